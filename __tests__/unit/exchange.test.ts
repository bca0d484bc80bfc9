import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import dns from 'node:dns'
import { EventEmitter, getEventListeners, once } from 'node:events'
import https, { createServer } from 'node:https'
import { type AddressInfo, connect, createServer as createTcpServer, Socket } from 'node:net'
import tls from 'node:tls'
import { afterEach, expect, jest, test } from '@jest/globals'
import { preloadFor } from '../../src/http/connection.ts'
import { type HttpRequest, NetworkClient, statusName } from '../../src/http/exchange-and-hand-over.ts'
import type { ProxySettings } from '../../src/http/proxy.ts'
import { HandOverRefused } from '../../src/http/request-failure.ts'
import { outside } from '../helpers/answers.ts'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import { type ProxyStep, startProxy } from '../helpers/doubles/proxy.ts'
import type { Sandbox, SandboxOptions } from '../helpers/doubles/push-service.ts'
import { describeWithProxies } from '../helpers/needs.ts'
import { closing, sandboxes } from '../helpers/send.ts'
import { trusted } from '../helpers/trusted.ts'

const afterwards: (() => unknown)[] = []
afterEach(() => {
  jest.restoreAllMocks()
  for (const cleanUp of afterwards.splice(0)) cleanUp()
})

const start = sandboxes()
const controller = () => new AbortController()

