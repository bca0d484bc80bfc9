import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { createHttpClient } from '../../src/http/client.ts'
import { deliver } from '../../src/push/delivery.ts'
import { listAudiences, openService } from '../../src/push/service.ts'
import { anyFaults, type Script } from '../helpers/any-faults.ts'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { broadcast } from '../helpers/send.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.close())

/** Faults that are left over must not meet the next run. */
async function inSandbox<T>(script: Script, use: (sandbox: Sandbox) => Promise<T>) {
  const own = await startSandbox()
  try {
    for (const match of ['connection', 'GET', 'POST'] as const) own.fault(match, ...script[match])
    return await use(own)
  } finally {
    await own.close()
  }
}

test('one run delivers at most once and never claims anything untrue, whatever a service does', async () => {
  const property = fc.asyncProperty(anyFaults, fc.nat(4), fc.boolean(), (faults, retries, listsFirst) =>
    inSandbox(faults, async ({ url, token, delivered, requests }) => {
      // A healthy exchange may also take longer than this on a busy machine; what must hold then holds too.
      const service = openService({ baseUrl: url, apiToken: token, timeout: 0.06 }, { http: createHttpClient({}) })
      const common = { service, retries, signal: undefined, random: () => 0 }
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
  await fc.assert(property, { numRuns: 300 })
})

test('a connection that was idle for more than a second is not used again', async () => {
  const http = createHttpClient({})
  const { url, token } = sandbox
  const service = openService({ baseUrl: url, apiToken: token, timeout: 10 }, { http })
  const before = sandbox.connections
  let late = 0n
  const now = process.hrtime.bigint
  const clock = jest.spyOn(process.hrtime, 'bigint').mockImplementation(() => now() + late)
  try {
    await service.fetchAudiences()
    await service.fetchAudiences()
    expect(sandbox.connections - before).toBe(1)
    late = 60_000_000_000n
    await service.fetchAudiences()
    expect(sandbox.connections - before).toBe(2)
  } finally {
    clock.mockRestore()
  }
})

test('a run that is cancelled before it begins sends nothing', async () => {
  const before = sandbox.requests.length
  const { url, token } = sandbox
  const signal = AbortSignal.abort()
  const settings = { baseUrl: url, apiToken: token, timeout: 10 }
  const http = createHttpClient({})
  const result = await openService(settings, { http, signal }).send(JSON.stringify(broadcast))
  expect(result).toMatchObject({ kind: 'failure', mayHaveBeenReceived: false, reason: 'cancelled' })
  // Whatever had been written would have arrived before this.
  await openService(settings, { http }).fetchAudiences()
  expect(sandbox.requests.slice(before)).toMatchObject([{ method: 'GET' }])
})
