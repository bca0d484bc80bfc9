import type { UnexpectedResponse } from '../push/outcome-and-retry.ts'
import { maxResponseMebibytes } from '../push/push-service.ts'
import type { Annotation, LogEntry } from './annotations.ts'
import type { FinishedSend, Outcome } from './send-result.ts'

/** Everything there is to say of how a send ended, in words; made once, since log and summary say the same. */
export interface SendReport {
  finished: FinishedSend
  /** What there is to say besides the outcome: advice, the use of the key, what is left of the claim. */
  entries: readonly LogEntry[]
  /** What to know about an unexpected response to what was sent. */
  unexpectedResponse?: string
  /** Why nothing was sent, or may not have been; absent if the run ended as intended. */
  annotation?: Annotation
  /** How the run ended, in a sentence, for a run without an annotation. */
  closingLine: string
}

/** The outcomes in a few words. */
export const headlines: Record<Outcome, string> = {
  sent: 'Notification sent',
  'dry-run': 'Dry run: nothing was sent',
  skipped: 'Skipped: nothing was sent',
  rejected: 'Rejected: nothing was sent',
  'not-sent': 'Not sent',
  unknown: 'Unknown: it may or may not have been sent',
}

/** What is unexpected about the response to what was sent; words that follow "but". */
export const unexpectedTexts: Record<UnexpectedResponse, string> = {
  cut: 'the response was cut off',
  timeout: 'the response was not complete in time',
  'too-large': `the response is larger than ${maxResponseMebibytes} MiB`,
  cancelled: 'the run was cancelled before the response was complete',
  'not-json': 'the response is not JSON',
}

/** How the run ended, in a sentence; failures and skipped runs have an annotation of their own. */
export function closingLine({ result, attempts, response }: FinishedSend): string {
  const text = headlines[result.outcome]
  if (result.outcome !== 'sent') return `${text}.`
  const tries = attempts > 1 ? ` on attempt ${attempts}` : ''
  return `${text}${tries}: the service responded ${response?.statusCode} at ${result.sentAt.toISOString()}.`
}

/** The report of a send whose sentences could not be loaded: the outcome, and what a failure says itself. */
export function bareReport(finished: FinishedSend): SendReport {
  const { result } = finished
  const text = 'The rest of this report could not be loaded: advice, and what is left of a claim.'
  const report: SendReport = { finished, entries: [{ level: 'warning', text }], closingLine: closingLine(finished) }
  if (!('failure' in result)) return report
  const { title, reason, message, hint } = result.failure
  const next = typeof hint === 'string' ? hint : `${hint.newRunAfter} start a new run.`
  const look = 'Wait some minutes, then look in the panel of your push service before you send it again.'
  return {
    ...report,
    annotation: {
      title: `${title} (${result.outcome}: ${reason})`,
      whatFailed: title,
      why: { text: message },
      meaning: `${headlines[result.outcome]}.`,
      next: { text: result.outcome === 'unknown' ? look : next },
      reason,
    },
  }
}

/** The report of a send whose secrets were taken out (redacted-fields.ts) if the outcome says it all; else undefined. */
export function plainReport(finished: FinishedSend): SendReport | undefined {
  const { result, advice, content } = finished
  if (result.outcome !== 'sent' || result.unexpected || advice.length > 0) return undefined
  if (content?.messageSource === 'neutral') return undefined
  return { finished, entries: [], closingLine: closingLine(finished) }
}
