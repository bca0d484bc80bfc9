/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {import('./service.mjs').Refused} Refused */

/**
 * A request that was dealt with, or whose client went away before it was whole: `status` is undefined then.
 * @typedef {import('./service.mjs').Head & {
 *   body: string, complete: boolean, accepted: boolean, audience?: Audience | undefined, status?: number | undefined,
 *   refused?: Refused | undefined
 * }} Dealt
 */

/** How many requests are kept, the latest. */
export const keptRequests = 200

/** How much of a body is kept, in UTF-16 units: far more than a push message may hold. */
export const keptBody = 65_536

// Somebody who mistakes the sandbox for the real service sends it a real secret, which need not be on a screen.
const secretHeaders = ['authentication-token', 'authorization', 'proxy-authorization', 'cookie']

/**
 * What the page shows of a request.
 * @typedef {object} Entry
 * @property {number} number counts from 1, in the order in which requests were dealt with
 * @property {string} time ISO 8601
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} headers without secrets
 * @property {string} body
 * @property {boolean} cut whether more of the body arrived than is kept
 * @property {boolean} complete whether all of the body arrived
 * @property {boolean} accepted whether the body is a notification that the service acted on
 * @property {Audience} [audience] which got it; absent where everybody did
 * @property {number} [status] absent where no answer was begun
 * @property {Refused} [refused] why the service refused it
 */

/** Keeps what the page shows, within bounds. */
export function createJournal() {
  /** @type {Entry[]} */
  const entries = []
  let count = 0
  return {
    /** How many requests there were so far, those no longer kept included. */
    count: () => count,

    /** Those kept, oldest first. */
    entries: () => entries.values(),

    /**
     * @param {Dealt} dealt
     * @returns {Entry}
     */
    add: ({ method, path, headers, body, complete, accepted, audience, status, refused }) => {
      count += 1
      const entry = {
        number: count,
        time: new Date().toISOString(),
        method,
        path,
        headers: withoutSecrets(headers),
        body: body.slice(0, keptBody),
        cut: body.length > keptBody,
        complete,
        accepted,
        ...(audience !== undefined && { audience }),
        ...(status !== undefined && { status }),
        ...(refused !== undefined && { refused }),
      }
      entries.push(entry)
      if (entries.length > keptRequests) entries.shift()
      return entry
    },
  }
}

/**
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {Record<string, string>}
 */
function withoutSecrets(headers) {
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    secretHeaders.includes(name) ? '(not shown)' : String(value),
  ])
  return Object.fromEntries(shown)
}
