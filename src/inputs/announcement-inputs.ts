import { isObject, parseJson, quote } from '../text.ts'
import type { SendWindow } from './send-window.ts'
import type { Parsed } from './value-rules.ts'

// The rules of the inputs that say which release is announced, when, and exactly what.

/** The release that the input `release` names. */
export type ReleaseChoice = { kind: 'latest' } | { kind: 'tag'; tag: string }

/** A tag, also as `refs/tags/<tag>`, or `latest`; a tag of that name is `refs/tags/latest`. */
export function releaseChoice(text: string): Parsed<ReleaseChoice> {
  if (text === 'latest') return { value: { kind: 'latest' } }
  const tag = text.replace(/^refs\/tags\//, '')
  if (tag === '') return { message: `${quote(text)} is not a tag; use a tag such as v1.2.3, or \`latest\`` }
  return { value: { kind: 'tag', tag } }
}

/** Two times of day in 24 hours, `09:00-20:00`; the end may be `24:00`. */
export function sendWindow(text: string): Parsed<SendWindow> {
  const right = 'use two times of day, such as 09:00-20:00'
  const match = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(text)
  if (!match) return { message: `${quote(text)} is not a range of times; ${right}` }
  const [from = 0, to = 0] = text.split('-').map(minutesOf)
  if (from === to) return { message: `${quote(text)} begins and ends at the same time; ${right}` }
  return { value: { from, to, text } }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A name of the IANA time zone database that this runtime knows, in any case. An offset such as `+01:00` has no summer time. */
export function timeZone(text: string): Parsed<string> {
  if (/^[a-z]/i.test(text) && isKnownZone(text)) return { value: text }
  const city = text.replaceAll(' ', '_').toLowerCase()
  const meant = Intl.supportedValuesOf('timeZone').find(zone => zone.toLowerCase().endsWith(`/${city}`))
  const right = meant ? `did you mean ${meant}?` : 'use a name from the IANA time zone database, such as Europe/Berlin'
  return { message: `${quote(text)} is not a time zone that this runner knows; ${right}` }
}

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The body that was approved; undefined for `any`. The manifest has that default, so an empty text was given. */
export function expectedPayload(text: string): Parsed<Record<string, unknown> | undefined> {
  if (text === 'any') return { value: undefined }
  const right = 'set it to the output `payload` of the dry run that was approved, or remove the input'
  if (text === '') return { message: `is empty, so the payload that was approved is missing; ${right}` }
  const value = parseJson(text)
  return isObject(value) ? { value } : { message: `is not a JSON object; ${right}` }
}
