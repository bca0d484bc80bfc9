import { describe, expect, test } from '@jest/globals'
import { honoursProxies, proxyFor } from '../../src/http/proxy.ts'

const both = { http: 'http://plain.proxy:1', https: 'http://secure.proxy:2' }
const https = new URL('https://push.example.com/v1')

describe('proxyFor', () => {
  test('goes by the scheme of the service', () => {
    expect(proxyFor(https, both)).toBe(both.https)
    expect(proxyFor(new URL('http://127.0.0.1:8787'), both)).toBe(both.http)
    expect(proxyFor(https, { http: both.http })).toBeUndefined()
    expect(proxyFor(https, {})).toBeUndefined()
    expect(proxyFor(https, { https: '' })).toBeUndefined()
  })

  test('takes a proxy without scheme for http', () => {
    expect(proxyFor(https, { https: 'proxy.example:3128' })).toBe('http://proxy.example:3128')
    expect(proxyFor(https, { https: 'https://proxy.example' })).toBe('https://proxy.example')
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

test.each([
  ['v24.4.1', false],
  ['v24.5.0', true],
  ['v24.21.0', true],
  ['v25.0.0', true],
  ['v100.0.0', true],
  ['v20.19.0', false],
  ['v23.99.0', false],
])('honoursProxies(%s)', (version, honours) => expect(honoursProxies(version)).toBe(honours))
