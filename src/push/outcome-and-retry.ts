import { Failure } from '../errors.ts'
import { type AttemptResult, retryAfter } from '../http/backoff.ts'
import { type HttpResponse, type Incomplete, isSuccess, type RequestFailure } from '../http/http-client.ts'
import type { OutsideWindow } from '../inputs/calendar.ts'
import { parseJson } from '../json.ts'
import type { Redact } from '../text.ts'
import { isWebPage, requestFailure, statusFailure, websiteHint } from './service-failures.ts'

/** What is unexpected about the response of a service that accepted the notification. */
export type UnexpectedResponse = Incomplete | 'not-json'

/** Whether the notification was sent. */
export type Verdict = { outcome: 'sent'; sentAt: Date; unexpected?: UnexpectedResponse } | FailedDelivery

export interface FailedDelivery {
  outcome: 'rejected' | 'not-sent' | 'unknown'
  failure: Failure
  /** Why it was not tried again, although it certainly was not accepted and tries were left. */
  stop?: RetryStop
}

/**
 * What forbids another try after a wait: the times of `send-between` are over; the claim of `once-key` is not this
 * run's any more, or cannot be read.
 */
export type RetryStop =
  | { kind: 'outside-window'; outside: OutsideWindow }
  | { kind: 'claim-lost'; ref: string }
  | { kind: 'claim-unreadable'; ref: string; cause: string }

/**
 * What one POST means for the send: its outcome, and whether it is tried again, after `backoffMs` unless the service
 * names a time. The table is in docs/delivery.md.
 */
export function verdictOn(
  result: HttpResponse | RequestFailure,
  backoffMs: number,
  redact: Redact,
): AttemptResult<Verdict, FailedDelivery> {
  if (result.kind === 'failure') return verdictOnFailure(result, backoffMs, redact)
  return isSuccess(result.status) ? { done: verdictOnSuccess(result) } : verdictOnRefusal(result, backoffMs, redact)
}

function verdictOnFailure(
  failed: RequestFailure,
  waitMs: number,
  redact: Redact,
): AttemptResult<Verdict, FailedDelivery> {
  const failure = requestFailure('Sending', failed, redact)
  if (failed.mayHaveBeenReceived) return { done: { outcome: 'unknown', failure } }
  const notSent: FailedDelivery = { outcome: 'not-sent', failure }
  return failed.retryable ? { result: notSent, waitMs } : { done: notSent }
}

function verdictOnRefusal(
  response: HttpResponse,
  waitMs: number,
  redact: Redact,
): AttemptResult<Verdict, FailedDelivery> {
  const { status, headers } = response
  const requestedMs = retryAfter(headers['retry-after'], Date.now())
  const isRetryable = status === 429 || (status === 503 && requestedMs !== undefined)
  const outcome = isRetryable || isRefusal(status) ? 'rejected' : 'unknown'
  const failed: FailedDelivery = { outcome, failure: statusFailure('Sending', response, redact, outcome === 'unknown') }
  return isRetryable ? { result: failed, waitMs: requestedMs ?? waitMs } : { done: failed }
}

/**
 * Whether a status certainly means that the service did nothing. 303 means that the service handled the request. A
 * server that stopped waiting for the request (408) may already have passed it on.
 */
const isRefusal = (status: number) => status >= 300 && status < 500 && status !== 303 && status !== 408

function verdictOnSuccess({ at, incomplete, body }: HttpResponse): Verdict {
  const json = parseJson(body)
  // The JSON of an incomplete response counts too, as far as it can be read.
  if (reportsFailure(json) || (json === undefined && beginningReportsFailure(body)))
    return { outcome: 'unknown', failure: contradiction() }
  if (isWebPage(body)) return { outcome: 'unknown', failure: websiteFailure() }
  const sent: Verdict = { outcome: 'sent', sentAt: at }
  if (incomplete) return { ...sent, unexpected: incomplete }
  return json !== undefined || body.trim() === '' ? sent : { ...sent, unexpected: 'not-json' }
}

/** A 2xx whose body contradicts it: `success` or `ok` is false, or `error` or `errors` is not empty. */
function reportsFailure(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  const { success, ok, error, errors } = json as Record<string, unknown>
  return success === false || ok === false || !isEmpty(error) || !isEmpty(errors)
}

/** The same of an object whose end is missing. A member deeper inside counts too, since what it means is in doubt. */
const beginningReportsFailure = (body: string) =>
  body.trimStart().startsWith('{') &&
  /"(?:success|ok)"\s*:\s*false\b|"errors?"\s*:\s*(?!null\b|false\b|0\b|""|\[\s*\]|\{\s*\}|$)\S/.test(body)

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return !value || (typeof value === 'string' && value.trim() === '')
}

const contradiction = () =>
  new Failure({
    reason: 'service-reported-failure',
    title: 'The service reported a failure',
    message: 'The response has a success status (2xx), but its body says that something failed.',
    hint: 'The response is in the output `response` and in the summary.',
  })

const websiteFailure = () =>
  new Failure({
    reason: 'bad-response',
    title: 'A website responded',
    message: 'The response has a success status (2xx), but it is a web page.',
    hint: websiteHint,
  })
