/** This action, also that of a fork. The others are in folders of the repository. */
const thisAction = /^(?:\.\/|[\w.-]+\/web-push-action@\S+)$/

/** A line of a mapping: its indentation, the dash of a list, its key, and what follows the colon. */
const mappingLine = /^( *)(- +)?([A-Za-z][\w-]*):(?: +([^\r]*))?$/

/** Keys of a step that have nothing to do with what is sent. */
const ignoredKeys = ['name', 'id', 'if', 'continue-on-error', 'timeout-minutes', 'env']

/** @typedef {{ start: number, end: number }} Lines those from `start` on, before `end`; the first of a text is 0 */
/** @typedef {Lines & { dash: number, indent: number }} Step also the columns of its dash and of its keys */
/**
 * `where` says which step it is, unless it is all that there is; `places` are the lines of each input; `firstInput` is the
 * line on which inputs begin, and `inputIndent` the column of their names.
 * @typedef {{
 *   inputs: Map<string, string>, where: string, places: Map<string, Lines>, firstInput: number, inputIndent: number
 * }} ParsedStep
 */

/**
 * Reads the step of this action in a text, which may be a whole workflow, as GitHub does. If several steps use the action,
 * it reads the first. It takes the YAML that steps are made of, and refuses all other, so that no value means one thing
 * here and another there.
 * @param {string} text
 * @returns {ParsedStep}
 * @throws {Error} with what is wrong with the step, and on which line
 */
export function parseStep(text) {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const steps = stepsIn(lines)
  const [step] = steps
  if (step === undefined) {
    throw new Error('No step here uses this action. Write `- uses: web-push-action/web-push-action@v1`.')
  }
  const keys = keysOf(lines, step)
  const isFirst = !lines.slice(0, step.start).some(line => indentOf(line) !== undefined)
  checkLineAfter(lines, step, isFirst)
  const name = lines[keys.get('name')?.start ?? -1]
  const where = isFirst && steps.length === 1 ? '' : describe(step, name, steps.length)
  const given = keys.get('with')
  if (given === undefined) throw new Error(`Line ${step.start + 1}: the step has no inputs; add \`with:\` to it`)
  return { ...readInputs(lines, { start: given.start + 1, end: given.end }, step.indent), where }
}

/**
 * The steps that use this action. What is indented further than a key that has a value belongs to that value, whatever it
 * looks like.
 * @param {string[]} lines
 * @returns {Step[]}
 */
function stepsIn(lines) {
  /** @type {Step[]} */
  const steps = []
  /** @type {Omit<Step, 'end'> | undefined} the item of a list that the line belongs to, or what the text begins with */
  let item
  let valueIndent = Number.POSITIVE_INFINITY
  for (const [at, line] of lines.entries()) {
    const indent = indentOf(line)
    if (indent === undefined || indent > valueIndent) continue
    const [, , dash = '', key, rest = ''] = mappingLine.exec(line) ?? []
    const column = indent + dash.length
    valueIndent = opensMapping(line) ? Number.POSITIVE_INFINITY : column
    if (item === undefined || dash !== '' || column < item.indent) item = { start: at, dash: indent, indent: column }
    const isKeyOfItem = column === item.indent && steps.at(-1)?.start !== item.start
    const value = scalarOf(rest)
    if (key === 'uses' && isKeyOfItem && typeof value === 'string' && thisAction.test(value)) {
      steps.push({ ...item, end: endOf(lines, item.start, item.indent - 1) })
    }
  }
  return steps
}

/**
 * Whether what follows a line, indented further, is not its value but lines of their own: after a key without a value,
 * apart from an anchor or a comment.
 * @param {string} line
 */
