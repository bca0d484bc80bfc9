import { type Origin, type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { type Contribution, fieldNames, type PlaceOf, requiredFields } from './fields.ts'
import { type Content, combine, openFields } from './merge.ts'
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
  return { ...parseFields(fields, origin, placeOf, problems), given: new Set(Object.keys(fields)), placeOf }
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
  const content = validContent(inputs, file, secrets)
  return { problems: [...problems, ...missing], placeOf, ...(content && { content }) }
}

/** What is valid of inputs and file, if that is a notification. */
export function validContent(inputs: Contribution, file: Contribution, secrets: Secrets): Content | undefined {
  const valid = { ...file.fields, ...inputs.fields }
  if (requiredFields.some(field => valid[field] === undefined)) return undefined
  const combined = combine({ ...inputs, problems: [] }, { ...file, problems: [] }, { kind: 'none' }, secrets)
  return 'content' in combined ? combined.content : undefined
}

// What the file was to give is not known, so nothing else is called missing.
const broken = (problems: Problem[]): Contribution => ({ fields: {}, given: new Set(fieldNames), problems })
