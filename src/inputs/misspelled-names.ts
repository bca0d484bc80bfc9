import leven from 'leven'

const maxEdits = 2
/** Names that differ only in case and separators are the same one. */
const withoutSeparators = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/**
 * The name that was meant: the same except for case and separators, or else the one with the fewest typing errors: at
 * most two, and at most half of the characters of a short name.
 */
export function meantName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  const editsTo = new Map(names.map(name => [name, leven(withoutSeparators(name), withoutSeparators(given))]))
  const isSimilar = ([name, edits]: [Name, number]) => edits <= Math.min(maxEdits, Math.floor(name.length / 2))
  const [nearest] = [...editsTo].filter(isSimilar).sort(([, one], [, other]) => one - other)
  return nearest?.[0]
}
