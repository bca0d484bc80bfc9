import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { authorComment } from '../../src/release/author-comment.ts'

const comment = '<!-- web-push: Offline maps are here. -->'
const text = 'Offline maps are here.'
const generated = '<!-- Release notes generated using configuration in .github/release.yml at main -->'

const lines = (...each: string[]) => each.join('\n')

test.each<{ form: string; notes: string }>([
  { form: 'on the only line', notes: comment },
  { form: 'above the rest of the notes', notes: lines(comment, '', '# 2.1', '- Add week numbers') },
  { form: 'after empty lines and spaces', notes: lines('', ' \t', `   ${comment}`) },
  { form: 'after a byte-order mark', notes: `\ufeff${comment}` },
  {
    form: 'after the comment of the generator of GitHub',
    notes: lines(generated, '', comment, '', "## What's Changed"),
  },
  { form: 'before that comment', notes: lines(comment, generated) },
  { form: 'on the line of another comment', notes: `<!-- draft --> ${comment}` },
  { form: 'after a comment of several lines', notes: lines('<!-- draft', '-->', comment) },
  { form: 'after empty comments', notes: lines('<!-->', '<!--->', '<!---->', comment) },
  { form: 'without spaces', notes: '<!--web-push:Offline maps are here.-->' },
  { form: 'with many spaces', notes: '<!--   web-push  :   Offline maps are here.   -->   ' },
  { form: 'with its name in capitals', notes: '<!-- Web-PUSH: Offline maps are here. -->' },
  { form: 'with its name on the second line', notes: lines('<!--', '  web-push: Offline maps are here.', '-->') },
  { form: 'with its text on several lines', notes: lines('<!-- web-push:', 'Offline', '', '  maps are here.', '-->') },
  { form: 'with Windows line endings', notes: '<!--\r\nweb-push: Offline\r\nmaps are here.\r\n-->\r\nMore' },
  { form: 'with invisible characters', notes: '<!-- web-push: Off\u200bline maps\u202e are here. -->' },
])('the comment is read $form', ({ notes }) => {
  expect(authorComment(notes)).toEqual({ text })
})

test('the text of the comment is kept as plain text, however long it is', () => {
  const long = `Add **dark** &amp; {name} ${'mode '.repeat(100)}#12`
  expect(authorComment(`<!-- web-push: ${long} -->`)).toEqual({ text: long })
})

test.each<{ place: string; notes: string; line: number }>([
  { place: 'below a heading', notes: lines('# 2.1', '', comment), line: 3 },
  { place: 'after one letter', notes: `x ${comment}`, line: 1 },
  { place: 'in a list item', notes: lines('## Changes', `* ${comment} by @stranger in #101`), line: 2 },
  { place: 'on a line of its own in an item', notes: lines('* Fix a typo', '', comment), line: 3 },
  { place: 'after a code fence that is never closed', notes: lines('```', 'x', comment), line: 3 },
  { place: 'in another comment', notes: lines('<!-- Template:', comment, '-->'), line: 2 },
  { place: 'after a comment that is never closed', notes: lines('<!-- draft --', 'text', '<!-- web-push: A'), line: 3 },
  { place: 'with lines that end as on Windows', notes: `# 2.1\r\n\r\n${comment}`, line: 3 },
  { place: 'under a misspelled name', notes: lines('# 2.1', '<!-- webpush: Buy now -->'), line: 2 },
  { place: 'damaged', notes: lines('# 2.1', '&lt;!-- web-push: Buy now --&gt;'), line: 2 },
  { place: 'without an end', notes: lines('# 2.1', '<!-- web-push: Maps'), line: 2 },
  { place: 'twice', notes: lines('# 2.1', comment, comment), line: 2 },
  { place: 'with the sample text', notes: lines('# 2.1', '<!-- web-push: your text -->'), line: 2 },
])('a comment $place does not count and is not a problem, but its line is known', ({ notes, line }) => {
  expect(authorComment(notes)).toEqual({ text: undefined, ignoredLine: line })
  const below = `${comment}\n\nMaps. ${notes}`
  expect(authorComment(below)).toEqual({ text, ignoredLine: line + 2 })
})

