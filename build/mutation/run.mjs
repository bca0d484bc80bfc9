// Changes the source in many small ways, and counts the changes that no unit test notices:
// npm run mutation [-- GROUP... | --mutate FILE,...]. Without arguments it goes through every group.
// Stryker is not a dependency of the repository, since nothing else needs it: it is installed here on first use.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** @type {Record<string, { mutate: string[], tests: string }>} `tests`: names of the test files that are run */
const groups = {
  delivery: { mutate: ['src/push/delivery.ts'], tests: 'delivery*' },
  http: { mutate: ['src/http/*.ts'], tests: 'retry|proxy|faults|at-most-once|exchange' },
  claims: { mutate: ['src/once/*.ts', 'src/github/*.ts'], tests: 'claim*|once*|github-client|releases' },
  secrets: { mutate: ['src/inputs/secrets.ts', 'src/inputs/escapes.ts'], tests: 'secrets' },
  content: {
    mutate: ['src/content/*.ts'],
    tests: 'content|event-content|yaml|release*|payload-schema|inputs.property|fuzz-finds',
  },
}
// What takes seconds, and would take hours with every mutant: files, and names of tests.
const slowFiles = '*cost*|sandbox*|summary*|log'
const slowTests =
  'in time in proportion|with every (one|two) things? that can happen|a run that two things happen to|one run delivers at most once'

const { values, positionals } = parseArgs({ options: { mutate: { type: 'string' } }, allowPositionals: true })
const unknown = positionals.find(name => !groups[name])
if (unknown) throw new Error(`${unknown} is not a group; the groups are ${Object.keys(groups).join(', ')}`)

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
// Properties find most mutants in their first cases.
process.env.FUZZ_RUNS ??= '30'
const { Stryker } = await stryker()

const chosen = values.mutate
  ? { chosen: { mutate: values.mutate.split(','), tests: '*' } }
  : Object.fromEntries(
      Object.entries(groups).filter(([name]) => positionals.length === 0 || positionals.includes(name)),
    )

/** @type {Record<string, string | number>[]} */
const figures = []
for (const [name, { mutate, tests }] of Object.entries(chosen)) {
  figures.push({ group: name, ...(await run(name, mutate, tests)) })
}
console.table(figures)

async function stryker() {
  const here = fileURLToPath(new URL('.', import.meta.url))
  if (!existsSync(join(here, 'node_modules/@stryker-mutator'))) {
    const { status } = spawnSync('npm', ['ci'], { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) throw new Error('Stryker could not be installed')
  }
  return import(new URL('node_modules/@stryker-mutator/core/dist/src/index.js', import.meta.url).href)
}

/**
 * @param {string} name of the group
 * @param {string[]} mutate
 * @param {string} tests
 */
async function run(name, mutate, tests) {
  const reports = `coverage/mutation/${name}`
  /** @type {{ status: string }[]} */
  const mutants = await new Stryker({
    mutate,
    testRunner: 'jest',
    plugins: [fileURLToPath(new URL('node_modules/@stryker-mutator/jest-runner/dist/src/index.js', import.meta.url))],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    jest: {
      config: {
        testMatch: [`**/__tests__/unit/@(${tests}).test.ts`, `!**/@(${slowFiles}).test.ts`],
        testNamePattern: `^(?!.*(${slowTests}))`,
        // What a mutant turns into an endless wait ends soon.
        testTimeout: 10_000,
      },
    },
    timeoutMS: 5_000,
    concurrency: Math.min(2, availableParallelism()),
    ignorePatterns: ['dist', 'docs', 'examples', 'coverage'],
    tempDirName: join(tmpdir(), `mutation-${process.pid}`),
    incremental: true,
    incrementalFile: `${reports}.incremental.json`,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: `${reports}.html` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  }).runMutationTest()
  const count = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const [killed, survived] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')]
  return { mutants: killed + survived, killed, 'killed %': ((killed / (killed + survived)) * 100).toFixed(1) }
}
