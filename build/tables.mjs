import { parse } from 'yaml'
import { browsers, fieldNames, fieldTable } from '../src/inputs/notification-fields.ts'
import { inputGroups } from './input-groups.mjs'
import { httpReasons, outcomes, reasons } from './reference.mjs'

/** @typedef {{ description: string, required?: boolean, default?: string }} Input */
/** @typedef {{ description: string }} Output */
/** @typedef {import('./input-groups.mjs').InputGroup} InputGroup */
/** @typedef {{ inputs: Record<string, Input>, outputs: Record<string, Output>, groups: InputGroup[] }} Manifest */

/** @typedef {{ send: Manifest, audiences: Manifest, preview: Manifest }} Manifests */

/** The documents with generated parts, and the names of these parts in each. */
export const documents = {
  'README.md': ['inputs', 'outputs', 'outcomes'],
  'docs/api.md': ['fields'],
  'docs/campaigns.md': ['preview-inputs', 'preview-outputs', 'audiences-inputs', 'audiences-outputs'],
  'docs/troubleshooting.md': ['reasons'],
}

/**
 * @param {string} text of an action.yml
 * @returns {Manifest}
 */
export function readManifest(text) {
  return { ...parse(text), groups: inputGroups(text) }
}

/**
 * A document with its generated parts brought up to date, each between `<!-- name:start -->` and `<!-- name:end -->`.
 * @param {keyof typeof documents} path
 * @param {string} text
 * @param {Manifests} manifests
 * @returns {string}
 * @throws {Error} if the document lacks the place of a part, or has it twice
 */
export function withTables(path, text, { send, audiences, preview }) {
  /** @type {Record<string, () => string>} */
  const parts = {
    inputs: () => inputTable(send),
    outputs: () => outputTable(send),
    outcomes: outcomeTable,
    fields: fieldsTable,
    'audiences-inputs': () => `${Object.keys(audiences.inputs).map(code).join(', ')}.`,
    'audiences-outputs': () => outputTable(audiences),
    'preview-inputs': () => inputTable(preview),
    'preview-outputs': () => outputTable(preview),
    reasons: reasonSections,
  }
  return documents[path].reduce((document, name) => replaceBetween(path, document, name, parts[name]?.() ?? ''), text)
}

/**
 * @param {string} path
 * @param {string} document
 * @param {string} name
 * @param {string} part
 */
function replaceBetween(path, document, name, part) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [before, rest, ...more] = document.split(start)
  const [, after, ...others] = rest?.split(end) ?? []
  if (after === undefined || more.length > 0 || others.length > 0) {
    throw new Error(`${path} needs ${start} and, after it, ${end}, each once`)
  }
  return `${before}${start}\n${part}\n${end}${after}`
}

/**
 * One table of all inputs. A group begins with a row of its own, which has its title and its note.
 * @param {Manifest} manifest
 */
function inputTable({ inputs, groups }) {
  const rows = groups.flatMap(({ title, note, names }) => {
    const head = title === '' ? [] : [[`**${title}**`, '', note]]
    return [...head, ...names.map(name => inputRow(name, inputs[name]))]
  })
  return table(['input', 'default', 'what it does'], rows)
}

/**
 * @param {string} name
 * @param {Input | undefined} input
 */
function inputRow(name, { description, required, default: value } = { description: '' }) {
  const withoutInput = value === undefined ? '' : code(value)
  return [code(name), required ? '**required**' : withoutInput, description]
}

/** @param {Manifest} manifest */
function outputTable({ outputs }) {
  const rows = Object.entries(outputs).map(([name, { description }]) => [code(name), description])
  return table(['output', 'description'], rows)
}

/** The types of the API. @type {Record<import('../src/inputs/notification-fields.ts').Kind, string>} */
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
  const target = [code('target'), 'object', 'yes', 'Who receives it.', '', '', '']
  return table(['field', 'type', 'required', 'meaning', ...browsers], [...rows, target])
}

function outcomeTable() {
  const rows = Object.entries(outcomes).map(([name, { meaning, passes }]) => {
    return [code(name), meaning, passes ? 'passes' : 'fails']
  })
  return table(['outcome', 'meaning', 'the step'], rows)
}

/**
 * A heading for each reason, which annotations link to: first the common ones, then the rare ones, each folded under its
 * heading, so that a link still leads to something that is visible.
 */
function reasonSections() {
  const all = Object.entries({ ...reasons, ...httpReasons })
  const common = all.filter(([, { rare }]) => !rare)
  const rare = all.filter(([, { rare }]) => rare)
  return [...common.map(reasonSection), ...rare.map(reasonSection)].join('\n\n')
}

/** @param {[string, import('./reference.mjs').ReasonEntry]} entry */
function reasonSection([name, { outcomes, meaning, remedy, rare }]) {
  const told = `${meaning} (${outcomes.map(code).join(' or ')})\n\n**Next:** ${remedy}`
  const body = rare ? `<details><summary>Explanation</summary>\n\n${told}\n\n</details>` : told
  return `### ${code(name)}\n\n${body}`
}

/** @param {string} text */
const code = text => `\`${text}\``

/**
 * No spaces around the pipes, so that a count of words counts only words.
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `|${cells.map(cell => cell.replaceAll('|', '\\|')).join('|')}|`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
