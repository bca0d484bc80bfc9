import { expect, test } from '@jest/globals'
import { maxUrlLength, parseUrl } from '../../src/base/url.ts'

test.each([
  { what: 'a URL', text: 'https://example.com/a?b#c', href: 'https://example.com/a?b#c' },
  { what: 'text without a scheme', text: 'example.com', href: undefined },
  { what: 'a URL that is too long', text: `https://a.example/${'p'.repeat(maxUrlLength)}`, href: undefined },
])('$what is parsed as $href', ({ text, href }) => {
  expect(parseUrl(text)?.href).toBe(href)
})

test('the target of a redirect is parsed relative to the URL of the response', () => {
  const base = new URL('https://a.example/b')
  expect(parseUrl('c', base)?.href).toBe('https://a.example/c')
})
