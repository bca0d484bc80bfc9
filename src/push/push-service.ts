import { mebibyte } from '../base/units.ts'
import { userAgent } from '../base/version.ts'
import {
  type HttpRequest,
  type HttpResponse,
  isSuccess,
  type RequestContext,
  type RequestFailure,
} from '../http/exchange-and-hand-over.ts'
import type { Notification } from '../inputs/notification-fields.ts'
import type { ServiceSettings } from '../inputs/settings.ts'
import type { Target } from './audience.ts'

/** If the list of audiences is larger than this, the run fails. */
export const maxListMebibytes = 8

/** If the response to a send is larger than this, the action ignores the rest. */
export const maxResponseMebibytes = 1

/**
 * The two operations of the push service (docs/api.md). Each call makes one exchange, without retries. Callers may
 * retry up to `retries` times.
 */
export class PushService {
  readonly retries: number
  readonly context: RequestContext
  #hasListed = false
  readonly #settings: Pick<ServiceSettings, 'baseUrl' | 'apiToken' | 'timeout'>

  constructor(
    { retries, ...settings }: Pick<ServiceSettings, 'baseUrl' | 'apiToken' | 'timeout' | 'retries'>,
    context: RequestContext,
  ) {
    this.retries = retries
    this.context = context
    this.#settings = settings
  }

  /** Whether this run has received a list from this address, so a service that can send is there. */
  get hasListed(): boolean {
    return this.#hasListed
  }

  async fetchAudiences(): Promise<HttpResponse | RequestFailure> {
    const result = await this.context.http.request({
      ...this.#requestTo('/v1/audience'),
      method: 'GET',
      maxBytes: maxListMebibytes * mebibyte,
    })
    if (result.kind === 'response' && isSuccess(result.status)) this.#hasListed = true
    return result
  }

  /**
   * Requests the list of audiences only to see who answers, and with which status. Reads no body. Takes the place of a
   * request that could only be made twice, so callers must not retry it.
   */
  probe(): Promise<HttpResponse | RequestFailure> {
    const request = this.#requestTo('/v1/audience')
    return this.context.http.request({ ...request, method: 'GET', maxBytes: 0, wantsBody: () => false })
  }

  send(body: string, beforeHandOver?: HttpRequest['beforeHandOver']): Promise<HttpResponse | RequestFailure> {
    const { headers, ...request } = this.#requestTo('/v1/notifications')
    return this.context.http.request({
      ...request,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
      beforeHandOver,
      maxBytes: maxResponseMebibytes * mebibyte,
    })
  }

  #requestTo(path: string) {
    const { baseUrl, apiToken, timeout } = this.#settings
    return {
      url: new URL(`${baseUrl}${path}`),
      headers: {
        'Authentication-Token': apiToken,
        Accept: 'application/json',
        // A compressed refusal could not be read.
        'Accept-Encoding': 'identity',
        'User-Agent': userAgent,
      },
      timeoutMs: timeout * 1_000,
      signal: this.context.signal,
    }
  }
}

/** Returns the JSON request body for sending a notification. Leaves out optional fields that are not set. */
export function bodyOf(notification: Notification, chosen: Target, extraFields: Record<string, unknown>): string {
  const target = chosen.type === 'all' ? { type: 'all' } : { type: 'audience', value: chosen.audience.id }
  return JSON.stringify({ ...notification, target, ...extraFields })
}
