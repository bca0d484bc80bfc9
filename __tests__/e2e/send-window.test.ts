import { expect, test } from '@jest/globals'
import { releaseOf, type Scenario, startScenario } from '../helpers/announcing.ts'
import { startingAt } from '../helpers/preload.ts'
import { adviceIn } from '../helpers/printed-advice.ts'
import { content, told } from '../helpers/send.ts'

const window = { ...content, 'send-between': '09:00-20:00', 'time-zone': 'Europe/Berlin' }
const sent = { exitCode: 0, outputs: { outcome: 'sent', reason: '' } }
const skipped = {
  exitCode: 0,
  outputs: { outcome: 'skipped', reason: 'outside-window', attempts: '0', payload: expect.stringContaining('Hello') },
}

test('outside of the window nothing is sent or claimed, and a later run sends', async () => {
  const { announce, delivered, claims } = await startScenario()
  const given = { ...window, 'once-key': 'k' }
  const early = await announce(given, { at: '2026-11-21T07:59:00Z' })
  expect(early).toMatchObject(skipped)
  expect(told(early)).toMatch(/Europe\/Berlin is 08:59, .*09:00 .*2026-11-21.*later run/s)
  expect(delivered()).toEqual([])
  expect(claims()).toEqual([])
  expect(early.summary).toContain('The window opens at')
  expect(await announce(given, { at: '2026-11-21T08:00:00Z' })).toMatchObject(sent)
  expect(await announce(given, { at: '2026-11-21T19:00:00Z' })).toMatchObject(skipped)
})

test('the notice after the end of a window names the next day', async () => {
  const { announce } = await startScenario()
  const late = await announce(window, { at: '2026-11-21T19:00:00Z' })
  expect(told(late)).toMatch(/Europe\/Berlin is 20:00, .*09:00 .*2026-11-22/s)
})

test.each([
  { zone: 'Europe/Berlin', at: '2026-10-25T01:30:00Z', between: '02:00-03:00', is: sent },
  { zone: '', at: '2026-11-21T09:00:00Z', between: '09:00-20:00', is: sent },
  { zone: 'utc', at: '2026-11-21T08:59:00Z', between: '09:00-20:00', is: skipped },
  { zone: '', at: '2026-11-21T23:59:00Z', between: '20:00-24:00', is: sent },
  { zone: '', at: '2026-11-21T00:30:00Z', between: '20:00-02:00', is: sent },
])('at $at in the zone $zone, the window $between decides', async ({ zone, at, between, is }) => {
  const { announce } = await startScenario()
  expect(await announce({ ...content, 'send-between': between, 'time-zone': zone }, { at })).toMatchObject(is)
})

test('the first moment after an hour that summer time leaves out opens the window', async () => {
  const { announce } = await startScenario()
  const given = { ...content, 'send-between': '02:30-04:00', 'time-zone': 'Europe/Berlin' }
  const before = await announce(given, { at: '2026-03-29T00:58:00Z' })
  expect(before).toMatchObject(skipped)
  expect(told(before)).toMatch(/01:58, .*03:00 .*2026-03-29.*01:00 UTC/s)
  expect(await announce(given, { at: '2026-03-29T01:00:00Z' })).toMatchObject(sent)
})

test('a dry run outside of the window warns, and stays a dry run', async () => {
  const { announce } = await startScenario()
  const outcome = await announce({ ...window, 'dry-run': 'true' }, { at: '2026-11-21T03:00:00Z' })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run', reason: '' } })
  expect(outcome.annotations).toMatchObject([{ level: 'warning', message: expect.stringMatching(/04:00, .*09:00 /s) }])
})

test.each<{ given: Record<string, string>; wrong: string }>([
  { given: { 'send-between': '9:00-20:00' }, wrong: 'send-between' },
  { given: { 'send-between': '09:00-09:00' }, wrong: 'send-between' },
  { given: { 'send-between': '09:00-20:00', 'time-zone': 'Mars/Base' }, wrong: 'time-zone' },
  { given: { 'time-zone': 'Europe/Berlin' }, wrong: 'time-zone' },
])('$given is an error of $wrong', async ({ given, wrong }) => {
  const { sandbox, announce } = await startScenario()
  const outcome = await announce({ ...content, ...given })
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason: 'invalid-input' } })
  expect(told(outcome)).toContain(`${wrong}`)
  expect(sandbox.requests).toEqual([])
})

