import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { baseUrl, imageUrl, pageUrl } from '../../src/inputs/url-rules.ts'

const wrong = expect.objectContaining({ message: expect.any(String) })

test.each([
  'https://example.com',
  'HTTPS://EXAMPLE.com/ÄÖ?q=ü#x',
  'https://example.com:8443/a/../b',
  'https://example.com/@user?a=b@c#d@e',
  'https://[::1]/',
  'https://example.com:/',
  'https://https.example.com/https://',
  'https://xn--bcher-kva.example/%20',
  'https://bücher.example/?a=%',
])('the URL %s stays as it is', text => {
  expect(pageUrl(text)).toEqual({ value: text })
  expect(imageUrl(text)).toEqual({ value: text })
})

test('only a page may have an http URL', () => {
  expect(pageUrl('http://example.com/')).toEqual({ value: 'http://example.com/' })
  const message = expect.stringMatching(/has the scheme http; use an absolute https URL/)
  expect(imageUrl('http://example.com/')).toMatchObject({ message })
})

test.each([
  'example.com',
  '//example.com',
  '/path',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https://',
  'https://?x',
  'https://#x',
  'https:\\\\example.com',
  'https://example.com\\@evil.example',
  'https://exa mple.com',
  'https://example.com/a b',
  'https://example.com/\n',
  ' https://example.com',
  'https://example.com/\u0000',
  'https://example.com/\u0085',
  'https://example.com/\u200b',
  'https://example.com/\u202egpj.exe',
  '\ufeffhttps://example.com/',
  'https://example.com:99999/',
  'https://[::1',
  'https://exa<mple.com',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,x',
  'ftp://example.com/',
  'file:///etc/passwd',
  'htttps://example.com',
])('%j is not an absolute web URL', text => {
  expect(pageUrl(text)).toEqual(wrong)
  expect(imageUrl(text)).toEqual(wrong)
})

test.each([
  [`https://\${HOST}/`, '$'],
  ['https://$HOST/', '$'],
  ['https://{host}/x', '{'],
  ['https://%HOST%/x', '%'],
  ['https://<host>/x', '<'],
  ['https://a.example:{port}/', '{'],
  ['https://%61.example/', '%'],
])('the host of %s was not resolved, because of its %s', (text, mark) => {
  const message = expect.stringContaining(`contains \`${mark}\` in its host`)
  expect(pageUrl(text)).toMatchObject({ message })
  expect(imageUrl(text)).toMatchObject({ message })
  expect(baseUrl(text)).toMatchObject({ message })
})

test('braces, dollar and percent signs behind the host are part of a URL', () => {
  for (const end of ['/{x}', `?a=\${b}`, '#%FOO%', '/%20', '/<a>'])
    expect(pageUrl(`https://a.example${end}`)).toEqual({ value: `https://a.example${end}` })
})

test('the error about a mailto URL names its scheme', () => {
  expect(pageUrl('mailto:me@example.com')).toMatchObject({
    message: expect.stringMatching(/has the scheme mailto; use/),
  })
})

test('any https URL may be that of an image', () => {
  fc.assert(fc.property(fc.webUrl({ validSchemes: ['https'] }), text => 'value' in imageUrl(text)))
})

test.each([
  ['https://push.example.com', 'https://push.example.com'],
  ['https://push.example.com:8443/a/b///', 'https://push.example.com:8443/a/b'],
  ['http://LOCALHOST:8787', 'http://LOCALHOST:8787'],
  ['http://127.255.255.254/x', 'http://127.255.255.254/x'],
  ['http://[::1]:8787/', 'http://[::1]:8787'],
  ['http://[0:0:0:0:0:0:0:1]', 'http://[0:0:0:0:0:0:0:1]'],
  ['https://push.example.com/@me', 'https://push.example.com/@me'],
])('%s may be the address of the service', (text, value) => expect(baseUrl(text)).toEqual({ value }))

test.each([
  '',
  'http://push.example.com',
  'http://localhost.example.com',
  'http://127.0.0.1.example.com',
  'http://128.0.0.1',
  'http://0.0.0.0',
  'http://[::2]',
  'http://[::ffff:10.0.0.1]',
  'http://localhost.',
  'http://10.0.0.1#127.0.0.1',
  'https://push.example.com?',
  'https://push.example.com/?a=b',
  'https://push.example.com#x',
  'https://push.example.com/#',
  'push.example.com',
  'ws://push.example.com',
])('%j cannot be the address of the service', text => expect(baseUrl(text)).toEqual(wrong))

