import { invisibleCharacters, lazyPattern, unseenInQuotes } from './characters.ts'

/** Takes the secrets out of a text; `isTruncated` says that it may break off inside one. */
export type Redact = (text: string, isTruncated?: boolean) => string

const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * What was given, quoted as in JSON, so that two texts that differ also look different, and shortened to 100
 * characters. The caller made sure that it has no token.
 */
export function quote(text: string): string {
  const line = JSON.stringify(text).replace(unseenInQuotes, asEscape)
  return line.length > 100 ? `${line.slice(0, 98)}…" (${text.length} characters)` : line
}

/** Tag characters spell the flags of England, Scotland and Wales; anywhere else they are text that nobody sees. */
const tagCharacters = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

const whiteSpace = /[\s\x85]+/g

const visibleCharacter = lazyPattern(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`, 'u')

/**
 * Text from outside as one clean line: each white space is one space, invisible characters removed; '' if nothing is
 * left.
 */
export function plainLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(invisibleCharacters, '')
    .replace(tagCharacters, '$1')
    .replace(whiteSpace, ' ')
    .trim()
  return visibleCharacter().test(line) ? line : ''
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
