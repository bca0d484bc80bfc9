import type { HttpClient, RequestContext } from '../../src/http/http-client.ts'

/** The context of requests through this HTTP client. By default it has no secrets, no log, and no cancellation. */
export const contextOf = (http: HttpClient, changes: Partial<RequestContext> = {}): RequestContext => ({
  http,
  signal: new AbortController().signal,
  redact: text => text,
  log: { retry: () => {} },
  ...changes,
})
