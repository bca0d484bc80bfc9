import { expect, test } from '@jest/globals'
import { releaseEvent, releaseOf, startScenario } from '../helpers/announcing.ts'
import { content, told } from '../helpers/send.ts'

const latest = { release: 'latest', 'once-key': 'release-{tag}' }
const notAnnounced = { exitCode: 0, outputs: { outcome: 'skipped', reason: 'not-announceable', attempts: '0' } }
const invalid = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'invalid-input', attempts: '0' } }
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

test('a draft or a pre-release is not the latest release', async () => {
  const { publish, announce, claims } = await startScenario()
  const draft = releaseOf('v4.0.0', { draft: true, published_at: null, created_at: '2026-11-21T09:30:00Z' })
  const candidate = releaseOf('v3.0.0-rc.1', { prerelease: true, published_at: '2026-11-21T09:10:00Z' })
  publish(draft, candidate, releaseOf('v2.1.0'))
  expect(await announce(latest)).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(claims()).toEqual(['release-v2-1-0'])
})

test.each([
  { what: 'a pre-release', given: { prerelease: true } },
  { what: 'a release without a tag', given: { tag_name: ' ' } },
])('if GitHub gives $what as the latest release, nothing is sent', async ({ given }) => {
  const { sandbox, github, announce } = await startScenario()
  github.fault('getLatestRelease', { kind: 'respond', status: 200, body: releaseOf('v3.0.0', given) })
  const outcome = await announce(latest)
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason: 'github-failed' } })
  expect(sandbox.requests).toEqual([])
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

test('a release that is too old is not announced, in a dry run neither, and the notice gives its age and the input', async () => {
  const { sandbox, publish, announce, claims } = await startScenario()
  publish(releaseOf('v2.1.0', { published_at: '2026-11-01T10:00:00Z' }))
  for (const dryRun of ['false', 'true']) {
    const outcome = await announce({ ...latest, 'dry-run': dryRun })
    expect(outcome).toMatchObject(notAnnounced)
    expect(told(outcome)).toMatch(/"v2\.1\.0".* 20 days ago.*`max-age: 7d`/)
  }
  const given = await announce({ ...latest, 'max-age': '480h' })
  expect(told(given)).toMatch(/20 days ago.*`max-age: 20d`/)
  expect([sandbox.requests, claims()]).toEqual([[], []])
  expect(await announce({ ...latest, 'max-age': '3w' })).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('a release that is named is announced however old it is, unless max-age is given', async () => {
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

test('the event is asked for its release although the content is given', async () => {
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
  { what: 'is empty', payload: {} },
  { what: 'is missing', payload: undefined },
  {
    what: 'does not say if it is a draft',
    payload: { action: 'published', release: releaseOf('v2.2.0', { draft: 'no' }) },
  },
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
    expect(told(outcome)).toMatch(/`release-level` cannot be applied: .*event/)
    expect(told(outcome)).toMatch(/`max-age` cannot be applied: .*event/)
    expect(sandbox.requests).toEqual([])
  },
)

test('a latest release that is too small stands for its series', async () => {
  const { publish, announce, delivered, operations, claims } = await startScenario()
  publish(
    releaseOf('v2.1.1'),
    releaseOf('v2.1.0', { published_at: '2026-11-21T08:30:00Z', body: '<!-- web-push: Routes for boats. -->' }),
    releaseOf('v2.0.0', { published_at: dayBefore }),
    releaseOf('ui@2.1.0', { published_at: '2026-11-21T08:45:00Z' }),
    releaseOf('v2.1.0-rc.1', { prerelease: true, published_at: '2026-11-21T08:40:00Z' }),
  )
  const outcome = await announce({ ...latest, 'release-level': 'minor' })
  expect(outcome).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ title: 'site Kestrel v2.1.0', message: 'Routes for boats.' }])
  expect(claims()).toEqual(['release-v2-1-0'])
  expect(operations().slice(0, 2)).toEqual(['getLatestRelease', 'listReleases'])
  expect(await announce({ ...latest, 'release-level': 'minor' })).toMatchObject({ outputs: { reason: 'already-sent' } })
})

test('what stands for a small release has its own age, and without it nothing is announced', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v2.1.1'), releaseOf('v2.1.0', { published_at: '2026-11-01T10:00:00Z' }))
  const old = await announce({ ...latest, 'release-level': 'minor' })
  expect(old).toMatchObject(notAnnounced)
  expect(told(old)).toMatch(/"v2\.1\.0".*20 days ago/)
  publish(releaseOf('v2.1.1'), releaseOf('v2.1.2', { published_at: dayBefore }))
  const none = await announce({ ...latest, 'release-level': 'minor' })
  expect(none).toMatchObject(notAnnounced)
  expect(told(none)).toMatch(/"v2\.1\.1" is a patch/)
})

