import { readBody } from './body.mjs'
import { eventPayload, isEventName, releaseEvent } from './events.mjs'
import { startGithub } from './github.mjs'
import { parseStep } from './page/read-step.mjs'
import { parsed } from './parse.mjs'
import { readableLog } from './readable.mjs'
import { findNode, runBuilt } from './run-action.mjs'

/** Longer than a step with the default timeout and retries takes against a service that answers. */
const timeoutMs = 60_000

/** @typedef {import('./events.mjs').StartedBy} StartedBy */
/** @typedef {{ step: string, dryRun: boolean, startedBy: StartedBy }} Asked */
/**
 * `where` says which step of the text ran, unless there is nothing else in it.
 * @typedef {import('./run-action.mjs').Ended & { outcome: string, where: string }} Result
 */

/**
 * Runs the built action for the page, one run at a time: against this sandbox only, and with a GitHub in memory for
 * `once-key`.
 * @param {import('./service.mjs').Service} service
 * @param {string | undefined} workspace the folder that `payload-file` is read from
 */
export function createSending(service, workspace) {
  /** @type {ReturnType<typeof startGithub> | undefined} */
  let github
  let runs = 0
  let isRunning = false
  const ending = new AbortController()

  return {
    /**
     * @param {import('node:http').IncomingMessage} req whose body is an Asked in JSON
     * @param {import('node:http').ServerResponse} res gets a Result, or a `problem` in words
     * @param {Record<string, string>} headers
     */
    serve: (req, res, headers) => {
      const reply = (/** @type {number} */ status, /** @type {object} */ body) => {
        res.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(body))
      }
      const request = { body: '', complete: false }
      readBody(req, request, async (_bytes, tooLarge) => {
        if (isRunning) return reply(409, { problem: 'Another run has not finished yet.' })
        isRunning = true
        try {
          if (tooLarge) throw new Error('The step is too large.')
          reply(200, await run(readAsked(request.body)))
        } catch (error) {
          reply(400, { problem: error instanceof Error ? error.message : String(error) })
        } finally {
          isRunning = false
        }
      })
    },
    /**
     * Forgets which keys were used.
     * @returns {Promise<boolean>} false if a run is under way, which needs to know them
     */
    forget: async () => {
      if (isRunning) return false
      const before = github
      github = undefined
      await (await before)?.close()
      return true
    },

    /** Ends the run that is under way. */
    close: async () => {
      ending.abort()
      await (await github)?.close()
    },
  }

  /**
   * @param {Asked} asked
   * @returns {Promise<Result>}
   * @throws {Error} with what is wrong with the step, or why it cannot be run
   */
  async function run({ step, dryRun, startedBy }) {
    const { inputs, where } = parseStep(step)
    const fail = (/** @type {string} */ problem) => {
      throw new Error(where === '' ? problem : `In ${where}: ${problem}`)
    }
    const node = findNode()
    if (node === undefined)
      fail(
        `The action needs Node 24 or newer, and this is Node ${process.versions.node}. Start the sandbox with a newer Node.`,
      )
    github ??= startGithub()
    const { env, token, publish } = await github
    if (startedBy.name === 'release') publish(releaseEvent(startedBy))
    /** @type {Record<string, string>} what stands for expressions of a real workflow, or for what the step leaves out */
    const own = { 'base-url': service.url, 'api-token': service.token, 'github-token': token }
    /** @type {Record<string, string>} */
    const given = { ...own, ...Object.fromEntries(inputs) }
    const event = eventPayload(startedBy)
    for (const [name, written] of Object.entries(given)) {
      const value = withEvent(written, event)
      given[name] = value
      if (value.includes('\0')) fail(`\`${name}\` contains a null character, which no input can contain.`)
      if (!/\$\{\{/.test(value)) continue
      given[name] =
        (Object.hasOwn(own, name) && own[name]) ||
        fail(`\`${name}\` contains an expression, which only GitHub can evaluate. Write a value.`)
    }
    if (given['base-url']?.replace(/\/+$/, '') !== service.url) {
      fail(`This page only sends to the sandbox. Write \`base-url: ${service.url}\`.`)
    }
    runs += 1
    const ended = await runBuilt({
      node,
      inputs: { ...given, ...(dryRun && { 'dry-run': 'true' }) },
      env: { ...env, GITHUB_RUN_ID: `${runs}`, GITHUB_EVENT_NAME: startedBy.name },
      event,
      workspace,
      timeoutMs,
      signal: ending.signal,
    })
    const outcome = ended.outputs.outcome ?? `ended after ${timeoutMs / 1000} s`
    return { ...ended, outcome, where, log: readableLog(ended.log) }
  }
}

/**
 * A value in which the expressions that only read the event, or an input with a default, are evaluated, as GitHub does it.
 * @param {string} value
 * @param {object} event
 */
function withEvent(value, event) {
  // The event has no inputs, as on a schedule, so what stands after `||` is the value.
  const filled = value.replace(
    /\$\{\{ *inputs\.[\w-]+ *\|\| *(?:'([^']*)'|(true|false)) *\}\}/g,
    (_, text, word) => text ?? word,
  )
  return filled.replace(/\$\{\{ *github\.event((?:\.\w+)+) *\}\}/g, (expression, path) => {
    /** @type {any} */
    let found = event
    for (const name of path.slice(1).split('.')) found = Object.hasOwn(found ?? {}, name) ? found[name] : undefined
    return ['string', 'number', 'boolean'].includes(typeof found) ? `${found}` : expression
  })
}

/**
 * @param {string} body
 * @returns {Asked}
 * @throws {Error} if it is something else
 */
function readAsked(body) {
  const { step, dryRun, startedBy = {} } = parsed(() => JSON.parse(body)) ?? {}
  const { name = 'workflow_dispatch', tag, notes } = startedBy ?? {}
  if (typeof step !== 'string' || typeof dryRun !== 'boolean') {
    throw new Error('The request must be JSON with `step`, a text, and `dryRun`, true or false.')
  }
  const isText = (/** @type {unknown} */ value) => value === undefined || typeof value === 'string'
  if (!isEventName(name) || !isText(tag) || !isText(notes)) {
    throw new Error('`startedBy` must have the `name` of an event that the sandbox knows; `tag` and `notes` are texts.')
  }
  return { step, dryRun, startedBy: { name, tag, notes } }
}
