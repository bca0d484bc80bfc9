import {
  type FieldName,
  type Fields,
  fieldNames,
  inputOf,
  type RequiredField,
  requiredFields,
} from '../inputs/fields.ts'
import { type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { type DerivedContent, type DerivedValue, tokenInDerived } from './derived-content.ts'
import type { MessageOrigin } from './notes/read-notes.ts'
import {
  type FieldSet,
  type Notification,
  parseTextField,
  type Source,
  type TextComment,
  textRules,
} from './notification-fields.ts'

/** The content as it will be sent, and where each field comes from. */
export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
  /** Where in the release notes the message comes from, if it comes from there. */
  messageOrigin?: MessageOrigin
  /** The comments that end texts of it. */
  textComments?: readonly TextComment[]
}

export const emptyFieldSet: FieldSet = { source: 'file', fields: {}, given: new Set(), problems: [] }

/** The required fields that neither inputs nor file give. */
export const missingFields = (inputs: FieldSet, file: FieldSet): RequiredField[] =>
  requiredFields.filter(field => !inputs.given.has(field) && !file.given.has(field))

/** What fills the required fields that neither inputs nor file give. */
type Filling = Extract<DerivedContent, { kind: 'none' | 'content' }>

/**
 * One content from inputs, file and what was derived from a release or event, in this precedence, unless there are
 * problems, those `known` included. Derived values fill only required fields.
 */
export function mergeContent(
  inputs: FieldSet,
  file: FieldSet,
  derived: Filling,
  secrets: Secrets,
  known: readonly Problem[] = [],
): { content: Content } | { problems: Problem[] } {
  const missing = missingFields(inputs, file)
  const filled = fillMissing(missing, derived, secrets)
  const problems = [...known, ...inputs.problems, ...file.problems, ...filled.problems]
  if (problems.length > 0) return { problems }
  const content = validContent(inputs, file, filled)
  // Every missing field is filled by now, or is among the problems.
  if (!content) throw new Error('a required field was lost')
  const message = derived.kind === 'content' && missing.includes('message') && derived.fields.message
  if (message && 'value' in message) content.messageOrigin = message.origin
  return { content }
}

/** What is valid of these, of which the first wins, if that is a notification. */
export function validContent(...fieldSets: FieldSet[]): Content | undefined {
  const valid: Fields = Object.assign({}, ...fieldSets.map(({ fields }) => fields).reverse())
  const inOrder = fieldNames.filter(name => valid[name] !== undefined)
  const notification: Fields = Object.fromEntries(inOrder.map(name => [name, valid[name]]))
  if (!isComplete(notification)) return undefined
  const giverOf = (name: string) => fieldSets.find(({ given }) => given.has(name))
  const sources = Object.fromEntries(inOrder.map(name => [name, giverOf(name)?.source]))
  const textComments = fieldSets.flatMap(fieldSet =>
    (fieldSet.textComments ?? []).filter(({ path: [field] }) => giverOf(String(field)) === fieldSet),
  )
  return { notification, sources, textComments }
}

const isComplete = (fields: Fields): fields is Notification => requiredFields.every(name => fields[name])

/** The missing fields with what was derived, each obeying its rule and free of tokens. */
function fillMissing(missing: readonly RequiredField[], derived: Filling, secrets: Secrets): FieldSet {
  const source = derived.kind === 'content' ? derived.source : 'event'
  const filled = { source, fields: {}, given: new Set(missing), problems: [] as Problem[] }
  const fieldsByReason = new Map<string, RequiredField[]>()
  for (const field of missing) {
    const value: DerivedValue =
      derived.kind === 'content' ? derived.fields[field] : { missing: noneDerived(derived.event) }
    const token = tokenInDerived(value, secrets)
    if (token) {
      const origin = source === 'release' ? source : 'release or deployment'
      const message = `contains ${token}, which may already be public; replace the token, and remove it from the ${origin}`
      filled.problems.push(problem(inputOf(field), message))
    } else if ('missing' in value) {
      fieldsByReason.set(value.missing, [...(fieldsByReason.get(value.missing) ?? []), field])
    } else {
      const { fields, problems } = parseTextField(field, value.value, textRules)
      Object.assign(filled.fields, fields)
      filled.problems.push(...problems.map(each => ({ ...each, message: `in the ${source}, ${each.message}` })))
    }
  }
  const orElse = derived.kind === 'none' && derived.event ? ', or set the input `release` to the tag of a release' : ''
  const missingProblems = [...fieldsByReason].map(([reason, fields]) =>
    missingProblem(fields, reason && ` (${reason})`, orElse),
  )
  return { ...filled, problems: [...missingProblems, ...filled.problems] }
}

/** All fields that are missing for the same reason, as one problem. */
function missingProblem(fields: RequiredField[], reason: string, orElse: string): Problem {
  const inFile = fields.map(field => `\`${field}\``).join(', ')
  const message =
    fields.length > 1
      ? `are missing${reason}; set them as inputs or in \`payload-file\` (there as ${inFile})${orElse}`
      : `is missing${reason}; set it as an input, or as ${inFile} in \`payload-file\`${orElse}`
  const [input = '', ...otherInputs] = fields.map(inputOf)
  return problem(input, message, { otherInputs })
}

/** Why nothing was derived from an event of this name. */
function noneDerived(name: string | undefined): string {
  if (name === undefined) return ''
  const event = /^[a-z_]{1,40}$/.test(name) ? `the event \`${name}\`` : 'this event'
  return `${event} does not supply content`
}
