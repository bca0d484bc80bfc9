/** @typedef {{ title: string, note: string, names: string[] }} InputGroup */

/**
 * The inputs of an action in their groups. A comment between them begins a group: its first line is the title, and what
 * follows is a note. Inputs before any comment are a group without a title.
 *
 * It reads lines, because a YAML parser drops comments.
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
