import type { HttpResponse, RequestFailure } from '../../src/http/http-client.ts'

export const answer = (status: number, body = '', more: Partial<HttpResponse> = {}): HttpResponse => ({
  kind: 'response',
  status,
  headers: {},
  body,
  at: new Date('2026-08-01T12:00:00.000Z'),
  ...more,
})

export const statusesOf = ({ first, last }: { first: number; last: number }): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const retryAfter = (value: string) => ({ headers: { 'retry-after': value } })

/** The result of a request that got no response. */
export function fault(
  reason: RequestFailure['reason'],
  mayHaveBeenReceived: boolean,
  retryable = reason !== 'cancelled',
) {
  const failure: RequestFailure = { kind: 'failure', mayHaveBeenReceived, reason, retryable, cause: new Error(reason) }
  return failure
}
