import { afterEach, expect, test } from '@jest/globals'
import { guardWords } from '../../src/inputs/settings.ts'
import { readInputs } from '../../src/runner/read-inputs.ts'

const variable = 'INPUT_EXPECTED-PAYLOAD'

afterEach(() => {
  delete process.env[variable]
})

test.each<{ given: string | undefined; read: string }>([
  { given: undefined, read: 'any' },
  { given: '', read: '' },
  { given: ' {} ', read: '{}' },
])('an `expected-payload` of $given is read as "$read"', ({ given, read }) => {
  if (given !== undefined) process.env[variable] = given
  expect(readInputs(['expected-payload', 'title'])).toEqual({ 'expected-payload': read, title: '' })
})

test('outside GitHub Actions, a guard that is not set has the word that turns it off', () => {
  const read = readInputs([...guardWords.keys(), 'title'])
  expect(read).toEqual({ ...Object.fromEntries(guardWords), title: '' })
})
