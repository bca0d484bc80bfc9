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

test('by default, a latest release older than a week is not announced, and the notice says how to announce it', async () => {
  const { sandbox, publish, announce, claims } = await startScenario()
  publish(releaseOf('v2.1.0', { published_at: '2026-11-01T10:00:00Z' }))
  const outcome = await announce(latest)
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/"v2\.1\.0".* 20 days ago\. `max-age` is 7d here, the default\./)
  expect(told(outcome)).toMatch(
    /by hand: on the Actions tab, .*"Run workflow".* the tag "v2\.1\.0"\. .*without `max-age`.*If this run has a `once-key`, keep it/,
  )
  // The message must not say that there is nothing to do, because this release may not have been announced yet.
  expect(told(outcome)).not.toContain('nothing to do')
  expect(sandbox.requests).toEqual([])
  expect(claims()).toEqual([])
  expect(await announce({ ...latest, 'max-age': '3w' })).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('an old beta whose pre-release flag is cleared is announced only by hand, with its tag', async () => {
  const { sandbox, publish, announce } = await startScenario()
  const beta = releaseOf('v0.9.0', { published_at: '2024-01-01T10:00:00Z' })
  const cleared = { event: releaseEvent(beta, 'released') }
  const outcome = await announce({ 'once-key': 'release-{tag}' }, cleared)
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/1,055 days ago.*`max-age` is 30d here, the default.*by hand: /s)
  expect(sandbox.requests).toEqual([])
  publish(beta)
  expect(await announce({ release: 'v0.9.0' }, cleared)).toMatchObject({ outputs: { outcome: 'sent' } })
})

test.each<{ what: string; inputs: Record<string, string>; given: object; warning: RegExp }>([
  {
    what: 'too old',
    inputs: {},
    given: { published_at: '2026-11-01T10:00:00Z' },
    warning: /^A real run would be skipped.*20 days ago.*`max-age` is 7d here/,
  },
  {
    what: 'too small',
    inputs: { 'release-level': 'minor' },
    given: {},
    warning: /^A real run would be skipped.*"v2\.1\.1" is a patch.*`release-level: minor`/,
  },
])(
  'a dry run renders a latest release that is $what, and warns that a real run would be skipped',
  async ({ inputs, given, warning }) => {
    const { publish, announce, claims } = await startScenario()
    publish(releaseOf('v2.1.1', given), releaseOf('v1.0.0', { published_at: '2026-10-01T10:00:00Z' }))
    const outcome = await announce({ ...latest, ...inputs, 'dry-run': 'true' })
    expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run', reason: '' } })
    expect(JSON.parse(outcome.outputs.payload ?? '')).toMatchObject({ title: 'site Kestrel v2.1.1' })
    expect(outcome.annotations).toMatchObject([{ level: 'warning', message: expect.stringMatching(warning) }])
    expect(claims()).toEqual([])
  },
)

