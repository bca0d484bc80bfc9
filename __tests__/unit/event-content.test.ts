import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createSecrets } from '../../src/base/secrets.ts'
import type { DerivedContent, DerivedFields } from '../../src/release/derived-content.ts'
import * as eventContent from '../../src/release/event-content.ts'
import * as releaseContent from '../../src/release/release-content.ts'
import type { ReleaseFilter } from '../../src/release/release-filter.ts'
import { eventOf, fetchedOf } from '../helpers/github-data.ts'
import { everyRelease } from '../helpers/inputs.ts'

interface GivenEvent {
  name: string
  payload: unknown
  unreadable?: string
}

const contentFromEvent = ({ name, payload, unreadable }: GivenEvent, hasOnceKey: boolean) =>
  eventContent.contentFromEvent({ ...eventOf(name, payload), unreadable }, hasOnceKey, everyRelease)

/** Values to set in a payload, by path, such as `release.draft`. */
type Values = Record<string, unknown>

interface Examples {
  name: string
  examples: Values[]
}

const require = createRequire(import.meta.url)
const onGitHub: Examples[] = require('@octokit/webhooks-examples')

function example(name: string): Values {
  const isAnnounced = ({ action, deployment_status: status }: Values) =>
    action === 'published' || (status as Values | undefined)?.state === 'success'
  const payload = onGitHub.find(event => event.name === name)?.examples.find(isAnnounced)
  if (payload === undefined) throw new Error(`no such example of ${name}`)
  return payload
}

/** Returns a copy of the payload with these values. Ignores any path that goes through a non-object. */
function changed(payload: Values, values: Values): Values {
  const copy = structuredClone(payload)
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let parent: unknown = copy
    for (const key of keys) parent = (parent as Values | null | undefined)?.[key]
    if (typeof parent === 'object' && parent !== null) Object.assign(parent, { [last]: value })
  }
  return copy
}

const published = example('release')
const deployed = example('deployment_status')
const release = (values: Values = {}, hasOnceKey = false) =>
  contentFromEvent({ name: 'release', payload: changed(published, values) }, hasOnceKey)

function partsOf(derived: DerivedContent) {
  if (derived.kind !== 'content') throw new Error(`${derived.kind} instead of content`)
  const values: Record<string, string> = {}
  const missing: Record<string, string> = {}
  for (const [field, part] of Object.entries(derived.fields)) {
    if ('value' in part) values[field] = part.value
    else if ('missing' in part) missing[field] = part.missing
  }
  return { values, missing }
}
const valuesOf = (derived: DerivedContent) => partsOf(derived).values

const icon = 'https://avatars1.githubusercontent.com/u/21031067?v=4&s=200'
const asSent = {
  title: 'Hello-World 0.0.1',
  message: 'See what is new.',
  icon_url: icon,
  landing_url: 'https://github.com/Codertocat/Hello-World/releases/tag/0.0.1',
}

const homepage = (page: string | null) => ({ 'repository.private': true, 'repository.homepage': page })

test.each<{ what: string; values: Values; expected: Values }>([
  { what: 'without name and notes', values: {}, expected: asSent },
  {
    what: 'with a name',
    values: { 'release.name': '  Spring\n\trelease \u202e🌷\u0000 ' },
    expected: { title: 'Hello-World Spring release 🌷' },
  },
  { what: 'with a number as its name', values: { 'release.name': 7 }, expected: asSent },
  { what: 'with an invisible name', values: { 'release.name': '\u200b' }, expected: asSent },
  {
    what: 'of a private repository',
    values: homepage('https://octo.example'),
    expected: { landing_url: 'https://octo.example' },
  },
  {
    what: 'of an internal repository',
    values: { 'repository.visibility': 'internal', 'repository.homepage': 'http://octo.example' },
    expected: { landing_url: 'http://octo.example' },
  },
  {
    what: 'of a repository of unknown visibility',
    values: { 'repository.private': undefined, 'repository.homepage': 'https://o.example' },
    expected: { landing_url: 'https://o.example' },
  },
  {
    what: 'with an avatar of another size',
    values: { 'repository.owner.avatar_url': 'https://a.example/u?s=40&v=4&s=7#x' },
    expected: { icon_url: 'https://a.example/u?s=200&v=4#x' },
  },
  {
    what: 'with an avatar that has a query',
    values: { 'repository.owner.avatar_url': 'https://a.example/?t=B%2BC' },
    expected: { icon_url: 'https://a.example/?t=B%2BC&s=200' },
  },
])('a release $what is announced', ({ values, expected }) => {
  expect(valuesOf(release(values))).toMatchObject(expected)
})

