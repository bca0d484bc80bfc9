import type { Failure, Hint, Reason } from '../errors.ts'
import type { ClaimState } from '../github/once-key.ts'
import { helpUrl } from './help-url.ts'
import { type Blocks, commandBlock, type LinkedText, linkedText, sentence } from './markup.ts'
import type { FailedOutcome, SendState } from './send-result.ts'
import { shortenLines } from './shorten-lines.ts'

/** The text for the log, the command on a line of its own so that it can be copied. */
export const logText = ({ text, url, command }: LinkedText): string =>
  `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`

/** Why a run did not send, or an action failed, and what to do next; the annotation and the summary both tell it. */
export interface Annotation {
  /** It ends with the codes on which a workflow can branch. */
  title: string
  /** What failed, without codes; absent if nothing did. */
  whatFailed?: string
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
  const whatToDo = hintText(hint, isRunOfRelease)
  // Every other hint says itself how to go on.
  const again = outcome === 'not-sent' && reason === 'internal-error' ? ' You can run this again.' : ''
  const endsWithRun = typeof hint !== 'string'
  const next = outcome === 'unknown' ? nextInDoubt(whatToDo, endsWithRun, claim) : `${whatToDo}${again}`
  return {
    title: `${title} (${outcome ? `${outcome}: ` : ''}${reason})`,
    whatFailed: title,
    why: { text: message },
    meaning: outcome && meanings[outcome],
    next: { text: next },
    reason,
  }
}

/**
 * What to do if nobody knows whether the notification was sent. Another run is safe only if nothing was sent;
 * `whatToDo` may end with one.
 */
function nextInDoubt(whatToDo: string, endsWithRun: boolean, claim: ClaimState | undefined): string {
  const look =
    'The service may still send it: wait some minutes, then look in the panel of your push service before you send it again.'
  const isClaimKept = claim !== undefined && claim.kind !== 'none'
  const deletion = isClaimKept ? ' first delete the claim of `once-key` (the command is in the log), then' : ''
  if (endsWithRun) return `${look} If nothing was sent,${deletion} do this: ${whatToDo}`
  return [look, whatToDo, `If nothing was sent,${deletion} run this again.`].filter(Boolean).join(' ')
}

/** GitHub cuts the message of an annotation at this length, in UTF-16 code units. */
export const maxAnnotation = 4_096

/**
 * What happened, what it means for the send, what to do next, and where to read more: the message of an annotation, of
 * at most `maxAnnotation`. What happened is shortened first, so that what to do is not cut off. `safe` makes text from
 * outside inert.
 */
export function annotationText(
  { why, meaning, next, reason }: Annotation,
  safe: (text: string) => string,
): { text: string; isShortened: boolean } {
  const happened = safe(logText(why))
  const toDo = safe(meaning ? `${meaning} ${logText(next)}` : logText(next))
  const rest = `\n${toDo}${reason ? `\nMore: ${helpUrl(reason)}` : ''}`
  const shortened = shortenLines(happened, Math.max(0, maxAnnotation - rest.length))
  return { text: shortenLines(shortened + rest, maxAnnotation), isShortened: shortened !== happened }
}

const maxWhy = 5_000

/**
 * Why a run did not send, or an action failed, and what to do next, as HTML blocks. What it means for the send is in
 * the heading of the summary.
 */
export function renderAnnotation({ whatFailed, why, next, reason }: Annotation): Blocks {
  const rows = [
    ...(whatFailed ? [row('What failed', `<b>${sentence(whatFailed)}</b>`)] : []),
    row('Why', linkedText(why, maxWhy)),
    row('What to do', linkedText(next)),
    ...(reason ? [row('More', `<a href="${helpUrl(reason)}">What ${reason} means</a>`)] : []),
  ]
  return [`<table>\n${rows.join('\n')}\n</table>`, commandBlock(next)]
}

const row = (name: string, value: string) =>
  `<tr><th align="left">${name.replaceAll(' ', '&nbsp;')}</th><td>${value}</td></tr>`
