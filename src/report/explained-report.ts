import type { FilteredOut } from '../content/announced-releases.ts'
import type { NotAnnounceable } from '../content/derived-content.ts'
import { Failure } from '../errors.ts'
import type { ClaimState } from '../github/once-key.ts'
import type { UnexpectedResponse } from '../push/outcome-and-retry.ts'
import { type Advice, adviceText, refusalCause } from './advice.ts'
import type { Annotation, LogEntry } from './annotations.ts'
import { filteredOutHint, filteredOutText, laterRun, whyOutside } from './announcement-texts.ts'
import { claimEntries, keyUseEntry, sendAgainText, stopEntries, usedKeyText, withDeletion } from './claim-texts.ts'
import { failureAnnotation } from './failure-meaning.ts'
import { neutralMessageText } from './message-source-text.ts'
import { closingLine, headlines, type SendReport, unexpectedTexts } from './send-report.ts'
import type { FinishedSend, Result } from './send-result.ts'

/** The report of a send whose secrets were taken out (redacted-fields.ts), whatever there is to explain. */
export function explainedReport(finished: FinishedSend): SendReport {
  const explained = withCause(finished)
  const { result, claim, isRunOfRelease } = explained
  return {
    finished: explained,
    entries: logEntriesOf(explained),
    unexpectedResponse: result.outcome === 'sent' && result.unexpected ? unexpectedNote(result.unexpected) : undefined,
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
  const tokenAdvice = advice.find(each => refusalCause(each) !== undefined)
  const cause = tokenAdvice && refusalCause(tokenAdvice)
  if (cause === undefined) return finished
  const { reason, title } = failure
  const explained = new Failure({ reason, title, message: `${failure.message} ${cause.message}`, hint: cause.hint })
  return {
    ...finished,
    result: { ...result, failure: explained },
    advice: advice.filter((each: Advice) => each !== tokenAdvice),
  }
}

const isRefusedToken = ({ reason }: Failure) => reason === 'http-401' || reason === 'http-403'

/** What to do if the service accepted it, but its response was unexpected: nobody should send a second time because of that. */
export function unexpectedNote(what: UnexpectedResponse): string {
  const check = what === 'cancelled' ? '' : ' If it is not there, check `base-url`: another server may have responded.'
  return `The service accepted it (2xx), but ${unexpectedTexts[what]}. Do not send it again before you have waited some minutes and looked in the panel of your push service.${check}`
}

/** What there is to explain about how a send ended. */
export function closingAnnotation(result: Result, claim?: ClaimState, isRunOfRelease = false): Annotation | undefined {
  if ('failure' in result) {
    const annotation = failureAnnotation(result.failure, result.outcome, { claim, isRunOfRelease })
    return isFailedClaim(result) ? withDeletion(annotation, claim) : annotation
  }
  if (result.outcome !== 'skipped') return undefined
  const title = `${headlines.skipped} (${result.reason})`
  if (result.reason === 'already-sent')
    return { title, why: usedKeyText(result.claim), next: sendAgainText(result.claim) }
  if (result.reason === 'outside-window') {
    const { outside, lastFailure } = result
    const hasTriedOrClaimed = lastFailure !== undefined || claim !== undefined
    return { title, why: whyOutside(outside, lastFailure), next: laterRun(hasTriedOrClaimed, claim) }
  }
  const { why: cause } = result
  if (cause.kind === 'level' || cause.kind === 'age')
    return { title, why: { text: filteredOutText(cause) }, next: { text: filteredOutHint(cause) } }
  const next = `Usually there is nothing to do. ${howToAnnounce(cause)}`
  return { title, why: { text: whyNotAnnounced(cause) }, next: { text: next } }
}

function howToAnnounce(cause: Exclude<NotAnnounceable, FilteredOut>): string {
  if (cause.kind === 'no-release') return 'A later run announces the first release.'
  if (cause.kind === 'draft') return 'To announce the release, publish it.'
  if (cause.kind === 'activity') {
    return 'The activity `published` or `released` announces the release. To start no other runs, write `types: [released]` with a `once-key`, or `types: [published]`, below `release:` in the workflow. The first run with a new key sends once more what was already announced.'
  }
  return 'To send on this event too, set the content as inputs, and set a `once-key`: without one, each event sends a notification. The first run with a new key sends once more what was already announced.'
}

function whyNotAnnounced(cause: Exclude<NotAnnounceable, FilteredOut>): string {
  if (cause.kind === 'no-release')
    return 'The repository has not published a release yet (drafts and pre-releases do not count).'
  if (cause.kind === 'draft') return 'The release is a draft.'
  const { kind, actual } = cause
  // A name that GitHub may have; anything else is not quoted.
  const named = /^[a-z_]{1,40}$/.test(actual) ? `\`${actual}\`` : 'not one that GitHub documents'
  return kind === 'activity'
    ? `The release event's activity is ${named}; only \`published\` and, with \`once-key\`, \`released\` are announced.`
    : `The deployment's state is ${named}; only \`success\` is announced.`
}

/** Everything to say in addition to the outcome. Only a dry run knows the use of its key, and it has no claim. */
export function logEntriesOf({ advice, content, keyUse, claim, result }: FinishedSend): LogEntry[] {
  return [
    ...advice.map((each): LogEntry => ({ level: 'warning', title: adviceTitle(each), text: adviceText(each) })),
    ...(content?.messageSource === 'neutral' ? [{ level: 'note', text: neutralMessageText } as const] : []),
    ...(keyUse ? [keyUseEntry(keyUse)] : []),
    ...('failure' in result && 'stop' in result && result.stop ? stopEntries(result.stop) : []),
    ...(isFailedClaim(result) ? [] : claimEntries(claim, result.outcome)),
  ]
}

const adviceTitle = (advice: Advice) => (advice.kind === 'token-expiry' && advice.expired ? 'Token expired' : 'Advice')

/**
 * Whether the run ended because it could not claim its key: then its one annotation says what to do about the claim.
 */
const isFailedClaim = (result: Result) => 'failure' in result && result.failure.reason === 'claim-failed'
