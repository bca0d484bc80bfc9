import type { Position } from '../inputs/problems.ts'

/** A key at the beginning of a line, also of a line that begins a list item. */
interface KeyLine {
  /** What is before the key: spaces, and `-` for each list item. */
  indentation: string
  key: string
  /** Whether a value follows the key in its line. */
  hasValue: boolean
}

const keyLine = /^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/

function parseKeyLine(text: string): KeyLine | undefined {
  const match = keyLine.exec(text)
  if (!match) return undefined
  const [, indentation = '', key = '', value = ''] = match
  return { indentation, key, hasValue: value !== '' }
}

/**
 * The key that breaks a block of YAML by its indentation, and the key above that it must align with; undefined if the
 * indentation is not what is wrong. A parser finds such a key in the line of its error or in the next one: up to there,
 * it reads it as part of the value above.
 */
export function misaligned(
  text: string,
  errorLine: number,
): { key: string; above: string; position: Position } | undefined {
  const lines = text.split(/\r?\n/, errorLine + 1)
  for (const line of [errorLine, errorLine + 1]) {
    const found = parseKeyLine(lines[line - 1] ?? '')
    if (!found || found.indentation.includes('-')) continue
    const column = found.indentation.length + 1
    const keysAbove = lines.slice(0, line - 1).flatMap(each => parseKeyLine(each) ?? [])
    const above = keysAbove.at(-1)
    if (!above?.hasValue || above.indentation.length + 1 === column) continue
    return { key: found.key, above: above.key, position: { line, column } }
  }
  return undefined
}
