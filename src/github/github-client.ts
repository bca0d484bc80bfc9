import { getOctokit } from '@actions/github'
import { describe } from '../errors.ts'
import type { HttpClient, HttpRequest, HttpResponse, RequestFailure } from '../http/http-client.ts'
import { backoff, withRetries } from '../http/retry.ts'
import { excerpt, parseJson, parseUrl, type Redact } from '../text.ts'
import { userAgent } from '../version.ts'

/** What came of a request to GitHub. Messages are redacted and short. */
export type Reply<T> = { kind: 'done'; data: T } | Refused | Lost

/** Refused with this status: it had no effect. */
interface Refused {
  kind: 'refused'
  status: number
  message: string
  /** The same request may succeed later (contract section 7.8). */
  rateLimited: boolean
}

/** No usable answer. */
interface Lost {
  kind: 'lost'
  why: 'cancelled' | 'bad-address' | 'redirected' | 'too-large' | 'other'
  mayHaveBeenReceived: boolean
  message: string
}

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

/** Method, path and parameters: of the path, or else of the body. */
type Request = [method: HttpRequest['method'], path: string, parameters?: Record<string, unknown>]

const mebibyte = 1_048_576
const maxRefusal = 65_536
const maxRedirects = 5
const readRetries = 2

/**
 * The repository in the API of GitHub. Octokit prepares the requests; the exchange is this action's own, so that proxies,
 * timeouts and failures are the same as for the push service.
 */
export function openGithub({ apiUrl, repository, token, http, redact }: GithubAccess) {
  const [owner = '', repo = ''] = repository.split('/')

  /** One request, by its route as the documents of GitHub have it below `/repos/{owner}/{repo}`; it is not repeated here. */
  async function ask<T>(
    [method, path, parameters]: Request,
    { status: wanted, read, maxBytes = mebibyte, followRedirects = false }: Expected<T>,
    limits: Limits,
  ): Promise<Reply<T>> {
    if (!isApiUrl(apiUrl)) {
      return lost('GITHUB_API_URL is not an http or https URL, or has a query', 'bad-address', false)
    }
    try {
      const octokit = getOctokit(token, { baseUrl: apiUrl.replace(/\/$/, ''), userAgent })
      const route = { method, url: `/repos/{owner}/{repo}${path}`, owner, repo, ...parameters }
      const response = await exchange(octokit.request.endpoint(route), limits, maxBytes, followRedirects)
      if (response.kind === 'failure') return unanswered(response)
      const { status, body, incomplete } = response
      if (status >= 300) return refusal(method, response)
      if (incomplete === 'too-large') return lost(`the response is larger than ${maxBytes / mebibyte} MiB`, incomplete)
      if (incomplete) {
        const reason = incomplete === 'cut' ? 'bad-response' : incomplete
        return unanswered({ reason, mayHaveBeenReceived: true, cause: new Error('the response is not complete') })
      }
      const data = status === wanted ? read(parseJson(body)) : undefined
      return data === undefined ? lost(`GitHub answered ${status} with something unexpected`) : { kind: 'done', data }
    } catch (error) {
      return lost(excerpt(describe(error), redact))
    }
  }

  async function exchange(
    { url: first, method, headers, body }: { url: string; method: string; headers: object; body?: unknown },
    { timeoutMs, signal }: Limits,
    maxBytes: number,
    followRedirects: boolean,
  ): Promise<HttpResponse | RequestFailure> {
    // As Octokit's own requests do it; some tokens are JSON web tokens.
    const scheme = token.split('.').length === 3 ? 'bearer' : 'token'
    const request = {
      method: method as HttpRequest['method'],
      headers: { ...(headers as Record<string, string>), authorization: `${scheme} ${token}` },
      body: body === undefined ? undefined : JSON.stringify(body),
      timeoutMs,
      maxBytes,
      signal,
    }
    let url = new URL(first)
    for (let redirects = 0; ; redirects++) {
      const result = await http.request({ ...request, url })
      const next = followRedirects && redirects < maxRedirects ? redirectOf(result, url) : undefined
      if (next === undefined) return result
      url = next
    }
  }

  function unanswered({ mayHaveBeenReceived, reason, cause }: Omit<RequestFailure, 'kind' | 'retryable'>): Lost {
    const message = excerpt(`${reason}: ${describe(cause)}`, redact)
    return lost(message, reason === 'cancelled' ? reason : 'other', mayHaveBeenReceived)
  }

  function refusal(method: HttpRequest['method'], response: HttpResponse): Refused | Lost {
    const { status, headers, body, incomplete } = response
    if (status < 400) {
      const message = `GitHub answered ${status}`
      // Only a read certainly had no effect.
      if (method !== 'GET') return lost(message, 'redirected')
      return status === 304 ? lost(message) : { kind: 'refused', status, message, rateLimited: false }
    }
    const isTruncated = incomplete !== undefined || body.length > maxRefusal
    const said = explanation(redact(body.slice(0, maxRefusal), isTruncated)).trim()
    const message = excerpt(`GitHub answered ${status}${said && `: ${said}`}`, redact)
    // A gateway that gave up on a request (408) may have passed it on.
    if (status >= 500 || status === 408) return lost(message)
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headers
    const limited = retryAfter !== undefined || remaining === '0' || /rate limit|abuse detection/i.test(said)
    return { kind: 'refused', status, message, rateLimited: status === 429 || (status === 403 && limited) }
  }

  return { ask }
}

