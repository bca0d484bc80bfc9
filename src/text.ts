import { invisibleCharacters, invisibleInLines, unusualSpaces, visibleCharacter } from './characters.ts'

/** Takes the secrets out of a text; `isTruncated` says that it may break off inside one. */
export type Redact = (text: string, isTruncated?: boolean) => string

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')

/**
 * What was given, quoted as in JSON, so that two texts that differ also look different, and shortened to 100
 * characters. The caller made sure that it has no token.
 */
export function quote(text: string): string {
  const line = JSON.stringify(text).replace(unusualSpaces, space => `\\u${codeOf(space)}`)
  return line.length > 100 ? `${line.slice(0, 98)}…" (${text.length} characters)` : line
}

/**
 * Text from outside, on its lines, for people to read: what nobody would see is shown as what it is (`‹U+202E›`), so that
 * nobody is misled.
 */
export function showInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisibleInLines, (character, flag?: string) => flag ?? `‹U+${codeOf(character).toUpperCase()}›`)
}

/**
 * Text from outside as one clean line: each white space is one space, invisible characters removed; '' if nothing is
 * left.
 */
export function plainLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(invisibleCharacters, (_, flag = '') => flag)
    .replace(/[\s\x85]+/g, ' ')
    .trim()
  return visibleCharacter.test(line) ? line : ''
}

/**
 * At most so many UTF-16 code units of a text, with `…` if something is left out: a hundred in all, unless a limit is
 * given. The caller made sure that it has no token.
 */
export const truncate = (text: string, max = 99): string =>
  text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : text

const maxExcerpt = 300

/** No more than this is redacted for an excerpt: an error page may be as large as a list. */
const maxSearched = 65_536

/** The beginning of a text from outside, as one line without secrets. */
export function excerpt(text: string, redact: Redact, isTruncated = false): string {
  const searched = redact(text.slice(0, maxSearched), isTruncated || text.length > maxSearched)
  const line = searched.replace(/\s+/g, ' ').trim()
  return truncate(line, maxExcerpt)
}
