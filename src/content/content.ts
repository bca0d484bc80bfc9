import { type Problem, type ProblemCollector, problem } from '../base/problems.ts'
import type { TokenFinder } from '../base/secrets.ts'
import type { RequiredField } from '../inputs/notification-fields.ts'
import type { SendInputs } from '../inputs/settings.ts'
import { parseBoolean, releaseChoice } from '../inputs/value-rules.ts'
import type {
  DerivedContent,
  DerivedFields,
  DerivedValue,
  MessageSource,
  NotAnnounceable,
} from '../release/derived-content.ts'
import { contentFromEvent } from '../release/event-content.ts'
import type { FetchedRelease, GithubEvent } from '../release/github-data.ts'
import { holdsTag, releaseKeyProblems } from '../release/key-rules.ts'
import { contentFromRelease, type ReleaseNeeds } from '../release/release-content.ts'
import type { ChosenRelease, FilteredOut, ReleaseFilter } from '../release/release-filter.ts'
import { deriveLayer } from './derived-layer.ts'
import { checkComplete, checkTexts, type FillValues, type Publishable, textsIn } from './fill-and-check.ts'
import { type FileText, readGiven } from './given.ts'
import { choose, contentOf, missingFields } from './layers.ts'
import type { Content } from './notification.ts'
import { placeholderProblems, placeholdersIn, withoutReleaseHint } from './placeholders.ts'

/** What readContent() needs besides the inputs. The file, event, and release are read only if the run needs them. */
export interface ContentSources {
  tokens: TokenFinder
  readFile(path: string): FileText
  eventName: string
  readEvent(): GithubEvent
  filter: ReleaseFilter
  fetchRelease(): Promise<FetchedRelease | 'none-published'>
  /** Adds the period of `once-per` to a key. */
  wholeKey(key: string): string
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
  /** The first line of the release notes with a `web-push` comment that does not count. */
  ignoredCommentLine?: number
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
  const { tokens } = sources
  const given = await readGiven(inputs, problems, { tokens, readFile: sources.readFile })
  const { extraFields, onceKey } = given
  const chosen: Publishable = { fields: choose(given.inputs, given.file), extraFields, onceKey }
  const run: Run = { inputs, problems, sources }
  const needs = contentNeeds(chosen, run)
  problems.add(placeholderProblems(textsIn(chosen), { hasRelease: needs.hasRelease, hasKey: isGiven('once-key', run) }))
  problems.add(filterProblems(needs))

  const derived = await derive(onceKey, needs, run)
  if (derived.kind === 'invalid') problems.add(derived.problems)
  if (derived.kind === 'invalid' || derived.kind === 'not-announceable') problems.throwIfAny()
  if (derived.kind === 'not-announceable') return { skip: derived.why }

  const found = derived.kind === 'content' ? derived : undefined
  const values = fillValues(onceKey, found, sources)
  const layer = deriveLayer(needs.missing, derived, tokens)
  const whole: Publishable = { ...chosen, fields: choose(chosen.fields, layer.fields) }
  const complete = checkTexts(whole, text => checkComplete(text, values, tokens))
  problems.add([...complete.problems, ...layer.problems])
  problems.add(keyProblems(complete.onceKey, found, run))
  problems.throwIfAny()
  const content = contentOf(complete.fields)
  // This cannot happen, because throwIfAny() reports every required field that is still missing.
  if (!content) throw new Error('a required field was lost')
  content.messageSource = messageSourceOf(found?.fields.message)
  return {
    content,
    extraFields: complete.extraFields,
    onceKey: complete.onceKey,
    release: found?.release,
    heldBack: found?.heldBack,
    ignoredCommentLine: found?.ignoredCommentLine,
  }
}

interface Run {
  inputs: SendInputs
  problems: ProblemCollector
  sources: ContentSources
}

/** A refused input is stored as an empty string but still counts as given. */
const isGiven = (name: keyof SendInputs, { inputs, problems }: Run) => inputs[name] !== '' || problems.isRefused(name)

