import type { Failure } from '../errors.ts'
import { parseBoolean } from '../inputs/rules.ts'
import type { Audience } from '../push/target.ts'
import { renderAudiencesSummary } from '../report/audiences-summary.ts'
import { closingLine } from '../report/lines.ts'
import { failureText, headline, titleOf } from '../report/message.ts'
import { outputsOf } from '../report/outputs.ts'
import { redacted } from '../report/redacted.ts'
import type { FinishedRun } from '../report/result.ts'
import { renderSummary } from '../report/summary.ts'
import { writeOutputs, writeSummary } from './outputs.ts'
import type { Step } from './step.ts'

/**
 * Tells how a send ended: outputs first, since a cancelled run has ten seconds to live and workflows rely on them most.
 * `summary` is the input as it was given; only a plain false turns the summary off.
 */
export function reportSend(run: FinishedRun, summary: string, step: Step): void {
  const { result, warnings, notes } = run
  const { log, redact } = step
  writeOutputs(outputsOf(run), step)
  if (parseBoolean(summary) !== false) writeSummary(() => renderSummary(redacted(run, redact)), step)
  for (const warning of warnings) log.warning('Advice', warning)
  for (const note of notes) log.info(note)
  if (result.outcome === 'sent' && result.doubt) {
    log.warning(
      'Sent, with a doubtful answer',
      `The service accepted it (2xx), but ${result.doubt}. If nobody receives it, check \`base-url\`: another server may have answered.`,
    )
  }
  if ('failure' in result) {
    const { outcome, failure } = result
    log.error(titleOf(outcome, failure), failureText(outcome, failure))
  } else if (result.outcome === 'skipped') {
    log.notice(`${headline('skipped')} (${result.reason})`, `${result.because} ${result.next}`)
  } else {
    log.info(closingLine(run))
  }
}

/** GitHub takes 1 MB of outputs from a job, and counts two bytes for a character. */
const longestJobOutput = 524_288

/** Tells how a listing ended. */
export function reportListing(result: Audience[] | { failure: Failure }, summary: string, step: Step): void {
  const { log, redact } = step
  const audiences = Array.isArray(result) ? result : undefined
  // Redacted as names, since a short token that stands in a number by chance must not break the JSON.
  const listed = audiences?.map(({ id, name, reach }) => ({ id, name: redact(name), reach }))
  const outputs = {
    audiences: listed ? JSON.stringify(listed) : '',
    count: audiences ? String(audiences.length) : '',
    reason: 'failure' in result ? result.failure.reason : '',
  }
  writeOutputs(outputs, step)
  if (parseBoolean(summary) !== false) writeSummary(() => renderAudiencesSummary(redacted(result, redact)), step)
  if (outputs.audiences.length > longestJobOutput) {
    log.warning(
      'Large output',
      `The output \`audiences\` has ${outputs.audiences.length} characters. GitHub passes no more than about ${longestJobOutput} on to other jobs, so use it in this job alone.`,
    )
  }
  if ('failure' in result) {
    const { title, reason, message, hint } = result.failure
    log.error(`${title} (${reason})`, `${message}\n${hint}`)
  } else {
    log.info(`The service lists ${result.length} ${result.length === 1 ? 'audience' : 'audiences'}.`)
  }
}
