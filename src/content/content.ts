import { inputFailure, type Problem } from '../inputs/problems.ts'
import { publishedSecrets, type Secrets } from '../inputs/secrets.ts'
import type { Checked, ContentInput, SendInputs } from '../inputs/settings.ts'
import { parseBoolean } from '../inputs/value-rules.ts'
import type { DerivedContent, NotAnnounceable, RunnerEvent } from './event-data.ts'
import {
  checkText,
  credentialProblems,
  type FieldName,
  type FieldSet,
  type Fields,
  fieldNames,
  inputOf,
  type ParsedFields,
} from './notification-fields.ts'
import type { FileText } from './payload-file.ts'
import { type Content, emptyFieldSet, mergeContent, missingFields } from './precedence.ts'
/** Where content comes from besides the inputs; each is asked only if it is needed. */
export interface ContentSources {
  secrets: Secrets
  readFile(path: string): Promise<FileText>
  readEvent(): Promise<RunnerEvent>
  /** The release that the input `release` names, and its repository. */
  fetchRelease(): Promise<{ release: unknown; repository: unknown }>
}

/** The inputs, and what was found wrong with them so far; nothing of those that are refused may be read or quoted. */
export type CheckedInputs = Omit<Checked<SendInputs, unknown>, 'settings'>

/**
 * What inputs, file, and release or event say (contract section 5), or why the event is not announced. Throws one failure with
 * every problem in it, those found before included. A release is fetched only if there are none. Libraries are loaded only
 * if they are needed.
 */
export async function readContent(
  { inputs: raw, refused, problems: known }: CheckedInputs,
  sources: ContentSources,
): Promise<{ content: Content; extraFields: Record<string, unknown> } | { skip: NotAnnounceable }> {
  const { 'payload-file': path, 'extra-fields': extraText } = raw
  const { secrets, readFile } = sources
  const payloadFile = path ? await import('./payload-file.ts') : undefined
  const yamlInputs = extraText ? await import('./yaml-inputs.ts') : undefined
  const allowed = <Part extends { problems: Problem[] }>(part: Part): Part => ({
    ...part,
    problems: part.problems.filter(({ input }) => !refused.has(input)),
  })
  const inputs = allowed(await fieldsFromInputs(raw, secrets))
  const file = payloadFile
    ? allowed(await payloadFile.fieldsFromFile(path, await readFile(path), secrets))
    : emptyFieldSet
  const extra = yamlInputs ? allowed(await yamlInputs.readExtraFields(extraText, secrets)) : emptyFieldSet

  const isOpen = missingFields(inputs, file).length > 0
  const credentials = (fields: Fields) => (parseBoolean(raw['check-urls']) ? credentialProblems(fields) : [])
  const givenFields = { ...file.fields, ...inputs.fields }
  const found = [...known, ...inputs.problems, ...file.problems, ...extra.problems, ...credentials(givenFields)]
  if (isOpen && raw.release && found.length > 0) throw inputFailure(found)
  const derived = isOpen ? await derive(raw, sources) : { kind: 'none' as const }
  const combined = mergeContent(inputs, file, derived, secrets, known)
  const problems = [...('problems' in combined ? combined.problems : []), ...extra.problems]
  const fields = 'content' in combined ? combined.content.notification : givenFields
  problems.push(...credentials(fields))
  if (problems.length > 0 || 'problems' in combined) throw inputFailure(problems)
  return 'skip' in combined ? combined : { content: combined.content, extraFields: extra.fields }
}

async function derive(raw: SendInputs, { readEvent, fetchRelease }: ContentSources): Promise<DerivedContent> {
  if (raw.release) {
    const { contentFromRelease } = await import('./release-event.ts')
    return contentFromRelease(await fetchRelease())
  }
  const { contentFromEvent } = await import('./event-content.ts')
  return contentFromEvent(await readEvent(), raw['once-key'] !== '')
}

/** The fields that the inputs give. `actions` is YAML or JSON, `ttl` may have a unit; all else is text. */
export async function fieldsFromInputs(raw: Record<ContentInput, string>, secrets: Secrets): Promise<FieldSet> {
  const given = fieldNames.filter(field => raw[inputOf(field)] !== '')
  const checked = await Promise.all(given.map(field => readInput(field, raw[inputOf(field)], secrets)))
  return {
    source: 'input',
    fields: Object.assign({}, ...checked.map(({ fields }) => fields)),
    given: new Set(given),
    problems: checked.flatMap(({ problems }) => problems),
  }
}

async function readInput(field: FieldName, text: string, secrets: Secrets): Promise<ParsedFields> {
  if (field === 'actions') {
    const { readActions } = await import('./yaml-inputs.ts')
    return readActions(text, secrets)
  }
  const part = checkText(field, text)
  // What is sent of `20576131m` is another number.
  const published = publishedSecrets({ ttl: part.fields.ttl }, secrets)
  return published.length > 0 ? { fields: {}, problems: published } : part
}
