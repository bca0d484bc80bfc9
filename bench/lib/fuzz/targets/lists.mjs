import { isDeepStrictEqual } from 'node:util'
import { asFailure, Failure } from '../../../../src/errors.ts'
import { checkReach, resolveAudience } from '../../../../src/notification/audience.ts'
import { parseList } from '../../../../src/service/audience-list.ts'
import { mustSpeakOfValues } from '../bodies.mjs'
import { must } from '../case.mjs'
import { drawList, drawWanted } from '../lists.mjs'

/** @typedef {import('../lists.mjs').Audience} Audience */
/** @typedef {{ id?: number, name?: string }} Wanted */

/**
 * A list becomes audiences or a failure; who is asked for becomes the one of them that is meant, or a failure.
 * @type {import('../case.mjs').Target}
 */
export const lists = {
  share: 10,
  lanes: 1,
  open: async () => ({ run, close: async () => {} }),
}

/** @param {import('../case.mjs').Case} one */
async function run({ random, show }) {
  const { text, audiences } = drawList(random)
  show({ text })
  /** @type {readonly Audience[]} */
  let list
  try {
    list = parseList(text)
  } catch (error) {
    mustBeFailure(error, ['bad-audience-list'], text)
    must(!audiences, `a sound list is refused: ${asFailure(error).message}`)
    return 'refused'
  }
  if (audiences) must(isDeepStrictEqual(list, audiences), 'the audiences are not those of the list')
  mustBeAudiences(list, text)

  const wanted = /** @type {Wanted} */ (drawWanted(random, list))
  const maxReach = random.chance(0.4) ? undefined : random.pick([0, 340, 1e9])
  show({ text, wanted, maxReach })
  const meant = whoIsMeant(wanted, list)
  let found
  try {
    found = await resolveAudience(wanted, list)
  } catch (error) {
    mustBeFailure(error, meant.length > 0 ? ['audience-ambiguous'] : ['audience-not-found', 'audience-mismatch'], [
      text,
      wanted,
    ])
    must(wanted.id === undefined ? meant.length !== 1 : meant.length === 0, 'the one that is meant is not found')
    return 'nobody'
  }
  must(list.includes(found), 'an audience that is not in the list')
  must(meant.includes(found), 'an audience that was not meant')
  must(wanted.id !== undefined || meant.length === 1, 'a guess among several')
  try {
    checkReach(found, maxReach)
  } catch (error) {
    mustBeFailure(error, ['reach-exceeded'], text)
    must(found.reach > Number(maxReach), 'refused for a reach that is not too large')
    return 'too large'
  }
  const largest = Math.max(
    ...list.filter(({ id }) => id === found.id && meant.some(one => one.id === id)).map(({ reach }) => reach),
  )
  must(
    maxReach === undefined || (wanted.name === undefined ? largest : found.reach) <= maxReach,
    'max-reach is not kept',
  )
  return 'found'
}

/**
 * @param {unknown} error
 * @param {string[]} reasons
 * @param {unknown} given
 */
function mustBeFailure(error, reasons, given) {
  if (!(error instanceof Failure)) throw error
  must(reasons.includes(error.reason), `the reason is ${error.reason}, not ${reasons.join(' or ')}`)
  mustSpeakOfValues(`${error.message} ${error.next}`, given)
}

/**
 * @param {readonly Audience[]} list
 * @param {string} text
 */
function mustBeAudiences(list, text) {
  must(isDeepStrictEqual(list, JSON.parse(text).audience), 'the audiences are not those of the list')
  for (const { id, name, reach } of list) {
    must(Number.isSafeInteger(id) && typeof name === 'string' && Number.isFinite(reach), 'an audience is none')
  }
}

/**
 * What the interface says of it, read in another way than the product does.
 * @param {Wanted} wanted
 * @param {readonly Audience[]} list
 */
function whoIsMeant({ id, name }, list) {
  const same = (/** @type {string} */ one) => one.normalize('NFC').trim() === (name ?? '').normalize('NFC').trim()
  return list.filter(one => (id === undefined || one.id === id) && (name === undefined || same(one.name)))
}
