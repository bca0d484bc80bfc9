import fc from 'fast-check'
import type { FaultStep } from './doubles/faults.mjs'

/** What a service, and the network before it, may do to the requests of a run, in order. */
export interface Script {
  connection: FaultStep[]
  GET: FaultStep[]
  POST: FaultStep[]
}

/** Everything the sandbox can do to a POST, but for a service that lies: one that accepts and answers 429, or 4xx. */
const post = fc.constantFrom<FaultStep>(
  { kind: 'pass' },
  { kind: 'reset-early' },
  { kind: 'reset-late' },
  { kind: 'reset-late', accept: false },
  { kind: 'close-late' },
  { kind: 'close-late', accept: false },
  { kind: 'hang' },
  { kind: 'hang', accept: false },
  { kind: 'hang-headers' },
  { kind: 'hang-headers', status: 429 },
  { kind: 'hang-body' },
  { kind: 'hang-body', status: 429, headers: { 'Retry-After': '0' } },
  { kind: 'hang-body', status: 503, headers: { 'Retry-After': '0' } },
  { kind: 'hang-body', chunked: true },
  { kind: 'cut-headers' },
  { kind: 'cut-headers', status: 503, rst: true },
  { kind: 'cut-body' },
  { kind: 'cut-body', rst: true },
  { kind: 'cut-body', status: 429, headers: { 'Retry-After': '0' } },
  { kind: 'garbage' },
  { kind: 'garbage', accept: false },
  { kind: 'slow', chunks: 3, intervalMs: 0 },
  { kind: 'slow', head: true, intervalMs: 0 },
  { kind: 'flood', bytes: 2_000_000 },
  { kind: 'flood', bytes: 100, status: 429, headers: { 'Retry-After': '0' } },
  { kind: 'close-idle' },
  { kind: 'echo-token' },
  { kind: 'echo-token', status: 429 },
  { kind: 'respond', status: 201, headers: { Connection: 'close' } },
  { kind: 'respond', status: 204 },
  { kind: 'respond', status: 301, headers: { Location: '/v1/notifications' } },
  { kind: 'respond', status: 307, headers: { Location: '/v1/notifications' } },
  { kind: 'respond', status: 401 },
  { kind: 'respond', status: 429 },
  { kind: 'respond', status: 429, headers: { 'Retry-After': '0', Connection: 'close' } },
  { kind: 'respond', status: 429, headers: { 'Retry-After': '999' } },
  { kind: 'respond', status: 500 },
  { kind: 'respond', status: 500, accept: true },
  { kind: 'respond', status: 502, accept: true, headers: { 'Retry-After': '0' } },
  { kind: 'respond', status: 503 },
  { kind: 'respond', status: 503, headers: { 'Retry-After': '0' } },
)
const tcp = fc.constantFrom<FaultStep>({ kind: 'pass' }, { kind: 'pass' }, { kind: 'reset' }, { kind: 'hang' })
const get = fc.constantFrom<FaultStep>(
  { kind: 'pass' },
  { kind: 'close-idle' },
  { kind: 'reset-late' },
  { kind: 'cut-body' },
)

export const anyFaults: fc.Arbitrary<Script> = fc.record({
  connection: fc.array(tcp, { maxLength: 3 }),
  GET: fc.array(get, { maxLength: 2 }),
  POST: fc.array(post, { minLength: 1, maxLength: 4 }),
})
