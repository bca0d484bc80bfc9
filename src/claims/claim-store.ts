import type { GithubClient, Limits, NoAnswer, Refused } from '../github/github-client.ts'
import { backoff, wait } from '../http/backoff.ts'
import type { RetryStop } from '../push/delivery.ts'
import {
  claimCancelled,
  claimedByOtherKey,
  claimInDoubt,
  claimLost,
  notClaimed,
  otherKeyText,
  ownerUnknown,
} from './claim-failures.ts'
import { alreadyExists, ClaimRequests, isTransient, type Look } from './claim-requests.ts'
import {
  type ClaimRef,
  type ClaimState,
  claimRef,
  type KeyUse,
  maxClaimAgeMs,
  type OnceKey,
  type OtherClaim,
  readRecord,
  wholeKey,
  writeRecord,
} from './once-key.ts'

/** GitHub did not confirm a request to create the ref. `created` is its reply, and `look` is what the ref showed then. */
interface NotConfirmed {
  created: Refused | NoAnswer
  look: Look
}

/** How often a run tries to delete its claim before it leaves the claim behind with a warning. */
const maxDeletionTries = 3
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
  readonly #signal: AbortSignal
  readonly #onceKey: OnceKey
  readonly #claimRef: ClaimRef
  readonly #requests: ClaimRequests

  constructor(onceKey: OnceKey, github: GithubClient, signal: AbortSignal) {
    const { key, period, run, serverUrl } = onceKey
    this.#onceKey = onceKey
    this.#signal = signal
    this.#claimRef = { key: wholeKey(key, period), ref: claimRef(key, period), repository: run.repository, serverUrl }
    this.#requests = new ClaimRequests(github, signal, this.#claimRef)
  }

  /** The key, followed by its period if `once-per` is set. */
  get key(): string {
    return this.#claimRef.key
  }

  get state(): ClaimState {
    return this.#requests.state
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
      const tagOfCommit = await this.#requests.createTagObject('commit', run.sha, message, time)
      const creation = await this.#createRef(tagOfCommit)
      if (!maySucceedWithBlob(creation)) return this.#ownerAfter(creation)
      // GitHub may have refused because the commit's workflow files do not match those on any branch. A job's token
      // cannot create a ref to a commit like that, so try a ref to a blob instead.
      const blob = await this.#requests.createBlob(message)
      const tagOfBlob = await this.#requests.createTagObject('blob', blob, message, time)
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
      if (this.#requests.isRecent) return 'claimed'
      const look = await this.#requests.lookRecently()
      if (look.found === 'ours') return 'claimed'
      if (look.found === 'another') return this.#holderOf(look.tagObject)
      throw claimLost(this.#claimRef.ref, look.reply)
    })
  }

  /**
   * Call this right before a POST is handed over. Returns why it must not be, or undefined if this run has looked at its
   * claim recently.
   */
  whyTooLate(): string | undefined {
    if (this.#requests.isRecent) return undefined
    return `no connection within ${maxClaimAgeMs / 1_000} s of the last check of the claim`
  }

  /**
   * Call this after the wait before a retry. Returns the reason not to retry, or undefined if this run still has its
   * claim.
   */
  async findRetryStop(): Promise<RetryStop | undefined> {
    const { ref } = this.#claimRef
    const look = await this.#requests.lookRecently()
    if (look.found === 'ours') return undefined
    if (look.found === 'another') return { kind: 'claim-lost', ref }
    return { kind: 'claim-unreadable', ref, cause: look.reply.message }
  }

  /** Checks whether the key has been used, without claiming it. Used in dry runs. */
  async check(): Promise<KeyUse> {
    const look = await this.#requests.look({ noAnswer: true })
    if (look.found === 'absent') return { kind: 'unused', ...this.#claimRef }
    if ('reply' in look) return { kind: 'unknown', cause: look.reply.message, ...this.#claimRef }
    const { claim, otherKey } = await this.#claimAt(look.tagObject)
    if (otherKey === undefined) return { kind: 'used', claim }
    return { ...this.#claimRef, kind: 'unknown', cause: otherKeyText(claim.ref, otherKey) }
  }

  /**
   * Deletes the claim that claim() made or may have made, so that a re-run can send. Call this only if the notification
   * was definitely not sent. Tries up to three times. If the run is cancelled, keeps trying for up to five more
   * seconds. Afterward, `state` says whether the claim may still exist.
   */
  async giveUp(): Promise<void> {
    // A cancellation must not interrupt a deletion in progress, because the deletion's result would be lost.
    const underWay: Limits = { signal: abortedAfter(this.#signal, deletionTimeoutMs) }
    for (let tries = 1; tries <= maxDeletionTries && !this.#signal.aborted; tries++) {
      if (await this.#tryDeletion({}, underWay)) return
      if (tries < maxDeletionTries) await wait(backoff(tries), this.#signal)
    }
    if (this.#signal.aborted) await this.#giveUpBeforeKill()
  }

  /** Uses the last seconds of a cancelled run. */
  async #giveUpBeforeKill(): Promise<void> {
    const limits: Limits = { signal: AbortSignal.timeout(deletionMs), timeoutMs: deletionTimeoutMs }
    for (let waitedMs = 0; waitedMs < deletionMs && !limits.signal?.aborted; waitedMs += deletionWaitMs) {
      if (await this.#tryDeletion(limits, limits)) return
      await wait(deletionWaitMs, limits.signal)
    }
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

  /**
   * Creates the ref. Repeats the request if the ref does not exist and a repetition may succeed. Repeating is safe,
   * because multiple requests for the same ref and object make only one claim.
   */
  async #createRef(tagObject: string): Promise<'claimed' | NotConfirmed> {
    const first = await this.#tryToCreateRef(tagObject)
    if (first === 'claimed' || first.look.found !== 'absent' || !isTransient(first.created)) return first
    await this.#requests.waitToRepeat()
    return this.#tryToCreateRef(tagObject)
  }

  /** If GitHub does not confirm that it created the ref, reads the ref. */
  async #tryToCreateRef(tagObject: string): Promise<'claimed' | NotConfirmed> {
    const created = await this.#requests.createRef(tagObject)
    return created.kind === 'done' ? 'claimed' : { created, look: await this.#requests.look() }
  }

  /**
   * Finds out who has the claim after the last attempt to create the ref. Throws a Failure if nobody has the claim or
   * the owner is unclear.
   */
  async #ownerAfter(creation: 'claimed' | NotConfirmed): Promise<'claimed' | OtherClaim> {
    if (creation === 'claimed') return 'claimed'
    const { created, look } = creation
    // A gateway may refuse a request that GitHub has already carried out. If so, the run reports the refusal, and
    // giveUp() deletes the claim.
    if (look.found === 'ours') {
      if (refusesClaim(created)) throw notClaimed('ref', created)
      return 'claimed'
    }
    if (look.found === 'another') return this.#holderOf(look.tagObject)
    if (alreadyExists(created)) throw ownerUnknown(this.#claimRef.ref, look.reply)
    const { state } = this.#requests
    const mayBeMade = look.found === 'unreadable' && !refusesClaim(created)
    const isInDoubt = state.kind !== 'none' && (mayBeMade || state.mayStillBeCreated)
    throw isInDoubt ? claimInDoubt(this.#claimRef.ref, created) : notClaimed('ref', created)
  }

  /**
   * Returns the claim that a tag object records. Throws a Failure if it is a claim on another key, because two keys can
   * have the same slug and hash.
   */
  async #holderOf(tagObject: string): Promise<OtherClaim> {
    const { claim, otherKey } = await this.#claimAt(tagObject)
    if (otherKey !== undefined) throw claimedByOtherKey(claim.ref, otherKey)
    return claim
  }

  /** Also returns the key on record, as people may see it, if it is not the key of this run. */
  async #claimAt(tagObject: string): Promise<{ claim: OtherClaim; otherKey?: string }> {
    const message = await this.#requests.readMessage(tagObject)
    const record = message && readRecord(message, this.#onceKey)
    const claim = { ...this.#claimRef, tagObject, by: record?.by }
    if (!record || record.key.raw === this.#claimRef.key) return { claim }
    return { claim, otherKey: record.key.shown }
  }

  /** Tries once to delete the claim. Returns true if another try would be pointless. */
  async #tryDeletion(limits: Limits, deletionLimits: Limits): Promise<boolean> {
    const requests = this.#requests
    if (requests.state.kind === 'none') return true
    const { found } = await requests.lookForDeletion(limits)
    if (found === 'unreadable') return false
    if (found === 'absent') return !requests.mayAppear
    if (!requests.mayBeDeleted) return true
    // If the machine was suspended after the ref was read, the ref may now be another run's claim.
    if (!requests.isRecent) return false
    await requests.deleteRef(deletionLimits)
    return requests.state.kind !== 'held'
  }
}

/**
 * Whether GitHub or a gateway refused to let this run claim the key. A 409 or 422 does not count as a refusal, because
 * the request may have arrived twice, or the ref may already exist. In these cases, reading the ref shows who has the
 * claim.
 */
const refusesClaim = (reply: Refused | NoAnswer) =>
  reply.kind === 'refused' && reply.status !== 409 && reply.status !== 422

function maySucceedWithBlob(creation: 'claimed' | NotConfirmed): boolean {
  if (creation === 'claimed' || creation.look.found !== 'absent') return false
  const { created } = creation
  if (created.kind !== 'refused' || created.rateLimited || alreadyExists(created)) return false
  return [403, 404, 422].includes(created.status)
}

function abortedAfter(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController()
  const start = () => AbortSignal.timeout(ms).addEventListener('abort', () => controller.abort())
  if (signal.aborted) start()
  else signal.addEventListener('abort', start)
  return controller.signal
}
