import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from '../dist/sandbox/libraries.mjs'

/** @typedef {import('yaml').Document} Document */
/** @typedef {import('yaml').YAMLMap} YAMLMap */
/** @typedef {import('yaml').Pair} Pair */

/**
 * A value in a workflow, with its key's line number (starting at 1).
 * @typedef {{ line: number, text: string }} Value
 */
/**
 * A step that uses this action. `conditions` has the job's `if` and the step's own. `around` has the `env` and `needs`
 * keys of the step, the job, and the workflow, which the sandbox does not simulate. `matrix` is the job's, if any.
 * @typedef {{ line: number, values: Record<string, unknown> }} Matrix
 * @typedef {import('./github-api.mjs').Github['permission']} Permission
 * @typedef {object} Step
 * @property {number} line
 * @property {Map<string, Value>} inputs the inputs, by lowercase name
 * @property {Value[]} conditions
 * @property {{ key: string, line: number }[]} around
 * @property {Matrix | undefined} matrix
 * @property {Value | undefined} environment the name of the job's environment
 * @property {Permission | undefined} contents the `contents` permission of the job's token, if the workflow sets it
 */
/**
 * A field in the form that GitHub shows when someone starts the workflow by hand.
 * @typedef {object} Field
 * @property {string} name
 * @property {string} description
 * @property {string} type
 * @property {string[]} options the options of a `choice` field
 * @property {string} value the default value
 * @property {boolean} required
 */
/**
 * The parts of a workflow that the sandbox reads. If the text is only a step, `events` and `form` are undefined.
 * @typedef {object} Workflow
 * @property {Step[]} steps at least one
 * @property {number} otherSteps the number of steps that do not use this action
 * @property {string[] | undefined} events the events that start the workflow
 * @property {string[]} releaseTypes the `release` activity types that the workflow lists, if any
 * @property {Field[] | undefined} form
 * @property {string[]} callerSecrets the secrets that a reusable workflow gets from the workflow that calls it
 */

/**
 * Matches this action, its forks, and a local checkout (`./`), but not the `audiences` and `preview` actions, which are
 * in subfolders.
 */
const thisAction = /^(?:\.\/|[\w.-]+\/web-push-action@\S+)$/

const keysOfStep = ['uses', 'with', 'name', 'id', 'if', 'continue-on-error', 'timeout-minutes', 'env']

/** The maximum length of a workflow. GitHub's own limit is higher. */
const maxLength = 131_072

/**
 * Reads a workflow, a list of steps, or a single step.
 * @param {string} text
 * @returns {Workflow}
 * @throws {Error} if the text is not valid; the message says what is wrong and usually on which line
 */
export function readWorkflow(text) {
  if (text.length > maxLength) throw new Error(`The workflow is longer than ${maxLength} characters.`)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [error] = document.errors
  if (error !== undefined) {
    const hint =
      error.code === 'BLOCK_AS_IMPLICIT_KEY' ? ". Write a text with a colon in quotes: 'New: offline maps'" : ''
    failAt(lines.linePos(error.pos[0]).line, `${error.message}${hint}`)
  }
  const { steps, otherSteps } = stepsOf(document, lines)
  if (steps.length === 0) throw new Error(`No step here uses this action. ${withoutStep(text)}`)
  const { on } = document.toJS() ?? {}
  const releaseTypes = [on?.release?.types ?? []].flat().map(String)
  const callerSecrets = Object.keys(on?.workflow_call?.secrets ?? {})
  return { steps, otherSteps, events: eventsOf(on), releaseTypes, form: formOf(on), callerSecrets }
}

/**
 * Given text in which no step uses this action, returns a hint on what to change.
 * @param {string} text
 */
