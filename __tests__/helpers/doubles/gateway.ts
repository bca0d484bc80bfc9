import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { openDoor } from './door.ts'

export interface ErrorPage {
  status: number
  headers?: Record<string, string>
  body?: string
}

/**
 * Starts a gateway in front of a service. If the service closes a connection without a response, the gateway answers
 * with its error page instead, as nginx and others do if their error pages change the status.
 */
export async function startGateway(service: { url: string; token: string }, errorPage: (method: string) => ErrorPage) {
  const { http, url, close } = await openDoor()
  http.on('request', (given: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = given
    const forwarded = request(new URL(path, service.url), { method, headers, agent: false }, answered => {
      response.writeHead(answered.statusCode ?? 0, answered.headers)
      answered.pipe(response)
    })
    forwarded.on('error', () => {
      const { status, headers = {}, body = '' } = errorPage(method)
      response.writeHead(status, headers).end(body)
    })
    given.pipe(forwarded)
  })
  return { url, token: service.token, close }
}
