import { describe, expect, test } from '@jest/globals'
import { type ProxySettings, proxyCredentials, proxyFor as proxyForNode } from '../../src/http/proxy.ts'

const both = { http: 'http://plain.proxy:1', https: 'http://secure.proxy:2' }
const proxyFor = (url: URL, settings: ProxySettings) => proxyForNode(url, settings, 'v24.5.0')
const https = new URL('https://push.example.com/v1')

describe('proxyFor', () => {
  test('goes by the scheme of the service', () => {
    expect(proxyFor(https, both)).toEqual({ url: 'http://secure.proxy:2/' })
    expect(proxyFor(new URL('http://127.0.0.1:8787'), both)).toEqual({ url: 'http://plain.proxy:1/' })
    expect(proxyFor(https, { http: both.http })).toBeUndefined()
    expect(proxyFor(https, {})).toBeUndefined()
    expect(proxyFor(https, { https: '' })).toBeUndefined()
  })

  test('takes a proxy without scheme for http', () => {
    expect(proxyFor(https, { https: 'proxy.example:3128' })).toEqual({ url: 'http://proxy.example:3128/' })
    expect(proxyFor(https, { https: 'https://proxy.example' })).toEqual({ url: 'https://proxy.example/' })
  })

  const bypassing: [string, string][] = [
    ['https://push.example.com', '*'],
    ['https://push.example.com', 'push.example.com'],
    ['https://push.example.com', 'PUSH.Example.COM'],
    ['https://push.example.com', 'example.com'],
    ['https://push.example.com', '.example.com'],
    ['https://push.example.com', '*.example.com'],
    ['https://push.example.com', 'com'],
    ['https://push.example.com', 'a.example, ,push.example.com'],
    ['https://push.example.com', 'a.example push.example.com'],
    ['https://push.example.com', 'push.example.com:443'],
    ['https://push.example.com:8443', 'push.example.com:8443'],
    ['https://push.example.com:8443', '.example.com:8443'],
    ['https://push.example.com.', 'push.example.com'],
    ['http://127.0.0.1', '127.0.0.1:80'],
    ['http://localhost:8787', 'localhost'],
    ['http://127.0.0.1:8787', '127.0.0.0/8'],
    ['http://127.0.0.1:8787', '127.0.0.1/32'],
    ['http://127.0.0.1:8787', '0.0.0.0/0'],
    ['https://10.1.2.3', '10.1.0.0/16'],
    ['http://[::1]:8787', '::1'],
    ['http://[::1]:8787', '[::1]'],
    ['http://[::1]:8787', '[::1]:8787'],
    ['http://[::1]:8787', '::/64'],
    ['http://[::1]:8787', '0:0:0:0:0:0:0:1'],
    ['http://[::1]:8787', '[0000::0001]:8787'],
    ['https://[2001:db8::5]', '2001:DB8:0::0005'],
    ['https://[2001:db8::5]', '2001:db8::/32'],
  ]
  test.each(bypassing)('%s past NO_PROXY=%s', (url, bypass) => {
    expect(proxyFor(new URL(url), { ...both, bypass })).toBeUndefined()
  })

  const proxied: [string, string][] = [
    ['https://push.example.com', ''],
    ['https://push.example.com', ' , '],
    ['https://push.example.com', 'ush.example.com'],
    ['https://push.example.com', 'push.example'],
    ['https://push.example.com', 'a.push.example.com'],
    ['https://example.com.evil', 'example.com'],
    ['https://notexample.com', 'example.com'],
    ['https://push.example.com', 'push.example.com:8443'],
    ['https://push.example.com:8443', 'push.example.com:443'],
    ['https://push.example.com', '.'],
    ['https://push.example.com', '127.0.0.0/8'],
    ['https://push.example.com', 'push.example.com/8'],
    ['http://127.0.0.1', '10.0.0.0/8'],
    ['http://127.0.0.1', '127.0.0.0/33'],
    ['http://127.0.0.1', '127.0.0.0/'],
    ['http://127.0.0.1', '127.0.0.0/x'],
    ['http://127.0.0.1', '127.0.0.0/x8'],
    ['http://127.0.0.1', '127.0.0.0/8x'],
    ['http://127.0.0.1', '/8'],
    ['http://127.0.0.1', '0.0.1'],
    ['http://127.0.0.1', '::/0'],
    ['http://127.0.0.1', '7.0.0.1'],
    ['http://[::1]', '0.0.0.0/0'],
    ['http://[::1]:8787', '[::1]:80'],
    ['http://[::1]:8787', '::1%lo'],
    ['http://[::1]:8787', '0:0:0:0:0:0:0:2'],
    ['http://localhost', '127.0.0.1'],
  ]
  test.each(proxied)('%s not past NO_PROXY=%j', (url, bypass) => {
    expect(proxyFor(new URL(url), { ...both, bypass })).toBeDefined()
  })
})

