import { type Problem, type ProblemCollector, problem } from '../base/problems.ts'
import type { Secrets } from '../base/secrets.ts'
import type { RequiredField } from '../inputs/notification-fields.ts'
import type { SendInputs } from '../inputs/settings.ts'
import { parseBoolean, releaseChoice } from '../inputs/value-rules.ts'
import type { ChosenRelease, FilteredOut, ReleaseFilter } from '../release/announced-releases.ts'
import type {
  DerivedContent,
  DerivedFields,
  DerivedValue,
  MessageSource,
  NotAnnounceable,
} from '../release/derived-content.ts'
import { contentFromEvent } from '../release/event-content.ts'
import type { FetchedRelease, RunnerEvent } from '../release/github-data.ts'
import { holdsTag, releaseKeyProblems } from '../release/key-rules.ts'
import { contentFromRelease, type ReleaseNeeds } from '../release/release-content.ts'
import { readGivenContent } from './given-content.ts'
import type { Content, GivenContent } from './notification.ts'
import type { FileText } from './payload-file.ts'
import { fillPlaceholders, placeholderProblems, usedPlaceholders, withoutReleaseHint } from './placeholders.ts'
import { deriveMissing, missingFields, validContent } from './precedence.ts'

/** What readContent() needs besides the inputs. The file, event, and release are read only if the run needs them. */
export interface ContentSources {
  secrets: Secrets
  readFile(path: string): FileText
  eventName: string
  readEvent(): RunnerEvent
  filter: ReleaseFilter
  fetchRelease(): Promise<FetchedRelease | 'none-published'>
}

export interface ReadContent {
  content: Content
  extraFields: Record<string, unknown>
  /** The value of `once-key` after its placeholders are replaced, or an empty string if the input is not set. */
  onceKey: string
  /** The release that the run took data from, if any. */
  release?: ChosenRelease
  /** Why a real run would not announce this release. Set only in dry runs. */
  heldBack?: FilteredOut
}

/**
 * Combines the inputs, the payload file, and the release or event. Returns `skip` if there is nothing to announce.
 * Throws one Failure that lists all problems, including those already in `problems`. Fetches a release only if no
 * problems have been found so far.
 */
export async function readContent(
  inputs: SendInputs,
  problems: ProblemCollector,
  sources: ContentSources,
): Promise<ReadContent | { skip: NotAnnounceable }> {
  const { secrets } = sources
  const given = await readGivenContent(inputs, problems, sources)
  const needs = contentNeeds(inputs, given, problems, sources)
  problems.add(placeholderProblems(given, needs.hasRelease))
  problems.add(filterProblems(needs))

  const derived = await derive(inputs, given, needs, problems, sources)
  if (derived.kind === 'invalid') problems.add(derived.problems)
  if (derived.kind === 'invalid' || derived.kind === 'not-announceable') problems.throwIfAny()
  if (derived.kind === 'not-announceable') return { skip: derived.why }

  const found = derived.kind === 'content' ? derived : undefined
  const filled = found?.placeholders ? fillPlaceholders(given, found.placeholders, problems, secrets) : given
  problems.add(keyProblems(inputs, filled.onceKey, found, problems))
  // Inputs override the file, and the file overrides derived values.
  const content = validContent(filled.inputs, filled.file, deriveMissing(needs.missing, derived, problems, secrets))
  problems.throwIfAny()
  // This cannot happen, because throwIfAny() reports every required field that is still missing.
  if (!content) throw new Error('a required field was lost')
  content.messageSource = messageSourceOf(found?.fields.message)
  const { extraFields, onceKey } = filled
  return { content, extraFields, onceKey, release: found?.release, heldBack: found?.heldBack }
}

interface ContentNeeds {
  /** Required fields that are missing from both the inputs and the file. */
  missing: RequiredField[]
  needsMessage: boolean
  filters: readonly ('release-level' | 'max-age')[]
  needsData: boolean
  /** Whether the run has a release, from the `release` input or a `release` event. */
  hasRelease: boolean
}

/** A refused input is stored as an empty string but still counts as given. */
const isGiven = (name: keyof SendInputs, inputs: SendInputs, problems: ProblemCollector) =>
  inputs[name] !== '' || problems.isRefused(name)

function contentNeeds(
  inputs: SendInputs,
  given: GivenContent,
  problems: ProblemCollector,
  { eventName }: ContentSources,
): ContentNeeds {
  const missing = missingFields(given.inputs, given.file)
  const placeholders = usedPlaceholders(given)
  const filters = (['release-level', 'max-age'] as const).filter(name => isGiven(name, inputs, problems))
  return {
    missing,
    needsMessage: missing.includes('message') || placeholders.has('message'),
    filters,
    needsData: missing.length > 0 || placeholders.size > 0 || filters.length > 0,
    hasRelease: isGiven('release', inputs, problems) || eventName === 'release',
  }
}

const filterProblems = ({ filters, hasRelease }: ContentNeeds): Problem[] =>
  hasRelease
    ? []
    : filters.map(name => problem(name, `needs a release, but this run has none; ${withoutReleaseHint(`\`${name}\``)}`))

const nothingDerived: DerivedContent = { kind: 'none' }

/**
 * Derives content from the release that the `release` input selects or, if that input is not set, from the event.
 * Fetches the release only if the run needs it, but always checks a `release` event, because its release may be a draft
 * or too old. A run that needs no data from the event continues even if the event has an activity that the action does
 * not announce, such as `edited`.
 */
async function derive(
  inputs: SendInputs,
  given: GivenContent,
  needs: ContentNeeds,
  problems: ProblemCollector,
  sources: ContentSources,
): Promise<DerivedContent> {
  const { eventName, filter, secrets } = sources
  const isDryRun = parseBoolean(inputs['dry-run']) === true
  const releaseNeeds: ReleaseNeeds = { filter, needsMessage: needs.needsMessage, isDryRun, secrets }
  if (isGiven('release', inputs, problems)) {
    if (!needs.needsData && !mustFetch(inputs, given.onceKey, eventName)) return nothingDerived
    problems.throwIfAny()
    const fetched = await sources.fetchRelease()
    if (fetched === 'none-published') return { kind: 'not-announceable', why: { kind: 'no-release' } }
    return contentFromRelease(fetched, releaseNeeds)
  }
  if (!needs.needsData && eventName !== 'release') return nothingDerived
  const derived = contentFromEvent(sources.readEvent(), isGiven('once-key', inputs, problems), releaseNeeds)
  const isOtherActivity = derived.kind === 'not-announceable' && derived.why.kind === 'activity'
  return isOtherActivity && !needs.needsData ? nothingDerived : derived
}

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

function keyProblems(
  inputs: SendInputs,
  onceKey: string,
  derived: DerivedFields | undefined,
  problems: ProblemCollector,
): Problem[] {
  const isJudged = problems.all.some(({ input }) => input === 'once-key')
  if (isJudged || onceKey === '' || inputs['once-per'] !== '' || derived === undefined) return []
  return releaseKeyProblems(onceKey, derived)
}

const messageSourceOf = (message: DerivedValue | undefined): MessageSource | undefined =>
  message && 'value' in message ? message.source : undefined
