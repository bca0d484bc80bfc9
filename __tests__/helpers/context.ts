import type { HttpClient, RequestContext } from '../../src/http/http-client.ts'

export const contextOf = (http: HttpClient, changes: Partial<RequestContext> = {}): RequestContext => ({
  http,
  signal: new AbortController().signal,
  redact: text => text,
  log: { retry: () => {} },
  ...changes,
})
