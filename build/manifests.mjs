// The generated parts of the manifests: inputs and outputs.
import { stringify } from 'yaml'

/** @typedef {import('./interface.mjs').Interface} Interface */
/** @typedef {import('./interface.mjs').Group} Group */
/** @typedef {import('./descriptions.mjs').InputText} InputText */

/**
 * Updates the inputs and outputs of a manifest: everything between the lines `inputs:` and `runs:`.
 * @param {string} manifest
 * @param {Interface} its
 * @returns {string}
 */
export function withInterface(manifest, { groups, outputs }) {
  const inputs = groups.map(groupBlock).join('\n')
  const described = Object.entries(outputs).map(
    ([name, description]) => `  ${name}:\n${property('description', description)}`,
  )
  const generated = `inputs:\n${inputs}\noutputs:\n${described.join('')}\n`
  return manifest.replace(/^inputs:$[\s\S]*?(?=^runs:$)/m, () => generated)
}

/** @param {Group} group */
function groupBlock({ title, note, inputs }) {
  const comments = [title, note].filter(Boolean).map(line => `  # ${line}\n`)
  return [...comments, ...Object.entries(inputs).map(([name, input]) => inputBlock(name, input))].join('')
}

/**
 * @param {string} name
 * @param {InputText} input
 */
function inputBlock(name, { description, required = false, default: value }) {
  const properties = [property('description', description), `    required: ${required}\n`]
  if (value !== undefined) properties.push(property('default', value))
  return `  ${name}:\n${properties.join('')}`
}

/**
 * Writes a text as YAML. Puts it in quotes if YAML would read it as another value.
 * @param {string} name
 * @param {string} text
 */
const property = (name, text) => `    ${name}: ${stringify(text, { singleQuote: true, lineWidth: 0 }).trim()}\n`
