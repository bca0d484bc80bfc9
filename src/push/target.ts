import { Failure } from '../errors.ts'
import { quoted } from '../inputs/rules.ts'
import { comparable, nearestNames } from './names.ts'

/** A segment of the subscribers, as the service lists it. `reach` counts its subscribers. */
export interface Audience {
  id: number
  name: string
  reach: number
}

/** Which audience is wanted; at least one of id and name. */
export interface Wanted {
  id?: number | undefined
  name?: string | undefined
}

/** The audience that is sent to; name and reach only if the list was fetched. */
export type Resolved = Pick<Audience, 'id'> & Partial<Audience>

/** Who receives the notification: every subscriber of the site, or one audience. */
export type ChosenTarget = { type: 'all' } | { type: 'audience'; audience: Resolved }

/**
 * The one audience that is meant, or a Failure that helps: never a guess, never everybody. Names are compared after
 * Unicode NFC and trimming, case-sensitively (contract, section 2).
 */
export async function resolveAudience({ id, name }: Wanted, list: readonly Audience[]): Promise<Audience> {
  return name === undefined ? byId(id, list) : byName(name, id, list)
}

/** Refuses an audience that is larger than was thought. */
export function checkReach(audience: Resolved, maxReach: number | undefined): void {
  if (maxReach === undefined || audience.reach === undefined || audience.reach <= maxReach) return
  throw new Failure({
    reason: 'reach-exceeded',
    title: 'Audience too large',
    message: `The audience ${audience.id}${audience.name ? ` (${quoted(audience.name)})` : ''} has a reach of ${audience.reach}, more than max-reach allows (${maxReach}).`,
    hint: 'Check that it is the audience you mean; if it is, raise `max-reach`.',
  })
}

function byId(id: number | undefined, list: readonly Audience[]): Audience {
  const found = largest(list.filter(audience => audience.id === id))
  if (found) return found
  throw new Failure({
    reason: 'audience-not-found',
    title: 'Audience not found',
    message: `The service lists no audience with the id ${id} (it lists ${list.length}).`,
    hint: 'Look the id up in the panel of the service, or list the audiences with the audiences action.',
  })
}

async function byName(name: string, id: number | undefined, list: readonly Audience[]): Promise<Audience> {
  const key = comparable(name)
  const sameName = list.filter(audience => comparable(audience.name) === key)
  if (id !== undefined) {
    const found = largest(sameName.filter(audience => audience.id === id))
    if (found) return found
    const owners = sameName.length > 0 ? `that name belongs to ${listed(sameName)}` : 'no audience has that name'
    throw new Failure({
      reason: 'audience-mismatch',
      title: 'Audience id and name differ',
      message: `audience-id is ${id} and audience-name is ${quoted(name)}, but ${owners}.`,
      hint: 'Correct one of the two, or give only one.',
    })
  }
  const [found, second] = sameName
  if (found && second) {
    throw new Failure({
      reason: 'audience-ambiguous',
      title: 'Several audiences have that name',
      message: `${sameName.length} audiences are named ${quoted(name)}: ${listed(sameName)}.`,
      hint: 'Choose one with `audience-id`.',
    })
  }
  if (found) return found
  const nearest = await nearestNames(key, list)
  throw new Failure({
    reason: 'audience-not-found',
    title: 'Audience not found',
    message: `No audience is named ${quoted(name)}.${nearest.length > 0 ? ` The nearest names: ${listed(nearest)}.` : ' The service lists no audiences.'}`,
    hint: 'Correct `audience-name` (upper and lower case matter), or create the audience in the panel of the service.',
  })
}

// Audiences that share an id are one target; the largest reach is the one to be careful about.
const largest = (audiences: readonly Audience[]) =>
  audiences.reduce<Audience | undefined>((most, each) => (most && most.reach >= each.reach ? most : each), undefined)

/** A longer list helps nobody to choose, and leaves no room in the annotation for what to do. */
const maxListed = 20

function listed(audiences: readonly Audience[]): string {
  const shown = audiences.slice(0, maxListed).map(({ id, name, reach }) => `${quoted(name)} (id ${id}, reach ${reach})`)
  const rest = audiences.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}
