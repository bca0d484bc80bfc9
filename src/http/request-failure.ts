import { describe, type Reason } from '../base/failure.ts'
import { excerpt, type Redact } from '../base/text.ts'

/** An exchange that ended without a usable response. */
export interface RequestFailure {
  kind: 'failure'
  /** Whether the server may have received the request. False only if it definitely received nothing it could act on. */
  mayHaveBeenReceived: boolean
  reason: Extract<
    Reason,
    'connection-failed' | 'tls-failed' | 'proxy-failed' | 'timeout' | 'connection-lost' | 'bad-response' | 'cancelled'
  >
  /** Whether the same request may succeed if repeated. Repeating it may still be unsafe. */
  retryable: boolean
  cause: unknown
  /** What happened, on one short line without secrets. */
  causeText: string
}

/** What the kind of error says about the exchange. */
export type ClassifiedError = Omit<RequestFailure, 'causeText'>

export const describedFailure = (error: ClassifiedError, redact: Redact): RequestFailure => ({
  ...error,
  causeText: excerpt(redact(describe(error.cause))),
})

/** The error for an exchange that ended because of a timeout or cancellation rather than a network error. */
export class Aborted extends Error {
  readonly reason: 'timeout' | 'cancelled'
  constructor(reason: 'timeout' | 'cancelled', message: string) {
    super(message)
    this.reason = reason
  }
}

/** The error for a request that `beforeHandOver` refused, because the connection took too long. */
export class HandOverRefused extends Aborted {
  constructor(message: string) {
    super('timeout', message)
  }
}

/** The error for a response that arrived before the request was sent and so cannot belong to it. */
export class EarlyResponse extends Error {
  constructor() {
    super('a response arrived before the request was sent')
  }
}

/** How the request reaches the service. Needed to tell proxy errors from service errors. */
export interface ProxyRoute {
  isProxied: boolean
  /** True for a plain http request through a proxy. Such a request goes to the proxy itself, not through a tunnel. */
  isPeerProxy: boolean
}

/** Classifies the error from a request that the server definitely did not receive. */
export function failureOfUnreceived(error: unknown, { isProxied, isPeerProxy }: ProxyRoute): ClassifiedError {
  const notReceived = (reason: RequestFailure['reason'], retryable: boolean): ClassifiedError => {
    return { kind: 'failure', mayHaveBeenReceived: false, reason, retryable, cause: error }
  }
  if (error instanceof Aborted) return notReceived(error.reason, error.reason === 'timeout')
  const { code = '', syscall, statusCode } = error as NodeJS.ErrnoException & { statusCode?: number }
  // A retry would not help if the proxy responded with a status, but may succeed if the tunnel ended without one.
  if (code === 'ERR_PROXY_TUNNEL') return notReceived('proxy-failed', statusCode === undefined)
  // An HTTP server waits for a request before it sends data, so the other end is probably not an HTTP server.
  if (error instanceof EarlyResponse || code.startsWith('HPE_')) {
    return notReceived(isPeerProxy ? 'proxy-failed' : 'connection-failed', true)
  }
  if (!isNetworkError(error) && !code.startsWith('ERR_INVALID')) {
    return notReceived(isPeerProxy ? 'proxy-failed' : 'tls-failed', false)
  }
  // Node reports ECONNRESET without a syscall if a TLS session ends early. In a tunnel, that session is with the
  // service, so the proxy is probably not the cause.
  const isServiceTls = code === 'ECONNRESET' && syscall === undefined && !isPeerProxy
  return notReceived(isProxied && !isServiceTls ? 'proxy-failed' : 'connection-failed', true)
}

/** Whether the network, rather than TLS, caused the error. */
function isNetworkError(error: unknown): boolean {
  // An AggregateError means that Node tried multiple addresses for the host, and all of them failed.
  if (error instanceof AggregateError) return true
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const isSystemError = syscall !== undefined && code !== 'EPROTO'
  return isSystemError || networkCodes.test(code)
}

const networkCodes =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/

/** Classifies an error that occurred after the hand-over, when the server may already have received the request. */
export function failureAfterHandOver(error: unknown, bytesReceived: number): ClassifiedError {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const isBadResponse = bytesReceived > 0 || code.startsWith('HPE_')
  const networkReason = isBadResponse ? 'bad-response' : 'connection-lost'
  const reason = error instanceof Aborted ? error.reason : networkReason
  return { kind: 'failure', mayHaveBeenReceived: true, reason, retryable: reason !== 'cancelled', cause: error }
}

/**
 * Whether an error is a TLS alert about a rejected or missing client certificate. In TLS 1.3, the client may write the
 * request before this alert arrives (RFC 8446, 4.4.2.4 and 6.2), but the server cannot read the request until the
 * handshake is complete.
 */
export const refusesHandshake = (error: unknown): boolean => handshakeAlert.test(String(error))

// Matches alerts about certificates, such as unknown_ca (48) and certificate_required (116). Does not match general
// alerts such as handshake_failure, or alerts that the request itself can cause, such as bad_record_mac.
const handshakeAlert = /\bSSL alert number (42|43|44|45|46|48|116)\b/
