import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkSendInputs } from '../../src/inputs/settings.ts'
import { bodyOf } from '../../src/push/push-service.ts'
import { anyInputs, expectFaithful, expectNamed } from '../helpers/any-inputs.ts'
import { fieldsFromInputs, mergeContent, noFile, readExtraFields } from '../helpers/given.ts'
import { noSecrets, rawInputs } from '../helpers/inputs.ts'

test('any inputs make a valid body with the same content, or problems that name their inputs', async () => {
  let [valid, runs] = [0, 0]
  const property = fc.asyncProperty(anyInputs, async given => {
    const raw = rawInputs(given)
    const { settings, problems } = checkSendInputs(raw, noSecrets)
    const combined = mergeContent(await fieldsFromInputs(raw, noSecrets), noFile, { kind: 'none' }, noSecrets)
    const further = await readExtraFields(raw['extra-fields'] || '{}', noSecrets)
    const found = [...problems.all, ...('problems' in combined ? combined.problems : []), ...further.problems]
    runs++
    if (found.length > 0 || !settings || !('content' in combined)) {
      expectNamed(
        found.map(each => each.input),
        raw,
      )
      expect(found.every(({ message, reason }) => /\w/.test(message) && reason === 'invalid-input')).toBe(true)
      return
    }
    valid++
    const audience = { id: settings.audienceId ?? -1 }
    const target = settings.target === 'all' ? ({ type: 'all' } as const) : ({ type: 'audience', audience } as const)
    expectFaithful(JSON.parse(bodyOf(combined.content.notification, target, further.fields)), raw)
  })
  await fc.assert(property, { numRuns: 3_000 })
  // Neither half of it is empty.
  expect(valid / runs).toBeGreaterThan(0.1)
  expect(valid / runs).toBeLessThan(0.9)
})
