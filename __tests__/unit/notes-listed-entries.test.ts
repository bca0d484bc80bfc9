import { expect, test } from '@jest/globals'
import { readSections } from '../../src/content/notes/listed-entries.ts'

const entriesOf = (notes: string) => readSections(notes).entries

/** The entries as `heading: text`, and those that may not be announced in brackets. */
const listOf = (notes: string) =>
  entriesOf(notes).map(({ heading, markdown, isCandidate }) => {
    const entry = heading === '' ? markdown : `${heading}: ${markdown}`
    return isCandidate ? entry : `[${entry}]`
  })

test('of nothing there is nothing', () => {
  expect(readSections('')).toMatchObject({ entries: [], texts: [], remarks: [] })
})

test.each<[string, string, string[]]>([
  // What an entry is
  ['a paragraph is no entry', 'Hello.', []],
  ['a list of lines with a blank line between', '- a\n\n- b', ['a', 'b']],
  ['an item without text', '-\n- a', ['a']],
  ['an item that begins with code', '- ```\n  x\n  ```\n- a', ['a']],
  ['an item inside another one', '- Maps of all cities\n  - b', ['Maps of all cities']],
  ['a bullet inside an item', '- a\n\n  • b', ['a']],
  ['a line after a bullet goes on with it', '• a\nb\n• c', ['a\nb', 'c']],
  ['a line after the last bullet goes on with it', '• a\nb', ['a\nb']],
  ['a bullet further to the right', 'Hello.\n   • a', ['a']],
  // An item that only says what the items below it are about
  ['an item with a colon above items', '- Maps of Rome:\n  - a', []],
  ['an item in bold type above items', '- **Maps of Rome**\n  - a', []],
  ['an item of two words above items', '- Maps now\n  - a', []],
  ['an item of three words above items', '- Maps of Rome\n  - a', ['Maps of Rome']],
  ['an item that names a kind above items', '- New features of this release\n  - a', []],
  [
    'a sentence that names a kind above items',
    '- New features and changes in the main release\n  - a',
    ['New features and changes in the main release'],
  ],
  ['an item of two words above a paragraph', '- Maps now\n\n  a', ['Maps now']],
  // Headings
  ['a heading', '## Maps\n- a', ['Maps: a']],
  ['a heading of the same level ends another one', '## Features\n- a\n## Maps\n- b', ['Features: a', 'Maps: b']],
  ['a heading of a higher level does so', '### Features\n- a\n## Maps\n- b', ['Features: a', 'Maps: b']],
  ['a heading that names no kind has that of the one above', '## Features\n### Maps\n- a', ['Features: a']],
  ['a heading that only says that a list follows', "## Features\n### What's changed\n- a", ['Features: a']],
  [
    'marks in a heading',
    '## [**Features**](https://site.example) <b>of</b> ~~old~~ `maps` ##\n- a',
    ['Features of old maps: a'],
  ],
  ['a heading of HTML', '<h2 align="center">Features</h2>\n\n- a', ['Features: a']],
  ['a heading of HTML that another one ends', '## Maps\n- a\n\n<h2>Features</h2>\n\n- b', ['Maps: a', 'Features: b']],
  ['a short line above a list', 'Maps\n- a', ['Maps: a']],
  ['a short line and a blank line above a list', 'Maps\n\n- a', ['Maps: a']],
  ['a short line above a bullet', 'Maps\n• a', ['Maps: a']],
  ['a short line above no list', 'Maps\n\nHello.\n\n- a', ['a']],
  ['a sentence above a list', 'Maps.\n- a', ['a']],
  ['an address above a list', 'https://site.example\n- a', ['a']],
  ['a line of 120 letters above a list', `${'m'.repeat(120)}\n- a`, [`${'m'.repeat(120)}: a`]],
  ['a longer line above a list', `${'m'.repeat(121)}\n- a`, ['a']],
  ['a line of the lowest level', '###### Features\nMaps\n- a', ['Features: a']],
  ['two lines one after the other', 'Features\n- a\n\nMaps\n- b', ['Features: a', 'Maps: b']],
  ['a line in bold type between bullets', '• a\n**Maps**\n• b', ['a', 'Maps: b']],
  ['a line in bold type with a sentence', '**Maps are here.**\n- a', ['Maps are here.: a']],
  ['a line with a colon between bullets', '• a\nMaps:\n• b', ['a', 'Maps: b']],
  ['a line with a colon in bold type', '• a\nMaps **of Rome:**\n• b', ['a', 'Maps of Rome: b']],
  ['a line with a full-width colon', '• a\nMaps：\n• b', ['a', 'Maps: b']],
  ['a line that names a kind between bullets', '• a\nFeatures\n• b', ['a', 'Features: b']],
  ['a version between bullets', '• a\n2.0.0\n• b', ['a']],
  ['a line that begins with bold type between bullets', '• a\n**Maps** of Rome\n• b', ['a\n**Maps** of Rome', 'b']],
  ['a line that ends with bold type between bullets', '• a\nof **Rome**\n• b', ['a\nof **Rome**', 'b']],
  ['a line with a colon within it', '• a\nmaps: of Rome\n• b', ['a\nmaps: of Rome', 'b']],
  ['a long line with a colon between bullets', `• a\n${'m'.repeat(120)}:\n• b`, [`a\n${'m'.repeat(120)}:`, 'b']],
  // Contributors, and what is not in this release
  ['contributors', '## Contributors\n- a', []],
  ['a heading below contributors', '## Contributors\n### Features\n- a', []],
  ['features and downloads', '## Features and downloads\n- a', ['Features and downloads: a']],
  // Tasks
  ['a task that is not done', '- [ ] a', ['[a]']],
  ['a task that is done', '- [x] a', ['a']],
  ['a box behind a word', '- Draw a [ ] on maps', ['Draw a [ ] on maps']],
  // Folds
  ['a fold', '<details>\n\n- a\n\n</details>\n\n- b', ['[a]', 'b']],
  ['a fold in a fold', '<details>\n\n<details>\n\n</details>\n\n- a', ['[a]']],
  ['the end of a fold that nothing opened', '</details>\n\n- a', ['a']],
  ['a fold within the text of an item', '- a <details>\n- b', ['a <details>', '[b]']],
  ['a fold within a paragraph', 'Hello <details> all.\n\n- a', ['[a]']],
  ['a fold in a comment', '<!-- <details> -->\n\n- a', ['a']],
  ['a fold in a comment of several lines', '<div>\n<!--\n<details>\n-->\n</div>\n\n- a', ['a']],
  ['a fold between two comments', '<div>\n<!-- a --><details><!-- b -->\n</div>\n\n- a', ['[a]']],
  ['a fold after a comment that never ends', '<div>\n<details></details><!-- <details>\n\n- a', ['a']],
  // Hidden
  ['a hidden division', '<div hidden>\n\n- a', ['[a]']],
  ['a hidden division with a class', '<div class="all" hidden>\n\n- a', ['[a]']],
  ['a division that is not shown', '<div style="display:none">\n\n- a', ['[a]']],
  ['a division that is not shown, with a space', '<div style="display: none">\n\n- a', ['[a]']],
  ['a division about what was hidden', '<div>\nhidden\n</div>\n\n- a', ['a']],
  ['a hidden division in a comment', '<!-- <div hidden> -->\n\n- a', ['a']],
  // The lines of a diff
  ['a list of plus signs', '+ a', ['a']],
  ['lists of two signs', '+ a\n- b', ['[a]', '[b]']],
  ['lists of two signs, the other one first', '- a\n+ b', ['[a]', '[b]']],
  ['lists of other signs', '* a\n- b', ['a', 'b']],
  ['lists of other signs and a plus', '* a\n+ b', ['a', 'b']],
])('entries: %s', (_, notes, entries) => expect(listOf(notes)).toEqual(entries))

