import http from 'node:http'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { describe } from '../base/failure.ts'
import { OutsideText } from '../base/outside-text.ts'
import { excerpt, type Redact } from '../base/text.ts'
import {
  Aborted,
  type ClassifiedError,
  EarlyResponse,
  failureAfterHandOver,
  failureOfUnreceived,
  type ProxyRoute,
  type RequestFailure,
  refusesHandshake,
} from './request-failure.ts'

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

type ResponseHead = Omit<HttpResponse, 'body' | 'incomplete'>

interface OpenResponse {
  head: ResponseHead
  stream: http.IncomingMessage
}

/**
 * Sends one request over a new connection from `agent`, which decides whether to use TLS. Returns network errors
 * instead of throwing them, and never follows redirects. `route` is used only to tell proxy errors from service errors.
 * `redact` makes what comes from outside ready to be shown.
 */
export function exchange(
  request: HttpRequest,
  agent: http.Agent,
  route: ProxyRoute,
  redact: Redact,
): Promise<HttpResponse | RequestFailure> {
  const { method, url, headers } = request
  const sent = http.request(url, { agent, method, headers })
  return new Promise(resolve => new Exchange(request, sent, route, redact, resolve).start())
}

export const describedFailure = (error: ClassifiedError, redact: Redact): RequestFailure => ({
  ...error,
  causeText: excerpt(redact(describe(error.cause))),
})

/**
 * An exchange in progress. Tracks whether the request has been handed over to the network. Before the hand-over, the
 * server cannot have received any of the request. After it, the server may have received all of it (docs/delivery.md).
 */
class Exchange {
  readonly #request: HttpRequest
  readonly #sent: http.ClientRequest
  readonly #route: ProxyRoute
  readonly #redact: Redact
  readonly #resolve: (result: HttpResponse | RequestFailure) => void
  readonly #startedAt = Date.now()
  readonly #body: Buffer[] = []
  #response?: OpenResponse
  #timer?: NodeJS.Timeout
  #bytesReceived = 0
  #isHandedOver = false
  #isHandshakeConfirmed = false

  constructor(
    request: HttpRequest,
    sent: http.ClientRequest,
    route: ProxyRoute,
    redact: Redact,
    resolve: (result: HttpResponse | RequestFailure) => void,
  ) {
    this.#request = request
    this.#sent = sent
    this.#route = route
    this.#redact = redact
    this.#resolve = resolve
  }

  /** Starts the timeout and adds the listeners. Does not start the connection, because http.request() already did. */
  start(): void {
    const { timeoutMs, signal } = this.#request
    this.#timer = setTimeout(this.#onTimeout, timeoutMs)
    this.#sent.on('error', error => this.#fail(error))
    this.#sent.on('close', () => this.#onClose())
    this.#sent.on('socket', socket => this.#onSocket(socket))
    this.#sent.on('response', response => this.#onResponse(response))
    signal?.addEventListener('abort', this.#onCancel)
    if (signal?.aborted) this.#onCancel()
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
    const tooLate = this.#whyTimedOut() ?? beforeHandOver?.()
    if (tooLate !== undefined) {
      this.#fail(new Aborted('timeout', tooLate))
      return
    }
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
    const { url, maxBytes, wantsBody } = this.#request
    if (!this.#isHandedOver) {
      this.#fail(new EarlyResponse())
      return
    }
    const status = response.statusCode ?? 0
    const { location, ...headers }: http.IncomingHttpHeaders = response.headers
    const head: ResponseHead = { kind: 'response', url, status, headers, at: new Date() }
    if (location !== undefined) head.location = new OutsideText(location, this.#redact)
    this.#response = { head, stream: response }
    if (wantsBody?.(status) === false) {
      this.#respond(head)
      this.#sent.destroy()
      return
    }
    let size = 0
    response.on('data', (chunk: Buffer) => {
      if (size > maxBytes) return
      this.#body.push(chunk.subarray(0, maxBytes - size))
      size += chunk.length
      if (size <= maxBytes) return
      this.#respond(head, 'too-large')
      this.#sent.destroy()
    })
    response.on('end', () => this.#respond(head, response.complete ? undefined : 'cut'))
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

  #failDuringBody({ head, stream }: OpenResponse, error: unknown): void {
    if (error instanceof Aborted) {
      this.#respond(head, error.reason)
      return
    }
    // If an error follows the body, Node emits the error before it delivers the rest of the body. Calling read()
    // delivers the rest to the `data` listener.
    while (stream.read() !== null);
    this.#respond(head, stream.complete ? undefined : 'cut')
  }

  #classify(error: unknown): ClassifiedError {
    if (this.#isCertainlyUnread(error)) return failureOfUnreceived(error, this.#route)
    return failureAfterHandOver(error, this.#bytesReceived)
  }

  #isCertainlyUnread(error: unknown): boolean {
    if (!this.#isHandedOver) return true
    return !this.#isHandshakeConfirmed && this.#bytesReceived === 0 && refusesHandshake(error)
  }

  #respond(head: ResponseHead, incomplete?: Incomplete): void {
    const text = Buffer.concat(this.#body).toString(this.#request.encoding)
    const body = new OutsideText(text.replace(/^\ufeff/, ''), this.#redact, incomplete !== undefined)
    this.#settle({ ...head, body, incomplete })
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

/** Whether the socket uses TLS. True even for a plain http request if it goes through an https proxy. */
const isTls = (socket: Socket) => (socket as TLSSocket).encrypted === true

function isConnected(socket: Socket): boolean {
  if (socket.connecting) return false
  return !isTls(socket) || (socket as TLSSocket & { secureConnecting: boolean }).secureConnecting === false
}
