import { isNotFound, type NoAnswer, type Refused, type Reply } from './github-client.ts'

/**
 * The result of reading the ref. `ours` means that the ref points to a tag object that this run created for its claim.
 */
export type Found = 'ours' | 'another' | 'absent' | 'unreadable'

/**
 * What this run knows about its claim. GitHub's answers can get lost, a gateway can refuse a request that GitHub has
 * carried out, and a 404 can be out of date. So besides `none` and `held`, the claim can be `maybe`. Once GitHub may
 * have received a request to create the ref, only two events end the claim: a read shows that the ref points to an
 * object that is not ours, or GitHub confirms a deletion.
 */
export class OwnClaim {
  #kind: 'none' | 'maybe' | 'held' = 'none'
  /** The tag objects in our requests to create the ref: first the tag of the commit, then the tag of a blob. */
  readonly #tags: string[] = []
  #heldTag = ''
  /** The number of requests to create the ref that GitHub may have received. */
  #creations = 0
  /** The number of requests to create the ref without an answer. GitHub may still carry them out. */
  #unanswered = 0
  /** Whether GitHub has carried out our only request to create the ref, so that it cannot create the ref again. */
  #isOnlyCreationDone = false
  #isDeletionInDoubt = false

  get kind(): 'none' | 'maybe' | 'held' {
    return this.#kind
  }

  /** Our tag objects that the ref may point to. If the claim is held, there is only one. */
  get tags(): readonly string[] {
    return this.#kind === 'held' ? [this.#heldTag] : this.#tags
  }

  get mayStillBeCreated(): boolean {
    return this.#unanswered > 0 && !this.#isOnlyCreationDone
  }

  /**
   * Whether we may ask GitHub to delete the ref. We never ask twice: GitHub may carry out the first deletion late, and
   * the later of the two could delete another run's claim.
   */
  get mayBeDeleted(): boolean {
    return this.#kind === 'held' && !this.#isDeletionInDoubt
  }

  /** Whether a ref that seems to be absent may appear in a later read. */
  get mayAppear(): boolean {
    return this.mayBeDeleted || this.mayStillBeCreated
  }

  /**
   * Must be called before the request to create the ref is sent. If the run ends before the answer arrives, it then
   * gives up this claim too.
   */
  creationRequested(tag: string): void {
    if (!this.#tags.includes(tag)) this.#tags.push(tag)
    if (this.#kind === 'none') this.#kind = 'maybe'
    this.#creations++
    this.#unanswered++
  }

  creationAnswered(tag: string, reply: Reply<string>): void {
    // A server that refused or redirected a request does not carry it out later. But if a gateway stopped waiting for
    // GitHub, GitHub may still carry it out.
    const mayStillCome = reply.kind === 'no-answer' && reply.mayHaveBeenReceived && reply.why !== 'redirected'
    if (!mayStillCome) this.#unanswered--
    if (reply.kind === 'done') this.#hold(tag)
    const wasNeverReceived = reply.kind === 'no-answer' && !reply.mayHaveBeenReceived
    if (wasNeverReceived) this.#creations--
    if (this.#creations === 0) this.#kind = 'none'
  }

  /** The `data` of the reply is the SHA of the object that the ref points to. */
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

  /** The ref is no longer ours, but a late request may still create it. */
  #end(): void {
    this.#kind = this.mayStillBeCreated ? 'maybe' : 'none'
  }
}

/**
 * Whether GitHub answered that the ref does not exist. A 422 may also mean that a repository rule protects the ref, or
 * that another object does not exist.
 */
const isGone = (reply: Refused | NoAnswer) =>
  reply.kind === 'refused' && reply.status === 422 && reply.says(/reference does not exist/i)
