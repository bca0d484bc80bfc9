import { backoff, withRetries } from '../http/retry.ts'
import { cancelled, claimInDoubt, claimWasDeleted, notClaimed, type Step, wanted } from './claim-failures.ts'
import {
  type GithubAccess,
  isNotFound,
  type Limits,
  openGithub,
  type Repeated,
  type Reply,
  repeatRead,
  textAt,
} from './github-client.ts'
import {
  type ClaimRecord,
  type ClaimRef,
  type ClaimState,
  claimRef,
  type HeldClaim,
  type KeyUse,
  readRecord,
  wholeKey,
  writeRecord,
} from './once-key.ts'
import { type Period, periodOf } from './period.ts'

export interface ClaimRequest extends Pick<GithubAccess, 'token' | 'http' | 'redact'> {
  key: string
  /** At most once in each of these. */
  per?: Period
  startedAt: Date
  /** What is sent to whom. */
  record: Pick<ClaimRecord, 'target' | 'title'>
  /** Where GitHub is. */
  github: { apiUrl: string; serverUrl: string }
  run: { repository: string; sha: string; id: string; attempt: number }
  /** For each request to GitHub; no more than 10 s are used. */
  timeoutMs: number
  signal: AbortSignal
}

/** At most one notification for a key: a claim on it, kept as a git ref of the repository (contract section 7). */
export type Claims = ReturnType<typeof openClaims>

const maxTimeoutMs = 10_000
/** Of a cancelled run, which has ten seconds to live: for its last requests together, and for each. */
const lastMs = 5_000
const lastTimeoutMs = 2_500
/** GitHub may say for a moment that a ref does not exist which was just made. */
const staleMs = 300

