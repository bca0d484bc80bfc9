// Runs the property tests with a new seed and many cases: node maintainers/fuzz.mjs [arguments of jest]
// FUZZ_SEED repeats an earlier run. Each property ends after FUZZ_RUNS cases or after FUZZ_MINUTES minutes.
import { randomInt } from 'node:crypto'
import { runJest } from './jest.mjs'

const { FUZZ_SEED, FUZZ_RUNS, FUZZ_MINUTES } = process.env
const variables = {
  FUZZ_SEED: FUZZ_SEED || `${randomInt(2 ** 31)}`,
  FUZZ_RUNS: FUZZ_RUNS || '100000',
  FUZZ_MINUTES: FUZZ_MINUTES || '2',
}
const said = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
const given = process.argv.slice(2)
// fast-check.ts is imported by all test files with properties.
const files = given.length > 0 ? given : ['--findRelatedTests', '__tests__/helpers/fast-check.ts']

console.log(said.join(' '))
// Adds ten minutes for the last case and for shrinking a counterexample.
const timeout = `--testTimeout=${Number(variables.FUZZ_MINUTES) * 60_000 + 600_000}`
process.exitCode = runJest([timeout, ...files], variables, 'inherit')
if (process.exitCode !== 0) console.log(`To repeat it: ${said.join(' ')} node maintainers/fuzz.mjs ${given.join(' ')}`)
