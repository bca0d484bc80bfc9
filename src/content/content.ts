import { inputFailure, type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { type Checked, contentInputs, type SendInputs } from '../inputs/settings.ts'
import { parseBoolean } from '../inputs/value-rules.ts'
import type { DerivedContent, NotAnnounceable } from './derived-content.ts'
import type { RunnerEvent } from './github-data.ts'
import { fieldsFromInputs } from './input-fields.ts'
import { credentialProblems, type Fields } from './notification-fields.ts'
import type { FileText } from './payload-file.ts'
import type { PlaceholderName } from './placeholders.ts'
import { type Content, emptyFieldSet, mergeContent, missingFields } from './precedence.ts'
import type { ChosenRelease, ReleaseFilter } from './release-filter.ts'
import type { Templates, UsedPlaceholders } from './templates.ts'

/** Where content comes from besides the inputs; each is asked only if it is needed. */
export interface ContentSources {
  secrets: Secrets
  readFile(path: string): Promise<FileText>
  readEvent(): Promise<RunnerEvent>
  /** Which releases are announced. */
  filter: ReleaseFilter
  /** The release that the input `release` names, and its repository. */
  fetchRelease(): Promise<{ release: unknown; repository: unknown }>
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
}

/**
 * What inputs, file, and release or event say, or why it is not announced. Throws one failure with every
 * problem in it, those found before included. A release is fetched only if there are none. Libraries are loaded only if
 * they are needed.
 */
export async function readContent(
  { inputs: raw, refused, problems: known }: CheckedInputs,
  sources: ContentSources,
): Promise<ReadContent | { skip: NotAnnounceable }> {
  const { secrets } = sources
  const allowed = <Part extends { problems: Problem[] }>(part: Part): Part => ({
    ...part,
    problems: part.problems.filter(({ input }) => !refused.has(input)),
  })
  const given = await readGiven(raw, sources, allowed)
  const { inputs, file, extra } = given
  const used = allowed(await releaseUse(given.templates, raw, sources))
  const credentials = (fields: Fields) => (parseBoolean(raw['check-urls']) ? credentialProblems(fields) : [])

  const open = missingFields(inputs, file)
  const isDerived = open.length > 0 || used.needsRelease
  const givenFields = { ...file.fields, ...inputs.fields }
  const ownProblems = [...inputs.problems, ...file.problems, ...extra.problems, ...used.problems]
  const found = [...known, ...ownProblems, ...credentials(givenFields)]
  if (isDerived && raw.release && found.length > 0) throw inputFailure(found)
  const needsMessage = open.includes('message') || used.placeholders.has('message')
  const derived = isDerived ? await derive(raw, sources, needsMessage) : { kind: 'none' as const }
  if (derived.kind === 'invalid') throw inputFailure([...found, ...derived.problems])
  if (derived.kind === 'not-announceable') {
    if (found.length > 0) throw inputFailure(found)
    return { skip: derived.why }
  }

  const { filled, problems: unfilled } = await fill(given.templates, used, derived, secrets)
  const others = [...known, ...extra.problems, ...used.problems, ...unfilled]
  const merged = mergeContent(filled.inputs, filled.file, derived, secrets, others)
  const fields = 'content' in merged ? merged.content.notification : givenFields
  const problems = [...('problems' in merged ? merged.problems : []), ...credentials(fields)]
  if (problems.length > 0 || 'problems' in merged) throw inputFailure(problems)
  const { content } = merged
  const { extraFields, onceKey } = filled
  if (derived.kind !== 'content') return { content, extraFields, onceKey }
  const { message } = derived.fields
  if (used.placeholders.has('message') && 'value' in message) content.messageOrigin = message.origin
  return { content, extraFields, onceKey, release: derived.release }
}

/** What inputs and files give. */
async function readGiven(
  raw: SendInputs,
  { secrets, readFile }: ContentSources,
  allowed: <Part extends { problems: Problem[] }>(part: Part) => Part,
) {
  const { 'payload-file': path, 'extra-fields': extraText, 'once-key': onceKey } = raw
  const payloadFile = path ? await import('./payload-file.ts') : undefined
  const yamlInputs = extraText ? await import('./yaml-inputs.ts') : undefined
  const inputs = allowed(await fieldsFromInputs(raw, secrets))
  const file = payloadFile
    ? allowed(await payloadFile.fieldsFromFile(path, await readFile(path), secrets))
    : emptyFieldSet
  const extra = yamlInputs ? allowed(await yamlInputs.readExtraFields(extraText, secrets)) : emptyFieldSet
  const templates: Templates = { inputs, file, fileName: path, extraFields: extra.fields, onceKey }
  return { inputs, file, extra, templates }
}

/** What is needed of a release although no field is open: for placeholders, or to know whether it is announced. */
interface ReleaseUse {
  needsRelease: boolean
  placeholders: ReadonlySet<PlaceholderName>
  problems: Problem[]
}

async function releaseUse(templates: Templates, raw: SendInputs, { readEvent }: ContentSources): Promise<ReleaseUse> {
  const filters = (['release-level', 'max-age'] as const).filter(name => raw[name] !== '')
  const used = mayHavePlaceholders(raw) ? (await import('./templates.ts')).usedPlaceholders(templates) : noPlaceholders
  const needsRelease = filters.length > 0 || used.names.size > 0 || raw.release === 'latest'
  const hasRelease = raw.release !== '' || !needsRelease || (await readEvent()).name === 'release'
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
const mayHavePlaceholders = (raw: SendInputs) =>
  raw['payload-file'] !== '' ||
  [...contentInputs, 'extra-fields' as const, 'once-key' as const].some(name => raw[name].includes('{'))

async function derive(raw: SendInputs, sources: ContentSources, needsMessage: boolean): Promise<DerivedContent> {
  const { readEvent, fetchRelease, filter } = sources
  if (raw.release) {
    const { contentFromRelease } = await import('./release-event.ts')
    return contentFromRelease(await fetchRelease(), { filter, needsMessage })
  }
  const { contentFromEvent } = await import('./event-content.ts')
  return contentFromEvent(await readEvent(), raw['once-key'] !== '', { filter, needsMessage })
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
