import { plainLine } from '../text.ts'
import {
  type Block,
  blocksOf,
  hasMark,
  linksOf,
  mark,
  unmarked,
  withoutCode,
  withoutEmphasis,
  withoutLinks,
} from './notes-blocks.ts'
import { entryText } from './release-entry.ts'

/** What release notes announce, as one line of plain text. */
export interface Announcement {
  /** '' if the notes have no text. */
  text: string
  /** An entry of a list of changes: it was not written to be read by itself. */
  isEntry: boolean
}

/** Versions, dates and numbers name a release without saying anything about it. */
const VERSIONS = /(?<![\p{L}\d])v?\d[\w.+-]*/giu
const NAMES = /(?<![\w/])@[\w/-]+(?:\[bot\])?/g
const EMOJI_CODE = /:[a-z0-9_+-]{1,40}:(?!\w)/g
const LETTER = /\p{L}/u
const SEEN = /[\p{L}\p{N}\p{So}]/u
const COLON_AT_END = /[:：][\s\p{S}]*$/u
const SENTENCE_WITHIN = /[.!?…]\s|[。！？]/u
const SENTENCE_AT_END = /[.!?…。！？][\s\p{S}\p{P}\p{Cf}\p{M}]*$/u
const ALERT = /^\s*\[!(?:note|tip|important|warning|caution)\]/i
const NUMBER = /^#?\d+$/
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/** A caption before an address is nothing but a pointer ("Full Changelog: https://…") up to this length. */
const POINTER_LENGTH = 32

/** What announces nothing while anything else is there, by the letters of its heading. */
const PASSED_OVER = new Set(['dependencies', 'updateddependencies', 'dependencyupdates', 'newcontributors'])

/** How well a block announces a release; the first block of the best rank is taken. */
const RANKS = ['paragraph', 'item', 'folded', 'passed over', 'caption', 'heading', 'remnant'] as const
type Rank = (typeof RANKS)[number]

/**
 * What release notes (Markdown as GitHub reads it) announce (contract section 5): the first paragraph that says something,
 * else the first list item, else the first heading. Of long notes the first 32,768 characters (600 lines) are read, and of each block
 * the first 2,000, which bounds the time. Never throws.
 *
 * A paragraph says nothing if it is only an address, a version, a date, a list of names, or the caption of what follows
 * ("Bug fixes:", "**Features**"); a caption is still better than a heading. What is folded away in `<details>` comes after
 * what is not.
 */
export function announcement(markdown: string): Announcement {
  let best: { rank: number; text: string; isEntry: boolean } | undefined
  const headings: { depth: number; passed: boolean }[] = []
  for (const block of blocksOf(markdown)) {
    if (block.kind === 'heading') {
      while ((headings.at(-1)?.depth ?? 0) >= block.depth) headings.pop()
      headings.push({ depth: block.depth, passed: isPassedOver(block) })
    }
    const passed = headings.some(heading => heading.passed) || block.ancestors.some(isPassedOver) || isPassedOver(block)
    const rank = rankOf(block, passed)
    if (rank === undefined || RANKS.indexOf(rank) >= (best?.rank ?? RANKS.length)) continue
    const isEntry = block.kind === 'item'
    best = { rank: RANKS.indexOf(rank), text: isEntry ? entryText(block.text) : textOf(block), isEntry }
    if (best.rank === 0) break
  }
  return best ?? { text: '', isEntry: false }
}

/** How a block announces; undefined if it has no text that could. */
function rankOf(block: Block, passed: boolean): Rank | undefined {
  const whole = textOf(block)
  if (!SEEN.test(whole)) return undefined
  if (block.kind === 'heading') return 'heading'
  const own = plainLine(unmarked(withoutLinks(block.text)).replace(EMOJI_CODE, ''))
  const linked = linksOf(block.text).filter(text => !ADDRESS.test(text) && !NUMBER.test(text))
  if (!says(own) && !says(linked.join(' '))) return says(whole) || ADDRESS.test(whole) ? undefined : 'remnant'
  if (ADDRESS.test(own) || isPointer(block, own, linked)) return undefined
  if (isCaption(block, own)) return 'caption'
  if (block.kind === 'item' && !SEEN.test(entryText(block.text))) return undefined
  if (passed) return 'passed over'
  return block.folded ? 'folded' : block.kind
}

