import { authorComment } from './author-comment.ts'
import { type Block, blocksOf } from './blocks.ts'
import { headingKind, isKindName, type Kind, kinds, worse } from './change-kinds.ts'
import { fitText, type Place, readEntry } from './entry.ts'
import { asFix } from './fixes-and-defects.ts'
import { isNoProse, proseOf } from './introduction.ts'
import { endsWithColon, mark, outside, plainText } from './marked-text.ts'
import { linesOf } from './paragraph-lines.ts'
import { sentencesOf, shorten } from './shorten.ts'
import { countWords } from './unfit-texts.ts'

/** Where the message of a release comes from; of an entry, its text and the heading it stands under ('' if there is none). */
export type MessageOrigin =
  | { kind: 'comment' | 'introduction' | 'neutral' }
  | { kind: 'entry'; entry: string; heading: string }

/** What subscribers read of release notes; `madeFrom` is the text before it was cut. Or what is wrong with the author's comment. */
export type NotesMessage = { message: string; madeFrom: string; origin: MessageOrigin } | { problem: string }

export const neutralMessage = 'See what is new.'

/**
 * The best sentence of release notes (Markdown as GitHub reads it) for subscribers (contract section 5): what their author wrote for
 * subscribers; an introduction; the first fit entry of the best kind; or that there is something new. Of long notes the first 32,768
 * characters (600 lines) are read, and of each block the first 2,000, which bounds the time; the author's comment is found anywhere.
 * `title` is that of the notification, which the message does not repeat. Never throws.
 */
export function readNotes(body: string, { title }: { title: string }): NotesMessage {
  const comment = authorComment(body)
  if (comment && 'problem' in comment) return comment
  if (comment) return { message: comment.text, madeFrom: comment.text, origin: { kind: 'comment' } }
  const reading = new Reading(title)
  for (const block of blocksOf(body)) {
    reading.read(block)
    if (reading.introduction !== undefined) break
  }
  if (reading.introduction !== undefined) return said(reading.introduction, { kind: 'introduction' })
  const best = reading.bestEntry()
  if (best) return said(best.text, { kind: 'entry', entry: best.text, heading: best.heading })
  return { message: neutralMessage, madeFrom: '', origin: { kind: 'neutral' } }
}

const said = (text: string, origin: MessageOrigin): NotesMessage => ({ message: shorten(text), madeFrom: text, origin })

interface Heading {
  text: string
  depth: number
  kind: Kind | undefined
  folds: number
  /** It is an item that introduces a nested list: what the entries in it are about. */
  isItem: boolean
}

interface ListedEntry {
  marked: string
  place: Place
  heading: string
  isFolded: boolean
}

/** English words in headings of fixes. */
const ENGLISH_FIX = /fix|bug|secur|resolv|correct|patch|vulnerab/i

/** Headings that are no headings in Markdown end before those that are; items before these. */
const lineDepth = 8
const itemDepth = 10

/** One reading of release notes, block by block. */
class Reading {
  introduction: string | undefined
  readonly #title: string
  #headings: Heading[] = []
  #entries: ListedEntry[] = []
  #searchesIntroduction = true
  /** Lists deeper than this belong to an entry. */
  #entryNesting = Number.POSITIVE_INFINITY

  constructor(title: string) {
    this.#title = title
  }

  read(block: Block): void {
    this.#headings = this.#headings.filter(({ folds }) => folds <= block.folds)
    if (block.kind === 'heading') this.#open(block.text, block.depth, block.folds)
    else if (block.kind === 'item') this.#readItem(block)
    else this.#readParagraph(block)
  }

  /** The first fit entry of the best kind; what is folded away comes after what is not. */
  bestEntry(): { text: string; heading: string } | undefined {
    const read = this.#entries.map(({ marked, place, ...rest }) => ({ ...rest, entry: readEntry(marked, place) }))
    for (const isFolded of [false, true]) {
      for (const kind of kinds) {
        for (const each of read) {
          if (each.isFolded !== isFolded || (each.entry.kind ?? 'change') !== kind) continue
          const text = fitText(each.entry)
          if (text !== undefined) return { text: withoutPointer(text), heading: each.heading }
        }
      }
    }
    return undefined
  }

