import type { ContentUrl } from '../content/notification.ts'
import { elapsedMs } from '../elapsed.ts'
import { cancelledFailure, describe, Failure } from '../errors.ts'
import { isSuccess, type RequestContext, type RequestFailure, statusName } from '../http/http-client.ts'
import { fieldTable, type ImageName } from '../inputs/notification-fields.ts'
import {
  type InputOrFile,
  listSentences,
  type Problem,
  type ProblemText,
  problemText,
  quoting,
} from '../inputs/problems.ts'
import { excerpt, quote, type Redact } from '../text.ts'
import { parseUrl } from '../url.ts'
import { type Fetched, fetchable, fetchUrl, type Image, type LoadedImage, maxImageMebibytes } from './fetch-url.ts'
import type { Size } from './image-size.ts'

/** A URL, what it is used for, and where it was given, which each problem repeats. */
export type UrlUse = ContentUrl & Pick<Problem, 'file'>

export interface UrlCheck {
  uses: readonly UrlUse[]
  /** For each URL, redirects included; ten seconds at most. */
  timeoutMs: number
  userAgent: string
}

/** What is wrong with a URL, and where it was given. */
export type UrlProblem = InputOrFile & Pick<Problem, 'path'> & ProblemText

export interface UrlReport {
  problems: UrlProblem[]
  remarks: ImageRemark[]
}

const maxTimeoutMs = 10_000
/**
 * A pull request may bring a hundred files with many URLs; twenty at a time burden neither the runner nor the hosts.
 */
const maxConcurrent = 20
/** Different ones, of all notifications together. */
const maxUrls = 200
const maxTotalMs = 300_000

/**
 * Fetches URLs, of one notification or of many, and says what is wrong with each use of them (docs/preview.md, "Images"). A URL that is
 * used several times is fetched once. Of more than 200 different ones the rest is a problem of each file that has them,
 * and so is what is left after five minutes. Throws only the Failure `cancelled`.
 */
export async function checkUrls(check: UrlCheck, { http, signal, redact }: RequestContext): Promise<UrlReport> {
  const { uses, userAgent } = check
  const timeoutMs = Math.min(check.timeoutMs, maxTimeoutMs)
  const headers = { Accept: '*/*', 'User-Agent': userAgent }
  const keys = new Map<string, string>()
  const keyOf = ({ url }: UrlUse) => {
    const key = keys.get(url) ?? fetchable(parseUrl(url) ?? new URL(url)).href
    keys.set(url, key)
    return key
  }
  const imageKeys = new Set(uses.filter(({ image }) => image).map(keyOf))
  const fetched = new Map<string, Fetched>()

  // So that the last request, too, ends in time.
  const lastStart = elapsedMs() + maxTotalMs - timeoutMs
  const chosen = new Set([...new Set(uses.map(keyOf))].slice(0, maxUrls))
  const waiting = chosen.values()
  // All of these take their next URL from one iterator.
  async function fetchNext() {
    for (const key of waiting) {
      if (signal.aborted || elapsedMs() > lastStart) return
      const request = { url: new URL(key), image: imageKeys.has(key), http, headers, timeoutMs, signal }
      fetched.set(key, await fetchUrl(request))
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, fetchNext))
  if (signal.aborted) throw cancelledFailure('Checking the URLs')

  const leftOut = new Set<string | undefined>()
  const verdicts = uses.flatMap((use): (UrlProblem | ImageRemark)[] | UrlProblem => {
    const key = keyOf(use)
    const found = fetched.get(key)
    if (found) return findingsOn({ ...use, key }, found, { timeoutMs, redact })
    if (leftOut.has(use.file)) return []
    leftOut.add(use.file)
    return notChecked(use, chosen.has(key))
  })
  return {
    problems: verdicts.filter(verdict => 'message' in verdict),
    remarks: verdicts.filter(verdict => 'kind' in verdict),
  }
}

/** Everything that is wrong with the URLs of a notification, as the failure of a run. */
export const urlCheckFailure = (problems: readonly UrlProblem[]): Failure =>
  new Failure({
    reason: 'url-check-failed',
    title: 'URL check failed',
    message: listSentences(problems.map(problemText)),
    hint: {
      newRunAfter: 'Fix the pages and images, then run this again. Or correct the URLs, or remove `check-urls`, then',
    },
  })

