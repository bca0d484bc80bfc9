import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { problemText } from '../../src/base/problems.ts'
import { createSecrets } from '../../src/base/secrets.ts'
import { parseYaml } from '../../src/content/yaml.ts'
import { maxYamlBytes } from '../../src/inputs/value-rules.ts'
import { fieldsFromFile } from '../helpers/given.ts'
import { noSecrets } from '../helpers/inputs.ts'

const file = { input: 'payload-file', file: 'push.yml' }
const parseFile = (text: string) => parseYaml(text, file)
const sentencesOf = (text: string) => parseFile(text).problems.map(problemText)

function readValue(text: string): unknown {
  const result = parseFile(text)
  if (!result.isReadable || result.problems.length > 0) throw new Error(sentencesOf(text).join())
  return result.value
}

test.each<{ what: string; text: string; value: unknown }>([
  { what: 'an empty file as null', text: '', value: null },
  { what: 'yes as text', text: 'a: yes', value: { a: 'yes' } },
  { what: 'True as a boolean', text: 'a: True', value: { a: true } },
  { what: 'a leading zero as decimal', text: 'a: 012', value: { a: 12 } },
  { what: 'hexadecimal digits as a number', text: 'a: 0xC', value: { a: 12 } },
  { what: 'a time as text', text: 'a: 12:30', value: { a: '12:30' } },
  { what: 'a date as text', text: 'a: 2026-08-01', value: { a: '2026-08-01' } },
  { what: 'a key without a value as null', text: 'a:', value: { a: null } },
  { what: 'keys as text', text: '1: a\ntrue: b\nnull: c', value: { 1: 'a', true: 'b', null: 'c' } },
  { what: 'the largest exact number', text: 'a: 9007199254740991', value: { a: Number.MAX_SAFE_INTEGER } },
  { what: 'a block of lines', text: 'a: |\n  b\n  c\n', value: { a: 'b\nc\n' } },
  { what: 'a mapping in braces', text: 'a: {tag: null, b: }', value: { a: { tag: null, b: null } } },
  { what: 'a key called << in quotes', text: '"<<": 1', value: { '<<': 1 } },
  { what: 'the version directive', text: '%YAML 1.2\n---\na: yes', value: { a: 'yes' } },
])('the rules of YAML 1.2 core apply: $what', ({ text, value }) => expect(readValue(text)).toEqual(value))

test('__proto__ is a name like any other, and changes no prototype', () => {
  const value = readValue('{"__proto__":{"a":1}}')
  expect(Object.keys(value as object)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})

test('JSON has the same value as with JSON.parse, except for numbers that would change', () => {
  const isUnsafe = (value: unknown) => Number.isInteger(value) && !Number.isSafeInteger(value)
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'small' }), fc.nat(3), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      const result = parseYaml(text, { input: 'extra-fields' })
      const numbers = [...text.matchAll(/-?\d[\d.e+-]*/g)].map(([number]) => Number(number))
      if (result.problems.length > 0) expect(numbers.some(isUnsafe)).toBe(true)
      else expect(result).toMatchObject({ value: JSON.parse(text) })
    }),
    { numRuns: 300 },
  )
})

test.each<{ what: string; text: string; place: string; said: string }>([
  { what: 'an alias', text: 'a: 1\nb: *c', place: '2, column 4', said: '`b` has an alias, which is not supported' },
  { what: 'an anchor', text: 'a: [1, &x 2]', place: '1, column 11', said: '`a[1]` has an anchor' },
  { what: 'an anchor on a key', text: '&x a: 1', place: '1, column 4', said: '`a` has an anchor' },
  { what: 'a tag', text: 'a: !!str 5', place: '1, column 10', said: '`a` has a tag' },
  { what: 'an unknown tag', text: 'a:\n  b: !env X', place: '2, column 11', said: '`a.b` has a tag' },
  { what: 'a merge key', text: 'a:\n  <<: {b: 1}', place: '2, column 3', said: '`a.<<` has a merge key' },
  { what: 'a number that JSON lacks', text: 'a: .nan', place: '1, column 4', said: '`a` is .nan, which JSON cannot' },
  {
    what: 'a whole number that JSON would change',
    text: 'a:\n  - 9007199254740993',
    place: '2, column 5',
    said: '`a[0]` is 9007199254740993, but JSON keeps whole numbers exact only within',
  },
  {
    what: 'a number with a period between its thousands',
    text: 'ttl: 10.000',
    place: '1, column 6',
    said: '`ttl` is 10.000, which YAML reads as 10; write it without a decimal point',
  },
  {
    what: 'a placeholder without quotes',
    text: 'a: {tag}',
    place: '1, column 4',
    said: '`a` is a YAML mapping, because it begins with a brace; put it in quotes: "{tag}"',
  },
])('YAML with a surprising value is refused at its position: $what', ({ text, place, said }) => {
  expect(parseFile(text)).toMatchObject({ problems: [{ reason: 'invalid-input' }] })
  expect(sentencesOf(text).join()).toContain(`line ${place}: ${said}`)
})

