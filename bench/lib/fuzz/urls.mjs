/** @typedef {import('../random.mjs').Random} Random */

const hosts = ['example.com', 'EXAMPLE.com:8443', 'bücher.example', 'xn--bcher-kva.example', '127.0.0.1:1', '[::1]:9']
const rests = ['', '/', '/a/b?c=d&e=%20#f', '/icon.png?size=200', '/%F0%9F%94%94', "/a'b(c)*d", '/日本', '?q', '#top']
const broken = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/x',
  'https:/example.com',
  'https:example.com',
  'https://',
  'https:///x',
  'https:\\\\example.com',
  '//example.com/x',
  'example.com',
  'https://a b.example/',
  'https://example.com/a b',
  'https://example.com:99999/',
  'https://[::1',
  'https://%zz/',
  'https://exa\tmple.com',
  'https://example.com/\u0000',
  'https://example.com/\n::error::x',
  'http://2130706433/',
  'https://ex\u00adample.com/',
  'https://user:pass@example.com/',
]

/**
 * A URL that every rule accepts.
 * @param {Random} random
 * @param {readonly string[]} schemes
 */
export const drawUrl = (random, schemes) => `${random.pick(schemes)}://${random.pick(hosts)}${random.pick(rests)}`

/** @param {Random} random */
export const drawBrokenUrl = random => random.pick(broken)
