import type { Failure } from '../errors.ts'
import { parseBoolean } from '../inputs/rules.ts'
import type { Audience } from '../push/target.ts'
import { renderAudiencesSummary } from '../report/audiences-summary.ts'
import { closingLine } from '../report/lines.ts'
import { explainSkip, failureText, headline, meaningOf, nextOf, titleOf } from '../report/message.ts'
import { counted } from '../report/numbers.ts'
import { outputsOf } from '../report/outputs.ts'
import { plainText } from '../report/prose.ts'
import { redactFailure, redactRun } from '../report/redact.ts'
import { remarksOf } from '../report/remarks.ts'
import type { FinishedRun } from '../report/result.ts'
import { renderSummary } from '../report/summary.ts'
import { inert, type Log } from './log.ts'
import { writeOutputs, writeSummary } from './outputs.ts'
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
