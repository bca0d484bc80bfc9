/** @typedef {'pass' | 'reset' | 'hang' | 'garbage-tls'} ConnectionKind */
/**
 * @typedef {'pass' | 'respond' | 'reset-early' | 'reset-late' | 'close-late' | 'hang' | 'hang-headers' | 'hang-body'
 *   | 'cut-headers' | 'cut-body' | 'garbage' | 'slow' | 'flood' | 'close-idle' | 'echo-token'} ExchangeKind
 */

/**
 * One scripted behaviour. Which options a kind takes is in the tables below.
 * @typedef {object} FaultStep
 * @property {ConnectionKind | ExchangeKind} kind
 * @property {number} [times] how often it is used before the next step, 1 unless told; may be Infinity
 * @property {boolean} [accept] whether the service acts on the notification, if its body is valid
 * @property {number} [status] of the answer; 200 for GET and 201 for POST unless told
 * @property {string} [statusText]
 * @property {Record<string, string | string[]>} [headers]
 * @property {unknown} [body] string and Buffer as they are, anything else as JSON
 * @property {boolean} [rst] cut with a reset instead of an orderly end
 * @property {boolean} [chunked] announce no length
 * @property {number | string[]} [chunks] the body's pieces, or into how many pieces the ordinary body is cut
 * @property {number} [intervalMs] milliseconds between two pieces
 * @property {boolean} [head] drip the head of the answer too
 * @property {number} [bytes] size of a flood, a JSON string of that many bytes; may be Infinity
 */

/** @type {Record<ConnectionKind, string[]>} */
const connectionOptions = { pass: [], reset: [], hang: [], 'garbage-tls': [] }

/** @type {Record<ExchangeKind, string[]>} */
const exchangeOptions = {
  pass: [],
  respond: ['accept', 'status', 'statusText', 'headers', 'body'],
  'reset-early': ['accept'],
  'reset-late': ['accept'],
  'close-late': ['accept'],
  hang: ['accept'],
  'hang-headers': ['accept', 'status'],
  'hang-body': ['accept', 'status', 'headers', 'body', 'chunked'],
  'cut-headers': ['accept', 'status', 'rst'],
  'cut-body': ['accept', 'status', 'headers', 'body', 'chunked', 'rst'],
  garbage: ['accept', 'body'],
  slow: ['accept', 'status', 'headers', 'chunks', 'intervalMs', 'head'],
  flood: ['accept', 'status', 'headers', 'bytes', 'chunked'],
  'close-idle': ['accept'],
  'echo-token': ['accept', 'status'],
}

/** Which options each kind takes, by what the fault matches. */
export const sandboxFaults = { connection: connectionOptions, GET: exchangeOptions, POST: exchangeOptions }

/** @typedef {keyof typeof sandboxFaults} Match */

/**
 * @typedef {object} Step
 * @property {string} kind
 * @property {number} [times]
 */

/**
 * The scripted behaviours that wait for what they match, in order.
 * @template {Step} S
 * @param {Record<string, Record<string, string[]>>} tables which kinds there are for each match, and their options
 */
export function createFaults(tables) {
  /** @type {Map<string, S[]>} */
  const queues = new Map(Object.keys(tables).map(match => [match, []]))
  return {
    /**
     * @param {string} match
     * @param {S[]} steps
     * @throws {TypeError} where a step cannot be performed as it is written; none is queued then
     */
    add: (match, steps) => {
      const queue = queues.get(match)
      if (queue === undefined) throw new TypeError(`faults match ${[...queues.keys()].join(', ')} only`)
      for (const step of steps) checkStep(tables[match] ?? {}, step)
      queue.push(...steps.map(step => ({ ...step })))
    },

    /**
     * The behaviour for what is here now, or undefined where it is to be ordinary.
     * @param {string} match
     * @returns {S | undefined}
     */
    take: match => {
      const queue = queues.get(match)
      const step = queue?.[0]
      if (step === undefined) return undefined
      step.times = (step.times ?? 1) - 1
      if (step.times === 0) queue?.shift()
      return step.kind === 'pass' ? undefined : step
    },
  }
}

/**
 * @param {Record<string, string[]>} table
 * @param {Step} given
 */
function checkStep(table, given) {
  const step = /** @type {FaultStep} */ (given)
  const fail = (/** @type {string} */ what) => {
    throw new TypeError(`fault ${step.kind}: ${what}`)
  }
  const options = Object.hasOwn(table, step.kind) ? table[step.kind] : undefined
  if (options === undefined) return fail(`the kinds are ${Object.keys(table).join(', ')}`)

  const unknown = Object.keys(step).find(key => !['kind', 'times', ...options].includes(key))
  if (unknown !== undefined) fail(`does not take ${unknown}`)
  if (step.times !== undefined && !isCount(step.times, 1)) fail('times must be 1 or more')
  if (step.kind === 'respond' && step.status === undefined) fail('needs a status')
  if (step.status !== undefined && (!isCount(step.status, 200) || step.status > 999)) fail('status must be 200 to 999')
  if (step.kind === 'reset-early' && step.accept === true) fail('cannot accept a body that is never read')
  if (step.kind === 'flood' && !isCount(step.bytes, 2)) fail('bytes must be 2 or more')
  if (typeof step.chunks === 'number' && !(Number.isInteger(step.chunks) && step.chunks > 0)) {
    fail('chunks must be 1 or more')
  }
  if (step.intervalMs !== undefined && !(step.intervalMs >= 0)) fail('intervalMs must be 0 or more')
}

/**
 * @param {unknown} value
 * @param {number} least
 */
function isCount(value, least) {
  return (Number.isInteger(value) || value === Number.POSITIVE_INFINITY) && Number(value) >= least
}
