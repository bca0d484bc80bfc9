import { fieldNames } from '../inputs/fields.ts'
import { byPosition, limitProblems, type Origin, type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { isObject } from '../text.ts'
import type { FieldSet, PositionOf } from './notification-fields.ts'
import { jsonTypeOf, parseFields } from './payload-schema.ts'
import { type Content, emptyFieldSet, missingFields, validContent } from './precedence.ts'
import { placeholderProblems } from './templates.ts'
import { parseYaml } from './yaml.ts'

/** A file's text, or why there is none. */
export type FileText = { text: string } | { problem: Problem }

/** The fields that a payload file gives, under their API names; `name` is the file as the user named it. */
export async function fieldsFromFile(name: string, file: FileText, secrets: Secrets): Promise<FieldSet> {
  if ('problem' in file) return broken([file.problem])
  const origin: Origin = { input: 'payload-file', file: name }
  const read = await parseYaml(file.text, origin, secrets)
  if (!('value' in read)) return broken(read.problems)
  const { value, positionOf, problems } = read
  if (value === null)
    return broken([...problems, problem(origin, 'is empty; write notification fields as `name: value`')])
  if (!isObject(value)) {
    const message = `is ${jsonTypeOf(value)}; write notification fields as \`name: value\``
    return broken([...problems, problem(origin, message, { position: positionOf([]) })])
  }
  // By `$schema`, editors find payload.schema.json; it is not a field.
  const { $schema: _, ...fields } = value
  const part = parseFields(origin, { ...read, value: fields })
  return { ...part, source: 'file', given: new Set(Object.keys(fields)), positionOf }
}

// What the file was to give is not known, so nothing else is called missing.
const broken = (problems: Problem[]): FieldSet => ({ ...emptyFieldSet, given: new Set(fieldNames), problems })

/** What a payload file makes together with inputs that win over it. */
export interface CheckedFile {
  /** What is wrong with the file: first what is missing, then the rest in the order of its lines. */
  problems: Problem[]
  /** What is valid, if that is a notification. */
  content?: Content
  /** Where a value is in the file. */
  positionOf: PositionOf
}

/** Checks that a file is a whole notification, together with the inputs. A problem of an input is not the file's. */
export async function checkPayloadFile(
  name: string,
  text: FileText,
  inputs: FieldSet,
  secrets: Secrets,
): Promise<CheckedFile> {
  const file = await fieldsFromFile(name, text, secrets)
  const origin = { input: 'payload-file', file: name }
  const missing = missingFields(inputs, file).map(field =>
    problem(origin, 'is missing; set it here or as an input', { path: [field], position: { line: 1, column: 1 } }),
  )
  // A field that an input overrides is not looked at.
  const fromFile = { inputs: { ...inputs, fields: {} }, file, fileName: name, extraFields: {}, onceKey: '' }
  const inOrder = [...file.problems, ...placeholderProblems(fromFile, secrets)].sort(byPosition)
  const problems = limitProblems(origin, [...missing, ...inOrder], each => each)
  const content = validContent(inputs, file)
  // Without content, no place is asked for, and a hundred files need not be kept.
  return content
    ? { problems, content, positionOf: file.positionOf ?? noPosition }
    : { problems, positionOf: noPosition }
}

const noPosition = () => undefined
