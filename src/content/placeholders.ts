import { isObject, mapJsonTexts } from '../base/json.ts'
import { type Problem, type ProblemCollector, type ProblemText, problem, problemWords } from '../base/problems.ts'
import type { Secrets } from '../base/secrets.ts'
import { quote } from '../base/text.ts'
import { maxUrlLength } from '../base/url.ts'
import { type TextRules, textRules } from '../inputs/field-rules.ts'
import { type FieldName, type FieldPath, type Fields, inputOf } from '../inputs/notification-fields.ts'
import { anyText, type Parsed, type Rule } from '../inputs/value-rules.ts'
import { type PlaceholderValues, publishedToken, tokenInDerived } from '../release/derived-content.ts'
import { type FieldText, type GivenContent, mapTexts, textsOf } from './notification.ts'

// Placeholders such as `{tag}` stand for data about the release (docs/announce-releases.md, "Your own words"). Only the
// exact names count, because other text in braces may be meant for the push service. But if the run has a release, any
// other single word in single braces is treated as a mistake.

export type PlaceholderName = keyof PlaceholderValues
export const placeholderNames = [
  'tag',
  'version',
  'name',
  'repository',
  'message',
  'url',
] as const satisfies readonly PlaceholderName[]

/** Matches `{{…}}` and `{…}`. Single braces after a `$`, `#`, or `%` belong to a different template language. */
const braces = /\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g
/** A word may include hyphens and any non-ASCII characters but must not begin with a digit or hyphen. */
const singleWord = /^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/

interface BracedWord {
  /** The matched text, including its braces and any `$`, `#`, or `%` before them. */
  written: string
  /**
   * The placeholder's name, or undefined if the word is not a placeholder name, is in double braces, or has a `$`, `#`,
   * or `%` before its braces.
   */
  name?: PlaceholderName
  /** Whether the word is in single braces without a `$`, `#`, or `%` before them. */
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

export const placeholdersIn = (text: string): PlaceholderName[] => [
  ...new Set(wordsInBraces(text).flatMap(({ name }) => name ?? [])),
]

/** Replaces all placeholders in one pass so that braces in inserted values stay unchanged. */
function replaceEach(text: string, replacementOf: (name: PlaceholderName, isAtStart: boolean) => string): string {
  return text.replace(braces, (written: string, _doubled, sign, single, offset: number) => {
    const name = placeholderNames.find(each => each === single)
    return name === undefined || sign !== '' ? written : replacementOf(name, offset === 0)
  })
}

/**
 * Extends a URL rule to accept placeholders: `{url}` at the beginning, and any placeholder after the scheme. Checks the
 * URL with sample values in place of the placeholders.
 */
const urlTemplate =
  (rule: Rule<string>): Rule<string> =>
  text => {
    if (text.length > maxUrlLength) return rule(text)
    const sample = replaceEach(text, (name, isAtStart) => (isAtStart && name === 'url' ? 'https://url.example/' : 'x'))
    return 'value' in rule(sample) ? { value: text } : rule(text)
  }

/** The rules for text from inputs and files before placeholders are replaced. */
export const givenTextRules: TextRules = {
  text: textRules.text,
  image: urlTemplate(textRules.image),
  page: urlTemplate(textRules.page),
}

type Where = Pick<Problem, 'input' | 'file' | 'path' | 'position'>

interface Template {
  text: string
  where: Where
  /** The rule that the string must follow after its placeholders are replaced. */
  rule: Rule<string>
  isUrl: boolean
  isKey: boolean
}

/** Replaces each string in the content with the result of `replace`. Skips file fields that an input overrides. */
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

/** Returns the placeholders in all strings, including extra fields and `once-key`. */
export const usedPlaceholders = (given: GivenContent): Set<PlaceholderName> =>
  new Set(templatesOf(given).flatMap(({ text }) => placeholdersIn(text)))

const allNames = placeholderNames.map(name => `\`{${name}}\``).join(', ')

/**
 * Reports words in braces that subscribers would see, or that would give all releases the same key:
 * - placeholders, if the run has no release
 * - other words in plain braces (`isPlain`), if the run has a release
 * - other words in any braces, if the string is a key
 */
export function placeholderProblems(given: GivenContent, hasRelease: boolean): Problem[] {
  return templatesOf(given).flatMap(({ text, where, isKey }) => {
    const words = wordsInBraces(text)
    const known = hasRelease ? undefined : words.find(({ name }) => name !== undefined)
    const others = words.filter(({ name, isPlain }) => name === undefined && (isKey || (hasRelease && isPlain)))
    const withoutRelease =
      known &&
      `contains the placeholder \`${known.written}\`, but this run has no release; ${withoutReleaseHint('the placeholder')}`
    const unknown = [...new Set(others.map(({ written }) => written))].map(
      written => `contains ${quote(written)}, which is not a placeholder; use one of ${allNames}, or remove the braces`,
    )
    const messages = withoutRelease ? [withoutRelease, ...unknown] : unknown
    return messages.map(message => problem(where, message, where))
  })
}

/** Says what to do if an input needs a release but the run has none. `what` is the input or placeholder to remove. */
export const withoutReleaseHint = (what: string) =>
  `set the \`release\` input, run on the \`release\` event, or remove ${what}`

/**
 * Replaces all placeholders and checks each resulting string against its rule. Leaves a string unchanged if it has a
 * problem.
 */
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

/**
 * The maximum total length of the values inserted into one string, in UTF-16 code units. Without a limit, repeating a
 * placeholder with a long value could produce a huge string. Push services accept only about 4 KiB.
 */
const maxInserted = 16_384

function fillText(
  { text, where, isUrl, isKey, rule }: Template,
  names: readonly PlaceholderName[],
  values: PlaceholderValues,
  secrets: Secrets,
): Parsed<string> {
  for (const name of names) {
    const value = values[name]
    if ('missing' in value) {
      const right =
        isKey && name !== 'tag' ? 'use `{tag}` instead' : 'to send without this value, remove the placeholder'
      return { message: `contains the placeholder \`{${name}}\`, which has no value (${value.missing}); ${right}` }
    }
  }
  let inserted = 0
  const replaced = replaceEach(text, (name, isAtStart) => {
    const found = values[name]
    const value = 'value' in found ? found.value.toWellFormed() : ''
    inserted += value.length
    if (inserted > maxInserted) return ''
    return isUrl && !isAtStart ? encodeURIComponent(value) : value
  })
  if (inserted > maxInserted)
    return { message: 'is too long once its placeholders are replaced; use fewer placeholders' }
  // Extra fields are sent unchanged, including leading and trailing whitespace.
  const filled = where.input === 'extra-fields' ? replaced : replaced.trim()
  // Search the result for tokens too, because part of a token may come from the text and the rest from an inserted
  // value.
  const token = secrets.find(filled)
  if (token) return publishes(token)
  const parsed = rule(filled)
  if ('value' in parsed) return parsed
  const subject = parsed.quoted === undefined ? 'it ' : ''
  return { message: `is invalid once its placeholders are replaced: ${subject}${problemWords(parsed)}` }
}

const publishes = (token: string): ProblemText => ({ message: `would contain ${publishedToken(token, 'release')}` })

/**
 * A string that contains placeholders. `placeholder` is the first one. For extra fields, `path` starts with
 * `extra-fields`.
 */
export interface PlaceholderUse {
  path: readonly PropertyKey[]
  placeholder: PlaceholderName
}

/** Returns the strings with placeholders in a notification, its buttons, and its extra fields. */
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
