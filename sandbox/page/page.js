import { byId, drawRequest, kindOf, outcomeOf } from './draw.js'
import { hideResult, offerStep, say } from './try.js'

/** @typedef {import('../journal.mjs').Entry} Entry */
/** @typedef {import('../samples.mjs').Audience} Audience */
/** @typedef {{ count: number, kept: number, audiences: Audience[], payloadFile?: string }} Hello */

const { EventSource, fetch } = /** @type {any} */ (globalThis)

/** @type {Hello | undefined} */
let service

byId('clear').addEventListener('click', clear)

// The browser connects again by itself.
const stream = new EventSource('/events')
stream.addEventListener('hello', (/** @type {{ data: string }} */ { data }) => greet(JSON.parse(data)))
stream.addEventListener('request', (/** @type {{ data: string }} */ { data }) => show(JSON.parse(data)))
stream.addEventListener('clear', () => {
  forget()
  hideResult()
})
stream.addEventListener('error', () => sayConnection('bad', 'Connection lost. Trying again…'))

/** @param {Hello} hello */
function greet(hello) {
  // A stream begins with all that is kept.
  forget()
  if (service === undefined) offerStep(hello)
  service = hello
  byId('empty').hidden = hello.count > 0
  sayConnection('good', 'Connected')
}

/** Shows none of the requests. */
function forget() {
  if (service !== undefined) service.count = 0
  byId('requests').replaceChildren()
  byId('count').textContent = ''
  byId('empty').hidden = false
  byId('clear').hidden = true
}

async function clear() {
  const response = await fetch('/clear', { method: 'POST', headers: { 'Content-Type': 'application/json' } })
  if (response.ok) byId('send').focus()
  else say('The list can be cleared when the run has ended.', 'bad')
}

/** @param {Entry} entry */
function show(entry) {
  if (service === undefined) return
  const list = byId('requests')
  addRequest(list, entry)
  while (list.children.length > service.kept) list.lastElementChild.remove()
  byId('empty').hidden = true
  byId('clear').hidden = false
  const oldest = Number(list.lastElementChild.dataset.first)
  byId('count').textContent = oldest > 1 ? `${oldest} to ${entry.number}` : `${entry.number}`
  if (entry.number > service.count) byId('news').textContent = outcomeOf(entry).news
}

/**
 * Puts a request on top of the list. If the one before is of its kind, it stands for that one too.
 * @param {any} list
 * @param {Entry} entry
 */
function addRequest(list, entry) {
  const kind = kindOf(entry)
  const latest = list.firstElementChild
  const isSame = kind !== undefined && latest?.dataset.kind === kind
  const times = isSame ? Number(latest.dataset.times) + 1 : 1
  const item = drawRequest(entry, times)
  Object.assign(item.dataset, { first: isSame ? latest.dataset.first : entry.number, times, kind: kind ?? '' })
  if (isSame) latest.replaceWith(item)
  else list.prepend(item)
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
