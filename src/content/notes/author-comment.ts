import { plainLine } from '../../text.ts'

/** What the author wrote for subscribers, or what is wrong with the comment, worded as part of a sentence. */
export type AuthorComment = { text: string } | { problem: string }

/** At most three spaces: a line with more indentation is code. */
const commentStart = /^ {0,3}<!--/
const authorCommentStart = /^ {0,3}<!--\s*web-push\s*:/i
const commentEnd = '-->'
/** The beginning or end of a code block, also behind the mark of a quotation or of a list. */
const codeFence = /^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])\s*)?(`{3,}|~{3,})(.*)$/

/**
 * Finds the comment `<!-- web-push: Offline maps are here. -->` in release notes; undefined if there is none. The
 * comment starts at the beginning of a line outside of code blocks, and may have several lines
 * (docs/announce-releases.md, "What subscribers read"). The time is in proportion to the length.
 */
export function authorComment(body: string): AuthorComment | undefined {
  const texts: string[] = []
  const lines = body.split(/\r\n?|\n/)
  /** The marks that opened the current code block; '' outside of code blocks. */
  let openFence = ''
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const fence = codeFence.exec(line)
    if (openFence !== '') {
      if (fence && closesFence(fence, openFence)) openFence = ''
      continue
    }
    if (fence && opensFence(fence)) openFence = fence[1] ?? ''
    if (!commentStart.test(line)) continue
    const isAuthors = isAuthorComment(lines, at)
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

/** Whether the comment that starts at a line is the author's; `web-push:` may be in the line below `<!--`. */
function isAuthorComment(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  const nextLine = lines[at + 1] ?? ''
  return authorCommentStart.test(line) || (line.trim() === '<!--' && /^\s*web-push\s*:/i.test(nextLine))
}

/** The text between `web-push:` and the end of the comment. */
function textOf(comment: string): string {
  const [beforeEnd = ''] = comment.split(commentEnd, 1)
  return plainLine(beforeEnd.replace(/^\s*<!--\s*web-push\s*:/i, ''))
}

// An info string that contains a backtick makes a line of backticks code within a paragraph.
const opensFence = ([, marks = '', info = '']: RegExpExecArray) => !marks.startsWith('`') || !info.includes('`')
const closesFence = ([, marks = '', info = '']: RegExpExecArray, fence: string) =>
  marks.startsWith(fence) && info.trim() === ''

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
