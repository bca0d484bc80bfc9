import type { HttpClient, RequestContext } from '../../src/http/http-client.ts'

/** What requests share, around this HTTP client: no secrets, no log, and nobody cancels, unless said otherwise. */
export const contextOf = (http: HttpClient, changes: Partial<RequestContext> = {}): RequestContext => ({
  http,
  signal: new AbortController().signal,
  redact: text => text,
  log: { retry: () => {} },
  ...changes,
})
