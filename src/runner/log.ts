import { debug, endGroup, error, info, notice, startGroup, warning } from '@actions/core'
import { describe, type Failure } from '../base/failure.ts'
import { type Redact, showInvisible, truncate } from '../base/text.ts'
import { userAgent } from '../base/version.ts'
import { type Explanation, helpUrl } from '../report/failure-explanation.ts'
import { type LogEntry, logText } from '../report/log-lines.ts'

/**
 * Makes invisible characters visible. Adds a space to workflow commands (`::name::`, `##[name]`), so that the runner
 * does not execute them.
 */
export function escapeCommands(text: string): string {
  return showInvisible(text).replaceAll('##[', '## [').split('\n').map(breakCommand).join('\n')
}

function breakCommand(line: string): string {
  const at = line.indexOf('::')
  const isCommand = at >= 0 && line.slice(0, at).trim() === ''
  return isCommand ? `${line.slice(0, at)}: ${line.slice(at + 1)}` : line
}

/** A step's log. Redacts secrets and escapes workflow commands in everything that it prints. */
export class Log {
  readonly #redact: Redact

  constructor(redact: Redact) {
    this.#redact = redact
  }

  info(text: string): void {
    info(this.safe(text))
  }

  retry(why: Failure, waitMs: number): void {
    const wait = (waitMs / 1_000).toFixed(1)
    this.info(`${why.title}: ${why.message} Retrying ${wait === '0.0' ? 'now' : `in ${wait} s`}.`)
  }

  /** The runner shows the line only if debug logging is enabled. */
  debug(line: string): void {
    debug(this.safe(line))
  }

  /** Logs text in a group that GitHub shows collapsed. */
  group(title: string, text: string): void {
    startGroup(this.safe(title))
    this.info(text)
    endGroup()
  }

  /**
   * Logs the stack trace of an internal error, because bug reports usually include the log. Logs nothing for other
   * failures.
   */
  stack({ reason, cause }: Failure): void {
    if (reason !== 'internal-error') return
    this.group(`Stack trace (${userAgent}, Node ${process.version}, ${process.platform})`, stackOf(cause))
  }

  /** Logs a line, or writes an annotation. */
  entry({ level, title = 'Advice', at, ...text }: LogEntry): void {
    if (level === 'note') this.info(logText(text))
    else this.#annotate(level, title, this.safe(logText(text)), at)
  }

  /** Writes the annotation for a failed or skipped run. */
  explain(level: 'error' | 'notice', explanation: Explanation): void {
    const { text, isShortened } = annotationText(explanation, text => this.safe(text))
    if (isShortened) this.info(explanation.why.text)
    this.#annotate(level, explanation.title, text)
  }

  /** If the message is too long for an annotation, writes it to the log first. `message` must be safe. */
  #annotate(level: keyof typeof writers, title: string, message: string, at?: LogEntry['at']): void {
    if (message.length > maxAnnotation) info(message)
    const place = at && { file: at.file, startLine: at.line, startColumn: at.column }
    writers[level](message, { title: this.safe(title), ...place })
  }

  /** Redacts secrets and escapes workflow commands. Text that is shortened must be made safe before. */
  safe(text: string): string {
    return escapeCommands(this.#redact(text))
  }
}

const writers = { error, warning, notice }

function stackOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return describe(thrown)
  const { stack = describe(thrown), cause } = thrown
  return cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(cause)}`
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
