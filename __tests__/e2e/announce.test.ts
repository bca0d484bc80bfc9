import { expect, test } from '@jest/globals'
import { releaseEvent, releaseOf, startScenario } from '../helpers/announcing.ts'
import { content, told } from '../helpers/send.ts'

const latest = { release: 'latest', 'once-key': 'release-{tag}' }
const notAnnounced = { exitCode: 0, outputs: { outcome: 'skipped', reason: 'not-announceable', attempts: '0' } }
const invalid = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'invalid-input', attempts: '0' } }
type Release = ReturnType<typeof releaseOf>
const dayBefore = '2026-11-20T09:00:00Z'

test('the latest release is announced once, however often a workflow looks for it', async () => {
  const { publish, announce, delivered, claims } = await startScenario()
  publish(releaseOf('v2.1.0'), releaseOf('v2.0.0', { published_at: dayBefore }))
  expect(await announce(latest)).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(await announce(latest)).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', reason: 'already-sent' } })
  publish(releaseOf('v2.2.0'))
  expect(await announce(latest)).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(delivered().map(({ title }) => title)).toEqual(['site Kestrel v2.1.0', 'site Kestrel v2.2.0'])
  expect(claims()).toEqual(['release-v2-1-0', 'release-v2-2-0'])
})

test.each([
  { published: '2026-11-14T10:00:00Z', outcome: 'sent' },
  { published: '2026-11-14T09:59:59Z', outcome: 'skipped' },
])('by default, the latest release of $published is $outcome a week later', async ({ published, outcome }) => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v2.1.0', { published_at: published }))
  // The step starts some moments after the time that is set.
  const at = outcome === 'sent' ? '2026-11-21T09:59:00Z' : undefined
  expect(await announce(latest, { at })).toMatchObject({ exitCode: 0, outputs: { outcome } })
})