describe('a proxy setting', () => {
  test.each([
    ['HTTP://proxy.example:3128', 'http://proxy.example:3128/'],
    ['HTTPS://proxy.example', 'https://proxy.example/'],
    ['PROXY.example:3128', 'http://proxy.example:3128/'],
    ['http://user:pass@proxy.example\n', 'http://user:pass@proxy.example/'],
    ['\r\n http://proxy.example', 'http://proxy.example/'],
  ])('%j is used as %s', (setting, url) => expect(proxyFor(https, { https: setting })).toEqual({ url }))

  test.each([
    ['http://user:pass\nword@proxy.example', 'a line break'],
    ['http://user:pass\r\n@proxy.example', 'a line break'],
    ['http://user:pass\tword@proxy.example', 'control character'],
    ['socks5://proxy.example', 'not an http or https URL'],
    ['http://', 'not an http or https URL'],
    ['http://user:pass/word@proxy.example', 'not an http or https URL'],
    ['http://user:%zz@proxy.example', 'not percent-encoded'],
  ])('%j is refused without being quoted', (setting, problem) => {
    const proxy = proxyFor(https, { https: setting })
    expect(proxy).toEqual({ problem: expect.stringContaining(problem) })
    expect(JSON.stringify(proxy)).not.toMatch(/user:|word@|%zz/)
  })

  test('of white space only is none', () => expect(proxyFor(https, { https: ' \n' })).toBeUndefined())

  test.each([
    ['v24.4.1', false],
    ['v24.5.0', true],
    ['v24.21.0', true],
    ['v25.0.0', true],
    ['v100.0.0', true],
    ['v20.19.0', false],
    ['v23.99.0', false],
  ])('can be used by Node %s: %s', (version, isSupported) => {
    const proxy = proxyForNode(https, both, version)
    expect(proxy).toEqual(
      isSupported ? { url: 'http://secure.proxy:2/' } : { problem: expect.stringContaining(version) },
    )
  })
})

describe('the credentials of the proxies', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '')

  test('are the given text, its decoded form, and what is sent', () => {
    const settings = { http: 'HTTP://some%20one:p%40ss%2Fword@plain.proxy:1', https: 'agent:s3cret@secure.proxy' }
    expect(proxyCredentials(settings).sort()).toEqual(
      [
        'some%20one',
        'some one',
        'p%40ss%2Fword',
        'p@ss/word',
        base64('some one:p@ss/word'),
        'agent',
        's3cret',
        base64('agent:s3cret'),
      ].sort(),
    )
  })

  test.each([
    ['http://user:pa/ss@word@proxy.example', 'pa/ss@word'],
    ['http://user:%zzword@proxy.example', '%zzword'],
    ['socks5://user:password@proxy.example', 'password'],
    ['http://user:pass word@proxy.example\n', 'pass%20word'],
  ])('are found in %j, whether it can be used or not', (setting, password) => {
    expect(proxyCredentials({ https: setting })).toContain(password)
  })

  test.each<[string, string[]]>([
    ['http://me:abc@proxy.example', [base64('me:abc')]],
    ['http://me:abcd@proxy.example', ['abcd', base64('me:abcd')]],
    ['http://user@proxy.example', ['user', base64('user:')]],
    ['http://:secret@proxy.example', ['secret', base64(':secret')]],
    [' http://me:a://b@proxy.example', ['a://b', base64('me:a://b')]],
  ])('of three characters or fewer count only together: %j', (setting, credentials) => {
    expect(proxyCredentials({ http: setting })).toEqual(credentials)
  })

  test('are nothing without an @', () => {
    expect(proxyCredentials({ http: 'http://proxy.example:3128', https: undefined })).toEqual([])
  })
})
