import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { announcement as announce, truncate } from '../../src/content/release-notes.ts'
import { releaseBodies } from '../fixtures/release-bodies.ts'
import { ownWords, releaseNotes } from '../fixtures/release-notes.ts'

const announcement = (markdown: string) => announce(markdown).text
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const count = (text: string) => [...segmenter.segment(text)].length

/** Random notes out of what is special to Markdown, HTML and Unicode; few of these are well formed. */
const pieces =
  '* ** _ __ ~~ ` ``` [ ] ( ) ![ < > </ & # \\ | : :tada: - + 1. > = --- @x a word Wort. 中文 עברית 👨‍👩‍👧 é &amp; &#0; &lt; <b> </b> <p> </p> <a href="x"> ' +
  '</a> <li> <ul> </ul> <div> </div> <br> <details> <summary> </details> <script> </script> <table> </table> <pre> <!-- --> <del> </del> ' +
  '[^1] [^1]: [x]: https://github.com/o/r/pull/1 www.x.y [!NOTE] <plaintext> <svg> <h1> </h1> ]( {} $'
const blanks = [' ', '  ', '\n', '\n\n', '\r\n', '\t', '    ', '\u0000', '\u202e', '\ud800', '\u200b']
const piece = fc.constantFrom(...pieces.split(' '), ...blanks)
const notes = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map(parts => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

test.each(releaseBodies)('notes of $generator with $name are announced as "$message"', ({ body, message }) => {
  expect(truncate(announcement(body)) || 'Release notes are out.').toBe(message)
})

test.each(releaseNotes)('notes with $name are announced as "$expected"', ({ notes, expected }) => {
  expect(announcement(notes)).toBe(expected)
  expect(announcement(notes.replace(/\r\n?|\n/g, '\r\n'))).toBe(expected)
})

test.each(ownWords)('the entry %j stays as its author wrote it', entry => {
  expect(announcement(`- ${entry.replace(/^-/, '\\-')}`)).toBe(entry.replaceAll('*', ''))
})

test('an announcement is one clean line, whatever the notes are', () => {
  fc.assert(
    fc.property(notes, markdown => {
      const text = announcement(markdown)
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}| {2}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u)
      expect(text.isWellFormed()).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('an announcement has no tags of the elements around its text', () => {
  const tag = fc.constantFrom(...'p div b em span a section blockquote sub details custom-tag'.split(' '))
  const word = fc.constantFrom('rain', 'sun', 'snow')
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, word, fc.boolean()), { minLength: 1, maxLength: 20 }), parts => {
      const html = parts.map(([name, text, closed]) => `<${name} class="x">${text}${closed ? `</${name}>` : ''}`)
      expect(announcement(html.join(' '))).toMatch(/^(rain|sun|snow)( ?(rain|sun|snow))*$/)
    }),
  )
})

test('a plain paragraph is announced wherever it is among text that says nothing', () => {
  const silent =
    '# Heading¦![alt](x.png)¦<!-- comment -->¦---¦```\ncode\n```¦| a |\n|---|\n| b |¦- item\n\n<!-- -->¦' +
    '[x]: https://example.com¦**Full Changelog**: https://github.com/o/r/compare/a...b¦Fixes:¦' +
    '<details><summary>More</summary>\n\nfolded\n\n</details>'
  const around = fc.array(fc.constantFrom(...silent.split('¦')), { maxLength: 6 })
  fc.assert(
    fc.property(around, around, (before, after) => {
      expect(announcement([...before, 'This is the news.', ...after].join('\n\n'))).toBe('This is the news.')
    }),
  )
})

test('the beginning is read of notes of any length', () => {
  expect(announcement(`It starts here.\n\n${'- item\n'.repeat(200_000)}`)).toBe('It starts here.')
  expect(announcement(`${'- item\n'.repeat(200_000)}\n\nToo late.`)).toBe('Item')
})

test.each([
  ['quotations', '> '.repeat(100_000)],
  ['lists', '- '.repeat(100_000)],
  ['numbers', '1. '.repeat(100_000)],
  ['lists by indentation', Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['emphasis', `${'*_'.repeat(8_000)}x${'_*'.repeat(8_000)}`],
  ['links', `${'['.repeat(16_000)}x${']('.repeat(16_000)}`],
  ['elements', '<div>'.repeat(50_000)],
  ['tables', `${'<table>'.repeat(2_000)}x${'</table>'.repeat(2_000)}`],
  ['misnested elements', Array.from({ length: 5_000 }, (_, n) => `<p><b id=${n}>`).join('')],
])('deeply nested %s are read without an error', (_, start) => {
  expect(typeof announcement(start)).toBe('string')
  expect(announcement(`Text.\n\n${start}`)).toBe('Text.')
})

const family = '👨‍👩‍👧‍👦'

test.each([
  ['Hello, world -', 14, 'Hello, world -', 'fits with all its marks'],
  ['Hello brave new world', 12, 'Hello brave…', 'ends exactly with a word'],
  ['Hello brave new world', 11, 'Hello…', 'tears no word'],
  ['Hello, brave new world', 8, 'Hello…', 'leaves no comma'],
  ['Hello – brave new world', 9, 'Hello…', 'leaves no dash'],
  ['Hello (brave new world)', 9, 'Hello…', 'leaves no opening bracket'],
  ['Hello! Brave new world', 9, 'Hello!…', 'keeps an exclamation mark'],
  ['Written in C++ and more', 16, 'Written in C++…', 'keeps what is part of a word'],
  ["We don't do that", 6, 'We…', 'keeps together what is one word'],
  ['See v1.20.300 now', 10, 'See…', 'is not cut inside a version'],
  ['See https://example.com/a/b now', 26, 'See…', 'is not cut inside an address'],
  ['Donaudampfschifffahrt', 6, 'Donau…', 'is cut inside a single longer word'],
  ['https://example.com/a/b', 21, 'https://example.com…', 'leaves no slash'],
  [family.repeat(5), 4, `${family.repeat(3)}…`, 'has so many graphemes'],
  [`ab${'e\u0301'.repeat(5)}`, 5, `abe\u0301e\u0301…`, 'tears no grapheme'],
  ['東京都に行きました', 5, '東京都に…', 'has whole words, although no spaces'],
  ['速い、軽い、新しい', 4, '速い…', 'leaves no ideographic comma'],
  ['東京Tower', 4, '東京…', 'ends where scripts meet'],
  ['สวัสดีชาวโลก', 7, 'สวัสดี…', 'has whole words of Thai'],
  ['----------', 4, '---…', 'has nothing but marks'],
  ['Hello', 1, '…', 'has room for nothing'],
])('%j in %d graphemes is %j, which %s', (text, limit, expected) => {
  expect(truncate(text, limit)).toBe(expected)
})

test('a text is shortened to 120 graphemes by default', () => {
  expect(['x'.repeat(120), 'x'.repeat(121)].map(text => truncate(text))).toEqual([
    'x'.repeat(120),
    `${'x'.repeat(119)}…`,
  ])
})

const texts = fc.oneof(fc.lorem({ maxCount: 60 }), fc.string({ unit: 'grapheme', maxLength: 300 }), notes)
const limits = fc.integer({ min: 1, max: 130 })

test('a shortened text is the beginning of the text within the limit, and is not shortened again', () => {
  fc.assert(
    fc.property(texts, limits, (text, limit) => {
      const short = truncate(text, limit)
      expect(count(short)).toBeLessThanOrEqual(limit)
      expect(truncate(short, limit)).toBe(short)
      if (short !== text) expect(`${text.slice(0, short.length - 1)}…`).toBe(short)
    }),
    { numRuns: 500 },
  )
})
