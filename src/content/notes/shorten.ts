const ELLIPSIS = '…'
const maxMessage = 120
const graphemesOf = new Intl.Segmenter('en', { granularity: 'grapheme' })
const wordsOf = new Intl.Segmenter('en', { granularity: 'word' })

/** Scripts written without spaces, whose words the segmenter finds by dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What must not precede an ellipsis: white space, separators, dashes, opening brackets and quotation marks. */
const DANGLING = /[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]+$/u

const STOP = /[.!?…]+["'”’)\]]*\s+(?=["'“‘([`]?[\p{Lu}\p{Lo}\p{N}])|[。！？]+[」』”）]*\s*/gu
/** What ends with a full stop without ending a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|z\. ?b|d\. ?h|u\. ?a|p\. ?ex|vs|cf|etc|no|nr|approx|ca|incl|bzw|dr|mr|mrs|st|jr)\.$/iu

/** The sentences of a text of one line, each with its stop. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { 0: stop, index } of text.matchAll(STOP)) {
    const end = index + stop.length
    if (ABBREVIATION.test(text.slice(Math.max(start, index - 12), index + 1))) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  const rest = text.slice(start).trim()
  return rest === '' ? sentences : [...sentences, rest]
}

export const firstSentence = (text: string): string => sentencesOf(text.slice(0, 1_000))[0] ?? ''

/** Fewer words than this do not stand for the text: "Hi!" */
const minWords = 3

/**
 * A text of at most so many graphemes: the whole sentences that fit at its beginning; if the first does not, it is cut at the end of a word,
 * before a bracket that would stay open, and ends with an ellipsis.
 */
export function shorten(text: string, graphemes = maxMessage): string {
  if (offsetAfter(text, graphemes) === text.length) return text
  let whole = ''
  for (const sentence of sentencesOf(text)) {
    const more = whole === '' ? sentence : text.slice(0, text.indexOf(sentence, whole.length) + sentence.length)
    if (offsetAfter(more, graphemes) < more.length) break
    whole = more
  }
  const isEnough = whole.split(/\s+/).length >= minWords || UNSPACED.test(whole)
  return whole !== '' && isEnough ? whole : truncate(text, graphemes)
}

/**
 * Cuts text to at most so many graphemes (1 or more), the ellipsis included: at the end of a word, without punctuation
 * left hanging there, before a bracket that would stay open; a word that is longer on its own is cut inside. Text that fits is
 * returned as it is.
 */
export function truncate(text: string, graphemes = maxMessage): string {
  if (offsetAfter(text, graphemes) === text.length) return text
  const cut = offsetAfter(text, graphemes - 1)
  const words = withoutDangling(text.slice(0, wordEnd(text, cut)))
  const closed = withoutDangling(words.slice(0, openBracket(words)))
  return (closed || words || withoutDangling(text.slice(0, cut)) || text.slice(0, cut)) + ELLIPSIS
}

/** Where the first bracket stands that is not closed; the length of the text if there is none. */
function openBracket(text: string): number {
  const open: number[] = []
  for (const { 0: sign, index } of text.matchAll(/[()[\]（）【】]/g)) {
    if ('([（【'.includes(sign)) open.push(index)
    else open.pop()
  }
  return open[0] ?? text.length
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