/** An image of another size, in pixels, than browsers show. */
export interface WrongSize extends Size {
  field: ImageName
  file?: string
}

/** An image that is heavier, in bytes, than one that every subscriber downloads should be. */
export interface HeavyImage {
  field: ImageName
  file?: string
  bytes: number
}

/** What is not wrong with an image, but probably not meant. */
export type ImageRemark = ({ kind: 'image-size' } & WrongSize) | ({ kind: 'image-weight' } & HeavyImage)

/**
 * That a URL was not checked: for lack of time if it was `chosen`, else because there are too many. It is said once a
 * file, of its first such URL.
 */
function notChecked({ url, image: _, ...where }: UrlUse, chosen: boolean): UrlProblem {
  const limit = chosen
    ? `the check ends after ${maxTotalMs / 60_000} minutes`
    : `at most ${maxUrls} different URLs are checked`
  return { ...where, ...quoting(url, `was not checked, since ${limit}; check fewer at a time`) }
}

/** What to report about a use of a URL: a page passes on its status, an image on its bytes. */
function findingsOn(
  { url, key, image: field, ...where }: UrlUse & { key: string },
  fetched: Fetched,
  { timeoutMs, redact }: { timeoutMs: number; redact: Redact },
): UrlProblem[] | ImageRemark[] {
  const redirected = fetched.at.href === key ? '' : `${redirectText(fetched.at, redact)} `
  const problem = (wrong: string): UrlProblem[] => [{ ...where, ...quoting(url, `${redirected}${wrong}`) }]
  if (fetched.kind === 'failure') return problem(noResponseText(fetched.failure, timeoutMs, redact))
  if (fetched.kind === 'bad-redirect') return problem(`redirects ${fetched.why}`)
  if (fetched.kind === 'off-https') {
    // If a page shares its URL with an image, the image's problem says it all.
    return field === undefined ? [] : problem('redirects to http, but images must be https')
  }
  const { status, image } = fetched
  if (!isSuccess(status)) return problem(`responded ${statusName(status)}`)
  if (field === undefined || image === undefined) return []
  if (typeof image === 'string') return problem(noImageText(image, timeoutMs))
  const { width, height } = image
  if (width === 0 || height === 0) return problem(`is an image of ${width}x${height}`)
  return remarksOn(image, field, where.file)
}

function remarksOn({ width, height, bytes }: LoadedImage, field: ImageName, file: string | undefined): ImageRemark[] {
  const { sizes, maxBytes } = fieldTable[field]
  const isExpected = sizes.some(size => size.width === width && size.height === height)
  const remarks: ImageRemark[] = []
  if (!isExpected) remarks.push({ kind: 'image-size', field, file, width, height })
  if (bytes > maxBytes) remarks.push({ kind: 'image-weight', field, file, bytes })
  return remarks
}

function redirectText(at: URL, redact: Redact): string {
  // A query that only the server knew of may be a signature, which is not to be published.
  return `redirects to ${quote(redact(at.origin + at.pathname))}, which`
}

function noImageText(why: Exclude<Image, LoadedImage>, timeoutMs: number): string {
  const texts = {
    empty: 'responded with an empty body, which is not an image',
    'not-an-image': 'is not a valid PNG, JPEG, GIF or WebP image',
    'too-large': `is larger than ${maxImageMebibytes} MiB`,
    timeout: `did not load completely within ${timeoutMs / 1_000} s`,
    cut: 'was cut off',
    cancelled: 'was cut off',
  }
  return texts[why]
}

function noResponseText({ reason, cause }: RequestFailure, timeoutMs: number, redact: Redact): string {
  if (reason === 'timeout') return `did not respond within ${timeoutMs / 1_000} s`
  const isUnknownHost = /^(ENOTFOUND|EAI_\w+)$/.test((cause as NodeJS.ErrnoException)?.code ?? '')
  const unreached = isUnknownHost ? 'has a host name that cannot be found' : 'cannot be reached'
  const texts = {
    'tls-failed': 'cannot be reached securely: its certificate is not accepted, or TLS failed',
    'proxy-failed': 'cannot be reached through the proxy',
    'bad-response': 'responded with something that is not HTTP',
    'connection-lost': 'ended the connection without a response',
    'connection-failed': unreached,
    cancelled: unreached,
  }
  return `${texts[reason]} (${excerpt(describe(cause), redact)})`
}