test('a release that is too old is not announced, and the notice gives its age, the input, and how to announce it', async () => {
  const { sandbox, publish, announce, claims } = await startScenario()
  publish(releaseOf('v2.1.0', { published_at: '2026-11-01T10:00:00Z' }))
  const outcome = await announce(latest)
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/"v2\.1\.0".* 20 days ago.*`max-age: 7d`/)
  expect(told(outcome)).toMatch(/by hand with its tag as `release` and without `max-age`.*the same `once-key`/)
  // An earlier run may have sent it.
  expect(told(outcome)).not.toContain('nothing to do')
  expect(sandbox.requests).toEqual([])
  expect(claims()).toEqual([])
  expect(await announce({ ...latest, 'max-age': '3w' })).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('old betas whose pre-release flag is cleared are not announced, unless by hand with their tag', async () => {
  const { sandbox, publish, announce } = await startScenario()
  const beta = releaseOf('v0.9.0-beta', { published_at: '2024-01-01T10:00:00Z' })
  const cleared = { event: releaseEvent(beta, 'released') }
  for (const inputs of [{}, content]) {
    const outcome = await announce({ ...inputs, 'once-key': 'release-{tag}' }, cleared)
    expect(outcome).toMatchObject(notAnnounced)
    expect(told(outcome)).toMatch(/1,055 days ago.*`max-age: 30d`.*by hand with its tag/s)
  }
  expect(sandbox.requests).toEqual([])
  publish(beta)
  expect(await announce({ release: 'v0.9.0-beta' }, cleared)).toMatchObject({ outputs: { outcome: 'sent' } })
})

test.each<{ what: string; inputs: Record<string, string>; given: object; warning: RegExp }>([
  {
    what: 'too old',
    inputs: {},
    given: { published_at: '2026-11-01T10:00:00Z' },
    warning: /^A real run would be skipped.*20 days ago.*`max-age: 7d`/,
  },
  {
    what: 'too small',
    inputs: { 'release-level': 'minor' },
    given: {},
    warning: /^A real run would be skipped.*"v2\.1\.1" is a patch.*`release-level: minor`/,
  },
])('a dry run of a latest release that is $what renders it, and warns', async ({ inputs, given, warning }) => {
  const { publish, announce, claims } = await startScenario()
  publish(releaseOf('v2.1.1', given), releaseOf('v1.0.0', { published_at: '2026-10-01T10:00:00Z' }))
  const outcome = await announce({ ...latest, ...inputs, 'dry-run': 'true' })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run', reason: '' } })
  expect(JSON.parse(outcome.outputs.payload ?? '')).toMatchObject({ title: 'site Kestrel v2.1.1' })
  expect(outcome.annotations).toMatchObject([{ level: 'warning', message: expect.stringMatching(warning) }])
  expect(claims()).toEqual([])
})

test('a release given by its tag is announced at any age, unless max-age is given', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v1.0.0', { published_at: '2024-01-01T10:00:00Z' }))
  expect(await announce({ release: 'v1.0.0', 'max-age': '1d' })).toMatchObject(notAnnounced)
  expect(await announce({ release: 'v1.0.0' })).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('max-age and release-level hold for the event of a release too', async () => {
  const { announce } = await startScenario()
  const old = releaseOf('v2.1.0', { published_at: '2026-11-01T10:00:00Z' })
  expect(await announce({ 'max-age': '1d' }, { event: releaseEvent(old) })).toMatchObject(notAnnounced)
  const patch = await announce({ 'release-level': 'minor' }, { event: releaseEvent(releaseOf('v2.1.1')) })
  expect(patch).toMatchObject(notAnnounced)
  expect(told(patch)).toMatch(/"v2\.1\.1" is a patch.*`release-level: minor`/)
  const minor = await announce(
    { 'release-level': 'minor', 'max-age': '1d' },
    { event: releaseEvent(releaseOf('v2.1.0')) },
  )
  expect(minor).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('the release of the event is read for its filters even if all content is given', async () => {
  const { publish, announce, operations } = await startScenario()
  const patch = releaseOf('v2.1.1')
  expect(await announce({ ...content, 'release-level': 'minor' }, { event: releaseEvent(patch) })).toMatchObject(
    notAnnounced,
  )
  publish(patch)
  expect(await announce({ ...content, 'release-level': 'minor', release: 'v2.1.1' })).toMatchObject(notAnnounced)
  expect(await announce({ ...content, release: 'v2.1.1' })).toMatchObject({ outputs: { outcome: 'sent' } })
  // Without a need, no release is fetched.
  expect(operations()).toEqual(['getReleaseByTag', 'get'])
})

test('max-age and release-level are errors without a release, and a release without a date or number is one with them', async () => {
  const { sandbox, publish, announce } = await startScenario()
  for (const event of [undefined, { name: 'push', payload: {} }]) {
    const outcome = await announce({ 'max-age': '1d', 'release-level': 'minor', title: 'A' }, { event })
    expect(outcome).toMatchObject(invalid)
    expect(told(outcome)).toMatch(/`max-age`[^\n]*`release`/)
    expect(told(outcome)).toMatch(/`release-level`[^\n]*`release`/)
  }
  publish(releaseOf('nightly', { published_at: null }))
  const outcome = await announce({ release: 'nightly', 'max-age': '1d', 'release-level': 'minor' })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(/`release-level`[^\n]*"nightly"/)
  expect(told(outcome)).toMatch(/`max-age`[^\n]*date/)
  expect(sandbox.requests).toEqual([])
})

test.each<{ what: string; payload: unknown }>([
  { what: 'has no activity', payload: { release: releaseOf('v2.1.1') } },
  {
    what: 'is too large to be read',
    payload: { ...releaseEvent(releaseOf('v2.1.1')), padding: 'x'.repeat(26_214_400) },
  },
])(
  'an event of a release that $what is an error with max-age or release-level, although the content is given',
  async ({ payload }) => {
    const { sandbox, announce } = await startScenario()
    const outcome = await announce(
      { ...content, 'release-level': 'minor', 'max-age': '1d' },
      { event: { name: 'release', payload } },
    )
    expect(outcome).toMatchObject(invalid)
    expect(told(outcome)).toMatch(/`release-level` cannot be checked: .*event/)
    expect(told(outcome)).toMatch(/`max-age` cannot be checked: .*event/)
    expect(sandbox.requests).toEqual([])
  },
)

/** Three hours before the run, when the others are an hour old. */
const earlier = { published_at: '2026-11-21T07:00:00Z' }

test.each<{ what: string; releases: Release[]; inputs?: Record<string, string>; announced: string; shown: string }>([
  {
    what: 'a backport that takes "latest" in the morning hides no release of the night',
    releases: [releaseOf('v1.9.5'), releaseOf('v2.2.0', earlier)],
    announced: 'v2.2.0',
    shown: 'v1.9.5',
  },
  {
    what: 'a patch an hour later hides no minor release',
    releases: [releaseOf('v2.1.1'), releaseOf('v2.1.0', earlier), releaseOf('ui@2.2.0', earlier)],
    inputs: { 'release-level': 'minor' },
    announced: 'v2.1.0',
    shown: 'v2.1.1',
  },
  {
    what: 'a moving tag of a series is not announced beside its release',
    releases: [releaseOf('v2'), releaseOf('v2.0.0', earlier)],
    announced: 'v2.0.0',
    shown: 'v2',
  },
  {
    what: 'dates are compared by number',
    releases: [releaseOf('2026.5.9'), releaseOf('2026.5.16', earlier)],
    announced: '2026.5.16',
    shown: '2026.5.9',
  },
  {
    what: 'build metadata does not hide a release',
    releases: [releaseOf('v2.1.1+46'), releaseOf('v2.1.0+45', earlier)],
    inputs: { 'release-level': 'minor' },
    announced: 'v2.1.0+45',
    shown: 'v2.1.1+46',
  },
])('$what, and the notice names what GitHub shows', async ({ releases, inputs, announced, shown }) => {
  const { publish, announce, delivered } = await startScenario()
  publish(...releases)
  const outcome = await announce({ ...latest, ...inputs })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  const message = `This run chose the release "${announced}", because it has the highest version that the inputs allow. GitHub shows "${shown}" as the latest release.`
  expect(outcome.annotations).toMatchObject([{ level: 'notice', message }])
  expect(outcome.summary).toContain('This run chose')
  expect(await announce({ ...latest, ...inputs })).toMatchObject({ outputs: { reason: 'already-sent' } })
  expect(delivered().map(({ title }) => title)).toEqual([`site Kestrel ${announced}`])
})

test('a moving tag that is released again does not announce its series a second time, however old that is', async () => {
  const { sandbox, publish, announce } = await startScenario()
  publish(releaseOf('v2'), releaseOf('v2.0.0', { published_at: '2026-10-01T10:00:00Z' }))
  const outcome = await announce({ ...latest, 'release-level': 'major' })
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/"v2\.0\.0" was published 51 days ago/)
  expect(sandbox.requests).toEqual([])
})

test('a promoted pre-release, which GitHub does not show as the latest, is named in the notice of each run', async () => {
  const { github, publish, announce, delivered } = await startScenario()
  const shown = releaseOf('v2.1.0', earlier)
  publish(releaseOf('v3.0.0'), shown)
  for (const reason of ['', 'already-sent']) {
    github.fault('getLatestRelease', { kind: 'respond', status: 200, body: shown })
    const outcome = await announce(latest)
    expect(outcome).toMatchObject({ exitCode: 0, outputs: { reason } })
    expect(told(outcome)).toMatch(/ignored newer releases .*: "v3\.0\.0"\..*set it as the latest release on GitHub/)
  }
  expect(delivered()).toMatchObject([{ title: 'site Kestrel v2.1.0' }])
  expect(await announce(latest)).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('if no release qualifies, the notice says why the latest one does not, and how to announce it', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v2.1.1'), releaseOf('v2.1.0', { published_at: '2026-11-01T10:00:00Z' }))
  const outcome = await announce({ ...latest, 'release-level': 'minor' })
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(
    /"v2\.1\.1" is a patch.*by hand with its tag as `release` and with `release-level: patch`/s,
  )
  expect(await announce({ release: 'v2.1.1', 'release-level': 'patch', 'once-key': 'release-{tag}' })).toMatchObject({
    outputs: { outcome: 'sent' },
  })
})

test('the tag can be given as a ref, and a tag named latest is not the latest release', async () => {
  const { publish, announce, delivered } = await startScenario()
  publish(releaseOf('v2.1.0'), releaseOf('latest', { published_at: dayBefore }))
  expect(await announce({ release: 'refs/tags/v2.1.0' })).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(await announce({ release: 'refs/tags/latest' })).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(delivered().map(({ title }) => title)).toEqual(['site Kestrel v2.1.0', 'site Kestrel latest'])
})

test('if a tag has no release but the tag with a v has one, the error suggests that tag', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v1.2.0'))
  const outcome = await announce({ release: '1.2.0', timeout: '5' })
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason: 'release-not-found' } })
  expect(told(outcome)).toContain('Did you mean "v1.2.0"?')
})

