import { expect, test } from '@jest/globals'
import { httpReasons, reasons } from '../../build/reference.mjs'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import { startGithub } from '../helpers/doubles/github.mjs'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { unlessWindows } from '../helpers/needs.ts'
import { crashing } from '../helpers/preload.ts'
import type { Outcome, Step } from '../helpers/runner.ts'
import { sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()

type Given = (sandbox: Sandbox) => Promise<Outcome>

const unreachable = 'http://127.0.0.1:1'

const inputs =
  (given: Record<string, string>, step: Omit<Step, 'inputs'> = {}): Given =>
  sandbox =>
    send(sandbox, { retries: '0', ...given }, step)
const named = (name: string, others: Record<string, string> = {}) =>
  inputs({ target: 'audience', 'audience-name': name, ...others })

const post =
  (fault: FaultStep, given: Record<string, string> = {}): Given =>
  sandbox => {
    sandbox.fault('POST', fault)
    return inputs(given)(sandbox)
  }
const answer = (status: number, headers: Record<string, string> = {}) => post({ kind: 'respond', status, headers })

const overTls =
  (fault: FaultStep): Given =>
  sandbox => {
    sandbox.fault('connection', fault)
    return inputs({ 'base-url': sandbox.url.replace('http:', 'https:'), timeout: '1' })(sandbox)
  }

/** A signal while the list is asked for, or while the send is. */
const signalled =
  (name: NodeJS.Signals, during: 'GET' | 'POST', env: Record<string, string> = {}): Given =>
  sandbox => {
    sandbox.fault(during, { kind: 'hang' })
    const when = sandbox.until(({ requests }) => requests.some(({ method }) => method === during))
    return send(sandbox, during === 'GET' ? { 'dry-run': 'true' } : {}, { env, signal: { name, when } })
  }

/** A step next to a GitHub, or to one that nothing answers for. */
const withGithub =
  (given: Record<string, string>, { isThere = true, runs = 1 } = {}): Given =>
  async sandbox => {
    const sha = 'c0ffee0000000000000000000000000000000001'
    const github = await startGithub({ shas: [sha] })
    if (!isThere) await github.close()
    const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha }
    const run = () => send(sandbox, { retries: '0', ...given, 'github-token': github.token }, { env })
    for (let before = 1; before < runs; before++) expect((await run()).outputs.outcome).toBe('sent')
    return run().finally(() => github.close())
  }

/** How each reason with each of its outcomes comes about. */
const cases: Record<string, Given> = {
  'invalid-input, not-sent': inputs({ target: 'everybody' }),
  'unreadable-file, not-sent': inputs({ 'payload-file': 'campaign.yml' }),
  'audience-not-found, not-sent': named('Newsleter'),
  'audience-ambiguous, not-sent': named('Beta testers'),
  'audience-mismatch, not-sent': named('Newsletter', { 'audience-id': '102' }),
  'reach-exceeded, not-sent': named('Newsletter', { 'max-reach': '100' }),
  'bad-audience-list, not-sent': sandbox => {
    sandbox.audiencesBody = []
    return send(sandbox, { 'dry-run': 'true' })
  },
  'url-check-failed, not-sent': inputs({ 'check-urls': 'true', 'landing-url': unreachable }),
  'connection-failed, not-sent': inputs({ 'base-url': unreachable }),
  'tls-failed, not-sent': overTls({ kind: 'pass' }),
  'proxy-failed, not-sent': inputs({}, { env: { HTTP_PROXY: unreachable } }),
  'timeout, not-sent': overTls({ kind: 'hang' }),
  'timeout, unknown': post({ kind: 'hang' }, { timeout: '1' }),
  'connection-lost, unknown': post({ kind: 'reset-late' }),
  'bad-response, unknown': post({ kind: 'garbage' }),
  'service-reported-failure, unknown': post({ kind: 'respond', status: 200, body: { ok: false } }),
  'already-sent, skipped': withGithub({ 'once-key': 'a' }, { runs: 2 }),
  'not-announceable, skipped': inputs({ title: '' }, { event: { name: 'release', payload: { action: 'edited' } } }),
  'release-not-found, not-sent': withGithub({ title: '', release: 'v1' }),
  'github-failed, not-sent': withGithub({ title: '', release: 'v1' }, { isThere: false }),
  'claim-failed, not-sent': withGithub({ 'once-key': 'a' }, { isThere: false }),
  'http-3xx, rejected': answer(308, { Location: 'https://elsewhere.example/' }),
  'http-401, rejected': inputs({ 'api-token': 'not-the-token' }),
  'http-403, rejected': answer(403),
  'http-404, rejected': inputs({ target: 'audience', 'audience-id': '999' }),
  'http-429, rejected': answer(429),
  'http-4xx, rejected': answer(422),
  'http-5xx, unknown': answer(503),
  'http-5xx, rejected': answer(503, { 'Retry-After': '0' }),
}

const bySignal: Record<string, Given> = {
  'cancelled, not-sent': signalled('SIGTERM', 'GET'),
  'cancelled, unknown': signalled('SIGINT', 'POST'),
  'internal-error, not-sent': signalled('SIGHUP', 'GET', crashing),
  'internal-error, unknown': signalled('SIGHUP', 'POST', crashing),
}

async function happens(row: string, given: Given): Promise<void> {
  const { exitCode, outputs } = await given(await start())
  const [reason = '', outcome] = row.split(', ')
  expect({ exitCode, outcome: outputs.outcome, reason: outputs.reason }).toEqual({
    exitCode: outcome === 'skipped' ? 0 : 1,
    outcome,
    reason: expect.stringMatching(patternOf(reason)),
  })
}

/** What a row of the table stands for: in `http-4xx`, `x` is any digit. */
const patternOf = (row: string) => new RegExp(`^${/^http-/.test(row) ? row.replaceAll('x', '\\d') : row}$`)

test.each(Object.entries(cases))('a step can end with the reason and the outcome %s', happens)

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
