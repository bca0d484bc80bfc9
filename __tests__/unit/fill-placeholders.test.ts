import { expect, test } from '@jest/globals'
import type { PlaceholderValues } from '../../src/content/derived-content.ts'
import { checkPlaceholders, replacePlaceholders, usedPlaceholders } from '../../src/content/fill-placeholders.ts'
import { type GivenContent, nothingGiven } from '../../src/content/precedence.ts'
import { ProblemCollector } from '../../src/inputs/problems.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import type { SendInputs } from '../../src/inputs/settings.ts'
import { fieldsFromFile, fieldsFromInputs } from '../helpers/given.ts'
import { rawInputs } from '../helpers/inputs.ts'

const secrets = createSecrets({ apiToken: 'token-0123456789' })
const page = 'https://r.example/v1.2.0?a=b'
const derivedAs = (text: string) => ({ value: text, madeFrom: [text] })
const values: PlaceholderValues = {
  tag: derivedAs('v1.2.0'),
  version: { missing: 'the tag has no version' },
  name: derivedAs('Kestrel & {tag}'),
  repository: derivedAs('token-01234'),
  message: { value: 'Offline maps', madeFrom: ['Offline maps', 'with token-0123456789'] },
  url: derivedAs(page),
}

const noInputs = { title: '', message: '', 'icon-url': '', 'landing-url': '' }
interface Given extends Partial<Omit<GivenContent, 'inputs' | 'file'>> {
  inputs?: Partial<SendInputs>
  file?: string
}

/** The texts that inputs and a file give. */
async function givenContent({ inputs = {}, file, ...more }: Given): Promise<GivenContent> {
  return {
    ...nothingGiven,
    inputs: await fieldsFromInputs(rawInputs({ ...noInputs, ...inputs }), secrets),
    file: file === undefined ? nothingGiven.file : await fieldsFromFile('push.yml', { text: file }, secrets),
    fileName: 'push.yml',
    ...more,
  }
}

/** The texts with their placeholders replaced, and what is wrong with the others. */
async function filled(given: Given) {
  const problems = new ProblemCollector()
  const result = replacePlaceholders(await givenContent(given), values, problems, secrets)
  const { inputs, file, extraFields, onceKey } = result
  return { inputs: inputs.fields, file: file.fields, extraFields, onceKey, problems: problems.all }
}

/** The placeholders that are used, and what is wrong with others. */
async function used(given: Given) {
  const problems = new ProblemCollector()
  return { ...usedPlaceholders(await givenContent(given), problems), problems: problems.all }
}

/** What is wrong with placeholders, as far as that is known without a release. */
async function problemsOf(given: Given) {
  const problems = new ProblemCollector()
  checkPlaceholders(await givenContent(given), problems, secrets)
  return problems.all
}

const button = { text: 'See {tag}', url: 'https://a.example/{tag}/{name}' }
const filledButton = { text: 'See v1.2.0', url: 'https://a.example/v1.2.0/Kestrel%20%26%20%7Btag%7D' }

test.each<{ where: string; given: Given; expected: object }>([
  {
    where: 'a text of an input',
    given: { inputs: { title: '{name}!' } },
    expected: { inputs: { title: 'Kestrel & {tag}!' } },
  },
  {
    where: 'a URL of an input',
    given: { inputs: { 'landing-url': '{url}#top' } },
    expected: { inputs: { landing_url: `${page}#top` } },
  },
  {
    where: 'a button of an input',
    given: { inputs: { actions: JSON.stringify([{ text: 'Stay', url: 'https://a.example' }, button]) } },
    expected: { inputs: { actions: [{ text: 'Stay', url: 'https://a.example' }, filledButton] } },
  },
  {
    where: 'a text of a file',
    given: { file: 'message: "{tag}"\nttl: 5' },
    expected: { file: { message: 'v1.2.0', ttl: 5 } },
  },
  {
    where: 'a button of a file',
    given: { file: `actions: [${JSON.stringify(button)}]` },
    expected: { file: { actions: [filledButton] } },
  },
  {
    where: 'an extra field, however deep',
    given: { extraFields: { a: '{tag}', '{tag}': 1, b: [{ c: ['{tag}', null, true, 2] }] } },
    expected: { extraFields: { a: 'v1.2.0', '{tag}': 1, b: [{ c: ['v1.2.0', null, true, 2] }] } },
  },
  { where: 'the key', given: { onceKey: 'release-{tag}' }, expected: { onceKey: 'release-v1.2.0' } },
  {
    where: 'no text',
    given: { onceKey: '', inputs: { title: '{{first_name}} 1' } },
    expected: { onceKey: '', inputs: { title: '{{first_name}} 1' } },
  },
  {
    where: 'a text with a space at its end',
    given: { extraFields: { a: ' {tag} ' } },
    expected: { extraFields: { a: 'v1.2.0' } },
  },
])('placeholders are replaced in $where', async ({ given, expected }) => {
  expect(await filled(given)).toMatchObject({ ...expected, problems: [] })
})

test('the extra fields that were given stay as they are', async () => {
  const extraFields = { a: ['{tag}'] }
  await filled({ extraFields })
  expect(extraFields).toEqual({ a: ['{tag}'] })
})

test('a field of a file that an input overrides is not read for placeholders', async () => {
  const inputs = { title: 'I', actions: `[{ text: I, url: "https://a.example" }]` }
  const given = { inputs, file: `title: "{verison} {version}"\nactions: [{ text: "{tag}", url: "https://a.example" }]` }
  expect(await used(given)).toEqual({ names: new Set(), uses: [], problems: [] })
  expect((await filled(given)).problems).toEqual([])
})

const refused =
  'would contain the API token, which may already be public; replace the token, and remove it from the release'
