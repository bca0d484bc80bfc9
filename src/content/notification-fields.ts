import { type Position, type Problem, problem } from '../inputs/problems.ts'
import { type ContentInput, contentInputs } from '../inputs/settings.ts'
import { absoluteUrl, duration, nonBlank, type Rule } from '../inputs/value-rules.ts'
import { maxUrlLength } from '../url.ts'

const imageUrl = absoluteUrl('https')
const pageUrl = absoluteUrl('https', 'http')

/**
 * The rules of the fields that are texts. They apply both to a broadcast and to an audience: what the service calls
 * invalid for one is not sent to either.
 */
export const textRules = {
  title: nonBlank,
  message: nonBlank,
  icon_url: imageUrl,
  banner_url: imageUrl,
  landing_url: pageUrl,
  utm_source: nonBlank,
  utm_medium: nonBlank,
  utm_campaign: nonBlank,
}

export type TextField = keyof typeof textRules

/**
 * What a text may say in braces, to be replaced by something of the release that is announced
 * (docs/announce-releases.md, "Your own words").
 */
export const placeholderNames = ['tag', 'version', 'name', 'repository', 'message', 'url'] as const
export type PlaceholderName = (typeof placeholderNames)[number]

const anyPlaceholder = new RegExp(`\\{(?:${placeholderNames.join('|')})\\}`, 'g')

/**
 * A URL with placeholders, also at its beginning or in its host: once they are replaced, it must obey the rule as it is.
 */
const urlTemplate =
  (rule: Rule<string>): Rule<string> =>
  text => {
    if (text.length > maxUrlLength) return rule(text)
    const sample = text.replace(/^\{url\}/, 'https://url.example/').replace(anyPlaceholder, 'x')
    return 'value' in rule(sample) ? { value: text } : rule(text)
  }

/** The rules of these fields as inputs and files give them, before placeholders are replaced. */
export const givenTextRules: Record<TextField, Rule<string>> = {
  ...textRules,
  icon_url: urlTemplate(imageUrl),
  banner_url: urlTemplate(imageUrl),
  landing_url: urlTemplate(pageUrl),
}

/** The fields of a notification under the names of the service (docs/api.md); `ttl` in seconds. */
export type Fields = { [Field in TextField]?: string } & {
  actions?: { text: string; url: string }[]
  ttl?: number
}
export type FieldName = keyof Fields

type ApiName<Input extends string> = Input extends `${infer First}-${infer Rest}` ? `${First}_${ApiName<Rest>}` : Input

/** In the order in which they are sent. */
export const fieldNames: readonly FieldName[] = contentInputs.map(
  input => input.replaceAll('-', '_') as ApiName<ContentInput>,
)
export const requiredFields = ['title', 'message', 'icon_url', 'landing_url'] as const satisfies TextField[]
export type RequiredField = (typeof requiredFields)[number]

/** A notification with every required field; none is blank. In a preview, its placeholders are not replaced. */
export type Notification = Fields & { [Field in RequiredField]: NonNullable<Fields[Field]> }

/** The comment that follows a text without quotation marks on its line, and so ends it. */
export interface TextComment {
  /** Of the text. */
  path: readonly PropertyKey[]
  /** With its `#`. */
  comment: string
}

/** The valid ones among given fields, and what is wrong with the others. */
export interface ParsedFields {
  fields: Fields
  problems: Problem[]
  /** In YAML. */
  textComments?: readonly TextComment[]
}

/** Which kind of place gives a field. (`Origin` is the one that a problem names.) */
export type Source = 'input' | 'file' | 'release' | 'event'

/** Fields from one place, and which were given at all, valid or not. */
export interface FieldSet extends ParsedFields {
  source: Source
  given: ReadonlySet<string>
  /** Where its values are in a file. */
  positionOf?: PositionOf
}

export type PositionOf = (path: readonly PropertyKey[]) => Position | undefined

/**
 * A text of an input, release or event as a field, if it obeys the rule of the field; `ttl` may have a unit. The rules
 * for a text that somebody gave differ: it may contain placeholders.
 */
export function parseTextField(field: TextField | 'ttl', text: string, rules: typeof givenTextRules): ParsedFields {
  const rule = field === 'ttl' ? duration : rules[field]
  const parsed = rule(text.trim())
  if ('value' in parsed) return { fields: { [field]: parsed.value }, problems: [] }
  return { fields: {}, problems: [problem(inputOf(field), parsed.message)] }
}

/** The name of the input that sets a field: `icon_url` is set by `icon-url`. */
export const inputOf = (field: FieldName) => field.replaceAll('_', '-') as ContentInput

/** A URL that subscribers' browsers will fetch or open, and what sets it: `icon-url`, or `actions` with a path. */
export interface ContentUrl extends Pick<Problem, 'input' | 'path'> {
  url: string
  use: 'icon' | 'banner' | 'page'
}

/** Every URL of a notification, in the order of its fields; one that is used twice is there twice. */
export function urlsOf({ icon_url, banner_url, landing_url, actions = [] }: Fields): ContentUrl[] {
  return [
    ...(icon_url === undefined ? [] : [{ input: 'icon-url', url: icon_url, use: 'icon' as const }]),
    ...(banner_url === undefined ? [] : [{ input: 'banner-url', url: banner_url, use: 'banner' as const }]),
    ...(landing_url === undefined ? [] : [{ input: 'landing-url', url: landing_url, use: 'page' as const }]),
    ...actions.map(({ url }, index) => ({ input: 'actions', path: [index, 'url'], url, use: 'page' as const })),
  ]
}
