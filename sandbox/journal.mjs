/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {import('./service.mjs').Refused} Refused */

/** How many requests are kept, the latest. */
export const keptRequests = 200

/** How much of a body is kept, in UTF-16 units: far more than a push message may contain. */
export const keptBody = 65_536

/** How many bytes are kept in all. A body of control characters is six times as long in JSON. */
export const keptBytes = 16 * 1024 * 1024

/**
 * A request that was handled, or whose client disconnected before it was complete.
 * @typedef {object} Dealt
 * @property {string} method
 * @property {string} path
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {boolean} complete whether all of the body arrived
 * @property {boolean} accepted whether the body is a notification that the service acted on
 * @property {Audience | undefined} [audience] which got it; absent if everybody did
 * @property {number | undefined} [status] absent if no answer was begun
 * @property {Refused | undefined} [refused] why the service refused it
 */

/**
 * What the page shows of it: `number` counts from 1, `time` is ISO 8601, and `cut` tells whether more of the body arrived
 * than is kept. The headers may have a real token, which need not be on a screen.
 * @typedef {Omit<Dealt, 'headers'> & { number: number, time: string, cut: boolean }} Entry
 */

/**
 * Keeps what the page shows, within bounds: of each request the bytes of its event, which every reader gets. Text is not
 * kept, because a part of a text can hold on to the whole.
 */
export class Journal {
  /** @type {Buffer[]} oldest first */
  #events = []
  #count = 0
  #bytes = 0

  /** How many requests there were so far, those no longer kept included. */
  get count() {
    return this.#count
  }

  /** How many bytes are kept. */
  get bytes() {
    return this.#bytes
  }

  /** The number of the oldest request that is kept; one more than `count` if none is. */
  get oldest() {
    return this.#count - this.#events.length + 1
  }

  /**
   * The event that shows a request.
   * @param {number} number of a request that is kept
   */
  event(number) {
    return /** @type {Buffer} */ (this.#events[number - this.oldest])
  }

  /** @param {Dealt} dealt */
  add({ body, headers: _, ...rest }) {
    this.#count += 1
    const shown = { body: body.slice(0, keptBody), cut: body.length > keptBody }
    /** @type {Entry} */
    const entry = { number: this.#count, time: new Date().toISOString(), ...rest, ...shown }
    const event = serverSentEvent('request', entry)
    this.#events.push(event)
    this.#bytes += event.length
    while (this.#events.length > keptRequests || this.#bytes > keptBytes) {
      this.#bytes -= this.#events.shift()?.length ?? 0
    }
  }

  /** Begins again, as if there had been no request. */
  clear() {
    this.#events = []
    this.#count = 0
    this.#bytes = 0
  }
}

/**
 * @param {string} name
 * @param {unknown} data
 */
export function serverSentEvent(name, data) {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}
