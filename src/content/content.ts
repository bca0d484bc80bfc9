import { contentInputs, type RequiredField } from '../inputs/notification-fields.ts'
import { type ProblemCollector, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { SendInputs } from '../inputs/settings.ts'
import { releaseChoice } from '../inputs/value-rules.ts'
import type { ChosenRelease, ReleaseFilter } from './announced-releases.ts'
import type { DerivedContent, MessageSource, NotAnnounceable } from './derived-content.ts'
import type { GivenFields } from './field-rules.ts'
import type { UsedPlaceholders } from './fill-placeholders.ts'
import type { FetchedRelease, RunnerEvent } from './github-data.ts'
import { readGivenContent } from './given-content.ts'
import type { FileText } from './payload-file.ts'
import { type Content, type GivenContent, validContent } from './precedence.ts'
import { missingFields } from './required-fields.ts'

/** Where content comes from besides the inputs; each is asked only if it is needed. */
export interface ContentSources {
  secrets: Secrets
  readFile(path: string): Promise<FileText>
  readEvent(): Promise<RunnerEvent>
  /** Which releases are announced. */
  filter: ReleaseFilter
  /** The release that the input `release` names, and its repository, unless it has not published one yet. */
  fetchRelease(): Promise<FetchedRelease | 'none-published'>
}

/** What is sent, from wherever it comes, and the key that it is sent once for. */
export interface ReadContent {
  content: Content
  extraFields: Record<string, unknown>
  /** '' without one. */
  onceKey: string
  /** The release that is announced, if anything of one was needed. */
  release?: ChosenRelease
  /** The tag of the release that is announced, also if nothing else of it was needed. Only with a key. */
  releaseTag?: string
}

/**
 * What inputs, file, and release or event say, or why it is not announced. Throws one failure with every problem in it,
 * those found before included. A release is fetched only if there are none. Libraries are loaded only if they are needed.
 */
export async function readContent(
  inputs: SendInputs,
  problems: ProblemCollector,
  sources: ContentSources,
): Promise<ReadContent | { skip: NotAnnounceable }> {
  const { secrets } = sources
  const given = await readGivenContent(inputs, problems, sources)
  const placeholders = await findPlaceholders(inputs, given, problems)
  const needsRelease = await checkRelease(inputs, placeholders, problems, sources)

  const missing = missingFields(given.inputs, given.file)
  const needsMessage = missing.includes('message') || placeholders.names.has('message')
  const isDerived = missing.length > 0 || needsRelease
  if (isDerived && isGiven('release', inputs, problems)) problems.throwIfAny()
  const needs = { hasOnceKey: isGiven('once-key', inputs, problems), needsMessage }
  const derived = isDerived ? await derive(inputs, needs, sources) : nothingDerived
  if (derived.kind === 'invalid') problems.add(derived.problems)
  if (derived.kind === 'invalid' || derived.kind === 'not-announceable') problems.throwIfAny()
  if (derived.kind === 'not-announceable') return { skip: derived.why }

  const filled = await fill(given, placeholders, derived, problems, secrets)
  // Inputs win over the file, and the file over what is derived.
  const derivedFields = missing.length > 0 ? [await deriveMissing(missing, derived, problems, secrets)] : []
  const content = validContent(filled.inputs, filled.file, ...derivedFields)
  problems.throwIfAny()
  // Every missing field is filled by now, or is among the problems.
  if (!content) throw new Error('a required field was lost')
  if (needsMessage) content.messageSource = messageSourceOf(derived)
  const { extraFields, onceKey } = filled
  const release = derived.kind === 'content' ? derived.release : undefined
  const releaseTag = onceKey === '' ? undefined : (release?.tag ?? (await tagOfRelease(inputs, sources)))
  return { content, extraFields, onceKey, release, releaseTag }
}

/** Whether an input was given, refused or not. */
const isGiven = (name: keyof SendInputs, inputs: SendInputs, problems: ProblemCollector) =>
  inputs[name] !== '' || problems.isRefused(name)

const nothingDerived: DerivedContent = { kind: 'none' }

function messageSourceOf(derived: DerivedContent): MessageSource | undefined {
  const message = derived.kind === 'content' ? derived.fields.message : undefined
  return message && 'value' in message ? message.source : undefined
}

/** The tag of a release of which nothing was read. */
async function tagOfRelease(
  { release: given }: SendInputs,
  { readEvent }: ContentSources,
): Promise<string | undefined> {
  if (given !== '') {
    const choice = releaseChoice(given)
    return 'value' in choice && choice.value.kind === 'tag' ? choice.value.tag : undefined
  }
  const { name, payload } = await readEvent()
  if (name !== 'release') return undefined
  const { release }: { release?: unknown } = Object(payload)
  const { tag_name: tag }: { tag_name?: unknown } = Object(release)
  return typeof tag === 'string' ? tag : undefined
}

/** The placeholders that are used. A file is YAML, so loading a little more costs little. */
async function findPlaceholders(
  inputs: SendInputs,
  given: GivenContent,
  problems: ProblemCollector,
): Promise<UsedPlaceholders> {
  const names = [...contentInputs, 'extra-fields', 'once-key'] as const
  const mayHaveSome = inputs['payload-file'] !== '' || names.some(name => /\{|%[a-z]|<[a-z]/i.test(inputs[name]))
  if (!mayHaveSome) return { names: new Set(), uses: [] }
  const { usedPlaceholders } = await import('./fill-placeholders.ts')
  return usedPlaceholders(given, problems)
}

/**
 * Whether a release is needed although no field is missing: for placeholders, or to know whether it is announced. A
 * problem for each that needs one if there is none.
 */
async function checkRelease(
  inputs: SendInputs,
  placeholders: UsedPlaceholders,
  problems: ProblemCollector,
  { readEvent }: ContentSources,
): Promise<boolean> {
  const filters = (['release-level', 'max-age'] as const).filter(name => isGiven(name, inputs, problems))
  const needsRelease = filters.length > 0 || placeholders.names.size > 0 || inputs.release === 'latest'
  if (!needsRelease) return false
  if (isGiven('release', inputs, problems) || (await readEvent()).name === 'release') return true
  const hint = 'set the input `release`, run on the event `release`, or remove it'
  problems.add(filters.map(name => problem(name, `has no release to apply to; ${hint}`)))
  if (placeholders.uses.length > 0) {
    const { placeholdersWithoutRelease } = await import('./fill-placeholders.ts')
    problems.add(placeholdersWithoutRelease(placeholders, hint))
  }
  return false
}

async function derive(
  { release }: SendInputs,
  { hasOnceKey, needsMessage }: { hasOnceKey: boolean; needsMessage: boolean },
  { readEvent, fetchRelease, filter, secrets }: ContentSources,
): Promise<DerivedContent> {
  const needs = { filter, needsMessage, secrets }
  if (release === '') {
    const { contentFromEvent } = await import('./event-content.ts')
    return contentFromEvent(await readEvent(), hasOnceKey, needs)
  }
  const fetched = await fetchRelease()
  if (fetched === 'none-published') return { kind: 'not-announceable', why: { kind: 'no-release' } }
  const { contentFromRelease } = await import('./release-content.ts')
  return contentFromRelease(fetched, needs)
}

/** The missing fields, each with what was derived for it, or a problem. */
async function deriveMissing(
  missing: readonly RequiredField[],
  derived: DerivedContent,
  problems: ProblemCollector,
  secrets: Secrets,
): Promise<GivenFields> {
  const { fillMissing } = await import('./fill-missing.ts')
  return fillMissing(missing, derived, problems, secrets)
}

/** The given texts with their placeholders replaced. */
async function fill(
  given: GivenContent,
  { names }: UsedPlaceholders,
  derived: DerivedContent,
  problems: ProblemCollector,
  secrets: Secrets,
): Promise<GivenContent> {
  const values = derived.kind === 'content' ? derived.placeholders : undefined
  if (names.size === 0 || !values) return given
  const { replacePlaceholders } = await import('./fill-placeholders.ts')
  return replacePlaceholders(given, values, problems, secrets)
}
