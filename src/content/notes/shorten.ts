const ellipsis = '…'
const maxMessage = 120
const graphemesOf = new Intl.Segmenter('en', { granularity: 'grapheme' })
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Scripts that have no spaces between words; the segmenter finds their words with a dictionary. */
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * What must not be before an ellipsis: white space, separators, dashes, opening brackets and opening quotation marks.
 */
const dangling = /[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]+$/u

/**
 * The stop of a sentence with the white space behind it. Without white space, only an ideographic stop ends a sentence.
 */
const endOfSentence = /[.!?…]+["'”’)\]]*\s+(?=["'“‘([`]?[\p{Lu}\p{Lo}\p{N}])|[。！？]+[」』”）]*\s*/gu
/** Words and letters whose full stop does not end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|z\. ?b|d\. ?h|u\. ?a|p\. ?ex|vs|cf|etc|no|nr|approx|ca|incl|bzw|dr|mr|mrs|st|jr)\.$/iu

/** The sentences of a text of one line, each with its stop. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { 0: stop, index } of text.matchAll(endOfSentence)) {
    const end = index + stop.length
    if (abbreviation.test(text.slice(Math.max(start, index - 12), index + 1))) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  const rest = text.slice(start).trim()
  return rest === '' ? sentences : [...sentences, rest]
}

/** Sentences as one text; those of Chinese and Japanese have no space between them. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(/[。！？]$/.test(sentences[0] ?? '') ? '' : ' ')

export const firstSentence = (text: string): string => sentencesOf(text.slice(0, 1_000))[0] ?? ''

/** Sentences with fewer words than this are not enough of a text: "Hi!" */
const minWords = 3

/**
 * The whole sentences at the beginning of a line that have at most so many graphemes together. If the first has more,
 * see `truncateToGraphemes`.
 */
export function shorten(text: string, graphemes = maxMessage): string {
  const max = offsetAfter(text, graphemes)
  let end = 0
  for (const sentence of sentencesOf(text)) {
    const next = text.indexOf(sentence, end) + sentence.length
    if (next > max) break
    end = next
  }
  const whole = text.slice(0, end)
  const isEnough = whole.split(' ').length >= minWords || unspacedScript.test(whole)
  return isEnough ? whole : truncateToGraphemes(text, graphemes)
}

/**
 * Cuts a text to at most so many graphemes (1 or more), the ellipsis included; a text that fits stays as it is. It is
 * cut at the end of a word and before a bracket that is not closed, and punctuation at its end is removed. If the first
 * word does not fit, it is cut inside that word.
 */
export function truncateToGraphemes(text: string, graphemes = maxMessage): string {
  if (offsetAfter(text, graphemes) === text.length) return text
  const cut = offsetAfter(text, graphemes - 1)
  const characters = text.slice(0, cut)
  const words = withoutDangling(text.slice(0, wordEnd(text, cut)))
  const closed = withoutDangling(words.slice(0, openBracket(words)))
  return (closed || words || withoutDangling(characters) || characters) + ellipsis
}

/** Where the first bracket is that is not closed; the length of the text if there is none. */
function openBracket(text: string): number {
  const open: number[] = []
  for (const { 0: sign, index } of text.matchAll(/[()[\]（）【】]/g)) {
    if ('([（【'.includes(sign)) open.push(index)
    else open.pop()
  }
  return open[0] ?? text.length
}

/** Where the first `count` graphemes end. The rest of the text is not read, however long it is. */
function offsetAfter(text: string, count: number): number {
  let seen = 0
  for (const { index } of graphemesOf.segment(text)) {
    if (seen === count) return index
    seen += 1
  }
  return text.length
}

/** The segmenter reads so much behind the cut, in UTF-16 code units, to tell whether the cut is inside a word. */
const wordsBehind = 64

/** The last offset up to `cut` that is not inside a word; 0 if the first word ends behind it. */
function wordEnd(text: string, cut: number): number {
  const segments = [...wordSegmenter.segment(text.slice(0, cut + wordsBehind))]
  const isEnd = (at: number) => at > 0 && segments.slice(at - 1, at + 1).some(({ segment }) => separatesWords(segment))
  return segments.findLast(({ index }, at) => index <= cut && isEnd(at))?.index ?? 0
}

/** Only white space and scripts without spaces separate words, so `don't`, `v1.2`, a path and an address are words. */
const separatesWords = (segment: string) => /^\s/.test(segment) || unspacedScript.test(segment)

const withoutDangling = (text: string) => text.replace(dangling, '')
