import { type FieldName, type FieldPath, type Fields, inputOf } from '../inputs/notification-fields.ts'
import { type Problem, type ProblemCollector, type ProblemText, problem, problemWords } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { anyText, type Parsed, type Rule } from '../inputs/value-rules.ts'
import { isObject, mapJsonTexts } from '../json.ts'
import { quote } from '../text.ts'
import { maxUrlLength } from '../url.ts'
import { type PlaceholderValues, tokenInDerived } from './derived-content.ts'
import { type TextRules, textRules } from './field-rules.ts'
import { type FieldText, type GivenContent, mapTexts, textsOf } from './notification.ts'

// Placeholders in braces are replaced by data of the announced release (docs/announce-releases.md, "Your own words").
// Only these exact names count. Other text in braces may be meant for the push service, but if there is a release, a
// single word in single braces is a mistake.

export type PlaceholderName = keyof PlaceholderValues
export const placeholderNames = [
  'tag',
  'version',
  'name',
  'repository',
  'message',
  'url',
] as const satisfies readonly PlaceholderName[]

/** Double braces; or single braces, with the sign of another template language if one precedes them. */
const braces = /\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g
/** Every character beyond ASCII counts as a letter. */
const singleWord = /^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/

interface BracedWord {
  /** The word with its braces, and the sign before them. */
  written: string
  /** Undefined if the word is not a placeholder name, or not in single braces without a sign. */
  name?: PlaceholderName
  /** Whether the braces are single, without a sign before them. */
  isPlain: boolean
}

function wordsInBraces(text: string): BracedWord[] {
  return [...text.matchAll(braces)].flatMap(([written, doubled, sign, single]) => {
    if (!singleWord.test(doubled ?? single ?? '')) return []
    const isPlain = doubled === undefined && sign === ''
    const name = isPlain ? placeholderNames.find(each => each === single) : undefined
    return [{ written, name, isPlain }]
  })
}

/** The placeholders in a text, without duplicates. */
export const placeholdersIn = (text: string): PlaceholderName[] => [
  ...new Set(wordsInBraces(text).flatMap(({ name }) => name ?? [])),
]

/** Replaces each placeholder in a text. The inserted text is not searched for placeholders. */
function replaceEach(text: string, replacementOf: (name: PlaceholderName, isAtStart: boolean) => string): string {
  return text.replace(braces, (written: string, _doubled, sign, single, offset: number) => {
    const name = placeholderNames.find(each => each === single)
    return name === undefined || sign !== '' ? written : replacementOf(name, offset === 0)
  })
}

/**
 * Accepts a URL with placeholders: `{url}` may begin it, and any may be after the scheme. Applies the rule to the URL
 * with sample values in their place.
 */
const urlTemplate =
  (rule: Rule<string>): Rule<string> =>
  text => {
    if (text.length > maxUrlLength) return rule(text)
    const sample = replaceEach(text, (name, isAtStart) => (isAtStart && name === 'url' ? 'https://url.example/' : 'x'))
    return 'value' in rule(sample) ? { value: text } : rule(text)
  }

/** The rules for texts from inputs and files, before placeholders are replaced. */
export const givenTextRules: TextRules = {
  text: textRules.text,
  image: urlTemplate(textRules.image),
  page: urlTemplate(textRules.page),
}

/** Where a text was given. */
type Where = Pick<Problem, 'input' | 'file' | 'path' | 'position'>

/** A text that may contain placeholders, and where it was given. */
interface Template {
  text: string
  where: Where
  /** The rule for the text once its placeholders are replaced. */
  rule: Rule<string>
  isUrl: boolean
  isKey: boolean
}

/** The same content with each text replaced. Skips the fields of the file that an input overrides. */
function mapTemplates(given: GivenContent, replace: (template: Template) => string): GivenContent {
  const { inputs, file, fileName, extraFields, onceKey } = given
  const replaceField = ({ text, kind }: FieldText, where: Where) =>
    replace({ text, where, rule: textRules[kind], isUrl: kind !== 'text', isKey: false })
  const replaceOther = (text: string, where: Where) =>
    replace({ text, where, rule: anyText, isUrl: false, isKey: where.input === 'once-key' })
  const inputFields = mapTexts(inputs.fields, each => {
    const [field, ...path] = each.path as [FieldName, ...FieldPath]
    return replaceField(each, { input: inputOf(field), path })
  })
  const fileFields = mapTexts(file.fields, each => {
    const { path, text } = each
    if (inputs.names.has(String(path[0]))) return text
    return replaceField(each, { input: 'payload-file', file: fileName, path, position: file.positionOf?.(path) })
  })
  const mappedExtra = mapJsonTexts(extraFields, (text, path) => replaceOther(text, { input: 'extra-fields', path }))
  return {
    inputs: { ...inputs, fields: inputFields },
    file: { ...file, fields: fileFields },
    fileName,
    extraFields: isObject(mappedExtra) ? mappedExtra : {},
    onceKey: replaceOther(onceKey, { input: 'once-key' }),
  }
}

