import leven from 'leven'

/** What a text may say in braces, to be replaced by something of the release that is announced. */
export const placeholderNames = ['tag', 'version', 'name', 'repository', 'message', 'url'] as const
export type PlaceholderName = (typeof placeholderNames)[number]

/** A part of a text: as it stands, or a placeholder, or a misspelled one with the name that was probably meant. */
type Part = { literal: string } | { placeholder: PlaceholderName } | { misspelled: string; meant: PlaceholderName }

/** The placeholders of a text, each once, and the misspelled ones. */
export interface FoundPlaceholders {
  names: ReadonlySet<PlaceholderName>
  misspelled: readonly { text: string; meant: PlaceholderName }[]
}

/**
 * What a text says in braces that is a placeholder, or is meant to be one (docs/announce-releases.md, "Your own
 * words").
 */
export function findPlaceholders(text: string): FoundPlaceholders {
  const parts = partsOf(text)
  return {
    names: new Set(parts.flatMap(part => ('placeholder' in part ? part.placeholder : []))),
    misspelled: parts.flatMap(part => ('meant' in part ? { text: part.misspelled, meant: part.meant } : [])),
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
    else if ('misspelled' in part) filled += part.misspelled
    else {
      const value = (values[part.placeholder] ?? '').toWellFormed()
      filled += isUrl && index > 0 ? encodeURIComponent(value) : value
    }
    if (filled.length > maxLength) return undefined
  }
  return filled
}

/** The longest text in braces that can be a misspelled name. */
const maxName = 24

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
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at)) {
    if (text.startsWith('{{', at) && hasDoubledEnd) {
      const end = text.indexOf('}}', at + 2)
      hasDoubledEnd = end !== -1
      at = hasDoubledEnd ? end + 2 : at
      if (hasDoubledEnd) continue
    }
    const [whole = '{', name = ''] = /^\{([^{}]*)\}/.exec(text.slice(at, at + maxName + 2)) ?? []
    const part = name === '' ? undefined : partNamed(name)
    if (part) add(part, at, at + whole.length)
    at += whole.length
  }
  if (literalFrom < text.length) parts.push({ literal: text.slice(literalFrom) })
  return parts
}

function partNamed(name: string): Part | undefined {
  const known = placeholderNames.find(each => each === name)
  if (known !== undefined) return { placeholder: known }
  const meant = placeholderNames.find(each => isMisspelled(name, each))
  return meant && { misspelled: `{${name}}`, meant }
}

const minAbbreviation = 3

/**
 * Whether a name is meant to be another: in other letters or with separators (`{Tag}`, `{ tag }`), abbreviated
 * (`{repo}`), or with a typing error (`{verison}`). A short name is like many words (`{game}`), so its first letter
 * must be right.
 */
function isMisspelled(given: string, name: PlaceholderName): boolean {
  const bare = given.toLowerCase().replace(/[\s_.-]/g, '')
  if (bare === name) return true
  if (bare.length >= minAbbreviation && name.startsWith(bare)) return true
  const isSwapped = [...bare].sort().join('') === [...name].sort().join('')
  if (name.length > 4) return leven(bare, name) <= 2
  return bare[0] === name[0] && (isSwapped || leven(bare, name) <= 1)
}
