import { ClaimStore } from '../../src/claims/claim-store.ts'
import { type SentOnce, sendOnce } from '../../src/claims/send-once.ts'
import { GithubClient } from '../../src/github/github-client.ts'
import type { HttpClient } from '../../src/http/exchange-and-hand-over.ts'
import { PushService } from '../../src/push/push-service.ts'
import { runInKey } from '../../src/release/key-rules.ts'
import { logText } from '../../src/report/log-lines.ts'
import { reportOf } from '../../src/report/send-report.ts'
import { contextOf } from '../helpers/context.ts'
import { type Advised, adviceIn, leadsToAnotherKey, leadsToResend } from '../helpers/printed-advice.ts'

export const sha = '1'.repeat(40)
export const token = 'ghs_model'
const repository = 'octo/site'

/** The workflow run that a process belongs to. Multiple processes can be jobs in the same run. */
export interface RunOf {
  run: string
  attempt: number
  /** Undefined without a `once-key`. */
  key: string | undefined
}

export interface Ended {
  id: string
  outcome: SentOnce['result']['outcome'] | 'killed'
  advice: Advised[]
  leadsToAnotherKey: boolean
  /** Whether a message says to run the job again, but not that this sends again what its other steps have sent. */
  leadsToResend: boolean
}

/** Sends with the code of the action, over a simulated network. */
export async function run(id: string, of: RunOf, http: HttpClient, signal: AbortSignal): Promise<Ended> {
  const context = contextOf(http, { signal })
  const service = new PushService({ baseUrl: 'http://127.0.0.1:2', apiToken: 'model', timeout: 1, retries: 1 }, context)
  const github = new GithubClient({ apiUrl: 'http://127.0.0.1:1', repository, token, timeoutMs: 1_000 }, context)
  const claims = of.key === undefined ? undefined : openClaims(of.key, of, github, signal)
  const ready = { service, body: '{}', claims, findOutside: () => undefined, watch: <T>(work: Promise<T>) => work }
  const sent = await sendOnce(ready)
  const inKey = runInKey(of.key ?? '', { id: of.run, number: '', attempt: of.attempt })
  const { entries, explanation } = reportOf({ ...sent, advice: [], runInKey: inKey, isKeyless: !claims })
  const { next, instead } = explanation ?? {}
  const texts = [...entries, next, instead].flatMap(each => (each ? [logText(each)] : []))
  return {
    id,
    outcome: sent.result.outcome,
    advice: texts.flatMap(adviceIn).map(each => (each.waitsFor === 'this run' ? { ...each, waitsFor: of.run } : each)),
    leadsToResend: texts.some(leadsToResend),
    leadsToAnotherKey: texts.some(each => leadsToAnotherKey(each, inKey.hasId)),
  }
}

function openClaims(key: string, of: RunOf, github: GithubClient, signal: AbortSignal): ClaimStore {
  const onceKey = {
    key,
    record: { target: 'all', title: 'Model' },
    serverUrl: 'https://github.com',
    run: { repository, sha, id: of.run, attempt: of.attempt },
  }
  return new ClaimStore(onceKey, github, signal)
}
