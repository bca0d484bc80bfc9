import { byId, drawNotification, fact, folded, node } from './draw.js'
import { stepLines, withTarget } from './step.mjs'
import { drawSummary } from './summary.js'

/** @typedef {import('../sending.mjs').Result} Result */

const { fetch, navigator } = /** @type {any} */ (globalThis)

byId('whom').addEventListener('change', () => {
  byId('lines').value = withTarget(byId('lines').value, chosen())
  say('')
})
byId('lines').addEventListener('input', () => say(''))
byId('send').addEventListener('click', () => run(false))
byId('preview').addEventListener('click', () => run(true))
byId('copy').addEventListener('click', copyLines)

/**
 * Puts a step for this sandbox into the editor.
 * @param {import('./page.js').Hello} hello
 */
export function offerStep({ url, token, audiences, payloadFile }) {
  // The first is chosen: nobody broadcasts by copying what is there.
  byId('whom').replaceChildren(
    ...audiences.map(({ id, name }) => node('option', { value: `${id}` }, `${name} (${id})`)),
    node('option', { value: '' }, 'All subscribers'),
  )
  byId('lines').value = stepLines({ url, token, audienceId: chosen(), payloadFile })
  say('')
  if (payloadFile !== undefined) run(true)
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
  byId('result').hidden = true
}

/** @param {boolean} dryRun */
async function run(dryRun) {
  say('Running…')
  try {
    const body = JSON.stringify({ step: byId('lines').value, dryRun })
    const response = await fetch('/send', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    const answer = await response.json()
    if (answer.problem === undefined) show(answer)
    else sayProblem(answer.problem)
  } catch {
    sayProblem('The sandbox did not answer.')
  }
}

/** @param {Result} result */
function show({ code, outcome, stray, log, outputs, summary }) {
  const passed = code === 0
  const drawnLog = folded('Log', node('pre', {}, log))
  drawnLog.open = !passed
  const facts = Object.entries(outputs).flatMap(([name, value]) => fact(name, value && node('code', {}, value)))
  byId('ended').className = `box ${passed ? 'good' : 'bad'}`
  byId('ended').replaceChildren(
    node('p', {}, node('span', { class: 'status' }, outcome), ` The step ${passed ? 'passes' : 'fails'}.`),
    ...stray.map(name => node('p', {}, `The action has no input "${name}". GitHub only warns of it.`)),
    // What was sent is drawn at its request.
    ...(outcome === 'dry-run' ? [drawNotification(JSON.parse(outputs.payload ?? ''))] : []),
    drawnLog,
    folded('Outputs', node('dl', {}, ...facts)),
    folded('Job summary', drawSummary(summary)),
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
