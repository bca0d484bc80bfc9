import { expect, test } from '@jest/globals'
import { formatOutputs } from '../../src/runner/write-results.ts'

test('outputs have a delimiter that no value contains', () => {
  const hostile = Array.from({ length: 100_000 }, (_, number) => `ghadelimiter_${number}`).join('\n')
  const [first = '', ...lines] = formatOutputs({ response: hostile, outcome: 'sent' }).split('\n')
  const delimiter = first.replace('response<<', '')
  expect(delimiter).toBe('ghadelimiter_100000')
  expect(lines.filter(line => line === delimiter)).toHaveLength(2)
})