test.each(['•', '◦', '⭐️', '–', '—', '1)', '12.', '123、', '1、 '])('the line "%s a" is an entry', sign => {
  const line = /[–—]/.test(sign) ? `${sign} a` : `${sign}a`
  expect(listOf(`Hello.\n\n${line}`)).toEqual(['a'])
  expect(listOf(`Hello.\n\n${sign}  a`)).toEqual(['a'])
})

test.each(['–a', '1.5 a', '1234、a', 'a • b', 'a – b', '1a', '•'])('the line %j is no entry', line => {
  expect(listOf(`Hello.\n\n${line}`)).toEqual([])
})

test.each(['[x]', '[X]', '[✓]', '(✔)', '［x］', '（x）', '\\[x\\]', '(maps)', '[#12]', '[5]', '(o1)'])(
  'what stands after %s is not open',
  box => expect(entriesOf(`• ${box} a`)).toMatchObject([{ isCandidate: true }]),
)

const add = '- Add maps'

test.each([
  ...['2.0.0', 'Octo Maps 2.0.0', '10.0', 'Changes since 1.8', 'v2.0 of Octo Maps', '<h2>2.0.0</h2>'],
  ...['Sprint 12', 'The week 12', 'Build 1234', 'Milestone 3'],
  ...['August 2026', 'Aug. 2026', 'Sept 2026', 'may 2026'],
])('after something else, the heading %j is that of an older release', heading => {
  const line = heading.startsWith('<') ? heading : `## ${heading}`
  expect(listOf(`Hello.\n\n${line}\n\n${add}`)).toEqual([])
})

