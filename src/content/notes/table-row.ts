/**
 * A row of a table of this folder. `pattern` finds what the row is about in a text of bounded length; it is found in
 * `example`.
 */
export interface Row {
  what: string
  pattern: RegExp
  example: string
}

/** A pattern for whole words of scripts with spaces between words, whatever their case: `add|adds`. */
export const words = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${alternatives})(?![\p{L}\p{N}_])`, 'iu')

/** The same for words at the beginning of a text. */
export const firstWords = (alternatives: string): RegExp =>
  new RegExp(String.raw`^(?:${alternatives})(?![\p{L}\p{N}_])`, 'iu')

/** A pattern for all that another one finds in a text, each to the end of its word. */
export const everyWord = ({ source }: RegExp): RegExp => new RegExp(String.raw`(?:${source})\p{L}{0,30}`, 'giu')

export const matchesRow = (rows: readonly Row[], text: string): boolean =>
  rows.some(({ pattern }) => pattern.test(text))
