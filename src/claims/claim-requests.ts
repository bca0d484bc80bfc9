import { textAt } from '../base/json.ts'
import type { OutsideText } from '../base/outside-text.ts'
import {
  type ApiRoute,
  finalReasons,
  type GithubClient,
  type Limits,
  type Repeated,
  type Reply,
  repeatRead,
} from '../github/github-client.ts'
import { backoff, withRetries } from '../http/backoff.ts'
import { alreadyExists, type ClaimRequest, claimCancelled, notClaimed } from './claim-failures.ts'
import { maxClaimAgeMs } from './once-key.ts'
import { type Found, OwnClaim } from './own-claim.ts'

/** The result of reading the ref: what the run concludes (`found`) and what GitHub replied (`read`). */
export interface Look {
  found: Found
  /** `data` is the SHA of the object that the ref points to. */
  read: Reply<string>
}

/** The record of a claim, and the object that its tag object points to. */
export interface ClaimTag {
  message: string
  time: Date
  object: string
  type: 'commit' | 'blob'
}

/** How many times to retry a request that creates an object. git stores identical objects only once. */
export const maxRepeats = 1
/** How long to wait after the first 404 before reading the ref again. GitHub may not show a new ref right away. */
export const newRefMs = 300

/** The requests about the claim on one key. Notes what each response says about this run's claim. */
export class ClaimRequests {
  readonly own = new OwnClaim()
  readonly #github: GithubClient
  readonly #signal: AbortSignal
  readonly #ref: string
  /**
   * When the run last sent a request to create or read the ref. This is wall-clock time, because a monotonic clock may
   * stop while the machine is suspended.
   */
  #lastRequestAt = 0

  /** `ref` is the full name of the ref. */
  constructor(github: GithubClient, signal: AbortSignal, ref: string) {
    this.#github = github
    this.#signal = signal
    this.#ref = ref
  }

  /**
   * Whether the ref was created or read recently. A time in the future does not count, because it means that the clock
   * was set back.
   */
  get isRecent(): boolean {
    const ageMs = Date.now() - this.#lastRequestAt
    return ageMs >= 0 && ageMs <= maxClaimAgeMs
  }

  /** Returns the SHA of the new tag object. Throws a Failure if GitHub does not create it. */
  createTag(request: ClaimRequest, { object, type, message, time }: ClaimTag): Promise<string> {
    const tagger = { ...author, date: time.toISOString().replace(/\.\d+/, '') }
    return this.#createObject(request, ['POST', '/git/tags', { tag: this.#refName, message, object, type, tagger }])
  }

  /** Returns the SHA of the new blob. Throws a Failure if GitHub does not create it. */
  createBlob(content: string): Promise<string> {
    return this.#createObject('blob', ['POST', '/git/blobs', { content }])
  }

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

  /** Sends one request to create the ref. */
  async createRef(tag: string): Promise<Reply<string>> {
    this.#lastRequestAt = Date.now()
    const expected = { status: 201, read: (data: unknown) => (targetOf(data) === tag ? tag : undefined) }
    this.own.creationRequested(tag)
    const reply = await this.#github.request(['POST', '/git/refs', { ref: this.#ref, sha: tag }], expected)
    this.own.creationAnswered(tag, reply)
    return reply
  }

  readRef(which: Repeated, limits: Limits = {}): Promise<Reply<string>> {
    const expected = { status: 200, read: targetOf }
    const read = () => {
      this.#lastRequestAt = Date.now()
      return this.#github.request(['GET', '/git/ref/{ref}', { ref: this.#refName }], expected, limits)
    }
    return repeatRead(read, which, limits.signal ?? this.#signal)
  }

  async lookAtRef(which: Repeated = { noAnswer: true, notFoundMs: newRefMs }, limits: Limits = {}): Promise<Look> {
    const read = await this.readRef(which, limits)
    return { found: this.own.refRead(read), read }
  }

  /**
   * Reads the ref. If the machine was suspended during the read, reads the ref again, because the first result may be
   * out of date.
   */
  async lookRecently(): Promise<Look> {
    for (;;) {
      const look = await this.lookAtRef()
      if (look.found !== 'ours' || this.isRecent) return look
    }
  }

  /** Returns the message of a tag object, which is the record of a claim. */
  async readMessage(tag: string): Promise<OutsideText | undefined> {
    const expected = { status: 200, read: messageOf }
    const read = () => this.#github.request(['GET', '/git/tags/{tag}', { tag }], expected)
    const message = await repeatRead(read, { noAnswer: true }, this.#signal)
    return message.kind === 'done' ? message.data : undefined
  }

  /** Sends one request to delete the ref. */
  async deleteRef(limits: Limits): Promise<void> {
    const route: ApiRoute = ['DELETE', '/git/refs/{ref}', { ref: this.#refName }]
    this.own.deletionAnswered(await this.#github.request(route, withoutContent, limits))
  }

  get #refName(): string {
    return this.#ref.replace('refs/', '')
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

/**
 * Whether the same request may succeed soon, for example after a timeout or when GitHub cannot find a new object yet
 * (422).
 */
export function isTransient(reply: Reply<unknown>): boolean {
  if (reply.kind === 'no-answer') return !finalReasons.includes(reply.why)
  return reply.kind === 'refused' && reply.status === 422 && !alreadyExists(reply)
}

export function throwCancelled(): never {
  throw claimCancelled()
}
