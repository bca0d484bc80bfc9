import { channel } from 'node:diagnostics_channel'
import { EventEmitter, getEventListeners } from 'node:events'
import tls from 'node:tls'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { createHttpClient, type HttpRequest, statusName } from '../../src/http/http-client.ts'
import type { ProxySettings } from '../../src/http/proxy.ts'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import { startProxy } from '../helpers/doubles/proxy.ts'
import type { SandboxOptions } from '../helpers/doubles/push-service.ts'
import { closing, sandboxes } from '../helpers/send.ts'
import { trusted } from '../helpers/trusted.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

const start = sandboxes()
const openProxy = closing(startProxy)
const controller = () => new AbortController()

/** A service, and what sends requests to it through one client. */
async function open(options: SandboxOptions = {}, proxies: ProxySettings = {}) {
  const sandbox = await start(options)
  const http = createHttpClient(proxies)
  const ordinary = {
    url: new URL('/v1/notifications?a=b', sandbox.url),
    headers: { 'X-Header': 'x', 'Authentication-Token': sandbox.token },
    timeoutMs: 10_000,
    maxBytes: 100_000,
  }
  const request = ({ method = 'POST', ...more }: Partial<HttpRequest> = {}) =>
    http.request({ ...ordinary, method, ...(method === 'POST' && { body: '"é"' }), ...more })
  return { sandbox, request }
}

const limits = (expected: string | undefined) => ({ maxBytes: 10, timeoutMs: expected === 'timeout' ? 200 : 10_000 })
const respond = (body: string, status = 400): FaultStep => ({ kind: 'respond', status, body })

test('a request arrives as it is, with the length of its body in bytes', async () => {
  const { sandbox, request } = await open()
  expect(await request()).toMatchObject({ kind: 'response', status: 415, headers: { date: expect.any(String) } })
  const received = { method: 'POST', path: '/v1/notifications?a=b', body: '"é"', complete: true }
  expect(sandbox.requests).toMatchObject([{ ...received, headers: { 'content-length': '4', 'x-header': 'x' } }])
})

test.each<{
  what: string
  fault: FaultStep
  body: string
  incomplete: string | undefined
  more?: Partial<HttpRequest>
}>([
  { what: 'that fits', fault: respond('0123456789'), body: '0123456789', incomplete: undefined },
  { what: 'that is one byte too long', fault: respond('0123456789x'), body: '0123456789', incomplete: 'too-large' },
  { what: 'that is endless', fault: { kind: 'flood' }, body: 'xxxxxxxxxx', incomplete: 'too-large' },
  { what: 'with a byte-order mark', fault: respond('\ufeffé\ufeff'), body: 'é\ufeff', incomplete: undefined },
  { what: 'with a byte-order mark at its end', fault: respond('é\ufeff'), body: 'é\ufeff', incomplete: undefined },
  {
    what: 'that is too long in its second piece',
    fault: { kind: 'slow', status: 415 },
    body: '{"error":"',
    incomplete: 'too-large',
  },
  {
    what: 'that reaches the limit within a character',
    fault: respond('123456789é'),
    body: '123456789\ufffd',
    incomplete: 'too-large',
  },
  { what: 'that never ends', fault: { kind: 'hang-body', body: '{"a' }, body: '{"a', incomplete: 'timeout' },
  { what: 'that breaks off', fault: { kind: 'cut-body', body: '{"a' }, body: '{"a', incomplete: 'cut' },
  { what: 'that is reset', fault: { kind: 'cut-body', body: '{"a', rst: true }, body: '{"a', incomplete: 'cut' },
  {
    what: 'that breaks off between chunks',
    fault: { kind: 'cut-body', body: '{"a', chunked: true },
    body: '{"a',
    incomplete: 'cut',
  },
  {
    what: 'as bytes',
    fault: respond('\ufeffé', 404),
    body: 'ï»¿Ã©',
    incomplete: undefined,
    more: { encoding: 'latin1' },
  },
  {
    what: 'with a status whose body is wanted',
    fault: respond('é', 404),
    body: 'é',
    incomplete: undefined,
    more: { wantsBody: status => status === 404 },
  },
  {
    what: 'with a status whose body is not wanted',
    fault: respond('é'),
    body: '',
    incomplete: undefined,
    more: { wantsBody: status => status !== 400 },
  },
])('a response $what is read as far as it goes and is wanted', async ({ fault, body, incomplete, more = {} }) => {
  const { sandbox, request } = await open()
  sandbox.fault('POST', fault)
  const { signal } = controller()
  const before = Date.now()
  const result = await request({ signal, ...limits(incomplete), ...more })
  const common = { kind: 'response', headers: expect.anything(), at: expect.anything() }
  expect(result).toEqual({ ...common, status: fault.status ?? 415, body, ...(incomplete && { incomplete }) })
  expect('at' in result && result.at.getTime()).toBeGreaterThanOrEqual(before)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  // What is left of a response does not meet the next request.
  expect(await request()).toMatchObject({ status: 415 })
  expect(sandbox.connections).toBe(incomplete || body === '' ? 2 : 1)
})

