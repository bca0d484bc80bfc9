import { appendFileSync, statSync, truncateSync } from 'node:fs'
import { describe } from '../errors.ts'
import { parseBoolean } from '../inputs/value-rules.ts'
import { type Annotation, annotationText } from '../report/annotations.ts'
import { type Blocks, flatBlocks } from '../report/markup.ts'
import { escapeCommands, type Log } from './log.ts'
import type { Runtime } from './runtime.ts'

// The report of each action is written with these functions. It sets the outputs first: workflows rely on them most,
// and the runner kills a cancelled step after ten seconds.

/** The one annotation of how a run ended. Text that does not fit is logged before it. */
export function annotate(log: Log, level: 'error' | 'notice', annotation: Annotation): void {
  const { title, why } = annotation
  const { text, isShortened } = annotationText(annotation, escapeCommands)
  if (isShortened) log.info(why.text)
  log[level](title, text)
}

/** GitHub takes 1 MiB of outputs from a job, and counts two bytes for a character. */
export const maxJobOutput = 524_288

/** A warning about an output that other jobs would not get. */
export function warnIfLarge(log: Log, name: string, { length }: string): void {
  if (length <= maxJobOutput) return
  const limit = `GitHub passes at most about ${maxJobOutput} on to other jobs, so use it only in this job.`
  log.warning('Large output', `The output \`${name}\` has ${length} characters. ${limit}`)
}

/** Outputs that are text of the service. */
const serviceTexts = ['response', 'audience-name']

/**
 * Sets every output, redacted if it is text of the service. The others are set as they are: fixed codes and numbers, on
 * which workflows branch, a list whose names were redacted before, and `payload`, which no token can be in. If an output
 * cannot be written the run still ends as it did: what was sent stays sent.
 */
export function writeOutputs(outputs: Record<string, string>, { redact, log }: Runtime): void {
  const path = process.env.GITHUB_OUTPUT
  if (!path) return
  const redacted = Object.entries(outputs).map(([name, text]) => [
    name,
    serviceTexts.includes(name) ? redact(text) : text,
  ])
  try {
    appendWhole(path, formatOutputs(Object.fromEntries(redacted)))
  } catch (error) {
    log.warning(
      'Outputs not written',
      `The action could not write its outputs (${describe(error)}). Later steps see them as empty; the log says how the run ended.`,
    )
  }
}

/**
 * Appends all of a text, or nothing. The runner fails a step that leaves half of an output: somebody might send again
 * what was sent.
 */
function appendWhole(path: string, text: string): void {
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  try {
    appendFileSync(path, text)
  } catch (error) {
    try {
      truncateSync(path, size)
    } catch {
      // Why it could not be written says more.
    }
    throw error
  }
}

/**
 * Outputs in the form of the runner's file, with a delimiter that no value contains. They are written at once, so that
 * all of them are there or none; the toolkit's `setOutput` opens the file for each.
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

/**
 * Appends to the job summary, unless the input `summary` is false. If that fails it is a warning, never a failure.
 * `render` gives text without secrets.
 */
export function writeSummary(summaryInput: string, render: () => Blocks, { log }: Runtime): void {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (!path || parseBoolean(summaryInput) === false) return
  try {
    appendWhole(path, joinBlocks(render()))
  } catch (error) {
    log.warning('Summary not written', `Could not write the job summary (${describe(error)}).`)
  }
}

/**
 * A summary may have 1 MiB; the runner drops a larger one. Each text is already limited when it is added, so this limit
 * is rarely reached. It leaves room for what other commands of the step have written.
 */
const maxSummaryBytes = 900_000

/** Blocks of a summary as one text; it leaves out the first one that does not fit and all after it, and says so. */
export function joinBlocks(parts: Blocks, maxBytes = maxSummaryBytes): string {
  const blocks = flatBlocks(parts)
  const note = '<p>The rest of this summary is left out, because GitHub limits its size.</p>'
  const maxBytesBeforeNote = maxBytes - Buffer.byteLength(note) - 2
  let size = 0
  const fitting = blocks.findIndex(block => {
    size += Buffer.byteLength(block) + 2
    return size > maxBytesBeforeNote
  })
  const kept = fitting === -1 ? blocks : [...blocks.slice(0, fitting), note]
  return `${kept.join('\n\n')}\n`
}
