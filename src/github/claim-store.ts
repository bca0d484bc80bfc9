import { backoff, withRetries } from '../http/retry.ts'
import {
  alreadyExists,
  type ClaimRequest,
  claimCancelled,
  claimDataOrThrow,
  claimInDoubt,
  notClaimed,
} from './claim-failures.ts'
import {
  type ApiRoute,
  type GithubClient,
  isNotFound,
  type Limits,
  type NoAnswer,
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
  type PeriodicKey,
  readRecord,
  wholeKey,
  writeRecord,
} from './once-key.ts'

/** What a run claims, and what it puts on record. */
export interface OnceKey extends PeriodicKey {
  /** What is sent to whom. */
  record: Pick<ClaimRecord, 'target' | 'title'>
  /** Where the repository is: `https://github.com`. */
  serverUrl: string
  run: { repository: string; sha: string; id: string; attempt: number }
}

/** What the store knows of the claim of this run. */
type OwnClaim =
  | { kind: 'none' }
  /**
   * GitHub was asked to create the ref. `mayFollow`: it may still do so, because no answer said that it has finished
   * that request; otherwise the ref is ours, or another run's, or was not made.
   */
  | { kind: 'maybe'; tag: string; mayFollow: boolean }
  | { kind: 'held'; tag: string; deletion: Deletion }

/**
 * `failed`: it was not carried out, or the ref may be another run's by now. `lost`: GitHub may still carry it out,
 * whoever has the ref by then, so a second one is never requested.
 */
type Deletion = 'not requested' | 'failed' | 'lost'

/**
 * How long a cancelled run, which has ten seconds to live, goes on trying to delete its claim, and each request of it.
 */
const lastMs = 5_000
const lastTimeoutMs = 2_500
const lastWaitMs = 250
/** GitHub may say for a moment that a ref does not exist which was just made. */
const staleMs = 300

/**
 * At most one notification for a key: a claim on it, kept as a git ref of the repository (docs/delivery.md, "Claims").
 */
export class ClaimStore {
  readonly #github: GithubClient
  readonly #signal: AbortSignal
  readonly #onceKey: OnceKey
  readonly #place: ClaimRef
  /** The tag objects that this run asked the ref to point to. */
  readonly #ownTags = new Set<string>()
  #state: OwnClaim = { kind: 'none' }

  constructor(onceKey: OnceKey, github: GithubClient, signal: AbortSignal) {
    const { key, period, run, serverUrl } = onceKey
    this.#onceKey = onceKey
    this.#github = github
    this.#signal = signal
    this.#place = { key: wholeKey(key, period), ref: claimRef(key, period), repository: run.repository, serverUrl }
  }

