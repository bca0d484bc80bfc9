import { describe, expect, test } from '@jest/globals'
import { type ProxyStep, startProxy } from '../helpers/doubles/proxy.ts'
import type { Sandbox } from '../helpers/doubles/push-service.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { node24dot4 } from '../helpers/node.ts'
import { withoutWaits } from '../helpers/preload.ts'
import type { Outcome } from '../helpers/runner.ts'
import { closing, expectFailed, expectPassed, list, sandboxes, send } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const startService = sandboxes()
const open = closing(startProxy)
const start = (scheme = 'https') => startService(scheme === 'https' ? { tls: trusted } : {})

const withCredentials = ({ port }: { port: number }, credentials: string) => `http://${credentials}@127.0.0.1:${port}`
const shown = ({ stdout, summary, outputs }: Outcome) => `${stdout}${summary}${JSON.stringify(outputs)}`
const tunnelTo = ({ port }: Sandbox) => ({ method: 'CONNECT', target: `127.0.0.1:${port}` })
const withProxy = (url: string) => trusting({ HTTPS_PROXY: url, HTTP_PROXY: url, ...withoutWaits })

test('each request over https has its own tunnel, and the proxy does not see the token', async () => {
  const sandbox = await start()
  const proxy = await open()
  const inputs = { target: 'audience', 'audience-name': 'Newsletter' }
  const step = await send(sandbox, inputs, trusting({ HTTPS_PROXY: proxy.url }))
  expectPassed(step, { outcome: 'sent', attempts: '1' })
  expect(proxy.requests).toMatchObject([tunnelTo(sandbox), tunnelTo(sandbox)])
  expect(JSON.stringify(proxy.requests)).not.toContain(sandbox.token)
  expect(sandbox.requests).toMatchObject([{ method: 'GET' }, { method: 'POST' }])
})

test('a request over http goes to the proxy, for loopback addresses too', async () => {
  const sandbox = await start('http')
  const proxy = await open()
  expectPassed(await send(sandbox, {}, { env: { HTTP_PROXY: proxy.url } }), { outcome: 'sent', attempts: '1' })
  expect(proxy.requests).toMatchObject([{ method: 'POST', target: `${sandbox.url}/v1/notifications` }])
  expect(sandbox.delivered).toHaveLength(1)
})

test('the scheme of a proxy may be in capitals', async () => {
  const sandbox = await start('http')
  const proxy = await open()
  const env = { HTTP_PROXY: proxy.url.replace('http:', 'HTTP:') }
  expectPassed(await send(sandbox, {}, { env }), { outcome: 'sent' })
  expect(proxy.requests).toHaveLength(1)
})

test('the audiences action uses a proxy, even one that itself speaks https', async () => {
  const sandbox = await start()
  const proxy = await open({ tls: trusted })
  expect(proxy.url).toMatch(/^https:/)
  expectPassed(await list(sandbox, {}, trusting({ HTTPS_PROXY: proxy.url })), { count: '11' })
  expect(proxy.requests).toMatchObject([tunnelTo(sandbox)])
})

// exchange.test.ts covers every way a proxy can fail.
test.each<{ what: string; scheme: string; kind: ProxyStep['kind']; outcome: string; reason: string }>([
  { what: 'refuses the tunnel', scheme: 'https', kind: 'refuse', outcome: 'not-sent', reason: 'proxy-failed' },
  {
    what: 'closes the connection of a plain request',
    scheme: 'http',
    kind: 'reset',
    outcome: 'unknown',
    reason: 'connection-lost',
  },
])('the outcome of a send through a proxy that $what is $outcome', async ({ scheme, kind, outcome, reason }) => {
  const sandbox = await start(scheme)
  const proxy = await open()
  proxy.fault({ kind, times: 9 })
  const step = await send(sandbox, { retries: '1' }, withProxy(withCredentials(proxy, 'me:S3cretOfMine')))
  const text = expectFailed(step, { outcome, reason, attempts: '1', 'status-code': '' })
  expect(text).toMatch(outcome === 'unknown' ? /^May have been sent/ : /Nothing was sent/)
  if (kind === 'refuse') expect(text).toMatch(/403.*Ask the operator of the proxy to allow this host/s)
  expect(shown(step)).not.toContain('S3cretOfMine')
  expect(proxy.requests).toHaveLength(1)
  expect(sandbox.connectionCount).toBe(0)
})

test('a send is retried if no proxy listens at its address, and nothing is sent', async () => {
  const sandbox = await start()
  const proxy = await open()
  await proxy.close()
  const step = await send(sandbox, { retries: '1' }, withProxy(proxy.url))
  const outputs = { outcome: 'not-sent', reason: 'proxy-failed', attempts: '2', 'status-code': '' }
  expect(expectFailed(step, outputs)).toMatch(/ECONNREFUSED/)
  expect(sandbox.connectionCount).toBe(0)
})

test('a send is in doubt, and is not retried, if the connection is lost inside a proxy tunnel', async () => {
  const sandbox = await start()
  const proxy = await open()
  sandbox.fault('POST', { kind: 'reset-late' })
  const step = await send(sandbox, { retries: '1' }, trusting({ HTTPS_PROXY: proxy.url }))
  expectFailed(step, { outcome: 'unknown', reason: 'connection-lost', attempts: '1' })
  expect(sandbox.requests).toHaveLength(1)
})

