import {
  type FieldName,
  type Fields,
  fieldNames,
  fieldTable,
  type ImageName,
  inputOf,
  type RequiredField,
  type TextField,
} from '../inputs/notification-fields.ts'
import type { Position, Problem } from '../inputs/problems.ts'
import { imageUrl, pageUrl } from '../inputs/url-rules.ts'
import { duration, nonBlank, type Parsed, type Rule } from '../inputs/value-rules.ts'
import { maxUrlLength } from '../url.ts'
import { placeholderNames } from './placeholder-names.ts'

/** The kinds of fields that are a text. */
type TextKind = (typeof fieldTable)[TextField]['kind']

/**
 * The rules of texts. They apply both to a broadcast and to an audience: what the service calls invalid for one is not
 * sent to either.
 */
export const textRules: Record<TextKind, Rule<string>> = {
  text: nonBlank,
  image: imageUrl,
  page: pageUrl,
}

const anyPlaceholder = new RegExp(`\\{(?:${placeholderNames.join('|')})\\}`, 'g')

/**
 * A URL with placeholders: `{url}` may begin it, the others may be anywhere after the scheme. The rule is that of the
 * URL once they are filled.
 */
const urlTemplate =
  (rule: Rule<string>): Rule<string> =>
  text => {
    if (text.length > maxUrlLength || !text.includes('{')) return rule(text)
    const sample = text.replace(/^\{url\}/, 'https://url.example/').replace(anyPlaceholder, 'x')
    return 'value' in rule(sample) ? { value: text } : rule(text)
  }

/** The rules of texts as inputs and files give them, before placeholders are replaced. */
export const givenTextRules: Record<TextKind, Rule<string>> = {
  text: textRules.text,
  image: urlTemplate(textRules.image),
  page: urlTemplate(textRules.page),
}

/** A notification with every required field; none is blank. In a preview, its placeholders are not replaced. */
export type Notification = Fields & { [Field in RequiredField]: NonNullable<Fields[Field]> }

/** The comment that follows a text without quotation marks on its line, and so ends it. */
export interface TextComment {
  /** Of the text. */
  path: readonly PropertyKey[]
  /** With its `#`. */
  comment: string
}

/** Where a field comes from. */
export type Source = 'input' | 'file' | 'release' | 'event'

/** The fields that one source gives. */
export interface GivenFields {
  source: Source
  /** The valid ones. */
  fields: Fields
  /** The names of all, valid or not. */
  names: ReadonlySet<string>
  /** In YAML. */
  textComments?: readonly TextComment[]
  /** Where its values are in a file. */
  positionOf?: PositionOf
}

export type PositionOf = (path: readonly PropertyKey[]) => Position | undefined

/**
 * The value of a text of an input, release or event, if it obeys the rule of the field; a duration may have a unit. The
 * rules for a text that somebody gave differ: it may contain placeholders.
 */
export function parseField(
  field: Exclude<FieldName, 'actions'>,
  text: string,
  rules: typeof givenTextRules,
): Parsed<string | number> {
  const { kind } = fieldTable[field]
  return kind === 'duration' ? duration(text.trim()) : rules[kind](text.trim())
}

/** A URL that subscribers' browsers will fetch or open, and what sets it: `icon-url`, or `actions` with a path. */
export interface ContentUrl extends Pick<Problem, 'input' | 'path'> {
  url: string
  /** The field of the image that it is the URL of; undefined for a page. */
  image?: ImageName
}

/** Every URL of a notification, in the order of its fields; one that is used twice is there twice. */
export function urlsOf(given: Fields): ContentUrl[] {
  return fieldNames.flatMap(name => urlsIn(name, given))
}

function urlsIn(name: FieldName, given: Fields): ContentUrl[] {
  const input = inputOf(name)
  if (name === 'actions') return (given.actions ?? []).map(({ url }, index) => ({ input, path: [index, 'url'], url }))
  const { kind } = fieldTable[name]
  const url = given[name]
  if (typeof url !== 'string' || kind === 'text') return []
  return [kind === 'image' ? { input, url, image: name as ImageName } : { input, url }]
}
