import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filledForm } from './contexts.mjs'
import { startGithub } from './github.mjs'
import { howToSend } from './how-to-send.mjs'
import { planRun } from './plan.mjs'
import { findNode, needsNewerNode, readableLog, runBuilt } from './run-action.mjs'
import { readWorkflow } from './workflow.mjs'

/** The timeout for a run. With default settings, a step never takes this long, because the sandbox responds at once. */
const timeoutMs = 60_000

/** @typedef {import('./workflow.mjs').Field} Field */
/**
 * A request from the page. `text` is a workflow or a step, and `campaign` the text of a payload file.
 * @typedef {import('./contexts.mjs').Start & { text: string, dryRun: boolean, campaign: string }} Asked
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
  async run({ text, dryRun, campaign, ...start }) {
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
    const place = { url, token, githubTokens: github.tokens, campaign: this.#campaign(campaign), run: `${this.#runs}` }
    const plan = planned(workflow, start, place)
    if ('problem' in plan) return { form, ...plan }
    const { event, inputs, files, notes } = plan
    if (start.event === 'release') github.publish(/** @type {import('./events.mjs').ReleaseEvent} */ (event))
    const ended = await runBuilt({
      node,
      inputs: { ...inputs, ...(dryRun && { 'dry-run': 'true' }) },
      env: { ...github.env, GITHUB_RUN_ID: place.run, GITHUB_EVENT_NAME: start.event },
      event,
      files,
      timeoutMs,
      signal: this.#ending.signal,
    })
    const outcome = ended.outputs.outcome ?? `ended after ${timeoutMs / 1000} s`
    if (outcome === 'dry-run' && !dryRun)
      notes.unshift(`Nothing was sent, because \`dry-run\` is true. ${howToSend(workflow, start, place)}`)
    return { ...ended, outcome, notes, form, log: readableLog(ended.log) }
  }

  /**
   * Returns the payload file that the sandbox was started with, read again for each run, or the campaign of the page.
   * @param {string} ofPage
   * @returns {import('./contexts.mjs').Campaign}
   */
  #campaign(ofPage) {
    const file = this.#payloadFile
    return file === undefined ? { text: ofPage } : { name: basename(file), text: readFileSync(file, 'utf8') }
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

/**
 * @param {Parameters<typeof planRun>} given
 * @returns {import('./plan.mjs').Plan | { problem: string }}
 */
function planned(...given) {
  try {
    return planRun(...given)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
