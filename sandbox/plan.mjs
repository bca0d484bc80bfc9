import { createHash } from 'node:crypto'
import { basename, posix } from 'node:path'
import { conditionHolds, filledValue, simulatedRun } from './contexts.mjs'
import { differences, listOf } from './differences.mjs'
import { failAt } from './workflow.mjs'

/** @typedef {import('./workflow.mjs').Workflow} Workflow */
/** @typedef {import('./workflow.mjs').Step} Step */
/** @typedef {import('./contexts.mjs').Start} Start */
/** @typedef {import('./contexts.mjs').Place} Place */
/** @typedef {import('./contexts.mjs').Campaign} Campaign */
/** @typedef {import('./expressions.mjs').Simulated} Simulated */
/**
 * What the sandbox gives a step. `files` has the contents of the workspace by path, and `unset` the variables and
 * secrets that the inputs read but that have no value. `substituted` has, by input, the names that the sandbox does not
 * simulate. `skipsUrlCheck` is true if the step checks URLs on GitHub.
 * @typedef {object} Prepared
 * @property {Record<string, string>} inputs
 * @property {Record<string, string>} files
 * @property {string[]} unset
 * @property {Map<string, string[]>} substituted
 * @property {boolean} skipsUrlCheck
 */
/**
 * The plan for running a step in the sandbox. `notes` describes how the run differs from one on GitHub.
 * @typedef {Prepared & { event: Record<string, unknown>, notes: string[] }} Plan
 */

/**
 * Chooses the step to run and prepares its inputs.
 * @param {Workflow} workflow
 * @param {Start} start
 * @param {Place} place
 * @returns {Plan}
 * @throws {Error} if the workflow cannot run here; the message says what to change
 */
export function planRun(workflow, start, place) {
  const run = simulatedRun(workflow, start, place)
  const step = chosenStep(workflow, run)
  const githubToken = place.githubTokens[step.contents ?? defaultPermission(workflow)]
  const simulated = {
    ...run,
    github: { ...run.github, token: githubToken },
    secrets: { ...run.secrets, GITHUB_TOKEN: githubToken },
    matrix: firstOfMatrix(step, run),
  }
  const prepared = preparedInputs(step, simulated, githubToken, place)
  const notes = differences({ workflow, start, place, step, simulated, prepared })
  return { ...prepared, event: run.event, notes }
}

/**
 * Returns the `contents` permission of a workflow that does not set it, in a new repository. If the user entered only a
 * step, its job is unknown and has the permission.
 * @param {Workflow} workflow
 */
function defaultPermission({ events }) {
  return events === undefined ? 'write' : 'read'
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
  const { line } = matrix
  const filled = (/** @type {unknown} */ value) =>
    typeof value === 'string' ? filledValue({ line, text: value }, simulated).text : value
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, filled(value)]))
}

/**
 * Returns the step whose result matters most: of the steps that would run, the first one that may send, or else the
 * last dry run, because an earlier one only prepares it.
 * @param {Workflow} workflow
 * @param {Simulated} simulated
 * @throws {Error} if no step would run
 */
function chosenStep({ steps }, simulated) {
  const unmetOf = (/** @type {Step} */ { conditions }) =>
    conditions.find(condition => conditionHolds(condition, simulated) === false)
  const running = steps.filter(step => unmetOf(step) === undefined)
  const step = running.find(({ inputs }) => inputs.get('dry-run')?.text !== 'true') ?? running.at(-1)
  if (step !== undefined) return step
  const line = steps.map(unmetOf).find(unmet => unmet !== undefined)?.line ?? 1
  return failAt(line, `this \`if\` is false on \`${simulated.github.event_name}\`, so GitHub would send nothing.`)
}

/**
 * Returns a step's inputs for a run in the sandbox.
 * @param {Step} step
 * @param {Simulated} simulated
 * @param {string} githubToken
 * @param {Place} place
 * @returns {Prepared}
 * @throws {Error} if the step cannot run here; the message says what to change
 */
function preparedInputs(step, simulated, githubToken, { url, token, campaign }) {
  const { inputs, ...missing } = filledInputs(step, simulated, {
    'base-url': url,
    'api-token': token,
    'github-token': githubToken,
    'expected-payload': 'any',
    'once-key': '',
    'payload-file': campaign.name ?? campaignPath,
  })
  inputs['github-token'] ??= githubToken

  // The action refuses an empty address, as it does on GitHub.
  const address = inputs['base-url']?.trim().replace(/\/+$/, '')
  if (address && address !== url)
    throw new Error(`This page only sends to the sandbox: write \`base-url: \${{ vars.PUSH_BASE_URL }}\`.`)
  const file = inputs['payload-file']?.trim()
  /** @type {Record<string, string>} */
  const files = {}
  if (file) {
    const path = pathOfCampaign(file, campaign)
    inputs['payload-file'] = path
    files[path] = campaign.text
  }
  if (missing.substituted.has('once-key')) inputs['once-key'] = madeKey(step, simulated, inputs, files)
  // The sandbox connects only to itself, whatever is written here. The action refuses an empty text.
  const skipsUrlCheck = !['', 'false', undefined].includes(inputs['check-urls']?.trim())
  if (skipsUrlCheck) inputs['check-urls'] = 'false'
  return { inputs, files, skipsUrlCheck, ...missing }
}

/**
 * Returns a `once-key` in place of one that another step makes: the form's field of that name, or else a different key
 * for each notification.
 * @param {Step} step
 * @param {Simulated} simulated
 * @param {Record<string, string>} inputs
 * @param {Record<string, string>} files
 */
function madeKey(step, simulated, inputs, files) {
  const [, output = ''] = /\.outputs\.([\w-]+)/.exec(step.inputs.get('once-key')?.text ?? '') ?? []
  const entered = simulated.inputs?.[output]
  if (entered) return `${entered}`
  // A dry run and the job that sends share the key, but not their permissions.
  const { 'dry-run': _, 'expected-payload': __, 'github-token': ___, ...notification } = inputs
  const hash = createHash('sha256')
    .update(JSON.stringify([notification, files]))
    .digest('hex')
  return `sandbox-${hash.slice(0, 12)}`
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
 * Fills in the expressions in a step's inputs.
 * @param {Step} step
 * @param {Simulated} simulated
 * @param {Record<string, string | undefined>} substitutes the values for expressions that the sandbox does not simulate
 * @returns {Pick<Prepared, 'inputs' | 'substituted' | 'unset'>}
 * @throws {Error} if there is no substitute for an input
 */
function filledInputs(step, simulated, substitutes) {
  /** @type {Pick<Prepared, 'inputs' | 'substituted' | 'unset'>} */
  const { inputs, substituted, unset } = { inputs: {}, substituted: new Map(), unset: [] }
  const unknowns = []
  for (const [input, value] of step.inputs) {
    const filled = filledValue(value, simulated)
    unset.push(...filled.unset)
    const substitute = substitutes[input]
    if (filled.unknown.length === 0) inputs[input] = filled.text
    else if (substitute === undefined) unknowns.push(`\`${input}\` (line ${value.line}: ${listOf(filled.unknown)})`)
    else {
      inputs[input] = substitute
      substituted.set(input, filled.unknown)
    }
  }
  if (unknowns.length > 0) {
    const all = new Intl.ListFormat('en').format(unknowns)
    throw new Error(`The sandbox does not simulate the expressions in ${all}. Write a value instead.`)
  }
  return { inputs, substituted, unset }
}