  #open(text: string, depth: number, folds: number, kind?: Kind): void {
    this.#close(depth)
    const plain = plainText(text).replace(/^[=#*~_\s-]+|[=#*~_\s:：-]+$/g, '')
    this.#headings.push({ text: plain, depth, folds, kind: kind ?? headingKind(plain), isItem: depth >= itemDepth })
  }

  #close(depth: number): void {
    this.#headings = this.#headings.filter(heading => heading.depth < depth)
  }

  get #kind(): Kind | undefined {
    return this.#headings.map(({ kind }) => kind).reduce(worse, undefined)
  }

  #readItem(block: Block): void {
    const { nesting, introducesList, folds } = block
    this.#close(itemDepth + nesting)
    if (nesting > this.#entryNesting) return
    this.#entryNesting = Number.POSITIVE_INFINITY
    this.#searchesIntroduction = false
    if (introducesList && isItemHeading(block.text)) {
      this.#open(block.text, itemDepth + nesting, folds)
    } else {
      this.#entryNesting = nesting
      this.#add(block.text, folds)
    }
  }

  #add(marked: string, folds: number): void {
    const scope = this.#headings.findLast(({ isItem }) => isItem)
    const named = this.#headings.findLast(({ kind }) => kind !== undefined) ?? this.#headings.at(-1)
    this.#searchesIntroduction = false
    this.#entries.push({
      marked,
      place: {
        kind: this.#kind,
        scope: scope?.kind === undefined ? (scope?.text ?? '') : '',
        isEnglish: ENGLISH_FIX.test(named?.text ?? ''),
      },
      heading: named?.text ?? '',
      isFolded: folds > 0,
    })
  }

  #readParagraph({ text, folds, introducesList, nesting }: Block): void {
    this.#entryNesting = Number.POSITIVE_INFINITY
    this.#close(itemDepth + nesting)
    const lines = linesOf(text, introducesList)
    for (const line of lines) {
      if (line.kind === 'entry') this.#add(line.text, folds)
      else if (line.kind === 'heading') this.#open(line.text, lineDepth, folds)
      else this.#readProse(line.text, folds, introducesList)
    }
  }

  #readProse(paragraph: string, folds: number, introducesList: boolean): void {
    const isFirst = this.#searchesIntroduction
    if (this.#searchesIntroduction && folds === 0 && this.#kind !== 'developers') {
      const prose = proseOf(paragraph, this.#title)
      if (prose === 'end') this.#searchesIntroduction = false
      else if (prose !== 'none' && (this.#kind !== 'fix' || asFix(prose.text) === prose.text))
        this.introduction = prose.text
    }
    // A sentence before a list says what is in it.
    const introduces = introducesList && endsWithColon(paragraph)
    if (introduces && isFirst && this.#kind === undefined) {
      this.#open(paragraph, lineDepth, folds, headingKind(plainText(paragraph)) ?? 'feature')
    }
  }
}

/** What follows the news of an entry may be a pointer or an instruction. */
function withoutPointer(text: string): string {
  const [first = '', ...rest] = sentencesOf(text)
  const end = rest.findIndex(isNoProse)
  return end === -1 ? text : [first, ...rest.slice(0, end)].join(/[。！？]$/.test(first) ? '' : ' ')
}

/** A longer item with a colon says something itself. */
const maxHeadingWords = 6

/** An item that only introduces a nested list: a word, a kind, or emphasized, code or with a colon as a whole. */
function isItemHeading(text: string): boolean {
  const plain = plainText(text)
  const words = countWords(plain)
  if (words < 2 || (endsWithColon(plain) && words <= maxHeadingWords)) return true
  const own = outside(outside(text, mark.emphasis), mark.code)
  return !/[\p{L}\p{N}]/u.test(own) || isKindName(plain)
}