const octo = 'octo-repo'

test.each<{ repository: string; name: string | null; tag: string; title: string; why: string }>([
  { repository: octo, name: 'v2.1.0', tag: 'x', title: 'octo-repo v2.1.0', why: 'the name lacks the repository' },
  { repository: octo, name: 'Octo Repo 2.1', tag: 'x', title: 'Octo Repo 2.1', why: 'the name has both words' },
  { repository: 'next.app', name: 'NextApp 15', tag: 'x', title: 'NextApp 15', why: 'the name has both words as one' },
  { repository: 'ui', name: 'Build 2.1', tag: 'x', title: 'ui Build 2.1', why: '"Build" is a different word' },
  { repository: 'site', name: 'Sitemap', tag: 'x', title: 'site Sitemap', why: '"Sitemap" is a different word' },
  { repository: '-', name: '1', tag: 'x', title: '- 1', why: 'the repository has no word' },
  { repository: octo, name: null, tag: 'v2.1.0', title: 'octo-repo v2.1.0', why: 'the tag replaces a missing name' },
  { repository: octo, name: ' ', tag: 'octo-repo-v2', title: 'octo-repo-v2', why: 'the tag has both words' },
  { repository: octo, name: '@octo/ui@1.4.0', tag: 'x', title: '@octo/ui 1.4.0', why: 'the name is a package' },
  { repository: octo, name: '', tag: 'ui@v1.4.0-hotfix.1', title: 'ui v1.4.0-hotfix.1', why: 'the tag is a package' },
  { repository: octo, name: 'v1.4.0', tag: 'ui@1.4.0', title: 'octo-repo v1.4.0', why: 'the name comes first' },
  { repository: 'r', name: 'ui@1 and core@2', tag: 'x', title: 'r ui@1 and core@2', why: 'it has two packages' },
  { repository: octo, name: 'release/2.1.0', tag: 'x', title: 'octo-repo 2.1.0', why: 'a prefix is left out' },
  { repository: octo, name: null, tag: 'releases/v2', title: 'octo-repo v2', why: 'a prefix of a tag is left out' },
  { repository: 'r', name: 'Release/day', tag: 'x', title: 'r Release/day', why: 'no version follows the prefix' },
])('a release $name ($tag) of $repository has the title $title, because $why', row => {
  const { repository, name, tag, title } = row
  const values = { 'repository.name': repository, 'release.name': name, 'release.tag_name': tag }
  expect(valuesOf(release(values)).title).toBe(title)
})

test.each([
  { body: '<!-- web-push: Offline maps. -->', value: 'Offline maps.', source: 'comment' },
  { body: 'One.\n\n- two', value: 'See what is new.', source: 'default' },
])('the message from the notes $body has the source $source', ({ body, value, source }) =>
  expect(release({ 'release.body': body })).toMatchObject({ fields: { message: { value } }, messageSource: source }),
)

test('a release whose notes have an invalid web-push comment lacks its message', () => {
  const { missing } = partsOf(release({ 'release.body': '<!-- web-push: -->' }))
  expect(missing).toEqual({ message: expect.stringContaining('comment in the release notes has no text') })
})

