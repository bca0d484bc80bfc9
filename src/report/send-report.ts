import { Failure } from '../errors.ts'
import { type Advice, refusalCause } from './advice.ts'
import type { Annotation } from './annotations.ts'
import { closingAnnotation, closingLine, flawNote, type LogEntry, logEntriesOf } from './log-lines.ts'
import type { FinishedSend } from './outcome.ts'

/** Everything there is to say of how a send ended, in words; made once, since log and summary say the same. */
export interface SendReport {
  finished: FinishedSend
  /** What there is to say besides the outcome: advice, the use of the key, what is left of the claim. */
  entries: readonly LogEntry[]
  /** What to know about an unexpected response to what was sent. */
  flaw?: string
  /** Why nothing was sent, or may not have been; absent if the run ended as intended. */
  annotation?: Annotation
  /** How the run ended, in a sentence, for a run without an annotation. */
  closingLine: string
}

/** The report of a send whose secrets were taken out (redacted-fields.ts). */
export function sendReport(finished: FinishedSend): SendReport {
  const explained = withCause(finished)
  const { result, claim, isRunOfRelease } = explained
  return {
    finished: explained,
    entries: logEntriesOf(explained),
    flaw: result.outcome === 'sent' && result.responseFlaw ? flawNote(result.responseFlaw) : undefined,
    annotation: closingAnnotation(result, claim, isRunOfRelease),
    closingLine: closingLine(explained),
  }
}

/**
 * If advice says why the token was refused, the report gives that as the cause of the failure, and not as advice too.
 */
function withCause(finished: FinishedSend): FinishedSend {
  const { result, advice } = finished
  if (!('failure' in result) || !isRefusedToken(result.failure)) return finished
  const { failure } = result
  const known = advice.find(each => refusalCause(each) !== undefined)
  const cause = known && refusalCause(known)
  if (cause === undefined) return finished
  const { reason, title } = failure
  const explained = new Failure({ reason, title, message: `${failure.message} ${cause.message}`, hint: cause.hint })
  return {
    ...finished,
    result: { ...result, failure: explained },
    advice: advice.filter((each: Advice) => each !== known),
  }
}

const isRefusedToken = ({ reason }: Failure) => reason === 'http-401' || reason === 'http-403'
