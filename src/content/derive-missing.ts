import { Failure } from '../base/failure.ts'
import { type Problem, type ProblemCollector, problem } from '../base/problems.ts'
import type { TokenFinder } from '../base/secrets.ts'
import type { DerivedValue } from '../github/github-data.ts'
import { type FieldName, inputOf, type RequiredField } from '../inputs/notification-fields.ts'
import type { SendInputs } from '../inputs/settings.ts'
import { parseBoolean, releaseChoice } from '../inputs/value-rules.ts'
import { type DerivedContent, notAnnounceable, type PlaceholderName } from '../release/derived-content.ts'
import { contentFromEvent, type GithubEvent } from '../release/event-content.ts'
import { holdsTag } from '../release/key-rules.ts'
import { contentFromRelease, type FetchedRelease, type ReleaseNeeds } from '../release/release-content.ts'
import type { ReleaseFilter } from '../release/release-filter.ts'
import { type FileText, type Given, type Layer, missingFields, type Publishable } from './given.ts'
import { withoutReleaseHint } from './placeholders.ts'

/** Where content comes from. The file, event, and release are read only if the run needs them. */
export interface ContentSources {
  inputs: SendInputs
  /** The problems found so far. */
  problems: ProblemCollector
  tokens: TokenFinder
  readFile(path: string): FileText
  eventName: string
  readEvent(): GithubEvent
  filter: ReleaseFilter
  fetchRelease(): Promise<FetchedRelease | 'none-published'>
  /** Adds the period of `once-per` to a key. */
  wholeKey(key: string): string
}

/** A refused input is stored as an empty string but still counts as given. */
export const isGiven = (name: keyof SendInputs, { inputs, problems }: ContentSources): boolean =>
  inputs[name] !== '' || problems.isRefused(name)

/** Whether the run has a release, from the `release` input or a `release` event. */
export const hasRelease = (sources: ContentSources): boolean =>
  isGiven('release', sources) || sources.eventName === 'release'

const filterInputs = ['release-level', 'max-age'] as const

