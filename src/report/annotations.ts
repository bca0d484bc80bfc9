import type { Reason } from '../errors.ts'
import { truncate } from '../text.ts'
import { type Blocks, commandBlock, type LinkedText, linkedText, sentence } from './markup.ts'

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

/** Where a reason is explained. */
export const helpUrl = (reason: Reason): string =>
  `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`

/**
 * Some statuses have a section of their own. The other statuses of a redirect, a refusal or an error share one, such as
 * `http-4xx`. Any other status, such as 204 or 600, leads to the list of all reasons.
 */
const sectionOf = (reason: Reason) =>
  reason
    .replace(/^http-(?![345]\d\d$)\d+$/, 'reasons')
    .replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/, 'http-$1xx')

/** The longest line of a text that does not fit. */
const maxLine = 600

/**
 * A text of at most `max` UTF-16 code units, 0 or more. If it does not fit, its long lines are cut. If that does not
 * suffice, its first lines remain, and a note that counts the others; a text of one line is cut.
 */
export function shortenLines(text: string, max: number): string {
  if (text.length <= max) return text
  const given = text.split('\n')
  if (given.length === 1) return cut(text, max)
  const lines = given.map(line => truncate(line, maxLine))
  const whole = lines.join('\n')
  return whole.length <= max ? whole : cut(firstLines(lines, max), max)
}

/** As many of these lines as fit before the note. */
function firstLines(lines: readonly string[], max: number): string {
  const room = max - restOf(lines.length).length
  let used = 0
  const kept = lines.filter(line => {
    used += line.length + 1
    return used <= room
  })
  return [...kept, restOf(lines.length - kept.length)].join('\n')
}

const restOf = (count: number) => `- and ${count} more (see the log)`

/** A text of at most `max`, with `…` if something is left out. */
const cut = (text: string, max: number) => (max === 0 ? '' : text.length <= max ? text : truncate(text, max - 1))
