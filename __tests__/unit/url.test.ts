import { expect, test } from '@jest/globals'
import { maxUrlLength, parseUrl } from '../../src/url.ts'

test.each([
  { what: 'a URL', text: 'https://example.com/a?b#c', href: 'https://example.com/a?b#c' },
  { what: 'a host of 253 characters', text: `https://${'a'.repeat(253)}/`, href: `https://${'a'.repeat(253)}/` },
  {
    what: 'a long password before the host',
    text: `http://user:${'p'.repeat(300)}@proxy.example:8080`,
    href: `http://user:${'p'.repeat(300)}@proxy.example:8080/`,
  },
  { what: 'a long path', text: `https://a.example/${'p'.repeat(300)}`, href: `https://a.example/${'p'.repeat(300)}` },
  { what: 'no scheme', text: 'example.com', href: undefined },
  { what: 'a host that is too long', text: `https://${'a'.repeat(260)}/`, href: undefined },
  { what: 'a URL that is too long', text: `https://a.example/${'p'.repeat(maxUrlLength)}`, href: undefined },
])('the text with $what is parsed as $href', ({ text, href }) => {
  expect(parseUrl(text)?.href).toBe(href)
})

test('the target of a redirect is parsed relative to the URL of the response', () => {
  const base = new URL('https://a.example/b')
  expect(parseUrl('c'.repeat(300), base)?.href).toBe(`https://a.example/${'c'.repeat(300)}`)
  expect(parseUrl(`//${'c'.repeat(300)}`, base)).toBeUndefined()
})
