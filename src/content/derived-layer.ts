import { type Problem, problem } from '../base/problems.ts'
import type { TokenFinder } from '../base/secrets.ts'
import { type FieldName, inputOf, type RequiredField } from '../inputs/notification-fields.ts'
import { type DerivedContent, type DerivedValue, tokenInDerived } from '../release/derived-content.ts'
import type { Given, Layer } from './layers.ts'

/** Returns the derived values of the missing fields, and a problem for all fields that lack one for the same reason. */
export function deriveLayer(
  missing: readonly RequiredField[],
  derived: DerivedContent,
  tokens: TokenFinder,
): { fields: Layer; problems: Problem[] } {
  const source = derived.kind === 'content' ? derived.source : 'event'
  const fields = new Map<FieldName, Given>()
  const fieldsByReason = new Map<string, RequiredField[]>()
  for (const field of missing) {
    const from = derivedValue(field, derived)
    // A missing value whose reason holds a token is in the layer too, so that the search for tokens finds it.
    const hidesToken = 'missing' in from && tokenInDerived(from, tokens) !== undefined
    if ('missing' in from && !hidesToken) {
      fieldsByReason.set(from.missing, [...(fieldsByReason.get(from.missing) ?? []), field])
    } else {
      const value = 'value' in from ? from.value.trim() : ''
      fields.set(field, { source, value, derived: { source, from }, placeOf: () => ({ input: inputOf(field) }) })
    }
  }
  const orElse = derived.kind === 'none' && derived.event ? ', or set the `release` input to the tag of a release' : ''
  const problems = [...fieldsByReason].map(([why, names]) => missingProblem(names, why && ` (${why})`, orElse))
  return { fields, problems }
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
