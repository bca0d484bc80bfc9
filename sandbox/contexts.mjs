import { eventPayload, repository, sha } from './events.mjs'
import { filledIn, holds } from './expressions.mjs'
import { failAt } from './workflow.mjs'

/** @typedef {import('./workflow.mjs').Workflow} Workflow */
/** @typedef {import('./workflow.mjs').Value} Value */
/** @typedef {import('./workflow.mjs').Field} Field */
/** @typedef {import('./workflow.mjs').Permission} Permission */
/** @typedef {import('./expressions.mjs').Simulated} Simulated */
/**
 * Describes how a workflow is started. `tag` and `notes` describe the release and apply only to the `release` event.
 * `values` has what the user entered in the form, and `variables` the repository's variables, one `NAME=value` a line.
 * @typedef {object} Start
 * @property {import('./events.mjs').EventName} event
 * @property {string} tag
 * @property {string} notes
 * @property {Record<string, string>} values
 * @property {string} variables
 */
/**
 * The only payload file of a run. Without a `name`, it stands for whatever file the step names.
 * @typedef {{ name?: string, text: string }} Campaign
 */
/**
 * The environment of a sandbox run: the service's address and token, a token for the simulated GitHub by its `contents`
 * permission, the payload file, and the run number.
 * @typedef {{
 *   url: string, token: string, githubTokens: Record<Permission, string>, campaign: Campaign, run: string
 * }} Place
 */

/**
 * Returns a workflow's input form, filled in with the user's entries. The form is empty if the workflow is not started
 * by hand.
 * @param {Workflow} workflow
 * @param {Start} start
 * @returns {Field[]}
 */
export function filledForm({ form = [] }, { event, values }) {
  if (event !== 'workflow_dispatch') return []
  return form.map(field => ({ ...field, value: values[field.name] ?? field.value }))
}

/**
 * Returns what the expressions of a workflow can use in every job of a run.
 * @param {Workflow} workflow
 * @param {Start} start
 * @param {Place} place
 * @returns {Simulated}
 * @throws {Error} if the variables are not valid
 */
export function simulatedRun(workflow, start, place) {
  const form = filledForm(workflow, start)
  const release = { tag: start.tag, notes: start.notes, types: workflow.releaseTypes }
  const fromCaller = workflow.callerSecrets.map(name => [name, place.token])
  return {
    event: eventPayload(start.event, release, Object.fromEntries(form.map(({ name, value }) => [name, value]))),
    github: githubContext(start, place),
    variables: { ...variablesIn(start.variables), PUSH_BASE_URL: place.url },
    secrets: { ...Object.fromEntries(fromCaller), PUSH_API_TOKEN: place.token },
    inputs: inputsContext(workflow, start, form),
  }
}

/**
 * Returns the variables that have a value. On GitHub, no variable is empty.
 * @param {string} text a `NAME=value` on each line
 * @returns {Record<string, string>}
 * @throws {Error} if a line has a different format
 */
export function variablesIn(text) {
  const lines = text.split('\n').map(line => line.trim())
  const variables = lines.filter(Boolean).map(line => {
    const [, name, value = ''] = /^(\w+)\s*=(.*)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`Write each variable as NAME=value. This line is not: \`${line}\``)
    return [name.toUpperCase(), value.trim()]
  })
  return Object.fromEntries(variables.filter(([, value]) => value !== ''))
}

/**
 * @param {Workflow} workflow
 * @param {Start} start
 * @param {Field[]} form the filled-in form
 * @returns {Simulated['inputs']}
 */
function inputsContext(workflow, { event }, form) {
  if (workflow.form === undefined) return undefined
  // For events without a form, every input is null on GitHub, whatever the defaults in the form.
  if (event !== 'workflow_dispatch') return {}
  const typed = form.map(({ name, type, value }) => {
    if (type === 'boolean') return [name, value === 'true']
    return [name, type === 'number' && value !== '' ? Number(value) : value]
  })
  return Object.fromEntries(typed)
}

/**
 * @param {Start} start
 * @param {Place} place
 */
function githubContext({ event, tag }, { run }) {
  const isRelease = event === 'release'
  const refName = isRelease ? tag : repository.default_branch
  return {
    event_name: event,
    ref: `refs/${isRelease ? 'tags' : 'heads'}/${refName}`,
    ref_name: refName,
    repository: repository.full_name,
    repository_owner: repository.owner.login,
    run_id: run,
    run_number: run,
    run_attempt: '1',
    sha,
    actor: repository.owner.login,
    server_url: 'https://github.com',
  }
}

/**
 * Fills in the expressions of a value.
 * @param {Value} value
 * @param {Simulated} simulated
 * @throws {Error} if an expression is not valid; the message includes the line number
 */
export function filledValue({ line, text }, simulated) {
  return atLine(line, () => filledIn(text, simulated))
}

/**
 * @param {Value} condition
 * @param {Simulated} simulated
 */
export function conditionHolds({ line, text }, simulated) {
  return atLine(line, () => holds(text, simulated))
}

/**
 * @template T
 * @param {number} line
 * @param {() => T} evaluate
 * @throws {Error} if an expression is not valid; the message includes the line number
 */
function atLine(line, evaluate) {
  try {
    return evaluate()
  } catch (error) {
    return failAt(line, error instanceof Error ? error.message : String(error))
  }
}
