import { expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { Composer, Parser, parseAllDocuments } from 'yaml'
import { parseYaml as parse } from '../../src/content/yaml.ts'
import { problemText } from '../../src/inputs/problems.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { expectLinear } from '../helpers/cost.ts'
import { fieldsFromFile } from '../helpers/given.ts'
import { noSecrets } from '../helpers/inputs.ts'

const parseYaml = (text: string) => parse(text, { input: 'payload-file', file: 'push.yml' }, noSecrets)
const textsOf = (result: Awaited<ReturnType<typeof parseYaml>>) => result.problems.map(problemText)
const readValue = async (text: string) => {
  const result = await parseYaml(text)
  if (!('value' in result)) throw new Error(textsOf(result).join())
  return result.value
}

test.each<[string, unknown]>([
  ['', null],
  ['---', null],
  ['a: yes', { a: 'yes' }],
  ['%YAML 1.2\n---\na: yes', { a: 'yes' }],
  ['a: True', { a: true }],
  ['a: 012', { a: 12 }],
  ['a: 0xC', { a: 12 }],
  ['a: 12:30', { a: '12:30' }],
  ['a: 2026-08-01', { a: '2026-08-01' }],
  ['a:', { a: null }],
  ['a: {tags, tag: }', { a: { tags: null, tag: null } }],
  ['a: {tag: null}', { a: { tag: null } }],
  ['a: {season}', { a: { season: null } }],
  ['a:\n  tag:', { a: { tag: null } }],
  ['1: a\ntrue: b\nnull: c', { 1: 'a', true: 'b', null: 'c' }],
  ['a: 9007199254740991', { a: Number.MAX_SAFE_INTEGER }],
  ['a: !!str 5', { a: '5' }],
  ['a: |\n  b\n  c\n', { a: 'b\nc\n' }],
  ['<<: { a: 1 }', { '<<': { a: 1 } }],
  ['a: &x [1]\nb: *x', { a: [1], b: [1] }],
])('the text %j is read as %j', async (text, value) => expect(await readValue(text)).toEqual(value))

test('__proto__ is a name like any other', async () => {
  const value = await readValue('{"__proto__":{"a":1}}')
  expect(Object.keys(value as object)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})

const [broken, refused] = ['unreadable-file', 'invalid-input'] as const
test.each<{ text: string; reason: string; problem: RegExp }>([
  { text: 'a: 1\na: 2', reason: broken, problem: /, line 2, column 1: `a` is there twice; write each key once/ },
  { text: '%YAML 1.1\n---\na: yes', reason: broken, problem: /, line 1, column 1: the file is YAML 1\.1; remove/ },
  {
    text: 'a: b: c',
    reason: broken,
    problem: /, line 1, column 4: the file is neither YAML nor JSON; put text that contains `: ` in quotes/,
  },
  {
    text: 'a: @b',
    reason: broken,
    problem: /, line 1, column \d+: the file is neither .*; put text that begins like this in quotes/,
  },
  {
    text: 'a: "b',
    reason: broken,
    problem: /, line 1, column \d+: the file is neither .*; .*close every quotation mark/,
  },
  { text: 'a: [1', reason: broken, problem: /, line 1, column \d+: the file is neither .* bracket is closed/ },
  {
    text: 'a:\n\tb: 1',
    reason: broken,
    problem: /, line 2, column 1: the file is neither .*; indent with spaces, not with tabs/,
  },
  { text: '? [a]\n: 1', reason: broken, problem: /, line 1, column 3: the file is neither .*; a key must be text/ },
  {
    text: 'a: 1\nb: *c',
    reason: refused,
    problem: /, line 2, column 4: `b` is the alias `\*c`, but there is no `&c` before it; .* in quotes/,
  },
  {
    text: 'a: *b\nb: &b 1',
    reason: refused,
    problem: /, line 1, column 4: `a` is the alias `\*b`, but there is no `&b` before it/,
  },
  { text: 'a: &a [*a]', reason: refused, problem: /, line 1, column 8: `a\[0\]` contains itself, by the alias `\*a`/ },
  {
    text: 'a: 1\nb: *Big* news',
    reason: broken,
    problem: /, line 2, column 4: the file is neither .*; put text that begins with `\*` in quotes/,
  },
  {
    text: 'a: 1\n---\nb: 2',
    reason: refused,
    problem: /, line 2, column 1: the file contains more than one YAML document/,
  },
  {
    text: 'a: {tag}',
    reason: refused,
    problem:
      /, line 1, column 4: `a` is a mapping to YAML, because it begins with a brace; put it in quotes: "\{tag\}"/,
  },
  { text: 'a:\n  - b: [x, {verison}]', reason: refused, problem: /, line 2, column 12: .*in quotes: "\{verison\}"/ },
  {
    text: 'a: {version} is out',
    reason: broken,
    problem: /, line 1, column 14: the file is neither .*; put text that begins with `\{` in quotes/,
  },
  { text: 'a: !env X', reason: refused, problem: /, line 1, column \d+: `a` has the tag !env/ },
  { text: 'a: !!binary aGk=', reason: refused, problem: /, line 1, column \d+: `a` has the tag .*binary/ },
  { text: 'a: .nan', reason: refused, problem: /, line 1, column 4: `a` is \.nan, which JSON cannot represent/ },
  {
    text: 'a:\n  - 9007199254740993',
    reason: refused,
    problem: /, line 2, column 5: `a\[0\]` is 9007199254740993, .*2\^53-1/,
  },
  { text: 'a: -9007199254740992', reason: refused, problem: /, line 1, column 4: .*2\^53-1/ },
  {
    text: '%YAML 9.9\n---\na: 1',
    reason: refused,
    problem: /, line 1, column \d: the file is not plain YAML; remove the line that begins with `%`/,
  },
])('the file $text has the problem $reason, which says where and what to do', async ({ text, reason, problem }) => {
  const result = await parseYaml(text)
  expect(result).toMatchObject({ problems: [{ reason }] })
  expect(textsOf(result).join()).toMatch(problem)
})

test.each([
  {
    what: 'too deep',
    text: '- text: A\n    url: b\n',
    place: 'line 2, column 5',
    said: '`url` must align with `text`',
  },
  {
    what: 'not deep enough',
    text: '- text: A\n url: b\n',
    place: 'line 2, column 2',
    said: '`url` must align with `text`',
  },
  {
    what: 'at the beginning of the line',
    text: '- text: A\n  url: b\n- text: C\nurl: d\n',
    place: 'line 4, column 1',
    said: '`url` must align with `text`',
  },
  {
    what: 'too deep after a line that ends as on Windows',
    text: 'title: A\r\n  message: B\r\n',
    place: 'line 2, column 3',
    said: '`message` must align with `title`',
  },
  {
    what: 'too deep in a file',
    text: 'title: A\n  message: B\n',
    place: 'line 2, column 3',
    said: '`message` must align with `title`',
  },
  {
    what: 'below an indented key',
    text: '  title: A\nmessage: B\n',
    place: 'line 2, column 1',
    said: '`message` must align with `title`',
  },
  {
    what: 'wrong in a list in a file',
    text: 'actions:\n  - text: A\n   url: b\n',
    place: 'line 3, column 4',
    said: '`url` must align with `text`',
  },
])('a key that is $what must align with the key above it', async ({ text, place, said }) => {
  const isList = text.startsWith('-')
  const found = isList ? await parse(text, { input: 'actions' }, noSecrets) : await parseYaml(text)
  const where = isList ? `\`actions\` (${place})` : `payload-file: push.yml, ${place}: the file`
  expect(textsOf(found)).toEqual([`${where} has wrong indentation: ${said}.`])
})

test.each([
  { what: 'a colon in a text', text: 'title: A: B\nmessage: C\n' },
  { what: 'a block that is not indented', text: 'title: |\nfoo\nmessage: B\n' },
  { what: 'a colon in a text below a key that has no value', text: 'actions:\n  - text: A: B\n    url: c\n' },
  { what: 'a list item that is too deep', text: '- text: A\n   - text: B\n' },
  { what: 'a key of more than 40 characters', text: `title: A\n  ${'x'.repeat(41)}: B\n` },
])('$what is not called wrong indentation of a key', async ({ text }) => {
  expect(textsOf(await parseYaml(text)).join()).toMatch(/: the file is neither YAML nor JSON/)
})

test.each([
  { what: 'a line that is no pair of name and value', text: 'title: A\nB\n', hint: 'write `name: value` in each line' },
  { what: 'a key of 1,200 characters', text: `${'k'.repeat(1_200)}: 1`, hint: 'a key has more than 1,024 characters' },
  { what: 'an unknown escape', text: 'a: "C:\\dir"', hint: 'in double quotes, write each backslash twice' },
  { what: 'a list that is not closed', text: 'a: [1\nb: 2', hint: /bracket/ },
  { what: 'a list in brackets over lines with dashes', text: 'a: [\n- b\n- c]', hint: 'that every bracket is closed' },
  { what: 'a block below no key', text: 'title: |\nfoo\nmessage: B', hint: 'indent the lines of a longer text' },
  { what: 'two anchors', text: 'a: &b &c', hint: 'begins with `&` in quotes' },
  { what: 'a value behind a list', text: 'a: 1\n]', hint: 'check the indentation' },
  { what: 'a directive without its document', text: '%a\nb: 1', hint: 'in each line' },
])('$what is described in plain words', async ({ text, hint }) => {
  const [told = '', ...more] = textsOf(await parseYaml(text))
  expect(more).toEqual([])
  const [, said] = told.split('the file is neither YAML nor JSON; ')
  expect(said).toEqual(expect.stringMatching(hint))
  expect(told).not.toMatch(/implicit|compact|flow|scalar|collection|indicator|directive|\(/i)
})

test.each(['{}', '[]', '- ]\n', '{a}\n', 'a\n: b\n', '...\n'])(
  'of a file of %j, only the first error is read',
  async unit => {
    const readWord = jest.spyOn(Parser.prototype, 'next')
    const { problems } = await parseYaml(unit.repeat(20_000))
    expect(problems).toHaveLength(1)
    expect(readWord.mock.calls.length).toBeLessThan(20)
    readWord.mockRestore()
  },
)

test.each([
  { what: 'texts', text: '""'.repeat(20_000) },
  { what: 'anchors', text: '&a '.repeat(20_000) },
  { what: 'escapes', text: `"${'\\q'.repeat(20_000)}"` },
])('of a value of many wrong $what, only the first error is made', async ({ text }) => {
  const makeDocument = jest.spyOn(Composer.prototype, 'end')
  const { problems } = await parseYaml(text)
  expect(problems).toHaveLength(1)
  expect(makeDocument).not.toHaveBeenCalled()
  makeDocument.mockRestore()
})

test('of many directives that mean nothing, only the first warning is made', async () => {
  const { problems } = await parseYaml(`${'%a\n'.repeat(20_000)}---\nb: 1`)
  expect(problems).toMatchObject([{ position: { line: 1, column: 1 } }])
  await expectLinear(length => '%a\n'.repeat(length / 3), parseYaml, 65_000)
})

const tooLarge = /larger than 64 KiB as JSON, with its aliases expanded/

test('aliases that expand without end are refused', async () => {
  const aliases = (level: number) => Array(10).fill(`*l${level}`).join(', ')
  const levels = Array.from({ length: 20 }, (_, level) => `l${level + 1}: &l${level + 1} [${aliases(level)}]\n`)
  const result = await parseYaml(`l0: &l0 [x]\n${levels.join('')}`)
  expect(result).toMatchObject({ problems: [{ message: expect.stringMatching(tooLarge), reason: 'invalid-input' }] })
})

test.each<{ what: string; yaml: string }>([
  { what: 'a text', yaml: '' },
  { what: 'a text that JSON escapes', yaml: `a: "${'\\0'.repeat(9_000)}"` },
  { what: 'a text in UTF-8', yaml: `a: ${'é'.repeat(30_000)}` },
  { what: 'values without a text', yaml: `a: [${'~, 1, true,'.repeat(4_000)}]` },
  { what: 'aliases', yaml: `a: &a xyz\nb: [${'*a ,'.repeat(9_000)}]` },
  { what: 'empty lists and mappings', yaml: `a: [${'[], {},'.repeat(9_000)}]` },
])('$what may be 64 KiB as JSON, and no byte more', async ({ yaml }) => {
  const padded = (length: number) => `p: "${'x'.repeat(length)}"\n${yaml}`
  const sizeOf = async (text: string) => Buffer.byteLength(JSON.stringify(await readValue(text)))
  const room = 65_536 - (await sizeOf(padded(0)))
  expect(await sizeOf(padded(room))).toBe(65_536)
  expect(textsOf(await parseYaml(padded(room + 1)))).toEqual([expect.stringMatching(tooLarge)])
})

test('any number of aliases is read as what their anchors mean at that place', async () => {
  const value = await readValue(`a: &x {b: 1}\nc: [${'*x ,'.repeat(5_000)}]\nd: &x 2\ne: *x\n`)
  expect(value).toEqual({ a: { b: 1 }, c: Array(5_000).fill({ b: 1 }), d: 2, e: 2 })
})

test.each([
  ...[
    '31415926535897',
    '0x31415926',
    '3141.5926',
    'true',
    '3141592 6535',
    '"31415926"',
    '- 31415926',
    '[31415926, 3e999]',
  ],
  ...[
    '31415926: 5\n---\n31415926',
    '!31415926 5',
    '*31415926',
    '- *31415926',
    '%31415926 5\n---\n3',
    '- {31415926: 1, 31415926: 2}',
  ],
  ...['"31415926', '[31415926', '|31415926\n 5', '- a: b: 31415926', '@31415926', '!<31415926> 5'],
])('nothing is quoted of the file %j, which is not a mapping', async text => {
  const file = await fieldsFromFile('push.yml', { text }, noSecrets)
  expect(file.problems.length).toBeGreaterThan(0)
  if (!text.includes(': 5')) expect(file.problems.map(problemText).join()).not.toMatch(/314|true(?! or)/)
})

test.each([
  { what: 'one NUL', text: '\0' },
  { what: '60,000 NULs, which are longer as JSON', text: '\0'.repeat(60_000) },
])('a file of $what is text', async ({ text }) => {
  const { problems } = await fieldsFromFile('push.yml', { text }, noSecrets)
  expect(problems.map(problemText)).toEqual([
    'payload-file: push.yml, line 1, column 1: the file is text; write notification fields as `name: value`.',
  ])
})

test.each(['[', '- ', '{a: '])('a text with 5,000 levels of %j is nested too deeply', async opening => {
  const told = textsOf(await parseYaml(opening.repeat(5_000))).join()
  expect(told).toMatch(
    /^payload-file: push\.yml, line 1, column \d+: the file is nested too deeply; use fewer levels\.$/,
  )
})

test.each([100, 300, 500, 700, 900, 1_200, 2_000, 50_000])(
  'a text of %d levels has a value or a problem',
  async depth => {
    for (const text of ['['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth), `${'[{a: '.repeat(depth)}1`]) {
      const result = await parseYaml(text)
      expect('value' in result || result.problems.length > 0).toBe(true)
    }
  },
)

test('JSON is read as JSON.parse reads it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ depthSize: 'small' }), fc.nat(3), async (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      const result = await parseYaml(text)
      const unsafe = JSON.stringify(value)
        .match(/-?\d[\d.e+-]*/g)
        ?.some(number => Number.isInteger(Number(number)) && !Number.isSafeInteger(Number(number)))
      if ('value' in result) expect(result.value).toEqual(JSON.parse(text))
      else expect(unsafe || /given twice/.test(result.problems[0]?.message ?? '')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

/** What the library makes of a text by itself. */
const libraryValue = (text: string) => {
  const [document] = parseAllDocuments(text, { version: '1.2', stringKeys: true, uniqueKeys: false })
  return document?.toJS({ maxAliasCount: -1 }) ?? null
}

test('any text is the JSON value that the library makes of it, or has a problem', async () => {
  const pieces = [
    'a',
    ': ',
    '- ',
    '\n',
    '  ',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    ',',
    '&x ',
    '*x',
    '!t ',
    '|',
    '>',
    '#',
    '%',
    '@',
    '---\n',
    '?',
    '\t',
    '0x',
    '1e9',
    '\u2028',
    '\ufeff',
  ]
  const joined = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map(parts => parts.join(''))
  const text = fc.oneof(fc.string({ unit: 'binary' }), joined)
  await fc.assert(
    fc.asyncProperty(text, async given => {
      const result = await parse(given, { input: 'extra-fields' }, noSecrets)
      if (!('value' in result)) {
        expect(result.problems[0]?.message).toMatch(/\S/)
        return
      }
      expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value)
      if (result.problems.length === 0) expect(result.value).toEqual(libraryValue(given))
    }),
    { numRuns: 2_000 },
  )
})

test.each<{ where: string; text: string }>([
  {
    where: 'a key that is given twice',
    text: `{"PADhalf-of-a-\\\n  secret-token": 1, "PADhalf-of-a-secret-\\\n  token": 2}`,
  },
  { where: 'a tag', text: `%TAG !e! tag:PADhalf-of-a-\n---\na: !e!secret-token x` },
  { where: 'a key before an alias of nothing', text: `{"PADhalf-of-a-\\\n  secret-token": !x 1, b: *c }` },
])('a token that only YAML makes of the text is not quoted in part: $where', async ({ text }) => {
  const secrets = createSecrets({ apiToken: 'half-of-a-secret-token' })
  for (const padding of [0, 80]) {
    const padded = text.replaceAll('PAD', 'x'.repeat(padding))
    const { problems } = await parse(padded, { input: 'payload-file', file: 'push.yml' }, secrets)
    expect(problems.map(problemText)).toEqual([
      'payload-file: push.yml: the file contains the API token, which would be published; remove it.',
    ])
  }
})
