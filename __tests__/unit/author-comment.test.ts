import { expect, test } from '@jest/globals'
import { readNotes } from '../../src/content/notes/release-message.ts'

const comment = '<!-- web-push: Offline maps are here. -->'
const text = 'Offline maps are here.'

test.each([
  { what: 'on a line of its own', notes: `# 2.1\n\n${comment}\n\n- Add week numbers` },
  { what: 'after a paragraph without a blank line', notes: `Hello.\n${comment}` },
  { what: 'with text after it', notes: `${comment} And more.` },
  { what: 'on several lines', notes: '<!-- web-push: Offline\n\n  maps\n  are here.\n-->' },
  {
    what: 'with its name further to the right on the second line',
    notes: '<!--\n  web-push: Offline maps are here.\n-->',
  },
  { what: 'directly below the end of another comment', notes: `<!-- draft\n-->\n${comment}` },
  { what: 'below a comment without text', notes: `<!-->\n${comment}` },
  { what: 'with its name on the second line', notes: '<!--\nweb-push: Offline maps are here.\n-->' },
  { what: 'without white space', notes: '<!--web-push:Offline maps are here.-->' },
  { what: 'in capitals', notes: '<!-- Web-Push : Offline maps are here. -->' },
  { what: 'with lines that end as on Windows', notes: '<!--\r\nweb-push: Offline\r\nmaps are here. -->' },
  { what: 'in a list item', notes: `- ${comment}` },
  { what: 'below the text of a list item', notes: `- Add week numbers\n  ${comment}` },
  { what: 'in a quotation', notes: `> ${comment}` },
  { what: 'in HTML', notes: `<div>\n${comment}\n</div>` },
  { what: 'after another comment', notes: `<!-- draft -->\n${comment}` },
  { what: 'after code', notes: `\`\`\`\nx\n\`\`\`\n${comment}` },
  { what: 'after indented code', notes: `- a\n\n      \`\`\`\n\n${comment}` },
  { what: 'after code in an item', notes: `- a\n  \`\`\`\n  x\n  \`\`\`\n${comment}` },
  { what: 'after code in a quotation', notes: `> \`\`\`\n> x\n\n${comment}` },
  { what: 'after backticks within a line', notes: `a \`\`\` b\n${comment}` },
  { what: 'far to the right of its line', notes: `a\n${' '.repeat(60)}${comment}` },
  { what: 'after many marks', notes: `${'> '.repeat(40)}a\n\n${comment}` },
])('the comment is found $what', ({ notes }) => {
  expect(readNotes(notes)).toEqual({ message: text, madeFrom: text, source: { kind: 'comment' } })
})

test('Markdown and entities in the comment are text, and nothing is cut', () => {
  const long = `Add **dark** &amp; ${'mode '.repeat(100)}#12`
  expect(readNotes(`<!-- web-push: ${long} -->`)).toMatchObject({ message: long })
})

test.each([
  { what: 'fenced code', notes: `\`\`\`html\n${comment}\n\`\`\`` },
  { what: 'fenced code that is never closed', notes: `~~~\n${comment}` },
  { what: 'fenced code in an item', notes: `- a\n  \`\`\`\n  ${comment}\n  \`\`\`` },
  { what: 'indented code', notes: `a\n\n    ${comment}` },
  { what: 'code within a line', notes: `Write \`${comment}\` there.` },
])('in $what it is none', ({ notes }) => {
  expect(readNotes(notes)).toMatchObject({ source: { kind: 'neutral' } })
})

const form = 'write it as `<!-- web-push: Offline maps are here. -->` on a line of its own'

test.each([
  '<!-- web push: Maps -->',
  '<!-- web_push: Maps -->',
  '<!-- webpush: Maps -->',
  '<!-- web‑push: Maps -->',
  '<!--- web-push: Maps -->',
  '<!- web-push: Maps -->',
  '<!-- web-push Maps are here -->',
  '<!-- web-push -->',
  '<!--web-push-->',
  '<!-- web push Maps are here -->',
  '<!-- webpush Maps are here -->',
  '<!-- web-push-message: Maps -->',
  '<!-- web-push： Maps -->',
  '<!-- push: Maps -->',
  '<!-- push-message: Maps -->',
  '<!--push: Maps -->',
  '<!--  push text： Maps -->',
  '<!-- push_notification: Maps -->',
  '<!--\n\nweb-push: Maps -->',
  // Letters in another order, or other ones
  '<!-- web-psuh: Maps -->',
  '<!--- web-psuh: Maps -->',
  '<!--web-psuh: Maps -->',
  '<!--  web-psuh: Maps -->',
  '<!-- web-psuh： Maps -->',
  '<!-- webpuhs: Maps -->',
  '<!-- web-pusch: Maps -->',
  '<!-- wep-push: Maps -->',
  '<!-- wep–push: Maps -->',
  '<!-- web.push: Maps -->',
  '<!-- "web-push": Maps -->',
])('the comment %j is refused with the right form', notes => {
  for (const all of [notes, `${comment}\n\n${notes}`]) {
    const read = readNotes(all)
    expect(read).toMatchObject({ problem: expect.stringContaining(form) })
    expect(read).toMatchObject({ problem: expect.stringContaining('begins with "<!-') })
  }
})

