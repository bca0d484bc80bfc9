import { randomUUID } from 'node:crypto'

/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {import('./service.mjs').Refused} Refused */

/** How many requests are kept, the latest. */
export const keptRequests = 100

/** How much of a body is kept, in UTF-16 units: far more than a push message may contain. */
const keptBody = 65_536

/**
 * A request that was handled, or whose client disconnected before it was complete.
 * @typedef {object} Dealt
 * @property {string} method
 * @property {string} path
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {boolean} complete whether all of the body arrived
 * @property {boolean} accepted whether the body is a notification that the service acted on
 * @property {Audience | undefined} [audience] the one that the notification was for; absent for all subscribers
 * @property {number | undefined} [status] absent if no answer was begun
 * @property {Refused | undefined} [refused] why the service refused it
 */

/**
 * A request as the page shows it: `number` counts from 1, `time` is ISO 8601, and `cut` says whether more of the body arrived than
 * is kept. It has no headers: they may hold a real token, which does not belong on a screen.
 * @typedef {Omit<Dealt, 'headers'> & { number: number, time: string, cut: boolean }} Entry
 */

/** Keeps the latest requests for the page. */
export class Journal {
  /** JSON as bytes, since a part of a text can keep the whole text in memory. @type {Buffer[]} oldest first */
  #entries = []
  #count = 0
  #id = randomUUID()

  /** Changes when the list begins again. A sandbox that was restarted has another one too. */
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
   * The requests that a reader has not seen, oldest first, as a JSON array.
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
