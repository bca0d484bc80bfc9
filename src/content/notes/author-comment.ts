import { plainLine, quote } from '../../text.ts'

/** What the author wrote for subscribers, or what is wrong with the comment, worded as part of a sentence. */
export type AuthorComment = { text: string } | { problem: string }

const commentStart = /^\s*<!--/
/** `web-push:` may be in the line below `<!--`. */
const authorCommentStart = /^\s*<!--\s*web-push[^\S\n]*:/i
const misspelledStart = /^\s*(<!--\s*web[ _\u2010-\u2015-]?push[^\S\n]*[:\uff1a])/i
const commentEnd = '-->'
/**
 * The beginning or end of a code block, also behind the mark of a quotation or of a list. Backticks with another one
 * later in the line are code within a paragraph.
 */
const listItem = /^(\s*(?:[-+*]|\d{1,9}[.)])\s+)\S/
const codeFence = /^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])\s*)?(`{3,}(?![^`]*`)|~{3,})(.*)$/

/**
 * Finds the comment `<!-- web-push: Offline maps are here. -->` in release notes; undefined if there is none. The
 * comment starts at the beginning of a line outside of code blocks, and may have several lines
 * (docs/announce-releases.md, "What subscribers read"). The time is in proportion to the length.
 */
export function authorComment(body: string): AuthorComment | undefined {
  const texts: string[] = []
  const lines = body.split(/\r\n?|\n/)
  /** The column at which the text of the current list item begins; 0 outside of lists. */
  let itemColumn = 0
  /** The marks that opened the current code block; '' outside of code blocks. */
  let openFence = ''
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, marks = '', info = ''] = codeFence.exec(line) ?? []
    if (openFence !== '') {
      if (marks.startsWith(openFence) && info.trim() === '') openFence = ''
      continue
    }
    openFence = marks
    itemColumn = itemColumnAfter(line, itemColumn)
    if (!commentStart.test(line) || columnOf(line) > itemColumn + maxIndentation) continue
    const twoLines = lines.slice(at, at + 2).join('\n')
    const isAuthors = authorCommentStart.test(twoLines)
    const [, misspelled] = (!isAuthors && misspelledStart.exec(twoLines)) || []
    if (misspelled !== undefined) return { problem: notTheName(misspelled) }
    let end = at
    while (end < lines.length && !lines[end]?.includes(commentEnd)) end++
    if (end === lines.length) return isAuthors ? { problem: neverClosed } : onlyOne(texts)
    if (isAuthors) {
      const comment = lines.slice(at, end + 1).join('\n')
      texts.push(textOf(comment))
    }
    at = end
  }
  return onlyOne(texts)
}

/** A line with more spaces before its text, outside of lists, is code. */
const maxIndentation = 3

/** How many columns are before the first character that is not white space. A tab goes to the next multiple of four. */
function columnOf(line: string): number {
  let column = 0
  for (const sign of line) {
    if (sign === '\t') column += 4 - (column % 4)
    else if (sign === ' ') column++
    else break
  }
  return column
}

/** The column of the text of the list item that a line begins or belongs to. */
function itemColumnAfter(line: string, itemColumn: number): number {
  const [, beforeText] = listItem.exec(line) ?? []
  if (beforeText !== undefined) return columnOf(beforeText.replace(/\S/g, ' '))
  const isOutside = line.trim() !== '' && columnOf(line) === 0
  return isOutside ? 0 : itemColumn
}

/** The text between `web-push:` and the end of the comment. */
function textOf(comment: string): string {
  const beforeEnd = comment.slice(0, comment.indexOf(commentEnd))
  return plainLine(beforeEnd.replace(authorCommentStart, ''))
}

const notTheName = (start: string) =>
  `the release notes have a comment that begins with ${quote(start)}; write \`<!-- web-push:\` if subscribers are to read it`
const neverClosed = 'the `web-push` comment in the release notes is never closed; end it with `-->`'
const blank =
  'the `web-push` comment in the release notes has no text; write what subscribers are to read, or remove it'

function onlyOne(texts: readonly string[]): AuthorComment | undefined {
  if (texts.length > 1) {
    const count = texts.length === 2 ? 'two' : texts.length
    return { problem: `the release notes have ${count} \`web-push\` comments; keep one` }
  }
  const [text] = texts
  if (text === undefined) return undefined
  return text === '' ? { problem: blank } : { text }
}
