import { httpReasons, outcomes, reasons } from './reference.mjs'

/** @typedef {{ description: string, required?: boolean, default?: string }} Input */
/** @typedef {{ inputs: Record<string, Input>, outputs: Record<string, { description: string }> }} Manifest */

/**
 * A document with its tables, and one list of names, written anew, each between `<!-- name:start -->` and
 * `<!-- name:end -->`.
 * @param {string} document
 * @param {{ send: Manifest, audiences: Manifest }} manifests
 * @returns {string}
 * @throws {Error} where the document lacks the place of a table, or has two
 */
export function withTables(document, { send, audiences }) {
  const tables = {
    inputs: inputTable(send),
    'audiences-inputs': Object.keys(audiences.inputs).map(code).join(', '),
    outputs: outputTable(send),
    'audiences-outputs': outputTable(audiences),
    outcomes: outcomeTable(),
    reasons: reasonTable(),
  }
  return Object.entries(tables).reduce((text, [name, rows]) => replaceBetween(text, name, rows), document)
}

/**
 * @param {string} document
 * @param {string} name
 * @param {string} table
 */
function replaceBetween(document, name, table) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [before, rest, ...more] = document.split(start)
  const [, after, ...others] = rest?.split(end) ?? []
  if (after === undefined || more.length > 0 || others.length > 0) {
    throw new Error(`the README needs ${start} and, behind it, ${end}, each once`)
  }
  return `${before}${start}\n${table}\n${end}${after}`
}

/** @param {Manifest} manifest */
function inputTable({ inputs }) {
  const rows = Object.entries(inputs).map(([name, { description, required, default: value }]) => {
    return [code(name), required ? '**required**' : value === undefined ? '' : code(value), description]
  })
  return table(['input', 'default', 'what it is'], rows)
}

/** @param {Manifest} manifest */
function outputTable({ outputs }) {
  const rows = Object.entries(outputs).map(([name, { description }]) => [code(name), description])
  return table(['output', 'what it is'], rows)
}

function outcomeTable() {
  const rows = Object.entries(outcomes).map(([name, { meaning, passes }]) => {
    return [code(name), meaning, passes ? 'passes' : 'fails']
  })
  return table(['outcome', 'what it means', 'the step'], rows)
}

function reasonTable() {
  const rows = Object.entries({ ...reasons, ...httpReasons }).map(([name, { outcomes, meaning, remedy }]) => {
    return [code(name), outcomes.map(code).join(', '), meaning, remedy]
  })
  return table(['reason', 'outcome', 'what it means', 'what to do'], rows)
}

/** @param {string} text */
const code = text => `\`${text}\``

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