function lost(message: string, why: Lost['why'] = 'other', mayHaveBeenReceived = true): Lost {
  return { kind: 'lost', why, mayHaveBeenReceived, message }
}

/** Whether a path can be appended. (`new URL` would take the first part of the path for the host if there is none.) */
const isApiUrl = (text: string) => /^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(text) && parseUrl(text) !== undefined

/** Where a response points to; the token must not go to another origin. */
function redirectOf(result: HttpResponse | RequestFailure, from: URL): URL | undefined {
  if (result.kind === 'failure' || ![301, 302, 307, 308].includes(result.status)) return undefined
  const { location } = result.headers
  const url = location === undefined ? undefined : parseUrl(location, from)
  return url?.origin === from.origin ? url : undefined
}

/** What GitHub gives as the reason of a refusal; the body itself if it is from something else. */
function explanation(body: string): string {
  const data = parseJson(body)
  const message = textAt(data, 'message')
  if (message === undefined) return body
  const { errors } = data as { errors?: unknown }
  const details = Array.isArray(errors) ? `: ${errors.map(each => JSON.stringify(each)).join(', ')}` : ''
  const documentation = textAt(data, 'documentation_url')
  return `${message}${details}${documentation ? ` - ${documentation}` : ''}`
}

/** The text at a path of parsed JSON. */
export function textAt(data: unknown, ...path: string[]): string | undefined {
  const value = path.reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], data)
  return typeof value === 'string' ? value : undefined
}

export const isNotFound = (reply: Reply<unknown>) => reply.kind === 'refused' && reply.status === 404

/** What to do about a reply. `refused` says it for a status that means something else for each request. */
export function hintFor(reply: Refused | Lost, refused: (status: number) => string): string {
  if (reply.kind === 'lost') {
    if (reply.why === 'bad-address') return apiUrlHint
    if (reply.why === 'redirected') return redirectHint
    return reply.why === 'too-large' ? `Check that GitHub answers at that address. ${apiUrlHint}` : tryLater
  }
  if (reply.rateLimited) return 'The rate limit of GitHub is reached: run this again later.'
  if (reply.status === 401) return 'Give a valid `github-token`; the default is the token of the job, `github.token`.'
  if (reply.status < 400) return redirectHint
  return refused(reply.status)
}

const redirectHint = 'Check GITHUB_API_URL, and whether the repository was moved or renamed.'
export const tryLater = 'Run this again when GitHub is available.'
const apiUrlHint =
  'GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.'

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
  return withRetries<Reply<T>, Reply<T>>({
    attempt: async () => {
      const reply = await read()
      if (notFoundMs !== undefined && isNotFound(reply) && ++notFounds <= readRetries) {
        return { retry: reply, waitMs: notFoundMs * notFounds }
      }
      if (again && reply.kind === 'lost' && reply.why === 'other' && ++losses <= readRetries) {
        return { retry: reply, waitMs: backoff(losses) }
      }
      return { done: reply }
    },
    retries: 2 * readRetries,
    signal,
    cancelled: () => lost('the run was cancelled', 'cancelled'),
  })
}
