import http from 'node:http'
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
} from './request-failure.ts'

export interface HttpRequest {
  method: 'GET' | 'POST' | 'DELETE'
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
  signal?: AbortSignal
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
 * One request over a connection of this agent, new or kept, and what came of it. Never throws for what the network does, and
 * never follows a redirect. `route` says what is on the way to the service.
 */
export async function exchange(
  request: HttpRequest,
  agent: http.Agent,
  route: Route,
): Promise<HttpResponse | RequestFailure> {
  const { request: open } = request.url.protocol === 'https:' ? await loadHttps() : http
  return new Promise(resolve => new Exchange(request, route, resolve).start(open, agent))
}

/**
 * An exchange under way. It knows the moment of the hand-over: before it the other side has certainly received nothing, after
 * it may have received everything (docs/delivery.md).
 */
class Exchange {
  readonly #request: HttpRequest
  readonly #route: Route
  readonly #resolve: (result: HttpResponse | RequestFailure) => void
  /** Decoded as it arrives: a list of 5 MB would take half as long again if it were decoded as a whole. */
  readonly #decoder: StringDecoder
  #text = ''
  #response?: HttpResponse
  #sent?: http.ClientRequest
  #socket?: Socket
  #timer?: NodeJS.Timeout
  #bytesReceived = 0
  #mayHaveBeenReceived = false
  #isHandshakeConfirmed = true

  constructor(request: HttpRequest, route: Route, resolve: (result: HttpResponse | RequestFailure) => void) {
    this.#request = request
    this.#route = route
    this.#resolve = resolve
    this.#decoder = new StringDecoder(request.encoding ?? 'utf8')
  }

  /** Opens the connection. The request waits for it. */
  start(open: typeof http.request, agent: http.Agent): void {
    const { method, url, headers, body, timeoutMs, signal } = this.#request
    const withLength = body === undefined ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) }
    this.#timer = setTimeout(
      () => this.#end(new Aborted('timeout', `no response within ${timeoutMs / 1_000} s`)),
      timeoutMs,
    )
    const sent = open(url, { agent, method, headers: withLength })
    this.#sent = sent
    sent.on('error', error => this.#end(error))
    sent.on('close', () => this.#endWithoutResponse())
    sent.on('socket', socket => this.#onSocket(socket))
    sent.on('response', response => this.#onResponse(response))
    signal?.addEventListener('abort', this.#onCancel)
    if (signal?.aborted) this.#onCancel()
  }

  readonly #onCancel = () => this.#end(new Aborted('cancelled', 'the run was cancelled'))

  readonly #count = (chunk: Buffer) => {
    this.#bytesReceived += chunk.length
  }

  #onSocket(socket: Socket): void {
    this.#socket = socket
    socket.on('data', this.#count)
    if (isConnected(socket)) this.#handOver()
    else socket.once(isTls(socket) ? 'secureConnect' : 'connect', () => this.#handOver())
  }

  /**
   * Headers and body go out together, and only once the connection (with TLS: the session) is established, so that an error
   * before this moment means that nothing can have been received.
   */
  #handOver(): void {
    const sent = this.#sent
    if (!sent || sent.destroyed) return
    this.#mayHaveBeenReceived = true
    // In TLS 1.3 the client's side of the session is established before the other side has seen the client's part.
    const isTls13 = (this.#socket as TLSSocket).getProtocol?.() === 'TLSv1.3'
    this.#isHandshakeConfirmed = sent.reusedSocket || !isTls13
    sent.end(this.#request.body)
  }

  #onResponse(response: http.IncomingMessage): void {
    const { maxBytes, wantsBody } = this.#request
    const status = response.statusCode ?? 0
    this.#response = { kind: 'response', status, headers: response.headers, body: '', at: new Date() }
    if (wantsBody?.(status) === false) {
      this.#settleResponse()
      this.#sent?.destroy()
      return
    }
    let size = 0
    response.on('data', (chunk: Buffer) => {
      this.#text += this.#decoder.write(chunk.subarray(0, maxBytes - size))
      size += chunk.length
      if (size <= maxBytes) return
      this.#settleResponse('too-large')
      this.#sent?.destroy()
    })
    response.on('end', () => this.#settleResponse(response.complete ? undefined : 'cut'))
    response.on('error', error => this.#end(error))
    response.on('close', () => this.#settleResponse('cut'))
  }

  /** Some exchanges end without an error: after an unrequested status 101 there is just no response. */
  #endWithoutResponse(): void {
    if (this.#response) return
    this.#end(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' }))
  }

  #end(error: unknown): void {
    if (this.#response) this.#settleResponse(error instanceof Aborted ? error.reason : 'cut')
    else if (this.#isCertainlyUnread(error)) this.#settle(failureBeforeHandOver(error, this.#route))
    else this.#settle(failureAfterHandOver(error, this.#bytesReceived))
    this.#sent?.destroy()
  }

  #isCertainlyUnread(error: unknown): boolean {
    if (!this.#mayHaveBeenReceived) return true
    return !this.#isHandshakeConfirmed && this.#bytesReceived === 0 && refusesHandshake(error)
  }

  #settleResponse(incomplete?: Incomplete): void {
    if (!this.#response) return
    const text = this.#text + this.#decoder.end()
    const isBytes = this.#request.encoding === 'latin1'
    const body = isBytes ? text : text.replace(/^\ufeff/, '')
    this.#settle({ ...this.#response, body, incomplete })
  }

  /** Only the first call has an effect. */
  #settle(result: HttpResponse | RequestFailure): void {
    clearTimeout(this.#timer)
    this.#request.signal?.removeEventListener('abort', this.#onCancel)
    this.#socket?.removeListener('data', this.#count)
    this.#resolve(result)
  }
}

/** The socket decides, not the URL: plain http to a proxy that speaks https goes over TLS. */
const isTls = (socket: Socket) => (socket as TLSSocket).encrypted === true

function isConnected(socket: Socket): boolean {
  if (socket.connecting) return false
  return !isTls(socket) || (socket as TLSSocket & { secureConnecting: boolean }).secureConnecting === false
}
