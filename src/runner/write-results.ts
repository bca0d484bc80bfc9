import { appendFileSync, statSync, truncateSync } from 'node:fs'
import { describe } from '../errors.ts'
import { parseBoolean } from '../inputs/value-rules.ts'
import { type Annotation, annotationText } from '../report/annotations.ts'
import { type Blocks, flatBlocks } from '../report/markup.ts'
import { escapeCommands, type Log } from './log.ts'
import type { Runtime } from './runtime.ts'

// All actions write their reports with these functions. Reports set the outputs first, because workflows depend on them
// most, and the runner kills a cancelled step after ten seconds.

/** The only annotation on how a run ended. If its text does not fit, the full text is logged first. */
export function annotate(log: Log, level: 'error' | 'notice', annotation: Annotation): void {
  const { title, why } = annotation
  const { text, isShortened } = annotationText(annotation, escapeCommands)
  if (isShortened) log.info(why.text)
  log[level](title, text)
}

/** In characters. GitHub takes 1 MiB of outputs from a job, and counts two bytes per character. */
export const maxJobOutput = 524_288

/** Warns if an output is too large for GitHub to pass to other jobs. */
export function warnIfLarge(log: Log, name: string, { length }: string): void {
  if (length <= maxJobOutput) return
  const limit = `GitHub passes at most about ${maxJobOutput} on to other jobs, so use it only in this job.`
  log.warning('Large output', `The output \`${name}\` has ${length} characters. ${limit}`)
}

/** Outputs that contain text from the service. */
const serviceTexts = ['response', 'audience-name']

/**
 * Sets every output, and redacts those with text from the service. The others need no redaction: fixed codes and
 * numbers, lists that are already redacted, and `payload`, which cannot contain a token. A failure here does not change
 * how the run ends, because the notification stays sent.
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
 * Appends all of a text or nothing. The runner fails a step that leaves an incomplete output, and a failed step may
 * lead someone to send the notification again.
 */
function appendWhole(path: string, text: string): void {
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  try {
    appendFileSync(path, text)
  } catch (error) {
    try {
      truncateSync(path, size)
    } catch {
      // The write error says more than this one.
    }
    throw error
  }
}

/**
 * Outputs in the format of the runner's file, with a delimiter that no value contains. Written in one go, so that
 * either all or none are set; the toolkit's `setOutput` opens the file for each output.
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
 * Appends to the job summary, unless the input `summary` is false. A failure is only a warning. `render` must return
 * text without secrets.
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
 * The runner drops a summary larger than 1 MiB. Each text is already limited when it is added, so this limit is rarely
 * reached. It leaves room for the output of other commands of the step.
 */
const maxSummaryBytes = 900_000

/** Joins the blocks of a summary. Leaves out the first block that does not fit and all after it, and adds a note. */
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
