import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor } from '../../src/inputs/secrets.ts'

const hex = (unit: string) => unit.charCodeAt(0).toString(16).padStart(2, '0')

/** Every way in which one character may be echoed. */
const spellings: ((unit: string) => string)[] = [
  unit => unit,
  unit => `\\${unit}`,
  unit => `\\u00${hex(unit)}`,
  unit => `\\u00${hex(unit).toUpperCase()}`,
  unit => `%${hex(unit)}`,
  unit => `%${hex(unit).toUpperCase()}`,
  unit => `&#${unit.charCodeAt(0)};`,
  unit => `&#x${hex(unit)};`,
  unit => `&#x${hex(unit).toUpperCase()};`,
]

const ascii = fc.integer({ min: 0x21, max: 0x7e }).map(code => String.fromCharCode(code))
const token = fc.array(ascii, { minLength: 8, maxLength: 40 }).map(units => units.join(''))

describe('a secret', () => {
  const redact = createRedactor(['ab/c+d"e\\f%g'])
  test.each([
    ['ab/c+d"e\\f%g', '***'],
    ['x ab/c+d"e\\f%g y ab/c+d"e\\f%g', 'x *** y ***'],
    [JSON.stringify({ t: 'ab/c+d"e\\f%g' }), '{"t":"***"}'],
    ['ab\\/c+d\\"e\\\\f%g', '***'],
    ['ab\\u002Fc\\u002bd&quot;e&#92;f%25g', '***'],
    [encodeURIComponent('ab/c+d"e\\f%g'), '***'],
    ['ab/c+d"e\\f%', 'ab/c+d"e\\f%'],
    ['', ''],
  ])('in %j', (text, redacted) => expect(redact(text)).toBe(redacted))

  test('is found however each of its characters is spelt', () => {
    const spelt = token.chain(secret =>
      fc.tuple(
        fc.constant(secret),
        fc.array(fc.constantFrom(...spellings), { minLength: secret.length, maxLength: secret.length }),
      ),
    )
    fc.assert(
      fc.property(spelt, fc.string(), ([secret, ways], around) => {
        const echo = secret.split('').map((unit, index) => ways[index]?.(unit))
        const text = `${around}\u2603${echo.join('')}\u2603${around}`
        expect(createRedactor([secret])(text)).toContain('\u2603***\u2603')
      }),
    )
  })

  test('leaves every other text alone', () => {
    fc.assert(
      fc.property(token, fc.string({ unit: 'binary' }), (secret, text) => {
        fc.pre(!/[\\%&]/.test(text) && !text.includes(secret))
        expect(createRedactor([secret])(text)).toBe(text)
      }),
    )
  })

  test('leaves no part of four characters or more where a text was cut in it', () => {
    const cut = token.chain(secret =>
      fc.tuple(fc.constant(secret), fc.integer({ min: 4, max: secret.length - 1 }), fc.constantFrom(...spellings)),
    )
    fc.assert(
      fc.property(cut, fc.nat(5), ([secret, length, spell], missing) => {
        const echo = secret
          .slice(0, length + 1)
          .split('')
          .map(spell)
        // The last character is itself cut, as far as that leaves something of it.
        const last = echo.pop() ?? ''
        const text = `\u2603${echo.join('')}${last.slice(0, Math.max(0, last.length - 1 - missing))}`
        expect(createRedactor([secret])(text, true)).toBe('\u2603***')
      }),
    )
  })

  test('keeps its beginning where the text was not cut', () => {
    expect(createRedactor(['abcdefgh'])('x abcdefg')).toBe('x abcdefg')
    expect(createRedactor(['abcdefgh'])('x abcdefg', true)).toBe('x ***')
    expect(createRedactor(['abcdefgh'])('abcdefg x', true)).toBe('abcdefg x')
    expect(createRedactor(['abcdefgh'])('x abc', true)).toBe('x abc')
  })
})

describe('secrets', () => {
  test('of which one holds the other are both taken out whole', () => {
    expect(createRedactor(['bcd', 'abcde'])('abcde bcd abcd')).toBe('*** *** a***')
    expect(createRedactor(['abcde', 'bcd'])('abcde bcd abcd')).toBe('*** *** a***')
  })
  test('that are empty take nothing out', () => {
    expect(createRedactor([])('text')).toBe('text')
    expect(createRedactor(['', ''])('text', true)).toBe('text')
  })
  test('may be of one character', () => {
    expect(createRedactor(['x'])('axb\\x%78', true)).toBe('a***b******')
  })
  test('may have any length, and the text too', () => {
    const long = 'q7Z/+"\\%w_'.repeat(12_000)
    const redact = createRedactor([long])
    expect(redact(`a ${long} b`)).toBe('a *** b')
    expect(redact(`a ${long.slice(0, -1)}`, true)).toBe('a ***')
    const text = 'q7Z/+"\\%x_'.repeat(200_000)
    expect(createRedactor(['q7Z/+"\\%w_0123456789', 'q7Z/+"\\%y_0123456789'])(text)).toBe(text)
  })
})
