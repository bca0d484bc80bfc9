/** @typedef {'pass' | 'reset' | 'hang' | 'garbage-tls'} ConnectionKind */
/**
 * @typedef {'pass' | 'respond' | 'reset-early' | 'reset-late' | 'close-late' | 'hang' | 'hang-headers' | 'hang-body'
 *   | 'cut-headers' | 'cut-body' | 'garbage' | 'slow' | 'flood' | 'close-idle' | 'echo-token'} ExchangeKind
 */
/** @typedef {'connection' | 'GET' | 'POST'} Match */

/**
 * One scripted behavior, of a fresh connection or in answer to a request.
 * @typedef {object} FaultStep
 * @property {ConnectionKind | ExchangeKind} kind
 * @property {number} [times] how often it is used before the next step, 1 by default; may be Infinity
 * @property {boolean} [accept] whether the service acts on the notification, if its body is valid
 * @property {number} [status] of the answer; by default 200 for GET and 201 for POST
 * @property {Record<string, string | string[]>} [headers]
 * @property {unknown} [body] string and Buffer as they are, anything else as JSON
 * @property {boolean} [rst] cut with a reset instead of an orderly end
 * @property {boolean} [chunked] announce no length
 * @property {number} [chunks] into how many pieces the ordinary body is cut
 * @property {number} [intervalMs] milliseconds between two pieces
 * @property {boolean} [head] drip the head of the answer too
 * @property {number} [bytes] size of a flood, a JSON string of that many bytes; may be Infinity
 */

/**
 * The scripted behaviors that wait for what they match, in order.
 * @template {{ kind: string, times?: number }} S
 */
export function createFaults() {
  /** @type {Map<string, S[]>} */
  const queues = new Map()
  return {
    /**
     * @param {string} match
     * @param {S[]} steps
     */
    add: (match, steps) => {
      queues.set(match, [...(queues.get(match) ?? []), ...steps.map(step => ({ ...step }))])
    },

    /**
     * The behavior for what is here now, or undefined if it is to be ordinary.
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