async function open(options: SandboxOptions = {}, proxies: ProxySettings = {}) {
  const sandbox = await start(options)
  const http = new NetworkClient(proxies, text => text)
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

const arrival = (sandbox: Sandbox, count: number, exchange: Promise<unknown>) =>
  Promise.race([sandbox.until(({ requests }) => requests[count - 1]?.complete), exchange])

const limits = (expected: string | undefined) => ({ maxBytes: 10, timeoutMs: expected === 'timeout' ? 200 : 10_000 })
const respond = (body: string, status = 400): FaultStep => ({ kind: 'respond', status, body })

test('a request arrives unchanged, with the length of its body in bytes', async () => {
  const { sandbox, request } = await open()
  expect(await request()).toMatchObject({ kind: 'response', status: 415, headers: { date: expect.any(String) } })
  const received = { method: 'POST', path: '/v1/notifications?a=b', body: '"é"', complete: true }
  expect(sandbox.requests).toMatchObject([{ ...received, headers: { 'content-length': '4', 'x-header': 'x' } }])
})

test('each request has a debug line with how it ended and how long it took, and without the query', async () => {
  const sandbox = await start()
  const lines: string[] = []
  const http = new NetworkClient(
    {},
    text => text,
    line => lines.push(line),
  )
  const url = new URL('/v1/audience?token=private', sandbox.url)
  const ordinary = { method: 'GET', url, headers: {}, timeoutMs: 10_000, maxBytes: 100 } as const
  await http.request(ordinary)
  await http.request({ ...ordinary, signal: AbortSignal.abort() })
  expect(lines).toEqual(
    [401, 'cancelled'].map(ended =>
      expect.stringMatching(new RegExp(`^GET ${url.host}/v1/audience: ${ended} in \\d{1,4} ms$`)),
    ),
  )
})

test('a request is not sent if the machine was suspended for longer than its timeout', async () => {
  const { sandbox, request } = await open()
  const { now } = Date
  let aheadMs = 0
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
  const suspend = (message: unknown) =>
    (message as { socket: Socket }).socket.once('connect', () => {
      aheadMs = 11_000
    })
  subscribe('net.client.socket', suspend)
  afterwards.push(() => unsubscribe('net.client.socket', suspend))
  const failure = { kind: 'failure', reason: 'timeout', mayHaveBeenReceived: false, retryable: true }
  const expected = { ...failure, cause: { message: 'no connection within 10 s' } }
  expect(await request({ timeoutMs: 10_000 })).toMatchObject(expected)
  expect(sandbox.requests).toEqual([])
})

test('a request is not sent if the last check before the hand-over forbids it', async () => {
  const { sandbox, request } = await open()
  const steps: string[] = []
  const connected = (message: unknown) =>
    (message as { socket: Socket }).socket.once('connect', () => setImmediate(() => steps.push('pending event')))
  subscribe('net.client.socket', connected)
  afterwards.push(() => unsubscribe('net.client.socket', connected))
  const beforeHandOver = () => {
    steps.push('check')
    return 'too late'
  }
  const failure = { kind: 'failure', reason: 'timeout', mayHaveBeenReceived: false, retryable: true }
  expect(await request({ beforeHandOver })).toMatchObject({ ...failure, cause: new HandOverRefused('too late') })
  expect(steps).toEqual(['pending event', 'check'])
  expect(sandbox.requests).toEqual([])
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
  { what: 'with a byte-order mark at its end', fault: respond('é\ufeff'), body: 'é\ufeff', incomplete: undefined },
  { what: 'with two byte-order marks', fault: respond('\ufeffé\ufeff'), body: 'é\ufeff', incomplete: undefined },
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
  {
    what: 'with bytes after its body',
    fault: { kind: 'garbage', body: 'HTTP/1.1 415 No\r\nContent-Length: 8\r\n\r\n{"a":12}junk' },
    body: '{"a":12}',
    incomplete: undefined,
  },
  {
    what: 'with an invalid chunk after a valid one',
    fault: {
      kind: 'garbage',
      body: 'HTTP/1.1 415 No\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"a":12}\r\nZZ\r\n',
    },
    body: '{"a":12}',
    incomplete: 'cut',
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
    what: 'that is read as Latin-1',
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
])('a response $what is read as far as possible', async ({ fault, body, incomplete, more = {} }) => {
  const { sandbox, request } = await open()
  sandbox.fault('POST', fault)
  const { signal } = controller()
  const before = Date.now()
  const result = await request({ signal, ...limits(incomplete), ...more })
  const common = { kind: 'response', url: expect.any(URL), headers: expect.anything(), at: expect.anything() }
  expect(result).toEqual({
    ...common,
    status: fault.status ?? 415,
    body: outside(body),
    ...(incomplete && { incomplete }),
  })
  expect('at' in result && result.at.getTime()).toBeGreaterThanOrEqual(before)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  // Leftover bytes from the previous response must not become part of the next one.
  expect(await request()).toMatchObject({ status: 415 })
})

test('a response without a length is complete when its connection ends', async () => {
  const { sandbox, request } = await open()
  sandbox.fault('POST', { kind: 'garbage', body: 'HTTP/1.1 400 Bad Request\r\n\r\n{"a":1}' })
  const result = await request()
  expect(result).toMatchObject({ kind: 'response', status: 400, body: outside('{"a":1}') })
  expect(result).toHaveProperty('incomplete', undefined)
})

const upgrade = { Connection: 'Upgrade', Upgrade: 'x' }
test.each<{ what: string; fault: FaultStep; reason: string }>([
  { what: 'hangs', fault: { kind: 'hang' }, reason: 'timeout' },
  { what: 'hangs in the headers', fault: { kind: 'hang-headers' }, reason: 'timeout' },
  { what: 'is reset', fault: { kind: 'reset-late' }, reason: 'connection-lost' },
  { what: 'is closed', fault: { kind: 'close-late' }, reason: 'connection-lost' },
  { what: 'breaks off in the headers', fault: { kind: 'cut-headers' }, reason: 'bad-response' },
  { what: 'is not HTTP', fault: { kind: 'garbage' }, reason: 'bad-response' },
  { what: 'changes the protocol', fault: { ...respond('', 101), headers: upgrade }, reason: 'bad-response' },
])('a request may have been received if the exchange $what', async ({ fault, reason }) => {
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
])('no request is sent over a TLS connection that $what', async ({ fault, reason }) => {
  const { sandbox, request } = await open({ tls: trusted })
  sandbox.fault('connection', fault)
  expect(await request(limits(reason))).toMatchObject({ kind: 'failure', mayHaveBeenReceived: false, reason })
  expect(sandbox.requests).toEqual([])
})

test.each(['http', 'https'])('no request is sent if no server accepts the connection (%s)', async scheme => {
  const { sandbox, request } = await open(scheme === 'https' ? { tls: trusted } : {})
  await sandbox.close()
  const failure = { kind: 'failure', mayHaveBeenReceived: false, reason: 'connection-failed', retryable: true }
  expect(await request()).toMatchObject(failure)
})

test('a request waits until the host name is resolved', async () => {
  const { request } = await open()
  const run = controller()
  const abortLater = async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise(resolve => setImmediate(resolve))
    run.abort()
  }
  jest.spyOn(dns, 'lookup').mockImplementation((() => void abortLater()) as unknown as typeof dns.lookup)
  const url = new URL('http://push.example/v1/notifications')
  expect(await request({ url, signal: run.signal })).toMatchObject({ reason: 'cancelled', mayHaveBeenReceived: false })
})

test('a cancelled run ends its exchange at once', async () => {
  const { sandbox, request } = await open()
  const before = controller()
  const during = controller()
  const after = controller()
  before.abort()
  const cancelled = { kind: 'failure', reason: 'cancelled', cause: { message: 'the run was cancelled' } }
  expect(await request({ signal: before.signal })).toMatchObject({ ...cancelled, mayHaveBeenReceived: false })
  sandbox.fault('POST', { kind: 'hang' }, { kind: 'hang-body', body: '{"a' })
  const hanging = request({ signal: during.signal })
  await arrival(sandbox, 1, hanging)
  during.abort()
  expect(await hanging).toMatchObject({ ...cancelled, mayHaveBeenReceived: true })
  // The headers and the first part of the body arrive together, so abort in the next turn of the event loop.
  const wantsBody = () => {
    setImmediate(() => after.abort())
    return true
  }
  const stopping = request({ signal: after.signal, wantsBody })
  expect(await stopping).toMatchObject({ kind: 'response', body: outside('{"a'), incomplete: 'cancelled' })
})

/** Makes new TLS connections from this process trust the test certificate. */
function trust(more: tls.ConnectionOptions = {}) {
  const { connect: connectTls } = tls
  const trusting = (options: tls.ConnectionOptions, onConnected?: () => void) =>
    connectTls({ ...options, ca: trusted.cert, ...more }, onConnected)
  return jest.spyOn(tls, 'connect').mockImplementation(trusting as typeof connectTls)
}

test('a request waits for a TLS session on an open connection, as in a tunnel', async () => {
  const { sandbox, request } = await open({ tls: trusted })
  sandbox.fault('connection', { kind: 'hang' })
  const socket = connect(sandbox.port, '127.0.0.1')
  await once(socket, 'connect')
  trust({ socket })
  expect(await request(limits('timeout'))).toMatchObject({ mayHaveBeenReceived: false, reason: 'timeout' })
})

const requireClientCertificate = closing(async (version: tls.SecureVersion) => {
  const versions = { minVersion: version, maxVersion: version }
  const received: unknown[] = []
  const service = createServer({ ...trusted, ...versions, requestCert: true, rejectUnauthorized: true })
  service.on('request', request => received.push(request))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const url = new URL(`https://127.0.0.1:${(service.address() as AddressInfo).port}`)
  return { url, received, close: () => service.close() }
})

test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'a service that requires a client certificate over %s has received nothing',
  async version => {
    trust()
    const { url, received } = await requireClientCertificate(version)
    const { request } = await open()
    const failure = { kind: 'failure', mayHaveBeenReceived: false, reason: 'tls-failed', retryable: false }
    expect(await request({ url })).toMatchObject(failure)
    expect(received).toEqual([])
  },
)

