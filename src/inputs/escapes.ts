/** A way to write characters as escapes. */
export interface EscapeStyle {
  escapes: RegExp
  /** What may be the beginning of an escape at the end of a text that breaks off. */
  broken: RegExp
}

const singleStyles: EscapeStyle[] = [
  // JSON: `q/Z+` as `q\/Z\u002b`.
  { escapes: /\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g, broken: /\\(?:u[\da-fA-F]{0,3})?$/ },
  // URL: `q%2FZ%2b`.
  { escapes: /%[\da-fA-F]{2}/g, broken: /%[\da-fA-F]?$/ },
  // HTML: `q&#x2F;Z&#43;`, `q&sol;Z&plus;`.
  { escapes: /&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g, broken: /&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/ },
]
/** One style may have escaped the characters that another one left: `q\/Z&plus;`. */
const mixedStyle: EscapeStyle = {
  escapes: new RegExp(singleStyles.map(({ escapes }) => escapes.source).join('|'), 'g'),
  broken: new RegExp(singleStyles.map(({ broken }) => broken.source).join('|')),
}
export const escapeStyles = [...singleStyles, mixedStyle]
export const startsEscape = /[\\%&]/

const matchesNothing = /(?!)/
/** Base64 may be wrapped into lines, and the lines indented. */
export const lineBreaks: EscapeStyle = { escapes: /[\r\n]\s*/g, broken: matchesNothing }

/** What an escape stands for: one character; nothing if it is a line break; itself if it only looks like an escape. */
export function meaningOf(sequence: string): string {
  if (/^[\r\n]/.test(sequence)) return ''
  if (/^&[^#]/.test(sequence)) return htmlNames.get(sequence.slice(1, -1)) ?? sequence
  if (/^\\[^u]/.test(sequence)) return jsonLetters[sequence.slice(1)] ?? sequence.slice(1)
  const hex = /^(?:%|\\u|&#[xX])([\da-fA-F]+)/.exec(sequence)?.[1]
  const code = hex === undefined ? Number(sequence.slice('&#'.length, -1)) : Number.parseInt(hex, 16)
  // A greater code is two characters in JavaScript; no token contains one, and none is looked for in the password of a
  // proxy.
  return code <= 0xffff ? String.fromCharCode(code) : sequence
}

const jsonLetters: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** HTML's names of ASCII punctuation. */
const htmlNames = new Map(
  Object.entries({
    excl: '!',
    quot: '"',
    QUOT: '"',
    num: '#',
    dollar: '$',
    percnt: '%',
    amp: '&',
    AMP: '&',
    apos: "'",
    lpar: '(',
    rpar: ')',
    ast: '*',
    midast: '*',
    plus: '+',
    comma: ',',
    period: '.',
    sol: '/',
    colon: ':',
    semi: ';',
    lt: '<',
    LT: '<',
    equals: '=',
    gt: '>',
    GT: '>',
    quest: '?',
    commat: '@',
    lsqb: '[',
    lbrack: '[',
    bsol: '\\',
    rsqb: ']',
    rbrack: ']',
    Hat: '^',
    lowbar: '_',
    UnderBar: '_',
    grave: '`',
    DiacriticalGrave: '`',
    lcub: '{',
    lbrace: '{',
    verbar: '|',
    vert: '|',
    VerticalLine: '|',
    rcub: '}',
    rbrace: '}',
  }),
)

/** A part of a text. */
export interface Span {
  start: number
  end: number
}

/** A text with its escapes undone. */
export interface UnescapedText {
  text: string
  /** Where a part of this is in the text as it was given; an end of `Infinity` means the end of that text. */
  inGiven(span: Span): Span
}

/**
 * A text with the escapes of one style undone; the text itself if it has none. If it was truncated, it may break off
 * inside of one.
 */
export function undoEscapes(source: UnescapedText, style: EscapeStyle, truncated: boolean): UnescapedText {
  let lastEscapeEnd = 0
  const undone = source.text.replace(style.escapes, (sequence, at: number) => {
    lastEscapeEnd = at + sequence.length
    return meaningOf(sequence)
  })
  // Only after the last escape, since its own end may look like the beginning of another.
  const broken = truncated ? (style.broken.exec(source.text.slice(lastEscapeEnd))?.[0] ?? '') : ''
  if (lastEscapeEnd === 0 && broken === '') return source
  // Worked out on first use: few texts contain a secret.
  let bounds: GivenBounds | undefined
  return {
    text: undone.slice(0, undone.length - broken.length),
    inGiven: ({ start, end }) => {
      bounds ??= boundsInGiven(source.text, style.escapes)
      const { starts, ends } = bounds
      return source.inGiven({ start: starts[start] ?? 0, end: ends[end - 1] ?? Number.POSITIVE_INFINITY })
    },
  }
}

/** Where each character of an unescaped text begins and ends in the text before. */
interface GivenBounds {
  starts: number[]
  ends: number[]
}

function boundsInGiven(text: string, escapes: RegExp): GivenBounds {
  const starts: number[] = []
  const ends: number[] = []
  let readTo = 0
  const add = (end: number) => {
    starts.push(readTo)
    ends.push(end)
    readTo = end
  }
  for (const { 0: sequence, index } of text.matchAll(escapes)) {
    const meaning = meaningOf(sequence)
    while (readTo < index) add(readTo + 1)
    if (meaning === '') readTo += sequence.length
    else if (meaning !== sequence) add(index + sequence.length)
    // Otherwise it only looks like an escape: its characters are added one by one, below.
  }
  while (readTo < text.length) add(readTo + 1)
  return { starts, ends }
}
