import { drawAnswer } from './answers.mjs'
import { drawJson } from './texts.mjs'

/** @typedef {import('../random.mjs').Random} Random */

const sha = 'ab'.repeat(20)

/**
 * What GitHub may say to the requests of a claim, one after the other.
 * @type {unknown[][]}
 */
const courses = [
  [{ sha }, { object: { sha } }, { object: { sha } }, {}],
  [
    { sha },
    { message: 'Reference already exists' },
    { object: { sha: 'cd'.repeat(20) } },
    { message: '{"run":"1","attempt":2,"time":"now"}' },
  ],
  [{ object: { sha } }, { message: 'not JSON ::error::x' }],
  [{ sha }, { object: { sha: null } }, { object: {} }],
]

/**
 * @param {Random} random
 * @param {string} token
 */
export function drawGithubAnswers(random, token) {
  const course = random.pick(courses)
  return Array.from({ length: 6 }, (_, index) => {
    const said = random.chance(0.1) ? drawJson(random) : (course[index] ?? { message: 'Not Found' })
    return drawAnswer(random, { token, drawBody: () => Buffer.from(JSON.stringify(said)), locations: ['/x'] })
  })
}
