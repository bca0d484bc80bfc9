import { drawJson, drawText, mutateText } from './texts.mjs'

/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {{ id: number, name: string, reach: number }} Audience */

const names = [
  'Newsletter',
  'newsletter',
  'Beta testers',
  ' Beta testers ',
  'é',
  'e\u0301',
  'Å',
  '\u212b',
  'A\u030a',
  '',
  ' ',
]

/**
 * The body of a list operation. `audiences` is what it says, where nothing happened to it.
 * @param {Random} random
 * @returns {{ text: string, audiences: Audience[] | undefined }}
 */
export function drawList(random) {
  const audiences = Array.from({ length: random.pick([0, 1, 2, 3, 5, 9, 30]) }, () => drawAudience(random))
  const further = random.chance(0.3) ? { next: null, audience_count: 3, Audience: [] } : {}
  const text = JSON.stringify({ audience: audiences, ...further }, undefined, random.pick([0, 0, 1]))
  const way = random.whole(0, 9)
  if (way < 6) return { text, audiences }
  if (way < 8) return { text: mutateText(random, text), audiences: undefined }
  if (way === 8)
    return {
      text: JSON.stringify({ audience: audiences.map(one => ({ ...one, ...accident(random) })) }),
      audiences: undefined,
    }
  return { text: random.chance(0.5) ? JSON.stringify(drawJson(random)) : drawText(random), audiences: undefined }
}

/**
 * @param {Random} random
 * @returns {Audience}
 */
function drawAudience(random) {
  return {
    id: random.chance(0.7) ? random.whole(1, 12) : random.pick([0, -1, 9007199254740991]),
    name: random.chance(0.6) ? random.pick(names) : drawText(random),
    reach: random.pick([0, 1, 340, 18_250, 1e12, -1, 0.5]),
  }
}

/** @param {Random} random */
function accident(random) {
  if (random.chance(0.5)) return {}
  const key = random.pick(['id', 'name', 'reach'])
  return { [key]: random.pick([null, '1', '', 1.5, 2 ** 53, -(2 ** 60), true, [], {}, [1]]) }
}

/**
 * Whom somebody may ask for who knows that list: a name as it is there or nearly so, an id, or both.
 * @param {Random} random
 * @param {readonly Audience[]} list
 */
export function drawWanted(random, list) {
  const known = list.length > 0 && random.chance(0.8) ? random.pick(list) : undefined
  const name = known ? spelt(random, known.name) : random.chance(0.5) ? random.pick(names) : drawText(random)
  const id = known && random.chance(0.8) ? known.id : random.whole(1, 14)
  return random.pick([{ name }, { name }, { id }, { id, name }])
}

/**
 * @param {Random} random
 * @param {string} name
 */
const spelt = (random, name) =>
  random.pick([name, name.trim(), name.normalize('NFD'), name.normalize('NFC'), name.toUpperCase(), `${name}s`])