test('a release given by its tag is announced at any age, unless max-age is given', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v1.0.0', { published_at: '2024-01-01T10:00:00Z' }))
  expect(await announce({ release: 'v1.0.0', 'max-age': '1d' })).toMatchObject(notAnnounced)
  expect(await announce({ release: 'v1.0.0' })).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('max-age and release-level apply to the release of the event too', async () => {
  const { announce } = await startScenario()
  const old = releaseOf('v2.1.0', { published_at: '2026-11-01T10:00:00Z' })
  expect(await announce({ 'max-age': '1d' }, { event: releaseEvent(old) })).toMatchObject(notAnnounced)
  const limits = { 'release-level': 'minor', 'max-age': '1d' }
  const minor = await announce(limits, { event: releaseEvent(releaseOf('v2.1.0')) })
  expect(minor).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('release-level applies to the release of the event or the input even if all content is given', async () => {
  const { publish, announce } = await startScenario()
  const inputs = { ...content, 'release-level': 'minor' }
  const patch = releaseOf('v2.1.1')
  expect(await announce(inputs, { event: releaseEvent(patch) })).toMatchObject(notAnnounced)
  publish(patch)
  expect(await announce({ ...inputs, release: 'v2.1.1' })).toMatchObject(notAnnounced)
})

test('max-age and release-level are errors in a run without a release', async () => {
  const { sandbox, announce } = await startScenario()
  const event = { name: 'push', payload: {} }
  const outcome = await announce({ 'max-age': '1d', 'release-level': 'minor', title: 'A' }, { event })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(/`max-age`[^\n]*`release`/)
  expect(told(outcome)).toMatch(/`release-level`[^\n]*`release`/)
  expect(sandbox.requests).toEqual([])
})

test('release-level needs a tag with a version, and max-age needs a date of publication', async () => {
  const { sandbox, publish, announce } = await startScenario()
  publish(releaseOf('nightly', { published_at: null }))
  const outcome = await announce({ release: 'nightly', 'max-age': '1d', 'release-level': 'minor' })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(/`release-level`[^\n]*"nightly"/)
  expect(told(outcome)).toMatch(/`max-age`[^\n]*date/)
  expect(sandbox.requests).toEqual([])
})

test('a release event of more than 25 MiB is an error even if all content is given, with the only advice that works', async () => {
  const { sandbox, announce } = await startScenario()
  const payload = { ...releaseEvent(releaseOf('v2.1.1')).payload, padding: 'x'.repeat(26_214_400) }
  const inputs = { ...content, 'release-level': 'minor', 'max-age': '1d' }
  const outcome = await announce(inputs, { event: { name: 'release', payload } })
  expect(outcome).toMatchObject(invalid)
  const advice = 'To send the notification, announce the release by hand, with its tag'
  expect(told(outcome)).toContain('cannot check the release of this event, because the event is larger than 25 MiB')
  expect(told(outcome)).toContain(advice)
  expect(told(outcome)).not.toMatch(/Fix |re-run the failed job/)
  expect(sandbox.requests).toEqual([])
})

/** A publication date two hours before the default in `releaseOf`. */
const earlier = { published_at: '2026-11-21T07:00:00Z' }

// releases.test.ts covers every way to choose the latest release.
test.each<{ what: string; releases: Release[]; inputs?: Record<string, string>; announced: string; shown: string }>([
  {
    what: 'a backport that GitHub shows as the latest does not hide a higher version',
    releases: [releaseOf('v1.9.5'), releaseOf('v2.2.0', earlier)],
    announced: 'v2.2.0',
    shown: 'v1.9.5',
  },
  {
    what: 'a later patch does not hide a minor release',
    releases: [releaseOf('v2.1.1'), releaseOf('v2.1.0', earlier), releaseOf('ui@2.2.0', earlier)],
    inputs: { 'release-level': 'minor' },
    announced: 'v2.1.0',
    shown: 'v2.1.1',
  },
])('$what, and the notice names both', async ({ releases, inputs, announced, shown }) => {
  const { publish, announce, delivered } = await startScenario()
  publish(...releases)
  const outcome = await announce({ ...latest, ...inputs })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  const message = `This run chose "${announced}", which has the highest version that the inputs allow. GitHub shows "${shown}" as the latest release.`
  expect(outcome.annotations).toMatchObject([{ level: 'notice', message }])
  expect(outcome.summary).toContain('as the latest release')
  expect(delivered().map(({ title }) => title)).toEqual([`site Kestrel ${announced}`])
})

test('a tag such as v2 that moves with each release does not announce v2.0.0 again', async () => {
  const { sandbox, publish, announce } = await startScenario()
  publish(releaseOf('v2'), releaseOf('v2.0.0', { published_at: '2026-10-01T10:00:00Z' }))
  const outcome = await announce({ ...latest, 'release-level': 'major' })
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(
    /This run chose "v2\.0\.0", which is the same version as "v2"\. GitHub shows "v2" .* "v2\.0\.0" was published more than 51 days ago\. `max-age` is 7d here/s,
  )
  expect(sandbox.requests).toEqual([])
})

test('the notice of each run names a newer release that GitHub does not show as the latest', async () => {
  const { github, publish, announce, delivered } = await startScenario()
  const shown = releaseOf('v2.1.0', earlier)
  publish(releaseOf('v3.0.0'), shown)
  for (const reason of ['', 'already-sent']) {
    github.fault('getLatestRelease', { kind: 'respond', status: 200, body: shown })
    const outcome = await announce(latest)
    expect(outcome).toMatchObject({ exitCode: 0, outputs: { reason } })
    expect(told(outcome)).toMatch(/ignored a newer release .*: "v3\.0\.0"\..*set it as the latest release on GitHub/)
  }
  expect(delivered()).toMatchObject([{ title: 'site Kestrel v2.1.0' }])
  expect(await announce(latest)).toMatchObject({ outputs: { outcome: 'sent' } })
})

test('if no release qualifies, the notice says what the latest one lacks, and how to announce it', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v2.1.1'), releaseOf('v2.1.0', { published_at: '2026-11-01T10:00:00Z' }))
  const outcome = await announce({ ...latest, 'release-level': 'minor' })
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/"v2\.1\.1" is a patch.*by hand: .*the tag "v2\.1\.1".*with `release-level: patch`/s)
  expect(await announce({ release: 'v2.1.1', 'release-level': 'patch', 'once-key': 'release-{tag}' })).toMatchObject({
    outputs: { outcome: 'sent' },
  })
})

const byHand = { event: { name: 'workflow_dispatch', payload: {} } }
const byPush = { event: { name: 'push', payload: {} } }
const onSchedule = { event: { name: 'schedule', payload: {} } }
const forgotten = releaseOf('v2.0.0-rc.1')
const flagged = releaseOf('v3.0.0', { prerelease: true })
type Run = NonNullable<Parameters<Awaited<ReturnType<typeof startScenario>>['announce']>[1]>

test.each<{ what: string; release: Release; inputs: Record<string, string>; run: Run }>([
  {
    what: 'the event `released` of a release whose pre-release flag was forgotten',
    release: forgotten,
    inputs: { 'once-key': 'release-{tag}' },
    run: { event: releaseEvent(forgotten, 'released') },
  },
  {
    what: 'the event `published` of a pre-release, with a level',
    release: flagged,
    inputs: { 'release-level': 'minor' },
    run: { event: releaseEvent(flagged) },
  },
  {
    what: 'the event `published` of a pre-release, with all content',
    release: flagged,
    inputs: content,
    run: { event: releaseEvent(flagged) },
  },
  { what: 'a pre-release that a push names', release: flagged, inputs: { release: 'v3.0.0' }, run: byPush },
  {
    what: 'a pre-release that a schedule names, with all content',
    release: flagged,
    inputs: { ...content, release: 'v3.0.0' },
    run: onSchedule,
  },
  {
    what: 'a latest release whose flag was forgotten, even by hand',
    release: forgotten,
    inputs: { ...latest, 'release-level': 'minor' },
    run: byHand,
  },
  {
    what: 'a pre-release that a person names, with a level',
    release: forgotten,
    inputs: { release: 'v2.0.0-rc.1', 'release-level': 'patch' },
    run: byHand,
  },
])('$what is not announced, and the notice says how to announce it', async ({ release, inputs, run }) => {
  const { sandbox, publish, announce, claims } = await startScenario()
  publish(release)
  const outcome = await announce(inputs, run)
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/is a pre-release \((its tag says so|GitHub marks it as one)\)/)
  expect(told(outcome)).toMatch(/by hand: on the Actions tab, .*"Run workflow", and enter the tag/)
  expect(told(outcome)).toMatch(/To announce every pre-release, set `release-level: prerelease`\./)
  expect(sandbox.requests).toEqual([])
  expect(claims()).toEqual([])
  const dryRun = await announce({ ...inputs, 'dry-run': 'true' }, run)
  expect(dryRun).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run', reason: '' } })
  expect(dryRun.annotations).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      message: expect.stringMatching(/^A real run would be skipped\..*pre-release/),
    }),
  )
})

