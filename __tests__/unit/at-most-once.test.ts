import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createHttpClient } from '../../src/http/client.ts'
import { deliver } from '../../src/push/delivery.ts'
import { listAudiences, openService } from '../../src/push/service.ts'
import { connectionFault, listFault, type Script, sendFault, some } from '../helpers/any-faults.ts'
import { type Sandbox, startSandbox } from '../helpers/doubles/push-service.ts'
import { broadcast } from '../helpers/send.ts'

/** Faults that are left over must not meet the next run. */
async function inSandbox(script: Script, use: (sandbox: Sandbox) => Promise<void>) {
  const own = await startSandbox()
  try {
    for (const match of ['connection', 'GET', 'POST'] as const) own.fault(match, ...script[match])
    await use(own)
  } finally {
    await own.close()
  }
}

// Nobody waits for these.
const waits = ['0', 'soon', '999']
const anyScript = fc.record({
  connection: some(30, connectionFault),
  GET: some(30, listFault(...waits)),
  POST: some(95, sendFault(...waits), 4),
})

test('one run delivers at most once and never claims anything untrue, whatever a service does', async () => {
  const property = fc.asyncProperty(anyScript, fc.nat(4), fc.boolean(), (script, retries, listsFirst) =>
    inSandbox(script, async ({ url, token, delivered, requests }) => {
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