test.each([
  ['https://push.example.com/v1', '/v1'],
  ['https://push.example.com/v1//', '/v1'],
  ['https://push.example.com/prefix/v1/notifications', '/v1/notifications'],
  ['http://127.0.0.1:8787/v1/audience', '/v1/audience'],
  ['https://push.example.com/v1/audiences', '/v1/audiences'],
  ['https://push.example.com//v1', '/v1'],
])('the error about the address %s says to remove `%s`', (text, added) => {
  const message = `ends with \`${added}\`, but the action adds the path; remove \`${added}\``
  expect(baseUrl(text)).toEqual({ quoted: JSON.stringify(text), message })
})

test.each(['https://push.example.com/v1/site', 'https://push.example.com/v10', 'https://v1'])(
  'the address %s has nothing at its end that the action adds',
  text => expect(baseUrl(text)).toEqual({ value: text }),
)

test.each([
  'https://user:passw0rd@push.example.com',
  'http://user:passw0rd@127.0.0.1',
  'https://passw0rd@push.example.com/?a=b',
  'https://@push.example.com',
  'ftp://user:passw0rd@push.example.com',
  'https:user:passw0rd@push.example.com',
  'https:/user:passw0rd@push.example.com',
  'https:///user:passw0rd@push.example.com',
  String.raw`https:\\user:passw0rd@push.example.com`,
  'user:passw0rd@push.example.com',
  'https://www.shop.example.com&utm=spring,passw0rd@evil.example/x',
])('the credentials in %s are refused and not shown', text => {
  for (const parsed of [baseUrl(text), pageUrl(text), imageUrl(text)])
    expect(parsed).toEqual({ message: 'contains a user name or password; remove them' })
})

const password = 'hunter2-passw0rd'

test.each([
  ` https://me:${password}@example.com/`,
  `"https://me:${password}@example.com/"`,
  `<https://me:${password}@example.com/>`,
  `https ://me:${password}@example.com/`,
  `https://https://me:${password}@example.com/`,
  `https://http//me:${password}@example.com/`,
  `https://example.com /https://me:${password}@example.com/`,
  `url=https://me:${password}@example.com/`,
  `https://me:${password}＠example.com/`,
  `https://me:${password}%40example.com/`,
  `mailto:me:${password}@example.com`,
])('no password is shown of the malformed URL %s', text => {
  for (const parsed of [baseUrl(text), imageUrl(text)]) {
    expect(parsed).toEqual(wrong)
    expect(JSON.stringify(parsed)).not.toContain(password)
  }
})

test('no password in the query of base-url is shown', () => {
  const parsed = baseUrl(`https://push.example.com/?to=https://me:${password}@example.com`)
  expect(parsed).toEqual({ message: 'has a query or fragment; remove it' })
})

test('no password before an @ is shown, whatever else is wrong with a URL', () => {
  const anything = fc.string({ unit: fc.constantFrom(...`:/\\?#@ "'<>{}%\n\0h.`, 'https', 'http://', '//') })
  fc.assert(
    fc.property(anything, anything, anything, (before, between, end) => {
      const text = `${before}${password}${between}@${end}`
      for (const rule of [baseUrl, imageUrl, pageUrl]) {
        const parsed = rule(text)
        if ('message' in parsed) expect(JSON.stringify(parsed)).not.toContain(password)
      }
    }),
  )
})

test.each(['https://https://example.com/', 'https://HTTP://example.com/', 'https://https//example.com/'])(
  'the URL %s has its scheme twice',
  text => {
    const message = expect.stringMatching(/^has its scheme twice; use /)
    for (const rule of [baseUrl, imageUrl, pageUrl]) expect(rule(text)).toMatchObject({ message })
  },
)

test('the error about a blank URL says what a URL is', () => {
  expect(pageUrl('')).toEqual({
    message: 'is blank; use an absolute https or http URL, such as https://example.com/page',
  })
})

test('the error about a control character in a URL names it', () => {
  const message = expect.stringMatching(/^contains white space, a control character or a backslash/)
  expect(pageUrl('https://exa\u0001mple.com/')).toMatchObject({ message })
})
