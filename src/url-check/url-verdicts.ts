import { type Problem, problem, quoting } from '../base/problems.ts'
import { isSuccess, type RequestFailure, statusName } from '../http/exchange-and-hand-over.ts'
import { type ContentUrl, fieldTable, type ImageName } from '../inputs/notification-fields.ts'
import { type Fetched, type Image, maxImageMebibytes } from './fetch-url.ts'

export type UrlUse = ContentUrl & Pick<Problem, 'file'>

/** Returns a message about a URL, with the place where the URL is set. */
export const findingOn = ({ url, image: _, ...where }: UrlUse, text: string): Problem =>
  problem(where, quoting(url, text), { reason: 'url-check-failed' })

/** What a URL was fetched with, for messages. */
export interface FetchSettings {
  timeoutMs: number
  userAgent: string
}

export type UrlRemark =
  /** An image whose dimensions do not match any size that the service asks for. */
  | { kind: 'image-size'; field: ImageName; file?: string; width: number; height: number }
  | { kind: 'image-weight'; field: ImageName; file?: string; bytes: number }
  | ({ kind: 'unchecked-url' } & Problem)

/** With these statuses, many sites refuse programs but not browsers. */
const robotStatuses = [401, 403, 503, 999]

/**
 * Returns what is wrong with this use of a URL, or undefined if nothing is wrong. For a page, checks only the status.
 * For an image, checks the content too.
 */
export function whyUrlFails(
  { image: field }: UrlUse,
  fetched: Fetched,
  { timeoutMs, userAgent }: FetchSettings,
): string | undefined {
  if (fetched.kind === 'failure') return noResponseText(fetched.failure, timeoutMs)
  if (fetched.kind === 'bad-redirect') return `redirects ${fetched.why}`
  if (fetched.kind === 'off-https') return 'redirects to http, but images must be https'
  if (fetched.kind === 'rate-limited') return undefined
  const { status, image } = fetched
  if (robotStatuses.includes(status)) {
    return `responded ${statusName(status)}; the site may refuse robots; allow this action, which calls itself ${userAgent}`
  }
  if (!isSuccess(status)) return `responded ${statusName(status)}`
  if (field === undefined || image === undefined) return undefined
  if (typeof image === 'string') return noImageText(image, timeoutMs)
  const isEmpty = image.width === 0 || image.height === 0
  return isEmpty ? `is an image of ${image.width}x${image.height}` : undefined
}

export function remarksOn(use: UrlUse, fetched: Fetched): UrlRemark[] {
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

function noImageText(why: Exclude<Image, object>, timeoutMs: number): string {
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
