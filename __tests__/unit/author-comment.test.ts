import { expect, test } from '@jest/globals'
import { authorComment } from '../../src/release/author-comment.ts'

const comment = '<!-- web-push: Offline maps are here. -->'
const text = 'Offline maps are here.'

const lines = (...each: string[]) => each.join('\n')

test.each<{ form: string; notes: string }>([
  { form: 'on the only line', notes: comment },
  { form: 'between other lines', notes: lines('# 2.1', '', comment, '', '- Add week numbers') },
  { form: 'right below a list', notes: lines('- Add week numbers', comment) },
  { form: 'without spaces', notes: '<!--web-push:Offline maps are here.-->' },
  { form: 'with many spaces', notes: '<!--   web-push  :   Offline maps are here.   -->   ' },
  { form: 'with its name in capitals', notes: '<!-- Web-PUSH: Offline maps are here. -->' },
  { form: 'with its name on the second line', notes: lines('<!--', '  web-push: Offline maps are here.', '-->') },
  { form: 'with its text on several lines', notes: lines('<!-- web-push:', 'Offline', '', '  maps are here.', '-->') },
  { form: 'with Windows line endings', notes: '<!--\r\nweb-push: Offline\r\nmaps are here.\r\n-->\r\nMore' },
  { form: 'after a byte-order mark', notes: `\ufeff${comment}` },
  { form: 'with invisible characters', notes: '<!-- web-push: Off\u200bline maps\u202e are here. -->' },
  { form: 'after another comment', notes: lines('<!-- draft -->', comment) },
  { form: 'after a comment of several lines', notes: lines('<!-- draft', '-->', comment) },
  { form: 'after an empty comment', notes: lines('<!-->', comment) },
  { form: 'after a code block', notes: lines('```', 'x', '```', comment) },
  { form: 'after a code block whose closing fence is longer', notes: lines('  ~~~ html', '~~', '~~~~~', comment) },
  { form: 'after inline code with three backticks', notes: lines('``` in a line ```', comment) },
  { form: 'after a fence that is indented by four spaces', notes: lines('    ```', comment) },
])('the comment is read $form', ({ notes }) => {
  expect(authorComment(notes)).toEqual({ text })
})

test('the text of the comment is kept as plain text, however long it is', () => {
  const long = `Add **dark** &amp; {name} ${'mode '.repeat(100)}#12`
  expect(authorComment(`<!-- web-push: ${long} -->`)).toEqual({ text: long })
})

test.each<{ place: string; notes: string }>([
  { place: 'in indented code', notes: `    ${comment}` },
  { place: 'in a list item (generators put titles there)', notes: `* ${comment} by @stranger in #101` },
  { place: 'on the second line of an item', notes: lines('- Add week numbers', `  ${comment}`) },
  { place: 'after a line separator that Markdown does not know', notes: `* Fix\u2028${comment}` },
  { place: 'after a lone carriage return', notes: `* Fix\r${comment}` },
  { place: 'in a quotation', notes: `> ${comment}` },
  { place: 'after another comment on its line', notes: `<!-- draft --> ${comment}` },
  { place: 'in inline code', notes: `\`${comment}\`` },
  { place: 'in a code block', notes: lines('```html', comment, '```') },
  { place: 'in a code block of tildes', notes: lines('~~~', '```', comment, '~~~') },
  {
    place: 'in a code block after a fence that is too short to close it',
    notes: lines('````', '```', comment, '````'),
  },
  { place: 'in a code block that never ends', notes: lines('```', comment) },
  { place: 'in another comment', notes: lines('<!-- Template:', comment, '-->') },
  { place: 'in another comment that is indented', notes: lines('  <!-- Template:', comment, '-->') },
  { place: 'in a list item under a misspelled name', notes: '* Fix typo <!-- webpush: Buy now -->' },
])('a comment $place is ignored', ({ notes }) => {
  expect(authorComment(notes)).toBeUndefined()
})

test.each<{ other: string; notes: string }>([
  { other: 'of a template', notes: '<!-- Describe your change. -->' },
  { other: 'that mentions the name', notes: '<!-- see web-push: below -->' },
  { other: 'with a name that only begins the same way', notes: '<!-- web-pusher: Buy now -->' },
  { other: 'that is never closed', notes: lines('<!-- draft', 'text') },
])('a comment $other is not for subscribers', ({ notes }) => {
  expect(authorComment(notes)).toBeUndefined()
})

const misspelled = ', a misspelled name; write it as'
const notClosed = 'is not closed'
const followed = 'is followed by other text on the same line'

test.each<{ what: string; notes: string; problem: string }>([
  { what: 'two comments', notes: lines(comment, comment), problem: 'have 2 `web-push` comments; keep one' },
  { what: 'a comment without text', notes: '<!-- web-push: -->', problem: 'has no text' },
  { what: 'a comment with only invisible text', notes: '<!-- web-push: \u200b -->', problem: 'has no text' },
  { what: 'the sample text', notes: '<!-- web-push: Your text -->', problem: 'still has the sample text' },
  {
    what: 'the sample text as a sentence',
    notes: '<!-- web-push: Your text. -->',
    problem: 'still has the sample text',
  },
  { what: 'a comment that is never closed', notes: lines('<!-- web-push: Maps', '', 'More'), problem: notClosed },
  { what: 'a comment that the next one closes', notes: lines('<!-- web-push: A', '<!-- b -->'), problem: notClosed },
  { what: 'a comment that ends with `--!>`', notes: '<!-- web-push: Maps --!>', problem: notClosed },
  { what: 'a comment that ends with `--->`', notes: '<!-- web-push: Maps --->', problem: 'does not end with `-->`' },
  { what: 'text after the comment', notes: `${comment} More.`, problem: followed },
  { what: 'another comment after the comment', notes: `${comment} ${comment}`, problem: followed },
  { what: 'a space in the name', notes: '<!-- web push: Maps -->', problem: misspelled },
  { what: 'an underscore in the name', notes: '<!-- web_push: Maps -->', problem: misspelled },
  { what: 'a long dash in the name', notes: '<!-- web–push: Maps -->', problem: misspelled },
  { what: 'no dash in the name', notes: '<!-- WebPush: Maps -->', problem: misspelled },
  { what: 'no colon after the name', notes: '<!-- web-push Maps -->', problem: misspelled },
  { what: 'a full-width colon after the name', notes: '<!-- web-push：Maps -->', problem: misspelled },
  { what: 'a comment that begins with `<!---`', notes: '<!--- web-push: Maps -->', problem: misspelled },
  { what: 'an empty line before the name', notes: lines('<!--', '', 'web-push: Maps', '-->'), problem: misspelled },
  { what: 'a second comment with a wrong name', notes: lines(comment, '<!-- webpush: Maps -->'), problem: misspelled },
])('release notes with $what have a problem that shows the right form', ({ notes, problem }) => {
  const found = authorComment(notes)
  expect(found).toEqual({ problem: expect.stringContaining(problem) })
  expect(found).toEqual({ problem: expect.stringContaining('<!-- web-push: your text -->') })
})

test.each<{ what: string; line: string }>([
  { what: 'starts of comments', line: '<!--' },
  { what: 'comments', line: '<!-- a -->\n' },
  { what: 'fences of different lengths', line: '```\n~~~~\n' },
  { what: 'lines', line: '\n' },
  { what: 'dashes', line: '-' },
])('the comment is read before $what that fill the longest notes', ({ line }) => {
  const rest = line.repeat(125_000 / line.length)
  expect(authorComment(`${comment}\n* ${rest}`)).toEqual({ text })
})
