import { expect, test } from '@jest/globals'
import { httpReasons, reasons } from '../../build/reference.mjs'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import { startGithub } from '../helpers/doubles/github.ts'
import type { Match } from '../helpers/doubles/push-service.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { crashing, startingAt } from '../helpers/preload.ts'
import { closing, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()
const startHub = closing(startGithub)

interface Case {
  /** As the documents list it: in `http-4xx`, `x` is any digit. */
  reason: string
  outcome: 'not-sent' | 'rejected' | 'skipped' | 'unknown'
  /** How the service answers the first request of this method, or meets the first connection. */
  fault?: FaultStep & { on: Match | 'connection' }
  inputs?: Record<string, string>
  env?: Record<string, string>
  event?: { name: string; payload: unknown }
  overTls?: boolean
  /** How often the step runs beside a GitHub; without it, nothing answers for GitHub. */
  runsWithGithub?: number
  /** Sent while the request that the fault is for waits. */
  signal?: NodeJS.Signals
}

const unreachable = 'http://127.0.0.1:1'
const unknownTag = { title: '', release: 'v1' }
const newsletter = { target: 'audience', 'audience-name': 'Newsletter' }
const otherPage = { Location: 'https://elsewhere.example/' }

/** How each reason with each of its outcomes comes about. */
const cases: Case[] = [
  { reason: 'invalid-input', outcome: 'not-sent', inputs: { target: 'everybody' } },
  { reason: 'unreadable-file', outcome: 'not-sent', inputs: { 'payload-file': 'campaign.yml' } },
  { reason: 'audience-not-found', outcome: 'not-sent', inputs: { ...newsletter, 'audience-name': 'Newsleter' } },
  { reason: 'audience-ambiguous', outcome: 'not-sent', inputs: { ...newsletter, 'audience-name': 'Beta testers' } },
  { reason: 'audience-mismatch', outcome: 'not-sent', inputs: { ...newsletter, 'audience-id': '102' } },
  { reason: 'reach-exceeded', outcome: 'not-sent', inputs: { ...newsletter, 'max-reach': '100' } },
  {
    reason: 'bad-audience-list',
    outcome: 'not-sent',
    fault: { on: 'GET', kind: 'respond', body: [] },
    inputs: { 'dry-run': 'true' },
  },
  {
    reason: 'url-check-failed',
    outcome: 'not-sent',
    inputs: { 'check-urls': 'true', 'landing-url': unreachable },
  },
  { reason: 'connection-failed', outcome: 'not-sent', inputs: { 'base-url': unreachable } },
  { reason: 'tls-failed', outcome: 'not-sent', overTls: true },
  { reason: 'proxy-failed', outcome: 'not-sent', env: { HTTP_PROXY: unreachable } },
  {
    reason: 'timeout',
    outcome: 'not-sent',
    overTls: true,
    fault: { on: 'connection', kind: 'hang' },
    inputs: { timeout: '1' },
  },
  { reason: 'timeout', outcome: 'unknown', fault: { on: 'POST', kind: 'hang' }, inputs: { timeout: '1' } },
  { reason: 'connection-lost', outcome: 'unknown', fault: { on: 'POST', kind: 'reset-late' } },
  { reason: 'bad-response', outcome: 'unknown', fault: { on: 'POST', kind: 'garbage' } },
  {
    reason: 'service-reported-failure',
    outcome: 'unknown',
    fault: { on: 'POST', kind: 'respond', status: 200, body: { ok: false } },
  },
  { reason: 'already-sent', outcome: 'skipped', inputs: { 'once-key': 'a' }, runsWithGithub: 2 },
  {
    reason: 'not-announceable',
    outcome: 'skipped',
    inputs: { title: '' },
    event: { name: 'release', payload: { action: 'edited' } },
  },
  {
    reason: 'outside-window',
    outcome: 'skipped',
    inputs: { 'send-between': '00:00-00:01' },
    env: startingAt('2026-11-21T12:00:00Z'),
  },
  { reason: 'payload-changed', outcome: 'not-sent', inputs: { 'expected-payload': '{}' } },
  { reason: 'release-not-found', outcome: 'not-sent', inputs: unknownTag, runsWithGithub: 1 },
  { reason: 'github-failed', outcome: 'not-sent', inputs: unknownTag },
  { reason: 'claim-failed', outcome: 'not-sent', inputs: { 'once-key': 'a' } },
  { reason: 'http-303', outcome: 'unknown', fault: { on: 'POST', kind: 'respond', status: 303 } },
  { reason: 'http-408', outcome: 'unknown', fault: { on: 'POST', kind: 'respond', status: 408 } },
  {
    reason: 'http-3xx',
    outcome: 'rejected',
    fault: { on: 'POST', kind: 'respond', status: 308, headers: otherPage },
  },
  { reason: 'http-401', outcome: 'rejected', inputs: { 'api-token': 'not-the-token' } },
  { reason: 'http-403', outcome: 'rejected', fault: { on: 'POST', kind: 'respond', status: 403 } },
  { reason: 'http-404', outcome: 'rejected', inputs: { target: 'audience', 'audience-id': '999' } },
  { reason: 'http-429', outcome: 'rejected', fault: { on: 'POST', kind: 'respond', status: 429 } },
  { reason: 'http-4xx', outcome: 'rejected', fault: { on: 'POST', kind: 'respond', status: 422 } },
  { reason: 'http-5xx', outcome: 'unknown', fault: { on: 'POST', kind: 'respond', status: 503 } },
  {
    reason: 'http-5xx',
    outcome: 'rejected',
    fault: { on: 'POST', kind: 'respond', status: 503, headers: { 'Retry-After': '0' } },
  },
]

const bySignal: Case[] = [
  {
    reason: 'cancelled',
    outcome: 'not-sent',
    fault: { on: 'GET', kind: 'hang' },
    inputs: { 'dry-run': 'true' },
    signal: 'SIGTERM',
  },
  { reason: 'cancelled', outcome: 'unknown', fault: { on: 'POST', kind: 'hang' }, signal: 'SIGINT' },
  {
    reason: 'internal-error',
    outcome: 'not-sent',
    fault: { on: 'GET', kind: 'hang' },
    inputs: { 'dry-run': 'true' },
    env: crashing,
    signal: 'SIGHUP',
  },
  {
    reason: 'internal-error',
    outcome: 'unknown',
    fault: { on: 'POST', kind: 'hang' },
    env: crashing,
    signal: 'SIGHUP',
  },
]

const hub = { shas: ['c0ffee0000000000000000000000000000000001'], token: 'ghs_0123456789abcdef' }

/** Runs the step of a case, and expects its reason and outcome. */
async function happens({ reason, outcome, fault, inputs, env, event, overTls, runsWithGithub, signal }: Case) {
  const sandbox = await start()
  if (fault) {
    const { on, ...behavior } = fault
    sandbox.fault(on, behavior)
  }
  const url = overTls ? sandbox.url.replace('http:', 'https:') : sandbox.url
  const github = runsWithGithub ? { GITHUB_API_URL: (await startHub(hub)).url } : {}
  const requested = signal && sandbox.until(({ requests }) => requests.length > 0)
  const step = { event, env: { ...github, ...env }, signal: requested && { name: signal, when: requested } }
  const run = () => send({ ...sandbox, url }, { retries: '0', 'github-token': hub.token, ...inputs }, step)
  for (let before = 1; before < (runsWithGithub ?? 1); before++) await run()
  const ended = await run()
  expect({ exitCode: ended.exitCode, outcome: ended.outputs.outcome, reason: ended.outputs.reason }).toEqual({
    exitCode: outcome === 'skipped' ? 0 : 1,
    outcome,
    reason: expect.stringMatching(patternOf(reason)),
  })
}

/** What a reason in the documents stands for. */
const patternOf = (reason: string) => {
  const isStatus = reason.startsWith('http-')
  return new RegExp(`^${isStatus ? reason.replaceAll('x', '\\d') : reason}$`)
}

test.each(cases)('a step can end with the reason $reason and the outcome $outcome', happens)

test.each([303, 308, 401, 403, 404, 408, 429, 422, 500])(
  'status %d while the audiences are listed is not-sent, as docs/troubleshooting.md says',
  status =>
    happens({
      reason: `http-${status}`,
      outcome: 'not-sent',
      fault: { on: 'GET', kind: 'respond', status },
      inputs: { ...newsletter, 'dry-run': 'true' },
    }),
)

unlessWindows(test, 'Windows has no signals').each(bySignal)(
  'a step can end with the reason $reason and the outcome $outcome',
  happens,
)

test('every reason that the documents list happens with each of its outcomes, and every status has one', () => {
  const documented = Object.entries({ ...reasons, ...httpReasons }).flatMap(([reason, { outcomes }]) =>
    outcomes.map(outcome => `${reason} ${outcome}`),
  )
  const tested = [...cases, ...bySignal].map(({ reason, outcome }) => `${reason} ${outcome}`)
  expect(tested.sort()).toEqual(documented.sort())
  const patterns = Object.keys(httpReasons).map(patternOf)
  const statuses = Array.from({ length: 300 }, (_, index) => `http-${300 + index}`)
  expect(statuses.filter(status => !patterns.some(pattern => pattern.test(status)))).toEqual([])
})
