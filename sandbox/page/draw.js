import { imageSource } from './examples.mjs'

/** @typedef {import('../journal.mjs').Entry} Entry */
/** @typedef {{ text: string, url: string }} Action */
/**
 * A notification that the service has accepted, so its fields keep the rules.
 * @typedef {Record<string, unknown> & {
 *   title: string, message: string, icon_url: string, banner_url?: string, landing_url: string, actions?: Action[],
 *   utm_source?: string, utm_medium?: string, utm_campaign?: string, ttl?: number
 * }} Notification
 */

// What a browser has is unknown to the types of Node, which most of the scripts are for.
const { document } = /** @type {any} */ (globalThis)

/** @type {(id: string) => any} */
export const byId = id => document.getElementById(id)

/** Of a refused request; a list of buttons may have thousands. */
const shownProblems = 50
/** How many buttons a browser shows. */
const shownButtons = 2

/**
 * What became of a request: `tone` for the eye, `label` for the badge, `text` for the heading, `news` for the ear.
 * @param {Entry} entry
 */
export function outcomeOf(entry) {
  const { status, accepted, audience, complete, refused } = entry
  const outcome = (/** @type {string} */ tone, /** @type {string} */ word, /** @type {string} */ text) => {
    const label = status === undefined ? word : `${status} ${word}`
    return { tone, label, text, news: [`${label}: ${text}`, notificationOf(entry)?.title].filter(Boolean).join('. ') }
  }
  if (accepted) return outcome('good', 'accepted', audience ? `For ${audience.name}` : 'For all subscribers')
  if (!complete) return outcome('bad', 'incomplete', 'The request ended before it was complete')
  if (refused) return outcome('bad', 'refused', refused.error)
  return outcome('plain', 'answered', 'List of audiences')
}

/**
 * What requests have in common that are shown as one: they ask for the same, and get the same answer.
 * @param {Entry} entry
 * @returns {string | undefined} undefined for one that is always shown
 */
export function kindOf(entry) {
  const { label, text } = outcomeOf(entry)
  return entry.method === 'GET' ? [entry.path, label, text].join(' ') : undefined
}

/**
 * A request as an item of the list.
 * @param {Entry} entry the latest of its kind
 * @param {number} times how many requests it stands for
 */
export function drawRequest(entry, times) {
  const { number, time, method, path, headers, body, cut, refused } = entry
  const notification = notificationOf(entry)
  const { tone, label, text } = outcomeOf(entry)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const at = new Date(time)
  const head = [
    node(
      'h3',
      {},
      node('span', { class: 'status' }, label),
      ' ',
      node('bdi', {}, text),
      times > 1 && `, ${times} times`,
    ),
    node('time', { datetime: time, title: at.toLocaleString() }, at.toTimeString().slice(0, 8)),
  ]
  const plain = node('pre', {}, `${method} ${path}\n\n${lines.join('\n')}`)
  if (tone === 'plain') {
    const line = node('summary', { class: 'head' }, ...head)
    return node('li', { class: 'line' }, node('details', {}, line, plain))
  }
  const problems = refused?.problems.slice(0, shownProblems).map(problem => node('li', {}, problem)) ?? []
  const left = (refused?.problems.length ?? 0) - problems.length
  if (left > 0) problems.push(node('li', {}, `and ${left} more`))
  return node(
    'li',
    { class: tone },
    node('div', { class: 'head' }, ...head),
    problems.length > 0 && node('ul', { class: 'problems' }, ...problems),
    notification && drawSent(notification, entry),
    cut && node('p', {}, 'Its body is too large to be shown as a whole.'),
    body !== '' && drawBody(entry),
    folded(`Headers of request ${number}`, plain),
  )
}

/**
 * @param {Entry} entry
 * @returns {Notification | undefined} undefined if there is none, or not all of it
 */
function notificationOf({ accepted, cut, body }) {
  return accepted && !cut ? JSON.parse(body) : undefined
}

/**
 * @param {Notification} notification
 * @param {Entry} entry
 */
function drawSent(notification, { audience }) {
  const { landing_url, ttl, utm_source, utm_medium, utm_campaign, actions = [] } = notification
  const utm = [utm_source, utm_medium, utm_campaign].filter(text => text !== undefined)
  const hidden = actions.slice(shownButtons).map(({ text }) => text)
  const facts = [
    fact('To', audience ? `${audience.name} (id ${audience.id}), ${subscribers(audience.reach)}` : 'All subscribers'),
    fact('Opens', link(landing_url, landing_url)),
    fact('Kept for', ttl !== undefined && `${count(ttl)} s`),
    fact('UTM', utm.join(' / ')),
    fact('Buttons that browsers leave out', hidden.join(', ')),
  ]
  return node('div', { class: 'sent' }, drawNotification(notification), node('dl', { class: 'facts' }, ...facts.flat()))
}

/**
 * A notification about as a browser draws it.
 * @param {Notification} notification
 */
export function drawNotification({ title, message, icon_url, banner_url, landing_url, actions = [] }) {
  const buttons = actions.slice(0, shownButtons).map(({ text, url }) => link(url, text))
  return node(
    'figure',
    { class: 'notification' },
    node('figcaption', {}, new URL(landing_url).host),
    node('div', { class: 'words' }, node('p', { class: 'title' }, title), node('p', { class: 'message' }, message)),
    picture('icon', 'Icon', icon_url),
    banner_url !== undefined && picture('banner', 'Banner', banner_url),
    buttons.length > 0 && node('div', { class: 'buttons' }, ...buttons),
  )
}

/**
 * @param {'icon' | 'banner'} kind
 * @param {string} name
 * @param {string} url
 */
function picture(kind, name, url) {
  const src = imageSource(kind, url)
  const image = node('img', { class: kind, alt: name, loading: 'lazy', referrerpolicy: 'no-referrer', src })
  image.addEventListener('error', () => {
    image.replaceWith(node('span', { class: `${kind} missing` }, `${name} did not load`))
  })
  return image
}

/** @type {(href: string, text: string) => any} */
const link = (href, text) => node('a', { href, title: href, target: '_blank', rel: 'noopener noreferrer' }, text)

/**
 * What a list of facts says of something; nothing if there is no detail.
 * @type {(term: string, detail: any) => any[]}
 */
export const fact = (term, detail) => (detail ? [node('dt', {}, term), node('dd', {}, detail)] : [])

/**
 * @param {string} summary
 * @param {any} content
 */
export function folded(summary, content) {
  return node('details', {}, node('summary', {}, summary), content)
}

/**
 * A body as it came; JSON is indented if that changes nothing else, since a number may have more digits than it keeps.
 * @param {Entry} entry
 */
function drawBody({ number, body, cut }) {
  try {
    const value = JSON.parse(body)
    const text = JSON.stringify(value) === body ? JSON.stringify(value, null, 2) : body
    return folded(`JSON of request ${number}`, node('pre', {}, text))
  } catch {
    return folded(`Body of request ${number}`, node('pre', {}, cut ? `${body}…` : body))
  }
}

/** @param {number} reach */
export function subscribers(reach) {
  return `${count(reach)} subscriber${reach === 1 ? '' : 's'}`
}

/** @type {(number: number) => string} */
const count = number => number.toLocaleString('en')

/**
 * An element. Strings become text in it, never markup.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {any[]} children of which it gets those that are neither false nor undefined
 */
export function node(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  for (const child of children) if (child !== false && child !== undefined) made.append(child)
  return made
}
