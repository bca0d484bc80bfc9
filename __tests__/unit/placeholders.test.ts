import { expect, test } from '@jest/globals'
import { type Place, problemText } from '../../src/base/problems.ts'
import { createSecrets } from '../../src/base/secrets.ts'
import { fillAndCheck, textsIn } from '../../src/content/content.ts'
import { choose, type Layer, type Publishable } from '../../src/content/given.ts'
import { checkAsGiven, placeholderProblems, placeholdersIn, placeholderUses } from '../../src/content/placeholders.ts'
import { type FieldName, type Fields, inputOf } from '../../src/inputs/notification-fields.ts'
import type { PlaceholderValues } from '../../src/release/derived-content.ts'

const page = 'https://github.com/octo/site/releases/tag/v1.2'
const value = (text: string) => ({ value: text })
const values: PlaceholderValues = {
  tag: value('v1.2'),
  version: value('1.2'),
  name: value('Spring & {tag}'),
  repository: value('site'),
  message: value('Offline maps.'),
  url: value(page),
}
const secrets = createSecrets({ apiToken: 'token-0123456789' })

type PlaceOf = (path: readonly PropertyKey[]) => Place

const layerOf = (source: 'input' | 'file', fields: Fields, placeOf: PlaceOf): Layer =>
  new Map(Object.entries(fields).map(([name, value]) => [name as FieldName, { source, value, placeOf }]))
const fromInputs = (fields: Fields) =>
  layerOf('input', fields, ([field, ...path]) => ({ input: inputOf(field as FieldName), path }))
const fromFile = (fields: Fields) =>
  layerOf('file', fields, path => ({
    input: 'payload-file',
    file: 'push.yml',
    path,
    position: { line: 2, column: 5 },
  }))
const given = (fields: Fields, others: Partial<Publishable> = {}): Publishable => {
  return { fields: fromInputs(fields), extraFields: {}, onceKey: '', ...others }
}

function fill(content: Publishable, own: Partial<PlaceholderValues> = {}) {
  const { problems, ...filled } = fillAndCheck(content, { ...values, ...own }, secrets)
  const fields = Object.fromEntries([...filled.fields].map(([name, { value }]) => [name, value]))
  return { filled: { ...filled, fields }, problems: problems.map(problemText) }
}

const filledTitle = (title: string, own?: Partial<PlaceholderValues>) => fill(given({ title }), own).filled.fields.title
const filledUrl = (url: string) => fill(given({ landing_url: url })).filled.fields.landing_url

test.each([
  { what: 'one placeholder', text: 'A {tag}', filled: 'A v1.2' },
  {
    what: 'each of several placeholders',
    text: '{repository}: {version}, {message}',
    filled: 'site: 1.2, Offline maps.',
  },
  { what: 'each copy of a placeholder', text: '{tag}{tag}', filled: 'v1.2v1.2' },
  { what: 'a placeholder whose value contains a different one', text: '{name}', filled: 'Spring & {tag}' },
  { what: 'a placeholder after a `#`', text: 'Build #{version} #{x}', filled: 'Build #1.2 #{x}' },
  { what: 'a placeholder next to a stray brace', text: '{{tag} {tag}}', filled: '{v1.2 v1.2}' },
])('$what in text is replaced once', ({ text, filled }) => expect(filledTitle(text)).toBe(filled))

test.each([
  { what: 'double braces', text: '{{tag}} {{ tag }} {{{tag}}}' },
  { what: 'braces of another language', text: `\${tag} %{tag} #{x}` },
  { what: 'braces with spaces', text: '{ tag }' },
  { what: 'names in capitals', text: '{Tag}' },
  { what: 'other marks', text: '%tag% <tag>' },
  { what: 'braces around several words, digits, quotes or nothing', text: '{the tag} {} {0} {"tag"}' },
])('$what in text stay unchanged', ({ text }) => {
  expect(placeholdersIn(text)).toEqual([])
  expect(filledTitle(text)).toBe(text)
})