const upgrade = { Connection: 'Upgrade', Upgrade: 'x' }
test.each<{ what: string; fault: FaultStep; reason: string }>([
  { what: 'that hangs', fault: { kind: 'hang' }, reason: 'timeout' },
  { what: 'that hangs in its head', fault: { kind: 'hang-headers' }, reason: 'timeout' },
  { what: 'that is reset', fault: { kind: 'reset-late' }, reason: 'connection-lost' },
  { what: 'that is closed', fault: { kind: 'close-late' }, reason: 'connection-lost' },
  { what: 'that breaks off in its head', fault: { kind: 'cut-headers' }, reason: 'bad-response' },
  { what: 'that is not HTTP', fault: { kind: 'garbage' }, reason: 'bad-response' },
  { what: 'that changes the protocol', fault: { ...respond('', 101), headers: upgrade }, reason: 'bad-response' },
])('a request of an exchange $what may have been received', async ({ fault, reason }) => {
  const { sandbox, request } = await open()
  sandbox.fault('POST', fault)
  const { signal } = controller()
  const result = await request({ signal, ...limits(reason) })
  const cause =
    reason === 'timeout'
      ? { message: expect.stringContaining('within 0.2 s') }
      : { message: expect.stringMatching(/\w/), code: expect.stringMatching(/^(ECONNRESET|HPE_\w+)$/) }
  expect(result).toMatchObject({ kind: 'failure', mayHaveBeenReceived: true, reason, cause })
  expect(getEventListeners(signal, 'abort')).toEqual([])
  expect(await request()).toMatchObject({ status: 415 })
})

test.each<{ what: string; fault: FaultStep; reason: string }>([
  { what: 'is reset', fault: { kind: 'reset' }, reason: 'connection-failed' },
  { what: 'hangs', fault: { kind: 'hang' }, reason: 'timeout' },
  { what: 'does not speak TLS', fault: { kind: 'garbage-tls' }, reason: 'tls-failed' },
  { what: 'has an unknown certificate', fault: { kind: 'pass' }, reason: 'tls-failed' },
])('a TLS connection that $what was handed nothing', async ({ fault, reason }) => {
  const { sandbox, request } = await open({ tls: trusted })
  sandbox.fault('connection', fault)
  expect(await request(limits(reason))).toMatchObject({ kind: 'failure', mayHaveBeenReceived: false, reason })
  expect(sandbox.requests).toEqual([])
})

test('a run that is cancelled ends its exchange at once', async () => {
  const { sandbox, request } = await open()
  const [before, during, after] = [controller(), controller(), controller()]
  before.abort()
  const cancelled = { kind: 'failure', reason: 'cancelled', cause: { message: 'the run was cancelled' } }
  expect(await request({ signal: before.signal })).toMatchObject({ ...cancelled, mayHaveBeenReceived: false })
  sandbox.fault('POST', { kind: 'hang' }, { kind: 'hang-body', body: '{"a' })
  const hanging = request({ signal: during.signal })
  await sandbox.until(({ requests }) => requests[0]?.complete)
  during.abort()
  expect(await hanging).toMatchObject({ ...cancelled, mayHaveBeenReceived: true })
  // Head and beginning of the body arrive together.
  const wantsBody = () => {
    setImmediate(() => after.abort())
    return true
  }
  const stopping = request({ signal: after.signal, wantsBody })
  expect(await stopping).toMatchObject({ kind: 'response', body: '{"a', incomplete: 'cancelled' })
})

