import type { Reason } from '../errors.ts'

/** The reason why an exchange got no response. */
export interface RequestFailure {
  kind: 'failure'
  /** False if the other side certainly received nothing that it could act on. */
  mayHaveBeenReceived: boolean
  reason: Extract<
    Reason,
    'connection-failed' | 'tls-failed' | 'proxy-failed' | 'timeout' | 'connection-lost' | 'bad-response' | 'cancelled'
  >
  /** Whether the same request may succeed a moment later. */
  retryable: boolean
  cause: unknown
}

/** The error for our own reasons to end an exchange, as opposed to network errors. */
export class Aborted extends Error {
  readonly reason: 'timeout' | 'cancelled'
  constructor(reason: 'timeout' | 'cancelled', message: string) {
    super(message)
    this.reason = reason
  }
}

/** The error for a response that arrived before the request was sent, which cannot be the answer. */
export class EarlyResponse extends Error {
  constructor() {
    super('a response arrived before the request was sent')
  }
}

/** The route of an exchange to the service. */
export interface ProxyRoute {
  isProxied: boolean
  /** Whether TLS errors come from the proxy, because the request is plain http. */
  isProxyTls: boolean
}

/** Describes an error of a request that the other side certainly did not receive. */
export function failureOfUnreceived(error: unknown, { isProxied, isProxyTls }: ProxyRoute): RequestFailure {
  const notReceived = (reason: RequestFailure['reason'], retryable: boolean): RequestFailure => {
    return { kind: 'failure', mayHaveBeenReceived: false, reason, retryable, cause: error }
  }
  if (error instanceof Aborted) return notReceived(error.reason, error.reason === 'timeout')
  const { code = '', syscall, statusCode } = error as NodeJS.ErrnoException & { statusCode?: number }
  // A response of the proxy is final. A tunnel that ended without a response may work next time.
  if (code === 'ERR_PROXY_TUNNEL') return notReceived('proxy-failed', statusCode === undefined)
  // An HTTP server never speaks first, so the other side is not an HTTP server.
  if (error instanceof EarlyResponse || code.startsWith('HPE_')) {
    return notReceived(isProxyTls ? 'proxy-failed' : 'connection-failed', true)
  }
  if (!isNetworkError(error) && !code.startsWith('ERR_INVALID')) {
    return notReceived(isProxyTls ? 'proxy-failed' : 'tls-failed', false)
  }
  // If a TLS session inside a proxy tunnel ends early, the service ended it, not the proxy.
  const isServiceTls = code === 'ECONNRESET' && syscall === undefined && !isProxyTls
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

/** Describes an error after the request was handed over. The other side may have received the request. */
export function failureAfterHandOver(error: unknown, bytesReceived: number): RequestFailure {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const isBadResponse = bytesReceived > 0 || code.startsWith('HPE_')
  const networkReason = isBadResponse ? 'bad-response' : 'connection-lost'
  const reason = error instanceof Aborted ? error.reason : networkReason
  return { kind: 'failure', mayHaveBeenReceived: true, reason, retryable: true, cause: error }
}

/**
 * Whether an error is a TLS alert that rejects the client's certificate or its absence. In TLS 1.3, the client may
 * write before that alert arrives (RFC 8446, 4.4.2.4 and 6.2), but the server cannot read the request without the rest
 * of the handshake.
 */
export const refusesHandshake = (error: unknown): boolean => handshakeAlert.test(String(error))

// The alerts about certificates, including unknown_ca and certificate_required. The list leaves out handshake_failure
// and similar alerts, and alerts that the request itself can cause, such as bad_record_mac.
const handshakeAlert = /\bSSL alert number (42|43|44|45|46|48|116)\b/
