// The properties of the tests with a new seed and many cases: npm run fuzz [-- arguments of jest]
// FUZZ_SEED repeats what an earlier run tried; FUZZ_RUNS (cases) and FUZZ_MINUTES end each property, whichever is first.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'

const { FUZZ_SEED, FUZZ_RUNS, FUZZ_MINUTES } = process.env
const variables = {
  FUZZ_SEED: FUZZ_SEED || `${randomInt(2 ** 31)}`,
  FUZZ_RUNS: FUZZ_RUNS || '100000',
  FUZZ_MINUTES: FUZZ_MINUTES || '2',
}
const said = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
const given = process.argv.slice(2)
// Every test file with a property.
const files = given.length > 0 ? given : ['--findRelatedTests', '__tests__/helpers/fast-check.ts']

console.log(said.join(' '))
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    // Time for the last case and for making the counterexample small.
    `--testTimeout=${Number(variables.FUZZ_MINUTES) * 60_000 + 600_000}`,
    ...files,
  ],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), env: { ...process.env, ...variables }, stdio: 'inherit' },
)
if (status !== 0) console.log(`To try the same again: ${said.join(' ')} npm run fuzz${given.map(each => ` ${each}`).join('')}`)
process.exitCode = status ?? 1
