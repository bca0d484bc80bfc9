import { gunzipSync } from 'node:zlib'
import type { OutsideText } from '../base/outside-text.ts'
import { mebibyte } from '../base/units.ts'
import { maxUrlLength, maxUrlText, parseUrl } from '../base/url.ts'
import { retryAfter, wait } from '../http/backoff.ts'
import {
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  isSuccess,
  type RequestFailure,
} from '../http/exchange-and-hand-over.ts'
import { imageSize, type Size } from './image-size.ts'

export interface UrlFetch extends Pick<HttpRequest, 'url' | 'headers' | 'signal'> {
  /**
   * Whether the URL must point to an image. If true, the action reads the response body, and redirects must stay on
   * https.
   */
  image: boolean
  http: HttpClient
  /** The total time limit for all exchanges, including redirects but not the wait after a 429. */
  timeoutMs: number
}

/** A URL, and the `Location` header that it comes from, if any. */
export class Place {
  readonly url: URL
  readonly #location?: OutsideText

  constructor(url: URL, location?: OutsideText) {
    this.url = fetchable(url)
    this.#location = location
  }

  /** The host with its port, without secrets. */
  get host(): string {
    return this.#shown(this.url.host)
  }

  /** The URL without secrets. Has no query, because the server may have added a secret signature. */
  get address(): string {
    return this.#shown(this.url.origin + this.url.pathname)
  }

  #shown(part: string): string {
    return this.#location?.part(part).shown ?? part
  }
}

/** The result of a fetch. `at` is the final URL, after redirects. */
export type Fetched = { at: Place } & (
  | { kind: 'status'; status: number; image?: Image }
  | { kind: 'failure'; failure: RequestFailure }
  /** The host returned 429 twice or asked for too long a wait, so the action cannot tell whether the URL works. */
  | { kind: 'rate-limited' }
  /** A redirect that the action cannot follow. `why` is the end of a sentence that starts with "redirects". */
  | { kind: 'bad-redirect'; why: string }
  | { kind: 'off-https' }
)

/** The size of an image that was received in full, or why the action could not read it. */
export type Image = (Size & { bytes: number }) | 'empty' | 'not-an-image' | NonNullable<HttpResponse['incomplete']>

/** The maximum size of an image. The action reads no more than this. */
export const maxImageMebibytes = 5
const maxRedirects = 5
const redirectStatuses = [301, 302, 303, 307, 308]

const defaultWaitMs = 1_000
/** If Retry-After asks for a longer wait than this, the action does not retry. */
const maxRetryAfterMs = 10_000

/**
 * Fetches a URL with GET, follows at most five redirects, and retries once after a 429. Removes credentials from every
 * URL. For a page, reads only the status. For an image, keeps only its dimensions and its size in bytes. Never throws.
 */
export async function fetchUrl({ url, image, timeoutMs, http, signal, headers }: UrlFetch): Promise<Fetched> {
  let deadline = performance.now() + timeoutMs
  let hasWaited = false
  const visited = new Set<string>()
  for (let at = new Place(url); ; ) {
    visited.add(at.url.href)
    const response = await http.request({
      method: 'GET',
      url: at.url,
      headers,
      signal,
      timeoutMs: Math.max(0, deadline - performance.now()),
      maxBytes: maxImageMebibytes * mebibyte,
      encoding: 'latin1',
      wantsBody: status => image && isSuccess(status),
    })
    if (response.kind === 'failure') return { kind: 'failure', at, failure: response }
    if (response.status === 429) {
      const waitMs = waitAfter(response)
      if (hasWaited || waitMs > maxRetryAfterMs) return { kind: 'rate-limited', at }
      hasWaited = true
      deadline += waitMs
      await wait(waitMs, signal)
      continue
    }
    const next = afterResponse(response, at, image, visited)
    if (!(next instanceof Place)) return next
    at = next
  }
}

const waitAfter = ({ headers }: HttpResponse) => retryAfter(headers['retry-after'], Date.now()) ?? defaultWaitMs

/** Returns the place that a redirect leads to, or the result if there is nothing to follow. */
function afterResponse(
  response: HttpResponse,
  at: Place,
  image: boolean,
  visited: ReadonlySet<string>,
): Place | Fetched {
  const { status } = response
  const location = redirectStatuses.includes(status) ? response.location : undefined
  if (location === undefined) {
    return { kind: 'status', at, status, image: image && isSuccess(status) ? readImage(response) : undefined }
  }
  const next = nextPlace(location, at, visited)
  if (typeof next === 'string') return { kind: 'bad-redirect', at, why: next }
  return image && next.url.protocol === 'http:' ? { kind: 'off-https', at } : next
}

/**
 * Returns the URL that a redirect points to. If the action must not follow the redirect, returns the end of a sentence
 * that starts with "redirects".
 */
function nextPlace(location: OutsideText, at: Place, visited: ReadonlySet<string>): Place | string {
  const target = parseLocation(location.raw, at.url)
  if (!target) {
    return location.raw.length > maxUrlLength ? `to a URL of more than ${maxUrlText}` : 'to something that is not a URL'
  }
  if (!/^https?:$/.test(target.protocol)) return 'to something other than a web page'
  const next = new Place(target, location)
  if (visited.has(next.url.href)) return 'in a loop'
  return visited.size > maxRedirects ? `more than ${maxRedirects} times` : next
}

function readImage({ headers, body: { raw: body }, incomplete }: HttpResponse): Image {
  if (incomplete) return incomplete
  if (body.length === 0) return 'empty'
  const received = Buffer.from(body, 'latin1')
  const isZipped = /^(x-)?gzip$/i.test(headers['content-encoding']?.trim() ?? '')
  const bytes = isZipped ? unzip(received) : received
  if (typeof bytes === 'string') return bytes
  const size = imageSize(bytes)
  return size ? { ...size, bytes: received.length } : 'not-an-image'
}

/** Some servers compress a response although the request asks for `identity`. */
function unzip(bytes: Buffer): Buffer | 'too-large' | 'not-an-image' {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxImageMebibytes * mebibyte })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'not-an-image'
  }
}

/**
 * Returns the URL without its credentials, which node:http would send, and without its fragment, which servers never
 * see.
 */
export function fetchable(url: URL): URL {
  const bare = new URL(url.href)
  bare.username = ''
  bare.password = ''
  bare.hash = ''
  return bare
}

// Node decodes headers as Latin-1, but non-ASCII bytes are usually UTF-8. Percent-encoding them, as browsers do,
// preserves each byte.
function parseLocation(location: string, base: URL): URL | undefined {
  const ascii = location.replace(/[\x80-\xff]/g, byte => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
  return parseUrl(ascii, base)
}
