import { describe, expect, test } from '@jest/globals'
import { Aborted, failureAfterHandOver, failureBeforeHandOver, refusesHandshake } from '../../src/http/exchange.ts'

/** An error as Node throws it. */
const thrown = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })
const dual = new AggregateError([thrown('ECONNREFUSED'), thrown('ENETUNREACH')])

const direct = { isProxied: false, isProxyTls: false }
const proxied = { isProxied: true, isProxyTls: false }
const overProxyTls = { isProxied: true, isProxyTls: true }

describe('before the connection is established nothing was handed over, and', () => {
  test.each<[unknown, string, boolean]>([
    [thrown('ENOTFOUND', { syscall: 'getaddrinfo' }), 'connection-failed', true],
    [thrown('EAI_AGAIN', { syscall: 'getaddrinfo' }), 'connection-failed', true],
    [thrown('ECONNREFUSED', { syscall: 'connect' }), 'connection-failed', true],
    [thrown('ECONNRESET', { syscall: 'read' }), 'connection-failed', true],
    [thrown('ECONNRESET'), 'connection-failed', true],
    [thrown('ETIMEDOUT', { syscall: 'connect' }), 'connection-failed', true],
    [thrown('EHOSTUNREACH', { syscall: 'connect' }), 'connection-failed', true],
    [thrown('ENETUNREACH', { syscall: 'connect' }), 'connection-failed', true],
    [thrown('EMFILE', { syscall: 'connect' }), 'connection-failed', true],
    ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ERR_INVALID_ADDRESS'].map<
      [unknown, string, boolean]
    >(code => [thrown(code), 'connection-failed', true]),
    [dual, 'connection-failed', true],
    [new Aborted('timeout', ''), 'timeout', true],
    [new Aborted('cancelled', ''), 'cancelled', false],
    [thrown('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls-failed', false],
    [thrown('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'tls-failed', false],
    [thrown('CERT_HAS_EXPIRED'), 'tls-failed', false],
    [thrown('UNECONNRESET'), 'tls-failed', false],
    [thrown('ECONNRESETS'), 'tls-failed', false],
    [thrown('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls-failed', false],
    [thrown('ERR_SSL_WRONG_VERSION_NUMBER'), 'tls-failed', false],
    [thrown('EPROTO', { syscall: 'write' }), 'tls-failed', false],
  ])('%s is %s', (error, reason, retryable) => {
    expect(failureBeforeHandOver(error, direct)).toEqual({
      kind: 'failure',
      mayHaveBeenReceived: false,
      reason,
      retryable,
      cause: error,
    })
  })

  test.each<[unknown, string, boolean]>([
    [thrown('ECONNREFUSED', { syscall: 'connect' }), 'proxy-failed', true],
    [thrown('ENOTFOUND', { syscall: 'getaddrinfo' }), 'proxy-failed', true],
    [thrown('ECONNRESET', { syscall: 'read' }), 'proxy-failed', true],
    [dual, 'proxy-failed', true],
    [thrown('ERR_PROXY_TUNNEL'), 'proxy-failed', true],
    [thrown('ERR_PROXY_TUNNEL', { statusCode: 407 }), 'proxy-failed', false],
    [thrown('ERR_PROXY_TUNNEL', { statusCode: Number.NaN }), 'proxy-failed', false],
    [thrown('ECONNRESET'), 'connection-failed', true],
    [thrown('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls-failed', false],
    [new Aborted('timeout', ''), 'timeout', true],
    [new Aborted('cancelled', ''), 'cancelled', false],
  ])('behind a proxy %s is %s', (error, reason, retryable) => {
    expect(failureBeforeHandOver(error, proxied)).toMatchObject({ mayHaveBeenReceived: false, reason, retryable })
  })

  test.each<[unknown, string, boolean]>([
    [thrown('ECONNRESET'), 'proxy-failed', true],
    [thrown('DEPTH_ZERO_SELF_SIGNED_CERT'), 'proxy-failed', false],
    [thrown('EPROTO', { syscall: 'write' }), 'proxy-failed', false],
    [new Aborted('timeout', ''), 'timeout', true],
  ])('in TLS with the proxy itself %s is %s', (error, reason, retryable) => {
    expect(failureBeforeHandOver(error, overProxyTls)).toMatchObject({ mayHaveBeenReceived: false, reason, retryable })
  })
})

describe('once a byte may have been written, all is in doubt, and', () => {
  test.each<[unknown, number, string]>([
    [thrown('ECONNRESET', { syscall: 'read' }), 0, 'connection-lost'],
    [thrown('ECONNRESET'), 0, 'connection-lost'],
    [thrown('EPIPE', { syscall: 'write' }), 0, 'connection-lost'],
    [thrown('ECONNREFUSED'), 0, 'connection-lost'],
    [new Error('socket hang up'), 0, 'connection-lost'],
    [thrown('ECONNRESET'), 1, 'bad-response'],
    [thrown('HPE_INVALID_CONSTANT'), 0, 'bad-response'],
    [thrown('HPE_HEADER_OVERFLOW'), 70_000, 'bad-response'],
    [new Aborted('timeout', ''), 0, 'timeout'],
    [new Aborted('timeout', ''), 5, 'timeout'],
    [new Aborted('cancelled', ''), 5, 'cancelled'],
  ])('%s after %d bytes is %s', (error, bytes, reason) => {
    expect(failureAfterHandOver(error, bytes)).toEqual({
      kind: 'failure',
      mayHaveBeenReceived: true,
      reason,
      retryable: true,
      cause: error,
    })
  })
})

/** As OpenSSL words it; the code in front of it differs by version. */
const alert = (number: number) => new Error(`0A00045C:SSL routines:ssl3_read_bytes::SSL alert number ${number}\n`)

test.each<[unknown, boolean]>([
  [alert(116), true],
  [alert(42), true],
  [alert(48), true],
  [alert(46), true],
  [alert(40), false],
  [alert(20), false],
  [alert(80), false],
  [alert(0), false],
  [alert(1160), false],
  [thrown('ECONNRESET'), false],
  [new Error('certificate required'), false],
  [undefined, false],
])('%s refuses the handshake: %s', (error, refuses) => expect(refusesHandshake(error)).toBe(refuses))
