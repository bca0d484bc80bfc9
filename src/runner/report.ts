import { appendFileSync } from 'node:fs'
import { describe, type Failure } from '../errors.ts'
import { parseBoolean } from '../inputs/rules.ts'
import type { Audience } from '../push/target.ts'
import { adviceText } from '../report/advice.ts'
import { renderAudiencesSummary } from '../report/audiences.ts'
import { counted } from '../report/markup.ts'
import { closingLine, explainSkip, failureText, headline, meaningOf, nextOf, titleOf } from '../report/message.ts'
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
import { plainText, remarksOf } from '../report/remarks.ts'
import { type FinishedRun, outputsOf } from '../report/result.ts'
import { renderSummary } from '../report/summary.ts'
import { inert, type Log } from './log.ts'
import type { Step } from './step.ts'

/**
 * Tells how a send ended: outputs first, since a cancelled run has ten seconds to live and workflows rely on them most.
 * `summary` is the input as it was given; only a plain false turns the summary off.
 */
export function reportSend(finished: FinishedRun, summary: string, step: Step): void {
  const { log } = step
  writeOutputs(outputsOf(finished), step)
  const run = redactRun(finished, step.redact)
  const { result } = run
  if (parseBoolean(summary) !== false) writeSummary(() => renderSummary(run), step)
  for (const remark of remarksOf(run)) {
    if (remark.level === 'warning') log.warning('Advice', plainText(remark))
    else log.info(plainText(remark))
  }
  if (result.outcome === 'sent' && result.doubt) {
    log.warning(
      'Sent, with an unexpected response',
      `The service accepted it (2xx), but ${result.doubt}. If nobody receives it, check \`base-url\`: another server may have responded.`,
    )
  }
  if ('failure' in result) {
    const { outcome, failure } = result
    const next = `${meaningOf(outcome)} ${nextOf(outcome, failure)}`
    reportFailure(log, titleOf(outcome, failure), failure, next)
  } else if (result.outcome === 'skipped') {
    const { why, next } = explainSkip(result)
    log.notice(`${headline('skipped')} (${result.reason})`, `${plainText(why)}\n${plainText(next)}`)
  } else {
    log.info(closingLine(run))
  }
}

/** The one error annotation of a run. What it has no room for is in the log before it. */
export function reportFailure(log: Log, title: string, failure: Failure, next: string): void {
  const text = failureText(failure, next, inert)
  if (!text.startsWith(inert(failure.message))) log.info(failure.message)
  log.error(title, text)
}

/** GitHub takes 1 MB of outputs from a job, and counts two bytes for a character. */
export const maxJobOutput = 524_288

/** Tells how a listing ended. */
export function reportListing(finished: Audience[] | { failure: Failure }, summary: string, step: Step): void {
  const { log, redact } = step
  // The names are redacted, not the JSON: a short token that is in a number by chance must not break it.
  const result = Array.isArray(finished)
    ? finished.map(({ id, name, reach }) => ({ id, name: redact(name), reach }))
    : { failure: redactFailure(finished.failure, redact) }
  const audiences = Array.isArray(result) ? JSON.stringify(result) : ''
  writeOutputs(
    {
      audiences,
      count: Array.isArray(result) ? String(result.length) : '',
      reason: Array.isArray(result) ? '' : result.failure.reason,
    },
    step,
  )
  if (parseBoolean(summary) !== false) writeSummary(() => renderAudiencesSummary(result), step)
  if (audiences.length > maxJobOutput) {
    log.warning(
      'Large output',
      `The output \`audiences\` has ${audiences.length} characters. GitHub passes at most about ${maxJobOutput} on to other jobs, so use it only in this job.`,
    )
  }
  if (Array.isArray(result)) {
    log.info(`The service lists ${counted(result.length, 'audience')}.`)
  } else {
    const { failure } = result
    reportFailure(log, `${failure.title} (${failure.reason})`, failure, failure.hint)
  }
}

/**
 * Tells what the preview action found out: each problem is an annotation at its place in its file. GitHub shows ten of a
 * level, so the log lists all of them. `summary` is the input as it was given.
 */
export function reportPreview(preview: Preview, summary: string, step: Step): void {
  const { log } = step
  const { notifications, extraFields, failure } = preview
  const problems = allProblems(preview)
  const reason = reasonOf(preview) ?? ''
  const payloads = reason
    ? ''
    : JSON.stringify(
        notifications.map(({ file, content }) => ({ file, payload: { ...content?.notification, ...extraFields } })),
      )
  writeOutputs({ payloads, count: failure ? '' : String(notifications.length), reason }, step)
  if (parseBoolean(summary) !== false) writeSummary(() => renderPreviewSummary(preview), step)

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
  if (payloads.length > maxJobOutput) {
    log.warning(
      'Large output',
      `The output \`payloads\` has ${payloads.length} characters. GitHub passes at most about ${maxJobOutput} on to other jobs, so use it only in this job.`,
    )
  }
  if (failure) reportFailure(log, `${failure.title} (${failure.reason})`, failure, failure.hint)
  else log.info(`${previewHeadline(preview)}.`)
}

const firstLine = { line: 1, column: 1 }

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
