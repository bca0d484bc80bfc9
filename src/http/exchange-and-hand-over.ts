import http from 'node:http'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import {
  Aborted,
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
  /** For the whole exchange, from the connection to the last byte of the response. */
  timeoutMs: number
  /** No more of the response's body is read than this. */
  maxBytes: number
  /** If given, the response's body is read as bytes, each of them as one character; otherwise as text in UTF-8. */
  encoding?: 'latin1'
  /**
   * Whether the body of a response with this status is wanted; if this is absent, it is. If it is not wanted, the
   * response is whole once its status is read, and the connection is closed.
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

type ResponseHead = Omit<HttpResponse, 'body' | 'incomplete'>

/** A response that has begun: its head, and the body that is read of it. */
interface OpenResponse {
  head: ResponseHead
  stream: http.IncomingMessage
}

/**
 * One request over a new connection of this agent, and its response or failure. Never throws for what the network does,
 * and never follows a redirect. The agent decides whether the connection uses TLS; `route` says which proxy is between.
 */
export function exchange(
  request: HttpRequest,
  agent: http.Agent,
  route: ProxyRoute,
): Promise<HttpResponse | RequestFailure> {
  const { method, url, headers, body } = request
  const withLength = body === undefined ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) }
  const sent = http.request(url, { agent, method, headers: withLength })
  return new Promise(resolve => new Exchange(request, sent, route, resolve).start())
}

/**
 * An exchange under way. It knows the moment of the hand-over: before it, the other side has certainly received
 * nothing; after it, the other side may have received everything (docs/delivery.md).
 */
class Exchange {
  readonly #request: HttpRequest
  readonly #sent: http.ClientRequest
  readonly #route: ProxyRoute
  readonly #resolve: (result: HttpResponse | RequestFailure) => void
  readonly #startedAt = Date.now()
  /** What arrived of the response's body, within its limit. */
  readonly #body: Buffer[] = []
  #response?: OpenResponse
  #timer?: NodeJS.Timeout
  #bytesReceived = 0
  #mayHaveBeenReceived = false
  #isHandshakeConfirmed = false

  constructor(
    request: HttpRequest,
    sent: http.ClientRequest,
    route: ProxyRoute,
    resolve: (result: HttpResponse | RequestFailure) => void,
  ) {
    this.#request = request
    this.#sent = sent
    this.#route = route
    this.#resolve = resolve
  }

  /** Waits for the connection, which Node opens. */
  start(): void {
    const { timeoutMs, signal } = this.#request
    this.#timer = setTimeout(this.#onTimeout, timeoutMs)
    this.#sent.on('error', error => this.#end(error))
    this.#sent.on('close', () => this.#endWithoutResponse())
    this.#sent.on('socket', socket => this.#onSocket(socket))
    this.#sent.on('response', response => this.#onResponse(response))
    signal?.addEventListener('abort', this.#onCancel)
    if (signal?.aborted) this.#onCancel()
  }

  readonly #onTimeout = () =>
    this.#end(new Aborted('timeout', `no response within ${this.#request.timeoutMs / 1_000} s`))

  readonly #onCancel = () => this.#end(new Aborted('cancelled', 'the run was cancelled'))

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
   * Headers and body go out together, and only once the connection (with TLS: the session) is established. So an error
   * before this moment means that the other side received nothing. The last look for a signal, or for the end of the
   * connection, is right before the write: a process that was held learns of both only now.
   */
  async #handOver(socket: Socket): Promise<void> {
    await pendingEvents()
    if (this.#sent.destroyed || socket.destroyed) return
    // While a machine is suspended, its timers stop, but its clock goes on: too much time may have passed to send.
    if (Date.now() - this.#startedAt > this.#request.timeoutMs) {
      this.#onTimeout()
      return
    }
    this.#mayHaveBeenReceived = true
    // In TLS 1.3 the client may write before the other side has accepted the client's part of the handshake. A session
    // ticket says that it has.
    const isTls13 = (socket as TLSSocket).getProtocol?.() === 'TLSv1.3'
    if (!isTls13) this.#isHandshakeConfirmed = true
    this.#sent.end(this.#request.body)
  }

  #onResponse(response: http.IncomingMessage): void {
    const { maxBytes, wantsBody } = this.#request
    if (!this.#mayHaveBeenReceived) {
      this.#end(new EarlyResponse())
      return
    }
    const status = response.statusCode ?? 0
    const head: ResponseHead = { kind: 'response', status, headers: response.headers, at: new Date() }
    this.#response = { head, stream: response }
    if (wantsBody?.(status) === false) {
      this.#finishResponse(head)
      this.#sent.destroy()
      return
    }
    let size = 0
    response.on('data', (chunk: Buffer) => {
      this.#body.push(chunk.subarray(0, maxBytes - size))
      size += chunk.length
      if (size <= maxBytes) return
      this.#finishResponse(head, 'too-large')
      this.#sent.destroy()
    })
    response.on('end', () => this.#finishResponse(head, response.complete ? undefined : 'cut'))
    response.on('error', error => this.#end(error))
  }

  /** Some exchanges end without an error: after an unrequested status 101 there is just no response. */
  #endWithoutResponse(): void {
    if (this.#response) return
    this.#end(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' }))
  }

  #end(error: unknown): void {
    if (this.#response) this.#endResponse(this.#response, error)
    else if (this.#isCertainlyUnread(error)) this.#finish(failureOfUnreceived(error, this.#route))
    else this.#finish(failureAfterHandOver(error, this.#bytesReceived))
    this.#sent.destroy()
  }

  #endResponse({ head, stream }: OpenResponse, error: unknown): void {
    if (error instanceof Aborted) {
      this.#finishResponse(head, error.reason)
      return
    }
    // Node reports an error behind the body before it delivers the body. Reading delivers it to the listener of `data`.
    while (stream.read() !== null);
    this.#finishResponse(head, stream.complete ? undefined : 'cut')
  }

  #isCertainlyUnread(error: unknown): boolean {
    if (!this.#mayHaveBeenReceived) return true
    return !this.#isHandshakeConfirmed && this.#bytesReceived === 0 && refusesHandshake(error)
  }

  #finishResponse(head: ResponseHead, incomplete?: Incomplete): void {
    const text = Buffer.concat(this.#body).toString(this.#request.encoding)
    this.#finish({ ...head, body: text.replace(/^\ufeff/, ''), incomplete })
  }

  /** Only the first call has an effect. */
  #finish(result: HttpResponse | RequestFailure): void {
    clearTimeout(this.#timer)
    this.#request.signal?.removeEventListener('abort', this.#onCancel)
    this.#resolve(result)
  }
}

/**
 * Lets Node handle events that occurred while it was busy or held, such as a signal of the runner. It waits for two
 * turns of the event loop, because the first one may have begun already.
 */
async function pendingEvents(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise(resolve => setImmediate(resolve))
}

/** Whether this connection uses TLS: plain http through a proxy that speaks https does. */
const isTls = (socket: Socket) => (socket as TLSSocket).encrypted === true

function isConnected(socket: Socket): boolean {
  if (socket.connecting) return false
  return !isTls(socket) || (socket as TLSSocket & { secureConnecting: boolean }).secureConnecting === false
}
