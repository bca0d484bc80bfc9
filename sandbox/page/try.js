import { byId, drawNotification, fact, folded, node, subscribers } from './draw.js'
import { examplesFor, sampleRelease } from './examples.mjs'
import { forRepository, stepLines, withTarget } from './step.mjs'
import { drawSummary } from './summary.js'

/** @typedef {import('../sending.mjs').Result} Result */

const { document, fetch, location, navigator } = /** @type {any} */ (globalThis)

/** @type {ReturnType<typeof examplesFor>} */
let examples = []
byId('example').addEventListener('change', offerExample)
byId('event').addEventListener('change', showRelease)
byId('tag').value = sampleRelease.tag
byId('notes').value = sampleRelease.notes
byId('whom').addEventListener('change', () => {
  if (changeStep(lines => withTarget(lines, chosen()))) say('')
})
byId('lines').addEventListener('input', () => say(''))
byId('send').addEventListener('click', () => run(false))
byId('preview').addEventListener('click', () => run(true))
byId('copy').addEventListener('click', copyStep)

/**
 * Offers the audiences and the examples, and puts the first example into the editor.
 * @param {import('./page.js').Hello} hello
 */
export function offerStep({ audiences, payloadFile }) {
  // The first is chosen: nobody broadcasts by copying what is there.
  const options = audiences.map(({ id, name, reach }) => {
    return node('option', { value: `${id}` }, `${name} (id ${id}), ${subscribers(reach)}`)
  })
  byId('whom').replaceChildren(...options, node('option', { value: '' }, 'All subscribers'))
  examples = examplesFor(payloadFile)
  byId('example').replaceChildren(...examples.map(({ title }, at) => node('option', { value: `${at}` }, title)))
  offerExample()
  if (payloadFile !== undefined) run(true)
}

/** Puts the chosen example into the editor. */
function offerExample() {
  const example = examples[Number(byId('example').value)]
  if (example === undefined) return
  byId('lines').value = stepLines({ audienceId: chosen(), inputs: example.inputs })
  byId('event').value = example.startedBy
  showRelease()
}

/** The release can be written only if one starts the workflow. */
function showRelease() {
  byId('release').hidden = byId('event').value !== 'release'
  say('')
}

/** The id of the chosen audience; undefined for all subscribers. */
function chosen() {
  return byId('whom').value === '' ? undefined : Number(byId('whom').value)
}

/**
 * Changes the text in the editor, or says why it cannot be changed.
 * @param {(lines: string) => string} change
 * @returns {boolean} whether it was changed
 */
function changeStep(change) {
  try {
    byId('lines').value = change(byId('lines').value)
    return true
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), 'bad')
    return false
  }
}

/**
 * Says something below the buttons, where it is seen.
 * @param {string} text
 * @param {'' | 'bad'} tone
 */
export function say(text, tone = '') {
  byId('said').className = tone
  byId('said').textContent = text
  if (text !== '') byId('said').scrollIntoView({ block: 'nearest' })
}

/** @param {string} text why nothing ran; the result that is shown is of the run before */
function sayProblem(text) {
  byId('result-title').textContent = 'Result of the run before'
  say(text, 'bad')
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
function show({ code, outcome, notes, log, outputs, summary }, isPreview) {
  const passed = code === 0
  const drawnLog = folded('Log', node('pre', {}, log))
  const drawnSummary = folded('Job summary', drawSummary(summary))
  // It says why a step failed, and what somebody looks for in a preview.
  drawnSummary.open = isPreview || !passed
  drawnLog.open = !passed && summary === ''
  const facts = Object.entries(outputs).flatMap(([name, value]) => fact(name, value && node('code', {}, value)))
  byId('ended').className = `box ${passed ? 'good' : 'bad'}`
  byId('ended').replaceChildren(
    node('p', {}, node('span', { class: 'status' }, outcome), ` The step ${passed ? 'passes' : 'fails'}.`),
    ...notes.map(note => node('p', {}, note)),
    // What was sent is drawn at its request.
    ...(outcome === 'dry-run' ? [drawNotification(JSON.parse(outputs.payload ?? ''))] : []),
    drawnSummary,
    drawnLog,
    folded('Outputs', node('dl', {}, ...facts)),
  )
  byId('result-title').textContent = 'Result'
  byId('result').hidden = false
  say(`Result: ${outcome}`)
  const { top, bottom } = byId('result').getBoundingClientRect()
  if (top < 0 || bottom > document.documentElement.clientHeight) byId('result').scrollIntoView()
}

async function copyStep() {
  if (!changeStep(lines => forRepository(lines, location.origin))) return
  try {
    await navigator.clipboard.writeText(byId('lines').value)
    say('Copied')
  } catch {
    // There may be no clipboard, or no permission.
    byId('lines').focus()
    byId('lines').select()
    say('Selected. Copy it with Ctrl+C or ⌘C.')
  }
}
