import { cancelledFailure, Failure } from '../base/failure.ts'
import { listSentences, type Problem, problem, problemText, quoting } from '../base/problems.ts'
import { quote } from '../base/text.ts'
import type { ContentUrl } from '../content/notification.ts'
import { isSuccess, type RequestContext, type RequestFailure, statusName } from '../http/http-client.ts'
import { fieldTable, type ImageName } from '../inputs/notification-fields.ts'
import { type Fetched, fetchable, fetchUrl, type Image, type LoadedImage, maxImageMebibytes } from './fetch-url.ts'
import type { Size } from './image-size.ts'

export type UrlUse = ContentUrl & Pick<Problem, 'file'>

export interface UrlCheck {
  uses: readonly UrlUse[]
  /** The time limit for each URL, including redirects. Capped at `maxTimeoutMs`. */
  timeoutMs: number
  userAgent: string
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

/**
 * Fetches the URLs in one or more notifications and reports the problems found (docs/inputs.md). Fetches each URL only
 * once, but reports its problems for every place that uses it. If there are more than `maxUrls` different URLs, fetches
 * none. Throws a Failure only if the run is cancelled.
 */
export async function checkUrls(check: UrlCheck, context: RequestContext): Promise<UrlReport> {
  const { uses, userAgent } = check
  const { http, signal } = context
  const requests = new Map(uses.map(use => [keyOf(use), { url: addressOf(use), image: use.image !== undefined }]))
  if (requests.size > maxUrls) return { problems: [tooManyUrls(requests.size)], remarks: [], redirects: [] }

  const timeoutMs = Math.min(check.timeoutMs, maxTimeoutMs)
  const headers = { Accept: '*/*', 'User-Agent': userAgent }
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

  const report: UrlReport = { problems: [], remarks: [], redirects: [] }
  for (const use of uses) {
    const found = fetched.get(keyOf(use))
    if (!found) continue
    const wrong = whyUrlFails(use, found, timeoutMs)
    const address = addressOf(use)
    if (wrong !== undefined) {
      report.problems.push(
        findingOn(
          use,
          found.at.url.href === address.href ? wrong : `redirects to ${quote(found.at.address)}, which ${wrong}`,
        ),
      )
      continue
    }
    report.remarks.push(...remarksOn(use, found))
    if (found.at.url.host !== address.host)
      report.redirects.push(findingOn(use, `redirects to the host ${quote(found.at.host)}`))
  }
  return report
}

const findingOn = ({ url, image: _, ...where }: UrlUse, text: string): Problem =>
  problem(where, quoting(url, text), { reason: 'url-check-failed' })

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

/** An image whose dimensions do not match any size that the service asks for. */
export interface WrongSize extends Size {
  field: ImageName
  file?: string
}

export interface HeavyImage {
  field: ImageName
  file?: string
  bytes: number
}

export type UrlRemark =
  | ({ kind: 'image-size' } & WrongSize)
  | ({ kind: 'image-weight' } & HeavyImage)
  | ({ kind: 'unchecked-url' } & Problem)

/**
 * Returns what is wrong with this use of a URL, or undefined if nothing is wrong. For a page, checks only the status.
 * For an image, checks the content too.
 */
function whyUrlFails({ image: field }: UrlUse, fetched: Fetched, timeoutMs: number): string | undefined {
  if (fetched.kind === 'failure') return noResponseText(fetched.failure, timeoutMs)
  if (fetched.kind === 'bad-redirect') return `redirects ${fetched.why}`
  if (fetched.kind === 'off-https') return 'redirects to http, but images must be https'
  if (fetched.kind === 'rate-limited') return undefined
  const { status, image } = fetched
  if (!isSuccess(status)) return `responded ${statusName(status)}`
  if (field === undefined || image === undefined) return undefined
  if (typeof image === 'string') return noImageText(image, timeoutMs)
  const isEmpty = image.width === 0 || image.height === 0
  return isEmpty ? `is an image of ${image.width}x${image.height}` : undefined
}

function remarksOn(use: UrlUse, fetched: Fetched): UrlRemark[] {
  const { image: field, file } = use
  if (fetched.kind === 'rate-limited') {
    const message = `could not be checked: ${fetched.at.host} responded 429 Too Many Requests`
    return [{ kind: 'unchecked-url', ...findingOn(use, message) }]
  }
  const image = fetched.kind === 'status' ? fetched.image : undefined
  if (field === undefined || typeof image !== 'object') return []
  const { width, height, bytes } = image
  const { sizes, maxBytes } = fieldTable[field]
  const isExpected = sizes.some(size => size.width === width && size.height === height)
  const remarks: UrlRemark[] = []
  if (!isExpected) remarks.push({ kind: 'image-size', field, file, width, height })
  if (bytes > maxBytes) remarks.push({ kind: 'image-weight', field, file, bytes })
  return remarks
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

function noResponseText({ reason, cause, causeText }: RequestFailure, timeoutMs: number): string {
  if (reason === 'timeout') return `did not respond within ${timeoutMs / 1_000} s`
  const isUnknownHost = /^(ENOTFOUND|EAI_\w+)$/.test((cause as NodeJS.ErrnoException)?.code ?? '')
  const unreached = isUnknownHost ? 'has a host name that cannot be found' : 'cannot be reached'
  const texts = {
    'tls-failed': 'cannot be reached securely: its certificate is not accepted, or TLS failed',
    'proxy-failed': 'cannot be reached through the proxy',
    'bad-response': 'responded with something that is not HTTP',
    'connection-lost': 'closed the connection without a response',
    'connection-failed': unreached,
    cancelled: unreached,
  }
  return `${texts[reason]} (${causeText})`
}
