import http from 'node:http'
import type { Socket } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import type { TLSSocket } from 'node:tls'
import type { Reason } from '../errors.ts'

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
 * One request over a connection of this agent, new or kept, and what came of it. It knows the moment at which the request
 * is handed over: before it the other side has certainly received nothing, after it may have received everything.
 */
export async function exchange(
  request: HttpRequest,
  agent: http.Agent,
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
      agent,
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
      settle({ ...head, body, incomplete })
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
        text += decoder.write(chunk.subarray(0, maxBytes - size))
        size += chunk.length
        if (size <= maxBytes) return
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

/** Why an exchange brought no response. */
export interface RequestFailure {
  kind: 'failure'
  /** False if the other side certainly received nothing it could act on. */
  mayHaveBeenReceived: boolean
  reason: Extract<
    Reason,
    'connection-failed' | 'tls-failed' | 'proxy-failed' | 'timeout' | 'connection-lost' | 'bad-response' | 'cancelled'
  >
  /** Whether the same request may well succeed a moment later. */
  retryable: boolean
  cause: unknown
}

/** Our own reasons to end an exchange, as distinct from what the network reports. */
export class Aborted extends Error {
  readonly reason: 'timeout' | 'cancelled'
  constructor(reason: 'timeout' | 'cancelled', message: string) {
    super(message)
    this.reason = reason
  }
}

/** What an exchange goes through on its way to the service. */
export interface Route {
  /** Whether there is a proxy. */
  isProxied: boolean
  /** Whether TLS on this connection is with the proxy itself: plain http through a proxy that speaks https. */
  isProxyTls: boolean
}

/** What went wrong before the connection (with TLS: the session) was established: certainly nothing was received. */
export function failureBeforeHandOver(error: unknown, { isProxied, isProxyTls }: Route): RequestFailure {
  const common = { kind: 'failure', mayHaveBeenReceived: false, cause: error } as const
  const before = (reason: RequestFailure['reason'], retryable: boolean) => ({ ...common, reason, retryable })
  if (error instanceof Aborted) return before(error.reason, error.reason === 'timeout')
  const { code = '', syscall, statusCode } = error as NodeJS.ErrnoException & { statusCode?: number }
  // The proxy's own response is final; a tunnel that just ended may be established the next time.
  if (code === 'ERR_PROXY_TUNNEL') return before('proxy-failed', statusCode === undefined)
  const isNetwork =
    (syscall !== undefined && code !== 'EPROTO') || networkCodes.test(code) || error instanceof AggregateError
  if (!isNetwork && !code.startsWith('ERR_INVALID')) return before(isProxyTls ? 'proxy-failed' : 'tls-failed', false)
  // A TLS session that ends early is the service's doing, also inside a tunnel.
  const isServiceTls = code === 'ECONNRESET' && syscall === undefined && !isProxyTls
  return before(isProxied && !isServiceTls ? 'proxy-failed' : 'connection-failed', true)
}

const networkCodes =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/

/** What went wrong once the request may have been written: it may have been received, regardless of the error. */
export function failureAfterHandOver(error: unknown, bytesReceived: number): RequestFailure {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const isBadResponse = bytesReceived > 0 || code.startsWith('HPE_')
  const reason = error instanceof Aborted ? error.reason : isBadResponse ? 'bad-response' : 'connection-lost'
  return { kind: 'failure', mayHaveBeenReceived: true, reason, retryable: true, cause: error }
}

/**
 * Whether an error is a TLS alert by which the other side refuses the client's part of the handshake: the certificate it
 * did not get or accept. In TLS 1.3 the client may write before it hears of that (RFC 8446, 4.4.2.4 and 6.2), but what it
 * wrote cannot be read without the rest of the handshake.
 */
export function refusesHandshake(error: unknown): boolean {
  const [, alert] = /\bSSL alert number (\d{1,3})\b/.exec(error instanceof Error ? error.message : '') ?? []
  return alert !== undefined && handshakeAlerts.has(Number(alert))
}

// The alerts about certificates, unknown_ca and certificate_required. Not handshake_failure and the like, and not those that a
// record of the request itself can cause, such as bad_record_mac.
const handshakeAlerts = new Set([42, 43, 44, 45, 46, 48, 116])
