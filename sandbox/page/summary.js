import { node } from './draw.js'
import { imageSource } from './examples.mjs'

const { DOMParser, trustedTypes } = /** @type {any} */ (globalThis)

/** The elements and attributes that the action writes and that GitHub allows in a job summary. */
const elements =
  'a b br code dd details div dl dt em h2 h3 hr i img kbd li ol p pre s span strong sub summary sup table tbody td th thead tr ul'.split(
    ' ',
  )
const attributes = ['align', 'alt', 'clear', 'colspan', 'dir', 'height', 'rowspan', 'title', 'valign', 'width']

// This policy need not sanitize the text. The browser parses it into a document that is never shown, so nothing in it
// runs or loads, and `copy` copies only the allowed parts.
const policy = trustedTypes?.createPolicy('summary', { createHTML: (/** @type {string} */ text) => text })

/**
 * Returns the elements that GitHub would show for a job summary. Omits everything that GitHub does not allow.
 * @param {string} markup
 */
export function drawSummary(markup) {
  const parsed = new DOMParser().parseFromString(policy?.createHTML(markup) ?? markup, 'text/html')
  return node('div', { class: 'summary' }, ...[...parsed.body.childNodes].flatMap(copy))
}

/**
 * @param {any} source
 * @returns {any[]}
 */
function copy(source) {
  if (source.nodeType === 3) return [source.data]
  const name = source.localName
  if (!elements.includes(name)) return []
  const given = Object.fromEntries(
    attributes.filter(key => source.hasAttribute(key)).map(key => [key, source.getAttribute(key)]),
  )
  const [href, src] = [source.getAttribute('href'), source.getAttribute('src')]
  if (name === 'a' && /^https?:/i.test(href))
    Object.assign(given, { href, target: '_blank', rel: 'noopener noreferrer' })
  if (name === 'img' && /^https:/i.test(src)) {
    const shown = imageSource(source.getAttribute('alt') === 'banner' ? 'banner' : 'icon', src)
    Object.assign(given, { src: shown, referrerpolicy: 'no-referrer' })
  }
  return [node(name, given, ...[...source.childNodes].flatMap(copy))]
}