const asComment = 'and the rest of the line as a comment; put the whole text in quotes'

test.each<{ what: string; text: string; place: string; said: string }>([
  {
    what: 'in text',
    text: 'a: Fixed in #42 today',
    place: '1, column 4',
    said: '`a` would be cut to "Fixed in", because YAML reads "#42"',
  },
  {
    what: 'after a tab',
    text: 'b: 1\na: c\t#d',
    place: '2, column 4',
    said: '`a` would be cut to "c", because YAML reads "#d"',
  },
  {
    what: 'in the last line of a text',
    text: 'a: one\n  two #3\nb: 1',
    place: '1, column 4',
    said: '`a` would be cut to "one two"',
  },
  {
    what: 'in the middle of a text',
    text: 'a: one #2\n  three',
    place: '1, column 4',
    said: '`a` would be cut to "one"',
  },
  { what: 'in brackets', text: 'a: [b #c\n]', place: '1, column 5', said: '`a[0]` would be cut to "b"' },
  { what: 'in braces', text: 'a: {b: c ##d\n}', place: '1, column 8', said: '`a.b` would be cut to "c"' },
  { what: 'in a list', text: 'a:\n  - b #c', place: '2, column 5', said: '`a[0]` would be cut to "b"' },
  { what: 'in a key', text: '? b #c\n: d', place: '1, column 3', said: '`b` would be cut to "b"' },
  {
    what: 'at the beginning',
    text: 'a: #spring\nb: 1',
    place: '1, column 4',
    said: '`a` has no value, because YAML reads "#spring"',
  },
  {
    what: 'before a Windows line ending',
    text: 'a: b #c\r\nd: 1',
    place: '1, column 4',
    said: '`a` would be cut to "b"',
  },
])('a text that YAML would cut at a `#` is refused: $what', ({ text, place, said }) => {
  const [sentence = '', ...more] = sentencesOf(text)
  expect(more).toEqual([])
  expect(sentence).toContain(`line ${place}: ${said}`)
  expect(sentence).toContain(asComment)
})

test.each<{ what: string; text: string; value: unknown }>([
  { what: 'with a space behind its `#`', text: 'a: Hello # for the beta', value: { a: 'Hello' } },
  { what: 'that is empty', text: 'a: Hello #\nb: c #', value: { a: 'Hello', b: 'c' } },
  { what: 'behind a key', text: 'a: #c\n  - b', value: { a: ['b'] } },
  { what: 'on its own line', text: '#c\na:\n  #c\n  b\n#c', value: { a: 'b' } },
  { what: 'behind a number', text: 'a: 5 #seconds', value: { a: 5 } },
  { what: 'behind text in quotes', text: `a: "b" #c\nd: 'e' #f`, value: { a: 'b', d: 'e' } },
  { what: 'behind the mark of a block', text: 'a: >- #c\n  b #d', value: { a: 'b #d' } },
  { what: 'behind a comma', text: 'a: [b, #c\n  d]', value: { a: ['b', 'd'] } },
])('a comment is fine $what', ({ text, value }) => expect(readValue(text)).toEqual(value))

test.each<{ text: string; line: number; named: string }>([
  { text: 'a:\n\u00a0\u00a0- b: c', line: 2, named: 'begins with a no-break space (U+00A0)' },
  { text: 'a:\n  b: 1\n\u00a0 c: 2', line: 3, named: 'begins with a no-break space (U+00A0)' },
  { text: 'a: b\n\u3000c', line: 2, named: 'is indented with an unusual space (U+3000)' },
])('a space that is not indentation is named: $named in line $line', ({ text, line, named }) => {
  const [sentence = '', ...more] = sentencesOf(text)
  expect(more).toEqual([])
  expect(sentence).toContain(`line ${line}, column 1: `)
  expect(sentence).toContain(`${named}, which YAML does not read as indentation; use ordinary spaces`)
})

