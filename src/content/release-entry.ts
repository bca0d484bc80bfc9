import { plainLine } from '../text.ts'
import { hasMark, mark, unmarked } from './notes-blocks.ts'

const TYPES = 'build|bugfix|chore|ci|deps|docs?|feat|feature|fix|hotfix|perf|refactor|release|revert|style|tests?|wip'
const TYPE = new RegExp(`^(?:(?:${TYPES})(?:\\([^()]{1,60}\\))?|[a-z]{2,20}\\([^()]{1,60}\\))!?:(?:\\s+|$)`)
const [em, endEm] = mark.emphasis
const SCOPES = [
  new RegExp(`^${em}([^${endEm}]{1,60})(?:${endEm}:|:${endEm})(?:\\s+|$)`),
  new RegExp(`^\\(${em}([^${endEm}]{1,60})${endEm}\\)\\s+`),
  new RegExp(`^${em}\\(([^()${endEm}]{1,60})\\)${endEm}\\s+`),
]
const BREAKING = new RegExp(`^\\[${em}?breaking(?: change)?${endEm}?\\]\\s*`, 'i')
const EMOJI_CODE = /^:[a-z0-9_+-]{2,40}:\s+/

const HASH = /^(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})$/
const ANY_HASH = /^[\da-f]{7,40}$/
const NUMBER = /^(?:[\w.-]+(?:\/[\w.-]+)?)?#\d+$/
const USER = /^@?@[\w-]+(?:\[bot\])?$/
const ADDRESS = /^<?[^\s@<>]+@[^\s@<>]+>?$/
const CLOSES = /^(?:closes|fixes|resolves|refs)$/i
/** A name after one of these is part of the sentence. */
const PREPOSITION = /^(?:and|by|for|from|of|to|with|,)$/i

/**
 * An entry of a list of changes without what generators of release notes add: type, scope, hashes, numbers, authors
 * (contract section 5). '' if it has nothing else. Each mark is looked for at the two ends only, so what an author wrote
 * inside stays.
 */
export function entryText(marked: string): string {
  const words = wordsOf(marked)
  const atEnd = withoutEnd(words)
  const isGenerated = atEnd.length < words.length
  const text = withoutStart(atEnd, isGenerated).join(' ')
  const clean = plainLine(unmarked(text))
  if (text.startsWith(mark.code[0])) return clean
  const [first = ''] = clean
  return first.toLocaleUpperCase('en') + clean.slice(first.length)
}

const wordsOf = (text: string) => text.split(/\s+/).filter(word => word !== '')
const bare = (word: string) =>
  unmarked(word)
    .replace(/^[([<]+/, '')
    .replace(/[)\]>,.!:;]+$/, '')
const isNumber = (word: string) => NUMBER.test(bare(word))
const isLinkedNumber = (word: string) => hasMark(word, mark.link) && /^#\d+,?$/.test(unmarked(word))
const isHash = (word: string) => (hasMark(word, mark.link) ? ANY_HASH : HASH).test(bare(word))
const isUser = (word: string) => hasMark(word, mark.user) || USER.test(unmarked(word).replace(/^\(+|[),.!]+$/g, ''))
const isAddress = (word: string) => ADDRESS.test(bare(word)) && !isUser(word)
const isMark = (word: string) => isNumber(word) || isHash(word) || isUser(word) || isAddress(word)

function withoutStart(given: string[], isGenerated: boolean): string[] {
  let words = given
  for (let before = -1; before !== words.length; ) {
    before = words.length
    const [first = ''] = words
    const isStrippable = words.length < given.length
    if (isHash(first) || (ANY_HASH.test(bare(first)) && first.endsWith(':')) || isLinkedNumber(first))
      words = words.slice(1)
    else if (first === '-' && isStrippable) words = words.slice(1)
    else if (first === 'Thanks') words = withoutThanks(words)
    else words = withoutLabels(words, isGenerated)
  }
  return words
}

/** `Thanks @octocat, @hubot! - Add dark mode` */
function withoutThanks(words: string[]): string[] {
  const end = words.findIndex((word, index) => index > 0 && !isUser(word) && word !== 'and')
  if (words[end] === '-' && words[end - 1]?.endsWith('!')) return words.slice(end + 1)
  return end === -1 && words.at(-1)?.endsWith('!') ? [] : words
}

function withoutLabels(words: string[], isGenerated: boolean): string[] {
  const text = words.join(' ')
  for (const pattern of SCOPES) {
    const [whole, scope] = pattern.exec(text) ?? []
    // A word such as **Note:** is the author's; generators write scopes as commits have them.
    if (whole !== undefined && (isGenerated || !/^\p{Lu}/u.test(scope ?? ''))) return wordsOf(text.slice(whole.length))
  }
  return wordsOf(text.replace(BREAKING, '').replace(EMOJI_CODE, '').replace(TYPE, ''))
}

function withoutEnd(given: string[]): string[] {
  let words = beforeAuthors(given)
  let hadNumber = false
  for (let before = -1; before !== words.length; ) {
    before = words.length
    const last = words.at(-1) ?? ''
    const group = endGroup(words)
    if (group) {
      hadNumber ||= group.some(isNumber)
      words = withStop(words.slice(0, -group.length), last.endsWith('.'))
    } else if (isNumber(last)) {
      const start = 1 + words.findLastIndex(word => !isNumber(word))
      if (CLOSES.test(words[start - 1] ?? '')) words = withoutComma(words.slice(0, start - 1))
      else if (words[start - 1] === 'in' && isUser(words[start - 2] ?? '')) words = withoutAuthor(words, start - 1)
      else if (isLinkedNumber(last) && !words[start - 1]?.endsWith(':')) words = words.slice(0, -1)
    } else if (isUser(last)) {
      words = withoutAuthor(words, words.length, hadNumber)
    } else if (isHash(last) || (words.length < given.length && last === '-')) {
      words = words.slice(0, -1)
    }
  }
  return words
}

/** cocogitto: what follows a dash and a commit are names. */
function beforeAuthors(words: string[]): string[] {
  const dash = words.findIndex(
    (word, index) => word === '-' && words[index + 1]?.startsWith('(') && isHash(words[index + 1] ?? ''),
  )
  return dash === -1 ? words : words.slice(0, dash)
}

/** The words in parentheses at the end, if all of them are marks, or one is the address of a person. */
function endGroup(words: string[]): string[] | undefined {
  if (!/\)\.?$/.test(words.at(-1) ?? '')) return undefined
  const group = words.slice(words.findLastIndex(word => word.startsWith('(')))
  if (!group[0]?.startsWith('(')) return undefined
  return group.every(word => isMark(word) || word === 'and') || group.some(isAddress) ? group : undefined
}

/** `by @octocat with @Copilot` up to here; and names at the end next to a number. */
function withoutAuthor(words: string[], end: number, hadNumber = false): string[] {
  const start = 1 + words.slice(0, end).findLastIndex(word => !isUser(word) && word !== 'with' && word !== 'and')
  const before = words[start - 1] ?? ''
  if (before === 'by') return words.slice(0, start - 1)
  const besideNumber = hadNumber ? !PREPOSITION.test(before) : before.startsWith('(') && isNumber(before)
  return end === words.length && besideNumber ? words.slice(0, start) : words
}

const withoutComma = (words: string[]) =>
  words.map((word, index) => (index === words.length - 1 ? word.replace(/,$/, '') : word))

function withStop(words: string[], hasStop: boolean): string[] {
  const last = words.at(-1)
  return hasStop && last !== undefined && !/[.!?]$/.test(last) ? [...words.slice(0, -1), `${last}.`] : words
}
