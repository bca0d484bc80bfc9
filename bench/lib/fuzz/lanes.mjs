import { play } from './case.mjs'

/** @typedef {import('./case.mjs').Target} Target */
/** @typedef {import('./case.mjs').Find} Find */

/**
 * Some cases of a target, from the first number to before the last.
 * @typedef {{ target: string, from: number, to: number }} Batch
 */

/**
 * What came of some cases, and how often; and what they found.
 * @typedef {{ cases: number, came: Map<string, number>, finds: Find[] }} Tally
 */

/**
 * Plays a batch in all lanes of its target.
 * @param {Target} target
 * @param {Batch} batch
 * @param {{ seed: number, onStart?: (number: number) => void, onEnd?: (number: number) => void }} options
 * @returns {Promise<Tally>}
 */
export async function playBatch({ open, lanes }, { target, from, to }, { seed, onStart, onEnd }) {
  /** @type {Tally} */
  const tally = { cases: 0, came: new Map(), finds: [] }
  let next = from
  const lane = async () => {
    const opened = await open()
    try {
      while (next < to) {
        const number = next++
        onStart?.(number)
        const played = await play(opened, { seed, target, number })
        tally.cases++
        if ('find' in played) tally.finds.push(played.find)
        else tally.came.set(played.came, (tally.came.get(played.came) ?? 0) + 1)
        onEnd?.(number)
      }
    } finally {
      await opened.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, to - from) }, lane))
  return tally
}

/**
 * Adds up what came of two batches.
 * @param {Tally | undefined} one
 * @param {Tally} other
 * @returns {Tally}
 */
export function added(one, other) {
  if (!one) return other
  const came = new Map(one.came)
  for (const [what, count] of other.came) came.set(what, (came.get(what) ?? 0) + count)
  return { cases: one.cases + other.cases, came, finds: [...one.finds, ...other.finds] }
}
