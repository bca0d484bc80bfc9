/**
 * @typedef {object} Random
 * @property {() => number} next from 0 to below 1
 * @property {(least: number, most: number) => number} whole both ends included
 * @property {(probability: number) => boolean} chance
 * @property {<T>(items: readonly T[]) => T} pick
 */

/**
 * Numbers that look random and follow from the seed alone (mulberry32), on every machine.
 * @param {number} seed taken as 32 bits
 * @returns {Random}
 */
export function createRandom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: probability => next() < probability,
    pick: items => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('there is nothing to pick from')
      return item
    },
  }
}
