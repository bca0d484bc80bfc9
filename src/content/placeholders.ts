import { type JsonObject, mapJsonTexts } from '../base/json.ts'
import { type Path, type Place, type Problem, problem } from '../base/problems.ts'
import { quote } from '../base/text.ts'
import { maxUrlLength } from '../base/url.ts'
import { type Fields, type TextKind, textRules, textsOf } from '../inputs/notification-fields.ts'
import { anyText, type Parsed, type Rule, textWithoutControls } from '../inputs/value-rules.ts'
import type { PlaceholderName, PlaceholderValues } from '../release/derived-content.ts'

// Placeholders such as `{tag}` stand for data about the release (docs/announce-releases.md, "Your own words"). Only the
// exact names count, because other text in braces may be meant for the push service. But if the run has a release, any
// other single word in single braces is treated as a mistake.

export const placeholderNames = [
  'tag',
  'version',
  'name',
  'repository',
  'message',
  'url',
] as const satisfies readonly PlaceholderName[]

/** `{key}` stands for the whole `once-key`. It needs no release, and only `extra-fields` may have it. */
const extraFieldNames: readonly PlaceholderName[] = [...placeholderNames, 'key']

/** What a text is for: a field of the notification, the extra fields, or the `once-key`. */
type TextUse = TextKind | 'extra' | 'key'

/**
 * A text that a run may publish. `derived` is set if it comes from a release or an event. Such a text has no
 * placeholders. `token` is the name of a token that GitHub's data has instead of the text.
 */
export interface PublishedText {
  text: string
  use: TextUse
  place: Place
  derived?: { source: 'release' | 'event'; token?: string | undefined } | undefined
}

/** The rule for each text once its placeholders are filled. */
export const rules: Record<TextUse, Rule<string>> = { ...textRules, extra: textWithoutControls, key: anyText }

const isUrl = (use: TextUse) => use === 'image' || use === 'page'

const namesOf = (use: TextUse) => (use === 'extra' ? extraFieldNames : placeholderNames)

/**
 * Matches `{{…}}` and `{…}`. Single braces after a `$` or `%` belong to a different template language, and so do those
 * after a `#`, unless they hold a placeholder: in `Build #{version}`, the `#` is text.
 */
const braces = /\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g
/** A word may include hyphens and any non-ASCII characters but must not begin with a digit or hyphen. */
const singleWord = /^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/

interface BracedWord {
  /** The matched text, including its braces and any `$`, `#`, or `%` before them. */
  written: string
  /**
   * The placeholder's name, or undefined if the word is not a placeholder name, is in double braces, or has a `$` or `%`
   * before its braces.
   */
  name?: PlaceholderName | undefined
  /** Whether the word is in single braces without a `$`, `#`, or `%` before them. */
  isPlain: boolean
}

function wordsInBraces(text: string, use: TextUse): BracedWord[] {
  return [...text.matchAll(braces)].flatMap(([written, doubled, sign, single]) => {
    if (!singleWord.test(doubled ?? single ?? '')) return []
    const isPlain = doubled === undefined && sign === ''
    const name = isPlain || sign === '#' ? namesOf(use).find(each => each === single) : undefined
    return [{ written, name, isPlain }]
  })
}

/** Returns each of the placeholders in a text once. */
export const namesIn = (text: string, use: TextUse): PlaceholderName[] => [
  ...new Set(wordsInBraces(text, use).flatMap(({ name }) => name ?? [])),
]

/** Returns the placeholders that only a release fills. */
export const placeholdersIn = (text: string): PlaceholderName[] => namesIn(text, 'text')

/** Replaces all placeholders in one pass so that braces in inserted values stay unchanged. */
function replaceEach(
  text: string,
  use: TextUse,
  replacementOf: (name: PlaceholderName, isAtStart: boolean) => string,
): string {
  return text.replace(braces, (written: string, _doubled, sign, single, offset: number) => {
    const name = namesOf(use).find(each => each === single)
    if (name === undefined || sign === '$' || sign === '%') return written
    return (sign ?? '') + replacementOf(name, offset === 0 && sign === '')
  })
}

