import { appendFileSync } from 'node:fs'
import { describe } from '../errors.ts'
import type { Step } from './step.ts'

/** Outputs that are text of the service. */
const foreign = ['response', 'audience-name']

/**
 * Sets every output, redacted if it is text of the service. The others are set as they are: fixed codes and
 * numbers, on which workflows branch, a list whose names were redacted before, and `payload`, which a token of eight
 * characters or more cannot be in; a shorter one that is there by chance must not change it. If an output cannot
 * be written the run still ends as it did: what was sent stays sent.
 */
export function writeOutputs(outputs: Record<string, string>, { redact, log }: Step): void {
  const path = process.env.GITHUB_OUTPUT
  if (!path) return
  const safe = Object.entries(outputs).map(([name, value]) => [name, foreign.includes(name) ? redact(value) : value])
  try {
    appendFileSync(path, formatOutputs(Object.fromEntries(safe)))
  } catch (error) {
    log.warning('Outputs not written', `Could not write the outputs of this step (${describe(error)}).`)
  }
}

/**
 * Outputs in the form of the runner's file, all at once: the toolkit's `setOutput` opens the file for each of them and loads
 * node:crypto for a random delimiter, a tenth of the time that a send takes. A delimiter that no value contains is as safe.
 */
export function formatOutputs(outputs: Record<string, string>): string {
  const used = new Set(Object.values(outputs).flatMap(value => value.match(/ghadelimiter_\d+/g) ?? []))
  let number = 0
  while (used.has(`ghadelimiter_${number}`)) number++
  const delimiter = `ghadelimiter_${number}`
  return Object.entries(outputs)
    .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
    .join('')
}

/** Appends to the job summary, redacted. A summary that cannot be written is a warning, never a failure. */
export function writeSummary(render: () => string, { redact, log }: Step): void {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (!path) return
  try {
    appendFileSync(path, redact(render()))
  } catch (error) {
    log.warning('Summary not written', `Could not write the job summary (${describe(error)}).`)
  }
}
