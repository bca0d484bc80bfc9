import leven from 'leven'

/** Whether a name that differs by so many edits is probably meant: half of a short name is not a typing error. */
export const isTypingError = (edits: number, name: string): boolean => edits <= Math.min(2, Math.floor(name.length / 2))

/** Names that differ only in case and separators are the same one. */
const withoutSeparators = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/**
 * The name that was meant: the same except for case and separators, or else the one with the fewest typing errors, if
 * these are few.
 */
export function meantName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  const editsTo = new Map(names.map(name => [name, leven(withoutSeparators(name), withoutSeparators(given))]))
  const similar = [...editsTo].filter(([name, edits]) => isTypingError(edits, name))
  const [nearest] = similar.sort(([, one], [, other]) => one - other)
  return nearest?.[0]
}
