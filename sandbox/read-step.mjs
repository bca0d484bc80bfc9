import { failAt, readYaml } from './read-yaml.mjs'

/** @typedef {import('./read-yaml.mjs').Value} Value */
/**
 * The step that sends: its `inputs` by their names in lower case, with the line of each; its `line`, and the `count` of steps that
 * use the action. The rest is of the workflow around the step: the activities of a release that start it, and what each field
 * of its form contains if nobody fills it in (undefined if somebody must). It has no `form` if nobody can start it by hand.
 * @typedef {object} Step
 * @property {Map<string, { line: number, text: string }>} inputs
 * @property {number} line
 * @property {number} count
 * @property {string[]} releaseTypes
 * @property {Map<string, string | undefined> | undefined} form
 */

/** This action, also that of a fork. The others are in folders of the repository. */
const thisAction = /^(?:\.\/|[\w.-]+\/web-push-action@\S+)$/

const keysOfStep = ['uses', 'with', 'name', 'id', 'if', 'continue-on-error', 'timeout-minutes', 'env']

/**
 * Reads the first step of this action in a text, which may be a whole workflow.
 * @param {string} text
 * @returns {Step}
 * @throws {Error} with what is wrong with the text, and on which line
 */
export function readStep(text) {
  const root = readYaml(text)
  const steps = [root, ...itemsIn(root)].filter(({ entries }) => thisAction.test(entries?.get('uses')?.text ?? ''))
  const [step] = steps
  if (step === undefined) {
    const hint = text.includes('web-push-action/preview@')
      ? 'The preview action does not send. To check files as it does, run `npm run preview -- FILE`.'
      : 'Write `- uses: web-push-action/web-push-action@v1`.'
    throw new Error(`No step here uses this action. ${hint}`)
  }
  const on = entriesOf(root).get('on')
  return { inputs: inputsOf(step), line: step.line, count: steps.length, releaseTypes: typesOf(on), form: formOf(on) }
}

/**
 * Every item of every list in a value, in order.
 * @param {Value} value
 * @returns {Generator<Value>}
 */
function* itemsIn({ items = [], entries = new Map() }) {
  for (const item of items) {
    yield item
    yield* itemsIn(item)
  }
  for (const entry of entries.values()) yield* itemsIn(entry)
}

/** @param {Value} step */
function inputsOf(step) {
  const keys = entriesOf(step)
  for (const [key, { line }] of keys) {
    if (!keysOfStep.includes(key)) {
      failAt(line, `"${key}" is not a key of this step; if it is an input, indent it under \`with:\``)
    }
  }
  const given = [...entriesOf(keys.get('with'))]
  if (given.length === 0) failAt(step.line, 'the step has no inputs; add `with:` to it')
  return new Map(given.map(([name, { line, text }]) => [name.toLowerCase(), { line, text: text ?? failUnread(line) }]))
}

/**
 * What activities of a release start the workflow, if it names any.
 * @param {Value | undefined} on
 */
function typesOf(on) {
  const types = entriesOf(entriesOf(on).get('release')).get('types')
  if (types === undefined) return []
  return (types.items ?? [types]).map(({ line, text }) => text ?? failUnread(line))
}

/**
 * What the fields of the form contain if nobody fills it in.
 * @param {Value | undefined} on
 */
function formOf(on) {
  const byHand = entriesOf(on).get('workflow_dispatch')
  if (byHand === undefined) return undefined
  const fields = [...entriesOf(entriesOf(byHand).get('inputs'))]
  return new Map(fields.map(([name, field]) => [name, emptyField(entriesOf(field))]))
}

/** @param {Map<string, Value>} field */
function emptyField(field) {
  const given = field.get('default')
  if (given !== undefined) return given.text
  if (field.get('type')?.text === 'boolean') return 'false'
  return field.get('required')?.text === 'true' ? undefined : ''
}

/**
 * The entries of a mapping; none of anything else that is read.
 * @param {Value | undefined} value
 * @returns {Map<string, Value>}
 */
function entriesOf(value) {
  if (value === undefined || value.items !== undefined || value.text !== undefined) return new Map()
  return value.entries ?? failUnread(value.line)
}

/**
 * @param {number} line
 * @returns {never}
 */
function failUnread(line) {
  return failAt(
    line,
    "write the value in quotes on one line, such as 'New: offline maps', or as a block that begins with |",
  )
}