test.each([
  ...[
    'Maps',
    'Chapter 3',
    'Mysprint 12',
    'Sprint',
    'a.5',
    'Maps of May 2026',
    'May 2026 in maps',
    'May 26',
    'Mayors 2026a',
  ],
])('after something else, the heading %j is no other release', heading => {
  expect(entriesOf(`Hello.\n\n## ${heading}\n${add}`)).toHaveLength(1)
})

test.each<[string, string, number]>([
  ['the title', '# Octo Maps', 1],
  ['a picture', '<p><img src="x.png"></p>\n', 1],
  ['a blank line', '\n', 1],
  ['a paragraph', 'Hello.\n', 0],
  ['a list', '- a\n', 0],
  ['code', '```\nx\n```\n', 0],
  ['a table', '| a |\n|---|\n| b |\n', 0],
])('what is after %s and a version', (_, before, entries) => {
  expect(entriesOf(`${before}\n## 2.1.0\n${add}`).filter(({ markdown }) => markdown === 'Add maps')).toHaveLength(
    entries,
  )
})

test.each<[string, string, string, string[]]>([
  ['the same one', '2.1.0', 'Octo Maps 2.1.0', ['a', 'b']],
  ['another patch', '2.1.1', '2.1.0', ['a']],
  ['another major', '20.1.0', '10.1.0', ['a']],
  ['another month', 'August 2026', 'July 2026', ['a']],
  ['one without a number after one with it', '2.1.0', 'August 2026', ['a']],
])('a version and %s after it', (_, first, second, entries) => {
  expect(entriesOf(`## ${first}\n- a\n## ${second}\n- b`).map(({ markdown }) => markdown)).toEqual(entries)
})

test('what an older release says is said of that one', () => {
  expect(readSections('## 2.0.0\nHello.\n\n## 1.9.0\nDo not use it.').remarks).toEqual(['2.0.0', 'Hello.'])
})

test('what stands in items is not said of the release', () => {
  expect(readSections('Hello.\n\n- a\n\n  b\n\n- c').remarks).toEqual(['Hello.'])
})

test('what stands below an entry is kept with it', () => {
  const [entry] = entriesOf('- Maps of Rome\n  - b\n\n  c\n\n  > d')
  expect(entry?.details.split('\n').map(line => line.trim())).toEqual(expect.arrayContaining(['- b', 'c', '> d']))
})

test('what is not in this release is not in it below any heading', () => {
  expect(entriesOf('## Roadmap\n### Features\n- a')).toMatchObject([{ kind: 'later', heading: 'Features' }])
})

test.each<[string, boolean]>([
  ['## Highlights', true],
  ['## Highlights\n### Maps', true],
  ['## Maps', false],
])('entries below %j are highlights: %j', (headings, isHighlight) => {
  expect(entriesOf(`${headings}\n- a`)).toMatchObject([{ isHighlight }])
})

test.each<[string, boolean]>([
  ['## Maps', true],
  ['## Features\n### Maps', false],
  ["## What's changed\n### Maps", true],
  ['', false],
])('a table knows none of the headings of entries below %j: %j', (headings, isUnderUnknown) => {
  expect(entriesOf(`${headings}\n- a`)).toMatchObject([{ isUnderUnknown }])
})