/** Words that are more than versions and names of people. */
function says(text: string): boolean {
  const words = text
    .replace(VERSIONS, '')
    .replace(NAMES, '')
    .replace(/\band\b/g, '')
  return LETTER.test(words)
}

/** Names what follows instead of saying something: one clause with a colon, emphasized or code as a whole. */
function isCaption(block: Block, own: string): boolean {
  if (block.kind === 'item' && !block.introducesList) return false
  if (COLON_AT_END.test(own) && !SENTENCE_WITHIN.test(own)) return true
  const rest = withoutEmphasis(block.kind === 'item' ? withoutCode(block.text) : block.text)
  return !SEEN.test(rest) && !SENTENCE_AT_END.test(own)
}

/** "**Full Changelog**: https://…"; in a list item, an address other than a comparison belongs to a change. */
function isPointer(block: Block, own: string, linked: readonly string[]): boolean {
  if (hasMark(block.text, mark.comparison) && (own === '' || COLON_AT_END.test(own))) return true
  if (block.kind === 'item' || linked.length > 0 || linksOf(block.text).length === 0) return false
  return COLON_AT_END.test(own) && !SENTENCE_WITHIN.test(own) && own.length <= POINTER_LENGTH
}

/** Compared by letters only, without the hashes in brackets that changesets writes after it. */
function isPassedOver(block: Block): boolean {
  if (block.kind === 'paragraph' || (block.kind === 'item' && !block.introducesList)) return false
  const [words = ''] = textOf(block).split(/[[(]/, 1)
  return PASSED_OVER.has(words.toLowerCase().replace(/[^\p{L}]/gu, ''))
}

const textOf = (block: Block) => plainLine(unmarked(block.quoted ? block.text.replace(ALERT, '') : block.text))

const ELLIPSIS = '…'
const graphemesOf = new Intl.Segmenter('en', { granularity: 'grapheme' })
const wordsOf = new Intl.Segmenter('en', { granularity: 'word' })

/** Scripts written without spaces, whose words the segmenter finds by dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What must not precede an ellipsis: white space, separators, dashes, opening brackets and quotation marks. */
const DANGLING = /[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]+$/u

/**
 * Cuts text to at most so many graphemes (1 or more), the ellipsis included: at the end of a word, without punctuation
 * left hanging there; a word that is longer on its own is cut inside. Text that fits is returned as it is.
 */
export function truncate(text: string, graphemes = 120): string {
  if (offsetAfter(text, graphemes) === text.length) return text
  const cut = offsetAfter(text, graphemes - 1)
  const whole = withoutDangling(text.slice(0, wordEnd(text, cut)))
  return (whole || withoutDangling(text.slice(0, cut)) || text.slice(0, cut)) + ELLIPSIS
}

/** Where the first `count` graphemes end; reads no further than that, however long the text is. */
function offsetAfter(text: string, count: number): number {
  let seen = 0
  for (const { index } of graphemesOf.segment(text)) {
    if (seen === count) return index
    seen += 1
  }
  return text.length
}

/** The last offset up to `cut` that splits no word; 0 if the first word is longer than that. */
function wordEnd(text: string, cut: number): number {
  // What follows the cut decides whether it tears a word; a few characters of it are enough.
  const words = [...wordsOf.segment(text.slice(0, cut + 64))]
  const isEnd = (at: number) => at > 0 && words.slice(at - 1, at + 1).some(({ segment }) => separates(segment))
  return words.findLast(({ index }, at) => index <= cut && isEnd(at))?.index ?? 0
}

/** Only white space and unspaced scripts part words: `don't`, `v1.2`, a path and an address stay whole. */
function separates(segment: string): boolean {
  return /^\s/.test(segment) || UNSPACED.test(segment)
}

const withoutDangling = (text: string) => text.replace(DANGLING, '')
