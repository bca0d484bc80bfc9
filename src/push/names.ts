import type { Audience } from './target.ts'

/** Unicode calls text with at most this many combining marks in a row safe for streams (UAX #15, section 13). */
const maxMarks = 30

/**
 * A name as it is compared: trimmed, and in Unicode NFC. Sorting a run of combining marks takes V8 time with the square of
 * its length, so a name with more of them than any language has is compared as it is: such names can differ although NFC
 * would make them equal, but are never equal if NFC would keep them apart.
 */
export function comparable(name: string): string {
  const trimmed = name.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(trimmed)) return trimmed
  for (const [marks] of trimmed.matchAll(/\p{M}+/gu)) if (marks.length > maxMarks) return trimmed
  return trimmed.normalize('NFC')
}

/** How much of a name is compared, and how many names: Levenshtein's distance takes time with the product of two lengths. */
const maxComparedLength = 64
const maxCompared = 20_000
const maxNearest = 5

/**
 * The audiences whose names are most like a name, nearest first; case does not count. Of a longer list those whose names
 * are about as long are compared.
 */
export async function nearestNames(name: string, list: readonly Audience[]): Promise<Audience[]> {
  const { default: leven } = await import('leven')
  const folded = (text: string) => comparable(text.trim().slice(0, maxComparedLength)).toLowerCase()
  const wanted = folded(name)
  const nearest = (distance: (audience: Audience) => number, audiences: readonly Audience[], max: number) =>
    audiences
      .map(audience => ({ audience, distance: distance(audience) }))
      .sort((one, other) => one.distance - other.distance)
      .slice(0, max)
      .map(({ audience }) => audience)
  const compared = nearest(audience => Math.abs(audience.name.length - name.length), list, maxCompared)
  return nearest(audience => leven(wanted, folded(audience.name)), compared, maxNearest)
}
