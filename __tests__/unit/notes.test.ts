import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { headingKind, kindTable } from '../../src/content/notes/change-kinds.ts'
import { readEntry } from '../../src/content/notes/entry.ts'
import { defects, tellsOnlyDefect } from '../../src/content/notes/fixes-and-defects.ts'
import { folded, generatorMarks } from '../../src/content/notes/generator-marks.ts'
import { isNoProse, noProse } from '../../src/content/notes/introduction.ts'
import { neutralMessage, readNotes } from '../../src/content/notes/read-notes.ts'
import { shorten, truncate } from '../../src/content/notes/shorten.ts'
import { entryRefusal, textRefusal, unfitEntries, unfitTexts } from '../../src/content/notes/unfit-texts.ts'
import { ownWords, releaseNotes } from '../fixtures/notes-texts.ts'
import { releaseBodies } from '../fixtures/release-bodies.ts'

const title = 'octo-repo v1.4.0'
const read = (markdown: string) => readNotes(markdown, { title })

/** What subscribers read; fails for a comment that is wrong. */
function messageOf(markdown: string): string {
  const notes = read(markdown)
  if ('problem' in notes) throw new Error(notes.problem)
  return notes.message
}

/** Where it comes from. */
function originOf(markdown: string) {
  const notes = read(markdown)
  return 'origin' in notes ? notes.origin : notes
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const count = (text: string) => [...segmenter.segment(text)].length

/** Random notes out of what is special to Markdown, HTML and Unicode; few of these are well formed. */
const pieces =
  '* ** _ __ ~~ ` ``` [ ] ( ) ![ < > </ & # \\ | : :tada: - + 1. > = --- @x a word Wort. 中文 עברית 👨‍👩‍👧 é &amp; &#0; &lt; <b> </b> <p> </p> <a href="x"> ' +
  '</a> <li> <ul> </ul> <div> </div> <br> <details> <summary> </details> <script> </script> <table> </table> <pre> <!-- --> <del> </del> ' +
  '[^1] [^1]: [x]: https://github.com/o/r/pull/1 www.x.y [!NOTE] <plaintext> <svg> <h1> </h1> ]( {} $ ::error:: ##[error]'
const blanks = [' ', '  ', '\n', '\n\n', '\r\n', '\t', '    ', '\u0000', '\u202e', '\ud800', '\u200b']
const piece = fc.constantFrom(...pieces.split(' '), ...blanks)
const notes = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map(parts => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

// The tables.

const examplesOf = kindTable.flatMap(({ kind, examples }) => examples.headings.map(heading => ({ kind, heading })))
test.each(examplesOf)('the heading "$heading" names the kind $kind', ({ kind, heading }) => {
  expect(headingKind(heading)).toBe(kind)
})

const entriesOf = kindTable.flatMap(({ kind, examples }) => examples.entries.map(entry => ({ kind, entry })))
test.each(entriesOf)('the entry "$entry" is of the kind $kind by itself', ({ kind, entry }) => {
  expect(originOf(`- ${entry}`)).toEqual(
    kind === 'developers' ? { kind: 'neutral' } : { kind: 'entry', entry: expect.any(String), heading: '' },
  )
  expect(
    readEntry(entry.replace(/\*\*(.*)\*\*/, '\ue004$1\ue005'), { kind: undefined, scope: '', isEnglish: true }).kind,
  ).toBe(kind)
})

test.each(generatorMarks)('of "$entry" the mark "$form" is taken away', ({ entry, left }) => {
  expect(messageOf(`- ${entry}`)).toBe(left)
  expect(messageOf(`### Added\n\n* ${entry}`)).toBe(left)
})

test.each(unfitTexts)('a text with $what is not fit: "$example"', ({ what, example }) => {
  expect(textRefusal(example)).toBe(what)
})

test.each(unfitEntries)('an entry that is $what is not fit: "$example"', ({ what, example }) => {
  expect(entryRefusal(example)).toBe(what)
  expect(messageOf(`### Added\n\n- ${example}\n- Dark mode`)).toBe('Dark mode')
})

test.each(defects)('$what is no news, unless it is fixed: "$example"', ({ tells, example }) => {
  expect(tells(example)).toBe(true)
  expect(messageOf(`- ${example}\n- Dark mode`)).toBe('Dark mode')
})

test.each([
  'Maps may be empty',
  'The name of a file could be wrong',
  'If the cache is old, values might be missing',
  'Login might fail if the cache is empty',
  'Search results may be empty',
])('an entry of a defect that only may happen is announced as a fix or not at all: %j', entry => {
  expect(messageOf(`- ${entry}`)).toBe(neutralMessage)
  expect(messageOf(`### Added\n\n- ${entry}`)).toBe(neutralMessage)
  expect(messageOf(`### Fixed\n\n- ${entry}`)).toBe(`Fixed: ${entry}`)
})

test.each([
  'Names may now be empty',
  'Colors can be set per menu',
  'Add a hint that the list may be empty',
  'Prevent that the list may be empty',
  'Support values that may be empty',
])('what may be is no defect in %j', entry => {
  expect(tellsOnlyDefect(entry, true)).toBe(false)
})

test.each([
  '⚠️ Passwords are checked later',
  ':warning: Maps are new here',
  'Maps are new here ⚠️',
  'Maps use an insecure connection',
  'Store the passwords in clear text',
  'Maps are unencrypted for now',
])('an entry with a warning is not announced, not as a fix either: %j', entry => {
  expect(messageOf(`### Added\n\n- ${entry}`)).toBe(neutralMessage)
  expect(messageOf(`### Fixed\n\n- ${entry}`)).toBe(neutralMessage)
})

test.each(['Warn of insecure connections', 'Encrypt tokens instead of storing them in plain text'])(
  'an entry that ends a weakness, or keeps people from it, is announced: %j',
  entry => {
    expect(messageOf(`### Added\n\n- ${entry}`)).toBe(entry)
  },
)

test.each(noProse)('$what is no introduction: "$example"', ({ example }) => {
  expect(isNoProse(example)).toBe(true)
  expect(messageOf(example)).toBe(neutralMessage)
  expect(messageOf(`${example}\n\nOffline maps are here.`)).toBe('Offline maps are here.')
})

// Whole notes.

test.each(releaseBodies)('notes of $generator with $name are announced as "$message"', ({ body, message }) => {
  expect(messageOf(body)).toBe(message)
})

test.each(releaseNotes)('notes with $name are announced as "$expected"', ({ notes, expected }) => {
  expect(messageOf(notes)).toBe(expected)
  expect(messageOf(notes.replace(/\r\n?|\n/g, '\r\n'))).toBe(expected)
})

test.each(ownWords)('the entry %j stays as its author wrote it', entry => {
  expect(messageOf(`- ${entry.replace(/^-/, '\\-')}`)).toBe(entry.replaceAll('*', ''))
})

interface Origin {
  body: string
  origin: unknown
}

test.each<Origin>([
  { body: '<!-- web-push: Maps are here. -->\n\nText.', origin: { kind: 'comment' } },
  { body: 'Maps are here.\n\n- Add dark mode', origin: { kind: 'introduction' } },
  {
    body: '### Features\n\n- Add dark mode (#1)',
    origin: { kind: 'entry', entry: 'Add dark mode', heading: 'Features' },
  },
  { body: '- Add dark mode', origin: { kind: 'entry', entry: 'Add dark mode', heading: '' } },
  { body: '', origin: { kind: 'neutral' } },
  { body: '- chore: bump tinylib to 1.0.1', origin: { kind: 'neutral' } },
])('notes say where the message comes from: $origin', ({ body, origin }) => {
  expect(originOf(body)).toEqual(origin)
})

// The author's comment.

test.each([
  ['<!-- web-push: Offline maps are here. -->', 'Offline maps are here.'],
  ['<!-- web-push: Offline maps\n   are here. -->', 'Offline maps are here.'],
  ['<!--\r\nweb-push:\r\nOffline maps\r\n\r\nare here.\r\n-->', 'Offline maps are here.'],
  ['<!--web-push:Maps-->', 'Maps'],
  [
    '  <!-- web-push: **Maps** &amp; `more` [here](https://e.example) -->',
    '**Maps** &amp; `more` [here](https://e.example)',
  ],
  ['<!-- Write for people. -->\n# v2\n\n- one\n\n<!-- web-push: Maps are here. -->', 'Maps are here.'],
  [`<!-- web-push: ${'Maps '.repeat(60)}-->`, 'Maps '.repeat(60).trim()],
  [`${'- item\n'.repeat(20_000)}<!-- web-push: Maps are here. -->`, 'Maps are here.'],
  ['```sh\nnpm i\n```\n<!-- web-push: Maps are here. -->', 'Maps are here.'],
])('the comment in %j gives the message', (body, message) => {
  expect(read(body)).toEqual({ message, madeFrom: message, origin: { kind: 'comment' } })
})

test.each([
  ['in a code block', '```html\n<!-- web-push: Maps are here. -->\n```'],
  ['in a code block of waves in a list', '- code:\n  ~~~~\n  ```\n  <!-- web-push: Maps are here. -->\n  ~~~~'],
  ['in indented code', 'Text.\n\n    <!-- web-push: Maps are here. -->'],
  ['behind text', 'Text. <!-- web-push: Maps are here. -->'],
  ['in another comment', '<!-- For example:\n<!-- web-push: Maps are here.\n-->'],
  ['of another tool', '<!-- web-pusher: Maps are here. -->'],
])('a comment %s is none', (_, body) => {
  expect(originOf(body)).not.toEqual({ kind: 'comment' })
  expect(messageOf(body)).not.toContain('Maps are here')
})

test.each([
  {
    what: 'two of them',
    body: '<!-- web-push: One. -->\n\n<!-- web-push: Two. -->',
    problem: 'the release notes have two `web-push` comments; keep one',
  },
  {
    what: 'three of them',
    body: '<!-- web-push: 1 -->\n'.repeat(3),
    problem: 'the release notes have 3 `web-push` comments; keep one',
  },
  {
    what: 'one without text',
    body: '<!-- web-push: \u200b \n -->',
    problem: /^the `web-push` comment in the release notes has no text; /,
  },
  {
    what: 'one that is never closed',
    body: 'Text.\n<!-- web-push: Maps\n\n- one',
    problem: /^the `web-push` comment in the release notes is never closed; /,
  },
])('$what are a problem', ({ body, problem }) => {
  expect(read(body)).toEqual({ problem: problem instanceof RegExp ? expect.stringMatching(problem) : problem })
})

// What no message may hold.

const numbers = [
  '#12',
  'octo/site#12',
  'notes#1970',
  'GH-12',
  '[#12](https://github.com/octo/site/pull/12)',
  'https://github.com/octo/site/issues/12',
]
const accounts = [
  '@octocat',
  '[@octocat](https://github.com/octocat)',
  '@renovate[bot]',
  '[octocat](https://github.com/octocat)',
  'mona@octo.example',
  'Mona <mona@octo.example>',
]
const hashes = [
  '1a2b3c4',
  '3f9c1d27ab5e60418c7d92e4f0b81a6c5d3e7f90',
  '[`1a2b3c4`](https://github.com/octo/site/commit/1a2b3c4)',
  'GHSA-x395-6h48-wr8v',
]
const addresses = ['https://octo.example/a', 'www.octo.example', 'octo.com/maps', '<https://octo.example>']
const reference = fc.constantFrom(...numbers, ...accounts, ...hashes, ...addresses)
const wideOf = (text: string) => text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
/** The forms of the table with other references, and these on their own and in brackets. */
const form = fc.oneof(
  fc.constantFrom(
    '{refs}',
    '({refs})',
    '[{refs}]',
    '（{refs}）',
    '【{refs}】',
    'by {refs}',
    '({refs} by {refs})',
    'see ({refs}, {refs})',
  ),
  fc.constantFrom(...generatorMarks.map(row => row.form)),
)
const filledForm = fc
  .tuple(form, fc.array(reference, { minLength: 2, maxLength: 2 }), fc.boolean())
  .map(([text, refs, isWide]) => {
    let at = 0
    const filled = text.replaceAll('{refs}', () => refs[at++ % refs.length] ?? '').replace(/\{\w+\}/g, '12')
    return isWide && !/[`<\]]/.test(filled) ? wideOf(filled) : filled
  })
const REFERENCES =
  /#\d|@octocat|@renovate|octocat|GH-12|mona@|1a2b3c4|3f9c1d27|GHSA-|octo\.(?:example|com)|github\.com/i

test('no number, account, commit or address reaches subscribers, whatever form it has and wherever it is', () => {
  const sentence = fc.constantFrom(
    'Add dark mode',
    'add offline maps for trips.',
    '增加深色模式',
    'The map: now in colour',
  )
  const layout = fc.constantFrom(
    '- {entry}',
    '### Features\n\n* {entry}',
    '{entry}',
    '• {entry}\n• {entry}',
    '<ul><li>{entry}</li></ul>',
    '- {entry}\n  more',
  )
  fc.assert(
    fc.property(sentence, filledForm, filledForm, fc.nat(5), layout, (text, one, other, place, shape) => {
      const words = text.split(' ')
      const middle = [...words.slice(0, 1), one, ...words.slice(1)].join(' ')
      const entry =
        [`${text} ${one}`, `${one} ${text}`, `${text} ${one} ${other}`, middle, `${text}，${one}`, `${text} (${one}`][
          place
        ] ?? ''
      const message = folded(messageOf(shape.replaceAll('{entry}', () => entry)))
      expect(message).not.toMatch(REFERENCES)
    }),
    { numRuns: 5_000 },
  )
})

test('a message is one clean line without a command, a link or markup, whatever the notes are', () => {
  fc.assert(
    fc.property(notes, markdown => {
      const found = read(markdown)
      const text = 'message' in found ? found.message : ''
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}| {2}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff\ue000-\ue007]/u)
      expect(text).not.toMatch(/https?:|^::|^##\[/)
      expect(text.isWellFormed()).toBe(true)
      expect(count(text)).toBeLessThanOrEqual(120)
    }),
    { numRuns: 1_000 },
  )
})

test('a message has no tags of the elements around its text', () => {
  const tag = fc.constantFrom(...['p', 'div', 'b', 'em', 'span', 'a', 'section', 'blockquote', 'sub', 'custom-tag'])
  const word = fc.constantFrom('rain maps', 'sun maps', 'snow maps')
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, word, fc.boolean()), { minLength: 1, maxLength: 5 }), parts => {
      const html = parts.map(([name, text, closed]) => `<${name} class="x">${text}${closed ? `</${name}>` : ''}`)
      expect(messageOf(html.join(' '))).toMatch(/^(rain maps|sun maps|snow maps)( ?(rain|sun|snow) maps)*$/i)
    }),
  )
})

test.each([
  [
    'what was taken away comes after the news, whatever heading it stands under',
    '## Highlights\n\n- We have dropped the old importer\n- A filter for the menu',
    'A filter for the menu',
  ],
  ['and so it does in Spanish', '- Elimina el menú antiguo\n- Filtro para el menú', 'Filtro para el menú'],
  [
    'what is kept to developers by its heading is no news',
    '### Technical changes\n\n- Store the menu as a tree',
    neutralMessage,
  ],
  [
    'one word is no introduction',
    '[Milestone](https://octo.example/milestones/2)\n\n- Add a filter for the menu',
    'Add a filter for the menu',
  ],
  [
    'a name with an underscore keeps its first letter',
    '- on_menu_open hook for plugins',
    'on_menu_open hook for plugins',
  ],
  ['a verb says what was done about a defect', '### Bug fixes\n\n- Omit the empty menu', 'Omit the empty menu'],
])('%s', (_, markdown, expected) => {
  expect(messageOf(markdown)).toBe(expected)
})

test('an introduction is found wherever it is among what says nothing', () => {
  const silent = [
    '# Heading',
    '![alt](x.png)',
    '<!-- comment -->',
    '---',
    '```\ncode\n```',
    '| a |\n|---|\n| b |',
    '[x]: https://example.com',
    '**Full Changelog**: https://github.com/o/r/compare/a...b',
    'Released on 3 May 2026',
    'v1.4.0',
    '**Highlights**',
    '<details><summary>More</summary>\n\nfolded\n\n</details>',
  ]
  const around = fc.array(fc.constantFrom(...silent), { maxLength: 6 })
  fc.assert(
    fc.property(around, around, (before, after) => {
      expect(messageOf([...before, 'This is the news.', ...after].join('\n\n'))).toBe('This is the news.')
    }),
  )
})

test('the beginning is read of notes of any length', () => {
  expect(messageOf(`It starts here.\n\n${'- item\n'.repeat(200_000)}`)).toBe('It starts here.')
  expect(messageOf(`${'- dark mode\n'.repeat(200_000)}\n\nToo late.`)).toBe('Dark mode')
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
  expect(typeof messageOf(start)).toBe('string')
  expect(messageOf(`Text.\n\n${start}`)).toBe('Text.')
})

test.each([
  { text: 'One is here. Two is here.', limit: 30, expected: 'One is here. Two is here.', why: 'fits' },
  {
    text: 'One is here. Two is here. Three is not.',
    limit: 30,
    expected: 'One is here. Two is here.',
    why: 'has the sentences that fit',
  },
  {
    text: 'Maps, e.g. of Rome. More of them.',
    limit: 25,
    expected: 'Maps, e.g. of Rome.',
    why: 'has an abbreviation',
  },
  {
    text: 'Hi! Maps of all the towns are here',
    limit: 20,
    expected: 'Hi! Maps of all the…',
    why: 'begins with too short a sentence',
  },
  {
    text: 'Maps of towns (Rome and Paris) are here',
    limit: 25,
    expected: 'Maps of towns…',
    why: 'is cut before the bracket',
  },
  { text: '地图来了。更多的地图来了。', limit: 8, expected: '地图来了。', why: 'has sentences of Chinese' },
])('$text in $limit graphemes is $expected, which $why', ({ text, limit, expected }) => {
  expect(shorten(text, limit)).toBe(expected)
})

const family = '👨‍👩‍👧‍👦'

test.each([
  { text: 'Hello, world -', limit: 14, expected: 'Hello, world -', why: 'fits with all its marks' },
  { text: 'Hello brave new world', limit: 12, expected: 'Hello brave…', why: 'ends exactly with a word' },
  { text: 'Hello brave new world', limit: 11, expected: 'Hello…', why: 'tears no word' },
  { text: 'Hello, brave new world', limit: 8, expected: 'Hello…', why: 'leaves no comma' },
  { text: 'Hello – brave new world', limit: 9, expected: 'Hello…', why: 'leaves no dash' },
  { text: 'Hello (brave new world)', limit: 9, expected: 'Hello…', why: 'leaves no opening bracket' },
  { text: 'Hello! Brave new world', limit: 9, expected: 'Hello!…', why: 'keeps an exclamation mark' },
  { text: 'Written in C++ and more', limit: 16, expected: 'Written in C++…', why: 'keeps what is part of a word' },
  { text: "We don't do that", limit: 6, expected: 'We…', why: 'keeps together what is one word' },
  { text: 'See v1.20.300 now', limit: 10, expected: 'See…', why: 'is not cut inside a version' },
  { text: 'See https://example.com/a/b now', limit: 26, expected: 'See…', why: 'is not cut inside an address' },
  { text: 'Donaudampfschifffahrt', limit: 6, expected: 'Donau…', why: 'is cut inside a single longer word' },
  { text: 'https://example.com/a/b', limit: 21, expected: 'https://example.com…', why: 'leaves no slash' },
  { text: family.repeat(5), limit: 4, expected: `${family.repeat(3)}…`, why: 'has so many graphemes' },
  { text: `ab${'e\u0301'.repeat(5)}`, limit: 5, expected: `abe\u0301e\u0301…`, why: 'tears no grapheme' },
  { text: '東京都に行きました', limit: 5, expected: '東京都に…', why: 'has whole words, although no spaces' },
  { text: '速い、軽い、新しい', limit: 4, expected: '速い…', why: 'leaves no ideographic comma' },
  { text: '東京Tower', limit: 4, expected: '東京…', why: 'ends where scripts meet' },
  { text: 'สวัสดีชาวโลก', limit: 7, expected: 'สวัสดี…', why: 'has whole words of Thai' },
  { text: '----------', limit: 4, expected: '---…', why: 'has nothing but marks' },
  { text: 'Hello', limit: 1, expected: '…', why: 'has room for nothing' },
])('$text in $limit graphemes is $expected, which $why', ({ text, limit, expected }) => {
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
