import type { OutsideText } from '../base/outside-text.ts'
import {
  type ApiRoute,
  finalReasons,
  type GithubClient,
  isNotFound,
  type Limits,
  type NoAnswer,
  type Refused,
  type Repeated,
  type Reply,
  repeatRead,
  textAt,
} from '../github/github-client.ts'
import { backoff, withRetries } from '../http/backoff.ts'
import type { RetryStop } from '../push/outcome-and-retry.ts'
import { maxClaimAgeMs } from '../push/push-service.ts'
import {
  alreadyExists,
  type ClaimRequest,
  claimCancelled,
  claimInDoubt,
  claimLost,
  notClaimed,
  ownerUnknown,
} from './claim-failures.ts'
import {
  type ClaimRecord,
  type ClaimRef,
  type ClaimState,
  claimRef,
  type KeyUse,
  type OtherClaim,
  type PeriodicKey,
  readRecord,
  wholeKey,
  writeRecord,
} from './once-key.ts'
import { type Found, OwnClaim } from './own-claim.ts'

export interface OnceKey extends PeriodicKey {
  record: Pick<ClaimRecord, 'target' | 'title'>
  serverUrl: string
  run: { repository: string; sha: string; id: string; attempt: number }
}

/** The result of reading the ref: what the run concludes (`found`) and what GitHub replied (`read`). */
interface Look {
  found: Found
  /** `data` is the SHA of the object that the ref points to. */
  read: Reply<string>
}

/**
 * The result of trying to create the ref. If GitHub did not confirm that it created the ref, `look` is the result of
 * reading the ref afterward.
 */
type Creation = { kind: 'claimed' } | { kind: 'not-confirmed'; created: Refused | NoAnswer; look: Look }

/** How many times to retry a request that creates an object or the ref. Both kinds of request are safe to repeat. */
const maxRepeats = 1
/** How long to wait after the first 404 before reading the ref again. GitHub may not show a new ref right away. */
const newRefMs = 300
/**
 * The limits for deleting a cancelled run's claim: the total time, the timeout for each request, and the wait between
 * tries. They are short, because the runner kills a cancelled run after ten seconds.
 */
const deletionMs = 5_000
const deletionTimeoutMs = 2_500
const deletionWaitMs = 250

/**
 * Makes sure that at most one run sends the notification for a key (docs/at-most-once.md). A claim is a git ref in the
 * repository. Only one run can create the ref, and only that run sends the notification.
 */
export class ClaimStore {
  readonly #github: GithubClient
  readonly #signal: AbortSignal
  readonly #onceKey: OnceKey
  readonly #claimRef: ClaimRef
  readonly #own = new OwnClaim()
  /**
   * When the run last sent a request to create or read the ref. This is wall-clock time, because a monotonic clock may
   * stop while the machine is suspended.
   */
  #lastRequestAt = 0

  constructor(onceKey: OnceKey, github: GithubClient, signal: AbortSignal) {
    const { key, period, run, serverUrl } = onceKey
    this.#onceKey = onceKey
    this.#github = github
    this.#signal = signal
    this.#claimRef = { key: wholeKey(key, period), ref: claimRef(key, period), repository: run.repository, serverUrl }
  }

  /** The key, followed by its period if `once-per` is set. */
  get key(): string {
    return this.#claimRef.key
  }

