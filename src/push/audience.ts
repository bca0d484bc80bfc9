import leven from 'leven'
import { Failure, fixedAnywhere } from '../base/failure.ts'
import type { OutsideText } from '../base/outside-text.ts'
import { quote } from '../base/text.ts'
import { isTypingError } from '../inputs/misspelled-names.ts'
import type { SendSettings } from '../inputs/settings.ts'

/** A group of subscribers, with its name as people may see it. `reach` is the number of subscribers. */
export interface Audience {
  id: number
  name: string
  reach: number
}

/** An audience as the service lists it. Names are compared by their `raw` text. */
export type ListedAudience = Omit<Audience, 'name'> & { name: OutsideText }

export const shownAudience = (listed: ListedAudience): Audience => ({ ...listed, name: listed.name.shown })

/** The audience that receives the notification. Its name and reach are known only if the list was fetched. */
export type ResolvedAudience = Pick<Audience, 'id'> & Partial<Audience>

/** `all` means every subscriber of the site. */
export type Target = { type: 'all' } | { type: 'audience'; audience: ResolvedAudience }

/**
 * Whether a send needs the list of audiences to look up a name or check `max-reach`. A dry run always fetches the list,
 * because that tests the address and the token without sending anything.
 */
export const needsList = ({
  audienceName,
  maxReach,
  dryRun,
}: Pick<SendSettings, 'audienceName' | 'maxReach' | 'dryRun'>): boolean =>
  dryRun || audienceName !== undefined || maxReach !== undefined

/**
 * Returns the notification's target. `list` is undefined if needsList() returned false. Throws a Failure if the
 * audience is not in the list or its name is ambiguous.
 */
export function resolveTarget(
  settings: Pick<SendSettings, 'target' | 'audienceId' | 'audienceName'>,
  list: readonly ListedAudience[] | undefined,
): Target {
  const { target, audienceId: id, audienceName: name } = settings
  if (target === 'all') return { type: 'all' }
  if (list === undefined && id !== undefined) return { type: 'audience', audience: { id } }
  return { type: 'audience', audience: resolveAudience(id, name, list ?? []) }
}

/**
 * Finds the one audience with this id and this name. Never guesses, and never falls back to all subscribers. Names are
 * trimmed, normalized (Unicode NFC), and compared case-sensitively. Throws a Failure unless exactly one audience
 * matches.
 */
export function resolveAudience(
  id: number | undefined,
  name: string | undefined,
  list: readonly ListedAudience[],
): Audience {
  const sameName = name === undefined ? list : withName(name, list)
  const named = name === undefined ? list : [...sameName, ...withSameNumber(name, list)]
  const matches = id === undefined ? named : named.filter(audience => audience.id === id)
  const [found] = matches
  const isAmbiguous = id === undefined && matches.length > 1
  const isOtherSpelling = id === undefined && sameName.length === 0
  if (!found || isAmbiguous || isOtherSpelling) throw audienceFailure(id, name, list)
  if (found.id < 1) throw unusableId(shownAudience(found))
  // If the service lists an id twice, check `max-reach` against the larger reach to be safe.
  const reaches = list.filter(audience => audience.id === found.id).map(({ reach }) => reach)
  return { ...shownAudience(found), reach: reaches.reduce((one, other) => Math.max(one, other)) }
}

const unusableId = ({ id, name }: ResolvedAudience): Failure =>
  new Failure({
    reason: 'bad-audience-list',
    title: 'Unusable audience list',
    message: `The service lists ${quote(name ?? '')} with the id ${id}, but ids begin with 1, so the action does not send to it.`,
    hint: fixedAnywhere('Choose another audience, or ask the operator of the service.'),
  })

/** Throws a Failure if the audience's reach is invalid or exceeds `max-reach`. */
export function checkReach({ id, name, reach }: ResolvedAudience, maxReach: number | undefined): void {
  if (maxReach === undefined || reach === undefined) return
  const who = `Audience ${id}${name ? ` (${quote(name)})` : ''}`
  if (reach < 0) {
    throw new Failure({
      reason: 'bad-audience-list',
      title: 'Unusable audience list',
      message: `${who} has a reach of ${reach}, which is not a number of subscribers, so the action cannot check \`max-reach\`.`,
      hint: fixedAnywhere(
        'Look up the number of subscribers in the panel of your push service. To send without this check, remove `max-reach`.',
      ),
    })
  }
  if (reach <= maxReach) return
  throw new Failure({
    reason: 'reach-exceeded',
    title: 'Audience too large',
    message: `${who} has a reach of ${reach}, but \`max-reach\` allows at most ${maxReach}.`,
    hint: fixedAnywhere('Check that this is the right audience. If it is, raise `max-reach`.'),
  })
}

const audienceEntry = ({ id, name, reach }: ListedAudience) => `${quote(name.shown)} (id ${id}, reach ${reach})`

