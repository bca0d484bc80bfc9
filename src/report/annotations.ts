import type { Reason } from '../base/failure.ts'
import type { Position } from '../base/problems.ts'
import { truncate } from '../base/text.ts'
import { type Blocks, commandBlock, folded, type LinkedText, linkedText, sentence } from './markup.ts'

/** Formats text for the log. Puts the command, if there is one, on its own line so that people can copy it. */
export const logText = ({ text, url, command }: LinkedText): string =>
  `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`

/** Explains in the log and the job summary how a run ended if it did not send or may not have sent. */
export interface Explanation {
  /** The title, which ends with the reason code in parentheses. If a send failed, the outcome comes before the code. */
  title: string
  /** Comes before everything else in the message, because the log does not show the title. */
  first?: string
  /** The title without the codes. Undefined if nothing failed, or if it is unknown whether the send failed. */
  whatFailed?: string
  why: LinkedText
  /** Says whether anything was sent. */
  meaning?: string
  next: LinkedText
  /** What some readers want to do instead, such as to send again. The summary folds it. */
  instead?: LinkedText & { heading: string }
  /** The reason code of the failure. docs/troubleshooting.md explains each code. */
  reason?: Reason
}

/**
 * A message shown in addition to the outcome. It becomes a log line if its level is `note`, and an annotation
 * otherwise.
 */
export interface LogEntry extends LinkedText {
  level: 'error' | 'warning' | 'notice' | 'note'
  /** The annotation's title. Defaults to `Advice`. */
  title?: string
  /** The place in a file of the workspace where GitHub shows the annotation. */
  at?: Position & { file: string }
}

/** GitHub truncates annotation messages to this length, in UTF-16 code units. */
export const maxAnnotation = 4_096

/**
 * Formats the message of an annotation: what happened, what it means for the notification, what to do next, and a help
 * link. If the message is too long, the description of what happened is shortened first, because people need the next
 * steps. `safe` escapes untrusted text.
 */
export function annotationText(
  { first, why, meaning, next, instead, reason }: Explanation,
  safe: (text: string) => string,
): { text: string; isShortened: boolean } {
  const happened = safe(first ? `${first} ${logText(why)}` : logText(why))
  const rest = [
    safe(meaning ? `${meaning} ${logText(next)}` : logText(next)),
    instead ? safe(logText(instead)) : '',
    reason ? `More: ${helpUrl(reason)}` : '',
  ]
    .filter(part => part !== '')
    .map(part => `\n${part}`)
    .join('')
  const shortened = shortenLines(happened, Math.max(0, maxAnnotation - rest.length))
  return { text: shortenLines(shortened + rest, maxAnnotation), isShortened: shortened !== happened }
}

const maxWhy = 5_000

/**
 * Renders the explanation as HTML blocks. Leaves out `first` and `meaning`, because the summary's heading already says
 * them.
 */
export function renderExplanation({ whatFailed, why, next, instead, reason }: Explanation): Blocks {
  const rows = [
    ...(whatFailed ? [row('What failed', `<b>${sentence(whatFailed)}</b>`)] : []),
    row('Why', linkedText(why, maxWhy)),
    row('What to do', linkedText(next)),
    ...(reason ? [row('More', `<a href="${helpUrl(reason)}">What ${reason} means</a>`)] : []),
  ]
  return [
    `<table>\n${rows.join('\n')}\n</table>`,
    commandBlock(next),
    instead && folded(instead.heading, [`<p>${linkedText(instead)}</p>`, commandBlock(instead)]),
  ]
}

const row = (name: string, value: string) =>
  `<tr><th align="left">${name.replaceAll(' ', '&nbsp;')}</th><td>${value}</td></tr>`

/** Returns the URL of the section in docs/troubleshooting.md that explains a reason. */
export const helpUrl = (reason: Reason): string =>
  `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`

/** The HTTP statuses that have a section of their own. The others from 300 to 599 share one for each class. */
const statusesWithSection = ['302', '303', '401', '403', '404', '408', '429', '499']

/**
 * Returns the anchor of the section that explains a reason. A status that no section covers, such as 204 or 600, gets
 * the anchor of the list of all reasons.
 */
function sectionOf(reason: Reason): string {
  const [, status] = /^http-(\d+)$/.exec(reason) ?? []
  if (status === undefined || statusesWithSection.includes(status)) return reason
  const hasClass = /^[345]\d\d$/.test(status)
  return hasClass ? `http-${status[0]}xx` : 'reasons'
}

/** If text is too long, shortenLines() first truncates each line to this many UTF-16 code units. */
const maxLineLength = 600

/**
 * Shortens text to `max` UTF-16 code units (`max` must not be negative). Truncates a single line at its end. With
 * multiple lines, truncates the long ones first. If that is not enough, keeps only the first lines and adds the number
 * of omitted lines.
 */
export function shortenLines(text: string, max: number): string {
  if (text.length <= max) return text
  const given = text.split('\n')
  if (given.length === 1) return cut(text, max)
  const lines = given.map(line => truncate(line, maxLineLength))
  const whole = lines.join('\n')
  return whole.length <= max ? whole : cut(firstLines(lines, max), max)
}

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

/** Truncates text to `max` code units, including the final `…`. */
function cut(text: string, max: number): string {
  if (max === 0) return ''
  return text.length <= max ? text : truncate(text, max - 1)
}
