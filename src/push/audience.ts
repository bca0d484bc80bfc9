import leven from 'leven'
import { Failure } from '../errors.ts'
import { isTypingError } from '../inputs/misspelled-names.ts'
import { quote, type Redact } from '../text.ts'

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
 * The one audience that is meant, or a Failure that helps: never a guess, never everybody. Names are compared after
 * Unicode NFC and trimming, case-sensitively. What a Failure quotes is redacted.
 */
export function resolveAudience({ id, name }: AudienceQuery, list: readonly Audience[], redact: Redact): Audience {
  if (name === undefined) return byId(id, list)
  const key = normalized(name)
  // Redacted first: once a name is quoted and shortened, a secret in it is not recognized any more.
  const shown = (text: string) => quote(redact(text))
  const entry = (each: Audience) => `${shown(each.name)} (id ${each.id}, reach ${each.reach})`
  const sameName = list.filter(audience => normalized(audience.name) === key)
  if (id !== undefined) {
    const found = sameName.find(audience => audience.id === id)
    if (found) return withGreatestReach(found, list)
    const ids = listNames(sameName, each => `id ${each.id} (reach ${each.reach})`)
    const owners = ids ? `the name ${shown(name)} belongs to ${ids}` : `no audience has the name ${shown(name)}`
    throw new Failure({
      reason: 'audience-mismatch',
      title: 'Audience id and name differ',
      message: `audience-id is ${id}, but ${owners}.`,
      hint: 'Correct one of the two, or set only one.',
    })
  }
  const [found, second] = sameName
  if (found && second) {
    throw new Failure({
      reason: 'audience-ambiguous',
      title: 'Several audiences have that name',
      message: `${sameName.length} audiences are named ${shown(name)}: ${listNames(sameName, entry)}.`,
      hint: 'Choose one with `audience-id`.',
    })
  }
  if (found) return withGreatestReach(found, list)
  const nearest = nearestNames(key, list)
  const meant = meantAudience(nearest, key)
  const names = nearest.map(({ audience }) => audience)
  const others = names.length > 0 ? `The nearest names: ${listNames(names, entry)}.` : 'The service lists no audiences.'
  throw new Failure({
    reason: 'audience-not-found',
    title: 'Audience not found',
    message: `No audience is named ${shown(name)}. ${meant ? `Did you mean ${shown(meant.name)} (id ${meant.id})?` : others}`,
    hint: 'Correct `audience-name` (upper and lower case matter), or create the audience in the panel of your push service.',
  })
}

function byId(id: number | undefined, list: readonly Audience[]): Audience {
  const found = largest(list.filter(audience => audience.id === id))
  if (found) return found
  throw new Failure({
    reason: 'audience-not-found',
    title: 'Audience not found',
    message: `The service lists no audience with the id ${id} (it lists ${list.length} audience${list.length === 1 ? '' : 's'}).`,
    hint: 'Look the id up in the panel of your push service, or list the audiences with the audiences action.',
  })
}

/** Audiences that share an id are one target: the greatest reach is the one to be careful about. */
function withGreatestReach(audience: Audience, list: readonly Audience[]): Audience {
  const reach = largest(list.filter(({ id }) => id === audience.id))?.reach ?? audience.reach
  return { ...audience, reach }
}

const largest = (audiences: readonly Audience[]) =>
  audiences.reduce<Audience | undefined>((most, each) => (most && most.reach >= each.reach ? most : each), undefined)

/** A longer list helps nobody to choose, and leaves no room in the annotation for what to do. */
const maxListed = 20

function listNames(audiences: readonly Audience[], show: (audience: Audience) => string): string {
  const shown = audiences.slice(0, maxListed).map(show)
  const rest = audiences.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

/** Unicode calls text with at most this many combining marks in a row safe for streams (UAX #15, section 13). */
const maxCombiningMarks = 30

/**
 * A name as it is compared: trimmed, and in Unicode NFC. Sorting a run of combining marks takes V8 time with the square
 * of its length, so a name with more of them than any language has is compared as it is: such names can differ although
 * NFC would make them equal, but are never equal if NFC would keep them apart.
 */
function normalized(name: string): string {
  const trimmed = name.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(trimmed)) return trimmed
  for (const [marks] of trimmed.matchAll(/\p{M}+/gu)) if (marks.length > maxCombiningMarks) return trimmed
  return trimmed.normalize('NFC')
}

/**
 * How much of a name is compared, and how many names: Levenshtein's distance takes time with the product of two
 * lengths.
 */
const maxComparedLength = 64
const maxCompared = 20_000
const maxNearest = 5

/** An audience, and by how many letters its name differs from the name that was given; case does not count. */
interface Neighbor {
  audience: Audience
  distance: number
}

/**
 * The audiences whose names are most like a name, nearest first. Of a longer list those whose names are about as long
 * are compared.
 */
function nearestNames(name: string, list: readonly Audience[]): Neighbor[] {
  const lowerCase = (text: string) => normalized(text.trim().slice(0, maxComparedLength)).toLowerCase()
  const lowerCaseName = lowerCase(name)
  const nearest = (distance: (name: string) => number, audiences: readonly Audience[], max: number) =>
    audiences
      .map(audience => ({ audience, distance: distance(audience.name) }))
      .sort((one, other) => one.distance - other.distance)
      .slice(0, max)
  const compared = nearest(each => Math.abs(each.length - name.length), list, maxCompared)
  return nearest(
    each => leven(lowerCaseName, lowerCase(each)),
    compared.map(({ audience }) => audience),
    maxNearest,
  )
}

/**
 * The one audience whose name differs only in case, or else in a letter or two; undefined if there is none, or several.
 */
function meantAudience(nearest: readonly Neighbor[], name: string): Audience | undefined {
  const sameLetters = nearest.filter(({ distance }) => distance === 0)
  const similar = nearest.filter(({ distance }) => isTypingError(distance, name))
  const [only, another] = sameLetters.length > 0 ? sameLetters : similar
  return another ? undefined : only?.audience
}
