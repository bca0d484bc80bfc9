import { createHash } from 'node:crypto'
import { expect } from '@jest/globals'
import { startGithub } from './doubles/github.ts'
import type { SandboxOptions } from './doubles/push-service.ts'
import type { RecordedRequest } from './doubles/scripted.ts'
import { withoutWaits } from './preload.ts'
import type { Outcome, Step } from './runner.ts'
import { closing, sandboxes, send, told } from './send.ts'

export const sha = 'c0ffee0000000000000000000000000000000001'
export const key = 'release v4.2'
export const ref = `refs/web-push/release-v4-2-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`
export const command = `gh api --method DELETE repos/octo/site/git/${ref}`

const startService = sandboxes()
const startHub = closing(startGithub)

interface Options {
  sandbox?: SandboxOptions
  github?: Parameters<typeof startGithub>[0]
}

export async function startScenario(options: Options = {}) {
  const order: string[] = []
  const onEvent = (arrived?: RecordedRequest) => {
    if (arrived) order.push(arrived.operation ?? arrived.method)
  }
  const github = await startHub({ shas: [sha], ...options.github, onEvent })
  const sandbox = await startService({ ...options.sandbox, onEvent })
  const record = () => github.tags.get(github.refs.get(ref) ?? '')

  /**
   * Runs a step. If it does not send but leaves its claim behind, checks that a message shows the command to delete the
   * claim.
   */
  async function step(changes: Record<string, string> = {}, rest: Partial<Step> = {}): Promise<Outcome> {
    const own = { 'once-key': key, 'github-token': github.token, timeout: '1', retries: '0' }
    const env: Step['env'] = { GITHUB_API_URL: github.url, GITHUB_SHA: sha, ...withoutWaits, ...rest.env }
    const outcome = await send(sandbox, { ...own, ...changes }, { ...rest, env })
    expect(sandbox.delivered.length).toBeLessThanOrEqual(1)
    const notSent = outcome.outputs.outcome === 'not-sent' || outcome.outputs.outcome === 'rejected'
    if (notSent && record()?.message.includes(`"run": "${env.GITHUB_RUN_ID ?? '4242'}"`)) {
      expect(told(outcome)).toContain(command)
    }
    return outcome
  }

  function claimByAnother(content: object = { key, run: '777', attempt: 2, time: '2026-08-04T09:30:12.345Z' }) {
    const name = 'f'.repeat(40)
    const tagger = { name: 'x', email: 'x@example.com', date: '2026-08-04T09:30:12Z' }
    const object = { sha: name, type: 'commit' }
    github.tags.set(name, { sha: name, tag: 't', message: JSON.stringify(content), tagger, object })
    github.refs.set(ref, name)
  }

  /** Calls `act` as soon as the first POST arrives at the service. */
  function whilePosting(act: () => void) {
    void sandbox.until(({ requests }) => requests.some(({ method }) => method === 'POST')).then(act)
  }

  return { sandbox, github, order, step, record, claimByAnother, whilePosting }
}

export type Scenario = Awaited<ReturnType<typeof startScenario>>

export const sent = { exitCode: 0, outputs: { outcome: 'sent', reason: '' } }
export const skipped = {
  exitCode: 0,
  outputs: { outcome: 'skipped', reason: 'already-sent', attempts: '0', 'sent-at': '' },
}
export const cancelled = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'cancelled' } }
