import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readEntry } from '../../src/content/notes/entry.ts'
import { defects, tellsOnlyDefect } from '../../src/content/notes/fixes-and-defects.ts'
import { folded, generatorMarks } from '../../src/content/notes/generator-marks.ts'
import { isNoProse, noProse } from '../../src/content/notes/introduction.ts'
import { endsWithColon } from '../../src/content/notes/marked-text.ts'
import { neutralMessage, readNotes } from '../../src/content/notes/read-notes.ts'
import { shorten, truncateToGraphemes } from '../../src/content/notes/shorten.ts'
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
const pieces = [
  '*',
  '**',
  '_',
  '__',
  '~~',
  '`',
  '```',
  '[',
  ']',
  '(',
  ')',
  '![',
  '<',
  '>',
  '</',
  '&',
  '#',
  '\\',
  '|',
  ':',
  ':tada:',
  '-',
  '+',
  '1.',
  '>',
  '=',
  '---',
  '@x',
  'a',
  'word',
  'Wort.',
  '中文',
  'עברית',
  '👨‍👩‍👧',
  'é',
  '&amp;',
  '&#0;',
  '&lt;',
  '<b>',
  '</b>',
  '<p>',
  '</p>',
  '<a',
  'href="x">',
  '</a>',
  '<li>',
  '<ul>',
  '</ul>',
  '<div>',
  '</div>',
  '<br>',
  '<details>',
  '<summary>',
  '</details>',
  '<script>',
  '</script>',
  '<table>',
  '</table>',
  '<pre>',
  '<!--',
  '-->',
  '<del>',
  '</del>',
  '[^1]',
  '[^1]:',
  '[x]:',
  'https://github.com/o/r/pull/1',
  'www.x.y',
  '[!NOTE]',
  '<plaintext>',
  '<svg>',
  '<h1>',
  '</h1>',
  '](',
  '{}',
  '$',
  '::error::',
  '##[error]',
]
const blanks = [' ', '  ', '\n', '\n\n', '\r\n', '\t', '    ', '\u0000', '\u202e', '\ud800', '\u200b']
const piece = fc.constantFrom(...pieces, ...blanks)
const notes = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map(parts => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

// The tables.

test.each(generatorMarks)('of "$entry" the mark "$form" is taken away', ({ entry, left }) => {
  expect(messageOf(`- ${entry}`)).toBe(left)
  expect(messageOf(`### Added\n\n* ${entry}`)).toBe(left)
})

test.each([
  '#12',
  'octo/site#12',
  'site.js#12',
  'GH-12',
  'PR12',
  'PR #12',
  'pr-12',
  'Issue 12',
  'issue #12',
  '!12',
  '1a2b3c4',
  'abcdefabcdefabcdefabcdefabcdefabcdefabcd',
  '@octocat',
  '@octo-cat',
  '@o',
  '@octocat[bot]',
  'GHSA-x395-6h48-wr8v',
  'CVE-2026-1234',
  '(#12)',
  '[#12]',
  '<#12>',
  '([#12])',
  '#12 #13',
  '#12, #13; #14',
  '#12 & @octocat',
  '#12/#13',
  '#12+#13',
  '#12·#13',
  '#12 and #13',
  '#12 with @octocat',
  '#12 und #13',
  '#12 et @octocat',
  '**#12**',
  '[#12](https://github.com/octo/site/pull/12)',
])('%s is removed at both ends of an entry', reference => {
  expect(messageOf(`- Add dark mode ${reference}`)).toBe('Add dark mode')
  expect(messageOf(`- ${reference} Add dark mode`)).toBe('Add dark mode')
})

test.each(['C#', '#123abc', 'map12', 'map!12', '12345678', '@octo/ui', 'CVE', 'GHSA', 'PRs', 'issues', 'GH', '@'])(
  '%s in an entry stays',
  word => {
    expect(messageOf(`- Add dark mode for ${word} maps`)).toBe(`Add dark mode for ${word} maps`)
    expect(messageOf(`- Add dark mode for maps ${word}`)).toBe(`Add dark mode for maps ${word}`)
  },
)

test.each([
  { entry: 'PR #1. Add dark mode', left: 'Add dark mode' },
  { entry: 'PR 1 – Add dark mode', left: 'Add dark mode' },
  { entry: 'PR: – Add dark mode', left: 'Add dark mode' },
  { entry: 'PR-man can eat maps', left: 'PR-man can eat maps' },
  { entry: 'minor: Add dark mode', left: 'Add dark mode' },
  { entry: 'major - Add dark mode', left: 'Add dark mode' },
  { entry: '[v2.1] Add dark mode', left: 'Add dark mode' },
  { entry: '[5.2.x] Add dark mode', left: 'Add dark mode' },
  { entry: 'T1234: Add dark mode', left: 'Add dark mode' },
  { entry: '2026-05-25: Add dark mode', left: 'Add dark mode' },
  { entry: 'Add dark mode, by Mona van Lisa, Octo Cat', left: 'Add dark mode' },
  { entry: 'Add dark mode, by night', left: 'Add dark mode, by night' },
  { entry: 'Add dark mode [Mona Q. Lisa]', left: 'Add dark mode' },
  { entry: 'Add dark mode [Mona]', left: 'Add dark mode [Mona]' },
  { entry: 'Add dark mode [of maps]', left: 'Add dark mode [of maps]' },
  { entry: 'Add dark mode | #12', left: 'Add dark mode' },
  { entry: 'Add dark mode · closes #12', left: 'Add dark mode' },
  { entry: 'Add dark mode — (#12)', left: 'Add dark mode' },
  { entry: 'Add dark mode (#12) (1a2b3c4).', left: 'Add dark mode.' },
  { entry: 'Add dark mode. (#12)', left: 'Add dark mode' },
  { entry: 'Add dark mode! (#12).', left: 'Add dark mode!' },
  { entry: 'Add dark mode (of (all) #12 maps)', left: 'Add dark mode' },
  { entry: 'Add dark mode [#12 (of maps)]', left: 'Add dark mode' },
  { entry: 'Print maps on standby @octocat', left: 'Print maps on standby' },
])('of "$entry" subscribers read "$left"', ({ entry, left }) => {
  expect(messageOf(`- ${entry}`)).toBe(left)
})

test.each([' (#12)', ', closes #12', ' by @octocat in #12', ' ([#12](https://github.com/octo/site/pull/12)).'])(
  'the mark %j is removed from a long entry',
  mark => {
    const text = `Add ${'very '.repeat(80)}dark mode`
    const origin = originOf(`- ${text}${mark}`)
    expect(origin).toMatchObject({ entry: text + (mark.endsWith('.') ? '.' : '') })
  },
)

test.each(unfitTexts)('a text with $what is not fit: "$example"', ({ what, example }) => {
  expect(textRefusal(example)).toBe(what)
})

test.each(unfitEntries)('an entry that is $what is not fit: "$example"', ({ what, example }) => {
  expect(entryRefusal(example)).toBe(what)
  expect(messageOf(`### Added\n\n- ${example}\n- Dark mode`)).toBe('Dark mode')
})

test.each(defects)('$what is not announced, unless it is fixed: "$example"', ({ tells, example }) => {
  expect(tells(example)).toBe(true)
  expect(messageOf(`- ${example}\n- Dark mode`)).toBe('Dark mode')
})

test.each([
  { entry: 'Menu opens again', message: 'Fixed: Menu opens again' },
  { entry: 'Preventing crashes of maps', message: 'Fixed: Preventing crashes of maps' },
  { entry: 'Prevent crashes of maps', message: 'Prevent crashes of maps' },
  { entry: 'Prevents crashes of maps', message: 'Prevents crashes of maps' },
  { entry: 'Prevented crashes of maps', message: 'Prevented crashes of maps' },
  { entry: 'Ensure that maps open', message: 'Ensure that maps open' },
  { entry: 'Ensures that maps open', message: 'Ensures that maps open' },
  { entry: 'Ensured that maps open', message: 'Ensured that maps open' },
  { entry: 'Suppress a wrong warning', message: 'Suppress a wrong warning' },
  { entry: 'Suppresses a wrong warning', message: 'Suppresses a wrong warning' },
  { entry: 'Suppressed a wrong warning', message: 'Suppressed a wrong warning' },
  { entry: 'Keep the menu open', message: 'Keep the menu open' },
  { entry: 'Keeps the menu open', message: 'Keeps the menu open' },
  { entry: 'Skip empty menus', message: 'Skip empty menus' },
  { entry: 'Skipped empty menus', message: 'Skipped empty menus' },
  { entry: 'Properly close the menu', message: 'Properly close the menu' },
  { entry: 'Close-up maps blink', message: 'Fixed: Close-up maps blink' },
  { entry: 'Closeness of maps wrong', message: 'Fixed: Closeness of maps wrong' },
  { entry: 'Update the menu at night', message: 'Update the menu at night' },
  { entry: 'Update fails at night', message: 'Fixed: Update fails at night' },
  { entry: 'Display is wrong at night', message: 'Fixed: Display is wrong at night' },
  { entry: 'Updates fail, not only at night', message: 'Updates fail, not only at night' },
  { entry: 'The blinking of maps is fixed', message: 'The blinking of maps is fixed' },
  { entry: 'A prefix of maps is lost', message: 'Fixed: A prefix of maps is lost' },
  { entry: 'Menu blinks at night. Fix it by day.', message: 'Fixed: Menu blinks at night. Fix it by day.' },
  { entry: 'Kein Menü in der Nacht', message: neutralMessage },
  { entry: 'Nachts ist das Menu leer', message: neutralMessage },
  { entry: 'Menu öfter leer', message: neutralMessage },
  { entry: 'Das leere Menü ist behoben', message: 'Das leere Menü ist behoben' },
])('below a heading of fixes, "$entry" is announced as "$message"', ({ entry, message }) => {
  expect(messageOf(`### Fixed\n\n- ${entry}`)).toBe(message)
})

test.each([
  'Maps don’t blink at night',
  "Maps didn't blink at night",
  'Maps of Rome cannot blink at night',
  "Maps can't blink at night",
  'Maps could not blink at night',
  'Maps won’t blink at night',
  'The map is not blue at night',
  'Maps aren’t blue at night',
  'Maps were not blue at night',
  'The map wasn’t blue at night',
  'Blue does not work',
  'The map hangs at night',
  'The map crashed at night',
])('an entry that only tells what does not happen is not announced: %j', entry => {
  expect(messageOf(`- ${entry}`)).toBe(neutralMessage)
})

test.each([
  'Do not blink at night',
  'Maps do not blink at night by default',
  'Maps do not blink if it is night',
  'Maps cannot blink unless it is night',
  'Maps no longer say that Rome is not there',
  'One two three four five six seven maps do not blink',
  'The map no longer hangs at night',
  'The map never crashes at night',
])('an entry that tells a change is announced: %j', entry => {
  expect(messageOf(`- ${entry}`)).toBe(entry)
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
])('%j does not tell a defect', entry => {
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

test.each(noProse)('$what is not an introduction: "$example"', ({ example }) => {
  expect(isNoProse(example)).toBe(true)
  expect(messageOf(example)).toBe(neutralMessage)
  expect(messageOf(`${example}\n\nOffline maps are here.`)).toBe('Offline maps are here.')
})

test.each([
  { paragraph: 'Version 2 brings fixes. Maps are here.', message: 'Maps are here.' },
  { paragraph: 'octo-repo v1.4.0 is here! Maps of Rome too.', message: 'Maps of Rome too.' },
  { paragraph: 'Octo Repo 1.4 is out. Maps are here.', message: 'Maps are here.' },
  { paragraph: 'Maps are here. See the docs. Rain is here.', message: 'Maps are here.' },
  { paragraph: 'Maps are here. Various bug fixes. Rain is here.', message: 'Maps are here.' },
  { paragraph: 'Maps are here. Rain is too! The maps:', message: 'Maps are here. Rain is too!' },
  { paragraph: 'Visit our site today. Maps are here.', message: neutralMessage },
  { paragraph: 'Unable to draw maps. Rain is here.', message: neutralMessage },
  { paragraph: 'Maps are here. Rain too, as @octocat says.', message: neutralMessage },
  { paragraph: 'Thanks to you all! Maps are here.', message: neutralMessage },
  { paragraph: 'Faster', message: neutralMessage },
  { paragraph: 'Faster!', message: 'Faster!' },
  { paragraph: '地图来了。雷达来了。', message: '地图来了。雷达来了。' },
])('the paragraph "$paragraph" is announced as "$message"', ({ paragraph, message }) => {
  expect(messageOf(paragraph)).toBe(message)
})

test.each([
  'Various bug fixes',
  'Bug fixes, improvements and more.',
  'We’re happy to announce version 2.1.0!',
  'Minor changes :tada:',
  'This is the first public release',
  'いくつかの不具合の修正',
  '修复已知问题，优化性能',
  '버그 수정 및 개선',
  'Diverse kleinere Fehlerbehebungen und Verbesserungen',
  '2026: 12 fixes',
])('%j says nothing', text => {
  expect(textRefusal(text)).toBe('only that things were fixed or improved')
})

test.each(['First maps of Rome', 'We draw maps', 'Fixes of maps', 'Mapsv2 are here'])('%j says something', text => {
  expect(textRefusal(text)).toBeUndefined()
})

test.each([
  { entry: 'Maps', isOneWord: true },
  { entry: 'Maps – 🎉', isOneWord: true },
  { entry: 'Two maps', isOneWord: false },
  { entry: '地图', isOneWord: true },
  { entry: '地图了', isOneWord: true },
  { entry: '地图来了', isOneWord: false },
  { entry: 'Rome 地图', isOneWord: false },
])('whether "$entry" is one word: $isOneWord', ({ entry, isOneWord }) => {
  expect(entryRefusal(entry) === 'no more than one word').toBe(isOneWord)
})

test.each([
  { text: 'Maps (of Rome', isClosed: false },
  { text: 'Maps of) Rome', isClosed: false },
  { text: 'Maps (of [Rome)]', isClosed: false },
  { text: 'Maps {of Rome', isClosed: false },
  { text: 'Maps (of [{Rome}])', isClosed: true },
  { text: '地图（罗马', isClosed: false },
  { text: '地图（罗马）', isClosed: true },
])('whether the brackets in "$text" are closed: $isClosed', ({ text, isClosed }) => {
  expect(textRefusal(text) === undefined).toBe(isClosed)
})

// Whole notes.

test.each(releaseBodies)('notes of $generator with $name are announced as "$message"', ({ body, message }) => {
  expect(messageOf(body)).toBe(message)
})

test.each(releaseNotes)('notes with $name are announced as "$message"', ({ notes, message }) => {
  expect(messageOf(notes)).toBe(message)
  expect(messageOf(notes.replace(/\r\n?|\n/g, '\r\n'))).toBe(message)
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
  {
    body: '## Octo 2\n\n### Menu\n\n- Add dark mode',
    origin: { kind: 'entry', entry: 'Add dark mode', heading: 'Menu' },
  },
  {
    body: '## Features\n\n### Menu\n\n- Add dark mode',
    origin: { kind: 'entry', entry: 'Add dark mode', heading: 'Features' },
  },
  {
    body: '## == New: ==\n\n- Add dark mode',
    origin: { kind: 'entry', entry: 'Add dark mode', heading: 'New' },
  },
  {
    body: '== The rain radar draws much more snow ==\n\n- Add dark mode',
    origin: { kind: 'entry', entry: 'Add dark mode', heading: 'The rain radar draws much more snow' },
  },
  {
    body: 'News: ...\n\n- Add dark mode',
    origin: { kind: 'entry', entry: 'Add dark mode', heading: 'News: ...' },
  },
  {
    body: '##Menu\n\n- Add dark mode',
    origin: { kind: 'entry', entry: 'Add dark mode', heading: 'Menu' },
  },
  {
    body: 'Menu\n• Add dark mode',
    origin: { kind: 'entry', entry: 'Add dark mode', heading: 'Menu' },
  },
  {
    body: '- Dark mode\n\nAll of this is much better for you now:\n\n- Add rain',
    origin: { kind: 'entry', entry: 'Add rain', heading: '' },
  },
  {
    body: 'All of this is much better for you now:\n\n- Add rain',
    origin: { kind: 'entry', entry: 'Add rain', heading: 'All of this is much better for you now' },
  },
  { body: '', origin: { kind: 'neutral' } },
  { body: '- chore: bump tinylib to 1.0.1', origin: { kind: 'neutral' } },
])('notes say where the message comes from: $origin', ({ body, origin }) => {
  expect(originOf(body)).toEqual(origin)
})

test('notes without a sentence for subscribers give the neutral sentence, which is made from no text', () => {
  expect(read('')).toEqual({ message: neutralMessage, madeFrom: '', origin: { kind: 'neutral' } })
})

// The author's comment.

test.each([
  { body: '<!-- web-push: Offline maps are here. -->', message: 'Offline maps are here.' },
  { body: '<!-- web-push: Offline maps\n   are here. -->', message: 'Offline maps are here.' },
  {
    body: '<!--\r\nweb-push:\r\nOffline maps\r\n\r\nare here.\r\n-->',
    message: 'Offline maps are here.',
  },
  { body: '<!-- \n  Web-Push : Maps are here. -->', message: 'Maps are here.' },
  { body: '<!--web-push:Maps-->', message: 'Maps' },
  {
    body: '  <!-- web-push: **Maps** &amp; `more` [here](https://e.example) -->',
    message: '**Maps** &amp; `more` [here](https://e.example)',
  },
  { body: '<!-- web-push: Maps: web-push: here --> not here', message: 'Maps: web-push: here' },
  {
    body: '<!-- Write for people. -->\n# v2\n\n- one\n\n<!-- web-push: Maps are here. -->',
    message: 'Maps are here.',
  },
  { body: `<!-- web-push: ${'Maps '.repeat(60)}-->`, message: 'Maps '.repeat(60).trim() },
  { body: `${'- item\n'.repeat(20_000)}<!-- web-push: Maps are here. -->`, message: 'Maps are here.' },
  { body: '\ufeff<!-- web-push: Maps are here. -->\n\nText.', message: 'Maps are here.' },
  { body: '- Add radar\n    <!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '- Add radar\n\t<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '10. Add radar\n\n       <!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '- a\n  - b\n\n       <!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '```sh\nnpm i\n```\n<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '```\ncode\n`````  \n<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '```code` in text\n<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '~~ no fence\n<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: 'code: ```\n<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '```` code` in text\n<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: 'Begin with `<!--`.\n<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
  { body: '<!-- open\n```\n-->\n<!-- web-push: Maps are here. -->', message: 'Maps are here.' },
])('the comment in $body gives the message', ({ body, message }) => {
  expect(read(body)).toEqual({ message, madeFrom: message, origin: { kind: 'comment' } })
})

test.each([
  { where: 'in a code block', body: '```html\n<!-- web-push: Maps are here. -->\n```' },
  {
    where: 'in a code block of waves in a list',
    body: '- code:\n  ~~~~\n  ```\n  <!-- web-push: Maps are here. -->\n  ~~~~',
  },
  { where: 'in a code block of a numbered item', body: '10. ```\n<!-- web-push: Maps are here. -->\n```' },
  { where: 'in a code block of an item', body: '-   ```\n<!-- web-push: Maps are here. -->\n```' },
  { where: 'in a code block of a quotation', body: '> ```\n<!-- web-push: Maps are here. -->\n```' },
  { where: 'in a code block of waves with a backtick', body: '~~~ `\n<!-- web-push: Maps are here. -->\n~~~' },
  {
    where: 'in a code block that has a line of backticks and a word',
    body: '```\n``` js\n<!-- web-push: Maps are here. -->\n```',
  },
  {
    where: 'in a code block that has a shorter line of backticks',
    body: '````\n```\n<!-- web-push: Maps are here. -->\n````',
  },
  { where: 'in indented code', body: 'Text.\n\n    <!-- web-push: Maps are here. -->' },
  { where: 'in indented code of an item', body: '- Text.\n\n      <!-- web-push: Maps are here. -->' },
  { where: 'in indented code behind a list', body: '- Text.\n\nText.\n\n    <!-- web-push: Maps are here. -->' },
  { where: 'behind another comment', body: '<!-- For example: --> <!-- web-push: Maps are here. -->' },
  { where: 'whose name and colon are in two lines', body: '<!-- web-push\n: Maps are here. -->' },
  { where: 'whose name is in the third line', body: '<!--\n\nweb-push: Maps are here.\n-->' },
  { where: 'behind text', body: 'Text. <!-- web-push: Maps are here. -->' },
  { where: 'in another comment', body: '<!-- For example:\n<!-- web-push: Maps are here.\n-->' },
  { where: 'in the line below another comment', body: '<!-- For example: -->\nweb-push: Maps are here.' },
  { where: 'in a comment with another word before it', body: '<!-- the web-push: Maps are here. -->' },
  { where: 'in the second line, behind another word', body: '<!--\nthe web-push: Maps are here.\n-->' },
  { where: 'about the notification, without a colon', body: '<!-- web push is sent later -->' },
  { where: 'of another tool', body: '<!-- web-pusher: Maps are here. -->' },
])('a comment $where is ignored', ({ body }) => {
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
    what: 'one with an underscore in its name',
    body: 'Maps are here.\n\n<!-- web_push: Maps -->',
    problem:
      'the release notes have a comment that begins with "<!-- web_push:"; write `<!-- web-push:` if subscribers are to read it',
  },
  { what: 'one whose name is one word', body: '<!-- WebPush : Maps -->', problem: /begins with "<!-- WebPush :"/ },
  {
    what: 'one whose name is two words',
    body: '- a\n  <!--web push: Maps -->',
    problem: /begins with "<!--web push:"/,
  },
  { what: 'one with a full-width colon', body: '<!-- web-push：Maps -->', problem: /begins with "<!-- web-push："/ },
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
  {
    what: 'what was removed comes after the news, whatever its heading is',
    body: '## Highlights\n\n- We have dropped the old importer\n- A filter for the menu',
    message: 'A filter for the menu',
  },
  {
    what: 'what we’ve removed comes after the news',
    body: '## Highlights\n\n- We’ve dropped the old importer\n- A filter for the menu',
    message: 'A filter for the menu',
  },
  {
    what: 'what was removed comes after the news in Spanish',
    body: '- Elimina el menú antiguo\n- Filtro para el menú',
    message: 'Filtro para el menú',
  },
  {
    what: 'an entry below a heading for developers is not announced',
    body: '### Technical changes\n\n- Store the menu as a tree',
    message: neutralMessage,
  },
  {
    what: 'one word is not an introduction',
    body: '[Milestone](https://octo.example/milestones/2)\n\n- Add a filter for the menu',
    message: 'Add a filter for the menu',
  },
  {
    what: 'a verb says what was done about a defect',
    body: '### Bug fixes\n\n- Omit the empty menu',
    message: 'Omit the empty menu',
  },
])('$what', ({ body, message }) => {
  expect(messageOf(body)).toBe(message)
})

test.each([
  { code: 'bug', kind: 'fix' },
  { code: 'sparkles', kind: 'feature' },
  { code: 'tada', kind: 'feature' },
  { code: 'memo', kind: 'developers' },
  { code: 'ambulance', kind: 'fix' },
  { code: 'zap', kind: 'feature' },
  { code: 'rocket', kind: 'feature' },
  { code: 'fire', kind: 'removal' },
  { code: 'lock', kind: 'fix' },
  { code: 'recycle', kind: 'developers' },
  { code: 'wrench', kind: 'developers' },
  { code: 'arrow_up', kind: 'developers' },
  { code: 'white_check_mark', kind: 'developers' },
  { code: 'construction_worker', kind: 'developers' },
  { code: 'books', kind: 'developers' },
  { code: 'octopus', kind: undefined },
])('an entry that begins with :$code: is of the kind $kind', ({ code, kind }) => {
  const entry = readEntry(`:${code}: the menu of maps`, { kind: undefined, scope: '', isEnglish: true })
  expect(entry).toMatchObject({ text: 'The menu of maps', kind })
})

test.each([
  { first: 'dark', written: 'Dark' },
  { first: 'über', written: 'Über' },
  { first: 'vast', written: 'Vast' },
  { first: 'the_', written: 'The_' },
  { first: 'iOS', written: 'iOS' },
  { first: 'macOS', written: 'macOS' },
  { first: 'v2', written: 'v2' },
  { first: 'on_open', written: 'on_open' },
  { first: 'map2_x', written: 'map2_x' },
  { first: 'maps地图', written: 'maps地图' },
  { first: 'maps.2地図', written: 'maps.2地図' },
  { first: '`octo`', written: 'octo' },
  { first: 'the `octo`', written: 'The octo' },
])('an entry that begins with $first is announced with $written', ({ first, written }) => {
  expect(messageOf(`- ${first} is in all menus of the iPad`)).toBe(`${written} is in all menus of the iPad`)
})

test.each([
  '12',
  '123',
  '(12)',
  '\\[12\\]',
  'issue 12',
  'Issue12',
  'PR-12',
  'bug 12',
  'MR 12',
  'pull request 12',
  'maps#12',
  'octo/maps.x#12',
  'octo!12',
  'pr-menu-12',
  'issue-12',
  'issue-menu_2-123',
  'merge request',
  'pull request',
  'Details',
  'PR',
  '1a2b3c4',
  '0123456',
  'bug12',
  'deadbeefcafe',
  'GHSA-x395-6h48-wr8v',
  'GHSA-x395',
  'CVE-2026-1234',
  'CVE-2026',
])('a link with the text %j to a pull request is removed', text => {
  expect(messageOf(`- Dark mode [${text}](https://github.com/octo/site/pull/12)`)).toBe('Dark mode')
  expect(messageOf(`- Dark mode [${text}](http://octo.example/o/maps/-/merge_requests/12)`)).toBe('Dark mode')
})

test.each([
  'all menus',
  'B',
  '12 menus',
  'menu 2',
  'issues of maps',
  'Beginnings of maps',
  'walls that are defaced',
  'defaced walls',
  'my-pr-menu-12',
  'pr-menu-12 and more',
  'the GHSA-x395',
  'GHSA-x395 list',
  'the CVE-2026',
  'CVE-2026 list',
])('a link with the text %j to a pull request stays', text => {
  expect(messageOf(`- Dark mode for [${text}](https://github.com/octo/site/pull/12)`)).toBe(`Dark mode for ${text}`)
})

test.each([
  { what: 'all pull requests', url: 'https://github.com/octo/site/pulls', message: 'Dark mode' },
  { what: 'a part of a pull request', url: 'https://github.com/octo/site/pull/12/files', message: 'Dark mode' },
  { what: 'a merge request', url: 'octo/site!12', message: 'Dark mode' },
  { what: 'an issue of GitLab', url: 'octo/site#12', message: 'Dark mode' },
  { what: 'a commit of GitLab', url: 'octo/site@1a2b3c4', message: 'Dark mode' },
  { what: 'a page', url: 'https://octo.example/menu', message: 'Dark mode Details' },
  { what: 'a part of a page', url: 'https://octo.example/menu#12', message: 'Dark mode Details' },
  {
    what: 'a page that leads to a pull request',
    url: 'https://octo.example/?to=https://github.com/octo/site/pull/12',
    message: 'Dark mode Details',
  },
])('of "Dark mode" with a link "Details" to $what subscribers read "$message"', ({ url, message }) => {
  expect(messageOf(`- Dark mode [Details](${url})`)).toBe(message)
})

test.each([
  { address: 'https://github.com/octo/site/pull/12', heading: 'Menu of #12' },
  { address: 'https://github.com/octo/site/pulls', heading: 'Menu of' },
  { address: 'https://github.com/octo/site/commit/1a2b3c4', heading: 'Menu of 1a2b3c4' },
  { address: 'https://github.com/octo/site/commit/12ab345', heading: 'Menu of 12ab345' },
  { address: 'https://github.com/octo/site/commit/ab34512', heading: 'Menu of ab34512' },
  { address: 'https://github.com/octo/site/compare/v1.0...v2.0', heading: 'Menu of v1.0...v2.0' },
  { address: '[octocat](https://github.com/octocat)', heading: 'Menu of @octocat' },
  { address: '[@octocat](https://github.com/octocat)', heading: 'Menu of @octocat' },
])('the heading "Menu of $address" is read as "$heading"', ({ address, heading }) => {
  expect(originOf(`## Menu of ${address}\n\n- Dark mode`)).toMatchObject({ heading })
})

test.each([
  { address: 'https://github.com/octo/site/pull/12' },
  { address: 'https://github.com/octo/site/commit/1234567890123456789012345678901234567890' },
  { address: 'https://github.com/octo/site/security/advisories/GHSA-x395-6h48-wr8v' },
])(
  '$address is removed at the end of a sentence; a sentence that goes on behind it is not announced',
  ({ address }) => {
    expect(messageOf(`- Dark mode of maps, see ${address}`)).toBe('Dark mode of maps')
    expect(messageOf(`- Maps from ${address} are here`)).toBe(neutralMessage)
    expect(messageOf(`Maps from ${address} are here.`)).toBe(neutralMessage)
  },
)

test.each([
  { what: 'struck out', entry: 'Maps <del>of *old* Rome</del> are here', message: 'Maps are here' },
  { what: 'struck out around code', entry: '<s>All `maps` of</s> towns of Rome', message: 'Towns of Rome' },
  { what: 'an element in it', entry: 'Maps <del>of <pre>all</pre> Rome</del> are here', message: 'Maps are here' },
  { what: 'a start without an end', entry: '<del> in names of towns', message: 'In names of towns' },
  { what: 'an end before a start', entry: 'Maps</del>hops <del>of towns', message: 'Mapshops of towns' },
  { what: 'an end without a start', entry: 'Map</del>s of towns', message: 'Maps of towns' },
  { what: 'less than', entry: 'Hide towns of *size*<s on maps', message: 'Hide towns of size<s on maps' },
  { what: 'emphasis', entry: '*Dark* mode of maps', message: 'Dark mode of maps' },
  { what: 'emphasis in emphasis', entry: '***Added***: maps of towns', message: 'Maps of towns' },
])('of an entry with $what subscribers read "$message"', ({ entry, message }) => {
  expect(messageOf(`### Added\n\n- ${entry}\n- maps`)).toBe(message)
})

test.each([
  { text: 'News:', ends: true },
  { text: '新功能：', ends: true },
  { text: '**News:**', ends: true },
  { text: 'News: 🎉', ends: true },
  { text: 'News: :tada:', ends: true },
  { text: 'News :tada:', ends: false },
  { text: 'News :tada: 🎉', ends: false },
  { text: 'Maps at 10:20:3:', ends: false },
  { text: 'News', ends: false },
  { text: 'News: maps', ends: false },
])('whether "$text" ends with a colon: $ends', ({ text, ends }) => {
  expect(endsWithColon(text)).toBe(ends)
})

test.each([
  { text: 'octocat', url: 'https://github.com/octocat', message: 'Dark mode' },
  { text: '@octocat', url: 'http://github.com/octocat', message: 'Dark mode' },
  { text: 'octocat', url: 'http://github.com/octocat', message: 'Dark mode' },
  { text: ' octocat ', url: 'https://github.com/octocat', message: 'Dark mode' },
  { text: 'octocat[bot]', url: 'https://github.com/apps/octocat', message: 'Dark mode' },
  { text: '@octocat[bot]', url: 'https://github.com/apps/octocat', message: 'Dark mode' },
  { text: 'octocats', url: 'https://github.com/octocat', message: 'Dark mode by octocats' },
  { text: 'octocat', url: 'https://github.com/octocat/maps', message: 'Dark mode by octocat' },
  { text: 'octocat', url: 'https://octo.example/?to=https://github.com/octocat', message: 'Dark mode by octocat' },
])('of "Dark mode by [$text]($url)" subscribers read "$message"', ({ text, url, message }) => {
  expect(messageOf(`- Dark mode by [${text}](${url})`)).toBe(message)
})

test.each([
  { reference: 'amp', character: '&' },
  { reference: 'lt', character: '<' },
  { reference: 'gt', character: '>' },
  { reference: 'quot', character: '"' },
  { reference: 'apos', character: "'" },
  { reference: 'copy', character: '©' },
  { reference: 'reg', character: '®' },
  { reference: 'trade', character: '™' },
  { reference: 'hellip', character: '…' },
  { reference: 'ndash', character: '–' },
  { reference: 'mdash', character: '—' },
  { reference: 'rarr', character: '→' },
  { reference: 'times', character: '×' },
  { reference: 'nbsp', character: ' ' },
  { reference: 'shy', character: '' },
  { reference: 'nosuch', character: '&nosuch;' },
  { reference: '#32', character: ' ' },
  { reference: '#x1F600', character: '😀' },
  { reference: '#31', character: '' },
])('&$reference; in notes is read as "$character"', ({ reference, character }) => {
  expect(messageOf(`<p>Maps a&${reference};b are here.</p>`)).toBe(`Maps a${character}b are here.`)
})

test.each(['h1', 'h2', 'h6', 'summary', 'dt'])('<%s> in notes is a heading', name => {
  expect(messageOf(`<${name}>Bug fixes</${name}><ul><li>names blink</li></ul>`)).toBe('Fixed: Names blink')
})

test.each(['p', 'div', 'section'])('<%s> in notes is not a heading', name => {
  expect(messageOf(`<${name}>Fixes, here.</${name}><ul><li>names blink</li></ul>`)).toBe('Names blink')
})

test('HTML headings end those of the same depth', () => {
  const list = '<ul><li>names blink</li></ul>'
  expect(messageOf(`<h2>Fixes</h2><h3>Menu</h3>${list}`)).toBe('Fixed: Names blink')
  expect(messageOf(`<h2>Fixes</h2><h2>Menu</h2>${list}`)).toBe('Names blink')
  expect(messageOf(`<h2>Fixes</h2><summary>Menu</summary>${list}`)).toBe('Fixed: Names blink')
  expect(messageOf(`<summary>Fixes</summary><h6>Menu</h6>${list}`)).toBe('Names blink')
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
  { what: 'quotations', body: '> '.repeat(100_000) },
  { what: 'lists', body: '- '.repeat(100_000) },
  { what: 'numbers', body: '1. '.repeat(100_000) },
  {
    what: 'lists by indentation',
    body: Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
  },
  { what: 'emphasis', body: `${'*_'.repeat(8_000)}x${'_*'.repeat(8_000)}` },
  { what: 'links', body: `${'['.repeat(16_000)}x${']('.repeat(16_000)}` },
  { what: 'elements', body: '<div>'.repeat(50_000) },
  { what: 'tables', body: `${'<table>'.repeat(2_000)}x${'</table>'.repeat(2_000)}` },
  { what: 'misnested elements', body: Array.from({ length: 5_000 }, (_, n) => `<p><b id=${n}>`).join('') },
])('deeply nested $what are read without an error', ({ body }) => {
  expect(typeof messageOf(body)).toBe('string')
  expect(messageOf(`Text.\n\n${body}`)).toBe('Text.')
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
    text: 'Maps are here. Rain e.g. in Rome. More is to come.',
    limit: 40,
    expected: 'Maps are here. Rain e.g. in Rome.',
    why: 'has an abbreviation in its second sentence',
  },
  { text: 'Maps are here... And rain.', limit: 16, expected: 'Maps are here...', why: 'has an ellipsis' },
  { text: 'Say “Maps are here.” to all', limit: 22, expected: 'Say “Maps are here.”…', why: 'goes on behind quotes' },
  { text: 'Maps are here. “Rain” is too.', limit: 16, expected: 'Maps are here.', why: 'has a quotation' },
  { text: 'Maps are here. and so on', limit: 20, expected: 'Maps are here. and…', why: 'goes on in lower case' },
  { text: 'Maps of area C. More of them.', limit: 16, expected: 'Maps of area C…', why: 'has a single letter' },
  { text: 'E.g. maps of Rome. More of them.', limit: 20, expected: 'E.g. maps of Rome.', why: 'begins with one' },
  { text: 'Karten, z. B. Rom. Mehr davon.', limit: 20, expected: 'Karten, z. B. Rom.', why: 'has one of German' },
  { text: 'Go in (incl. Rome). More of it.', limit: 20, expected: 'Go in (incl. Rome).', why: 'has one in brackets' },
  { text: 'Maps are in. More are to come.', limit: 14, expected: 'Maps are in.', why: 'has three words' },
  {
    text: 'Maps (Rome) [Paris] and (Oslo more',
    limit: 33,
    expected: 'Maps (Rome) [Paris] and…',
    why: 'closes brackets',
  },
  { text: '地图来了！！更多的地图来了。', limit: 8, expected: '地图来了！！', why: 'has two stops' },
  { text: '「地图来了。」更多的地图来了。', limit: 10, expected: '「地图来了。」', why: 'has a closing quote' },
  { text: '来了。更多的地图来了来了。', limit: 6, expected: '来了。', why: 'has a short sentence of Chinese' },
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
  expect(truncateToGraphemes(text, limit)).toBe(expected)
})

test('a text is shortened to 120 graphemes by default', () => {
  expect(['x'.repeat(120), 'x'.repeat(121)].map(text => truncateToGraphemes(text))).toEqual([
    'x'.repeat(120),
    `${'x'.repeat(119)}…`,
  ])
})

const texts = fc.oneof(fc.lorem({ maxCount: 60 }), fc.string({ unit: 'grapheme', maxLength: 300 }), notes)
const limits = fc.integer({ min: 1, max: 130 })

test('a shortened text is the beginning of the text within the limit, and is not shortened again', () => {
  fc.assert(
    fc.property(texts, limits, (text, limit) => {
      const short = truncateToGraphemes(text, limit)
      expect(count(short)).toBeLessThanOrEqual(limit)
      expect(truncateToGraphemes(short, limit)).toBe(short)
      if (short !== text) expect(`${text.slice(0, short.length - 1)}…`).toBe(short)
    }),
    { numRuns: 500 },
  )
})
