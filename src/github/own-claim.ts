import { isNotFound, type NoAnswer, type Refused, type Reply } from './github-client.ts'

/** What a look at the ref of a key found. `ours`: it points to a tag object that this run made for its claim. */
export type Found = 'ours' | 'another' | 'absent' | 'unreadable'

/**
 * What this run knows of its claim. Answers of GitHub get lost, a gateway may refuse what GitHub has done, and a 404
 * may be stale. So there is a third value besides `none` and `held`: `maybe`. Once GitHub may have received a request for the
 * ref, only two things end the claim: the ref points to an object that is not ours, or GitHub confirms a deletion.
 */
export class OwnClaim {
  #kind: 'none' | 'maybe' | 'held' = 'none'
  /** Our tag objects that GitHub was asked to point the ref to: that of the commit, then that of a blob. */
  readonly #tags: string[] = []
  #heldTag = ''
  /** How many requests to create the ref GitHub may have received. */
  #creations = 0
  /** How many of them were not answered, so that GitHub may still carry them out. */
  #unanswered = 0
  /** There was one request, and the ref shows that it was carried out: it does not come again. */
  #isOnlyCreationDone = false
  #isDeletionInDoubt = false

  get kind(): 'none' | 'maybe' | 'held' {
    return this.#kind
  }

  /** The tag objects of ours that the ref may point to. */
  get tags(): readonly string[] {
    return this.#kind === 'held' ? [this.#heldTag] : this.#tags
  }

  /** Whether GitHub may still carry out a request to create the ref. */
  get mayStillBeCreated(): boolean {
    return this.#unanswered > 0 && !this.#isOnlyCreationDone
  }

  /**
   * Whether the ref points to our tag object and may be deleted. GitHub may still carry out a deletion that it did not
   * confirm, and would then hit whoever has the ref by then. So a second one is never requested.
   */
  get mayBeDeleted(): boolean {
    return this.#kind === 'held' && !this.#isDeletionInDoubt
  }

  /** Whether it makes sense to look for the ref again after it was absent. */
  get mayAppear(): boolean {
    return this.mayBeDeleted || this.mayStillBeCreated
  }

  /**
   * GitHub is asked to create the ref for this tag object of ours. If the run ends before the answer arrives, it gives
   * up what it asked for.
   */
  creationRequested(tag: string): void {
    if (!this.#tags.includes(tag)) this.#tags.push(tag)
    if (this.#kind === 'none') this.#kind = 'maybe'
    this.#creations++
    this.#unanswered++
  }

  /** The answer to that request. */
  creationAnswered(tag: string, reply: Reply<string>): void {
    // Whoever refuses or redirects a request has finished with it. Whoever gave up waiting for GitHub has not.
    const mayStillCome = reply.kind === 'no-answer' && reply.mayHaveBeenReceived && reply.why !== 'redirected'
    if (!mayStillCome) this.#unanswered--
    if (reply.kind === 'done') this.#hold(tag)
    const wasNeverReceived = reply.kind === 'no-answer' && !reply.mayHaveBeenReceived
    if (wasNeverReceived) this.#creations--
    if (this.#creations === 0) this.#kind = 'none'
  }

  /** The ref was read; `data` is the object that it points to. */
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

  /** GitHub was asked to delete the ref, and this is its answer. */
  deletionAnswered(reply: Reply<unknown>): void {
    if (reply.kind === 'done' || isGone(reply)) this.#end()
    else if (reply.kind === 'refused' || reply.mayHaveBeenReceived) this.#isDeletionInDoubt = true
  }

  #hold(tag: string): void {
    this.#kind = 'held'
    this.#heldTag = tag
  }

  /** The ref is not ours any more, but a late request may still create it. */
  #end(): void {
    this.#kind = this.mayStillBeCreated ? 'maybe' : 'none'
  }
}

/**
 * Whether GitHub says that there is no ref to delete. (A 422 may also say that a rule of the repository keeps the ref,
 * or that something else does not exist.)
 */
const isGone = (reply: Refused | NoAnswer) =>
  reply.kind === 'refused' && reply.status === 422 && reply.says(/reference does not exist/i)
