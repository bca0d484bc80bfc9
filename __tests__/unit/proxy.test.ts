import { expect, test } from '@jest/globals'
import { type ProxySettings, proxyFor as proxyForNode, proxyPasswords, proxyUserNames } from '../../src/http/proxy.ts'

const both = { http: 'http://plain.proxy:1', https: 'http://secure.proxy:2' }
const proxyFor = (url: URL, settings: ProxySettings) => proxyForNode(url, settings, 'v24.5.0')
const https = new URL('https://push.example.com/v1')

test('the scheme of the service decides which proxy applies', () => {
  const urls = [https, new URL('http://127.0.0.1:8787')]
  expect(urls.map(url => proxyFor(url, both))).toEqual([`${both.https}/`, `${both.http}/`])
  expect(proxyFor(https, { http: both.http })).toBeUndefined()
})

test('no proxy applies to a URL that bypasses it', () => {
  const isBypassed = ({ hostname }: URL) => hostname === 'push.example.com'
  expect(proxyFor(https, { ...both, isBypassed })).toBeUndefined()
  expect(proxyFor(new URL('https://other.example.com'), { ...both, isBypassed })).toBeDefined()
})

test.each([
  { setting: 'proxy.example:3128', url: 'http://proxy.example:3128/' },
  { setting: 'HTTPS://proxy.example', url: 'https://proxy.example/' },
  { setting: 'http://user:pass@proxy.example\n', url: 'http://user:pass@proxy.example/' },
])('the proxy setting $setting means the proxy $url', ({ setting, url }) => {
  expect(proxyFor(https, { https: setting })).toBe(url)
})

test('a proxy setting that is blank means no proxy', () => {
  for (const setting of [undefined, '', ' \n']) expect(proxyFor(https, { https: setting })).toBeUndefined()
})

test.each([
  { setting: 'http://user:pass\nword@proxy.example', problem: 'a line break' },
  { setting: '\x01http://proxy.example', problem: 'control character' },
  { setting: 'socks5://proxy.example', problem: 'not an http or https URL' },
  { setting: 'xhttps://proxy.example', problem: 'not an http or https URL' },
  { setting: 'http://', problem: 'not an http or https URL' },
  { setting: 'http://user:pass/word@proxy.example', problem: 'not an http or https URL' },
  { setting: 'http://user:%zz@proxy.example', problem: 'not percent-encoded' },
])('the proxy setting $setting is refused and not quoted', ({ setting, problem }) => {
  const proxy = proxyFor(https, { https: setting })
  expect(proxy).toMatchObject({ message: expect.stringContaining(problem) })
  expect(String(proxy)).not.toMatch(/user:|word@|%zz/)
})

test.each([
  { version: 'v20.19.0', canUse: false },
  { version: 'v24.4.1', canUse: false },
  { version: 'v24.5.0', canUse: true },
  { version: 'v25.0.0', canUse: true },
])('Node $version can use a proxy: $canUse', ({ version, canUse }) => {
  const proxy = proxyForNode(https, both, version)
  if (canUse) expect(proxy).toBe(`${both.https}/`)
  else expect(proxy).toMatchObject({ message: expect.stringContaining(version) })
})

test.each([
  {
    what: 'in their original form',
    setting: 'our-agent:s3cret-one@secure.proxy',
    passwords: ['s3cret-one', 'our-agent:s3cret-one'],
    userNames: ['our-agent'],
  },
  {
    what: 'in encoded and decoded form',
    setting: 'HTTP://our%20agent:p%40ss%2Fword@proxy:1',
    passwords: ['p%40ss%2Fword', 'p@ss/word', 'our agent:p@ss/word'],
    userNames: ['our%20agent', 'our agent'],
  },
  {
    what: 'of at least four characters',
    setting: 'http://bot:s3cr@proxy.example',
    passwords: ['s3cr', 'bot:s3cr'],
    userNames: [],
  },
  {
    what: 'without a password',
    setting: 'http://our-agent@proxy.example',
    passwords: [],
    userNames: ['our-agent'],
  },
  { what: 'of a proxy without credentials', setting: 'http://proxy.example:3128', passwords: [], userNames: [] },
])('the credentials $what are secret', ({ setting, passwords, userNames }) => {
  for (const settings of [{ http: setting }, { https: ` ${setting}\n` }]) {
    expect(proxyPasswords(settings)).toEqual(passwords)
    expect(proxyUserNames(settings)).toEqual(userNames)
  }
})
