// Mutation testing: makes many small changes (mutants) to the source, one at a time, and counts how many the unit tests
// detect. maintainers/README.md says how to run it.
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 5)) {
  throw new Error('Run this with Node 24.5 or newer. Older versions skip the tests that use a proxy.')
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// A few cases of each property are enough to kill most mutants.
process.env.FUZZ_RUNS ??= '30'

// These tests are too slow to run for every mutant.
const slowFiles = 'sandbox*|*-summary|markup|log'
const slowTests = 'the schema accepts exactly the payloads|a key of a million characters'

export default {
  // Bugs in these files can send twice, send the wrong text, or publish a secret.
  mutate: [
    'src/push/delivery.ts',
    'src/http/*.ts',
    'src/claims/*.ts',
    'src/github/*.ts',
    'src/base/secrets.ts',
    'src/content/*.ts',
    'src/release/*.ts',
  ],
  testRunner: 'jest',
  plugins: [fileURLToPath(new URL('node_modules/@stryker-mutator/jest-runner/dist/src/index.js', import.meta.url))],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  jest: {
    config: {
      testMatch: ['**/__tests__/unit/*.test.ts', `!**/@(${slowFiles}).test.ts`],
      testNamePattern: `^(?!.*(${slowTests}))`,
      setupFilesAfterEnv: [],
      // Some mutants loop forever.
      testTimeout: 10_000,
    },
  },
  // Stryker counts a timeout as a killed mutant, so the limit must be long enough for a busy machine.
  timeoutMS: 20_000,
  concurrency: Math.min(2, availableParallelism()),
  ignorePatterns: ['coverage'],
  tempDirName: join(tmpdir(), `mutation-${process.pid}`),
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: 'coverage/mutation.json',
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: 'coverage/mutation.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
}
