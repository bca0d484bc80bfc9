// A campaign of random faults against the built action: node bench/faults.mjs [--seed n] [--runs n] [--scenario n]
import { parseArgs } from 'node:util'
import { createGate } from './lib/gate.mjs'
import { flaws, judge } from './lib/judge.mjs'
import { findNode24 } from './lib/node.mjs'
import { play } from './lib/play.mjs'
import { createRandom } from './lib/random.mjs'
import { drawScenario } from './lib/scenario.mjs'

/** @typedef {import('./lib/scenario.mjs').Scenario} Scenario */
/** @typedef {import('./lib/play.mjs').Played} Played */
/** @typedef {{ scenario: Scenario, played: Played, findings: import('./lib/judge.mjs').Finding[] }} Result */

const usage = `Usage: npm run faults -- [--seed n] [--runs n] [--scenario n]

Runs the built action against the sandbox while connections, answers and the runs themselves fail at random, and holds
what each run says against what the service did.

--seed      draws other scenarios; the seed of a campaign is printed. 1 unless told
--runs      how many processes at least; 500 unless told
--scenario  plays this one alone, and shows it with its logs`

const processesAtOnce = 3

await main()

async function main() {
  const options = readFlags()
  if (options === undefined) return
  const { seed, runs, only } = options
  const node = findNode24()
  const scenarios = only === undefined ? drawScenarios(seed, runs) : [draw(seed, only)]
  const started = Date.now()
  const results = await playAll(scenarios, node)
  if (only !== undefined) for (const result of results) console.log(described(result))

  console.log(`seed ${seed}, ${scenarios.length} scenarios, ${Math.round((Date.now() - started) / 1_000)} s`)
  printOutcomes(results)
  const found = results.flatMap(({ findings }) => findings)
  const line = (/** @type {string} */ name, /** @type {number} */ value) =>
    console.log(name.padEnd(34) + `${value}`.padStart(6))
  console.log()
  line('deliveries per key (max)', mostPerKey(results))
  for (const flaw of flaws) {
    line(flaw, found.filter(finding => finding.flaw === flaw).length)
  }
  for (const { scenario, findings } of results.filter(result => result.findings.length > 0)) {
    console.log(`\nscenario ${scenario.number}: npm run faults -- --seed ${seed} --scenario ${scenario.number}`)
    for (const { flaw, detail } of findings) console.log(`  ${flaw}: ${detail}`)
  }
  if (found.length > 0) process.exitCode = 1
}

/** @returns {{ seed: number, runs: number, only: number | undefined } | undefined} undefined where there is nothing to do */
function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        runs: { type: 'string', default: '500' },
        scenario: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) {
      console.log(usage)
      return undefined
    }
    const only = values.scenario === undefined ? undefined : whole('--scenario', values.scenario)
    return { seed: whole('--seed', values.seed), runs: whole('--runs', values.runs), only }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 1
    return undefined
  }
}

/**
 * @param {string} flag
 * @param {string} text
 */
function whole(flag, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${flag} must be a whole number`)
  return Number(text)
}

/**
 * Each scenario has random numbers of its own, so that it can be played alone.
 * @param {number} seed
 * @param {number} number
 */
function draw(seed, number) {
  return drawScenario(createRandom(Math.imul(seed, 0x9e3779b1) + number), number)
}

/**
 * @param {number} seed
 * @param {number} runs
 */
function drawScenarios(seed, runs) {
  const scenarios = []
  for (let drawn = 0; drawn < runs; ) {
    const scenario = draw(seed, scenarios.length + 1)
    scenarios.push(scenario)
    drawn += scenario.groups.reduce((sum, group) => sum + group.runs, 1)
  }
  return scenarios
}

/**
 * @param {Scenario[]} scenarios
 * @param {string} node
 * @returns {Promise<Result[]>}
 */
async function playAll(scenarios, node) {
  const enter = createGate(processesAtOnce)
  const rest = [...scenarios]
  /** @type {Result[]} */
  const results = []
  const lane = async () => {
    for (let scenario = rest.shift(); scenario; scenario = rest.shift()) {
      const played = await play(scenario, node, enter)
      results.push({ scenario, played, findings: judge(scenario, played) })
      if (process.stderr.isTTY) process.stderr.write(`\r${results.length} of ${scenarios.length} scenarios `)
    }
  }
  await Promise.all(Array.from({ length: processesAtOnce }, lane))
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  return results.sort((one, other) => one.scenario.number - other.scenario.number)
}

/** @param {Result[]} results */
function printOutcomes(results) {
  const columns = [true, false].map(withKey =>
    results
      .filter(({ scenario }) => scenario.withKey === withKey)
      .flatMap(({ played }) => [...played.runs, played.last]),
  )
  const row = (/** @type {string} */ name, /** @type {(number | string)[]} */ values) =>
    console.log(name.padEnd(12) + values.map(value => `${value}`.padStart(14)).join(''))
  row('', ['with once-key', 'without'])
  row(
    'runs',
    columns.map(runs => runs.length),
  )
  for (const outcome of ['sent', 'skipped', 'rejected', 'not-sent', 'unknown', undefined]) {
    row(
      outcome ?? 'killed',
      columns.map(runs => runs.filter(run => run.outcome === outcome).length),
    )
  }
}

/** @param {Result[]} results */
function mostPerKey(results) {
  const withKey = results.filter(({ scenario }) => scenario.withKey)
  const counts = withKey.map(({ played }) => [...played.runs, played.last].reduce((sum, run) => sum + run.delivered, 0))
  return Math.max(0, ...counts)
}

/** @param {Result} result */
function described({ scenario, played }) {
  const runs = [...played.runs, played.last].map(({ log, ...run }) => `${JSON.stringify(run)}\n${log}`)
  return `${JSON.stringify(scenario, undefined, 2)}\n\n${runs.join('\n')}`
}
