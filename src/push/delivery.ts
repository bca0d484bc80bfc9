import { Failure } from '../errors.ts'
import type { HttpResponse, Incomplete } from '../http/client.ts'
import type { RequestFailure } from '../http/failures.ts'
import { backOff, type Next, repeat, retryAfter } from '../http/retry.ts'
import type { Redact } from '../inputs/secrets.ts'
import { cancelledFailure, requestFailed, statusFailed } from './failures.ts'
import type { PushService } from './service.ts'

/** What became of the notification. */
export type Verdict =
  | { outcome: 'sent'; sentAt: Date; doubt?: string }
  | { outcome: 'rejected' | 'not-sent' | 'unknown'; failure: Failure }

export interface Delivery {
  verdict: Verdict
  /** Of the last answer to a POST, also where a later try got none. */
  statusCode?: number
  /** The body of that answer, redacted and then cut. */
  response?: string
}

export interface DeliveryRequest {
  service: PushService
  /** The JSON body. */
  body: string
  retries: number
  signal: AbortSignal | undefined
  /** Takes the token out of text from outside. */
  redact: Redact
  /** Told of each POST before it is started. */
  onAttempt: () => void
  /** Told of each wait before another try. */
  onWait: (why: Failure, waitMs: number) => void
  random?: () => number
}

const longestResponse = 65_536

/**
 * Hands the notification over, and again only where it was certainly not accepted; docs/delivery.md has the table of
 * outcomes. POST is never repeated in doubt: a notification too few can be sent again, one too many cannot be unsent.
 */
export async function deliver(request: DeliveryRequest): Promise<Delivery> {
  const { service, body, retries, signal, redact, onAttempt, onWait, random } = request
  let last: Pick<Delivery, 'statusCode' | 'response'> = {}

  const once = async (tries: number): Promise<Next<Verdict>> => {
    if (signal?.aborted) return { done: cancelled() }
    onAttempt()
    const result = await service.send(body)
    if (result.kind === 'failure') return judgeFault(result, backOff(tries, random))
    const shown = redact(result.body, result.incomplete !== undefined)
    last = { statusCode: result.status, response: cutToBytes(shown, longestResponse) }
    const waitMs = backOff(tries, random)
    // What the answer says is read before it is redacted, which could hide a word of it.
    return isSuccess(result) ? { done: judgeSuccess(result) } : judgeRefusal(result, shown, waitMs)
  }
  const verdict = await repeat({
    once,
    retries,
    signal,
    cancelled,
    onWait: (verdict, waitMs) => 'failure' in verdict && onWait(verdict.failure, waitMs),
  })
  return { verdict, ...last }
}

const cancelled = (): Verdict => ({ outcome: 'not-sent', failure: cancelledFailure('Sending') })

function judgeFault(fault: RequestFailure, waitMs: number): Next<Verdict> {
  const failure = requestFailed('Sending', fault)
  if (fault.mayHaveBeenReceived) return { done: { outcome: 'unknown', failure } }
  const verdict: Verdict = { outcome: 'not-sent', failure }
  return fault.retryable ? { again: verdict, waitMs } : { done: verdict }
}

const isSuccess = ({ status }: HttpResponse) => status >= 200 && status < 300

function judgeRefusal(answer: HttpResponse, shown: string, waitMs: number): Next<Verdict> {
  const { status, headers } = answer
  const failure = statusFailed('Sending', answer, shown)
  const asked = retryAfter(headers['retry-after'], Date.now())
  if (status === 429) return { again: { outcome: 'rejected', failure }, waitMs: asked ?? waitMs }
  if (status === 503 && asked !== undefined) return { again: { outcome: 'rejected', failure }, waitMs: asked }
  return { done: { outcome: status >= 300 && status < 500 ? 'rejected' : 'unknown', failure } }
}

const flaws: Record<Incomplete, string> = {
  cut: 'the answer broke off',
  timeout: 'the answer did not end in time',
  'too-large': 'the answer is larger than 1 MiB',
  cancelled: 'the run was cancelled before the answer ended',
}

function judgeSuccess({ at, incomplete, body }: HttpResponse): Verdict {
  const sent: Verdict = { outcome: 'sent', sentAt: at }
  if (incomplete) return { ...sent, doubt: flaws[incomplete] }
  if (body.trim() === '') return sent
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return { ...sent, doubt: 'the answer is not JSON' }
  }
  return reportsFailure(json) ? { outcome: 'unknown', failure: contradiction() } : sent
}

/** A 2xx whose body contradicts it: `success` or `ok` is false, or `error` or `errors` is not empty. */
function reportsFailure(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  const { success, ok, error, errors } = json as Record<string, unknown>
  return success === false || ok === false || !isEmpty(error) || !isEmpty(errors)
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return !value || (typeof value === 'string' && value.trim() === '')
}

const contradiction = () =>
  new Failure({
    reason: 'service-reported-failure',
    title: 'The service reported a failure',
    message: 'The service accepted the request (2xx), but the body of its answer says that something failed.',
    hint: 'The answer is in the output `response` and in the summary.',
  })

function cutToBytes(text: string, most: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= most) return text
  // A character must not be cut in two: step back over the bytes that continue one.
  let end = most
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return bytes.subarray(0, end).toString('utf8')
}
