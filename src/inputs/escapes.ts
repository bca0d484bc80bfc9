const [percent, ampersand, backslash, numberSign, semicolon] = [0x25, 0x26, 0x5c, 0x23, 0x3b]

const startsEscape = (code: number) => code === percent || code === ampersand || code === backslash

/** The positions at which an escape may begin. */
export function escapesIn(text: string): number[] {
  const introducer = /[%&\\]/g
  const found: number[] = []
  while (introducer.test(text)) found.push(introducer.lastIndex - 1)
  return found
}

/** `\u002f`, `\x2f`, and YAML's `\U0000002f`. */
const digitsAfter: Record<number, number> = { 117: 4, 120: 2, 85: 8 }

/** HTML's named references of ASCII punctuation, each followed by its character. */
const named = ` excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, period. sol/
  colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\`
  DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`

/** The character that a name of letters means. */
function characterOf(name: string): number | undefined {
  const at = named.indexOf(` ${name}`)
  const code = named.charCodeAt(at + 1 + name.length)
  // What is followed by a letter is only the beginning of a name.
  return at === -1 || isLetter(code) ? undefined : code
}

const maxNameLength = 16

/** What begins at each position at which an escape may begin: a character, and where it ends. */
interface Units {
  codes: Uint32Array
  ends: Uint32Array
}

/**
 * A text in which any character may be escaped for JSON, a URL or HTML, once or twice over. It is read once, from its end to
 * its beginning, so that the escapes inside of an escape are known when it is read: in time in proportion to its length.
 */
export class EscapedText {
  readonly text: string
  /**
   * With one level of escapes resolved; with two; with two, but for the character that begins the outer escape (in
   * `\\%75002f` the backslash is as it was), or for the others (in `\\u005c%` the `%` may begin another character).
   */
  private readonly levels: readonly Units[]
  /** 1 where an escape begins inside of which the text breaks off. */
  readonly broken: Uint8Array
  private code = 0
  private at = 0
  private isAtEnd = false

  /** `escapes` are the positions at which an escape may begin, in order. */
  constructor(text: string, escapes: readonly number[]) {
    const units = () => ({ codes: new Uint32Array(text.length), ends: new Uint32Array(text.length) })
    this.text = text
    const [once, twice, withPlainStart, withPlainRest] = [units(), units(), units(), units()]
    this.levels = [once, twice, withPlainStart, withPlainRest]
    this.broken = new Uint8Array(text.length)
    for (const start of escapes.toReversed()) {
      this.readUnit(start, once)
      this.readUnit(start, twice, once, once)
      this.readUnit(start, withPlainStart, undefined, once)
      this.readUnit(start, withPlainRest, once)
    }
  }

  /** Whether this character may begin here: any may where the text ends, or breaks off inside an escape. */
  mayBegin(at: number, code: number): boolean {
    if (at >= this.text.length || this.broken[at]) return true
    return this.text.charCodeAt(at) === code || this.levels.some(({ codes }) => codes[at] === code)
  }

  /** Where this character ends that begins at one of these positions, in each of its spellings. */
  endsOf(code: number, starts: readonly number[]): number[] {
    const found: number[] = []
    for (const at of starts) {
      const plain = this.text.charCodeAt(at)
      if (plain === code) add(found, at + 1)
      if (!startsEscape(plain)) continue
      for (const { codes, ends } of this.levels) if (codes[at] === code) add(found, ends[at] ?? at)
    }
    return found
  }

  /** Reads what begins here, an escape or one character, whose own first and other characters may be escaped as these say. */
  private readUnit(start: number, into: Units, first?: Units, inner?: Units): void {
    this.at = start
    this.isAtEnd = false
    this.next(first)
    const [code, end] = [this.code, this.at]
    const escaped = this.readEscape(code, inner)
    into.codes[start] = escaped ?? code
    into.ends[start] = escaped === undefined ? end : this.at
    if (this.isAtEnd) this.broken[start] = 1
  }

  /** Moves past the next character and keeps it; false at the end of the text. */
  private next(inner: Units | undefined): boolean {
    if (this.at >= this.text.length) {
      this.isAtEnd = true
      return false
    }
    this.code = this.text.charCodeAt(this.at)
    if (inner && startsEscape(this.code)) {
      if (this.broken[this.at]) this.isAtEnd = true
      this.code = inner.codes[this.at] ?? 0
      this.at = inner.ends[this.at] ?? 0
    } else {
      this.at++
    }
    return true
  }

  /** The character that an escape means, once its first character has been read; undefined if it is none. */
  private readEscape(first: number, inner: Units | undefined): number | undefined {
    if (first === percent) return this.readHexadecimal(2, inner)
    if (first === ampersand) return this.readReference(inner)
    if (first !== backslash || !this.next(inner)) return undefined
    const digits = digitsAfter[this.code]
    if (digits !== undefined) return this.readHexadecimal(digits, inner)
    // A letter after it means something else: `\n`.
    return isLetter(this.code) || digitOf(this.code, 10) !== undefined ? undefined : this.code
  }

  private readHexadecimal(count: number, inner: Units | undefined): number | undefined {
    let code = 0
    for (let index = 0; index < count; index++) {
      const digit = this.next(inner) ? digitOf(this.code, 16) : undefined
      if (digit === undefined) return undefined
      code = code * 16 + digit
    }
    return code
  }

  /** `&sol;`, `&#47;` or `&#x2f;`. */
  private readReference(inner: Units | undefined): number | undefined {
    let name = ''
    while (name.length <= maxNameLength && this.next(inner)) {
      if (this.code === numberSign && name === '') return this.readNumber(inner)
      if (this.code === semicolon) return characterOf(name)
      if (!isLetter(this.code)) return undefined
      name += String.fromCharCode(this.code)
    }
    return undefined
  }

  /** It may begin with any number of zeros. */
  private readNumber(inner: Units | undefined): number | undefined {
    let base: 10 | 16 = 10
    let code: number | undefined
    while (this.next(inner)) {
      if (code === undefined && base === 10 && (this.code | 0x20) === 0x78) {
        base = 16
        continue
      }
      const digit = digitOf(this.code, base)
      if (digit === undefined) return this.code === semicolon ? code : undefined
      code = Math.min((code ?? 0) * base + digit, 0x110000)
    }
    return undefined
  }
}

function add(ends: number[], end: number): void {
  if (!ends.includes(end)) ends.push(end)
}

const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

function digitOf(code: number, base: 10 | 16): number | undefined {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = (code | 0x20) - 0x61
  return base === 16 && letter >= 0 && letter < 6 ? letter + 10 : undefined
}
