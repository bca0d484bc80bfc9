// Runs the property tests with a new seed and many cases: node maintainers/fuzz.mjs [JEST ARGUMENTS]
// Set FUZZ_SEED to repeat an earlier run. Each property stops after FUZZ_RUNS cases or FUZZ_MINUTES minutes,
// whichever comes first.
import { randomInt } from 'node:crypto'
import { runJest } from './jest.mjs'

const { FUZZ_SEED, FUZZ_RUNS, FUZZ_MINUTES } = process.env
const variables = {
  FUZZ_SEED: FUZZ_SEED || `${randomInt(2 ** 31)}`,
  FUZZ_RUNS: FUZZ_RUNS || '100000',
  FUZZ_MINUTES: FUZZ_MINUTES || '2',
}
const assignments = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
const given = process.argv.slice(2)
// By default, run every test file that has property tests. They all import fast-check.ts.
const files = given.length > 0 ? given : ['--findRelatedTests', '__tests__/helpers/fast-check.ts']

console.log(assignments.join(' '))
process.exitCode = runJest(files, variables, 'inherit')
if (process.exitCode !== 0)
  console.log(`To repeat it: ${assignments.join(' ')} node maintainers/fuzz.mjs ${given.join(' ')}`)
