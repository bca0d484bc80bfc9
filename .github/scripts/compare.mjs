import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { annotate, variable } from './commands.mjs'

/**
 * Returns the outputs of an earlier step in the job. The workflow must set `STEPS: ${{ toJSON(steps) }}`.
 * @param {string} id the id of the step
 * @returns {Record<string, string | undefined>} empty if the step did not run
 */
export function outputsOf(id) {
  return JSON.parse(variable('STEPS'))[id]?.outputs ?? {}
}

/**
 * Returns the result of an earlier step in the job, before `continue-on-error` is applied.
 * @param {string} id the id of the step
 * @returns {string | undefined} `success` or `failure`; undefined if the step did not run
 */
export function resultOf(id) {
  return JSON.parse(variable('STEPS'))[id]?.outcome
}

/**
 * Writes an error annotation for each unexpected value, and fails the step if there are any.
 * @param {Record<string, [actual: unknown, expected: unknown]>} values the values to compare, by annotation title
 */
export function compare(values) {
  for (const [name, [actual, expected]] of Object.entries(values)) {
    if (actual === expected) continue
    annotate('error', `got ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`, name)
    process.exitCode = 1
  }
}

/**
 * Parses JSON. Returns an empty object if the text is not valid JSON, so that compare() reports each missing value.
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
 * Returns the number of send requests that have this response status in the sandbox's log.
 * @param {number} status
 */
export function countAnswers(status) {
  const log = readFileSync(join(variable('RUNNER_TEMP'), 'sandbox.log'), 'utf8')
  return log.split(`POST /v1/notifications  ${status}`).length - 1
}
