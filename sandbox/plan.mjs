import { basename, posix } from 'node:path'
import { eventPayload, repository, sha } from './events.mjs'
import { filledIn, hasExpression, holds } from './expressions.mjs'
import { failAt } from './workflow.mjs'

/** @typedef {import('./workflow.mjs').Workflow} Workflow */
/** @typedef {import('./workflow.mjs').Step} Step */
/** @typedef {import('./workflow.mjs').Value} Value */
/** @typedef {import('./workflow.mjs').Field} Field */
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
 * The environment of a sandbox run: the service's address and token, the token for the simulated GitHub, the payload
 * file, and the run number.
 * @typedef {{ url: string, token: string, githubToken: string, campaign: Campaign, run: string }} Place
 */
/**
 * The plan for running a step in the sandbox. `files` has the contents of the workspace by path, and `notes` describes
 * how the run differs from one on GitHub.
 * @typedef {{
 *   event: Record<string, unknown>, inputs: Record<string, string>, files: Record<string, string>, notes: string[]
 * }} Plan
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
 * Chooses the step to run and prepares its inputs.
 * @param {Workflow} workflow
 * @param {Start} start
 * @param {Place} place
 * @returns {Plan}
 * @throws {Error} if the workflow cannot run here; the message says what to change
 */
export function planRun(workflow, start, place) {
  const form = filledForm(workflow, start)
  const release = { tag: start.tag, notes: start.notes, types: workflow.releaseTypes }
  const event = eventPayload(start.event, release, Object.fromEntries(form.map(({ name, value }) => [name, value])))
  const simulated = {
    event,
    github: githubContext(start, place),
    variables: { ...variablesIn(start.variables), PUSH_BASE_URL: place.url },
    inputs: inputsContext(workflow, start, form),
  }
  const step = chosenStep(workflow, simulated)
  const matrix = firstOfMatrix(step, simulated)
  const { inputs, files, standIns } = preparedInputs(step, { ...simulated, matrix }, place)
  return { event, inputs, files, notes: [...notesOn(workflow, step, simulated, matrix), ...standIns] }
}

/**
 * @param {string} text a `NAME=value` on each line
 * @returns {Record<string, string>}
 */
function variablesIn(text) {
  const lines = text.split('\n').map(line => line.trim())
  return Object.fromEntries(
    lines.filter(Boolean).map(line => {
      const [, name, value = ''] = /^(\w+)\s*=(.*)$/.exec(line) ?? []
      if (name === undefined) throw new Error(`Write each variable as NAME=value. This line is not: \`${line}\``)
      return [name.toUpperCase(), value.trim()]
    }),
  )
}

/** Where the sandbox puts the campaign of the page for a matrix of files. */
const campaignPath = 'campaigns/spring.yml'

/**
 * Returns the values of a matrix's first job. If a list of files comes from another job, that job would find the
 * campaign of the page.
 * @param {Step} step
 * @param {Simulated} simulated
 * @returns {Record<string, unknown> | undefined}
 */
function firstOfMatrix({ matrix, inputs }, simulated) {
  if (matrix === undefined) return undefined
  const { include, exclude: _, ...lists } = /** @type {Record<string, any>} */ (matrix.values)
  const file = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(inputs.get('payload-file')?.text ?? '')?.[1]
  const values = Object.entries(lists).flatMap(([name, list]) => {
    if (Array.isArray(list)) return [[name, list[0]]]
    return name === file ? [[name, campaignPath]] : []
  })
  const first = { ...Object.fromEntries(values), ...(Array.isArray(include) ? include[0] : {}) }
  const filledValue = (/** @type {unknown} */ value) =>
    typeof value === 'string' ? atLine(matrix.line, () => filledIn(value, simulated)).text : value
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, filledValue(value)]))
}

/**
 * @param {Workflow} workflow
 * @param {Start} start
 * @param {Field[]} form the filled-in form
 * @returns {Simulated['inputs']}
 */
