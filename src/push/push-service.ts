import type { RequestContext } from '../http/http-client.ts'
import { userAgent } from '../http/user-agent.ts'
import type { ServiceSettings } from '../inputs/settings.ts'
import { mebibyte } from '../text.ts'
import { maxListMebibytes, maxResponseMebibytes } from './response-limits.ts'

export type PushService = ReturnType<typeof openService>

/**
 * The two operations of the push service that the settings name (docs/api.md), one exchange each, and how often a
 * request may be repeated.
 */
export function openService(
  { baseUrl, apiToken, timeout, retries }: Pick<ServiceSettings, 'baseUrl' | 'apiToken' | 'timeout' | 'retries'>,
  context: RequestContext,
) {
  const { http, signal } = context
  const headers = { 'Authentication-Token': apiToken, Accept: 'application/json', 'User-Agent': userAgent }
  const limits = { timeoutMs: timeout * 1_000, signal }
  return {
    retries,
    context,
    fetchAudiences() {
      const url = new URL(`${baseUrl}/v1/audience`)
      return http.request({ method: 'GET', url, headers, maxBytes: maxListMebibytes * mebibyte, ...limits })
    },
    /** Sends this JSON body. */
    send(body: string) {
      const url = new URL(`${baseUrl}/v1/notifications`)
      const withType = { ...headers, 'Content-Type': 'application/json' }
      return http.request({
        method: 'POST',
        url,
        headers: withType,
        body,
        maxBytes: maxResponseMebibytes * mebibyte,
        ...limits,
      })
    },
  }
}