test.each<{ field: string; why: string; values: Values }>([
  {
    field: 'title',
    why: 'the event has neither `release.name` nor `release.tag_name`',
    values: { 'release.name': '', 'release.tag_name': ' ' },
  },
  {
    field: 'title',
    why: 'the event has no `repository.name`',
    values: { 'repository.name': 'x'.repeat(65_537) },
  },
  { field: 'message', why: 'the event has no `release.body` that is text', values: { 'release.body': ['x'] } },
  { field: 'landing_url', why: 'the event has no `release.html_url`', values: { 'release.html_url': null } },
  {
    field: 'landing_url',
    why: 'the event has no http or https URL in `release.html_url`',
    values: { 'release.html_url': 'javascript:alert(1)' },
  },
  {
    field: 'landing_url',
    why: 'the event has no http or https URL of at most 2,048 characters in `release.html_url`',
    values: { 'release.html_url': `https://a.example/${'x'.repeat(2_048)}` },
  },
  {
    field: 'landing_url',
    why: 'the repository is private and has no homepage, so subscribers have no page to open; set a homepage with the gear beside About on the main page of the repository',
    values: homepage(null),
  },
  {
    field: 'icon_url',
    why: 'the event has no `repository.owner.avatar_url`',
    values: { 'repository.owner': undefined },
  },
  {
    field: 'icon_url',
    why: 'the event has no https URL in `repository.owner.avatar_url`',
    values: { 'repository.owner.avatar_url': 'http://ghe.example/avatars/u/5' },
  },
])('a release lacks only its $field: $why', ({ field, why, values }) => {
  const { values: others, missing } = partsOf(release(values))
  expect(missing).toEqual({ [field]: why })
  expect(Object.keys(others)).toHaveLength(3)
})

test('text and URLs of the maximum length are announced', () => {
  const name = 'x'.repeat(65_536)
  const page = 'https://a.example/'.padEnd(2_048, 'x')
  const values = { 'repository.name': name, 'release.name': 'y', 'release.html_url': page }
  expect(valuesOf(release(values))).toMatchObject({ title: `${name} y`, landing_url: page })
})

test.each([null, 'release'])('a release event supplies only the icon if its release is %j', value => {
  expect(valuesOf(release({ release: value }))).toEqual({ icon_url: icon })
})

const notAnnounceable = (why: unknown) => ({ kind: 'not-announceable', why })

const activities = new Set(onGitHub.find(({ name }) => name === 'release')?.examples.map(({ action }) => action))
activities.delete('published')
activities.delete('released')
test.each([...activities, 'unpublished', 'published\n::error::'])(
  'a release is not announced on the activity %j',
  action => {
    for (const hasOnceKey of [false, true])
      expect(release({ action }, hasOnceKey)).toEqual(notAnnounceable({ kind: 'activity', actual: action }))
  },
)

test('the activity `released` is an error without a key that prevents a second notification', () => {
  const released = { action: 'released' }
  const why = expect.stringMatching(/^is missing, .*`once-key: release-\{tag\}`, .*`contents: write` permission$/)
  expect(release(released)).toMatchObject({ kind: 'invalid', problems: [{ input: 'once-key', message: why }] })
  expect(release(released, true)).toEqual(release())
})

const onlyMissing = (why: string) => {
  return { values: {}, missing: { title: why, message: why, icon_url: why, landing_url: why } }
}

test('a release is not announced while it is a draft, or may be one', () => {
  expect(release({ 'release.draft': true })).toEqual(notAnnounceable({ kind: 'draft' }))
  expect(release({ action: 'released', 'release.draft': true }, true)).toMatchObject({ kind: 'not-announceable' })
  for (const draft of ['true', 1, {}]) {
    const why = 'the `release.draft` field of the event is neither true nor false'
    expect(partsOf(release({ 'release.draft': draft }))).toEqual(onlyMissing(why))
  }
})

test('a release that the input names has the same content as one from the event, and a different source', () => {
  const { release: given, repository } = published as { release: unknown; repository: unknown }
  const contentFromRelease = (found: { release: unknown; repository: unknown }) =>
    releaseContent.contentFromRelease(fetchedOf(found), everyRelease)
  expect(contentFromRelease({ release: given, repository })).toEqual({ ...release(), source: 'release' })
  const draft = contentFromRelease({ release: { draft: true }, repository })
  expect(draft).toMatchObject({ kind: 'not-announceable' })
  const { missing } = partsOf(contentFromRelease({ release: given, repository: undefined }))
  expect(missing).toMatchObject({ title: 'GitHub returned no `repository.name`', landing_url: expect.any(String) })
})

const now = new Date('2026-11-21T10:00:00Z')
const anHourOld = { 'release.tag_name': 'v1.2.3', 'release.published_at': '2026-11-21T09:00:00Z' }

const filtered = (values: Values, filter: Partial<ReleaseFilter>) => {
  const event = eventOf('release', changed(published, { ...anHourOld, ...values }))
  return eventContent.contentFromEvent(event, false, {
    ...everyRelease,
    filter: { ...filter, now },
    needsMessage: false,
  })
}

