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

test('outside the window nothing is sent or claimed, and a later run inside it sends', async () => {
  const { announce, delivered, claims } = await startScenario()
  const given = { ...window, 'once-key': 'k' }
  const early = await announce(given, { at: '2026-11-21T07:59:00Z' })
  expect(early).toMatchObject(skipped)
  expect(told(early)).toMatch(/Europe\/Berlin is 08:59, .*09:00 .*2026-11-21.*re-run this job inside the window/s)
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
  { what: 'includes its first minute, in UTC by default', window: '09:00-20:00', zone: '', at: '2026-11-21T09:00:00Z' },
  { what: 'may end at midnight', window: '20:00-24:00', zone: '', at: '2026-11-21T23:59:00Z' },
  { what: 'may span midnight', window: '20:00-02:00', zone: '', at: '2026-11-21T00:30:00Z' },
  {
    what: 'is open both times in an hour that occurs twice',
    window: '02:00-03:00',
    zone: 'Europe/Berlin',
    at: '2026-10-25T01:30:00Z',
  },
])('a window $what', async ({ window, zone, at }) => {
  const { announce } = await startScenario()
  const outcome = await announce({ ...content, 'send-between': window, 'time-zone': zone }, { at })
  expect(outcome).toMatchObject(sent)
})

test('a window that begins in a skipped hour opens at the first moment after that hour', async () => {
  const { announce } = await startScenario()
  const given = { ...content, 'send-between': '02:30-04:00', 'time-zone': 'Europe/Berlin' }
  const before = await announce(given, { at: '2026-03-29T00:58:00Z' })
  expect(before).toMatchObject(skipped)
  expect(told(before)).toMatch(/01:58, .*03:00 .*2026-03-29.*01:00 UTC/s)
  expect(await announce(given, { at: '2026-03-29T01:00:00Z' })).toMatchObject(sent)
})

test('a dry run outside the window warns, and stays a dry run', async () => {
  const { announce } = await startScenario()
  const outcome = await announce({ ...window, 'dry-run': 'true' }, { at: '2026-11-21T03:00:00Z' })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run', reason: '' } })
  expect(outcome.annotations).toMatchObject([{ level: 'warning', message: expect.stringMatching(/04:00, .*09:00 /s) }])
})

test.each<{ what: string; given: Record<string, string>; wrong: string }>([
  { what: 'a window with equal ends', given: { 'send-between': '09:00-09:00' }, wrong: 'send-between' },
  { what: 'a time zone without a window or period', given: { 'time-zone': 'Europe/Berlin' }, wrong: 'time-zone' },
])('$what is an error', async ({ given, wrong }) => {
  const { sandbox, announce } = await startScenario()
  const outcome = await announce({ ...content, ...given })
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason: 'invalid-input' } })
  expect(told(outcome)).toContain(wrong)
  expect(sandbox.requests).toEqual([])
})

test.each([
  { per: 'day', before: 'deployed-2026-12-31', after: 'deployed-2027-01-01' },
  { per: 'month', before: 'deployed-2026-12', after: 'deployed-2027-01' },
])('with once-per: $per, a new $per begins at midnight in the time zone', async ({ per, before, after }) => {
  const { announce, claims } = await startScenario()
  const given = { ...content, 'once-key': 'deployed', 'once-per': per, 'time-zone': 'America/New_York' }
  await announce(given, { at: '2027-01-01T04:59:00Z' })
  await announce(given, { at: '2027-01-01T05:00:00Z' })
  expect(claims()).toEqual([before, after])
})

test('a release that is published at night is announced in the morning', async () => {
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
    /re-run this job inside the window\. .*Either run announces the release that is the latest at that time\./,
  )
  for (const hour of ['06', '08', '10']) await announce(given, { at: `2026-11-21T${hour}:17:00Z` })
  expect(delivered()).toHaveLength(1)
  expect(claims()).toEqual(['release-v2-1-0'])
})

test('if the window closes while a run claims its key, the run sends nothing and gives up its claim', async () => {
  const { github, announce, delivered, claims } = await startScenario()
  github.fault('createRef', { kind: 'respond', status: 502, body: '', accept: true })
  github.fault('getRef', { kind: 'respond', status: 404, body: { message: 'Not Found' } })
  // The run waits 300 ms before it reads the ref again. During this wait, its clock advances by 20 s.
  const env = startingAt('2026-11-21T18:59:50Z', 300, 20_000)
  const late = await announce({ ...window, 'once-key': 'k' }, { env })
  expect(late).toMatchObject(skipped)
  expect(told(late)).toMatch(/20:00, .*This run sent nothing and has no claim on the key/s)
  expect(delivered()).toEqual([])
  expect(claims()).toEqual([])
  expect(await announce({ ...window, 'once-key': 'k' }, { at: '2026-11-22T09:00:00Z' })).toMatchObject(sent)
})

/** Starts a send 3 s before the window closes. The service first responds with 429 and a Retry-After of `seconds`. */
function sendBeforeClosing({ sandbox, announce }: Scenario, seconds: number, given: Record<string, string> = {}) {
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': `${seconds}` } })
  return announce({ ...window, ...given }, { env: startingAt('2026-11-21T18:59:57Z', seconds * 1_000) })
}

test.each<{ what: string; given: Record<string, string> }>([
  { what: 'without a key', given: {} },
  { what: 'with a key gives up its claim and', given: { 'once-key': 'k' } },
])('a run $what does not retry if the window closes during its wait', async ({ given }) => {
  const scenario = await startScenario()
  const { announce, delivered, claims } = scenario
  const outcome = await sendBeforeClosing(scenario, 40, given)
  const outputs = { outcome: 'skipped', reason: 'outside-window', attempts: '1', 'status-code': '429', 'sent-at': '' }
  expect(outcome).toMatchObject({ exitCode: 0, outputs })
  expect(told(outcome)).toMatch(/429 .*20:00, .*09:00 on 2026-11-22.*re-run this job inside the window/s)
  expect(delivered()).toEqual([])
  expect(claims()).toEqual([])
  expect(outcome.annotations).toHaveLength(1)
  expect(outcome.summary).toContain('The window opens at')
  expect(await announce({ ...window, ...given }, { at: '2026-11-22T08:00:00Z' })).toMatchObject(sent)
})

test('a run retries if its wait ends inside the window', async () => {
  const scenario = await startScenario()
  expect(await sendBeforeClosing(scenario, 1)).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'sent', attempts: '2' },
  })
})

test('if a claim cannot be deleted after the window has closed, the notice says to delete it first', async () => {
  const scenario = await startScenario()
  const { github, claims } = scenario
  github.fault('deleteRef', { kind: 'respond', status: 403, body: { message: 'No' } })
  const outcome = await sendBeforeClosing(scenario, 40, { 'once-key': 'k' })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', reason: 'outside-window' } })
  expect(claims()).toEqual(['k'])
  const [warning, notice] = outcome.annotations
  expect(adviceIn(warning?.message ?? '')).toMatchObject([{ tag: [...github.refs.values()][0], mustCheckFirst: false }])
  expect(notice?.message).toMatch(
    /First, delete the claim of this run as the warning says\. Then re-run this job inside the window/,
  )
})
