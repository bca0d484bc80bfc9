import type { getOctokit } from '@actions/github'
import { describe } from '../errors.ts'
import { backoff, withRetries } from '../http/backoff.ts'
import type { HttpRequest, Incomplete, RequestContext, RequestFailure } from '../http/http-client.ts'
import { proxyCredentialsHint, proxyHint } from '../http/proxy.ts'
import { parseJson } from '../json.ts'
import { excerpt } from '../text.ts'
import { mebibyte } from '../units.ts'
import { parseUrl } from '../url.ts'
import { userAgent } from '../version.ts'

/** What came of a request to GitHub. Messages are redacted and short. */
export type Reply<T> = { kind: 'done'; data: T } | Refused | NoAnswer

/** Refused with this status. GitHub itself did nothing, but a gateway may have passed the request on before it refused. */
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
  /** For each request; of it, at most 10 s are used. */
  timeoutMs: number
}

/** For some requests only: less time than the others have, and another signal than that of the run. */
export interface Limits {
  timeoutMs?: number
  signal?: AbortSignal
}

/** How a response is read. */
interface ResponseFormat<T> {
  status: number
  /** The part of the parsed body that is wanted; undefined if it is not there. */
  read: (data: unknown) => T | undefined
  /** Follow redirects, as GitHub answers for a repository that was renamed; never to another origin. Only for reads. */
  followRedirects?: boolean
}

/** Method, path below `/repos/{owner}/{repo}`, and parameters: of the path, or else of the query or the body. */
export type ApiRoute = [method: HttpRequest['method'], path: string, parameters?: Record<string, unknown>]

const maxTimeoutMs = 10_000
const maxRedirects = 5
const readRetries = 2
/** A release with a thousand assets has a few megabytes. */
const maxMebibytes = 25
/** More of a refusal is never shown. */
const maxRefusal = 65_536

/** The version of GitHub's REST API that every request asks for; without one, GitHub chooses. */
const apiVersion = '2022-11-28'

type Octokit = ReturnType<typeof getOctokit>

/** A success, or a redirect, as Octokit returns it; its body is not parsed. */
interface Answer {
  status: number
  url: string
  headers: Partial<Record<string, unknown>>
  data: unknown
}

/** What Octokit throws for a refusal. Its message is what GitHub gives as the reason, or the body itself. */
interface RefusalError extends Error {
  status: number
  response: { headers: Partial<Record<string, unknown>> }
}

/** Thrown to Octokit, which keeps it as the cause of its own error: no response arrived, or only a part of one. */
class NoResponse extends Error {
  readonly reply: NoAnswer

  constructor(reply: NoAnswer) {
    super(reply.message)
    this.reply = reply
  }
}

/**
 * The repository in the API of GitHub, through Octokit. Its `fetch` is one exchange of this action, so that proxies and
 * timeouts are the same as for the push service, and it is known whether a request that failed may have been received.
 */
export class GithubClient {
  readonly #access: GithubAccess
  readonly #context: RequestContext
  #octokit?: Promise<Octokit>

  constructor(access: GithubAccess, context: RequestContext) {
    this.#access = access
    this.#context = context
  }

  /** One request, which is not repeated here. Never throws for what GitHub or the network does. */
  async request<T>(route: ApiRoute, expected: ResponseFormat<T>, limits: Limits = {}): Promise<Reply<T>> {
    if (!isApiUrl(this.#access.apiUrl)) {
      const message = 'GITHUB_API_URL is not an http or https URL, or has a query'
      return noAnswer('bad-address', message, { mayHaveBeenReceived: false })
    }
    this.#octokit ??= this.#openOctokit()
    const octokit = await this.#octokit
    try {
      const { status, data } = await this.#answer(octokit, route, expected, limits)
      if (status >= 300) return redirected(route, status)
      const wanted = status === expected.status ? expected.read(parseJson(String(data))) : undefined
      if (wanted !== undefined) return { kind: 'done', data: wanted }
      return noAnswer('unexpected', `GitHub answered ${status} with something unexpected`)
    } catch (error) {
      return this.#failed(route, error)
    }
  }

  async #openOctokit(): Promise<Octokit> {
    const { getOctokit } = await import('@actions/github')
    const { apiUrl, token } = this.#access
    return getOctokit(token, { baseUrl: apiUrl.replace(/\/$/, ''), userAgent })
  }

