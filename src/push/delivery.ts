import { StringDecoder } from 'node:string_decoder'
import { cancelledFailure, Failure } from '../base/failure.ts'
import { parseJson } from '../base/json.ts'
import { excerpt } from '../base/text.ts'
import { type AttemptResult, backoff, retryAfter, withRetries } from '../http/backoff.ts'
import { type HttpResponse, isSuccess, type RequestFailure, statusName } from '../http/exchange-and-hand-over.ts'
import type { OutsideWindow } from '../inputs/calendar.ts'
import type { PushService } from './push-service.ts'
import { reportedResult, type Sent } from './reported-result.ts'
import { probedFailure, requestFailure, statusFailure, websiteHint } from './service-failures.ts'

/** The outcome of a POST, according to the table in docs/delivery.md. */
export type Verdict = Sent | FailedDelivery

export interface FailedDelivery {
  outcome: 'rejected' | 'not-sent' | 'unknown'
  failure: Failure
  /**
   * Why the action did not retry, even though retries were left and the service definitely did not accept the
   * notification.
   */
  stop?: RetryStop
}

/**
 * Why the action must not retry after a wait: `send-between` no longer allows sending, this run no longer holds the
 * claim on its `once-key`, or the action cannot read the claim.
 */
export type RetryStop =
  | { kind: 'outside-window'; outside: OutsideWindow }
  | { kind: 'claim-lost'; ref: string }
  | { kind: 'claim-unreadable'; ref: string; cause: string }

export interface Delivery {
  verdict: Verdict
  /** The status of the last response to a POST. Later attempts may have gotten no response. */
  statusCode?: number
  /** The beginning of the body of the last response to a POST, without secrets. */
  body?: string
}

export interface DeliveryRequest {
  service: PushService
  body: string
  onAttempt: () => void
  /** Called right before each POST is handed over. If it returns a reason, the POST is not sent. */
  beforeHandOver?: () => string | undefined
  /** Called after each wait, before the next POST. If it returns a RetryStop, the action does not retry. */
  beforeRetry?: () => Promise<RetryStop | undefined>
}

const maxOutputBytes = 65_536

/**
 * Sends the notification. Retries only if the service definitely did not accept it (verdictOn), because a
 * missing notification can be sent later, but a duplicate cannot be taken back.
 */
