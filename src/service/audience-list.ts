import * as z from 'zod/mini'
import { Failure } from '../errors.ts'
import type { Audience } from '../notification/audience.ts'
import { pathText } from '../notification/problems.ts'
import type { Redact } from '../redaction.ts'
import type { Fault } from './faults.ts'
import type { Answer } from './http.ts'
import { cancelledFailure, faultFailure, statusFailure } from './messages.ts'
import type { PushService } from './push-service.ts'
import { backOff, type Next, repeat, retryAfter } from './retry.ts'

export interface ListRequest {
  service: PushService
  retries: number
  cancel: AbortSignal | undefined
  redact: Redact
  onWait: (why: Failure, waitMs: number) => void
  random?: () => number
}

/**
 * The audiences in the service's order. Reading is safe to repeat, so every passing fault, 429 and 5xx is tried again.
 * Throws a Failure for anything but a well-formed list; nothing has been sent then.
 */
export async function listAudiences({ service, cancel, redact, random, ...rest }: ListRequest): Promise<Audience[]> {
  const once = async (tries: number): Promise<Next<Audience[] | Failure>> => {
    if (cancel?.aborted) return { done: cancelled }
    const result = await service.fetchAudiences()
    return judge(result, backOff(tries, random), redact)
  }
  const result = await repeat<Audience[] | Failure>({
    ...rest,
    once,
    cancel,
    cancelled: () => cancelled,
    onWait: (last, waitMs) => last instanceof Failure && rest.onWait(last, waitMs),
  })
  if (result instanceof Failure) throw result
  return result
}

const cancelled = cancelledFailure('Listing the audiences')

function judge(result: Answer | Fault, waitMs: number, redact: ListRequest['redact']): Next<Audience[] | Failure> {
  if (result.kind === 'fault') return judgeFault(result, waitMs)
  const { status, flaw } = result
  if (status < 200 || status >= 300) {
    const failure = statusFailure(
      'Listing the audiences',
      result,
      redact(result.body.toString('utf8'), flaw !== undefined),
    )
    if (status !== 429 && status < 500) return { done: failure }
    return { again: failure, waitMs: retryAfter(result.headers['retry-after'], Date.now()) ?? waitMs }
  }
  if (flaw === 'too-large') return { done: badList('the list is larger than 64 MiB') }
  if (flaw) {
    const reason = flaw === 'cut' ? 'connection-lost' : flaw
    const cause = new Error('the list did not arrive whole')
    return judgeFault({ kind: 'fault', handedOver: true, reason, passing: flaw !== 'cancelled', cause }, waitMs)
  }
  try {
    return { done: parseList(result.body.toString('utf8')) }
  } catch (error) {
    if (error instanceof Failure) return { done: error }
    throw error
  }
}

function judgeFault(fault: Fault, waitMs: number): Next<Failure> {
  const failure = faultFailure('Listing the audiences', fault)
  return fault.passing && fault.reason !== 'cancelled' ? { again: failure, waitMs } : { done: failure }
}

const listSchema = z.object({
  audience: z.array(z.object({ id: z.int(), name: z.string(), reach: z.number() })),
})

/** The body of the list operation as audiences; a Failure names the first place that is wrong (`audience[3].id`). */
export function parseList(text: string): Audience[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw badList('the answer is not JSON')
  }
  const parsed = listSchema.safeParse(json)
  if (parsed.success) return parsed.data.audience
  const issue = parsed.error.issues[0]
  throw badList(issue ? placeAndType(issue, json) : 'the answer has another shape')
}

function placeAndType(issue: z.core.$ZodIssue, json: unknown): string {
  const value = issue.path.reduce<unknown>(
    (found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key],
    json,
  )
  if (issue.path.length === 0) return 'the answer: expected an object with `audience`'
  if (issue.path.at(-1) === 'id' && typeof value === 'number') {
    return `${pathText(issue.path)}: ${value} is not a safe integer, so it cannot be used as an id`
  }
  const expected = 'expected' in issue && issue.expected !== 'int' ? String(issue.expected) : 'number'
  return `${pathText(issue.path)}: expected ${/^[aeio]/.test(expected) ? 'an' : 'a'} ${expected}`
}

const badList = (flaw: string) =>
  new Failure({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service answered, but not with a list of audiences: ${flaw}.`,
    next: 'Check `base-url`; if it is right, the service has a problem, or speaks another version of its interface.',
  })