  /** A response that is no refusal; throws otherwise. */
  async #answer(
    octokit: Octokit,
    [method, path, parameters]: ApiRoute,
    { followRedirects }: { followRedirects?: boolean },
    limits: Limits,
  ): Promise<Answer> {
    const headers = { 'x-github-api-version': apiVersion }
    // Octokit's own parser, which keeps large whole numbers exact, takes many seconds for 25 MiB.
    const options = { fetch: this.#fetchWithin(limits), parseSuccessResponseBody: false, log: silent }
    const url = `/repos/${this.#access.repository}${path}`
    let answer: Answer = await octokit.request({ method, url, ...parameters, headers, request: options })
    for (let redirects = 0; followRedirects && redirects < maxRedirects; redirects++) {
      const next = redirectOf(answer)
      if (next === undefined) return answer
      answer = await octokit.request({ method, url: next, headers, request: options })
    }
    return answer
  }

  /** A `fetch` for Octokit: one exchange. */
  #fetchWithin({ timeoutMs = maxTimeoutMs, signal }: Limits) {
    const { http, signal: signalOfRun } = this.#context
    const limits = {
      timeoutMs: Math.min(timeoutMs, this.#access.timeoutMs, maxTimeoutMs),
      maxBytes: maxMebibytes * mebibyte,
      signal: signal ?? signalOfRun,
    }
    return async (url: string, { method, headers, body }: Pick<HttpRequest, 'method' | 'headers' | 'body'>) => {
      const result = await http.request({ method, headers, body, url: new URL(url), ...limits })
      if (result.kind === 'failure') throw new NoResponse(this.#noResponse(result))
      const { status, incomplete } = result
      if (status < 300 && incomplete) throw new NoResponse(this.#partOfResponse(incomplete))
      // What is cut may end inside a token.
      const refusal = incomplete ? '' : result.body.slice(0, maxRefusal)
      return {
        status,
        url,
        // GitHub's answers are JSON. Octokit takes what is not JSON as text, whatever its type.
        headers: new Map(Object.entries({ ...result.headers, 'content-type': 'application/json' })),
        body: result.body,
        text: async () => refusal,
      }
    }
  }

  #noResponse({
    reason,
    mayHaveBeenReceived,
    cause,
  }: Pick<RequestFailure, 'reason' | 'mayHaveBeenReceived' | 'cause'>): NoAnswer {
    const message = excerpt(`${reason}: ${describe(cause)}`, this.#context.redact)
    return noAnswer(reason, message, { mayHaveBeenReceived, cause })
  }

  #partOfResponse(incomplete: Incomplete): NoAnswer {
    if (incomplete === 'too-large') {
      return noAnswer('too-large', `the response is larger than ${maxMebibytes} MiB`)
    }
    const reason = incomplete === 'cut' ? 'bad-response' : incomplete
    const cause = new Error('the response is not complete')
    return this.#noResponse({ reason, mayHaveBeenReceived: true, cause })
  }

  /** What became of a request for which Octokit threw. */
  #failed(route: ApiRoute, error: unknown): Refused | NoAnswer {
    const { cause = error } = Object(error)
    if (cause instanceof NoResponse) return cause.reply
    if (!isRefusal(error)) return noAnswer('unexpected', excerpt(describe(cause), this.#context.redact), { cause })
    const { status, response } = error
    if (status < 400) return redirected(route, status)
    const said = error.message.trim()
    const message = excerpt(`GitHub answered ${status}${said && `: ${said}`}`, this.#context.redact)
    // A gateway that gave up on a request (408) may have passed it on.
    if (status >= 500 || status === 408) return noAnswer('unexpected', message, { status })
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = response.headers
    const saysLimit = retryAfter !== undefined || remaining === '0' || /rate limit|abuse detection/i.test(said)
    const rateLimited = status === 429 || (status === 403 && saysLimit)
    return { kind: 'refused', status, message, rateLimited, says: words => words.test(said) }
  }
}

/** Octokit prints what a header says of a deprecation; nothing from outside is printed unescaped. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const isRefusal = (error: unknown): error is RefusalError =>
  error instanceof Error && (error as Partial<RefusalError>).response !== undefined

function noAnswer(
  why: NoAnswer['why'],
  message: string,
  { mayHaveBeenReceived = true, ...more }: Partial<Pick<NoAnswer, 'status' | 'mayHaveBeenReceived' | 'cause'>> = {},
): NoAnswer {
  return { kind: 'no-answer', why, mayHaveBeenReceived, message, ...more }
}

/** A redirected read had no effect. Whether another request was carried out is not certain. */
function redirected([method]: ApiRoute, status: number): Refused | NoAnswer {
  const message = `GitHub answered ${status}`
  if (method !== 'GET') return noAnswer('redirected', message)
  if (status === 304) return noAnswer('unexpected', message)
  return { kind: 'refused', status, message, rateLimited: false, says: () => false }
}

/** Whether a path can be appended. (`new URL` would take the first part of the path for the host if there is none.) */
const isApiUrl = (text: string) => /^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(text) && parseUrl(text) !== undefined

/** Where a response points to; undefined if nowhere, or to another origin, which must not get the token. */
function redirectOf({ status, url, headers: { location } }: Answer): string | undefined {
  if (![301, 302, 307, 308].includes(status) || typeof location !== 'string') return undefined
  const from = new URL(url)
  const next = parseUrl(location, from)
  return next?.origin === from.origin ? next.href : undefined
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
