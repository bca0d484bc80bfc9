import { Failure } from '../../../src/errors.ts'
import { drawInputs } from './inputs.mjs'
import { spell } from './secrets.mjs'
import { drawFilled, drawText } from './texts.mjs'

/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('../../../src/report/result.ts').Result} Result */

const reasons = /** @type {const} */ (['invalid-input', 'http-401', 'timeout', 'bad-response', 'internal-error'])
const lengths = [120, 200, 300, 500, 1_000, 5_000, 5_000, 16_000, 65_536, 300_000]

/**
 * A text from outside, which may hold the token in any spelling, and may be long.
 * @param {Random} random
 * @param {string} token
 */
export function drawForeign(random, token) {
  const text = `${drawText(random)}${random.chance(0.4) ? spell(random, token) : ''}${drawText(random)}`
  // Where a text is shortened, the token may stand astride the cut.
  if (random.chance(0.04))
    return text.padStart(random.pick(lengths) + random.whole(0, 80), random.pick(['x', '<', '@', '👍']))
  return text
}

/**
 * Any end of a run, told in texts from outside.
 * @param {Random} random
 * @param {string} token
 * @returns {Result}
 */
export function drawResult(random, token) {
  const foreign = () => drawForeign(random, token)
  const conclusion = drawConclusion(random, foreign)
  const withContent = random.chance(0.8)
  const texts = (/** @type {number} */ most) => Array.from({ length: random.whole(0, most) }, foreign)
  return {
    conclusion,
    attempts: random.whole(0, 4),
    guards: random.pick([[], ['check-urls', `once-key "${drawText(random)}"`]]),
    warnings: texts(random.chance(0.05) ? 40 : 2),
    notes: texts(2),
    ...(withContent && drawContent(random, token)),
    ...(random.chance(0.7) && { target: drawTarget(random, foreign) }),
    ...(random.chance(0.6) && {
      delivery: {
        verdict:
          conclusion.outcome === 'sent' ? conclusion : { outcome: 'unknown', failure: drawFailure(random, foreign) },
        statusCode: 200,
        response: foreign(),
      },
    }),
  }
}

/**
 * @param {Random} random
 * @param {() => string} foreign
 * @returns {Result['conclusion']}
 */
function drawConclusion(random, foreign) {
  const outcome = random.pick(/** @type {const} */ (['sent', 'dry-run', 'skipped', 'rejected', 'not-sent', 'unknown']))
  if (outcome === 'sent') {
    return {
      outcome,
      sentAt: new Date(random.whole(0, 2 ** 31) * 1_000),
      ...(random.chance(0.3) && { doubt: foreign() }),
    }
  }
  if (outcome === 'dry-run') return { outcome }
  if (outcome === 'skipped') return { outcome, reason: 'already-sent', because: foreign(), next: foreign() }
  return { outcome, failure: drawFailure(random, foreign) }
}

/**
 * @param {Random} random
 * @param {() => string} foreign
 */
const drawFailure = (random, foreign) =>
  new Failure({ reason: random.pick(reasons), title: foreign(), message: foreign(), next: foreign() })

/**
 * @param {Random} random
 * @param {() => string} foreign
 * @returns {NonNullable<Result['target']>}
 */
function drawTarget(random, foreign) {
  if (random.chance(0.3)) return { type: 'all' }
  const listed = { name: foreign(), reach: random.pick([0, 1, 18_250, 0.5, 1e21]) }
  return { type: 'audience', audience: { id: random.whole(1, 999), ...(random.chance(0.6) && listed) } }
}

/**
 * Fields as the rules leave them; `content` holds no token, since such a run ends before.
 * @param {Random} random
 * @param {string} token
 * @returns {Pick<Result, 'content' | 'extraFields' | 'payload'>}
 */
function drawContent(random, token) {
  const { raw, actions, extraFields } = drawInputs(random, token)
  const long = random.chance(0.05) ? drawFilled(random).padEnd(random.pick(lengths), '<') : drawFilled(random)
  const notification = {
    title: raw.title || 'Title',
    message: long,
    icon_url: 'https://example.com/icon.png',
    landing_url: `https://example.com/${'a<&"'.repeat(random.pick([1, 1, 1, 600]))}`,
    ...(raw['utm-source'] && { utm_source: raw['utm-source'] }),
    ...(Array.isArray(actions) && { actions }),
    ...(random.chance(0.3) && { ttl: random.whole(0, 10_000_000) }),
  }
  const sources = Object.fromEntries(
    Object.keys(notification).map(name => [name, random.pick(['input', 'file', 'event'])]),
  )
  return {
    content: /** @type {NonNullable<Result['content']>} */ ({ notification, sources }),
    extraFields: /** @type {Record<string, unknown>} */ (extraFields ?? {}),
    payload: JSON.stringify(notification),
  }
}
