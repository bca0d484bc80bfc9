import { getOctokit } from '@actions/github'
import { describe } from '../errors.ts'
import type { HttpClient, HttpRequest, HttpResponse, RequestFailure } from '../http/client.ts'
import { backoff, withRetries } from '../http/retry.ts'
import { parseUrl } from '../inputs/rules.ts'
import type { Redact } from '../inputs/secrets.ts'
import { version } from '../version.ts'

/** What came of a request to GitHub. Messages are redacted, and at most 300 characters long. */
export type Reply<T> =
  | { kind: 'done'; data: T }
  /** Refused with this status: it had no effect. `rateLimited` (contract section 7.8): the same request may succeed later. */
  | { kind: 'refused'; status: number; message: string; rateLimited: boolean }
  /** No usable answer. */
  | { kind: 'lost'; mayHaveBeenReceived: boolean; message: string; cancelled: boolean }

export interface GithubAccess {
  /** As GITHUB_API_URL gives it. */
  apiUrl: string
  /** `owner/name`. */
  repository: string
  token: string
  http: HttpClient
  /** Removes secrets from GitHub's answer, before it is cut. */
  redact: Redact
}

export interface Limits {
  /** For each request, one to each address that it is redirected to included. */
  timeoutMs: number
  signal: AbortSignal | undefined
}

/** How an answer is read. */
interface Expected<T> {
  status: number
  /** The part of the parsed body that is wanted; undefined if it is not there. */
  read: (data: unknown) => T | undefined
  /** Bytes of the body that are read at most. */
  maxBytes?: number
  /** Follow redirects, as GitHub answers for a repository that was renamed; never to another origin. Only for reads. */
  followRedirects?: boolean
}

type Rest = ReturnType<typeof getOctokit>['rest']

const mebibyte = 1_048_576
const maxQuoted = 300
const maxRefusal = 65_536
const maxRedirects = 5
const readRetries = 2
const usedHeaders = ['content-type', 'retry-after', 'x-ratelimit-remaining']

/** Octokit over this action's own exchange, so that proxies, timeouts and failures are the same as for the push service. */
export function openGithub({ apiUrl, repository, token, http, redact }: GithubAccess) {
  const [owner = '', repo = ''] = repository.split('/')

  const quote = (text: string) => {
    const line = redact(text).replace(/\s+/g, ' ').trim()
    return line.length > maxQuoted ? `${line.slice(0, maxQuoted - 1)}…` : line
  }

  /** One request; it is not repeated here. */
  async function ask<T>(
    { status: wanted, read, maxBytes = mebibyte, followRedirects = false }: Expected<T>,
    limits: Limits,
    request: (rest: Rest, place: { owner: string; repo: string }) => Promise<{ status: number; data: unknown }>,
  ): Promise<Reply<T>> {
    const octokit = () =>
      getOctokit(token, {
        baseUrl: apiUrl.replace(/\/$/, ''),
        userAgent: `web-push-action/${version}`,
        // Bodies are parsed here: Octokit turns large numbers into values that JSON.stringify refuses.
        request: {
          fetch: fetchOver({ http, redact }, limits, maxBytes, followRedirects),
          parseSuccessResponseBody: false,
        },
      })
    try {
      const { status, data } = await request(octokit().rest, { owner, repo })
      const value = status === wanted ? read(parsed(data)) : undefined
      if (value !== undefined) return { kind: 'done', data: value }
      const answered = `GitHub answered ${status}`
      if (status >= 300) return { kind: 'refused', status, message: answered, rateLimited: false }
      return lost(`${answered} with something unexpected`)
    } catch (error) {
      return failed(error)
    }
  }

  function failed(error: unknown): Exclude<Reply<never>, { kind: 'done' }> {
    const { status, cause, message = '', response } = error as Partial<RefusedByGithub>
    if (cause instanceof Unanswered) {
      const { mayHaveBeenReceived, reason, cause: why } = cause.failure
      const text = quote(`${reason}: ${describe(why)}`)
      return { kind: 'lost', mayHaveBeenReceived, message: text, cancelled: reason === 'cancelled' }
    }
    if (typeof status !== 'number' || !response) return lost(quote(describe(cause ?? error)))
    const said = quote(`GitHub answered ${status}: ${message}`)
    // A gateway that gave up on a request (408) may have passed it on.
    if (status < 400 || status >= 500 || status === 408) return lost(said)
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = response.headers
    const limited = retryAfter !== undefined || remaining === '0' || /rate limit|abuse detection/i.test(message)
    const rateLimited = status === 429 || (status === 403 && limited)
    return { kind: 'refused', status, message: said, rateLimited }
  }

  return { ask }
}

