import { appendFileSync, statSync, truncateSync } from 'node:fs'
import { describe, type Failure } from '../base/failure.ts'
import type { Redact } from '../base/text.ts'
import { parseBoolean } from '../inputs/value-rules.ts'
import type { RunReport } from '../report/failure-explanation.ts'
import type { LogEntry } from '../report/log-lines.ts'
import { type Blocks, flatBlocks, grouped } from '../report/markup.ts'
import type { Runtime } from './runtime.ts'

/** How a run ended. `failure` is set if it failed. */
export interface RunResults {
  outputs: Record<string, string>
  failure?: Failure
  /** Makes the report for people. Called only once the outputs are written. */
  report: () => RunReport
}

/**
 * Writes the outputs, the job summary, the log, and the annotation. The outputs come first, because workflows depend on
 * them most, and the runner kills a cancelled step after ten seconds.
 */
export function writeResults({ outputs, failure, report }: RunResults, summaryInput: string, runtime: Runtime): void {
  const { log } = runtime
  writeOutputs(outputs, runtime)
  if (failure) log.stack(failure)
  const { renderSummary, entries, explanation, closingLine } = report()
  writeSummary(summaryInput, renderSummary, runtime)
  for (const entry of entries) log.entry(entry)
  if (explanation) log.explain(failure ? 'error' : 'notice', explanation)
  if (closingLine !== undefined) log.info(closingLine)
}

/**
 * How many characters of output GitHub passes to other jobs. It accepts 1 MiB of outputs per job and counts two bytes
 * per character.
 */
const maxJobOutput = 524_288

export const isTooLarge = ({ length }: string): boolean => length > maxJobOutput

/** Returns a warning that an output is too large for other jobs. `what` says so, and `hint` says what to do. */
export const largeOutputEntry = (what: string, hint: string): LogEntry => ({
  level: 'warning',
  title: 'Large output',
  text: `${what} GitHub passes at most about ${grouped(maxJobOutput)} characters to other jobs. ${hint}`,
})

const outputsWithServiceText = ['response', 'audience-name', 'notification-id']

/**
 * Sets every output. Redacts only the outputs that contain text from the service, as a last look: that text has no
 * secrets already. All other outputs are codes, numbers, or JSON, in which a token may match a number by chance. If
 * writing fails, only logs a warning, because the notification may already have been sent.
 */
export function writeOutputs(outputs: Record<string, string>, { redact, log }: Pick<Runtime, 'redact' | 'log'>): void {
  const path = process.env.GITHUB_OUTPUT
  if (!path) return
  const redacted = Object.entries(outputs).map(([name, text]) => [
    name,
    outputsWithServiceText.includes(name) ? redact(text) : text,
  ])
  try {
    appendWhole(path, formatOutputs(Object.fromEntries(redacted)))
  } catch (error) {
    const text = `The action could not write its outputs (${describe(error)}), so they are empty in later steps. The log shows how the run ended.`
    log.entry({ level: 'warning', title: 'Outputs not written', text })
  }
}

/**
 * Appends either the whole text or nothing. The runner fails a step with an incomplete output, and people might then
 * send the notification again.
 */
function appendWhole(path: string, text: string): void {
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  try {
    appendFileSync(path, text)
  } catch (error) {
    try {
      truncateSync(path, size)
    } catch {
      // Ignore cleanup errors, because the original error is more useful.
    }
    throw error
  }
}

/**
 * Formats all outputs for the runner's output file, with a delimiter that no value contains. Does not use the toolkit's
 * `setOutput`, which writes each output separately, because the action must write either all outputs or none.
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
 * Appends to the job summary, unless the `summary` input is false. Redacts it as a last look. If writing fails, only
 * logs a warning.
 */
export function writeSummary(
  summaryInput: string,
  render: () => Blocks,
  { log, secrets }: Pick<Runtime, 'log' | 'secrets'>,
): void {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (!path || parseBoolean(summaryInput) === false) return
  try {
    appendWhole(path, redactMarkup(joinBlocks(render()), secrets.redact))
  } catch (error) {
    const text = `The action could not write the job summary (${describe(error)}).`
    log.entry({ level: 'warning', title: 'Summary not written', text })
  }
}

/** Leaves the names of elements and attributes as they are, because a proxy password may be such a word. */
const redactMarkup = (markup: string, redact: Redact): string =>
  markup
    .split(/(<\/?[a-z\d]+| [a-z]+=)/)
    .map((part, index) => (index % 2 === 1 ? part : redact(part)))
    .join('')

/**
 * The runner drops a summary larger than 1 MiB. This limit leaves room for anything else that the step writes to its
 * summary.
 */
const maxSummaryBytes = 900_000

/** Joins a summary's blocks. If they do not all fit, keeps the first ones and adds a note. */
export function joinBlocks(parts: Blocks, maxBytes = maxSummaryBytes): string {
  const blocks = flatBlocks(parts)
  const note = '<p>The action left out the rest, because GitHub limits the size of a summary.</p>'
  const maxBytesBeforeNote = maxBytes - Buffer.byteLength(note) - 2
  let size = 0
  const fitting = blocks.findIndex(block => {
    size += Buffer.byteLength(block) + 2
    return size > maxBytesBeforeNote
  })
  const kept = fitting === -1 ? blocks : [...blocks.slice(0, fitting), note]
  return `${kept.join('\n\n')}\n`
}
