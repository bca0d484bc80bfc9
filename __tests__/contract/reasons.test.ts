import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { httpReasons, reasons } from '../../build/reference.mjs'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import { startGithub } from '../helpers/doubles/github.mjs'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { unlessWindows } from '../helpers/needs.ts'
import type { Outcome, Step } from '../helpers/runner.ts'
import { sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()
let folder: string
let crashing: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-push-reasons-'))
  const file = join(folder, 'crash.mjs')
  await writeFile(file, `process.on('SIGHUP', () => { throw new Error('out of the blue') })`)
  crashing = { NODE_OPTIONS: `--import=${pathToFileURL(file)}` }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Given = (sandbox: Sandbox) => Promise<Outcome>
/** How an outcome of a row of the README comes about; `code` where the row stands for several. */
interface Case {
  row: string
  outcome: string
  code?: string
  given: Given
}

const unreachable = 'http://127.0.0.1:1'

const inputs =
  (given: Record<string, string>, step: Omit<Step, 'inputs'> = {}): Given =>
  sandbox =>
    send(sandbox, { retries: '0', ...given }, step)

const post =
  (fault: FaultStep, given: Record<string, string> = {}): Given =>
  sandbox => {
    sandbox.fault('POST', fault)
    return send(sandbox, { retries: '0', ...given })
  }
const answer = (status: number, headers: Record<string, string> = {}) => post({ kind: 'respond', status, headers })

/** A signal while the list is asked for, or while the send is. */
function signalled(
  name: NodeJS.Signals,
  during: 'GET' | 'POST',
  env: () => Record<string, string> = () => ({}),
): Given {
  return sandbox => {
    sandbox.fault(during, { kind: 'hang' })
    const when = sandbox.until(({ requests }) => requests.some(({ method }) => method === during))
    return send(sandbox, during === 'GET' ? { 'dry-run': 'true' } : {}, { env: env(), signal: { name, when } })
  }
}

/** A key that a run before has used. */
async function usedKey(sandbox: Sandbox): Promise<Outcome> {
  const sha = 'c0ffee0000000000000000000000000000000001'
  const github = await startGithub({ shas: [sha] })
  try {
    const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha }
    const run = () => send(sandbox, { 'once-key': 'a', 'github-token': github.token }, { env })
    expect((await run()).outputs.outcome).toBe('sent')
    return await run()
  } finally {
    await github.close()
  }
}

/** A GitHub without releases, or one that nothing answers for. */
async function noRelease(sandbox: Sandbox, isThere: boolean): Promise<Outcome> {
  const github = await startGithub()
  if (!isThere) await github.close()
  const env = { GITHUB_API_URL: github.url }
  const open = { title: '', release: 'v1', 'github-token': github.token }
  return send(sandbox, open, { env }).finally(() => isThere && github.close())
}

const edited = { name: 'release', payload: { action: 'edited' } }
const ofNoList: Given = sandbox => {
  sandbox.audiencesBody = []
  return send(sandbox, { 'dry-run': 'true' })
}
const overTls: Given = sandbox => send(sandbox, { 'base-url': sandbox.url.replace('http:', 'https:') })
const overSlowTls: Given = sandbox => {
  sandbox.fault('connection', { kind: 'hang' })
  return send(sandbox, { 'base-url': sandbox.url.replace('http:', 'https:'), timeout: '1', retries: '0' })
}
const named = (name: string, others: Record<string, string> = {}) =>
  inputs({ target: 'audience', 'audience-name': name, ...others })

