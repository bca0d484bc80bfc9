import leven from 'leven'
import { isTypingError } from '../inputs/misspelled-names.ts'
import { type PlaceholderName, placeholderNames } from './placeholder-names.ts'

/** The longest text in braces or other marks that is looked at: a longer one is not meant as a name. */
export const maxName = 40

/** Names that GitHub and other tools use for a placeholder. */
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
/** Names that may mean something else in other marks, so they count only in single braces. */
const ambiguousSynonyms: Record<string, PlaceholderName> = {
  title: 'name',
  body: 'message',
  notes: 'message',
  changelog: 'message',
  link: 'url',
}

const lettersAndDigits = (given: string) => given.replace(/[^\p{L}\d]/gu, '')

/** In small letters, without separators, and without the objects of GitHub that it may be a property of. */
function withoutObjectNames(given: string): string {
  const name = lettersAndDigits(given).toLowerCase()
  return name.replace(/^(?:github)?(?:event)?release(?=.)|^github(?=.)/, '')
}

/** The placeholder that is named in other marks than single braces, which may have filters: `{{ .Tag | upper }}`. */
export function meantInOtherMarks(expression: string): PlaceholderName | undefined {
  if (expression.length > maxName) return undefined
  const [given = ''] = expression.split('|')
  if (isOfSubscriber(given)) return undefined
  const name = withoutObjectNames(given)
  return placeholderNames.find(each => each === name) ?? ownValue(synonyms, name)
}

/** `%NAME%` is usually the name of a subscriber, and `%RELEASE_NAME%` is not. */
const isOfSubscriber = (given: string) => /^name$/i.test(lettersAndDigits(given)) && !given.includes('name')

/** The placeholder that a name in single braces, of at most `maxName` characters, is meant to be. */
export function meantInBraces(written: string): PlaceholderName | undefined {
  const name = withoutObjectNames(written)
  if (name === '') return undefined
  const synonym = ownValue(synonyms, name) ?? ownValue(ambiguousSynonyms, name)
  return synonym ?? placeholderNames.find(each => isMeant(name, each))
}

const ownValue = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const minAbbreviation = 3

/**
 * Whether a name is meant to be another: in other letters or with separators (`{Tag}`, `{ tag }`), abbreviated
 * (`{ver}`), or with a typing error (`{verison}`).
 */
const isMeant = (given: string, name: PlaceholderName) =>
  given === name || (given.length >= minAbbreviation && name.startsWith(given)) || isMisspelledWord(given, name)

function isMisspelledWord(word: string, name: string): boolean {
  const edits = leven(word, name)
  if (name.length > 4) return isTypingError(edits, name)
  return word[0] === name[0] && (edits <= 1 || [...word].sort().join('') === [...name].sort().join(''))
}
