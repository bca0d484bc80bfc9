import { filledForm } from './contexts.mjs'
import { variablesBox } from './differences.mjs'
import { eventNames } from './events.mjs'
import { planRun } from './plan.mjs'

/** @typedef {import('./workflow.mjs').Workflow} Workflow */
/** @typedef {import('./contexts.mjs').Start} Start */
/** @typedef {import('./contexts.mjs').Place} Place */
/**
 * A different start of the workflow, and what the user has to do for it.
 * @typedef {{ changes: Partial<Start>, todo: string }} Way
 */

/**
 * Says how to start a workflow so that it sends, after a run that was a dry run.
 * @param {Workflow} workflow
 * @param {Start} start how the dry run was started
 * @param {Place} place
 * @returns {string}
 */
export function howToSend(workflow, start, place) {
  const isLive = { variables: `${start.variables}\nPUSH_LIVE=true` }
  const live = { changes: isLive, todo: `set the variable \`PUSH_LIVE\` to \`true\` (under ${variablesBox})` }
  const ways = [...otherForms(workflow, start), live, ...otherEvents(workflow, start, live)]
  const way = ways.find(({ changes }) => sends(workflow, { ...start, ...changes }, place))
  return `To send, ${way?.todo ?? 'set it to false in the workflow'}.`
}

/**
 * Returns the ways that differ in one checkbox of the form.
 * @param {Workflow} workflow
 * @param {Start} start
 * @returns {Way[]}
 */
function otherForms(workflow, start) {
  const boxes = filledForm(workflow, start).filter(({ type }) => type === 'boolean')
  return boxes.map(({ name, description, value }) => {
    const isChecked = value === 'true'
    const [label] = description.split(':')
    const changes = { values: { ...start.values, [name]: `${!isChecked}` } }
    return { changes, todo: `${isChecked ? 'clear' : 'check'} "${label}" in the form` }
  })
}

/**
 * @param {Workflow} workflow
 * @param {Start} start
 * @param {Way} live
 * @returns {Way[]}
 */
function otherEvents({ events = [] }, start, live) {
  const others = eventNames.filter(event => events.includes(event) && event !== start.event)
  return others.flatMap(event => {
    const todo = `choose \`${event}\` under Started by`
    return [
      { changes: { event }, todo },
      { changes: { event, ...live.changes }, todo: `${todo}, and ${live.todo}` },
    ]
  })
}

/** @type {(...run: Parameters<typeof planRun>) => boolean} */
function sends(...run) {
  try {
    const { inputs } = planRun(...run)
    return /^false$/i.test(inputs['dry-run']?.trim() ?? 'false')
  } catch {
    return false
  }
}
