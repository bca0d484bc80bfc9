import { isObject, mapJsonTexts } from '../base/json.ts'
import { type Problem, type ProblemCollector, problem } from '../base/problems.ts'
import { type Secrets, secretsInValues } from '../base/secrets.ts'
import { parseField } from '../inputs/field-rules.ts'
import { type ContentInput, contentInputs, type FieldName, fieldNames, inputOf } from '../inputs/notification-fields.ts'
import { textWithoutControls } from '../inputs/value-rules.ts'
import type { GivenContent, GivenFields } from './notification.ts'
import type { FileText } from './payload-file.ts'
import type { ParsedFields } from './payload-schema.ts'
import { givenTextRules } from './placeholders.ts'
import { nothingGiven, unreadFile } from './precedence.ts'
import type { YamlValue } from './yaml.ts'

type Inputs = Record<ContentInput | 'payload-file' | 'extra-fields' | 'once-key', string>

interface Needs {
  secrets: Secrets
  readFile(path: string): FileText
}

/** Loads yaml and zod only when needed, because they are large and a simple send does not use them. */
const loadReaders = async () => ({
  ...(await import('./yaml.ts')),
  ...(await import('./payload-schema.ts')),
  ...(await import('./payload-file.ts')),
})

/** Reads the content from the inputs and the payload file. Adds errors to `problems` instead of throwing them. */
export async function readGivenContent(
  inputs: Inputs,
  problems: ProblemCollector,
  needs: Needs,
): Promise<GivenContent> {
  return {
    inputs: await fieldsFromInputs(inputs, problems, needs.secrets),
    file: await readPayloadFile(inputs['payload-file'], problems, needs),
    fileName: inputs['payload-file'],
    extraFields: await readExtraFields(inputs['extra-fields'], problems, needs.secrets),
    onceKey: inputs['once-key'],
  }
}

/**
 * Reads the fields from the inputs. `actions` is YAML or JSON, `ttl` may have a unit, and all other fields are text. A
 * refused input counts as given but has no value.
 */
export async function fieldsFromInputs(
  inputs: Record<ContentInput, string>,
  problems: ProblemCollector,
  secrets: Secrets,
): Promise<GivenFields> {
  const fields = {}
  const names = new Set<string>(fieldNames.filter(field => problems.isRefused(inputOf(field))))
  for (const field of fieldNames) {
    const text = inputs[inputOf(field)]
    if (text === '') continue
    const parsed = field === 'actions' ? await readActions(text, secrets) : readField(field, text, secrets)
    problems.add(parsed.problems)
    Object.assign(fields, parsed.fields)
    names.add(field)
  }
  return { source: 'input', fields, names }
}

function readField(field: Exclude<FieldName, 'actions'>, text: string, secrets: Secrets): ParsedFields {
  const input = inputOf(field)
  const parsed = parseField(field, text, givenTextRules)
  if ('message' in parsed) return { fields: {}, problems: [problem(input, parsed)] }
  // Search the parsed number for tokens too. For example, the action sends `20576131m` as 1234567860 seconds, and those
  // digits could be a token.
  const published = typeof parsed.value === 'number' ? secretsInValues({ [input]: parsed.value }, secrets) : []
  return { fields: published.length > 0 ? {} : { [field]: parsed.value }, problems: published }
}

async function readActions(text: string, secrets: Secrets): Promise<ParsedFields> {
  const { parseYaml, parseFields } = await loadReaders()
  const where = { input: 'actions' }
  const read = parseYaml(text, where, secrets)
  if (!('value' in read)) return { fields: {}, problems: read.problems }
  // parseFields() expects each path to start with the field name. Remove the name from the result, because messages
  // already begin with the input name, `actions`.
  const { fields, problems } = parseFields(where, {
    value: { actions: read.value },
    positionOf: path => read.positionOf(path.slice(1)),
    problems: read.problems.map(found => ({ ...found, path: ['actions', ...(found.path ?? [])] })),
  })
  return { fields, problems: problems.map(found => ({ ...found, path: found.path?.slice(1) })) }
}

async function readPayloadFile(
  fileName: string,
  problems: ProblemCollector,
  { secrets, readFile }: Needs,
): Promise<GivenFields> {
  const isRefused = problems.isRefused('payload-file')
  if (fileName === '' && !isRefused) return nothingGiven.file
  // An input that contains a secret is refused and stored as an empty string, so the file name is unknown here.
  if (isRefused) return unreadFile
  const { fieldsFromFile } = await loadReaders()
  return fieldsFromFile(fileName, readFile(fileName), problems, secrets)
}

/**
 * Names not allowed in `extra-fields`, because each has its own input. The check ignores case and treats `_` like `-`.
 * Otherwise, the service might treat `Target` as `target`, or ignore `icon-url` without an error.
 */
const reservedNames = new Set<string>([...contentInputs, 'target'])

/**
 * Reads `extra-fields`, which may contain any JSON values. Refuses fields that have their own input. If anything in the
 * input is invalid, returns no fields.
 */
async function readExtraFields(
  text: string,
  problems: ProblemCollector,
  secrets: Secrets,
): Promise<Record<string, unknown>> {
  if (text === '') return {}
  const { parseYaml } = await loadReaders()
  const read = parseYaml(text, { input: 'extra-fields' }, secrets)
  const found = 'value' in read ? [...read.problems, ...extraProblems(read)] : read.problems
  problems.add(found)
  return 'value' in read && isObject(read.value) && found.length === 0 ? read.value : {}
}

function extraProblems({ value, positionOf }: YamlValue): Problem[] {
  const where = { input: 'extra-fields' }
  if (!isObject(value)) return [problem(where, 'is not a mapping; write fields as `name: value`')]
  const found: Problem[] = []
  for (const name of Object.keys(value)) {
    const input = name.replaceAll('_', '-').toLowerCase()
    const message = `has its own input; set the \`${input}\` input instead`
    if (reservedNames.has(input)) found.push(problem(where, message, { path: [name], position: positionOf([name]) }))
  }
  mapJsonTexts(value, (text, path) => {
    const parsed = textWithoutControls(text)
    if ('message' in parsed) found.push(problem(where, parsed, { path, position: positionOf(path) }))
    return text
  })
  return found
}
