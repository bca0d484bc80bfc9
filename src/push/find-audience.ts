/** A segment of the subscribers, as the service lists it. `reach` counts its subscribers. */
export interface Audience {
  id: number
  name: string
  reach: number
}

/** Which audience is meant; at least one of id and name. */
export interface AudienceQuery {
  id?: number
  name?: string
}

/** The audience that is sent to; name and reach only if the list was fetched. */
export type ResolvedAudience = Pick<Audience, 'id'> & Partial<Audience>

/**
 * The one audience that is meant, or undefined: never a guess, never everybody. Names are compared after Unicode NFC and
 * trimming, case-sensitively.
 */
export function findAudience({ id, name }: AudienceQuery, list: readonly Audience[]): Audience | undefined {
  if (name === undefined) return largest(list.filter(audience => audience.id === id))
  const sameName = withSameName(name, list)
  const found = id === undefined ? onlyOne(sameName) : sameName.find(audience => audience.id === id)
  return found && withGreatestReach(found, list)
}

const onlyOne = ([first, second]: readonly Audience[]) => (second ? undefined : first)

/** The audiences of this name. */
export function withSameName(name: string, list: readonly Audience[]): Audience[] {
  const key = normalized(name)
  return list.filter(audience => normalized(audience.name) === key)
}

/** Audiences that share an id are one target: the greatest reach is the one to be careful about. */
function withGreatestReach(audience: Audience, list: readonly Audience[]): Audience {
  const reach = largest(list.filter(({ id }) => id === audience.id))?.reach ?? audience.reach
  return { ...audience, reach }
}

const largest = (audiences: readonly Audience[]) =>
  audiences.reduce<Audience | undefined>((most, each) => (most && most.reach >= each.reach ? most : each), undefined)

/** Unicode calls text with at most this many combining marks in a row safe for streams (UAX #15, section 13). */
const maxCombiningMarks = 30

/**
 * A name as it is compared: trimmed, and in Unicode NFC. Sorting a run of combining marks takes V8 time with the square
 * of its length, so a name with more of them than any language has is compared as it is: such names can differ although
 * NFC would make them equal, but are never equal if NFC would keep them apart.
 */
export function normalized(name: string): string {
  const trimmed = name.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(trimmed)) return trimmed
  for (const [marks] of trimmed.matchAll(/\p{M}+/gu)) if (marks.length > maxCombiningMarks) return trimmed
  return trimmed.normalize('NFC')
}
