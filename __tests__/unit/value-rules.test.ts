import { expect, test } from '@jest/globals'
import { boolean, duration, headerToken, nonBlank, releaseChoice, wholeNumber } from '../../src/inputs/value-rules.ts'
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

test.each([
  ['v1.2.3', { kind: 'tag', tag: 'v1.2.3' }],
  ['refs/tags/v1.2.3', { kind: 'tag', tag: 'v1.2.3' }],
  ['refs/tags/refs/heads/x', { kind: 'tag', tag: 'refs/heads/x' }],
  ['refs/tags/latest', { kind: 'tag', tag: 'latest' }],
  ['latest', { kind: 'latest' }],
])('the release %s is chosen', (text, value) => expect(releaseChoice(text)).toEqual({ value }))

test.each(['refs/heads/main', 'refs/pull/1/merge', 'refs/tags/', 'refs/'])('the ref %s is no tag', text => {
  const message = 'is not a tag; use a tag such as v1.2.3, or `latest`'
  expect(releaseChoice(text)).toEqual({ quoted: JSON.stringify(text), message })
})