test('a duplicate key makes a file unreadable, at the position of the second one', () => {
  expect(parseFile('a: 1\nb: 2\na: 3')).toMatchObject({ problems: [{ reason: 'unreadable-file' }] })
  expect(sentencesOf('a: 1\nb: 2\na: 3').join()).toContain(
    'line 3, column 1: `a` appears twice; write each key only once',
  )
})

test.each<{ mark: string; text: string }>([
  { mark: '*', text: 'a: *b' },
  { mark: '&', text: 'a: &b c' },
  { mark: '!', text: 'a: !b c' },
])('the problem of the mark $mark says how to write the value instead', ({ mark, text }) => {
  expect(sentencesOf(text).join()).toMatch(/; write the value out, or put text that begins with `.` in quotes\.$/)
  expect(sentencesOf(text).join()).toContain(`begins with \`${mark}\``)
})

test('aliases that would expand without end are refused without being expanded', () => {
  const levels = Array.from({ length: 20 }, (_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}]`)
  expect(parseFile(`l0: &l0 [x]\n${levels.join('\n')}`).problems.length).toBeGreaterThan(40)
})

test.each<{ what: string; text: string; place: string; said: string }>([
  {
    what: 'YAML 1.1',
    text: '%YAML 1.1\n---\na: yes',
    place: '1, column 1',
    said: 'is YAML 1.1, but the action reads YAML 1.2; remove the line',
  },
  { what: 'two documents', text: 'a: 1\n---\nb: 2', place: '2, column 1', said: 'more than one YAML document' },
  {
    what: 'a different directive',
    text: '%a\n---\nb: 1',
    place: '1, column 1',
    said: 'remove the line that begins with `%`',
  },
  { what: 'a colon in text', text: 'a: b: c', place: '1, column 4', said: 'put text that contains `: ` in quotes' },
  { what: 'text that begins with @', text: 'a: @b', place: '1, column 4', said: 'put the text in quotes' },
  { what: 'text that begins with *', text: 'a: *b* c', place: '1, column 8', said: 'begins with `{`, `[`, `*`' },
  { what: 'text that begins with {', text: 'a: {b} c', place: '1, column 8', said: 'begins with `{`, `[`, `*`' },
  { what: 'an unclosed quotation mark', text: 'a: "b', place: '1, column 6', said: 'close every quotation mark' },
  { what: 'an unclosed bracket', text: 'a: [1', place: '1, column 6', said: 'close every bracket' },
  { what: 'a tab', text: 'a:\n\tb: 1', place: '2, column 1', said: 'indent with spaces, not with tabs' },
  { what: 'an unknown escape', text: 'a: "C:\\dir"', place: '1, column 7', said: 'write each backslash twice' },
  { what: 'a list as a key', text: '? [a]\n: 1', place: '1, column 3', said: 'a key must be text' },
  { what: 'a line without a colon', text: 'a: 1\nb\n', place: '2, column 1', said: 'write `name: value` in each line' },
])('the problem of an unreadable file has its position and plain advice: $what', ({ text, place, said }) => {
  expect(parseFile(text)).toMatchObject({ problems: [{ reason: 'unreadable-file' }] })
  const [sentence = '', ...more] = sentencesOf(text)
  expect(more).toEqual([])
  expect(sentence).toContain(`line ${place}: the file `)
  expect(sentence).toContain(said)
  expect(sentence).not.toMatch(/implicit|compact|flow|scalar|collection|indicator/i)
})

test.each<{ what: string; text: string; path: PropertyKey[]; line: number; column: number }>([
  { what: 'a value', text: 'a: 1\nb: 2', path: ['b'], line: 2, column: 4 },
  { what: 'the key of a value on the next line', text: 'a:\n  - b', path: ['a'], line: 1, column: 1 },
  { what: 'a value in a list', text: 'a:\n  - b: 1\n    c: 2', path: ['a', 0, 'c'], line: 3, column: 8 },
  { what: 'the mapping in which a value is missing', text: 'a:\n  - b: 1', path: ['a', 0, 'c'], line: 2, column: 5 },
  { what: 'a value after a Windows line ending', text: 'a: 1\r\nb: 2', path: ['b'], line: 2, column: 4 },
])('a problem is reported at the position of $what', ({ text, path, line, column }) => {
  const result = parseFile(text)
  expect(result.positionOf(path)).toEqual({ line, column })
})

test.each<{ what: string; text: string }>([
  { what: 'one number', text: '31415926535897' },
  { what: 'quoted text', text: '"31415926"' },
  { what: 'a list', text: '- 31415926\n- 3e999' },
  { what: 'a number with a tag', text: '!31415926 5' },
  { what: 'an alias', text: '- *x31415926' },
  { what: 'unclosed quoted text', text: '"31415926' },
  { what: 'text with a colon', text: '- a: b: 31415926' },
  { what: 'duplicate keys in a list', text: '- {31415926: 1, 31415926: 2}' },
])('no problem quotes a file that is not a mapping, because it may be a key or a password: $what', async ({ text }) => {
  const { problems } = await fieldsFromFile('push.yml', { text }, noSecrets)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.map(problemText).join()).not.toContain('314')
})

test.each<{ what: string; text: string }>([
  { what: 'open brackets', text: '['.repeat(maxYamlBytes) },
  { what: 'list marks', text: '- '.repeat(maxYamlBytes / 2) },
  { what: 'mappings', text: '{a: '.repeat(maxYamlBytes / 4) },
  { what: 'closed brackets', text: `${'['.repeat(900)}${']'.repeat(900)}` },
])('text that is nested too deeply for the library is a problem, not an exception: $what', ({ text }) => {
  const atTheTop = sentencesOf(text)
  const below = sentencesOf(`a:\n  ${text}`)
  for (const sentence of [...atTheTop, ...below]) {
    expect(sentence).toContain('nested too deeply; use fewer levels')
  }
})

test('any YAML text has a JSON value or a problem', () => {
  const marks = ['a', ': ', '- ', '\n', '  ', '"', "'", '[', ']', '{', '}', ',', '&x ', '*x', '!t ', '|', '>', '#', '%']
  const others = ['@', '---\n', '...\n', '?', '\t', '0x', '1e9', '<<: ', '\u2028', '\ufeff']
  const joined = fc.array(fc.constantFrom(...marks, ...others), { maxLength: 25 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), joined), text => {
      const result = parseYaml(text, { input: 'extra-fields' })
      if (result.problems.length > 0) expect(result.problems[0]?.message).toMatch(/\S/)
      else expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value)
    }),
    { numRuns: 1_000 },
  )
})

test.each<{ where: string; text: string }>([
  { where: 'a value', text: '{"a": "half-of-a-\\\n  secret-token"}' },
  { where: 'a duplicate key', text: '{"half-of-a-\\\n  secret-token": 1, "half-of-a-secret-\\\n  token": 2}' },
  { where: 'a key before an alias', text: '{"half-of-a-\\\n  secret-token": !x 1, b: *c }' },
])('a token that YAML joins from two lines is refused, and no part of it is quoted: $where', async ({ text }) => {
  const secrets = createSecrets({ apiToken: 'half-of-a-secret-token' })
  const { problems } = await fieldsFromFile('push.yml', { text }, secrets)
  expect(problems.map(problemText)).toEqual([
    'payload-file: push.yml: the file contains the API token; replace the token at the push service, and remove it here.',
  ])
})

// The text of such a key would double with each level.
test('keys within keys are refused without being turned into text', () => {
  expect(sentencesOf('? '.repeat(60)).join()).toContain('a key must be text')
})

test('a value that appears twice has the position of the first one', () => {
  const { positionOf } = parseYaml('a: 1\nb: 2\na: 3', { input: 'extra-fields' })
  expect(positionOf(['a'])).toEqual({ line: 1, column: 4 })
  expect(positionOf(['b'])).toEqual({ line: 2, column: 4 })
})

test.each([
  { what: 'valid text', text: 'a: 1' },
  { what: 'text with a mistake', text: 'a: [' },
  { what: 'text that is nested too deeply', text: '{a: '.repeat(4_000) },
])('reading $what leaves stack traces as long as they were', ({ text }) => {
  const { stackTraceLimit } = Error
  parseYaml(text, { input: 'extra-fields' })
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  expect(stackTraceLimit).toBeGreaterThan(0)
})
