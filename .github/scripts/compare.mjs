import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { annotate, variable } from './commands.mjs'

/**
 * The outputs of a step of this job, which the workflow gives as `STEPS: ${{ toJSON(steps) }}`; none if it did not run.
 * @param {string} id
 * @returns {Record<string, string | undefined>}
 */
export function outputsOf(id) {
  return JSON.parse(variable('STEPS'))[id]?.outputs ?? {}
}

/**
 * How a step of this job ended, before `continue-on-error`.
 * @param {string} id
 * @returns {string | undefined} `success` or `failure`; undefined if it did not run
 */
export function resultOf(id) {
  return JSON.parse(variable('STEPS'))[id]?.outcome
}

/**
 * Fails the step if a value is not what it should be, with an annotation for each that is not.
 * @param {Record<string, [actual: unknown, expected: unknown]>} values each by its name
 */
export function compare(values) {
  for (const [name, [actual, expected]] of Object.entries(values)) {
    if (actual === expected) continue
    annotate('error', `got ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`, name)
    process.exitCode = 1
  }
}

/**
 * What a JSON text means; an empty object if it is not JSON.
 * @param {string | undefined} text
 */
export function parsed(text = '') {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * How many notifications the sandbox of this job answered with a status, by its log.
 * @param {number} status
 */
export function countAnswers(status) {
  const log = readFileSync(join(variable('RUNNER_TEMP'), 'sandbox.log'), 'utf8')
  return log.split(`POST /v1/notifications  ${status}`).length - 1
}
