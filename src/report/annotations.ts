import type { Reason } from '../reasons.ts'
import { helpUrl } from './help-url.ts'
import { type Blocks, commandBlock, type LinkedText, linkedText, sentence } from './markup.ts'
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

/** What there is to say in addition to the outcome: an annotation, or, as a note, a line in the log. */
export interface LogEntry extends LinkedText {
  level: 'warning' | 'notice' | 'note'
  /** Of the annotation; `Advice` if absent. */
  title?: string
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
