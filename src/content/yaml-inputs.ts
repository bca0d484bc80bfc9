import { type Origin, type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { type ContentPart, type Contribution, fieldNames, inputOf, type PlaceOf } from './fields.ts'
import { type Content, openFields, validContent } from './merge.ts'
import { parseFields } from './schema.ts'
import { parseYaml } from './yaml.ts'

/** A file's text, or why there is none. */
export type FileText = { text: string } | { problem: Problem }

/** The fields that a payload file gives, under their API names; `name` is the file as the user named it. */
export async function fieldsFromFile(name: string, file: FileText, secrets: Secrets): Promise<Contribution> {
  if ('problem' in file) return broken([file.problem])
  const origin: Origin = { input: 'payload-file', file: name }
  const read = await parseYaml(file.text, origin, secrets)
  if (!('value' in read)) return broken(read.problems)
  const { value, placeOf, problems } = read
  if (value === null) return broken([...problems, problem(origin, 'is empty; give a mapping of notification fields')])
  if (typeof value !== 'object' || Array.isArray(value)) {
    return broken(parseFields(value, origin, placeOf, problems).problems)
  }
  // By `$schema`, editors find payload.schema.json; it is not a field.
  const { $schema: _, ...fields } = value as Record<string, unknown>
  const part = parseFields(fields, origin, placeOf, problems)
  return { ...part, source: 'file', given: new Set(Object.keys(fields)), placeOf }
}

/** What a payload file makes together with inputs that win over it. */
export interface CheckedFile {
  /** Everything that is wrong with the file, and at its first line what is missing. */
  problems: Problem[]
  /** What is valid, if that is a notification. */
  content?: Content
  /** Where a value is in the file. */
  placeOf: PlaceOf
}

/** Checks that a file is a whole notification, together with the inputs. A problem of an input is not the file's. */
export async function checkPayloadFile(
  name: string,
  text: FileText,
  inputs: Contribution,
  secrets: Secrets,
): Promise<CheckedFile> {
  const file = await fieldsFromFile(name, text, secrets)
  const { problems, placeOf = () => undefined } = file
  const origin = { input: 'payload-file', file: name }
  const missing = openFields(inputs, file).map(field =>
    problem(origin, 'is missing; give it here or as an input', { path: [field], place: { line: 1, column: 1 } }),
  )
  const content = validContent(inputs, file)
  return { problems: [...problems, ...missing], placeOf, ...(content && { content }) }
}

// What the file was to give is not known, so nothing else is called missing.
const broken = (problems: Problem[]): Contribution => ({
  source: 'file',
  fields: {},
  given: new Set(fieldNames),
  problems,
})

/** The buttons as the input gives them: a list in YAML or JSON. */
export async function readActions(text: string, secrets: Secrets): Promise<ContentPart> {
  const read = await parseYaml(text, { input: 'actions' }, secrets)
  if (!('value' in read)) return { fields: {}, problems: read.problems }
  // The path within the fields begins with `actions`, which is the input itself.
  const known = read.problems.map(each => ({ ...each, path: ['actions', ...(each.path ?? [])] }))
  const placeOf = (path: readonly PropertyKey[]) => read.placeOf(path.slice(1))
  const { fields, problems } = parseFields({ actions: read.value }, { input: 'actions' }, placeOf, known)
  return { fields, problems: problems.map(each => ({ ...each, path: each.path?.slice(1) })) }
}

/** Body fields beyond the documented ones, and what is wrong with them. */
export interface ExtraFields {
  fields: Record<string, unknown>
  problems: Problem[]
}

const input = 'extra-fields'
// Under the name of its input (`icon-url`) it would be a field of another name, and silently without effect.
const documented = new Set<string>([...fieldNames.map(inputOf), 'target'])

/** The additional fields as the input gives them: any JSON value under any name that is not documented. */
export async function readExtraFields(text: string, secrets: Secrets): Promise<ExtraFields> {
  const read = await parseYaml(text, { input }, secrets)
  if (!('value' in read)) return { fields: {}, problems: read.problems }
  const { value, placeOf } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'is not a mapping; give body fields as `name: value`'
    return { fields: {}, problems: [...read.problems, problem(input, message)] }
  }
  const misplaced = Object.keys(value).flatMap(name => {
    const own = name.replaceAll('_', '-')
    if (!documented.has(own)) return []
    return problem(input, `has its own input, \`${own}\`; use that`, { path: [name], place: placeOf([name]) })
  })
  const problems = [...read.problems, ...misplaced]
  return { fields: problems.length > 0 ? {} : (value as Record<string, unknown>), problems }
}
