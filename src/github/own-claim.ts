import { isNotFound, type NoAnswer, type Refused, type Reply } from './github-client.ts'

/**
 * The result of reading the ref of a key. `ours` means that the ref points to a tag object that this run created for
 * its claim.
 */
export type Found = 'ours' | 'another' | 'absent' | 'unreadable'

/**
 * This run's knowledge about its claim. GitHub's answers can get lost, a gateway can refuse a request that GitHub has
 * carried out, and a 404 can be stale. So besides `none` and `held`, the claim can be `maybe`. Once GitHub may have
 * received a request for the ref, only two events end the claim: the ref points to an object that is not ours, or
 * GitHub confirms a deletion.
 */
export class OwnClaim {
  #kind: 'none' | 'maybe' | 'held' = 'none'
  /** The tag objects in our requests to create the ref: first the tag of the commit, then the tag of a blob. */
  readonly #tags: string[] = []
  #heldTag = ''
  /** The number of requests to create the ref that GitHub may have received. */
  #creations = 0
  /** The number of those requests without an answer. GitHub may still carry them out. */
  #unanswered = 0
  /** Whether GitHub has carried out our only request, and so cannot create the ref again. */
  #isOnlyCreationDone = false
  #isDeletionInDoubt = false

  get kind(): 'none' | 'maybe' | 'held' {
    return this.#kind
  }

  /** Our tag objects to which the ref may point. */
  get tags(): readonly string[] {
    return this.#kind === 'held' ? [this.#heldTag] : this.#tags
  }

  /** Whether GitHub may still carry out a request to create the ref. */
  get mayStillBeCreated(): boolean {
    return this.#unanswered > 0 && !this.#isOnlyCreationDone
  }

  /**
   * Whether the ref points to our tag object and may be deleted. GitHub may carry out an unconfirmed deletion late. We
   * never request a second one, because the later of the two could delete another run's claim.
   */
  get mayBeDeleted(): boolean {
    return this.#kind === 'held' && !this.#isDeletionInDoubt
  }

  /** Whether another read of an absent ref makes sense. */
  get mayAppear(): boolean {
    return this.mayBeDeleted || this.mayStillBeCreated
  }

  /**
   * Records a request to create the ref for this tag object, before it is sent. If the run ends before the answer
   * arrives, the run gives up that claim too.
   */
  creationRequested(tag: string): void {
    if (!this.#tags.includes(tag)) this.#tags.push(tag)
    if (this.#kind === 'none') this.#kind = 'maybe'
    this.#creations++
    this.#unanswered++
  }

  /** Records the answer to a request to create the ref. */
  creationAnswered(tag: string, reply: Reply<string>): void {
    // A server that refused or redirected a request is done with it. A gateway that stopped waiting for GitHub is not.
    const mayStillCome = reply.kind === 'no-answer' && reply.mayHaveBeenReceived && reply.why !== 'redirected'
    if (!mayStillCome) this.#unanswered--
    if (reply.kind === 'done') this.#hold(tag)
    const wasNeverReceived = reply.kind === 'no-answer' && !reply.mayHaveBeenReceived
    if (wasNeverReceived) this.#creations--
    if (this.#creations === 0) this.#kind = 'none'
  }

  /** Records a read of the ref. `data` is the object to which the ref points. */
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

  /** Records GitHub's answer to a request to delete the ref. */
  deletionAnswered(reply: Reply<unknown>): void {
    if (reply.kind === 'done' || isGone(reply)) this.#end()
    else if (reply.kind === 'refused' || reply.mayHaveBeenReceived) this.#isDeletionInDoubt = true
  }

  #hold(tag: string): void {
    this.#kind = 'held'
    this.#heldTag = tag
  }

  /** The ref is no longer ours, but a late request may still create it. */
  #end(): void {
    this.#kind = this.mayStillBeCreated ? 'maybe' : 'none'
  }
}

/**
 * Whether GitHub answered that the ref does not exist. (A 422 may also mean that a repository rule protects the ref, or
 * that another object does not exist.)
 */
const isGone = (reply: Refused | NoAnswer) =>
  reply.kind === 'refused' && reply.status === 422 && reply.says(/reference does not exist/i)
