import { sampleInputs } from './examples.mjs'

/**
 * The step of a workflow that sends to a sandbox, as YAML. The terminal and the page show the same lines.
 * @param {{ url: string, token: string, audienceId?: number | undefined, inputs?: string | undefined }} options
 *   without an audience it sends to all subscribers; `inputs` are the lines of all the others
 */
export function stepLines({ url, token, audienceId, inputs = sampleInputs }) {
  return `- uses: web-push-action/web-push-action@v1
  with:
    base-url: ${url}
    # The sandbox's own. A real token is a secret.
    api-token: ${JSON.stringify(token)}
${targetLines(audienceId)}
${inputs.replace(/^/gm, '    ')}
`
}

/**
 * A step with another target.
 * @param {string} lines
 * @param {number | undefined} audienceId all subscribers if undefined
 */
export function withTarget(lines, audienceId) {
  return lines.replace(/^ *target:.*(?:\n *audience-(?:id|name):.*)*/m, targetLines(audienceId))
}

/** @param {number | undefined} audienceId */
function targetLines(audienceId) {
  return audienceId === undefined ? '    target: all' : `    target: audience\n    audience-id: ${audienceId}`
}

/**
 * Reads a step as GitHub does: the action that it uses, and its inputs. It takes the YAML that steps are made of, and
 * refuses all other, so that no value means one thing here and another there.
 * @param {string} text
 * @returns {{ uses: string, inputs: Record<string, string> }}
 * @throws {Error} with the line that it does not understand
 */
export function readStep(text) {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  /** @type {Map<string, string>} */
  const keys = new Map()
  /** @type {Map<string, string>} */
  const inputs = new Map()
  /** @type {number | undefined} */
  let stepIndent
  /** @type {number | undefined} */
  let inputIndent
  for (let at = 0; at < lines.length; at += 1) {
    const number = at + 1
    const fail = (/** @type {string} */ why) => {
      throw new Error(`Line ${number}: ${why}`)
    }
    const line = lines[at] ?? ''
    if (/^ *\t/.test(line)) return fail('indent with spaces, not with tabs')
    if (/^ *(#|$)/.test(line)) continue
    const [, space = '', dash = '', name, rest = ''] = /^( *)(- +)?([A-Za-z][\w-]*):(?: +([^\r]*))?$/.exec(line) ?? []
    if (name === undefined) return fail('expected "key: value"')
    const indent = space.length + dash.length
    if (dash !== '' && stepIndent !== undefined) return fail('only one step can run')
    stepIndent ??= indent
    const isInput = indent > stepIndent
    if (isInput && ([...keys.keys()].at(-1) !== 'with' || (inputIndent ?? indent) !== indent)) {
      return fail('is indented too far')
    }
    if (indent < stepIndent) return fail('is not indented far enough')
    if (isInput) inputIndent = indent
    else if (!['uses', 'with', 'name', 'id', 'if', 'continue-on-error'].includes(name))
      return fail(`leave out "${name}" here`)

    const into = isInput ? inputs : keys
    const key = isInput ? name.toLowerCase() : name
    if (into.has(key)) return fail(`"${name}" is given twice`)
    const value = rest.replace(/^[ \t]+|[ \t]+$/g, '')
    if (/^\|[-+]?([ \t]+#.*)?$/.test(value)) {
      const block = []
      const depth = () => lines[at + 1]?.search(/[^ ]/) ?? 0
      for (; depth() === -1 || depth() > indent; at += 1) block.push(lines[at + 1] ?? '')
      const inner = block.find(text => text.trim() !== '')?.search(/[^ ]/) ?? 0
      if (block.some(text => text.slice(0, inner).trim() !== '')) return fail('its block is indented unevenly')
      into.set(key, block.map(text => text.slice(inner)).join('\n'))
    } else {
      const scalar = scalarOf(value)
      if (typeof scalar !== 'string') return fail(scalar.problem)
      into.set(key, scalar)
    }
    if (key === 'with' && !isInput && keys.get('with') !== '') return fail('inputs belong on lines of their own')
  }
  return { uses: keys.get('uses') ?? '', inputs: Object.fromEntries(inputs) }
}

/**
 * @param {string} value what follows the colon, trimmed
 * @returns {string | { problem: string }}
 */
function scalarOf(value) {
  const double = /^("(?:[^"\\]|\\.)*")(?:[ \t]+#.*)?$/s.exec(value)?.[1]
  const single = /^'((?:[^']|'')*)'(?:[ \t]+#.*)?$/s.exec(value)?.[1]
  if (single !== undefined) return single.replaceAll("''", "'")
  try {
    if (double !== undefined) return JSON.parse(double)
  } catch {
    return { problem: 'only the escapes of JSON work here' }
  }
  const plain = value.replace(/(^|[ \t])#.*$/s, '').replace(/[ \t]+$/, '')
  if (plain.startsWith('>')) return { problem: 'begin the block with | instead of >' }
  const number = Number(plain)
  const isPlain =
    !/^[[\]{},&*!|%@`"'?]|^-([ \t]|$)|:([ \t]|$)|^(~|null|\.nan|[-+]?\.inf)$/i.test(plain) &&
    (plain === '' || Number.isNaN(number) || String(number) === plain) &&
    (!/^(true|false)$/i.test(plain) || plain === plain.toLowerCase())
  return isPlain ? plain : { problem: 'put the value in quotes' }
}
