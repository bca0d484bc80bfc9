import { byId, count, drawRequest, node, outcomeOf } from './draw.js'
import { hideResult, offerStep } from './try.js'

/** @typedef {import('../journal.mjs').Entry} Entry */
/** @typedef {import('../samples.mjs').Audience} Audience */
/**
 * @typedef {{
 *   run: string, count: number, kept: number, url: string, token: string, audiences: Audience[], payloadFile?: string,
 *   inputs: import('../input-groups.mjs').DescribedGroup[]
 * }} Hello
 */

const { EventSource, fetch } = /** @type {any} */ (globalThis)

/** @type {Hello | undefined} */
let service
/** The number of the last request that is shown. */
let shown = 0

byId('clear').addEventListener('click', clear)
connect()

function connect() {
  const stream = new EventSource('/events')
  stream.addEventListener('hello', (/** @type {{ data: string }} */ { data }) => greet(JSON.parse(data)))
  stream.addEventListener('request', (/** @type {{ data: string }} */ { data }) => show(JSON.parse(data)))
  stream.addEventListener('clear', forget)
  stream.addEventListener('error', () => {
    sayConnection('bad', 'Connection lost. Trying again…')
    // The browser connects again by itself, but not if something else has answered.
    if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 1000)
  })
}

/** @param {Hello} hello */
function greet(hello) {
  const restarted = service !== undefined && service.run !== hello.run
  if (service?.run !== hello.run) begin(hello)
  service = hello
  sayConnection('good', restarted ? 'Connected. The sandbox was restarted.' : 'Connected')
}

/** @param {Hello} hello */
function begin(hello) {
  forget()
  byId('empty').hidden = hello.count > 0
  const rows = hello.audiences.map(({ id, name, reach }) => [`${id}`, name, count(reach)])
  byId('audiences').replaceChildren(...rows.map(cells => node('tr', {}, ...cells.map(text => node('td', {}, text)))))
  offerStep(hello)
}

/** Shows nothing of what was there before. */
function forget() {
  shown = 0
  if (service !== undefined) service.count = 0
  byId('requests').replaceChildren()
  byId('count').textContent = ''
  byId('empty').hidden = false
  byId('clear').hidden = true
  hideResult()
}

async function clear() {
  const response = await fetch('/clear', { method: 'POST', headers: { 'Content-Type': 'application/json' } })
  if (response.ok) byId('send').focus()
}

/** @param {Entry} entry */
function show(entry) {
  // After a lost connection the stream begins again.
  if (service === undefined || entry.number <= shown) return
  shown = entry.number
  const list = byId('requests')
  list.prepend(drawRequest(entry))
  while (list.children.length > service.kept) list.lastElementChild.remove()
  byId('empty').hidden = true
  byId('clear').hidden = false
  const kept = list.children.length
  byId('count').textContent = shown > kept ? `the last ${kept} of ${shown}` : `${shown}`
  if (shown > service.count) byId('news').textContent = outcomeOf(entry).news
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
