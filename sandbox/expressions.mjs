/**
 * What the expressions of a step can read: the event by name and content, the address of the sandbox, and the form of the workflow.
 * @typedef {{ name: string, event: object, url: string, form: import('./read-step.mjs').Step['form'] }} Context
 */

const inputName = /^(?:github\.event\.)?inputs\.([\w-]+)$/

/** @type {(value: string) => boolean} */
export const hasExpression = value => value.includes('${{')

/**
 * A value in which the expressions are evaluated that the sandbox knows, as GitHub does it: what `lookUp` finds, alone or with a
 * default, and whether the event has a name.
 * @param {string} value
 * @param {Context} context
 */
export function evaluated(value, context) {
  return value.replace(/\$\{\{([^{}]*)\}\}/g, (whole, inside) => {
    const expression = inside.trim()
    const [, sign, event] = /^github\.event_name *([!=]=) *'([^']*)'$/.exec(expression) ?? []
    if (sign !== undefined) return `${(event === context.name) === (sign === '==')}`
    const [, path = '', text, word] = /^([\w.-]+)(?: *\|\| *(?:'([^']*)'|(true|false)))?$/.exec(expression) ?? []
    const found = lookUp(path, context)
    // Without a form that somebody fills in, as on a schedule, an input has no value.
    const isEmpty = found === undefined ? inputName.test(path) : ['', 'false', '0'].includes(found)
    const value = isEmpty ? (text ?? word) : found
    return value ?? found ?? whole
  })
}

/**
 * @param {string} path
 * @param {Context} context
 * @returns {string | undefined} undefined if only GitHub, or somebody who fills in a form, can know it
 */
function lookUp(path, { name, event, url, form }) {
  const [, input] = inputName.exec(path) ?? []
  if (input !== undefined) {
    const isFilledIn = name === 'workflow_dispatch' && form?.has(input)
    return isFilledIn ? form?.get(input) : form && ''
  }
  if (path === 'vars.PUSH_BASE_URL') return url
  if (!path.startsWith('github.event.')) return undefined
  /** @type {any} */
  let found = event
  for (const key of path.split('.').slice(2)) found = Object.hasOwn(found ?? {}, key) ? found[key] : undefined
  return ['string', 'number', 'boolean'].includes(typeof found) ? `${found}` : undefined
}
