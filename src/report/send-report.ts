import type { Annotation } from './annotations.ts'
import { closingAnnotation, type LogEntry, logEntriesOf } from './log-lines.ts'
import type { FinishedSend } from './outcome.ts'

/** How a send ended, in words; made once, since log and summary say the same. */
export interface SendReport {
  finished: FinishedSend
  /** What there is to say besides the outcome: advice, the use of the key, what is left of the claim. */
  entries: readonly LogEntry[]
  /** Why nothing was sent, or may not have been; absent if the run did what it was told. */
  annotation?: Annotation
}

/** The report of a send whose secrets were taken out (redact-result.ts). */
export function sendReport(finished: FinishedSend): SendReport {
  return {
    finished,
    entries: logEntriesOf(finished),
    annotation: closingAnnotation(finished.result, finished.claim),
  }
}
