import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { misspelled } from '../../src/inputs/misspelled-names.ts'
import { sendInputs } from '../../src/inputs/settings.ts'
import { rawInputs } from '../helpers/inputs.ts'

const raw = rawInputs()

const typos = { 'dry-rum': 'dry-run', 'check-ulrs': 'check-urls', 'once-pre': 'once-per', 'max-reech': 'max-reach' }
test.each(Object.entries(typos))('%s means %s', (given, meant) => {
  const message = expect.stringContaining(`\`${meant}\``)
  expect(misspelled({ [given]: 'true' }, raw)).toMatchObject([{ input: given, message }])
})

test('a name that resembles no guard is left to the warning of the runner, however long it is', () => {
  expect(misspelled({ stage: 'x', titel: 'y', [`once-key${'-'.repeat(100)}`]: '' }, raw)).toEqual([])
  expect(misspelled({ ['dry-run'.repeat(20_000)]: 'x' }, raw)).toEqual([])
})

test('a separator more or less, or the case of a letter, changes the meaning of no name', () => {
  const spelled = fc.tuple(fc.constantFrom(...sendInputs), fc.constantFrom('_', '', '--', '-_'), fc.boolean())
  fc.assert(
    fc.property(spelled, ([known, separator, upper]) => {
      const text = known.replaceAll('-', separator)
      const given = upper ? text.toUpperCase() : text
      fc.pre(given !== known)
      const found = misspelled({ [given]: 'another value' }, raw)
      expect(found).toMatchObject([{ input: given, message: expect.stringContaining(`\`${known}\``) }])
    }),
  )
})
