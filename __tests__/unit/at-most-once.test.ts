import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { FaultStep } from '../../sandbox/faults.mjs'
import { startSandbox } from '../../sandbox/server.mjs'
import type { Sandbox } from '../../sandbox/types.mjs'
import { listAudiences } from '../../src/service/audience-list.ts'
import { deliver } from '../../src/service/delivery.ts'
import { createHttpClient } from '../../src/service/http.ts'
import { PushService } from '../../src/service/push-service.ts'
import { broadcast } from '../helpers/send.ts'

const honest = fc.constantFrom<FaultStep>(
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

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.close())

/** Faults that are left over must not meet the next run. */
async function inSandbox<T>(
  script: Record<'connection' | 'GET' | 'POST', FaultStep[]>,
  use: (sandbox: Sandbox) => Promise<T>,
) {
  const own = await startSandbox()
  try {
    for (const match of ['connection', 'GET', 'POST'] as const) own.fault(match, ...script[match])
    return await use(own)
  } finally {
    await own.close()
  }
}

const script = fc.record({
  connection: fc.array(tcp, { maxLength: 3 }),
  GET: fc.array(get, { maxLength: 2 }),
  POST: fc.array(honest, { minLength: 1, maxLength: 4 }),
})

test('whatever a service does, one run delivers once at most, and never claims what is not so', async () => {
  const property = fc.asyncProperty(script, fc.nat(4), fc.boolean(), (faults, retries, listsFirst) =>
    inSandbox(faults, async ({ url, token, delivered, requests }) => {
      // A healthy exchange may also take longer than this on a busy machine; what must hold then holds too.
      const access = { baseUrl: url, token, timeoutMs: 60, userAgent: 'test', http: createHttpClient({}) }
      const common = { service: new PushService(access), retries, cancel: undefined, random: () => 0 }
      const request = { ...common, redact: (text: string) => text, onWait: () => {} }
      if (listsFirst) await listAudiences(request).catch(() => {})

      let attempts = 0
      const { verdict } = await deliver({ ...request, body: JSON.stringify(broadcast), onAttempt: () => attempts++ })
      const posts = requests.filter(({ method }) => method === 'POST').length
      expect(posts).toBeLessThanOrEqual(attempts)
      expect(attempts).toBeLessThanOrEqual(retries + 1)
      if (verdict.outcome === 'sent') expect(delivered).toHaveLength(1)
      else if (verdict.outcome === 'unknown') expect(delivered.length).toBeLessThanOrEqual(1)
      else expect(delivered).toHaveLength(0)
    }),
  )
  await fc.assert(property, { numRuns: 300, seed: 20_260_801 })
})

test('a connection that was idle for more than a second is not used again', async () => {
  const http = createHttpClient({})
  const { url, token } = sandbox
  const service = new PushService({ baseUrl: url, token, timeoutMs: 10_000, userAgent: 'test', http })
  const before = sandbox.connections
  const now = Date.now
  try {
    let late = 0
    Date.now = () => now() + late
    await service.fetchAudiences()
    await service.fetchAudiences()
    expect(sandbox.connections - before).toBe(1)
    late = 60_000
    await service.fetchAudiences()
    expect(sandbox.connections - before).toBe(2)
  } finally {
    Date.now = now
  }
})

test('a run that is cancelled before it begins sends nothing', async () => {
  const before = sandbox.requests.length
  const { url, token } = sandbox
  const cancel = AbortSignal.abort()
  const access = { baseUrl: url, token, timeoutMs: 10_000, userAgent: 'test', http: createHttpClient({}), cancel }
  const result = await new PushService(access).send(JSON.stringify(broadcast))
  expect(result).toMatchObject({ kind: 'fault', handedOver: false, reason: 'cancelled' })
  // Whatever had been written would have arrived before this.
  await new PushService({ ...access, cancel: undefined }).fetchAudiences()
  expect(sandbox.requests.slice(before)).toMatchObject([{ method: 'GET' }])
})
