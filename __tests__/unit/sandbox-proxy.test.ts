import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type LoopbackProxy, type ProxyStep, startProxy } from '../helpers/doubles/proxy.mjs'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import type { SandboxOptions } from '../helpers/doubles/types.mjs'
import { ask, certificate, dial, type Tls, type Wire } from './sandbox-client.ts'

const started: { close: () => Promise<void> }[] = []
let tls: Tls

beforeAll(async () => {
  tls = await certificate()
})

async function start(proxyOptions: Parameters<typeof startProxy>[0] = {}, sandboxOptions: SandboxOptions = {}) {
  const proxy = await startProxy(proxyOptions)
  const sandbox = await startSandbox(sandboxOptions)
  started.push(proxy, sandbox)
  return { proxy, sandbox }
}

afterEach(async () => {
  await Promise.all(started.splice(0).map(server => server.close()))
})

const connectText = (target: string, headers = '') => `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n${headers}\r\n`

const getText = (token: string, more = '') =>
  `GET /v1/audience HTTP/1.1\r\nHost: localhost\r\nAuthentication-Token: ${token}\r\n${more}\r\n`

const established = 'HTTP/1.1 200 Connection established\r\n\r\n'

async function openTunnel(proxy: LoopbackProxy, target: string): Promise<Wire> {
  const wire = dial(proxy.url, connectText(target))
  await wire.until(({ received }) => received === established)
  return wire
}

