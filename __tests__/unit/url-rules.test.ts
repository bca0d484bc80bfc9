import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { baseUrl, imageUrl, pageUrl } from '../../src/inputs/url-rules.ts'

const wrong = expect.objectContaining({ message: expect.any(String) })

test.each([
  { what: 'only a host', text: 'https://example.com' },
  { what: 'capitals and letters outside ASCII', text: 'HTTPS://EXAMPLE.com/ÄÖ?q=ü#x' },
  { what: 'a port and dots in its path', text: 'https://example.com:8443/a/../b' },
  { what: 'an @ after its host', text: 'https://example.com/@user?a=b@c#d@e' },
  { what: 'an IPv6 address', text: 'https://[::1]/' },
  { what: 'a host that contains the word https', text: 'https://https.example.com/https://' },
  { what: 'a host outside ASCII', text: 'https://bücher.example/?a=%' },
  { what: 'braces, dollar and percent signs after its host', text: `https://a.example/{x}/<a>?a=\${b}#%FOO%` },
])('a URL with $what is accepted and stays unchanged', ({ text }) => {
  expect(pageUrl(text)).toEqual({ value: text })
  expect(imageUrl(text)).toEqual({ value: text })
})

test('any https URL is accepted for an image', () => {
  fc.assert(fc.property(fc.webUrl({ validSchemes: ['https'] }), text => 'value' in imageUrl(text)))
})

test('only a page may have an http URL', () => {
  expect(pageUrl('http://example.com/')).toEqual({ value: 'http://example.com/' })
  const message = 'has the scheme http; use an absolute https URL, such as https://example.com/image.png'
  expect(imageUrl('http://example.com/')).toMatchObject({ message })
})

test.each([
  { what: 'no characters', text: '', said: /^is blank; use an absolute/ },
  {
    what: 'an expression',
    text: `\${{ env.URL }}`,
    said: /^begins with `\$`, so a variable was probably not replaced/,
  },
  { what: 'a variable', text: '$GITHUB_SERVER_URL/x', said: /^begins with `\$`, so a variable was probably/ },
  { what: 'a template', text: '{{ url }}', said: /^begins with `\{`, so a variable was probably/ },
  { what: 'no scheme', text: 'example.com', said: /^is not an absolute URL; use/ },
  { what: 'no scheme, but two slashes', text: '//example.com', said: /^is not an absolute URL/ },

  { what: 'no slashes', text: 'https:example.com', said: /^is not an absolute URL/ },
  { what: 'three slashes', text: 'https:///example.com', said: /^is not an absolute URL/ },
  { what: 'no host', text: 'https://?x', said: /^is not an absolute URL/ },
  { what: 'its scheme twice', text: 'https://https://example.com/', said: /^has its scheme twice; use/ },
  { what: 'a second scheme without a colon', text: 'https://HTTP//example.com', said: /^has its scheme twice/ },
  { what: 'a port that is too large', text: 'https://example.com:99999/', said: /^is not an absolute URL/ },

  { what: 'a different scheme', text: 'javascript://example.com/%0aalert(1)', said: /^has the scheme javascript; use/ },
  { what: 'a misspelled scheme', text: 'htttps://example.com', said: /^has the scheme htttps; use/ },
  { what: 'a scheme without a host', text: 'data:text/html,x', said: /^is not an absolute URL/ },
  { what: 'words', text: 'create the variable PUSH_ICON_URL', said: /^is not an absolute URL; use an absolute / },
  { what: 'a backslash', text: 'https:\\\\example.com', said: /^contains white space, an invisible character or/ },
  { what: 'a space in its host', text: 'https://exa mple.com', said: /^contains white space/ },
  { what: 'a line break', text: 'https://example.com/\n', said: /^contains white space/ },
  { what: 'a control character', text: 'https://example.com/\u0085', said: /^contains white space/ },
  { what: 'a zero-width space', text: 'https://example.com/\u200b', said: /^contains white space/ },
  { what: 'a right-to-left override', text: 'https://example.com/\u202egpj.exe', said: /^contains white space/ },
  { what: 'a byte-order mark', text: '\ufeffhttps://example.com/', said: /^contains white space/ },
])('text with $what is refused as a URL', ({ text, said }) => {
  expect(pageUrl(text)).toMatchObject({ message: expect.stringMatching(said) })
  expect(imageUrl(text)).toMatchObject({ message: expect.stringMatching(said) })
})

test('a URL has at most 2,048 characters', () => {
  const urlOf = (length: number) => `https://example.com/${'x'.repeat(length - 20)}`
  const message = 'is too long for a URL; use a URL of at most 2,048 characters'
  for (const rule of [imageUrl, pageUrl, baseUrl]) {
    expect(rule(urlOf(2_048))).toEqual({ value: urlOf(2_048) })
    expect(rule(urlOf(2_049))).toMatchObject({ message })
  }
})

