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
  /** What meets the request, or the connection, that it is for. */
  fault?: [Match | 'connection', FaultStep]
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
const named = (name: string, others = {}): Case => ({
  inputs: { target: 'audience', 'audience-name': name, ...others },
})
const post = (fault: FaultStep): Case => ({ fault: ['POST', fault] })
const respond = (status: number, headers = {}) => post({ kind: 'respond', status, headers })
const hanging = (match: Match): Case => ({ fault: [match, { kind: 'hang' }] })
const dryRun = { 'dry-run': 'true' }

/** How each reason with each of its outcomes comes about. */
const cases: Record<string, Case> = {
  'invalid-input, not-sent': { inputs: { target: 'everybody' } },
  'unreadable-file, not-sent': { inputs: { 'payload-file': 'campaign.yml' } },
  'audience-not-found, not-sent': named('Newsleter'),
  'audience-ambiguous, not-sent': named('Beta testers'),
  'audience-mismatch, not-sent': named('Newsletter', { 'audience-id': '102' }),
  'reach-exceeded, not-sent': named('Newsletter', { 'max-reach': '100' }),
  'bad-audience-list, not-sent': { fault: ['GET', { kind: 'respond', body: [] }], inputs: dryRun },
  'url-check-failed, not-sent': { inputs: { 'check-urls': 'true', 'landing-url': unreachable } },
  'connection-failed, not-sent': { inputs: { 'base-url': unreachable } },
  'tls-failed, not-sent': { overTls: true },
  'proxy-failed, not-sent': { env: { HTTP_PROXY: unreachable } },
  'timeout, not-sent': { overTls: true, fault: ['connection', { kind: 'hang' }], inputs: { timeout: '1' } },
  'timeout, unknown': { ...hanging('POST'), inputs: { timeout: '1' } },
  'connection-lost, unknown': post({ kind: 'reset-late' }),
  'bad-response, unknown': post({ kind: 'garbage' }),
  'service-reported-failure, unknown': post({ kind: 'respond', status: 200, body: { ok: false } }),
  'already-sent, skipped': { inputs: { 'once-key': 'a' }, runsWithGithub: 2 },
  'not-announceable, skipped': { inputs: { title: '' }, event: { name: 'release', payload: { action: 'edited' } } },
  'outside-window, skipped': { inputs: { 'send-between': '00:00-00:01' }, env: startingAt('2026-11-21T12:00:00Z') },
  'payload-changed, not-sent': { inputs: { 'expected-payload': '{}' } },
  'release-not-found, not-sent': { inputs: { title: '', release: 'v1' }, runsWithGithub: 1 },
  'github-failed, not-sent': { inputs: { title: '', release: 'v1' } },
  'claim-failed, not-sent': { inputs: { 'once-key': 'a' } },
  'http-303, unknown': respond(303),
  'http-408, unknown': respond(408),
  'http-3xx, rejected': respond(308, { Location: 'https://elsewhere.example/' }),
  'http-401, rejected': { inputs: { 'api-token': 'not-the-token' } },
  'http-403, rejected': respond(403),
  'http-404, rejected': { inputs: { target: 'audience', 'audience-id': '999' } },
  'http-429, rejected': respond(429),
  'http-4xx, rejected': respond(422),
  'http-5xx, unknown': respond(503),
  'http-5xx, rejected': respond(503, { 'Retry-After': '0' }),
}

const bySignal: Record<string, Case> = {
  'cancelled, not-sent': { ...hanging('GET'), inputs: dryRun, signal: 'SIGTERM' },
  'cancelled, unknown': { ...hanging('POST'), signal: 'SIGINT' },
  'internal-error, not-sent': { ...hanging('GET'), inputs: dryRun, env: crashing, signal: 'SIGHUP' },
  'internal-error, unknown': { ...hanging('POST'), env: crashing, signal: 'SIGHUP' },
}

async function happens(row: string, { fault, inputs, env, overTls, runsWithGithub, signal, ...rest }: Case) {
  const sandbox = await start()
  if (fault) sandbox.fault(...fault)
  const url = overTls ? sandbox.url.replace('http:', 'https:') : sandbox.url
  const github = runsWithGithub ? { GITHUB_API_URL: (await startHub(hub)).url } : {}
  const step = {
    ...rest,
    env: { ...github, ...env },
    ...(signal && { signal: { name: signal, when: sandbox.until(({ requests }) => requests.length > 0) } }),
  }
  const run = () => send({ ...sandbox, url }, { retries: '0', 'github-token': hub.token, ...inputs }, step)
  for (let before = 1; before < (runsWithGithub ?? 1); before++) await run()
  const { exitCode, outputs } = await run()
  const [reason = '', outcome] = row.split(', ')
  expect({ exitCode, outcome: outputs.outcome, reason: outputs.reason }).toEqual({
    exitCode: outcome === 'skipped' ? 0 : 1,
    outcome,
    reason: expect.stringMatching(patternOf(reason)),
  })
}
const hub = { shas: ['c0ffee0000000000000000000000000000000001'], token: 'ghs_0123456789abcdef' }

/** What a row of the table stands for: in `http-4xx`, `x` is any digit. */
const patternOf = (row: string) => new RegExp(`^${/^http-/.test(row) ? row.replaceAll('x', '\\d') : row}$`)

test.each(Object.entries(cases))('a step can end with the reason and the outcome %s', happens)

test.each([303, 308, 401, 403, 404, 408, 429, 422, 500])(
  'status %d while the audiences are listed is not-sent, as docs/troubleshooting.md says',
  async status => {
    const given = { ...dryRun, target: 'audience', 'audience-name': 'Newsletter' }
    await happens(`http-${status}, not-sent`, { fault: ['GET', { kind: 'respond', status }], inputs: given })
  },
)

unlessWindows(test, 'Windows has no signals').each(Object.entries(bySignal))(
  'a step can end with the reason and the outcome %s',
  happens,
)

test('every reason that the documents list happens with each of its outcomes, and every status has one', () => {
  const documented = Object.entries({ ...reasons, ...httpReasons }).flatMap(([row, { outcomes }]) =>
    outcomes.map(outcome => `${row}, ${outcome}`),
  )
  expect(Object.keys({ ...cases, ...bySignal }).sort()).toEqual(documented.sort())
  const patterns = Object.keys(httpReasons).map(patternOf)
  const statuses = Array.from({ length: 300 }, (_, index) => `http-${300 + index}`)
  expect(statuses.filter(status => !patterns.some(pattern => pattern.test(status)))).toEqual([])
})
