import { retryAfter, wait } from '../http/backoff.ts'
import {
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  isSuccess,
  type RequestFailure,
} from '../http/http-client.ts'
import { mebibyte } from '../units.ts'
import { maxUrlLength, maxUrlText, parseUrl } from '../url.ts'
import { imageSize, type Size } from './image-size.ts'

export interface UrlFetch extends Pick<HttpRequest, 'url' | 'headers' | 'signal'> {
  /** Whether an image is wanted: its bytes are read, and redirects must stay on https. */
  image: boolean
  http: HttpClient
  /** For all exchanges together, redirects included, but not for the wait after a 429. */
  timeoutMs: number
}

/** What a URL led to, and `at` which URL, after redirects. */
export type Fetched = { at: URL } & (
  | { kind: 'status'; status: number; image?: Image }
  | { kind: 'failure'; failure: RequestFailure }
  /** A 429 again, or one that asks for a longer wait: whether the URL works is unknown. */
  | { kind: 'rate-limited' }
  /** A redirect that cannot be followed; `why` completes "redirects …". */
  | { kind: 'bad-redirect'; why: string }
  /** A redirect that an image must not follow. */
  | { kind: 'off-https' }
)

/** An image that was read to its end. */
export interface LoadedImage extends Size {
  bytes: number
}

/** What became of an image, or why it is none. */
export type Image = LoadedImage | 'empty' | 'not-an-image' | NonNullable<HttpResponse['incomplete']>

/** A larger image is not read to its end. */
export const maxImageMebibytes = 5
const maxRedirects = 5
const redirectStatuses = [301, 302, 303, 307, 308]

/** After a 429 that does not say how long to wait, and the longest wait for one that does. */
const defaultWaitMs = 1_000
const maxWaitMs = 10_000

/**
 * Fetches a URL with GET, follows at most five redirects, and tries once more after a 429. Nothing is sent that was not
 * given: credentials in the URL of a redirect are left out. Of a page nothing is read beyond its status, of an image
 * nothing is kept but its size and weight. Never throws.
 */
export async function fetchUrl({ url, image, timeoutMs, http, signal, headers }: UrlFetch): Promise<Fetched> {
  let deadline = performance.now() + timeoutMs
  let hasWaited = false
  const visited = new Set<string>()
  for (let at = fetchable(url); ; ) {
    visited.add(at.href)
    const response = await http.request({
      method: 'GET',
      url: at,
      headers,
      signal,
      timeoutMs: Math.max(0, deadline - performance.now()),
      maxBytes: maxImageMebibytes * mebibyte,
      encoding: 'latin1',
      wantsBody: status => image && isSuccess(status),
    })
    if (response.kind === 'failure') return { kind: 'failure', at, failure: response }
    const { status } = response
    if (status === 429) {
      const waitMs = retryAfter(response.headers['retry-after'], Date.now()) ?? defaultWaitMs
      if (hasWaited || waitMs > maxWaitMs) return { kind: 'rate-limited', at }
      hasWaited = true
      deadline += waitMs
      await wait(waitMs, signal)
      continue
    }
    const location = redirectStatuses.includes(status) ? response.headers.location : undefined
    if (location === undefined) {
      return { kind: 'status', at, status, image: image && isSuccess(status) ? readImage(response) : undefined }
    }
    const next = nextUrl(location, at, visited)
    if (typeof next === 'string') return { kind: 'bad-redirect', at, why: next }
    if (image && next.protocol === 'http:') return { kind: 'off-https', at }
    at = next
  }
}

/** Where a redirect leads, or why it is not followed: words that complete "redirects …". */
function nextUrl(location: string, at: URL, visited: ReadonlySet<string>): URL | string {
  const target = parse(location, at)
  if (!target) {
    return location.length > maxUrlLength ? `to a URL of more than ${maxUrlText}` : 'to something that is not a URL'
  }
  if (!/^https?:$/.test(target.protocol)) return 'to something other than a web page'
  const next = fetchable(target)
  if (visited.has(next.href)) return 'in a loop'
  return visited.size > maxRedirects ? `more than ${maxRedirects} times` : next
}

function readImage({ body, incomplete }: HttpResponse): Image {
  if (incomplete) return incomplete
  if (body.length === 0) return 'empty'
  const size = imageSize(Buffer.from(body, 'latin1'))
  return size ? { ...size, bytes: body.length } : 'not-an-image'
}

/** The URL as it is fetched: without credentials, which node:http would send, and without what servers never see. */
export function fetchable(url: URL): URL {
  const bare = new URL(url.href)
  bare.username = ''
  bare.password = ''
  bare.hash = ''
  return bare
}

// Headers arrive as Latin-1; bytes beyond ASCII are meant as they are, mostly UTF-8, and browsers percent-encode them.
function parse(location: string, base: URL): URL | undefined {
  const ascii = location.replace(/[\x80-\xff]/g, byte => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
  return parseUrl(ascii, base)
}
