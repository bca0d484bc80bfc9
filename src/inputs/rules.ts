/**
 * The rules for single values, shared by inputs and payload files. Each takes the text as it was given and returns the
 * value, or says what is wrong with it in words that follow the name of the input: `icon-url: <message>`.
 */
export type Parsed<T> = { value: T } | { message: string }
export type Rule<T> = (text: string) => Parsed<T>

/** A URL, or undefined if the text is not one. (`URL.canParse` of Node 20 refuses some URLs that are valid.) */
export function parseUrl(text: string, base?: URL): URL | undefined {
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

const secondsPerUnit = { '': 1, s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }
const visibleAscii = /^[\x21-\x7e]+$/
const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Control characters: all but printable ASCII and what follows U+009F. (To compile `\p{Cc}` takes most of a millisecond.) */
export const CONTROL = /[^ -~\xa0-\uffff]/g

/** What was given, quoted, and shortened to 100 characters. The caller made sure that it has no token. */
export function quoted(text: string): string {
  const line = JSON.stringify(text)
  return line.length > 100 ? `${line.slice(0, 98)}…" (${text.length} characters)` : line
}

/** A whole number from `min` to `max` in decimal digits; `what` completes "is not …". */
export function wholeNumber(what: string, min: number, max: number): Rule<number> {
  return text => {
    const value = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? { value } : { message: `${quoted(text)} is not ${what}` }
  }
}

/** YAML 1.2 core booleans, and nothing else: `yes`, `1` or a typing error must not decide whether something is sent. */
export function boolean(text: string): Parsed<boolean> {
  if (/^(true|True|TRUE)$/.test(text)) return { value: true }
  if (/^(false|False|FALSE)$/.test(text)) return { value: false }
  return { message: `${quoted(text)} is neither true nor false; give \`true\` or \`false\`` }
}

/** A text as a boolean; undefined if it is neither. For callers that leave it to others to report a wrong one. */
export function parseBoolean(text: string): boolean | undefined {
  const parsed = boolean(text)
  return 'value' in parsed ? parsed.value : undefined
}

/** A time-to-live as whole seconds, or as a whole number with one unit (`12h`); the value is in seconds. */
export function duration(text: string): Parsed<number> {
  const match = /^([0-9]+)([smhdw]?)$/.exec(text)
  const right = 'give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)'
  if (!match) return { message: `${quoted(text)} is not a duration; ${right}` }
  const value = Number(match[1]) * secondsPerUnit[match[2] as keyof typeof secondsPerUnit]
  if (!Number.isSafeInteger(value)) return { message: `${quoted(text)} is too long; ${right}` }
  return { value }
}

/** A header value: only visible ASCII. The value is never quoted, since it is a secret. */
export function secret(text: string): Parsed<string> {
  if (visibleAscii.test(text)) return { value: text }
  return {
    message:
      'contains a space, a line break or a character outside ASCII, which a token cannot contain; give only the token, preferably from a secret',
  }
}

/**
 * An absolute URL with one of these schemes. It is sent as it was given, not normalised, so what a lenient parser would
 * repair (a missing slash, white space inside, a backslash) is refused: a browser may read it differently.
 */
export function absoluteUrl(...schemes: ('https' | 'http')[]): Rule<string> {
  const right = `give an absolute ${schemes.join(' or ')} URL, such as https://example.com/${schemes.length > 1 ? 'page' : 'image.png'}`
  return text => (text === '' ? filled(text) : urlWith(schemes, text, right))
}

function urlWith(schemes: readonly string[], text: string, right: string): Parsed<string> {
  if (/[\s\\]/.test(text) || text.search(CONTROL) >= 0) {
    return { message: `${quoted(text)} contains white space or a backslash, which a URL must not contain; ${right}` }
  }
  // A colon before a digit is that of a port, as in localhost:8080.
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]{0,30}):(?!\d)/.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined && !schemes.includes(scheme))
    return { message: `${quoted(text)} has the scheme ${scheme}; ${right}` }
  const absolute = scheme !== undefined && /^[^:]+:\/\/[^/?#]/.test(text) && parseUrl(text) !== undefined
  return absolute ? { value: text } : { message: `${quoted(text)} is not an absolute URL; ${right}` }
}

/** The address of the push service: https, or http on the machine itself, and nothing but host, port and path. */
export function baseUrl(text: string): Parsed<string> {
  // First of all, since every other sentence quotes the address.
  if (/^[^/]*\/\/[^/?#]*@/.test(text))
    return { message: 'contains a user name or password; give the address without them' }
  const right = 'give the https address of the push service, such as https://push.example.com'
  const parsed = urlWith(['https', 'http'], text, right)
  if ('message' in parsed) return parsed
  const url = new URL(text)
  if (url.protocol === 'http:' && !loopbackHosts.test(url.hostname)) {
    return {
      message: `${quoted(text)} has the scheme http, which would send the token unencrypted; give an https URL (http is only for loopback addresses)`,
    }
  }
  if (/[?#]/.test(text)) return { message: `${quoted(text)} has a query or fragment; give the address without it` }
  return { value: text.replace(/\/+$/, '') }
}

/** A text of which something is seen. */
export function filled(text: string): Parsed<string> {
  if (text === '') return { message: 'is blank, which the service refuses; give some text' }
  // Most texts have a visible character of ASCII.
  const isBlank = !/[!-~]/.test(text) && plainLine(text) === ''
  return isBlank ? { message: 'has no visible character; give some text' } : { value: text }
}

/**
 * Characters that nobody sees but that change what is seen: control characters other than white space, soft hyphens,
 * zero-width spaces and byte-order marks, bidirectional embeddings, overrides and isolates (an override turns around
 * all that follows it), interlinear marks. Joiners, variation selectors and LRM/RLM stay: emoji, Persian and mixed
 * directions need them.
 */
const INVISIBLE = /(?![\s\x85])[^ -~\xa0-\uffff]|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** Tag characters spell the flags of England, Scotland and Wales; anywhere else they are text that nobody sees. */
const TAG_CHARACTERS = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

const WHITE_SPACE = /[\s\x85]+/g
/** A string: V8 compiles the patterns of a file as it reads it, and the classes of Unicode take most of a millisecond. */
const VISIBLE = String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`

/** Text from outside as one clean line: white space folded and trimmed, invisible characters removed; '' if nothing is left. */
export function plainLine(text: string): string {
  const line = text.toWellFormed().replace(INVISIBLE, '').replace(TAG_CHARACTERS, '$1').replace(WHITE_SPACE, ' ').trim()
  return new RegExp(VISIBLE, 'u').test(line) ? line : ''
}