test.each<{ other: string; notes: string }>([
  { other: 'of a template', notes: '<!-- Describe your change. -->' },
  { other: 'that mentions the name', notes: '<!-- see web-push: below -->' },
  { other: 'with a name that only begins the same way', notes: '<!-- web-pusher: Buy now -->' },
  { other: 'that is never closed', notes: lines('<!-- draft', 'text') },
])('a comment $other is not for subscribers', ({ notes }) => {
  expect(authorComment(notes)).toEqual({})
})

const misspelled = ', a misspelled `web-push` comment; write it as'
const notClosed = 'is not closed'
const followed = 'is followed by other text on the same line'

test.each<{ what: string; notes: string; problem: string }>([
  { what: 'two comments', notes: lines(comment, generated, comment), problem: 'begin with two `web-push` comments' },
  { what: 'a comment without text', notes: '<!-- web-push: -->', problem: 'has no text' },
  { what: 'a comment with only invisible text', notes: '<!-- web-push: \u200b -->', problem: 'has no text' },
  { what: 'the sample text', notes: '<!-- web-push: Your text -->', problem: 'still has the sample text' },
  { what: 'the sample as a sentence', notes: '<!-- web-push: Your text. -->', problem: 'still has the sample text' },
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
  { what: 'an escaped exclamation mark', notes: '<\\!-- web-push: Maps -->', problem: misspelled },
  { what: 'an escaped bracket', notes: '\\<!-- web-push: Maps -->', problem: misspelled },
  { what: 'an entity', notes: '&lt;!-- web-push: Maps --&gt;', problem: misspelled },
  { what: 'an em dash', notes: '<!— web-push: Maps —>', problem: misspelled },
  { what: 'an en dash', notes: '<!– web-push: Maps –>', problem: misspelled },
  { what: 'a quotation mark', notes: '‹!-- web-push: Maps --›', problem: misspelled },
])('release notes that begin with $what have a problem that shows the right form', ({ notes, problem }) => {
  const found = authorComment(lines(generated, notes))
  expect(found).toEqual({ problem: expect.stringContaining(problem) })
  const right = '`<!-- web-push: your text -->`'
  expect(found).toEqual({ problem: expect.stringContaining(right) })
})

test('whatever follows the first letter neither sets nor breaks the message', () => {
  const parts = [comment, '<!--', '-->', 'web-push:', '<!-- webpush: A -->', '&lt;!--', '\n', '```', ' ', 'x', '\u2028']
  const hostile = fc.array(fc.constantFrom(...parts), { maxLength: 20 }).map(each => each.join(''))
  fc.assert(
    fc.property(hostile, after => {
      expect(authorComment(`${generated}\n## Changes\n${after}`)).toMatchObject({ text: undefined })
      expect(authorComment(`${comment}\n\n## Changes\n${after}`)).toMatchObject({ text })
    }),
  )
})

test.each<{ what: string; line: string }>([
  { what: 'starts of comments', line: '<!--' },
  { what: 'comments', line: '<!-- a -->\n' },
  { what: 'almost comments', line: '<!-- web' },
  { what: 'damaged starts', line: '\\<\\!-' },
  { what: 'lines', line: '\n' },
  { what: 'dashes', line: '-' },
])('the comment is read before or after $what that fill the longest notes', ({ line }) => {
  const rest = line.repeat(125_000 / line.length)
  expect(authorComment(`${comment}\n* ${rest}`)).toMatchObject({ text })
  expect(authorComment(`<!-- a ${rest} -->\n${comment}`)).toBeDefined()
  expect(authorComment(rest)).toBeDefined()
})
