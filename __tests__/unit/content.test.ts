import { expect, test } from '@jest/globals'
import { inputFailure, type Problem, ProblemCollector, problem, problemText } from '../../src/base/problems.ts'
import { createSecrets } from '../../src/base/secrets.ts'
import { readContent } from '../../src/content/content.ts'
import { type Content, checkPayloadFile } from '../../src/content/given.ts'
import type { DerivedValue } from '../../src/github/github-data.ts'
import { fieldNames, type RequiredField, textFields } from '../../src/inputs/notification-fields.ts'
import type { SendInputs } from '../../src/inputs/settings.ts'
import { bodyOf } from '../../src/push/push-service.ts'
import type { DerivedContent } from '../../src/release/derived-content.ts'
import { contentFromEvent } from '../../src/release/event-content.ts'
import { eventOf, fetchedOf } from '../helpers/github-data.ts'
import {
  type FoundFields,
  fieldsFromFile,
  fieldsFromInputs,
  mergeContent,
  noFile,
  readExtraFields,
} from '../helpers/given.ts'
import { everyRelease, givenInputs } from '../helpers/inputs.ts'
import { content } from '../helpers/send.ts'

const none = { title: '', message: '', 'icon-url': '', 'landing-url': '' }
const secrets = createSecrets({ apiToken: 'token-0123456789', githubToken: 'ghs_0123456789' })
const inputs = (given: Partial<SendInputs>) => fieldsFromInputs(givenInputs(given), secrets)
const file = (text: string) => fieldsFromFile('push.yml', { text }, secrets)
const derivedAs = (text: string) => ({ value: text })
const url = derivedAs('https://e.example/')
const event = (fields: Partial<Record<RequiredField, DerivedValue>> = {}): DerivedContent => ({
  kind: 'content',
  source: 'event',
  fields: { title: derivedAs('E'), message: derivedAs('E'), icon_url: url, landing_url: url, ...fields },
})
const merge = (given: FoundFields, read = noFile, from: DerivedContent = { kind: 'none', event: 'push' }) =>
  mergeContent(given, read, from, secrets)
const problemsOf = (combined: object) =>
  'problems' in combined
    ? (combined.problems as Problem[]).map(
        ({ input, otherInputs = [], message }) => `${[input, ...otherInputs].join(', ')} ${message}`,
      )
    : []
const matching = (patterns: RegExp[]) => patterns.map(pattern => expect.stringMatching(pattern))

test('an input wins over the file, and the file over the event', async () => {
  const given = await inputs({ ...none, title: 'I', ttl: '1m' })
  const read = await file('utm_source: F\ntitle: F\nmessage: F\nttl: 5')
  const urls = { icon_url: url.value, landing_url: url.value }
  const fromEvent = { icon_url: 'event', landing_url: 'event' }
  const merged = merge(given, read, event())
  expect(merged).toEqual({
    content: {
      notification: { title: 'I', message: 'F', ...urls, utm_source: 'F', ttl: 60 },
      sources: { title: 'input', message: 'file', ...fromEvent, utm_source: 'file', ttl: 'input' },
    },
  })
  const inOrder = ['title', 'message', 'icon_url', 'landing_url', 'utm_source', 'ttl']
  const { content } = merged as { content: Content }
  expect([Object.keys(content.notification), Object.keys(content.sources)]).toEqual([inOrder, inOrder])
})

test('fields that are missing for the same reason are one problem', async () => {
  const noNotes = { missing: 'the release has no notes' }
  const from = event({ title: noNotes, message: noNotes, icon_url: { missing: 'the event has no owner' } })
  const why = [
    /^title, message are missing \(the release has no notes\); set them as inputs, or as `title`, `message` in `payload-file`$/,
    /^icon-url .* \(the event has no owner\)/,
  ]
  expect(problemsOf(merge(await inputs(none), undefined, from))).toEqual(matching(why))
})