test.each<{ what: string; release: Release; inputs: Record<string, string>; run: Run }>([
  { what: 'that a person names', release: flagged, inputs: { release: 'v3.0.0' }, run: byHand },
  {
    what: 'that a person names, with all content, without a request to GitHub',
    release: flagged,
    inputs: { ...content, release: 'v3.0.0' },
    run: byHand,
  },
  {
    what: 'of the event, with the level prerelease',
    release: forgotten,
    inputs: { 'release-level': 'prerelease' },
    run: { event: releaseEvent(forgotten) },
  },
  {
    what: 'without a number, with the level prerelease',
    release: releaseOf('nightly', { prerelease: true }),
    inputs: { release: 'nightly', 'release-level': 'prerelease' },
    run: byPush,
  },
  {
    what: 'that is the release published last, with the level prerelease',
    release: flagged,
    inputs: { ...latest, 'release-level': 'prerelease' },
    run: onSchedule,
  },
])('a pre-release $what is announced', async ({ release, inputs, run }) => {
  const { publish, announce, delivered } = await startScenario()
  publish(release, releaseOf('v1.9.0', { published_at: dayBefore }))
  const outcome = await announce(inputs, run)
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(delivered()).toHaveLength(1)
  if (inputs.title === undefined) expect(delivered()).toMatchObject([{ title: `site Kestrel ${release.tag_name}` }])
})

