import { type ContentInput, type FieldName, fieldNames, inputOf } from '../inputs/notification-fields.ts'
import { type ProblemCollector, problem } from '../inputs/problems.ts'
import { type Secrets, secretsInValues } from '../inputs/secrets.ts'
import { type GivenFields, givenTextRules, parseField } from './field-rules.ts'
import type { ParsedFields } from './payload-schema.ts'

/**
 * The fields that the inputs give. `actions` is YAML or JSON, `ttl` may have a unit; all else is text. A refused input
 * gives its field, but not its value.
 */
export async function fieldsFromInputs(
  inputs: Record<ContentInput, string>,
  problems: ProblemCollector,
  secrets: Secrets,
): Promise<GivenFields> {
  const accepted = fieldNames.filter(field => inputs[inputOf(field)] !== '')
  const parsed = await Promise.all(accepted.map(field => readField(field, inputs[inputOf(field)], secrets)))
  for (const each of parsed) problems.add(each.problems)
  return {
    source: 'input',
    fields: Object.assign({}, ...parsed.map(({ fields }) => fields)),
    names: new Set([...accepted, ...fieldNames.filter(field => problems.isRefused(inputOf(field)))]),
  }
}

async function readField(field: FieldName, text: string, secrets: Secrets): Promise<ParsedFields> {
  if (field === 'actions') {
    const { readActions } = await import('./buttons.ts')
    return readActions(text, secrets)
  }
  const input = inputOf(field)
  const parsed = parseField(field, text, givenTextRules)
  if ('message' in parsed) return { fields: {}, problems: [problem(input, parsed)] }
  // What is sent of `20576131m` is another number.
  const published = typeof parsed.value === 'number' ? secretsInValues({ [input]: parsed.value }, secrets) : []
  return { fields: published.length > 0 ? {} : { [field]: parsed.value }, problems: published }
}
