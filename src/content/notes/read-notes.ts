import { authorComment } from './author-comment.ts'
import { type Block, blocksOf } from './blocks.ts'
import { headingKind, isKindName, type Kind, kinds, worse } from './change-kinds.ts'
import { type EntryPlace, fitText, readEntry } from './entry.ts'
import { asFix } from './fixes-and-defects.ts'
import { isNoProse, proseOf } from './introduction.ts'
import { endsWithColon, mark, outside, plainText } from './marked-text.ts'
import { linesOf } from './paragraph-lines.ts'
import { joinSentences, sentencesOf, shorten } from './shorten.ts'
import { countWords } from './unfit-texts.ts'

/** Where the message of a release comes from; for an entry its text, and the heading above it ('' if there is none). */
export type MessageOrigin =
  | { kind: 'comment' | 'introduction' | 'neutral' }
  | { kind: 'entry'; entry: string; heading: string }

/**
 * What subscribers read of release notes, with the text that it was cut from; or what is wrong with the author's
 * comment.
 */
export type NotesMessage = { message: string; madeFrom: string; origin: MessageOrigin } | { problem: string }

export const neutralMessage = 'See what is new.'

/**
 * Finds the best sentence for subscribers in release notes, which are Markdown as GitHub reads it
 * (docs/announce-releases.md, "What subscribers read"): what the author wrote for subscribers; an introduction; the
 * first fit entry of the best kind; or a neutral sentence. To limit the time, only the first 32,768 characters and 600
 * lines are read, and the first 2,000 characters of each block; the author's comment may be anywhere. `title` is the
 * title of the notification, which the message does not repeat. Never throws.
 */
export function readNotes(notes: string, { title }: { title: string }): NotesMessage {
  const body = notes.replace(/^\ufeff/, '')
  const comment = authorComment(body)
  if (comment && 'problem' in comment) return comment
  if (comment) return { message: comment.text, madeFrom: comment.text, origin: { kind: 'comment' } }
  const reading = new Reading(title)
  for (const block of blocksOf(body)) {
    reading.read(block)
    if (reading.introduction !== undefined) break
  }
  if (reading.introduction !== undefined) return messageFrom(reading.introduction, { kind: 'introduction' })
  const best = reading.bestEntry()
  if (best) return messageFrom(best.text, { kind: 'entry', entry: best.text, heading: best.heading })
  return { message: neutralMessage, madeFrom: '', origin: { kind: 'neutral' } }
}

const messageFrom = (text: string, origin: MessageOrigin): NotesMessage => ({
  message: shorten(text),
  madeFrom: text,
  origin,
})

interface Heading {
  text: string
  depth: number
  kind: Kind | undefined
  folds: number
  /** Whether it is an item above a nested list. It says what the entries of that list are about. */
  isItem: boolean
}

const noHeading = { text: '' }

/** An entry as it is listed. Its text is read once all entries are known. */
interface ListedEntry {
  marked: string
  place: EntryPlace
  heading: string
  isFolded: boolean
}

/** Words of English headings of fixes. */
const englishFix = /fix|bug|secur|resolv|correct|patch|vulnerab/i

// A heading of Markdown ends whatever is deeper: headings that are lines of a paragraph, and headings that are items of
// a list.
const lineDepth = 8
const itemDepth = 10

/** Reads release notes block by block. */
class Reading {
  introduction: string | undefined
  readonly #title: string
  #headings: Heading[] = []
  #entries: ListedEntry[] = []
  #searchesIntroduction = true
  /** The nesting of the last entry: deeper lists belong to it. */
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

  /** The first fit entry of the best kind; entries in a fold count only if no other entry is fit. */
  bestEntry(): { text: string; heading: string } | undefined {
    const entries = this.#entries.map(({ marked, place, ...rest }) => ({ ...rest, entry: readEntry(marked, place) }))
    for (const isFolded of [false, true]) {
      for (const kind of kinds) {
        const candidates = entries.filter(each => each.isFolded === isFolded && (each.entry.kind ?? 'change') === kind)
        for (const { entry, heading } of candidates) {
          const text = fitText(entry)
          if (text !== undefined) return { text: withoutPointer(text), heading }
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
    const item = this.#headings.findLast(({ isItem }) => isItem)
    const { text: heading } =
      this.#headings.findLast(({ kind }) => kind !== undefined) ?? this.#headings.at(-1) ?? noHeading
    // An item that names a kind, such as "Fixes", does not say what the entry is about.
    const scope = item?.kind === undefined ? (item?.text ?? '') : ''
    const place = { kind: this.#kind, scope, isEnglish: englishFix.test(heading) }
    this.#searchesIntroduction = false
    this.#entries.push({ marked, place, heading, isFolded: folds > 0 })
  }

  #readParagraph({ text, folds, introducesList, nesting }: Block): void {
    this.#entryNesting = Number.POSITIVE_INFINITY
    this.#close(itemDepth + nesting)
    for (const line of linesOf(text, introducesList)) {
      if (line.kind === 'entry') this.#add(line.text, folds)
      else if (line.kind === 'heading') this.#open(line.text, lineDepth, folds)
      else this.#readProse(line.text, folds, introducesList)
    }
  }

  #readProse(paragraph: string, folds: number, introducesList: boolean): void {
    const isAboveEntries = this.#searchesIntroduction
    if (isAboveEntries && folds === 0 && this.#kind !== 'developers') this.#readIntroduction(paragraph)
    const introduces = introducesList && endsWithColon(paragraph)
    if (introduces && isAboveEntries && this.#kind === undefined) {
      this.#open(paragraph, lineDepth, folds, headingKind(plainText(paragraph)) ?? 'feature')
    }
  }

  #readIntroduction(paragraph: string): void {
    const prose = proseOf(paragraph, this.#title)
    if (prose === 'end') this.#searchesIntroduction = false
    if (prose === 'end' || prose === 'none') return
    const tellsDefect = this.#kind === 'fix' && asFix(prose.text) !== prose.text
    if (!tellsDefect) this.introduction = prose.text
  }
}

/** An entry without the pointer or the instruction that follows its news. */
function withoutPointer(text: string): string {
  const sentences = sentencesOf(text)
  const end = sentences.findIndex((sentence, index) => index > 0 && isNoProse(sentence))
  return end === -1 ? text : joinSentences(sentences.slice(0, end))
}

/** A longer item with a colon says something itself. */
const maxHeadingWords = 6

/** Whether an item above a nested list only introduces it. */
function isItemHeading(text: string): boolean {
  const plain = plainText(text)
  const words = countWords(plain)
  if (words < 2 || (endsWithColon(plain) && words <= maxHeadingWords)) return true
  const outsideMarks = outside(text, mark.emphasis, mark.code)
  return !/[\p{L}\p{N}]/u.test(outsideMarks) || isKindName(plain)
}
