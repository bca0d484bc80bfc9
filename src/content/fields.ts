import { type Place, type Problem, problem } from '../inputs/problems.ts'
import { absoluteUrl, type Parsed, type Rule } from '../inputs/rules.ts'
import type { ContentInput } from '../inputs/settings.ts'
import { isBlank } from './plain-text.ts'

function filled(text: string): Parsed<string> {
  if (text === '') return { message: 'is blank, which the service refuses; give some text' }
  return isBlank(text) ? { message: 'has no visible character; give some text' } : { value: text }
}
const filledUrl = (...schemes: ('https' | 'http')[]): Rule<string> => {
  const isUrl = absoluteUrl(...schemes)
  return text => (text === '' ? filled(text) : isUrl(text))
}
const imageUrl = filledUrl('https')
const pageUrl = filledUrl('https', 'http')

/**
 * The rules of the fields that are texts. They apply both to a broadcast and to an audience: what the service calls
 * invalid for one is not sent to either.
 */
export const textRules = {
  title: filled,
  message: filled,
  icon_url: imageUrl,
  banner_url: imageUrl,
  landing_url: pageUrl,
  utm_source: filled,
  utm_medium: filled,
  utm_campaign: filled,
}

export type TextField = keyof typeof textRules

/** The fields of a notification under the names of the service (docs/api.md); `ttl` in seconds. */
export type Fields = { [Field in TextField]?: string | undefined } & {
  actions?: { text: string; url: string }[] | undefined
  ttl?: number | undefined
}
export type FieldName = keyof Fields

/** In the order in which they are sent. */
export const fieldNames = [
  'title',
  'message',
  'icon_url',
  'banner_url',
  'landing_url',
  'actions',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'ttl',
] as const satisfies FieldName[]
export const requiredFields = ['title', 'message', 'icon_url', 'landing_url'] as const satisfies TextField[]
export type RequiredField = (typeof requiredFields)[number]

/** A notification that may be sent: every required field is there, none is blank. */
export type Notification = Fields & { [Field in RequiredField]: NonNullable<Fields[Field]> }

/** The valid ones among given fields, and what is wrong with the others. */
export interface ContentPart {
  fields: Fields
  problems: Problem[]
}

/** Fields from one place, and which were given at all, valid or not. */
export interface Contribution extends ContentPart {
  given: ReadonlySet<string>
  /** Where its values are in a file. */
  placeOf?: PlaceOf
}

export type PlaceOf = (path: readonly PropertyKey[]) => Place | undefined

/** The text of an input as a field, if it obeys the rule. */
export function checkText<Field extends TextField | 'ttl'>(
  field: Field,
  rule: Rule<NonNullable<Fields[Field]>>,
  text: string,
): ContentPart {
  const parsed = rule(text.trim())
  if ('value' in parsed) return { fields: { [field]: parsed.value }, problems: [] }
  return { fields: {}, problems: [problem(inputOf(field), parsed.message)] }
}

/** The name of the input that sets a field: `icon_url` is set by `icon-url`. */
export const inputOf = (field: FieldName) => field.replaceAll('_', '-') as ContentInput
