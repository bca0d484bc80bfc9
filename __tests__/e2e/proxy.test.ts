import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { type LoopbackProxy, startProxy } from '../helpers/doubles/proxy.mjs'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { unlessWindows } from '../helpers/needs.ts'
import { node24dot4 } from '../helpers/node.ts'
import type { Outcome } from '../helpers/runner.ts'
import { closing, expectFailed, expectPassed, list, sandboxes, send } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const start = sandboxes()
const open = closing(startProxy)
const startTls = () => start({ tls: trusted })

const withCredentials = ({ port }: { port: number }, credentials: string) => `http://${credentials}@127.0.0.1:${port}`
const shown = ({ stdout, summary, outputs }: Outcome) => `${stdout}${summary}${JSON.stringify(outputs)}`
const tunnelTo = ({ port }: Sandbox) => ({ method: 'CONNECT', target: `127.0.0.1:${port}` })

describe('a request', () => {
  test('over https goes through a tunnel, and the token is only inside it', async () => {
    const [sandbox, proxy] = [await startTls(), await open()]
    const step = await send(sandbox, {}, trusting({ HTTPS_PROXY: proxy.url }))
    expectPassed(step, { outcome: 'sent', attempts: '1' })
    expect(proxy.requests).toMatchObject([tunnelTo(sandbox)])
    expect(JSON.stringify(proxy.requests)).not.toContain(sandbox.token)
    expect(sandbox.requests).toMatchObject([{ method: 'POST', path: '/v1/notifications' }])
    expect(sandbox.delivered).toHaveLength(1)
  })

  test('over http is handed to the proxy, for loopback addresses too', async () => {
    const [sandbox, proxy] = [await start(), await open()]
    expectPassed(await send(sandbox, {}, { env: { HTTP_PROXY: proxy.url } }), { outcome: 'sent', attempts: '1' })
    expect(proxy.requests).toMatchObject([{ method: 'POST', target: `${sandbox.url}/v1/notifications` }])
    expect(sandbox.delivered).toHaveLength(1)
  })

  test('and the list before it share one tunnel', async () => {
    const [sandbox, proxy] = [await startTls(), await open()]
    const inputs = { target: 'audience', 'audience-name': 'Newsletter' }
    expectPassed(await send(sandbox, inputs, trusting({ HTTPS_PROXY: proxy.url })), { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
    expect(sandbox).toMatchObject({ connections: 1, requests: [{ method: 'GET' }, { method: 'POST' }] })
  })

  test('of the audiences action goes through it as well', async () => {
    const [sandbox, proxy] = [await startTls(), await open()]
    expectPassed(await list(sandbox, {}, trusting({ HTTPS_PROXY: proxy.url })), { count: '7' })
    expect(proxy.requests).toMatchObject([tunnelTo(sandbox)])
  })

  test('goes through a proxy that itself speaks https', async () => {
    const [sandbox, proxy] = [await startTls(), await open({ tls: trusted })]
    expect(proxy.url).toMatch(/^https:/)
    expectPassed(await send(sandbox, {}, trusting({ HTTPS_PROXY: proxy.url })), { outcome: 'sent' })
    expect(proxy.requests).toMatchObject([tunnelTo(sandbox)])
  })
})

describe('a proxy that fails', () => {
  const over = async (
    faults: Parameters<LoopbackProxy['fault']>,
    inputs: Record<string, string>,
    env: Record<string, string> = {},
  ) => {
    const [sandbox, proxy] = [await startTls(), await open()]
    proxy.fault(...faults)
    const step = await send(
      sandbox,
      inputs,
      trusting({ HTTPS_PROXY: withCredentials(proxy, 'me:S3cretOfMine'), ...env }),
    )
    expect(shown(step)).not.toContain('S3cretOfMine')
    return { sandbox, proxy, step }
  }
  const nothingSent = { outcome: 'not-sent', 'status-code': '' }

  test.each([403, 407])('by refusing the tunnel (%d) is not tried again', async status => {
    const { sandbox, proxy, step } = await over([{ kind: 'refuse', status }], { retries: '3' })
    const text = expectFailed(step, { ...nothingSent, reason: 'proxy-failed', attempts: '1' })
    expect(text).toMatch(new RegExp(`${status}.*Nothing was sent.*HTTPS_PROXY`, 's'))
    expect(proxy.requests).toHaveLength(1)
    expect(sandbox.connections).toBe(0)
  })

  test('by speaking no HTTP is not tried again', async () => {
    const { sandbox, proxy, step } = await over([{ kind: 'garbage' }], {})
    expectFailed(step, { ...nothingSent, reason: 'proxy-failed', attempts: '1' })
    expect(proxy.requests).toHaveLength(1)
    expect(sandbox.connections).toBe(0)
  })

  test('by hanging up is tried again', async () => {
    const { sandbox, step } = await over([{ kind: 'reset' }], { retries: '1' })
    expectPassed(step, { outcome: 'sent', attempts: '2' })
    expect(sandbox).toMatchObject({ connections: 1, delivered: [expect.anything()] })
  })

  test.each(['https', 'http'])('by not being there for %s is tried again', async scheme => {
    const [sandbox, proxy] = [scheme === 'https' ? await startTls() : await start(), await open()]
    await proxy.close()
    const step = await send(sandbox, { retries: '1' }, trusting({ HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }))
    const text = expectFailed(step, { ...nothingSent, reason: 'proxy-failed', attempts: '2' })
    expect(text).toMatch(/ECONNREFUSED/)
    expect(sandbox.connections).toBe(0)
  })

  test('by saying nothing, before the tunnel or in it, ends in time', async () => {
    const kinds = ['hang', 'hang-after-connect'] as const
    const inputs = { timeout: '1', retries: '0' }
    await Promise.all(
      kinds.map(async kind => {
        const { sandbox, step } = await over([{ kind }], inputs)
        expectFailed(step, { ...nothingSent, reason: 'timeout', attempts: '1' })
        expect(sandbox.connections).toBe(0)
      }),
    )
  })

  test.each([
    ['saying nothing', 'hang', 'timeout'],
    ['hanging up', 'reset', 'connection-lost'],
  ] as const)('by %s to a plain request leaves it in doubt', async (_how, kind, reason) => {
    const [sandbox, proxy] = [await start(), await open()]
    proxy.fault({ kind })
    const step = await send(sandbox, { timeout: '1' }, { env: { HTTP_PROXY: proxy.url } })
    expectFailed(step, { outcome: 'unknown', reason, attempts: '1' })
    expect(proxy.requests).toHaveLength(1)
  })
})

describe('a service behind a tunnel', () => {
  const behind = async (prepare: (sandbox: Sandbox) => void, env?: Record<string, string>) => {
    const [sandbox, proxy] = [await startTls(), await open()]
    prepare(sandbox)
    const step = await send(
      sandbox,
      { retries: '1' },
      env ? { env: { HTTPS_PROXY: proxy.url, ...env } } : trusting({ HTTPS_PROXY: proxy.url }),
    )
    return { sandbox, proxy, step }
  }

  test('that speaks no TLS is not tried again', async () => {
    const { sandbox, step } = await behind(({ fault }) => fault('connection', { kind: 'garbage-tls' }))
    expectFailed(step, { outcome: 'not-sent', reason: 'tls-failed', attempts: '1' })
    expect(sandbox.requests).toEqual([])
  })

  test('whose certificate is not accepted gets nothing', async () => {
    const { sandbox, step } = await behind(() => {}, { NODE_EXTRA_CA_CERTS: '' })
    expectFailed(step, { outcome: 'not-sent', reason: 'tls-failed', attempts: '1' })
    expect(sandbox.requests).toEqual([])
  })

  test('that is lost leaves it in doubt', async () => {
    const { sandbox, step } = await behind(({ fault }) => fault('POST', { kind: 'reset-late' }))
    expectFailed(step, { outcome: 'unknown', reason: 'connection-lost', attempts: '1' })
    expect(sandbox.delivered).toHaveLength(1)
  })

  test('that is not there is the proxy’s refusal', async () => {
    const { step } = await behind(sandbox => sandbox.close())
    expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed', attempts: '1' })
  })
})

describe('the settings', () => {
  const onPosix = unlessWindows(test, 'on Windows the two are one variable')
  onPosix('in lower case come first', async () => {
    const [sandbox, proxy] = [await startTls(), await open()]
    const env = { HTTPS_PROXY: 'http://127.0.0.1:9', https_proxy: proxy.url }
    expectPassed(await send(sandbox, {}, trusting(env)), { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
  })

  test('that do not apply are not used', async () => {
    const [sandbox, proxy] = [await start(), await open()]
    const env = { HTTP_PROXY: '', http_proxy: '', HTTPS_PROXY: proxy.url, ALL_PROXY: proxy.url }
    expectPassed(await send(sandbox, {}, { env }), { outcome: 'sent' })
    expect(proxy.requests).toEqual([])
  })

  test.each<[string, string, number]>([
    ['no_proxy', 'example.com, 127.0.0.0/8', 0],
    ['NO_PROXY', '127.0.0.1:1 10.0.0.0/8 localhost .0.0.1', 1],
  ])('%s=%s: %d requests go to the proxy', async (name, bypass, count) => {
    const [sandbox, proxy] = [await start(), await open()]
    expectPassed(await send(sandbox, {}, { env: { HTTP_PROXY: proxy.url, [name]: bypass } }), { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(count)
  })

  test('may have their scheme in capitals, and end with a line break', async () => {
    const [sandbox, proxy] = [await start(), await open({ credentials: 'agent:S3cretOfMine' })]
    const setting = withCredentials(proxy, 'agent:S3cretOfMine').replace('http', 'HTTP')
    const step = await send(sandbox, {}, { env: { HTTP_PROXY: `${setting}\r\n` } })
    expectPassed(step, { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
    expect(shown(step)).not.toContain('S3cretOfMine')
  })

  test.each([
    'socks5://agent:S3cretOfMine@127.0.0.1:1080',
    'http://%zz:S3cretOfMine@127.0.0.1:9',
    'http://agent:S3cret\nOfMine@127.0.0.1:9',
  ])('that make no sense are an error, and not shown: %j', async setting => {
    const sandbox = await start()
    const step = await send(sandbox, {}, { env: { HTTP_PROXY: setting } })
    expect(expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed' })).toMatch(/HTTP_PROXY/)
    expect(shown(step)).not.toMatch(/S3cret|OfMine|agent/)
    expect(sandbox.connections).toBe(0)
  })
})

describe('credentials', () => {
  const credentials = 'user name:p@ss/w%rd+1'
  const encoded = 'user%20name:p%40ss%2Fw%25rd%2B1'
  const over = async (scheme: string, given: string) => {
    const [sandbox, proxy] = [scheme === 'https' ? await startTls() : await start(), await open({ credentials })]
    const url = withCredentials(proxy, given)
    return { sandbox, proxy, step: await send(sandbox, {}, trusting({ HTTPS_PROXY: url, HTTP_PROXY: url })) }
  }

  test.each(['http', 'https'])('in the URL are used over %s, and the service does not get them', async scheme => {
    const { sandbox, step } = await over(scheme, encoded)
    expectPassed(step, { outcome: 'sent' })
    expect(sandbox.requests).toHaveLength(1)
    expect(sandbox.requests[0]?.headers).not.toHaveProperty('proxy-authorization')
  })

  test.each([
    ['http', 'rejected', 'http-407'],
    ['https', 'not-sent', 'proxy-failed'],
  ])('that are wrong over %s: %s', async (scheme, outcome, reason) => {
    const { sandbox, proxy, step } = await over(scheme, 'someone:wr0ngPassw0rd')
    expect(expectFailed(step, { outcome, reason, attempts: '1' })).toMatch(/407.*PROXY/s)
    expect(shown(step)).not.toContain('wr0ngPassw0rd')
    expect(proxy.requests).toHaveLength(1)
    expect(sandbox.connections).toBe(0)
  })

  /** A proxy that gives each request the same response, whatever it is. */
  const echoing = closing(async (response?: string) => {
    const server = createServer(socket => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(response ?? ''))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return { port: (server.address() as AddressInfo).port, close: () => server.close() }
  })
  const base64 = Buffer.from(credentials).toString('base64')
  const inEveryPlace = `${base64} ${credentials.replace(':', ' ')} ${encoded}`
  const long = 'x'.repeat(290)

  test.each<[string, string, string]>([
    ['a refusal of the tunnel', 'https', `HTTP/1.1 407 ${long} ${inEveryPlace}\r\nContent-Length: 0\r\n\r\n`],
    ['a status line', 'http', `HTTP/1.1 403 ${inEveryPlace}\r\nContent-Length: 0\r\n\r\n`],
    ['a body', 'http', `HTTP/1.1 403 No\r\nConnection: close\r\n\r\n${long} Basic ${inEveryPlace}`],
    [
      'a redirect',
      'http',
      `HTTP/1.1 302 Found\r\nLocation: http://${encoded}@other.example/?${base64}\r\nContent-Length: 0\r\n\r\n`,
    ],
  ])('that a proxy echoes in %s are not shown', async (_place, scheme, response) => {
    const proxy = await echoing(response)
    const sandbox = scheme === 'https' ? await startTls() : await start()
    const url = withCredentials(proxy, encoded)
    const step = await send(sandbox, { retries: '0' }, trusting({ HTTPS_PROXY: url, HTTP_PROXY: url }))
    expectFailed(step, { outcome: scheme === 'https' ? 'not-sent' : 'rejected' })
    expect(shown(step)).not.toMatch(/dXNlciBuYW1|user name|user%20name|p@ss|p%40ss|w%rd|w%25rd/)
  })
})

const withOldNode = node24dot4 === undefined ? describe.skip : describe

withOldNode('Node 24.4, which cannot use a proxy', () => {
  const node = node24dot4 ?? ''

  test.each(['HTTP_PROXY', 'https_proxy'])('fails if %s applies, and sends nothing past it', async name => {
    const [sandbox, proxy] = [name === 'HTTP_PROXY' ? await start() : await startTls(), await open()]
    const step = await send(sandbox, {}, { node, ...trusting({ [name]: proxy.url }) })
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed', 'status-code': '' })
    expect(text).toMatch(/v24\.4\.\d+.*24\.5/)
    expect(proxy.requests).toEqual([])
    expect(sandbox.connections).toBe(0)
  })

  test('sends if NO_PROXY names the service, or there is no proxy', async () => {
    const [sandbox, proxy] = [await start(), await open()]
    expectPassed(await send(sandbox, {}, { node }), { outcome: 'sent' })
    const env = { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' }
    expectPassed(await send(sandbox, {}, { node, env }), { outcome: 'sent' })
    expect(proxy.requests).toEqual([])
    expect(sandbox.delivered).toHaveLength(2)
  })
})
