import { asFailure } from '../../src/errors.ts'
import { ClaimStore } from '../../src/github/claim-store.ts'
import { GithubClient } from '../../src/github/github-client.ts'
import type { HttpClient } from '../../src/http/http-client.ts'
import { deliver } from '../../src/push/delivery.ts'
import { openService } from '../../src/push/push-service.ts'
import { mayHaveBeenSent, type Result } from '../../src/report/outcome.ts'
import { sendReport } from '../../src/report/send-report.ts'
import { contextOf } from '../helpers/context.ts'

export const sha = '1'.repeat(40)
export const token = 'ghs_model'

export interface Ended {
  id: string
  outcome: Result['outcome'] | 'killed'
  /** The commands that its user is given: to delete a claim that may be left over, and to send again on purpose. */
  cleanUp: string[]
  sendAgain: string[]
}

/** The steps of a send from the claim on, as send.ts has them. */
export async function runSteps(id: string, http: HttpClient, signal: AbortSignal): Promise<Ended> {
  const context = contextOf(http, { signal })
  const service = openService({ baseUrl: 'http://127.0.0.1:2', apiToken: 'model', timeout: 1, retries: 1 }, context)
  const repository = 'octo/site'
  const github = new GithubClient({ apiUrl: 'http://127.0.0.1:1', repository, token, timeoutMs: 1_000 }, context)
  const onceKey = {
    key: 'model',
    record: { target: 'all', title: 'Model' },
    serverUrl: 'https://github.com',
    // Equal for all, as it is for the jobs of a matrix.
    run: { repository, sha, id: '4242', attempt: 1 },
  }
  const claims = new ClaimStore(onceKey, github, signal)
  let attempts = 0
  const proceed = async (): Promise<Result> => {
    const claimed = await claims.claim()
    if (claimed !== 'claimed') return { outcome: 'skipped', reason: 'already-sent', claim: claimed }
    const onAttempt = () => attempts++
    return (await deliver({ service, body: '{}', onAttempt })).verdict
  }
  const result = await proceed().catch(
    (error): Result => ({ outcome: attempts > 0 ? 'unknown' : 'not-sent', failure: asFailure(error) }),
  )
  if (!mayHaveBeenSent(result)) await claims.release()
  const { outcome } = result
  const { entries, annotation } = sendReport({ result, claim: claims.state, attempts, advice: [] })
  const closing = annotation?.next.command ?? []
  return {
    id,
    outcome,
    cleanUp: [...entries.flatMap(({ command }) => command ?? []), ...(outcome === 'skipped' ? [] : [closing].flat())],
    sendAgain: outcome === 'skipped' ? [closing].flat() : [],
  }
}
