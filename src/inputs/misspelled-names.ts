import leven from 'leven'

const maxEdits = 2
const bare = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/** The name that was meant: the same except for case and separators, or one with a typing error. */
export function meantName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  const isSimilar = (name: Name) => leven(bare(name), bare(given)) <= Math.min(maxEdits, name.length >> 1)
  return names.find(name => bare(name) === bare(given)) ?? names.find(isSimilar)
}
