import type { NotAnnounceable } from '../content/derived-content.ts'
import type { FilteredOut } from '../content/release-level-and-age.ts'
import { Failure } from '../errors.ts'
import type { ClaimedBy, ClaimRef, ClaimState, HeldClaim, KeyUse } from '../github/once-key.ts'
import type { RetryStop, UnexpectedResponse } from '../push/delivery.ts'
import { maxResponseMebibytes } from '../push/push-service.ts'
import { quote } from '../text.ts'
import { parseUrl } from '../url.ts'
import { type Advice, adviceText, refusalCause } from './advice.ts'
import { type Annotation, failureAnnotation } from './annotations.ts'
import { filteredOutHint, filteredOutText, laterRun, whyOutside } from './announcement-texts.ts'
import type { LinkedText } from './markup.ts'
import type { FinishedSend, Outcome, Result } from './send-result.ts'

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

/** What there is to say in addition to the outcome: a warning annotation, or a line in the log. */
export interface LogEntry extends LinkedText {
  level: 'warning' | 'note'
  /** Of the annotation; `Advice` if absent. */
  title?: string
}

/** The report of a send whose secrets were taken out (redacted-fields.ts). */
export function sendReport(finished: FinishedSend): SendReport {
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

/** What to do about it: nobody should send a second time because of it. */
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
    return { title, why: claimedByText(result.claim), next: sendAgainText(result.claim) }
  if (result.reason === 'outside-window') {
    const { outside, lastFailure } = result
    const hasBegun = lastFailure !== undefined || claim !== undefined
    return { title, why: whyOutside(outside, lastFailure), next: laterRun(hasBegun, claim) }
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
    return 'The activity `published` or `released` announces the release. To start no other runs, write `types: [released]` with a `once-key`, or `types: [published]`, below `release:` in the workflow.'
  }
  return 'To send on this event too, set the content as inputs, and set a `once-key`: without one, each event sends a notification.'
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

/** How the run ended, in a sentence; failures and skipped runs have an annotation of their own. */
export function closingLine({ result, attempts, response }: FinishedSend): string {
  const text = headlines[result.outcome]
  if (result.outcome !== 'sent') return `${text}.`
  const tries = attempts > 1 ? ` on attempt ${attempts}` : ''
  return `${text}${tries}: the service responded ${response?.statusCode} at ${result.sentAt.toISOString()}.`
}

/**
 * Everything to say in addition to the outcome, warnings first: a dry run, which knows the use of its key, has no
 * claim.
 */
export function logEntriesOf({ advice, keyUse, claim, result }: FinishedSend): LogEntry[] {
  return [
    ...advice.map(
      (each): LogEntry => ({ level: levelOfAdvice(each), title: adviceTitle(each), text: adviceText(each) }),
    ),
    ...(keyUse ? [keyUseEntry(keyUse)] : []),
    ...('failure' in result && 'stop' in result && result.stop ? stopEntries(result.stop) : []),
    ...(isFailedClaim(result) ? [] : claimEntries(claim, result.outcome)),
  ]
}

/** Notes without a sentence for subscribers are not wrong. */
const levelOfAdvice = (advice: Advice) => (advice.kind === 'neutral-message' ? 'note' : 'warning')

const adviceTitle = (advice: Advice) => (advice.kind === 'token-expiry' && advice.expired ? 'Token expired' : 'Advice')

/** Which run claimed a key, when, and for what; with the page of that run. Whether it has sent is not known. */
export function claimedByText({ key, ref, by }: HeldClaim): LinkedText {
  const used = `The key ${quote(key)} was already used: ${by ? claimText(by) : 'a run whose record cannot be read claimed it'}.`
  return { text: `${used} The claim is the ref ${ref}.`, url: by?.url }
}

/** `run 4711 (attempt 1) claimed it at 2026-08-04T09:30:12Z to send "Kestrel 4.2 is out" to the audience 101`. */
function claimText({ run, attempt, time, title, target }: ClaimedBy): string {
  const what = title === undefined ? '' : ` to send ${quote(title)}`
  const whom = target === undefined ? '' : ` to ${target === 'all' ? 'every subscriber of the site' : `the ${target}`}`
  return `run ${run} (attempt ${attempt}) claimed it at ${time}${what && `${what}${whom}`}`
}

/**
 * How to send although the key was used. The run that claimed it may still be at work, or give the claim up: nobody may
 * delete the claim before it has ended, nor without a look at what was sent.
 */
export function sendAgainText(claim: HeldClaim): LinkedText {
  const { by } = claim
  const ended = by ? `run ${by.run} has ended` : 'every run that uses this key has ended'
  return {
    text: `Usually there is nothing to do. To send something else, use another \`once-key\`. If this notification is missing, wait until ${ended} and some minutes more, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, run this command, which deletes the claim if it is still the same one. Then run the workflow again:`,
    command: deleteCommand(claim),
  }
}

/** Why the claim forbade another try; a skipped run says that the window had closed. */
function stopEntries(stop: RetryStop): LogEntry[] {
  if (stop.kind === 'outside-window') return []
  const why =
    stop.kind === 'claim-lost'
      ? `the ref ${stop.ref} is not the claim of this run any more, and another run may send`
      : `the action could not read whether the ref ${stop.ref} is still the claim of this run (${stop.cause}), and another run may send`
  return [{ level: 'warning', title: 'Not tried again', text: `After the wait, the action did not try again: ${why}.` }]
}

/** What a dry run found out about its key: a used one means that the real run would be skipped. */
export function keyUseEntry(use: KeyUse): LogEntry {
  if (use.kind === 'used') {
    const used = claimedByText(use.claim)
    return { ...used, level: 'warning', title: 'Key already used', text: `A real run would be skipped. ${used.text}` }
  }
  const key = quote(use.key)
  if (use.kind === 'unused') return { level: 'note', text: `The key ${key} has not been used.` }
  const text = `Could not determine whether the key ${key} was used (${use.cause}), so this dry run cannot say whether a real run would be skipped.`
  return { level: 'warning', text }
}

/** What is left of the claim of a run, if that is worth saying: it is kept in doubt, or could not be deleted. */
export function claimEntries(claim: ClaimState | undefined, outcome: Outcome): LogEntry[] {
  if (!claim || claim.kind === 'none' || outcome === 'sent') return []
  const { kind, ref, tag } = claim
  const command = deleteCommand(claim)
  if (outcome === 'unknown') {
    const text = `The claim ${ref} stays, so a re-run with this key will be skipped. Wait some minutes, then look in the panel of your push service. Only if nothing was sent, delete the claim with this command, then run this again:`
    return [{ level: 'note', text, command }]
  }
  const key = quote(claim.key)
  const [title, what, start] =
    kind === 'held'
      ? ['Claim not deleted', `could not delete its claim of the key ${key}`, 'This']
      : ['Claim not certain', `could not determine whether it has the claim of the key ${key}`, 'If it is, this']
  const text = `This run sent nothing, but ${what}, so a re-run may be skipped. ${start} command deletes the ref ${ref} only if it still points to ${tag}, the claim of this run. Run it, then run the workflow again:`
  return [{ level: 'warning', title, text, command }]
}

/**
 * Whether the run ended because it could not claim its key: then its one annotation says what to do about the claim.
 */
const isFailedClaim = (result: Result) => 'failure' in result && result.failure.reason === 'claim-failed'

/** What failed, with the command that deletes the claim of this run if there is one after all. */
function withDeletion(annotation: Annotation, claim: ClaimState | undefined): Annotation {
  if (!claim || claim.kind === 'none') return annotation
  const { text } = annotation.next
  const now = `Before that, in case the claim was made, run this command, which deletes the ref ${claim.ref} only if it points to ${claim.tag}, the claim of this run:`
  return { ...annotation, next: { text: `${text} ${now}`, command: deleteCommand(claim) } }
}

/**
 * A command that deletes a claim only while the ref points to the tag object that was seen: by now it may be another
 * run's.
 */
export function deleteCommand({ ref, repository, serverUrl, tag }: ClaimRef & { tag: string }): string {
  const host = parseUrl(serverUrl)?.host ?? 'github.com'
  const api = `gh api${host === 'github.com' ? '' : ` --hostname ${host}`}`
  const remove = `${api} --method DELETE repos/${repository}/git/${ref}`
  const read = `${api} repos/${repository}/git/${ref.replace('refs/', 'ref/')} --jq .object.sha`
  return `[ "$(${read})" = ${tag} ] && ${remove}`
}
