import type { Notification } from '../content/notification.ts'
import type { HttpResponse, RequestContext, RequestFailure } from '../http/http-client.ts'
import type { ServiceSettings } from '../inputs/settings.ts'
import { mebibyte } from '../units.ts'
import { userAgent } from '../version.ts'
import type { Target } from './audience.ts'

/** A larger list of audiences is an error. */
export const maxListMebibytes = 64

/** The action ignores the rest of a larger response to a send. */
export const maxResponseMebibytes = 1

/**
 * The longest time between a look at the claim of a `once-key` and a POST. A run that stood still for longer seems to
 * have ended, so people may delete its claim, and another run may send.
 */
export const maxClaimAgeMs = 30_000

/**
 * The two operations of the push service (docs/api.md). Each one is a single exchange, without retries. Callers may
 * retry it up to `retries` times.
 */
export class PushService {
  readonly retries: number
  readonly context: RequestContext
  readonly #settings: Pick<ServiceSettings, 'baseUrl' | 'apiToken' | 'timeout'>

  constructor(
    { retries, ...settings }: Pick<ServiceSettings, 'baseUrl' | 'apiToken' | 'timeout' | 'retries'>,
    context: RequestContext,
  ) {
    this.retries = retries
    this.context = context
    this.#settings = settings
  }

  fetchAudiences(): Promise<HttpResponse | RequestFailure> {
    return this.context.http.request({
      ...this.#requestTo('/v1/audience'),
      method: 'GET',
      maxBytes: maxListMebibytes * mebibyte,
    })
  }

  send(body: string): Promise<HttpResponse | RequestFailure> {
    const { headers, ...request } = this.#requestTo('/v1/notifications')
    return this.context.http.request({
      ...request,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
      maxHeldMs: maxClaimAgeMs,
      maxBytes: maxResponseMebibytes * mebibyte,
    })
  }

  #requestTo(path: string) {
    const { baseUrl, apiToken, timeout } = this.#settings
    return {
      url: new URL(`${baseUrl}${path}`),
      headers: { 'Authentication-Token': apiToken, Accept: 'application/json', 'User-Agent': userAgent },
      timeoutMs: timeout * 1_000,
      signal: this.context.signal,
    }
  }
}

/** Returns the JSON body of a send. Leaves out optional fields that are not set. */
export function bodyOf(notification: Notification, chosen: Target, extraFields: Record<string, unknown>): string {
  const target = chosen.type === 'all' ? { type: 'all' } : { type: 'audience', value: chosen.audience.id }
  return JSON.stringify({ ...notification, target, ...extraFields })
}