test('a repository that has not published a release yet has nothing to announce, and the notice says so', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v0.9.0-rc.1', { prerelease: true }))
  const outcome = await announce(latest)
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/has no published release yet\. .*A later run will announce the first release/s)
  publish(releaseOf('v1.0.0'))
  expect(await announce(latest)).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('a token that may not read releases is an error, not a repository without releases', async () => {
  const { github, announce } = await startScenario()
  github.fault('getLatestRelease', ...Array(3).fill({ kind: 'respond', status: 404, body: { message: 'Not Found' } }))
  github.fault('listReleases', { kind: 'respond', status: 404, body: { message: 'Not Found' } })
  const outcome = await announce(latest)
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason: 'release-not-found' } })
  expect(told(outcome)).toContain('`contents: read`')
  expect(told(outcome)).not.toContain('Did you mean')
})

test('the `released` activity without a once-key is an error that names the inputs to set, and with them it is sent once', async () => {
  const { sandbox, announce } = await startScenario()
  const event = releaseEvent(releaseOf('v2.1.0'), 'released')
  const outcome = await announce({}, { event })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(/`once-key` is missing.*`once-key: release-\{tag\}`, .*`contents: write` permission/)
  expect(sandbox.requests).toEqual([])
  expect(await announce({ 'once-key': 'release-{tag}' }, { event })).toMatchObject({ outputs: { outcome: 'sent' } })
  const published = { event: releaseEvent(releaseOf('v2.1.0')) }
  expect(await announce({ 'once-key': 'release-{tag}' }, published)).toMatchObject({
    outputs: { reason: 'already-sent' },
  })
})

