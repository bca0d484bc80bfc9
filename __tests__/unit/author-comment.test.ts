import { expect, test } from '@jest/globals'
import { authorComment } from '../../src/content/author-comment.ts'

const comment = '<!-- web-push: Offline maps are here. -->'
const text = 'Offline maps are here.'

/** Release notes of several lines. */
const lines = (...each: string[]) => each.join('\n')

test.each<{ form: string; notes: string }>([
  { form: 'on the only line', notes: comment },
  { form: 'between other lines', notes: lines('# 2.1', '', comment, '', '- Add week numbers') },
  { form: 'right below a paragraph', notes: lines('Hello.', comment) },
  { form: 'right below a list', notes: lines('- Add week numbers', comment) },
  { form: 'without spaces', notes: '<!--web-push:Offline maps are here.-->' },
  { form: 'with many spaces', notes: '<!--   web-push  :   Offline maps are here.   -->   ' },
  { form: 'with its name in capitals', notes: '<!-- Web-PUSH: Offline maps are here. -->' },
  { form: 'with its name on the second line', notes: lines('<!--', '  web-push: Offline maps are here.', '-->') },
  { form: 'with its text on several lines', notes: lines('<!-- web-push:', 'Offline', '', '  maps are here.', '-->') },
  { form: 'with line ends of Windows', notes: '<!--\r\nweb-push: Offline\r\nmaps are here.\r\n-->\r\nMore' },
  { form: 'behind a byte-order mark', notes: `\ufeff${comment}` },
  { form: 'with invisible characters', notes: '<!-- web-push: Off\u200bline maps\u202e are here. -->' },
  { form: 'after another comment', notes: lines('<!-- draft -->', comment) },
  { form: 'after a comment of several lines', notes: lines('<!-- draft', '-->', comment) },
  { form: 'after a comment without text', notes: lines('<!-->', comment) },
  { form: 'after a code block', notes: lines('```', 'x', '```', comment) },
  { form: 'after a code block whose end has more marks', notes: lines('  ~~~ html', '~~', '~~~~~', comment) },
  { form: 'after backticks in a line', notes: lines('``` in a line ```', comment) },
  { form: 'after code that is indented by four spaces', notes: lines('    ```', comment) },
])('the comment is read $form', ({ notes }) => {
  expect(authorComment(notes)).toEqual({ text })
})

test('the text of the comment is plain text, and is not cut', () => {
  const long = `Add **dark** &amp; {name} ${'mode '.repeat(100)}#12`
  expect(authorComment(`<!-- web-push: ${long} -->`)).toEqual({ text: long })
})

test.each<{ place: string; notes: string }>([
  { place: 'after one space', notes: ` ${comment}` },
  { place: 'after four spaces, which make it code', notes: `    ${comment}` },
  { place: 'in a list item, where generators put titles', notes: `* ${comment} by @stranger in #101` },
  { place: 'in a numbered item', notes: `1. ${comment}` },
  { place: 'on the second line of an item', notes: lines('- Add week numbers', `  ${comment}`) },
  { place: 'in a title with a separator of lines that Markdown does not know', notes: `* Fix\u2028${comment}` },
  { place: 'in a title with a lone carriage return', notes: `* Fix\r${comment}` },
  { place: 'in a quotation', notes: `> ${comment}` },
  { place: 'after text', notes: `Fix typo ${comment}` },
  { place: 'after another comment on its line', notes: `<!-- draft --> ${comment}` },
  { place: 'in code within a line', notes: `\`${comment}\`` },
  { place: 'in a code block', notes: lines('```html', comment, '```') },
  { place: 'in a code block of tildes', notes: lines('~~~', '```', comment, '~~~') },
  { place: 'in a code block behind an end that is too short', notes: lines('````', '```', comment, '````') },
  { place: 'in a code block that never ends', notes: lines('```', comment) },
  { place: 'in another comment', notes: lines('<!-- Template:', comment, '-->') },
  { place: 'in another comment that is indented', notes: lines('  <!-- Template:', comment, '-->') },
  { place: 'in the text of an item with an almost right name', notes: '* Fix typo <!-- webpush: Buy now -->' },
])('a comment $place neither counts nor is an error', ({ notes }) => {
  expect(authorComment(notes)).toBeUndefined()
})

