import { createRandom } from '../random.mjs'

/** @typedef {import('../random.mjs').Random} Random */

/**
 * One case of a target: random numbers of its own, so that it can be played alone, and a place to say what was drawn.
 * @typedef {object} Case
 * @property {Random} random
 * @property {(drawn: unknown) => void} show keeps what was drawn, for whoever has to understand a find
 */

/**
 * A target that is ready to be tried. `run` gives what came of a case in a word or two, and throws what it finds.
 * @typedef {object} Opened
 * @property {(one: Case) => Promise<string>} run
 * @property {() => Promise<void>} close
 */

/**
 * What is fuzzed. Each lane opens one of its own and plays its cases one after the other.
 * @typedef {object} Target
 * @property {number} share of all cases in the process, in percent; 0 where the cases are processes
 * @property {number} lanes
 * @property {() => Promise<Opened>} open
 */

/** @typedef {{ target: string, number: number, message: string, drawn: string }} Find */

/** Something that must never be. */
class Broken extends Error {}

/**
 * @param {unknown} holds
 * @param {string} message what is broken where it does not hold
 * @returns {asserts holds}
 */
export function must(holds, message) {
  if (!holds) throw new Broken(message)
}

/**
 * Plays one case, and gives what came of it or what it found.
 * @param {Opened} opened
 * @param {{ seed: number, target: string, number: number }} which
 * @returns {Promise<{ came: string } | { find: Find }>}
 */
export async function play(opened, { seed, target, number }) {
  let drawn = /** @type {unknown} */ (undefined)
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(hash(target) + number, 0x85ebca6b))
  const show = (/** @type {unknown} */ what) => {
    drawn = what
  }
  try {
    return { came: await opened.run({ random, show }) }
  } catch (error) {
    const thrown = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const message = error instanceof Broken ? error.message : `threw ${thrown}`
    return { find: { target, number, message, drawn: shown(drawn) } }
  }
}

/** @param {string} text */
function hash(text) {
  return [...text].reduce((sum, character) => Math.imul(sum, 31) + (character.codePointAt(0) ?? 0), 7)
}

/** @param {unknown} drawn */
function shown(drawn) {
  const text = JSON.stringify(drawn, (_key, value) => (value instanceof Error ? String(value) : value)) ?? ''
  return text.length > 4_000 ? `${text.slice(0, 4_000)}… (${text.length} characters)` : text
}
