import { StringDecoder } from 'node:string_decoder'
import { cancelledFailure, Failure } from '../errors.ts'
import { type AttemptResult, backoff, retryAfter, withRetries } from '../http/backoff.ts'
import { type HttpResponse, type Incomplete, isSuccess, type RequestFailure, statusName } from '../http/http-client.ts'
import type { OutsideWindow } from '../inputs/send-window.ts'
import { parseJson } from '../json.ts'
import type { Redact } from '../text.ts'
import type { PushService } from './push-service.ts'
import { isWebPage, requestFailure, statusFailure, websiteHint } from './service-failures.ts'

/** What is unexpected about the response of a service that accepted the notification. */
export type UnexpectedResponse = Incomplete | 'not-json'

/** Whether the notification was sent. */
export type Verdict = { outcome: 'sent'; sentAt: Date; unexpected?: UnexpectedResponse } | FailedDelivery

interface FailedDelivery {
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

export interface Delivery {
  verdict: Verdict
  /** The status of the last response to a POST; a later attempt without a response does not change it. */
  statusCode?: number
  /** The body of that response, redacted and then truncated. */
  body?: string
}

export interface DeliveryRequest {
  service: PushService
  /** The JSON body. */
  body: string
  /** Called before each POST is started. */
  onAttempt: () => void
  /** Called after each wait, before the next POST, which is not started if something forbids it. */
  beforeRetry?: () => Promise<RetryStop | undefined>
}

const maxResponseBytes = 65_536

/**
 * Sends the notification, and retries only if the service certainly did not accept it. The table of outcomes is in
 * docs/delivery.md. A POST in doubt is never retried: people can send a missing notification again, but
 * nobody can take back a duplicate.
 */
export async function deliver(request: DeliveryRequest): Promise<Delivery> {
  const { service, body, onAttempt, beforeRetry } = request
  const { signal, redact, log } = service.context
  let last: Pick<Delivery, 'statusCode' | 'body'> = {}

  const cancelled = (): FailedDelivery => {
    const { statusCode } = last
    // A response from before a wait is one that refused.
    const message =
      statusCode === undefined
        ? undefined
        : `The run was cancelled before it tried again. The service had refused the request (${statusName(statusCode)}).`
    return { outcome: 'not-sent', failure: cancelledFailure('Sending', message) }
  }

  async function attempt(number: number): Promise<AttemptResult<Verdict, FailedDelivery>> {
    onAttempt()
    const result = await service.send(body)
    const waitMs = backoff(number)
    if (result.kind === 'failure') return verdictOnFailure(result, waitMs, redact)
    const shown = redact(result.body, result.incomplete !== undefined)
    last = { statusCode: result.status, body: firstBytes(shown, maxResponseBytes) }
    // The verdict reads the response as it came, since redaction could change its JSON.
    return isSuccess(result.status) ? { done: verdictOnSuccess(result) } : verdictOnRefusal(result, waitMs, redact)
  }
  const verdict = await withRetries<Verdict, FailedDelivery>({
    attempt,
    retries: service.retries,
    signal,
    cancelled,
    onWait: ({ failure }, waitMs) => log.retry(failure, waitMs),
    beforeRetry: async failed => {
      const stop = await beforeRetry?.()
      return stop && { ...failed, stop }
    },
  })
  return { verdict, ...last }
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

/** The same of an object whose end is missing. What is meant by one further inside is in doubt as well. */
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

/** Text of at most so many bytes in UTF-8. The decoder keeps back a character of which only a part is left. */
const firstBytes = (text: string, max: number) => new StringDecoder().write(Buffer.from(text).subarray(0, max))