function templatesOf(given: GivenContent): Template[] {
  const templates: Template[] = []
  mapTemplates(given, each => {
    templates.push(each)
    return each.text
  })
  return templates
}

/** The placeholders that the texts of a run use. */
export const usedPlaceholders = (given: GivenContent): Set<PlaceholderName> =>
  new Set(templatesOf(given).flatMap(({ text }) => placeholdersIn(text)))

const theSix = placeholderNames.map(name => `\`{${name}}\``).join(', ')

/**
 * Reports each word in braces that subscribers would see, or that would give all releases the same key: placeholders if
 * there is no release, and other words in plain braces if there is one. In a key, no word may stay in braces.
 */
export function placeholderProblems(given: GivenContent, hasRelease: boolean): Problem[] {
  return templatesOf(given).flatMap(({ text, where, isKey }) => {
    const words = wordsInBraces(text)
    const known = hasRelease ? undefined : words.find(({ name }) => name !== undefined)
    const others = words.filter(({ name, isPlain }) => name === undefined && (isKey || (hasRelease && isPlain)))
    const withoutRelease = known && `contains \`${known.written}\`, but there is no release; ${withoutReleaseHint}`
    const unknown = [...new Set(others.map(({ written }) => written))].map(
      written => `contains ${quote(written)}, which is not a placeholder; use one of ${theSix}, or remove the braces`,
    )
    const messages = withoutRelease ? [withoutRelease, ...unknown] : unknown
    return messages.map(message => problem(where, message, where))
  })
}

/** What to do about an input that needs a release if there is none. */
export const withoutReleaseHint = 'set the input `release`, run on the event `release`, or remove it'

/** Replaces the placeholders in all texts, and checks each result by its rule. A text with a problem stays as it is. */
export function fillPlaceholders(
  given: GivenContent,
  values: PlaceholderValues,
  problems: ProblemCollector,
  secrets: Secrets,
): GivenContent {
  const tokens = new Map(placeholderNames.map(name => [name, tokenInDerived(values[name], secrets)]))
  return mapTemplates(given, template => {
    const { text, where } = template
    const names = placeholdersIn(text)
    if (names.length === 0) return text
    const token = names.map(name => tokens.get(name)).find(found => found !== undefined)
    const filled = token === undefined ? fillText(template, names, values, secrets) : publishes(token)
    if ('value' in filled) return filled.value
    problems.add([problem(where, filled, where)])
    return text
  })
}

/** Push services take about 4 KiB in all, but one value may be long, and may be inserted many times. */
const maxInserted = 16_384

function fillText(
  { text, isUrl, rule }: Template,
  names: readonly PlaceholderName[],
  values: PlaceholderValues,
  secrets: Secrets,
): Parsed<string> {
  for (const name of names) {
    const value = values[name]
    if ('missing' in value) return { message: `contains \`{${name}}\`, which has no value: ${value.missing}` }
  }
  let inserted = 0
  const filled = replaceEach(text, (name, isAtStart) => {
    const found = values[name]
    const value = 'value' in found ? found.value.toWellFormed() : ''
    inserted += value.length
    if (inserted > maxInserted) return ''
    return isUrl && !isAtStart ? encodeURIComponent(value) : value
  }).trim()
  if (inserted > maxInserted) return { message: 'is too long with its placeholders replaced; use fewer' }
  // The token may exist only now, if the text contained one part of it and the placeholder another.
  const token = secrets.find(filled)
  if (token) return publishes(token)
  const parsed = rule(filled)
  if ('value' in parsed) return parsed
  const subject = parsed.quoted === undefined ? 'it ' : ''
  return { message: `is invalid once its placeholders are replaced: ${subject}${problemWords(parsed)}` }
}

const publishes = (token: string): ProblemText => ({
  message: `would contain ${token}, which may already be public; replace the token, and remove it from the release`,
})

/** A text that uses a placeholder: its path in the notification or below `extra-fields`, and its first placeholder. */
export interface PlaceholderUse {
  path: readonly PropertyKey[]
  placeholder: PlaceholderName
}

/** The texts of a notification and its extra fields that contain placeholders, including those of buttons. */
export function placeholderUses(fields: Fields, extraFields: Record<string, unknown> = {}): PlaceholderUse[] {
  const texts: { path: readonly PropertyKey[]; text: string }[] = textsOf(fields)
  mapJsonTexts(extraFields, (text, path) => {
    texts.push({ path: ['extra-fields', ...path], text })
    return text
  })
  return texts.flatMap(({ path, text }) => {
    const [placeholder] = placeholdersIn(text)
    return placeholder === undefined ? [] : [{ path, placeholder }]
  })
}
