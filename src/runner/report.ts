import { appendFileSync } from 'node:fs'
import { describe, type Failure } from '../errors.ts'
import { parseBoolean } from '../inputs/rules.ts'
import type { Audience } from '../push/target.ts'
import { adviceText } from '../report/advice.ts'
import { renderAudiencesSummary } from '../report/audiences.ts'
import { counted } from '../report/markup.ts'
import { annotationText, closingLine, doubtNote, type Explanation, explain, explainFailure } from '../report/message.ts'
import {
  adviceLine,
  allProblems,
  type Preview,
  previewHeadline,
  problemLine,
  problemSentence,
  reasonOf,
  renderPreviewSummary,
} from '../report/preview.ts'
import { redactFailure, redactRun } from '../report/redact.ts'
import { logText, remarksOf } from '../report/remarks.ts'
import { type FinishedRun, outputsOf } from '../report/result.ts'
import { renderSummary } from '../report/summary.ts'
import { inert, type Log } from './log.ts'
import type { Step } from './step.ts'

// Each report sets the outputs first, since a cancelled run has ten seconds to live and workflows rely on them most.
// `summary` is the input as it was given.

/** Tells how a send ended. */
export function reportSend(finished: FinishedRun, summary: string, step: Step): void {
  const { log } = step
  writeOutputs(outputsOf(finished), step)
  const run = redactRun(finished, step.redact)
  const { result } = run
  writeSummary(summary, () => renderSummary(run), step)
  for (const remark of remarksOf(run)) {
    if (remark.level === 'warning') log.warning(remark.title ?? 'Advice', logText(remark))
    else log.info(logText(remark))
  }
  if (result.outcome === 'sent' && result.doubt) {
    log.warning('Sent, with an unexpected response', doubtNote(result.doubt))
  }
  const explanation = explain(result, run.claim)
  if (explanation) annotate(log, 'failure' in result ? 'error' : 'notice', explanation)
  else log.info(closingLine(run))
}

/** Tells how a listing ended. */
export function reportListing(finished: Audience[] | { failure: Failure }, summary: string, step: Step): void {
  const { log, redact } = step
  if ('failure' in finished) {
    const failure = redactFailure(finished.failure, redact)
    writeOutputs({ audiences: '', count: '', reason: failure.reason }, step)
    writeSummary(summary, () => renderAudiencesSummary({ failure }), step)
    annotate(log, 'error', explainFailure(failure))
    return
  }
  // The names are redacted, not the JSON: a short token that is in a number by chance must not break it.
  const list = finished.map(({ id, name, reach }) => ({ id, name: redact(name), reach }))
  const audiences = JSON.stringify(list)
  writeOutputs({ audiences, count: String(list.length), reason: '' }, step)
  writeSummary(summary, () => renderAudiencesSummary(list), step)
  warnIfLarge(log, 'audiences', audiences)
  log.info(`The service lists ${counted(list.length, 'audience')}.`)
}

/**
 * Tells what the preview action found out: each problem is an annotation at its place in its file. GitHub shows ten of a
 * level, so the log lists all of them.
 */
export function reportPreview(preview: Preview, summary: string, step: Step): void {
  const { log } = step
  const { notifications, extraFields, failure } = preview
  const problems = allProblems(preview)
  const reason = reasonOf(preview) ?? ''
  const list = notifications.map(({ file, content }) => ({
    file,
    payload: { ...content?.notification, ...extraFields },
  }))
  const payloads = reason ? '' : JSON.stringify(list)
  writeOutputs({ payloads, count: failure ? '' : String(list.length), reason }, step)
  writeSummary(summary, () => step.redact(renderPreviewSummary(preview)), step)

  for (const problem of problems) log.info(problemLine(problem))
  for (const problem of problems) {
    const { file, place = firstLine, reason } = problem
    const title = file === undefined ? 'Invalid inputs' : 'Invalid notification'
    log.error(`${title} (${reason})`, problemSentence(problem), file === undefined ? undefined : { file, ...place })
  }
  for (const { file, advice } of notifications) {
    for (const each of advice) {
      log.info(adviceLine(file, each))
      log.warning('Advice', adviceText(each), file === '' ? undefined : { file, ...firstLine })
    }
  }
  warnIfLarge(log, 'payloads', payloads)
  if (failure) annotate(log, 'error', explainFailure(failure))
  else log.info(`${previewHeadline(preview)}.`)
}

const firstLine = { line: 1, column: 1 }

/** The one annotation of how a run ended. What it has no room for is in the log before it. */
function annotate(log: Log, level: 'error' | 'notice', explanation: Explanation): void {
  const { title, why } = explanation
  const text = annotationText(explanation, inert)
  if (!text.startsWith(inert(why.text))) log.info(why.text)
  log[level](title, text)
}

/** GitHub takes 1 MB of outputs from a job, and counts two bytes for a character. */
const maxJobOutput = 524_288

function warnIfLarge(log: Log, name: string, { length }: string): void {
  if (length <= maxJobOutput) return
  const limit = `GitHub passes at most about ${maxJobOutput} on to other jobs, so use it only in this job.`
  log.warning('Large output', `The output \`${name}\` has ${length} characters. ${limit}`)
}

/** Outputs that are text of the service. */
const foreign = ['response', 'audience-name']

/**
 * Sets every output, redacted if it is text of the service. The others are set as they are: fixed codes and
 * numbers, on which workflows branch, a list whose names were redacted before, and `payload`, which a token of eight
 * characters or more cannot be in; a shorter one that is there by chance must not change it. If an output cannot
 * be written the run still ends as it did: what was sent stays sent.
 */
function writeOutputs(outputs: Record<string, string>, { redact, log }: Step): void {
  const path = process.env.GITHUB_OUTPUT
  if (!path) return
  const safe = Object.entries(outputs).map(([name, value]) => [name, foreign.includes(name) ? redact(value) : value])
  try {
    appendFileSync(path, formatOutputs(Object.fromEntries(safe)))
  } catch (error) {
    log.warning(
      'Outputs not written',
      `The action could not write its outputs (${describe(error)}). Later steps may see them as empty; the log says how the run ended.`,
    )
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

/**
 * Appends to the job summary, unless the input says a plain false. If that fails it is a warning, never a failure. `render` gives
 * text without secrets: to search a summary whose data was redacted took 2 % of a send.
 */
function writeSummary(wanted: string, render: () => string, { log }: Step): void {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (!path || parseBoolean(wanted) === false) return
  try {
    appendFileSync(path, render())
  } catch (error) {
    log.warning('Summary not written', `Could not write the job summary (${describe(error)}).`)
  }
}
