import type { Reason } from '../errors.ts'

/** An exchange that ended without a usable response. */
export interface RequestFailure {
  kind: 'failure'
  /** False only if the other side certainly received nothing that it could act on. */
  mayHaveBeenReceived: boolean
  reason: Extract<
    Reason,
    'connection-failed' | 'tls-failed' | 'proxy-failed' | 'timeout' | 'connection-lost' | 'bad-response' | 'cancelled'
  >
  /** Whether the same request may succeed a moment later. It may still be unsafe to repeat. */
  retryable: boolean
  cause: unknown
}

/** The error if this action itself ended the exchange, as opposed to network errors. */
export class Aborted extends Error {
  readonly reason: 'timeout' | 'cancelled'
  constructor(reason: 'timeout' | 'cancelled', message: string) {
    super(message)
    this.reason = reason
  }
}

/** A response that arrived before the request was sent. It cannot be the answer to this request. */
export class EarlyResponse extends Error {
  constructor() {
    super('a response arrived before the request was sent')
  }
}

/** Tells errors of a proxy from errors of the service. */
export interface ProxyRoute {
  isProxied: boolean
  /** Whether TLS errors come from the proxy, because the request itself is plain http. */
  isPeerProxy: boolean
}

/** Classifies the error of a request that the other side certainly did not receive. */
export function failureOfUnreceived(error: unknown, { isProxied, isPeerProxy }: ProxyRoute): RequestFailure {
  const notReceived = (reason: RequestFailure['reason'], retryable: boolean): RequestFailure => {
    return { kind: 'failure', mayHaveBeenReceived: false, reason, retryable, cause: error }
  }
  if (error instanceof Aborted) return notReceived(error.reason, error.reason === 'timeout')
  const { code = '', syscall, statusCode } = error as NodeJS.ErrnoException & { statusCode?: number }
  // If the proxy answered with a status, its answer is final. A tunnel that ended without one may work next time.
  if (code === 'ERR_PROXY_TUNNEL') return notReceived('proxy-failed', statusCode === undefined)
  // An HTTP server never sends data first, so the other side is not an HTTP server.
  if (error instanceof EarlyResponse || code.startsWith('HPE_')) {
    return notReceived(isPeerProxy ? 'proxy-failed' : 'connection-failed', true)
  }
  if (!isNetworkError(error) && !code.startsWith('ERR_INVALID')) {
    return notReceived(isPeerProxy ? 'proxy-failed' : 'tls-failed', false)
  }
  // Node reports ECONNRESET without a syscall if a TLS session ends early. In a tunnel, this is the session with the
  // service, so the proxy is not the cause.
  const isServiceTls = code === 'ECONNRESET' && syscall === undefined && !isPeerProxy
  return notReceived(isProxied && !isServiceTls ? 'proxy-failed' : 'connection-failed', true)
}

/** Whether the network caused the error, rather than TLS. */
function isNetworkError(error: unknown): boolean {
  // Node tried several addresses of the host, and all of them failed.
  if (error instanceof AggregateError) return true
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const isSystemError = syscall !== undefined && code !== 'EPROTO'
  return isSystemError || networkCodes.test(code)
}

const networkCodes =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/

/** Classifies an error after the hand-over, when the other side may have received the request. */
export function failureAfterHandOver(error: unknown, bytesReceived: number): RequestFailure {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const isBadResponse = bytesReceived > 0 || code.startsWith('HPE_')
  const networkReason = isBadResponse ? 'bad-response' : 'connection-lost'
  const reason = error instanceof Aborted ? error.reason : networkReason
  return { kind: 'failure', mayHaveBeenReceived: true, reason, retryable: reason !== 'cancelled', cause: error }
}

/**
 * Whether an error is a TLS alert that rejects the client's certificate or the lack of one. In TLS 1.3, the client may
 * write before that alert arrives (RFC 8446, 4.4.2.4 and 6.2), but the server cannot read the request until the
 * handshake is complete.
 */
export const refusesHandshake = (error: unknown): boolean => handshakeAlert.test(String(error))

// The alerts about certificates, such as unknown_ca (48) and certificate_required (116). Leaves out handshake_failure
// and similar alerts, and alerts that the request itself can cause, such as bad_record_mac.
const handshakeAlert = /\bSSL alert number (42|43|44|45|46|48|116)\b/
