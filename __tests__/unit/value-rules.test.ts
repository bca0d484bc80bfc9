import { expect, test } from '@jest/globals'
import {
  boolean,
  duration,
  headerToken,
  nonBlank,
  releaseChoice,
  timeZone,
  wholeNumber,
} from '../../src/inputs/value-rules.ts'

const wrong = expect.objectContaining({ message: expect.any(String) })

test('only the YAML 1.2 spellings of a boolean are accepted', () => {
  for (const text of ['true', 'True', 'TRUE']) expect(boolean(text)).toEqual({ value: true })
  for (const text of ['false', 'False', 'FALSE']) expect(boolean(text)).toEqual({ value: false })
  for (const text of ['', 'tRUE', 'yes', 'on', '1', 'true ', 'null', 'true\n']) expect(boolean(text)).toEqual(wrong)
})

const fromTwo = wholeNumber('a number from 2 to 9007199254740991', 2, Number.MAX_SAFE_INTEGER)

test.each([
  { what: 'the smallest', text: '2', value: 2 },
  { what: 'one with leading zeros', text: '0003', value: 3 },
  { what: 'the largest that JSON keeps exactly', text: '9007199254740991', value: Number.MAX_SAFE_INTEGER },
])('a whole number may be $what', ({ text, value }) => expect(fromTwo(text)).toEqual({ value }))

test.each([
  { what: 'empty', text: '' },
  { what: 'one that is too small', text: '1' },
  { what: 'one with a sign', text: '+2' },
  { what: 'a fraction', text: '2.0' },
  { what: 'one with an exponent', text: '2e3' },
  { what: 'hexadecimal', text: '0x10' },
  { what: 'one with a space', text: '2 ' },
  { what: 'one in non-ASCII digits', text: '٣' },
  { what: 'one with a separator, which is ambiguous', text: '10.000' },
  { what: 'one that is too large', text: '9007199254740992' },
  { what: 'far too large', text: '9'.repeat(400) },
])('a whole number cannot be $what', ({ text }) =>
  expect(fromTwo(text)).toMatchObject({ message: 'is not a number from 2 to 9007199254740991' }),
)

test.each([
  { text: '0', seconds: 0 },
  { text: '3600', seconds: 3_600 },
  { text: '7s', seconds: 7 },
  { text: '2m', seconds: 120 },
  { text: '12h', seconds: 43_200 },
  { text: '2d', seconds: 172_800 },
  { text: '3w', seconds: 1_814_400 },
  { text: '150119987579016m', seconds: 9_007_199_254_740_960 },
])('the duration $text is $seconds s', ({ text, seconds }) => expect(duration(text)).toEqual({ value: seconds }))

test.each([
  { what: 'empty', text: '' },
  { what: 'only a unit', text: 's' },
  { what: 'a unit after a space', text: '12 h' },
  { what: 'a unit in capitals', text: '12H' },
  { what: 'a fraction', text: '1.5h' },
  { what: 'a negative number', text: '-1h' },
  { what: 'two units', text: '1h30m' },
  { what: 'a word', text: '12hours' },
  { what: 'years', text: '1y' },
  { what: 'a duration of ISO 8601', text: 'PT1H' },
  { what: 'a line break at its end', text: '12\n' },
  { what: 'more than 2^53-1 seconds', text: '150119987579017m' },
])('a duration cannot be $what', ({ text }) => {
  expect(duration(text)).toMatchObject({
    message: expect.stringContaining('whole number with a unit: s, m, h, d or w'),
  })
})

test('a token must be visible ASCII, and no problem quotes it', () => {
  for (const text of ['a', '!~', 'sk/live+"\\%41']) expect(headerToken(text)).toEqual({ value: text })
  for (const text of ['', 'a b', 'a\nb', 'ä', 'a\u00a0b', '\u007f', '👋']) expect(headerToken(text)).toEqual(wrong)
  expect(JSON.stringify(headerToken('p4ssw0rd x'))).not.toContain('p4ssw0rd')
})

test('text must have a visible character', () => {
  for (const text of ['a', '\u200b👋🏽', 'سلام', 'two\n\tlines\r\n', '\u00a0a'])
    expect(nonBlank(text)).toEqual({ value: text })
  for (const text of ['', '\u200b', '\u2800\u3164', '\u2060', '\u00ad \u034f']) expect(nonBlank(text)).toEqual(wrong)
})

test.each([
  { text: 'a\0b', name: 'U+0000' },
  { text: 'a\u001b[31mb', name: 'U+001B' },
  { text: 'a\u000bb', name: 'U+000B' },
  { text: '\u007fa', name: 'U+007F' },
  { text: 'a\u0085', name: 'U+0085' },
  { text: '\u0007', name: 'U+0007' },
])('text is refused for its control character $name, which subscribers would not see', ({ text, name }) => {
  const message = `contains the control character ${name}, which subscribers would not see; remove it`
  expect(nonBlank(text)).toEqual({ message })
})

test.each([
  { text: 'v1.2.3', choice: { kind: 'tag', tag: 'v1.2.3' } },
  { text: 'refs/tags/v1.2.3', choice: { kind: 'tag', tag: 'v1.2.3' } },
  { text: 'refs/tags/refs/heads/x', choice: { kind: 'tag', tag: 'refs/heads/x' } },
  { text: 'refs/tags/latest', choice: { kind: 'tag', tag: 'latest' } },
  { text: 'latest', choice: { kind: 'latest' } },
])('the release $text means $choice', ({ text, choice }) => {
  expect(releaseChoice(text)).toEqual({ value: choice })
})

test('a ref that is not a tag is refused as a release', () => {
  const message = 'is not a tag; use a tag such as v1.2.3, or `latest`'
  for (const text of ['refs/heads/main', 'refs/pull/1/merge', 'refs/tags/', 'refs/'])
    expect(releaseChoice(text)).toEqual({ quoted: JSON.stringify(text), message })
})

test('a time zone must have a name, because an offset has no daylight saving time', () => {
  for (const text of ['Europe/Berlin', 'utc', 'america/new_york']) expect(timeZone(text)).toEqual({ value: text })
  const message =
    'is not a time zone that this runner knows; use a name from the IANA time zone database, such as Europe/Berlin'
  for (const text of ['Berlin', '+01:00', 'Mars/Base', ''])
    expect(timeZone(text)).toEqual({ quoted: JSON.stringify(text), message })
})
