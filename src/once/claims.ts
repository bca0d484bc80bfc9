import {
  type GithubAccess,
  isNotFound,
  type Limits,
  openGithub,
  type Repeated,
  type Reply,
  repeatRead,
} from '../github/client.ts'
import { openGit } from '../github/git.ts'
import { backoff, withRetries } from '../http/retry.ts'
import {
  type ClaimRecord,
  type ClaimRef,
  type ClaimState,
  claimRef,
  type HeldClaim,
  type KeyUse,
  type Period,
  periodOf,
  readRecord,
  wholeKey,
  writeRecord,
} from './claim.ts'
import { cancelled, claimDeletedMeanwhile, claimInDoubt, notClaimed, type Step } from './failures.ts'

export interface ClaimRequest {
  key: string
  /** At most once in each of these. */
  per?: Period | undefined
  startedAt: Date
  /** What is sent to whom. */
  record: Pick<ClaimRecord, 'target' | 'title'>
  token: string
  http: GithubAccess['http']
  redact: GithubAccess['redact']
  /** Where GitHub is. */
  github: { apiUrl: string; serverUrl: string }
  run: { repository: string; sha: string; id: string; attempt: number }
  /** For each request to GitHub; no more than 10 s are used. */
  timeoutMs: number
  signal: AbortSignal
}

/** At most one notification for a key: a claim on it, kept as a git ref of the repository (contract section 7). */
export interface Claims {
  /** Claims the key, or returns the claim that another run holds. Throws a Failure if neither is certain. */
  claim(): Promise<'claimed' | HeldClaim>
  /** Whether the key was used, without claiming it. */
  look(): Promise<KeyUse>
  /** Deletes what claim() made, or may have made, unless the notification may have been sent: a re-run sends only without it. */
  close(mayHaveBeenSent: boolean): Promise<ClaimState>
  /** What is known so far of the claim of this run. */
  readonly state: ClaimState
}

const maxTimeoutMs = 10_000
/** Of a cancelled run, which has ten seconds to live: for its last requests together, and for each. */
const lastMs = 5_000
const lastTimeoutMs = 2_500
const retries = 2
/** GitHub may say for a moment that a ref does not exist which was just made. */
const staleMs = 300

