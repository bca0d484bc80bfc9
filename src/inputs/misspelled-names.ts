import leven from 'leven'

const maxEdits = 2
const bare = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/** The name that was meant: the same except for case and separators, or else the one with the fewest typing errors. */
export function meantName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  const editsTo = new Map(names.map(name => [name, leven(bare(name), bare(given))]))
  const isSimilar = ([name, edits]: [Name, number]) => edits <= Math.min(maxEdits, name.length >> 1)
  const [nearest] = [...editsTo].filter(isSimilar).sort(([, one], [, other]) => one - other)
  return nearest?.[0]
}
