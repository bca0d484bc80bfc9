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

test.each([
  { url: 'https://push.example.com', noProxy: '*' },
  { url: 'https://push.example.com', noProxy: 'PUSH.Example.COM' },
  { url: 'https://push.example.com', noProxy: 'example.com' },
  { url: 'https://push.example.com', noProxy: '.example.com' },
  { url: 'https://push.example.com', noProxy: '*.example.com' },
  { url: 'https://push.example.com', noProxy: 'push.example.com:443' },
  { url: 'https://push.example.com', noProxy: 'a.example, ,push.example.com' },
  { url: 'https://push.example.com', noProxy: 'a.example push.example.com' },
  { url: 'https://push.example.com:8443', noProxy: 'push.example.com:8443' },
  { url: 'https://push.example.com:8443', noProxy: '.example.com:8443' },
  { url: 'https://push.example.com.', noProxy: 'push.example.com' },
  { url: 'http://127.0.0.1', noProxy: '127.0.0.1:80' },
  { url: 'http://127.0.0.1', noProxy: '127.0.0.0/8' },
  { url: 'http://127.0.0.1', noProxy: '127.0.0.1/32' },
  { url: 'http://127.0.0.1', noProxy: '0.0.0.0/0' },
  { url: 'http://[::1]:8787', noProxy: '::1' },
  { url: 'http://[::1]:8787', noProxy: '[::1]' },
  { url: 'http://[::1]:8787', noProxy: '[::1]:8787' },
  { url: 'http://[::1]:8787', noProxy: '::/64' },
  { url: 'http://[::1]:8787', noProxy: '0:0:0:0:0:0:0:1' },
  { url: 'http://[::1]:8787', noProxy: '[0000::0001]:8787' },
  { url: 'https://[2001:db8::5]', noProxy: '2001:DB8:0::0005' },
  { url: 'https://[2001:db8::5]', noProxy: '2001:db8::/32' },
])('$url bypasses the proxy if NO_PROXY is $noProxy', ({ url, noProxy }) => {
  expect(proxyFor(new URL(url), { ...both, bypass: noProxy })).toBeUndefined()
})

test.each([
  { url: 'https://push.example.com', noProxy: '' },
  { url: 'https://push.example.com', noProxy: ' , ' },
  { url: 'https://push.example.com', noProxy: 'ush.example.com' },
  { url: 'https://push.example.com', noProxy: 'push.example' },
  { url: 'https://push.example.com', noProxy: 'a.push.example.com' },
  { url: 'https://push.example.com', noProxy: 'push.example.com:8443' },
  { url: 'https://push.example.com', noProxy: '.' },
  { url: 'https://push.example.com', noProxy: '127.0.0.0/8' },
  { url: 'https://push.example.com', noProxy: 'push.example.com/8' },
  { url: 'https://push.example.com:8443', noProxy: 'push.example.com:443' },
  { url: 'https://example.com.evil', noProxy: 'example.com' },
  { url: 'http://127.0.0.1', noProxy: '10.0.0.0/8' },
  { url: 'http://127.0.0.1', noProxy: '127.0.0.0/33' },
  { url: 'http://127.0.0.1', noProxy: '127.0.0.0/' },
  { url: 'http://127.0.0.1', noProxy: '127.0.0.0/x8' },
  { url: 'http://127.0.0.1', noProxy: '127.0.0.0/8x' },
  { url: 'http://127.0.0.1', noProxy: '/8' },
  { url: 'http://127.0.0.1', noProxy: '0.0.1' },
  { url: 'http://127.0.0.1', noProxy: '::/0' },
  { url: 'http://[::1]:8787', noProxy: '0.0.0.0/0' },
  { url: 'http://[::1]:8787', noProxy: '[::1]:80' },
  { url: 'http://[::1]:8787', noProxy: '::1%lo' },
  { url: 'http://[::1]:8787', noProxy: '0:0:0:0:0:0:0:2' },
  { url: 'http://localhost', noProxy: '127.0.0.1' },
])('$url does not bypass the proxy if NO_PROXY is $noProxy', ({ url, noProxy }) => {
  expect(proxyFor(new URL(url), { ...both, bypass: noProxy })).toBeDefined()
})

