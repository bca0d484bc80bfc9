import type { NotAnnounced } from '../content/derived.ts'
import type { Content, Source } from '../content/merge.ts'
import type { Failure, Reason } from '../errors.ts'
import { quoted } from '../inputs/rules.ts'
import type { ClaimState } from '../once/claim.ts'
import type { Doubt } from '../push/delivery.ts'
import type { ChosenTarget } from '../push/target.ts'
import { truncate } from './markup.ts'
import { logText, type Prose, sendAgain, usedBy } from './remarks.ts'
import type { FailedOutcome, FinishedRun, Guards, Outcome, Result } from './result.ts'

const headlines: Record<Outcome, string> = {
  sent: 'Notification sent',
  'dry-run': 'Dry run: nothing was sent',
  skipped: 'Skipped: nothing was sent',
  rejected: 'Rejected: nothing was sent',
  'not-sent': 'Not sent',
  unknown: 'Unknown: it may or may not have been sent',
}

/** The outcome in a few words. */
export const headline = (outcome: Outcome): string => headlines[outcome]

const meanings: Record<FailedOutcome, string> = {
  rejected: 'Nothing was sent: the request was refused.',
  'not-sent': 'Nothing was sent.',
  unknown: 'The notification may or may not have been sent.',
}

const doubts: Record<Doubt, string> = {
  cut: 'the response was cut off',
  timeout: 'the response was not complete in time',
  'too-large': 'the response is larger than 1 MiB',
  cancelled: 'the run was cancelled before the response was complete',
  'not-json': 'the response is not JSON',
}

/** What is unexpected about the response to what was sent; words that follow "but". */
export const doubtText = (doubt: Doubt): string => doubts[doubt]

/** What to do about it: nobody should send a second time because of it. */
export function doubtNote(doubt: Doubt): string {
  const check = doubt === 'cancelled' ? '' : ' If it is not there, check `base-url`: another server may have responded.'
  return `The service accepted it (2xx), but ${doubtText(doubt)}. Do not send it again before you look in the panel of the service.${check}`
}

/** Why a run did not send, or an action failed, and what to do next; the annotation and the summary both tell it. */
export interface Explanation {
  title: string
  why: Prose
  /** What a failure means for the send. */
  meaning?: string
  next: Prose
  /** The code of a failure, which docs/troubleshooting.md explains. */
  reason?: Reason
}

/** What there is to explain about how a send ended. */
export function explain(result: Result, claim?: ClaimState): Explanation | undefined {
  if ('failure' in result) return explainFailure(result.failure, result.outcome, claim)
  if (result.outcome !== 'skipped') return undefined
  const title = `${headline('skipped')} (${result.reason})`
  if (result.reason === 'already-sent') return { title, why: usedBy(result.claim), next: sendAgain(result.claim) }
  const { because } = result
  const how =
    because.kind === 'activity' && because.found === 'released'
      ? 'To announce pre-releases that become releases, set a `once-key`.'
      : 'To send on this event too, give the content as inputs, and set a `once-key`: without one, each event sends a notification.'
  return { title, why: { text: whyNotAnnounced(because) }, next: { text: `Usually there is nothing to do. ${how}` } }
}

function whyNotAnnounced(because: NotAnnounced): string {
  if (because.kind === 'draft') return 'The release is a draft.'
  const { kind, found } = because
  if (kind === 'activity' && found === 'released') {
    return "The release event's activity `released` is announced only with `once-key` (publishing a stable release also fires `published`, and both would be sent)."
  }
  // A word of GitHub's; anything else is not quoted.
  const named = /^[a-z_]{1,40}$/.test(found) ? `\`${found}\`` : 'not one that GitHub documents'
  return kind === 'activity'
    ? `The release event's activity is ${named}; only \`published\` and, with \`once-key\`, \`released\` are announced.`
    : `The deployment's state is ${named}; only \`success\` is announced.`
}

/** A failure, of a send if there is an outcome. The title has the codes on which a workflow can branch. */
export function explainFailure(
  { title, reason, message, hint }: Failure,
  outcome?: FailedOutcome,
  claim?: ClaimState,
): Explanation {
  const isKept = claim !== undefined && claim.kind !== 'none'
  const first = isKept ? 'first delete the claim of `once-key` (the command is in the log), then ' : ''
  const look = 'Look in the panel of the service before you send it again.'
  const inDoubt = [look, hint, `If nothing was sent, ${first}run this again.`].filter(Boolean).join(' ')
  const again = outcome === 'not-sent' && reason === 'internal-error' ? ' You can run this again.' : ''
  return {
    title: `${title} (${outcome ? `${outcome}: ` : ''}${reason})`,
    why: { text: message },
    ...(outcome && { meaning: meanings[outcome] }),
    next: { text: outcome === 'unknown' ? inDoubt : `${hint}${again}` },
    reason,
  }
}

