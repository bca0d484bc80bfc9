/** @typedef {import('./types.mjs').SandboxRequest} SandboxRequest */
/** @typedef {import('./samples.mjs').Audience} Audience */

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
 * @property {string} [fault] the kind of the scripted behaviour that met it
 * @property {import('./types.mjs').Refused} [refused] why the service refused it
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
     * @param {SandboxRequest} request
     * @param {{ accepted: boolean, audience: Audience | undefined }} outcome
     * @returns {Entry}
     */
    add: (request, { accepted, audience }) => {
      const { method, path, headers, body, complete, status, fault, refused } = request
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
        ...(fault !== undefined && { fault }),
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
