import { cancelledFailure, Failure } from '../base/failure.ts'
import { listSentences, type Problem, problem, problemText } from '../base/problems.ts'
import { atMost, quote } from '../base/text.ts'
import { wait } from '../http/backoff.ts'
import type { RequestContext } from '../http/exchange-and-hand-over.ts'
import { type Fetched, fetchable, fetchUrl } from './fetch-url.ts'
import { findingOn, remarksOn, type UrlRemark, type UrlUse, whyUrlFails } from './url-verdicts.ts'

export interface UrlCheck {
  uses: readonly UrlUse[]
  /** The time limit for each URL, including redirects. Capped at `maxTimeoutMs`. */
  timeoutMs: number
  /** How long to wait for URLs that fail, because a site is often deployed after its release is published. */
  waitMs: number
  userAgent: string
  /** Logs a sentence. */
  say: (text: string) => void
}

export interface UrlReport {
  problems: Problem[]
  /** Findings that are not errors, such as a URL that could not be checked or an image that is probably too large. */
  remarks: UrlRemark[]
  /**
   * The URLs that redirect to a different host. The action reports them, because the URL itself does not show where it
   * leads.
   */
  redirects: Problem[]
}

const maxTimeoutMs = 10_000
/**
 * The maximum number of concurrent requests. A pull request may contain many files with many URLs, so this limit
 * protects the runner and the hosts.
 */
const maxConcurrent = 20
const maxUrls = 200

/** How long to wait before the URLs that fail are fetched again. */
const pauseMs = 15_000
const minuteMs = 60_000

/**
 * Fetches the URLs in one or more notifications and reports the problems found (docs/inputs.md). Fetches each URL only
 * once, but reports its problems for every place that uses it. With `waitMs`, fetches the URLs that fail again until
 * they pass or the time is over. If there are more than `maxUrls` different URLs, fetches none. Throws a Failure only
 * if the run is cancelled.
 */
export async function checkUrls(given: UrlCheck, context: RequestContext): Promise<UrlReport> {
  const check: UrlCheck = { ...given, timeoutMs: Math.min(given.timeoutMs, maxTimeoutMs) }
  const count = new Set(check.uses.map(keyOf)).size
  if (count > maxUrls) return { problems: [tooManyUrls(count)], remarks: [], redirects: [] }

  const endMs = Date.now() + check.waitMs
  let nextLineMs = Date.now()
  const fetched = await fetchAll(check.uses, check, context)
  for (;;) {
    const report = reportOn(check, fetched)
    const leftMs = endMs - Date.now()
    if (report.problems.length === 0 || leftMs <= 0) return report
    if (Date.now() >= nextLineMs) {
      check.say(waitingText(report.problems, leftMs))
      nextLineMs = Date.now() + minuteMs
    }
    await wait(Math.min(pauseMs, leftMs), context.signal)
    const failing = check.uses.filter(use => problemOf(use, check, fetched))
    for (const [key, again] of await fetchAll(failing, check, context)) fetched.set(key, again)
  }
}

/** Fetches each URL once. Returns the results by the key of the URL. */
async function fetchAll(
  uses: readonly UrlUse[],
  { timeoutMs, userAgent }: UrlCheck,
  { http, signal }: RequestContext,
): Promise<Map<string, Fetched>> {
  const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': userAgent }
  const requests = new Map(uses.map(use => [keyOf(use), { url: addressOf(use), image: use.image !== undefined }]))
  const fetched = new Map<string, Fetched>()
  const waiting = requests.entries()
  // The workers share one iterator, so each URL is fetched only once.
  async function fetchNext() {
    for (const [key, request] of waiting) {
      if (signal.aborted) return
      fetched.set(key, await fetchUrl({ ...request, http, headers, timeoutMs, signal }))
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, fetchNext))
  if (signal.aborted) throw cancelledFailure('Checking the URLs')
  return fetched
}

function reportOn(check: UrlCheck, fetched: ReadonlyMap<string, Fetched>): UrlReport {
  const report: UrlReport = { problems: [], remarks: [], redirects: [] }
  for (const use of check.uses) {
    const found = fetched.get(keyOf(use))
    if (!found) continue
    const wrong = problemOf(use, check, fetched)
    if (wrong) {
      report.problems.push(wrong)
      continue
    }
    report.remarks.push(...remarksOn(use, found))
    if (found.at.url.host !== addressOf(use).host)
      report.redirects.push(findingOn(use, `redirects to the host ${quote(found.at.host)}`))
  }
  return report
}

function problemOf(use: UrlUse, check: UrlCheck, fetched: ReadonlyMap<string, Fetched>): Problem | undefined {
  const found = fetched.get(keyOf(use))
  const wrong = found && whyUrlFails(use, found, check)
  if (!found || wrong === undefined) return undefined
  const isThere = found.at.url.href === addressOf(use).href
  return findingOn(use, isThere ? wrong : `redirects to ${quote(found.at.address)}, which ${wrong}`)
}

const maxNamed = 5

function waitingText(problems: readonly Problem[], leftMs: number): string {
  const named = atMost(problems.map(problemText), maxNamed, left => `And ${left} more.`)
  return `Checking again for up to ${Math.ceil(leftMs / minuteMs)} min, because not every URL passes yet. ${named.join(' ')}`
}

const addressOf = ({ url }: UrlUse) => fetchable(new URL(url))

/**
 * Returns the key that identifies a fetch. A page and an image with the same URL have different keys, because only a
 * page may redirect to http.
 */
const keyOf = (use: UrlUse) => `${use.image ? 'image' : 'page'} ${addressOf(use).href}`

const tooManyUrls = (count: number): Problem => {
  const message = `would fetch ${count} different URLs, but the action checks at most ${maxUrls}; check fewer files at a time`
  return problem('check-urls', message, { reason: 'url-check-failed' })
}

/** Combines all URL problems in a notification into one Failure. */
export const urlCheckFailure = (problems: readonly Problem[]): Failure =>
  new Failure({
    reason: 'url-check-failed',
    title: 'URL check failed',
    message: listSentences(problems.map(problemText)),
    hint: {
      newRunAfter: 'Fix the pages and images, and run this again. Or correct the URLs or remove `check-urls`, then',
    },
  })
