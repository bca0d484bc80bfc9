/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {import('./service.mjs').Refused} Refused */

/** How many requests are kept, the latest. */
export const keptRequests = 200

/** How much of a body is kept, in UTF-16 units: far more than a push message may contain. */
export const keptBody = 65_536

// Somebody who mistakes the sandbox for the real service sends it a real secret, which need not be on a screen.
const secretHeaders = ['authentication-token', 'authorization', 'proxy-authorization', 'cookie']

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
 * What the page shows of it: `number` counts from 1, `time` is ISO 8601, `headers` are without secrets, and `cut` tells
 * whether more of the body arrived than is kept.
 * @typedef {Dealt & { number: number, time: string, cut: boolean }} Entry
 */

/** Keeps what the page shows, within bounds. */
export function createJournal() {
  /** @type {Entry[]} */
  const entries = []
  let count = 0
  return {
    /** How many requests there were so far, those no longer kept included. */
    count: () => count,

    /** Begins again, as if there had been no request. */
    clear: () => {
      entries.length = 0
      count = 0
    },

    /** Those kept, oldest first. */
    entries: () => entries.values(),

    /**
     * @param {Dealt} dealt
     * @returns {Entry}
     */
    add: ({ body, headers, ...rest }) => {
      count += 1
      const kept = { body: body.slice(0, keptBody), headers: withoutSecrets(headers), cut: body.length > keptBody }
      const entry = { number: count, time: new Date().toISOString(), ...rest, ...kept }
      entries.push(entry)
      if (entries.length > keptRequests) entries.shift()
      return entry
    },
  }
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function withoutSecrets(headers) {
  const hidden = secretHeaders.filter(name => name in headers).map(name => [name, '(not shown)'])
  return { ...headers, ...Object.fromEntries(hidden) }
}