test('a release event is not announced if the release is too small or too old', () => {
  const release = { tag: 'v1.2.3', level: 'patch', age: 3_600 }
  const tooSmall = notAnnounceable({ kind: 'level', release, minLevel: 'minor' })
  const tooOld = notAnnounceable({ kind: 'age', release, age: 3_600, maxAge: 3_599, isDefault: false })
  expect(filtered({}, { level: 'minor' })).toEqual(tooSmall)
  expect(filtered({}, { maxAge: 3_599 })).toEqual(tooOld)
  expect(filtered({}, { level: 'patch', maxAge: 3_600 })).toMatchObject({ kind: 'content', release })
})

test.each<{ what: string; values: Values }>([
  { what: 'by its flag', values: { 'release.prerelease': true } },
  { what: 'by its tag', values: { 'release.tag_name': 'v1.2.3-rc.1' } },
])('a release event is announced only with the level prerelease if it is a pre-release $what', ({ values }) => {
  const held = { kind: 'not-announceable', why: { kind: 'level', release: { level: 'prerelease' } } }
  expect(filtered(values, {})).toMatchObject(held)
  expect(filtered(values, { level: 'patch' })).toMatchObject(held)
  expect(filtered(values, { level: 'prerelease' })).toMatchObject({ kind: 'content' })
})

const notText = 'the `action` field of the event is missing or not text, so the action takes no content from the event'
const unclearFlag = 'the `release.prerelease` field of the event is neither true nor false'
const unclearDraft = 'the `release.draft` field of the event is neither true nor false'

test.each<{ what: string; values: Values; message: string }>([
  { what: 'has no activity', values: { action: undefined }, message: `cannot be checked: ${notText}` },
  { what: 'may be a draft', values: { 'release.draft': 'no' }, message: `cannot be checked: ${unclearDraft}` },
  { what: 'may be a pre-release', values: { 'release.prerelease': 1 }, message: `cannot be checked: ${unclearFlag}` },
  {
    what: 'has no date',
    values: { 'release.published_at': undefined },
    message:
      'cannot be checked for the release "v1.2.3", because GitHub gives no publication date; to announce this release, set `release` to its tag, without `max-age`',
  },
])('an event that $what is a problem of `max-age`', ({ values, message }) => {
  const problems = [{ input: 'max-age', message }]
  expect(filtered(values, { maxAge: 60 })).toMatchObject({ kind: 'invalid', problems })
})

function placeholdersOf(content: DerivedContent) {
  return content.kind === 'content' ? content.placeholders : undefined
}

test('a release supplies a value for every placeholder', () => {
  const values = {
    'release.tag_name': 'ui@v1.2.3',
    'release.name': 'Spring',
    'release.body': '<!-- web-push: Maps. -->',
  }
  expect(placeholdersOf(release(values))).toMatchObject({
    tag: { value: 'ui@v1.2.3' },
    version: { value: '1.2.3' },
    name: { value: 'Spring' },
    repository: { value: 'Hello-World' },
    message: { value: 'Maps.' },
    url: { value: asSent.landing_url },
  })
  expect(placeholdersOf(release({ ...values, 'release.name': null }))).toMatchObject({
    name: { value: 'ui@v1.2.3' },
  })
})

test.each<{ tag: unknown; version: string }>([
  { tag: 'nightly', version: 'the tag "nightly" has no version such as v1.2.3' },
  { tag: '', version: 'the event has no `release.tag_name`' },
])('a release with the tag $tag has no version, and says why', ({ tag, version }) => {
  expect(placeholdersOf(release({ 'release.tag_name': tag }))).toMatchObject({ version: { missing: version } })
})

test('no placeholder has a value if the event has no activity', () => {
  const missing = { missing: notText }
  expect(placeholdersOf(release({ action: undefined }))).toEqual({
    tag: missing,
    version: missing,
    name: missing,
    repository: missing,
    message: missing,
    url: missing,
  })
})

test('a message that is not needed is not derived, even if the notes are not text', () => {
  expect(filtered({ 'release.body': 5 }, {})).toMatchObject({ fields: { message: { value: '' } } })
})

