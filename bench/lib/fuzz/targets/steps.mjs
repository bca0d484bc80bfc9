import { findNode24 } from '../../node.mjs'
import { traceStep } from '../../step.mjs'
import { drawRun, routeOf } from '../runs.mjs'
import { drawToken } from '../secrets.mjs'
import { mustBeAListing, mustBeASend, mustBeAStep } from '../verdicts.mjs'
import { startWire } from '../wire.mjs'

/** @typedef {import('../runs.mjs').DrawnRun} DrawnRun */
/** @typedef {import('../runs.mjs').Seen} Seen */

/** A run that takes longer is cancelled, as the runner does it, in milliseconds. */
const patienceMs = 10_000

/**
 * Whole processes of the built actions, run as the runner does, on inputs, files, events and answers of any kind.
 * @type {import('../case.mjs').Target}
 */
export const steps = { share: 0, lanes: 3, open }

async function open() {
  const node = findNode24()
  /** @type {DrawnRun | undefined} */
  let drawn
  /** @type {Seen[]} */
  let seen = []
  const wire = await startWire({
    onRequest: request => {
      const route = routeOf(request)
      const number = seen.filter(each => each.route === route).length
      const answer = drawn?.answers[route].at(number) ?? drawn?.answers[route].at(-1)
      seen.push({ route, request, answer })
      return answer?.script
    },
  })
  const url = `http://127.0.0.1:${wire.port}`
  return { run, close: wire.close }

  /** @param {import('../case.mjs').Case} one */
  async function run({ random, show }) {
    const secrets = { token: drawToken(random), githubToken: drawToken(random) }
    const current = drawRun(random, url, secrets)
    drawn = current
    seen = []
    const { action, inputs, env, event, files, signalAfterMs } = current
    const said = Object.entries(current.answers).map(([route, answers]) => [
      route,
      answers.map(({ bytes, script }) => ({ bytes: bytes.toString('latin1').slice(0, 600), end: script.end })),
    ])
    show({ action, inputs: inputs.raw, env, signalAfterMs, files: Object.keys(files), said: Object.fromEntries(said) })

    let signalled = false
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    const traces = await traceStep({
      node,
      entry: action === 'send' ? 'index.js' : 'audiences/index.js',
      inputs: Object.fromEntries(Object.entries(inputs.raw).filter(([, value]) => value !== '')),
      env,
      event,
      files,
      onStart: child => {
        timer = setTimeout(() => {
          signalled = child.kill('SIGINT')
        }, signalAfterMs ?? patienceMs)
      },
    })
    clearTimeout(timer)
    await wire.drop()
    // A process that has only just started is killed by the signal.
    if (traces.exitCode === null && signalled && /^(::add-mask::.*\s*)*$/.test(traces.stdout)) return 'killed'
    const outputs = mustBeAStep(current, traces, secrets)
    if (action === 'audiences') return mustBeAListing(outputs, traces)
    return mustBeASend(current, outputs, { traces, seen, signalled })
  }
}