unlessWindows(test, 'on Windows the two are one variable')(
  'a proxy variable in lower case takes precedence',
  async () => {
    const sandbox = await start()
    const proxy = await open()
    const env = { HTTPS_PROXY: 'http://127.0.0.1:9', https_proxy: proxy.url }
    expectPassed(await send(sandbox, {}, trusting(env)), { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
  },
)

test.each<{ name: string; value: string; way: 'bypasses' | 'goes through' }>([
  { name: 'no_proxy', value: 'example.com, 127.0.0.1', way: 'bypasses' },
  { name: 'NO_PROXY', value: '127.0.0.1:1 example.com localhost', way: 'goes through' },
])('a request to 127.0.0.1 $way the proxy if $name is "$value"', async ({ name, value, way }) => {
  const sandbox = await start('http')
  const proxy = await open()
  expectPassed(await send(sandbox, {}, { env: { HTTP_PROXY: proxy.url, [name]: value } }), { outcome: 'sent' })
  expect(proxy.requests).toHaveLength(way === 'bypasses' ? 0 : 1)
})

test.each([
  { what: 'for a SOCKS proxy', setting: 'socks5://agent:S3cretOfMine@127.0.0.1:1080' },
  { what: 'with a line break inside', setting: 'http://agent:S3cret\nOfMine@127.0.0.1:9' },
])('a proxy setting $what is an error that does not show it', async ({ setting }) => {
  const sandbox = await start('http')
  const step = await send(sandbox, {}, { env: { HTTP_PROXY: setting } })
  expect(expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed' })).toMatch(/HTTP_PROXY/)
  expect(shown(step)).not.toMatch(/S3cret|OfMine|agent/)
  expect(sandbox.connectionCount).toBe(0)
})

describe('credentials of a proxy', () => {
  const credentials = 'squid user:p@ss/w%rd+1'
  const encoded = 'squid%20user:p%40ss%2Fw%25rd%2B1'
  const sendThroughProxy = async (scheme: string, given: string) => {
    const sandbox = await start(scheme)
    const proxy = await open({ credentials })
    return { sandbox, proxy, step: await send(sandbox, {}, withProxy(withCredentials(proxy, given))) }
  }

  test.each(['http', 'https'])('are used over %s, and the service does not get them', async scheme => {
    const { sandbox, step } = await sendThroughProxy(scheme, encoded)
    expectPassed(step, { outcome: 'sent' })
    expect(sandbox.requests).toHaveLength(1)
    expect(sandbox.requests[0]?.headers).not.toHaveProperty('proxy-authorization')
  })

  test.each([
    { scheme: 'http', outcome: 'rejected', reason: 'http-407' },
    { scheme: 'https', outcome: 'not-sent', reason: 'proxy-failed' },
  ])('the outcome with wrong credentials is $outcome over $scheme', async ({ scheme, outcome, reason }) => {
    const { sandbox, proxy, step } = await sendThroughProxy(scheme, 'someone:wr0ngPassw0rd')
    expect(expectFailed(step, { outcome, reason, attempts: '1' })).toMatch(/407.*PROXY/s)
    expect(shown(step)).not.toContain('wr0ngPassw0rd')
    expect(proxy.requests).toHaveLength(1)
    expect(sandbox.connectionCount).toBe(0)
  })

  const base64 = Buffer.from(credentials).toString('base64')
  const inEveryForm = `${base64} ${credentials.replace(':', ' ')} ${encoded}`
  const long = 'x'.repeat(290)
  const refusalOfTunnel = `HTTP/1.1 407 ${long} ${inEveryForm}\r\nContent-Length: 0\r\n\r\n`
  const redirect = [
    `HTTP/1.1 307 ${inEveryForm}`,
    `Location: http://${encoded}@other.example/?${base64}`,
    'Connection: close',
    '',
    `${long} Basic ${inEveryForm}`,
  ].join('\r\n')

  test.each<{ place: string; scheme: string; response: string }>([
    { place: 'its refusal of a tunnel', scheme: 'https', response: refusalOfTunnel },
    { place: 'the status line, location, and body of a redirect', scheme: 'http', response: redirect },
  ])('are not shown if the proxy echoes them in $place', async ({ scheme, response }) => {
    const sandbox = await start(scheme)
    const proxy = await open()
    proxy.fault({ kind: 'garbage', body: response })
    const step = await send(sandbox, { retries: '0' }, withProxy(withCredentials(proxy, encoded)))
    expectFailed(step, { outcome: scheme === 'https' ? 'not-sent' : 'unknown' })
    expect(shown(step)).not.toMatch(/c3F1aWQgdXNl|squid user|squid%20user|p@ss|p%40ss|w%rd|w%25rd/)
  })
})

describe('on Node 24.4, which cannot use a proxy,', () => {
  const node = node24dot4 ?? ''
  const onNode24dot4 = node24dot4 === undefined ? test.skip : test

  onNode24dot4('a run fails if a proxy applies, and does not bypass it', async () => {
    const sandbox = await start()
    const proxy = await open()
    const step = await send(sandbox, {}, { node, ...trusting({ https_proxy: proxy.url }) })
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed', 'status-code': '' })
    expect(text).toMatch(/v24\.4\.\d+.*24\.5/)
    expect(proxy.requests).toEqual([])
    expect(sandbox.connectionCount).toBe(0)
  })

  onNode24dot4('a run sends if NO_PROXY names the service', async () => {
    const sandbox = await start('http')
    const proxy = await open()
    const env = { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' }
    expectPassed(await send(sandbox, {}, { node, env }), { outcome: 'sent' })
    expect(proxy.requests).toEqual([])
    expect(sandbox.delivered).toHaveLength(1)
  })
})
