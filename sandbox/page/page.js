import { byId, drawRequest } from './draw.js'
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
