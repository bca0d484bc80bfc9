import type { Reason } from '../errors.ts'

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

/** A response that arrived before the request was handed over: it cannot be the answer to it. */
export class EarlyResponse extends Error {
  constructor() {
    super('a response arrived before the request was sent')
  }
}

/** What an exchange goes through on its way to the service. */
export interface ProxyRoute {
  /** Whether there is a proxy. */
  isProxied: boolean
  /** Whether TLS, if this connection uses it, is with the proxy itself: plain http through a proxy. */
  isProxyTls: boolean
}

/** What went wrong if the other side certainly received nothing that it could act on. */
export function failureOfUnreceived(error: unknown, { isProxied, isProxyTls }: ProxyRoute): RequestFailure {
  const notReceived = (reason: RequestFailure['reason'], retryable: boolean): RequestFailure => {
    return { kind: 'failure', mayHaveBeenReceived: false, reason, retryable, cause: error }
  }
  if (error instanceof Aborted) return notReceived(error.reason, error.reason === 'timeout')
  const { code = '', syscall, statusCode } = error as NodeJS.ErrnoException & { statusCode?: number }
  // The proxy's own response is final; a tunnel that just ended may be established the next time.
  if (code === 'ERR_PROXY_TUNNEL') return notReceived('proxy-failed', statusCode === undefined)
  // A server that speaks HTTP does not answer before it was asked.
  if (error instanceof EarlyResponse || code.startsWith('HPE_')) {
    return notReceived(isProxyTls ? 'proxy-failed' : 'connection-failed', true)
  }
  if (!isNetworkError(error) && !code.startsWith('ERR_INVALID')) {
    return notReceived(isProxyTls ? 'proxy-failed' : 'tls-failed', false)
  }
  // The service ends a TLS session early, not the proxy whose tunnel it is in.
  const isServiceTls = code === 'ECONNRESET' && syscall === undefined && !isProxyTls
  return notReceived(isProxied && !isServiceTls ? 'proxy-failed' : 'connection-failed', true)
}

/** Whether the network caused an error; otherwise TLS did. */
function isNetworkError(error: unknown): boolean {
  // Node tried several addresses of the host.
  if (error instanceof AggregateError) return true
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const isSystemError = syscall !== undefined && code !== 'EPROTO'
  return isSystemError || networkCodes.test(code)
}

const networkCodes =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/

/** What went wrong once the request may have been written: it may have been received, regardless of the error. */
export function failureAfterHandOver(error: unknown, bytesReceived: number): RequestFailure {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const isBadResponse = bytesReceived > 0 || code.startsWith('HPE_')
  const networkReason = isBadResponse ? 'bad-response' : 'connection-lost'
  const reason = error instanceof Aborted ? error.reason : networkReason
  return { kind: 'failure', mayHaveBeenReceived: true, reason, retryable: true, cause: error }
}

/**
 * Whether an error is a TLS alert by which the other side refuses the client's part of the handshake: the certificate
 * it did not get or accept. In TLS 1.3 the client may write before it hears of that (RFC 8446, 4.4.2.4 and 6.2), but
 * what it wrote cannot be read without the rest of the handshake.
 */
export const refusesHandshake = (error: unknown): boolean => handshakeAlert.test(String(error))

// The alerts about certificates, unknown_ca and certificate_required. Not handshake_failure and the like, and not those
// that a record of the request itself can cause, such as bad_record_mac.
const handshakeAlert = /\bSSL alert number (42|43|44|45|46|48|116)\b/
