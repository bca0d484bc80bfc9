import { channel } from 'node:diagnostics_channel'
import { EventEmitter, getEventListeners } from 'node:events'
import tls from 'node:tls'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { createHttpClient, type HttpRequest, statusName } from '../../src/http/client.ts'
import type { ProxySettings } from '../../src/http/proxy.ts'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import { startProxy } from '../helpers/doubles/proxy.mjs'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import type { Sandbox, SandboxOptions } from '../helpers/doubles/types.mjs'
import { trusted } from '../helpers/trusted.ts'

let sandbox: Sandbox
afterEach(async () => {
  jest.restoreAllMocks()
  await sandbox.close()
})

const controller = () => new AbortController()

/** A client, and its requests to a service that misbehaves like this. */
async function open(options: SandboxOptions = {}, proxies: ProxySettings = {}) {
  sandbox = await startSandbox(options)
  const http = createHttpClient(proxies)
  const ordinary: HttpRequest = {
    method: 'POST',
    url: new URL('/v1/notifications?a=b', sandbox.url),
    headers: { 'X-Header': 'x', 'Authentication-Token': sandbox.token },
    body: '"é"',
    timeoutMs: 10_000,
    maxBytes: 100_000,
  }
  return (more: Partial<HttpRequest> = {}) => http.request({ ...ordinary, ...more })
}

const soon = { timeoutMs: 200 }
const upgrade = { Connection: 'Upgrade', Upgrade: 'x' }
const respond = (body: string | Buffer, more: Omit<FaultStep, 'kind'> = {}): FaultStep => ({
  ...{ kind: 'respond', status: 400, body },
  ...more,
})

test('a request arrives as it is, with the length of its body in bytes', async () => {
  const request = await open()
  expect(await request()).toMatchObject({ kind: 'response', status: 415, headers: { date: expect.any(String) } })
  const { requests } = sandbox
  expect(requests).toMatchObject([{ method: 'POST', path: '/v1/notifications?a=b', body: '"é"', complete: true }])
  expect(requests[0]?.headers).toMatchObject({ 'content-length': '4', 'x-header': 'x' })
})

describe('a response', () => {
  test.each<[string, FaultStep, Partial<HttpRequest>, string, string | undefined]>([
    ['that fits', respond('0123456789'), {}, '0123456789', undefined],
    ['that is one byte too long', respond('0123456789x'), {}, '0123456789', 'too-large'],
    ['that never ends', { kind: 'flood', bytes: Number.POSITIVE_INFINITY }, {}, '"xxxxxxxxx', 'too-large'],
    ['with a byte-order mark', respond('\ufeffé\ufeff'), {}, 'é\ufeff', undefined],
    ['with one inside', respond('é\ufeff'), {}, 'é\ufeff', undefined],
    ['as bytes', respond('\ufeffé'), { encoding: 'latin1' }, 'ï»¿Ã©', undefined],
    ['cut in a character', respond('123456789é'), {}, '123456789\ufffd', 'too-large'],
    ['that stops', { kind: 'hang-body', body: '{"a' }, soon, '{"a', 'timeout'],
    ['that breaks off', { kind: 'cut-body', body: '{"a' }, {}, '{"a', 'cut'],
    ['that is reset', { kind: 'cut-body', body: '{"a', rst: true }, {}, '{"a', 'cut'],
    ['in pieces without a length', { kind: 'cut-body', body: '{"a', chunked: true }, {}, '{"a', 'cut'],
    ['that nobody wants', respond('no', { status: 404 }), { wantsBody: status => status !== 404 }, '', undefined],
    ['that is wanted', respond('no', { status: 404 }), { wantsBody: status => status === 404 }, 'no', undefined],
  ])('%s', async (_, fault, more, body, incomplete) => {
    const request = await open()
    sandbox.fault('POST', fault)
    const { signal } = controller()
    const before = Date.now()
    const result = await request({ signal, maxBytes: 10, ...more })
    const common = { kind: 'response', headers: expect.anything(), at: expect.anything() }
    expect(result).toEqual({ ...common, status: fault.status ?? 201, body, ...(incomplete && { incomplete }) })
    expect('at' in result && result.at.getTime()).toBeGreaterThanOrEqual(before)
    expect(getEventListeners(signal, 'abort')).toEqual([])
    // What is left of a response does not meet the next request.
    expect(await request()).toMatchObject({ status: 415 })
    expect(sandbox.connections).toBe(incomplete || more.wantsBody?.(404) === false ? 2 : 1)
  })
})

