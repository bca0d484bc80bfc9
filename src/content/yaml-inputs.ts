import { limited, type Origin, type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { type ContentPart, type Contribution, fieldNames, inputOf, type PlaceOf } from './fields.ts'
import { type Content, noFields, openFields, validContent } from './merge.ts'
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
  if (!isMapping(value)) return broken(parseFields(origin, read).problems)
  // By `$schema`, editors find payload.schema.json; it is not a field.
  const { $schema: _, ...fields } = value
  const part = parseFields(origin, { ...read, value: fields })
  return { ...part, source: 'file', given: new Set(Object.keys(fields)), placeOf }
}

// What the file was to give is not known, so nothing else is called missing.
const broken = (problems: Problem[]): Contribution => ({ ...noFields, given: new Set(fieldNames), problems })

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a payload file makes together with inputs that win over it. */
export interface CheckedFile {
  /** What is wrong with the file: first what is missing, then the rest in the order of its lines. */
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
  const origin = { input: 'payload-file', file: name }
  const missing = openFields(inputs, file).map(field =>
    problem(origin, 'is missing; give it here or as an input', { path: [field], place: { line: 1, column: 1 } }),
  )
  const problems = limited(origin, [...missing, ...file.problems], each => each)
  const content = validContent(inputs, file)
  // Without content, no place is asked for, and a hundred files need not be kept.
  return content ? { problems, content, placeOf: file.placeOf ?? noPlace } : { problems, placeOf: noPlace }
}

const noPlace = () => undefined

/** The buttons as the input gives them: a list in YAML or JSON. */
export async function readActions(text: string, secrets: Secrets): Promise<ContentPart> {
  const origin = { input: 'actions' }
  const read = await parseYaml(text, origin, secrets)
  if (!('value' in read)) return { fields: {}, problems: read.problems }
  // The path within the fields begins with `actions`, which is the input itself.
  const { fields, problems } = parseFields(origin, {
    value: { actions: read.value },
    placeOf: path => read.placeOf(path.slice(1)),
    problems: read.problems.map(each => ({ ...each, path: ['actions', ...(each.path ?? [])] })),
  })
  return { fields, problems: problems.map(each => ({ ...each, path: each.path?.slice(1) })) }
}

// Under the name of its input (`icon-url`) it would be a field of another name, and silently without effect.
const documented = new Set<string>([...fieldNames.map(inputOf), 'target'])

/** The additional body fields as the input gives them: any JSON value under any name that is not documented. */
export async function readExtraFields(
  text: string,
  secrets: Secrets,
): Promise<{ fields: Record<string, unknown>; problems: Problem[] }> {
  const origin = { input: 'extra-fields' }
  const read = await parseYaml(text, origin, secrets)
  const { problems } = read
  if (!('value' in read)) return { fields: {}, problems }
  if (!isMapping(read.value)) {
    problems.push(problem(origin, 'is not a mapping; give body fields as `name: value`'))
    return { fields: {}, problems }
  }
  for (const name of Object.keys(read.value)) {
    const own = name.replaceAll('_', '-')
    const details = { path: [name], place: read.placeOf([name]) }
    if (documented.has(own)) problems.push(problem(origin, `has its own input, \`${own}\`; use that`, details))
  }
  return { fields: problems.length > 0 ? {} : read.value, problems }
}
