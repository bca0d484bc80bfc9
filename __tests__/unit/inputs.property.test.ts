import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkSendInputs } from '../../src/inputs/settings.ts'
import { bodyOf } from '../../src/push/push-service.ts'
import { anyInputs, expectFaithful, expectNamed } from '../helpers/any-inputs.ts'
import { fieldsFromInputs, mergeContent, noFile, readExtraFields } from '../helpers/given.ts'
import { noSecrets, rawInputs } from '../helpers/inputs.ts'

test('any inputs make a valid body with the same content, or problems that name their inputs', async () => {
  let valid = 0
  let runs = 0
  const property = fc.asyncProperty(anyInputs, async given => {
    const raw = rawInputs(given)
    const { settings, problems } = checkSendInputs(raw, noSecrets)
    const combined = mergeContent(await fieldsFromInputs(raw, noSecrets), noFile, { kind: 'none' }, noSecrets)
    const extra = await readExtraFields(raw['extra-fields'] || '{}', noSecrets)
    const ofContent = 'problems' in combined ? combined.problems : []
    const found = [...problems.all, ...ofContent, ...extra.problems]
    runs++
    if (found.length > 0 || !settings || !('content' in combined)) {
      const named = found.map(each => each.input)
      expectNamed(named, raw)
      expect(found.every(({ message, reason }) => /\w/.test(message) && reason === 'invalid-input')).toBe(true)
      return
    }
    valid++
    const audience = { id: settings.audienceId ?? -1 }
    const target = settings.target === 'all' ? ({ type: 'all' } as const) : ({ type: 'audience', audience } as const)
    expectFaithful(JSON.parse(bodyOf(combined.content.notification, target, extra.fields)), raw)
  })
  await fc.assert(property, { numRuns: 1_000 })
  // Both branches have cases.
  expect(valid / runs).toBeGreaterThan(0.1)
  expect(valid / runs).toBeLessThan(0.9)
})
