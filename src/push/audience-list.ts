import { cancelledFailure, Failure, fixedAnywhere } from '../base/failure.ts'
import { isObject, parseJson } from '../base/json.ts'
import type { OutsideText } from '../base/outside-text.ts'
import { type AttemptResult, backoff, retryAfter, withRetries } from '../http/backoff.ts'
import { type HttpResponse, isSuccess, type RequestFailure } from '../http/exchange-and-hand-over.ts'
import type { Audience, ListedAudience } from './audience.ts'
import { maxListMebibytes, type PushService } from './push-service.ts'
import { isWebPage, requestFailure, statusFailure, websiteHint } from './service-failures.ts'

const listing = 'Listing the audiences'

/**
 * Fetches the audiences in the order the service lists them. Fetching is safe to repeat, so the action retries after
 * 408, 429, 5xx, and temporary network failures, but not if TLS fails or the proxy refuses the request. Throws a
 * Failure if it does not get a valid list.
 */
export async function listAudiences(service: PushService): Promise<ListedAudience[]> {
  const { signal, log } = service.context
  const body = await withRetries<OutsideText, Failure>({
    attempt: async number => readListResponse(await service.fetchAudiences(), backoff(number)),
    retries: service.retries,
    signal,
    cancelled: () => cancelledFailure(listing),
    onWait: (failure, waitMs) => log.retry(failure, waitMs),
  })
  if (body instanceof Failure) throw body
  return parseList(body)
}

/**
 * Returns the body of a successful response, or a failure. If the request may be retried, the result includes how long
 * to wait.
 */
function readListResponse(
  result: HttpResponse | RequestFailure,
  backoffMs: number,
): AttemptResult<OutsideText, Failure> {
  const afterFailure = (failed: RequestFailure): AttemptResult<OutsideText, Failure> => {
    const failure = requestFailure(listing, failed)
    return failed.retryable ? { result: failure, waitMs: backoffMs } : { done: failure }
  }
  if (result.kind === 'failure') return afterFailure(result)
  const { status, headers, body, incomplete } = result
  if (!isSuccess(status)) {
    const failure = statusFailure(listing, result)
    if (status !== 408 && status !== 429 && status < 500) return { done: failure }
    return { result: failure, waitMs: retryAfter(headers['retry-after'], Date.now()) ?? backoffMs }
  }
  if (incomplete === undefined) return { done: body }
  if (incomplete === 'too-large') return { done: badList(`the list is larger than ${maxListMebibytes} MiB`) }
  const reason = incomplete === 'cut' ? 'connection-lost' : incomplete
  const causeText = 'only part of the list arrived'
  const retryable = reason !== 'cancelled'
  const cause = new Error(causeText)
  return afterFailure({ kind: 'failure', mayHaveBeenReceived: true, reason, retryable, cause, causeText })
}

/**
 * Parses the list of audiences. Drops unknown properties, because they may be large or deeply nested. Throws a Failure
 * that names the first invalid value, such as `audience[3].id`.
 */
export function parseList(body: OutsideText): ListedAudience[] {
  const json = parseJson(body.raw)
  if (isWebPage(body.raw)) throw badList('the response is a web page', fixedAnywhere(websiteHint))
  if (json === undefined) throw badList('the response is not JSON')
  const list = isObject(json) ? json.audience : undefined
  if (!Array.isArray(list)) throw badList('audience: expected an array')
  for (let index = 0; index < list.length; index++) {
    const wrong = whatIsWrong(list[index])
    if (wrong) throw badList(`audience[${index}]${wrong}`)
  }
  return list.map(({ id, name, reach }: Audience) => ({ id, name: body.part(name), reach }))
}

/** Returns what follows a path such as `audience[3]` in the error message, or undefined if the audience is valid. */
function whatIsWrong(audience: unknown): string | undefined {
  if (!isObject(audience)) return ': expected an object'
  const { id, name, reach } = audience
  if (typeof id !== 'number') return '.id: expected a number'
  if (!Number.isSafeInteger(id)) return '.id: expected a whole number within ±(2^53-1)'
  if (typeof name !== 'string') return '.name: expected a string'
  if (typeof reach !== 'number' || !Number.isFinite(reach)) return '.reach: expected a number'
  return undefined
}

const badList = (
  wrong: string,
  hint = fixedAnywhere('Check `base-url`. If it is the address of the API, ask the operator of the service.'),
) =>
  new Failure({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service did not return a valid list of audiences: ${wrong}.`,
    hint,
  })
