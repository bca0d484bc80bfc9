import {
  type FieldName,
  type Fields,
  fieldNames,
  inputOf,
  type RequiredField,
  requiredFields,
} from '../inputs/notification-fields.ts'
import { type Problem, type ProblemCollector, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { type DerivedContent, type DerivedValue, tokenInDerived } from './derived-content.ts'
import {
  type GivenFields,
  type Notification,
  parseField,
  type Source,
  type TextComment,
  textRules,
} from './field-rules.ts'
import type { MessageOrigin } from './notes/read-notes.ts'

/** The content as it will be sent, and where each field comes from. */
export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
  /** Where in the release notes the message comes from, if it comes from there. */
  messageOrigin?: MessageOrigin
  /** The comments that end texts of it. */
  textComments?: readonly TextComment[]
}

/** Everything that inputs and payload file give for the body and for the key, before placeholders are replaced or after. */
export interface GivenContent {
  inputs: GivenFields
  file: GivenFields
  /** As the input `payload-file` gives it. */
  fileName: string
  extraFields: Record<string, unknown>
  onceKey: string
}

/** Neither inputs nor a file. */
export const nothingGiven: GivenContent = {
  inputs: { source: 'input', fields: {}, names: new Set() },
  file: { source: 'file', fields: {}, names: new Set() },
  fileName: '',
  extraFields: {},
  onceKey: '',
}

/** The required fields that neither inputs nor file give. */
export const missingFields = (inputs: GivenFields, file: GivenFields): RequiredField[] =>
  requiredFields.filter(field => !inputs.names.has(field) && !file.names.has(field))

/**
 * One content from inputs, file and what was derived from a release or event, in this precedence; undefined if it is
 * not a notification. Derived values fill only required fields.
 */
export function mergeContent(
  { inputs, file }: Pick<GivenContent, 'inputs' | 'file'>,
  derived: DerivedContent,
  problems: ProblemCollector,
  secrets: Secrets,
): Content | undefined {
  return validContent(inputs, file, fillMissing(missingFields(inputs, file), derived, problems, secrets))
}

/** The valid fields of these places, of which the first wins, if they are a notification. */
export function validContent(...places: GivenFields[]): Content | undefined {
  const valid: Fields = Object.assign({}, ...places.map(({ fields }) => fields).reverse())
  const inOrder = fieldNames.filter(name => valid[name] !== undefined)
  const notification: Fields = Object.fromEntries(inOrder.map(name => [name, valid[name]]))
  if (!isComplete(notification)) return undefined
  const giverOf = (name: string) => places.find(({ names }) => names.has(name))
  const sources = Object.fromEntries(inOrder.map(name => [name, giverOf(name)?.source]))
  const textComments = places.flatMap(place =>
    (place.textComments ?? []).filter(({ path: [field] }) => giverOf(String(field)) === place),
  )
  return { notification, sources, textComments }
}

const isComplete = (fields: Fields): fields is Notification => requiredFields.every(name => fields[name])

/** The missing fields with what was derived, each obeying its rule and free of tokens. */
function fillMissing(
  missing: readonly RequiredField[],
  derived: DerivedContent,
  problems: ProblemCollector,
  secrets: Secrets,
): GivenFields {
  const source = derived.kind === 'content' ? derived.source : 'event'
  const fields: Fields = {}
  const found: Problem[] = []
  const fieldsByReason = new Map<string, RequiredField[]>()
  for (const field of missing) {
    const value = derivedValue(field, derived)
    const token = tokenInDerived(value, secrets)
    if (token) {
      const origin = source === 'release' ? source : 'release or deployment'
      const message = `contains ${token}, which may already be public; replace the token, and remove it from the ${origin}`
      found.push(problem(inputOf(field), message))
    } else if ('missing' in value) {
      fieldsByReason.set(value.missing, [...(fieldsByReason.get(value.missing) ?? []), field])
    } else {
      const parsed = parseField(field, value.value, textRules)
      if ('value' in parsed) Object.assign(fields, { [field]: parsed.value })
      else found.push(problem(inputOf(field), `in the ${source}, ${parsed.message}`))
    }
  }
  const orElse = derived.kind === 'none' && derived.event ? ', or set the input `release` to the tag of a release' : ''
  problems.add([...fieldsByReason].map(([why, names]) => missingProblem(names, why && ` (${why})`, orElse)))
  problems.add(found)
  return { source, fields, names: new Set(missing) }
}

function derivedValue(field: RequiredField, derived: DerivedContent): DerivedValue {
  if (derived.kind === 'content') return derived.fields[field]
  return { missing: noneDerived(derived.kind === 'none' ? derived.event : undefined), madeFrom: [] }
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