function audienceFailure(id: number | undefined, name: string | undefined, list: readonly ListedAudience[]): Failure {
  if (name === undefined) {
    return new Failure({
      reason: 'audience-not-found',
      title: 'Audience not found',
      message: `The service lists no audience with the id ${id} (it lists ${list.length} audience${list.length === 1 ? '' : 's'}).`,
      hint: fixedAnywhere('Look up the id in the panel of your push service, and correct `audience-id`.'),
    })
  }
  const sameName = withName(name, list)
  if (id !== undefined) {
    const ids = listNames(sameName, audience => `id ${audience.id} (reach ${audience.reach})`)
    const owners = ids ? `the name ${quote(name)} belongs to ${ids}` : `no audience has the name ${quote(name)}`
    return new Failure({
      reason: 'audience-mismatch',
      title: 'Audience id and name differ',
      message: `\`audience-id\` is ${id}, but ${owners}.`,
      hint: fixedAnywhere('Correct the wrong input, or set only one of the two.'),
    })
  }
  const sameNumber = withSameNumber(name, list)
  if (sameNumber.length > 0) return numberFailure(name, sameName, sameNumber)
  if (sameName.length > 0) {
    return new Failure({
      reason: 'audience-ambiguous',
      title: 'Several audiences have that name',
      message: `${sameName.length} audiences are named ${quote(name)}: ${listNames(sameName, audienceEntry)}.`,
      hint: { newRunAfter: 'Set `audience-id` to the id of the right one, then' },
    })
  }
  const nearestOnes = nearestNames(name, list)
  const meant = meantAudience(nearestOnes, name)
  const others =
    list.length > 0
      ? `The nearest names are ${listNames(nearestOnes, audienceEntry)}.`
      : 'The service lists no audiences.'
  return new Failure({
    reason: 'audience-not-found',
    title: 'Audience not found',
    message: `No audience is named ${quote(name)}. ${meant ? `Did you mean ${quote(meant.name.shown)} (id ${meant.id})?` : others}`,
    hint: fixedAnywhere(
      'Correct `audience-name` (names are case-sensitive), or create the audience in the panel of your push service.',
    ),
  })
}

/**
 * Returns the Failure for a name that is a number, if the list has another spelling of it (`sameNumber`). The workflow
 * may have had either: without quotation marks, GitHub turns 2024.10 into 2024.1, and 007 into 7.
 */
function numberFailure(
  name: string,
  sameName: readonly ListedAudience[],
  sameNumber: readonly ListedAudience[],
): Failure {
  const entries = listNames([...sameName, ...sameNumber], audienceEntry)
  const isListed = sameName.length > 0
  const meant = sameNumber.length === 1 ? `Did you mean ${entries}?` : `These names are the same number: ${entries}.`
  return new Failure({
    reason: isListed ? 'audience-ambiguous' : 'audience-not-found',
    title: isListed ? 'Several audiences have that number as their name' : 'Audience not found',
    message: isListed
      ? `The name ${quote(name)} is a number, and so are these names, which differ only in how they are written: ${entries}.`
      : `No audience is named ${quote(name)}. ${meant}`,
    hint: {
      newRunAfter:
        'Put the name in quotation marks, because GitHub rewrites numbers without them (`2024.10` becomes `2024.1`), and choose the audience with `audience-id`, then',
    },
  })
}

function withSameNumber(name: string, list: readonly ListedAudience[]): ListedAudience[] {
  const wanted = numberOf(name)
  if (wanted === undefined) return []
  const written = normalized(name)
  return list.filter(({ name: { raw } }) => numberOf(raw) === wanted && normalized(raw) !== written)
}

/** Returns the number that YAML reads in a text without quotation marks, in decimal, hexadecimal, or octal. */
function numberOf(text: string): number | undefined {
  const trimmed = text.trim()
  return /^([-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+)$/i.test(trimmed) ? Number(trimmed) : undefined
}

function withName(name: string, list: readonly ListedAudience[]): ListedAudience[] {
  const wanted = normalized(name)
  return list.filter(audience => normalized(audience.name.raw) === wanted)
}

/**
 * The maximum length of a name to normalize, in characters. NFC takes quadratic time for long runs of combining marks.
 */
const maxNormalizedLength = 1_000

/** Trims a name and converts it to Unicode NFC for comparison. A name that is too long is only trimmed. */
function normalized(name: string): string {
  const trimmed = name.trim()
  return trimmed.length > maxNormalizedLength ? trimmed : trimmed.normalize('NFC')
}

/**
 * The maximum number of audiences in a message. A longer list would not help users choose and would leave no room for
 * the hint in the annotation.
 */
const maxListed = 20

function listNames(audiences: readonly ListedAudience[], show: (audience: ListedAudience) => string): string {
  const shown = audiences.slice(0, maxListed).map(show).join(', ')
  const left = audiences.length - maxListed
  return left > 0 ? `${shown} and ${left} more` : shown
}

/** Limits on the search for similar names. The time to compare two names grows with the product of their lengths. */
const maxComparedLength = 64
const maxCompared = 20_000
const maxNearest = 5

/** Returns the audiences with the most similar names, nearest first. If the list is long, compares only names of similar length. */
function nearestNames(name: string, list: readonly ListedAudience[]): ListedAudience[] {
  const compared = nearest(list, maxCompared, each => Math.abs(each.length - name.length))
  return nearest(compared, maxNearest, each => editDistance(name, each))
}

function nearest(
  audiences: readonly ListedAudience[],
  max: number,
  distanceTo: (name: string) => number,
): ListedAudience[] {
  const measured = audiences.map(audience => ({ audience, distance: distanceTo(audience.name.raw) }))
  const sorted = measured.sort((one, other) => one.distance - other.distance)
  return sorted.slice(0, max).map(({ audience }) => audience)
}

/** Returns the edit distance between two names, ignoring case. */
const editDistance = (one: string, other: string): number => leven(comparedPart(one), comparedPart(other))

const comparedPart = (name: string) => normalized(name.trim().slice(0, maxComparedLength)).toLowerCase()

/**
 * Returns the audience that the user probably meant. Its name differs from the given name only in case or, if there is
 * no such audience, only by a typo. Returns undefined unless exactly one audience matches.
 */
function meantAudience(nearest: readonly ListedAudience[], name: string): ListedAudience | undefined {
  const distanceOf = (audience: ListedAudience) => editDistance(name, audience.name.raw)
  const sameLetters = nearest.filter(each => distanceOf(each) === 0)
  const similar = nearest.filter(each => isTypingError(distanceOf(each), name.trim()))
  const [only, another] = sameLetters.length > 0 ? sameLetters : similar
  return another ? undefined : only
}
