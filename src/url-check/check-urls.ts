import type { ContentUrl } from '../content/urls.ts'
import { Failure } from '../errors.ts'
import type { HttpClient } from '../http/client.ts'
import { listed, type Origin, type Problem, problemText } from '../inputs/problems.ts'
import type { Redact } from '../inputs/secrets.ts'
import { cancelledFailure } from '../push/failures.ts'
import { type Fetched, fetchable, fetchUrl } from './fetch.ts'
import { judge, type WrongSize } from './verdict.ts'

/** A URL, what it is used for, and where it was given: each problem repeats all of this. */
export type UrlUse = ContentUrl & Pick<Problem, 'file' | 'path'>

export interface UrlCheck {
  uses: readonly UrlUse[]
  http: HttpClient
  /** For each URL, redirects included; ten seconds at most. */
  timeoutMs: number
  userAgent: string
  signal: AbortSignal | undefined
  /** Takes the secrets out of text from outside. */
  redact: Redact
}

/** What is wrong with a URL, and where it was given. */
export type UrlProblem = Origin & Pick<Problem, 'path' | 'message'>

export interface UrlReport {
  problems: UrlProblem[]
  wrongSizes: WrongSize[]
}

const maxTimeoutMs = 10_000
/** A pull request may bring a hundred files with many URLs; so many at a time neither the runner nor their hosts mind. */
const maxConcurrent = 20

/**
 * Fetches URLs, of one notification or of many, and judges each use of them (contract, sections 6 and 10). A URL that is
 * used several times is fetched once. Throws only the Failure `cancelled`.
 */
export async function checkUrls({ uses, http, userAgent, signal, redact, ...rest }: UrlCheck): Promise<UrlReport> {
  const timeoutMs = Math.min(rest.timeoutMs, maxTimeoutMs)
  const headers = { Accept: '*/*', 'User-Agent': userAgent }
  const keyOf = ({ url }: UrlUse) => fetchable(new URL(url)).href
  const images = new Set(uses.filter(({ use }) => use !== 'page').map(keyOf))
  const fetched = new Map<string, Fetched>()

  const waiting = new Set(uses.map(keyOf)).values()
  // All of these take their next URL from one iterator.
  async function fetchNext() {
    for (const key of waiting) {
      if (signal?.aborted) return
      const request = { url: new URL(key), image: images.has(key), http, headers, timeoutMs, signal }
      fetched.set(key, await fetchUrl(request))
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, fetchNext))
  if (signal?.aborted) throw cancelledFailure('Checking the URLs')

  const verdicts = uses.flatMap(use => judge(use, fetched.get(keyOf(use)) as Fetched, { timeoutMs, redact }) ?? [])
  return {
    problems: verdicts.flatMap(verdict => ('problem' in verdict ? [verdict.problem] : [])),
    wrongSizes: verdicts.flatMap(verdict => ('wrongSize' in verdict ? [verdict.wrongSize] : [])),
  }
}

/** Everything that is wrong with the URLs of a notification, as the failure of a run. */
export const urlCheckFailure = (problems: readonly UrlProblem[]): Failure =>
  new Failure({
    reason: 'url-check-failed',
    title: 'URL check failed',
    message: listed(problems.map(problemText)),
    hint: 'Correct the URLs, or fix the pages and images, and run this again. To send without this check, remove `check-urls`.',
  })
