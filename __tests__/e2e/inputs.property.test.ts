import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyInputs, expectFaithful, expectNamed } from '../helpers/any-inputs.ts'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import { rawInputs } from '../helpers/inputs.ts'
import { expectFailed, expectPassed, send } from '../helpers/send.ts'

test('with any inputs a valid body arrives unchanged, or nothing arrives and the error names the inputs', async () => {
  // An environment holds no NUL, and half a character does not survive it.
  const passable = (value: string) => value.replaceAll('\u0000', '').toWellFormed()
  const asEnvironment = anyInputs.map(given =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, passable(value)])),
  )

  const property = fc.asyncProperty(asEnvironment, async given => {
    const sandbox = await startSandbox()
    try {
      const step = await send(sandbox, given)
      const raw = rawInputs(given)
      if (step.outputs.outcome === 'sent') {
        expectPassed(step, { outcome: 'sent', payload: sandbox.delivered[0]?.raw })
        expect(sandbox.requests).toHaveLength(1)
        expectFaithful(sandbox.delivered[0]?.body ?? {}, raw)
      } else {
        const text = expectFailed(step, { outcome: 'not-sent', reason: 'invalid-input', attempts: '0', payload: '' })
        expect(sandbox.connections).toBe(0)
        expectNamed(placesIn(text), raw)
      }
    } finally {
      await sandbox.close()
    }
  })
  await fc.assert(property, { numRuns: 60 })
})

/** The places that an error names: it has one sentence, or a list of them. */
function placesIn(text: string): string[] {
  const lines = text.split('\n').slice(1)
  const list = lines.filter(line => line.startsWith('- '))
  const told = list.length > 0 ? list.map(line => line.slice(2)) : lines.slice(0, 1)
  return told.map(line => (/^(`[^`]+`(, )?)+(?= )|^[^ :]*/.exec(line)?.[0] ?? '').replaceAll('`', ''))
}
