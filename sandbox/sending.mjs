import { basename, dirname } from 'node:path'
import { readBody } from './body.mjs'
import { eventPayload, isEventName, releaseEvent } from './events.mjs'
import { evaluated, hasExpression } from './expressions.mjs'
import { startGithub } from './github.mjs'
import { readStep } from './read-step.mjs'
import { failAt } from './read-yaml.mjs'
import { readableLog } from './readable.mjs'
import { findNode, runBuilt } from './run-action.mjs'

/** Longer than a step with the default timeout and retries takes against a service that answers. */
const timeoutMs = 60_000

/** A placeholder that is written as if it were an expression. */
const placeholder = /\$\{\{ *(tag|version|name|repository|message|url) *\}\}/

/** @typedef {import('./read-step.mjs').Step} Step */
/** @typedef {{ step: string, dryRun: boolean, startedBy: import('./events.mjs').StartedBy }} Asked */
/**
 * `notes` say what is different from a run on GitHub, and which of several steps ran.
 * @typedef {import('./run-action.mjs').Ended & { outcome: string, notes: string[] }} Result
 */

/** What to say if there is no Node that can run the action. */
export const needsNewerNode = `Sending and previewing need Node 24 or newer, and this is Node ${process.versions.node}. Start the sandbox with a newer Node.`

/**
 * Runs the built action for the page, one run at a time: against this sandbox only, and with a GitHub in memory for
 * `once-key`.
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
  async function run({ step: text, dryRun, startedBy: { name, tag, notes } }) {
    const step = readStep(text)
    const node = findNode()
    if (node === undefined) throw new Error(needsNewerNode)
    github ??= startGithub()
    const { env, token, publish } = await github
    const release = { tag, notes, types: step.releaseTypes }
    if (name === 'release') publish(releaseEvent(release))
    const event = eventPayload(name, release)
    const inputs = preparedInputs(step, { name, event, token })
    runs += 1
    const ended = await runBuilt({
      node,
      inputs: { ...inputs, ...(dryRun && { 'dry-run': 'true' }) },
      env: { ...env, GITHUB_RUN_ID: `${runs}`, GITHUB_EVENT_NAME: name },
      event,
      workspace: payloadFile && dirname(payloadFile),
      timeoutMs,
      signal: ending.signal,
    })
    const outcome = ended.outputs.outcome ?? `ended after ${timeoutMs / 1000} s`
    const isStepDry = outcome === 'dry-run' && !dryRun
    return { ...ended, outcome, notes: notesOn(step, isStepDry), log: readableLog(ended.log) }
  }

  /**
   * The inputs of a step as the action gets them here. The sandbox's own address and tokens stand for those that the step
   * leaves out, and for expressions.
   * @param {Step} step
   * @param {{ name: string, event: object, token: string }} start the event, and the token of the GitHub in memory
   * @returns {Record<string, string>}
   * @throws {Error} with what must be changed so that the step can run here
   */
  function preparedInputs({ inputs: written, form }, { name, event, token }) {
    /** @type {Record<string, string>} */
    const own = { 'base-url': service.url, 'api-token': service.token, 'github-token': token }
    const inputs = { ...own }
    const unknown = []
    for (const [input, { line, text }] of written) {
      if (Object.hasOwn(own, input) && hasExpression(text)) continue
      const value = evaluated(text, { name, event, url: service.url, form })
      const [, word] = placeholder.exec(value) ?? []
      if (word !== undefined) failAt(line, `GitHub has no \`${word}\`. For that of the release, write \`{${word}}\``)
      if (hasExpression(value)) unknown.push(`\`${input}\` (line ${line})`)
      inputs[input] = value
    }
    if (unknown.length > 0) {
      const list = new Intl.ListFormat('en').format(unknown)
      const question = `The sandbox does not know what GitHub would put into ${list}`
      throw new Error(`${question}: write a value instead of each expression.`)
    }
    if (inputs['base-url']?.replace(/\/+$/, '') !== service.url) {
      const expression = `\${{ vars.PUSH_BASE_URL }}`
      throw new Error(`This page only sends to the sandbox: leave out \`base-url\`, or write \`${expression}\`.`)
    }
    const file = inputs['payload-file']?.trim()
    if (file && payloadFile === undefined) {
      throw new Error(`To read \`payload-file\`, start the sandbox with \`npm run sandbox -- --payload-file ${file}\`.`)
    }
    // The file may be in a folder of the repository: what was given then ends with the path that the step has.
    const isGiven = file && payloadFile?.replaceAll('\\', '/').endsWith(`/${file}`)
    if (isGiven) inputs['payload-file'] = basename(file)
    if (inputs['check-urls'] === 'true') inputs['check-urls'] = 'false'
    return inputs
  }
}

/**
 * @param {Step} step
 * @param {boolean} isDry by its own inputs
 * @returns {string[]}
 */
function notesOn({ inputs, line, count }, isDry) {
  const notes = []
  if (isDry) notes.push('Nothing was sent, because `dry-run` is true here. To send, write `dry-run: false`.')
  if (count > 1) notes.push(`This was the step on line ${line}, the first of ${count} that use this action.`)
  if (/\}\}\/v1(?:\/|$)/.test(inputs.get('base-url')?.text ?? '')) {
    notes.push('On GitHub, this step fails: leave out the `/v1` of `base-url`.')
  }
  const token = inputs.get('api-token')?.text.trim() ?? ''
  if (hasExpression(token) && !/^\$\{\{ *secrets\.PUSH_API_TOKEN *\}\}$/.test(token)) {
    notes.push(`${token} stood for the sandbox's token. Your repository must have a value for it.`)
  }
  if (inputs.get('check-urls')?.text === 'true') {
    notes.push('check-urls was not used, because the pages of the samples here do not exist.')
  }
  return notes
}

/**
 * @param {string} body
 * @returns {Asked}
 * @throws {Error} if it is something else
 */
function readAsked(body) {
  const { step, dryRun, startedBy } = JSON.parse(body)
  const { name, tag, notes } = startedBy
  const isValid = [step, name, tag, notes].every(text => typeof text === 'string') && typeof dryRun === 'boolean'
  if (!isValid || !isEventName(name)) {
    throw new Error('The request must have `step`, `dryRun` and `startedBy`, as the page writes them.')
  }
  return { step, dryRun, startedBy: { name, tag, notes } }
}
