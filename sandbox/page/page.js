import { byId, folded, node } from './draw.js'
import { hideResult, offerStep, say } from './try.js'

/** @typedef {import('../journal.mjs').Entry} Entry */
/** `list` changes when the list of requests begins again. @typedef {{ list: string, audiences: import('../samples.mjs').Audience[], payloadFile?: string }} Offered */

const { fetch, setTimeout } = /** @type {any} */ (globalThis)

/** How many milliseconds pass before the page looks for new requests. */
const pauseMs = 500

/** How many requests the list shows. */
const shownRequests = 100

/** What the page has: the id of the list, and the number of its last request. */
let list = ''
let seen = 0

byId('clear').addEventListener('click', clear)
look()

/** Looks for what is new, for ever. */
async function look() {
  try {
    const response = await fetch(`/state?list=${list}&seen=${seen}`)
    const { offered, requests } = await response.json()
    update(offered, requests)
    sayConnection('good', 'Connected')
  } catch {
    sayConnection('bad', 'Connection lost. Trying again…')
  }
  setTimeout(look, pauseMs)
}

/**
 * @param {Offered} offered
 * @param {Entry[]} requests that are new
 */
function update(offered, requests) {
  if (list === '') offerStep(offered)
  if (list !== offered.list) {
    byId('requests').replaceChildren()
    byId('count').textContent = ''
    list = offered.list
    seen = 0
  }
  for (const entry of requests) show(entry)
}

/**
 * What became of a request: `tone` for the eye, `word` for the badge, `text` for the heading.
 * @param {Entry} entry
 */
function outcomeOf({ accepted, audience, complete, refused }) {
  if (accepted) return { tone: 'good', word: 'accepted', text: `For ${audience?.name ?? 'all subscribers'}` }
  if (!complete) return { tone: 'bad', word: 'incomplete', text: 'The request ended before it was complete' }
  if (refused) return { tone: 'bad', word: 'refused', text: refused.error }
  return { tone: '', word: 'answered', text: 'List of audiences' }
}

/**
 * A request as an item of the list.
 * @param {Entry} entry
 */
function drawRequest(entry) {
  const { time, status = '', body, cut, refused } = entry
  const { tone, word, text } = outcomeOf(entry)
  const label = node('span', { class: 'status' }, `${status} ${word}`.trim())
  const arrival = node('time', { datetime: time }, new Date(time).toTimeString().slice(0, 8))
  const problems = refused?.problems.map(problem => node('li', {}, problem)) ?? []
  return node(
    'li',
    { class: tone },
    node('div', { class: 'head' }, node('h3', {}, label, ' ', node('bdi', {}, text)), arrival),
    problems.length > 0 && node('ul', { class: 'problems' }, ...problems),
    body !== '' && folded(cut ? 'Body, its first 64 KiB' : 'Body', node('pre', {}, readable(body))),
  )
}

/**
 * A body as it came; JSON is indented if that changes nothing else, since a number may have more digits than it keeps.
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

/**
 * Puts a request on top of the list.
 * @param {Entry} entry
 */
function show(entry) {
  const items = byId('requests')
  items.prepend(drawRequest(entry))
  while (items.children.length > shownRequests) items.lastElementChild.remove()
  seen = entry.number
  byId('count').textContent = `${seen}`
}

async function clear() {
  const response = await fetch('/clear', { method: 'POST', headers: { 'Content-Type': 'application/json' } })
  if (!response.ok) return say('The list can be cleared when the run has ended.', 'bad')
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