test('after a run of `published` sent without a key, the error of `released` says to look before announcing by hand', async () => {
  const { sandbox, announce } = await startScenario()
  const release = releaseOf('v2.1.0')
  expect(await announce({}, { event: releaseEvent(release) })).toMatchObject({ outputs: { outcome: 'sent' } })
  const outcome = await announce({}, { event: releaseEvent(release, 'released') })
  expect(outcome).toMatchObject(invalid)
  const warning =
    'that run may already have announced this release, so look in the panel of your push service before you'
  expect(told(outcome)).toContain(warning)
  expect(sandbox.delivered).toHaveLength(1)
})

test('wrong inputs are reported all at once, before GitHub or the service is asked', async () => {
  const { sandbox, github, announce } = await startScenario()
  const wrong = {
    release: 'latest',
    'release-level': 'tiny',
    'max-age': 'old',
    'send-between': '9-20',
    'time-zone': 'Europe/Berln',
    'expected-payload': '',
    title: 'Kestrel {verison}',
  }
  const outcome = await announce(wrong)
  expect(outcome).toMatchObject(invalid)
  for (const name of Object.keys(wrong).slice(1)) expect(told(outcome)).toContain(name)
  expect(told(outcome)).toMatch(/\{verison\}.*\{version\}/)
  expect(github.requests).toEqual([])
  expect(sandbox.requests).toEqual([])
})

test('the log and the summary name the chosen release and the filters that could hold it back', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v2.1.0'))
  const inputs = { ...latest, 'release-level': 'minor', 'send-between': '09:00-20:00', 'time-zone': 'Europe/Berlin' }
  const outcome = await announce(inputs)
  expect(outcome).toMatchObject({ outputs: { outcome: 'sent' } })
  for (const text of [outcome.stdout, outcome.summary]) {
    expect(text).toMatch(/v2\.1\.0/)
    expect(text).toMatch(/minor/)
    expect(text).toMatch(/1 hour ago/)
    expect(text).toMatch(/release-level minor/)
    expect(text).toMatch(/max-age 7d/)
    expect(text).toMatch(/send-between 09:00-20:00 \(Europe\/Berlin\)/)
    expect(text).toMatch(/release-v2\.1\.0/)
  }
})
