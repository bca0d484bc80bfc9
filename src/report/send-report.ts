import { Failure } from '../errors.ts'
import { type Advice, refusalCause } from './advice.ts'
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

/** The report of a send whose secrets were taken out (redacted-fields.ts). */
export function sendReport(finished: FinishedSend): SendReport {
  const explained = withCause(finished)
  return {
    finished: explained,
    entries: logEntriesOf(explained),
    annotation: closingAnnotation(explained.result, explained.claim, explained.isRunOfRelease),
  }
}

/** If advice says why the token was refused, the report gives that as the cause of the failure, and not as advice too. */
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