/** Checks a text with samples in place of its placeholders. A URL may begin with `{url}`. */
export function checkAsGiven(text: string, use: TextUse): Parsed<string> {
  const rule = rules[use]
  if (isUrl(use) && text.length > maxUrlLength) return rule(text)
  const sample = replaceEach(text, use, (name, isAtStart) =>
    isUrl(use) && isAtStart && name === 'url' ? 'https://url.example/' : 'x',
  )
  return 'value' in rule(sample) ? { value: text } : rule(text)
}

/**
 * The maximum total length of the values inserted into one text, in UTF-16 code units. Without a limit, repeating a
 * placeholder with a long value could produce a huge text. Push services accept only about 4 KiB.
 */
const maxInserted = 16_384

/** Replaces the placeholders of a text with their values. In a URL, percent-encodes each value that does not begin it. */
export function fill(text: string, use: TextUse, values: PlaceholderValues): Parsed<string> {
  for (const name of namesIn(text, use)) {
    const value = values[name]
    if (value && 'missing' in value) return { message: withoutValue(name, value.missing, use) }
  }
  let inserted = 0
  const filled = replaceEach(text, use, (name, isAtStart) => {
    const found = values[name]
    const value = found && 'value' in found ? found.value.toWellFormed() : ''
    inserted += value.length
    if (inserted > maxInserted) return ''
    return isUrl(use) && !isAtStart ? encodeURIComponent(value) : value
  })
  if (inserted > maxInserted)
    return { message: 'is too long once its placeholders are replaced; use fewer placeholders' }
  // Extra fields are sent unchanged, including leading and trailing whitespace.
  return { value: use === 'extra' ? filled : filled.trim() }
}

function withoutValue(name: PlaceholderName, why: string, use: TextUse): string {
  const right =
    use === 'key' && name !== 'tag' ? 'use `{tag}` instead' : 'to send without this value, remove the placeholder'
  return `contains the placeholder \`{${name}}\`, which has no value (${why}); ${right}`
}

const listedFor = (use: TextUse) =>
  namesOf(use)
    .map(name => `\`{${name}}\``)
    .join(', ')

/** Says what to do if an input needs a release but the run has none. `what` is the input or placeholder to remove. */
export const withoutReleaseHint = (what: string) =>
  `set the \`release\` input, run on the \`release\` event, or remove ${what}`

/**
 * Reports words in braces that subscribers would see, or that would give all releases the same key:
 * - placeholders, if the run has no release
 * - `{key}`, if the run has no key
 * - other words in plain braces (`isPlain`), if the run has a release
 * - other words in any braces, if the text is a key
 */
export function placeholderProblems(
  texts: readonly PublishedText[],
  { hasRelease, hasKey }: { hasRelease: boolean; hasKey: boolean },
): Problem[] {
  return texts.flatMap(({ text, use, place }) => {
    const words = wordsInBraces(text, use)
    const ofRelease = words.find(({ name }) => name !== undefined && name !== 'key')
    const ofKey = words.some(({ name }) => name === 'key')
    const others = words.filter(({ name, isPlain }) => name === undefined && (use === 'key' || (hasRelease && isPlain)))
    const messages = [...new Set(others.map(({ written }) => written))].map(
      written =>
        `contains ${quote(written)}, which is not a placeholder; use one of ${listedFor(use)}, or remove the braces`,
    )
    if (ofKey && !hasKey) messages.unshift(withoutKey)
    if (ofRelease?.name && !hasRelease) messages.unshift(withoutRelease(ofRelease.name))
    return messages.map(message => problem(place, message))
  })
}

const withoutRelease = (name: string) =>
  `contains the placeholder \`{${name}}\`, but this run has no release; ${withoutReleaseHint('the placeholder')}`

const withoutKey =
  'contains the placeholder `{key}`, but this run has no `once-key`; set `once-key`, or remove the placeholder'

/**
 * Returns the path of each text with placeholders, and its first placeholder. The path of an extra field starts with
 * `extra-fields`.
 */
export function placeholderUses(fields: Fields, extraFields: JsonObject = {}): [Path, PlaceholderName][] {
  const texts: { path: Path; text: string }[] = textsOf(fields)
  mapJsonTexts(extraFields, (text, path) => {
    texts.push({ path: ['extra-fields', ...path], text })
    return text
  })
  return texts.flatMap(({ path, text }) => {
    const [placeholder] = placeholdersIn(text)
    return placeholder === undefined ? [] : [[path, placeholder]]
  })
}
