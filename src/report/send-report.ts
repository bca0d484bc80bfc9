import type { ChosenRelease, FilteredOut } from '../content/announced-releases.ts'
import type { NotAnnounceable } from '../content/derived-content.ts'
import type { UnexpectedResponse } from '../push/outcome-and-retry.ts'
import { maxResponseMebibytes } from '../push/push-service.ts'
import { adviceText } from './advice.ts'
import type { Annotation, LogEntry } from './annotations.ts'
import { choiceText, filteredOutHint, filteredOutText, laterRun, whyOutside } from './announcement-texts.ts'
import { claimEntries, keyUseEntry, sendAgainText, stopEntries, usedKeyText, withDeletion } from './claim-texts.ts'
import { failureAnnotation } from './failure-meaning.ts'
import { neutralMessageText } from './message-source-text.ts'
import type { FinishedSend, Outcome, Result } from './send-result.ts'

/** The report of a send, in words. Made once, because the log and the summary say the same. */
export interface SendReport {
  finished: FinishedSend
  /** Messages besides the outcome: advice, the use of the key, the claim that is left. */
  entries: readonly LogEntry[]
  /** Explains an unexpected response to the notification. */
  unexpectedResponse?: string
  /** Why the notification was not sent, or may not have been; absent if the run ended as intended. */
  annotation?: Annotation
  /** A sentence on how the run ended, for runs without an annotation. */
  closingLine: string
}

export const headlines: Record<Outcome, string> = {
  sent: 'Notification sent',
  'dry-run': 'Dry run: nothing was sent',
  skipped: 'Skipped: nothing was sent',
  rejected: 'Rejected: nothing was sent',
  'not-sent': 'Not sent',
  unknown: 'Unknown: it may or may not have been sent',
}

/** Why the response to the notification is unexpected; words that follow "but". */
export const unexpectedTexts: Record<UnexpectedResponse, string> = {
  cut: 'the response was cut off',
  timeout: 'the response was not complete in time',
  'too-large': `the response is larger than ${maxResponseMebibytes} MiB`,
  cancelled: 'the run was cancelled before the response was complete',
  'not-json': 'the response is not JSON',
  'json-text': 'the response is only a text',
}

/** The report of a send. Its secrets must be redacted already (redacted-fields.ts). */
export function reportOf(finished: FinishedSend): SendReport {
  const { result } = finished
  return {
    finished,
    entries: logEntriesOf(finished),
    unexpectedResponse: result.outcome === 'sent' && result.unexpected ? unexpectedNote(result.unexpected) : undefined,
    annotation: closingAnnotation(finished),
    closingLine: closingLine(finished),
  }
}

/** A sentence on how the run ended. Failures and skipped runs have an annotation instead. */
function closingLine({ result, attempts, response }: FinishedSend): string {
  const text = headlines[result.outcome]
  if (result.outcome !== 'sent') return `${text}.`
  const tries = attempts > 1 ? ` on attempt ${attempts}` : ''
  return `${text}${tries}: the service responded ${response?.statusCode} at ${result.sentAt.toISOString()}.`
}

/**
 * What to do if the service accepted the notification but its response was unexpected: this is no reason to send it
 * again.
 */
function unexpectedNote(what: UnexpectedResponse): string {
  const check = what === 'cancelled' ? '' : ' If it is not there, check `base-url`: another server may have responded.'
  return `The service accepted it (2xx), but ${unexpectedTexts[what]}. Do not send it again before you have waited some minutes and looked in the panel of your push service.${check}`
}

/** Why the run failed or was skipped, if it was. */
function closingAnnotation(finished: FinishedSend): Annotation | undefined {
  const { result, claim, release } = finished
  if ('failure' in result) {
    const annotation = failureAnnotation(result.failure, result.outcome, finished)
    return isFailedClaim(result) ? withDeletion(annotation, claim) : annotation
  }
  if (result.outcome !== 'skipped') return undefined
  const title = `${headlines.skipped} (${result.reason})`
  if (result.reason === 'already-sent')
    return { title, why: usedKeyText(result.claim), next: sendAgainText(result.claim) }
  if (result.reason === 'outside-window') {
    const { outside, lastFailure } = result
    const hasTriedOrClaimed = lastFailure !== undefined || claim !== undefined
    return {
      title,
      why: whyOutside(outside, lastFailure),
      next: laterRun(hasTriedOrClaimed, claim, release?.latest !== undefined),
    }
  }
  const { why: cause } = result
  if (cause.kind === 'level' || cause.kind === 'age')
    return { title, why: { text: filteredOutText(cause) }, next: { text: filteredOutHint(cause) } }
  return { title, why: { text: whyNotAnnounced(cause) }, next: { text: howToAnnounce(cause) } }
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
  // Quotes only names that GitHub could use.
  const named = /^[a-z_]{1,40}$/.test(actual) ? `\`${actual}\`` : 'not one that GitHub documents'
  return kind === 'activity'
    ? `The release event's activity is ${named}; only \`published\` and, with \`once-key\`, \`released\` are announced.`
    : `The deployment's state is ${named}; only \`success\` is announced.`
}

/** The release of the run, even if it is held back. */
function chosenRelease({ release, result }: FinishedSend): ChosenRelease | undefined {
  if ('why' in result && 'release' in result.why) return result.why.release
  return release
}

/** All messages besides the outcome. Only a dry run has a key use, and it never has a claim. */
function logEntriesOf(finished: FinishedSend): LogEntry[] {
  const { advice, content, keyUse, claim, result } = finished
  const warnings = advice.map((each): LogEntry => ({ level: 'warning', text: adviceText(each) }))
  const release = chosenRelease(finished)
  const choice = release && choiceText(release)
  const ofChoice: LogEntry[] = choice ? [{ level: 'notice', title: 'Latest release', text: choice }] : []
  const ofMessage: LogEntry[] =
    content?.messageSource === 'neutral' ? [{ level: 'note', text: neutralMessageText }] : []
  const ofKey = keyUse ? [keyUseEntry(keyUse)] : []
  const ofStop = 'failure' in result && 'stop' in result && result.stop ? stopEntries(result.stop) : []
  const ofClaim = isFailedClaim(result) ? [] : claimEntries(claim, result.outcome)
  return [...warnings, ...ofChoice, ...ofMessage, ...ofKey, ...ofStop, ...ofClaim]
}

/** Whether the run failed to claim its key. Its annotation then already says what to do about the claim. */
const isFailedClaim = (result: Result) => 'failure' in result && result.failure.reason === 'claim-failed'
