import { statusIn } from './answers.mjs'
import { mustBeAccepted, mustSayTheInputs } from './bodies.mjs'
import { must } from './case.mjs'
import { refusedIn } from './refused.mjs'
import { commandsIn, outputsIn, outputsOf } from './runner.mjs'
import { shows } from './secrets.mjs'

/** @typedef {import('./runs.mjs').DrawnRun} DrawnRun */
/** @typedef {import('./runs.mjs').Seen} Seen */
/** @typedef {import('../step.mjs').Traces} Traces */

/** What Node itself says where a proxy answers a CONNECT in many pieces. */
const listeners = /^(\(node:\d+\) MaxListenersExceededWarning: .*\s+\(Use `node --trace-warnings .*\)\s+)*$/
const ownCommands = new Set(['add-mask', 'group', 'endgroup', 'error', 'warning', 'notice'])
const largestSummary = 1_048_576

/**
 * What holds for every run of either action.
 * @param {DrawnRun} drawn
 * @param {Traces} traces
 * @param {{ token: string, githubToken: string }} secrets
 * @returns {Map<string, string>} its outputs
 */
export function mustBeAStep({ action, inputs }, { exitCode, stdout, stderr, outputs: file, summary }, secrets) {
  must(exitCode === 0 || exitCode === 1, `the exit code is ${exitCode}: ${stdout.slice(-300)}${stderr.slice(-300)}`)
  must(listeners.test(stderr), `something went to stderr: ${stderr.slice(0, 500)}`)
  const outputs = outputsIn(file)
  must([...outputs.keys()].join() === outputsOf[action].join(), `the outputs are ${[...outputs.keys()].join()}`)

  const commands = commandsIn(stdout)
  const forged = commands.find(({ name }) => !ownCommands.has(name))
  must(!forged, `a command that is not ours: ${forged?.line.slice(0, 300)}`)
  const errors = commands.filter(({ name }) => name === 'error').length
  must(errors === exitCode, `${errors} error annotations, and the exit code ${exitCode}`)

  const log = stdout.replace(/^::add-mask::[^\n]*$/gm, '')
  for (const secret of [...secretIn(inputs.raw, secrets.token), secrets.githubToken]) {
    for (const [channel, text] of [['log', log], ['summary', summary], ...outputs]) {
      must(!shows(String(text), secret), `the token is in ${channel}`)
    }
  }
  must(Buffer.byteLength(summary) <= largestSummary, `the summary has ${Buffer.byteLength(summary)} bytes`)
  must(summary !== '' || /^(false|False|FALSE)$/.test(inputs.raw.summary ?? ''), 'there is no summary')
  return outputs
}

/**
 * The token that the run was given, where enough of the drawn one is left to look for.
 * @param {Record<string, string>} raw
 * @param {string} token
 */
function secretIn(raw, token) {
  const given = raw['api-token'] ?? ''
  const isLike = given.length >= 14 && (given.includes(token.slice(0, 10)) || given.includes(token.slice(-10)))
  return isLike ? [given] : []
}

/**
 * @param {Map<string, string>} outputs
 * @param {Traces} traces
 */
export function mustBeAListing(outputs, { exitCode }) {
  const reason = outputs.get('reason')
  must((reason === '') === (exitCode === 0), `the reason is ${reason}, and the exit code ${exitCode}`)
  must(reason !== 'internal-error', 'an internal error')
  if (exitCode === 1) return 'listing fails'
  const audiences = JSON.parse(outputs.get('audiences') ?? '')
  must(`${audiences.length}` === outputs.get('count'), 'the count is wrong')
  return 'listing'
}

const passing = new Set(['sent', 'dry-run', 'skipped'])
const failing = new Set(['rejected', 'not-sent', 'unknown'])

/**
 * @param {DrawnRun} drawn
 * @param {Map<string, string>} outputs
 * @param {{ traces: Traces, seen: Seen[], signalled: boolean }} happened
 */
export function mustBeASend(drawn, outputs, { traces, seen, signalled }) {
  const { raw } = drawn.inputs
  const outcome = outputs.get('outcome') ?? ''
  const reason = outputs.get('reason') ?? ''
  must(passing.has(outcome) || failing.has(outcome), `the outcome is ${outcome}`)
  must(passing.has(outcome) === (traces.exitCode === 0), `${outcome}, and the exit code ${traces.exitCode}`)
  must((reason === '') === (outcome === 'sent' || outcome === 'dry-run'), `${outcome}, and the reason ${reason}`)
  must(reason !== 'internal-error', `an internal error: ${traces.stdout.slice(-500)}`)
  must((outputs.get('sent-at') === '') === (outcome !== 'sent'), 'sent-at does not fit the outcome')

  const posts = seen.filter(({ route }) => route === 'send')
  for (const { request } of posts) mustBeRight(request, drawn, outputs)
  for (const { answer } of posts.slice(0, -1)) {
    must(isRefusal(answer), `sent again after ${answer && statusIn(answer.bytes)}`)
  }
  must(posts.length <= Number(outputs.get('attempts')), `${outputs.get('attempts')} attempts, ${posts.length} requests`)
  must(!/^(true|True|TRUE)$/.test(raw['dry-run'] ?? '') || posts.length === 0, 'a dry run sends')
  must(posts.length === 0 || refusedIn(raw) === undefined, `sent, although ${refusedIn(raw)} was to be refused`)
  if (raw['once-key']) must(posts.length === 0 || seen.some(({ route }) => route === 'github'), 'sent without a claim')

  const answer = posts.at(-1)?.answer
  const status = answer ? statusIn(answer.bytes) : undefined
  if (outcome === 'sent') must(Math.floor(Number(status) / 100) === 2, `sent, where the service said ${status}`)
  if (outcome === 'rejected') must(Number(status) >= 300, `rejected, where the service said ${status}`)
  if (outcome === 'skipped' || outcome === 'dry-run') must(posts.length === 0, `${outcome}, although it was sent`)
  if (outcome === 'not-sent')
    must(posts.length === 0 || (signalled && isRefusal(answer)), 'not-sent, although it was sent')
  return reason === 'invalid-input' || reason === 'unreadable-file' ? reason : outcome
}

/**
 * @param {import('./wire.mjs').Received} request
 * @param {DrawnRun} drawn
 * @param {Map<string, string>} outputs
 */
function mustBeRight(request, { inputs, ids }, outputs) {
  must(request.head.includes(`\r\nAuthentication-Token: ${inputs.raw['api-token']}\r\n`), 'a request without the token')
  must(request.body === outputs.get('payload'), 'what was sent is not the output payload')
  const { target } = mustBeAccepted(request.body)
  mustSayTheInputs(request.body, inputs, false)
  const { value } = /** @type {{ value?: number }} */ (target)
  const byName = inputs.raw['audience-name'] !== ''
  must(!byName || ids === undefined || ids.includes(Number(value)), 'an audience that is not in the list')
}

/** @param {import('./answers.mjs').Answer | undefined} answer */
function isRefusal(answer) {
  const status = answer && statusIn(answer.bytes)
  return status === 429 || (status === 503 && /retry-after/i.test(answer?.bytes.toString('latin1') ?? ''))
}
