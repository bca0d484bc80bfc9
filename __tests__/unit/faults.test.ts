import { expect, test } from '@jest/globals'
import { Aborted, failureAfterHandOver, failureBeforeHandOver, refusesHandshake } from '../../src/http/exchange.ts'

/** An error as Node throws it. */
const thrown = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })
const refused = thrown('ECONNREFUSED', { syscall: 'connect' })
const dual = new AggregateError([thrown('ECONNREFUSED'), thrown('ENETUNREACH')])
const badCertificate = thrown('DEPTH_ZERO_SELF_SIGNED_CERT')
const tlsError = thrown('EPROTO', { syscall: 'write' })
const timeout = new Aborted('timeout', 'a timeout')
const cancelled = new Aborted('cancelled', 'a signal')

const routes = {
  'without a proxy': { isProxied: false, isProxyTls: false },
  'through a proxy': { isProxied: true, isProxyTls: false },
  'over TLS with a proxy': { isProxied: true, isProxyTls: true },
}

test.each<[keyof typeof routes, unknown, string, boolean]>([
  ['without a proxy', refused, 'connection-failed', true],
  ['without a proxy', thrown('EMFILE', { syscall: 'connect' }), 'connection-failed', true],
  ['without a proxy', thrown('ECONNRESET'), 'connection-failed', true],
  ['without a proxy', thrown('EAI_AGAIN'), 'connection-failed', true],
  ['without a proxy', thrown('EHOSTUNREACH'), 'connection-failed', true],
  ['without a proxy', thrown('ENETUNREACH'), 'connection-failed', true],
  ['without a proxy', thrown('EADDRNOTAVAIL'), 'connection-failed', true],
  ['without a proxy', thrown('ERR_INVALID_ADDRESS'), 'connection-failed', true],
  ['without a proxy', dual, 'connection-failed', true],
  ['without a proxy', timeout, 'timeout', true],
  ['without a proxy', cancelled, 'cancelled', false],
  ['without a proxy', badCertificate, 'tls-failed', false],
  ['without a proxy', tlsError, 'tls-failed', false],
  ['without a proxy', thrown('UNECONNRESET'), 'tls-failed', false],
  ['without a proxy', thrown('ECONNRESETS'), 'tls-failed', false],
  ['through a proxy', refused, 'proxy-failed', true],
  ['through a proxy', thrown('ECONNRESET', { syscall: 'read' }), 'proxy-failed', true],
  ['through a proxy', dual, 'proxy-failed', true],
  ['through a proxy', thrown('ERR_PROXY_TUNNEL'), 'proxy-failed', true],
  ['through a proxy', thrown('ERR_PROXY_TUNNEL', { statusCode: 407 }), 'proxy-failed', false],
  ['through a proxy', thrown('ERR_PROXY_TUNNEL', { statusCode: Number.NaN }), 'proxy-failed', false],
  ['through a proxy', thrown('ECONNRESET'), 'connection-failed', true],
  ['through a proxy', badCertificate, 'tls-failed', false],
  ['through a proxy', timeout, 'timeout', true],
  ['over TLS with a proxy', thrown('ECONNRESET'), 'proxy-failed', true],
  ['over TLS with a proxy', badCertificate, 'proxy-failed', false],
  ['over TLS with a proxy', tlsError, 'proxy-failed', false],
  ['over TLS with a proxy', timeout, 'timeout', true],
])(
  'before the connection is established, %s, "%s" is %s, and nothing was received',
  (route, cause, reason, retryable) => {
    const failure = { kind: 'failure', mayHaveBeenReceived: false, reason, retryable, cause }
    expect(failureBeforeHandOver(cause, routes[route])).toEqual(failure)
  },
)

test.each<[unknown, number, string]>([
  [thrown('ECONNRESET'), 0, 'connection-lost'],
  [refused, 0, 'connection-lost'],
  [new Error('socket hang up'), 0, 'connection-lost'],
  [thrown('ECONNRESET'), 1, 'bad-response'],
  [thrown('HPE_INVALID_CONSTANT'), 0, 'bad-response'],
  [timeout, 5, 'timeout'],
  [cancelled, 0, 'cancelled'],
])('once a byte may have been written, "%s" after %d bytes is %s, and in doubt', (cause, bytes, reason) => {
  const failure = { kind: 'failure', mayHaveBeenReceived: true, reason, retryable: true, cause }
  expect(failureAfterHandOver(cause, bytes)).toEqual(failure)
})

/** As OpenSSL words it; the code in front of it differs by version. */
const alert = (number: number) => new Error(`0A00045C:SSL routines:ssl3_read_bytes::SSL alert number ${number}\n`)

test('only a TLS alert about certificates refuses the handshake', () => {
  const alerts = Array.from({ length: 256 }, (_, number) => number)
  expect(alerts.filter(number => refusesHandshake(alert(number)))).toEqual([42, 43, 44, 45, 46, 48, 116])
  const others = [alert(1160), thrown('ECONNRESET'), new Error('certificate required'), undefined]
  expect(others.map(refusesHandshake)).toEqual([false, false, false, false])
})
