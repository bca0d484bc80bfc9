import type { Fault } from '../../src/service/faults.ts'
import type { Answer } from '../../src/service/http.ts'

/** An answer, as the exchange gives it. */
export const answer = (status: number, body = '', more: Partial<Answer> = {}): Answer => ({
  kind: 'answer',
  status,
  headers: {},
  body,
  at: new Date('2026-08-01T12:00:00.000Z'),
  ...more,
})

/** What asks for a wait, as a part of an answer. */
export const retryAfter = (value: string) => ({ headers: { 'retry-after': value } })

/** An exchange without an answer. */
export const fault = (reason: Fault['reason'], handedOver: boolean, passing = true): Fault => ({
  kind: 'fault',
  handedOver,
  reason,
  passing,
  cause: new Error(reason),
})
