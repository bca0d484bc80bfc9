import type { HttpClient, RequestContext } from '../../src/http/http-client.ts'

/** A request context with this HTTP client. By default, it redacts nothing, logs nothing, and is never cancelled. */
export const contextOf = (http: HttpClient, changes: Partial<RequestContext> = {}): RequestContext => ({
  http,
  signal: new AbortController().signal,
  redact: text => text,
  log: { retry: () => {} },
  ...changes,
})