const unnamed = /^title is missing \(this event supplies no content/

test.each<{ event: string | undefined; problem: RegExp }>([
  {
    event: 'push',
    problem:
      /^title .* \(the `push` event supplies no content, and an empty input counts as missing\); set it as .*, or set the `release` input to/,
  },
  { event: '`::x', problem: unnamed },
  { event: 'x`::x', problem: unnamed },
  { event: 'x'.repeat(41), problem: unnamed },
  { event: undefined, problem: /^title is missing; set it as an input, or as `title` in `payload-file`$/ },
])('the problem of a missing title says why the event $event does not supply it', async ({ event, problem }) => {
  const from: DerivedContent = event === undefined ? { kind: 'none' } : { kind: 'none', event }
  expect(problemsOf(merge(await inputs({ title: '' }), undefined, from))).toEqual(matching([problem]))
})

test('a value from the event must obey the rules of inputs', async () => {
  const bad = event({ title: derivedAs(' '), icon_url: derivedAs('http://e.example/') })
  const problems = problemsOf(merge(await inputs(none), undefined, bad))
  expect(problems).toEqual(
    matching([/^title taken from the event is invalid: \S/, /^icon-url taken from the event is invalid: \S/]),
  )
})

test('a problem is marked as one of the event if its value or what is missing comes from there', async () => {
  const marks = async (title: string, from: DerivedContent) => {
    const merged = merge(await inputs({ title }), undefined, from) as { problems: Problem[] }
    return merged.problems.map(({ mayBeInEvent }) => mayBeInEvent)
  }
  expect(await marks('', event({ title: derivedAs('token-0123456789') }))).toEqual([true])
  expect(await marks('', event({ title: { missing: 'the notes have a broken comment' } }))).toEqual([true])
  expect(await marks('', { kind: 'none' })).toEqual([false])
})

test.each([
  { source: 'event' as const, origin: 'release or deployment' },
  { source: 'release' as const, origin: 'release' },
])(
  'a token in a value from the $source is refused, and the problem says where to delete the token',
  async ({ source, origin }) => {
    const from = { ...event({ title: derivedAs('New: token-0123456789') }), source } as DerivedContent
    const remedy = `replace the token, and delete the old token from the ${origin}`
    expect(problemsOf(merge(await inputs({ title: '' }), undefined, from))).toEqual([
      `title contains the API token, which may already be public; ${remedy}`,
    ])
  },
)

const secondsOrDuration = 'use whole seconds (3600) or a duration (12h)'
test.each([
  { ttl: '-1', message: `is -1; ${secondsOrDuration}` },
  { ttl: '1.5', message: `is 1.5; ${secondsOrDuration}` },
  { ttl: '1e15', message: undefined },
  { ttl: 'true', message: `is a boolean; ${secondsOrDuration}` },
  { ttl: '[1]', message: `is a list; ${secondsOrDuration}` },
  { ttl: 'null', message: `has no value; ${secondsOrDuration}` },
  {
    ttl: 'soon',
    message: 'is not a duration; use whole seconds (3600), or a whole number with a unit: s, m, h, d or w (12h)',
  },
])('the `ttl` $ttl of a file has the problem: $message', async ({ ttl, message }) => {
  const { problems } = await file(`ttl: ${ttl}`)
  expect(problems.map(found => found.message)).toEqual(message === undefined ? [] : [message])
})

test('a `ttl` with a unit is refused if its number of seconds is a token', async () => {
  const numeric = createSecrets({ apiToken: '1234567860' })
  const { fields, problems } = await fieldsFromInputs(givenInputs({ ttl: '20576131m' }), numeric)
  expect(fields).not.toHaveProperty('ttl')
  expect(problems).toMatchObject([{ input: 'ttl', message: expect.stringContaining('the API token') }])
})

test('a problem of the file is reported even if an input overrides the value', async () => {
  expect(problemsOf(merge(await inputs({}), await file('title: 5')))).toEqual(matching([/^payload-file /]))
})

const whole = 'title: F\nmessage: F\nicon_url: https://f.example\nlanding_url: https://f.example'

interface OtherSources {
  unreadable?: string
  text?: string
  eventName?: string
  action?: string
  page?: string
  problems?: ProblemCollector
}

async function read(given: Partial<SendInputs>, beside: OtherSources = {}) {
  const { text = whole, eventName = 'release', action = 'published', page = 'https://r.example/' } = beside
  const { problems = new ProblemCollector(), unreadable } = beside
  const release = { tag_name: 'v1', name: 'One', id: 4711, body: 'R', draft: false, html_url: page }
  const repository = { name: 'site', private: false, owner: { avatar_url: 'https://r.example/' } }
  const asked: string[] = []
  const result: unknown = await readContent({
    inputs: givenInputs(given),
    problems,
    tokens: secrets,
    filter: everyRelease.filter,
    readFile: path => {
      asked.push(path)
      return { text }
    },
    eventName,
    wholeKey: key => `${key} 2026-W47`,
    readEvent: () => {
      asked.push('event')
      return { ...eventOf(eventName, { action, release, repository }), unreadable }
    },
    fetchRelease: async () => {
      asked.push('release')
      return fetchedOf({ release, repository })
    },
  }).catch(failure => failure)
  return { result, asked }
}

const fromFile = { 'payload-file': 'f.yml' }
const failing = (message: RegExp) => ({ message: expect.stringMatching(message) })
const push: OtherSources = { eventName: 'push' }

test('an unreadable release event is an error after all other problems, and nobody is told to fix it', async () => {
  const { result } = await read(content, { unreadable: 'the event is larger than 25 MiB' })
  expect(result).toMatchObject({ ...failing(/because the event is larger than 25 MiB\.$/), reason: 'invalid-input' })
  expect(result).toMatchObject({ hint: { newRunAfter: 'To send the notification,' } })
  const problems = new ProblemCollector()
  problems.add([problem('ttl', 'is wrong')])
  expect((await read(content, { unreadable: 'x', problems })).result).toMatchObject(failing(/^`ttl` is wrong/))
})
const byHand: OtherSources = { eventName: 'workflow_dispatch' }
const edited: OtherSources = { action: 'edited' }

interface Case {
  what: string
  given: Partial<SendInputs>
  beside?: OtherSources
  asked: string[]
}

test.each<Case & { source: string; tag?: string }>([
  { what: 'the inputs have all content', given: {}, beside: push, asked: [], source: 'input' },
  { what: 'only a file has content', given: { ...none, ...fromFile }, beside: push, asked: ['f.yml'], source: 'file' },
  {
    what: 'only a named release has content',
    given: { ...none, release: 'v1' },
    asked: ['release'],
    source: 'release',
    tag: 'v1',
  },
  {
    what: 'a person names a release, and nothing of it is needed',
    given: { release: 'v1' },
    beside: byHand,
    asked: [],
    source: 'input',
  },
  {
    what: 'only the pre-release flag of a named release is needed',
    given: { release: 'v1' },
    beside: push,
    asked: ['release'],
    source: 'input',
    tag: 'v1',
  },
  {
    what: 'the latest release is needed only for a filter',
    given: { release: 'latest' },
    asked: ['release'],
    source: 'input',
    tag: 'v1',
  },
  { what: 'only the release event has content', given: none, asked: ['event'], source: 'event', tag: 'v1' },
  { what: 'nothing is missing on another activity', given: {}, beside: edited, asked: ['event'], source: 'input' },
])('the title comes from the $source if $what', async ({ given, beside, asked, source, tag }) => {
  const release = tag && { tag }
  expect(await read(given, beside)).toMatchObject({
    result: { content: { sources: { title: source } }, release },
    asked,
  })
})

test.each<{ why: string; given: Partial<SendInputs> }>([
  { why: 'content is missing', given: none },
  { why: 'a placeholder needs the release', given: { title: '{tag}' } },
  { why: 'a filter needs the release', given: { 'max-age': '1h' } },
])('the activity `edited` is skipped if $why', async ({ given }) => {
  const skip = { kind: 'activity', actual: 'edited' }
  expect(await read(given, edited)).toMatchObject({ result: { skip }, asked: ['event'] })
})

test('the activity `released` without a key is an error even if all content is given', async () => {
  const message = /^`once-key` is missing, .*set `once-key: release-\{tag\}`, .*`contents: write` permission/
  expect(await read({}, { action: 'released' })).toMatchObject({ result: failing(message), asked: ['event'] })
})

test('extra fields are read, and are empty if none are given', async () => {
  const text = '{ "Subtitle": "a", "constructor": 1, "b": ["x", null, { "c": true }] }'
  expect((await read({ 'extra-fields': text }, push)).result).toMatchObject({
    extraFields: { Subtitle: 'a', constructor: 1, b: ['x', null, { c: true }] },
  })
  expect((await read({}, push)).result).toMatchObject({ extraFields: {} })
})

test('placeholders are replaced in fields, extra fields and the key', async () => {
  const given = { title: '{name} {version}', 'extra-fields': 'a: "{tag}"', 'once-key': 'k-{tag}', release: 'v1' }
  expect(await read(given)).toMatchObject({
    result: { content: { notification: { title: 'One 1' } }, extraFields: { a: 'v1' }, onceKey: 'k-v1' },
    asked: ['release'],
  })
})

test('`{key}` in extra fields is the whole key with its period, and needs no release', async () => {
  const given = { 'extra-fields': 'a: "{key}"\nb: ["x {key}", 5]', 'once-key': 'spring' }
  expect(await read(given, push)).toMatchObject({
    result: { extraFields: { a: 'spring 2026-W47', b: ['x spring 2026-W47', 5] }, onceKey: 'spring' },
    asked: [],
  })
  const ofRelease = { 'extra-fields': 'a: "{key}, {name}"', 'once-key': 'k-{tag}', release: 'v1' }
  expect((await read(ofRelease)).result).toMatchObject({ extraFields: { a: 'k-v1 2026-W47, One' } })
})

test('`{key}` is text anywhere else, and the mistake of a word in braces if there is a release', async () => {
  expect((await read({ title: '{key}', 'once-key': 'k' }, push)).result).toMatchObject({
    content: { notification: { title: '{key}' } },
  })
  const message = /^`title` contains "\{key\}", which is not a placeholder/
  expect((await read({ title: '{key}', 'once-key': 'k-{tag}', release: 'v1' })).result).toMatchObject(failing(message))
})

test('`{key}` without a `once-key` is an error, and the value of a key is not read for placeholders', async () => {
  const message =
    /^extra-fields: `a` contains the placeholder `\{key\}`, but this run has no `once-key`; set `once-key`/
  expect((await read({ 'extra-fields': 'a: "{key}"' }, push)).result).toMatchObject(failing(message))
  const { result } = await read({ 'extra-fields': 'a: "{key}"', 'once-key': '{name} v1', release: 'v1' })
  expect(result).toMatchObject({ extraFields: { a: 'One v1 2026-W47' } })
})

test('a token that a release completes in a key is not published in extra fields', async () => {
  const { result } = await read({ 'extra-fields': 'a: "token-{key}"', 'once-key': '0123456789-{tag}', release: 'v1' })
  expect(result).toMatchObject(failing(/^extra-fields: `a` would contain the API token/))
})

test('the result says that a message is the default one, also in a placeholder', async () => {
  const { result } = await read({ title: '{message}', release: 'v1' })
  expect(result).toMatchObject({ content: { notification: { title: 'See what is new.' }, messageSource: 'default' } })
})

test.each<Case & { message: RegExp }>([
  {
    what: 'all problems are reported in one failure',
    given: { ...none, ...fromFile, release: 'v1', ttl: 'x', 'extra-fields': '5' },
    beside: { text: 'titel: a' },
    asked: ['f.yml'],
    message: /^.*3 problems.*ttl.*titel.*extra-fields/s,
  },
  {
    what: 'if a file cannot be read, no field is reported as missing',
    given: { ...none, ...fromFile },
    beside: { ...push, text: 'title: [' },
    asked: ['f.yml'],
    message: /^[^\n]*is not valid YAML or JSON[^\n]*$/,
  },
  {
    what: 'extra fields are checked even if the run would be skipped',
    given: { ...none, 'extra-fields': '5' },
    beside: edited,
    asked: ['event'],
    message: /extra-fields/,
  },
  {
    what: 'wrong content is reported before a release is fetched',
    given: { title: '', release: 'v1', actions: '[{ text: a, url: "https://user@a.example/" }]' },
    asked: [],
    message: /actions\[0\]/,
  },
  {
    what: 'a wrong placeholder is reported before a release is fetched',
    given: { title: '{verison}', release: 'latest' },
    asked: [],
    message: /^[^\n]*title[^\n]*which is not a placeholder; use one of `\{tag\}`[^\n]*$/,
  },
  {
    what: 'filters and placeholders are errors on a push, which has no release',
    given: { title: '{tag} {name}', 'release-level': 'major', 'max-age': '1h' },
    beside: push,
    asked: ['event'],
    message:
      /^3 problems.*title.*contains the placeholder .\{tag\}., but this run has no release; set the `release` input.*release-level.*needs a release, but this run has none; set .*max-age/s,
  },
  {
    what: 'a placeholder without a value is an error',
    given: { ...none, title: '{url}', release: 'v1' },
    beside: { page: 'none' },
    asked: ['release'],
    message: /^2 problems.*title.*contains the placeholder `\{url\}`, which has no value.*landing-url.* is missing/s,
  },
  {
    what: 'a release page with a user name in its URL is refused',
    given: { 'landing-url': '', release: 'v1' },
    beside: { page: 'https://user:word@r.example/' },
    asked: ['release'],
    message: /landing-url.* is missing \(GitHub returned no http or https URL in `release\.html_url`\)/,
  },
  {
    what: 'a control character in extra fields is refused at its place',
    given: { 'extra-fields': 'a: ["x", "\\a"]' },
    beside: push,
    asked: [],
    message: /^extra-fields: `a\[1\]` .*contains the control character U\+0007/,
  },
])('$what', async ({ given, beside, asked, message }) => {
  expect(await read(given, beside)).toMatchObject({ result: failing(message), asked })
})

test.each<Case>([
  { what: 'the tag', given: { 'once-key': 'k-{tag}' }, asked: ['event'] },
  { what: 'the version', given: { 'once-key': 'k-1' }, asked: ['event'] },
  { what: 'the name', given: { 'once-key': 'the One' }, asked: ['event'] },
  { what: 'the id', given: { 'once-key': 'k-4711' }, asked: ['event'] },
  { what: 'the tag in the `release` input', given: { 'once-key': 'k-v1', release: 'v1' }, beside: byHand, asked: [] },
  { what: 'the version of that tag', given: { 'once-key': 'k-1', release: 'refs/tags/v1' }, beside: byHand, asked: [] },
  {
    what: 'the id of the release of that tag',
    given: { 'once-key': '4711', release: 'v1' },
    beside: byHand,
    asked: ['release'],
  },
  { what: 'a period', given: { 'once-key': 'weekly', 'once-per': 'week', release: 'v1' }, beside: byHand, asked: [] },
])('a key with $what is accepted, because it differs for each release', async ({ given, beside, asked }) => {
  expect(await read(given, beside)).toMatchObject({ result: { content: {} }, asked })
})

test.each<Case>([
  { what: 'on a release event', given: { 'once-key': 'announcement' }, asked: ['event'] },
  {
    what: 'with a tag in the `release` input',
    given: { 'once-key': 'announcement', release: 'v1' },
    asked: ['release'],
  },
  { what: 'with `release: latest`', given: { 'once-key': 'announcement', release: 'latest' }, asked: ['release'] },
  { what: 'if it has a year with the digit of the version', given: { 'once-key': 'k-2016' }, asked: ['event'] },
  { what: 'if it has only the name of the repository', given: { 'once-key': 'k-{repository}' }, asked: ['event'] },
])('a key that all releases would share is an error $what', async row => {
  const { result, asked } = await read(row.given)
  expect(asked).toEqual(row.asked)
  expect(result).toMatchObject(
    failing(
      /^`once-key` does not contain the tag, .* of the release "v1", .*set `once-key: release-\{tag\}`\. Careful: a new key has no record yet, so the first run with it sends again, even what was already announced\.$/,
    ),
  )
})

test('a key with a wrong placeholder has only one problem', async () => {
  const { result } = await read({ 'once-key': 'release-{number}' })
  expect(result).toMatchObject(failing(/^`once-key` contains "\{number\}", which is not a placeholder[^\n]*$/))
})

test('a message from an input has no source in the release', async () => {
  const { result } = await read({ title: '{tag}', release: 'v1' })
  expect(result).toMatchObject({ content: { notification: { title: 'v1', message: content.message } } })
  expect(result).toMatchObject({ content: { messageSource: undefined } })
})

test('readContent reports no more problems of inputs that were already refused', async () => {
  const given = { title: '', ttl: '', 'extra-fields': '', 'payload-file': '', 'once-key': '', release: '' }
  const problems = new ProblemCollector()
  problems.refuse(Object.keys(given).map(name => problem(name, 'contains a token')))
  const { result, asked } = await read(given, { text: 'titel: a', problems })
  expect(asked).toEqual([])
  const lines = (result as Error).message.split('\n')
  expect(lines.slice(1)).toEqual(Object.keys(given).map(name => `- \`${name}\` contains a token.`))
})

const right = 'url: "https://a.example"'

test.each<{ actions: string; wrong: RegExp[] }>([
  {
    actions: '5',
    wrong: [
      /^`actions` .* is a number; use a list with two lines for each button: `- text: Read more`, and below it `url: .*`\.$/,
    ],
  },
  { actions: '[]', wrong: [/^`actions` .* is an empty list/] },
  { actions: '[x]', wrong: [/^`actions\[0\]` .* is text; use a mapping/] },
  { actions: '[{}]', wrong: [/^`actions\[0\]\.text` .* is missing/, /^`actions\[0\]\.url` .* is missing/] },
  {
    actions: '[{text: "", url: ""}]',
    wrong: [/^`actions\[0\]\.text` .* is blank/, /^`actions\[0\]\.url` .* is blank/],
  },
  { actions: `[{text: 2024, ${right}}]`, wrong: [/^`actions\[0\]\.text` .* is a number, not text; put it in quotes/] },
  {
    actions: '[{text: 2024, url: x}]',
    wrong: [/^`actions\[0\]\.text` .* is a number/, /^actions\[0\]\.url .*: "x" is not an absolute URL/],
  },
  { actions: '- text: a\n  url: b', wrong: [/^actions\[0\]\.url \(line 2, column 8\): "b" is not an absolute URL/] },
  { actions: '- text: a\n  url: [', wrong: [/^`actions` \(line 2, column 9\) is not valid YAML or JSON/] },
  { actions: `[{text: a, ${right}, Text: b}]`, wrong: [/^`actions\[0\]\.Text` .* is not part of a button/] },
  { actions: `[{text: a, ${right}, __proto__: {}}]`, wrong: [/^`actions\[0\]\.__proto__` .* is not part of a button/] },
  { actions: `[{text: a, ${right}}, 1e999]`, wrong: [/^`actions\[1\]` .* is 1e999, which JSON cannot/] },
])('each problem of the buttons $actions has a position', async ({ actions, wrong }) => {
  const { problems } = await inputs({ actions })
  expect(problems.map(problemText)).toEqual(matching(wrong))
  for (const { position } of problems)
    expect(position).toEqual({ line: expect.any(Number), column: expect.any(Number) })
})

test('`ttl` in a file may be a duration or a number of seconds', async () => {
  expect((await file('ttl: 2d')).fields).toEqual({ ttl: 172_800 })
  expect((await file('ttl: "60"')).fields).toEqual({ ttl: 60 })
  expect((await file('ttl: 60')).fields).toEqual({ ttl: 60 })
})

test.each<{ text: string; wrong: RegExp[] }>([
  { text: 'mesage: a', wrong: [/`mesage` is not a field.*\. Did you mean "message"\?/] },
  { text: 'headline: a', wrong: [/`headline` is not a field.*; the fields are title, message, /] },
  { text: 'title:\n  a: 1', wrong: [/line 1, column 1: `title` is a mapping; use text\.$/] },
  { text: 'title: 5', wrong: [/`title` is a number, not text; put it in quotes\.$/] },
  { text: 'title: 2.0', wrong: [/`title` is 2\.0, which YAML reads as 2; .* in quotes if it is text\.$/] },
  { text: 'title: true', wrong: [/`title` is a boolean, not text; put it in quotes\.$/] },
  { text: 'title:', wrong: [/`title` has no value; use text \(in quotes if it begins with `#`\)\.$/] },
  {
    text: 'icon_url: 5\nlanding_url: 5',
    wrong: [/ is a number; use an https URL\.$/, / is a number; use an http or https URL\.$/],
  },
  { text: '', wrong: [/push\.yml: the file is empty/] },
  {
    text: '\n- title: a',
    wrong: [/push\.yml, line 2, column 1: the file is a list; write notification fields as `name: value`\.$/],
  },
  { text: 'Hello', wrong: [/push\.yml, line 1, column 1: the file is text;/] },
  {
    text: 'target: { type: all }',
    wrong: [/`target` cannot be set in a payload file; set the `target` input in the workflow/],
  },
  { text: '__proto__: { title: a }', wrong: [/line 1.*`__proto__` is not a field/] },
  { text: 'ttl: soon', wrong: [/`ttl`: "soon" is not a duration; use whole seconds \(3600\)/] },
  { text: 'ttl: 9007199254740992s', wrong: [/`ttl`: "9007199254740992s" is too long/] },
  { text: 'ttl: [1h]', wrong: [/`ttl` is a list; use whole seconds \(3600\) or a duration \(12h\)\.$/] },
  { text: 'ttl: 0.5', wrong: [/`ttl` is 0.5; use whole seconds \(3600\) or a duration \(12h\)\.$/] },
  {
    text: 'message: " "\nttl: null\nactions:',
    wrong: [/`message` is blank/, /`ttl` has no value/, /`actions` has no value/],
  },
  ...textFields.map(field => ({ text: `${field}: ''`, wrong: [RegExp(`\`${field}\` is blank`)] })),
  {
    text: 'ttl: 9007199254740993\ntitel: a\ntitle: ""\nbanner_url: !x b\nactions: [{}]',
    wrong: [
      /line 1, column 6: `ttl` is 9007199254740993, but JSON keeps whole numbers/,
      /line 2, column 8: `titel` is not a field of a notification\. Did you mean "title"\?/,
      /line 3, column 8: `title` is blank/,
      /line 4, column 16: `banner_url` has a tag/,
      /line 5, column 11: `actions\[0\]\.text` is missing/,
      /`actions\[0\]\.url` is missing/,
    ],
  },
  { text: '"title, icon_url": 1', wrong: [/column \d+: `title, icon_url` is not a field/] },
  { text: '" ": 1', wrong: [/column \d+: ` ` is not a field/] },
  { text: '"a\\n- b": 1', wrong: [/column \d+: `a - b` is not a field/] },
  { text: 'landing_url: ftp://x', wrong: [/column 14: `landing_url`: "ftp:\/\/x" has the scheme ftp;/] },
])('the problems of the file $text are in the order of its lines', async ({ text, wrong }) => {
  const { problems } = await file(text)
  expect(problems.map(problemText)).toEqual(matching(wrong))
  for (const { reason } of problems) expect(reason).toBe('invalid-input')
})

test('a token in the release notes or in a file is refused and not quoted', async () => {
  const body = '<!-- web-push: The token is token-0123456789. -->'
  const repository = { name: 'r', private: false, owner: { avatar_url: url.value } }
  const payload = { action: 'published', release: { name: '1', body, html_url: url.value }, repository }
  const release = contentFromEvent(eventOf('release', payload), false, everyRelease)
  const refused = problemsOf(merge(await inputs({ message: '' }), undefined, release))
  expect(refused).toEqual(matching([/^message contains the API token/]))
  for (const text of ['title: "\\u0074oken-0123456789"\nttl: x', 'ghs_0123456789: a', '# token-0123456789']) {
    const { problems } = await file(text)
    expect(problems.map(problemText)).toEqual(matching([/^payload-file: push\.yml: the file contains the /]))
    expect(JSON.stringify(problems)).not.toMatch(/0123|oken-/)
  }
})

const keys = Array.from({ length: 1_000 }, (_, index) => `k${index}: 1\n`).join('')

test('of many problems in a file, the first hundred are listed and all are counted', async () => {
  const { problems } = await file(`title: 5\n${keys}`)
  const text = inputFailure([...problems, problem('ttl', 'is wrong')]).message.split('\n')
  expect(text).toHaveLength(102)
  expect([text[0], ...text.slice(-2)].join()).toMatch(/^1002 problems:,.*`k98` is not a field.*,- and 902 more$/)
})

const check = async (text: string, given: Partial<SendInputs> = {}) =>
  checkPayloadFile('a.yml', { text }, (await inputs({ ...none, ...given })).layer, secrets)

test.each([
  { what: 'wrong keys', text: keys, count: 904 },
  { what: 'many duplicates of one key', text: 'a: 1\n'.repeat(300), count: 199 },
])('the preview of a file with $what lists a hundred problems and counts the others', async ({ text, count }) => {
  const { problems } = await check(text)
  expect(problems).toHaveLength(101)
  expect(problems.at(-1)).toMatchObject({ message: `has ${count} more problems; fix those shown first` })
})

test('the preview of a complete file has its trimmed content, with inputs first, and the position of each value', async () => {
  const buttons = 'actions: [{ text: " a ", url: " https://a.example " }]'
  const { content, positionOf, problems } = await check(`$schema: x\n${whole}\n${buttons}`, { title: 'I', ttl: 'x' })
  const actions = [{ text: 'a', url: 'https://a.example' }]
  expect(content?.notification).toMatchObject({ title: 'I', message: 'F', actions })
  expect(content?.sources).toMatchObject({ title: 'input', message: 'file' })
  expect(positionOf(['message'])).toEqual({ line: 3, column: 10 })
  // The file is valid, so the invalid `ttl` input must not be reported here.
  expect(problems).toEqual([])
})

test('the preview of an unreadable file has only that problem, and no missing fields', async () => {
  const unreadable = problem({ input: 'payload-file', file: 'a.yml' }, 'does not exist')
  const result = await checkPayloadFile('a.yml', { problem: unreadable }, (await inputs(none)).layer, secrets)
  expect(result.problems).toEqual([unreadable])
  expect(result.positionOf(['title'])).toBeUndefined()
})

test.each(whole.split('\n'))('the preview of a file without %j has no content', async line => {
  const result = await check(whole.replace(line, ''))
  expect(result.content).toBeUndefined()
  const message = 'is missing; add it to this file, or set it as an input'
  expect(result.problems).toMatchObject([{ path: [line.split(':')[0]], position: { line: 1, column: 1 }, message }])
})

test.each([...fieldNames, 'target', 'Target', 'Icon-URL'])(
  '%s cannot be an extra field, because it has its own input',
  async name => {
    const text = JSON.stringify({ other: 1, [name]: 1 })
    const { fields, problems } = await readExtraFields(text, secrets)
    expect(fields).toEqual({})
    const message = expect.stringContaining(`\`${name.replaceAll('_', '-').toLowerCase()}\``)
    const position = { line: 1, column: text.length - 1 }
    expect(problems).toMatchObject([{ input: 'extra-fields', path: [name], position, message }])
  },
)

test.each(['5', '[]', 'null', 'a: [', 'a: 1e999'])('%j is refused as extra fields', async text => {
  const { problems } = await readExtraFields(text, secrets)
  expect(problems).toMatchObject([{ input: 'extra-fields', reason: 'invalid-input' }])
})

test('extra fields cannot change the target in the body', () => {
  const notification = { title: 'a', message: 'b', icon_url: 'https://a.example', landing_url: 'https://a.example' }
  const body = bodyOf(notification, { type: 'all' }, JSON.parse('{"__proto__":{"target":1},"a":1}'))
  const start = JSON.stringify({ ...notification, target: { type: 'all' } }).slice(0, -1)
  expect(body).toBe(`${start},"__proto__":{"target":1},"a":1}`)
})

test('a control character in a text of a file is a problem at its position', async () => {
  const { problems } = await file('title: "Sale\\0"\nmessage: A\nactions: [{text: "\\a", url: "https://a.example"}]')
  const told = (name: string) => `contains the control character ${name}, which subscribers would not see; remove it`
  expect(problems).toMatchObject([
    { path: ['title'], position: { line: 1, column: 8 }, message: told('U+0000') },
    { path: ['actions', 0, 'text'], position: { line: 3, column: 18 }, message: told('U+0007') },
  ])
})

test('a problem quotes at most 100 characters of a file', async () => {
  const secret = 'npm_'.padEnd(300, 'x')
  const quoted = async (text: string) => {
    const { problems } = await file(text)
    return inputFailure([...problems]).message
  }
  for (const text of [`${secret}: ${secret}`, `a: !${secret} b`, `%${secret}\n---\na`]) {
    expect(await quoted(text)).not.toContain('x'.repeat(100))
  }
  expect(await quoted(`ttl: ${'9'.repeat(300)}`)).not.toContain('9'.repeat(101))
  expect(await quoted(`actions: [${secret}]`)).not.toContain('npm_')
})
