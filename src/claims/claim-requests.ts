import { textAt } from '../base/json.ts'
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
} from '../github/github-client.ts'
import { backoff, wait } from '../http/backoff.ts'
import { claimCancelled, notClaimed } from './claim-failures.ts'
import { type ClaimRef, type ClaimState, maxClaimAgeMs } from './once-key.ts'

/** One request to create the ref, and what this run knows about it. */
interface Creation {
  tagObject: string
  /**
   * `may-come`: GitHub may have made the claim, or may still make it. `may-be-made`: GitHub may have made the claim, but
   * will not make it later. `gone`: there is no claim of this request, and GitHub will not make one later.
   */
  claim: 'may-come' | 'may-be-made' | 'gone'
}

/** What a look at the ref finds. It is `ours` if it points to a tag object that this run created. */
export type Look =
  | { found: 'ours'; tagObject: string }
  | { found: 'another'; tagObject: string }
  | { found: 'absent' | 'unreadable'; reply: Refused | NoAnswer }

/** How long to wait after the first 404 before reading the ref again. GitHub may not show a new ref right away. */
const newRefMs = 300

/**
 * The requests about the claim on one key, and what they tell about this run's claim. The claim can be `maybe` as well
 * as `none` or `held`, because responses can get lost, a gateway can refuse a request that GitHub has carried out or
 * still carries out, and a 404 can be out of date. A claim ends only if the ref points to an object that this run did
 * not create, or if GitHub confirms the deletion.
 */
export class ClaimRequests {
  readonly #github: GithubClient
  readonly #signal: AbortSignal
  readonly #claimRef: ClaimRef
  /** Without the requests that certainly never reached GitHub. */
  #creations: Creation[] = []
  /** The tag object of this run that the ref pointed to when GitHub last showed it. */
  #held: string | undefined
  /**
   * What is known of a request to delete the ref that GitHub did not confirm. If it is `in-doubt`, GitHub may still carry
   * it out. The run must not send another one, which could then delete another run's claim.
   */
  #deletion?: 'in-doubt' | 'refused'
  /**
   * When the run last sent a request to create or read the ref. This is wall-clock time, because a monotonic clock may
   * stop while the machine is suspended.
   */
  #lastRequestAt = 0

  constructor(github: GithubClient, signal: AbortSignal, claimRef: ClaimRef) {
    this.#github = github
    this.#signal = signal
    this.#claimRef = claimRef
  }

