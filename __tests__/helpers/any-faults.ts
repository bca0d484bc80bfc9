import fc from 'fast-check'
import type { FaultStep } from './doubles/faults.ts'

/** A list of one to `maxLength` values in `percent` of all cases, and an empty list in the others. */
export function some<T>(percent: number, arbitrary: fc.Arbitrary<T>, maxLength = 3): fc.Arbitrary<T[]> {
  return fc.oneof(
    { weight: 100 - percent, arbitrary: fc.constant<T[]>([]) },
    { weight: percent, arbitrary: fc.array(arbitrary, { minLength: 1, maxLength }) },
  )
}

export const one = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const kinds = one<FaultStep['kind']>
const respond = fc.constant('respond' as const)

export const connectionFault = one<FaultStep>({ kind: 'reset' }, { kind: 'hang' }, { kind: 'garbage-tls' })

/** A fault in the response to the request for the audiences. `waits` are possible values of Retry-After. */
export const listFault = (...waits: string[]): fc.Arbitrary<FaultStep> =>
  fc.oneof(
    fc.record({
      kind: respond,
      status: one(204, 301, 400, 401, 403, 404, 408, 429, 500, 502, 503),
      headers: fc.record({ 'Retry-After': one(...waits) }),
    }),
    fc.record({ kind: respond, status: fc.constant(200), body: one('', '{}', 'null', '{"audience":[{"id":"1"}]}') }),
    fc.record({ kind: kinds('reset-early', 'reset-late', 'close-late', 'hang', 'hang-headers', 'cut-headers') }),
    fc.record({ kind: kinds('hang-body', 'cut-body', 'garbage', 'slow', 'close-idle', 'echo-token') }),
  )

/**
 * A realistic fault in the response to a POST. A service that responds 2xx has accepted the notification, and one that
 * refuses it (3xx or 4xx) has not. After any other response, either is possible.
 */
export function sendFault(...waits: string[]): fc.Arbitrary<FaultStep> {
  const accept = fc.boolean()
  const rst = fc.boolean()
  const retryAfter = waits.map(wait => ({ 'Retry-After': wait }))
  const headers = one<Record<string, string>>({}, { Connection: 'close' }, ...retryAfter)
  const refusal = fc.record({
    kind: kinds('respond', 'respond', 'respond', 'respond', 'hang-body', 'cut-body', 'echo-token'),
    status: one(301, 307, 400, 401, 403, 404, 409, 413, 422, 429, 429, 429),
    headers,
    rst,
  })
  return fc.oneof(
    { weight: 3, arbitrary: refusal },
    fc.record({ kind: respond, status: one(200, 201, 202, 204), headers, body: one('', '{}', 'fine') }),
    fc.record({ kind: respond, status: fc.constant(200), body: fc.constant({ success: false }), accept }),
    fc.record({ kind: respond, status: one(302, 303, 408, 499, 500, 502, 503, 504), headers, accept }),
    fc.record({ kind: respond, status: one(303, 408, 503, 504), accept: fc.constant(true), lateMs: one(20, 300) }),
    fc.record({ kind: fc.constant('reset-early' as const) }),
    fc.record({ kind: kinds('reset-late', 'close-late', 'hang', 'garbage'), accept }),
    fc.record({ kind: kinds('hang-headers', 'cut-headers'), status: one(201, 400, 429, 500), accept, rst }),
    fc.record({ kind: kinds('hang-body', 'cut-body'), status: one(200, 201), chunked: fc.boolean(), rst }),
    fc.record({ kind: kinds('hang-body', 'cut-body'), status: fc.constant(500), accept }),
    fc.record({ kind: respond, status: one(200, 429), headers, body: one('x', 'x'.repeat(2_000_000)) }),
    fc.record({ kind: kinds('flood'), status: one(200, 429) }),
    fc.record({ kind: kinds('pass', 'close-idle', 'echo-token', 'slow') }),
  )
}
