import { byId, folded, node, withMarkup } from './draw.js'
import { examplesFor, sampleCampaign, sampleRelease, stepLines } from './examples.mjs'
import { drawSummary } from './summary.js'

/** @typedef {import('../workflow-runner.mjs').Result} Result */
/** @typedef {import('../workflow.mjs').Field} Field */

const { fetch } = /** @type {any} */ (globalThis)

/** @type {ReturnType<typeof examplesFor>} */
let examples = []
let sampleVariables = ''
let isRunning = false

byId('example').addEventListener('change', offerExample)
byId('event').addEventListener('change', showRelease)
byId('lines').addEventListener('input', () => say(''))
byId('send').addEventListener('click', () => run(false))
byId('preview').addEventListener('click', () => run(true))

/**
 * Lists the audiences and the examples, and puts the first example into the editor. If the user started the sandbox
 * with a payload file, the first example uses that file, and the page does a dry run of it right away.
 * @param {import('../page.mjs').State} state
 */
export function offerStep({ audiences, variables, payloadFile }) {
  const items = audiences.map(({ id, name, reach }) => {
    return node('li', {}, node('bdi', {}, name), ` (id ${id}): ${reach.toLocaleString('en')} subscribers`)
  })
  byId('audiences').append(...items)
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  sampleVariables = lines.join('\n')
  byId('campaigns').hidden = payloadFile !== undefined
  examples = examplesFor(payloadFile)
  byId('example').append(...examples.map(({ title }, at) => node('option', { value: `${at}` }, title)))
  offerExample()
  if (payloadFile !== undefined) run(true)
}

/** Puts the selected example into the editor, and the samples into the other fields. */
function offerExample() {
  const example = examples[Number(byId('example').value)]
  if (example === undefined) return
  byId('lines').value = stepLines(example.inputs)
  byId('event').value = example.startedBy
  byId('tag').value = sampleRelease.tag
  byId('notes').value = sampleRelease.notes
  byId('campaign').value = sampleCampaign
  byId('variables').value = sampleVariables
  hideResult()
  showForm([])
  showRelease()
}

/**
 * Shows a workflow's input form, as GitHub does when someone starts the workflow by hand.
 * @param {Field[]} fields
 */
function showForm(fields) {
  byId('form').hidden = fields.length === 0
  byId('fields').replaceChildren(...fields.map(drawField))
}

/** @param {Field} field */
function drawField({ name, description, type, options, value, required }) {
  const label = required ? `${description} *` : description
  if (type === 'boolean') {
    const box = node('input', { type: 'checkbox', name })
    box.checked = value === 'true'
    return node('p', {}, node('label', {}, box, ` ${label}`))
  }
  const choices = options.map(option => node('option', {}, option))
  const control =
    options.length > 0 ? node('select', { name }, ...choices) : node('input', { name, autocomplete: 'off' })
  control.value = value
  return node('p', {}, node('label', {}, label, control))
}

/** Returns the form's values, by field name. */
function formValues() {
  const controls = [...byId('fields').querySelectorAll('[name]')]
  return Object.fromEntries(
    controls.map(({ name, type, checked, value }) => [name, type === 'checkbox' ? `${checked}` : value]),
  )
}

/** Shows the release fields only if a release starts the workflow. */
function showRelease() {
  byId('release').hidden = byId('event').value !== 'release'
  say('')
}

/**
 * Shows a message below the buttons.
 * @param {string} text
 * @param {'' | 'bad'} tone
 */
function say(text, tone = '') {
  byId('said').className = tone
  byId('said').replaceChildren(...withMarkup(text))
  if (text !== '') byId('said').scrollIntoView({ block: 'nearest' })
}

/**
 * Shows why there is no result.
 * @param {string} text
 */
function sayProblem(text) {
  hideResult()
  say(text, 'bad')
}

export function hideResult() {
  byId('result').hidden = true
}

/** @param {boolean} dryRun */
async function run(dryRun) {
  // Ignore the second click of a double-click.
  if (isRunning) return
  isRunning = true
  say('Running…')
  try {
    const startedBy = { event: byId('event').value, tag: byId('tag').value, notes: byId('notes').value }
    const repository = { variables: byId('variables').value, campaign: byId('campaign').value }
    const text = byId('lines').value
    const body = JSON.stringify({ text, dryRun, ...startedBy, ...repository, values: formValues() })
    const response = await fetch('/send', { method: 'POST', body })
    const answer = await response.json()
    showForm(answer.form ?? [])
    if (answer.problem === undefined) show(answer)
    else sayProblem(answer.problem)
  } catch {
    sayProblem('The sandbox did not answer.')
  } finally {
    isRunning = false
  }
}

/** @param {Result} result */
function show({ code, outcome, notes, log, outputs, summary }) {
  const passed = code === 0
  const drawnLog = folded('Log', node('pre', {}, log))
  const drawnSummary = folded('Job summary', drawSummary(summary))
  drawnSummary.open = summary !== ''
  drawnLog.open = summary === ''
  const given = Object.entries(outputs).filter(([, value]) => value !== '')
  const lines = given.map(([name, value]) => `${name}: ${value}`)
  byId('ended').className = `box ${passed ? 'good' : 'bad'}`
  byId('ended').replaceChildren(
    node('p', {}, node('span', { class: 'status' }, outcome), ` The step ${passed ? 'passes' : 'fails'}.`),
    ...notes.map(note => node('p', {}, ...withMarkup(note))),
    drawnSummary,
    drawnLog,
    folded('Outputs', node('pre', {}, lines.join('\n'))),
  )
  byId('result').hidden = false
  say(`Result: ${outcome}`)
  byId('result').scrollIntoView()
}
