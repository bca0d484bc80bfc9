import { type Problem, type ProblemCollector, problem, problemWords } from '../base/problems.ts'
import type { Secrets } from '../base/secrets.ts'
import { parseField, textRules } from '../inputs/field-rules.ts'
import { type Fields, fieldNames, inputOf, type RequiredField, requiredFields } from '../inputs/notification-fields.ts'
import { type DerivedContent, type DerivedValue, publishedToken, tokenInDerived } from '../release/derived-content.ts'
import { type Content, type GivenContent, type GivenFields, isComplete } from './notification.ts'

export const nothingGiven: GivenContent = {
  inputs: { source: 'input', fields: {}, names: new Set() },
  file: { source: 'file', fields: {}, names: new Set() },
  fileName: '',
  extraFields: {},
  onceKey: '',
}

/** Represents a file that could not be read. All fields count as given, so none is reported as missing. */
export const unreadFile: GivenFields = { source: 'file', fields: {}, names: new Set(fieldNames) }

export const missingFields = (inputs: GivenFields, file: GivenFields): RequiredField[] =>
  requiredFields.filter(field => !inputs.names.has(field) && !file.names.has(field))

/**
 * Combines the valid fields from multiple sources. Earlier sources take precedence. Returns undefined if a required
 * field is missing.
 */
export function validContent(...given: GivenFields[]): Content | undefined {
  const valid: Fields = Object.assign({}, ...given.map(({ fields }) => fields).reverse())
  const inOrder = fieldNames.filter(name => valid[name] !== undefined)
  const notification: Fields = Object.fromEntries(inOrder.map(name => [name, valid[name]]))
  if (!isComplete(notification)) return undefined
  const sources = inOrder.map(name => [name, given.find(({ fields }) => fields[name] !== undefined)?.source])
  return { notification, sources: Object.fromEntries(sources) }
}

/**
 * Returns derived values for the missing fields. Adds problems for values that are missing, are invalid, or contain a
 * token.
 */
export function deriveMissing(
  missing: readonly RequiredField[],
  derived: DerivedContent,
  problems: ProblemCollector,
  secrets: Secrets,
): GivenFields {
  const source = derived.kind === 'content' ? derived.source : 'event'
  const fields = {}
  const fieldsByReason = new Map<string, RequiredField[]>()
  for (const field of missing) {
    const value = derivedValue(field, derived)
    const token = tokenInDerived(value, secrets)
    if (token) {
      const place = source === 'release' ? 'release' : 'release or deployment'
      problems.add([problem(inputOf(field), `contains ${publishedToken(token, place)}`)])
    } else if ('missing' in value) {
      fieldsByReason.set(value.missing, [...(fieldsByReason.get(value.missing) ?? []), field])
    } else {
      const parsed = parseField(field, value.value, textRules)
      if ('value' in parsed) Object.assign(fields, { [field]: parsed.value })
      else problems.add([problem(inputOf(field), `taken from the ${source} is invalid: ${problemWords(parsed)}`)])
    }
  }
  const orElse = derived.kind === 'none' && derived.event ? ', or set the `release` input to the tag of a release' : ''
  problems.add([...fieldsByReason].map(([why, names]) => missingProblem(names, why && ` (${why})`, orElse)))
  return { source, fields, names: new Set(missing) }
}

function derivedValue(field: RequiredField, derived: DerivedContent): DerivedValue {
  if (derived.kind === 'content') return derived.fields[field]
  return { missing: whyNoneDerived(derived.kind === 'none' ? derived.event : undefined) }
}

function whyNoneDerived(eventName: string | undefined): string {
  if (eventName === undefined) return ''
  const event = /^[a-z_]{1,40}$/.test(eventName) ? `the \`${eventName}\` event` : 'this event'
  return `${event} supplies no content, and an empty input counts as missing`
}

/** Returns one problem for all fields that are missing for the same reason. */
function missingProblem(fields: RequiredField[], reason: string, orElse: string): Problem {
  const inFile = fields.map(field => `\`${field}\``).join(', ')
  const message =
    fields.length > 1
      ? `are missing${reason}; set them as inputs, or as ${inFile} in \`payload-file\`${orElse}`
      : `is missing${reason}; set it as an input, or as ${inFile} in \`payload-file\`${orElse}`
  const [input = '', ...otherInputs] = fields.map(inputOf)
  return problem(input, message, { otherInputs })
}
