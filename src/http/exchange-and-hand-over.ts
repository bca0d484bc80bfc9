import http from 'node:http'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Failure } from '../base/failure.ts'
import { OutsideText } from '../base/outside-text.ts'
import type { Redact } from '../base/text.ts'
import { agentFor, isConnected, isTls } from './connection.ts'
import { type ProxySettings, proxyFor } from './proxy.ts'
import {
  Aborted,
  describedFailure,
  EarlyResponse,
  failureAfterHandOver,
  failureOfUnreceived,
  HandOverRefused,
  type ProxyRoute,
  type RequestFailure,
  refusesHandshake,
} from './request-failure.ts'

export type { RequestFailure } from './request-failure.ts'

export interface HttpRequest {
  method: 'GET' | 'POST' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body?: string
  /** The time limit for the whole exchange, from connecting to the last byte of the response. */
  timeoutMs: number
  /**
   * Called right before the request is handed over to the network. If it returns a reason, the request is not sent, and
   * the exchange ends with `timeout`.
   */
  beforeHandOver?: () => string | undefined
  maxBytes: number
  /** With `latin1`, each byte of the response body becomes one character. By default, the body is decoded as UTF-8. */
  encoding?: 'latin1'
  /**
   * Whether to read the body of a response with the given status. If false, the exchange ends as soon as the status
   * arrives. By default, every body is read.
   */
  wantsBody?: (status: number) => boolean
  /** If this signal is aborted, the exchange ends with the reason `cancelled`. */
  signal?: AbortSignal
}

/** Why a response body is incomplete. `cut` means that the connection ended before the body was complete. */
export type Incomplete = 'cut' | 'timeout' | 'too-large' | 'cancelled'

export interface HttpResponse {
  kind: 'response'
  /** The URL that was requested. */
  url: URL
  status: number
  /** All headers except `Location`. */
  headers: http.IncomingHttpHeaders
  location?: OutsideText
  /** The part of the body that arrived, up to `maxBytes` and without a byte-order mark. */
  body: OutsideText
  incomplete?: Incomplete
  /** When the status arrived. */
  at: Date
}

export interface HttpClient {
  /** Sends one request. Returns network errors instead of throwing them, and never follows redirects. */
  request(request: HttpRequest): Promise<HttpResponse | RequestFailure>
}

export interface RequestContext {
  http: HttpClient
  signal: AbortSignal
  /** `retry` logs why a request failed and how long the action waits before retrying. */
  log: { info: (text: string) => void; retry: (why: Failure, waitMs: number) => void }
}

/**
 * Sends each request over its own connection, through the proxy that applies to the URL. Connections are not reused,
 * because a stray response could be mistaken for the response to the next request. Also, if the server closed a reused
 * connection, it would be unclear whether the server had received the last request.
 */
export class NetworkClient implements HttpClient {
  readonly #proxies: ProxySettings
  readonly #redact: Redact
  readonly #debug?: (line: string) => void

  /** `redact` removes secrets from everything that comes from outside. `debug` gets a line about each exchange. */
  constructor(proxies: ProxySettings, redact: Redact, debug?: (line: string) => void) {
    this.#proxies = proxies
    this.#redact = redact
    this.#debug = debug
  }

