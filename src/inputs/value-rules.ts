import { controlInText } from '../base/characters.ts'
import { isObject, type JsonObject, parseJson } from '../base/json.ts'
import { type ProblemText, quoting } from '../base/problems.ts'
import { plainLine } from '../base/text.ts'
import { timeUnits } from '../base/units.ts'

/**
 * The maximum size of payload files, `actions`, and `extra-fields`, in bytes. Anything larger is refused before
 * parsing.
 */
export const maxYamlBytes = 16_384

/** Completes a message that begins with the name of an input or file. */
export const tooLargeYaml = 'is larger than 16 KiB; shorten it (push services accept about 4 KiB in total)'

export type Parsed<T> = { value: T } | ProblemText
export type Rule<T> = (text: string) => Parsed<T>

const visibleAscii = /^[\x21-\x7e]+$/

/** Accepts a whole number from `min` to `max` in decimal digits. `what` completes the message "is not …". */
export function wholeNumber(what: string, min: number, max: number): Rule<number> {
  return text => {
    const value = Number(text)
    const isValid = /^[0-9]+$/.test(text) && value >= min && value <= max
    if (isValid) return { value }
    return quoting(text, `is not ${what}${isRewritten(text) ? rewrittenHint : ''}`)
  }
}

/** GitHub writes a large number that is not in quotes this way, as in `1.23E+15`. */
const isRewritten = (text: string) => /^\d(?:\.\d+)?e\+\d+$/i.test(text)
const rewrittenHint = '; put it in quotes in the workflow, because GitHub rewrites large numbers without quotes'

/** Accepts only YAML 1.2 core booleans so that a typo cannot cause or prevent a send. */
export function boolean(text: string): Parsed<boolean> {
  if (['true', 'True', 'TRUE'].includes(text)) return { value: true }
  if (['false', 'False', 'FALSE'].includes(text)) return { value: false }
  return quoting(text, `is neither true nor false; use \`true\` or \`false\``)
}

/** Like boolean(), but returns undefined if the text is not a boolean, for callers that do not report problems. */
export function parseBoolean(text: string): boolean | undefined {
  const parsed = boolean(text)
  return 'value' in parsed ? parsed.value : undefined
}

/** Parses whole seconds, or a whole number with one unit (`12h`). The result is in seconds. */
export function duration(text: string): Parsed<number> {
  const match = /^([0-9]+)([smhdw]?)$/.exec(text)
  const right = 'use whole seconds (3600), or a whole number with a unit: s, m, h, d or w (12h)'
  if (!match) return quoting(text, `is not a duration; ${right}`)
  const unit = timeUnits.find(({ letter }) => letter === match[2])
  const value = Number(match[1]) * (unit?.seconds ?? 1)
  if (!Number.isSafeInteger(value)) return quoting(text, `is too long; ${right}`)
  return { value }
}

export interface UrlCheckSetting {
  /** How long to wait for URLs that fail, in seconds. */
  wait: number
}

const maxWaitSeconds = 3_600

/** Accepts a boolean, or a duration with its unit: how long to wait for pages that are not live yet. */
export function urlCheck(text: string): Parsed<UrlCheckSetting | undefined> {
  const isOn = parseBoolean(text)
  if (isOn !== undefined) return { value: isOn ? { wait: 0 } : undefined }
  const parsed = /[a-z]$/.test(text) ? duration(text) : undefined
  const isInRange = parsed && 'value' in parsed && parsed.value >= 1 && parsed.value <= maxWaitSeconds
  if (isInRange) return { value: { wait: parsed.value } }
  const right = '`true`, `false`, or a time with its unit, from `1s` to `1h`, to wait for pages that are not live yet'
  return quoting(text, `is not ${right}`)
}

/**
 * Accepts only visible ASCII characters, because the value becomes part of an HTTP header. The value is a secret, so
 * the message never quotes it.
 */
export function headerToken(text: string): Parsed<string> {
  if (visibleAscii.test(text)) return { value: text }
  return {
    message:
      'contains a space, a line break or a non-ASCII character, which a token cannot contain; set it to the token only, preferably from a secret',
  }
}

/** Accepts text with at least one visible character and no control characters. */
export function nonBlank(text: string): Parsed<string> {
  if (text === '') return { message: 'is blank, and the service refuses blank text; write some text' }
  const parsed = textWithoutControls(text)
  if ('message' in parsed) return parsed
  return plainLine(text) === '' ? { message: 'has no visible character; write some text' } : { value: text }
}

/** Refuses characters that subscribers would not see. Allows tabs and line breaks. */
export const textWithoutControls: Rule<string> = text => {
  const [control] = controlInText.exec(text) ?? []
  if (control === undefined) return text.isWellFormed() ? { value: text } : { message: loneSurrogate }
  const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return { message: `contains the control character U+${code}, which subscribers would not see; remove it` }
}

export const loneSurrogate = 'contains half of a character (a lone surrogate); write the whole character'

export type ReleaseChoice = { kind: 'latest' } | { kind: 'tag'; tag: string }

/** Accepts a tag, `refs/tags/<tag>`, or `latest`. For a tag named `latest`, users must write `refs/tags/latest`. */
export function releaseChoice(text: string): Parsed<ReleaseChoice> {
  if (text === 'latest') return { value: { kind: 'latest' } }
  const tag = text.replace(/^refs\/tags\//, '')
  const isOtherRef = /^refs\//.test(text) && tag === text
  if (tag === '' || isOtherRef) return quoting(text, 'is not a tag; use a tag such as v1.2.3, or `latest`')
  return { value: { kind: 'tag', tag } }
}

/**
 * Accepts any IANA time zone name that the runtime knows, in upper or lower case. Refuses offsets such as `+01:00`,
 * because they do not account for daylight saving time.
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

/** Parses the approved payload. */
export function expectedPayload(text: string): Parsed<JsonObject> {
  const value = parseJson(text)
  const right = 'use the `payload` output of the approved dry run, or `any` to turn this guard off'
  return isObject(value) ? { value } : { message: `is not a JSON object; ${right}` }
}

/** Returns the problem of an empty guard. `offWord` is the value that turns the guard off. */
export function emptyGuard(input: string, offWord: string): string {
  const inExpression = offWord === 'false' ? offWord : `'${offWord}'`
  const example = `\`\${{ inputs.${input} || ${inExpression} }}\``
  return `is empty, because its expression came out empty (a misspelled variable, or an input that this event does not have); correct the expression, or use \`${offWord}\` to turn this guard off, as in ${example}`
}

/** Without the guard `dry-run`, the run sends. */
export const emptyDryRun = (input: string, offWord: string): string =>
  `${emptyGuard(input, offWord)}. With \`${offWord}\`, the run sends the notification; to only check it, use \`true\``

/** An empty `expected-payload` has two common causes, and neither of them is visible to the action. */
export const missingPayload = (): string =>
  'is empty, so the approved payload is missing. Check the name of the step, and that it made a payload. If the payload comes from another job, it may contain a secret, because GitHub then drops it: put the address of the icon or page into a variable. Or use `any` to turn this guard off'

export const anyText: Rule<string> = value => ({ value })