export type Github = ReturnType<typeof openGithub>

/** What Octokit throws. */
interface RefusedByGithub {
  status: unknown
  cause: unknown
  message: string
  response: { headers: Record<string, string | undefined> }
}

const lost = (message: string) => ({ kind: 'lost', mayHaveBeenReceived: true, message, cancelled: false }) as const

class Unanswered extends Error {
  readonly failure: RequestFailure
  constructor(failure: RequestFailure) {
    super(failure.reason)
    this.failure = failure
  }
}

/** The part of `fetch` that Octokit needs. */
function fetchOver(
  { http, redact }: Pick<GithubAccess, 'http' | 'redact'>,
  { timeoutMs, signal }: Limits,
  maxBytes: number,
  followRedirects: boolean,
) {
  return async (given: string, { method, headers, body }: Pick<HttpRequest, 'method' | 'headers' | 'body'>) => {
    let url = addressed(given)
    let response: HttpResponse
    for (let redirects = 0; ; redirects++) {
      const request = { method, url, headers, ...(body !== undefined && { body }), timeoutMs, maxBytes, signal }
      const result = await http.request(request)
      if (result.kind === 'failure') throw new Unanswered(result)
      response = whole(result)
      const next = followRedirects && redirects < maxRedirects ? redirectOf(result, url) : undefined
      if (next === undefined) break
      url = next
    }
    const { status, body: answer, incomplete } = response
    // What explains a refusal is short; a long text would take Octokit long to read.
    const text = status < 300 ? answer : redact(answer, incomplete !== undefined).slice(0, maxRefusal)
    return {
      url: url.href,
      status,
      // No other: Octokit prints what a header `deprecation` says, unredacted, with any workflow command in it.
      headers: new Map(usedHeaders.map(name => [name, response.headers[name]])),
      body: text,
      text: async () => text,
      arrayBuffer: async () => Buffer.from(text),
    }
  }
}

function addressed(text: string): URL {
  const url = parseUrl(text)
  if (url && /^https?:$/.test(url.protocol)) return url
  const cause = new Error('GITHUB_API_URL is not an http or https URL')
  const failure = {
    kind: 'failure',
    reason: 'connection-failed',
    mayHaveBeenReceived: false,
    retryable: false,
  } as const
  throw new Unanswered({ ...failure, cause })
}

/** The response if its body is whole, or does not matter. */
function whole(response: HttpResponse): HttpResponse {
  const { status, incomplete } = response
  if (incomplete === undefined || status >= 300) return response
  const reason = incomplete === 'cancelled' || incomplete === 'timeout' ? incomplete : 'bad-response'
  const why = incomplete === 'too-large' ? 'the response is too large' : 'the response is not complete'
  throw new Unanswered({ kind: 'failure', mayHaveBeenReceived: true, reason, retryable: true, cause: new Error(why) })
}

/** Where a response points to; the token must not go to another origin. */
function redirectOf({ status, headers }: HttpResponse, from: URL): URL | undefined {
  if (![301, 302, 307, 308].includes(status)) return undefined
  const url = parseUrl(headers.location ?? '', from)
  return headers.location !== undefined && url?.origin === from.origin ? url : undefined
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The text at a path of parsed JSON. */
export function textAt(data: unknown, ...path: string[]): string | undefined {
  const value = path.reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], data)
  return typeof value === 'string' ? value : undefined
}

export const isNotFound = (reply: Reply<unknown>) => reply.kind === 'refused' && reply.status === 404

/** Which replies to a read are asked for again, each kind twice. */
export interface Repeated {
  lost?: boolean
  /** How long to wait after a 404 at first, in milliseconds; absent if it is final. */
  notFoundMs?: number
}

/** Reads are safe to repeat. A 404 that may be stale is never the result before it came three times. */
export function repeatRead<T>(
  read: () => Promise<Reply<T>>,
  { lost: again = false, notFoundMs }: Repeated,
  signal: AbortSignal | undefined,
): Promise<Reply<T>> {
  let losses = 0
  let notFounds = 0
  return withRetries<Reply<T>>({
    attempt: async () => {
      const reply = await read()
      if (notFoundMs !== undefined && isNotFound(reply) && ++notFounds <= readRetries) {
        return { retry: reply, waitMs: notFoundMs * notFounds }
      }
      if (again && reply.kind === 'lost' && !reply.cancelled && ++losses <= readRetries) {
        return { retry: reply, waitMs: backoff(losses) }
      }
      return { done: reply }
    },
    retries: 2 * readRetries,
    signal,
    cancelled: () => ({ ...lost('the run was cancelled'), cancelled: true }),
    onWait: () => {},
  })
}
