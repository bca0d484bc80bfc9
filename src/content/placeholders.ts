import { mapJsonTexts } from '../base/json.ts'
import { type Place, type Problem, problem } from '../base/problems.ts'
import { quote } from '../base/text.ts'
import type { Fields } from '../inputs/notification-fields.ts'
import type { PlaceholderValues } from '../release/derived-content.ts'
import { textsOf } from './notification.ts'

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

/** `{key}` stands for the whole `once-key`. It needs no release, and only `extra-fields` may have it. */
export type FilledName = PlaceholderName | 'key'
export const extraFieldNames: readonly FilledName[] = [...placeholderNames, 'key']

/**
 * Matches `{{…}}` and `{…}`. Single braces after a `$` or `%` belong to a different template language, and so do those
 * after a `#`, unless they hold a placeholder: in `Build #{version}`, the `#` is text.
 */
const braces = /\{\{([^{}]*)\}\}|([$#%]?)\{([^{}]*)\}/g
/** A word may include hyphens and any non-ASCII characters but must not begin with a digit or hyphen. */
const singleWord = /^\s*(?!\d)[\w\x80-\uffff][\w\x80-\uffff-]*\s*$/

export interface BracedWord<Name> {
  /** The matched text, including its braces and any `$`, `#`, or `%` before them. */
  written: string
  /**
   * The placeholder's name, or undefined if the word is not a placeholder name, is in double braces, or has a `$` or `%`
   * before its braces.
   */
  name?: Name | undefined
  /** Whether the word is in single braces without a `$`, `#`, or `%` before them. */
  isPlain: boolean
}

export function wordsInBraces<Name extends string>(text: string, names: readonly Name[]): BracedWord<Name>[] {
  return [...text.matchAll(braces)].flatMap(([written, doubled, sign, single]) => {
    if (!singleWord.test(doubled ?? single ?? '')) return []
    const isPlain = doubled === undefined && sign === ''
    const name = isPlain || sign === '#' ? names.find(each => each === single) : undefined
    return [{ written, name, isPlain }]
  })
}

/** Returns each of the placeholders in the text once. */
export const namesIn = <Name extends string>(text: string, names: readonly Name[]): Name[] => [
  ...new Set(wordsInBraces(text, names).flatMap(({ name }) => name ?? [])),
]

/** Returns the placeholders that only a release fills. */
export const placeholdersIn = (text: string): PlaceholderName[] => namesIn(text, placeholderNames)

/** Replaces all placeholders in one pass so that braces in inserted values stay unchanged. */
export function replaceEach<Name extends string>(
  text: string,
  names: readonly Name[],
  replacementOf: (name: Name, isAtStart: boolean) => string,
): string {
  return text.replace(braces, (written: string, _doubled, sign, single, offset: number) => {
    const name = names.find(each => each === single)
    if (name === undefined || sign === '$' || sign === '%') return written
    return (sign ?? '') + replacementOf(name, offset === 0 && sign === '')
  })
}

const allNames = placeholderNames.map(name => `\`{${name}}\``).join(', ')

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
  texts: readonly { text: string; kind: string; place: Place }[],
  { hasRelease, hasKey }: { hasRelease: boolean; hasKey: boolean },
): Problem[] {
  return texts.flatMap(({ text, kind, place }) => {
    const words = wordsInBraces(text, kind === 'extra' ? extraFieldNames : placeholderNames)
    const ofRelease = words.find(({ name }) => name !== undefined && name !== 'key')
    const ofKey = words.some(({ name }) => name === 'key')
    const others = words.filter(
      ({ name, isPlain }) => name === undefined && (kind === 'key' || (hasRelease && isPlain)),
    )
    const messages = [...new Set(others.map(({ written }) => written))].map(
      written => `contains ${quote(written)}, which is not a placeholder; use one of ${allNames}, or remove the braces`,
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
 * A text that contains placeholders. `placeholder` is the first one. For extra fields, `path` starts with
 * `extra-fields`.
 */
export interface PlaceholderUse {
  path: readonly PropertyKey[]
  placeholder: PlaceholderName
}

/** Returns the texts with placeholders in a notification, its buttons, and its extra fields. */
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
