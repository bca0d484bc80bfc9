// Mutation testing: makes many small changes to the source, one at a time, and counts how many the unit tests detect:
// node maintainers/mutation.mjs [GROUP... | --mutate FILE,...]
// Without arguments, it runs all groups. With `--mutate FILE:20-30`, it changes only those lines.
// The first run installs Stryker. It is not a dependency of the repository, because only this script needs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findNode } from '../sandbox/run-action.mjs'

/**
 * The source files in each group, each with a pattern that matches the names of its test files.
 * @type {Record<string, [file: string, tests: string][]>}
 */
const groups = {
  delivery: [
    ['src/push/delivery.ts', 'delivery'],
    ['src/push/outcome-and-retry.ts', 'delivery'],
  ],
  http: [
    ['src/http/http-client.ts', 'exchange|delivery'],
    ['src/http/exchange-and-hand-over.ts', 'exchange|request-failure'],
    ['src/http/request-failure.ts', 'exchange|request-failure'],
    ['src/http/proxy.ts', 'proxy|github-client'],
    ['src/http/backoff.ts', 'backoff'],
  ],
  claims: [
    ['src/claims/once-key.ts', 'once-key'],
    ['src/claims/own-claim.ts', 'claim-store|once-model'],
    ['src/claims/claim-store.ts', 'claim-store|once-model'],
    ['src/claims/claim-failures.ts', 'claim-store'],
    ['src/github/github-client.ts', 'claim-store|github-client|releases'],
    ['src/release/releases.ts', 'releases'],
  ],
  secrets: [['src/base/secrets.ts', 'secrets|read-inputs']],
  content: [
    ['src/content/content.ts', 'content|event-content'],
    ['src/release/derived-content.ts', 'content|event-content'],
    ['src/release/event-content.ts', 'content|event-content'],
    ['src/content/expected-payload.ts', 'expected-payload'],
    ['src/release/github-data.ts', 'content|event-content'],
    ['src/content/derived-layer.ts', 'content|event-content'],
    ['src/content/given.ts', 'content|payload-schema'],
    ['src/content/layers.ts', 'content|placeholders'],
    ['src/content/notification.ts', 'content|check-urls|placeholders'],
    ['src/content/placeholders.ts', 'placeholders|content'],
    ['src/inputs/field-rules.ts', 'content|event-content|check-urls'],
    ['src/content/checked-file.ts', 'content|payload-schema|yaml'],
    ['src/content/texts.ts', 'placeholders|content|payload-schema'],
    ['src/content/payload-schema.ts', 'content|payload-schema'],
    ['src/release/key-rules.ts', 'content|once-key'],
    ['src/release/release-content.ts', 'content|event-content|announced-releases'],
    ['src/release/announced-releases.ts', 'announced-releases|content|event-content'],
    ['src/release/release-version.ts', 'release-version|event-content'],
    ['src/content/yaml.ts', 'yaml|content'],
    ['src/release/author-comment.ts', 'author-comment'],
  ],
}
// Skip these test files and tests, because they are too slow to run for every mutant.
const slowFiles = 'sandbox*|*-summary|markup|log'
const slowTests = 'the schema accepts exactly the payloads|time in proportion'

// Use Node 24 or newer, because the tests that use a proxy are skipped on older versions.
const node24 = findNode()
if (node24 === undefined) throw new Error('Run this with Node 24 or newer.')
if (node24 !== process.execPath) {
  const { status } = spawnSync(node24, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(status ?? 1)
}

const { values, positionals } = parseArgs({ options: { mutate: { type: 'string' } }, allowPositionals: true })
const unknown = positionals.find(name => !groups[name])
if (unknown) throw new Error(`${unknown} is not a group; the groups are ${Object.keys(groups).join(', ')}`)

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// A few cases of each property are enough to kill most mutants.
process.env.FUZZ_RUNS ??= '30'
const { Stryker } = await stryker()

/** @type {typeof groups} */
const chosen = values.mutate
  ? { chosen: values.mutate.split(',').map(file => [file, testsOf(file)]) }
  : Object.fromEntries(
      Object.entries(groups).filter(([name]) => positionals.length === 0 || positionals.includes(name)),
    )

/** @type {ReturnType<typeof figuresOf>[]} */
const figures = []
for (const [group, parts] of Object.entries(chosen)) {
  /** @type {string[]} */
  const ofGroup = []
  for (const [file, tests] of parts) {
    const statuses = await run(file, tests)
    ofGroup.push(...statuses)
    const ofFile = figuresOf(file, statuses)
    figures.push(ofFile)
    // A run over all files takes hours, so print each result as soon as it is available.
    console.table([ofFile])
  }
  figures.push(figuresOf(`${group}, all`, ofGroup))
}
console.table(figures)

/**
 * @param {string} measured a file or a group
 * @param {string[]} statuses the status of each mutant
 */
function figuresOf(measured, statuses) {
  const killed = statuses.filter(status => status === 'Killed' || status === 'Timeout').length
  const alive = statuses.filter(status => status === 'Survived' || status === 'NoCoverage').length
  const mutants = killed + alive
  return { measured, mutants, killed, 'killed %': ((killed / mutants) * 100).toFixed(1) }
}

/** @param {string} file a path, optionally followed by a range of lines */
function testsOf(file) {
  return (
    Object.values(groups)
      .flat()
      .find(([name]) => file.startsWith(name))?.[1] ?? '*'
  )
}

async function stryker() {
  const here = fileURLToPath(new URL('.', import.meta.url))
  if (!existsSync(join(here, 'node_modules/@stryker-mutator'))) {
    const { status } = spawnSync('npm', ['ci'], { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) throw new Error('Stryker could not be installed')
  }
  return import(new URL('node_modules/@stryker-mutator/core/dist/src/index.js', import.meta.url).href)
}

/**
 * @param {string} file
 * @param {string} tests
 * @returns {Promise<string[]>} the status of each mutant
 */
async function run(file, tests) {
  const reports = `coverage/mutation/${file.replaceAll(/\W+/g, '-')}`
  const mutants = await new Stryker({
    mutate: [file],
    testRunner: 'jest',
    plugins: [fileURLToPath(new URL('node_modules/@stryker-mutator/jest-runner/dist/src/index.js', import.meta.url))],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    jest: {
      config: {
        testMatch: [`**/__tests__/unit/@(${tests}).test.ts`, `!**/@(${slowFiles}).test.ts`],
        testNamePattern: `^(?!.*(${slowTests}))`,
        // Some mutants loop forever.
        testTimeout: 10_000,
      },
    },
    // Stryker counts a timeout as a killed mutant, so the limit must be long enough for a busy machine.
    timeoutMS: 20_000,
    concurrency: Math.min(2, availableParallelism()),
    ignorePatterns: ['dist', 'docs', 'examples', 'coverage'],
    tempDirName: join(tmpdir(), `mutation-${process.pid}`),
    cleanTempDir: 'always',
    incremental: true,
    incrementalFile: `${reports}.json`,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: `${reports}.html` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  }).runMutationTest()
  return mutants.map((/** @type {{ status: string }} */ { status }) => status)
}
