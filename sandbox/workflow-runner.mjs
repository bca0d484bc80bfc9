import { dirname } from 'node:path'
import { startGithub } from './github.mjs'
import { filledForm, planRun } from './plan.mjs'
import { findNode, needsNewerNode, readableLog, runBuilt } from './run-action.mjs'
import { readWorkflow } from './workflow.mjs'

/** The timeout for a run. With default settings, a step never takes this long, because the sandbox responds at once. */
const timeoutMs = 60_000

/** @typedef {import('./workflow.mjs').Field} Field */
/**
 * A request from the page. `text` is a workflow or a step.
 * @typedef {import('./plan.mjs').Start & { text: string, dryRun: boolean }} Asked
 */
/**
 * The response to the page: either a run's result, with `notes` on how it differs from a run on GitHub, or a `problem`.
 * `form` has the fields of the workflow's input form.
 * @typedef {import('./run-action.mjs').Ended & { outcome: string, notes: string[], form: Field[] }} Result
 * @typedef {{ problem: string, form: Field[] }} Problem
 */

/**
 * Runs the built action for the page. The action connects only to this sandbox and, for `once-key` and `release`, to an
 * in-memory GitHub.
 */
export class WorkflowRunner {
  #service
  #payloadFile
  /** @type {ReturnType<typeof startGithub> | undefined} started by the first run */
  #github
  #runs = 0
  #ending = new AbortController()

  /**
   * @param {import('./service.mjs').Service} service
   * @param {string | undefined} payloadFile the only file that `payload-file` may name
   */
  constructor(service, payloadFile) {
    this.#service = service
    this.#payloadFile = payloadFile
  }

  /**
   * @param {Asked} asked
   * @returns {Promise<Result | Problem>}
   * @throws {Error} if the workflow is not valid or cannot run; the message says why
   */
  async run({ text, dryRun, ...start }) {
    const workflow = readWorkflow(text)
    const form = filledForm(workflow, start)
    if (form.some(({ required, value }) => required && value === '')) {
      return { form, problem: 'Fill in the form above the buttons, as GitHub asks you to when you run this workflow.' }
    }
    const node = findNode()
    if (node === undefined) throw new Error(needsNewerNode)
    this.#github ??= startGithub()
    const github = await this.#github
    this.#runs += 1
    const { url, token } = this.#service
    const payloadFile = this.#payloadFile
    const place = { url, token, githubToken: github.token, payloadFile, run: `${this.#runs}` }
    const { event, inputs, notes } = planRun(workflow, start, place)
    if (start.event === 'release') github.publish(/** @type {import('./events.mjs').ReleaseEvent} */ (event))
    const ended = await runBuilt({
      node,
      inputs: { ...inputs, ...(dryRun && { 'dry-run': 'true' }) },
      env: { ...github.env, GITHUB_RUN_ID: place.run, GITHUB_EVENT_NAME: start.event },
      event,
      workspace: payloadFile && dirname(payloadFile),
      timeoutMs,
      signal: this.#ending.signal,
    })
    const outcome = ended.outputs.outcome ?? `ended after ${timeoutMs / 1000} s`
    if (outcome === 'dry-run' && !dryRun)
      notes.unshift('Nothing was sent, because `dry-run` is true. To send, set it to false.')
    return { ...ended, outcome, notes, form, log: readableLog(ended.log) }
  }

  /** Deletes all claims. */
  async deleteClaims() {
    const github = await this.#github
    github?.deleteClaims()
  }

  /** Ends all runs. */
  async close() {
    this.#ending.abort()
    const github = await this.#github
    await github?.close()
  }
}
