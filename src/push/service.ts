import { Failure } from '../errors.ts'
import type { HttpClient, HttpRequest, HttpResponse, RequestFailure } from '../http/client.ts'
import { backoff, type Next, retryAfter, withRetries } from '../http/retry.ts'
import type { Redact } from '../inputs/secrets.ts'
import type { ServiceSettings } from '../inputs/settings.ts'
import { userAgent } from '../version.ts'
import { cancelledFailure, requestFailed, statusFailed } from './failures.ts'
import type { Audience } from './target.ts'

export interface ServiceAccess {
  /** Without a trailing slash; may have a path. */
  baseUrl: string
  token: string
  timeoutMs: number
  /** As `web-push-action/<version>`. */
  userAgent: string
  http: HttpClient
  signal?: AbortSignal | undefined
}

const mebibyte = 1_048_576

/** The push service that the settings name, for the time of a step. */
export function openService(settings: ServiceSettings, step: Pick<ServiceAccess, 'http' | 'signal'>): PushService {
  const { baseUrl, apiToken: token, timeout } = settings
  return new PushService({
    baseUrl,
    token,
    timeoutMs: timeout * 1_000,
    userAgent,
    http: step.http,
    signal: step.signal,
  })
}

/** The two operations of the push service (docs/api.md), one exchange each. */
export class PushService {
  readonly #access: ServiceAccess

  constructor(access: ServiceAccess) {
    this.#access = access
  }

  /** GET /v1/audience. */
  fetchAudiences(): Promise<HttpResponse | RequestFailure> {
    return this.#exchange({ method: 'GET', path: '/v1/audience', maxBytes: 64 * mebibyte })
  }

  /** POST /v1/notifications with this JSON body. */
  send(body: string): Promise<HttpResponse | RequestFailure> {
    return this.#exchange({ method: 'POST', path: '/v1/notifications', maxBytes: mebibyte, body })
  }

  #exchange({ path, ...request }: Pick<HttpRequest, 'method' | 'maxBytes' | 'body'> & { path: string }) {
    const { baseUrl, token, timeoutMs, userAgent, http, signal } = this.#access
    return http.request({
      ...request,
      url: new URL(baseUrl + path),
      headers: {
        'Authentication-Token': token,
        Accept: 'application/json',
        'User-Agent': userAgent,
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      timeoutMs,
      signal,
    })
  }
}

export interface ListRequest {
  service: PushService
  retries: number
  signal: AbortSignal | undefined
  /** Takes the secrets out of text from outside. */
  redact: Redact
  /** Called before each wait for a retry. */
  onWait: (why: Failure, waitMs: number) => void
  random?: () => number
}

/**
 * The audiences in the service's order. Reading is safe to repeat, so every network failure, 429 and 5xx is retried.
 * Throws a Failure for anything but a well-formed list; nothing has been sent then.
 */
export async function listAudiences({ service, signal, redact, random, ...rest }: ListRequest): Promise<Audience[]> {
  const attempt = async (number: number): Promise<Next<Audience[] | Failure>> => {
    if (signal?.aborted) return { done: cancelled() }
    return judge(await service.fetchAudiences(), backoff(number, random), redact)
  }
  const result = await withRetries<Audience[] | Failure>({
    ...rest,
    attempt,
    signal,
    cancelled,
    onWait: (last, waitMs) => last instanceof Failure && rest.onWait(last, waitMs),
  })
  if (result instanceof Failure) throw result
  return result
}

const cancelled = () => cancelledFailure('Listing the audiences')

function judge(result: HttpResponse | RequestFailure, waitMs: number, redact: Redact): Next<Audience[] | Failure> {
  if (result.kind === 'failure') return judgeFailure(result, waitMs, redact)
  const { status, incomplete } = result
  if (status < 200 || status >= 300) {
    const failure = statusFailed('Listing the audiences', result, redact)
    if (status !== 429 && status < 500) return { done: failure }
    return { retry: failure, waitMs: retryAfter(result.headers['retry-after'], Date.now()) ?? waitMs }
  }
  if (incomplete === 'too-large') return { done: badList('the list is larger than 64 MiB') }
  if (incomplete) {
    const reason = incomplete === 'cut' ? 'connection-lost' : incomplete
    const retryable = incomplete !== 'cancelled'
    const cause = new Error('only a part of the list arrived')
    return judgeFailure({ kind: 'failure', mayHaveBeenReceived: true, reason, retryable, cause }, waitMs, redact)
  }
  try {
    return { done: parseList(result.body) }
  } catch (error) {
    if (error instanceof Failure) return { done: error }
    throw error
  }
}

function judgeFailure(failed: RequestFailure, waitMs: number, redact: Redact): Next<Failure> {
  const failure = requestFailed('Listing the audiences', failed, redact)
  return failed.retryable && failed.reason !== 'cancelled' ? { retry: failure, waitMs } : { done: failure }
}

/** The body of the list operation as audiences; a Failure names the first place that is wrong (`audience[3].id`). */
export function parseList(text: string): Audience[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw badList('the response is not JSON')
  }
  const list = isObject(json) ? json.audience : undefined
  if (!Array.isArray(list)) throw badList('audience: expected an array')
  for (let index = 0; index < list.length; index++) {
    const wrong = whatIsWrong(list[index])
    if (wrong) throw badList(`audience[${index}]${wrong}`)
  }
  return list
}

/** Checked by hand, since a list may have 100,000 of them and a schema takes as long for these as all else together. */
function whatIsWrong(audience: unknown): string | undefined {
  if (!isObject(audience)) return ': expected an object'
  const { id, name, reach } = audience
  if (typeof id !== 'number') return '.id: expected a number'
  if (!Number.isSafeInteger(id)) return `.id: ${id} is not a safe integer, so it cannot be used as an id`
  if (typeof name !== 'string') return '.name: expected a string'
  if (typeof reach !== 'number' || !Number.isFinite(reach)) return '.reach: expected a number'
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const badList = (wrong: string) =>
  new Failure({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service responded, but not with a list of audiences: ${wrong}.`,
    hint: 'Check `base-url`; if it is right, the service has a problem, or uses another version of its API.',
  })
