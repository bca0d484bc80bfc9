import { expect, test } from '@jest/globals'
import { type ProxySettings, proxyCredentials, proxyFor as proxyForNode } from '../../src/http/proxy.ts'

const both = { http: 'http://plain.proxy:1', https: 'http://secure.proxy:2' }
const proxyFor = (url: URL, settings: ProxySettings) => proxyForNode(url, settings, 'v24.5.0')
const https = new URL('https://push.example.com/v1')

test('the scheme of the service decides which proxy applies', () => {
  const urls = [https, new URL('http://127.0.0.1:8787')]
  expect(urls.map(url => proxyFor(url, both))).toEqual([{ url: `${both.https}/` }, { url: `${both.http}/` }])
  expect(proxyFor(https, { http: both.http })).toBeUndefined()
})

/** Each URL with each of these values of NO_PROXY. */
const pairs = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([url, settings]) => settings.split('|').map(bypass => [url, bypass] as const))

test.each(
  pairs({
    'https://push.example.com': '*|PUSH.Example.COM|example.com|.example.com|*.example.com|push.example.com:443',
    'https://push.example.com/': 'a.example, ,push.example.com|a.example push.example.com',
    'https://push.example.com:8443': 'push.example.com:8443|.example.com:8443',
    'https://push.example.com.': 'push.example.com',
    'http://127.0.0.1': '127.0.0.1:80|127.0.0.0/8|127.0.0.1/32|0.0.0.0/0',
    'http://[::1]:8787': '::1|[::1]|[::1]:8787|::/64|0:0:0:0:0:0:0:1|[0000::0001]:8787',
    'https://[2001:db8::5]': '2001:DB8:0::0005|2001:db8::/32',
  }),
)('%s bypasses the proxy if NO_PROXY is %s', (url, bypass) => {
  expect(proxyFor(new URL(url), { ...both, bypass })).toBeUndefined()
})

test.each(
  pairs({
    'https://push.example.com': '| , |ush.example.com|push.example|a.push.example.com|push.example.com:8443|.',
    'https://push.example.com/': '127.0.0.0/8|push.example.com/8',
    'https://push.example.com:8443': 'push.example.com:443',
    'https://example.com.evil': 'example.com',
    'http://127.0.0.1': '10.0.0.0/8|127.0.0.0/33|127.0.0.0/|127.0.0.0/x8|127.0.0.0/8x|/8|0.0.1|::/0',
    'http://[::1]:8787': '0.0.0.0/0|[::1]:80|::1%lo|0:0:0:0:0:0:0:2',
    'http://localhost': '127.0.0.1',
  }),
)('%s does not bypass the proxy if NO_PROXY is %j', (url, bypass) => {
  expect(proxyFor(new URL(url), { ...both, bypass })).toBeDefined()
})

test.each([
  ['proxy.example:3128', 'http://proxy.example:3128/'],
  ['HTTPS://proxy.example', 'https://proxy.example/'],
  ['http://user:pass@proxy.example\n', 'http://user:pass@proxy.example/'],
  ...[undefined, '', ' \n'].map(setting => [setting]),
])('the proxy setting %j means the proxy %s', (...[setting, url]) => {
  expect(proxyFor(https, { https: setting })).toEqual(url && { url })
})

test.each([
  ['http://user:pass\nword@proxy.example', 'a line break'],
  ['http://user:pass\tword@proxy.example', 'control character'],
  ['socks5://proxy.example', 'not an http or https URL'],
  ['xhttp://proxy.example', 'not an http or https URL'],
  ['http://', 'not an http or https URL'],
  ['http://user:pass/word@proxy.example', 'not an http or https URL'],
  ['http://user:%zz@proxy.example', 'not percent-encoded'],
])('the proxy setting %j is refused without being quoted', (setting, problem) => {
  const proxy = proxyFor(https, { https: setting })
  expect(proxy).toEqual({ problem: expect.stringContaining(problem) })
  expect(JSON.stringify(proxy)).not.toMatch(/user:|word@|%zz/)
})

test('Node 24.5 and later can use a proxy', () => {
  const proxies = (...versions: string[]) => versions.map(version => proxyForNode(https, both, version))
  const [secure, problem] = [{ url: `${both.https}/` }, { problem: expect.stringMatching(/v2\d\.\d+\.\d/) }]
  expect(proxies('v24.5.0', 'v24.21.0', 'v25.0.0', 'v100.0.0')).toEqual(Array(4).fill(secure))
  expect(proxies('v20.19.0', 'v23.99.0', 'v24.4.1')).toEqual(Array(3).fill(problem))
})

const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '')

// Parts of three characters or fewer count only in what is sent.
test.each<[setting: string, credentials: string[]]>([
  ['agent:s3cret@secure.proxy', ['agent', 's3cret', base64('agent:s3cret')]],
  ['HTTP://an%20a:p%40ss%2F@proxy:1', ['an%20a', 'an a', 'p%40ss%2F', 'p@ss/', base64('an a:p@ss/')]],
  ['http://user:pa/ss@word@proxy.example', ['user', 'pa/ss@word', base64('user:pa/ss@word')]],
  ['http://user:%zzword@proxy.example', ['user', '%zzword', base64('user:%zzword')]],
  ['socks5://user:password@proxy.example', ['user', 'password', base64('user:password')]],
  ['http://user:pass word@proxy.example\n', ['user', 'pass word', 'pass%20word', base64('user:pass word')]],
  ['http://me:abc@proxy.example', [base64('me:abc')]],
  ['http://me:abcd@proxy.example', ['abcd', base64('me:abcd')]],
  ['http://user@proxy.example', ['user', base64('user:')]],
  ['http://:secret@proxy.example', ['secret', base64(':secret')]],
  [' http://me:a://b@proxy.example', ['a://b', base64('me:a://b')]],
  ['http://proxy.example:3128', []],
])('the credentials in %j are the given text, its decoded form, and what is sent', (setting, credentials) => {
  expect(proxyCredentials({ http: setting, https: undefined }).sort()).toEqual(credentials.sort())
  const other = proxyCredentials({ http: 'http://one@proxy.example', https: setting })
  expect(other.sort()).toEqual([base64('one:'), ...credentials].sort())
})
