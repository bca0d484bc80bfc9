import { byId, folded, node } from './draw.js'
import { hideResult, offerStep } from './try.js'

/** @typedef {import('../page.mjs').Entry} Entry */

const { fetch, setTimeout } = /** @type {any} */ (globalThis)

/** The time between polls for new requests, in milliseconds. */
const pauseMs = 500

/** The id of the displayed list, and the number of its last request. */
let list = ''
let seen = 0

byId('clear').addEventListener('click', clear)
look()

/** Polls for new requests until the page is closed. */
async function look() {
  try {
    const response = await fetch(`/state?list=${list}&seen=${seen}`)
    update(await response.json())
    sayConnection('good', 'Connected')
  } catch {
    sayConnection('bad', 'Connection lost. Trying again…')
  }
  setTimeout(look, pauseMs)
}

/** @param {import('../page.mjs').State} state */
function update(state) {
  if (list === '') offerStep(state)
  if (list !== state.list) {
    byId('requests').replaceChildren()
    byId('count').textContent = ''
    list = state.list
    seen = 0
  }
  for (const entry of state.requests) {
    byId('requests').prepend(drawRequest(entry))
    seen = entry.number
    byId('count').textContent = `${seen}`
  }
}

/**
 * Describes a request's result. `tone` sets the color, `word` is the badge text, and `text` is the heading.
 * @param {Entry} entry
 */
function outcomeOf({ accepted, audience, complete, refused }) {
  if (accepted) return { tone: 'good', word: 'accepted', text: `For ${audience?.name ?? 'all subscribers'}` }
  if (!complete)
    return { tone: 'bad', word: 'incomplete', text: 'The client disconnected before the request was complete' }
  if (refused) return { tone: 'bad', word: 'refused', text: refused.error }
  return { tone: '', word: 'answered', text: 'List of audiences' }
}

/** @param {Entry} entry */
function drawRequest(entry) {
  const { time, status = '', body, refused } = entry
  const { tone, word, text } = outcomeOf(entry)
  const label = node('span', { class: 'status' }, `${status} ${word}`.trim())
  const arrival = node('time', { datetime: time }, new Date(time).toTimeString().slice(0, 8))
  const problems = refused?.problems.map(problem => node('li', {}, problem)) ?? []
  return node(
    'li',
    { class: tone },
    node('div', { class: 'head' }, node('h3', {}, label, ' ', node('bdi', {}, text)), arrival),
    problems.length > 0 && node('ul', { class: 'problems' }, ...problems),
    body !== '' && folded('Body', node('pre', {}, readable(body))),
  )
}

/**
 * Formats a body for display. Indents compact JSON unless parsing would change a value, such as a number with too many
 * digits.
 * @param {string} body
 */
function readable(body) {
  try {
    const value = JSON.parse(body)
    return JSON.stringify(value) === body ? JSON.stringify(value, null, 2) : body
  } catch {
    return body
  }
}

async function clear() {
  await fetch('/clear', { method: 'POST' })
  hideResult()
  byId('send').focus()
}

/**
 * @param {'good' | 'bad'} tone
 * @param {string} text
 */
function sayConnection(tone, text) {
  const place = byId('connection')
  if (place.textContent === text) return
  place.className = tone
  place.textContent = text
}
