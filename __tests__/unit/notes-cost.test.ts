import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Lexer } from 'marked'
import { authorComment } from '../../src/content/notes/author-comment.ts'
import { readEntry } from '../../src/content/notes/entry.ts'
import { headingKind } from '../../src/content/notes/heading-kinds.ts'
import { readNotes } from '../../src/content/notes/release-message.ts'
import { expectLinearOn, expectQuick, repeatedPieces } from '../helpers/cost.ts'
import { notesPieces } from '../helpers/notes-pieces.ts'

// Anybody whose pull request is merged can write a line of release notes.

const maxMs = 100
/** What GitHub allows. */
const maxNotes = 125_000
const account = '[@octocat](https://github.com/octocat)'

/** 44 different words. */
const manyWords = [...'abcdefghijklmnopqrstuv'].map(letter => `${letter} ${letter}${letter}`).join(' ')

test.each([
  { what: '14 links in a row', notes: `- Add maps ${'[#1](x)[#2](x)'.repeat(7)} for all` },
  { what: 'numbers in turn bold and code', notes: `- Add maps ${'**#1**`#2`'.repeat(10)}?` },
  { what: 'twelve links to accounts', notes: `- Add maps ${account.repeat(12)} for all` },
  { what: 'a word of 350 letters', notes: `- Add ${'a'.repeat(350)}` },
  { what: 'a German word', notes: `- Add ${'donaudampfschifffahrt'.repeat(16)}` },
  { what: 'base64', notes: `- Add ${'aGVsbG8gd29ybGQh+/'.repeat(19)}` },
  { what: 'a label and a long word', notes: `Maps: ${'x'.repeat(1_900)} y z w v u` },
  { what: 'an entry with a label and a long word', notes: `- Maps: ${'x'.repeat(700)} y z w v u` },
  { what: 'the address of data', notes: `Maps: data:image/png;base64,${'x'.repeat(1_900)} y z w v u` },
  {
    what: 'a line with the longest title',
    notes: `* Add ${'a'.repeat(245)} by @octocat in https://github.com/octo/site/pull/12`,
  },
  {
    what: 'additions of which each is almost removed by a hundred entries',
    notes: `- Add ${manyWords}\n- Remove ${manyWords} z\n`.repeat(100),
  },
  { what: 'tildes and a line separator', notes: `${'~'.repeat(124_000)}\u2028` },
  ...['<p>', '<li>', '<h1>'].flatMap(tag =>
    [':', '.', '=', ', '].map(sign => ({
      what: `${tag} and ${sign}`,
      notes: `${tag}${sign.repeat(32_000 / sign.length)}`,
    })),
  ),
])('notes with $what take less than 100 ms', ({ notes }) => expectQuick(() => readNotes(notes), maxMs))

test('notes of any shape take less than 100 ms, however long they are', async () => {
  const start = fc.constantFrom('', '- ', '# ', '> ', '## Features\n- Add ', '<div>', '(')
  await fc.assert(
    fc.asyncProperty(start, repeatedPieces(notesPieces), async (start, make) => {
      const notes = (start + make(maxNotes)).slice(0, maxNotes)
      await expectQuick(() => readNotes(notes), maxMs)
    }),
    { numRuns: 60 },
  )
})

const lexer = new Lexer({ gfm: true })

test.each<{ what: string; run: (text: string) => unknown; length: number }>([
  { what: 'release notes', run: readNotes, length: 262_144 },
  { what: 'the comment of the author', run: text => authorComment([text], text), length: 262_144 },
  { what: 'an entry', run: text => readEntry(text, lexer), length: 8_192 },
  { what: 'a heading', run: text => headingKind(text.slice(0, 120)), length: 8_192 },
])('reading $what takes time in proportion to the length', ({ run, length }) =>
  expectLinearOn(notesPieces, run, length, 8),
)

/** Entries and headings are cut to a limit before any rule sees them. Hundreds of them may be in notes. */
test('an entry of any shape within the limit takes little time', async () => {
  await fc.assert(
    fc.asyncProperty(repeatedPieces(notesPieces), fc.constantFrom('', 'Add ', 'Maps: '), async (make, start) => {
      const entry = (start + make(800)).slice(0, 800)
      await expectQuick(() => Array.from({ length: 10 }, () => readEntry(entry, lexer)), maxMs)
    }),
    { numRuns: 60 },
  )
})

test('an entry that is longer than the limit, or has too many marks, is not read', () => {
  expect(readEntry(`Add ${'a '.repeat(398)}`, lexer)).toBeDefined()
  expect(readEntry(`Add ${'a '.repeat(399)}`, lexer)).toBeUndefined()
  expect(readEntry(`Add ${'*'.repeat(60)}`, lexer)).toBeDefined()
  expect(readEntry(`Add ${'*'.repeat(61)}`, lexer)).toBeUndefined()
})

test('lists that are nested by their indentation alone take less than 100 ms', async () => {
  const notes = Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
  await expectQuick(() => readNotes(notes), maxMs)
})
