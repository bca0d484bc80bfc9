import { maxName, meantInBraces, meantInOtherMarks } from './misspelled-placeholders.ts'
import { type PlaceholderName, placeholderNames } from './placeholder-names.ts'

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
        const meant = meantInOtherMarks(text.slice(at + 2, end))
        at = end + 2
        if (meant) addMistake(meant, from, at)
        continue
      }
    }
    const [whole = '{', written = ''] = /^\{([^{}]*)\}/.exec(text.slice(at, at + maxName + 2)) ?? []
    const name = placeholderNames.find(each => each === written)
    const meant = name ?? meantInBraces(written)
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
    const meant = isTag && use === 'url' ? undefined : meantInOtherMarks(name)
    return meant ? { text: isTag ? written : written + end, meant } : []
  })
}
