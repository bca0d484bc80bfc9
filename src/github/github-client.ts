import { getOctokit } from '@actions/github'
import { describe } from '../errors.ts'
import { backoff, withRetries } from '../http/backoff.ts'
import type { HttpRequest, HttpResponse, RequestContext, RequestFailure } from '../http/http-client.ts'
import { proxyCredentialsHint, proxyHint } from '../http/proxy.ts'
import { parseJson } from '../json.ts'
import { excerpt } from '../text.ts'
import { mebibyte } from '../units.ts'
import { parseUrl } from '../url.ts'
import { userAgent } from '../version.ts'

/** What came of a request to GitHub. Messages are redacted and short. */
export type Reply<T> = { kind: 'done'; data: T } | Refused | NoAnswer

/** Refused with this status. GitHub has not done it, but a gateway may refuse what it has passed on. */
export interface Refused {
  kind: 'refused'
  status: number
  message: string
  /** The same request may succeed later. */
  rateLimited: boolean
  /**
   * Whether GitHub said these words. The answer is searched as it arrived: a secret may be a part of a word, and be
   * redacted.
   */
  says: (words: RegExp) => boolean
}

/** No answer that says what became of the request. */
export interface NoAnswer {
  kind: 'no-answer'
  /** `unexpected`: a status of 500 or more, or 408, or a success, but not the one that the request has. */
  why: RequestFailure['reason'] | 'bad-address' | 'redirected' | 'too-large' | 'unexpected'
  /** Of an answer that failed: 500 or more, or 408. */
  status?: number
  mayHaveBeenReceived: boolean
  message: string
  cause?: unknown
}

export interface GithubAccess {
  /** As GITHUB_API_URL gives it. */
  apiUrl: string
  /** `owner/name`. */
  repository: string
  token: string
  /** For each request, one to each address that it is redirected to included; no more than 10 s are used. */
  timeoutMs: number
}

/** For some requests only: less time than the others have, and another signal than that of the run. */
export interface Limits {
  timeoutMs?: number
  signal?: AbortSignal
}

/** How an answer is read. */
interface ResponseFormat<T> {
  status: number
  /** The part of the parsed body that is wanted; undefined if it is not there. */
  read: (data: unknown) => T | undefined
  /** Bytes of the body that are read at most. */
  maxBytes?: number
  /** Follow redirects, as GitHub answers for a repository that was renamed; never to another origin. Only for reads. */
  followRedirects?: boolean
}

/** Method, path and parameters: of the path, or else of the body. */
export type ApiRoute = [method: HttpRequest['method'], path: string, parameters?: Record<string, unknown>]

const maxTimeoutMs = 10_000
const maxRedirects = 5
const readRetries = 2

/** The version of GitHub's REST API that every request asks for; without one, GitHub chooses. */
const apiVersion = '2022-11-28'

/**
 * The repository in the API of GitHub. Octokit prepares the requests; the exchange is this action's own, so that
 * proxies, timeouts and failures are the same as for the push service. (As a client over that exchange, Octokit would
 * not say whether a request that failed may have been received, which decides about claims.)
 */
export class GithubClient {
  readonly #access: GithubAccess
  readonly #context: RequestContext
  #octokit?: ReturnType<typeof getOctokit>

  constructor(access: GithubAccess, context: RequestContext) {
    this.#access = access
    this.#context = context
  }

