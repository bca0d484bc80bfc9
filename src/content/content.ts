import { contentInputs } from '../inputs/fields.ts'
import { inputFailure, type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { Checked, SendInputs } from '../inputs/settings.ts'
import { type DerivedContent, type NotAnnounceable, notAnnounceable } from './derived-content.ts'
import type { FetchedRelease, RunnerEvent } from './github-data.ts'
import { fieldsFromInputs } from './input-fields.ts'
import type { FieldSet, PlaceholderName } from './notification-fields.ts'
import type { FileText } from './payload-file.ts'
import { type Content, emptyFieldSet, mergeContent, missingFields } from './precedence.ts'
import type { ChosenRelease, ReleaseFilter } from './release-filter.ts'
import type { Templates, UsedPlaceholders } from './templates.ts'

type ExtraFields = Awaited<ReturnType<typeof import('./extra-fields.ts')['readExtraFields']>>

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

/** The inputs, and what was found wrong with them so far; nothing of those that are refused may be read or quoted. */
export type CheckedInputs = Omit<Checked<SendInputs, unknown>, 'settings'>

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
 * What inputs, file, and release or event say, or why it is not announced. Throws one failure with every
 * problem in it, those found before included. A release is fetched only if there are none. Libraries are loaded only if
 * they are needed.
 */
export async function readContent(
  { readable, refused, problems: known }: CheckedInputs,
  sources: ContentSources,
): Promise<ReadContent | { skip: NotAnnounceable }> {
  const { secrets } = sources
  const { inputs, file, extra, templates } = await readGiven(readable, refused, sources)
  const use = withoutRefused(await findReleaseUse(templates, readable, sources), refused)
  const ownProblems = [...inputs.problems, ...file.problems, ...extra.problems, ...use.problems]
  const problemsSoFar = [...known, ...ownProblems]

  const missing = missingFields(inputs, file)
  const isDerived = missing.length > 0 || use.needsRelease
  if (isDerived && readable.release && problemsSoFar.length > 0) throw inputFailure(problemsSoFar)
  const needsMessage = missing.includes('message') || use.placeholders.has('message')
  const derived = isDerived ? await derive(readable, sources, needsMessage) : nothingDerived
  if (derived.kind === 'invalid') throw inputFailure([...problemsSoFar, ...derived.problems])
  if (derived.kind === 'not-announceable') {
    if (problemsSoFar.length > 0) throw inputFailure(problemsSoFar)
    return { skip: derived.why }
  }

  const { filled, problems: unfilled } = await fill(templates, use, derived, secrets)
  const otherProblems = [...known, ...extra.problems, ...use.problems, ...unfilled]
  const merged = mergeContent(filled.inputs, filled.file, derived, secrets, otherProblems)
  if ('problems' in merged) throw inputFailure(merged.problems)
  const { content } = merged
  const { extraFields, onceKey } = filled
  const release = derived.kind === 'content' ? derived.release : undefined
  const releaseTag = onceKey === '' ? undefined : (release?.tag ?? (await tagOfRelease(readable, sources)))
  const read = { content, extraFields, onceKey, release, releaseTag }
  if (derived.kind !== 'content') return read
  const { message } = derived.fields
  if (use.placeholders.has('message') && 'value' in message) content.messageOrigin = message.origin
  return read
}

/** The tag of a release of which nothing was read. */
async function tagOfRelease(
  { release: given }: SendInputs,
  { readEvent }: ContentSources,
): Promise<string | undefined> {
  if (given !== '') return given.replace(/^refs\/tags\//, '')
  const { name, payload } = await readEvent()
  if (name !== 'release') return undefined
  const { release }: { release?: unknown } = Object(payload)
  const { tag_name: tag }: { tag_name?: unknown } = Object(release)
  return typeof tag === 'string' ? tag : undefined
}

const nothingDerived = { kind: 'none' } as const

/** Without the problems of refused inputs: what is wrong with those was reported before. */
function withoutRefused<Part extends { problems: Problem[] }>(part: Part, refused: ReadonlySet<string>): Part {
  return { ...part, problems: part.problems.filter(({ input }) => !refused.has(input)) }
}

/** What inputs and files give. */
async function readGiven(
  readable: SendInputs,
  refused: ReadonlySet<string>,
  { secrets, readFile }: ContentSources,
): Promise<{ inputs: FieldSet; file: FieldSet; extra: ExtraFields; templates: Templates }> {
  const { 'payload-file': path, 'extra-fields': extraText, 'once-key': onceKey } = readable
  const payloadFile = path ? await import('./payload-file.ts') : undefined
  const extraFields = extraText ? await import('./extra-fields.ts') : undefined
  const inputs = withoutRefused(await fieldsFromInputs(readable, secrets), refused)
  const file = payloadFile
    ? withoutRefused(await payloadFile.fieldsFromFile(path, await readFile(path), secrets), refused)
    : emptyFieldSet
  const extra = extraFields
    ? withoutRefused(await extraFields.readExtraFields(extraText, secrets), refused)
    : { fields: {}, problems: [] }
  return { inputs, file, extra, templates: { inputs, file, fileName: path, extraFields: extra.fields, onceKey } }
}

/** What is needed of a release although no field is missing: for placeholders, or to know whether it is announced. */
interface ReleaseUse {
  needsRelease: boolean
  placeholders: ReadonlySet<PlaceholderName>
  problems: Problem[]
}

async function findReleaseUse(
  templates: Templates,
  readable: SendInputs,
  { readEvent }: ContentSources,
): Promise<ReleaseUse> {
  const filters = (['release-level', 'max-age'] as const).filter(name => readable[name] !== '')
  const used = mayHavePlaceholders(readable)
    ? (await import('./templates.ts')).usedPlaceholders(templates)
    : noPlaceholders
  const needsRelease = filters.length > 0 || used.names.size > 0 || readable.release === 'latest'
  const hasRelease = readable.release !== '' || !needsRelease || (await readEvent()).name === 'release'
  const withoutRelease = [
    ...filters.map(name => problem(name, `has no release to apply to; ${releaseHint}`)),
    ...used.places.map(({ name, place }) =>
      problem(place, `contains \`{${name}}\`, but there is no release; ${releaseHint}`, place),
    ),
  ]
  const problems = hasRelease ? used.problems : [...used.problems, ...withoutRelease]
  return { needsRelease: needsRelease && hasRelease, placeholders: used.names, problems }
}

const releaseHint = 'set the input `release`, run on the event `release`, or remove it'

const noPlaceholders: UsedPlaceholders = { names: new Set(), places: [], problems: [] }

/** A file is YAML, so loading a little more costs little. */
const mayHavePlaceholders = (readable: SendInputs) =>
  readable['payload-file'] !== '' ||
  [...contentInputs, 'extra-fields' as const, 'once-key' as const].some(name =>
    /\{|%[a-z]|<[a-z]/i.test(readable[name]),
  )

async function derive(readable: SendInputs, sources: ContentSources, needsMessage: boolean): Promise<DerivedContent> {
  const { readEvent, fetchRelease, filter, secrets } = sources
  const needs = { filter, needsMessage, secrets }
  if (readable.release) {
    const fetched = await fetchRelease()
    if (fetched === 'none-published') return notAnnounceable({ kind: 'no-release' })
    const { contentFromRelease } = await import('./release-content.ts')
    return contentFromRelease(fetched, needs)
  }
  const { contentFromEvent } = await import('./event-content.ts')
  return contentFromEvent(await readEvent(), readable['once-key'] !== '', needs)
}

/** The given texts with their placeholders replaced. */
async function fill(
  templates: Templates,
  { placeholders }: ReleaseUse,
  derived: DerivedContent,
  secrets: Secrets,
): Promise<{ filled: Templates; problems: Problem[] }> {
  const values = derived.kind === 'content' ? derived.placeholders : undefined
  if (placeholders.size === 0 || !values) return { filled: templates, problems: [] }
  const { fillTemplates } = await import('./templates.ts')
  return fillTemplates(templates, values, secrets)
}