test.each([
  {
    where: 'at its beginning, unchanged',
    url: '{url}?ref=push',
    filled: `${page}?ref=push`,
  },
  {
    where: 'after its beginning, percent-encoded',
    url: 'https://a.example/{name}',
    filled: 'https://a.example/Spring%20%26%20%7Btag%7D',
  },
  {
    where: 'after a `#`',
    url: 'https://a.example/changelog#{version}',
    filled: 'https://a.example/changelog#1.2',
  },
  { where: 'in its host', url: 'https://{repository}.example/', filled: 'https://site.example/' },
])('the value of a placeholder is inserted into a URL $where', ({ url, filled }) => expect(filledUrl(url)).toBe(filled))

test('placeholders are replaced in fields of both sources, buttons, extra fields and the key', () => {
  const file = fromFile({ message: '{message}', title: '{repository}' })
  const inputs = fromInputs({
    title: '{tag}',
    actions: [{ text: 'Get {version}', url: 'https://a.example/?u={url}' }],
  })
  const content: Publishable = {
    // An input overrides the title of the file, so its placeholder is gone.
    fields: choose(inputs, file),
    extraFields: { a: ['{tag}', { b: '{name}', c: 5 }] },
    onceKey: 'k-{tag}',
  }
  const used = new Set(textsIn(content).flatMap(({ text }) => placeholdersIn(text)))
  expect([...used].sort()).toEqual(['message', 'name', 'tag', 'url', 'version'])
  const { filled, problems } = fill(content)
  expect(problems).toEqual([])
  expect(filled).toMatchObject({
    fields: {
      title: 'v1.2',
      message: 'Offline maps.',
      actions: [
        {
          text: 'Get 1.2',
          url: 'https://a.example/?u=https%3A%2F%2Fgithub.com%2Focto%2Fsite%2Freleases%2Ftag%2Fv1.2',
        },
      ],
    },
    extraFields: { a: ['v1.2', { b: 'Spring & {tag}', c: 5 }] },
    onceKey: 'k-v1.2',
  })
})

test.each<{ what: string; fields: Fields; own?: Partial<PlaceholderValues>; problem: RegExp }>([
  {
    what: 'without a value',
    fields: { title: '{version}' },
    own: { version: { missing: 'the tag "nightly" has no version' } },
    problem:
      /^`title` contains the placeholder `\{version\}`, which has no value \(the tag "nightly" has no version\); to send without this value, remove the placeholder\.$/,
  },
  {
    what: 'whose value has a token',
    fields: { title: '{name}' },
    own: { name: value('token-0123456789') },
    problem: /^`title` would contain the API token, .* delete the old token from the release\.$/,
  },
  {
    what: 'whose value completes a token',
    fields: { title: 'token-{name}' },
    own: { name: value('0123456789') },
    problem: /^`title` would contain the API token/,
  },
  {
    what: 'whose value is not a URL',
    fields: { landing_url: '{tag}' },
    problem: /^`landing-url` is invalid once its placeholders are replaced: "v1\.2" is not an absolute URL/,
  },
  {
    what: 'whose value makes a host with a percent sign',
    fields: { landing_url: 'https://{name}.example/' },
    problem: /is invalid once its placeholders are replaced: .* contains `%` in its host/,
  },
  {
    what: 'that is inserted too often',
    fields: { title: '{message}'.repeat(1_000) },
    own: { message: value('x'.repeat(100)) },
    problem: /^`title` is too long once its placeholders are replaced; use fewer placeholders\.$/,
  },
])('a placeholder $what is a problem', ({ fields, own, problem }) => {
  const { problems } = fill(given(fields), own)
  expect(problems).toEqual([expect.stringMatching(problem)])
})

const problemsOf = (content: Publishable, hasRelease: boolean) =>
  placeholderProblems(textsIn(content), { hasRelease, hasKey: true }).map(problemText)

const theSix = '`{tag}`, `{version}`, `{name}`, `{repository}`, `{message}`, `{url}`'

test('in extra-fields, the list of placeholders has the key too', () => {
  const content = given({}, { extraFields: { campaign: '{verison}' } })
  expect(problemsOf(content, true)).toEqual([expect.stringContaining(`use one of ${theSix}, \`{key}\`, or remove`)])
})

