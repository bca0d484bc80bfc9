import { byId, drawRequest, kindOf } from './draw.js'
import { hideResult, offerStep, say } from './try.js'

/** @typedef {import('../journal.mjs').Entry} Entry */
/** @typedef {{ kept: number, audiences: import('../samples.mjs').Audience[], payloadFile?: string }} Hello */

const { EventSource, fetch } = /** @type {any} */ (globalThis)

/** How many requests the sandbox keeps; undefined until it says so. @type {number | undefined} */
let kept
/** What the requests that are shown on top have in common, and how many they are. @type {{ kind?: string | undefined, times: number }} */
let latest = { times: 0 }

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
  if (kept === undefined) offerStep(hello)
  kept = hello.kept
  sayConnection('good', 'Connected')
}

/** Shows none of the requests. */
function forget() {
  latest = { times: 0 }
  byId('requests').replaceChildren()
  byId('count').textContent = ''
}

async function clear() {
  const response = await fetch('/clear', { method: 'POST', headers: { 'Content-Type': 'application/json' } })
  if (response.ok) byId('send').focus()
  else say('The list can be cleared when the run has ended.', 'bad')
}

/**
 * Puts a request on top of the list. If the one before is of its kind, it stands for that one too.
 * @param {Entry} entry
 */
function show(entry) {
  const list = byId('requests')
  const kind = kindOf(entry)
  const isSame = kind !== undefined && kind === latest.kind
  latest = { kind, times: isSame ? latest.times + 1 : 1 }
  if (isSame) list.firstElementChild.remove()
  list.prepend(drawRequest(entry, latest.times))
  while (list.children.length > (kept ?? 0)) list.lastElementChild.remove()
  byId('count').textContent = `${entry.number}`
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
