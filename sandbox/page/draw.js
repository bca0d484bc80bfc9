// The type check uses Node's types, which do not include browser globals.
const { document } = /** @type {any} */ (globalThis)

/** @type {(id: string) => any} */
export const byId = id => document.getElementById(id)

/**
 * @param {string} summary
 * @param {any} content
 */
export function folded(summary, content) {
  return node('details', {}, node('summary', {}, summary), content)
}

/**
 * Splits text into children for `node`. Text in backticks becomes a `code` element.
 * @param {string} text
 */
export function withCode(text) {
  const parts = text.split(/`([^`]+)`/)
  return parts.map((part, index) => (index % 2 === 1 ? node('code', {}, part) : part))
}

/**
 * Creates an element. String children become plain text, never markup.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {any[]} children `false` is skipped
 */
export function node(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children.filter(child => child !== false))
  return made
}
