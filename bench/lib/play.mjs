import { startGithub } from '../../sandbox/github.mjs'
import { startProxy } from '../../sandbox/proxy.mjs'
import { startSandbox } from '../../sandbox/server.mjs'
import { runStep } from './step.mjs'

/** @typedef {import('./scenario.mjs').Scenario} Scenario */
/** @typedef {import('./scenario.mjs').Group} Group */

/**
 * A run as it was seen from outside, and what became of it in truth.
 * @typedef {import('./step.mjs').StepResult & {
 *   id: string,
 *   disturbed: boolean,
 *   killed: boolean,
 *   delivered: number,
 * }} Run
 */

/**
 * @typedef {object} Played
 * @property {Run[]} runs in the order in which they were started; the last is one that nothing disturbs
 * @property {number} delivered notifications that the service accepted, in all
 * @property {string | undefined} holder the run that held the claim when the last one started
 */

const sha = 'c0ffee0000000000000000000000000000000001'

/**
 * Plays a scenario with whole processes, and at its end a run that nothing disturbs.
 * @param {Scenario} scenario
 * @param {string} node
 * @returns {Promise<Played>}
 */
export async function play(scenario, node) {
  let onEvent = () => {}
  const sandbox = await startSandbox({ onEvent: () => onEvent() })
  const github = await startGithub({ shas: [sha], onEvent: () => onEvent() })
  const proxy = await startProxy()
  /** @type {Run[]} */
  const runs = []
  try {
    for (const group of scenario.groups) await playGroup(group)
    const holder = holderOf(github)
    const [last] = await Promise.all([playRun(false, () => {})])
    runs.push(last)
    for (const run of runs) run.delivered = sandbox.delivered.filter(({ body }) => body.title === titleOf(run.id)).length
    return { runs, delivered: sandbox.delivered.length, holder }
  } finally {
    await Promise.all([sandbox, github, proxy].map(server => server.close()))
  }

  /** @param {Group} group */
  async function playGroup(group) {
    for (const [match, steps] of Object.entries(group.service)) {
      sandbox.fault(/** @type {import('../../sandbox/faults.mjs').Match} */ (match), ...steps)
    }
    for (const [match, steps] of Object.entries(group.github)) {
      github.fault(/** @type {import('../../sandbox/github.mjs').OperationName} */ (match), ...steps)
    }
    proxy.fault(...group.proxy)

    /** @type {import('node:child_process').ChildProcess[]} */
    const children = []
    /** @type {NodeJS.Timeout[]} */
    const timers = []
    let events = 0
    onEvent = () => {
      events++
      for (const { name, run, event, delayMs } of group.signals) {
        if (event === events) timers.push(setTimeout(() => children[run]?.kill(name), delayMs))
      }
    }
    const ended = await Promise.all(
      Array.from({ length: group.runs }, (_, index) =>
        playRun(true, child => {
          children[index] = child
        }),
      ),
    )
    onEvent = () => {}
    for (const timer of timers) clearTimeout(timer)
    runs.push(...ended)
    clearFaults()
  }

  /** What no request of a group met must not disturb the next. */
  function clearFaults() {
    sandbox.clearFaults()
    github.clearFaults()
    proxy.clearFaults()
  }
}
