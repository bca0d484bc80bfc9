import type { HttpResponse, RequestFailure } from '../../src/http/http-client.ts'

/** An answer, as the exchange gives it. */
export const answer = (status: number, body = '', more: Partial<HttpResponse> = {}): HttpResponse => ({
  kind: 'response',
  status,
  headers: {},
  body,
  at: new Date('2026-08-01T12:00:00.000Z'),
  ...more,
})

/** Each status of a range. */
export const statusesOf = ({ first, last }: { first: number; last: number }): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The part of a response that asks for a wait. */
export const retryAfter = (value: string) => ({ headers: { 'retry-after': value } })

/** An exchange without an answer. */
export function fault(reason: RequestFailure['reason'], mayHaveBeenReceived: boolean, retryable = true) {
  const failure: RequestFailure = { kind: 'failure', mayHaveBeenReceived, reason, retryable, cause: new Error(reason) }
  return failure
}
