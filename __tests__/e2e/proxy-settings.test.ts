import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { type LoopbackProxy, startProxy } from '../helpers/doubles/proxy.mjs'
import { unlessWindows } from '../helpers/needs.ts'
import type { Outcome } from '../helpers/runner.ts'
import { closing, expectFailed, expectPassed, sandboxes, send } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const start = sandboxes()
const open = closing(startProxy)
const startTls = () => start({ tls: trusted })

const withCredentials = ({ port }: { port: number }, credentials: string) => `http://${credentials}@127.0.0.1:${port}`
const shown = ({ stdout, summary, outputs }: Outcome) => `${stdout}${summary}${JSON.stringify(outputs)}`

/** A proxy that gives each request the same response, whatever it is. */
const echoing = closing(async (response?: string) => {
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(response ?? ''))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
})

describe('the settings', () => {
  test.each(['HTTPS_PROXY', 'https_proxy'])('may be in either case: %s', async name => {
    const [sandbox, proxy] = [await startTls(), await open()]
    expectPassed(await send(sandbox, {}, trusting({ [name]: proxy.url })), { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
  })

  const onPosix = unlessWindows(test, 'on Windows the two are one variable')
  onPosix('in lower case come first', async () => {
    const [sandbox, proxy] = [await startTls(), await open()]
    const env = { HTTPS_PROXY: 'http://127.0.0.1:9', https_proxy: proxy.url }
    expectPassed(await send(sandbox, {}, trusting(env)), { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
  })

  test.each<[string, 'http' | 'https', (proxy: LoopbackProxy) => Record<string, string>]>([
    ['HTTP_PROXY for https', 'https', ({ url }) => ({ HTTP_PROXY: url })],
    ['HTTPS_PROXY for http', 'http', ({ url }) => ({ HTTPS_PROXY: url })],
    ['an empty one', 'http', () => ({ HTTP_PROXY: '', http_proxy: '' })],
    ['ALL_PROXY', 'http', ({ url }) => ({ ALL_PROXY: url })],
  ])('that do not apply are not used: %s', async (_what, scheme, settings) => {
    const [sandbox, proxy] = [scheme === 'https' ? await startTls() : await start(), await open()]
    expectPassed(await send(sandbox, {}, trusting(settings(proxy))), { outcome: 'sent' })
    expect(proxy.requests).toEqual([])
  })

  test('need no scheme', async () => {
    const [sandbox, proxy] = [await startTls(), await open()]
    expectPassed(await send(sandbox, {}, trusting({ HTTPS_PROXY: `127.0.0.1:${proxy.port}` })), { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
  })

  test.each<[string, boolean]>([
    ['*', false],
    ['127.0.0.1', false],
    ['127.0.0.1:{port}', false],
    ['127.0.0.0/8', false],
    ['example.com, 127.0.0.1', false],
    ['127.0.0.1:1', true],
    ['10.0.0.0/8', true],
    ['localhost,.0.0.1,7.0.0.1,', true],
  ])('NO_PROXY=%s: proxied is %s', async (noProxy, proxied) => {
    const [sandbox, proxy] = [await start(), await open()]
    const name = proxied ? 'NO_PROXY' : 'no_proxy'
    const env = { HTTP_PROXY: proxy.url, [name]: noProxy.replace('{port}', `${sandbox.port}`) }
    expectPassed(await send(sandbox, {}, { env }), { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(proxied ? 1 : 0)
  })

  test.each(['HTTP', 'Http'])('may have their scheme in capitals: %s', async scheme => {
    const [sandbox, proxy] = [await start(), await open()]
    const step = await send(sandbox, {}, { env: { HTTP_PROXY: proxy.url.replace('http', scheme) } })
    expectPassed(step, { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
  })

  test('may end with a line break', async () => {
    const [sandbox, proxy] = [await start(), await open({ credentials: 'agent:S3cretOfMine' })]
    const env = { HTTP_PROXY: `${withCredentials(proxy, 'agent:S3cretOfMine')}\r\n` }
    const step = await send(sandbox, {}, { env })
    expectPassed(step, { outcome: 'sent' })
    expect(proxy.requests).toHaveLength(1)
    expect(shown(step)).not.toContain('S3cretOfMine')
  })

  test.each([
    'socks5://127.0.0.1:1080',
    'http://',
    'http://%zz:S3cretOfMine@127.0.0.1:9',
    'http://agent:S3cret\nOfMine@127.0.0.1:9',
    'http://agent:S3cretOfMine@127.0.0.1\n:9',
    'http://agent:S3cretOfMine@127.0.0.1:9/\tx',
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

  test.each(['http', 'https'])('in the URL are used over %s, and shown to nobody', async scheme => {
    const [sandbox, proxy] = [scheme === 'https' ? await startTls() : await start(), await open({ credentials })]
    const url = withCredentials(proxy, encoded)
    const step = await send(sandbox, {}, trusting({ HTTPS_PROXY: url, HTTP_PROXY: url }))
    expectPassed(step, { outcome: 'sent' })
    expect(sandbox.requests).toHaveLength(1)
    expect(sandbox.requests[0]?.headers).not.toHaveProperty('proxy-authorization')
  })

  test.each<[string, string, string]>([
    ['http', 'rejected', 'http-407'],
    ['https', 'not-sent', 'proxy-failed'],
  ])('that are wrong over %s: %s', async (scheme, outcome, reason) => {
    const [sandbox, proxy] = [scheme === 'https' ? await startTls() : await start(), await open({ credentials })]
    const url = withCredentials(proxy, 'someone:wr0ngPassw0rd')
    const step = await send(sandbox, {}, trusting({ HTTPS_PROXY: url, HTTP_PROXY: url }))
    expect(expectFailed(step, { outcome, reason, attempts: '1' })).toMatch(/407.*PROXY/s)
    expect(shown(step)).not.toContain('wr0ngPassw0rd')
    expect(proxy.requests).toHaveLength(1)
    expect(sandbox.connections).toBe(0)
  })

  describe('that a proxy echoes are not shown', () => {
    const secret = 'p@ss/w%rd+1'
    const base64 = Buffer.from(`user name:${secret}`).toString('base64')
    const inEveryPlace = `${base64} user name ${secret} ${encoded}`
    const parts = /dXNlciBuYW1|user name|user%20name|p@ss|p%40ss|w%rd|w%25rd/

    test.each<[string, string]>([
      ['in a refusal of the tunnel', `HTTP/1.1 407 No ${inEveryPlace}\r\nContent-Length: 0\r\n\r\n`],
      [
        'in a long refusal of the tunnel',
        `HTTP/1.1 407 ${'x'.repeat(290)} ${inEveryPlace}\r\nContent-Length: 0\r\n\r\n`,
      ],
    ])('%s', async (_place, response) => {
      const proxy = await echoing(response)
      const sandbox = await startTls()
      const step = await send(sandbox, { retries: '0' }, trusting({ HTTPS_PROXY: withCredentials(proxy, encoded) }))
      expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed' })
      expect(shown(step)).not.toMatch(parts)
    })

    test.each<[string, string]>([
      ['in a status line', `HTTP/1.1 403 ${inEveryPlace}\r\nContent-Length: 0\r\n\r\n`],
      [
        'in a body',
        `HTTP/1.1 403 No\r\nConnection: close\r\n\r\n${'x'.repeat(290)} Proxy-Authorization: Basic ${inEveryPlace}`,
      ],
      ['in a JSON body', `HTTP/1.1 403 No\r\nConnection: close\r\n\r\n${JSON.stringify({ base64, secret })}`],
      [
        'in a redirect',
        `HTTP/1.1 302 Found\r\nLocation: http://${encoded}@other.example/?${base64}\r\nContent-Length: 0\r\n\r\n`,
      ],
    ])('%s', async (_place, response) => {
      const proxy = await echoing(response)
      const sandbox = await start()
      const step = await send(sandbox, { retries: '0' }, { env: { HTTP_PROXY: withCredentials(proxy, encoded) } })
      expectFailed(step, { outcome: 'rejected' })
      expect(shown(step)).not.toMatch(parts)
    })
  })
})
