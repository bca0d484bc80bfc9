import { type Origin, type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { type Contribution, fieldNames, requiredFields } from './fields.ts'
import { type Content, combine } from './merge.ts'
import { parseFields } from './schema.ts'
import { parseSafely } from './yaml-input.ts'

/** A file's text, or why there is none. */
export type FileText = { text: string } | { problem: Problem }

/** The fields that a payload file gives, under their API names; `name` is the file as the user named it. */
export async function fieldsFromFile(name: string, file: FileText, secrets: Secrets): Promise<Contribution> {
  if ('problem' in file) return broken([file.problem])
  const origin: Origin = { input: 'payload-file', file: name }
  const read = await parseSafely(file.text, origin, secrets)
  if (!('value' in read)) return broken(read.problems)
  const { value, placeOf, problems } = read
  if (value === null) return broken([...problems, problem(origin, 'is empty; give a mapping of notification fields')])
  if (typeof value !== 'object' || Array.isArray(value)) {
    return broken(parseFields(value, origin, placeOf, problems).problems)
  }
  // By `$schema`, editors find payload.schema.json; it is not a field.
  const { $schema: _, ...fields } = value as Record<string, unknown>
  return { ...parseFields(fields, origin, placeOf, problems), given: new Set(Object.keys(fields)) }
}

/**
 * The whole notification that a file makes together with inputs that win over it, or everything that is wrong with the
 * file. What is missing is said at its first line. If an input has a problem there is no content, and that problem is not
 * the file's.
 */
export async function checkPayloadFile(
  name: string,
  file: FileText,
  inputs: Contribution,
  secrets: Secrets,
): Promise<{ content: Content } | { problems: Problem[] }> {
  const given = await fieldsFromFile(name, file, secrets)
  const origin = { input: 'payload-file', file: name }
  const missing = requiredFields
    .filter(field => !inputs.given.has(field) && !given.given.has(field))
    .map(field =>
      problem(origin, 'is missing; give it here or as an input', { path: [field], place: { line: 1, column: 1 } }),
    )
  const problems = [...given.problems, ...missing]
  if (problems.length > 0 || inputs.problems.length > 0) return { problems }
  const combined = combine(inputs, given, { kind: 'none' }, secrets)
  return 'content' in combined ? combined : { problems: [] }
}

// What the file was to give is not known, so nothing else is called missing.
const broken = (problems: Problem[]): Contribution => ({ fields: {}, given: new Set(fieldNames), problems })
