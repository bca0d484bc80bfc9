import { isObject, type JsonObject, mapJsonTexts } from '../base/json.ts'
import { byPosition, type Path, type Place, type Problem, ProblemCollector, problem } from '../base/problems.ts'
import { secretsInValues, type TokenFinder } from '../base/secrets.ts'
import { atMost } from '../base/text.ts'
import {
  type ContentInput,
  contentInputs,
  type FieldName,
  type FieldPath,
  type Fields,
  fieldNames,
  fieldTable,
  inputOf,
  isComplete,
  type Notification,
  type RequiredField,
  requiredFields,
} from '../inputs/notification-fields.ts'
import { duration } from '../inputs/value-rules.ts'
import type { MessageSource } from '../release/derived-content.ts'
import { checkAsGiven, type PublishedText } from './placeholders.ts'
import type { YamlValue } from './yaml.ts'

export type Source = 'input' | 'file' | 'release' | 'event'

/** What one source gives for a field. */
export interface Given {
  source: Source
  /** Undefined if the value was refused. The field still counts as given, and a problem says what is wrong. */
  value: Fields[FieldName] | undefined
  /** Returns the place of the value at `path`, such as `['title']` or `['actions', 0, 'url']`. */
  placeOf(path: FieldPath): Place
  derived?: PublishedText['derived']
}

/** What one source gives for all fields. */
export type Layer = ReadonlyMap<FieldName, Given>

/** Everything that a run may publish. */
export interface Publishable {
  fields: Layer
  extraFields: JsonObject
  onceKey: string
}

export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
  messageSource?: MessageSource
}

/** The text of a payload file, or why it cannot be read. */
export type FileText = { text: string } | { problem: Problem }

/**
 * For each field, chooses the first layer that has it: the input, then the file, and then the release or event. The
 * fields are in the order of the request body.
 */
export function choose(...layers: readonly Layer[]): Layer {
  const chosen = new Map<FieldName, Given>()
  for (const name of fieldNames) {
    const given = layers.find(layer => layer.has(name))?.get(name)
    if (given) chosen.set(name, given)
  }
  return chosen
}

export const missingFields = (chosen: Layer): RequiredField[] => requiredFields.filter(field => !chosen.has(field))

/** Returns undefined if a required field is missing or was refused. */
export function contentOf(chosen: Layer): Content | undefined {
  const valid = [...chosen].filter(([, { value }]) => value !== undefined)
  const notification: Fields = Object.fromEntries(valid.map(([name, { value }]) => [name, value]))
  if (!isComplete(notification)) return undefined
  return { notification, sources: Object.fromEntries(valid.map(([name, { source }]) => [name, source])) }
}

/** Loads yaml and zod only when needed, because they are large and a simple send does not use them. */
const loadReaders = async () => ({ ...(await import('./yaml.ts')), ...(await import('./payload-schema.ts')) })

/**
 * Reads what the inputs and the payload file give, and adds the problems to `problems`. An input wins over the file.
 * `file` is the text of the file that the `payload-file` input names, if it names one.
 */
export async function readGiven(
  inputs: Record<ContentInput | 'payload-file' | 'extra-fields' | 'once-key', string>,
  file: FileText | undefined,
  problems: ProblemCollector,
  tokens: TokenFinder,
): Promise<Publishable> {
  const fromInputs = await readInputFields(inputs, problems, tokens)
  const fromFile = file ? await readPayloadFile(inputs['payload-file'], file, problems, tokens) : new Map()
  const extraFields = await readExtraFields(inputs['extra-fields'], problems, tokens)
  // If the `payload-file` input was refused, the file may have any field, so none is reported as missing.
  const isFileUnknown = problems.isRefused('payload-file')
  const fields = choose(fromInputs, isFileUnknown ? unreadFile : fromFile)
  return { fields, extraFields, onceKey: inputs['once-key'] }
}

async function readInputFields(
  inputs: Record<ContentInput, string>,
  problems: ProblemCollector,
  tokens: TokenFinder,
): Promise<Layer> {
  const layer = new Map<FieldName, Given>()
  for (const field of fieldNames) {
    const input = inputOf(field)
    const text = inputs[input]
    if (problems.isRefused(input)) layer.set(field, fromInput(input, undefined))
    else if (text !== '') layer.set(field, await readInputField(field, text, problems, tokens))
  }
  return layer
}

const fromInput = (input: string, value: Given['value'], positionOf?: YamlValue['positionOf']): Given => ({
  source: 'input',
  value,
  placeOf: ([, ...path]) => ({ input, path, position: positionOf?.(path) }),
})

