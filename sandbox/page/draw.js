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
 * Splits text into children for `node`. Text in backticks becomes a `code` element, and `[text](#id)` a link to an
 * element of the page.
 * @param {string} text
 */
export function withMarkup(text) {
  return text.split(/(`[^`]+`|\[[^\]]+\]\(#\w+\))/).map(part => {
    const [, code, label, href = ''] = /^(?:`(.+)`|\[(.+)\]\((.+)\))$/.exec(part) ?? []
    if (code !== undefined) return node('code', {}, code)
    return label === undefined ? part : node('a', { href }, label)
  })
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
