import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyFaults, type Script } from '../helpers/any-faults.ts'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import { expectFailed, expectPassed, send } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const inputs = { target: 'audience', 'audience-name': 'Newsletter', timeout: '1', retries: '2' }

async function check(script: Script): Promise<void> {
  const sandbox = await startSandbox({ tls: trusted })
  try {
    for (const match of ['connection', 'GET', 'POST'] as const) sandbox.fault(match, ...script[match])
    const step = await send(sandbox, inputs, trusting())
    const { outcome = '', attempts } = step.outputs
    if (outcome === 'sent') expectPassed(step, {})
    else expectFailed(step, { outcome: expect.stringMatching(/^(rejected|not-sent|unknown)$/) })
    const posts = sandbox.requests.filter(({ method }) => method === 'POST')
    expect(posts.length).toBeLessThanOrEqual(Number(attempts))
    const possible = { sent: [1], unknown: [0, 1], rejected: [0], 'not-sent': [0] }[outcome]
    expect(possible).toContain(sandbox.delivered.length)
  } catch (error) {
    throw new Error(`after ${JSON.stringify(script)}`, { cause: error })
  } finally {
    await sandbox.close()
  }
}

// Each waits for time-outs most of its time, so several run at once.
const scripts = fc.sample(anyFaults, { numRuns: 20 })
const batches = [0, 5, 10, 15].map(from => scripts.slice(from, from + 5))

test.each(batches)(
  'whatever a service does over https, one run delivers once at most, and never claims what is not so',
  async (...batch) => {
    await Promise.all(batch.map(check))
  },
)