/** Opens the claims of a key. */
export function openClaims(request: ClaimRequest): Claims {
  const { key, per, startedAt, record, token, http, redact, run, signal } = request
  const { serverUrl, apiUrl } = request.github
  const { repository } = run
  const git = openGit(openGithub({ apiUrl, repository, token, http, redact }))
  const period = per && periodOf(per, startedAt)
  const place: ClaimRef = { key: wholeKey(key, period), ref: claimRef(key, period), repository, serverUrl }
  const { ref } = place
  const limits: Limits = { timeoutMs: Math.min(request.timeoutMs, maxTimeoutMs), signal }

  let state: ClaimState = { kind: 'none' }
  /** Whether GitHub may still create the ref, because no answer said that it has finished that request. */
  let createPending = false
  /** Whether a deletion may have been carried out, so that the ref may be another run's by now. */
  let deletionPending = false

  async function claim(): Promise<'claimed' | HeldClaim> {
    const time = new Date()
    const message = writeRecord({ run: run.id, attempt: run.attempt, key: place.key, ...record }, time)
    const date = time.toISOString().replace(/\.\d+Z$/, 'Z')
    const createTag = async (step: Step, object: string, type: 'commit' | 'blob') =>
      wanted(step, await git.createTag({ name: ref.replace('refs/', ''), message, object, type, date }, limits))

    const created = await createRef(await createTag('tag', run.sha, 'commit'))
    if (!isForbidden(created)) return settle('ref', created)
    // GitHub lets no token of a job create a ref to a commit whose workflow files are those of no branch.
    const blob = wanted('blob', await git.createBlob(message, limits))
    return settle('ref-to-blob', await createRef(await createTag('blob', blob, 'blob')))
  }

  async function createRef(tag: string): Promise<Reply<string>> {
    state = { kind: 'maybe', tag, ...place }
    const created = await git.createRef(ref, tag, limits)
    createPending = created.kind === 'done' || (created.kind === 'lost' && created.mayHaveBeenReceived)
    if (created.kind === 'done') note(created)
    else if (!createPending && !alreadyExists(created)) state = { kind: 'none' }
    return created
  }

  /** Finds out who owns the claim if the response to its creation did not say. */
  async function settle(step: Step, created: Reply<string>): Promise<'claimed' | HeldClaim> {
    if (state.kind === 'none') throw notClaimed(step, created)
    if (state.kind === 'held') return 'claimed'
    if (!signal.aborted) {
      const found = await readRef(limits, { lost: true, notFoundMs: staleMs })
      note(found)
      if (isHeld()) return 'claimed'
      if (found.kind === 'done') return holderOf(found.data)
      if (alreadyExists(created) && !signal.aborted) {
        if (isNotFound(found)) throw claimDeletedMeanwhile()
        return { ...place }
      }
    }
    throw signal.aborted ? cancelled() : claimInDoubt(ref, created)
  }

  /** What the ref says of our claim. */
  function note(found: Reply<string>): void {
    if (state.kind === 'none') return
    if (found.kind === 'done' && found.data === state.tag) {
      state = { ...state, kind: 'held' }
      createPending = false
    } else if ((found.kind === 'done' || isNotFound(found)) && !createPending) {
      state = { kind: 'none' }
    }
  }
  // Not a comparison in place, since TypeScript does not see that note() assigns the state.
  const isHeld = () => state.kind === 'held'

  async function holderOf(tag: string): Promise<HeldClaim> {
    const message = await repeatRead(() => git.readTag(tag, limits), { lost: true }, signal)
    const runsUrl = `${serverUrl}/${repository}/actions/runs`
    const by = message.kind === 'done' ? readRecord(message.data, runsUrl) : undefined
    return { ...place, tag, ...(by && { by }) }
  }

  async function look(): Promise<KeyUse> {
    const found = await readRef(limits, { lost: true })
    if (found.kind === 'done') return { kind: 'used', claim: await holderOf(found.data) }
    return isNotFound(found) ? { kind: 'unused', ...place } : { kind: 'unknown', cause: found.message, ...place }
  }

  async function deleteClaim(): Promise<void> {
    const attempt = async (number: number) => {
      const done = await tryDeletion(limits)
      return done ? { done } : { retry: done, waitMs: backoff(number) }
    }
    const done = await withRetries<boolean>({ attempt, retries, signal, cancelled: last => last, onWait: () => {} })
    // The signal of a cancelled run has done its work, and must not end this last try too.
    if (!done && signal.aborted) {
      await tryDeletion({ timeoutMs: Math.min(limits.timeoutMs, lastTimeoutMs), signal: AbortSignal.timeout(lastMs) })
    }
  }

  /** Whether nothing more can be done. The ref is read first unless it is certainly ours. */
  async function tryDeletion(within: Limits): Promise<boolean> {
    if (state.kind === 'maybe' || deletionPending) {
      const found = await readRef(within, { notFoundMs: staleMs })
      if (found.kind !== 'done' && !isNotFound(found)) return false
      note(found)
    }
    if (state.kind !== 'held') return true
    const deleted = await git.deleteRef(ref, within)
    // A 422 may also say that a rule of the repository keeps the ref.
    const gone = deleted.kind === 'refused' && deleted.status === 422 && /does not exist/i.test(deleted.message)
    if (deleted.kind === 'done' || gone) state = { kind: 'none' }
    deletionPending ||= deleted.kind === 'lost' && deleted.mayHaveBeenReceived
    return state.kind === 'none'
  }

  const readRef = (within: Limits, which: Repeated) => repeatRead(() => git.readRef(ref, within), which, within.signal)

  return {
    claim,
    look,
    close: async mayHaveBeenSent => {
      if (!mayHaveBeenSent) await deleteClaim()
      return state
    },
    get state() {
      return state
    },
  }
}

const isForbidden = (reply: Reply<string>) =>
  reply.kind === 'refused' && (reply.status === 403 || reply.status === 404) && !reply.rateLimited
const alreadyExists = (reply: Reply<unknown>) =>
  reply.kind === 'refused' && reply.status === 422 && /already exists/i.test(reply.message)

function wanted<T>(step: Step, reply: Reply<T>): T {
  if (reply.kind === 'done') return reply.data
  throw notClaimed(step, reply)
}