  get state(): ClaimState {
    const { kind, tags } = this.#own
    return kind === 'none' ? { kind } : { kind, tags, ...this.#claimRef }
  }

  /**
   * Claims the key. If another run has already claimed it, returns that run's claim. Throws a Failure if the action can
   * neither claim the key nor tell who has the claim. If it throws, call giveUp(), because this run may have claimed
   * the key anyway.
   */
  claim(): Promise<'claimed' | OtherClaim> {
    return this.#unlessCancelled(async () => {
      const { run, record } = this.#onceKey
      const time = new Date()
      const message = writeRecord({ run: run.id, attempt: run.attempt, key: this.#claimRef.key, ...record }, time)
      const tagOfCommit = await this.#createTag('tag', { object: run.sha, type: 'commit', message, time })
      const creation = await this.#createRef(tagOfCommit)
      if (!maySucceedWithBlob(creation)) return this.#ownerAfter(creation)
      // GitHub may have refused because the commit's workflow files do not match those on any branch. A job's token
      // cannot create a ref to a commit like that, so try a ref to a blob instead.
      const blob = await this.#createObject('blob', ['POST', '/git/blobs', { content: message }])
      const tagOfBlob = await this.#createTag('blob', { object: blob, type: 'blob', message, time })
      return this.#ownerAfter(await this.#createRef(tagOfBlob))
    })
  }

  /**
   * Checks that this run still has its claim. Call this right before the first POST. If the last check was too long
   * ago, reads the ref again: the machine may have been suspended, and somebody may have deleted the claim because the
   * run seemed to have ended. Returns the same values as claim().
   */
  confirm(): Promise<'claimed' | OtherClaim> {
    return this.#unlessCancelled(async () => {
      if (this.#isRecent()) return 'claimed'
      const { found, read } = await this.#readRecently()
      if (found === 'ours') return 'claimed'
      if (read.kind === 'done') return this.#holderOf(read.data)
      throw claimLost(this.#claimRef.ref, read)
    })
  }

  /**
   * Call this after the wait before a retry. Returns the reason not to retry, or undefined if this run still has its
   * claim.
   */
  async findRetryStop(): Promise<RetryStop | undefined> {
    const { ref } = this.#claimRef
    const { found, read } = await this.#readRecently()
    if (found === 'ours') return undefined
    return read.kind === 'done' ? { kind: 'claim-lost', ref } : { kind: 'claim-unreadable', ref, cause: read.message }
  }

  /** Checks whether the key has been used, without claiming it. Used in dry runs. */
  async check(): Promise<KeyUse> {
    const read = await this.#readRef({ noAnswer: true })
    if (read.kind === 'done') return { kind: 'used', claim: await this.#holderOf(read.data) }
    if (isNotFound(read)) return { kind: 'unused', ...this.#claimRef }
    return { kind: 'unknown', cause: read.message, ...this.#claimRef }
  }

  /**
   * Deletes the claim that claim() made or may have made, so that a re-run can send. Call this only if the notification
   * was definitely not sent. Tries up to three times. If the run is cancelled, keeps trying for up to five more
   * seconds. Afterward, `state` says whether the claim may still exist.
   */
  async giveUp(): Promise<void> {
    const tryOnce = async (waitMs: number, limits: Limits, deletionLimits: Limits) => {
      const isOver = await this.#tryDeletion(limits, deletionLimits)
      return isOver ? { done: true } : { result: false, waitMs }
    }
    const cancelled = () => false
    // A cancellation must not interrupt a deletion in progress, because the deletion's result would be lost.
    const underWay: Limits = { signal: abortedAfter(this.#signal, deletionTimeoutMs) }
    const tryFirst = (number: number) => tryOnce(backoff(number), {}, underWay)
    const isOver = await withRetries({ attempt: tryFirst, retries: 2, signal: this.#signal, cancelled })
    if (isOver || !this.#signal.aborted) return
    const last: Limits = { signal: abortedAfter(this.#signal, deletionMs), timeoutMs: deletionTimeoutMs }
    const tryLast = () => tryOnce(deletionWaitMs, last, last)
    await withRetries({ attempt: tryLast, retries: deletionMs / deletionWaitMs, signal: last.signal, cancelled })
  }

  /**
   * If `steps` fails and the run was cancelled, throws the Failure for the cancellation instead of the original error.
   */
  async #unlessCancelled<T>(steps: () => Promise<T>): Promise<T> {
    try {
      return await steps()
    } catch (error) {
      throw this.#signal.aborted ? claimCancelled() : error
    }
  }

  #createTag(
    request: ClaimRequest,
    { object, type, message, time }: { object: string; type: 'commit' | 'blob'; message: string; time: Date },
  ): Promise<string> {
    const tagger = { ...author, date: time.toISOString().replace(/\.\d+/, '') }
    return this.#createObject(request, ['POST', '/git/tags', { tag: this.#refName, message, object, type, tagger }])
  }

  /** Creates a git object. The request is safe to repeat, because git stores identical objects only once. */
  async #createObject(request: ClaimRequest, route: ApiRoute): Promise<string> {
    const reply = await withRetries<Reply<string>, Reply<string>>({
      attempt: async number => {
        const reply = await this.#github.request(route, createdObject)
        return isTransient(reply) ? { result: reply, waitMs: backoff(number) } : { done: reply }
      },
      retries: maxRepeats,
      signal: this.#signal,
      cancelled: throwCancelled,
    })
    if (reply.kind === 'done') return reply.data
    throw notClaimed(request, reply)
  }

  /**
   * Creates the ref. If GitHub does not confirm the creation, reads the ref, and retries if the ref does not exist and
   * a retry may succeed. Retrying is safe, because multiple requests for the same ref and object make only one claim.
   */
  #createRef(tag: string): Promise<Creation> {
    return withRetries<Creation, Creation>({
      attempt: async number => {
        const created = await this.#requestRef(tag)
        if (created.kind === 'done') return { done: { kind: 'claimed' } }
        const look = await this.#lookAtRef()
        const creation: Creation = { kind: 'not-confirmed', created, look }
        const isRepeated = look.found === 'absent' && isTransient(created)
        return isRepeated ? { result: creation, waitMs: backoff(number) } : { done: creation }
      },
      retries: maxRepeats,
      signal: this.#signal,
      cancelled: throwCancelled,
    })
  }

  async #requestRef(tag: string): Promise<Reply<string>> {
    this.#lastRequestAt = Date.now()
    const expected = { status: 201, read: (data: unknown) => (targetOf(data) === tag ? tag : undefined) }
    this.#own.creationRequested(tag)
    const reply = await this.#github.request(['POST', '/git/refs', { ref: this.#claimRef.ref, sha: tag }], expected)
    this.#own.creationAnswered(tag, reply)
    return reply
  }

  /**
   * Finds out who has the claim after the last attempt to create the ref. Throws a Failure if nobody has the claim or
   * the owner is unclear.
   */
  async #ownerAfter(creation: Creation): Promise<'claimed' | OtherClaim> {
    if (creation.kind === 'claimed') return 'claimed'
    const { created, look } = creation
    const { found, read } = look
    // A gateway may refuse a request that GitHub has already carried out. If so, the run reports the refusal, and
    // giveUp() deletes the claim.
    if (found === 'ours') {
      if (refusesClaim(created)) throw notClaimed('ref', created)
      return 'claimed'
    }
    if (read.kind === 'done') return this.#holderOf(read.data)
    const { ref } = this.#claimRef
    if (alreadyExists(created)) throw ownerUnknown(ref, read)
    const mayBeOurs = found === 'unreadable' && !refusesClaim(created) && this.#own.kind === 'maybe'
    if (mayBeOurs || this.#own.mayStillBeCreated) throw claimInDoubt(ref, created)
    throw notClaimed('ref', created)
  }

  async #holderOf(tag: string): Promise<OtherClaim> {
    const { serverUrl, repository } = this.#claimRef
    const expected = { status: 200, read: messageOf }
    const readTag = () => this.#github.request(['GET', '/git/tags/{tag}', { tag }], expected)
    const message = await repeatRead(readTag, { noAnswer: true }, this.#signal)
    const by = message.kind === 'done' ? readRecord(message.data, `${serverUrl}/${repository}/actions/runs`) : undefined
    return { ...this.#claimRef, tag, by }
  }

  /** Tries once to delete the claim. Returns true if another try would be pointless. */
  async #tryDeletion(limits: Limits, deletionLimits: Limits): Promise<boolean> {
    if (this.#own.kind === 'none') return true
    const { found } = await this.#lookAtRef({ notFoundMs: newRefMs }, limits)
    if (found === 'unreadable') return false
    if (found === 'absent') return !this.#own.mayAppear
    if (!this.#own.mayBeDeleted) return true
    // If the machine was suspended after the ref was read, the ref may now be another run's claim.
    if (!this.#isRecent()) return false
    const route: ApiRoute = ['DELETE', '/git/refs/{ref}', { ref: this.#refName }]
    this.#own.deletionAnswered(await this.#github.request(route, withoutContent, deletionLimits))
    return this.#own.kind !== 'held'
  }

  /**
   * Reads the ref. If the machine was suspended during the read, reads the ref again, because the first result may be
   * out of date.
   */
  async #readRecently(): Promise<Look> {
    for (;;) {
      const look = await this.#lookAtRef()
      if (look.found !== 'ours' || this.#isRecent()) return look
    }
  }

  async #lookAtRef(which: Repeated = { noAnswer: true, notFoundMs: newRefMs }, limits: Limits = {}): Promise<Look> {
    const read = await this.#readRef(which, limits)
    return { found: this.#own.refRead(read), read }
  }

  #readRef(which: Repeated, limits: Limits = {}): Promise<Reply<string>> {
    const expected = { status: 200, read: targetOf }
    const read = () => {
      this.#lastRequestAt = Date.now()
      return this.#github.request(['GET', '/git/ref/{ref}', { ref: this.#refName }], expected, limits)
    }
    return repeatRead(read, which, limits.signal ?? this.#signal)
  }

  /**
   * Whether the ref was created or read recently. A time in the future does not count, because it means that the clock
   * was set back.
   */
  #isRecent(): boolean {
    const ageMs = Date.now() - this.#lastRequestAt
    return ageMs >= 0 && ageMs <= maxClaimAgeMs
  }

  get #refName(): string {
    return this.#claimRef.ref.replace('refs/', '')
  }
}

const author = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com' }

/** Accepts only a valid git hash, because reports put it into shell commands. */
function shaAt(data: unknown, ...path: string[]): string | undefined {
  const sha = textAt(data, ...path) ?? ''
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha) ? sha : undefined
}

/** Returns the message of a tag object, which is the record of a claim. */
function messageOf(data: unknown, body: OutsideText): OutsideText | undefined {
  const message = textAt(data, 'message')
  return message === undefined ? undefined : body.part(message)
}

const targetOf = (data: unknown) => shaAt(data, 'object', 'sha')
const createdObject = { status: 201, read: (data: unknown) => shaAt(data, 'sha') }
const withoutContent = { status: 204, read: () => true }

/**
 * Whether GitHub or a gateway refused to let this run claim the key. A 409 or 422 does not count as a refusal, because
 * the request may have arrived twice, or the ref may already exist. In these cases, reading the ref shows who has the
 * claim.
 */
const refusesClaim = (reply: Refused | NoAnswer) =>
  reply.kind === 'refused' && reply.status !== 409 && reply.status !== 422

/**
 * Whether the same request may succeed soon, for example after a timeout or when GitHub cannot find a new object yet
 * (422).
 */
function isTransient(reply: Reply<unknown>): boolean {
  if (reply.kind === 'no-answer') return !finalReasons.includes(reply.why)
  return reply.kind === 'refused' && reply.status === 422 && !alreadyExists(reply)
}

function maySucceedWithBlob(creation: Creation): boolean {
  if (creation.kind === 'claimed' || creation.look.found !== 'absent') return false
  const { created } = creation
  if (created.kind !== 'refused' || created.rateLimited || alreadyExists(created)) return false
  return [403, 404, 422].includes(created.status)
}

function throwCancelled(): never {
  throw claimCancelled()
}

function abortedAfter(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController()
  const start = () => AbortSignal.timeout(ms).addEventListener('abort', () => controller.abort())
  if (signal.aborted) start()
  else signal.addEventListener('abort', start)
  return controller.signal
}