/** Opens the claims of a key. */
export function openClaims(request: ClaimRequest) {
  const { key, per, startedAt, record, github, run, signal } = request
  const { ask } = openGithub({ ...request, ...github, ...run })
  const { serverUrl } = github
  const { repository } = run
  const period = per && periodOf(per, startedAt)
  const place: ClaimRef = { key: wholeKey(key, period), ref: claimRef(key, period), repository, serverUrl }
  const { ref } = place
  const refName = ref.replace('refs/', '')
  const limits: Limits = { timeoutMs: Math.min(request.timeoutMs, maxTimeoutMs), signal }

  let state: ClaimState = { kind: 'none' }
  /** The tag objects that this run asked the ref to point to. */
  const ownTags = new Set<string>()
  /** Whether GitHub may still create the ref, because no answer said that it has finished that request. */
  let createPending = false
  /** Whether a deletion may have been carried out, so that the ref may be another run's by now. */
  let deletionPending = false

  /** Claims the key, or returns the claim that another run holds. Throws a Failure if neither is certain. */
  async function claim(): Promise<'claimed' | HeldClaim> {
    const time = new Date()
    const message = writeRecord({ run: run.id, attempt: run.attempt, key: place.key, ...record }, time)
    const tagger = { ...taggerOf, date: time.toISOString().replace(/\.\d+Z$/, 'Z') }
    const createTag = async (step: Step, object: string, type: 'commit' | 'blob') => {
      const tag = { tag: refName, message, object, type, tagger }
      return wanted(step, await ask(['POST', '/git/tags', tag], created, limits))
    }
    const made = await createRef(await createTag('tag', run.sha, 'commit'))
    if (!isForbidden(made)) return settle('ref', made)
    // GitHub lets no token of a job create a ref to a commit whose workflow files are those of no branch.
    const blob = await ask(['POST', '/git/blobs', { content: message }], created, limits)
    return settle('ref-to-blob', await createRef(await createTag('blob', wanted('blob', blob), 'blob')))
  }

  async function createRef(tag: string): Promise<Reply<string>> {
    ownTags.add(tag)
    state = { kind: 'maybe', tag, ...place }
    const made = await ask(['POST', '/git/refs', { ref, sha: tag }], { status: 201, read: targetOf }, limits)
    createPending = made.kind === 'done' || (made.kind === 'lost' && made.mayHaveBeenReceived && !isRedirected(made))
    if (made.kind === 'done') note(made)
    else if (!createPending && !alreadyExists(made) && !isRedirected(made)) state = { kind: 'none' }
    return made
  }

  /** Finds out who owns the claim if the response to its creation did not say. */
  async function settle(step: Step, made: Reply<string>): Promise<'claimed' | HeldClaim> {
    if (state.kind === 'none') throw notClaimed(step, made)
    if (state.kind === 'held') return 'claimed'
    if (!signal.aborted) {
      const found = await readRef(limits, { lost: true, notFoundMs: staleMs })
      if (note(found)) return 'claimed'
      if (found.kind === 'done') return holderOf(found.data)
      if (isRedirected(made) && isNotFound(found)) throw notClaimed(step, made)
      if (alreadyExists(made) && !signal.aborted) {
        if (!isNotFound(found)) return { ...place }
        throw claimWasDeleted()
      }
    }
    if (signal.aborted) throw cancelled()
    throw claimInDoubt(made, ref, run)
  }

  /** Notes what the ref says of our claim; whether we hold it. */
  function note(found: Reply<string>): boolean {
    if (state.kind === 'none') return false
    if (found.kind === 'done' && ownTags.has(found.data)) {
      state = { kind: 'held', tag: found.data, ...place }
      createPending = false
    } else if ((found.kind === 'done' || isNotFound(found)) && !createPending) {
      state = { kind: 'none' }
    }
    return state.kind === 'held'
  }

  async function holderOf(tag: string): Promise<HeldClaim> {
    const expected = { status: 200, read: (data: unknown) => textAt(data, 'message') }
    const readTag = () => ask(['GET', '/git/tags/{tag}', { tag }], expected, limits)
    const message = await repeatRead(readTag, { lost: true }, signal)
    const by = message.kind === 'done' ? readRecord(message.data, `${serverUrl}/${repository}/actions/runs`) : undefined
    return { ...place, tag, by }
  }

  /** Whether the key was used, without claiming it. */
  async function look(): Promise<KeyUse> {
    const found = await readRef(limits, { lost: true })
    if (found.kind === 'done') return { kind: 'used', claim: await holderOf(found.data) }
    return isNotFound(found) ? { kind: 'unused', ...place } : { kind: 'unknown', cause: found.message, ...place }
  }

  /** Deletes what claim() made, or may have made, unless the notification may have been sent: a re-run sends only without it. */
  async function close(mayHaveBeenSent: boolean): Promise<ClaimState> {
    if (mayHaveBeenSent) return state
    const attempt = async (number: number) => {
      const done = await tryDeletion(limits)
      return done ? { done } : { retry: done, waitMs: backoff(number) }
    }
    const done = await withRetries({ attempt, retries: 2, signal, cancelled: () => false })
    // The signal of a cancelled run has done its work, and must not end this last try too.
    if (!done && signal.aborted) {
      await tryDeletion({ timeoutMs: Math.min(limits.timeoutMs, lastTimeoutMs), signal: AbortSignal.timeout(lastMs) })
    }
    return state
  }

  /** Whether nothing more can be done. The ref is read first unless it is certainly ours. */
  async function tryDeletion(within: Limits): Promise<boolean> {
    if (state.kind === 'maybe' || deletionPending) {
      const found = await readRef(within, { notFoundMs: staleMs })
      if (found.kind !== 'done' && !isNotFound(found)) return false
      note(found)
    }
    if (state.kind !== 'held') return true
    const deleted = await ask(['DELETE', '/git/refs/{ref}', { ref: refName }], withoutContent, within)
    // A 422 may also say that a rule of the repository keeps the ref.
    const gone = deleted.kind === 'refused' && deleted.status === 422 && /does not exist/i.test(deleted.message)
    if (deleted.kind === 'done' || gone) state = { kind: 'none' }
    deletionPending ||= deleted.kind === 'lost' && deleted.mayHaveBeenReceived
    return state.kind === 'none'
  }

  function readRef(within: Limits, which: Repeated): Promise<Reply<string>> {
    const expected = { status: 200, read: targetOf }
    return repeatRead(() => ask(['GET', '/git/ref/{ref}', { ref: refName }], expected, within), which, within.signal)
  }

  return {
    claim,
    look,
    close,
    /** What is known so far of the claim of this run. */
    get state(): ClaimState {
      return state
    },
  }
}

const taggerOf = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com' }

/** A created object is known by its SHA. */
const created = { status: 201, read: (data: unknown) => textAt(data, 'sha') }
/** What is deleted leaves nothing to read. */
const withoutContent = { status: 204, read: () => true }
/** What a ref points to. */
const targetOf = (data: unknown) => textAt(data, 'object', 'sha')

const isForbidden = (reply: Reply<string>) =>
  reply.kind === 'refused' && (reply.status === 403 || reply.status === 404) && !reply.rateLimited
/** GitHub is done with the request, whether or not it was carried out. */
const isRedirected = (reply: Reply<unknown>) => reply.kind === 'lost' && reply.why === 'redirected'
const alreadyExists = (reply: Reply<unknown>) =>
  reply.kind === 'refused' && reply.status === 422 && /already exists/i.test(reply.message)