const inAction = (text: string, url: string) => ({ inputs: { actions: JSON.stringify([{ text, url }]) } })

test.each<{ what: string; given: Given; problem: object }>([
  {
    what: 'a placeholder that has no value',
    given: { inputs: { title: '{tag} {version}' } },
    problem: { input: 'title', path: [], message: 'contains `{version}`, which has no value: the tag has no version' },
  },
  {
    what: 'a value that is made from a text with a token',
    given: { inputs: { message: 'New: {message}' } },
    problem: { input: 'message', message: refused },
  },
  {
    what: 'a token that the value completes',
    given: { extraFields: { a: ['{repository}56789'] } },
    problem: { input: 'extra-fields', path: ['a'], message: refused },
  },
  {
    what: 'a URL that does not obey its rule',
    given: { file: 'title: a\nicon_url: "https://{name}/"' },
    problem: {
      input: 'payload-file',
      file: 'push.yml',
      path: ['icon_url'],
      position: { line: 2, column: 11 },
      message: expect.stringMatching(/^with its placeholders replaced: .* contains `%` in its host/),
    },
  },
  {
    what: 'a wrong text of a button',
    given: inAction('{version}', 'https://a.example'),
    problem: { input: 'actions', path: [0, 'text'], message: expect.stringContaining('`{version}`') },
  },
  {
    what: 'a wrong URL of a button',
    given: inAction('a', 'https://a.example/{version}'),
    problem: { input: 'actions', path: [0, 'url'], message: expect.stringContaining('`{version}`') },
  },
  {
    what: 'a key without a value',
    given: { onceKey: '{version}' },
    problem: { input: 'once-key', message: expect.stringContaining('`{version}`') },
  },
])('$what is one problem at its place, and the text stays as it was', async ({ given, problem }) => {
  const before = await givenContent(given)
  const { problems, ...after } = await filled(given)
  expect(problems).toMatchObject([problem])
  const { inputs, file, extraFields, onceKey } = before
  expect(after).toEqual({ inputs: inputs.fields, file: file.fields, extraFields, onceKey })
})

test('all texts together may have 524,288 characters, and each that goes beyond them is refused', async () => {
  const half = `{tag}${'x'.repeat(262_144 - 'v1.2.0'.length)}`
  const tooLong = { input: 'extra-fields', message: 'is too long with its placeholders replaced; use fewer' }
  expect((await filled({ extraFields: { a: half, b: half } })).problems).toEqual([])
  expect((await filled({ extraFields: { a: half, b: `${half}x` } })).problems).toMatchObject([
    { ...tooLong, path: ['b'] },
  ])
  const after = await filled({ extraFields: { a: half, b: `${half}x`, c: '{tag}', d: 'd' } })
  expect(after.problems).toMatchObject([
    { ...tooLong, path: ['b'] },
    { ...tooLong, path: ['c'] },
  ])
})

test('the placeholders of all texts are found, the first of each text with its place', async () => {
  const given = {
    inputs: { title: '{tag} {name}', 'utm-source': 'none' },
    file: 'message: "{name}"',
    extraFields: { a: ['{url}'] },
    onceKey: '{tag}',
  }
  expect(await used(given)).toEqual({
    names: new Set(['tag', 'name', 'url']),
    uses: [
      { name: 'tag', where: { input: 'title', path: [] } },
      {
        name: 'name',
        where: { input: 'payload-file', file: 'push.yml', path: ['message'], position: { line: 1, column: 10 } },
      },
      { name: 'url', where: { input: 'extra-fields', path: ['a'] } },
      { name: 'tag', where: { input: 'once-key' } },
    ],
    problems: [],
  })
})

test('each misspelled placeholder is a problem that names the one that was meant', async () => {
  const { names, uses, problems } = await used({ inputs: { title: '{verison} {Tag} {tag}' } })
  expect(problems).toMatchObject([
    { input: 'title', message: 'contains "{verison}", which is not a placeholder', meant: '{version}' },
    { input: 'title', message: 'contains "{Tag}", which is not a placeholder', meant: '{tag}' },
  ])
  expect([[...names], uses]).toMatchObject([['tag'], [{ name: 'tag' }]])
})

test('a word in braces that is not a placeholder is a problem of the key', async () => {
  const { problems } = await used({ onceKey: 'sprint-{number}' })
  const why = 'all releases would have the same key, and only the first would be sent'
  const message = `contains "{number}", which is not a placeholder; ${why}. Use \`{tag}\`, or remove the braces`
  expect(problems).toMatchObject([{ input: 'once-key', message }])
})

test.each([
  { what: 'a host that a name does not fit in', url: 'https://{name}.example/', said: /`%` in its host/ },
  { what: 'a host that a URL does not fit in', url: 'https://{url}/', said: /`%` in its host/ },
  { what: 'a URL that is too long', url: `https://a.example/${'x'.repeat(2_000)}{message}{name}`, said: /longer than/ },
])('without a release, $what is found by the values of an example', async ({ url, said }) => {
  const given = {
    inputs: { 'landing-url': url },
    file: `icon_url: https://a.example\nactions: [{text: A, url: "${url}"}]`,
  }
  const problems = await problemsOf(given)
  const message = expect.stringMatching(RegExp(`^with the values of an example release: .*${said.source}`))
  expect(problems).toMatchObject([
    { input: 'landing-url', message },
    { input: 'payload-file', path: ['actions', 0, 'url'], position: { line: 2 }, message },
  ])
})

test('without a release, a text whose placeholders may be replaced has no problem', async () => {
  const title = '{tag} {version} {name} {repository} {message} {url}'
  const given = { inputs: { title, 'landing-url': 'https://{repository}.example/{tag}?u={url}' }, onceKey: 'k-{tag}' }
  expect(await problemsOf(given)).toEqual([])
})
