// The type check uses Node's types, which do not include the globals of a browser.
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
 * Splits text into children for `node`. Words in backticks become code elements.
 * @param {string} text
 */
export function withCode(text) {
  const parts = text.split(/`([^`]+)`/)
  return parts.map((part, index) => (index % 2 === 1 ? node('code', {}, part) : part))
}

/**
 * Creates an element. Strings become plain text in it, never markup.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {any[]} children the children; `false` is left out
 */
export function node(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children.filter(child => child !== false))
  return made
}
