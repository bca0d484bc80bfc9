import http from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import type { Socket } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import type { TLSSocket } from 'node:tls'
import {
  Aborted,
  failureAfterHandOver,
  failureBeforeHandOver,
  type RequestFailure,
  type Route,
  refusesHandshake,
} from './failures.ts'

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body?: string
  /** For the whole exchange, from the connection to the last byte of the response. */
  timeoutMs: number
  /** No more of the response's body is read than this. */
  maxBytes: number
  /** What the response's body is read as: text, or with `latin1` bytes, each of them as one character. UTF-8 if absent. */
  encoding?: 'utf8' | 'latin1'
  /**
   * Whether the body of a response with this status is wanted; if this is absent, it is. If it is not wanted, the response
   * is whole once its status is read, and the connection is closed.
   */
  wantsBody?: (status: number) => boolean
  /** Aborted when the run is cancelled. */
  signal?: AbortSignal | undefined
}

/** Why the body of a response is not whole. */
export type Incomplete = 'cut' | 'timeout' | 'too-large' | 'cancelled'

export interface HttpResponse {
  kind: 'response'
  status: number
  headers: http.IncomingHttpHeaders
  /** What arrived of the body; of a text without its byte-order mark. */
  body: string
  incomplete?: Incomplete
  /** When the status was read. */
  at: Date
}

// Loaded only for https: it costs as much as everything else that a send over http needs.
export const loadHttps = async () => (await import('node:https')).default

/**
 * One request over a connection of this agent, new or kept, and what came of it. It knows the moment at which the request
 * is handed over: before it the other side has certainly received nothing, after it may have received everything.
 */
export async function exchange(
  request: HttpRequest,
  agent: http.Agent | HttpsAgent,
  route: Route,
): Promise<HttpResponse | RequestFailure> {
  const { method, url, headers, body, timeoutMs, maxBytes, encoding = 'utf8', wantsBody, signal } = request
  const { request: open } = url.protocol === 'https:' ? await loadHttps() : http

  return new Promise(resolve => {
    let mayHaveBeenReceived = false
    let isHandshakeConfirmed = true
    let received = 0
    let connection: Socket | undefined
    let head: HttpResponse | undefined
    // Decoded as it arrives: a list of 5 MB would take half as long again if it were decoded as a whole.
    const decoder = new StringDecoder(encoding)
    let text = ''

    const sent = open(url, {
      agent: agent as HttpsAgent,
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) },
    })
    const timer = setTimeout(() => end(new Aborted('timeout', `no response within ${timeoutMs / 1_000} s`)), timeoutMs)
    const onCancel = () => end(new Aborted('cancelled', 'the run was cancelled'))
    const count = (chunk: Buffer) => {
      received += chunk.length
    }

    function settle(result: HttpResponse | RequestFailure) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onCancel)
      connection?.removeListener('data', count)
      resolve(result)
    }
    function settleResponse(incomplete?: Incomplete) {
      if (!head) return
      const whole = text + decoder.end()
      const body = encoding === 'utf8' ? whole.replace(/^\ufeff/, '') : whole
      settle({ ...head, body, ...(incomplete && { incomplete }) })
    }
    function end(error: unknown) {
      if (head) settleResponse(error instanceof Aborted ? error.reason : 'cut')
      else if (isCertainlyUnread(error)) settle(failureBeforeHandOver(error, route))
      else settle(failureAfterHandOver(error, received))
      sent.destroy()
    }
    const isCertainlyUnread = (error: unknown) =>
      !mayHaveBeenReceived || (!isHandshakeConfirmed && received === 0 && refusesHandshake(error))

    // Headers and body go out together, and only once the connection (with TLS: the session) is established, so that an
    // error before this moment means that nothing can have been received.
    function handOver() {
      if (sent.destroyed) return
      mayHaveBeenReceived = true
      // In TLS 1.3 the client's side of the session is established before the other side has seen the client's part.
      isHandshakeConfirmed = sent.reusedSocket || (connection as TLSSocket).getProtocol?.() !== 'TLSv1.3'
      sent.end(body)
    }

    sent.on('error', end)
    // Some exchanges end without an error: after an unrequested status 101 there is just no response.
    sent.on('close', () => head ?? end(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' })))
    sent.on('socket', socket => {
      connection = socket
      socket.on('data', count)
      if (isConnected(socket)) handOver()
      else socket.once(isTls(socket) ? 'secureConnect' : 'connect', handOver)
    })
    sent.on('response', response => {
      const status = response.statusCode ?? 0
      head = { kind: 'response', status, headers: response.headers, body: '', at: new Date() }
      if (wantsBody?.(status) === false) {
        settleResponse()
        sent.destroy()
        return
      }
      let size = 0
      response.on('data', (chunk: Buffer) => {
        const room = maxBytes - size
        size += chunk.length
        if (chunk.length <= room) {
          text += decoder.write(chunk)
          return
        }
        text += decoder.write(chunk.subarray(0, room))
        settleResponse('too-large')
        sent.destroy()
      })
      response.on('end', () => settleResponse(response.complete ? undefined : 'cut'))
      response.on('error', end)
      response.on('close', () => settleResponse('cut'))
    })
    signal?.addEventListener('abort', onCancel)
    if (signal?.aborted) onCancel()
  })
}

/** The socket decides, not the URL: plain http to a proxy that speaks https goes over TLS. */
const isTls = (socket: Socket) => (socket as TLSSocket).encrypted === true

function isConnected(socket: Socket): boolean {
  if (socket.connecting) return false
  return !isTls(socket) || (socket as TLSSocket & { secureConnecting: boolean }).secureConnecting === false
}