test.each([
  { template: `https://\${HOST}/`, mark: '$' },
  { template: 'https://{host}/x', mark: '{' },
  { template: 'https://%HOST%/x', mark: '%' },
  { template: 'https://<host>/x', mark: '<' },
  { template: 'https://a.example:{port}/', mark: '{' },
])('the unresolved host of $template is refused because of the mark $mark', ({ template, mark }) => {
  const message = expect.stringContaining(`contains \`${mark}\` in its host`)
  for (const rule of [imageUrl, pageUrl, baseUrl]) expect(rule(template)).toMatchObject({ message })
})

test.each([
  { what: 'https', text: 'https://push.example.com', value: 'https://push.example.com' },
  {
    what: 'a path prefix, without the slashes at its end',
    text: 'https://push.example.com:8443/a/b///',
    value: 'https://push.example.com:8443/a/b',
  },
  { what: 'http at localhost', text: 'http://LOCALHOST:8787', value: 'http://LOCALHOST:8787' },
  { what: 'http at 127.0.0.0/8', text: 'http://127.255.255.254/x', value: 'http://127.255.255.254/x' },
  { what: 'http at [::1]', text: 'http://[::1]:8787/', value: 'http://[::1]:8787' },
  { what: 'an @ in its path', text: 'https://push.example.com/@me', value: 'https://push.example.com/@me' },
  { what: 'v1 in its host', text: 'https://v1', value: 'https://v1' },
])('`base-url` may have $what', ({ text, value }) => expect(baseUrl(text)).toEqual({ value }))

test.each([
  { what: 'http elsewhere', text: 'http://push.example.com', said: /^would send the token unencrypted/ },
  { what: 'http at a localhost lookalike', text: 'http://localhost.example.com', said: /^would send the token/ },
  { what: 'http at an address lookalike', text: 'http://127.0.0.1.example.com', said: /^would send the token/ },
  { what: 'http at the unspecified address', text: 'http://0.0.0.0', said: /^would send the token/ },
  { what: 'http at any other IPv6 address', text: 'http://[::ffff:10.0.0.1]', said: /^would send the token/ },
  { what: 'a loopback address only in its fragment', text: 'http://10.0.0.1#127.0.0.1', said: /^would send the token/ },
  { what: 'a query', text: 'https://push.example.com/?a=b', said: /^has a query or fragment; remove it/ },
  { what: 'an empty fragment', text: 'https://push.example.com/#', said: /^has a query or fragment; remove it/ },
  { what: 'a different scheme', text: 'ws://push.example.com', said: /^has the scheme ws; use the https address/ },
  { what: 'the path of the API', text: 'https://push.example.com/v1/', said: /^ends with `\/v1`, .* remove `\/v1`$/ },
  {
    what: 'the path of an operation',
    text: 'https://push.example.com/a/v1/notifications',
    said: /remove `\/v1\/notifications`$/,
  },
])('`base-url` cannot have $what', ({ text, said }) => {
  expect(baseUrl(text)).toMatchObject({ message: expect.stringMatching(said) })
})

test.each([
  { how: 'before the host', text: 'https://user:passw0rd@push.example.com' },
  { how: 'without a user name', text: 'https://passw0rd@push.example.com/?a=b' },
  { how: 'without slashes', text: 'https:user:passw0rd@push.example.com' },
  { how: 'after backslashes', text: String.raw`https:\\user:passw0rd@push.example.com` },
  { how: 'that looks like the host', text: 'https://www.shop.example.com&x=1,passw0rd@evil.example/x' },
])('a user name or password $how is refused and not shown', ({ text }) => {
  for (const rule of [baseUrl, pageUrl, imageUrl])
    expect(rule(text)).toEqual({ message: 'contains a user name or password; remove them' })
})

test('no problem of a URL shows a password before an @', () => {
  const password = 'hunter2-passw0rd'
  const anything = fc.string({ unit: fc.constantFrom(...`:/\\?#@ "'<>{}%\n\0h.`, 'https', 'http://', '//') })
  const at = fc.constantFrom('@', '＠', '﹫', '%40')
  fc.assert(
    fc.property(anything, anything, at, anything, (before, between, at, end) => {
      const text = `${before}${password}${between}${at}${end}`
      for (const rule of [baseUrl, imageUrl, pageUrl]) {
        const parsed = rule(text)
        if ('message' in parsed) expect(JSON.stringify(parsed)).not.toContain(password)
      }
    }),
  )
})

test('any text is accepted unchanged as a URL or refused with a message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => expect([wrong, { value: text }]).toContainEqual(pageUrl(text))),
  )
})
