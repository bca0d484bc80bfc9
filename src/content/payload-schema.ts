import { byPosition, type Path, type Place, type Problem, type ProblemText, problem } from '../base/problems.ts'
import { meantName } from '../inputs/misspelled-names.ts'
import {
  type Button,
  type Fields,
  fieldNames,
  fieldTable,
  type Kind,
  type TextKind,
} from '../inputs/notification-fields.ts'
import { duration } from '../inputs/value-rules.ts'
import { checkAsGiven } from './placeholders.ts'
import type { YamlValue } from './yaml.ts'
import * as z from './zod.ts'

/** Returns a schema for a text, which it trims and checks. `type` names the expected type in messages. */
function textOf(type: string, kind: TextKind) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing; add ${type}` : wrongType(type, input)
  return z.string({ error }).check(
    z.trim(),
    z.check(({ value, issues }) => {
      const parsed = checkAsGiven(value, kind)
      if ('message' in parsed) issues.push({ code: 'custom', params: parsed, input: value })
    }),
  )
}

function wrongType(type: string, input: unknown): string {
  const isText = type === 'text'
  if (input === null) return `has no value; use ${type}${isText ? ' (in quotes if it begins with `#`)' : ''}`
  const isSimple = typeof input === 'number' || typeof input === 'boolean'
  return `is ${jsonTypeOf(input)}${isText && isSimple ? ', not text; put it in quotes' : `; use ${type}`}`
}

/** Names the type of a value, such as `a list`, without quoting the value. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  const kinds: Partial<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'a boolean' }
  return kinds[typeof value] ?? 'a mapping'
}

/**
 * Returns schema options that replace the error message for a value of the wrong type with one that names the expected
 * type.
 */
const ofType = (type: string) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' ? wrongType(type, input) : undefined,
})

const text = textOf('text', 'text')
const image = textOf('an https URL', 'image')
const page = textOf('an http or https URL', 'page')

const buttons = z
  .array(
    z.strictObject({ text, url: page }, ofType('a mapping of `text` and `url`')),
    ofType('a list with two lines for each button: `- text: Read more`, and below it `url: https://example.com`'),
  )
  .check(z.minLength(1, 'is an empty list; add at least one button, or remove `actions`'))

const seconds = 'whole seconds (3600) or a duration (12h)'
const durationOrSeconds = z.pipe(
  z.union([z.int().check(z.minimum(0, { abort: true })), z.string()], {
    error: ({ input }) => (typeof input === 'number' ? `is ${input}; use ${seconds}` : wrongType(seconds, input)),
  }),
  z.transform((given, { issues }) => {
    const parsed = typeof given === 'number' ? { value: given } : duration(given.trim())
    if ('value' in parsed) return parsed.value
    issues.push({ code: 'custom', params: parsed, input: given })
    return z.NEVER
  }),
)

const schemas = { text, image, page, buttons, duration: durationOrSeconds } satisfies Record<Kind, unknown>
const shape = Object.fromEntries(fieldNames.map(name => [name, z.optional(schemas[fieldTable[name].kind])]))

/** The schema for a payload file. build/docs/payload-schema.mjs generates payload.schema.json from it. */
export const fieldSchema: z.ZodMiniType<Fields> = z.strictObject(shape, ofType('a mapping of notification fields'))

/**
 * Validates the fields of a file, which may have arbitrary names and types. Returns the valid fields and all problems,
 * including the parser's, sorted by position. `where` is the file.
 */
export function parseFields(where: Place, read: YamlValue): { value: Fields; problems: Problem[] } {
  const problems = problemsIn(fieldSchema, where, read)
  const wrongNames = new Set(problems.map(({ path }) => path?.[0]))
  const valid = Object.entries(read.value ?? {}).filter(([name]) => !wrongNames.has(name))
  return { value: z.safeParse(fieldSchema, Object.fromEntries(valid)).data ?? {}, problems }
}

/** Validates a list of buttons. Returns the same as parseFields(). */
export function parseButtons(where: Place, read: YamlValue): { value?: Button[] | undefined; problems: Problem[] } {
  return { value: z.safeParse(buttons, read.value).data, problems: problemsIn(buttons, where, read) }
}

/** Does not report a value again if the parser already refused it. */
function problemsIn(schema: z.ZodMiniType, where: Place, { value, positionOf, problems: known }: YamlValue): Problem[] {
  const knownAt = new Set(known.map(({ path = [] }) => JSON.stringify(path)))
  const issues = z.safeParse(schema, value, { reportInput: true }).error?.issues ?? []
  const placeOf = (path: PropertyKey[]): Place => ({ ...where, path, position: positionOf(path) })
  const isNew = ({ path }: z.core.$ZodIssue) => !knownAt.has(JSON.stringify(path))
  const found = issues.filter(isNew).flatMap(issue => problemsOf(issue, placeOf))
  return [...known, ...found].sort(byPosition)
}

function problemsOf(issue: z.core.$ZodIssue, placeOf: (path: PropertyKey[]) => Place): Problem[] {
  const { path, code } = issue
  if (code === 'unrecognized_keys') {
    const paths = issue.keys.map(key => [...path, key])
    return paths.map(ofKey => problem(placeOf(ofKey), unknownKey(ofKey)))
  }
  if (code === 'custom') return [problem(placeOf(path), issue.params as ProblemText)]
  return [problem(placeOf(path), issue.message)]
}

function unknownKey(path: Path): ProblemText {
  if (path.length > 1) return { message: 'is not part of a button; a button has only `text` and `url`' }
  if (path[0] === 'target') {
    return { message: 'cannot be set in a payload file; set the `target` input in the workflow' }
  }
  const wrong = 'is not a field of a notification'
  const hint = 'For other fields of your service, use the `extra-fields` input'
  const meant = meantName(String(path[0]), fieldNames)
  if (meant) return { message: wrong, meant, hint }
  return { message: `${wrong}; the fields are ${fieldNames.join(', ')}`, hint }
}