/** From here on, connections of this process accept the certificate of these tests. */
function trust() {
  const { connect } = tls
  const trusting = (options: tls.ConnectionOptions) => connect({ ...options, ca: trusted.cert })
  jest.spyOn(tls, 'connect').mockImplementation(trusting as typeof connect)
}

test.each(['http', 'https'])('consecutive requests share a connection, unless it is closed (%s)', async scheme => {
  trust()
  const { sandbox, request } = await open(scheme === 'https' ? { tls: trusted } : {})
  const get = { method: 'GET', url: new URL('/v1/audience', sandbox.url) } as const
  for (const more of [get, {}, get]) expect(await request(more)).toMatchObject({ kind: 'response' })
  expect(sandbox.connections).toBe(1)
  // The end arrives after the response; a POST waits for it.
  sandbox.fault('GET', { kind: 'close-idle' })
  await request(get)
  expect(await request()).toMatchObject({ kind: 'response', status: 415 })
  expect(sandbox.connections).toBe(2)
})

test.each([
  { method: 'GET', idle: 0, most: 0 },
  { method: 'POST', idle: 0, most: 10 },
  { method: 'POST', idle: 6, most: 4 },
  { method: 'POST', idle: 20, most: 0 },
  { method: 'POST', idle: 2_000, most: undefined },
] as const)('a $method on a connection that was idle for $idle ms waits $most ms for its end', async row => {
  const { method, idle, most } = row
  const { sandbox, request } = await open()
  let seconds = 0
  jest.spyOn(process, 'uptime').mockImplementation(() => seconds)
  await request()
  seconds = idle / 1_000
  const [timers, turns] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'setImmediate')]
  expect(await request({ method })).toMatchObject({ kind: 'response' })
  expect(timers.mock.calls.map(([, ms]) => ms).filter(ms => ms !== 10_000)).toEqual(most ? [most] : [])
  expect(turns).toHaveBeenCalledTimes(method === 'GET' || most === undefined ? 0 : 2)
  expect(sandbox.connections).toBe(most === undefined ? 2 : 1)
})

test('a status has a name if it is known', () => expect([404, 299].map(statusName)).toEqual(['404 Not Found', '299']))

test('a proxy that cannot be used fails each request before it begins', async () => {
  const { sandbox, request } = await open({}, { http: 'socks5://proxy.example' })
  const failure = { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false }
  expect(await request()).toEqual({ ...failure, cause: expect.anything() })
  expect(sandbox.connections).toBe(0)
})

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const describeOnNode24 = major > 24 || (major === 24 && minor >= 5) ? describe : describe.skip

describeOnNode24('proxies (skipped before Node 24.5, which cannot use them)', () => {
  /** How many listen to an error of a socket that Node opens. */
  const listeners = () => {
    const socket = new EventEmitter()
    channel('net.client.socket').publish({ socket })
    if (socket.listenerCount('error') > 0) socket.emit('error', new Error('reset after a refused tunnel'))
    return socket.listenerCount('error')
  }

  test('a proxy that leaves a socket to its error does not end the run', async () => {
    const proxy = await openProxy()
    const before = listeners()
    for (let clients = 0; clients < 2; clients++) {
      const { request } = await open({}, { http: proxy.url })
      expect(await request()).toMatchObject({ kind: 'response', status: 415 })
      expect(listeners()).toBe(before + 1)
    }
  })

  test('a proxy gets the requests of its scheme, except those of hosts that bypass it', async () => {
    const proxy = await openProxy()
    const { sandbox, request } = await open({}, { http: proxy.url, bypass: '127.0.0.1' })
    const proxied = new URL('/v1/notifications', sandbox.url)
    proxied.hostname = 'localhost'
    for (const url of [new URL(sandbox.url), proxied, new URL(sandbox.url)])
      expect(await request({ url })).toMatchObject({ kind: 'response' })
    expect(proxy.requests).toMatchObject([{ method: 'POST', target: proxied.href }])
    expect(await request({ url: new URL('https://localhost:1') })).toMatchObject({ reason: 'connection-failed' })
    await proxy.close()
    const failure = { mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: true }
    expect(await request({ url: proxied })).toMatchObject(failure)
  })

  test('a proxy with an unknown certificate was handed nothing', async () => {
    const proxy = await openProxy({ tls: trusted })
    const { request } = await open({}, { http: proxy.url })
    expect(await request()).toMatchObject({ mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false })
  })
})