/** Reads a field from its input. `actions` is YAML or JSON, `ttl` may have a unit, and all other fields are text. */
async function readInputField(
  field: FieldName,
  text: string,
  problems: ProblemCollector,
  tokens: TokenFinder,
): Promise<Given> {
  const where = { input: inputOf(field) }
  const { kind } = fieldTable[field]
  if (kind === 'buttons') return readActions(text, where, problems, tokens)
  const parsed = kind === 'duration' ? duration(text) : checkAsGiven(text, kind)
  if ('message' in parsed) {
    problems.add([problem(where, parsed)])
    return fromInput(where.input, undefined)
  }
  // Search the parsed number for tokens too. For example, the action sends `20576131m` as 1234567860 seconds, and those
  // digits could be a token.
  const found = tokenProblems(parsed.value, where, tokens)
  problems.add(found)
  return fromInput(where.input, found.length > 0 ? undefined : parsed.value)
}

async function readActions(
  text: string,
  where: Place,
  problems: ProblemCollector,
  tokens: TokenFinder,
): Promise<Given> {
  const { parseButtons } = await loadReaders()
  const read = await readYaml(text, where, tokens)
  const parsed = read.isReadable ? parseButtons(where, read) : read
  problems.add(parsed.problems)
  const value = parsed.problems.length > 0 ? undefined : (parsed.value as Fields['actions'])
  return fromInput(where.input, value, read.positionOf)
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
  return new Map(names.map(name => [name, { source: 'file', value: parsed.value[name], placeOf }]))
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
async function readExtraFields(text: string, problems: ProblemCollector, tokens: TokenFinder): Promise<JsonObject> {
  if (text === '') return {}
  const read = await readYaml(text, { input: 'extra-fields' }, tokens)
  const found = read.isReadable ? [...read.problems, ...extraProblems(read)] : read.problems
  problems.add(found)
  return isObject(read.value) && found.length === 0 ? read.value : {}
}

function extraProblems({ value, positionOf }: YamlValue): Problem[] {
  const input = 'extra-fields'
  if (!isObject(value)) return [problem(input, 'is not a mapping; write fields as `name: value`')]
  const found = Object.keys(value).flatMap(name => {
    const own = name.replaceAll('_', '-').toLowerCase()
    const message = `has its own input; set the \`${own}\` input instead`
    return reservedNames.has(own) ? problem(input, message, { path: [name], position: positionOf([name]) }) : []
  })
  mapJsonTexts(value, (text, path) => {
    const parsed = checkAsGiven(text, 'extra')
    if ('message' in parsed) found.push(problem({ input, path, position: positionOf(path) }, parsed))
    return text
  })
  return found
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

/** A notification that the preview checked. */
export interface CheckedNotification {
  /** The problems in file order, except that missing fields come first. */
  problems: Problem[]
  /** The content to send, or undefined if a required field is missing or invalid. */
  content?: Content | undefined
  positionOf: YamlValue['positionOf']
}

const maxProblems = 100

/** Checks that a file and the inputs together form a complete notification. Does not report problems in the inputs. */
export async function checkPayloadFile(
  name: string,
  text: FileText,
  inputs: Layer,
  tokens: TokenFinder,
): Promise<CheckedNotification> {
  const found = new ProblemCollector()
  const file = await readPayloadFile(name, text, found, tokens)
  const chosen = choose(inputs, file)
  const where = { input: 'payload-file', file: name }
  const missing = missingFields(chosen).map(field =>
    problem(where, 'is missing; add it to this file, or set it as an input', {
      path: [field],
      position: { line: 1, column: 1 },
    }),
  )
  const all = [...missing, ...found.all.toSorted(byPosition)]
  // A file with more than `maxProblems` problems is probably not a payload file, so do not list the rest.
  const problems = atMost(all, maxProblems, left => problem(where, `has ${left} more problems; fix those shown first`))
  const positionOf = (path: Path) => file.get(path[0] as FieldName)?.placeOf(path as FieldPath).position
  return { problems, content: contentOf(chosen), positionOf }
}

/** Checks that the inputs form a complete notification. Does not report other problems in the inputs. */
export function checkInputFields(inputs: Layer): CheckedNotification {
  const problems = missingFields(inputs).map(field =>
    problem(inputOf(field), 'is missing; set it as an input, or set a file in `payload-files`'),
  )
  return { problems, content: contentOf(inputs), positionOf: () => undefined }
}
