import { expect, test } from '@jest/globals'
import { contentFromEvent } from '../../src/content/event-content.ts'
import { replacePlaceholders } from '../../src/content/fill-placeholders.ts'
import { readNotes } from '../../src/content/notes/release-message.ts'
import { nothingGiven } from '../../src/content/precedence.ts'
import { inputFailure, ProblemCollector } from '../../src/inputs/problems.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { plainLine } from '../../src/text.ts'
import { expectLinear, expectLinearOn } from '../helpers/cost.ts'
import { fieldsFromFile, fieldsFromInputs, readExtraFields } from '../helpers/given.ts'
import { everyRelease, rawInputs } from '../helpers/inputs.ts'
import { notesPieces } from '../helpers/notes-pieces.ts'

// Text from outside takes time in proportion to its length, whatever it is.

const secrets = createSecrets({ apiToken: 'token-0123456789', githubToken: 'ghs_0123456789' })

/** With a tag that ends, and a number. */
const textPieces = [...notesPieces, '</s>', '11']

/** What YAML has signs for, and what almost is one. */
const yamlPieces = [
  '[',
  '{',
  '}',
  ']',
  '-',
  'a:',
  '?',
  '"',
  "'",
  '|',
  '>',
  '&a',
  '*a',
  '!a',
  '!!str',
  '#',
  '%YAML',
  '---',
  '...',
  ',',
  ':',
  '1e9',
  '\\',
  '\\u0074',
  '%74',
  '~',
  '@',
  '`',
  '\ufeff',
  '[]',
  '{}',
  '<<:',
  'tok',
]

/** Quoting what is wrong is a part of it. */
const reported = async (part: Promise<{ problems: Parameters<typeof inputFailure>[0] }>) => {
  const { problems } = await part
  return problems.length > 0 ? inputFailure(problems).message : ''
}
const ofFile = (text: string) => reported(fieldsFromFile('push.yml', { text }, secrets))
const ofExtra = (text: string) => reported(readExtraFields(text, secrets))
const ofActions = (actions: string) => reported(fieldsFromInputs(rawInputs({ actions }), secrets))
const ofEvent = (text: string) => {
  const repository = { name: text.slice(0, 100), owner: { avatar_url: text } }
  const release = { name: text, tag_name: text, body: text, html_url: text }
  return contentFromEvent(
    { name: 'release', payload: { action: 'published', release, repository } },
    false,
    everyRelease,
  )
}

test.each<{ what: string; run: (text: string) => unknown; pieces: readonly string[]; length: number }>([
  { what: 'reading release notes', run: readNotes, pieces: textPieces, length: 262_144 },
  { what: 'making a text plain', run: plainLine, pieces: textPieces, length: 262_144 },
  { what: 'reading an event', run: ofEvent, pieces: textPieces, length: 262_144 },
  { what: 'reading a payload file', run: ofFile, pieces: yamlPieces, length: 65_536 },
  { what: 'reading extra-fields', run: ofExtra, pieces: yamlPieces, length: 65_536 },
  { what: 'reading actions', run: ofActions, pieces: yamlPieces, length: 65_536 },
])('$what takes time in proportion to the length', ({ run, pieces, length }) => expectLinearOn(pieces, run, length, 8))

test.each<{ what: string; line: (index: number) => string }>([
  { what: 'unknown keys', line: index => `${index.toString(36)}: 1\n` },
  { what: 'one key again and again', line: () => 'a: 1\n' },
  { what: 'wrong buttons', line: index => (index === 0 ? 'actions:\n' : '- {}\n') },
  { what: 'numbers that are too large', line: index => `a${index}: 9e99\n` },
  { what: 'anchors', line: index => `a${index}: &b${index} 1\n` },
  { what: 'anchors and aliases', line: index => `a${index}: &b${index} 1\nc${index}: *b${index}\n` },
  { what: 'aliases of one anchor', line: index => (index === 0 ? 'a: &a 1\nb:\n' : '- *a\n') },
  { what: 'aliases that lead nowhere', line: index => (index === 0 ? 'b:\n' : '- *a\n') },
  { what: 'tags', line: index => `a${index}: !x 1\n` },
  { what: 'documents', line: () => '---\na\n' },
])('reading a file of $what takes time in proportion to the length', async ({ line }) => {
  const make = (length: number) => Array.from({ length }, (_, index) => line(index)).join('')
  await expectLinear(make, ofFile, 8_000)
})

test('using a long value in many texts takes time in proportion to both together', async () => {
  const make = (length: number) => ({
    texts: Array.from({ length: length / 25 }, () => 'https://a.example/{message}'),
    message: 'é'.repeat(length),
  })
  const fill = ({ texts, message }: ReturnType<typeof make>) => {
    const actions = texts.map(url => ({ text: '{message}', url }))
    const inputs = { ...nothingGiven.inputs, fields: { actions } }
    const part = { value: message, madeFrom: [`${message} `] }
    const values = { tag: part, version: part, name: part, repository: part, message: part, url: part }
    const problems = new ProblemCollector()
    replacePlaceholders({ ...nothingGiven, inputs, extraFields: { texts } }, values, problems, secrets)
    expect(problems.all).not.toEqual([])
  }
  await expectLinear(make, fill, 125_000)
})

test('of a file, at most 100 characters are quoted for a problem, and never the whole', async () => {
  const secret = 'npm_'.padEnd(300, 'x')
  const unquoted = [`${secret}: ${secret}`, `a: !${secret} b`, `a: *${secret}`, `%${secret}\n---\na`, `- ${secret}`]
  for (const text of [secret, ...unquoted]) expect(await ofFile(text)).not.toContain('x'.repeat(100))
  expect(await ofFile('TOKEN=npm_1234')).not.toContain('npm_1234')
  expect(await ofFile(`ttl: ${'9'.repeat(300)}`)).not.toContain('9'.repeat(101))
  expect(await ofFile(`actions: [${secret}]`)).not.toContain('npm_')
})
