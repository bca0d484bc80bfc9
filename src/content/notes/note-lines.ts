// What is read of release notes is bounded here, before anything else looks at it: the Markdown lexer takes time with
// the square of the number of lines and of the depth.

/** In UTF-16 code units; GitHub allows 125,000. */
const maxLength = 32_768
const maxLines = 600
const maxMarks = 8
const maxIndentation = 24

const lineEnd = /\r\n?|\n/
/** What JavaScript takes for the end of a line, but Markdown does not. */
const otherSeparators = /[\v\f\u0085\u2028\u2029]/g

/** The lines of notes: those that are read, and those after the limit. */
export interface NoteLines {
  read: string[]
  rest: string[]
}

export function noteLines(notes: string): NoteLines {
  const lines = notes
    .replace(/^\ufeff/, '')
    .replace(otherSeparators, ' ')
    .split(lineEnd)
  let length = 0
  const end = lines.findIndex((line, index) => {
    length += line.length + 1
    return index >= maxLines || length > maxLength
  })
  if (end === -1) return { read: lines.map(flatLine), rest: [] }
  return { read: lines.slice(0, end).map(flatLine), rest: lines.slice(end) }
}

const indentation = /^[ \t]+/
/** A mark of a list or a quotation, with the space before it. */
const containerMark = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y

/** A line without marks of lists and quotations that are nested too deep, and not indented more than they can be. */
function flatLine(line: string): string {
  const text = line.replace(indentation, '')
  const isIndentedTooFar = line.length - text.length > maxIndentation
  const flat = isIndentedTooFar ? ' '.repeat(maxIndentation) + text : line
  let marks = 0
  containerMark.lastIndex = 0
  let end = 0
  while (containerMark.test(flat)) {
    end = containerMark.lastIndex
    marks++
  }
  return marks > maxMarks ? flat.slice(end) : flat
}
