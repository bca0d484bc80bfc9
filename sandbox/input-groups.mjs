/** @typedef {{ title: string, note: string, names: string[] }} InputGroup */
/** @typedef {{ name: string, description: string }} DescribedInput */
/** @typedef {{ title: string, note: string, inputs: DescribedInput[] }} DescribedGroup */

/**
 * The inputs of an action in their groups. A comment between them begins a group: its first line is the title, and what
 * follows is a note. Inputs before any comment are a group without a title.
 *
 * It reads lines, because the sandbox has no YAML parser.
 * @param {string} manifest the text of an action.yml
 * @returns {InputGroup[]}
 */
export function inputGroups(manifest) {
  const [, inputs = ''] = manifest.split(/^(?:inputs|outputs):$/m)
  /** @type {InputGroup[]} */
  const groups = []
  let isInComment = false
  for (const [, comment, name] of inputs.matchAll(/^ {2}(?:# (.+)|([\w-]+):)$/gm)) {
    const beginsGroup = groups.length === 0 || (comment !== undefined && !isInComment)
    if (beginsGroup) groups.push({ title: comment ?? '', note: '', names: [] })
    const group = /** @type {InputGroup} */ (groups.at(-1))
    if (name !== undefined) group.names.push(name)
    else if (!beginsGroup) group.note = [group.note, comment].filter(Boolean).join(' ')
    isInComment = comment !== undefined
  }
  return groups
}

/**
 * The same groups, with the description of each input.
 * @param {string} manifest the text of an action.yml
 * @returns {DescribedGroup[]}
 */
export function describedGroups(manifest) {
  const [, inputs = ''] = manifest.split(/^(?:inputs|outputs):$/m)
  const found = [...inputs.matchAll(/^ {2}([\w-]+):\n {4}description: (.+)$/gm)]
  const descriptions = new Map(found.map(([, name, scalar = '']) => [name, unquoted(scalar)]))
  return inputGroups(manifest).map(({ title, note, names }) => {
    return { title, note, inputs: names.map(name => ({ name, description: descriptions.get(name) ?? '' })) }
  })
}

/** @param {string} scalar in YAML, on one line, plain or in single quotes */
function unquoted(scalar) {
  const inner = /^'(.*)'$/.exec(scalar)?.[1]
  return inner === undefined ? scalar : inner.replaceAll("''", "'")
}
