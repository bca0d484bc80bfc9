import { getOctokit } from '@actions/github'
import { describe } from '../errors.ts'
import { backoff, withRetries } from '../http/backoff.ts'
import type { HttpRequest, HttpResponse, RequestContext, RequestFailure } from '../http/http-client.ts'
import { proxyCredentialsHint, proxyHint } from '../http/proxy.ts'
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

/** Why our `fetch` brought Octokit no whole response; Octokit passes it on as the `cause` of its own error. */
class NoResponse extends Error {
  readonly failure: Pick<RequestFailure, 'reason' | 'mayHaveBeenReceived' | 'cause'>

  constructor(failure: Pick<RequestFailure, 'reason' | 'mayHaveBeenReceived' | 'cause'>) {
    super(failure.reason)
    this.failure = failure
  }
}

/** A larger response than is read. */
class TooLarge extends Error {}

type Octokit = ReturnType<typeof getOctokit>

/** Octokit would write warnings with text of a server to the log. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/**
 * The repository in the API of GitHub, by Octokit with a `fetch` of ours that is one exchange. So proxies, timeouts and
 * failures are the same as for the push service, and it is known whether a request that failed may have been received,
 * which decides about claims.
 */
export class GithubClient {
  readonly #access: GithubAccess
  readonly #context: RequestContext
  #octokit?: Octokit

  constructor(access: GithubAccess, context: RequestContext) {
    this.#access = access
    this.#context = context
  }

  /**
   * One request, by its route as the documents of GitHub have it below `/repos/{owner}/{repo}`; it is not repeated
   * here. Never throws.
   */
  async request<T>(route: ApiRoute, expected: ResponseFormat<T>, limits: Limits = {}): Promise<Reply<T>> {
    const { apiUrl, repository, token } = this.#access
    if (!isApiUrl(apiUrl)) {
      return noAnswer('bad-address', 'GITHUB_API_URL is not an http or https URL, or has a query', {
        mayHaveBeenReceived: false,
      })
    }
    const [method, path, parameters] = route
    let received: HttpResponse | undefined
    const fetch = async (url: string, { headers, body }: FetchOptions) => {
      received = await this.#exchange({ method, url: new URL(url), headers, body }, expected, limits)
      return asFetchResponse(received, url)
    }
    try {
      this.#octokit ??= getOctokit(token, { baseUrl: apiUrl.replace(/\/$/, ''), userAgent, log: silent })
      const { status, data } = await this.#octokit.request({
        method,
        url: `/repos/${repository}${path}`,
        ...parameters,
        headers: { 'x-github-api-version': apiVersion },
        request: { fetch, log: silent },
      })
      if (status >= 300) return redirected(route, status)
      const wanted = status === expected.status ? expected.read(data) : undefined
      if (wanted !== undefined) return { kind: 'done', data: wanted }
      return noAnswer('unexpected', `GitHub answered ${status} with something unexpected`)
    } catch (error) {
      const { cause } = error as Error
      if (cause instanceof NoResponse) return this.#failed(cause.failure)
      if (cause instanceof TooLarge) return noAnswer('too-large', cause.message)
      if (received?.status === 304) return redirected(route, received.status)
      if (received && received.status >= 400) return this.#refused(received, (error as Error).message.trim())
      return noAnswer('unexpected', excerpt(describe(error), this.#context.redact), { cause: error })
    }
  }

  /** The exchange of a request, redirects included. Throws NoResponse or TooLarge if there is no whole success. */
  async #exchange(
    request: Pick<HttpRequest, 'method' | 'url' | 'headers' | 'body'>,
    { maxBytes = mebibyte, followRedirects }: Pick<ResponseFormat<unknown>, 'maxBytes' | 'followRedirects'>,
    limits: Limits,
  ): Promise<HttpResponse> {
    const { http, signal } = this.#context
    const timeoutMs = Math.min(limits.timeoutMs ?? this.#access.timeoutMs, this.#access.timeoutMs, maxTimeoutMs)
    let { url } = request
    for (let redirects = 0; ; redirects++) {
      const result = await http.request({ ...request, url, timeoutMs, maxBytes, signal: limits.signal ?? signal })
      if (result.kind === 'failure') throw new NoResponse(result)
      const next = followRedirects && redirects < maxRedirects ? redirectOf(result, url) : undefined
      if (next === undefined) return wholeOrThrow(result, maxBytes)
      url = next
    }
  }

  #failed({ mayHaveBeenReceived, reason, cause }: NoResponse['failure']): NoAnswer {
    const message = excerpt(`${reason}: ${describe(cause)}`, this.#context.redact)
    return noAnswer(reason, message, { mayHaveBeenReceived, cause })
  }

  /** `said`: what Octokit reads in the body as the reason of a refusal. */
  #refused({ status, headers, incomplete }: HttpResponse, said: string): Refused | NoAnswer {
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

/** What Octokit gives a `fetch`, as far as ours reads it. */
interface FetchOptions {
  headers: Record<string, string>
  body?: string
}

/** What Octokit reads of a response of `fetch`. By this content type it parses JSON, and keeps anything else as text. */
function asFetchResponse({ status, headers, body }: HttpResponse, url: string) {
  const entries = Object.entries({ ...headers, 'content-type': 'application/json' })
  return { status, url, headers: new Map(entries), text: async () => body }
}

/** Part of a refusal says enough, part of a success nothing. */
function wholeOrThrow(response: HttpResponse, maxBytes: number): HttpResponse {
  const { status, incomplete } = response
  if (!incomplete || status >= 300) return response
  if (incomplete === 'too-large') throw new TooLarge(`the response is larger than ${maxBytes / mebibyte} MiB`)
  const reason = incomplete === 'cut' ? 'bad-response' : incomplete
  const cause = new Error('the response is not complete')
  throw new NoResponse({ reason, mayHaveBeenReceived: true, cause })
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