export async function deliver(request: DeliveryRequest): Promise<Delivery> {
  const { service, body, onAttempt, beforeHandOver, beforeRetry } = request
  const { signal, log } = service.context
  let last: Pick<Delivery, 'statusCode' | 'body'> = {}

  const cancelled = (): FailedDelivery => {
    const { statusCode } = last
    // If there was a response, it was a 429, because the action does not retry after any other response. A 429 means
    // that nothing was sent.
    const message =
      statusCode === undefined
        ? undefined
        : `The run was cancelled before the action tried again. The service had refused the request (${statusName(statusCode)}).`
    return { outcome: 'not-sent', failure: cancelledFailure('Sending', message) }
  }

  async function attempt(number: number): Promise<AttemptResult<Verdict, FailedDelivery>> {
    onAttempt()
    const result = await service.send(body, beforeHandOver)
    if (result.kind === 'response') {
      last = { statusCode: result.status, body: firstBytes(result.body.shown, maxOutputBytes) }
    }
    if (!mayBeFromWebServer(result)) return verdictOn(result, backoff(number))
    log.info(
      `The response (${statusName(result.status)}) may be from a web server in front of the service, so the action lists the audiences to find out whether the service may have sent the notification.`,
    )
    return { done: verdictAfterProbe(result, await service.probe(), service.hasListed) }
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

/** Truncates text to `max` bytes of UTF-8. If the limit cuts a character in half, the decoder drops that character. */
const firstBytes = (text: string, max: number) => new StringDecoder().write(Buffer.from(text).subarray(0, max))

/**
 * Uses the result of one POST to decide whether the notification was sent and whether to retry (see the table in
 * docs/delivery.md). The wait before a retry is `backoffMs`, unless a 429 asks for a different wait. A 5xx is never
 * retried, not even a 503 with `Retry-After`, because a gateway may send a 5xx after the service has read the request.
 */
export function verdictOn(
  result: HttpResponse | RequestFailure,
  backoffMs: number,
): AttemptResult<Verdict, FailedDelivery> {
  if (result.kind === 'failure') return verdictOnFailure(result, backoffMs)
  return isSuccess(result.status) ? { done: verdictOnSuccess(result) } : verdictOnOtherStatus(result, backoffMs)
}

/**
 * Web servers and gateways answer with these statuses by themselves, even if the service behind them has read the
 * request: nginx turns its own 504 into any of them if its error page is a page that does not exist, a folder, a
 * redirect, or a file that cannot be sent in response to a POST.
 */
const webServerStatuses = [301, 307, 308, 403, 404, 405]

/**
 * Whether a web server may have given this response instead of the service. The service itself explains its refusals in
 * a JSON object or list. A plain number or word is no evidence, because it can be the text of an error page.
 */
export function mayBeFromWebServer(result: HttpResponse | RequestFailure): result is HttpResponse {
  if (result.kind === 'failure' || !webServerStatuses.includes(result.status)) return false
  const json = parseJson(result.body.raw)
  return typeof json !== 'object' || json === null
}

/**
 * Uses the result of one request for the list of audiences to decide on a response that may be from a web server. If
 * that request gets the same status, no service is there that could have sent the notification, unless this run has
 * already received a list (`hasListed`). Otherwise, whoever can list audiences may have sent it.
 */
export function verdictAfterProbe(
  response: HttpResponse,
  probed: HttpResponse | RequestFailure,
  hasListed: boolean,
): FailedDelivery {
  const { isNobodyThere, failure } = probedFailure(response, probed, hasListed)
  return { outcome: isNobodyThere ? 'rejected' : 'unknown', failure }
}

function verdictOnFailure(failed: RequestFailure, waitMs: number): AttemptResult<Verdict, FailedDelivery> {
  const failure = requestFailure('Sending', failed)
  if (failed.mayHaveBeenReceived) return { done: { outcome: 'unknown', failure } }
  const notSent: FailedDelivery = { outcome: 'not-sent', failure }
  return failed.retryable ? { result: notSent, waitMs } : { done: notSent }
}

function verdictOnOtherStatus(response: HttpResponse, waitMs: number): AttemptResult<Verdict, FailedDelivery> {
  const { status, headers } = response
  const outcome = provesNothingSent(status) ? 'rejected' : 'unknown'
  const failed: FailedDelivery = { outcome, failure: statusFailure('Sending', response, outcome === 'unknown') }
  if (status !== 429) return { done: failed }
  return { result: failed, waitMs: retryAfter(headers['retry-after'], Date.now()) ?? waitMs }
}

/**
 * Statuses below 500 after which the notification may have been sent. Many services respond with 302 or 303 after
 * handling a request. A server that responds with 408 or 499 has given up, but may already have passed the request on.
 */
const inDoubt = [302, 303, 408, 499]

const provesNothingSent = (status: number) => status >= 300 && status < 500 && !inDoubt.includes(status)

function verdictOnSuccess(response: HttpResponse): Verdict {
  const reported = reportedResult(response)
  if (reported === 'failure') return { outcome: 'unknown', failure: contradiction(response) }
  if (reported === 'web-page') return { outcome: 'unknown', failure: websiteFailure() }
  return reported
}

function contradiction({ status, body }: HttpResponse): Failure {
  return new Failure({
    reason: 'service-reported-failure',
    title: 'The service reported a failure',
    message: `The service responded ${statusName(status)}, but its response reports a failure: ${excerpt(body.shown)}.`,
    hint: 'If the response names a problem, fix it before you send again.',
  })
}

const websiteFailure = () =>
  new Failure({
    reason: 'bad-response',
    title: 'A website responded',
    message: 'The response has a success status (2xx), but its body begins with `<` like a web page.',
    hint: websiteHint,
  })
