import leven from 'leven'
import { Failure } from '../errors.ts'
import { isTypingError } from '../inputs/misspelled-names.ts'
import { quote, type Redact } from '../text.ts'
import { type Audience, type AudienceQuery, normalized, withSameName } from './find-audience.ts'

/** Why no audience of the list is certainly the one that is meant, and which may be. What it quotes is redacted. */
export function audienceFailure({ id, name }: AudienceQuery, list: readonly Audience[], redact: Redact): Failure {
  if (name === undefined) {
    return new Failure({
      reason: 'audience-not-found',
      title: 'Audience not found',
      message: `The service lists no audience with the id ${id} (it lists ${list.length} audience${list.length === 1 ? '' : 's'}).`,
      hint: 'Look the id up in the panel of your push service, or list the audiences with the audiences action.',
    })
  }
  // Redacted first: once a name is quoted and shortened, a secret in it is not recognized any more.
  const shown = (text: string) => quote(redact(text))
  const entry = (each: Audience) => `${shown(each.name)} (id ${each.id}, reach ${each.reach})`
  const sameName = withSameName(name, list)
  if (id !== undefined) {
    const ids = listNames(sameName, each => `id ${each.id} (reach ${each.reach})`)
    const owners = ids ? `the name ${shown(name)} belongs to ${ids}` : `no audience has the name ${shown(name)}`
    return new Failure({
      reason: 'audience-mismatch',
      title: 'Audience id and name differ',
      message: `audience-id is ${id}, but ${owners}.`,
      hint: 'Correct one of the two, or set only one.',
    })
  }
  if (sameName.length > 0) {
    return new Failure({
      reason: 'audience-ambiguous',
      title: 'Several audiences have that name',
      message: `${sameName.length} audiences are named ${shown(name)}: ${listNames(sameName, entry)}.`,
      hint: 'Choose one with `audience-id`.',
    })
  }
  const key = normalized(name)
  const nearest = nearestNames(key, list)
  const meant = meantAudience(nearest, key)
  const names = nearest.map(({ audience }) => audience)
  const others = names.length > 0 ? `The nearest names: ${listNames(names, entry)}.` : 'The service lists no audiences.'
  return new Failure({
    reason: 'audience-not-found',
    title: 'Audience not found',
    message: `No audience is named ${shown(name)}. ${meant ? `Did you mean ${shown(meant.name)} (id ${meant.id})?` : others}`,
    hint: 'Correct `audience-name` (upper and lower case matter), or create the audience in the panel of your push service.',
  })
}

/** A longer list helps nobody to choose, and leaves no room in the annotation for what to do. */
const maxListed = 20

function listNames(audiences: readonly Audience[], show: (audience: Audience) => string): string {
  const shown = audiences.slice(0, maxListed).map(show)
  const rest = audiences.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
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