/** The statuses that have their own section; the others share one, such as `http-4xx`. */
const sectionOf = (reason: Reason) => reason.replace(/^http-(?!401|403|404|429)(\d)\d\d$/, 'http-$1xx')

/** Where a reason is explained. */
export const helpUrl = (reason: Reason): string =>
  `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`

/** GitHub cuts the message of an annotation after so many characters (UTF-16). */
export const maxAnnotation = 4_096
const maxLine = 600

/**
 * What happened, what it means for the send, what to do next, and where to read more: the message of an annotation. Only
 * what happened is ever shortened, so that what to do is never cut off. `safe` makes text from outside inert.
 */
export function annotationText({ why, meaning, next, reason }: Explanation, safe: (text: string) => string): string {
  const told = safe(meaning ? `${meaning} ${logText(next)}` : logText(next))
  const rest = `\n${told}${reason ? `\nMore: ${helpUrl(reason)}` : ''}`
  return shorten(safe(logText(why)), maxAnnotation - rest.length) + rest
}

/** As much of a text as has room: of a list as many lines, each bounded, and how many are left out. */
function shorten(text: string, room: number): string {
  const lines = text.split('\n')
  if (lines.length === 1) return truncate(text, room - 1)
  const note = (left: number) => `- and ${left} more (see the log)`
  let used = note(lines.length).length
  const kept: string[] = []
  for (const line of lines) {
    const bounded = truncate(line, maxLine)
    used += bounded.length + 1
    if (used > room) break
    kept.push(bounded)
  }
  const left = lines.length - kept.length
  return [...kept, ...(left > 0 ? [note(left)] : [])].join('\n')
}

const places: Record<Source, string> = {
  input: 'the inputs',
  file: 'the file',
  release: 'the release',
  event: 'the event',
}

/** `Content: title and message from the event; icon_url from the inputs.` */
export function contentLine({ sources }: Content, extraFields: Record<string, unknown>): string {
  const parts = Object.entries(places).flatMap(([source, place]) => {
    const fields = Object.entries(sources).flatMap(([field, from]) => (from === source ? [field] : []))
    return fields.length > 0 ? [`${fields.join(', ')} from ${place}`] : []
  })
  const extra = Object.keys(extraFields)
  if (extra.length > 0) parts.push(`${extra.join(', ')} from extra-fields`)
  return `Content: ${parts.join('; ')}.`
}

/** Who receives it, in a sentence. */
export function targetLine(target: ChosenTarget): string {
  if (target.type === 'all') return 'To: every subscriber of the site (the service does not report how many).'
  const { id, name, reach } = target.audience
  const who = name === undefined ? `the audience ${id}` : `the audience "${name}" (id ${id})`
  return `To: ${who}${reach === undefined ? '' : `, ${reach} subscriber${reach === 1 ? '' : 's'}`}.`
}

/** What could keep this from being sent, so that a guard that a typing error switched off is missed. */
export function guardLine(guards: Guards): string {
  return `Guards: ${guardTexts(guards).join(', ') || 'none (max-reach, check-urls and once-key are not set)'}.`
}

/** Each guard with its value: `max-reach 5000`. */
export function guardTexts({ maxReach, checkUrls, onceKey }: Guards): string[] {
  return [
    ...(maxReach === undefined ? [] : [`max-reach ${maxReach}`]),
    ...(checkUrls ? ['check-urls'] : []),
    ...(onceKey === undefined ? [] : [`once-key ${quoted(onceKey)}`]),
  ]
}

/** How the run ended, in a sentence; failures and skipped runs have an annotation of their own. */
export function closingLine({ result, attempts, response }: FinishedRun): string {
  const text = headline(result.outcome)
  if (result.outcome !== 'sent') return `${text}.`
  const tries = attempts > 1 ? ` on attempt ${attempts}` : ''
  return `${text}${tries}: the service responded ${response?.statusCode} at ${result.sentAt.toISOString()}.`
}