  /**
   * One request, by its route as the documents of GitHub have it below `/repos/{owner}/{repo}`; it is not repeated
   * here.
   */
  async request<T>(route: ApiRoute, expected: ResponseFormat<T>, limits: Limits = {}): Promise<Reply<T>> {
    const { maxBytes = mebibyte } = expected
    if (!isApiUrl(this.#access.apiUrl)) {
      return noAnswer('bad-address', 'GITHUB_API_URL is not an http or https URL, or has a query', {
        mayHaveBeenReceived: false,
      })
    }
    try {
      const response = await this.#exchange(route, { ...expected, maxBytes }, limits)
      if (response.kind === 'failure') return this.#failed(response)
      const { status, body, incomplete } = response
      if (status >= 400) return this.#refused(response)
      if (status >= 300) return redirected(route, status)
      if (incomplete === 'too-large') {
        return noAnswer(incomplete, `the response is larger than ${maxBytes / mebibyte} MiB`)
      }
      if (incomplete) {
        const reason = incomplete === 'cut' ? 'bad-response' : incomplete
        const cause = new Error('the response is not complete')
        return this.#failed({ reason, mayHaveBeenReceived: true, cause })
      }
      const data = status === expected.status ? expected.read(parseJson(body)) : undefined
      if (data !== undefined) return { kind: 'done', data }
      return noAnswer('unexpected', `GitHub answered ${status} with something unexpected`)
    } catch (error) {
      return noAnswer('unexpected', excerpt(describe(error), this.#context.redact), { cause: error })
    }
  }

  async #exchange(
    [method, path, parameters]: ApiRoute,
    { maxBytes, followRedirects }: { maxBytes: number; followRedirects?: boolean },
    limits: Limits,
  ): Promise<HttpResponse | RequestFailure> {
    const { apiUrl, repository, token, timeoutMs } = this.#access
    const { http, signal } = this.#context
    this.#octokit ??= getOctokit(token, { baseUrl: apiUrl.replace(/\/$/, ''), userAgent })
    const prepared = this.#octokit.request.endpoint({ method, url: `/repos/${repository}${path}`, ...parameters })
    // As Octokit's own requests do it; some tokens are JSON web tokens.
    const scheme = token.split('.').length === 3 ? 'bearer' : 'token'
    const request = {
      method,
      headers: {
        ...(prepared.headers as Record<string, string>),
        'x-github-api-version': apiVersion,
        authorization: `${scheme} ${token}`,
      },
      body: JSON.stringify(prepared.body),
      timeoutMs: Math.min(limits.timeoutMs ?? timeoutMs, timeoutMs, maxTimeoutMs),
      maxBytes,
      signal: limits.signal ?? signal,
    }
    let url = new URL(prepared.url)
    for (let redirects = 0; ; redirects++) {
      const result = await http.request({ ...request, url })
      const next = followRedirects && redirects < maxRedirects ? redirectOf(result, url) : undefined
      if (next === undefined) return result
      url = next
    }
  }

  #failed({
    mayHaveBeenReceived,
    reason,
    cause,
  }: Pick<RequestFailure, 'mayHaveBeenReceived' | 'reason' | 'cause'>): NoAnswer {
    const message = excerpt(`${reason}: ${describe(cause)}`, this.#context.redact)
    return noAnswer(reason, message, { mayHaveBeenReceived, cause })
  }

  #refused({ status, headers, body, incomplete }: HttpResponse): Refused | NoAnswer {
    const said = explanationIn(body).trim()
    const isTruncated = incomplete !== undefined
    const message = excerpt(`GitHub answered ${status}${said && `: ${said}`}`, this.#context.redact, isTruncated)
    // A gateway that gave up on a request (408) may have passed it on.
    if (status >= 500 || status === 408) return noAnswer('unexpected', message, { status })
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headers
    const isLimited = retryAfter !== undefined || remaining === '0' || /rate limit|abuse detection/i.test(said)
    const rateLimited = status === 429 || (status === 403 && isLimited)
    return { kind: 'refused', status, message, rateLimited, says: words => words.test(said) }
  }
}

function noAnswer(
  why: NoAnswer['why'],
  message: string,
  { mayHaveBeenReceived = true, ...more }: Partial<Pick<NoAnswer, 'status' | 'mayHaveBeenReceived' | 'cause'>> = {},
): NoAnswer {
  return { kind: 'no-answer', why, mayHaveBeenReceived, message, ...more }
}

/** Only a read that was redirected certainly had no effect. */
function redirected([method]: ApiRoute, status: number): Refused | NoAnswer {
  const message = `GitHub answered ${status}`
  if (method !== 'GET') return noAnswer('redirected', message)
  if (status === 304) return noAnswer('unexpected', message)
  return { kind: 'refused', status, message, rateLimited: false, says: () => false }
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
function explanationIn(body: string): string {
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
export function hintFor<Refusal>(reply: Refused | NoAnswer, refused: (status: number) => Refusal): string | Refusal {
  if (reply.kind === 'no-answer') return hintForNoAnswer(reply)
  if (reply.rateLimited) return 'The rate limit of GitHub is reached: run this again later.'
  if (reply.status === 401) return 'Use a valid `github-token`; the default is the token of the job, `github.token`.'
  if (reply.status === 407) return proxyCredentialsHint
  if (reply.status < 400) return redirectHint
  return refused(reply.status)
}

function hintForNoAnswer({ why, cause }: NoAnswer): string {
  if (why === 'bad-address') return apiUrlHint
  if (why === 'redirected') return redirectHint
  if (why === 'too-large') return `Check that GitHub answers at that address. ${apiUrlHint}`
  if (why === 'tls-failed') return tlsHint
  if (why === 'proxy-failed') return proxyHint(cause)
  return tryLater
}

const redirectHint = 'Check GITHUB_API_URL, and whether the repository was moved or renamed.'
export const tryLater = 'Run this again when GitHub is available.'
const apiUrlHint =
  'GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets it.'
const tlsHint =
  'Check GITHUB_API_URL and the certificate of GitHub; for the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. Then run this again.'

/** Which replies to a read are asked for again, each kind twice. */
export interface Repeated {
  noAnswer?: boolean
  /** How long to wait after a 404 at first, in milliseconds; absent if it is final. */
  notFoundMs?: number
}

/** Reads are safe to repeat. A 404 that may be stale is never the result before it came three times. */
export function repeatRead<T>(
  read: () => Promise<Reply<T>>,
  { noAnswer: repeatsNoAnswer, notFoundMs }: Repeated,
  signal: AbortSignal | undefined,
): Promise<Reply<T>> {
  let noAnswers = 0
  let notFounds = 0
  return withRetries<Reply<T>, Reply<T>>({
    attempt: async () => {
      const reply = await read()
      if (notFoundMs !== undefined && isNotFound(reply) && ++notFounds <= readRetries) {
        return { result: reply, waitMs: notFoundMs * notFounds }
      }
      if (
        repeatsNoAnswer &&
        reply.kind === 'no-answer' &&
        !finalReasons.includes(reply.why) &&
        ++noAnswers <= readRetries
      ) {
        return { result: reply, waitMs: backoff(noAnswers) }
      }
      return { done: reply }
    },
    retries: 2 * readRetries,
    signal,
    cancelled: () => noAnswer('cancelled', 'the run was cancelled'),
  })
}

/** What ends the next try in the same way. */
export const finalReasons: readonly NoAnswer['why'][] = ['cancelled', 'bad-address', 'redirected', 'too-large']
