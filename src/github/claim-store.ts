import { backoff, withRetries } from '../http/backoff.ts'
import type { RetryStop } from '../push/outcome-and-retry.ts'
import {
  alreadyExists,
  type ClaimRequest,
  claimCancelled,
  claimDataOrThrow,
  claimInDoubt,
  notClaimed,
} from './claim-failures.ts'
import { type ClaimRecord, readRecord, writeRecord } from './claim-record.ts'
import {
  type ApiRoute,
  type GithubClient,
  isNotFound,
  type Limits,
  type NoAnswer,
  type Refused,
  type Repeated,
  type Reply,
  repeatRead,
  textAt,
} from './github-client.ts'
import {
  type ClaimRef,
  type ClaimState,
  claimRef,
  type HeldClaim,
  type KeyUse,
  type PeriodicKey,
  wholeKey,
} from './once-key.ts'

/** What a run claims, and what it puts on record. */
export interface OnceKey extends PeriodicKey {
  /** What is sent to whom. */
  record: Pick<ClaimRecord, 'target' | 'title'>
  /** Where the repository is: `https://github.com`. */
  serverUrl: string
  run: { repository: string; sha: string; id: string; attempt: number }
}

/** What the store knows of the claim of this run; `tag` is the tag object that it asked the ref to point to. */
type OwnClaim =
  | { kind: 'none' }
  /**
   * GitHub was asked to create the ref, and did not say that it has. `mayStillHappen`: it may create it later, too;
   * otherwise the ref is ours, or another run's, or was not made.
   */
  | { kind: 'maybe'; tag: string; mayStillHappen: boolean }
  /**
   * The ref pointed to our tag object. `isDeletionRequested`: GitHub was asked to delete it, and may have done so, or
   * may still do so, whoever has the ref by then. So no second deletion is ever requested.
   */
  | { kind: 'held'; tag: string; isDeletionRequested: boolean }

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
  readonly #claimRef: ClaimRef
  #state: OwnClaim = { kind: 'none' }

  constructor(onceKey: OnceKey, github: GithubClient, signal: AbortSignal) {
    const { key, period, run, serverUrl } = onceKey
    this.#onceKey = onceKey
    this.#github = github
    this.#signal = signal
    this.#claimRef = { key: wholeKey(key, period), ref: claimRef(key, period), repository: run.repository, serverUrl }
  }

  /** What is known so far of the claim of this run. */
  get state(): ClaimState {
    const state = this.#state
    return state.kind === 'none' ? state : { kind: state.kind, tag: state.tag, ...this.#claimRef }
  }

  /**
   * Claims the key, or returns the claim that another run holds. Throws a Failure if neither is certain; then giveUp()
   * deletes what may have been made.
   */
  async claim(): Promise<'claimed' | HeldClaim> {
    const { run, record } = this.#onceKey
    const time = new Date()
    const message = writeRecord({ run: run.id, attempt: run.attempt, key: this.#claimRef.key, ...record }, time)
    const tag = await this.#createTag('tag', { object: run.sha, type: 'commit', message, time })
    const created = await this.#createRef(tag)
    if (!isForbidden(created)) return this.#resolveOwner(created)
    // A gateway may refuse what GitHub has done: a second tag object must not make us forget the first.
    const found = await this.#readRef({ noAnswer: true, notFoundMs: staleMs })
    this.#recordRef(found)
    if (found.kind === 'done' && this.#state.kind === 'none') return this.#holderOf(found.data)
    if (!isNotFound(found)) throw this.#signal.aborted ? claimCancelled() : notClaimed('ref', created)
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
    if (isNotFound(found)) return { kind: 'unused', ...this.#claimRef }
    return { kind: 'unknown', cause: found.message, ...this.#claimRef }
  }

  /**
   * Why the notification must not be sent again after a wait: the claim is not ours any more, or nobody can tell;
   * undefined while it is ours.
   */
  async findRetryStop(): Promise<RetryStop | undefined> {
    const { ref } = this.#claimRef
    const found = await this.#readRef({ noAnswer: true, notFoundMs: staleMs })
    if (this.#recordRef(found)) return undefined
    if (found.kind === 'done' || isNotFound(found)) return { kind: 'claim-lost', ref }
    return { kind: 'claim-unreadable', ref, cause: found.message }
  }

  /**
   * Deletes what claim() made, or may have made, so that a re-run sends; only if the notification was certainly not
   * sent. Tries three times, or, once the run is cancelled, until its last seconds are over. `state` says what is left.
   */
  async giveUp(): Promise<void> {
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
    this.#state = { kind: 'maybe', tag, mayStillHappen: true }
    const ref = { ref: this.#claimRef.ref, sha: tag }
    const created = await this.#github.request(['POST', '/git/refs', ref], { status: 201, read: targetOf })
    if (created.kind === 'done') this.#recordRef(created)
    else if (!mayHaveEffect(created)) this.#state = { kind: 'none' }
    else this.#state = { kind: 'maybe', tag, mayStillHappen: mayStillHappen(created) }
    return created
  }

  /** Finds out who owns the claim if the response to its creation did not say. */
  async #resolveOwner(created: Reply<string>): Promise<'claimed' | HeldClaim> {
    const state = this.#state
    if (state.kind === 'held') return 'claimed'
    // What is refused is given up, even if it was done all the same.
    if (state.kind === 'none' || isRefusal(created)) throw notClaimed('ref', created)
    const found = await this.#readRef({ noAnswer: true, notFoundMs: staleMs })
    if (this.#recordRef(found)) return 'claimed'
    if (found.kind === 'done') return this.#holderOf(found.data)
    if (this.#signal.aborted) throw claimCancelled()
    const claim = { ref: this.#claimRef.ref, created, found }
    if (!isNotFound(found)) throw claimInDoubt(claim)
    if (alreadyExists(created)) {
      // GitHub contradicts itself: the ref may be ours, and these answers stale.
      this.#state = { kind: 'maybe', tag: state.tag, mayStillHappen: true }
      throw claimInDoubt(claim)
    }
    throw state.mayStillHappen ? claimInDoubt(claim) : notClaimed('ref', created)
  }

  /** Records what the ref says of our claim; whether we hold it. */
  #recordRef(found: Reply<string>): boolean {
    const state = this.#state
    if (state.kind === 'none') return false
    if (found.kind === 'done' && found.data === state.tag) {
      if (state.kind === 'maybe') this.#state = { kind: 'held', tag: state.tag, isDeletionRequested: false }
      return true
    }
    const mayStillBeMade = state.kind === 'maybe' && state.mayStillHappen
    if ((found.kind === 'done' || isNotFound(found)) && !mayStillBeMade) this.#state = { kind: 'none' }
    return false
  }

  async #holderOf(tag: string): Promise<HeldClaim> {
    const { serverUrl, repository } = this.#claimRef
    const expected = { status: 200, read: (data: unknown) => textAt(data, 'message') }
    const readTag = () => this.#github.request(['GET', '/git/tags/{tag}', { tag }], expected)
    const message = await repeatRead(readTag, { noAnswer: true }, this.#signal)
    const by = message.kind === 'done' ? readRecord(message.data, `${serverUrl}/${repository}/actions/runs`) : undefined
    return { ...this.#claimRef, tag, by }
  }

  /** Whether nothing more can be done. The ref is read before it is deleted, and deleted only if it is ours. */
  async #tryDeletion(limits: Limits, deletionLimits: Limits): Promise<boolean> {
    if (this.#state.kind === 'none') return true
    const found = await this.#readRef({ notFoundMs: staleMs }, limits)
    if (found.kind !== 'done' && !isNotFound(found)) return false
    this.#recordRef(found)
    const state: OwnClaim = this.#state
    if (state.kind !== 'held' || state.isDeletionRequested) return true
    const route: ApiRoute = ['DELETE', '/git/refs/{ref}', { ref: this.#refName }]
    const deleted = await this.#github.request(route, withoutContent, deletionLimits)
    if (deleted.kind === 'done' || isGone(deleted)) {
      this.#state = { kind: 'none' }
      return true
    }
    if (mayHaveEffect(deleted)) this.#state = { ...state, isDeletionRequested: true }
    return false
  }

  #readRef(which: Repeated, limits: Limits = {}): Promise<Reply<string>> {
    const expected = { status: 200, read: targetOf }
    const read = () => this.#github.request(['GET', '/git/ref/{ref}', { ref: this.#refName }], expected, limits)
    return repeatRead(read, which, limits.signal ?? this.#signal)
  }

  get #refName(): string {
    return this.#claimRef.ref.replace('refs/', '')
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
 * Whether GitHub, or a gateway before it, will not have this run claim the key. A 409 or 422 says instead that a
 * request came twice, or that the ref is there: whose it is decides.
 */
const isRefusal = (reply: Reply<string>) => reply.kind === 'refused' && reply.status !== 409 && reply.status !== 422

/**
 * Whether GitHub says that there is no ref to delete. (A 422 may also say that a rule of the repository keeps the ref,
 * or that something else does not exist.)
 */
const isGone = (reply: Reply<unknown>) =>
  reply.kind === 'refused' && reply.status === 422 && reply.says(/reference does not exist/i)

/** Whether a request to write that did not succeed may have been carried out, whatever the answer, or may still be. */
const mayHaveEffect = (reply: Refused | NoAnswer) => reply.kind === 'refused' || reply.mayHaveBeenReceived

/**
 * Whether it may still be carried out later: there was no answer, or one of somebody who gave up waiting (408, any
 * 5xx) or said something unexpected. Who refuses or redirects has finished with it.
 */
const mayStillHappen = (reply: Refused | NoAnswer) => reply.kind === 'no-answer' && reply.why !== 'redirected'

/** A signal that is aborted so many milliseconds after another one. */
function abortedAfter(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController()
  const start = () => AbortSignal.timeout(ms).addEventListener('abort', () => controller.abort())
  if (signal.aborted) start()
  else signal.addEventListener('abort', start)
  return controller.signal
}
