import type { Position } from '../inputs/problems.ts'

/** A key at the beginning of a line, also of a line that begins a list item, and whether a value follows it. */
const keyLine = /^( *(?:- +)*)([\w$-]{1,40}):(?:[ \t]+(\S?)|$)/

/**
 * The key that breaks a block of YAML by its indentation, and the key above that it must align with; undefined if the indentation is
 * not what is wrong. A parser finds such a key in the line of its error or in the next one: up to there, it reads it as part of the value above.
 */
export function misaligned(
  text: string,
  errorLine: number,
): { key: string; above: string; position: Position } | undefined {
  const lines = text.split(/\r?\n/, errorLine + 1)
  for (const line of [errorLine, errorLine + 1]) {
    const [, indentation = '', key] = keyLine.exec(lines[line - 1] ?? '') ?? []
    if (key === undefined || indentation.includes('-')) continue
    const above = lines
      .slice(0, line - 1)
      .map(each => keyLine.exec(each))
      .findLast(match => match !== null)
    const [, column = '', name, value] = above ?? []
    if (name === undefined || !value || column.length === indentation.length) continue
    return { key, above: name, position: { line, column: indentation.length + 1 } }
  }
  return undefined
}
