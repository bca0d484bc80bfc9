import { data, Evaluator, Lexer, Parser, wellKnownFunctions } from '../dist/sandbox/libraries.mjs'

/**
 * The data that a workflow's expressions can use. `inputs` is undefined if the user entered only a step, because its
 * workflow's inputs are unknown.
 * @typedef {object} Simulated
 * @property {Record<string, unknown>} event
 * @property {{ event_name: string } & Record<string, string>} github the other values in the `github` context
 * @property {Record<string, string>} variables the repository's variables, none of which is empty
 * @property {Record<string, string>} secrets
 * @property {Record<string, string | number | boolean> | undefined} inputs
 * @property {Record<string, unknown>} [matrix] the values of one job of a matrix
 */
/**
 * The names that expressions looked up but did not find. `unknown` has those that the sandbox does not simulate, and
 * `unset` the variables and secrets without a value, which GitHub replaces with an empty text.
 * @typedef {{ unknown: string[], unset: string[] }} Missing
 */

/** All of GitHub's contexts. The sandbox simulates only `github`, `vars`, `secrets`, `inputs`, and `matrix`. */
const contexts = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ')

/** The contexts that an `if` can use. */
const contextsOfConditions = contexts.filter(name => name !== 'secrets')

/** The status functions' return values. The sandbox assumes that no earlier job or step failed. */
const statuses = { success: true, always: true, failure: false, cancelled: false }

const statusFunctions = Object.entries(statuses).map(([name, value]) => {
  return { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(value) }
})

/** The maximum length of a text that an expression makes. Without a limit, nested `format()` would fill the memory. */
const maxText = 65_536

const unlimitedFormat = /** @type {typeof wellKnownFunctions[string]} */ (wellKnownFunctions.format)

/**
 * `format()` with a limit on its result.
 * @type {typeof unlimitedFormat}
 */
const format = {
  ...unlimitedFormat,
  call: (...values) => {
    const [template = '', ...others] = values.map(value => value.coerceString())
    const longest = Math.max(0, ...others.map(({ length }) => length))
    const places = template.split('{').length - 1
    if (template.length + places * longest > maxText) throw new Error('the result of `format()` is too long')
    return unlimitedFormat.call(...values)
  },
}

const functions = [...statusFunctions, format]
const functionsByName = new Map(functions.map(definition => [definition.name, definition]))

/** Matches the rest of an expression, which may have braces inside single-quoted strings. */
const restOfExpression = /((?:'[^']*'|[^'}]|\}(?!\}))*)\}\}/y

/**
 * Replaces each expression in `text` with its value, as GitHub does.
 * @param {string} text
 * @param {Simulated} simulated
 * @returns {{ text: string } & Missing}
 * @throws {Error} if an expression is not valid
 */
export function filledIn(text, simulated) {
  /** @type {Missing} */
  const missing = { unknown: [], unset: [] }
  let filled = ''
  let end = 0
  for (let start = text.indexOf('${{'); start !== -1; start = text.indexOf('${{', end)) {
    restOfExpression.lastIndex = start + '${{'.length
    const [, expression] = restOfExpression.exec(text) ?? []
    if (expression === undefined) throw new Error(`an expression has no end: \`\${{\` without \`}}\``)
    const { value, unknown, unset } = evaluated(expression, simulated)
    missing.unknown.push(...unknown)
    missing.unset.push(...unset)
    filled += text.slice(end, start) + value.coerceString()
    end = restOfExpression.lastIndex
  }
  return { text: filled + text.slice(end), ...missing }
}

/**
 * Returns whether an `if` condition is true. The `${{ }}` around it is optional.
 * @param {string} condition
 * @param {Simulated} simulated
 * @returns {boolean | undefined} undefined if it uses a value that the sandbox does not simulate
 * @throws {Error} if the condition is not valid
 */
export function holds(condition, simulated) {
  const expression = condition.trim().replace(/^\$\{\{(.*)\}\}$/s, '$1')
  const { value, unknown } = evaluated(`!(${expression})`, simulated, contextsOfConditions)
  return unknown.length > 0 ? undefined : value.coerceString() === 'false'
}

/**
 * @param {string} expression
 * @param {Simulated} simulated
 * @param {string[]} [allowed] the contexts that GitHub allows here
 */
function evaluated(expression, simulated, allowed = contexts) {
  /** @type {Missing} */
  const missing = { unknown: [], unset: [] }
  const parser = new Parser(new Lexer(expression).lex().tokens, allowed, functions)
  const parsed = parser.parse()
  if (parsed === undefined) throw new Error('an expression is empty')
  try {
    const value = new Evaluator(parsed, contextOf(simulated, missing), functionsByName).evaluate()
    return { value, ...missing }
  } catch (error) {
    // Ignore the error if a value is unknown, because the null that replaces the value may be the cause.
    if (missing.unknown.length === 0) throw error
    return { value: new data.Null(), ...missing }
  }
}

/**
 * @param {Simulated} simulated
 * @param {Missing} missing collects every name that is looked up but not found
 */
function contextOf({ event, github, variables, secrets, inputs, matrix }, { unknown, unset }) {
  const ofEvent = Object.entries(event).map(([key, value]) => ({ key, value: known(`github.event.${key}.`, value) }))
  const ofGithub = known('github.', github)
  // Values missing from the event count as empty, not unknown: the workflow may use values that only other events have.
  ofGithub.add('event', new data.Dictionary(...ofEvent))
  const top = new Known('', unknown)
  top.add('github', ofGithub)
  top.add('vars', known('vars.', variables, unset))
  top.add('secrets', known('secrets.', secrets, unset))
  if (matrix !== undefined) top.add('matrix', known('matrix.', matrix))
  top.add('inputs', inputs === undefined ? known('inputs.', {}) : JSON.parse(JSON.stringify(inputs), data.reviver))
  return top

  /**
   * @param {string} path
   * @param {unknown} value
   * @param {string[]} [missing]
   * @returns {any}
   */
  function known(path, value, missing = unknown) {
    if (typeof value !== 'object' || value === null) return data.reviver('', value)
    const mapping = new Known(path, missing)
    for (const [key, inner] of Object.entries(value)) mapping.add(key, known(`${path}${key}.`, inner))
    return mapping
  }
}

/** A mapping that records the name of each failed lookup. */
class Known extends data.Dictionary {
  #path
  #missing

  /**
   * @param {string} path the mapping's path, with a trailing dot
   * @param {string[]} missing
   */
  constructor(path, missing) {
    super()
    this.#path = path
    this.#missing = missing
  }

  /**
   * @param {string} key
   * @override
   */
  get(key) {
    const found = super.get(key)
    if (found === undefined) this.#missing.push(`${this.#path}${key}`)
    return found ?? new data.Null()
  }
}
