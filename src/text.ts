/** Takes the secrets out of a text; `isTruncated` says that it may break off inside one. */
export type Redact = (text: string, isTruncated?: boolean) => string

/** In bytes. */
export const mebibyte = 1_048_576

/** To parse a URL takes time with the square of its length if its characters are all different. */
export const maxUrlLength = 2_048
export const maxUrlText = '2,048 characters'

const parsedUrls = new Map<string, URL | undefined>()

/**
 * A URL, or undefined if the text is not one, or longer than `maxUrlLength`. Each is parsed once, since aliases and
 * many files may repeat it, so copy it before you change it. (`URL.canParse` of Node 20 refuses some URLs that are
 * valid.)
 */
export function parseUrl(text: string, base?: URL): URL | undefined {
  if (text.length > maxUrlLength) return undefined
  const key = `${base?.href ?? ''} ${text}`
  if (!parsedUrls.has(key)) parsedUrls.set(key, parseNewUrl(text, base))
  return parsedUrls.get(key)
}

function parseNewUrl(text: string, base: URL | undefined): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The value of a JSON document, or undefined if the text is not one. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * All but printable ASCII and what follows U+009F. As `\p{Cc}`, here and where more is looked for, it costs 1 % of a
 * send.
 */
export const controlCharacters = /[^ -~\xa0-\uffff]/g

/**
 * A pattern that is compiled on its first use. V8 builds the set of characters of a literal such as `/\p{L}/u` when it
 * reads the file: for the patterns that use this together, which hardly any text needs, that is 6 % of a send.
 */
export function lazyPattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined
  return () => {
    pattern ??= new RegExp(source, flags)
    return pattern
  }
}

/**
 * Characters that nobody sees, and spaces that look like an ordinary one. Joiners stay, since emoji and Persian need
 * them.
 */
const unseen = /[\xa0\xad\u180e\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f-\u206f\ufeff\ufff9-\ufffb]/g
const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * What was given, quoted as in JSON, so that two texts that differ also look different, and shortened to 100
 * characters. The caller made sure that it has no token.
 */
export function quote(text: string): string {
  const line = JSON.stringify(text).replace(unseen, asEscape)
  return line.length > 100 ? `${line.slice(0, 98)}…" (${text.length} characters)` : line
}

/**
 * Characters that nobody sees but that change what is seen: control characters other than white space, soft hyphens,
 * zero-width spaces and byte-order marks, bidirectional embeddings, overrides and isolates (an override turns around
 * all that follows it), interlinear marks. Joiners, variation selectors and LRM/RLM stay: emoji, Persian and mixed
 * directions need them.
 */
const invisibleCharacters =
  /(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** Tag characters spell the flags of England, Scotland and Wales; anywhere else they are text that nobody sees. */
const tagCharacters = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

const whiteSpace = /[\s\x85]+/g

const visibleCharacter = lazyPattern(String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`, 'u')

/**
 * Text from outside as one clean line: white space folded and trimmed, invisible characters removed; '' if nothing is
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

const maxQuoted = 100

/**
 * A text from outside that is part of a message, shortened to 100 characters. The caller made sure that it has no
 * token.
 */
export const clip = (text: string): string =>
  text.length > maxQuoted ? `${text.slice(0, maxQuoted - 1).toWellFormed()}…` : text

const maxExcerpt = 300

/** No more than this is redacted for an excerpt: an error page may be as large as a list. */
const maxSearched = 65_536

/** The beginning of a text from outside, as one line without secrets. */
export function excerpt(text: string, redact: Redact, isTruncated = false): string {
  const searched = redact(text.slice(0, maxSearched), isTruncated || text.length > maxSearched)
  const line = searched.replace(/\s+/g, ' ').trim()
  return line.length > maxExcerpt ? `${line.slice(0, maxExcerpt)}…` : line
}

/** Whether a value is an object with names: neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
