import { isObject, mapJsonTexts } from '../base/json.ts'
import { type Place, type Problem, type ProblemText, problem, problemWords } from '../base/problems.ts'
import type { TokenFinder } from '../base/secrets.ts'
import { maxUrlLength } from '../base/url.ts'
import { textRules } from '../inputs/field-rules.ts'
import type { FieldName, Fields, TextKind } from '../inputs/notification-fields.ts'
import { anyText, type Parsed, type Rule, textWithoutControls } from '../inputs/value-rules.ts'
import {
  type DerivedValue,
  type PlaceholderValues,
  publishedToken,
  tokenInDerived,
} from '../release/derived-content.ts'
import type { Given, Layer } from './layers.ts'
import { mapTexts } from './notification.ts'
import { extraFieldNames, type FilledName, namesIn, placeholderNames, replaceEach } from './placeholders.ts'

// Every text that may be published is checked twice by the same rules: as it was given, with samples in place of its
// placeholders, and when it is complete.

/** Everything that a run may publish. */
export interface Publishable {
  fields: Layer
  extraFields: Record<string, unknown>
  onceKey: string
}

type Kind = TextKind | 'extra' | 'key'

export interface Text {
  text: string
  kind: Kind
  place: Place
  /** Where the text comes from, if it comes from a release or an event. It is not read for placeholders. */
  derived?: Given['derived']
}

const rules: Record<Kind, Rule<string>> = { ...textRules, extra: textWithoutControls, key: anyText }

/** Returns the names that are placeholders in a text of this kind. */
export const namesOf = (kind: Kind): readonly FilledName[] => (kind === 'extra' ? extraFieldNames : placeholderNames)

const isUrl = (kind: Kind) => kind === 'image' || kind === 'page'

/** Checks each text and replaces it with its parsed value. A field with a problem loses its value. */
export function checkTexts(
  { fields, extraFields, onceKey }: Publishable,
  check: (text: Text) => Parsed<string>,
): Publishable & { problems: Problem[] } {
  const problems: Problem[] = []
  const checkOne = (text: Text): string => {
    const parsed = check(text)
    if ('value' in parsed) return parsed.value
    problems.push(problem(text.place, parsed))
    return text.text
  }
  const checkedFields = [...fields].map(([name, given]): [FieldName, Given] => {
    const before = problems.length
    const value = checkField(name, given, checkOne)
    return [name, { ...given, value: problems.length > before ? undefined : value }]
  })
  const checkedExtra = mapJsonTexts(extraFields, (text, path) => {
    return checkOne({ text, kind: 'extra', place: { input: 'extra-fields', path } })
  })
  return {
    fields: new Map(checkedFields),
    extraFields: isObject(checkedExtra) ? checkedExtra : {},
    onceKey: onceKey && checkOne({ text: onceKey, kind: 'key', place: { input: 'once-key' } }),
    problems,
  }
}

function checkField(name: FieldName, { value, placeOf, derived }: Given, checkOne: (text: Text) => string) {
  const field: Fields = { [name]: value }
  return mapTexts(field, ({ path, kind, text }) => checkOne({ text, kind, place: placeOf(path), derived }))[name]
}

export function textsIn(publishable: Publishable): Text[] {
  const texts: Text[] = []
  checkTexts(publishable, each => {
    texts.push(each)
    return { value: each.text }
  })
  return texts
}

/** Checks a text with samples in place of its placeholders. A URL may begin with `{url}`. */
export function checkAsGiven({ text, kind }: Pick<Text, 'text' | 'kind'>): Parsed<string> {
  const rule = rules[kind]
  if (isUrl(kind) && text.length > maxUrlLength) return rule(text)
  const sampleOf = (name: FilledName, isAtStart: boolean) =>
    isUrl(kind) && isAtStart && name === 'url' ? 'https://url.example/' : 'x'
  const sample = replaceEach(text, namesOf(kind), sampleOf)
  return 'value' in rule(sample) ? { value: text } : rule(text)
}

/** The values of the placeholders. Without a release, there is at most `key`. */
export type FillValues = Partial<PlaceholderValues> & { key?: DerivedValue | undefined }

/** Fills the placeholders of a text, and checks it when it is complete: first for tokens, and then by its rule. */
export function checkComplete(given: Text, values: FillValues, tokens: TokenFinder): Parsed<string> {
  const { text, kind, derived } = given
  const names = derived ? [] : namesIn(text, namesOf(kind))
  const parts = derived ? [derived.from] : names.flatMap(name => values[name] ?? [])
  const token = parts.map(part => tokenInDerived(part, tokens)).find(found => found !== undefined)
  if (token) return publishes(token, derived)
  // Placeholders without a release or a key are already reported.
  if (names.some(name => values[name] === undefined)) return { value: text }
  const filled = fill(given, names, values)
  if ('message' in filled) return filled
  // Search the result for tokens too, because part of a token may come from the text and the rest from an inserted
  // value.
  const whole = tokens.find(filled.value)
  if (whole) return publishes(whole, derived)
  const parsed = rules[kind](filled.value)
  if ('value' in parsed || (names.length === 0 && !derived)) return parsed
  const words = problemWords(parsed)
  if (derived) return { message: `taken from the ${derived.source} is invalid: ${words}` }
  const subject = parsed.quoted === undefined ? 'it ' : ''
  return { message: `is invalid once its placeholders are replaced: ${subject}${words}` }
}

const publishes = (token: string, derived: Given['derived']): ProblemText =>
  derived
    ? {
        message: `contains ${publishedToken(token, derived.source === 'release' ? 'release' : 'release or deployment')}`,
      }
    : { message: `would contain ${publishedToken(token, 'release')}` }

/**
 * The maximum total length of the values inserted into one text, in UTF-16 code units. Without a limit, repeating a
 * placeholder with a long value could produce a huge text. Push services accept only about 4 KiB.
 */
const maxInserted = 16_384

function fill({ text, kind }: Text, names: readonly FilledName[], values: FillValues): Parsed<string> {
  for (const name of names) {
    const value = values[name]
    if (value && 'missing' in value) return { message: withoutValue(name, value.missing, kind) }
  }
  let inserted = 0
  const filled = replaceEach(text, names, (name, isAtStart) => {
    const found = values[name]
    const value = found && 'value' in found ? found.value.toWellFormed() : ''
    inserted += value.length
    if (inserted > maxInserted) return ''
    return isUrl(kind) && !isAtStart ? encodeURIComponent(value) : value
  })
  if (inserted > maxInserted)
    return { message: 'is too long once its placeholders are replaced; use fewer placeholders' }
  // Extra fields are sent unchanged, including leading and trailing whitespace.
  return { value: kind === 'extra' ? filled : filled.trim() }
}

function withoutValue(name: FilledName, why: string, kind: Kind): string {
  const right =
    kind === 'key' && name !== 'tag' ? 'use `{tag}` instead' : 'to send without this value, remove the placeholder'
  return `contains the placeholder \`{${name}}\`, which has no value (${why}); ${right}`
}
