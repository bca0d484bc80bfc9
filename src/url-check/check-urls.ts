import type { Notification } from '../content/fields.ts'
import { urlsOf } from '../content/urls.ts'
import { Failure } from '../errors.ts'
import type { HttpClient } from '../http/client.ts'
import { listed } from '../inputs/problems.ts'
import { cancelledFailure } from '../push/failures.ts'
import { type Fetched, fetchable, fetchUrl } from './fetch.ts'
import { judge, type WrongSize } from './verdict.ts'

export interface UrlCheck {
  notification: Notification
  http: HttpClient
  /** For each URL, redirects included; ten seconds at the most. */
  timeoutMs: number
  userAgent: string
  signal: AbortSignal | undefined
}

const longestMs = 10_000

/**
 * Fetches every URL of a notification, all at the same time and each once, and returns the images of another size than
 * browsers show. Throws one Failure that tells everything wrong with any of them (`url-check-failed`), or `cancelled`.
 */
export async function checkUrls({ notification, http, userAgent, signal, ...rest }: UrlCheck): Promise<WrongSize[]> {
  const timeoutMs = Math.min(rest.timeoutMs, longestMs)
  const headers = { Accept: '*/*', 'User-Agent': userAgent }
  const uses = urlsOf(notification).map(use => ({ ...use, key: fetchable(new URL(use.url)).href }))
  const images = new Set(uses.flatMap(({ use, key }) => (use === 'page' ? [] : [key])))
  const fetches = [...new Set(uses.map(({ key }) => key))].map(async (key): Promise<[string, Fetched]> => {
    return [key, await fetchUrl({ url: new URL(key), image: images.has(key), http, headers, timeoutMs, signal })]
  })
  // Nothing is judged before all has arrived: a large image takes its time, in which no answer could be received.
  const fetched = new Map(await Promise.all(fetches))
  if (signal?.aborted) throw cancelledFailure('Checking the URLs')

  const verdicts = uses.flatMap(use => judge(use, fetched.get(use.key) as Fetched, timeoutMs) ?? [])
  const failures = verdicts.flatMap(verdict => ('failure' in verdict ? [verdict.failure] : []))
  if (failures.length > 0) {
    throw new Failure({
      reason: 'url-check-failed',
      title: 'URL check failed',
      message: listed(failures),
      hint: 'Correct the URLs, or what they lead to, and run this again; without `check-urls` it is sent unchecked.',
    })
  }
  return verdicts.flatMap(verdict => ('wrongSize' in verdict ? [verdict.wrongSize] : []))
}
