// Combines descriptions.mjs and `fieldTable` into each action's inputs and outputs, and formats them as YAML for the
// manifests.
import { stringify } from 'yaml'
import { browsersText, fieldNames, fieldTable, inputOf } from '../../src/inputs/notification-fields.ts'
import { guardWords } from '../../src/inputs/settings.ts'
import {
  audiencesOutputs,
  previewGroups,
  previewInputs,
  previewOutputs,
  sendGroups,
  sendInputs,
  sendOutputs,
  serviceGroups,
  serviceInputs,
} from './descriptions.mjs'

/** @typedef {import('./descriptions.mjs').InputText} InputText */
/** @typedef {import('../../src/inputs/notification-fields.ts').FieldName} FieldName */
/** @typedef {import('../../src/inputs/notification-fields.ts').Kind} Kind */
/** @typedef {{ title: string, note?: string, inputs: Record<string, InputText> }} Group */
/** @typedef {{ groups: Group[], outputs: Record<string, string> }} Interface */

/** Text to add to a field's description, by the field's kind. @type {Partial<Record<Kind, string>>} */
const ofKind = {
  buttons: 'Browsers show at most two.',
  duration: 'In seconds, or with a unit (`12h`, `2d`).',
}

/** Text to add to an input's description, by the kind of its field. @type {Partial<Record<Kind, string>>} */
const ofInput = { buttons: 'In YAML or JSON.' }

/**
 * Returns a field's description for the manifests or payload.schema.json. `more` has additional text by kind.
 * @param {FieldName} name
 * @param {Partial<Record<Kind, string>>} more
 */
export function fieldDescription(name, more = {}) {
  const { kind, description, browsers } = fieldTable[name]
  const support = browsersText(browsers).replace(', ', ' and ')
  const shownBy = support === 'all' ? '' : `${support} only.`
  return [description, more[kind], ofKind[kind], shownBy].filter(Boolean).join(' ')
}

/** @type {Record<string, InputText>} */
const contentInputs = Object.fromEntries(
  fieldNames.map(name => [inputOf(name), { description: fieldDescription(name, ofInput) }]),
)

/** Each action's inputs and outputs, by manifest path. @satisfies {Record<string, Interface>} */
export const interfaces = {
  'action.yml': { groups: grouped(sendGroups, { ...sendInputs, ...contentInputs }), outputs: sendOutputs },
  'audiences/action.yml': { groups: grouped(serviceGroups, serviceInputs), outputs: audiencesOutputs },
  'preview/action.yml': {
    groups: grouped(previewGroups, { ...previewInputs, ...contentInputs }),
    outputs: previewOutputs,
  },
}

/**
 * @param {import('./descriptions.mjs').InputGroup<string>[]} groups
 * @param {Record<string, InputText>} inputs
 * @returns {Group[]}
 * @throws {Error} if an input is not in exactly one group, or has no description
 */
function grouped(groups, inputs) {
  const names = groups.flatMap(({ names }) => names)
  const wrong = [
    ...Object.keys(inputs).flatMap(name => (names.includes(name) ? [] : [`${name} is in no group of inputs`])),
    ...names.flatMap((name, index) => (names.indexOf(name) < index ? [`${name} is in two groups of inputs`] : [])),
    ...names.flatMap(name => (inputs[name]?.description ? [] : [`${name} has no description`])),
  ]
  if (wrong.length > 0) throw new Error(`build/docs/descriptions.mjs: ${wrong.join('; ')}`)
  return groups.map(({ title, note, names }) => {
    return { title, note, inputs: Object.fromEntries(names.map(name => [name, withGuardWord(name, inputs[name])])) }
  })
}

/**
 * The default of a guard is the word that turns it off.
 * @param {string} name
 * @param {InputText} [input]
 */
function withGuardWord(name, input = { description: '' }) {
  const offWord = guardWords.get(name)
  return offWord === undefined ? input : { ...input, default: offWord }
}

/**
 * Updates the inputs and outputs in a manifest: everything from the `inputs:` line up to the `runs:` line.
 * @param {string} manifest
 * @param {Interface} actionInterface
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
 * Formats a property as YAML. Quotes the text if YAML would otherwise parse it as something other than text.
 * @param {string} name
 * @param {string} text
 */
const property = (name, text) => `    ${name}: ${stringify(text, { singleQuote: true, lineWidth: 0 }).trim()}\n`