test.each([
  { setting: 'proxy.example:3128', url: 'http://proxy.example:3128/' },
  { setting: 'HTTPS://proxy.example', url: 'https://proxy.example/' },
  { setting: 'http://user:pass@proxy.example\n', url: 'http://user:pass@proxy.example/' },
])('the proxy setting $setting means the proxy $url', ({ setting, url }) => {
  expect(proxyFor(https, { https: setting })).toEqual({ url })
})

test.each([undefined, '', ' \n'])('the proxy setting %j means no proxy', setting => {
  expect(proxyFor(https, { https: setting })).toBeUndefined()
})

test.each([
  { setting: 'http://user:pass\nword@proxy.example', problem: 'a line break' },
  { setting: 'http://user:pass\tword@proxy.example', problem: 'control character' },
  { setting: '\x01http://proxy.example', problem: 'control character' },
  { setting: 'socks5://proxy.example', problem: 'not an http or https URL' },
  { setting: 'xhttp://proxy.example', problem: 'not an http or https URL' },
  { setting: 'http://', problem: 'not an http or https URL' },
  { setting: 'http://user:pass/word@proxy.example', problem: 'not an http or https URL' },
  { setting: 'http://user:%zz@proxy.example', problem: 'not percent-encoded' },
])('the proxy setting $setting is refused without being quoted', ({ setting, problem }) => {
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

test.each([
  { setting: 'agent:s3cret@secure.proxy', given: ['agent', 's3cret'], otherForms: [], sent: 'agent:s3cret' },
  { setting: ' agent:s3cret@secure.proxy', given: ['agent', 's3cret'], otherForms: [], sent: 'agent:s3cret' },
  {
    setting: 'HTTP://an%20a:p%40ss%2F@proxy:1',
    given: ['an%20a', 'p%40ss%2F'],
    otherForms: ['an a', 'p@ss/'],
    sent: 'an a:p@ss/',
  },
  {
    setting: 'http://user:pa/ss@word@proxy.example',
    given: ['user', 'pa/ss@word'],
    otherForms: [],
    sent: 'user:pa/ss@word',
  },
  { setting: 'http://user:%zzword@proxy.example', given: ['user', '%zzword'], otherForms: [], sent: 'user:%zzword' },
  {
    setting: 'socks5://user:password@proxy.example',
    given: ['user', 'password'],
    otherForms: [],
    sent: 'user:password',
  },
  {
    setting: 'http://user:pass word@proxy.example\n',
    given: ['user', 'pass word'],
    otherForms: ['pass%20word'],
    sent: 'user:pass word',
  },
  { setting: 'http://user@proxy.example', given: ['user'], otherForms: [], sent: 'user:' },
  { setting: 'http://:secret@proxy.example', given: ['secret'], otherForms: [], sent: ':secret' },
  { setting: 'user:pa://ss@proxy.example', given: ['user', 'pa://ss'], otherForms: [], sent: 'user:pa://ss' },
])('the credentials in $setting are what it gives, decoded and encoded too, and what is sent', row => {
  const { setting, given, otherForms, sent } = row
  const credentials = [...given, ...otherForms, base64(sent)]
  expect(proxyCredentials({ http: setting, https: undefined }).sort()).toEqual(credentials.sort())
  const other = proxyCredentials({ http: 'http://one@proxy.example', https: setting })
  expect(other.sort()).toEqual([base64('one:'), ...credentials].sort())
})

test.each([
  { setting: 'http://me:abc@proxy.example', credentials: [base64('me:abc')] },
  { setting: 'http://me:abcd@proxy.example', credentials: ['abcd', base64('me:abcd')] },
  { setting: ' http://me:a://b@proxy.example', credentials: ['a://b', base64('me:a://b')] },
  { setting: 'http://@proxy.example', credentials: [] },
  { setting: 'http://:@proxy.example', credentials: [] },
  { setting: 'http://proxy.example:3128', credentials: [] },
])('of the credentials in $setting, those of four characters or more are secret', ({ setting, credentials }) => {
  expect(proxyCredentials({ http: setting }).sort()).toEqual(credentials.sort())
})