function withoutStep(text) {
  if (/uses: +\.\/\.github\/workflows\//.test(text))
    return 'This workflow calls another workflow. Paste that workflow instead.'
  if (!text.includes('web-push-action/preview@')) return 'Write `- uses: web-push-action/web-push-action@v1`.'
  return 'The preview action does not send. To check files as it does, run `npm run preview -- FILE`.'
}

/**
 * @param {number} line
 * @param {string} problem
 * @returns {never}
 */
export function failAt(line, problem) {
  throw new Error(`Line ${line}: ${problem}`)
}

/**
 * @param {Document} document
 * @param {LineCounter} lines
 */
function stepsOf(document, lines) {
  /** @type {Step[]} */
  const steps = []
  let otherSteps = 0
  visit(document, {
    Map: (_key, node, path) => {
      const isStep = path.length === 1 || isSeq(path.at(-1))
      const uses = node.get('uses')
      if (isStep && typeof uses === 'string' && thisAction.test(uses))
        steps.push(readStep(node, [...path], document, lines))
      else if (isStep && (uses !== undefined || node.has('run'))) otherSteps += 1
    },
  })
  return { steps, otherSteps }
}

/**
 * @param {YAMLMap} node
 * @param {unknown[]} path its ancestors, starting with the document
 * @param {Document} document
 * @param {LineCounter} lines
 * @returns {Step}
 */
function readStep(node, path, document, lines) {
  const lineOf = (/** @type {any} */ { range }) => lines.linePos(range[0]).line
  const line = lineOf(node)
  for (const { key } of node.items) {
    if (keysOfStep.includes(String(key))) continue
    failAt(lineOf(key), `"${key}" is not a key of this step; if it is an input, indent it under \`with:\``)
  }
  const given = resolved(node.get('with', true), document)
  if (!isMap(given) || given.items.length === 0) failAt(line, 'the step has no inputs; add `with:` to it')

  // Leave out the mapping under `jobs`, because its keys are job ids, and a job could be named `env`.
  const around = path.filter((part, at) => isMap(part) && String(/** @type {any} */ (path[at - 1])?.key) !== 'jobs')
  const pairs = [.../** @type {YAMLMap[]} */ (around), node].flatMap(({ items }) => items)
  const withKey = (/** @type {string[]} */ ...keys) => pairs.filter(({ key }) => keys.includes(String(key)))
  return {
    line,
    inputs: new Map(given.items.map(pair => [canonicalName(String(pair.key)), readValue(pair)])),
    conditions: withKey('if').map(readValue),
    around: withKey('env', 'needs').map(({ key }) => ({ key: String(key), line: lineOf(key) })),
    matrix: withKey('strategy').map(readMatrix)[0],
    environment: withKey('environment').map(readEnvironment)[0],
    contents: withKey('permissions').map(readPermission).at(-1),
  }

  /**
   * @param {Pair} pair
   * @returns {Matrix | undefined}
   */
  function readMatrix({ key, value }) {
    const { matrix } = /** @type {any} */ (resolved(value, document))?.toJS(document) ?? {}
    return typeof matrix === 'object' && matrix !== null ? { line: lineOf(key), values: matrix } : undefined
  }

  /**
   * @param {Pair} pair
   * @returns {Value}
   */
  function readEnvironment({ key, value }) {
    const environment = resolved(value, document)
    return readValue({ key, value: isMap(environment) ? environment.get('name', true) : environment })
  }

  /**
   * @param {Pair} pair
   * @returns {Permission}
   */
  function readPermission({ value }) {
    const permissions = /** @type {any} */ (resolved(value, document))?.toJS(document)
    if (permissions === 'write-all') return 'write'
    return permissions === 'read-all' ? 'read' : (permissions?.contents ?? 'none')
  }

  /**
   * @param {Pick<Pair, 'key' | 'value'>} pair
   * @returns {Value}
   */
  function readValue({ key, value }) {
    const scalar = resolved(value, document)
    const line = lineOf(key)
    if (scalar !== null && !isScalar(scalar)) failAt(line, `\`${key}\` must be text; begin it with \`|\``)
    return { line, text: String(scalar?.value ?? '') }
  }
}

/**
 * Returns the name that an input has for the action. The runner turns names into uppercase, and some other letters
 * become ASCII letters that way, such as `ſ`.
 * @param {string} name
 */
function canonicalName(name) {
  return name.replaceAll(' ', '_').toUpperCase().toLowerCase()
}

/**
 * @param {unknown} node
 * @param {Document} document
 * @returns {unknown} the node, or its target if it is an alias
 */
function resolved(node, document) {
  return isAlias(node) ? node.resolve(document) : node
}

/**
 * Returns the events that start a workflow. Replaces `workflow_call` with `workflow_dispatch`, so that the user can run
 * a reusable workflow by hand.
 * @param {any} on
 * @returns {string[] | undefined}
 */
function eventsOf(on) {
  if (on === undefined) return undefined
  const events = typeof on === 'object' && !Array.isArray(on) ? Object.keys(on ?? {}) : [on].flat().map(String)
  return events.map(event => (event === 'workflow_call' ? 'workflow_dispatch' : event))
}

/**
 * Returns a workflow's input form: the inputs of `workflow_dispatch` or, if there are none, of `workflow_call`.
 * @param {any} on
 * @returns {Field[] | undefined}
 */
function formOf(on) {
  if (on === undefined) return undefined
  const inputs = on?.workflow_dispatch?.inputs ?? on?.workflow_call?.inputs ?? {}
  return Object.entries(inputs).map(([name, input]) => {
    const { description = name, type = 'string', options = [], required = false, default: value } = input ?? {}
    const first = type === 'boolean' ? false : (options[0] ?? '')
    const field = { name, description: String(description), type: String(type), options: options.map(String) }
    return { ...field, value: String(value ?? first), required: required === true }
  })
}
