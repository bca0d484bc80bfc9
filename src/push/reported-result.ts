import { parseBeginning, parseJson, valueAt } from '../base/json.ts'
import type { OutsideText } from '../base/outside-text.ts'
import { plainLine, truncate } from '../base/text.ts'
import type { HttpResponse, Incomplete } from '../http/exchange-and-hand-over.ts'
import { isWebPage } from './service-failures.ts'

/** What is unexpected about a 2xx response that still counts as `sent`. */
export type UnexpectedResponse = Incomplete | 'not-json' | 'json-text'

/** The service accepted the notification. */
export interface Sent {
  outcome: 'sent'
  sentAt: Date
  unexpected?: UnexpectedResponse
  /** The id that the service gave the notification. */
  notificationId?: string
  /** The message of a response that confirms nothing: it neither names a notification nor says that it was a success. */
  unconfirmed?: string
}

/**
 * Reads a 2xx response, even if its end is missing. `failure` means that the response reports a failure in spite of its
 * status. Nobody judges the words of a message.
 */
export function reportedResult({ body, incomplete, at: sentAt }: HttpResponse): Sent | 'failure' | 'web-page' {
  if (isWebPage(body.raw)) return 'web-page'
  const json = parseJson(body.raw)
  const statements = statementsIn(body.raw)
  if (json === false || statements.some(saysFailure)) return 'failure'
  const unexpected = incomplete ?? unexpectedIn(json, body.raw)
  const confirmation = confirmationIn(json, statements.some(saysSuccess), body)
  return { outcome: 'sent', sentAt, ...(unexpected && { unexpected }), ...confirmation }
}

function unexpectedIn(json: unknown, body: string): UnexpectedResponse | undefined {
  if (typeof json === 'string') return 'json-text'
  return json === undefined && body.trim() !== '' ? 'not-json' : undefined
}

const maxIdLength = 200

function confirmationIn(
  json: unknown,
  isSuccess: boolean,
  body: OutsideText,
): Pick<Sent, 'notificationId' | 'unconfirmed'> {
  const id = idIn(json)
  if (id !== undefined) return { notificationId: truncate(body.part(id).shown, maxIdLength - 1) }
  const message = valueAt(firstOf(json), 'message')
  if (isSuccess || isEmpty(wordOf(message))) return {}
  if (typeof message === 'string') return { unconfirmed: body.part(message.trim()).shown }
  return typeof message === 'object' ? { unconfirmed: body.shown } : {}
}

const firstOf = (json: unknown): unknown => (Array.isArray(json) ? json[0] : json)

/** A property that may say how the send went. Its name is in lower case, and so is its value if it is text. */
interface Statement {
  name: string
  value: unknown
}

/**
 * Returns the properties at the places where services say how a send went: at the top, in `data`, and in the first element
 * of a list. If an object repeats a name, each of its values counts, because nobody knows which one is meant.
 */
function statementsIn(body: string): Statement[] {
  if (!/^\s*[[{]/.test(body)) return []
  const { root, properties } = parseBeginning(body)
  const top = firstOf(root)
  const data = properties.filter(({ owner, name }) => owner === top && name.toLowerCase() === 'data')
  const places = new Set([top, ...data.map(({ value }) => firstOf(value))])
  const stated = properties.filter(({ owner }) => places.has(owner))
  return stated.map(({ name, value }) => ({ name: name.toLowerCase(), value: wordOf(value) }))
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

const failedStatuses: unknown[] = [false, 'false', 'error', 'failed', 'fail', 'failure']

function saysFailure({ name, value }: Statement): boolean {
  if (name === 'success' || name === 'ok') return value === false || value === 'false' || value === 0
  if (name === 'status') return failedStatuses.includes(value)
  return (name === 'error' || name === 'errors') && !isEmpty(value)
}

const saysSuccess = ({ name, value }: Statement): boolean =>
  (name === 'success' || name === 'ok') && (value === true || value === 'true')

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value

const idNames = ['notification_id', 'notificationId', 'id']

function idIn(json: unknown): string | undefined {
  const top = firstOf(json)
  const places = [top, firstOf(valueAt(top, 'data'))]
  const values = places.flatMap(place => idNames.map(name => valueAt(place, name)))
  return values.find(isId)?.toString().trim()
}

/** Text that shows nothing is no id, and neither is 0, which programs write if there is none. */
const isId = (value: unknown): value is string | number =>
  typeof value === 'string' ? plainLine(value) !== '' : Number.isSafeInteger(value) && value !== 0
