import {
  type EscapeStyle,
  escapeStyles,
  lineBreaks,
  meaningOf,
  type Span,
  startsEscape,
  type UnescapedText,
  undoEscapes,
} from './escapes.ts'

/** A secret, and the spellings of it that are not found by undoing escapes. */
export interface Secret {
  text: string
  /** The token that a match would publish; absent for other secrets, and for those that are too short. */
  name?: string
  base64: readonly Spelling[]
}

/** A way in which a secret may be written. */
interface Spelling {
  text: string
  /** Its minimum length in the original text: escapes only make a text longer. */
  minLength: number
  /** In base64: whether the character before it, or after it, has some bits of the secret. */
  sharesBits?: { before: boolean; after: boolean }
}

/** A part of a text that is a secret. */
export interface SecretSpan extends Span {
  name?: string
}

/** A shorter beginning of a secret at the end of a truncated text reveals nothing, and may be there by chance. */
const minRemnantLength = 4

/**
 * A secret within base64, in each of the three alignments, and in both alphabets: the usual one and the one for URLs.
 */
export function base64Of(secret: string): Spelling[] {
  return [0, 1, 2].flatMap(offset => {
    const bytes = Buffer.from('\0'.repeat(offset) + secret)
    // Only characters whose six bits all belong to the secret.
    const text = bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
    const forUrls = text.replaceAll('+', '-').replaceAll('/', '_')
    const sharesBits = { before: offset > 0, after: bytes.length % 3 > 0 }
    return [...new Set([text, forUrls])].map(each => ({ text: each, minLength: each.length, sharesBits }))
  })
}

/** Where secrets are in a text, however they are written. The spans may overlap. */
export function findSecrets(secrets: readonly Secret[], text: string, truncated: boolean): SecretSpan[] {
  const asGiven: UnescapedText = { text, inGiven: ({ start, end }) => ({ start, end: Math.min(end, text.length) }) }
  const plain = findIn(asGiven, secrets, truncated)
  if (!startsEscape.test(text)) return plain
  const escaped = escapeStyles.flatMap(style => {
    const unescaped = undoEscapes(asGiven, style, truncated)
    return unescaped === asGiven ? [] : findIn(unescaped, secrets, truncated, style)
  })
  return [...plain, ...escaped]
}

/** Where secrets are in a text of which the escapes of one style may be undone. */
function findIn(
  unescaped: UnescapedText,
  secrets: readonly Secret[],
  truncated: boolean,
  undone?: EscapeStyle,
): SecretSpan[] {
  const joined = undoEscapes(unescaped, lineBreaks, truncated)
  return secrets.flatMap(({ text, name, base64 }) => {
    // Some encoders leave a part of the secret that already looks like an escape, so that it was undone as if it were
    // one.
    const misread = undone ? text.replace(undone.escapes, meaningOf) : text
    const spellings = [...new Set([text, misread])]
    const spans = spellings.flatMap(each => spansOf({ text: each, minLength: text.length }, unescaped, truncated))
    const encoded = base64.flatMap(each => spansOf(each, joined, truncated))
    return [...spans, ...encoded].map(span => ({ ...span, name }))
  })
}

/** Where a spelling is in a text, and where a truncated text ends within it. */
function spansOf(spelling: Spelling, unescaped: UnescapedText, truncated: boolean): Span[] {
  const { text } = unescaped
  const { length } = spelling.text
  const first = text.indexOf(spelling.text)
  if (first < 0 && !truncated) return []
  const searchFrom = first < 0 ? Math.max(0, text.length - length) : first
  const { ends, matchedAtEnd } = occurrences(spelling.text, text, searchFrom)
  const spans: Span[] = []
  for (const at of ends) {
    const { start, end } = spanAt(spelling, unescaped, at - length, at)
    const last = spans.at(-1)
    if (end - start < spelling.minLength) continue
    if (last && start < last.end) last.end = end
    else spans.push({ start, end })
  }
  if (truncated && matchedAtEnd > 0) {
    const remnant = spanAt(spelling, unescaped, text.length - matchedAtEnd, Number.POSITIVE_INFINITY)
    const knownCharacters = spelling.sharesBits ? matchedAtEnd : remnant.end - remnant.start
    const enough = Math.min(minRemnantLength, length - 1)
    if (knownCharacters >= enough) spans.push(remnant)
  }
  return spans
}

/**
 * A part of a text as it was given; in base64 with the characters beside it that share bits with the secret, and the
 * padding.
 */
function spanAt({ sharesBits }: Spelling, { text, inGiven }: UnescapedText, start: number, end: number): Span {
  const isBase64 = (at: number) => /[\w+/-]/.test(text.charAt(at))
  const from = sharesBits?.before && isBase64(start - 1) ? start - 1 : start
  let to = sharesBits?.after && isBase64(end) ? end + 1 : end
  while (sharesBits && to < end + 3 && text[to] === '=') to++
  return inGiven({ start: from, end: to })
}

/**
 * Where a spelling ends in a text, overlaps included, and how much of its beginning is at the end of the text. The
 * algorithm of Knuth, Morris and Pratt never goes back in the text, so its time is in proportion to the length, however
 * the text repeats itself.
 */
function occurrences(spelling: string, text: string, from: number): { ends: number[]; matchedAtEnd: number } {
  /** For each length of a beginning of the spelling: the length of the longest shorter beginning that it ends with. */
  const borders = [0, 0]
  const advance = (matched: number, character: string | undefined) => {
    let length = matched
    while (length > 0 && spelling[length] !== character) length = borders[length] ?? 0
    return spelling[length] === character ? length + 1 : length
  }
  for (let index = 1; index < spelling.length; index++) borders.push(advance(borders[index] ?? 0, spelling[index]))
  const ends: number[] = []
  let matched = 0
  for (let index = from; index < text.length; index++) {
    matched = advance(matched, text[index])
    if (matched === spelling.length) ends.push(index + 1)
  }
  return { ends, matchedAtEnd: matched === spelling.length ? 0 : matched }
}
