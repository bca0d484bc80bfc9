// A fuzz campaign, seeded and counted: node bench/fuzz.mjs [--seed n] [--cases n] [--processes n] [--only target:case]
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findNode24 } from './lib/node.mjs'

/** @typedef {import('./lib/fuzz/lanes.mjs').Tally} Tally */
/** @typedef {import('./lib/fuzz/case.mjs').Find} Find */

const usage = `Usage: npm run fuzz -- [--seed n] [--cases n] [--processes n] [--only target:case]

Tries the parts of the action, and whole processes of it, on inputs, events, files, lists and answers that nobody would
think of: it must never break, never send what is not valid, never print a command or a token that it was given.

--seed       draws other cases; 1 unless told
--cases      how many in the process; 120000 unless told
--processes  how many whole processes; 1200 unless told
--only       plays this one case, and shows it`

const batchSize = 500
const progressEveryMs = 5_000
const mostShown = 20

await main()

async function main() {
  const options = readFlags()
  if (options === undefined) return
  const node = findNode24()
  // The parts are read as TypeScript, which Node 24 understands.
  if (node !== process.execPath) {
    const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
    process.exitCode = status ?? 1
    return
  }
  if (options.only) await playOne(options.seed, options.only)
  else await playAll(options)
}

/** @returns {{ seed: number, cases: number, processes: number, only: string | undefined } | undefined} */
function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        cases: { type: 'string', default: '120000' },
        processes: { type: 'string', default: '1200' },
        only: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) {
      console.log(usage)
      return undefined
    }
    if (values.only !== undefined && !/^[a-z]+:\d{1,9}$/.test(values.only))
      throw new Error('--only must be target:case')
    const [seed, cases, processes] = /** @type {const} */ (['seed', 'cases', 'processes']).map(flag => {
      if (!/^\d{1,9}$/.test(values[flag])) throw new Error(`--${flag} must be a whole number`)
      return Number(values[flag])
    })
    return { seed: seed ?? 1, cases: cases ?? 0, processes: processes ?? 0, only: values.only }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 1
    return undefined
  }
}

/**
 * @param {number} seed
 * @param {string} only
 */
async function playOne(seed, only) {
  const { targets } = await import('./lib/fuzz/targets.mjs')
  const { play } = await import('./lib/fuzz/case.mjs')
  const [name = '', number] = only.split(':')
  const opened = await targets.get(name)?.open()
  if (!opened) throw new Error(`the targets are ${[...targets.keys()].join(', ')}`)
  let shown = /** @type {unknown} */ (undefined)
  const show = (/** @type {unknown} */ drawn) => {
    shown = drawn
  }
  const watched = {
    ...opened,
    run: (/** @type {import('./lib/fuzz/case.mjs').Case} */ one) => opened.run({ ...one, show }),
  }
  const played = await play(watched, { seed, target: name, number: Number(number) })
  await opened.close()
  console.log(JSON.stringify(shown, undefined, 2))
  console.log('find' in played ? `FOUND: ${played.find.message}` : `came: ${played.came}`)
  if ('find' in played) process.exitCode = 1
}

/** @param {{ seed: number, cases: number, processes: number }} options */
async function playAll({ seed, cases, processes }) {
  const { targets } = await import('./lib/fuzz/targets.mjs')
  const { added, playBatch } = await import('./lib/fuzz/lanes.mjs')
  const { playInThreads } = await import('./lib/fuzz/threads.mjs')
  const started = Date.now()
  /** @type {Map<string, Tally>} */
  const tallies = new Map()
  const seconds = () => Math.round((Date.now() - started) / 1_000)
  const onTally = (/** @type {string} */ target, /** @type {Tally} */ tally) => {
    tallies.set(target, added(tallies.get(target), tally))
    for (const find of tally.finds) if (++shown <= mostShown) printFind(seed, find)
  }
  const found = () => [...tallies.values()].reduce((sum, { finds }) => sum + finds.length, 0)
  const played = () => [...tallies.values()].reduce((sum, tally) => sum + tally.cases, 0)
  let [running, shown] = [0, 0]
  const timer = setInterval(() => {
    console.log(`${seconds()} s: ${played() + running} of ${cases + processes} cases, ${found()} finds`)
  }, progressEveryMs)

  const batches = [...targets].flatMap(([target, { share }]) => {
    const count = Math.ceil((cases * share) / 100)
    return Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => ({
      target,
      from: index * batchSize,
      to: Math.min(count, (index + 1) * batchSize),
    }))
  })
  await playInThreads(batches, { seed, threads: Math.min(2, availableParallelism()), onTally })
  const steps = targets.get('steps')
  if (steps && processes > 0) {
    const onEnd = () => {
      running++
    }
    const tally = await playBatch(steps, { target: 'steps', from: 0, to: processes }, { seed, onEnd })
    running = 0
    onTally('steps', tally)
  }
  clearInterval(timer)

  const inProcess = played() - (tallies.get('steps')?.cases ?? 0)
  console.log(`\nseed ${seed}: ${inProcess} cases in the process, ${played() - inProcess} processes, ${seconds()} s\n`)
  for (const [target, tally] of tallies) printTally(target, tally)
  console.log(`\nfinds ${found()}`)
  if (found() > 0) process.exitCode = 1
}

/**
 * @param {number} seed
 * @param {Find} find
 */
function printFind(seed, { target, number, message, drawn }) {
  console.log(`\nnpm run fuzz -- --seed ${seed} --only ${target}:${number}\n  ${message}\n  ${drawn}\n`)
}

/**
 * @param {string} target
 * @param {Tally} tally
 */
function printTally(target, { cases, came, finds }) {
  const parts = [...came].sort(([, one], [, other]) => other - one).map(([what, count]) => `${what} ${count}`)
  console.log(`${target.padEnd(10)} ${`${cases}`.padStart(7)}  ${[`finds ${finds.length}`, ...parts].join(', ')}`)
}