describe('without a response', () => {
  test.each<[string, FaultStep, Partial<HttpRequest>, string]>([
    ['that hangs', { kind: 'hang' }, soon, 'timeout'],
    ['that stops in its head', { kind: 'hang-headers' }, soon, 'timeout'],
    ['that is reset', { kind: 'reset-late' }, {}, 'connection-lost'],
    ['that is closed', { kind: 'close-late' }, {}, 'connection-lost'],
    ['that breaks off in its head', { kind: 'cut-headers' }, {}, 'bad-response'],
    ['that is not HTTP', { kind: 'garbage' }, {}, 'bad-response'],
    ['that changes the protocol', { kind: 'respond', status: 101, headers: upgrade }, {}, 'bad-response'],
  ])('an exchange %s may have been received', async (_, fault, more, reason) => {
    const request = await open()
    sandbox.fault('POST', fault)
    const { signal } = controller()
    const result = await request({ signal, ...more })
    expect(result).toMatchObject({ kind: 'failure', mayHaveBeenReceived: true, reason })
    const code = reason === 'timeout' ? undefined : expect.stringMatching(/^(ECONNRESET|HPE_\w+)$/)
    const message = reason === 'timeout' ? expect.stringContaining('within 0.2 s') : expect.stringMatching(/\w/)
    expect(result).toMatchObject({ cause: { message, ...(code && { code }) } })
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(await request()).toMatchObject({ status: 415 })
  })

  test.each<[string, FaultStep, Partial<HttpRequest>, string]>([
    ['is reset', { kind: 'reset' }, {}, 'connection-failed'],
    ['hangs', { kind: 'hang' }, soon, 'timeout'],
    ['does not speak TLS', { kind: 'garbage-tls' }, {}, 'tls-failed'],
    ['has an unknown certificate', { kind: 'pass' }, {}, 'tls-failed'],
  ])('a TLS connection that %s was handed nothing', async (_, fault, more, reason) => {
    const request = await open({ tls: trusted })
    sandbox.fault('connection', fault)
    expect(await request(more)).toMatchObject({ kind: 'failure', mayHaveBeenReceived: false, reason })
    expect(sandbox.requests).toEqual([])
  })

  test('a port on which nothing listens was handed nothing', async () => {
    const request = await open()
    await sandbox.close()
    expect(await request()).toMatchObject({ mayHaveBeenReceived: false, reason: 'connection-failed', retryable: true })
  })
})

test('a run that is cancelled ends its exchange at once', async () => {
  const request = await open()
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
  const request = await open(scheme === 'https' ? { tls: trusted } : {})
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
  ['GET', 0, 0],
  ['POST', 0, 10],
  ['POST', 6, 4],
  ['POST', 20, 0],
  ['POST', 2_000, undefined],
] as const)(
  'before a %s on a connection that was idle for %d ms, %j ms are waited for its end',
  async (method, idle, most) => {
    const request = await open()
    let now = 0n
    jest.spyOn(process.hrtime, 'bigint').mockImplementation(() => now)
    await request()
    now = BigInt(idle) * 1_000_000n
    const [timers, turns] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'setImmediate')]
    expect(await request({ method })).toMatchObject({ kind: 'response' })
    expect(timers.mock.calls.map(([, ms]) => ms).filter(ms => ms !== 10_000)).toEqual(most ? [most] : [])
    expect(turns).toHaveBeenCalledTimes(method === 'GET' || most === undefined ? 0 : 2)
    expect(sandbox.connections).toBe(most === undefined ? 2 : 1)
  },
)

test.each([
  [404, '404 Not Found'],
  [299, '299'],
])('the status %d is called %j', (status, name) => expect(statusName(status)).toBe(name))

describe('a proxy', () => {
  test('that cannot be used fails each request before it is begun', async () => {
    const request = await open({}, { http: 'socks5://proxy.example' })
    const failure = { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false }
    expect(await request()).toEqual({ ...failure, cause: expect.anything() })
    expect(sandbox.connections).toBe(0)
  })

  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const testOnNode24 = major > 24 || (major === 24 && minor >= 5) ? test : test.skip

  /** How many listen to an error of a socket that Node opens. */
  const listeners = () => {
    const socket = new EventEmitter()
    channel('net.client.socket').publish({ socket })
    if (socket.listenerCount('error') > 0) socket.emit('error', new Error('reset after a refused tunnel'))
    return socket.listenerCount('error')
  }

  testOnNode24('that leaves a socket to its error does not end the run (skipped before Node 24.5)', async () => {
    const proxy = await startProxy()
    const before = listeners()
    for (let clients = 0; clients < 2; clients++) {
      const request = await open({}, { http: proxy.url })
      expect(await request()).toMatchObject({ kind: 'response', status: 415 })
      expect(listeners()).toBe(before + 1)
      await sandbox.close()
    }
    await proxy.close()
  })

  testOnNode24('does not get the requests of hosts that bypass it (skipped before Node 24.5)', async () => {
    const proxy = await startProxy()
    const request = await open({}, { http: proxy.url, bypass: '127.0.0.1' })
    const proxied = new URL(sandbox.url)
    proxied.hostname = 'localhost'
    for (const url of [new URL(sandbox.url), proxied, new URL(sandbox.url)])
      expect(await request({ url })).toMatchObject({ kind: 'response' })
    expect(proxy.requests).toMatchObject([{ target: proxied.href }])
    await proxy.close()
  })

  testOnNode24('gets the requests of its scheme (skipped before Node 24.5, which has no proxies)', async () => {
    const proxy = await startProxy()
    const request = await open({}, { http: proxy.url })
    proxy.fault({ kind: 'pass' }, { kind: 'reset' })
    expect(await request()).toMatchObject({ kind: 'response', status: 415 })
    expect(proxy.requests).toMatchObject([{ method: 'POST', target: `${sandbox.url}/v1/notifications?a=b` }])
    expect(await request({ url: new URL('https://127.0.0.1:1') })).toMatchObject({ reason: 'connection-failed' })
    await proxy.close()
    expect(await request()).toMatchObject({ mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: true })
  })

  testOnNode24('whose certificate is unknown was handed nothing (skipped before Node 24.5)', async () => {
    const proxy = await startProxy({ tls: trusted })
    const request = await open({}, { http: proxy.url })
    expect(await request()).toMatchObject({ mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false })
    await proxy.close()
  })
})
