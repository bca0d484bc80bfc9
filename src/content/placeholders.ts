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

// What a text may say in braces, to be replaced by something of the release that is announced
// (docs/announce-releases.md, "Your own words"). Known are these names exactly; other text in braces may belong to the
// push service, but a single word in single braces is a mistake if there is a release.

export type PlaceholderName = keyof PlaceholderValues
export const placeholderNames = [
  'tag',
  'version',
  'name',
  'repository',
  'message',
  'url',
] as const satisfies readonly PlaceholderName[]

/** Doubled braces; or single ones, with the sign of another template language if one is before them. */
const braces = /\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g
/** Every character beyond ASCII counts as a letter. */
const singleWord = /^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/

/** A single word in braces. */
interface BracedWord {
  /** With its braces, and the sign before them. */
  written: string
  /** Undefined if it is another word, or in other braces than single ones. */
  name?: PlaceholderName
  /** Whether the braces are single ones without a sign before them. */
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

/** The placeholders of a text, each once. */
export const placeholdersIn = (text: string): PlaceholderName[] => [
  ...new Set(wordsInBraces(text).flatMap(({ name }) => name ?? [])),
]

/** A text with each placeholder replaced once; what replaces it is not read for placeholders. */
function replaceEach(text: string, replacementOf: (name: PlaceholderName, isAtStart: boolean) => string): string {
  return text.replace(braces, (written: string, _doubled, sign, single, offset: number) => {
    const name = placeholderNames.find(each => each === single)
    return name === undefined || sign !== '' ? written : replacementOf(name, offset === 0)
  })
}

/**
 * A URL with placeholders: `{url}` may begin it, the others may be anywhere after the scheme. The rule is that of the
 * URL once they are replaced.
 */
const urlTemplate =
  (rule: Rule<string>): Rule<string> =>
  text => {
    if (text.length > maxUrlLength) return rule(text)
    const sample = replaceEach(text, (name, isAtStart) => (isAtStart && name === 'url' ? 'https://url.example/' : 'x'))
    return 'value' in rule(sample) ? { value: text } : rule(text)
  }

/** The rules of texts as inputs and files give them, before placeholders are replaced. */
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
  /** That of the text once its placeholders are replaced. */
  rule: Rule<string>
  isUrl: boolean
  isKey: boolean
}

/** The same content with each text replaced. A field of the file that an input overrides is not looked at. */
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
 * A problem for each word in braces that subscribers would see, or that would make a key the same for all releases: a
 * placeholder if there is no release, and any other word if there is one. In a key no word may stay in braces.
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

/** What to do if there is no release, for what needs one. */
export const withoutReleaseHint = 'set the input `release`, run on the event `release`, or remove it'

/** The same texts with their placeholders replaced, each obeying its rule. A text with a problem stays as it is. */
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

/** Push services take about 4 KiB in all. One value may be long, and may be inserted many times. */
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
  // A token may be there only now: half of it was given.
  const token = secrets.find(filled)
  if (token) return publishes(token)
  const parsed = rule(filled)
  return 'value' in parsed ? parsed : { message: `with its placeholders replaced: ${problemWords(parsed)}` }
}

const publishes = (token: string): ProblemText => ({
  message: `would contain ${token}, which may already be public; replace the token, and remove it from the release`,
})

/** A text that uses a placeholder: its path in the notification, or behind `extra-fields`; and its first placeholder. */
export interface PlaceholderUse {
  path: readonly PropertyKey[]
  placeholder: PlaceholderName
}

/** The texts of a notification and its extra fields that only a release fills, those of buttons included. */
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