test('of the notes, only the web-push comment is searched for tokens, because nothing else is sent', () => {
  const messageOf = (body: string) => (release({ 'release.body': body }) as DerivedFields).fields.message
  expect(messageOf('The token is ghp_abcdefgh.')).toEqual({ value: 'See what is new.' })
  const withToken = 'The token is ghp_abcdefgh.'
  expect(messageOf(`<!-- web-push: ${withToken} -->`)).toEqual({ value: withToken })
})

const token = 'ghp_1.2345678abcdef'
const secrets = createSecrets({ apiToken: token })

const derivedFrom = (name: string, payload: Values, own = secrets) => {
  return eventContent.contentFromEvent(eventOf(name, payload, own), false, everyRelease)
}

test.each<{ what: string; name: string; values: Values; token?: string; found: string[] }>([
  {
    what: 'a tag and its version',
    name: 'release',
    values: { 'release.tag_name': token, 'release.name': 'One' },
    found: ['tag', 'version'],
  },
  {
    what: 'a tag without a version, and in the reason for that',
    name: 'release',
    values: { 'release.tag_name': `${'x'.repeat(90)}ghp_abcdefgh`, 'release.name': 'One' },
    token: 'ghp_abcdefgh',
    found: ['tag', 'version'],
  },
  {
    what: 'the name of a package, which the title writes differently',
    name: 'release',
    values: { 'release.tag_name': 'v1', 'release.name': 'ghp_pkgtoken@12345678abc' },
    token: 'ghp_pkgtoken@12345678abc',
    found: ['title', 'name'],
  },
  {
    what: 'a name with a prefix that the title leaves out',
    name: 'release',
    values: { 'release.tag_name': 'v1', 'release.name': 'release/12345678' },
    token: 'release/12345678',
    found: ['title', 'name'],
  },
  {
    what: 'the commit of a deployment, which the message shortens',
    name: 'deployment_status',
    values: { 'deployment.sha': 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00' },
    token: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
    found: ['message'],
  },
  {
    what: 'the page of a deployment, though its other address is only the log',
    name: 'deployment_status',
    values: {
      'deployment_status.environment_url': 'https://a.example/ghp_abcdefgh',
      'deployment_status.target_url': 'https://log.example/',
      'deployment_status.log_url': 'https://log.example/',
    },
    token: 'ghp_abcdefgh',
    found: ['landing_url'],
  },
])('a token is found in $what', ({ name, values, token: given = token, found }) => {
  const own = createSecrets({ apiToken: given })
  const derived = derivedFrom(name, changed(name === 'release' ? published : deployed, values), own)
  if (derived.kind !== 'content') throw new Error(derived.kind)
  const all = { ...derived.fields, ...derived.placeholders }
  const withToken = Object.entries(all).filter(([, part]) => 'token' in part)
  expect(withToken.map(([field]) => field).sort()).toEqual(found.sort())
})

const examples = { release: published, deployment_status: deployed }
test('the tag of a release is shown without a token', () => {
  const tag = `${'x'.repeat(90)}-v1-${token}`
  const derived = derivedFrom('release', changed(published, { 'release.tag_name': tag }))
  expect(derived).toMatchObject({ release: { tag: `${'x'.repeat(90)}-v1-***` } })
  const { data } = eventOf('release', changed(published, { 'release.tag_name': tag }), secrets)
  const latest = { chosenBy: 'version', shownTag: tag, newerTags: [tag] } as const
  const fetched = releaseContent.contentFromRelease({ data, latest }, everyRelease)
  const shown = `${'x'.repeat(90)}-v1-***`
  expect(fetched).toMatchObject({ release: { tag: shown, latest: { shownTag: shown, newerTags: [shown] } } })
  const needs = { ...everyRelease, filter: { now, level: 'minor', maxAge: 1 } as const }
  const values = { 'release.tag_name': `${'x'.repeat(90)}${token.replace(/\d/g, 'x')}`, 'release.published_at': null }
  const own = createSecrets({ apiToken: token.replace(/\d/g, 'x') })
  const event = eventOf('release', changed(published, values), own)
  const refused = eventContent.contentFromEvent(event, false, needs)
  expect(JSON.stringify(refused)).toContain('***')
  expect(JSON.stringify(refused)).not.toContain('ghp_')
})

test('the reason why a tag has no version quotes no part of a secret', () => {
  const own = createSecrets({ apiToken: token, proxyCredentials: ['proxy-password'] })
  const values = { 'release.tag_name': `${'x'.repeat(90)}proxy-password` }
  const derived = eventContent.contentFromEvent(
    eventOf('release', changed(published, values), own),
    false,
    everyRelease,
  )
  const missing = `the tag "${'x'.repeat(90)}***" has no version such as v1.2.3`
  expect(placeholdersOf(derived)).toMatchObject({ version: { missing } })
})

const deployment = (values: Values = {}) =>
  contentFromEvent({ name: 'deployment_status', payload: changed(deployed, values) }, false)

test('a deployment without a URL lacks only its landing page', () => {
  const values = { title: 'Hello-World deployed to production', message: 'f95f852 is live.', icon_url: icon }
  const why = 'the event has neither `deployment_status.environment_url` nor `deployment_status.target_url`'
  expect(partsOf(deployment())).toEqual({ values, missing: { landing_url: why } })
})

test.each<{ status: Values; expected: Values }>([
  { status: { description: ' Deployed\r\nin 12 s ' }, expected: { message: 'Deployed in 12 s' } },
  { status: { environment: 'Staging 2' }, expected: { title: 'Hello-World deployed to Staging 2' } },
  { status: { environment: undefined }, expected: { title: 'Hello-World deployed to production' } },
  {
    status: {
      environment_url: ' https://staging.example.com/?a=b%20c ',
      target_url: 'https://github.com/o/r/actions/runs/1',
    },
    expected: { landing_url: 'https://staging.example.com/?a=b%20c' },
  },
  {
    status: { environment_url: '', target_url: 'http://ci.example.com/1' },
    expected: { landing_url: 'http://ci.example.com/1' },
  },
  {
    status: { environment_url: 'https://exa\nmple.com', target_url: 'http://ci.example.com/1' },
    expected: { landing_url: 'http://ci.example.com/1' },
  },
])('a deployment with the status $status is announced with $expected', ({ status, expected }) => {
  const values = Object.fromEntries(Object.entries(status).map(([key, value]) => [`deployment_status.${key}`, value]))
  expect(valuesOf(deployment(values))).toMatchObject(expected)
})

test.each([undefined, 12345678, 'abc', 'xf95f852', 'f95f852x'])(
  'a deployment of the commit %j lacks its message',
  sha => {
    const why = 'the event has neither `deployment_status.description` nor `deployment.sha`'
    expect(partsOf(deployment({ 'deployment.sha': sha })).missing).toMatchObject({ message: why })
  },
)

test.each([
  {
    field: 'title',
    why: 'the event has neither `deployment_status.environment` nor `deployment.environment`',
    values: { 'deployment.environment': undefined, 'deployment_status.environment': undefined },
  },
  {
    field: 'landing_url',
    why: 'the event has no http or https URL in `deployment_status.environment_url` or `deployment_status.target_url`',
    values: { 'deployment_status.environment_url': 'ftp://a.example', 'deployment_status.target_url': 'a.b' },
  },
])('a deployment lacks its $field: $why', ({ field, why, values }) => {
  expect(partsOf(deployment(values)).missing).toMatchObject({ [field]: why })
})

test.each(['failure', 'in_progress', 'inactive'])('a deployment is not announced in the state %s', found =>
  expect(deployment({ 'deployment_status.state': found })).toEqual(notAnnounceable({ kind: 'state', actual: found })),
)

const repositoryPage = 'https://github.com/Codertocat/Hello-World'
const log = 'https://ci.example.com/log/1'
const live = 'https://shop.example.com/'

test.each<{ what: string; environment: string; target: string; logs: string }>([
  { what: 'the log', environment: '', target: log, logs: 'target_url' },
  { what: 'the log with a fragment', environment: '', target: `${log}#step:3`, logs: 'target_url' },
  { what: 'a run', environment: '', target: `${repositoryPage}/actions/runs/7/job/8`, logs: 'target_url' },
  { what: 'a check run', environment: `${repositoryPage}/runs/7`, target: '', logs: 'environment_url' },
  {
    what: 'the checks of a commit',
    environment: '',
    target: `${repositoryPage}/commit/c0ffee/checks`,
    logs: 'target_url',
  },
  {
    what: 'the checks of a pull request',
    environment: '',
    target: `${repositoryPage}/pull/7/checks?a`,
    logs: 'target_url',
  },
  {
    what: 'a run, with the name of the repository in capitals',
    environment: '',
    target: 'https://github.com/codertocat/HELLO-WORLD/actions/runs/7',
    logs: 'target_url',
  },
  { what: 'the log, twice', environment: log, target: log, logs: 'environment_url` and `deployment_status.target_url' },
])('a deployment that only links to $what lacks its landing page', ({ environment, target, logs }) => {
  const links = { environment_url: environment, target_url: target, log_url: log }
  const values = Object.fromEntries(Object.entries(links).map(([key, value]) => [`deployment_status.${key}`, value]))
  const { missing } = partsOf(deployment(values))
  expect(missing.landing_url).toMatch(`\`deployment_status.${logs}\` of the event is only the log of the deployment`)
  const withPage = { ...values, 'deployment_status.environment_url': live }
  expect(valuesOf(deployment(withPage)).landing_url).toBe(live)
})

test.each([
  'https://github.com/Codertocat/Hello-World',
  'https://github.com/Codertocat/Hello-World/releases/tag/v1',
  'https://github.com/Codertocat/Hello-World-2/actions/runs/7',
  'https://github.com/Codertocat/Hello-World/commit/c0ffee',
  'https://shop.example.com/Codertocat/Hello-World/actions/runs/7',
])('a deployment can link to %s, which is not about a run of this repository', page => {
  const values = { 'deployment_status.target_url': page, 'deployment_status.log_url': log }
  expect(valuesOf(deployment(values)).landing_url).toBe(page)
})

test('any other kind of event supplies no content', () => {
  const rest = onGitHub.filter(({ name }) => name !== 'release' && name !== 'deployment_status')
  expect(rest.length).toBeGreaterThan(50)
  for (const { name, examples } of rest) {
    for (const payload of examples)
      expect(contentFromEvent({ name, payload }, false)).toEqual({ kind: 'none', event: name })
  }
})

test.each([
  { name: 'release', lacking: 'action' },
  { name: 'deployment_status', lacking: 'deployment_status.state' },
])('a $name event without $lacking has no values', ({ name, lacking }) => {
  const why = `the \`${lacking}\` field of the event is missing or not text, so the action takes no content from the event`
  for (const payload of [undefined, 'release', {}, { action: null, deployment_status: { state: ['success'] } }])
    expect(partsOf(contentFromEvent({ name, payload }, false))).toEqual(onlyMissing(why))
})

test('an unreadable event is the reason for missing fields, but only for an event that can supply content', () => {
  const unread = { payload: undefined, unreadable: 'the event is larger than 25 MiB' }
  const derived = contentFromEvent({ name: 'deployment_status', ...unread }, false)
  expect(partsOf(derived)).toEqual(onlyMissing(unread.unreadable))
  expect(contentFromEvent({ name: 'push', ...unread }, false)).toMatchObject({ kind: 'none' })
})

const reasons =
  /^the event .*`$|takes no content from the event$|neither true nor false$|that is text$|page of the repository$/

test.each(['release', 'deployment_status'] as const)(
  'any %s event has clean fields, or reasons for missing ones',
  name => {
    const paths = Object.keys(examples[name][name] as Values).map(key => `${name}.${key}`)
    const others = [name, 'repository', 'repository.name', 'repository.owner', 'deployment.sha']
    const broken = fc.oneof(fc.constantFrom(undefined, null, '', ' ', 0, true, [], {}), fc.string(), fc.object())
    let values = 0
    let gaps = 0
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...paths, ...others), broken, { maxKeys: 5 }), changes => {
        const derived = contentFromEvent({ name, payload: changed(examples[name], changes) }, false)
        if (derived.kind !== 'content') return
        const parts = partsOf(derived)
        const fields = Object.keys({ ...parts.values, ...parts.missing })
        expect(fields.sort()).toEqual(['icon_url', 'landing_url', 'message', 'title'])
        for (const text of Object.values(parts.values)) {
          expect(text).toBe(text.trim())
          expect(text).not.toMatch(/^$|\p{Cc}|\[object/u)
          values++
        }
        for (const gap of Object.values(parts.missing)) {
          expect(gap).toMatch(reasons)
          gaps++
        }
      }),
    )
    expect(values).toBeGreaterThan(0)
    expect(gaps).toBeGreaterThan(0)
  },
)
