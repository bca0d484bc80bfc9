import { expect, test } from '@jest/globals'
import { noteLines } from '../../src/content/notes/note-lines.ts'

const read = (notes: string) => noteLines(notes).read

test('lines end as on any system, and at nothing else', () => {
  expect(read('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd'])
  expect(read('a\u2028b\u2029c\u0085d\ve\ff')).toEqual(['a b c d e f'])
})

test('a byte order mark is no text, but elsewhere it stays', () => {
  expect(read('\ufeffa\ufeff')).toEqual(['a\ufeff'])
  expect(read('a\ufeff')).toEqual(['a\ufeff'])
})

test('at most 600 lines are read', () => {
  expect(noteLines('a\n'.repeat(599))).toEqual({ read: [...Array(599).fill('a'), ''], rest: [] })
  expect(noteLines(`${'a\n'.repeat(600)}b\nc`)).toEqual({ read: Array(600).fill('a'), rest: ['b', 'c'] })
})

test('at most 32,768 characters are read, in whole lines', () => {
  const line = 'a'.repeat(16_383)
  expect(noteLines(`${line}\n${line}`)).toEqual({ read: [line, line], rest: [] })
  expect(noteLines(`${line}\n${line}a\nb`)).toEqual({ read: [line], rest: [`${line}a`, 'b'] })
})

const marks = (count: number) => '> '.repeat(count)

test.each([
  { what: 'eight marks of quotations', line: `${marks(8)}a`, flat: `${marks(8)}a` },
  { what: 'nine marks of quotations', line: `${marks(9)}a`, flat: ' a' },
  { what: 'nine marks of lists', line: `${'- '.repeat(9)}a`, flat: ' a' },
  { what: 'nine numbers of lists', line: `${'1. '.repeat(5)}${'2) '.repeat(4)}a`, flat: ' a' },
  { what: 'nine numbers of two digits', line: `${'12. '.repeat(9)}a`, flat: ' a' },
  { what: 'nine marks of all kinds', line: '> - * + 1. > - * + a', flat: ' a' },
  { what: 'nine marks without spaces', line: `${'>'.repeat(9)}a`, flat: 'a' },
  { what: 'nine signs that are no marks', line: '---------a', flat: '---------a' },
  { what: 'nine numbers that are no marks', line: '1.1.1.1.1.1.1.1.1.a', flat: '1.1.1.1.1.1.1.1.1.a' },
  { what: '24 spaces', line: `${' '.repeat(24)}a`, flat: `${' '.repeat(24)}a` },
  { what: '24 tabs', line: `${'\t'.repeat(24)}a`, flat: `${'\t'.repeat(24)}a` },
  { what: '25 spaces within it', line: `a${' '.repeat(25)}b`, flat: `a${' '.repeat(25)}b` },
  { what: '25 spaces', line: `${' '.repeat(25)}a`, flat: `${' '.repeat(24)}a` },
  { what: '25 tabs', line: `${'\t'.repeat(25)}a`, flat: `${' '.repeat(24)}a` },
  { what: '25 spaces and a mark', line: `${' '.repeat(25)}- a`, flat: `${' '.repeat(24)}- a` },
  { what: 'nothing but spaces', line: ' '.repeat(30), flat: ' '.repeat(24) },
])('a line with $what is nested no deeper than it can be', ({ line, flat }) => {
  expect(read(line)).toEqual([flat])
})
