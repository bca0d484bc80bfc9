import type { Reason } from '../errors.ts'
import { truncate } from '../text.ts'
import { type Blocks, commandBlock, type LinkedText, linkedText, sentence } from './markup.ts'

/** The text for the log. The command is on its own line, so that it can be copied. */
export const logText = ({ text, url, command }: LinkedText): string =>
  `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`

/** Why a run did not send or an action failed, and what to do next. Shown in the annotation and the summary. */
export interface Annotation {
  /** Ends with the codes on which a workflow can branch. */
  title: string
  /** The operation that failed, without codes; absent if nothing failed. */
  whatFailed?: string
  why: LinkedText
  /** What a failure means for the send. */
  meaning?: string
  next: LinkedText
  /** The code of a failure, which docs/troubleshooting.md explains. */
  reason?: Reason
}

/** A message in addition to the outcome: an annotation or, for the level `note`, a line in the log. */
export interface LogEntry extends LinkedText {
  level: 'warning' | 'notice' | 'note'
  /** The title of the annotation; `Advice` if absent. */
  title?: string
}

/** GitHub cuts the message of an annotation at this length, in UTF-16 code units. */
export const maxAnnotation = 4_096

/**
 * The message of an annotation: what happened, what it means for the send, what to do next, and a help link. What
 * happened is shortened first, so that the next steps are not cut off. `safe` escapes text from outside.
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
 * Why a run did not send or an action failed, and what to do next, as HTML blocks. The heading of the summary already
 * says what it means for the send.
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

/** The section of the documentation that explains a reason. */
export const helpUrl = (reason: Reason): string =>
  `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`

/**
 * Some statuses have their own section. Other redirects, refusals and server errors share one, such as `http-4xx`. Any
 * other status, such as 204 or 600, leads to the list of all reasons.
 */
const sectionOf = (reason: Reason) =>
  reason
    .replace(/^http-(?![345]\d\d$)\d+$/, 'reasons')
    .replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/, 'http-$1xx')

/** In a text that is too long, longer lines are cut to this length. */
const maxLine = 600

/**
 * Shortens a text to `max` UTF-16 code units (0 or more). Cuts long lines first. If that is not enough, keeps the first
 * lines and adds a note with the number of the others; a text of one line is cut.
 */
export function shortenLines(text: string, max: number): string {
  if (text.length <= max) return text
  const given = text.split('\n')
  if (given.length === 1) return cut(text, max)
  const lines = given.map(line => truncate(line, maxLine))
  const whole = lines.join('\n')
  return whole.length <= max ? whole : cut(firstLines(lines, max), max)
}

/** As many of the first lines as fit before the note. */
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

/** A text of at most `max` code units, with `…` if anything was cut. */
const cut = (text: string, max: number) => (max === 0 ? '' : text.length <= max ? text : truncate(text, max - 1))
