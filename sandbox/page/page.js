import { drawRequest, outcomeOf } from './draw.js'
import { stepLines } from './step.mjs'

/** @typedef {import('../journal.mjs').Entry} Entry */
/** @typedef {import('../samples.mjs').Audience} Audience */
/** @typedef {{ run: string, count: number, kept: number, url: string, token: string, audiences: Audience[] }} Hello */

// What a browser has is unknown to the types of Node, which all the other scripts are for.
const { document, EventSource, navigator } = /** @type {any} */ (globalThis)

/** @type {(id: string) => any} */
const byId = id => document.getElementById(id)

/** @type {Hello | undefined} */
let service
/** The number of the last request that is shown. */
let shown = 0

byId('whom').addEventListener('change', showLines)
byId('copy').addEventListener('click', copyLines)
connect()

function connect() {
  const stream = new EventSource('/events')
  stream.addEventListener('hello', (/** @type {{ data: string }} */ { data }) => greet(JSON.parse(data)))
  stream.addEventListener('request', (/** @type {{ data: string }} */ { data }) => show(JSON.parse(data)))
  stream.addEventListener('error', () => {
    sayConnection('off', 'Connection lost. Trying again…')
    // The browser connects anew by itself, but not where something else has answered.
    if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 1000)
  })
}

/** @param {Hello} hello */
function greet(hello) {
  const restarted = service !== undefined && service.run !== hello.run
  if (service?.run !== hello.run) begin(hello)
  service = hello
  showLines()
  sayConnection('on', restarted ? 'Connected. The sandbox was restarted.' : 'Connected')
}

/** @param {Hello} hello */
function begin({ count, url, token, audiences }) {
  shown = 0
  byId('requests').replaceChildren()
  byId('count').textContent = ''
  byId('empty').hidden = count > 0
  byId('base-url').textContent = url
  byId('api-token').textContent = token
  byId('audiences').replaceChildren(...audiences.map(rowOf))
  const all = element('option', 'All subscribers')
  all.value = ''
  // The first is chosen: nobody broadcasts by copying what is there.
  byId('whom').replaceChildren(...audiences.map(optionOf), all)
}

/** @param {Entry} entry */
function show(entry) {
  // After a lost connection the stream begins anew.
  if (service === undefined || entry.number <= shown) return
  shown = entry.number
  const list = byId('requests')
  const item = drawRequest(entry)
  list.prepend(item)
  while (list.children.length > service.kept) list.lastElementChild.remove()
  byId('empty').hidden = true
  const kept = list.children.length
  byId('count').textContent = shown > kept ? `the last ${kept} of ${shown}` : `${shown}`
  if (shown <= service.count) return
  item.classList.add('fresh')
  byId('news').textContent = outcomeOf(entry).news
}

function showLines() {
  if (service === undefined) return
  const chosen = byId('whom').value
  const { url, token } = service
  byId('lines').value = stepLines({ url, token, audienceId: chosen === '' ? undefined : Number(chosen) })
  byId('copied').textContent = ''
}

async function copyLines() {
  const lines = byId('lines')
  try {
    await navigator.clipboard.writeText(lines.value)
    byId('copied').textContent = 'Copied'
  } catch {
    // There may be no clipboard, or no permission.
    lines.focus()
    lines.select()
    byId('copied').textContent = 'Selected. Copy it with Ctrl+C or ⌘C.'
  }
}

/**
 * @param {'on' | 'off'} state
 * @param {string} text
 */
function sayConnection(state, text) {
  const place = byId('connection')
  if (place.textContent === text) return
  place.className = state
  place.textContent = text
}

/** @param {Audience} audience */
function rowOf({ id, name, reach }) {
  const row = document.createElement('tr')
  row.append(element('td', `${id}`), element('td', name), element('td', reach.toLocaleString('en')))
  return row
}

/** @param {Audience} audience */
function optionOf({ id, name }) {
  const option = element('option', `${name} (${id})`)
  option.value = `${id}`
  return option
}

/**
 * @param {string} name
 * @param {string} text
 */
function element(name, text) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
