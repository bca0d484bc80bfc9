import type { HttpClient, HttpRequest, HttpResponse } from '../http/client.ts'
import type { RequestFailure } from '../http/failures.ts'

export interface ServiceAccess {
  /** Without a trailing slash; may have a path. */
  baseUrl: string
  token: string
  timeoutMs: number
  /** As `web-push-action/<version>`. */
  userAgent: string
  http: HttpClient
  signal?: AbortSignal | undefined
}

const mebibyte = 1_048_576

/** The two operations of the push service (docs/api.md), one exchange each. */
export class PushService {
  readonly #access: ServiceAccess

  constructor(access: ServiceAccess) {
    this.#access = access
  }

  /** GET /v1/audience. */
  fetchAudiences(): Promise<HttpResponse | RequestFailure> {
    return this.#exchange({ method: 'GET', path: '/v1/audience', maxBytes: 64 * mebibyte })
  }

  /** POST /v1/notifications with this JSON body. */
  send(body: string): Promise<HttpResponse | RequestFailure> {
    return this.#exchange({ method: 'POST', path: '/v1/notifications', maxBytes: mebibyte, body })
  }

  #exchange({ path, ...request }: Pick<HttpRequest, 'method' | 'maxBytes' | 'body'> & { path: string }) {
    const { baseUrl, token, timeoutMs, userAgent, http, signal } = this.#access
    return http.request({
      ...request,
      url: new URL(baseUrl + path),
      headers: {
        'Authentication-Token': token,
        Accept: 'application/json',
        'User-Agent': userAgent,
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      timeoutMs,
      signal,
    })
  }
}
