import { type AnnotationProperties, debug, endGroup, error, info, notice, startGroup, warning } from '@actions/core'
import { describe, type Failure } from '../base/failure.ts'
import type { Position } from '../base/problems.ts'
import { type Redact, showInvisible } from '../base/text.ts'
import { userAgent } from '../base/version.ts'
import { maxAnnotation } from '../report/annotations.ts'

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

  notice(title: string, message: string, at?: FilePosition): void {
    this.#annotate(notice, title, message, at)
  }

  warning(title: string, message: string, at?: FilePosition): void {
    this.#annotate(warning, title, message, at)
  }

  error(title: string, message: string, at?: FilePosition): void {
    this.#annotate(error, title, message, at)
  }

  #annotate(
    write: (message: string, properties: AnnotationProperties) => void,
    title: string,
    message: string,
    at?: FilePosition,
  ): void {
    const text = this.safe(message)
    if (text.length > maxAnnotation) info(text)
    write(text, { title: this.safe(title), ...(at && { file: at.file, startLine: at.line, startColumn: at.column }) })
  }

  /** Redacts secrets and escapes workflow commands. Text that is shortened must be made safe before. */
  safe(text: string): string {
    return escapeCommands(this.#redact(text))
  }
}

/** `file` is relative to the workspace. */
type FilePosition = Position & { file: string }

function stackOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return describe(thrown)
  const { stack = describe(thrown), cause } = thrown
  return cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(cause)}`
}
