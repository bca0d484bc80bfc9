import { Failure } from '../../../src/errors.ts'
import { inert } from '../../../src/runner/log.ts'
import { statusIn } from './answers.mjs'
import { must } from './case.mjs'
import { commandsIn } from './runner.mjs'
import { shows } from './secrets.mjs'

/** @typedef {import('../../../src/redaction.ts').Redact} Redact */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./wire.mjs').Received} Received */

/**
 * @param {unknown} error
 * @param {Redact} redact
 * @param {string} token
 * @returns {undefined}
 */
export function mustBeFailure(error, redact, token) {
  if (!(error instanceof Failure)) throw error
  must(error.reason !== 'internal-error', error.message)
  mustBeSafe(`${error.title}\n${error.message}\n${error.next}`, redact, token)
}

/**
 * @param {string} text
 * @param {Redact} redact
 * @param {string} token
 */
export function mustBeSafe(text, redact, token) {
  const printed = inert(redact(text))
  must(!shows(printed, token), 'a sentence shows the token')
  must(commandsIn(printed).length === 0, `a sentence commands the runner: ${printed.slice(0, 300)}`)
}

/**
 * @param {Received[]} received
 * @param {string} start
 * @param {string} token
 * @param {string} body
 */
export function mustBeOurs(received, start, token, body) {
  for (const request of received) {
    must(
      request.head.startsWith(`${start} HTTP/1.1\r\n`),
      `a request that nobody asked for: ${request.head.slice(0, 80)}`,
    )
    must(request.head.includes(`\r\nAuthentication-Token: ${token}\r\n`), 'a request without the token')
    must(request.body === body, 'the body is not what was to be sent')
  }
}

/**
 * What may be tried again: only what was certainly refused.
 * @param {Answer} answer
 */
export function mustBeRefused({ bytes }) {
  const status = statusIn(bytes)
  const asks = /^retry-after:/im.test(bytes.toString('latin1'))
  must(status === 429 || (status === 503 && asks), `tried again after ${status}`)
}

/**
 * An answer by the book has one meaning.
 * @param {Answer | undefined} answer
 * @param {string} outcome
 * @param {boolean} answered whether it is what the last try got
 */
export function mustEndAs(answer, outcome, answered) {
  if (!answer?.sound || !answered) return
  const { status, headers, body } = answer.sound
  const asked = headers.find(([name]) => name === 'Retry-After')?.[1] ?? ''
  const refused = status === 503 && /^(\d+|Sun.*)$/.test(asked)
  const meant =
    status < 300 ? (saysFailure(body) ? 'unknown' : 'sent') : status < 500 || refused ? 'rejected' : 'unknown'
  must(outcome === meant, `${outcome} where the answer means ${meant}`)
}

/** @param {Buffer} body */
function saysFailure(body) {
  try {
    const said = JSON.parse(body.toString('utf8'))
    const isEmpty = (/** @type {unknown} */ value) => !value || JSON.stringify(value).length <= 2
    return said?.success === false || said?.ok === false || !isEmpty(said?.error) || !isEmpty(said?.errors)
  } catch {
    return false
  }
}

/**
 * @param {string} response
 * @param {string} token
 */
export function mustEndWithoutRemnant(response, token) {
  const lengths = Array.from({ length: token.length - 5 }, (_, index) => index + 5)
  must(!lengths.some(length => response.endsWith(token.slice(0, length))), 'the response ends in a part of the token')
}
