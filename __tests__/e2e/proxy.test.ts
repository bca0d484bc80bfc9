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
const both = (url: string) => trusting({ HTTPS_PROXY: url, HTTP_PROXY: url, ...withoutWaits })

test('each request over https has a tunnel of its own, and the token is only inside it', async () => {
  const sandbox = await start()
  const proxy = await open()
  const inputs = { target: 'audience', 'audience-name': 'Newsletter' }
  const step = await send(sandbox, inputs, trusting({ HTTPS_PROXY: proxy.url }))
  expectPassed(step, { outcome: 'sent', attempts: '1' })
  expect(proxy.requests).toMatchObject([tunnelTo(sandbox), tunnelTo(sandbox)])
  expect(JSON.stringify(proxy.requests)).not.toContain(sandbox.token)
  expect(sandbox.requests).toMatchObject([{ method: 'GET' }, { method: 'POST' }])
})

test('a request over http is handed to the proxy, for loopback addresses too', async () => {
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

// exchange.test.ts has every way in which a proxy can fail.
test.each<{
  what: string
  scheme: string
  kind: ProxyStep['kind']
  outcome: string
  reason: string
  attempts: number
}>([
  {
    what: 'refuses the tunnel',
    scheme: 'https',
    kind: 'refuse',
    outcome: 'not-sent',
    reason: 'proxy-failed',
    attempts: 1,
  },
  {
    what: 'hangs up before the tunnel',
    scheme: 'https',
    kind: 'reset',
    outcome: 'not-sent',
    reason: 'proxy-failed',
    attempts: 2,
  },
  {
    what: 'hangs up on a plain request',
    scheme: 'http',
    kind: 'reset',
    outcome: 'unknown',
    reason: 'connection-lost',
    attempts: 1,
  },
])('a send through a proxy that $what is $outcome', async ({ scheme, kind, outcome, reason, attempts }) => {
  const sandbox = await start(scheme)
  const proxy = await open()
  proxy.fault({ kind, times: 9 })
  const step = await send(sandbox, { retries: '1' }, both(withCredentials(proxy, 'me:S3cretOfMine')))
  const text = expectFailed(step, { outcome, reason, attempts: `${attempts}`, 'status-code': '' })
  expect(text).toMatch(outcome === 'unknown' ? /may or may not have been sent/ : /Nothing was sent/)
  if (kind === 'refuse') expect(text).toMatch(/403.*HTTPS_PROXY/s)
  expect(shown(step)).not.toContain('S3cretOfMine')
  expect(proxy.requests).toHaveLength(attempts)
  expect(sandbox.connections).toBe(0)
})

test('a send through a proxy that is not there is retried, and nothing is sent', async () => {
  const sandbox = await start()
  const proxy = await open()
  await proxy.close()
  const step = await send(sandbox, { retries: '1' }, both(proxy.url))
  const outputs = { outcome: 'not-sent', reason: 'proxy-failed', attempts: '2', 'status-code': '' }
  expect(expectFailed(step, outputs)).toMatch(/ECONNREFUSED/)
  expect(sandbox.connections).toBe(0)
})

test('a send whose connection is lost behind a tunnel is in doubt, and is not retried', async () => {
  const sandbox = await start()
  const proxy = await open()
  sandbox.fault('POST', { kind: 'reset-late' })
  const step = await send(sandbox, { retries: '1' }, trusting({ HTTPS_PROXY: proxy.url }))
  expectFailed(step, { outcome: 'unknown', reason: 'connection-lost', attempts: '1' })
  expect(sandbox.requests).toHaveLength(1)
})

test('a service behind a tunnel whose certificate is unknown gets nothing, and is not asked again', async () => {
  const sandbox = await start()
  const proxy = await open()
  const step = await send(sandbox, { retries: '1' }, { env: { HTTPS_PROXY: proxy.url } })
  expectFailed(step, { outcome: 'not-sent', reason: 'tls-failed', attempts: '1' })
  expect(sandbox.requests).toEqual([])
})

unlessWindows(test, 'on Windows the two are one variable')('proxy settings in lower case come first', async () => {
  const sandbox = await start()
  const proxy = await open()
  const env = { HTTPS_PROXY: 'http://127.0.0.1:9', https_proxy: proxy.url }
  expectPassed(await send(sandbox, {}, trusting(env)), { outcome: 'sent' })
  expect(proxy.requests).toHaveLength(1)
})

test.each<{ name: string; bypass: string; count: number }>([
  { name: 'no_proxy', bypass: 'example.com, 127.0.0.1', count: 0 },
  { name: 'NO_PROXY', bypass: '*', count: 0 },
  { name: 'NO_PROXY', bypass: '127.0.0.1:1 example.com localhost', count: 1 },
])('if $name is "$bypass", the proxy gets $count requests', async ({ name, bypass, count }) => {
  const sandbox = await start('http')
  const proxy = await open()
  expectPassed(await send(sandbox, {}, { env: { HTTP_PROXY: proxy.url, [name]: bypass } }), { outcome: 'sent' })
  expect(proxy.requests).toHaveLength(count)
})

test.each([
  { what: 'of another kind of proxy', setting: 'socks5://agent:S3cretOfMine@127.0.0.1:1080' },
  { what: 'with a line break inside', setting: 'http://agent:S3cret\nOfMine@127.0.0.1:9' },
])('a proxy setting $what is an error that does not show it', async ({ setting }) => {
  const sandbox = await start('http')
  const step = await send(sandbox, {}, { env: { HTTP_PROXY: setting } })
  expect(expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed' })).toMatch(/HTTP_PROXY/)
  expect(shown(step)).not.toMatch(/S3cret|OfMine|agent/)
  expect(sandbox.connections).toBe(0)
})

describe('credentials:', () => {
  const credentials = 'user name:p@ss/w%rd+1'
  const encoded = 'user%20name:p%40ss%2Fw%25rd%2B1'
  const over = async (scheme: string, given: string) => {
    const sandbox = await start(scheme)
    const proxy = await open({ credentials })
    return { sandbox, proxy, step: await send(sandbox, {}, both(withCredentials(proxy, given))) }
  }

  test.each(['http', 'https'])(
    'the credentials of a proxy are used over %s, and the service does not get them',
    async scheme => {
      const { sandbox, step } = await over(scheme, encoded)
      expectPassed(step, { outcome: 'sent' })
      expect(sandbox.requests).toHaveLength(1)
      expect(sandbox.requests[0]?.headers).not.toHaveProperty('proxy-authorization')
    },
  )

  test.each([
    { scheme: 'http', outcome: 'rejected', reason: 'http-407' },
    { scheme: 'https', outcome: 'not-sent', reason: 'proxy-failed' },
  ])('a run with wrong credentials of a proxy over $scheme ends as $outcome', async ({ scheme, outcome, reason }) => {
    const { sandbox, proxy, step } = await over(scheme, 'someone:wr0ngPassw0rd')
    expect(expectFailed(step, { outcome, reason, attempts: '1' })).toMatch(/407.*PROXY/s)
    expect(shown(step)).not.toContain('wr0ngPassw0rd')
    expect(proxy.requests).toHaveLength(1)
    expect(sandbox.connections).toBe(0)
  })

  const base64 = Buffer.from(credentials).toString('base64')
  const inEveryPlace = `${base64} ${credentials.replace(':', ' ')} ${encoded}`
  const long = 'x'.repeat(290)
  const location = `http://${encoded}@other.example/?${base64}`

  test.each<{ place: string; scheme: string; response: string }>([
    {
      place: 'a refusal of the tunnel',
      scheme: 'https',
      response: `HTTP/1.1 407 ${long} ${inEveryPlace}\r\nContent-Length: 0\r\n\r\n`,
    },
    { place: 'a status line', scheme: 'http', response: `HTTP/1.1 403 ${inEveryPlace}\r\nContent-Length: 0\r\n\r\n` },
    {
      place: 'a body',
      scheme: 'http',
      response: `HTTP/1.1 403 No\r\nConnection: close\r\n\r\n${long} Basic ${inEveryPlace}`,
    },
    {
      place: 'a redirect',
      scheme: 'http',
      response: `HTTP/1.1 307 Temporary Redirect\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`,
    },
  ])('credentials that a proxy echoes in $place are not shown', async ({ scheme, response }) => {
    const sandbox = await start(scheme)
    const proxy = await open()
    proxy.fault({ kind: 'garbage', body: response })
    const step = await send(sandbox, { retries: '0' }, both(withCredentials(proxy, encoded)))
    expectFailed(step, { outcome: scheme === 'https' ? 'not-sent' : 'rejected' })
    expect(shown(step)).not.toMatch(/dXNlciBuYW1|user name|user%20name|p@ss|p%40ss|w%rd|w%25rd/)
  })
})

describe('a Node that cannot use a proxy', () => {
  const node = node24dot4 ?? ''
  const onNode24dot4 = node24dot4 === undefined ? test.skip : test

  onNode24dot4.each([
    { name: 'HTTP_PROXY', scheme: 'http' },
    { name: 'https_proxy', scheme: 'https' },
  ])('a run on Node 24.4 fails if $name applies, and sends nothing past it', async ({ name, scheme }) => {
    const sandbox = await start(scheme)
    const proxy = await open()
    const step = await send(sandbox, {}, { node, ...trusting({ [name]: proxy.url }) })
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed', 'status-code': '' })
    expect(text).toMatch(/v24\.4\.\d+.*24\.5/)
    expect(proxy.requests).toEqual([])
    expect(sandbox.connections).toBe(0)
  })

  onNode24dot4('a run on Node 24.4 sends if NO_PROXY names the service, or there is no proxy', async () => {
    const sandbox = await start('http')
    const proxy = await open()
    expectPassed(await send(sandbox, {}, { node }), { outcome: 'sent' })
    const env = { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' }
    expectPassed(await send(sandbox, {}, { node, env }), { outcome: 'sent' })
    expect(proxy.requests).toEqual([])
    expect(sandbox.delivered).toHaveLength(2)
  })
})
