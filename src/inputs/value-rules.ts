import { controlInText } from '../characters.ts'
import { isObject, parseJson } from '../json.ts'
import { plainLine } from '../text.ts'
import { timeUnits } from '../units.ts'
import { type ProblemText, quoting } from './problems.ts'

// The rules for single values of inputs and payload files. The rules for URLs are in url-rules.ts.

/** In bytes. A larger payload file, `actions`, or `extra-fields` is refused before it is parsed. */
export const maxYamlBytes = 16_384

/** The problem with a larger text, in words that follow its name. */
export const tooLargeYaml = 'is larger than 16 KiB; shorten it (push services take about 4 KiB in all)'

/** A parsed value, or the problem with the text. */
export type Parsed<T> = { value: T } | ProblemText
export type Rule<T> = (text: string) => Parsed<T>

const visibleAscii = /^[\x21-\x7e]+$/

/** A whole number from `min` to `max` in decimal digits; `what` completes "is not …". */
export function wholeNumber(what: string, min: number, max: number): Rule<number> {
  return text => {
    const value = Number(text)
    const isValid = /^[0-9]+$/.test(text) && value >= min && value <= max
    return isValid ? { value } : quoting(text, `is not ${what}`)
  }
}

/** Only YAML 1.2 core booleans: `yes`, `1` or a typo must not decide whether something is sent. */
export function boolean(text: string): Parsed<boolean> {
  if (['true', 'True', 'TRUE'].includes(text)) return { value: true }
  if (['false', 'False', 'FALSE'].includes(text)) return { value: false }
  return quoting(text, `is neither true nor false; use \`true\` or \`false\``)
}

/** A text as a boolean, or undefined. For callers that leave it to others to report an invalid value. */
export function parseBoolean(text: string): boolean | undefined {
  const parsed = boolean(text)
  return 'value' in parsed ? parsed.value : undefined
}

/** A duration in whole seconds, or as a whole number with one unit (`12h`). The result is in seconds. */
export function duration(text: string): Parsed<number> {
  const match = /^([0-9]+)([smhdw]?)$/.exec(text)
  const right = 'use whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)'
  if (!match) return quoting(text, `is not a duration; ${right}`)
  const unit = timeUnits.find(({ letter }) => letter === match[2])
  const value = Number(match[1]) * (unit?.seconds ?? 1)
  if (!Number.isSafeInteger(value)) return quoting(text, `is too long; ${right}`)
  return { value }
}

/** A header value: only visible ASCII. It is a secret, so a problem never quotes it. */
export function headerToken(text: string): Parsed<string> {
  if (visibleAscii.test(text)) return { value: text }
  return {
    message:
      'contains a space, a line break or a character outside ASCII, which a token cannot contain; use only the token, preferably from a secret',
  }
}

/** A text with a visible character and no control characters. */
export function nonBlank(text: string): Parsed<string> {
  if (text === '') return { message: 'is blank, which the service refuses; write some text' }
  const parsed = textWithoutControls(text)
  if ('message' in parsed) return parsed
  return plainLine(text) === '' ? { message: 'has no visible character; write some text' } : { value: text }
}

/** Any text without control characters, except tabs and line breaks: subscribers would not see them. */
export const textWithoutControls: Rule<string> = text => {
  const [control] = controlInText.exec(text) ?? []
  if (control === undefined) return { value: text }
  const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return { message: `contains the control character U+${code}, which subscribers would not see; remove it` }
}

/** The release that the input `release` names. */
export type ReleaseChoice = { kind: 'latest' } | { kind: 'tag'; tag: string }

/**
 * A tag, `refs/tags/<tag>`, or `latest`. A tag named `latest` must be given as `refs/tags/latest`. Other refs are
 * refused.
 */
export function releaseChoice(text: string): Parsed<ReleaseChoice> {
  if (text === 'latest') return { value: { kind: 'latest' } }
  const tag = text.replace(/^refs\/tags\//, '')
  const isOtherRef = /^refs\//.test(text) && tag === text
  if (tag === '' || isOtherRef) return quoting(text, 'is not a tag; use a tag such as v1.2.3, or `latest`')
  return { value: { kind: 'tag', tag } }
}

/**
 * A name from the IANA time zone database that this runtime knows, in any case. An offset such as `+01:00` is refused,
 * because it has no summer time.
 */
export function timeZone(text: string): Parsed<string> {
  if (/^[a-z]/i.test(text) && isKnownZone(text)) return { value: text }
  const right = 'use a name from the IANA time zone database, such as Europe/Berlin'
  return quoting(text, `is not a time zone that this runner knows; ${right}`)
}

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * The approved body; undefined for `any`. The manifest sets `any` by default, so an empty text was given on purpose.
 */
export function expectedPayload(text: string): Parsed<Record<string, unknown> | undefined> {
  if (text === 'any') return { value: undefined }
  const right = 'set it to the output `payload` of the dry run that was approved, or remove the input'
  if (text === '') return { message: `is empty, so the payload that was approved is missing; ${right}` }
  const value = parseJson(text)
  return isObject(value) ? { value } : { message: `is not a JSON object; ${right}` }
}

/** Any text, as it is. */
export const anyText: Rule<string> = value => ({ value })
