import type { Reason } from '../errors.ts'

/** Why an exchange brought no answer. */
export interface RequestFailure {
  kind: 'failure'
  /** False where the other side certainly received nothing it could act on. */
  mayHaveBeenReceived: boolean
  reason: Extract<
    Reason,
    'connection-failed' | 'tls-failed' | 'proxy-failed' | 'timeout' | 'connection-lost' | 'bad-response' | 'cancelled'
  >
  /** Whether the same request may well succeed a moment later. */
  retryable: boolean
  cause: unknown
}

/** Our own reasons to end an exchange, told apart from what the network reports. */
export class Aborted extends Error {
  readonly reason: 'timeout' | 'cancelled'
  constructor(reason: 'timeout' | 'cancelled', message: string) {
    super(message)
    this.reason = reason
  }
}

/** What went wrong before the connection (for https: the TLS session) stood: certainly nothing was received. */
export function failureBeforeHandOver(error: unknown, proxied: boolean): RequestFailure {
  const before = (reason: RequestFailure['reason'], retryable: boolean): RequestFailure => ({
    kind: 'failure',
    mayHaveBeenReceived: false,
    reason,
    retryable,
    cause: error,
  })
  if (error instanceof Aborted) return before(error.reason, error.reason === 'timeout')
  const { code = '', syscall, statusCode } = error as NodeJS.ErrnoException & { statusCode?: number }
  // The proxy's own answer is final; a tunnel that just ended may stand the next time.
  if (code === 'ERR_PROXY_TUNNEL') return before('proxy-failed', statusCode === undefined)
  const network =
    (syscall !== undefined && code !== 'EPROTO') || networkCodes.test(code) || error instanceof AggregateError
  if (!network && !code.startsWith('ERR_INVALID')) return before('tls-failed', false)
  // A TLS session that ends early is the service's doing, also inside a tunnel.
  const inTls = code === 'ECONNRESET' && syscall === undefined
  return before(proxied && !inTls ? 'proxy-failed' : 'connection-failed', true)
}

const networkCodes =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/

/** What went wrong once the request may have been written: it may have been received, whatever the error says. */
export function failureAfterHandOver(error: unknown, bytesReceived: number): RequestFailure {
  const after = (reason: RequestFailure['reason']): RequestFailure => ({
    kind: 'failure',
    mayHaveBeenReceived: true,
    reason,
    retryable: true,
    cause: error,
  })
  if (error instanceof Aborted) return after(error.reason)
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return after(bytesReceived > 0 || code.startsWith('HPE_') ? 'bad-response' : 'connection-lost')
}