function inputsContext(workflow, { event }, form) {
  if (workflow.form === undefined) return undefined
  // For events without a form, GitHub leaves every input empty.
  if (event !== 'workflow_dispatch') return Object.fromEntries(workflow.form.map(({ name }) => [name, '']))
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
 * Returns the first step that would run, preferably one without `dry-run: true`.
 * @param {Workflow} workflow
 * @param {Simulated} simulated
 * @throws {Error} if no step would run
 */
function chosenStep({ steps }, simulated) {
  const unmetOf = (/** @type {Step} */ { conditions }) =>
    conditions.find(condition => conditionHolds(condition, simulated) === false)
  const running = steps.filter(step => unmetOf(step) === undefined)
  const step = running.find(({ inputs }) => inputs.get('dry-run')?.text !== 'true') ?? running[0]
  if (step !== undefined) return step
  const line = steps.map(unmetOf).find(unmet => unmet !== undefined)?.line ?? 1
  return failAt(line, `this \`if\` is false on \`${simulated.github.event_name}\`, so GitHub would send nothing.`)
}

/**
 * Returns a step's inputs for a run in the sandbox. If the step leaves out the address or a token, or sets it with an
 * expression, uses the sandbox's own value.
 * @param {Step} step
 * @param {Simulated} simulated
 * @param {Place} place
 * @returns {{ inputs: Record<string, string>, files: Record<string, string>, standIns: string[] }} `standIns` says which
 * other inputs were replaced
 * @throws {Error} if the step cannot run here; the message says what to change
 */
function preparedInputs(step, simulated, { url, token, githubToken, campaign }) {
  /** @type {Record<string, string>} */
  const own = { 'base-url': url, 'api-token': token, 'github-token': githubToken }
  const { inputs, standIns } = filledInputs(step, simulated, own, {
    'expected-payload': 'any',
    'once-key': 'sandbox',
    'payload-file': campaign.name ?? campaignPath,
  })

  if (inputs['base-url']?.replace(/\/+$/, '') !== url) {
    const expression = `\${{ vars.PUSH_BASE_URL }}`
    throw new Error(`This page only sends to the sandbox: leave out \`base-url\`, or write \`${expression}\`.`)
  }
  const file = inputs['payload-file']?.trim()
  /** @type {Record<string, string>} */
  const files = {}
  if (file) {
    const path = pathOfCampaign(file, campaign)
    inputs['payload-file'] = path
    files[path] = campaign.text
    if (campaign.name === undefined) standIns.push(`\`${path}\` had the text of the campaign on this page.`)
  }
  // The sandbox connects only to itself, whatever is written here.
  if ((inputs['check-urls'] ?? 'false') !== 'false') {
    inputs['check-urls'] = 'false'
    standIns.push('`check-urls` was not used, because the pages of the samples do not exist.')
  }
  return { inputs, files, standIns }
}

/**
 * Returns the path of the payload file in the run's workspace, which has no other file.
 * @param {string} file the path in the step
 * @param {Campaign} campaign
 * @throws {Error} if the step names a different file
 */
function pathOfCampaign(file, { name }) {
  if (name !== undefined) {
    if (basename(file) === name) return name
    throw new Error(`To read \`payload-file\`, start the sandbox with \`npm run sandbox -- --payload-file ${file}\`.`)
  }
  const path = posix.normalize(file)
  const isPlain = /^[\w.][\w./ -]*\.(ya?ml|json)$/.test(path) && !path.startsWith('..')
  if (isPlain) return path
  throw new Error(`\`payload-file\` is not the path of a file in the repository, such as ${campaignPath}.`)
}

/**
 * @param {Step} step
 * @param {Simulated} simulated
 * @param {Record<string, string>} own inputs that are not filled in if the step sets them with an expression
 * @param {Record<string, string | undefined>} substitutes the values for expressions that the sandbox does not simulate
 * @returns {{ inputs: Record<string, string>, standIns: string[] }}
 */
function filledInputs(step, simulated, own, substitutes) {
  const inputs = { ...own }
  const standIns = []
  const unknowns = []
  for (const [input, { line, text }] of step.inputs) {
    if (Object.hasOwn(own, input) && hasExpression(text)) continue
    const filled = atLine(line, () => filledIn(text, simulated))
    const substitute = substitutes[input]
    const names = listOf([...new Set(filled.unknown)].map(name => `\`${name}\``))
    if (names === '') inputs[input] = filled.text
    else if (substitute === undefined) unknowns.push(`\`${input}\` (line ${line}: ${names})`)
    else {
      inputs[input] = substitute
      standIns.push(`\`${input}\` was \`${substitute}\`: the sandbox does not simulate ${names}.`)
    }
  }
  if (unknowns.length > 0)
    throw new Error(`The sandbox does not simulate the expressions in ${listOf(unknowns)}. Write a value instead.`)
  return { inputs, standIns }
}

/**
 * Describes how the run differs from one on GitHub.
 * @param {Workflow} workflow
 * @param {Step} step the step that runs
 * @param {Simulated} simulated
 * @param {Record<string, unknown> | undefined} matrix the values of the matrix
 * @returns {string[]}
 */
function notesOn({ events, steps, otherSteps }, step, simulated, matrix) {
  const notes = []
  const event = simulated.github.event_name
  if (events !== undefined && !events.includes(event))
    notes.push(`GitHub does not start this workflow on \`${event}\`, because its \`on\` does not name it.`)
  const unknown = step.conditions.filter(condition => conditionHolds(condition, simulated) === undefined)
  const ignored = [...unknown.map(({ line }) => ({ key: 'if', line })), ...step.around]
  const names = ignored.map(({ key, line }) => `\`${key}\` (line ${line})`)
  const others = steps.length - 1 + otherSteps
  if (others > 0) names.push(others === 1 ? 'the other step' : `the ${others} other steps`)
  if (names.length > 0)
    notes.push(`Only the step on line ${step.line} ran. The sandbox does not simulate ${listOf(names)}.`)
  const values = Object.entries(matrix ?? {}).map(([name, value]) => `\`${name}\` was \`${value}\``)
  if (values.length > 0) notes.push(`Of the matrix, only the first job ran: ${listOf(values)}.`)
  const settings = settingsOf(step)
  if (settings.length > 0) notes.push(`The step reads ${listOf(settings)} of the repository.`)
  return notes
}

/**
 * Lists the variables and secrets that a step reads.
 * @param {Step} step
 */
function settingsOf({ inputs }) {
  const texts = [...inputs.values()].map(({ text }) => text).filter(hasExpression)
  const found = texts.flatMap(text => [...text.matchAll(/\b(vars|secrets)\.([\w-]+)/g)])
  const names = found.map(([, context, name]) => `the ${context === 'vars' ? 'variable' : 'secret'} \`${name}\``)
  return [...new Set(names)]
}

/**
 * @param {Value} condition
 * @param {Simulated} simulated
 */
function conditionHolds({ line, text }, simulated) {
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

/** @param {string[]} items */
function listOf(items) {
  return new Intl.ListFormat('en').format(items)
}
