import { getOctokit } from '@actions/github'
import { fixedAnywhere, type Hint } from '../base/failure.ts'
import { parseJson, textAt, valueAt } from '../base/json.ts'
import { OutsideText } from '../base/outside-text.ts'
import { excerpt, quote } from '../base/text.ts'
import { mebibyte } from '../base/units.ts'
import { parseUrl } from '../base/url.ts'
import { userAgent } from '../base/version.ts'
import { backoff, withRetries } from '../http/backoff.ts'
import type {
  HttpRequest,
  HttpResponse,
  Incomplete,
  RequestContext,
  RequestFailure,
} from '../http/exchange-and-hand-over.ts'
import { proxyCredentialsHint, proxyHint } from '../http/proxy.ts'

/** The result of a request to GitHub. Its messages are short and have no secrets. */
export type Reply<T> = { kind: 'done'; data: T } | Refused | NoAnswer

/**
 * GitHub or a gateway refused the request with this status. A request refused by GitHub has changed nothing, but one
 * refused by a gateway may still have reached GitHub.
 */
export interface Refused {
  kind: 'refused'
  status: number
  /**
   * Whether the response is in GitHub's format for errors. Otherwise, it may come from a gateway that has already passed
   * the request on.
   */
  isFromGithub: boolean
  message: string
  /** GitHub's explanation, if it gave one that says more than the status. */
  explanation?: string
  /** Whether GitHub refused the request because of a rate limit. If so, the same request may succeed later. */
  rateLimited: boolean
  /**
   * Tests GitHub's message against a pattern. Uses the unredacted message, because redaction may hide part of a word.
   */
  says: (words: RegExp) => boolean
}

/** There was no response, or the response does not show whether the request succeeded. */
export interface NoAnswer {
  kind: 'no-answer'
  /** `unexpected` means a 5xx, 408, or 304, or a success with an unexpected status or body. */
  reason: RequestFailure['reason'] | 'bad-address' | 'redirected' | 'too-large' | 'unexpected'
  /** The HTTP status, if it is a 5xx or 408. */
  status?: number
  mayHaveBeenReceived: boolean
  message: string
  cause?: unknown
}

export interface GithubAccess {
  apiUrl: string
  /** The repository, in the form `owner/name`. */
  repository: string
  token: string
  /** The timeout for each request, capped at `maxTimeoutMs`. */
  timeoutMs: number
}

/** Overrides for one request: a shorter timeout, or a signal that replaces the run's signal. */
export interface Limits {
  timeoutMs?: number
  signal?: AbortSignal
}

interface ResponseFormat<T> {
  status: number
  /** Returns the expected data from the parsed body, or undefined if it is missing. Text to show is a part of `body`. */
  read: (data: unknown, body: OutsideText) => T | undefined
  /**
   * Whether to follow redirects to the same origin, which GitHub uses for renamed repositories. Set this only for
   * reads.
   */
  followRedirects?: boolean
}

/**
 * The method, the path below `/repos/{owner}/{repo}`, and the parameters. Parameters that do not appear in the path go
 * into the query or the body.
 */
export type ApiRoute = [method: HttpRequest['method'], path: string, parameters?: Record<string, unknown>]

const maxTimeoutMs = 10_000
const maxRedirects = 5
const readRetries = 2
/** The maximum size of a response. A release with many assets can take up several megabytes. */
const maxMebibytes = 25
/** If an error response has more characters than this, the action does not parse it as JSON. */
const maxRefusalLength = 65_536

/** The version of GitHub's REST API that each request asks for. Without it, GitHub would choose the version. */
const apiVersion = '2022-11-28'

interface Answer {
  status: number
  url: string
  headers: Partial<Record<string, unknown>>
  /** The OutsideText that our `fetch` returned as the body. After a 204, Octokit returns an empty string instead. */
  data: unknown
}

