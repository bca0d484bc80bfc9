import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { absoluteUrl, baseUrl, boolean, duration, quoted, secret, wholeNumber } from '../../src/inputs/rules.ts'

const wrong = { message: expect.any(String) }
const hasValue = (parsed: object) => 'value' in parsed

describe('boolean', () => {
  test.each(['true', 'True', 'TRUE'])('%s', text => expect(boolean(text)).toEqual({ value: true }))
  test.each(['false', 'False', 'FALSE'])('%s', text => expect(boolean(text)).toEqual({ value: false }))
  test.each(['', 'tRUE', 'yes', 'no', 'on', 'y', '1', '0', 'true ', 'truefalse', 'null', '~', 'true\n'])(
    'not %j',
    text => expect(boolean(text)).toEqual(wrong),
  )
})

describe('wholeNumber', () => {
  const parse = wholeNumber('a number from 2 to 9007199254740991', 2, Number.MAX_SAFE_INTEGER)
  test.each([
    ['2', 2],
    ['0003', 3],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s', (text, value) => expect(parse(text)).toEqual({ value }))
  const none = '|1|-2|+2|2.0|2e3|0x10| 2|2 |2\n|1_000|٣|9007199254740992|Infinity|NaN'.split('|')
  test.each([...none, '9'.repeat(400)])('not %j', text =>
    expect(parse(text)).toEqual({ message: expect.stringContaining('is not a number from 2 to') }),
  )
})

describe('duration', () => {
  test.each([
    ['0', 0],
    ['0w', 0],
    ['3600', 3600],
    ['59s', 59],
    ['90m', 5_400],
    ['12h', 43_200],
    ['1d', 86_400],
    ['4w', 2_419_200],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['104249991374d', 104_249_991_374 * 86_400],
  ])('%s', (text, value) => expect(duration(text)).toEqual({ value }))
  const none = ['', 's', '12 h', '12H', '1.5h', '-1h', '1h30m', '12hours', '1y', '1e3', 'PT1H', '12\n', '٣']
  const tooLong = ['9007199254740992', '104249991375d', '14892855911w', '9'.repeat(400)]
  test.each([...none, ...tooLong])('not %j', text => expect(duration(text)).toEqual(wrong))

  test('is exact for every unit', () => {
    const units = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }
    fc.assert(
      fc.property(fc.constantFrom('s', 'm', 'h', 'd', 'w'), fc.maxSafeNat(), (unit, count) => {
        const exact = BigInt(count) * BigInt(units[unit])
        const parsed = duration(`${count}${unit}`)
        expect(parsed).toEqual(exact <= BigInt(Number.MAX_SAFE_INTEGER) ? { value: Number(exact) } : wrong)
      }),
    )
  })
})

describe('secret', () => {
  test.each(['a', '!~', 'sk/live+"\\%41'])('%s', text => expect(secret(text)).toEqual({ value: text }))
  test.each(['', 'a b', 'a\nb', 'a\tb', 'ä', 'a\u00a0b', '\u007f', '\u0000', '👋'])('not %j', text => {
    const parsed = secret(text)
    expect(parsed).toEqual(wrong)
    if (text.length > 2) expect(JSON.stringify(parsed)).not.toContain(text)
  })
})

describe('absoluteUrl', () => {
  const page = absoluteUrl('https', 'http')
  const image = absoluteUrl('https')
  const good = [
    'https://example.com',
    'HTTPS://EXAMPLE.com/ÄÖ?q=ü#x',
    'https://user:pass@example.com:8443/a/../b',
    'https://[::1]/',
    'https://xn--bcher-kva.example/%20',
    'https://bücher.example/?a=%',
  ]
  test.each(good)('%s stays as it is', text => {
    expect(page(text)).toEqual({ value: text })
    expect(image(text)).toEqual({ value: text })
  })
  test('http only for pages', () => {
    expect(page('http://example.com/')).toEqual({ value: 'http://example.com/' })
    expect(image('http://example.com/')).toEqual({
      message: expect.stringMatching(/is http; give an absolute https URL/),
    })
  })
  const bad = (
    'example.com¦//example.com¦/path¦https:example.com¦https:/example.com¦https:///example.com¦https://' +
    '¦https://?x¦https://#x¦https:\\\\example.com¦https://example.com\\@evil.example¦https://exa mple.com' +
    '¦https://example.com/a b¦https://example.com/\n¦ https://example.com¦https://example.com/\u0000' +
    '¦https://example.com/\u0085¦https://example.com:99999/¦https://[::1¦https://exa<mple.com' +
    '¦javascript:alert(1)¦javascript://example.com/%0aalert(1)¦data:text/html,x¦ftp://example.com/' +
    '¦file:///etc/passwd¦htttps://example.com'
  ).split('¦')
  test.each(bad)('not %j', text => {
    expect(page(text)).toEqual(wrong)
    expect(image(text)).toEqual(wrong)
  })

  test('takes what it takes as it is, and that can be parsed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withFragments: true, withQueryParameters: true }),
          fc.string(),
          fc.string().map(text => `https://${text}`),
        ),
        text => {
          const parsed = page(text)
          if ('value' in parsed) {
            expect(parsed.value).toBe(text)
            expect(new URL(text).protocol).toMatch(/^https?:$/)
            expect(text).toMatch(/^https?:\/\/[^\s\\]+$/i)
          }
        },
      ),
    )
    fc.assert(fc.property(fc.webUrl({ validSchemes: ['https'] }), text => hasValue(image(text))))
  })
})

describe('baseUrl', () => {
  test.each([
    ['https://push.example.com', 'https://push.example.com'],
    ['https://push.example.com/', 'https://push.example.com'],
    ['https://push.example.com/a/b///', 'https://push.example.com/a/b'],
    ['https://push.example.com:8443', 'https://push.example.com:8443'],
    ['http://localhost:8787', 'http://localhost:8787'],
    ['http://LOCALHOST', 'http://LOCALHOST'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://127.255.255.254/x', 'http://127.255.255.254/x'],
    ['http://[::1]:8787/', 'http://[::1]:8787'],
    ['http://[0:0:0:0:0:0:0:1]', 'http://[0:0:0:0:0:0:0:1]'],
    ['https://push.example.com/@me', 'https://push.example.com/@me'],
  ])('%s', (text, value) => expect(baseUrl(text)).toEqual({ value }))

  test.each([
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
    '',
  ])('not %j', text => expect(baseUrl(text)).toEqual(wrong))

  test.each([
    'https://user:passw0rd@push.example.com',
    'http://user:passw0rd@push.example.com',
    'http://user:passw0rd@127.0.0.1',
    'https://passw0rd@push.example.com/?a=b',
    'https://@push.example.com',
    'ftp://user:passw0rd@push.example.com',
  ])('no credentials, and none shown: %s', text => {
    const parsed = baseUrl(text)
    expect(parsed).toEqual({ message: expect.stringMatching(/user name or password/) })
    expect(JSON.stringify(parsed)).not.toContain('passw0rd')
  })
})

describe('quoted', () => {
  test('shows control characters as escapes', () => expect(quoted('a\n"b')).toBe('"a\\n\\"b"'))
  test('shortens what is long, and says how long it was', () => {
    expect(quoted('x'.repeat(98))).toBe(`"${'x'.repeat(98)}"`)
    expect(quoted('x'.repeat(119))).toBe(`"${'x'.repeat(97)}…" (119 characters)`)
  })
})
