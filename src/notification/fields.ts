import * as z from 'zod/mini'
import { type Flaw, flawsOf } from './problems.ts'
import { absoluteUrl, type Parsed } from './rules.ts'

/** A schema for text that obeys one of the rules; the rule's own words become the problem. */
export function obeying<T>(type: string, rule: (text: string) => Parsed<T>, missing?: string) {
  return z.transform((input: unknown, context): T => {
    const wrong = input === undefined ? `is missing; give ${missing ?? type}` : wrongType(type, input)
    const parsed = typeof input === 'string' ? rule(input.trim()) : { wrong }
    if ('value' in parsed) return parsed.value
    context.issues.push({ code: 'custom', message: parsed.wrong, input })
    return z.NEVER
  })
}

function wrongType(type: string, input: unknown): string {
  const kind = input === null ? 'null' : Array.isArray(input) ? 'a list' : typeof input === 'object' ? 'a mapping' : ''
  const found = kind || `the ${typeof input} ${String(input)}`
  const quote = typeof input === 'number' || typeof input === 'boolean' ? ' in quotes' : ''
  return `is ${found}; give ${type}${quote}`
}

const filled = (text: string): Parsed<string> =>
  text === '' ? { wrong: 'is blank, which the service refuses; give a text' } : { value: text }
const filledUrl = (...schemes: ('https' | 'http')[]) => {
  const isUrl = absoluteUrl(...schemes)
  return (text: string) => (text === '' ? filled(text) : isUrl(text))
}

const text = obeying('a text', filled)
const imageUrl = obeying('an https URL', filledUrl('https'))
const pageUrl = obeying('an http or https URL', filledUrl('https', 'http'))

const actions = z
  .array(
    z.strictObject({ text, url: pageUrl }, { error: issue => objectError(issue, 'a mapping of `text` and `url`') }),
    { error: issue => (issue.code === 'invalid_type' ? wrongType('a list of {text, url}', issue.input) : undefined) },
  )
  .check(z.minLength(1, 'is an empty list; give at least one {text, url}, or leave it out'))

const maxTtl = Number.MAX_SAFE_INTEGER
const ttl = z.number({ error: issue => wrongType('whole seconds as a number', issue.input) }).check(
  z.refine(seconds => Number.isInteger(seconds) && seconds >= 0 && seconds <= maxTtl, {
    error: issue => `is ${String(issue.input)}; give whole seconds from 0 to ${maxTtl}`,
  }),
)

function objectError(issue: { code?: string; input?: unknown }, right: string): string | undefined {
  return issue.code === 'invalid_type' ? wrongType(right, issue.input) : undefined
}

/**
 * The fields of a notification under the names of the service (docs/api.md), in the order in which they are sent.
 * The same rules hold for a broadcast and for an audience: what the service calls invalid for one is not sent to either.
 */
const fieldSchema = z.strictObject(
  {
    title: z.optional(text),
    message: z.optional(text),
    icon_url: z.optional(imageUrl),
    banner_url: z.optional(imageUrl),
    landing_url: z.optional(pageUrl),
    actions: z.optional(actions),
    utm_source: z.optional(text),
    utm_medium: z.optional(text),
    utm_campaign: z.optional(text),
    ttl: z.optional(ttl),
  },
  { error: issue => objectError(issue, 'a mapping of notification fields') },
)

export type Fields = z.infer<typeof fieldSchema>
export type FieldName = keyof Fields

export const fieldNames = Object.keys(fieldSchema.shape) as FieldName[]
export const requiredFields = ['title', 'message', 'icon_url', 'landing_url'] as const satisfies FieldName[]
export type RequiredField = (typeof requiredFields)[number]

/** A notification that may be sent: every required field is there, none is blank. */
export type Notification = Fields & { [Field in RequiredField]: NonNullable<Fields[Field]> }

/** The valid ones among given fields, and what is wrong with the others. */
export function parseFields(given: unknown): { fields: Fields; flaws: Flaw[] } {
  const parsed = parseOrOverflow(given)
  if (parsed === undefined) return { fields: {}, flaws: [{ path: ['actions'], wrong: 'are too many to be checked' }] }
  if (parsed.success) return { fields: parsed.data, flaws: [] }
  const flaws = flawsOf(parsed.error)
  const flawed = new Set(flaws.map(({ path }) => path[0]))
  const sound = Object.entries(given ?? {}).filter(([name]) => !flawed.has(name))
  return { fields: parseOrOverflow(Object.fromEntries(sound))?.data ?? {}, flaws }
}

/** Undefined where there is so much wrong in a list that collecting it overflows the stack. */
function parseOrOverflow(given: unknown) {
  try {
    // Compiling a parser pays for many objects, and here is one.
    return fieldSchema.safeParse(given, { jitless: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The name of the input that sets a field: `icon_url` is set by `icon-url`. */
export const inputOf = (field: FieldName): string => field.replaceAll('_', '-')
