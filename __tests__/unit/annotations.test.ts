import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { shortenLines } from '../../src/runner/log.ts'

const linesOf = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length)).join('\n')

test.each([
  { what: 'text that fits', text: linesOf(8, 509), max: 4_096 },
  { what: 'a long line that fits', text: `a\n${'b'.repeat(700)}`, max: 4_000 },
  { what: 'an empty text', text: '', max: 0 },
])('the limit leaves $what unchanged', ({ text, max }) => expect(shortenLines(text, max)).toBe(text))

test.each([
  { what: 'is cut if it has one line', text: 'abcdef', max: 4, short: 'abc…' },
  {
    what: 'gets shorter lines if that is enough',
    text: `a\n${'b'.repeat(5_000)}\nc`,
    max: 2_000,
    short: `a\n${'b'.repeat(600)}…\nc`,
  },
  {
    what: 'otherwise keeps its first lines and a count',
    text: linesOf(9, 50),
    max: 150,
    short: `${linesOf(2, 50)}\n- and 7 more (see the log)`,
  },
  {
    what: 'becomes only a count if no line fits',
    text: 'abcdefgh\n'.repeat(4),
    max: 30,
    short: '- and 5 more (see the log)',
  },
])('text above the limit $what', ({ text, max, short }) => expect(shortenLines(text, max)).toBe(short))

test('shortened text is never longer than the limit', () => {
  const text = fc
    .array(fc.nat(1_500), { maxLength: 12 })
    .map(lengths => lengths.map(each => 'x'.repeat(each)).join('\n'))
  fc.assert(
    fc.property(text, fc.nat(5_000), (given, max) => {
      const short = shortenLines(given, max)
      expect(short.length).toBeLessThanOrEqual(max)
      if (given.length <= max) expect(short).toBe(given)
    }),
  )
})
