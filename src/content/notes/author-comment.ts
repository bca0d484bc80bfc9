import leven from 'leven'
import { plainLine, quote } from '../../text.ts'
import { letters } from './reverted-entries.ts'
import { withoutSigns } from './version-headings.ts'

/** What the author wrote for subscribers, or what is wrong with the comment, worded as part of a sentence. */
export type AuthorComment = { text: string } | { problem: string }

/**
 * A comment that begins a line: only white space, marks of a list and marks of a quotation are before it. No line has
 * more of them.
 */
const beginningOfLine = /(?<=^[\s>*+-]{0,100})<!--/my
/** The name may be in the line below `<!--`. */
const rightName = /^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i
/** What somebody who has that name in mind may write instead. */
const wrongNames = [
  /^<!-+\s*web[\s_\u2010-\u2015-]?push(?![\p{L}\p{N}])/iu,
  /^<!-+\s*push(?:[\s_-](?:message|notification|text))?[^\S\n]*[:\uff1a]/i,
]
/** What is left in a comment that nobody has written yet, without the signs around it. */
const sampleText =
  /^(?:(?:(?:your|the|a) )?(?:text|message|sentence)(?: here| goes here)?|to ?do|tb[acd]|lorem ipsum.{0,200}|)$/i
const signsAround = '<>[]{}()$.…!_ '
/** Another opening than `<!--`, which GitHub shows or swallows. */
const brokenStart = /(?:<|&lt;)![ —–-]{0,4}web-push[^\S\n]{0,4}[:：]/giu
/** The name at the beginning of a line of another comment, with or without a mark of its own. */
const nameInside = /^[^\S\n]{0,40}(?:<!--[^\S\n]{0,40})?web-push[^\S\n]{0,4}:/im
/** The name before the colon of a comment. */
const anyName = /^<![^:：]{4,40}(?=[:：])/
/** It has a meaning of its own: `web-pusher`. */
const longerName = /webpush./
/** At most so many letters may be wrong in a name that was meant to be `web-push`. */
const maxWrongLetters = 2

/** No name needs more of a comment, in UTF-16 code units. */
const maxStart = 80

const rightForm = '`<!-- web-push: Offline maps are here. -->`'
const write = `write it as ${rightForm} on a line of its own`

/**
 * Finds the comment `<!-- web-push: Offline maps are here. -->` in texts of release notes that are not code; undefined
 * if there is none. A comment that somebody seems to have meant so is a problem, since it must not get lost
 * (docs/announce-releases.md, "What subscribers read"). `rest` is what of the notes is not read.
 */
export function authorComment(texts: readonly string[], rest: string): AuthorComment | undefined {
  const found = texts.flatMap(commentsIn)
  const problem = found.find(comment => 'problem' in comment)
  if (problem) return problem
  if (commentsIn(rest).length > 0)
    return { problem: `the release notes have a \`web-push\` comment too far below; move it to their beginning` }
  const [comment, second] = found
  if (second) {
    const count = found.length === 2 ? 'two' : found.length
    return { problem: `the release notes have ${count} \`web-push\` comments; keep one` }
  }
  return comment
}

/** The comments for subscribers in a text, and those that seem to be meant so. */
function commentsIn(text: string): AuthorComment[] {
  const found: AuthorComment[] = []
  for (const { 0: start, index } of text.matchAll(brokenStart)) {
    if (!rightName.test(start)) found.push({ problem: wrongNameProblem(text.slice(index, index + maxStart)) })
  }
  let end = 0
  for (let at = text.indexOf('<!-'); at !== -1; at = text.indexOf('<!-', Math.max(end, at + 1))) {
    const start = text.slice(at, at + maxStart)
    const isRight = rightName.test(start)
    // No comment ends after one that does not.
    if (end !== -1) end = text.indexOf('-->', at)
    const comment = end === -1 ? undefined : text.slice(at, end)
    if (isRight) found.push(readComment(comment, beginsLine(text, at)))
    else if (wrongNames.some(pattern => pattern.test(start)) || isMisspelled(start)) {
      found.push({ problem: wrongNameProblem(start) })
    } else if (nameInside.test(comment ?? start)) {
      found.push({
        problem: `the \`web-push\` comment in the release notes is inside another comment; ${write}, or remove it`,
      })
    }
  }
  return found
}

/** Reads a comment with the right name; undefined is one that is never closed. */
function readComment(comment: string | undefined, isLineStart: boolean): AuthorComment {
  if (!isLineStart) return { problem: `the \`web-push\` comment in the release notes has text before it; ${write}` }
  if (comment === undefined) {
    return { problem: 'the `web-push` comment in the release notes is never closed; end it with `-->`' }
  }
  const text = plainLine(comment.replace(rightName, ''))
  if (text === '') {
    return {
      problem:
        'the `web-push` comment in the release notes has no text; write what subscribers are to read, or remove it',
    }
  }
  if (sampleText.test(withoutSigns(text, signsAround))) {
    return {
      problem: `the \`web-push\` comment in the release notes still has the sample text ${quote(text)}; write what subscribers are to read, or remove it`,
    }
  }
  return { text }
}

/** Whether the name of a comment is almost `web-push`: `web-psuh`, `wep-push`, `web.push`. */
function isMisspelled(start: string): boolean {
  const name = letters(anyName.exec(start)?.[0] ?? '')
  return leven(name, 'webpush') <= maxWrongLetters && !longerName.test(name)
}

function wrongNameProblem(start: string): string {
  const firstParagraph = start.replace(/(?:-->|\n\n).*/s, '')
  return `the release notes have a comment that begins with ${quote(plainLine(firstParagraph).slice(0, 40))}; if subscribers are to read it, ${write}`
}

function beginsLine(text: string, at: number): boolean {
  beginningOfLine.lastIndex = at
  return beginningOfLine.test(text)
}
