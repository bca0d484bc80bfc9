import { startGithub } from '../../__tests__/helpers/doubles/github.mjs'
import { startProxy } from '../../__tests__/helpers/doubles/proxy.mjs'
import { startSandbox } from '../../__tests__/helpers/doubles/push-service.mjs'
import { runStep } from './step.mjs'

/** @typedef {import('../../__tests__/helpers/doubles/github.mjs').Github} Github */
/** @typedef {import('../../__tests__/helpers/doubles/types.mjs').Sandbox} Sandbox */
/** @typedef {import('./scenario.mjs').Scenario} Scenario */
/** @typedef {import('./scenario.mjs').Group} Group */

/**
 * A run as it was seen from outside, and what became of it in truth: how often the service accepted its notification.
 * @typedef {import('./step.mjs').StepResult & { id: string, signalled: boolean, delivered: number }} Run
 */

/**
 * @typedef {object} Played
 * @property {Run[]} runs in the order in which they were started
 * @property {Run} last started when all others had ended, and disturbed by nothing
 * @property {string | undefined} holder id of the run that held the claim then
 * @property {string[]} tokens
 */

const sha = 'c0ffee0000000000000000000000000000000001'

/**
 * Plays a scenario with whole processes, and at its end a run that nothing disturbs.
 * @param {Scenario} scenario
 * @param {string} node
 * @param {(runs: number) => Promise<() => void>} enter waits until so many processes may be started; gives the way out
 * @returns {Promise<Played>}
 */
export async function play(scenario, node, enter) {
  let onEvent = () => {}
  const sandbox = await startSandbox({ onEvent: () => onEvent() })
  const github = await startGithub({ shas: [sha], onEvent: () => onEvent() })
  // What was scripted and met by no request must not disturb the last run.
  const quietSandbox = await startSandbox({ token: sandbox.token })
  const quietGithub = await startGithub({ shas: [sha], token: github.token })
  const proxy = await startProxy()
  const disturbed = { sandbox, github, env: scenario.withProxy ? { http_proxy: proxy.url } : {} }
  let count = 0

  try {
    /** @type {Run[]} */
    const runs = []
    for (const [index, group] of scenario.groups.entries()) runs.push(...(await playGroup(group, index + 1)))

    const holder = holderOf(github)
    for (const [ref, tag] of github.refs) quietGithub.refs.set(ref, tag)
    for (const [name, tag] of github.tags) quietGithub.tags.set(name, tag)
    const quiet = { sandbox: quietSandbox, github: quietGithub, env: {} }
    const leave = await enter(1)
    const last = await start(scenario.groups.length + 1, quiet, () => false).finally(leave)

    const delivered = [...sandbox.delivered, ...quietSandbox.delivered]
    for (const run of [...runs, last])
      run.delivered = delivered.filter(({ body }) => body.title === titleOf(run.id)).length
    return { runs, last, holder, tokens: [sandbox.token, github.token] }
  } finally {
    await Promise.all([sandbox, github, quietSandbox, quietGithub, proxy].map(server => server.close()))
  }

  /**
   * @param {Group} group
   * @param {number} attempt
   */
  async function playGroup(group, attempt) {
    for (const [match, steps] of Object.entries(group.service)) {
      sandbox.fault(/** @type {import('../../__tests__/helpers/doubles/faults.mjs').Match} */ (match), ...steps)
    }
    for (const [match, steps] of Object.entries(group.github)) {
      github.fault(/** @type {import('../../__tests__/helpers/doubles/github.mjs').OperationName} */ (match), ...steps)
    }
    proxy.fault(...group.proxy)

    const leave = await enter(group.runs)
    /** @type {import('node:child_process').ChildProcess[]} */
    const children = []
    const signalled = new Set()
    /** @type {NodeJS.Timeout[]} */
    const timers = []
    let events = 0
    onEvent = () => {
      events++
      for (const { name, run, event, delayMs } of group.signals) {
        if (event !== events) continue
        const kill = () => {
          if (children[run]?.kill(name)) signalled.add(run)
        }
        timers.push(setTimeout(kill, delayMs))
      }
    }
    const indexes = Array.from({ length: group.runs }, (_, index) => index)
    const ended = await Promise.all(
      indexes.map(index =>
        start(attempt, disturbed, child => {
          if (child) children[index] = child
          return signalled.has(index)
        }),
      ),
    )
    onEvent = () => {}
    for (const timer of timers) clearTimeout(timer)
    leave()
    return ended
  }

  /**
   * @param {number} attempt
   * @param {{ sandbox: Sandbox, github: Github, env: Record<string, string> }} world
   * @param {(child?: import('node:child_process').ChildProcess) => boolean} watch is given the process, and says at its
   *   end whether it got a signal
   * @returns {Promise<Run>}
   */
  async function start(attempt, world, watch) {
    const id = `${1_000 + ++count}`
    const result = await runStep({
      node,
      inputs: inputsOf(id, world, scenario),
      env: {
        ...world.env,
        GITHUB_API_URL: world.github.url,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'octo/site',
        GITHUB_SHA: sha,
        GITHUB_RUN_ID: id,
        GITHUB_RUN_ATTEMPT: `${attempt}`,
      },
      onStart: watch,
    })
    return { ...result, id, signalled: watch(), delivered: 0 }
  }
}

/** @param {string} id */
const titleOf = id => `Run ${id}`

/**
 * @param {string} id
 * @param {{ sandbox: Sandbox, github: Github }} world
 * @param {Scenario} scenario
 */
function inputsOf(id, { sandbox, github }, { withKey, withList, retries }) {
  return {
    'base-url': sandbox.url,
    'api-token': sandbox.token,
    ...(withList ? { target: 'audience', 'audience-name': 'Newsletter' } : { target: 'all' }),
    title: titleOf(id),
    message: 'One of many.',
    'icon-url': 'https://example.com/icon.png',
    'landing-url': 'https://example.com/',
    'github-token': github.token,
    ...(withKey && { 'once-key': 'campaign' }),
    timeout: '1',
    retries: `${retries}`,
  }
}

/**
 * The run whose claim is there.
 * @param {Github} github
 * @returns {string | undefined}
 */
function holderOf({ refs, tags }) {
  const [sha] = refs.values()
  const tag = tags.get(sha ?? '')
  return tag && JSON.parse(tag.message).run
}
