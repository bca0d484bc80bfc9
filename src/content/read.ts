import { inputFailure, type Problem } from '../inputs/problems.ts'
import { duration, parseBoolean } from '../inputs/rules.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { ContentInput, SendInputs } from '../inputs/settings.ts'
import type { DerivedContent } from './derived.ts'
import type { RunnerEvent } from './event.ts'
import {
  type ContentPart,
  type Contribution,
  checkText,
  type FieldName,
  fieldNames,
  inputOf,
  textRules,
} from './fields.ts'
import { type Content, combine, noFields, openFields } from './merge.ts'
import type { FileText } from './payload-file.ts'
import { credentialProblems } from './url-credentials.ts'

/** Where content comes from besides the inputs; each is asked only if it is needed. */
export interface ContentSources {
  secrets: Secrets
  readFile(path: string): Promise<FileText>
  readEvent(): Promise<RunnerEvent>
  /** The release that the input `release` names, and its repository. */
  fetchRelease(): Promise<{ release: unknown; repository: unknown }>
}

/** The inputs, and what was found wrong with them so far; nothing of those that are refused may be read or quoted. */
export interface CheckedInputs {
  inputs: SendInputs
  refused: ReadonlySet<string>
  problems: readonly Problem[]
}

/**
 * What inputs, file, and release or event say (contract section 5), or why the event is not announced. Throws one failure with
 * every problem in it, those found before included. A release is fetched only if there are none. Libraries are loaded only
 * if they are needed.
 */
export async function readContent(
  { inputs: raw, refused, problems: known }: CheckedInputs,
  { secrets, readFile, readEvent, fetchRelease }: ContentSources,
): Promise<{ content: Content; extraFields: Record<string, unknown> } | { skip: string }> {
  const inputs = await fieldsFromInputs(raw, secrets)
  const path = raw['payload-file']
  const file = path ? await fieldsOf(path, await readFile(path), secrets) : noFields
  const extra = raw['extra-fields'] ? await readExtra(raw['extra-fields'], secrets) : { fields: {}, problems: [] }
  const own = [...inputs.problems, ...file.problems, ...extra.problems].filter(({ input }) => !refused.has(input))
  const seen = new Set(own)
  const found = [...known, ...own]

  const isOpen = openFields(inputs, file).length > 0
  if (isOpen && raw.release && found.length > 0) throw inputFailure(found)
  const derived = isOpen ? await derive(raw, readEvent, fetchRelease) : { kind: 'none' as const }
  const filled = combine(inputs, file, derived, secrets)
  if ('problems' in filled) found.push(...filled.problems.filter(each => !refused.has(each.input) && !seen.has(each)))
  const fields = 'content' in filled ? filled.content.notification : { ...file.fields, ...inputs.fields }
  if (parseBoolean(raw['check-urls'])) found.push(...credentialProblems(fields))
  if (found.length > 0 || 'problems' in filled) throw inputFailure(found)
  return 'skip' in filled ? filled : { content: filled.content, extraFields: extra.fields }
}

async function derive(
  raw: SendInputs,
  readEvent: ContentSources['readEvent'],
  fetchRelease: ContentSources['fetchRelease'],
): Promise<DerivedContent> {
  if (raw.release) {
    const { contentFromRelease } = await import('./release.ts')
    return contentFromRelease(await fetchRelease())
  }
  const { contentFromEvent } = await import('./event.ts')
  return contentFromEvent(await readEvent(), raw['once-key'] !== '')
}

/** The fields that the inputs give. `actions` is YAML or JSON, `ttl` may have a unit; all else is text. */
export async function fieldsFromInputs(raw: Record<ContentInput, string>, secrets: Secrets): Promise<Contribution> {
  const given = fieldNames.filter(field => raw[inputOf(field)] !== '')
  const checked = await Promise.all(given.map(field => readInput(field, raw[inputOf(field)], secrets)))
  return {
    fields: Object.assign({}, ...checked.map(({ fields }) => fields)),
    given: new Set(given),
    problems: checked.flatMap(({ problems }) => problems),
  }
}

async function readInput(field: FieldName, text: string, secrets: Secrets): Promise<ContentPart> {
  if (field === 'ttl') return checkText(field, duration, text)
  if (field !== 'actions') return checkText(field, textRules[field], text)
  const { readActions } = await import('./actions.ts')
  return readActions(text, secrets)
}

async function fieldsOf(path: string, file: FileText, secrets: Secrets): Promise<Contribution> {
  const { fieldsFromFile } = await import('./payload-file.ts')
  return fieldsFromFile(path, file, secrets)
}

async function readExtra(text: string, secrets: Secrets) {
  const { readExtraFields } = await import('./extra-fields.ts')
  return readExtraFields(text, secrets)
}
