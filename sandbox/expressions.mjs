import { data, Evaluator, Lexer, Parser } from '../dist/sandbox/libraries.mjs'

/**
 * What the expressions of a workflow can read here. `inputs` is undefined if the text has no form, so their values are unknown.
 * @typedef {object} Simulated
 * @property {string} eventName
 * @property {Record<string, unknown>} event
 * @property {Record<string, string>} github everything else in the context `github`
 * @property {Record<string, string>} variables those of the repository
 * @property {Record<string, string | number | boolean> | undefined} inputs
 */

/** Every context that GitHub has. The sandbox simulates `github`, `vars` and `inputs`. */
const contexts = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ')

/** A job that starts has none before it that failed. */
const functions = [
  { name: 'success', minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(true) },
  { name: 'always', minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(true) },
  { name: 'failure', minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(false) },
  { name: 'cancelled', minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(false) },
]

const functionsByName = new Map(functions.map(definition => [definition.name, definition]))

/** An expression in a text. Strings in it are in single quotes, and may contain braces. */
const pattern = /\$\{\{((?:'[^']*'|[^'}]|\}(?!\}))*)\}\}/g

/** @type {(text: string) => boolean} */
export const hasExpression = text => text.includes('${{')

/**
 * A text with the values of its expressions, as GitHub fills them in.
 * @param {string} text
 * @param {Simulated} simulated
 * @returns {{ text: string, unknown: string[] }} `unknown` has what the expressions read that the sandbox does not simulate
 * @throws {Error} if an expression is not valid
 */
export function filledIn(text, simulated) {
  if (hasExpression(text.replace(pattern, ''))) throw new Error(`an expression has no end: \`\${{\` without \`}}\``)
  /** @type {string[]} */
  const unknown = []
  const filled = text.replace(pattern, (_, expression) => {
    const result = evaluated(expression, simulated)
    unknown.push(...result.unknown)
    return result.value.coerceString()
  })
  return { text: filled, unknown }
}

/**
 * Whether the condition of an `if` holds, which may be an expression with or without its braces.
 * @param {string} condition
 * @param {Simulated} simulated
 * @returns {boolean | undefined} undefined if it reads what the sandbox does not simulate
 * @throws {Error} if it is not valid
 */
export function holds(condition, simulated) {
  const expression = condition.trim().replace(/^\$\{\{(.*)\}\}$/s, '$1')
  const { value, unknown } = evaluated(`!(${expression})`, simulated)
  return unknown.length > 0 ? undefined : value.coerceString() === 'false'
}

/**
 * @param {string} expression
 * @param {Simulated} simulated
 */
function evaluated(expression, simulated) {
  /** @type {string[]} */
  const unknown = []
  const parser = new Parser(new Lexer(expression).lex().tokens, contexts, functions)
  const parsed = parser.parse()
  if (parsed === undefined) throw new Error('an expression is empty')
  try {
    const value = new Evaluator(parsed, contextOf(simulated, unknown), functionsByName).evaluate()
    return { value, unknown }
  } catch (error) {
    // A function may refuse the empty value that stands for an unknown one.
    if (unknown.length === 0) throw error
    return { value: new data.Null(), unknown }
  }
}

/**
 * @param {Simulated} simulated
 * @param {string[]} unknown gets the name of everything that is looked up in vain
 */
function contextOf({ eventName, event, github, variables, inputs }, unknown) {
  const ofEvent = Object.entries(event).map(([key, value]) => ({ key, value: known(`github.event.${key}.`, value) }))
  const ofGithub = known('github.', { ...github, event_name: eventName })
  // What an event does not have is empty: one workflow may start on several events.
  ofGithub.add('event', new data.Dictionary(...ofEvent))
  const top = new Known('', unknown)
  top.add('github', ofGithub)
  top.add('vars', known('vars.', variables))
  top.add('inputs', inputs === undefined ? known('inputs.', {}) : JSON.parse(JSON.stringify(inputs), data.reviver))
  return top

  /**
   * @param {string} path
   * @param {unknown} value
   * @returns {any}
   */
  function known(path, value) {
    if (typeof value !== 'object' || value === null) return data.reviver('', value)
    const mapping = new Known(path, unknown)
    for (const [key, inner] of Object.entries(value)) mapping.add(key, known(`${path}${key}.`, inner))
    return mapping
  }
}

/** A mapping that notes the names that it does not have. */
class Known extends data.Dictionary {
  #path
  #unknown

  /**
   * @param {string} path of the mapping, with a dot at its end
   * @param {string[]} unknown
   */
  constructor(path, unknown) {
    super()
    this.#path = path
    this.#unknown = unknown
  }

  /**
   * @param {string} key
   * @override
   */
  get(key) {
    const found = super.get(key)
    if (found === undefined) this.#unknown.push(`${this.#path}${key}`)
    return found ?? new data.Null()
  }
}