  /** What this run knows about its claim, derived from all requests so far. */
  get state(): ClaimState {
    const isHeld = this.#held !== undefined
    // If the run has its claim, a request that GitHub has answered has not made another one.
    const possible = this.#creations.filter(({ claim }) => claim === 'may-come' || (claim === 'may-be-made' && !isHeld))
    const tagObjects = new Set([...(this.#held ? [this.#held] : []), ...possible.map(({ tagObject }) => tagObject)])
    if (tagObjects.size === 0) return { kind: 'none' }
    return {
      kind: isHeld ? 'held' : 'maybe',
      tagObjects: [...tagObjects],
      mayStillBeCreated: this.#mayStillBeCreated,
      isDeletionInDoubt: this.#deletion === 'in-doubt',
      ...this.#claimRef,
    }
  }

  /** Whether the ref is the claim of this run, which has not tried to delete it yet. */
  get mayBeDeleted(): boolean {
    return this.#held !== undefined && this.#deletion === undefined
  }

  /**
   * Whether a ref that GitHub does not show may still show up later: its 404 may be out of date, unless it may have
   * carried out a deletion, or it may still create the ref.
   */
  get mayAppear(): boolean {
    return this.mayBeDeleted || this.#mayStillBeCreated
  }

  get #mayStillBeCreated(): boolean {
    return this.#creations.some(({ claim }) => claim === 'may-come')
  }

  /**
   * Whether the ref was created or read recently. A time in the future does not count, because it means that the clock
   * was set back.
   */
  get isRecent(): boolean {
    const ageMs = Date.now() - this.#lastRequestAt
    return ageMs >= 0 && ageMs <= maxClaimAgeMs
  }

  /**
   * Creates a tag object for a commit or blob, and returns its SHA. `message` is the record of the claim. Throws a
   * Failure if GitHub does not create it.
   */
  createTagObject(type: 'commit' | 'blob', object: string, message: string, time: Date): Promise<string> {
    const tagger = { ...author, date: time.toISOString().replace(/\.\d+/, '') }
    return this.#createObject(type, ['POST', '/git/tags', { tag: this.#refName, message, object, type, tagger }])
  }

  /** Returns the SHA of the new blob. Throws a Failure if GitHub does not create it. */
  createBlob(content: string): Promise<string> {
    return this.#createObject('blob', ['POST', '/git/blobs', { content }])
  }

  /** Repeats the request if it may succeed soon. Repeating is safe, because git stores identical objects only once. */
  async #createObject(type: 'commit' | 'blob', route: ApiRoute): Promise<string> {
    const send = () => this.#github.request(route, createdObject)
    let reply = await send()
    if (isTransient(reply)) {
      await this.waitToRepeat()
      reply = await send()
    }
    if (reply.kind === 'done') return reply.data
    throw notClaimed(type, reply)
  }

  /** Throws a Failure if the run is cancelled in the meantime. */
  async waitToRepeat(): Promise<void> {
    await wait(backoff(1), this.#signal)
    if (this.#signal.aborted) throw claimCancelled()
  }

  /** Sends one request to create the ref. */
  async createRef(tagObject: string): Promise<Reply<string>> {
    this.#lastRequestAt = Date.now()
    // The run may end before the response arrives, so note the request first.
    const creation: Creation = { tagObject, claim: 'may-come' }
    this.#creations.push(creation)
    const expected = { status: 201, read: (data: unknown) => (targetOf(data) === tagObject ? tagObject : undefined) }
    const reply = await this.#github.request(
      ['POST', '/git/refs', { ref: this.#claimRef.ref, sha: tagObject }],
      expected,
    )
    if (wasNeverReceived(reply)) this.#creations = this.#creations.filter(each => each !== creation)
    else if (reply.kind === 'done' || (reply.kind === 'refused' && reply.isFromGithub)) creation.claim = 'may-be-made'
    if (reply.kind === 'done') this.#held = tagObject
    return reply
  }

  /** Reads the ref. Waits for a new ref that GitHub may not show yet, and repeats a read that gets no answer. */
  async look(which: Repeated = { noAnswer: true, notFoundMs: newRefMs }, limits: Limits = {}): Promise<Look> {
    const expected = { status: 200, read: targetOf }
    const read = () => {
      this.#lastRequestAt = Date.now()
      return this.#github.request(['GET', '/git/ref/{ref}', { ref: this.#refName }], expected, limits)
    }
    return this.#lookFrom(await repeatRead(read, which, limits.signal ?? this.#signal))
  }

  /** Like look(), but does not repeat a read that gets no answer, because a deletion is tried several times. */
  lookForDeletion(limits: Limits): Promise<Look> {
    return this.look({ notFoundMs: newRefMs }, limits)
  }

  /**
   * Reads the ref. If the machine was suspended during the read, reads the ref again, because the first result may be
   * out of date.
   */
  async lookRecently(): Promise<Look> {
    for (;;) {
      const look = await this.look()
      if (look.found !== 'ours' || this.isRecent) return look
    }
  }

  #lookFrom(read: Reply<string>): Look {
    if (read.kind !== 'done') {
      if (!isNotFound(read)) return { found: 'unreadable', reply: read }
      if (this.#deletion === 'in-doubt') this.#held = undefined
      return { found: 'absent', reply: read }
    }
    const tagObject = read.data
    const [creation, ...others] = this.#creations.filter(each => each.tagObject === tagObject)
    if (!creation) {
      this.#end()
      return { found: 'another', tagObject }
    }
    // Only this request can have created the ref, so GitHub has carried it out.
    if (others.length === 0) creation.claim = 'may-be-made'
    this.#held = tagObject
    return { found: 'ours', tagObject }
  }

  /** Returns the message of a tag object, which is the record of a claim. */
  async readMessage(tagObject: string): Promise<OutsideText | undefined> {
    const expected = { status: 200, read: messageOf }
    const read = () => this.#github.request(['GET', '/git/tags/{sha}', { sha: tagObject }], expected)
    const message = await repeatRead(read, { noAnswer: true }, this.#signal)
    return message.kind === 'done' ? message.data : undefined
  }

  /**
   * Sends one request to delete the ref. Only a 204 confirms the deletion: if GitHub responds that the ref does not
   * exist, although it just showed the ref, one of the two responses is wrong.
   */
  async deleteRef(limits: Limits): Promise<void> {
    this.#deletion = 'in-doubt'
    const reply = await this.#github.request(
      ['DELETE', '/git/refs/{ref}', { ref: this.#refName }],
      withoutContent,
      limits,
    )
    if (reply.kind === 'done') this.#end()
    if (reply.kind === 'done' || wasNeverReceived(reply)) this.#deletion = undefined
    else if (isRefusedDeletion(reply)) this.#deletion = 'refused'
  }

  /** Notes that the ref is no longer the claim of this run. A claim that may still come stays in doubt. */
  #end(): void {
    this.#held = undefined
    for (const creation of this.#creations) if (creation.claim === 'may-be-made') creation.claim = 'gone'
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

function messageOf(data: unknown, body: OutsideText): OutsideText | undefined {
  const message = textAt(data, 'message')
  return message === undefined ? undefined : body.part(message)
}

const targetOf = (data: unknown) => shaAt(data, 'object', 'sha')
const createdObject = { status: 201, read: (data: unknown) => shaAt(data, 'sha') }
const withoutContent = { status: 204, read: () => true }

const wasNeverReceived = (reply: Reply<unknown>) => reply.kind === 'no-answer' && !reply.mayHaveBeenReceived

/** GitHub refused the request and will not carry it out. That the ref does not exist may be out of date. */
const isRefusedDeletion = (reply: Reply<unknown>) =>
  reply.kind === 'refused' && reply.isFromGithub && !reply.says(/reference does not exist/i)

/**
 * Whether the same request may succeed soon, for example after a timeout or when GitHub cannot find a new object yet
 * (422).
 */
export function isTransient(reply: Reply<unknown>): boolean {
  if (reply.kind === 'no-answer') return !finalReasons.includes(reply.reason)
  return reply.kind === 'refused' && reply.status === 422 && !alreadyExists(reply)
}

/**
 * Whether GitHub refused the request because the ref already exists. Checks the reply's text, because a 422 can have
 * other causes.
 */
export const alreadyExists = (reply: Reply<unknown>) => reply.kind === 'refused' && reply.says(/already exists/i)
