import { getOctokit } from '@actions/github'
import { describe } from '../errors.ts'
import type { HttpClient, HttpRequest } from '../http/client.ts'
import type { RequestFailure } from '../http/failures.ts'
import { version } from '../version.ts'

/** What came of a request to GitHub. */
export type Reply<T> =
  | { kind: 'done'; data: T }
  /** Refused with this status: it had no effect. */
  | { kind: 'refused'; status: number; message: string }
  /** No usable answer. `reached` is false where GitHub certainly received nothing. */
  | { kind: 'lost'; reached: boolean; message: string; cancelled: boolean }

export interface GitAccess {
  /** As GITHUB_API_URL gives it. */
  apiUrl: string
  /** `owner/name`. */
  repository: string
  token: string
  http: HttpClient
}

export interface Limits {
  /** For the request. */
  timeoutMs: number
  signal: AbortSignal | undefined
}

/** The few operations of GitHub's git database that claims need, one request each; none is repeated here. */
export function openGit({ apiUrl, repository, token, http }: GitAccess) {
  const [owner = '', repo = ''] = repository.split('/')

  const git = (limits: Limits) =>
    getOctokit(token, {
      baseUrl: apiUrl.replace(/\/+$/, ''),
      userAgent: `web-push-action/${version}`,
      // Octokit would print what a header says.
      log: { debug() {}, info() {}, warn() {}, error() {} },
      request: { fetch: fetchOver(http, limits) },
    }).rest.git

  return {
    createTag: (
      name: string,
      message: string,
      object: string,
      date: string,
      limits: Limits,
    ): Promise<Reply<string>> => {
      const tagger = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com', date }
      const tag = { owner, repo, tag: name, message, object, type: 'commit', tagger } as const
      return reply(
        201,
        data => text(data, 'sha'),
        () => git(limits).createTag(tag),
      )
    },

    /** Creates a ref (`refs/…`) that is not there yet; gives the object it points to. */
    createRef: (ref: string, sha: string, limits: Limits): Promise<Reply<string>> =>
      reply(
        201,
        data => text(data, 'object', 'sha'),
        () => git(limits).createRef({ owner, repo, ref, sha }),
      ),

    /** The object that a ref points to. */
    readRef: (ref: string, limits: Limits): Promise<Reply<string>> =>
      reply(
        200,
        data => text(data, 'object', 'sha'),
        () => git(limits).getRef({ owner, repo, ref: bare(ref) }),
      ),

    /** The message of an annotated tag. */
    readTag: (sha: string, limits: Limits): Promise<Reply<string>> =>
      reply(
        200,
        data => text(data, 'message'),
        () => git(limits).getTag({ owner, repo, tag_sha: sha }),
      ),

    deleteRef: (ref: string, limits: Limits): Promise<Reply<true>> =>
      reply(
        204,
        () => true,
        () => git(limits).deleteRef({ owner, repo, ref: bare(ref) }),
      ),
  }
}

export type Git = ReturnType<typeof openGit>

const bare = (ref: string) => ref.replace(/^refs\//, '')

class Lost extends Error {
  readonly fault: RequestFailure
  constructor(fault: RequestFailure) {
    super(fault.reason)
    this.fault = fault
  }
}

/** The part of `fetch` that Octokit needs, over our own exchange, so that proxies, timeouts and faults are the same. */
function fetchOver(http: HttpClient, { timeoutMs, signal }: Limits) {
  return async (url: string, { method, headers, body }: Pick<HttpRequest, 'method' | 'headers' | 'body'>) => {
    const result = await http.request({
      method,
      url: new URL(url),
      headers,
      ...(body !== undefined && { body }),
      timeoutMs,
      maxBytes: 1_048_576,
      signal,
    })
    if (result.kind === 'failure') throw new Lost(result)
    return {
      url,
      status: result.status,
      headers: new Map(Object.entries(result.headers)),
      text: async () => result.body,
      arrayBuffer: async () => Buffer.from(result.body),
    }
  }
}

async function reply<T>(
  expected: number,
  read: (data: unknown) => T | undefined,
  request: () => Promise<{ status: number; data: unknown }>,
): Promise<Reply<T>> {
  try {
    const { status, data } = await request()
    const value = status === expected ? read(data) : undefined
    if (value !== undefined) return { kind: 'done', data: value }
    if (status >= 300) return { kind: 'refused', status, message: `GitHub answered ${status}` }
    return lost(`GitHub answered ${status} with something else than was asked for`)
  } catch (error) {
    const { status, cause, message } = error as { status?: unknown; cause?: unknown; message?: string }
    if (cause instanceof Lost) {
      const { mayHaveBeenReceived, reason, cause: why } = cause.fault
      return { ...lost(`${reason}: ${describe(why)}`), reached: mayHaveBeenReceived, cancelled: reason === 'cancelled' }
    }
    const said = `GitHub answered ${status}: ${message}`
    if (typeof status === 'number' && status >= 400 && status < 500) return { kind: 'refused', status, message: said }
    return lost(typeof status === 'number' ? said : describe(error))
  }
}

const lost = (message: string) => ({ kind: 'lost', reached: true, message, cancelled: false }) as const

function text(data: unknown, ...path: string[]): string | undefined {
  const value = path.reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], data)
  return typeof value === 'string' ? value : undefined
}
