import { node } from './draw.js'
import { imageSource } from './examples.mjs'

const { DOMParser, trustedTypes } = /** @type {any} */ (globalThis)

const sampleRepository = 'https://github.com/octo/kestrel/'

/** The elements and attributes that the action uses and GitHub allows in job summaries. */
const elements =
  'a b br code dd details div dl dt em h2 h3 hr i img kbd li ol p pre s span strong sub summary sup table tbody td th thead tr ul'.split(
    ' ',
  )
const attributes = ['align', 'alt', 'clear', 'colspan', 'dir', 'height', 'rowspan', 'title', 'valign', 'width']

// This policy does not need to sanitize the text, because the browser parses it into a document that is never shown.
// Nothing in that document runs or loads, and `copy` copies only the allowed parts.
const policy = trustedTypes?.createPolicy('summary', { createHTML: (/** @type {string} */ text) => text })

/**
 * Renders a job summary the way GitHub would, without anything that GitHub does not allow.
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
  // The sample repository does not exist, so its pages would not be found.
  const isSample = href?.startsWith(sampleRepository) === true
  if (name === 'a' && isSample) given.title = 'The sandbox has no such page. On GitHub, this is a link.'
  if (name === 'a' && !isSample && /^https?:/i.test(href))
    Object.assign(given, { href, target: '_blank', rel: 'noopener noreferrer' })
  if (name === 'img' && /^https:/i.test(src)) {
    const shown = imageSource(source.getAttribute('alt') === 'banner' ? 'banner' : 'icon', src)
    Object.assign(given, { src: shown, referrerpolicy: 'no-referrer' })
  }
  return [node(name, given, ...[...source.childNodes].flatMap(copy))]
}
