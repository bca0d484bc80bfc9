import type { Failure, Hint, Reason } from '../errors.ts'
import type { ClaimState } from '../github/once-key.ts'
import { truncate } from '../text.ts'
import { type Blocks, commandBlock, type LinkedText, linkedText, sentence } from './markup.ts'
import type { FailedOutcome, SendState } from './send-result.ts'

/** The text for the log, the command on a line of its own so that it can be copied. */
export const logText = ({ text, url, command }: LinkedText): string =>
  `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`

/** Why a run did not send, or an action failed, and what to do next; the annotation and the summary both tell it. */
export interface Annotation {
  /** It ends with the codes on which a workflow can branch. */
  title: string
  /** What failed, without codes; absent if nothing did. */
  failed?: string
  why: LinkedText
  /** What a failure means for the send. */
  meaning?: string
  next: LinkedText
  /** The code of a failure, which docs/troubleshooting.md explains. */
  reason?: Reason
}

/** What there is to say in addition to the outcome: a warning annotation, or a line in the log. */
export interface LogEntry extends LinkedText {
  level: 'warning' | 'note'
  /** Of the annotation; `Advice` if absent. */
  title?: string
}

const meanings: Record<FailedOutcome, string> = {
  rejected: 'Nothing was sent: the request was refused.',
  'not-sent': 'Nothing was sent.',
  unknown: 'The notification may or may not have been sent.',
}

const startNewRun = 'start a new run (a re-run uses the original workflow file)'
const announceByHand = 'announce the release by hand, with its tag (a re-run uses the original workflow file and event)'

/** What to do next, in words. */
export function hintText(hint: Hint, isRunOfRelease = false): string {
  if (typeof hint === 'string') return hint
  return `${hint.newRunAfter} ${isRunOfRelease ? announceByHand : startNewRun}.`
}

/** A failure, of a send if there is an outcome. `claim` is what is left of the claim of the run. */
export function failureAnnotation(
  { title, reason, message, hint }: Failure,
  outcome?: FailedOutcome,
  { claim, isRunOfRelease = false }: Pick<SendState, 'claim' | 'isRunOfRelease'> = {},
): Annotation {
  const toCorrect = hintText(hint, isRunOfRelease)
  const again = outcome === 'not-sent' && reason === 'internal-error' ? ' You can run this again.' : ''
  const next = outcome === 'unknown' ? nextInDoubt(toCorrect, claim) : `${toCorrect}${again}`
  return {
    title: `${title} (${outcome ? `${outcome}: ` : ''}${reason})`,
    failed: title,
    why: { text: message },
    meaning: outcome && meanings[outcome],
    next: { text: next },
    reason,
  }
}

/** What to do if nobody knows whether the notification was sent. `toCorrect` says what to correct, if anything. */
function nextInDoubt(toCorrect: string, claim: ClaimState | undefined): string {
  const look =
    'The service may still send it: wait some minutes, then look in the panel of your push service before you send it again.'
  const isClaimKept = claim !== undefined && claim.kind !== 'none'
  const first = isClaimKept ? 'first delete the claim of `once-key` (the command is in the log), then ' : ''
  return [look, toCorrect, `If nothing was sent, ${first}run this again.`].filter(Boolean).join(' ')
}

/**
 * The section that explains a reason. Some statuses have their own; the others share one, such as `http-4xx`. Statuses
 * that HTTP does not have, such as 600, have none.
 */
const sectionOf = (reason: Reason) =>
  reason
    .replace(/^http-(?![345]\d\d$)\d+$/, 'reasons')
    .replace(/^http-(?!303|401|403|404|408|429)(\d)\d\d$/, 'http-$1xx')

/** Where a reason is explained. */
export const helpUrl = (reason: Reason): string =>
  `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`

/** GitHub cuts the message of an annotation after so many characters (UTF-16). */
export const maxAnnotation = 4_096
const maxLine = 600

/**
 * What happened, what it means for the send, what to do next, and where to read more: the message of an annotation.
 * Only what happened is ever shortened, so that what to do is never cut off. `safe` makes text from outside inert.
 */
export function annotationText(
  { why, meaning, next, reason }: Annotation,
  safe: (text: string) => string,
): { text: string; isShortened: boolean } {
  const told = safe(meaning ? `${meaning} ${logText(next)}` : logText(next))
  const rest = `\n${told}${reason ? `\nMore: ${helpUrl(reason)}` : ''}`
  const happened = safe(logText(why))
  const shortened = shortenLines(happened, maxAnnotation - rest.length)
  return { text: shortened + rest, isShortened: shortened !== happened }
}

/** As much of a text as fits: of a list as many lines, each bounded, and how many are left out. */
function shortenLines(text: string, maxLength: number): string {
  const lines = text.split('\n')
  if (lines.length === 1) return truncate(text, maxLength - 1)
  const note = (left: number) => `- and ${left} more (see the log)`
  let used = note(lines.length).length
  const kept: string[] = []
  for (const line of lines) {
    const bounded = truncate(line, maxLine)
    used += bounded.length + 1
    if (used > maxLength) break
    kept.push(bounded)
  }
  const left = lines.length - kept.length
  return [...kept, ...(left > 0 ? [note(left)] : [])].join('\n')
}

const maxWhy = 5_000

/**
 * Why a run did not send, or an action failed, and what to do next, as HTML blocks. What it means for the send is in
 * the heading of the summary.
 */
export function renderAnnotation({ failed, why, next, reason }: Annotation): Blocks {
  const rows = [
    ...(failed ? [['What failed', `<b>${sentence(failed)}</b>`]] : []),
    ['Why', linkedText(why, maxWhy)],
    ['What to do', linkedText(next)],
    ...(reason ? [['More', `<a href="${helpUrl(reason)}">What ${reason} means</a>`]] : []),
  ].map(([name = '', value]) => `<tr><th align="left">${name.replaceAll(' ', '&nbsp;')}</th><td>${value}</td></tr>`)
  return [`<table>\n${rows.join('\n')}\n</table>`, commandBlock(next)]
}
