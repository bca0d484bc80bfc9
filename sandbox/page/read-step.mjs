/** This action, also that of a fork. The others are in folders of the repository. */
const thisAction = /^(?:\.\/|[\w.-]+\/web-push-action@\S+)$/

/** A key, in quotes or not, and what follows its colon. */
const keyAndValue = /^(["']?)([A-Za-z_][\w-]*)\1:(?: +([^\r]*))?$/

const tooFar = 'is indented too far'
const notFarEnough = 'is not indented far enough'

/** Keys of a step that have nothing to do with what is sent. */
const ignoredKeys = ['name', 'id', 'if', 'continue-on-error', 'timeout-minutes', 'env']

/**
 * A key or an item of a list (its key is `-`), with its lines: those from `start` on, before `end`; the first is 0. Any other
 * line has the key ''. The `problem` says why the line cannot belong where it is.
 * @typedef {{
 *   key: string, value: string, column: number, start: number, end: number, children: Entry[], problem?: string | undefined
 * }} Entry
 */
/**
 * `where` says which step it is, unless it is all that there is; `places` are the lines of each input; `firstInput` is the
 * line on which inputs begin, and `inputIndent` the column of their names. The rest is of the workflow around the step: the
 * activities of a release that start it, and the value of each of its own inputs if nobody fills it in (undefined if
 * somebody must). It has no `formInputs` if the text is not a whole workflow.
 * @typedef {{
 *   inputs: Map<string, string>, where: string, places: Map<string, { start: number, end: number }>, firstInput: number,
 *   inputIndent: number, releaseTypes: string[], formInputs: Map<string, string | undefined> | undefined, isCalled: boolean
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
  const entries = entriesOf(lines)
  const [root] = entries
  const steps = entries.filter(isStep)
  const [step] = steps
  if (root === undefined || step === undefined) {
    throw new Error('No step here uses this action. Write `- uses: web-push-action/web-push-action@v1`.')
  }
  const given = inputsEntry(step, entries)
  const siblings = entries.find(({ children }) => children.includes(step))?.children ?? []
  for (const { start, problem } of siblings) if (start > step.start && problem) fail(start, problem)

  const inputs = new Map(given.children.map(input => [input.key.toLowerCase(), inputValue(input, lines)]))
  const places = new Map(given.children.map(input => [input.key.toLowerCase(), input]))
  const isAll = steps.length === 1 && (step === root || step === root.children[0])
  return {
    ...{ inputs, places, firstInput: given.start + 1 },
    inputIndent: given.children[0]?.column ?? given.column + 2,
    where: isAll ? '' : describe(step, steps.length),
    ...startOf(root, lines),
  }
}

/**
 * The whole text and all that is in it, in order. What is indented further than a key that has a value belongs to that
 * value, whatever it looks like.
 * @param {string[]} lines
 * @returns {Entry[]}
 */
function entriesOf(lines) {
  /** @type {Entry} */
  const root = { key: '', value: '', column: -1, start: 0, end: lines.length, children: [] }
  const entries = [root]
  /** What the line is in, from the root on. */
  const open = [root]
  const last = () => open.at(-1) ?? root
  /** @param {Pick<Entry, 'key' | 'value' | 'column' | 'start'>} entry */
  const add = entry => {
    const isOver = (/** @type {Entry} */ { key, value, column }) => {
      // An item may be in the column of the key that it belongs to.
      const mayHaveItem = entry.key === '-' && key !== '-' && value === ''
      return column > entry.column || (column === entry.column && !mayHaveItem)
    }
    while (isOver(last())) open.pop()
    const added = { ...entry, end: entry.start + 1, children: [], problem: misplaced(entry, last().children[0]) }
    last().children.push(added)
    entries.push(added)
    open.push(added)
  }

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const indent = line.search(/[^ ]/)
    if (indent === -1 || line[indent] === '#') continue
    const start = at
    const [, dash = '', rest = ''] = /^ *(- +|-$)?(.*)$/s.exec(line) ?? []
    const [, , key = '', value = ''] = keyAndValue.exec(rest) ?? []
    const isTab = line[indent] === '\t'
    if (isTab || (last().value !== '' && indent > last().column)) {
      const isKey = dash === '' && key !== ''
      const problem = isTab ? 'indent with spaces, not with tabs' : isKey ? tooFar : 'expected "key: value"'
      last().children.push({ key: '', value: '', column: indent, start, end: at + 1, children: [], problem })
    } else {
      const text = key === '' ? trimmed(rest) : withoutAnchor(trimmed(value))
      if (dash !== '') add({ key: '-', value: key === '' ? text : '', column: indent, start })
      if (key !== '') add({ key, value: text, column: indent + dash.length, start })
      else if (dash === '') add({ key, value: text, column: indent, start })
      if (/^[|>]/.test(text)) {
        const depth = () => lines[at + 1]?.search(/[^ ]/) ?? 0
        while (depth() === -1 || depth() > last().column) at += 1
      }
    }
    for (const entry of open) entry.end = at + 1
  }
  return entries
}

/**
 * @param {Pick<Entry, 'key' | 'column'>} entry
 * @param {Entry | undefined} first the one that is beside it
 */
function misplaced({ key, column }, first) {
  if (first === undefined) return undefined
  if (column > first.column) return tooFar
  return column < first.column || (first.key === '-' && key !== '-') ? notFarEnough : undefined
}

/** @param {Entry} entry */
function isStep(entry) {
  return (entry.key === '-' || entry.column === -1) && thisAction.test(textOf(entry, 'uses') ?? '')
}

/**
 * @param {Entry | undefined} parent
 * @param {string} name
 */
function child(parent, name) {
  return parent?.children.find(({ key }) => key === name)
}

/**
 * The value of a key; undefined if there is none that can be read.
 * @param {Entry} parent
 * @param {string} name
 */
function textOf(parent, name) {
  const value = scalarOf(child(parent, name)?.value ?? '>')
  return typeof value === 'string' ? value : undefined
}

/**
 * @param {Entry} step
 * @param {number} count of the steps
 */
function describe(step, count) {
  const name = textOf(step, 'name')
  return `the step${name ? ` "${name}"` : ''} on line ${step.start + 1}${count > 1 ? `, the first of ${count} that use this action` : ''}`
}

/**
 * The key `with` of a step.
 * @param {Entry} step
 * @param {Entry[]} entries
 * @throws {Error}
 */
function inputsEntry(step, entries) {
  checkKeys(step)
  for (const { key, start, children } of step.children) {
    if (key === 'uses' && children[0]) fail(children[0].start, children[0].problem)
    if (!['uses', 'with', ...ignoredKeys].includes(key)) {
      fail(start, `"${key}" is not a key of this step; if it is an input, indent it under \`with:\``)
    }
  }
  const given = child(step, 'with')
  if (given === undefined) {
    const next = entries.find(({ start }) => start >= step.end)
    if (next?.key === 'with') fail(next.start, `\`with:\` ${notFarEnough}; write it in the column of \`uses:\``)
    return fail(step.start, 'the step has no inputs; add `with:` to it')
  }
  if (given.value !== '') fail(given.start, 'inputs belong on lines of their own')
  checkKeys(given)
  return given
}

/**
 * @param {Entry} parent
 * @throws {Error} unless what it has are keys, each of them once
 */
function checkKeys({ children }) {
  /** @type {Set<string>} */
  const names = new Set()
  for (const { key, start, problem } of children) {
    const name = key.toLowerCase()
    if (key === '' || key === '-') fail(start, problem ?? 'expected "key: value"')
    if (problem) fail(start, problem)
    if (names.has(name)) fail(start, `"${key}" is given twice`)
    names.add(name)
  }
}

/**
 * @param {Entry} input
 * @param {string[]} lines
 * @throws {Error}
 */
function inputValue({ value, start, end, children: [inside] }, lines) {
  if (inside) fail(inside.start, inside.problem ?? tooFar)
  if (/^\|[-+]?([ \t]+#.*)?$/.test(value)) {
    const block = lines.slice(start + 1, end)
    const indent = block.find(line => line.trim() !== '')?.search(/[^ ]/) ?? 0
    if (block.some(line => line.slice(0, indent).trim() !== '')) fail(start, 'its block is indented unevenly')
    return block.map(line => line.slice(indent)).join('\n')
  }
  const scalar = scalarOf(value)
  return typeof scalar === 'string' ? scalar : fail(start, scalar.problem)
}

/**
 * What starts the workflow around the step.
 * @param {Entry} root
 * @param {string[]} lines
 * @returns {Pick<ParsedStep, 'releaseTypes' | 'formInputs' | 'isCalled'>}
 */
function startOf(root, lines) {
  const on = child(root, 'on')
  const release = child(on, 'release')
  const releaseLines = release ? lines.slice(release.start, release.end) : []
  const [, types = ''] = /\btypes["']?:(.*)/s.exec(releaseLines.join('\n').replace(/#.*/g, '')) ?? []
  const called = child(on, 'workflow_call')
  const declared = child(child(on, 'workflow_dispatch') ?? called, 'inputs')?.children ?? []
  const formInputs = declared.map(input => {
    const isRequired = textOf(input, 'required') === 'true'
    const unfilled = textOf(input, 'type') === 'boolean' ? 'false' : isRequired ? undefined : ''
    return /** @type {const} */ ([input.key, textOf(input, 'default') ?? unfilled])
  })
  return {
    releaseTypes: types.match(/[a-z]+/g) ?? [],
    formInputs: on && new Map(formInputs),
    isCalled: called !== undefined,
  }
}

/**
 * @param {number} line the first is 0
 * @param {string | undefined} why
 * @returns {never}
 */
function fail(line, why) {
  throw new Error(`Line ${line + 1}: ${why}`)
}

/** @type {(text: string) => string} */
const trimmed = text => text.replace(/^[ \t]+|[ \t]+$/g, '')

/**
 * Nothing for an anchor or a comment after which no value follows: what is below, indented further, are lines of their own.
 * @type {(value: string) => string}
 */
const withoutAnchor = value => (/^(?:&[\w-]+(?= |$))?(?:(?:^| +)#.*)?$/s.test(value) ? '' : value)

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