test('of a comment with a wrong name the beginning of its first paragraph is shown', () => {
  const shown = (notes: string) => /begins with ("[^"]*");/.exec((readNotes(notes) as { problem: string }).problem)?.[1]
  expect(shown('<!-- push: Maps\nof all\n\ncities -->')).toBe('"<!-- push: Maps of all"')
  expect(shown(`<!-- push: ${'Maps '.repeat(9)}-->`)).toBe('"<!-- push: Maps Maps Maps Maps Maps Maps"')
  expect(shown('# 2.1\n<!-- web-psuh: Maps -->')).toBe('"<!-- web-psuh: Maps"')
})

test.each([
  { start: '<! -- web-push: Maps -->', shown: '<! -- web-push: Maps' },
  { start: '<!—- web-push: Maps —->', shown: '<!—- web-push: Maps —->' },
  { start: '<!web-push : Maps>', shown: '<!web-push : Maps>' },
  { start: '&lt;!-- web-push: Maps --&gt;', shown: '&lt;!-- web-push: Maps --&gt;' },
])('a comment that GitHub shows or swallows is refused: $start', ({ start, shown }) => {
  const problem = expect.stringContaining(`begins with "${shown}"`)
  expect(readNotes(`Hello.\n${start}`)).toMatchObject({ problem })
})

test.each(['Text me now', 'Send your text', 'Your text or mine', 'Text'.repeat(2)])('%j is no sample text', message => {
  expect(readNotes(`<!-- web-push: ${message} -->`)).toMatchObject({ message })
})

test.each([
  ...['text', 'Your text…', 'your text...', 'Your text here', '<text>', '[text]', 'The sentence goes here'],
  ...['to do', 'TODO', 'tbd', 'TBC', 'tba', '...', 'lorem ipsum', 'Lorem ipsum dolor sit amet'],
])('%j is a sample text', sample => {
  const problem = expect.stringContaining(`sample text "${sample}"`)
  expect(readNotes(`<!-- web-push: ${sample} -->`)).toMatchObject({ problem })
})

test.each([
  { what: 'two of them', notes: `${comment}\n\n${comment}`, problem: 'have two `web-push` comments; keep one' },
  { what: 'three of them', notes: `${comment}\n`.repeat(3), problem: 'have 3 `web-push` comments; keep one' },
  { what: 'none of it closed', notes: '<!-- web-push: Maps', problem: 'is never closed; end it with `-->`' },
  { what: 'no text', notes: '<!-- web-push: -->', problem: 'has no text' },
  { what: 'no visible text', notes: '<!-- web-push: \u200b -->', problem: 'has no text' },
  { what: 'the sample text', notes: '<!-- web-push: your text -->', problem: 'sample text "your text"' },
  { what: 'text before it', notes: `Maps ${comment}`, problem: 'has text before it' },
  { what: 'text before it in an item', notes: `- Maps ${comment}`, problem: 'has text before it' },
  { what: 'a heading before it', notes: `# Maps ${comment}`, problem: 'has text before it' },
  { what: 'code before it', notes: `\`a\` ${comment}`, problem: 'has text before it' },
  { what: 'a table around it', notes: `| a |\n|---|\n| ${comment} |`, problem: 'has text before it' },
  { what: 'much before it', notes: `${'a '.repeat(80)}${comment}`, problem: 'has text before it' },
  { what: 'a comment around it', notes: `<!-- draft\n${comment}`, problem: 'is inside another comment' },
  {
    what: 'only its name in another one',
    notes: '<!-- note\nweb-push: Maps -->',
    problem: 'is inside another comment',
  },
  {
    what: 'its name in one that never ends',
    notes: '<!-- note\n  web-push : Maps',
    problem: 'is inside another comment',
  },
  {
    what: 'a comment around it, and no white space',
    notes: '<!-- draft\n<!--web-push: Maps -->',
    problem: 'is inside another',
  },
  { what: 'a comment around it, further to the right', notes: `<!-- draft\n  ${comment}`, problem: 'inside another' },
  { what: 'too much before it', notes: `${'a\n'.repeat(1_000)}\n${comment}`, problem: 'too far below' },
  {
    what: 'its name in another one, and too much before it',
    notes: `${'a\n'.repeat(1_000)}\n<!-- note\nweb-push: Maps -->`,
    problem: 'too far below',
  },
  { what: 'too long a line before it', notes: `${'a '.repeat(40_000)}\n${comment}`, problem: 'too far below' },
])('a comment with $what is a problem', ({ notes, problem }) => {
  expect(readNotes(notes)).toMatchObject({ problem: expect.stringContaining(problem) })
})

test.each([
  '<!-- Release notes generated by a tool -->',
  '<!-- push to main -->',
  '<!-- webhook: x -->',
  '<!-- pushed: x -->',
  '<!-- do not push: x -->',
  '<!-- web-pusher: x -->',
  'web-push: Maps',
  '<!-- about web-push: x -->',
  '<!-- about <!-- push: x -->',
  '<!-- about all comments that subscribers read, <!-- wep-push: x -->',
  'Hello <!-- draft -->\nweb-push: Maps',
  '<!-- we push -->',
  '<!-- website: Maps -->',
  '<!-- webpack: Maps -->',
  '<!-- note: web and push -->',
])('the text %j is not meant for subscribers', notes => {
  expect(readNotes(notes)).toMatchObject({ source: { kind: 'neutral' } })
})
