import { dirname } from 'node:path'
import { readBody } from './body.mjs'
import { isEventName } from './events.mjs'
import { startGithub } from './github.mjs'
import { filledForm, planRun } from './plan.mjs'
import { readableLog } from './readable.mjs'
import { findNode, runBuilt } from './run-action.mjs'
import { readWorkflow } from './workflow.mjs'

/** The timeout of a run. A step with the default timeout and retries needs less time if the service answers. */
const timeoutMs = 60_000

/** @typedef {import('./workflow.mjs').Field} Field */
/**
 * A request of the page. `text` is a workflow or a step.
 * @typedef {import('./plan.mjs').Start & { text: string, dryRun: boolean }} Asked
 */
/**
 * The answer to the page: a run, with `notes` on the differences from a run on GitHub, or a `problem` as text. `form`
 * has the fields for starting the workflow by hand.
 * @typedef {import('./run-action.mjs').Ended & { outcome: string, notes: string[], form: Field[] }} Result
 * @typedef {{ problem: string, form?: Field[] }} Problem
 */

/** The message if no Node version on this machine can run the action. */
export const needsNewerNode = `Sending and previewing need Node 24 or newer, and this is Node ${process.versions.node}. Start the sandbox with a newer Node.`

/**
 * Runs the built action for the page, one run at a time. A run uses only this sandbox, and a GitHub in memory for
 * `once-key` and `release`.
 * @param {import('./service.mjs').Service} service
 * @param {string | undefined} payloadFile the only file that `payload-file` can name
 */
export function createSending(service, payloadFile) {
  /** @type {ReturnType<typeof startGithub> | undefined} */
  let github
  let runs = 0
  let isRunning = false
  const ending = new AbortController()

  return {
    /**
     * @param {import('node:http').IncomingMessage} req has an Asked in JSON as its body
     * @param {import('node:http').ServerResponse} res gets a Result or a Problem
     * @param {Record<string, string>} headers
     */
    serve: (req, res, headers) => {
      const reply = (/** @type {number} */ status, /** @type {Result | Problem} */ body) => {
        res.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(body))
      }
      const request = { body: '', complete: false }
      readBody(req, request, async (_bytes, tooLarge) => {
        if (isRunning) return reply(409, { problem: 'Another run has not finished yet.' })
        isRunning = true
        try {
          if (tooLarge) throw new Error('The text is too large.')
          reply(200, await run(readAsked(request.body)))
        } catch (error) {
          reply(400, { problem: error instanceof Error ? error.message : String(error) })
        } finally {
          isRunning = false
        }
      })
    },
    /**
     * Deletes the claims of all keys.
     * @returns {Promise<boolean>} false if a run is in progress, because it needs the claims
     */
    forget: async () => {
      if (isRunning) return false
      const before = github
      github = undefined
      await (await before)?.close()
      return true
    },

    /** Ends the current run. */
    close: async () => {
      ending.abort()
      await (await github)?.close()
    },
  }

  /**
   * @param {Asked} asked
   * @returns {Promise<Result | Problem>}
   * @throws {Error} if the text is wrong or cannot run; the message says why
   */
  async function run({ text, dryRun, ...start }) {
    const workflow = readWorkflow(text)
    const form = filledForm(workflow, start)
    if (form.some(({ required, value }) => required && value === '')) {
      return { form, problem: 'Fill in the form above the buttons, as GitHub asks you to when you run this workflow.' }
    }
    const node = findNode()
    if (node === undefined) throw new Error(needsNewerNode)
    github ??= startGithub()
    const { env, token: githubToken, publish } = await github
    runs += 1
    const { url, token } = service
    const place = { url, token, githubToken, payloadFile, run: `${runs}`, sha: env.GITHUB_SHA ?? '' }
    const { event, inputs, notes } = planRun(workflow, start, place)
    if (start.event === 'release') publish(/** @type {import('./github.mjs').ReleaseEvent} */ (event))
    const ended = await runBuilt({
      node,
      inputs: { ...inputs, ...(dryRun && { 'dry-run': 'true' }) },
      env: { ...env, GITHUB_RUN_ID: place.run, GITHUB_EVENT_NAME: start.event },
      event,
      workspace: payloadFile && dirname(payloadFile),
      timeoutMs,
      signal: ending.signal,
    })
    const outcome = ended.outputs.outcome ?? `ended after ${timeoutMs / 1000} s`
    const isStepDry = outcome === 'dry-run' && !dryRun
    const dryNotes = isStepDry ? ['Nothing was sent, because `dry-run` is true. To send, set it to false.'] : []
    return { ...ended, outcome, notes: [...dryNotes, ...notes], form, log: readableLog(ended.log) }
  }
}

/**
 * @param {string} body
 * @returns {Asked}
 * @throws {Error} if the body is not an Asked
 */
function readAsked(body) {
  const { text, dryRun, event, tag, notes, values } = JSON.parse(body)
  const texts = [text, event, tag, notes, ...Object.values(values)]
  const isValid = texts.every(each => typeof each === 'string') && typeof dryRun === 'boolean'
  if (!isValid || !isEventName(event)) {
    throw new Error(
      'The request must have `text`, `dryRun`, `event`, `tag`, `notes` and `values`, as the page writes them.',
    )
  }
  return { text, dryRun, event, tag, notes, values }
}
