import type { IncomingHttpHeaders } from 'node:http'
import { OutsideText } from '../../src/base/outside-text.ts'
import type { HttpResponse, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'

/** Text from outside that holds no secret. */
export const outside = (raw: string) => new OutsideText(raw, text => text)

interface More extends Partial<Omit<HttpResponse, 'headers' | 'location' | 'body'>> {
  headers?: IncomingHttpHeaders
}

export function answer(status: number, body = '', { headers = {}, ...more }: More = {}): HttpResponse {
  const { location, ...others } = headers
  return {
    kind: 'response',
    url: new URL('https://push.example/v1/notifications'),
    status,
    headers: others,
    ...(location !== undefined && { location: outside(location) }),
    body: outside(body),
    at: new Date('2026-08-01T12:00:00.000Z'),
    ...more,
  }
}

export const statusesOf = ({ first, last }: { first: number; last: number }): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const retryAfter = (value: string) => ({ headers: { 'retry-after': value } })

/** The result of a request that got no response. */
export function fault(
  reason: RequestFailure['reason'],
  mayHaveBeenReceived: boolean,
  retryable = reason !== 'cancelled',
  cause: Error = new Error(reason),
): RequestFailure {
  return { kind: 'failure', mayHaveBeenReceived, reason, retryable, cause, causeText: cause.message }
}
