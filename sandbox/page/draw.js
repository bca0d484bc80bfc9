import { imageSource } from './examples.mjs'

/** @typedef {import('../journal.mjs').Entry} Entry */
/**
 * A notification that the service has accepted, so its fields keep the rules.
 * @typedef {object} Notification
 * @property {string} title
 * @property {string} message
 * @property {string} icon_url
 * @property {string} [banner_url]
 * @property {string} landing_url
 * @property {{ text: string, url: string }[]} [actions]
 */

// What a browser has is unknown to the types of Node, which most of the scripts are for.
const { document } = /** @type {any} */ (globalThis)

/** @type {(id: string) => any} */
export const byId = id => document.getElementById(id)

/** How many buttons a browser shows. */
const shownButtons = 2

/**
 * What became of a request: `tone` for the eye, `word` for the badge, `text` for the heading.
 * @param {Entry} entry
 */
function outcomeOf({ accepted, audience, complete, refused }) {
  const receivers = audience?.name ?? 'all subscribers'
  if (accepted) return { tone: 'good', word: 'accepted', text: `For ${receivers}` }
  if (!complete) return { tone: 'bad', word: 'incomplete', text: 'The request ended before it was complete' }
  if (refused) return { tone: 'bad', word: 'refused', text: refused.error }
  return { tone: '', word: 'answered', text: 'List of audiences' }
}

/**
 * A request as an item of the list.
 * @param {Entry} entry
 */
export function drawRequest(entry) {
  const { time, status = '', accepted, body, cut, refused } = entry
  const { tone, word, text } = outcomeOf(entry)
  const label = node('span', { class: 'status' }, `${status} ${word}`.trim())
  const heading = node('h3', {}, label, ' ', node('bdi', {}, text))
  const arrival = node('time', { datetime: time }, new Date(time).toTimeString().slice(0, 8))
  const problems = refused?.problems.map(problem => node('li', {}, problem)) ?? []
  return node(
    'li',
    { class: tone },
    node('div', { class: 'head' }, heading, arrival),
    problems.length > 0 && node('ul', { class: 'problems' }, ...problems),
    accepted && !cut && drawNotification(JSON.parse(body)),
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
 * A notification about as a browser draws it.
 * @param {Notification} notification
 */
function drawNotification({ title, message, icon_url, banner_url, landing_url, actions = [] }) {
  const buttons = actions.slice(0, shownButtons).map(({ text, url }) => link(url, text))
  return node(
    'figure',
    { class: 'notification' },
    node('figcaption', {}, new URL(landing_url).host),
    node('p', { class: 'title' }, link(landing_url, title)),
    node('p', { class: 'message' }, message),
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
 * @param {string} summary
 * @param {any} content
 */
export function folded(summary, content) {
  return node('details', {}, node('summary', {}, summary), content)
}

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
