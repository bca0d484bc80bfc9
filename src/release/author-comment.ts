import { plainLine, quote } from '../base/text.ts'

/**
 * What release notes say to subscribers: the `text` of the `web-push` comment that they begin with, if any. Or what is
 * wrong with that comment, as a clause. `ignoredLine` is the first line with a comment further down.
 */
export type AuthorComment = { text?: string | undefined; ignoredLine?: number | undefined } | { problem: string }

/** The sample text from the documentation. The author probably pasted it and forgot to change it. */
const sampleText = 'your text'
const sample = `\`<!-- web-push: ${sampleText} -->\``
const rightForm = `write it as ${sample} on a line of its own at the very beginning of the notes`

/** Matches `<!-- web-push:` in uppercase or lowercase. The name may also be on the line after `<!--`. */
const rightStart = /^<!--[^\S\n]*(?:\n[^\S\n]*)?web-push[^\S\n]*:/i
/**
 * Matches the start of a comment that was probably meant to be a `web-push` comment, such as `<!-- webpush` or
 * `&lt;!-- web-push:`. Editors, shells, and tools damage `<!--`.
 */
const similarStart = /(?:\\?[<‹]|&lt;)\\?![-\u2010-\u2015]+\s*web[\s_\-\u2010-\u2015]?push(?![a-z\d])/i
const similarFirst = new RegExp(`^${similarStart.source}`, 'i')
const otherComment = /^<!--(?:-?>|[\s\S]*?-->)/

/**
 * Looks for a `<!-- web-push: your text -->` comment at the very beginning of release notes (docs/announce-releases.md,
 * "Default content"). Only whitespace and other HTML comments may precede it. Tools paste the text of strangers below
 * the beginning, so a comment there neither counts nor is a problem. Runs in linear time.
 */
export function authorComment(notes: string): AuthorComment {
  let text: string | undefined
  let rest = notes.trimStart()
  for (let end = endOfComment(rest); end > 0; end = endOfComment(rest)) {
    if (similarFirst.test(rest)) {
      const own = readComment(rest)
      if ('problem' in own) return own
      if (text !== undefined) {
        return { problem: `the release notes begin with two \`web-push\` comments; keep one, and ${rightForm}` }
      }
      text = own.text
    }
    rest = rest.slice(end).trimStart()
  }
  return { text, ignoredLine: lineOfSimilar(text === undefined ? notes : rest, notes) }
}

/** Returns the length of the comment that `notes` begins with, or 0 if there is none. */
function endOfComment(notes: string): number {
  if (similarFirst.test(notes)) return notes.indexOf('-->') + '-->'.length
  return otherComment.exec(notes)?.[0].length ?? 0
}

/** Reads the `web-push` comment, right or almost right, that `notes` begins with. */
function readComment(notes: string): AuthorComment {
  const [start] = rightStart.exec(notes) ?? []
  if (start === undefined) {
    const [beginning = ''] = similarFirst.exec(notes) ?? []
    const quoted = quote(beginning.replace(/\s+/g, ' '))
    return { problem: `the release notes begin with ${quoted}, a misspelled \`web-push\` comment; ${rightForm}` }
  }
  const subject = 'the `web-push` comment in the release notes'
  const end = notes.indexOf('-->')
  const inside = notes.slice(start.length, end)
  if (end === -1 || inside.includes('<!--')) return { problem: `${subject} is not closed; ${rightForm}` }
  if (inside.endsWith('-')) return { problem: `${subject} does not end with \`-->\`; ${rightForm}` }
  const rest = notes.slice(end + '-->'.length)
  if (/^[^\S\n]*\S/.test(rest))
    return { problem: `${subject} is followed by other text on the same line; ${rightForm}` }
  const text = plainLine(inside)
  if (text === '') return { problem: `${subject} has no text; ${rightForm}, or remove the comment` }
  if (text.toLowerCase().replace(/\.$/, '') === sampleText) {
    const right = `in ${sample}, replace \`${sampleText}\` with the message for subscribers`
    return { problem: `${subject} still has the sample text; ${right}, or remove the comment` }
  }
  return { text }
}

/** Returns the number of the first line with a comment that is or resembles a `web-push` comment. `rest` ends `notes`. */
function lineOfSimilar(rest: string, notes: string): number | undefined {
  const index = rest.search(similarStart)
  if (index === -1) return undefined
  return notes.slice(0, notes.length - rest.length + index).split('\n').length
}