/** Returns a problem for each input that filters releases, if the run has no release. */
export function filterProblems(sources: ContentSources): Problem[] {
  if (hasRelease(sources)) return []
  const given = filterInputs.filter(name => isGiven(name, sources))
  return given.map(name =>
    problem(name, `needs a release, but this run has none; ${withoutReleaseHint(`\`${name}\``)}`),
  )
}

const nothingDerived: DerivedContent = { kind: 'none' }

/**
 * Derives content from the release that the `release` input selects or, if that input is not set, from the event.
 * `placeholders` are those in the given content. Throws the problems found so far instead of fetching a release,
 * skipping one, or going on without one that is needed.
 */
export async function derive(
  given: Publishable,
  placeholders: ReadonlySet<PlaceholderName>,
  sources: ContentSources,
): Promise<DerivedContent> {
  const { problems } = sources
  const derived = await deriveFromSource(given, placeholders, sources)
  if (derived.kind === 'invalid') problems.add(derived.problems)
  if (derived.kind === 'invalid' || derived.kind === 'not-announceable') problems.throwIfAny()
  return derived
}

async function deriveFromSource(
  { fields, onceKey }: Publishable,
  placeholders: ReadonlySet<PlaceholderName>,
  sources: ContentSources,
): Promise<DerivedContent> {
  const { inputs, problems, filter, eventName } = sources
  const missing = missingFields(fields)
  const needsData = missing.length > 0 || placeholders.size > 0 || filterInputs.some(name => isGiven(name, sources))
  const needs: ReleaseNeeds = {
    filter,
    needsMessage: missing.includes('message') || placeholders.has('message'),
    isDryRun: parseBoolean(inputs['dry-run']) === true,
  }
  if (!isGiven('release', sources)) return deriveFromEvent(needsData, needs, sources)
  if (!needsData && !mustFetch(inputs, onceKey, eventName)) return nothingDerived
  problems.throwIfAny()
  const fetched = await sources.fetchRelease()
  return fetched === 'none-published' ? notAnnounceable({ kind: 'no-release' }) : contentFromRelease(fetched, needs)
}

/**
 * Always checks a `release` event, because its release may be a draft or too old. A run that needs no data from the
 * event continues even if the event has an activity that the action does not announce, such as `edited`.
 */
function deriveFromEvent(needsData: boolean, needs: ReleaseNeeds, sources: ContentSources): DerivedContent {
  if (!needsData && sources.eventName !== 'release') return nothingDerived
  const event = sources.readEvent()
  if (event.name === 'release' && event.unreadable !== undefined) {
    sources.problems.throwIfAny()
    throw unreadableRelease(event.unreadable)
  }
  const derived = contentFromEvent(event, isGiven('once-key', sources), needs)
  const isOtherActivity = derived.kind === 'not-announceable' && derived.why.kind === 'activity'
  return isOtherActivity && !needsData ? nothingDerived : derived
}

/** Nobody can fix an event that is too large, but a run by hand does not need it. */
const unreadableRelease = (why: string) =>
  new Failure({
    reason: 'invalid-input',
    title: 'Invalid event',
    message: `The action cannot check the release of this event, because ${why}.`,
    hint: { newRunAfter: 'To send the notification,' },
  })

/**
 * Whether a run that derives no content must still fetch the release: to find out which release is the latest, whether
 * it is a pre-release, or whether `once-key` identifies it. Only a person who starts a run may announce a pre-release.
 */
function mustFetch(inputs: SendInputs, onceKey: string, eventName: string): boolean {
  const choice = releaseChoice(inputs.release)
  if (!('value' in choice) || choice.value.kind === 'latest') return true
  if (eventName !== 'workflow_dispatch') return true
  const needsKey = onceKey !== '' && inputs['once-per'] === ''
  return needsKey && !holdsTag(onceKey, choice.value.tag)
}

/** Returns the derived values of the missing fields, and a problem for all fields that lack one for the same reason. */
export function deriveLayer(
  missing: readonly RequiredField[],
  derived: DerivedContent,
): { fields: Layer; problems: Problem[] } {
  const source = derived.kind === 'content' ? derived.source : 'event'
  const fields = new Map<FieldName, Given>()
  const fieldsByReason = new Map<string, RequiredField[]>()
  for (const field of missing) {
    const from = derivedValue(field, derived)
    if ('missing' in from) {
      fieldsByReason.set(from.missing, [...(fieldsByReason.get(from.missing) ?? []), field])
    } else {
      const value = 'value' in from ? from.value : ''
      const token = 'token' in from ? from.token : undefined
      fields.set(field, { source, value, derived: { source, token }, placeOf: () => ({ input: inputOf(field) }) })
    }
  }
  const orElse = derived.kind === 'none' && derived.event ? ', or set the `release` input to the tag of a release' : ''
  const mayBeInEvent = derived.kind === 'content'
  const problems = [...fieldsByReason].map(([why, names]) => ({
    ...missingProblem(names, why && ` (${why})`, orElse),
    mayBeInEvent,
  }))
  return { fields, problems }
}

function derivedValue(field: RequiredField, derived: DerivedContent): DerivedValue {
  if (derived.kind === 'content') return derived.fields[field]
  return { missing: whyNoneDerived(derived.kind === 'none' ? derived.event : undefined) }
}

function whyNoneDerived(eventName: string | undefined): string {
  if (eventName === undefined) return ''
  const event = /^[a-z_]{1,40}$/.test(eventName) ? `the \`${eventName}\` event` : 'this event'
  return `${event} supplies no content, and an empty input counts as missing`
}

/** Returns one problem for all fields that are missing for the same reason. */
function missingProblem(fields: RequiredField[], reason: string, orElse: string): Problem {
  const inFile = fields.map(field => `\`${field}\``).join(', ')
  const message =
    fields.length > 1
      ? `are missing${reason}; set them as inputs, or as ${inFile} in \`payload-file\`${orElse}`
      : `is missing${reason}; set it as an input, or as ${inFile} in \`payload-file\`${orElse}`
  const [input = '', ...otherInputs] = fields.map(inputOf)
  return problem(input, message, { otherInputs })
}