test('the latest release announces the stable one before a pre-release whose flag was forgotten', async () => {
  const { publish, announce, delivered } = await startScenario()
  publish(releaseOf('v1.5.0-rc.3'), releaseOf('v1.4.0', { published_at: dayBefore }))
  expect(await announce({ ...latest, 'release-level': 'minor' }, onSchedule)).toMatchObject({
    outputs: { outcome: 'sent' },
  })
  expect(delivered()).toMatchObject([{ title: 'site Kestrel v1.4.0' }])
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
  expect(told(outcome)).toContain('Check the spelling of the tag')
})

test('a repository without a published release has nothing to announce, and the notice says so', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v0.9.0-rc.1', { prerelease: true }))
  const outcome = await announce(latest)
  expect(outcome).toMatchObject(notAnnounced)
  expect(told(outcome)).toMatch(/has no published release yet\. .*A later run will announce the first release/s)
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

test('the activity `released` needs a once-key, with which a release is announced once', async () => {
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

test('the error of `released` says to look first if a run of `published` may have announced the release', async () => {
  const { sandbox, announce } = await startScenario()
  const release = releaseOf('v2.1.0')
  expect(await announce({}, { event: releaseEvent(release) })).toMatchObject({ outputs: { outcome: 'sent' } })
  const outcome = await announce({}, { event: releaseEvent(release, 'released') })
  expect(outcome).toMatchObject(invalid)
  const advice =
    'that run may already have announced this release, so look in the panel of your push service before you'
  expect(told(outcome)).toContain(advice)
  expect(sandbox.delivered).toHaveLength(1)
})

test('all wrong inputs are reported at once, before any request to GitHub or the service', async () => {
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

test('the log and the summary name the chosen release and every check of the run', async () => {
  const { publish, announce } = await startScenario()
  publish(releaseOf('v2.1.0'))
  const inputs = { ...latest, 'release-level': 'minor', 'send-between': '09:00-20:00', 'time-zone': 'Europe/Berlin' }
  const outcome = await announce(inputs)
  expect(outcome).toMatchObject({ outputs: { outcome: 'sent' } })
  for (const text of [outcome.stdout, outcome.summary]) {
    expect(text).toMatch(/1 hour ago/)
    expect(text).toMatch(/release-level minor/)
    expect(text).toMatch(/max-age 7d/)
    expect(text).toMatch(/send-between 09:00-20:00 \(Europe\/Berlin\)/)
    expect(text).toMatch(/release-v2\.1\.0/)
  }
})
