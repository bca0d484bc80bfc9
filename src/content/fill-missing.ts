import { type Fields, inputOf, type RequiredField } from '../inputs/notification-fields.ts'
import { type Problem, type ProblemCollector, problem, problemWords } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { type DerivedContent, type DerivedValue, tokenInDerived } from './derived-content.ts'
import { type GivenFields, parseField, textRules } from './field-rules.ts'

/** The missing fields with what was derived, each obeying its rule and free of tokens. */
export function fillMissing(
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
      const from = source === 'release' ? source : 'release or deployment'
      const message = `contains ${token}, which may already be public; replace the token, and remove it from the ${from}`
      found.push(problem(inputOf(field), message))
    } else if ('missing' in value) {
      fieldsByReason.set(value.missing, [...(fieldsByReason.get(value.missing) ?? []), field])
    } else {
      const parsed = parseField(field, value.value, textRules)
      if ('value' in parsed) Object.assign(fields, { [field]: parsed.value })
      else found.push(problem(inputOf(field), `in the ${source}, ${problemWords(parsed)}`))
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
  return `${event} does not supply content, and an empty input counts as missing`
}
