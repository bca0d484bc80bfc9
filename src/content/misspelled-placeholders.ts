import { isMisspelledWord } from '../inputs/misspelled-names.ts'
import { type PlaceholderName, placeholderNames } from './placeholder-names.ts'

/** The longest text in braces or other marks that can be meant as a name. */
export const maxName = 40

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
export function meantInOtherMarks(expression: string): PlaceholderName | undefined {
  if (expression.length > maxName) return undefined
  const [given = ''] = expression.split('|')
  const bare = bareName(given)
  // `%NAME%` is usually the name of a subscriber.
  if (bare === 'name' && !given.includes('name')) return undefined
  return placeholderNames.find(each => each === bare) ?? ownValue(synonyms, bare)
}

/** The placeholder that a name in single braces is meant to be. */
export function meantInBraces(written: string): PlaceholderName | undefined {
  const bare = bareName(written)
  if (bare === '') return undefined
  const synonym = ownValue(synonyms, bare) ?? ownValue(ambiguousSynonyms, bare)
  return synonym ?? placeholderNames.find(each => isMeant(bare, each))
}

const ownValue = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const minAbbreviation = 3

/**
 * Whether a name is meant to be another: in other letters or with separators (`{Tag}`, `{ tag }`), abbreviated
 * (`{ver}`), or with a typing error (`{verison}`).
 */
const isMeant = (bare: string, name: PlaceholderName) =>
  bare === name || (bare.length >= minAbbreviation && name.startsWith(bare)) || isMisspelledWord(bare, name)