function hideTickets(): void {
  const { emit } = tls.TLSSocket.prototype
  jest.spyOn(tls.TLSSocket.prototype, 'emit').mockImplementation(function (this: tls.TLSSocket, ...given) {
    const [event] = given as unknown[]
    return event === 'session' ? false : emit.apply(this, given)
  })
}

const refusal = new Error(
  '0A00045C:SSL routines:ssl3_read_bytes:tlsv13 alert certificate required:SSL alert number 116',
)
const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
const tls13 = 'TLSv1.3'
const neverRead = { mayHaveBeenReceived: false, retryable: false, reason: 'tls-failed' }
const lost = { mayHaveBeenReceived: true, retryable: true, reason: 'connection-lost' }
const badResponse = { ...lost, reason: 'bad-response' }
test.each<{
  what: string
  error: Error
  version: tls.SecureVersion
  hasTicket?: boolean
  kind?: 'hang' | 'hang-headers'
  expected: typeof lost
}>([
  { what: 'a refused handshake of TLS 1.3', error: refusal, version: tls13, expected: neverRead },
  { what: 'a reset on a new TLS 1.3 connection', error: reset, version: tls13, expected: lost },
  { what: 'a refusal after a TLS 1.3 ticket', error: refusal, version: tls13, hasTicket: true, expected: lost },
  { what: 'a refusal after a TLS 1.2 handshake', error: refusal, version: 'TLSv1.2', expected: lost },
  { what: 'a refusal in the headers', error: refusal, version: tls13, kind: 'hang-headers', expected: badResponse },
])(
  'an exchange that ends after $what fails as $expected',
  async ({ error, version, hasTicket, kind = 'hang', expected }) => {
    hideTickets()
    const connecting = trust({ maxVersion: version })
    const { sandbox, request } = await open({ tls: trusted })
    sandbox.fault('POST', { kind })
    const ending = request()
    await arrival(sandbox, 1, ending)
    const socket = connecting.mock.results.at(-1)?.value as tls.TLSSocket
    if (kind === 'hang-headers') await once(socket, 'data')
    if (hasTicket) EventEmitter.prototype.emit.call(socket, 'session', Buffer.alloc(0))
    socket.destroy(error)
    expect(await ending).toEqual({ kind: 'failure', ...expected, cause: error, causeText: expect.any(String) })
  },
)

