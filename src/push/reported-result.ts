import { isObject, parseBeginning, parseJson, textAt, valueAt } from '../base/json.ts'
import type { OutsideText } from '../base/outside-text.ts'
import { truncate } from '../base/text.ts'

/** What the body of a 2xx response to a send says about the notification. */
export interface ReportedResult {
  isFailure: boolean
  /** The id that the service gave the notification. */
  notificationId?: string
  /** The message of a response that confirms nothing: it neither names a notification nor says that it was a success. */
  unconfirmed?: string
}

const maxIdLength = 200

/** Reads the JSON of a 2xx response, even if its end is missing. Nobody judges the words of a message. */
export function reportedResult(body: OutsideText): ReportedResult {
  const whole = parseJson(body.raw)
  const json = whole ?? (/^\s*[[{]/.test(body.raw) ? parseBeginning(body.raw) : undefined)
  if (json === false) return { isFailure: true }
  const top = firstOf(json)
  const places = [top, firstOf(valueAt(top, 'data'))].filter(isObject)
  const statements = places.flatMap(Object.entries).map(([key, value]): Statement => [key.toLowerCase(), wordOf(value)])
  if (statements.some(saysFailure)) return { isFailure: true }
  // The last part of an incomplete body may be only the beginning of an id or message.
  if (whole === undefined) return { isFailure: false }
  const id = idIn(places)
  if (id !== undefined) return { isFailure: false, notificationId: truncate(body.part(id).shown, maxIdLength - 1) }
  const message = textAt(top, 'message')?.trim()
  if (!message || statements.some(saysSuccess)) return { isFailure: false }
  return { isFailure: false, unconfirmed: body.part(message).shown }
}

/** A property whose name is in lower case, and so is its value if it is text. */
type Statement = [key: string, value: unknown]

const firstOf = (json: unknown): unknown => (Array.isArray(json) ? json[0] : json)

const wordOf = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

const failedStatuses: unknown[] = [false, 'false', 'error', 'failed', 'fail', 'failure']

function saysFailure([key, value]: Statement): boolean {
  if (key === 'success' || key === 'ok') return value === false || value === 'false' || value === 0
  if (key === 'status') return failedStatuses.includes(value)
  return (key === 'error' || key === 'errors') && !isEmpty(value)
}

const saysSuccess = ([key, value]: Statement): boolean =>
  (key === 'success' || key === 'ok') && (value === true || value === 'true')

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value

const idNames = ['notification_id', 'notificationId', 'id']

function idIn(places: readonly Record<string, unknown>[]): string | undefined {
  const values = places.flatMap(place => idNames.map(name => valueAt(place, name)))
  const ids = values.map(value =>
    Number.isSafeInteger(value) ? String(value) : typeof value === 'string' && value.trim(),
  )
  return ids.find(Boolean) || undefined
}
