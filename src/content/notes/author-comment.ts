import { plainLine } from '../../text.ts'

/** What an author wrote for subscribers, or what is wrong with it as a part of a sentence. */
export type AuthorComment = { text: string } | { problem: string }

/** Three spaces at most: a line that is indented more is code. */
const COMMENT_START = /^ {0,3}<!--/
const AUTHOR_START = /^ {0,3}<!--\s*web-push\s*:/i
const COMMENT_END = '-->'
const FENCE = /^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])\s*)?(`{3,}|~{3,})(.*)$/

/**
 * The comment `<!-- web-push: Offline maps are here. -->` in release notes: it begins a line, outside of code blocks, on one line or
 * several (contract section 5). Undefined if there is none. The time is in proportion to the length.
 */
export function authorComment(body: string): AuthorComment | undefined {
  const texts: string[] = []
  const lines = body.split(/\r\n?|\n/)
  let fence = ''
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const marks = FENCE.exec(line)
    if (fence !== '') {
      if (marks && closesFence(marks, fence)) fence = ''
      continue
    }
    if (marks && opensFence(marks)) fence = marks[1] ?? ''
    if (!COMMENT_START.test(line)) continue
    const isAuthors = isAuthorComment(lines, at)
    let end = at
    while (end < lines.length && !lines[end]?.includes(COMMENT_END)) end++
    if (end === lines.length) return isAuthors ? { problem: neverClosed } : onlyOne(texts)
    if (isAuthors)
      texts.push(
        lines
          .slice(at, end + 1)
          .join('\n')
          .split(COMMENT_END, 1)[0] ?? '',
      )
    at = end
  }
  return onlyOne(texts)
}

/** The word may stand in a line below the beginning of the comment. */
function isAuthorComment(lines: readonly string[], at: number): boolean {
  const [start = '', next = ''] = [lines[at], lines[at + 1]]
  return AUTHOR_START.test(start) || (start.trim() === '<!--' && /^\s*web-push\s*:/i.test(next))
}

const opensFence = ([, marks = '', info = '']: RegExpExecArray) => !marks.startsWith('`') || !info.includes('`')
const closesFence = ([, marks = '', info = '']: RegExpExecArray, fence: string) =>
  marks.startsWith(fence) && info.trim() === ''

const neverClosed = 'the `web-push` comment in the release notes is never closed; end it with `-->`'
const blank =
  'the `web-push` comment in the release notes has no text; write what subscribers are to read, or remove it'

function onlyOne(comments: readonly string[]): AuthorComment | undefined {
  if (comments.length > 1) {
    const count = comments.length === 2 ? 'two' : String(comments.length)
    return { problem: `the release notes have ${count} \`web-push\` comments; keep one` }
  }
  const [comment] = comments
  if (comment === undefined) return undefined
  const text = plainLine(comment.slice(comment.search(/web-push/i)).replace(/^web-push\s*:/i, ''))
  return text === '' ? { problem: blank } : { text }
}
