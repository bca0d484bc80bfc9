import { createHash } from 'node:crypto'
import { beforeEach, expect } from '@jest/globals'
import { type Github, startGithub } from './doubles/github.ts'
import type { Sandbox, SandboxOptions } from './doubles/push-service.ts'
import type { RecordedRequest } from './doubles/scripted.ts'
import type { Outcome, Step } from './runner.ts'
import { closing, sandboxes, send } from './send.ts'

export const sha = 'c0ffee0000000000000000000000000000000001'
export const key = 'release v4.2'
export const ref = `refs/web-push/release-v4-2-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`
export const command = `gh api --method DELETE repos/octo/site/git/${ref}`

/** What a test of once-key has: a service and a GitHub, started again for each test of the file that imports this. */
export let sandbox: Sandbox
export let github: Github
/** What reached either server, in order. */
export let order: string[]

const startService = sandboxes()
const startHub = closing(startGithub)

export async function start(options: { sandbox?: SandboxOptions; github?: Parameters<typeof startGithub>[0] } = {}) {
  order = []
  const onEvent = (arrived?: RecordedRequest) => {
    if (arrived) order.push(arrived.operation ?? arrived.method)
  }
  github = await startHub({ shas: [sha], ...options.github, onEvent })
  sandbox = await startService({ ...options.sandbox, onEvent })
}

beforeEach(() => start())

/** Runs a step, and checks what is true of every step: no claim of what was certainly not sent is kept in silence. */
export async function step(changes: Record<string, string> = {}, rest: Partial<Step> = {}): Promise<Outcome> {
  const own = { 'once-key': key, 'github-token': github.token, timeout: '1', retries: '0' }
  const env: Step['env'] = { GITHUB_API_URL: github.url, GITHUB_SHA: sha, ...rest.env }
  const outcome = await send(sandbox, { ...own, ...changes }, { ...rest, env })
  expect(sandbox.delivered.length).toBeLessThanOrEqual(1)
  const notSent = outcome.outputs.outcome === 'not-sent' || outcome.outputs.outcome === 'rejected'
  if (notSent && record()?.message.includes(`"run": "${env.GITHUB_RUN_ID ?? '4242'}"`)) {
    expect(told(outcome)).toContain(command)
  }
  return outcome
}

export const told = ({ annotations }: Outcome) => annotations.map(({ message }) => message).join('\n')
export const record = () => github.tags.get(github.refs.get(ref) ?? '')

/** Lets another run hold the claim. */
export function claimByAnother(record: object = { run: '777', attempt: 2, time: '2026-08-04T09:30:12.345Z' }) {
  const sha = 'f'.repeat(40)
  const tagger = { name: 'x', email: 'x@example.com', date: '2026-08-04T09:30:12Z' }
  github.tags.set(sha, { sha, tag: 't', message: JSON.stringify(record), tagger, object: { sha, type: 'commit' } })
  github.refs.set(ref, sha)
}

export const sent = { exitCode: 0, outputs: { outcome: 'sent', reason: '' } }
export const skipped = {
  exitCode: 0,
  outputs: { outcome: 'skipped', reason: 'already-sent', attempts: '0', 'sent-at': '' },
}
export const cancelled = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'cancelled' } }
