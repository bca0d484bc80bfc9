import { randomUUID } from 'node:crypto'

/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {import('./service.mjs').Refused} Refused */

/** The maximum number of requests to keep. The oldest are dropped first. */
export const keptRequests = 100

/** The maximum length of a body to keep, in UTF-16 units. It is far more than a push message may contain. */
const keptBody = 65_536

/**
 * A request that the sandbox answered, or that ended early because the client disconnected.
 * @typedef {object} Dealt
 * @property {string} method
 * @property {string} path
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {boolean} complete whether all of the body arrived
 * @property {boolean} accepted whether the body is a notification that the service acted on
 * @property {Audience | undefined} [audience] the audience of the notification; absent for all subscribers
 * @property {number | undefined} [status] absent if the sandbox did not begin to answer
 * @property {Refused | undefined} [refused] why the service refused it
 */

/**
 * A request as the page shows it. `number` counts from 1, `time` is ISO 8601, and `cut` is true if more of the body
 * arrived than the journal keeps. It has no headers, because a real token in them must not appear on a screen.
 * @typedef {Omit<Dealt, 'headers'> & { number: number, time: string, cut: boolean }} Entry
 */

/** Keeps the latest requests for the page. */
export class Journal {
  /**
   * The entries as JSON, oldest first. They are bytes because a slice of a string can keep the whole string in memory.
   * @type {Buffer[]} oldest first
   */
  #entries = []
  #count = 0
  #id = randomUUID()

  /** The id of the list. It changes when the list is cleared, and when the sandbox is restarted. */
  get id() {
    return this.#id
  }

  /** @param {Dealt} dealt */
  add({ body, headers: _, ...rest }) {
    this.#count += 1
    const shown = { body: body.slice(0, keptBody), cut: body.length > keptBody }
    /** @type {Entry} */
    const entry = { number: this.#count, time: new Date().toISOString(), ...rest, ...shown }
    this.#entries.push(Buffer.from(JSON.stringify(entry)))
    if (this.#entries.length > keptRequests) this.#entries.shift()
  }

  /**
   * Returns the requests that a reader has not seen, oldest first, as a JSON array.
   * @param {number} seen the number of the last request that the reader has
   */
  after(seen) {
    const dropped = this.#count - this.#entries.length
    return `[${this.#entries.slice(Math.max(0, seen - dropped)).join()}]`
  }

  clear() {
    this.#entries = []
    this.#count = 0
    this.#id = randomUUID()
  }
}
