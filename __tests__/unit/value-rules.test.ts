import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  absoluteUrl,
  baseUrl,
  boolean,
  duration,
  headerToken,
  nonBlank,
  wholeNumber,
} from '../../src/inputs/value-rules.ts'
import { quote } from '../../src/text.ts'

const wrong = expect.objectContaining({ message: expect.any(String) })

test.each(['true', 'True', 'TRUE'])('the value %s means true', text => expect(boolean(text)).toEqual({ value: true }))
test.each(['false', 'False', 'FALSE'])('the value %s means false', text =>
  expect(boolean(text)).toEqual({ value: false }),
)
test.each(['', 'tRUE', 'yes', 'no', 'on', '1', '0', 'true ', 'truefalse', 'null', 'true\n'])(
  'the value %j means neither true nor false',
  text => expect(boolean(text)).toEqual(wrong),
)

const fromTwo = wholeNumber('a number from 2 to 9007199254740991', 2, Number.MAX_SAFE_INTEGER)

test.each([
  ['2', 2],
  ['0003', 3],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%s is a whole number within its limits', (text, value) => expect(fromTwo(text)).toEqual({ value }))

test.each([
  '',
  '1',
  '-2',
  '+2',
  '2.0',
  '2e3',
  '0x10',
  ' 2',
  '2 ',
  '2\n',
  '٣',
  '9007199254740992',
  'Infinity',
  '9'.repeat(400),
])('%j is not a whole number within its limits', text =>
  expect(fromTwo(text)).toMatchObject({ message: expect.stringContaining('is not a number from 2 to') }),
)

test.each(['10.000', '10,000', "10'000", '10_000', '10 000', '10\u202f000'])(
  '%j is refused as a number and as a duration, and both say how to write it',
  text => {
    const message = expect.stringMatching(/; write `10000`, without separators$/)
    const said = { quoted: quote(text), message }
    expect(wholeNumber('a whole number', 0, 20_000)(text)).toMatchObject(said)
    expect(duration(text)).toMatchObject(said)
  },
)

test.each(['1.0', '1.00', '1.0000', '10.000,000', '1.000.', '1e3'])('%j is not a number with separators', text => {
  const said = { quoted: JSON.stringify(text), message: 'is not a whole number' }
  expect(wholeNumber('a whole number', 0, 20_000)(text)).toEqual(said)
})

test('a number with separators that is too large without them is only called wrong', () => {
  const said = { quoted: '"1.000"', message: 'is not a number up to 300' }
  expect(wholeNumber('a number up to 300', 0, 300)('1.000')).toEqual(said)
})

test.each([
  ['0', 0],
  ['3600', 3600],
  ['7s', 7],
  ['12h', 43_200],
  ['2d', 172_800],
  ['3w', 1_814_400],
  ['150119987579016m', 9_007_199_254_740_960],
])('the duration %s is %d s', (text, value) => expect(duration(text)).toEqual({ value }))

test.each([
  '',
  's',
  '12 h',
  '12H',
  '1.5h',
  '-1h',
  '1h30m',
  '12hours',
  '1y',
  '1e3',
  'PT1H',
  '12\n',
  '٣',
  '9007199254740992',
  '150119987579017m',
  '9'.repeat(400),
])('%j is not a duration', text => expect(duration(text)).toEqual(wrong))

test.each(['a', '!~', 'sk/live+"\\%41'])('%s may be a token', text =>
  expect(headerToken(text)).toEqual({ value: text }),
)
test.each(['', 'a b', 'a\nb', 'ä', 'a\u00a0b', '\u007f', '\u0000', '👋'])('%j cannot be a token', text => {
  const parsed = headerToken(text)
  expect(parsed).toEqual(wrong)
  if (text.length > 2) expect(JSON.stringify(parsed)).not.toContain(text)
})

test.each(['a', '\u200b👋🏽', 'سلام', 'two\n\tlines\r\n', '\u00a0a'])('something is seen of the text %j', text => {
  expect(nonBlank(text)).toEqual({ value: text })
})
test.each(['', '\u200b', '\u2800\u3164', '\u2060', '\u00ad \u034f'])('nothing is seen of the text %j', text => {
  expect(nonBlank(text)).toEqual(wrong)
})

test.each([
  ['a\0b', 'U+0000'],
  ['a\u001b[31mb', 'U+001B'],
  ['a\u000bb', 'U+000B'],
  ['\u007fa', 'U+007F'],
  ['a\u0085', 'U+0085'],
  ['\u0007', 'U+0007'],
])('the text %j is refused for its control character %s', (text, name) => {
  const message = `contains the control character ${name}, which subscribers would not see; remove it`
  expect(nonBlank(text)).toEqual({ message })
})

const page = absoluteUrl('https', 'http')
const image = absoluteUrl('https')

test.each([
  'https://example.com',
  'HTTPS://EXAMPLE.com/ÄÖ?q=ü#x',
  'https://example.com:8443/a/../b',
  'https://example.com/@user?a=b@c#d@e',
  'https://[::1]/',
  'https://xn--bcher-kva.example/%20',
  'https://bücher.example/?a=%',
])('the URL %s stays as it is', text => {
  expect(page(text)).toEqual({ value: text })
  expect(image(text)).toEqual({ value: text })
})

test('only a page may have an http URL', () => {
  expect(page('http://example.com/')).toEqual({ value: 'http://example.com/' })
  const message = expect.stringMatching(/has the scheme http; use an absolute https URL/)
  expect(image('http://example.com/')).toMatchObject({ message })
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
  expect(page(text)).toEqual(wrong)
  expect(image(text)).toEqual(wrong)
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
  expect(page(text)).toMatchObject({ message })
  expect(image(text)).toMatchObject({ message })
  expect(baseUrl(text)).toMatchObject({ message })
})

test('braces, dollar and percent signs behind the host are part of a URL', () => {
  for (const end of ['/{x}', `?a=\${b}`, '#%FOO%', '/%20', '/<a>'])
    expect(page(`https://a.example${end}`)).toEqual({ value: `https://a.example${end}` })
})

test('the error about a mailto URL names its scheme', () => {
  expect(page('mailto:me@example.com')).toMatchObject({ message: expect.stringMatching(/has the scheme mailto; use/) })
})

test('any https URL may be that of an image', () => {
  fc.assert(fc.property(fc.webUrl({ validSchemes: ['https'] }), text => 'value' in image(text)))
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
])('the error about the address %s says to remove `%s`', (text, added) => {
  const message = `ends with \`${added}\`, which the action adds; remove \`${added}\``
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
  for (const parsed of [baseUrl(text), page(text), image(text)])
    expect(parsed).toEqual({ message: 'contains a user name or password; remove them' })
})
