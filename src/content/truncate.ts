const ELLIPSIS = '…'
const graphemesOf = new Intl.Segmenter('en', { granularity: 'grapheme' })
const wordsOf = new Intl.Segmenter('en', { granularity: 'word' })

/** Scripts written without spaces, whose words the segmenter finds by dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Characters that must not precede an ellipsis: white space, separators, dashes, opening brackets and quotation marks. */
const DANGLING = /[\s.,;:…、。，；：·|/&\p{Pd}\p{Ps}\p{Pi}]/u

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
  const words = wordsOf.segment(text.slice(0, cut + 64))
  let end = cut
  while (end > 0) {
    const before = words.containing(end - 1)
    const after = words.containing(end)
    if (before === undefined || after === undefined) return end
    if (after.index === end && (separates(before.segment) || separates(after.segment))) return end
    end = after.index === end ? before.index : after.index
  }
  return 0
}

/** Only white space and unspaced scripts part words: `don't`, `v1.2`, a path and an address stay whole. */
function separates(segment: string): boolean {
  return /^\s/.test(segment) || UNSPACED.test(segment)
}

function withoutDangling(text: string): string {
  let end = text.length
  while (end > 0 && DANGLING.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