test.each([
  { per: 'day', key: 'deployed-2026-12-31', next: 'deployed-2027-01-01' },
  { per: 'week', key: 'deployed-2026-w53', next: 'deployed-2026-w53' },
  { per: 'month', key: 'deployed-2026-12', next: 'deployed-2027-01' },
])('once-per: $per counts by the clock of time-zone', async ({ per, key, next }) => {
  const { announce, claims } = await startScenario()
  const given = { ...content, 'once-key': 'deployed', 'once-per': per, 'time-zone': 'America/New_York' }
  await announce(given, { at: '2027-01-01T04:59:00Z' })
  await announce(given, { at: '2027-01-01T05:00:00Z' })
  expect(claims()).toEqual([...new Set([key, next])])
})

test('a release of the night is announced in the morning', async () => {
  const { publish, announce, delivered, claims } = await startScenario()
  publish(releaseOf('v2.1.0', { published_at: '2026-11-21T02:00:00Z' }))
  const given = {
    release: 'latest',
    'once-key': 'release-{tag}',
    'send-between': '09:00-20:00',
    'time-zone': 'Europe/Berlin',
  }
  const early = await announce(given, { at: '2026-11-21T02:17:00Z' })
  expect(told(early)).toMatch(
    /re-run this run inside the window\..* That run announces the release that is the latest at that time\./,
  )
  for (const hour of ['06', '08', '10']) await announce(given, { at: `2026-11-21T${hour}:17:00Z` })
  expect(delivered()).toHaveLength(1)
  expect(claims()).toEqual(['release-v2-1-0'])
})

test('a window that closes while the key is claimed is closed: nothing is sent, and the key is given up', async () => {
  const { github, announce, delivered, claims } = await startScenario()
  github.fault('createRef', { kind: 'respond', status: 502, body: '', accept: true })
  github.fault('getRef', { kind: 'respond', status: 404, body: { message: 'Not Found' } })
  // The wait before the ref is read again takes the clock past the end.
  const env = startingAt('2026-11-21T18:59:50Z', 300, 20_000)
  const late = await announce({ ...window, 'once-key': 'k' }, { env })
  expect(late).toMatchObject(skipped)
  expect(told(late)).toMatch(/20:00, .*This run sent nothing and has no claim on the key/s)
  expect(delivered()).toEqual([])
  expect(claims()).toEqual([])
  expect(await announce({ ...window, 'once-key': 'k' }, { at: '2026-11-22T09:00:00Z' })).toMatchObject(sent)
})

/** The first answer of the service asks for so many seconds, in the last three seconds of the window, and they pass. */
function refusedBeforeClosing({ sandbox, announce }: Scenario, seconds: number, given: Record<string, string> = {}) {
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': `${seconds}` } })
  return announce({ ...window, ...given }, { env: startingAt('2026-11-21T18:59:57Z', seconds * 1_000) })
}

test.each<{ what: string; given: Record<string, string> }>([
  { what: 'without a key', given: {} },
  { what: 'with a key, which is given up', given: { 'once-key': 'k' } },
])('a window that closes while a run waits ends it before another try, $what', async ({ given }) => {
  const scenario = await startScenario()
  const { announce, delivered, claims } = scenario
  const outcome = await refusedBeforeClosing(scenario, 40, given)
  const outputs = { outcome: 'skipped', reason: 'outside-window', attempts: '1', 'status-code': '429', 'sent-at': '' }
  expect(outcome).toMatchObject({ exitCode: 0, outputs })
  expect(told(outcome)).toMatch(/429 .*20:00, .*09:00 on 2026-11-22.*re-run this run inside the window/s)
  expect(delivered()).toEqual([])
  expect(claims()).toEqual([])
  expect(outcome.annotations).toHaveLength(1)
  expect(outcome.summary).toContain('The window opens at')
  expect(await announce({ ...window, ...given }, { at: '2026-11-22T08:00:00Z' })).toMatchObject(sent)
})

test('a run that may try again inside its window does', async () => {
  const scenario = await startScenario()
  expect(await refusedBeforeClosing(scenario, 1)).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'sent', attempts: '2' },
  })
})

test('a claim that stays after its window has closed is named, and the notice says that it comes first', async () => {
  const scenario = await startScenario()
  const { github, claims } = scenario
  github.fault('deleteRef', { kind: 'respond', status: 403, body: { message: 'No' } })
  const outcome = await refusedBeforeClosing(scenario, 40, { 'once-key': 'k' })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', reason: 'outside-window' } })
  expect(claims()).toEqual(['k'])
  const [warning, notice] = outcome.annotations
  expect(adviceIn(warning?.message ?? '')).toMatchObject([{ tag: [...github.refs.values()][0], looks: false }])
  expect(notice?.message).toMatch(
    /First, delete the claim of this run with the command in the warning\. Wait for the next scheduled run/,
  )
})