test.each([
  { why: 'is misspelled', written: '{verison}' },
  { why: 'is the name in the GitHub API', written: '{tag_name}' },
  { why: 'means something else', written: '{title}' },
  { why: 'is in capitals', written: '{Tag}' },
  { why: 'has spaces', written: '{ tag }' },
  { why: 'is in another alphabet', written: '{имя}' },
])('a word in single braces that $why is a problem if there is a release', ({ written }) => {
  const content = given({ title: `A ${written} and ${written}` })
  expect(problemsOf(content, true)).toEqual([
    `\`title\` contains ${JSON.stringify(written)}, which is not a placeholder; use one of ${theSix}, or remove the braces.`,
  ])
  expect(problemsOf(content, false)).toEqual([])
})

test.each([
  { what: 'double braces', text: '{{first_name}} {{ tag }}' },
  { what: 'a sign of another language', text: `\${name} #{x} %{name}` },
  { what: 'several words, digits, or nothing', text: '{first name} {0} {}' },
])('$what may belong to the push service, even if there is a release', ({ text }) => {
  expect(problemsOf(given({ title: text }), true)).toEqual([])
})

test.each([
  { what: 'an unknown word', onceKey: 'release-{number}' },
  { what: 'double braces', onceKey: 'release-{{tag}}' },
  { what: 'a shell variable', onceKey: `release-\${tag}` },
  { what: 'a Ruby variable', onceKey: 'release-#{number}' },
  { what: 'a Python variable', onceKey: 'release-%{tag}' },
])('a key with $what has a problem, with or without a release', ({ onceKey }) => {
  for (const hasRelease of [true, false]) {
    expect(problemsOf(given({}, { onceKey }), hasRelease)).toEqual([
      expect.stringMatching(/^`once-key` contains ".*\}", which is not a placeholder; use one of `\{tag\}`, /),
    ])
  }
})

test('each text with a placeholder is a problem at its position if there is no release', () => {
  const file = fromFile({ actions: [{ text: '{tag}', url: 'https://a.example/' }] })
  const fields = choose(fromInputs({ title: '{tag} {name}' }), file)
  const content: Publishable = { fields, extraFields: { a: ['{url}'] }, onceKey: '{tag}' }
  const why =
    'but this run has no release; set the `release` input, run on the `release` event, or remove the placeholder.'
  expect(problemsOf(content, false)).toEqual([
    `\`title\` contains the placeholder \`{tag}\`, ${why}`,
    `payload-file: push.yml, line 2, column 5: \`actions[0].text\` contains the placeholder \`{tag}\`, ${why}`,
    `extra-fields: \`a[0]\` contains the placeholder \`{url}\`, ${why}`,
    `\`once-key\` contains the placeholder \`{tag}\`, ${why}`,
  ])
  expect(problemsOf(content, true)).toEqual([])
})

test('a preview lists each text with a placeholder, including buttons and extra fields', () => {
  const fields = { title: '{tag} {name}', message: 'M', actions: [{ text: 'A', url: '{url}' }] }
  expect(placeholderUses(fields, { a: ['{tag}'] })).toEqual([
    [['title'], 'tag'],
    [['actions', 0, 'url'], 'url'],
    [['extra-fields', 'a', 0], 'tag'],
  ])
})

test.each([
  { what: 'begins with the page of the release', url: '{url}?ref=push', isRight: true },
  { what: 'has placeholders after its scheme', url: 'https://{repository}.example/{tag}', isRight: true },
  { what: 'begins with a different placeholder', url: '{tag}/a', isRight: false },
  { what: 'has an unknown placeholder in its host', url: 'https://{host}/', isRight: false },
  { what: 'has a variable in its host', url: `https://\${tag}/`, isRight: false },
  { what: 'is the page of the release', url: '{url}', isRight: true },
])('a URL that $what is valid before the release is known: $isRight', ({ url, isRight }) => {
  for (const kind of ['image', 'page'] as const) {
    expect('value' in checkAsGiven(url, kind)).toBe(isRight)
  }
})

test.each([
  { what: 'opening braces', unit: '{' },
  { what: 'double braces', unit: '{{' },
  { what: 'unclosed words', unit: '{a ' },
  { what: 'spaces in a brace', unit: ' ' },
])('a long text of $what has no placeholder', ({ unit }) => {
  expect(placeholdersIn(`{${unit.repeat(200_000)}`)).toEqual([])
})
