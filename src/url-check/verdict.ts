import type { ContentUrl } from '../content/urls.ts'
import { describe } from '../errors.ts'
import { type HttpResponse, type Incomplete, statusName } from '../http/client.ts'
import type { RequestFailure } from '../http/failures.ts'
import { quoted } from '../inputs/rules.ts'
import { type Fetched, fetchable, isSuccess } from './fetch.ts'
import { imageSize, type Size } from './images.ts'

/** An image of another size, in pixels, than browsers show. */
export interface WrongSize {
  /** What sets it: `icon-url`. */
  input: string
  use: 'icon' | 'banner'
  width: number
  height: number
  expected: readonly Size[]
}

/** What is to be said of a URL, if anything: a failure as a whole sentence, or an image of another size. */
export type UrlVerdict = { failure: string } | { wrongSize: WrongSize } | undefined

/** The sizes that browsers show an image in, in pixels. */
const expected: Record<WrongSize['use'], readonly Size[]> = {
  icon: [{ width: 200, height: 200 }],
  banner: [
    { width: 360, height: 240 },
    { width: 360, height: 200 },
  ],
}

/** Judges what was fetched by what the URL is used for: a page passes on its status, an image on its bytes. */
export function judge({ input, url, use }: ContentUrl, fetched: Fetched, timeoutMs: number): UrlVerdict {
  const failure = (wrong: string) => ({ failure: `${input}: ${subject(url, fetched.at)} ${wrong}.` })
  if (fetched.kind === 'failure') return failure(withoutAnswer(fetched.fault, timeoutMs))
  if (fetched.kind === 'astray') return failure(`redirects ${fetched.why}`)
  // Where a page shares its URL with an image, the image's failure says it all.
  if (fetched.kind === 'off-https')
    return use === 'page' ? undefined : failure('redirects to http, but images must be https')
  const { answer } = fetched
  if (!isSuccess(answer.status)) return failure(`answered ${statusName(answer.status)}`)
  if (use === 'page') return undefined

  const image = readImage(answer, timeoutMs)
  if ('wrong' in image) return failure(image.wrong)
  const sizes = expected[use]
  const fits = sizes.some(({ width, height }) => width === image.width && height === image.height)
  return fits ? undefined : { wrongSize: { input, use, width: image.width, height: image.height, expected: sizes } }
}

function readImage({ body, incomplete }: HttpResponse, timeoutMs: number): Size | { wrong: string } {
  if (incomplete) return { wrong: bodyIncomplete(incomplete, timeoutMs) }
  if (body.length === 0) return { wrong: 'answered with an empty body, which is no image' }
  const size = imageSize(Buffer.from(body, 'latin1'))
  if (!size) return { wrong: 'is no PNG, JPEG, GIF or WebP image, or a broken one' }
  return size.width > 0 && size.height > 0 ? size : { wrong: `is an image of ${pixels(size)}, which shows nothing` }
}

const pixels = ({ width, height }: Size) => `${width}x${height}`

function subject(url: string, at: URL): string {
  if (at.href === fetchable(new URL(url)).href) return quoted(url)
  // A query that only the server knew of may be a signature, which is not to be published.
  return `${quoted(url)} redirects to ${quoted(at.origin + at.pathname)}, which`
}

function bodyIncomplete(flaw: Incomplete, timeoutMs: number): string {
  if (flaw === 'too-large') return 'is larger than 5 MiB'
  return flaw === 'timeout' ? `did not arrive whole within ${timeoutMs / 1_000} s` : 'broke off before its end'
}

function withoutAnswer({ reason, cause }: RequestFailure, timeoutMs: number): string {
  const detail = describe(cause)
  switch (reason) {
    case 'timeout':
      return `did not answer within ${timeoutMs / 1_000} s`
    case 'tls-failed':
      return `cannot be reached securely: its certificate or its TLS is not accepted (${detail})`
    case 'proxy-failed':
      return `cannot be reached through the proxy (${detail})`
    case 'bad-response':
      return `answered with something that is no HTTP (${detail})`
    case 'connection-lost':
      return `ended the connection without an answer (${detail})`
    default:
      return isUnknownHost(cause) ? `has a host name that is not found (${detail})` : `cannot be reached (${detail})`
  }
}

const isUnknownHost = (cause: unknown) => /^(ENOTFOUND|EAI_\w+)$/.test((cause as NodeJS.ErrnoException)?.code ?? '')