const cases: Case[] = [
  { row: 'invalid-input', outcome: 'not-sent', given: inputs({ target: 'everybody' }) },
  { row: 'unreadable-file', outcome: 'not-sent', given: inputs({ 'payload-file': 'campaign.yml' }) },
  { row: 'audience-not-found', outcome: 'not-sent', given: named('Newsleter') },
  { row: 'audience-ambiguous', outcome: 'not-sent', given: named('Beta testers') },
  { row: 'audience-mismatch', outcome: 'not-sent', given: named('Newsletter', { 'audience-id': '102' }) },
  { row: 'reach-exceeded', outcome: 'not-sent', given: named('Newsletter', { 'max-reach': '100' }) },
  { row: 'bad-audience-list', outcome: 'not-sent', given: ofNoList },
  { row: 'url-check-failed', outcome: 'not-sent', given: inputs({ 'check-urls': 'true', 'landing-url': unreachable }) },
  { row: 'connection-failed', outcome: 'not-sent', given: inputs({ 'base-url': unreachable }) },
  { row: 'tls-failed', outcome: 'not-sent', given: overTls },
  { row: 'proxy-failed', outcome: 'not-sent', given: inputs({}, { env: { HTTP_PROXY: unreachable } }) },
  { row: 'timeout', outcome: 'not-sent', given: overSlowTls },
  { row: 'timeout', outcome: 'unknown', given: post({ kind: 'hang' }, { timeout: '1' }) },
  { row: 'connection-lost', outcome: 'unknown', given: post({ kind: 'reset-late' }) },
  { row: 'bad-response', outcome: 'unknown', given: post({ kind: 'garbage' }) },
  {
    row: 'service-reported-failure',
    outcome: 'unknown',
    given: post({ kind: 'respond', status: 200, body: { ok: false } }),
  },
  { row: 'already-sent', outcome: 'skipped', given: usedKey },
  { row: 'not-announceable', outcome: 'skipped', given: inputs({ title: '' }, { event: edited }) },
  { row: 'release-not-found', outcome: 'not-sent', given: sandbox => noRelease(sandbox, true) },
  { row: 'github-failed', outcome: 'not-sent', given: sandbox => noRelease(sandbox, false) },
  {
    row: 'claim-failed',
    outcome: 'not-sent',
    given: inputs({ 'once-key': 'a', 'github-token': 'x' }, { env: { GITHUB_API_URL: unreachable } }),
  },
  {
    row: 'http-3xx',
    outcome: 'rejected',
    code: 'http-308',
    given: answer(308, { Location: 'https://elsewhere.example/' }),
  },
  { row: 'http-401', outcome: 'rejected', given: inputs({ 'api-token': 'not-the-token' }) },
  { row: 'http-403', outcome: 'rejected', given: answer(403) },
  { row: 'http-404', outcome: 'rejected', given: inputs({ target: 'audience', 'audience-id': '999' }) },
  { row: 'http-429', outcome: 'rejected', given: answer(429) },
  { row: 'http-4xx', outcome: 'rejected', code: 'http-422', given: answer(422) },
  { row: 'http-5xx', outcome: 'unknown', code: 'http-503', given: answer(503) },
  { row: 'http-5xx', outcome: 'rejected', code: 'http-503', given: answer(503, { 'Retry-After': '0' }) },
]

const bySignal: Case[] = [
  { row: 'cancelled', outcome: 'not-sent', given: signalled('SIGTERM', 'GET') },
  { row: 'cancelled', outcome: 'unknown', given: signalled('SIGINT', 'POST') },
  { row: 'internal-error', outcome: 'not-sent', given: signalled('SIGHUP', 'GET', () => crashing) },
  { row: 'internal-error', outcome: 'unknown', given: signalled('SIGHUP', 'POST', () => crashing) },
]

const rowsOf = (list: Case[]) => list.map(each => [each.row, each.outcome, each] as const)

async function happens(row: string, outcome: string, { code = row, given }: Case): Promise<void> {
  const { exitCode, outputs } = await given(await start())
  expect({ exitCode, outcome: outputs.outcome, reason: outputs.reason }).toEqual({
    exitCode: outcome === 'skipped' ? 0 : 1,
    outcome,
    reason: code,
  })
}

describe('what the README says of a reason happens', () => {
  test.each(rowsOf(cases))('%s, %s', happens)

  unlessWindows(test, 'Windows has no signals').each(rowsOf(bySignal))('%s, %s', happens)

  test('for all of them, each with all of its outcomes', () => {
    const documented = Object.entries({ ...reasons, ...httpReasons }).flatMap(([row, { outcomes }]) =>
      outcomes.map(outcome => `${row}, ${outcome}`),
    )
    expect([...cases, ...bySignal].map(({ row, outcome }) => `${row}, ${outcome}`).sort()).toEqual(documented.sort())
  })
})
