/** @typedef {Pick<import('./page/read-step.mjs').ParsedStep, 'formInputs' | 'isCalled'>} Form the inputs of the workflow itself */
/** @typedef {{ name: string, event: object, url: string, form: Form }} Context the event by name and content, and the address of the sandbox */

/** @type {(value: string) => boolean} */
export const hasExpression = value => value.includes('${{')

/**
 * A value in which the expressions are evaluated that the sandbox knows, as GitHub does it: a value of the event, of the
 * workflow's own inputs or of the variable with the service's address, alone or with a literal after `||`;
 * and whether the event has a name.
 * @param {string} value
 * @param {Context} context
 */
export function evaluated(value, context) {
  return value.replace(/\$\{\{([^{}]*)\}\}/g, (whole, expression) => {
    const [, sign, event] = /^github\.event_name *([!=]=) *'([^']*)'$/.exec(expression.trim()) ?? []
    if (sign !== undefined) return `${(event === context.name) === (sign === '==')}`
    const pattern = /^([\w.-]+)(?: *\|\| *(?:'([^']*)'|(true|false)))?$/
    const [, path, text, word] = pattern.exec(expression.trim()) ?? []
    if (path === undefined) return whole
    const found = lookUp(path, context)
    const literal = text ?? word
    if (literal === undefined) return found ?? whole
    // Without the form of a run by hand, as on a schedule, an input has no value.
    const isEmpty = found === undefined ? inputName(path) !== undefined : ['', 'false', '0'].includes(found)
    return isEmpty ? literal : (found ?? whole)
  })
}

/** @type {(path: string) => string | undefined} */
const inputName = path => /^(?:github\.event\.)?inputs\.([\w-]+)$/.exec(path)?.[1]

/**
 * @param {string} path
 * @param {Context} context
 * @returns {string | undefined} undefined if only GitHub, or somebody who fills in a form, can know it
 */
function lookUp(path, { name, event, url, form: { formInputs, isCalled } }) {
  const input = inputName(path)
  if (input !== undefined) {
    if (name !== 'workflow_dispatch' && !isCalled) return ''
    return formInputs?.has(input) ? formInputs.get(input) : formInputs && ''
  }
  if (path === 'vars.PUSH_BASE_URL') return url
  const [context, root, ...names] = path.split('.')
  if (context !== 'github' || root !== 'event') return undefined
  /** @type {any} */
  let found = event
  for (const name of names) found = Object.hasOwn(found ?? {}, name) ? found[name] : undefined
  return ['string', 'number', 'boolean'].includes(typeof found) ? `${found}` : undefined
}
