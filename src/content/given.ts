import { isObject } from '../base/json.ts'
import { type Place, type Problem, type ProblemCollector, problem } from '../base/problems.ts'
import { secretsInValues, type TokenFinder } from '../base/secrets.ts'
import {
  type ContentInput,
  contentInputs,
  type FieldName,
  type FieldPath,
  type Fields,
  fieldNames,
  fieldTable,
  inputOf,
} from '../inputs/notification-fields.ts'
import { duration } from '../inputs/value-rules.ts'
import { checkAsGiven, checkTexts } from './fill-and-check.ts'
import type { Given, Layer, PositionOf } from './layers.ts'
import type { YamlValue } from './yaml.ts'

type Inputs = Record<ContentInput | 'payload-file' | 'extra-fields' | 'once-key', string>

export type FileText = { text: string } | { problem: Problem }

/** What the inputs and the payload file give. A value with a problem is undefined but counts as given. */
export interface GivenContent {
  inputs: Layer
  file: Layer
  extraFields: Record<string, unknown>
  onceKey: string
}

interface Needs {
  tokens: TokenFinder
  readFile(path: string): FileText
}

export const nothing: Layer = new Map()

/** Loads yaml and zod only when needed, because they are large and a simple send does not use them. */
const loadReaders = async () => ({ ...(await import('./yaml.ts')), ...(await import('./payload-schema.ts')) })

/** Reads what the inputs and the payload file give, and adds the problems to `problems`. */
export async function readGiven(
  inputs: Inputs,
  problems: ProblemCollector,
  { tokens, readFile }: Needs,
): Promise<GivenContent> {
  const fromInputs = await readInputFields(inputs, problems, tokens)
  const file = await readNamedFile(inputs['payload-file'], problems, { tokens, readFile })
  const extraFields = await readExtraFields(inputs['extra-fields'], problems, tokens)
  return { inputs: fromInputs, file, extraFields, onceKey: inputs['once-key'] }
}

/** Reads the fields from the inputs. `actions` is YAML or JSON, `ttl` may have a unit, and all other fields are text. */
async function readInputFields(
  inputs: Record<ContentInput, string>,
  problems: ProblemCollector,
  tokens: TokenFinder,
): Promise<Layer> {
  const layer = new Map<FieldName, Given>()
  for (const field of fieldNames) {
    const input = inputOf(field)
    const text = inputs[input]
    if (text === '' && !problems.isRefused(input)) continue
    const read = text === '' ? { problems: [] } : await readInputField(field, text, tokens)
    problems.add(read.problems)
    layer.set(field, {
      source: 'input',
      value: read.problems.length > 0 ? undefined : read.value,
      placeOf: ([, ...path]) => ({ input, path, position: read.positionOf?.(path) }),
    })
  }
  return layer
}

interface ReadField {
  value?: Fields[FieldName]
  problems: readonly Problem[]
  positionOf?: PositionOf
}

async function readInputField(field: FieldName, text: string, tokens: TokenFinder): Promise<ReadField> {
  const where = { input: inputOf(field) }
  const { kind } = fieldTable[field]
  if (kind === 'buttons') return readActions(text, where, tokens)
  const parsed = kind === 'duration' ? duration(text) : checkAsGiven({ text, kind })
  if ('message' in parsed) return { problems: [problem(where, parsed)] }
  // Search the parsed number for tokens too. For example, the action sends `20576131m` as 1234567860 seconds, and those
  // digits could be a token.
  return { value: parsed.value, problems: tokenProblems(parsed.value, where, tokens) }
}

async function readActions(text: string, where: Place, tokens: TokenFinder): Promise<ReadField> {
  const { parseFields } = await loadReaders()
  const read = await readYaml(text, where, tokens)
  if (!read.isReadable) return { problems: read.problems }
  // parseFields() expects each path to start with the field name. Remove the name from the result, because messages
  // already begin with the input name, `actions`.
  const { fields, problems } = parseFields(where, {
    ...read,
    value: { actions: read.value },
    positionOf: path => read.positionOf(path.slice(1)),
    problems: read.problems.map(found => ({ ...found, path: ['actions', ...(found.path ?? [])] })),
  })
  const inInput = problems.map(found => ({ ...found, path: found.path?.slice(1) }))
  return { value: fields.actions, problems: inInput, positionOf: read.positionOf }
}

