import { expect, test } from '@jest/globals'
import {
  Aborted,
  EarlyResponse,
  failureAfterHandOver,
  failureOfUnreceived,
  refusesHandshake,
} from '../../src/http/request-failure.ts'

const thrown = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })
const refused = thrown('ECONNREFUSED', { syscall: 'connect' })
const dual = new AggregateError([thrown('ECONNREFUSED'), thrown('ENETUNREACH')])
const timeout = new Aborted('timeout', 'a timeout')
const cancelled = new Aborted('cancelled', 'a signal')
const networkCodes = ['ECONNRESET', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ERR_INVALID_ADDRESS']
const tooEarly = [new EarlyResponse(), thrown('HPE_INVALID_CONSTANT')]
const networkErrors = [
  refused,
  thrown('EMFILE', { syscall: 'connect' }),
  dual,
  ...networkCodes.map(code => thrown(code)),
]
const tlsErrors = [thrown('DEPTH_ZERO_SELF_SIGNED_CERT'), thrown('EPROTO', { syscall: 'write' })]
const lostTunnels = [thrown('ECONNRESET', { syscall: 'read' }), thrown('ERR_PROXY_TUNNEL')]
const refusedTunnels = [407, Number.NaN].map(statusCode => thrown('ERR_PROXY_TUNNEL', { statusCode }))

const routes = {
  'without a proxy': { isProxied: false, isPeerProxy: false },
  'https through a proxy': { isProxied: true, isPeerProxy: false },
  'http through a proxy': { isProxied: true, isPeerProxy: true },
}

test.each<{ route: keyof typeof routes; reason: string; retryable: boolean; errors: unknown[] }>([
  { route: 'without a proxy', reason: 'connection-failed', retryable: true, errors: networkErrors },
  { route: 'without a proxy', reason: 'connection-failed', retryable: true, errors: tooEarly },
  { route: 'without a proxy', reason: 'timeout', retryable: true, errors: [timeout] },
  { route: 'without a proxy', reason: 'cancelled', retryable: false, errors: [cancelled] },
  {
    route: 'without a proxy',
    reason: 'tls-failed',
    retryable: false,
    errors: [...tlsErrors, thrown('UNECONNRESET'), thrown('ECONNRESETS')],
  },
  { route: 'https through a proxy', reason: 'proxy-failed', retryable: true, errors: [refused, dual, ...lostTunnels] },
  { route: 'https through a proxy', reason: 'proxy-failed', retryable: false, errors: refusedTunnels },
  { route: 'https through a proxy', reason: 'connection-failed', retryable: true, errors: [thrown('ECONNRESET')] },
  { route: 'https through a proxy', reason: 'connection-failed', retryable: true, errors: tooEarly },
  { route: 'https through a proxy', reason: 'tls-failed', retryable: false, errors: tlsErrors },
  { route: 'https through a proxy', reason: 'timeout', retryable: true, errors: [timeout] },
  { route: 'http through a proxy', reason: 'proxy-failed', retryable: true, errors: [thrown('ECONNRESET')] },
  { route: 'http through a proxy', reason: 'proxy-failed', retryable: false, errors: tlsErrors },
  { route: 'http through a proxy', reason: 'proxy-failed', retryable: true, errors: tooEarly },
  { route: 'http through a proxy', reason: 'timeout', retryable: true, errors: [timeout] },
])(
  'before the connection is established, errors ($route) are $reason (retryable: $retryable), and nothing was received',
  row => {
    const { route, reason, retryable, errors } = row
    for (const cause of errors) {
      const failure = { kind: 'failure', mayHaveBeenReceived: false, reason, retryable, cause }
      expect(failureOfUnreceived(cause, routes[route])).toEqual(failure)
    }
  },
)

test.each<{ cause: unknown; bytes: number; reason: string; retryable?: boolean }>([
  { cause: thrown('ECONNRESET'), bytes: 0, reason: 'connection-lost' },
  { cause: refused, bytes: 0, reason: 'connection-lost' },
  { cause: new Error('socket hang up'), bytes: 0, reason: 'connection-lost' },
  { cause: thrown('ECONNRESET'), bytes: 1, reason: 'bad-response' },
  { cause: thrown('HPE_INVALID_CONSTANT'), bytes: 0, reason: 'bad-response' },
  { cause: timeout, bytes: 5, reason: 'timeout' },
  { cause: cancelled, bytes: 0, reason: 'cancelled', retryable: false },
])(
  'once a byte may have been written, "$cause" after $bytes bytes is $reason, and in doubt',
  ({ cause, bytes, reason, retryable = true }) => {
    const failure = { kind: 'failure', mayHaveBeenReceived: true, reason, retryable, cause }
    expect(failureAfterHandOver(cause, bytes)).toEqual(failure)
  },
)

/**
 * Returns an error with OpenSSL's message for this alert. The code at the start of the message depends on the OpenSSL
 * version.
 */
const alert = (number: number) => new Error(`0A00045C:SSL routines:ssl3_read_bytes::SSL alert number ${number}\n`)

test('only a TLS alert about certificates counts as a refused handshake', () => {
  const alerts = Array.from({ length: 256 }, (_, number) => number)
  expect(alerts.filter(number => refusesHandshake(alert(number)))).toEqual([42, 43, 44, 45, 46, 48, 116])
  const others = [alert(1160), thrown('ECONNRESET'), new Error('certificate required'), undefined]
  expect(others.map(refusesHandshake)).toEqual([false, false, false, false])
})
