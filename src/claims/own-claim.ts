import { isNotFound, type NoAnswer, type Refused, type Reply } from '../github/github-client.ts'

/** The result of reading the ref. `ours` means that the ref points to a tag object that this run created. */
export type Found = 'ours' | 'another' | 'absent' | 'unreadable'

/**
 * What this run knows about its claim. The claim can be `maybe` as well as `none` or `held`, because GitHub's responses
 * can get lost, a gateway can refuse a request that GitHub has already carried out, and a 404 can be out of date. Once
 * GitHub may have received a request to create the ref, the claim ends only if the ref turns out to point to an object
 * that this run did not create, or if GitHub's response to a deletion confirms that the ref no longer exists.
 */
export class OwnClaim {
  #kind: 'none' | 'maybe' | 'held' = 'none'
  /**
   * The tag objects that this run asked GitHub to point the ref at. The first one tags the commit. The second one, used
   * only if GitHub refused the first, tags a blob.
   */
  readonly #tags: string[] = []
  #heldTag = ''
  /** The number of requests to create the ref that GitHub may have received. */
  #creations = 0
  /** The number of requests to create the ref that got no response, so GitHub may still carry them out. */
  #unanswered = 0
  /**
   * True if this run sent only one request to create the ref and GitHub has carried it out, so GitHub cannot create the
   * ref again.
   */
  #isOnlyCreationDone = false
  #isDeletionInDoubt = false

  get kind(): 'none' | 'maybe' | 'held' {
    return this.#kind
  }

  /** Which of this run's tag objects the ref may point to. If the claim is `held`, there is only one. */
  get tags(): readonly string[] {
    return this.#kind === 'held' ? [this.#heldTag] : this.#tags
  }

  /** Whether GitHub may have received a request to delete the ref, but did not confirm the deletion. */
  get isDeletionInDoubt(): boolean {
    return this.#isDeletionInDoubt
  }

  get mayStillBeCreated(): boolean {
    return this.#unanswered > 0 && !this.#isOnlyCreationDone
  }

  /**
   * Whether the run may ask GitHub to delete the ref. Once GitHub may have received one deletion, the run must not send
   * another: if GitHub carries out the first one late, the second one could delete another run's claim.
   */
  get mayBeDeleted(): boolean {
    return this.#kind === 'held' && !this.#isDeletionInDoubt
  }

  /** Whether a ref that seems to be missing may still show up later. */
  get mayAppear(): boolean {
    return this.mayBeDeleted || this.mayStillBeCreated
  }

  /**
   * Call this before sending a request to create the ref, so that giveUp() deletes the claim even if the run ends
   * before the response arrives.
   */
  creationRequested(tag: string): void {
    if (!this.#tags.includes(tag)) this.#tags.push(tag)
    if (this.#kind === 'none') this.#kind = 'maybe'
    this.#creations++
    this.#unanswered++
  }

  creationAnswered(tag: string, reply: Reply<string>): void {
    // A server that refused or redirected a request will not carry it out later. But a gateway that stopped waiting may
    // have passed the request on, and GitHub may still carry it out.
    const mayStillCome = reply.kind === 'no-answer' && reply.mayHaveBeenReceived && reply.why !== 'redirected'
    if (!mayStillCome) this.#unanswered--
    if (reply.kind === 'done') this.#hold(tag)
    const wasNeverReceived = reply.kind === 'no-answer' && !reply.mayHaveBeenReceived
    if (wasNeverReceived) this.#creations--
    if (this.#creations === 0) this.#kind = 'none'
  }

  /** `reply.data` is the SHA of the object that the ref points to. */
  refRead(reply: Reply<string>): Found {
    if (isNotFound(reply)) {
      if (this.#isDeletionInDoubt) this.#kind = 'maybe'
      return 'absent'
    }
    if (reply.kind !== 'done') return 'unreadable'
    if (!this.#tags.includes(reply.data)) {
      this.#end()
      return 'another'
    }
    if (this.#creations === 1) this.#isOnlyCreationDone = true
    this.#hold(reply.data)
    return 'ours'
  }

  deletionAnswered(reply: Reply<unknown>): void {
    if (reply.kind === 'done' || isGone(reply)) this.#end()
    else if (reply.kind === 'refused' || reply.mayHaveBeenReceived) this.#isDeletionInDoubt = true
  }

  #hold(tag: string): void {
    this.#kind = 'held'
    this.#heldTag = tag
  }

  /**
   * Call this when the ref no longer belongs to this run. Afterward, the claim is `maybe` if GitHub may still carry out
   * an earlier request and create the ref again.
   */
  #end(): void {
    this.#kind = this.mayStillBeCreated ? 'maybe' : 'none'
  }
}

/**
 * Whether GitHub responded that the ref does not exist. The status alone is not enough, because a 422 may also mean
 * that a repository rule protects the ref or that a different object does not exist.
 */
const isGone = (reply: Refused | NoAnswer) =>
  reply.kind === 'refused' && reply.status === 422 && reply.says(/reference does not exist/i)
