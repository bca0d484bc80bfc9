import { inputFailure, type Problem, problemText } from '../inputs/problems.ts'
import { duration, parseBoolean } from '../inputs/rules.ts'
import { publishedSecrets, type Secrets } from '../inputs/secrets.ts'
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

/**
 * What inputs, file, and release or event say (contract section 5), or why the event is not announced. Throws one failure with
 * every problem in it, `found` included: what was found in the other inputs. A release is fetched only if there are none.
 * Libraries are loaded only if they are needed.
 */
export async function readContent(
  raw: SendInputs,
  found: readonly Problem[],
  { secrets, readFile, readEvent, fetchRelease }: ContentSources,
): Promise<{ content: Content; extraFields: Record<string, unknown> } | { skip: string }> {
  const inputs = await fieldsFromInputs(raw, secrets)
  const path = raw['payload-file']
  const file =
    path && isSafe(path, secrets) ? await fieldsOf(path, await readFile(path), secrets) : path ? unknown : noFields
  const extra = raw['extra-fields'] ? await readExtra(raw['extra-fields'], secrets) : { fields: {}, problems: [] }
  const credentials = parseBoolean(raw['check-urls']) ? credentialProblems({ ...file.fields, ...inputs.fields }) : []
  const given = distinct([...found, ...inputs.problems, ...file.problems, ...extra.problems, ...credentials])

  const isOpen = openFields(inputs, file).length > 0
  let derived: DerivedContent = { kind: 'none' }
  if (isOpen && raw.release) {
    if (given.length > 0) throw inputFailure(given)
    const { contentFromRelease } = await import('./release.ts')
    derived = await contentFromRelease(await fetchRelease())
  } else if (isOpen) {
    const { contentFromEvent } = await import('./event.ts')
    derived = await contentFromEvent(await readEvent(), raw['once-key'] !== '')
  }
  const combined = combine(inputs, file, derived, secrets)
  const problems = distinct([...given, ...('problems' in combined ? combined.problems : [])])
  if (problems.length > 0 || 'problems' in combined) throw inputFailure(problems)
  if ('skip' in combined) return combined
  const { content } = combined
  const inUrls = parseBoolean(raw['check-urls']) ? credentialProblems(content.notification) : []
  if (inUrls.length > 0) throw inputFailure(inUrls)
  return { content, extraFields: extra.fields }
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
  const published = publishedSecrets({ [inputOf(field)]: text }, secrets)
  if (published.length > 0) return { fields: {}, problems: published }
  if (field === 'ttl') return checkText(field, duration, text)
  if (field !== 'actions') return checkText(field, textRules[field], text)
  const { readActions } = await import('./actions.ts')
  return readActions(text, secrets)
}

const isSafe = (path: string, secrets: Secrets) => secrets.find(path) === undefined
/** A file that is not read: what it was to give is not known, so nothing is called missing. */
const unknown: Contribution = { ...noFields, given: new Set(fieldNames) }

async function fieldsOf(path: string, file: FileText, secrets: Secrets): Promise<Contribution> {
  const { fieldsFromFile } = await import('./payload-file.ts')
  return fieldsFromFile(path, file, secrets)
}

async function readExtra(text: string, secrets: Secrets) {
  const { readExtraFields } = await import('./extra-fields.ts')
  return readExtraFields(text, secrets)
}

/** A token in an input is found both where all inputs are checked and where one is read. */
function distinct(problems: readonly Problem[]): Problem[] {
  const bySentence = new Map(problems.map(each => [problemText(each), each]))
  return [...bySentence.values()]
}