interface ContentNeeds {
  /** Required fields that are missing from both the inputs and the file. */
  missing: RequiredField[]
  needsMessage: boolean
  filters: readonly ('release-level' | 'max-age')[]
  needsData: boolean
  /** Whether the run has a release, from the `release` input or a `release` event. */
  hasRelease: boolean
}

function contentNeeds(chosen: Publishable, run: Run): ContentNeeds {
  const missing = missingFields(chosen.fields)
  const placeholders = new Set(textsIn(chosen).flatMap(({ text }) => placeholdersIn(text)))
  const filters = (['release-level', 'max-age'] as const).filter(name => isGiven(name, run))
  return {
    missing,
    needsMessage: missing.includes('message') || placeholders.has('message'),
    filters,
    needsData: missing.length > 0 || placeholders.size > 0 || filters.length > 0,
    hasRelease: isGiven('release', run) || run.sources.eventName === 'release',
  }
}

const filterProblems = ({ filters, hasRelease }: ContentNeeds): Problem[] =>
  hasRelease
    ? []
    : filters.map(name => problem(name, `needs a release, but this run has none; ${withoutReleaseHint(`\`${name}\``)}`))

const nothingDerived: DerivedContent = { kind: 'none' }

/** Derives content from the release that the `release` input selects or, if that input is not set, from the event. */
function derive(onceKey: string, needs: ContentNeeds, run: Run): Promise<DerivedContent> | DerivedContent {
  const { filter } = run.sources
  const isDryRun = parseBoolean(run.inputs['dry-run']) === true
  const releaseNeeds: ReleaseNeeds = { filter, needsMessage: needs.needsMessage, isDryRun }
  if (!isGiven('release', run)) return deriveFromEvent(needs, releaseNeeds, run)
  const isNeeded = needs.needsData || mustFetch(run.inputs, onceKey, run.sources.eventName)
  return isNeeded ? deriveFromRelease(releaseNeeds, run) : nothingDerived
}

async function deriveFromRelease(needs: ReleaseNeeds, { problems, sources }: Run): Promise<DerivedContent> {
  problems.throwIfAny()
  const fetched = await sources.fetchRelease()
  if (fetched === 'none-published') return { kind: 'not-announceable', why: { kind: 'no-release' } }
  return contentFromRelease(fetched, needs)
}

/**
 * Always checks a `release` event, because its release may be a draft or too old. A run that needs no data from the
 * event continues even if the event has an activity that the action does not announce, such as `edited`.
 */
function deriveFromEvent({ needsData }: ContentNeeds, needs: ReleaseNeeds, run: Run): DerivedContent {
  const { eventName, readEvent } = run.sources
  if (!needsData && eventName !== 'release') return nothingDerived
  const derived = contentFromEvent(readEvent(), isGiven('once-key', run), needs)
  const isOtherActivity = derived.kind === 'not-announceable' && derived.why.kind === 'activity'
  return isOtherActivity && !needsData ? nothingDerived : derived
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

/** Returns the values of all placeholders. `key` is the whole `once-key`, if its own placeholders can be filled. */
function fillValues(
  onceKey: string,
  found: DerivedFields | undefined,
  { tokens, wholeKey }: ContentSources,
): FillValues {
  const values: FillValues = { ...found?.placeholders }
  if (onceKey === '') return values
  const key = checkComplete({ text: onceKey, kind: 'key', place: { input: 'once-key' } }, values, tokens)
  return 'value' in key ? { ...values, key: { value: wholeKey(key.value), madeFrom: [] } } : values
}

function keyProblems(onceKey: string, found: DerivedFields | undefined, { inputs, problems }: Run): Problem[] {
  const isJudged = problems.all.some(({ input }) => input === 'once-key')
  if (isJudged || onceKey === '' || inputs['once-per'] !== '' || found === undefined) return []
  return releaseKeyProblems(onceKey, found)
}

const messageSourceOf = (message: DerivedValue | undefined): MessageSource | undefined =>
  message && 'value' in message ? message.source : undefined
