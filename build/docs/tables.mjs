// Generates parts of README.md and docs/ from descriptions.mjs, outcomes.mjs, and `fieldTable`.
import { browsers, fieldNames, fieldTable } from '../../src/inputs/notification-fields.ts'
import { interfaces } from './manifests.mjs'
import { httpReasons, outcomes, reasons } from './outcomes.mjs'

/** @typedef {import('./manifests.mjs').Interface} Interface */
/** @typedef {import('./descriptions.mjs').InputText} InputText */

const { 'action.yml': send, 'audiences/action.yml': audiences, 'preview/action.yml': preview } = interfaces

/**
 * The generated parts of the docs, by name. In a document, each part is between two comments: `<!-- name:start -->` and
 * `<!-- name:end -->`.
 * @type {Record<string, () => string>}
 */
export const parts = {
  inputs: () => inputTable(send),
  outputs: () => outputTable(send),
  outcomes: outcomeTable,
  fields: fieldsTable,
  'audiences-inputs': () => `${inputNames(audiences).map(code).join(', ')}.`,
  'audiences-outputs': () => outputTable(audiences),
  'preview-inputs': () => inputTable(preview, send),
  'preview-outputs': () => outputTable(preview),
  reasons: reasonSections,
}

/**
 * Updates the generated parts of a document.
 * @param {string} path
 * @param {string} text
 * @returns {string}
 * @throws {Error} if a part is unknown or its end comment is missing
 */
export function withTables(path, text) {
  return text.replace(/<!-- ([\w-]+):start -->\n(?:[\s\S]*?(<!-- \1:end -->))?/g, (_, name, end) => {
    const make = parts[name]
    if (!make || !end) throw new Error(`${path}: "${name}" ${make ? 'has no end' : 'is not a part that is generated'}`)
    return `<!-- ${name}:start -->\n${make()}\n${end}`
  })
}

/** @param {Interface} actionInterface */
const inputNames = ({ groups }) => groups.flatMap(({ inputs }) => Object.keys(inputs))

/**
 * Returns a single table of all inputs. Each group starts with a row for its title and note. Within a group, all inputs
 * that have the same description in `other` share a row.
 * @param {Interface} actionInterface
 * @param {Interface} [other]
 */
function inputTable({ groups }, other) {
  const known = new Map(other?.groups.flatMap(({ inputs }) => Object.entries(inputs)) ?? [])
  const rows = groups.flatMap(({ title, note = '', inputs }) => {
    const head = title === '' ? [] : [[`**${title}**`, '', note]]
    const isKnown = (/** @type {[string, InputText]} */ [name, { description }]) =>
      known.get(name)?.description === description
    const own = Object.entries(inputs).filter(input => !isKnown(input))
    const shared = Object.entries(inputs)
      .filter(isKnown)
      .map(([name]) => code(name))
    const sharedRow =
      shared.length > 0 ? [[shared.join(', '), '', 'Same as in the [send action](../README.md#inputs).']] : []
    return [...head, ...own.map(inputRow), ...sharedRow]
  })
  return table(['input', 'default', 'what it does'], rows)
}

/** @param {[string, InputText]} input */
function inputRow([name, { description, required, default: value }]) {
  const withoutInput = value === undefined ? '' : code(value)
  return [code(name), required ? '**required**' : withoutInput, description]
}

/** @param {Interface} actionInterface */
function outputTable({ outputs }) {
  const rows = Object.entries(outputs).map(([name, description]) => [code(name), description])
  return table(['output', 'description'], rows)
}

/**
 * The API's type for each kind of field.
 * @type {Record<import('../../src/inputs/notification-fields.ts').Kind, string>}
 */
const types = {
  text: 'string',
  image: 'string',
  page: 'string',
  buttons: 'array of objects',
  duration: 'number of seconds',
}

function fieldsTable() {
  const rows = fieldNames.map(name => {
    const { kind, required, description, browsers: support } = fieldTable[name]
    return [code(name), types[kind], required ? 'yes' : 'no', description, ...support]
  })
  const target = [code('target'), 'object', 'yes', 'Who receives the notification.', '', '', '']
  return table(['field', 'type', 'required', 'meaning', ...browsers], [...rows, target])
}

function outcomeTable() {
  const rows = Object.entries(outcomes).map(([name, { meaning, passes }]) => {
    return [code(name), meaning, passes ? 'passes' : 'fails']
  })
  return table(['outcome', 'meaning', 'the step'], rows)
}

/** Returns a section for each reason. Annotations link to the section headings. */
function reasonSections() {
  return Object.entries({ ...reasons, ...httpReasons })
    .map(reasonSection)
    .join('\n\n')
}

/** @param {[string, import('./outcomes.mjs').ReasonEntry]} entry */
function reasonSection([name, { outcomes, meaning, remedy }]) {
  return `### ${code(name)}\n\n${meaning} (${outcomes.map(code).join(' or ')})\n\n${remedy}`
}

/** @param {string} text */
const code = text => `\`${text}\``

/**
 * Returns a Markdown table without spaces around the pipes, because __tests__/contract/documents.test.ts would
 * otherwise count each pipe as a word.
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `|${cells.map(cell => cell.replaceAll('|', '\\|')).join('|')}|`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