function opensMapping(line) {
  return /^ *-$|:(?: +[&!]\S+)?$/.test(line.replace(/ #.*$/s, '').trimEnd())
}

/**
 * The column of the first character of a line; undefined if the line is blank or a comment, or if a tab makes it unknown.
 * @param {string} line
 */
function indentOf(line) {
  return /^ *(#|\t|$)/.test(line) ? undefined : line.search(/[^ ]/)
}

/**
 * The first line after `start` that is indented no further than `indent`.
 * @param {string[]} lines
 * @param {number} start
 * @param {number} indent
 */
function endOf(lines, start, indent) {
  let end = start + 1
  while (end < lines.length && (indentOf(lines[end] ?? '') ?? indent + 1) > indent) end += 1
  return end
}

/**
 * @param {string[]} lines
 * @param {Step} step
 * @param {boolean} isFirst whether nothing stands before it
 * @throws {Error} if the line after the step can only be meant as a part of it
 */
function checkLineAfter(lines, { dash, end }, isFirst) {
  const line = lines[end]
  if (line === undefined) return
  const isBetween = (indentOf(line) ?? 0) > dash
  const isNoItem = isFirst && !/^ *-/.test(line)
  if (isBetween || isNoItem) throw new Error(`Line ${end + 1}: is not indented far enough`)
}

/**
 * @param {Step} step
 * @param {string | undefined} nameLine
 * @param {number} count of the steps
 */
function describe({ start }, nameLine, count) {
  const name = nameLine && scalarOf(mappingLine.exec(nameLine)?.[4] ?? '')
  const named = typeof name === 'string' && name !== '' ? ` "${name}"` : ''
  return `the step${named} on line ${start + 1}${count > 1 ? `, the first of ${count} that use this action` : ''}`
}

/**
 * The keys of a step, each with its lines.
 * @param {string[]} lines
 * @param {Step} step
 * @throws {Error}
 */
function keysOf(lines, { start, end, indent }) {
  /** @type {Map<string, Lines>} */
  const keys = new Map()
  for (let at = start; at < end; at += 1) {
    const fail = failAt(at)
    const line = lines[at] ?? ''
    if (/^ *\t/.test(line)) return fail('indent with spaces, not with tabs')
    const column = indentOf(line)
    if (column === undefined) continue
    const [, , dash = '', key, rest = ''] = mappingLine.exec(line) ?? []
    if (key === undefined) return fail('expected "key: value"')
    if (column + dash.length > indent) return fail('is indented too far')
    if (keys.has(key)) return fail(`"${key}" is given twice`)
    if (!['uses', 'with', ...ignoredKeys].includes(key)) return fail(`leave out "${key}" here`)
    if (key === 'with' && scalarOf(rest) !== '') return fail('inputs belong on lines of their own')
    const keyEnd = key === 'uses' ? at + 1 : Math.min(end, endOf(lines, at, indent))
    keys.set(key, { start: at, end: keyEnd })
    at = keyEnd - 1
  }
  return keys
}

/**
 * @param {string[]} lines
 * @param {Lines} range
 * @param {number} stepIndent
 * @returns {Omit<ParsedStep, 'where'>}
 * @throws {Error}
 */
function readInputs(lines, { start: firstInput, end }, stepIndent) {
  /** @type {Map<string, string>} */
  const inputs = new Map()
  /** @type {Map<string, Lines>} */
  const places = new Map()
  /** @type {number | undefined} */
  let inputIndent
  for (let at = firstInput; at < end; at += 1) {
    const start = at
    const fail = failAt(start)
    const line = lines[at] ?? ''
    if (/^ *\t/.test(line)) return fail('indent with spaces, not with tabs')
    const indent = indentOf(line)
    if (indent === undefined) continue
    const [, , dash, name, rest = ''] = mappingLine.exec(line) ?? []
    if (name === undefined || dash !== undefined) return fail('expected "key: value"')
    inputIndent ??= indent
    if (indent > inputIndent) return fail('is indented too far')
    if (indent < inputIndent) return fail('is not indented far enough')
    const key = name.toLowerCase()
    if (inputs.has(key)) return fail(`"${name}" is given twice`)
    if (/^\|[-+]?([ \t]+#.*)?$/.test(trimmed(rest))) {
      const block = []
      const depth = () => lines[at + 1]?.search(/[^ ]/) ?? 0
      for (; depth() === -1 || depth() > indent; at += 1) block.push(lines[at + 1] ?? '')
      const inner = block.find(text => text.trim() !== '')?.search(/[^ ]/) ?? 0
      if (block.some(text => text.slice(0, inner).trim() !== '')) return fail('its block is indented unevenly')
      inputs.set(key, block.map(text => text.slice(inner)).join('\n'))
    } else {
      const scalar = scalarOf(rest)
      if (typeof scalar !== 'string') return fail(scalar.problem)
      inputs.set(key, scalar)
    }
    places.set(key, { start, end: at + 1 })
  }
  return { inputs, places, firstInput, inputIndent: inputIndent ?? stepIndent + 2 }
}

/**
 * @param {number} line
 * @returns {(why: string) => never}
 */
function failAt(line) {
  return why => {
    throw new Error(`Line ${line + 1}: ${why}`)
  }
}

/** @type {(text: string) => string} */
const trimmed = text => text.replace(/^[ \t]+|[ \t]+$/g, '')

/**
 * @param {string} rest what follows the colon
 * @returns {string | { problem: string }}
 */
function scalarOf(rest) {
  const value = trimmed(rest)
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
