import { afterEach, expect, test } from '@jest/globals'
import { problemText } from '../../src/base/problems.ts'
import { createSecrets } from '../../src/base/secrets.ts'
import { guardWords } from '../../src/inputs/settings.ts'
import { readInputs, unknownInputProblems } from '../../src/runner/read-inputs.ts'

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

test('a long name of an unknown input is not cut within a token', () => {
  const token = 'zq7mvw2kxpf9ltrb4ncys8hdjg3t'
  const { redact } = createSecrets({ apiToken: token })
  for (let before = 80; before < 110; before++) {
    const name = `INPUT_${'x'.repeat(before)}${token}`
    process.env[name] = 'given'
    const [text = ''] = unknownInputProblems(['title'], redact).map(problemText)
    delete process.env[name]
    expect(text).toContain('is not an input of this action')
    expect(text).not.toContain(token.slice(0, 4))
  }
})