test('each request has its own connection, which ends with the response', async () => {
  const { sandbox, request } = await open()
  for (const method of ['GET', 'POST', 'GET'] as const)
    expect(await request({ method })).toMatchObject({ kind: 'response' })
  expect(sandbox.connectionCount).toBe(3)
  expect(sandbox.requests.map(({ headers }) => headers.connection)).toEqual(['close', 'close', 'close'])
})

function openedSockets() {
  const sockets: Socket[] = []
  const add = (message: unknown) => sockets.push((message as { socket: Socket }).socket)
  subscribe('net.client.socket', add)
  afterwards.push(() => unsubscribe('net.client.socket', add))
  return sockets
}

const speakingFirst = closing(async (text: string) => {
  const received: Buffer[] = []
  const server = createTcpServer(socket => socket.on('data', data => received.push(data)).end(text))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { url, received, close: () => server.close() }
})

test.each([
  {
    what: 'an HTTP response',
    text: 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
    cause: 'a response arrived before the request was sent',
  },
  { what: 'a greeting', text: 'SSH-2.0-OpenSSH_9.9\r\n', cause: 'Parse Error' },
])('a server that sends $what before the request has received nothing', async ({ text, cause }) => {
  const { url, received } = await speakingFirst(text)
  const sockets = openedSockets()
  const { setImmediate: inNextTurn } = globalThis
  // Delay all `setImmediate` callbacks until the text from the server has arrived.
  jest.spyOn(globalThis, 'setImmediate').mockImplementation(((turn: () => void) => {
    const [socket = new Socket()] = sockets
    if (socket.bytesRead > 0 || socket.destroyed) inNextTurn(turn)
    else socket.once('data', () => inNextTurn(turn))
  }) as typeof setImmediate)
  const { request } = await open()
  const failure = { kind: 'failure', mayHaveBeenReceived: false, reason: 'connection-failed', retryable: true }
  expect(await request({ url })).toMatchObject({ ...failure, cause: { message: expect.stringContaining(cause) } })
  expect(received).toEqual([])
})

test('node:https is loaded ahead of the first request only for an https URL', async () => {
  const urls = ['https://push.example', 'HTTPS://push.example', 'http://127.0.0.1', 'http://https:1', '']
  const modules = await Promise.all(urls.map(preloadFor))
  expect(modules).toEqual([https, https, undefined, undefined, undefined])
})

test('only a known status has a name', () => expect([404, 299].map(statusName)).toEqual(['404 Not Found', '299']))

