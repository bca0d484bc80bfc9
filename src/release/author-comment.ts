import { plainLine, quote } from '../base/text.ts'

/**
 * The text that the author's `web-push` comment contains for subscribers, or what is wrong with that comment.
 * `problem` is a clause, not a full sentence.
 */
export type AuthorComment = { text: string } | { problem: string }

/**
 * The sample text from the documentation. The action refuses it, because the author probably pasted the sample and
 * forgot to change it.
 */
const sampleText = 'your text'
const sampleComment = `\`<!-- web-push: ${sampleText} -->\``
const rightForm = `write it as ${sampleComment} on a line of its own`

/** Matches `<!-- web-push:` in uppercase or lowercase. The name may also be on the line after `<!--`. */
const rightName = /^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i
/**
 * Matches the start of a comment that was probably meant to be a `web-push` comment, such as `<!-- webpush` or
 * `<!--- web-push:`.
 */
const similarName = /^<!--+\s*web[\s_\-\u2010-\u2015]?push(?![a-z\d])/i

/**
 * Looks for a `<!-- web-push: your text -->` comment in release notes (docs/announce-releases.md, "Default content").
 * Returns its text, a description of what is wrong with it, or undefined if there is no such comment. The comment must
 * be at the start of a line. Generated notes put pull request titles inside list items, so a title can neither add a
 * comment nor break the author's comment. Runs in linear time.
 */
export function authorComment(notes: string): AuthorComment | undefined {
  const found = commentBlocks(notes).flatMap(block => readComment(block) ?? [])
  const wrong = found.find(comment => 'problem' in comment)
  if (wrong) return wrong
  if (found.length > 1) {
    return { problem: `the release notes have ${found.length} \`web-push\` comments; keep one, and ${rightForm}` }
  }
  return found[0]
}

/**
 * Matches the opening line of a fenced code block in Markdown: at most three spaces, then three or more backticks or
 * tildes. After a backtick fence, the rest of the line contains no backticks.
 */
const fenceStart = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/
const fenceEnd = /^ {0,3}(`{3,}|~{3,})\s*$/
const commentStart = /^ {0,3}<!--/

/**
 * Returns each HTML comment that starts a line, through the end of its closing line. An unclosed comment extends to the
 * end of the notes. Skips comments inside other comments or fenced code blocks.
 */
function commentBlocks(notes: string): string[] {
  const blocks: string[] = []
  let fence = ''
  let comment: string[] | undefined
  // Split only at line breaks that GitHub recognizes. Other separators, such as U+2028 in a title, must not start a new
  // line.
  for (const line of notes.replace(/^\ufeff/, '').split(/\r?\n/)) {
    if (fence !== '') {
      if (endsFence(line, fence)) fence = ''
      continue
    }
    if (!comment) {
      fence = fenceStart.exec(line)?.[1] ?? ''
      if (!commentStart.test(line)) continue
      comment = []
    }
    comment.push(line)
    if (!line.includes('-->')) continue
    blocks.push(comment.join('\n'))
    comment = undefined
  }
  if (comment) blocks.push(comment.join('\n'))
  return blocks
}

function endsFence(line: string, fence: string): boolean {
  const [, end = ''] = fenceEnd.exec(line) ?? []
  return end.startsWith(fence)
}

function readComment(block: string): AuthorComment | undefined {
  const [name] = rightName.exec(block) ?? []
  if (name === undefined) {
    const [similar] = similarName.exec(block) ?? []
    if (similar === undefined) return undefined
    const beginning = quote(similar.replace(/\s+/g, ' '))
    return {
      problem: `the release notes have a comment that begins with ${beginning}, a misspelled name; ${rightForm}`,
    }
  }
  const subject = 'the `web-push` comment in the release notes'
  const end = block.indexOf('-->')
  const inside = block.slice(name.length, end === -1 ? undefined : end)
  if (end === -1 || inside.includes('<!--')) return { problem: `${subject} is not closed; ${rightForm}` }
  if (inside.endsWith('-')) return { problem: `${subject} does not end with \`-->\`; ${rightForm}` }
  if (block.slice(end + '-->'.length).trim() !== '') {
    return { problem: `${subject} is followed by other text on the same line; ${rightForm}` }
  }
  const text = plainLine(inside)
  if (text === '') return { problem: `${subject} has no text; ${rightForm}, or remove the comment` }
  if (text.toLowerCase().replace(/\.$/, '') === sampleText) {
    const right = `in ${sampleComment}, replace \`${sampleText}\` with the message for subscribers`
    return { problem: `${subject} still has the sample text; ${right}, or remove the comment` }
  }
  return { text }
}
