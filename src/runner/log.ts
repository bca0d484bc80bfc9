import type { Failure } from '../errors.ts'
import type { Redact } from '../inputs/secrets.ts'
import { annotate, endGroup, print, startGroup } from './toolkit.ts'

/** A place that GitHub shows an annotation at; `file` is relative to the workspace. */
export interface FilePlace {
  file: string
  line: number
  column: number
}

/** The log of a step. Every text is redacted and made inert on its way. */
export interface Log {
  info(text: string): void
  /** That something is tried again, why, and after how many milliseconds. */
  retry(why: Failure, waitMs: number): void
  /** Lines that the viewer shows folded. */
  group(title: string, text: string): void
  notice(title: string, message: string): void
  /** At a place in a file of the repository, if one is given. */
  warning(title: string, message: string, at?: FilePlace): void
  error(title: string, message: string, at?: FilePlace): void
}

const wordJoiner = '\u2060'
const harmless = /^(?!\s*::)(?:(?!##\[)[\x20-\x7e])*$/

/**
 * A text that cannot start a workflow command: the runner takes `##[name]` anywhere in a line for one, and `::name::` at
 * the start of a line after white space; a lone CR ends a line too. An invisible word joiner breaks them.
 */
export function inert(text: string): string {
  // Nearly every line is harmless, and the classes of Unicode below cost a ms to compile.
  if (harmless.test(text)) return text
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/##(?=\[)/g, `##${wordJoiner}`)
    .replace(/^([\s\p{C}\p{Z}]*):(?=:)/gmu, `$1:${wordJoiner}`)
    .replace(/[^\P{Cc}\n\t]/gu, '\ufffd')
}

/** The log of this run; `redact` takes the secrets out. */
export function createLog(redact: Redact): Log {
  const safe = (text: string) => inert(redact(text))
  return {
    info: text => print(safe(text)),
    retry: (why, waitMs) => print(safe(`${why.message} Trying again in ${(waitMs / 1_000).toFixed(1)} s.`)),
    group: (title, text) => {
      startGroup(safe(title))
      print(safe(text))
      endGroup()
    },
    notice: (title, message) => annotate('notice', safe(title), safe(message)),
    warning: (title, message, at) => annotate('warning', safe(title), safe(message), at),
    error: (title, message, at) => annotate('error', safe(title), safe(message), at),
  }
}