test('an invalid proxy setting fails each request before it begins', async () => {
  const { sandbox, request } = await open({}, { http: 'socks5://proxy.example' })
  const failure = { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false }
  expect(await request()).toEqual({ ...failure, cause: expect.anything(), causeText: expect.any(String) })
  expect(sandbox.connectionCount).toBe(0)
})

describeWithProxies('with a proxy,', () => {
  const openProxy = closing(startProxy)

  test('a reset by the proxy after it has refused a tunnel does not crash the run', async () => {
    const sockets = openedSockets()
    const proxy = await openProxy()
    const { request } = await open({ tls: trusted }, { https: proxy.url })
    proxy.fault({ kind: 'refuse' })
    expect(await request()).toMatchObject({ reason: 'proxy-failed', retryable: false })
    const [socket = new Socket()] = sockets
    expect(() => socket.emit('error', new Error('a reset after the refusal'))).not.toThrow()
  })

  test('a proxy gets the requests of its scheme, except for hosts that bypass it', async () => {
    const proxy = await openProxy()
    const isBypassed = ({ hostname }: URL) => hostname === '127.0.0.1'
    const { sandbox, request } = await open({}, { http: proxy.url, isBypassed })
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

  test('a proxy may answer byte by byte', async () => {
    trust()
    const proxy = await openProxy()
    const { request } = await open({ tls: trusted }, { https: proxy.url })
    const warnings: string[] = []
    const warn = ({ name }: Error) => void warnings.push(name)
    process.on('warning', warn)
    try {
      proxy.fault({ kind: 'byte-by-byte' })
      expect(await request()).toMatchObject({ kind: 'response', status: 415 })
    } finally {
      process.off('warning', warn)
    }
    expect(warnings).toEqual([])
  })

  test('no request is sent to a proxy with an unknown certificate', async () => {
    const proxy = await openProxy({ tls: trusted })
    const { request } = await open({}, { http: proxy.url })
    expect(await request()).toMatchObject({ mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false })
  })

  test.each<{ what: string; proxyFault: ProxyStep['kind']; reason: string; retryable: boolean }>([
    { what: 'refuses the tunnel', proxyFault: 'refuse', reason: 'proxy-failed', retryable: false },
    { what: 'does not speak HTTP', proxyFault: 'garbage', reason: 'proxy-failed', retryable: false },
    { what: 'hangs up before the tunnel', proxyFault: 'reset', reason: 'proxy-failed', retryable: true },
    { what: 'does not answer', proxyFault: 'hang', reason: 'timeout', retryable: true },
    { what: 'says nothing in the tunnel', proxyFault: 'hang-after-connect', reason: 'timeout', retryable: true },
  ])('behind a proxy that $what, the service has received nothing', async ({ proxyFault, reason, retryable }) => {
    const proxy = await openProxy()
    const { sandbox, request } = await open({ tls: trusted }, { https: proxy.url })
    proxy.fault({ kind: proxyFault })
    const failure = { kind: 'failure', mayHaveBeenReceived: false, reason, retryable }
    expect(await request(limits(reason))).toMatchObject(failure)
    expect(sandbox.connectionCount).toBe(0)
  })

  test.each<{ what: string; connection: FaultStep['kind']; post: FaultStep['kind']; expected: object }>([
    {
      what: 'does not speak TLS',
      connection: 'garbage-tls',
      post: 'pass',
      expected: { mayHaveBeenReceived: false, reason: 'tls-failed', retryable: false },
    },
    {
      what: 'resets the connection after the request',
      connection: 'pass',
      post: 'reset-late',
      expected: { mayHaveBeenReceived: true, reason: 'connection-lost', retryable: true },
    },
  ])('an exchange through an https proxy fails as $expected if the service $what', async row => {
    trust()
    const proxy = await openProxy({ tls: trusted })
    const { sandbox, request } = await open({ tls: trusted }, { https: proxy.url })
    sandbox.fault('connection', { kind: row.connection })
    sandbox.fault('POST', { kind: row.post })
    expect(await request()).toMatchObject({ kind: 'failure', ...row.expected })
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT' }])
  })
})
