import { type ContentInput, type FieldName, fieldNames, inputOf } from '../inputs/fields.ts'
import { type Secrets, secretsInValues } from '../inputs/secrets.ts'
import { type FieldSet, givenTextRules, type ParsedFields, parseTextField } from './notification-fields.ts'

/** The fields that the inputs give. `actions` is YAML or JSON, `ttl` may have a unit; all else is text. */
export async function fieldsFromInputs(raw: Record<ContentInput, string>, secrets: Secrets): Promise<FieldSet> {
  const given = fieldNames.filter(field => raw[inputOf(field)] !== '')
  const checked = await Promise.all(given.map(field => readField(field, raw[inputOf(field)], secrets)))
  return {
    source: 'input',
    fields: Object.assign({}, ...checked.map(({ fields }) => fields)),
    given: new Set(given),
    problems: checked.flatMap(({ problems }) => problems),
    textComments: checked.flatMap(({ textComments = [] }) => textComments),
  }
}

async function readField(field: FieldName, text: string, secrets: Secrets): Promise<ParsedFields> {
  if (field === 'actions') {
    const { readActions } = await import('./actions.ts')
    return readActions(text, secrets)
  }
  const part = parseTextField(field, text, givenTextRules)
  // What is sent of `20576131m` is another number.
  const published = secretsInValues({ ttl: part.fields.ttl }, secrets)
  return published.length > 0 ? { fields: {}, problems: published } : part
}
