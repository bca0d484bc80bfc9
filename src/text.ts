import { invisibleCharacters, invisibleInLines, unusualSpaces, visibleCharacter } from './characters.ts'

/** Redacts the secrets in a text. `isTruncated` means that the text may be cut off inside a secret. */
export type Redact = (text: string, isTruncated?: boolean) => string

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')

/**
 * A given value, quoted as in JSON, so that different texts also look different, and shortened to 100 characters. The
 * caller must have removed secrets.
 */
export function quote(text: string): string {
  const line = JSON.stringify(text).replace(unusualSpaces, space => `\\u${codeOf(space)}`)
  return line.length > 100 ? `${line.slice(0, 98)}…" (${text.length} characters)` : line
}

/**
 * Text from outside for people to read, with its line breaks. Invisible characters are replaced by their names
 * (`‹U+202E›`), so that they cannot mislead anyone.
 */
export function showInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisibleInLines, (character, flag?: string) => flag ?? `‹U+${codeOf(character).toUpperCase()}›`)
}

/**
 * Text from outside as one clean line: white space becomes single spaces, and invisible characters are removed; '' if
 * nothing is left.
 */
export function plainLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(invisibleCharacters, (_, flag = '') => flag)
    .replace(/[\s\x85]+/g, ' ')
    .trim()
  return visibleCharacter.test(line) ? line : ''
}

/** Shortens a text to `max` UTF-16 code units, plus `…` if anything was cut. The caller must have removed secrets. */
export const truncate = (text: string, max = 99): string =>
  text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : text

const maxExcerpt = 300

/** An excerpt redacts no more than this, because an error page may be as large as a list. */
const maxSearched = 65_536

/** The start of a text from outside, as one line without secrets. */
export function excerpt(text: string, redact: Redact, isTruncated = false): string {
  const searched = redact(text.slice(0, maxSearched), isTruncated || text.length > maxSearched)
  const line = searched.replace(/\s+/g, ' ').trim()
  return truncate(line, maxExcerpt)
}
