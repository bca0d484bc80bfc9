import { asFailure } from '../../src/errors.ts'
import { openClaims } from '../../src/github/claim-store.ts'
import type { HttpClient } from '../../src/http/http-client.ts'
import { deliver } from '../../src/push/delivery.ts'
import { openService } from '../../src/push/push-service.ts'
import { claimEntries, closingAnnotation } from '../../src/report/log-lines.ts'
import { mayHaveBeenSent, type Result } from '../../src/report/outcome.ts'

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
  const service = openService({ baseUrl: 'http://127.0.0.1:2', apiToken: 'model', timeout: 1 }, { http, signal })
  const claims = openClaims({
    key: 'model',
    record: { target: 'all', title: 'Model' },
    token,
    http,
    github: { apiUrl: 'http://127.0.0.1:1', serverUrl: 'https://github.com' },
    // Equal for all, as it is for the jobs of a matrix.
    run: { repository: 'octo/site', sha, id: '4242', attempt: 1 },
    timeoutMs: 1_000,
    signal,
    redact: text => text,
    startedAt: new Date(0),
  })
  let attempts = 0
  const proceed = async (): Promise<Result> => {
    const claimed = await claims.claim()
    if (claimed !== 'claimed') return { outcome: 'skipped', reason: 'already-sent', claim: claimed }
    const onAttempt = () => attempts++
    const rest = { redact: (text: string) => text, onWait: () => {}, random: () => 0 }
    return (await deliver({ service, body: '{}', retries: 1, signal, onAttempt, ...rest })).verdict
  }
  const conclusion = await proceed().catch(
    (error): Result => ({ outcome: attempts > 0 ? 'unknown' : 'not-sent', failure: asFailure(error) }),
  )
  const claim = await claims.close(mayHaveBeenSent(conclusion))
  const { outcome } = conclusion
  return {
    id,
    outcome,
    cleanUp: claimEntries(claim, outcome).flatMap(({ command }) => command ?? []),
    sendAgain: outcome === 'skipped' ? [closingAnnotation(conclusion)?.next.command ?? ''] : [],
  }
}