test.each<{ other: string; notes: string }>([
  { other: 'of a template', notes: '<!-- Describe your change. -->' },
  { other: 'that speaks of the name', notes: '<!-- see web-push: below -->' },
  { other: 'whose name only begins like it', notes: '<!-- web-pusher: Buy now -->' },
  { other: 'that is never closed', notes: lines('<!-- draft', 'text') },
  { other: 'of three dashes', notes: '<!--- draft --->' },
])("a comment $other is not the author's text for subscribers", ({ notes }) => {
  expect(authorComment(notes)).toBeUndefined()
})

test.each<{ mistake: string; notes: string; problem: string }>([
  { mistake: 'two comments', notes: lines(comment, comment), problem: 'have 2 `web-push` comments; keep one' },
  { mistake: 'no text', notes: '<!-- web-push: -->', problem: 'has no text' },
  { mistake: 'only invisible text', notes: '<!-- web-push: \u200b -->', problem: 'has no text' },
  { mistake: 'the text of the documents', notes: '<!-- web-push: Your text -->', problem: 'still has the sample text' },
  { mistake: 'that text as a sentence', notes: '<!-- web-push: Your text. -->', problem: 'still has the sample text' },
  { mistake: 'no end', notes: lines('<!-- web-push: Maps', '', 'More'), problem: 'is not closed' },
  { mistake: 'the end of another comment', notes: lines('<!-- web-push: A', '<!-- b -->'), problem: 'is not closed' },
  { mistake: 'an end with an exclamation mark', notes: '<!-- web-push: Maps --!>', problem: 'is not closed' },
  { mistake: 'an end with three dashes', notes: '<!-- web-push: Maps --->', problem: 'does not end with `-->`' },
  { mistake: 'text after it', notes: `${comment} More.`, problem: 'is followed by other text on the same line' },
  {
    mistake: 'another comment after it',
    notes: `${comment} ${comment}`,
    problem: 'is followed by other text on the same line',
  },
  {
    mistake: 'a space in its name',
    notes: '<!-- web push: Maps -->',
    problem: 'a misspelled name instead of `web-push:`',
  },
  {
    mistake: 'an underscore in its name',
    notes: '<!-- web_push: Maps -->',
    problem: 'a misspelled name instead of `web-push:`',
  },
  {
    mistake: 'a long dash in its name',
    notes: '<!-- web–push: Maps -->',
    problem: 'a misspelled name instead of `web-push:`',
  },
  {
    mistake: 'no dash in its name',
    notes: '<!-- WebPush: Maps -->',
    problem: 'a misspelled name instead of `web-push:`',
  },
  { mistake: 'no colon', notes: '<!-- web-push Maps -->', problem: 'a misspelled name instead of `web-push:`' },
  { mistake: 'a wide colon', notes: '<!-- web-push：Maps -->', problem: 'a misspelled name instead of `web-push:`' },
  { mistake: 'three dashes', notes: '<!--- web-push: Maps -->', problem: 'a misspelled name instead of `web-push:`' },
  {
    mistake: 'an empty line before its name',
    notes: lines('<!--', '', 'web-push: Maps', '-->'),
    problem: 'a misspelled name',
  },
  {
    mistake: 'a wrong name beside a right one',
    notes: lines(comment, '<!-- webpush: Maps -->'),
    problem: 'a misspelled name',
  },
])('$mistake on a line of its own is a problem that shows the right form', ({ notes, problem }) => {
  const found = authorComment(notes)
  expect(found).toEqual({ problem: expect.stringContaining(problem) })
  expect(found).toEqual({ problem: expect.stringContaining('<!-- web-push: your text -->') })
})

test.each<{ what: string; line: string }>([
  { what: 'openings of comments', line: '<!--' },
  { what: 'comments', line: '<!-- a -->\n' },
  { what: 'fences of different lengths', line: '```\n~~~~\n' },
  { what: 'lines', line: '\n' },
  { what: 'dashes', line: '-' },
])('the longest notes of $what below a comment do not hide it', ({ line }) => {
  const rest = line.repeat(125_000 / line.length)
  expect(authorComment(`${comment}\n* ${rest}`)).toEqual({ text })
})