  async request(request: HttpRequest): Promise<HttpResponse | RequestFailure> {
    const { method, url } = request
    const proxy = proxyFor(url, this.#proxies)
    if (proxy instanceof Error) {
      const refused = { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false } as const
      return describedFailure({ ...refused, cause: proxy }, this.#redact)
    }
    const agent = await agentFor(url, proxy)
    const route = { isProxied: proxy !== undefined, isPeerProxy: proxy !== undefined && url.protocol === 'http:' }
    const startedAtMs = Date.now()
    const result = await new Exchange(request, agent, route, this.#redact).run()
    const ended = result.kind === 'response' ? result.status : result.reason
    // Leave out headers, bodies, and the query, because they may contain private data.
    this.#debug?.(`${method} ${url.host}${url.pathname}: ${ended} in ${Date.now() - startedAtMs} ms`)
    return result
  }
}

/**
 * An exchange in progress. Tracks whether the request has been handed over to the network. Before the hand-over, the
 * server cannot have received any of the request. After it, the server may have received all of it (docs/delivery.md).
 */
class Exchange {
  readonly #request: HttpRequest
  readonly #sent: http.ClientRequest
  readonly #route: ProxyRoute
  readonly #redact: Redact
  readonly #startedAt = Date.now()
  #timer?: NodeJS.Timeout
  readonly #body: Buffer[] = []
  /** The response, once its status has arrived. */
  #response?: http.IncomingMessage
  #respondedAt = new Date()
  #bytesReceived = 0
  #isHandedOver = false
  #isHandshakeConfirmed = false

  #resolve: (result: HttpResponse | RequestFailure) => void = () => {}

  /** Starts to connect. `agent` decides whether to use TLS. `route` is only used to tell proxy errors from others. */
  constructor(request: HttpRequest, agent: http.Agent, route: ProxyRoute, redact: Redact) {
    const { url, method, headers } = request
    this.#request = request
    this.#sent = http.request(url, { agent, method, headers })
    this.#route = route
    this.#redact = redact
  }

  /** Sends the request once the connection is established. Call this only once. */
  run(): Promise<HttpResponse | RequestFailure> {
    const { timeoutMs, signal } = this.#request
    return new Promise(resolve => {
      this.#resolve = resolve
      this.#timer = setTimeout(this.#onTimeout, timeoutMs)
      this.#sent.on('error', error => this.#fail(error))
      this.#sent.on('close', () => this.#onClose())
      this.#sent.on('socket', socket => this.#onSocket(socket))
      this.#sent.on('response', response => this.#onResponse(response))
      signal?.addEventListener('abort', this.#onCancel)
      if (signal?.aborted) this.#onCancel()
    })
  }

  readonly #onTimeout = () =>
    this.#fail(new Aborted('timeout', `no response within ${this.#request.timeoutMs / 1_000} s`))

  readonly #onCancel = () => this.#fail(new Aborted('cancelled', 'the run was cancelled'))

  #onSocket(socket: Socket): void {
    socket.on('data', (chunk: Buffer) => {
      this.#bytesReceived += chunk.length
    })
    socket.once('session', () => {
      this.#isHandshakeConfirmed = true
    })
    const handOver = () => void this.#handOver(socket)
    if (isConnected(socket)) handOver()
    else socket.once(isTls(socket) ? 'secureConnect' : 'connect', handOver)
  }

  /**
   * Writes the headers and the body together, but only once the connection (including TLS, if used) is established. If
   * an error occurs before that, the server cannot have received any of the request. Handles pending events right
   * before writing, because a paused process might otherwise miss a cancellation or a closed connection.
   */
  async #handOver(socket: Socket): Promise<void> {
    await pendingEvents()
    if (this.#sent.destroyed || socket.destroyed) return
    const { body, beforeHandOver } = this.#request
    const timedOut = this.#whyTimedOut()
    if (timedOut !== undefined) return this.#fail(new Aborted('timeout', timedOut))
    const refused = beforeHandOver?.()
    if (refused !== undefined) return this.#fail(new HandOverRefused(refused))
    this.#isHandedOver = true
    // In TLS 1.3, the client may start to write before the server has completed the handshake. In that case, the
    // session ticket that arrives later confirms the handshake (see #onSocket).
    const isTls13 = (socket as TLSSocket).getProtocol?.() === 'TLSv1.3'
    if (!isTls13) this.#isHandshakeConfirmed = true
    this.#sent.end(body)
  }

  /** Timers stop while the machine is suspended, so this checks the wall clock. */
  #whyTimedOut(): string | undefined {
    const { timeoutMs } = this.#request
    return Date.now() - this.#startedAt > timeoutMs ? `no connection within ${timeoutMs / 1_000} s` : undefined
  }

  #onResponse(response: http.IncomingMessage): void {
    const { maxBytes, wantsBody } = this.#request
    if (!this.#isHandedOver) {
      this.#fail(new EarlyResponse())
      return
    }
    this.#response = response
    this.#respondedAt = new Date()
    if (wantsBody?.(response.statusCode ?? 0) === false) {
      this.#respond(response)
      this.#sent.destroy()
      return
    }
    let size = 0
    response.on('data', (chunk: Buffer) => {
      if (size > maxBytes) return
      this.#body.push(chunk.subarray(0, maxBytes - size))
      size += chunk.length
      if (size <= maxBytes) return
      this.#respond(response, 'too-large')
      this.#sent.destroy()
    })
    response.on('end', () => this.#respond(response, response.complete ? undefined : 'cut'))
    response.on('error', error => this.#fail(error))
  }

  /**
   * Ends the exchange if the connection closed without a response or an error, for example after an unsolicited 101
   * (Switching Protocols).
   */
  #onClose(): void {
    if (this.#response) return
    this.#fail(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' }))
  }

  #fail(error: unknown): void {
    if (this.#response) this.#failDuringBody(this.#response, error)
    else this.#settle(describedFailure(this.#classify(error), this.#redact))
    this.#sent.destroy()
  }

  #failDuringBody(response: http.IncomingMessage, error: unknown): void {
    if (error instanceof Aborted) {
      this.#respond(response, error.reason)
      return
    }
    // If an error follows the body, Node emits the error before it delivers the rest of the body. Calling read()
    // delivers the rest to the `data` listener.
    while (response.read() !== null);
    this.#respond(response, response.complete ? undefined : 'cut')
  }

  #classify(error: unknown) {
    if (this.#isCertainlyUnread(error)) return failureOfUnreceived(error, this.#route)
    return failureAfterHandOver(error, this.#bytesReceived)
  }

  #isCertainlyUnread(error: unknown): boolean {
    if (!this.#isHandedOver) return true
    return !this.#isHandshakeConfirmed && this.#bytesReceived === 0 && refusesHandshake(error)
  }

  #respond(response: http.IncomingMessage, incomplete?: Incomplete): void {
    const { location, ...headers }: http.IncomingHttpHeaders = response.headers
    const text = Buffer.concat(this.#body).toString(this.#request.encoding)
    this.#settle({
      kind: 'response',
      url: this.#request.url,
      status: response.statusCode ?? 0,
      headers,
      ...(location !== undefined && { location: new OutsideText(location, this.#redact) }),
      body: new OutsideText(text.replace(/^\ufeff/, ''), this.#redact, incomplete !== undefined),
      incomplete,
      at: this.#respondedAt,
    })
  }

  /** Only the first call has an effect, because a promise settles only once. */
  #settle(result: HttpResponse | RequestFailure): void {
    clearTimeout(this.#timer)
    this.#request.signal?.removeEventListener('abort', this.#onCancel)
    this.#resolve(result)
  }
}

/**
 * Lets Node handle events that occurred while it was busy or paused, such as a signal from the runner. Waits for two
 * turns of the event loop, because the first one may already be in progress.
 */
async function pendingEvents(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise(resolve => setImmediate(resolve))
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Returns the status with its name, for example `404 Not Found`. */
export function statusName(status: number): string {
  const name = http.STATUS_CODES[status]
  return name === undefined ? String(status) : `${status} ${name}`
}
