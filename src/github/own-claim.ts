import { isNotFound, type NoAnswer, type Refused, type Reply } from './github-client.ts'

/** The result of reading the ref of a key. `ours`: it points to a tag object that this run created for its claim. */
export type Found = 'ours' | 'another' | 'absent' | 'unreadable'

/**
 * What this run knows about its claim. GitHub's answers get lost, a gateway may refuse what GitHub has done, and a 404
 * may be stale, so besides `none` and `held` there is `maybe`. Once GitHub may have received a request for the ref,
 * only two things end the claim: the ref points to an object that is not ours, or GitHub confirms a deletion.
 */
export class OwnClaim {
  #kind: 'none' | 'maybe' | 'held' = 'none'
  /** Our tag objects that we asked GitHub to point the ref to: that of the commit, then that of a blob. */
  readonly #tags: string[] = []
  #heldTag = ''
  /** How many requests to create the ref GitHub may have received. */
  #creations = 0
  /** How many of those requests got no answer, so that GitHub may still carry them out. */
  #unanswered = 0
  /** Whether there was only one request, and GitHub has carried it out, so that it cannot create the ref again. */
  #isOnlyCreationDone = false
  #isDeletionInDoubt = false

  get kind(): 'none' | 'maybe' | 'held' {
    return this.#kind
  }

  /** Our tag objects that the ref may point to. */
  get tags(): readonly string[] {
    return this.#kind === 'held' ? [this.#heldTag] : this.#tags
  }

  /** Whether GitHub may still carry out a request to create the ref. */
  get mayStillBeCreated(): boolean {
    return this.#unanswered > 0 && !this.#isOnlyCreationDone
  }

  /**
   * Whether the ref points to our tag object and may be deleted. GitHub may carry out an unconfirmed deletion late. If
   * we requested a second one, the later of the two could delete another run's claim, so we never do.
   */
  get mayBeDeleted(): boolean {
    return this.#kind === 'held' && !this.#isDeletionInDoubt
  }

  /** Whether it makes sense to read the ref again after it was absent. */
  get mayAppear(): boolean {
    return this.mayBeDeleted || this.mayStillBeCreated
  }

  /**
   * Records that we are about to ask GitHub to create the ref for this tag object. If the run ends before the answer
   * arrives, it gives up that claim too.
   */
  creationRequested(tag: string): void {
    if (!this.#tags.includes(tag)) this.#tags.push(tag)
    if (this.#kind === 'none') this.#kind = 'maybe'
    this.#creations++
    this.#unanswered++
  }

  /** Records the answer to that request. */
  creationAnswered(tag: string, reply: Reply<string>): void {
    // A server that refused or redirected a request has finished with it. A gateway that stopped waiting for GitHub has
    // not.
    const mayStillCome = reply.kind === 'no-answer' && reply.mayHaveBeenReceived && reply.why !== 'redirected'
    if (!mayStillCome) this.#unanswered--
    if (reply.kind === 'done') this.#hold(tag)
    const wasNeverReceived = reply.kind === 'no-answer' && !reply.mayHaveBeenReceived
    if (wasNeverReceived) this.#creations--
    if (this.#creations === 0) this.#kind = 'none'
  }

  /** Records a read of the ref; `data` is the object that it points to. */
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
 * Whether GitHub says that there is no ref to delete. (A 422 may also mean that a repository rule protects the ref, or
 * that something else does not exist.)
 */
const isGone = (reply: Refused | NoAnswer) =>
  reply.kind === 'refused' && reply.status === 422 && reply.says(/reference does not exist/i)
