import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { openDoor } from './doubles/door.ts'
import { pour } from './doubles/perform.ts'
import { createWatch } from './doubles/watch.ts'
import type { Certificate } from './tls.ts'

export type Page = (response: ServerResponse) => void

interface Visit {
  method: string
  path: string
  headers: IncomingHttpHeaders
}

/**
 * Starts a website, over https if a certificate is given. It responds with 404 to unknown paths and with 405 to methods
 * other than GET.
 */
export async function startWebsite(pages: Record<string, Page>, tls?: Certificate) {
  const { http, url, close } = await openDoor({ tls })
  const website = { url, pages, visits: [] as Visit[] }
  const watch = createWatch(website)
  http.on('request', ({ method = '', url: path = '', headers }, response) => {
    website.visits.push({ method, path, headers })
    watch.changed()
    const page = website.pages[path] ?? answer({ status: 404 })
    if (method === 'GET') page(response)
    else response.writeHead(405).end()
  })
  return Object.assign(website, {
    until: watch.until,
    close: () => {
      watch.stop('the website is closed')
      return close()
    },
  })
}

interface Content {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

export const answer = ({ status = 200, headers = {}, body = '' }: Content = {}): Page => {
  return response => response.writeHead(status, headers).end(body)
}

/** Responds with these bytes and this content type, even if they do not match. */
export const image = (body: Buffer, type = 'image/png'): Page => answer({ headers: { 'Content-Type': type }, body })

/** Responds with a redirect whose body never ends. */
export const redirect = (location: string): Page => {
  return response => response.writeHead(302, { Location: location }).write('It begins')
}

export const hang: Page = () => {}

export const drop: Page = response => response.socket?.destroy()

export const endless: Page = pour