/** A port of this machine on which nobody listens. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe('a tunnel', () => {
  test('carries requests both ways', async () => {
    const { proxy, sandbox } = await start()
    const wire = await openTunnel(proxy, `127.0.0.1:${sandbox.port}`)
    wire.socket.write(getText(sandbox.token))
    await wire.until(({ received }) => received.endsWith(']}'))
    wire.socket.write(getText(sandbox.token, 'Connection: close\r\n'))
    await wire.until(({ ended }) => ended === 'fin')
    expect(wire.received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
    expect(proxy.requests).toEqual([
      {
        method: 'CONNECT',
        target: `127.0.0.1:${sandbox.port}`,
        headers: { host: `127.0.0.1:${sandbox.port}` },
      },
    ])
    expect(sandbox.requests.map(({ connection }) => connection)).toEqual([1, 1])
  })

  test('carries what was sent ahead of the grant', async () => {
    const { proxy, sandbox } = await start()
    const wire = dial(proxy.url, connectText(`localhost:${sandbox.port}`) + getText(sandbox.token))
    await wire.until(({ received }) => received.endsWith(']}'))
    expect(wire.received.startsWith(`${established}HTTP/1.1 200 OK`)).toBe(true)
    wire.socket.destroy()
  })

  test('carries TLS, also through a proxy that speaks TLS itself', async () => {
    const { proxy, sandbox } = await start({ tls }, { tls })
    expect(proxy.url).toBe(`https://127.0.0.1:${proxy.port}`)
    const outer = connectTls({ host: '127.0.0.1', port: proxy.port, ca: tls.cert })
    outer.write(connectText(`127.0.0.1:${sandbox.port}`))
    const [grant] = await once(outer, 'data')
    expect(String(grant)).toBe(established)
    const inner = connectTls({ socket: outer, host: '127.0.0.1', ca: tls.cert })
    inner.write(getText(sandbox.token))
    const [answer] = await once(inner, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(sandbox.requests).toHaveLength(1)
    inner.destroy()
  })

  test('passes a reset on, and an orderly end', async () => {
    const { proxy, sandbox } = await start()
    sandbox.fault('GET', { kind: 'reset-late' }, { kind: 'close-late' })
    for (const end of ['rst', 'fin']) {
      const wire = await openTunnel(proxy, `127.0.0.1:${sandbox.port}`)
      wire.socket.write(getText(sandbox.token))
      await wire.until(({ ended }) => ended)
      expect(wire).toMatchObject({ ended: end, received: established })
    }
    expect(sandbox.requests).toHaveLength(2)
  })

  test.each(['end', 'destroy', 'resetAndDestroy'] as const)('ends with its client by %s', async leave => {
    const events: string[] = []
    const { proxy, sandbox } = await start({}, { onEvent: ({ type }) => events.push(type) })
    const wire = await openTunnel(proxy, `127.0.0.1:${sandbox.port}`)
    wire.socket.write('POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{')
    await sandbox.until(({ requests }) => requests.length === 1)
    wire.socket[leave]()
    await sandbox.until(() => events.includes('aborted'))
    expect(sandbox.requests).toMatchObject([{ complete: false }])
  })

  test('over TLS outlives a client that resets', async () => {
    const { proxy } = await start({ tls })
    proxy.fault({ kind: 'hang-after-connect' }, { kind: 'refuse' })
    const raw = connect({ host: '127.0.0.1', port: proxy.port })
    const secure = connectTls({ socket: raw, host: '127.0.0.1', ca: tls.cert })
    secure.on('error', () => {})
    secure.write(connectText('127.0.0.1:1'))
    await once(secure, 'data')
    raw.resetAndDestroy()
    const later = connectTls({ host: '127.0.0.1', port: proxy.port, ca: tls.cert })
    later.write(connectText('127.0.0.1:1'))
    const [refusal] = await once(later, 'data')
    expect(String(refusal)).toMatch(/^HTTP\/1\.1 403 /)
    expect(proxy.requests).toHaveLength(2)
    later.destroy()
  })

  test('to where nobody listens is a 502', async () => {
    const { proxy } = await start()
    const wire = dial(proxy.url, connectText(`127.0.0.1:${await freePort()}`))
    await wire.until(({ ended }) => ended)
    expect(wire.received).toMatch(/^HTTP\/1\.1 502 /)
  })

  test.each([
    ['example.com:443', 403],
    ['192.0.2.1:443', 403],
    ['127.0.0.1.example:443', 403],
    ['127.0.0.1', 400],
    ['127.0.0.1:https', 400],
    ['127.0.0.1:99999', 400],
  ])('to %s is refused with %i', async (target, status) => {
    const { proxy } = await start()
    const wire = dial(proxy.url, connectText(target))
    await wire.until(({ ended }) => ended)
    expect(wire.received.startsWith(`HTTP/1.1 ${status} `)).toBe(true)
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT', target }])
  })
})

describe('a plain request', () => {
  test('is passed on without what concerns the proxy alone', async () => {
    const { proxy, sandbox } = await start({ credentials: 'me:secret' })
    const target = `${sandbox.url}/v1/notifications?x=1`
    const body = JSON.stringify({ title: 'ü' })
    const reply = await ask(proxy.url, {
      method: 'POST',
      path: target,
      body,
      headers: {
        'Authentication-Token': sandbox.token,
        'Content-Type': 'application/json',
        'Proxy-Authorization': `Basic ${Buffer.from('me:secret').toString('base64')}`,
        'Proxy-Connection': 'keep-alive',
      },
    })
    expect(reply).toMatchObject({ status: 400, statusText: 'Bad Request', headers: { 'content-type': /json/ } })
    expect(proxy.requests).toMatchObject([{ method: 'POST', target }])
    expect(sandbox.requests).toMatchObject([{ method: 'POST', path: '/v1/notifications?x=1', body }])
    expect(sandbox.requests[0]?.headers).toMatchObject({ 'content-length': `${Buffer.byteLength(body)}` })
    expect(Object.keys(sandbox.requests[0]?.headers ?? {}).filter(name => name.startsWith('proxy-'))).toEqual([])
  })

  test('is cut where the answer is cut', async () => {
    const { proxy, sandbox } = await start()
    sandbox.fault('GET', { kind: 'cut-body', body: '{"audience":' })
    const reply = await ask(proxy.url, { path: `${sandbox.url}/v1/audience` })
    expect(reply).toMatchObject({ status: 200, body: '{"audience":', error: 'ECONNRESET' })
  })

  test.each([
    ['http://example.com/v1/audience', 403],
    ['http://192.0.2.1/', 403],
    ['https://127.0.0.1/', 400],
    ['/v1/audience', 400],
  ])('for %s is refused with %i', async (path, status) => {
    const { proxy } = await start()
    expect(await ask(proxy.url, { path })).toMatchObject({ status })
    expect(proxy.requests).toMatchObject([{ method: 'GET', target: path }])
  })

  test('to where nobody listens is a 502', async () => {
    const { proxy } = await start()
    expect(await ask(proxy.url, { path: `http://127.0.0.1:${await freePort()}/` })).toMatchObject({ status: 502 })
  })
})

describe('credentials', () => {
  test.each([
    ['', false],
    ['Proxy-Authorization: Basic bWU6d3Jvbmc=\r\n', false],
    ['Proxy-Authorization: Basic bWU6c2VjcmV0\r\n', true],
  ])('%j opens: %s', async (header, opens) => {
    const { proxy, sandbox } = await start({ credentials: 'me:secret' })
    const wire = dial(proxy.url, connectText(`127.0.0.1:${sandbox.port}`, header))
    await wire.until(({ received }) => received.includes('\r\n\r\n'))
    if (opens) expect(wire.received).toBe(established)
    else expect(wire.received).toMatch(/^HTTP\/1\.1 407 .*\r\nProxy-Authenticate: Basic /s)
    expect(sandbox.connections).toBe(opens ? 1 : 0)
    wire.socket.destroy()
  })

  test('are asked of plain requests too', async () => {
    const { proxy, sandbox } = await start({ credentials: 'me:secret' })
    const reply = await ask(proxy.url, { path: `${sandbox.url}/v1/audience` })
    expect(reply).toMatchObject({ status: 407, headers: { 'proxy-authenticate': 'Basic realm="sandbox"' } })
    expect(sandbox.connections).toBe(0)
  })
})

describe('a fault', () => {
  test.each<[ProxyStep, string, 'rst' | 'fin']>([
    [{ kind: 'refuse' }, 'HTTP/1.1 403 Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', 'fin'],
    [{ kind: 'refuse', status: 502 }, 'HTTP/1.1 502 Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', 'fin'],
    [{ kind: 'reset' }, '', 'rst'],
    [{ kind: 'garbage' }, 'This is no HTTP.\r\n\r\n', 'fin'],
  ])('%j meets tunnels and plain requests, and is used up', async (step, received, ended) => {
    const { proxy, sandbox } = await start()
    proxy.fault(step, step)
    for (const text of [
      connectText(`127.0.0.1:${sandbox.port}`),
      `GET ${sandbox.url}/v1/audience HTTP/1.1\r\nHost: 127.0.0.1:${sandbox.port}\r\n\r\n`,
    ]) {
      const wire = dial(proxy.url, text)
      await wire.until(wire => wire.ended)
      expect(wire).toMatchObject({ received, ended })
    }
    expect(sandbox.connections).toBe(0)
    expect(proxy.requests).toHaveLength(2)
    const wire = await openTunnel(proxy, `127.0.0.1:${sandbox.port}`)
    wire.socket.destroy()
  })

  test.each<[ProxyStep, string]>([
    [{ kind: 'hang' }, ''],
    [{ kind: 'hang-after-connect' }, established],
  ])('%j says no more, and lets the client go', async (step, said) => {
    const { proxy, sandbox } = await start()
    proxy.fault({ ...step, times: 2 })
    const wire = dial(proxy.url, connectText(`127.0.0.1:${sandbox.port}`))
    await proxy.until(({ requests }) => requests.length === 1)
    await wire.until(({ received }) => received === said)
    wire.socket.write(getText(sandbox.token))
    const plain = dial(proxy.url, `GET ${sandbox.url}/ HTTP/1.1\r\nHost: 127.0.0.1:${sandbox.port}\r\n\r\n`)
    await proxy.until(({ requests }) => requests.length === 2)
    const later = await openTunnel(proxy, `127.0.0.1:${sandbox.port}`)
    later.socket.destroy()
    expect([wire.received, plain.received]).toEqual([said, ''])
    for (const { socket, until } of [wire, plain]) {
      socket.end()
      await until(({ ended }) => ended === 'fin')
    }
    expect(sandbox.requests).toEqual([])
  })

  test.each([
    { kind: 'respond', status: 200 },
    { kind: 'refuse', status: 99 },
    { kind: 'hang', status: 200 },
  ])('%j is refused', async step => {
    const { proxy } = await start()
    expect(() => proxy.fault(step as ProxyStep)).toThrow(TypeError)
  })
})

test('listens on this machine alone', async () => {
  await expect(startProxy({ host: '0.0.0.0' })).rejects.toThrow(RangeError)
})

test('close ends tunnels, and waits no longer for events', async () => {
  const { proxy, sandbox } = await start()
  const wire = await openTunnel(proxy, `127.0.0.1:${sandbox.port}`)
  const hopeless = expect(proxy.until(() => false)).rejects.toThrow('the proxy is closed')
  await proxy.close()
  await wire.until(({ ended }) => ended)
  await hopeless
})
