import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { createWatch } from './doubles/watch.mjs'

/** How a website answers a GET. */
export type Page = (response: ServerResponse) => void

export interface Visit {
  method: string
  path: string
  headers: IncomingHttpHeaders
}

export interface Website {
  url: string
  /** What each path answers; others are 404. Everything but GET is 405. */
  pages: Record<string, Page>
  visits: Visit[]
  /** Resolves as soon as the predicate is true after a visit. */
  until: (predicate: (website: Website) => unknown) => Promise<void>
  close: () => Promise<void>
}

/** Starts a website on 127.0.0.1, over https if a certificate is given. */
export async function startWebsite(pages: Record<string, Page>, tls?: { key: string; cert: string }): Promise<Website> {
  const server = tls ? createSecureServer(tls) : createServer()
  server.on('request', (request, response) => {
    const { method = '', url: path = '', headers } = request
    website.visits.push({ method, path, headers })
    watch.changed()
    const page = website.pages[path] ?? answer({ status: 404 })
    if (method === 'GET') page(response)
    else response.writeHead(405).end()
  })
  // A client that does not accept the certificate, or goes away, is part of what is tested.
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  const { port } = server.address() as AddressInfo

  const website: Website = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    pages,
    visits: [],
    until: predicate => watch.until(predicate),
    close: () => {
      watch.stop('the website is closed')
      return new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
  const watch = createWatch(website)
  return website
}

interface Content {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

export const answer = ({ status = 200, headers = {}, body = '' }: Content = {}): Page => {
  return response => response.writeHead(status, headers).end(body)
}

/** Whatever the bytes are, it calls them a PNG. */
export const image = (body: Buffer, type = 'image/png'): Page => answer({ headers: { 'Content-Type': type }, body })

/** A redirect whose body never ends. */
export const redirect = (location: string): Page => {
  return response => response.writeHead(302, { Location: location }).write('It begins')
}

/** No answer. */
export const hang: Page = () => {}

/** Closes the connection without an answer. */
export const drop: Page = response => response.socket?.destroy()

/** A body without end, as fast as it is read. */
export const endless: Page = response => {
  pipeline(Readable.from(forever()), response, () => {})
}

function* forever() {
  for (;;) yield Buffer.alloc(65_536)
}
