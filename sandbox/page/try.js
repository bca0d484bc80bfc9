import { byId, drawNotification, fact, folded, node } from './draw.js'
import { examplesFor, sampleRelease } from './examples.mjs'
import { stepLines, withTarget } from './step.mjs'
import { drawSummary } from './summary.js'

/** @typedef {import('../sending.mjs').Result} Result */
/** @typedef {import('./page.js').Hello} Hello */

const { fetch, navigator } = /** @type {any} */ (globalThis)

/** @type {Hello | undefined} */
let service
byId('example').addEventListener('change', offerExample)
byId('event').addEventListener('change', showRelease)
byId('tag').value = sampleRelease.tag
byId('notes').value = sampleRelease.notes
byId('whom').addEventListener('change', () => {
  byId('lines').value = withTarget(byId('lines').value, chosen())
  say('')
})
byId('lines').addEventListener('input', () => say(''))
byId('send').addEventListener('click', () => run(false))
byId('preview').addEventListener('click', () => run(true))
byId('copy').addEventListener('click', copyLines)

/**
 * Puts a step for this sandbox into the editor, and the examples and inputs beside it.
 * @param {Hello} hello
 */
export function offerStep(hello) {
  service = hello
  const { audiences, payloadFile, inputs } = hello
  // The first is chosen: nobody broadcasts by copying what is there.
  byId('whom').replaceChildren(
    ...audiences.map(({ id, name }) => node('option', { value: `${id}` }, `${name}, id ${id}`)),
    node('option', { value: '' }, 'All subscribers'),
  )
  const titles = examplesFor(payloadFile).map(({ title }) => title)
  byId('example').replaceChildren(...titles.map((title, at) => node('option', { value: `${at}` }, title)))
  byId('inputs').replaceChildren(...inputs.map(drawGroup))
  offerExample()
  if (payloadFile !== undefined) run(true)
}

/** Puts the chosen example into the editor. */
function offerExample() {
  if (service === undefined) return
  const { url, token, payloadFile } = service
  const example = examplesFor(payloadFile)[Number(byId('example').value)]
  if (example === undefined) return
  byId('lines').value = stepLines({ url, token, audienceId: chosen(), inputs: example.inputs })
  byId('event').value = example.startedBy
  showRelease()
}

/** The release can be written only if one starts the workflow. */
function showRelease() {
  byId('release').hidden = byId('event').value !== 'release'
  say('')
}

/** @param {import('../input-groups.mjs').DescribedGroup} group */
function drawGroup({ title, note, inputs }) {
  const items = inputs.flatMap(({ name, description }) => {
    const button = node('button', { type: 'button', class: 'input' }, name)
    button.addEventListener('click', () => addInput(name))
    return [node('dt', {}, button), node('dd', {}, ...withCode(description))]
  })
  const explained = note !== '' && node('p', {}, ...withCode(note))
  return folded(title || 'Inputs', node('div', {}, explained, node('dl', {}, ...items)))
}

/**
 * What is in backticks becomes code.
 * @param {string} text
 */
function withCode(text) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? node('code', {}, part) : part))
}

/**
 * Adds a line for an input to the step, or goes to the one that it has.
 * @param {string} name
 */
function addInput(name) {
  const editor = byId('lines')
  if (!new RegExp(`^ +${name}:`, 'm').test(editor.value)) {
    editor.value = `${editor.value.trimEnd()}\n    ${name}: \n`
    say('')
  }
  const [before = ''] = new RegExp(`^[^]*?^ +${name}: ?`, 'm').exec(editor.value) ?? []
  editor.focus()
  editor.setSelectionRange(before.length, before.length)
}

/** The id of the chosen audience; undefined for all subscribers. */
function chosen() {
  return byId('whom').value === '' ? undefined : Number(byId('whom').value)
}

/** @param {string} text */
function say(text, tone = '') {
  byId('said').className = tone
  byId('said').textContent = text
}

/** @param {string} text why nothing ran, so that no result of another step stays next to it */
function sayProblem(text) {
  say(text, 'bad')
  hideResult()
}

export function hideResult() {
  byId('result').hidden = true
}

/** @param {boolean} dryRun */
async function run(dryRun) {
  say('Running…')
  try {
    const startedBy = { name: byId('event').value, tag: byId('tag').value, notes: byId('notes').value }
    const body = JSON.stringify({ step: byId('lines').value, dryRun, startedBy })
    const response = await fetch('/send', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    const answer = await response.json()
    if (answer.problem === undefined) show(answer, dryRun)
    else sayProblem(answer.problem)
  } catch {
    sayProblem('The sandbox did not answer.')
  }
}

/**
 * @param {Result} result
 * @param {boolean} isPreview
 */
function show({ code, outcome, log, outputs, summary }, isPreview) {
  const passed = code === 0
  const drawnLog = folded('Log', node('pre', {}, log))
  const drawnSummary = folded('Job summary', drawSummary(summary))
  // Both say why a step failed. What somebody looks for in a preview is in the summary.
  drawnLog.open = !passed && !isPreview
  drawnSummary.open = isPreview
  const facts = Object.entries(outputs).flatMap(([name, value]) => fact(name, value && node('code', {}, value)))
  byId('ended').className = `box ${passed ? 'good' : 'bad'}`
  byId('ended').replaceChildren(
    node('p', {}, node('span', { class: 'status' }, outcome), ` The step ${passed ? 'passes' : 'fails'}.`),
    // What was sent is drawn at its request.
    ...(outcome === 'dry-run' ? [drawNotification(JSON.parse(outputs.payload ?? ''))] : []),
    drawnSummary,
    drawnLog,
    folded('Outputs', node('dl', {}, ...facts)),
  )
  byId('result').hidden = false
  say(`Result: ${outcome}`)
  byId('result').scrollIntoView({ block: 'nearest' })
}

async function copyLines() {
  const lines = byId('lines')
  try {
    await navigator.clipboard.writeText(lines.value)
    say('Copied')
  } catch {
    // There may be no clipboard, or no permission.
    lines.focus()
    lines.select()
    say('Selected. Copy it with Ctrl+C or ⌘C.')
  }
}
