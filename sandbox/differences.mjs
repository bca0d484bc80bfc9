import { conditionHolds, filledValue, variablesIn } from './contexts.mjs'

/**
 * A planned run.
 * @typedef {object} Planned
 * @property {import('./workflow.mjs').Workflow} workflow
 * @property {import('./contexts.mjs').Start} start
 * @property {import('./contexts.mjs').Place} place
 * @property {import('./workflow.mjs').Step} step the step that runs
 * @property {import('./expressions.mjs').Simulated} simulated
 * @property {import('./plan.mjs').Prepared} prepared
 */

/** A link to the box in which the user enters the variables. The browser unfolds the box. */
export const variablesBox = '[Variables of the repository](#variables)'

/**
 * Describes how a run differs from one on GitHub, and which settings it lacks.
 * @param {Planned} planned
 * @returns {string[]}
 */
export function differences(planned) {
  const subjects = [ofEvent, ofSettings, ofAddress, ofEnvironment, ofSteps, ofMatrix, ofInputs]
  return subjects.flatMap(subject => subject(planned))
}

/** @param {Planned} planned */
function ofEvent({ workflow: { events }, start: { event } }) {
  if (events === undefined || events.includes(event)) return []
  return [`GitHub does not start this workflow on \`${event}\`, because its \`on\` does not name it.`]
}

/** @param {Planned} planned */
function ofSettings({ simulated, prepared: { unset } }) {
  const namesIn = (/** @type {string} */ context) =>
    unset.filter(name => name.startsWith(`${context}.`)).map(name => name.slice(context.length + 1))
  const [variables, secrets] = [namesIn('vars'), namesIn('secrets')]
  const notes = []
  if (secrets.length > 0) {
    const known = listOf(Object.keys(simulated.secrets))
    notes.push(`This workflow reads ${named('secret', secrets)} not set here. The sandbox has only ${known}.`)
  }
  if (variables.length > 0)
    notes.push(`This workflow reads ${named('variable', variables)} not set here (under ${variablesBox}).`)
  return notes
}

/**
 * @param {string} kind
 * @param {string[]} names
 */
function named(kind, names) {
  const isOne = new Set(names).size === 1
  return isOne ? `the ${kind} ${listOf(names)}, which is` : `the ${kind}s ${listOf(names)}, which are`
}

/** @param {Planned} planned */
function ofAddress({ start, place: { url } }) {
  const { PUSH_BASE_URL: address = url } = variablesIn(start.variables)
  if (address.replace(/\/+$/, '') === url) return []
  return [`\`PUSH_BASE_URL\` was \`${url}\`, not \`${address}\`, because this page only sends to the sandbox.`]
}

/** @param {Planned} planned */
function ofEnvironment({ step: { environment }, simulated }) {
  if (environment === undefined) return []
  const { text, unknown } = filledValue(environment, simulated)
  if (text === '' && unknown.length === 0) return []
  const name = text || environment.text
  return [`The sandbox has no environment \`${name}\` (line ${environment.line}), so nobody was asked for an approval.`]
}

/** @param {Planned} planned */
function ofSteps({ workflow: { steps, otherSteps }, step, simulated }) {
  const unknown = step.conditions.filter(condition => conditionHolds(condition, simulated) === undefined)
  const ignored = [...unknown.map(({ line }) => ({ key: 'if', line })), ...step.around]
  const names = ignored.map(({ key, line }) => `\`${key}\` (line ${line})`)
  const others = steps.length - 1 + otherSteps
  if (others > 0) names.push(others === 1 ? 'the other step' : `the ${others} other steps`)
  if (names.length === 0) return []
  return [`Only the step on line ${step.line} ran. The sandbox does not simulate ${joined(names)}.`]
}

/** @param {Planned} planned */
function ofMatrix({ simulated: { matrix = {} } }) {
  const values = Object.entries(matrix).map(([name, value]) => `\`${name}\` was \`${value}\``)
  return values.length > 0 ? [`Of the matrix, only the first job ran: ${joined(values)}.`] : []
}

/** @param {Planned} planned */
function ofInputs({ place: { campaign }, prepared: { inputs, files, substituted, skipsUrlCheck } }) {
  const notes = [...substituted].map(
    ([input, names]) => `\`${input}\` was \`${inputs[input]}\`: the sandbox does not simulate ${listOf(names)}.`,
  )
  for (const path of campaign.name === undefined ? Object.keys(files) : [])
    notes.push(`\`${path}\` had the text of the campaign on this page.`)
  if (skipsUrlCheck) notes.push('`check-urls` was not used, because the pages of the samples do not exist.')
  return notes
}

/**
 * Lists names, each once and as code.
 * @param {string[]} names
 */
export function listOf(names) {
  return joined([...new Set(names)].map(name => `\`${name}\``))
}

/** @param {string[]} items */
function joined(items) {
  return new Intl.ListFormat('en').format(items)
}