async function readNamedFile(fileName: string, problems: ProblemCollector, needs: Needs): Promise<Layer> {
  // An input that contains a secret is refused and stored as an empty string, so the file name is unknown here.
  if (problems.isRefused('payload-file')) return unreadFile
  return fileName === '' ? nothing : readPayloadFile(fileName, needs.readFile(fileName), problems, needs.tokens)
}

/** Represents a file that could not be read. All fields count as given, so none is reported as missing. */
const unreadFile: Layer = new Map(
  fieldNames.map(name => [name, { source: 'file', value: undefined, placeOf: () => ({ input: 'payload-file' }) }]),
)

/**
 * Parses a payload file, which uses the API's field names, such as `icon_url`. Messages show `name` as the file's path.
 */
export async function readPayloadFile(
  name: string,
  file: FileText,
  problems: ProblemCollector,
  tokens: TokenFinder,
): Promise<Layer> {
  if ('problem' in file) {
    problems.add([file.problem])
    return unreadFile
  }
  const { parseFields, jsonTypeOf } = await loadReaders()
  const where: Place = { input: 'payload-file', file: name }
  const read = await readYaml(file.text, where, tokens)
  const { value, positionOf } = read
  if (!read.isReadable || !isObject(value)) {
    const notMapping = value === null ? 'is empty' : `is ${jsonTypeOf(value)}`
    const right = 'write notification fields as `name: value`'
    const position = value === null ? undefined : positionOf([])
    problems.add(read.isReadable ? [problem(where, `${notMapping}; ${right}`, { position })] : read.problems)
    return unreadFile
  }
  // `$schema` is not a field. Editors use it to find payload.schema.json.
  const { $schema: _, ...values } = value
  const parsed = parseFields(where, { ...read, value: values })
  problems.add(parsed.problems)
  const placeOf = (path: FieldPath) => ({ ...where, path, position: positionOf(path) })
  const names = fieldNames.filter(name => Object.hasOwn(values, name))
  return new Map(names.map(name => [name, { source: 'file', value: parsed.fields[name], placeOf }]))
}

/**
 * Names not allowed in `extra-fields`, because each has its own input. The check ignores case and treats `_` like `-`.
 * Otherwise, the service might treat `Target` as `target`, or ignore `icon-url` without an error.
 */
const reservedNames = new Set<string>(['target', ...contentInputs])

/**
 * Reads `extra-fields`, which may contain any JSON values. Refuses fields that have their own input. If anything in the
 * input is invalid, returns no fields.
 */
async function readExtraFields(
  text: string,
  problems: ProblemCollector,
  tokens: TokenFinder,
): Promise<Record<string, unknown>> {
  if (text === '') return {}
  const read = await readYaml(text, { input: 'extra-fields' }, tokens)
  const found = read.isReadable ? [...read.problems, ...extraProblems(read)] : read.problems
  problems.add(found)
  return isObject(read.value) && found.length === 0 ? read.value : {}
}

function extraProblems({ value, positionOf }: YamlValue): Problem[] {
  const where = { input: 'extra-fields' }
  if (!isObject(value)) return [problem(where, 'is not a mapping; write fields as `name: value`')]
  const reserved = Object.keys(value).flatMap(name => {
    const input = name.replaceAll('_', '-').toLowerCase()
    const message = `has its own input; set the \`${input}\` input instead`
    return reservedNames.has(input) ? problem(where, message, { path: [name], position: positionOf([name]) }) : []
  })
  const { problems } = checkTexts({ fields: nothing, extraFields: value, onceKey: '' }, checkAsGiven)
  return [...reserved, ...problems.map(found => ({ ...found, position: positionOf(found.path ?? []) }))]
}

/** Parses YAML or JSON. If it has a token, even an escaped one, the only problem is the token. */
async function readYaml(text: string, where: Place, tokens: TokenFinder): Promise<YamlValue> {
  const { parseYaml } = await loadReaders()
  const read = parseYaml(text, where)
  const found = tokenProblems([text, read.value], where, tokens)
  return found.length > 0 ? { ...read, isReadable: false, problems: found } : read
}

/**
 * What is given is searched for tokens before any of it is quoted. What is published is searched again when it is
 * complete.
 */
const tokenProblems = (value: unknown, { input, file }: Place, tokens: TokenFinder): Problem[] =>
  secretsInValues({ [input]: value }, tokens, file)
