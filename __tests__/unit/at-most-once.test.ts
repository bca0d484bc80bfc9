import { beforeEach, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { KeepAliveClient } from '../../src/http/http-client.ts'
import { listAudiences } from '../../src/push/audience-list.ts'
import { deliver } from '../../src/push/delivery.ts'
import type { RetryStop } from '../../src/push/outcome-and-retry.ts'
import { PushService } from '../../src/push/push-service.ts'
import { connectionFault, listFault, sendFault, some } from '../helpers/any-faults.ts'
import { contextOf } from '../helpers/context.ts'
import { startSandbox } from '../helpers/doubles/push-service.ts'
import { broadcast } from '../helpers/send.ts'

beforeEach(() => {
  // No back-off.
  jest.spyOn(Math, 'random').mockReturnValue(0)
})

// Nobody waits for these.
const waits = ['0', 'soon', '999']
const anyScript = fc.record({
  connection: some(30, connectionFault),
  GET: some(30, listFault(...waits)),
  POST: some(95, sendFault(...waits), 4),
})

test('one run delivers at most once and never claims anything untrue, whatever a service does', async () => {
  const property = fc.asyncProperty(
    anyScript,
    fc.nat(4),
    fc.boolean(),
    fc.nat(9),
    async (script, retries, listsFirst, looks) => {
      // A sandbox of its own: faults that are left over must not meet the next run.
      const { url, token, delivered, requests, fault, close } = await startSandbox()
      for (const match of ['connection', 'GET', 'POST'] as const) fault(match, ...script[match])
      try {
        // A healthy exchange may also take longer than this on a busy machine; what must hold then holds too.
        const settings = { baseUrl: url, apiToken: token, timeout: 0.06, retries }
        const service = new PushService(settings, contextOf(new KeepAliveClient({})))
        if (listsFirst) await listAudiences(service).catch(() => {})

        let attempts = 0
        let looksLeft = looks
        const beforeRetry = async (): Promise<RetryStop | undefined> =>
          looksLeft-- > 0 ? undefined : { kind: 'claim-lost', ref: 'refs/web-push/x' }
        const onAttempt = () => attempts++
        const { verdict } = await deliver({ service, body: JSON.stringify(broadcast), onAttempt, beforeRetry })
        const posts = requests.filter(({ method }) => method === 'POST').length
        expect(posts).toBeLessThanOrEqual(attempts)
        expect(attempts).toBeLessThanOrEqual(Math.min(retries, looks) + 1)
        if ('stop' in verdict) expect([attempts, delivered.length]).toEqual([looks + 1, 0])
        const possible = { sent: [1], unknown: [0, 1], rejected: [0], 'not-sent': [0] }
        expect(possible[verdict.outcome]).toContain(delivered.length)
      } finally {
        await close()
      }
    },
  )
  await fc.assert(property, { numRuns: 300 })
})
