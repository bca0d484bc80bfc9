import leven from 'leven'
import { type PlaceholderName, placeholderNames } from './field-rules.ts'

/** What is not a placeholder although it looks like one, and which was probably meant. */
interface Mistake {
  /** As it is written, with what is around it. */
  text: string
  /** Undefined for a word in a key that resembles none. */
  meant?: PlaceholderName
}

/** A part of a text: as it is, or a placeholder, or one that is written wrongly. */
type Part = { literal: string } | { placeholder: PlaceholderName } | { mistake: Required<Mistake> }

/** The placeholders of a text, each once, and the mistakes. */
export interface FoundPlaceholders {
  names: ReadonlySet<PlaceholderName>
  mistakes: readonly Mistake[]
}

/** Where a text is used. In a key, every word in braces must be a placeholder: else it is the same for all releases. */
export type TextUse = 'text' | 'url' | 'key'

/**
 * The placeholders of a text, and what is meant to be one: misspelled, by the name that others give it, or in other
 * marks than braces (docs/announce-releases.md, "Your own words").
 */
export function findPlaceholders(text: string, use: TextUse = 'text'): FoundPlaceholders {
  const parts = partsOf(text)
  const inBraces = parts.flatMap(part => ('mistake' in part ? part.mistake : []))
  const literals = parts.flatMap(part => ('literal' in part ? part.literal : []))
  const inKey = use === 'key' ? literals.flatMap(wordsInBraces) : []
  return {
    names: new Set(parts.flatMap(part => ('placeholder' in part ? part.placeholder : []))),
    mistakes: [...inBraces, ...inKey, ...inOtherMarks(text, use)],
  }
}

/**
 * A text with each placeholder replaced once: what it brings is not read for placeholders. In a URL a value is
 * percent-encoded, unless it begins the URL. Undefined if the text would have more than `maxLength` characters.
 */
export function fillPlaceholders(
  text: string,
  values: Readonly<Partial<Record<PlaceholderName, string>>>,
  { isUrl, maxLength }: { isUrl: boolean; maxLength: number },
): string | undefined {
  let filled = ''
  for (const [index, part] of partsOf(text).entries()) {
    if ('literal' in part) filled += part.literal
    else if ('mistake' in part) filled += part.mistake.text
    else {
      const value = (values[part.placeholder] ?? '').toWellFormed()
      filled += isUrl && index > 0 ? encodeURIComponent(value) : value
    }
    if (filled.length > maxLength) return undefined
  }
  return filled
}

/** The longest text in braces that can be meant as a name. */
const maxName = 40

/** In time in proportion to the length: each end is looked for only as long as there may be one. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let literalFrom = 0
  let hasDoubledEnd = true
  const add = (part: Part, from: number, to: number) => {
    if (from > literalFrom) parts.push({ literal: text.slice(literalFrom, from) })
    parts.push(part)
    literalFrom = to
  }
  const addMistake = (meant: PlaceholderName, from: number, to: number) =>
    add({ mistake: { text: text.slice(from, to), meant } }, from, to)
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at)) {
    const from = at > literalFrom && text[at - 1] === '$' ? at - 1 : at
    if (text.startsWith('{{', at) && hasDoubledEnd) {
      const end = text.indexOf('}}', at + 2)
      hasDoubledEnd = end !== -1
      if (hasDoubledEnd) {
        const meant = nameIn(text.slice(at + 2, end))
        at = end + 2
        if (meant) addMistake(meant, from, at)
        continue
      }
    }
    const [whole = '{', written = ''] = /^\{([^{}]*)\}/.exec(text.slice(at, at + maxName + 2)) ?? []
    const name = placeholderNames.find(each => each === written)
    const meant = name ?? meantName(written)
    const to = at + whole.length
    if (name && from === at) add({ placeholder: name }, at, to)
    else if (meant) addMistake(meant, from, to)
    at = to
  }
  if (literalFrom < text.length) parts.push({ literal: text.slice(literalFrom) })
  return parts
}

/** A word in braces that is not a placeholder. A value of JSON has quotation marks. */
function wordsInBraces(text: string): Mistake[] {
  return [...text.matchAll(/\{[^{}"]{1,100}\}/g)].map(([word]) => ({ text: word }))
}

/** `%tag%` and `<tag>`. In a URL, `<` has another meaning. */
function inOtherMarks(text: string, use: TextUse): Mistake[] {
  const found = [...text.matchAll(/%([a-z_]{3,20})(?=(%))/gi), ...text.matchAll(/<([a-z_]{3,20})(>)/gi)]
  return found.flatMap(([written, name = '', end = '']) => {
    const isTag = written.startsWith('<')
    const meant = isTag && use === 'url' ? undefined : nameIn(name)
    return meant ? { text: isTag ? written : written + end, meant } : []
  })
}

/** What others call it, GitHub first of all, in any marks. */
const synonyms: Record<string, PlaceholderName> = {
  tagname: 'tag',
  ref: 'tag',
  refname: 'tag',
  release: 'tag',
  semver: 'version',
  repo: 'repository',
  reponame: 'repository',
  htmlurl: 'url',
}
/** The same, but a service may have these names for something else, in other marks than single braces. */
const ambiguousSynonyms: Record<string, PlaceholderName> = {
  title: 'name',
  body: 'message',
  notes: 'message',
  changelog: 'message',
  link: 'url',
}

/** In small letters, without separators, and without the objects of GitHub that it may be a property of. */
function bareName(given: string): string {
  const bare = given.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  return bare.replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/, '')
}

/** The placeholder that is named in other marks than single braces, which may have filters: `{{ .Tag | upper }}`. */
function nameIn(expression: string): PlaceholderName | undefined {
  if (expression.length > maxName) return undefined
  const [given = ''] = expression.split('|')
  const bare = bareName(given)
  // `%NAME%` is usually the name of a subscriber.
  if (bare === 'name' && !given.includes('name')) return undefined
  return placeholderNames.find(each => each === bare) ?? ownValue(synonyms, bare)
}

/** The placeholder that a name in single braces is meant to be. */
function meantName(written: string): PlaceholderName | undefined {
  const bare = bareName(written)
  if (bare === '') return undefined
  const synonym = ownValue(synonyms, bare) ?? ownValue(ambiguousSynonyms, bare)
  return synonym ?? placeholderNames.find(each => isMisspelled(bare, each))
}

const ownValue = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const minAbbreviation = 3

/**
 * Whether a name is meant to be another: in other letters or with separators (`{Tag}`, `{ tag }`), abbreviated
 * (`{ver}`), or with a typing error (`{verison}`). A short name is like many words (`{game}`), so its first letter
 * must be right.
 */
function isMisspelled(bare: string, name: PlaceholderName): boolean {
  if (bare === name) return true
  if (bare.length >= minAbbreviation && name.startsWith(bare)) return true
  const isSwapped = [...bare].sort().join('') === [...name].sort().join('')
  if (name.length > 4) return leven(bare, name) <= 2
  return bare[0] === name[0] && (isSwapped || leven(bare, name) <= 1)
}