  /** What is known so far of the claim of this run. */
  get state(): ClaimState {
    const state = this.#state
    return state.kind === 'none' ? state : { kind: state.kind, tag: state.tag, ...this.#place }
  }

  /** Claims the key, or returns the claim that another run holds. Throws a Failure if neither is certain. */
  async claim(): Promise<'claimed' | HeldClaim> {
    const { run, record } = this.#onceKey
    const time = new Date()
    const message = writeRecord({ run: run.id, attempt: run.attempt, key: this.#place.key, ...record }, time)
    const tag = await this.#createTag('tag', { object: run.sha, type: 'commit', message, time })
    const created = await this.#createRef(tag)
    if (!isForbidden(created)) return this.#resolveOwner(created)
    // GitHub lets no token of a job create a ref to a commit whose workflow files are those of no branch.
    const blob = await this.#github.request(['POST', '/git/blobs', { content: message }], createdObject)
    const object = claimDataOrThrow('blob', blob)
    const tagOfBlob = await this.#createTag('blob', { object, type: 'blob', message, time })
    return this.#resolveOwner(await this.#createRef(tagOfBlob))
  }

  /** Whether the key was used, without claiming it. */
  async check(): Promise<KeyUse> {
    const found = await this.#readRef({ noAnswer: true })
    if (found.kind === 'done') return { kind: 'used', claim: await this.#holderOf(found.data) }
    if (isNotFound(found)) return { kind: 'unused', ...this.#place }
    return { kind: 'unknown', cause: found.message, ...this.#place }
  }

  /**
   * Deletes what claim() made, or may have made, so that a re-run sends; only if the notification was certainly not
   * sent. Tries three times, or, once the run is cancelled, until its last seconds are over. `state` says what is left.
   */
  async release(): Promise<void> {
    const tryOnce = async (waitMs: number, limits: Limits, deletionLimits: Limits) => {
      const isOver = await this.#tryDeletion(limits, deletionLimits)
      return isOver ? { done: true } : { result: false, waitMs }
    }
    const cancelled = () => false
    // A cancelled run must not end a deletion that is under way, which would be lost by that, nor the last tries.
    const underWay: Limits = { signal: abortedAfter(this.#signal, lastTimeoutMs) }
    const last: Limits = { signal: abortedAfter(this.#signal, lastMs), timeoutMs: lastTimeoutMs }
    const tryFirst = (number: number) => tryOnce(backoff(number), {}, underWay)
    const isOver = await withRetries({ attempt: tryFirst, retries: 2, signal: this.#signal, cancelled })
    if (isOver || !this.#signal.aborted) return
    const tryLast = () => tryOnce(lastWaitMs, last, last)
    await withRetries({ attempt: tryLast, retries: lastMs / lastWaitMs, signal: last.signal, cancelled })
  }

  async #createTag(
    request: ClaimRequest,
    { object, type, message, time }: { object: string; type: 'commit' | 'blob'; message: string; time: Date },
  ): Promise<string> {
    const tagger = { ...author, date: time.toISOString().replace(/\.\d+/, '') }
    const tag = { tag: this.#refName, message, object, type, tagger }
    return claimDataOrThrow(request, await this.#github.request(['POST', '/git/tags', tag], createdObject))
  }

  async #createRef(tag: string): Promise<Reply<string>> {
    this.#ownTags.add(tag)
    this.#state = { kind: 'maybe', tag, mayFollow: true }
    const ref = { ref: this.#place.ref, sha: tag }
    const created = await this.#github.request(['POST', '/git/refs', ref], { status: 201, read: targetOf })
    if (created.kind === 'done') {
      this.#recordRef(created)
    } else if (created.kind === 'no-answer') {
      const mayFollow = created.why !== 'redirected'
      this.#state = created.mayHaveBeenReceived ? { kind: 'maybe', tag, mayFollow } : { kind: 'none' }
    } else {
      // A gateway that repeats a request, or finds fault with it, may have passed it on before: the ref may be ours.
      const mayBeMade = created.status === 409 || created.status === 422
      this.#state = mayBeMade ? { kind: 'maybe', tag, mayFollow: false } : { kind: 'none' }
    }
    return created
  }

  /** Finds out who owns the claim if the response to its creation did not say. */
  async #resolveOwner(created: Reply<string>): Promise<'claimed' | HeldClaim> {
    const state = this.#state
    if (state.kind === 'none') throw notClaimed('ref', created)
    if (state.kind === 'held') return 'claimed'
    const found = await this.#readRef({ noAnswer: true, notFoundMs: staleMs })
    if (this.#recordRef(found)) return 'claimed'
    if (found.kind === 'done') return this.#holderOf(found.data)
    if (this.#signal.aborted) throw claimCancelled()
    const claim = { ref: this.#place.ref, run: this.#onceKey.run, created, found }
    if (!isNotFound(found)) throw claimInDoubt(claim)
    if (alreadyExists(created)) {
      // GitHub contradicts itself: the ref may be ours, and these answers stale.
      this.#state = { kind: 'maybe', tag: state.tag, mayFollow: true }
      throw claimInDoubt(claim)
    }
    throw state.mayFollow ? claimInDoubt(claim) : notClaimed('ref', created)
  }

  /** Records what the ref says of our claim; whether we hold it. */
  #recordRef(found: Reply<string>): boolean {
    const state = this.#state
    if (found.kind === 'done' && this.#ownTags.has(found.data)) {
      if (state.kind === 'maybe') this.#state = { kind: 'held', tag: found.data, deletion: 'not requested' }
      return true
    }
    const mayFollow = state.kind === 'maybe' && state.mayFollow
    if ((found.kind === 'done' || isNotFound(found)) && !mayFollow) this.#state = { kind: 'none' }
    return false
  }

  async #holderOf(tag: string): Promise<HeldClaim> {
    const { serverUrl, repository } = this.#place
    const expected = { status: 200, read: (data: unknown) => textAt(data, 'message') }
    const readTag = () => this.#github.request(['GET', '/git/tags/{tag}', { tag }], expected)
    const message = await repeatRead(readTag, { noAnswer: true }, this.#signal)
    const by = message.kind === 'done' ? readRecord(message.data, `${serverUrl}/${repository}/actions/runs`) : undefined
    return { ...this.#place, tag, by }
  }

  /** Whether nothing more can be done. The ref is read first unless it is certainly ours. */
  async #tryDeletion(limits: Limits, deletionLimits: Limits): Promise<boolean> {
    if (this.#state.kind === 'none') return true
    if (this.#state.kind === 'maybe' || this.#state.deletion !== 'not requested') {
      const found = await this.#readRef({ notFoundMs: staleMs }, limits)
      if (found.kind !== 'done' && !isNotFound(found)) return false
      this.#recordRef(found)
    }
    const state: OwnClaim = this.#state
    if (state.kind !== 'held' || state.deletion === 'lost') return true
    const route: ApiRoute = ['DELETE', '/git/refs/{ref}', { ref: this.#refName }]
    const deleted = await this.#github.request(route, withoutContent, deletionLimits)
    if (deleted.kind === 'done' || isGone(deleted)) {
      this.#state = { kind: 'none' }
      return true
    }
    if (mayFollow(deleted)) this.#state = { ...state, deletion: 'lost' }
    else if (deleted.kind === 'refused' || deleted.mayHaveBeenReceived) this.#state = { ...state, deletion: 'failed' }
    return false
  }

  #readRef(which: Repeated, limits: Limits = {}): Promise<Reply<string>> {
    const expected = { status: 200, read: targetOf }
    const read = () => this.#github.request(['GET', '/git/ref/{ref}', { ref: this.#refName }], expected, limits)
    return repeatRead(read, which, limits.signal ?? this.#signal)
  }

  get #refName(): string {
    return this.#place.ref.replace('refs/', '')
  }
}

const author = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com' }

/** What a ref points to. */
const targetOf = (data: unknown) => textAt(data, 'object', 'sha')
/** A created object is known by its SHA. */
const createdObject = { status: 201, read: (data: unknown) => textAt(data, 'sha') }
/** What is deleted leaves nothing to read. */
const withoutContent = { status: 204, read: () => true }

const isForbidden = (reply: Reply<string>) =>
  reply.kind === 'refused' && (reply.status === 403 || reply.status === 404) && !reply.rateLimited

/**
 * Whether GitHub says that there is no ref to delete. (A 422 may also say that a rule of the repository keeps the ref,
 * or that something else does not exist.)
 */
const isGone = (reply: Reply<unknown>) =>
  reply.kind === 'refused' && reply.status === 422 && reply.says(/reference does not exist/i)

/** The answers that say that GitHub has finished with a request, whether or not it was carried out. */
const isFinished = ({ why, status = 0 }: NoAnswer) => why === 'redirected' || [500, 502, 503].includes(status)

/** Whether GitHub may still carry out a deletion: there was no answer to it, or one of somebody who gave up waiting. */
const mayFollow = (reply: Reply<unknown>) =>
  reply.kind === 'no-answer' && reply.mayHaveBeenReceived && !isFinished(reply)

/** A signal that is aborted so many milliseconds after another one. */
function abortedAfter(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController()
  const start = () => AbortSignal.timeout(ms).addEventListener('abort', () => controller.abort())
  if (signal.aborted) start()
  else signal.addEventListener('abort', start)
  return controller.signal
}