/**
 * The error that our `fetch` throws unless it receives a whole success response or a redirect. Octokit throws its own
 * error with this one as the `cause`.
 */
class NoSuccess extends Error {
  readonly reply: Refused | NoAnswer

  constructor(reply: Refused | NoAnswer) {
    super(reply.message)
    this.reply = reply
  }
}

/**
 * Sends requests about the repository to GitHub's API through Octokit. Octokit uses a `fetch` built on this action's
 * HTTP client, so proxies and timeouts work as they do for the push service, and the action knows whether GitHub may
 * have received a failed request.
 */
export class GithubClient {
  readonly #access: GithubAccess
  readonly #context: RequestContext
  readonly #octokit: ReturnType<typeof getOctokit>

  constructor(access: GithubAccess, context: RequestContext) {
    this.#access = access
    this.#context = context
    this.#octokit = getOctokit(access.token, { baseUrl: access.apiUrl.replace(/\/$/, ''), userAgent })
  }

  /** Sends one request, without retries. Returns errors from GitHub or the network instead of throwing them. */
  async request<T>(route: ApiRoute, expected: ResponseFormat<T>, limits: Limits = {}): Promise<Reply<T>> {
    if (!isApiUrl(this.#access.apiUrl)) {
      const message = 'GITHUB_API_URL is not an http or https URL, or has a query'
      return noAnswer('bad-address', message, { mayHaveBeenReceived: false })
    }
    try {
      const { status, data } = await this.#answer(route, expected, limits)
      if (status >= 300) return redirected(route[0], status)
      const body = data instanceof OutsideText ? data : noBody
      const wanted = status === expected.status ? expected.read(parseJson(body.raw), body) : undefined
      if (wanted !== undefined) return { kind: 'done', data: wanted }
      return noAnswer('unexpected', `GitHub answered ${status}, but not with the expected data`)
    } catch (error) {
      return failed(error)
    }
  }

  /** Returns the response if it is a success or a redirect. Throws otherwise. */
  async #answer(
    [method, path, parameters]: ApiRoute,
    { followRedirects }: { followRedirects?: boolean },
    limits: Limits,
  ): Promise<Answer> {
    const headers = { 'x-github-api-version': apiVersion }
    // request() parses the body itself, because Octokit's JSON parser, which preserves large integers, takes many
    // seconds for a body of the maximum size.
    const options = { fetch: this.#fetchWithin(limits), parseSuccessResponseBody: false, log: silent }
    const url = `/repos/${this.#access.repository}${path}`
    let answer: Answer = await this.#octokit.request({ method, url, ...parameters, headers, request: options })
    for (let redirects = 0; followRedirects && redirects < maxRedirects; redirects++) {
      const next = redirectOf(answer)
      if (next === undefined) return answer
      answer = await this.#octokit.request({ method, url: next, headers, request: options })
    }
    return answer
  }

  #fetchWithin({ timeoutMs = maxTimeoutMs, signal }: Limits) {
    const { http, signal: signalOfRun } = this.#context
    const limits = {
      timeoutMs: Math.min(timeoutMs, this.#access.timeoutMs, maxTimeoutMs),
      maxBytes: maxMebibytes * mebibyte,
      signal: signal ?? signalOfRun,
    }
    return async (url: string, { method, headers, body }: Pick<HttpRequest, 'method' | 'headers' | 'body'>) => {
      const result = await http.request({ method, headers, body, url: new URL(url), ...limits })
      if (result.kind === 'failure') throw new NoSuccess(noResponse(result))
      const { status, incomplete } = result
      if (status >= 400) throw new NoSuccess(refused(result))
      if (status === 304) throw new NoSuccess(redirected(method, status))
      if (status < 300 && incomplete) throw new NoSuccess(partOfResponse(incomplete))
      const location = result.location?.raw
      return { status, url, headers: new Map(Object.entries({ ...result.headers, location })), body: result.body }
    }
  }
}

function noResponse({ reason, mayHaveBeenReceived, cause, causeText }: RequestFailure): NoAnswer {
  return noAnswer(reason, `${reason}: ${causeText}`, { mayHaveBeenReceived, cause })
}

function partOfResponse(incomplete: Incomplete): NoAnswer {
  if (incomplete === 'too-large') return noAnswer('too-large', `the response is larger than ${maxMebibytes} MiB`)
  const reason = incomplete === 'cut' ? 'bad-response' : incomplete
  return noAnswer(reason, `${reason}: the response is incomplete`)
}

/** Returns the reply for a response with an error status. */
function refused({ status, headers, body }: HttpResponse): Refused | NoAnswer {
  const json = body.raw.length > maxRefusalLength ? undefined : parseJson(body.raw)
  const said = explanationIn(json, body)
  const shown = excerpt(said.shown)
  const message = `GitHub answered ${status}${shown && `: ${shown}`}`
  // A gateway that responds with 408 has stopped waiting, but may have passed the request on.
  if (status >= 500 || status === 408) return noAnswer('unexpected', message, { status })
  const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = headers
  const saysLimit = retryAfter !== undefined || remaining === '0' || /rate limit|abuse detection/i.test(said.raw)
  const rateLimited = status === 429 || (status === 403 && saysLimit)
  const saysMore = said !== body && !/^(not found|forbidden)?\W*$/i.test(said.raw)
  const explanation = saysMore ? { explanation: shown } : {}
  // GitHub refers to its documentation in every error that a request about git data can get.
  const isFromGithub = said !== body && textAt(json, 'documentation_url') !== undefined
  const says = (words: RegExp) => words.test(said.raw)
  return { kind: 'refused', status, isFromGithub, message, ...explanation, rateLimited, says }
}

/** Returns GitHub's explanation of an error, or the whole body if it has none. `json` is the parsed body. */
function explanationIn(json: unknown, body: OutsideText): OutsideText {
  const message = textAt(json, 'message')
  if (message === undefined) return body
  const errors = valueAt(json, 'errors')
  const details = Array.isArray(errors) ? `: ${errors.map(each => JSON.stringify(each)).join(', ')}` : ''
  return body.part(message + details)
}

/** Returns the reply for anything that Octokit throws. */
function failed(error: unknown): Refused | NoAnswer {
  const { cause = error } = Object(error)
  if (cause instanceof NoSuccess) return cause.reply
  // This is a defect. Show only its name, because nothing has removed secrets from its message.
  const name = cause instanceof Error ? cause.name : typeof cause
  return noAnswer('unexpected', `the request failed with an unexpected ${name}`, { cause })
}

const noBody = new OutsideText('', text => text)

/** Replaces Octokit's logger, because Octokit prints text from deprecation headers without escaping it. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

function noAnswer(
  reason: NoAnswer['reason'],
  message: string,
  { mayHaveBeenReceived = true, ...more }: Partial<Pick<NoAnswer, 'status' | 'mayHaveBeenReceived' | 'cause'>> = {},
): NoAnswer {
  return { kind: 'no-answer', reason, mayHaveBeenReceived, message, ...more }
}

/**
 * Returns the reply for a redirect that the client did not follow. A redirected read has changed nothing, but GitHub
 * may have carried out a redirected write.
 */
function redirected(method: string, status: number): Refused | NoAnswer {
  const message = `GitHub answered ${status}`
  if (method !== 'GET') return noAnswer('redirected', message)
  if (status === 304) return noAnswer('unexpected', message)
  return { kind: 'refused', status, isFromGithub: false, message, rateLimited: false, says: () => false }
}

/**
 * Whether API paths can be appended to this URL. If the URL had no host, `new URL` would treat the first part of the
 * path as the host.
 */
const isApiUrl = (text: string) => /^https?:\/\/[^\s/\\?#][^\s\\?#]*$/i.test(text) && parseUrl(text) !== undefined

/**
 * Returns the URL that a response redirects to, or undefined if it is missing, invalid, or on a different origin, which
 * must not receive the token.
 */
function redirectOf({ status, url, headers: { location } }: Answer): string | undefined {
  if (![301, 302, 307, 308].includes(status) || typeof location !== 'string') return undefined
  const from = new URL(url)
  const next = parseUrl(location, from)
  return next?.origin === from.origin ? next.href : undefined
}

export const isNotFound = (reply: Reply<unknown>) => reply.kind === 'refused' && reply.status === 404

/** Returns the hint for a reply. `refused` returns the hint for statuses whose meaning depends on the request. */
export function hintFor(reply: Refused | NoAnswer, refused: (status: number) => Hint): Hint {
  if (reply.kind === 'no-answer') return hintForNoAnswer(reply)
  if (reply.rateLimited) return 'GitHub refused the request because of a rate limit. Run this again later.'
  if (reply.status === 401) return tokenHint
  if (reply.status === 407) return proxyCredentialsHint
  if (reply.status < 400) return redirectHint
  return isForOwner(reply) ? ownerHint(reply) : refused(reply.status)
}

/**
 * Whether only the people who run the repository can do something about a refusal: because the repository is archived or
 * locked, for example, or because of an IP allow list, SAML, a suspended account, or a ruleset.
 */
function isForOwner({ status, explanation }: Refused): boolean {
  if (status === 451 || status === 423) return true
  return (
    (status === 403 || status === 404) &&
    explanation !== undefined &&
    !/^Resource not accessible by /i.test(explanation)
  )
}

function ownerHint({ explanation }: Refused): string {
  const quoted = explanation === undefined ? '' : ` GitHub's reason is: ${quote(explanation)}.`
  return `Ask the people who run this repository to remove the cause, because permissions of the job do not help here.${quoted} Then run this again.`
}

function hintForNoAnswer({ reason, cause }: NoAnswer): Hint {
  if (reason === 'bad-address') return apiUrlHint
  if (reason === 'redirected') return redirectHint
  if (reason === 'too-large') return `Check that the address in GITHUB_API_URL belongs to GitHub. ${apiUrlHint}`
  if (reason === 'tls-failed') return tlsHint
  if (reason === 'proxy-failed') return proxyHint(cause)
  if (reason === 'connection-failed') return 'Check that the runner can reach GITHUB_API_URL. Then run this again.'
  return tryLater
}

const tokenHint = fixedAnywhere(
  'If you did not set `github-token`, run this again. If you did, replace your token, or remove the input to use the token of the job.',
)

const redirectHint: Hint = {
  newRunAfter:
    'Check GITHUB_API_URL. If the repository was renamed or moved, this run may still use its old name. In that case,',
}
export const tryLater = 'Run this again when GitHub is available.'
const apiUrlHint =
  'GITHUB_API_URL must be the address of the API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise Server. The runner sets this variable.'
const tlsHint =
  'Check GITHUB_API_URL and the certificate of GitHub. For the private CA of a GitHub Enterprise Server, set NODE_EXTRA_CA_CERTS to its certificate file on the runner. Then run this again.'

/** Which replies make repeatRead() repeat the request, at most twice for each kind of reply. */
export interface Repeated {
  noAnswer?: boolean
  /** How long to wait after the first 404. If undefined, a 404 is final. */
  notFoundMs?: number
}

/**
 * Sends a read request and repeats it after the given kinds of reply. Repeating a read is always safe. A 404 from
 * GitHub may be out of date, so if `notFoundMs` is set, only the third 404 is final.
 */
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
        !finalReasons.includes(reply.reason) &&
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

/** A request that failed for one of these reasons would fail the same way again. */
export const finalReasons: readonly NoAnswer['reason'][] = [
  'cancelled',
  'bad-address',
  'redirected',
  'too-large',
  'tls-failed',
]