test('the tag can be given as a ref, and a tag named latest is not the latest release', async () => {
  const { publish, announce, delivered } = await startScenario()
  publish(releaseOf('v2.1.0'), releaseOf('latest', { published_at: dayBefore }))
  expect(await announce({ release: 'refs/tags/v2.1.0' })).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(await announce({ release: 'refs/tags/latest' })).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(delivered().map(({ title }) => title)).toEqual(['site Kestrel v2.1.0', 'site Kestrel latest'])
})

test.each([
  { given: '1.2.0', exists: 'v1.2.0' },
  { given: 'v1.2.0', exists: '1.2.0' },
  { given: '@octo/ui@v1.2.0', exists: '@octo/ui@1.2.0' },
])('of a tag $given that has no release, the error asks whether $exists is meant', async ({ given, exists }) => {
  const { publish, announce } = await startScenario()
  publish(releaseOf(exists))
  const outcome = await announce({ release: given, timeout: '5' })
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason: 'release-not-found' } })
  expect(told(outcome)).toContain(`Did you mean ${exists}?`)
})

test('a repository that has not published a release yet has nothing to announce, and the notice says so', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v0.9.0-rc.1', { prerelease: true }))
  const outcome = await announce(latest)
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/has not published a release yet .*A later run announces the first release/s)
  publish(releaseOf('v1.0.0'))
  expect(await announce(latest)).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('a token that may not read releases is no reason to believe that there are none', async () => {
  const { github, announce } = await startScenario()
  github.fault('getLatestRelease', ...Array(3).fill({ kind: 'respond', status: 404, body: { message: 'Not Found' } }))
  github.fault('listReleases', { kind: 'respond', status: 404, body: { message: 'Not Found' } })
  const outcome = await announce(latest)
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason: 'release-not-found' } })
  expect(told(outcome)).toContain('`contents: read`')
  expect(told(outcome)).not.toContain('Did you mean')
})

test('the activity `released` without a once-key is an error that names what to set, which then sends once', async () => {
  const { sandbox, announce } = await startScenario()
  const event = releaseEvent(releaseOf('v2.1.0'), 'released')
  const outcome = await announce({}, { event })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(
    /`once-key` is missing.*`once-key: release-\{tag\}`, with the permission `contents: write`/,
  )
  expect(sandbox.requests).toEqual([])
  expect(await announce({ 'once-key': 'release-{tag}' }, { event })).toMatchObject({ outputs: { outcome: 'sent' } })
  const published = { event: releaseEvent(releaseOf('v2.1.0')) }
  expect(await announce({ 'once-key': 'release-{tag}' }, published)).toMatchObject({
    outputs: { reason: 'already-sent' },
  })
})

test('a series is found behind hundreds of nightly builds, and another series never stands for it', async () => {
  const { publish, announce, claims } = await startScenario()
  const nightlies = Array.from({ length: 250 }, (_, index) =>
    releaseOf(`nightly-${index}`, { published_at: dayBefore }),
  )
  const old = releaseOf('v2.1.0', { published_at: '2026-11-20T08:00:00Z' })
  publish(releaseOf('v2.1.3'), ...nightlies, old)
  expect(await announce({ ...latest, 'release-level': 'minor' })).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(claims()).toEqual(['release-v2-1-0'])
  publish(releaseOf('v3.0.1'), ...nightlies, old)
  const outcome = await announce({ ...latest, 'release-level': 'minor' })
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/"v3\.0\.1" is a patch/)
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
  expect([github.requests, sandbox.requests]).toEqual([[], []])
})

test('the log and the summary say which release was chosen, and what could keep it from being sent', async () => {
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
