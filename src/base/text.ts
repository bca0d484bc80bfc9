import { invisibleCharacters, invisibleInLines, unusualSpaces, visibleCharacter } from './characters.ts'

/** Redacts the secrets in a string. Set `isTruncated` if the string may end in the middle of a secret. */
export type Redact = (text: string, isTruncated?: boolean) => string

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')

/**
 * Quotes text as JSON, with unusual spaces escaped so that readers can see them, and shortens it to about 100
 * characters.
 */
export function quote(text: string): string {
  const line = JSON.stringify(text).replace(unusualSpaces, space => `\\u${codeOf(space)}`)
  return line.length > 100 ? `${truncate(line, 98)}" (${text.length} characters)` : line
}

/**
 * Replaces invisible characters, which can mislead readers, with their code points (`‹U+202E›`). Turns every kind of
 * line break into `\n`.
 */
export function showInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisibleInLines, (character, flag?: string) => flag ?? `‹U+${codeOf(character).toUpperCase()}›`)
}

/**
 * Turns untrusted text into one line with single spaces and no invisible characters. Returns '' if nothing visible is
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

/** Truncates text to `max` UTF-16 code units and adds `…` if anything was cut off. */
export const truncate = (text: string, max = 99): string =>
  text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : text

/** Returns at most `max` items. If there are more, the last one says how many are left out. */
export function atMost<Item>(items: readonly Item[], max: number, more: (left: number) => Item): Item[] {
  const left = items.length - max
  return left > 0 ? [...items.slice(0, max), more(left)] : [...items]
}

const maxExcerpt = 300

/** excerpt() reads only this many characters, because an error page may be many megabytes long. */
const maxRead = 65_536

/** Returns the beginning of text on one line. */
export function excerpt(text: string): string {
  const line = text.slice(0, maxRead).replace(/\s+/g, ' ').trim()
  return truncate(line, maxExcerpt)
}
