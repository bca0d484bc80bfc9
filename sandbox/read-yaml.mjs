import { parsed } from './parse.mjs'

/**
 * A value, and the line on which it begins (the first is 1): a text, the entries of a mapping or the items of a list. A value
 * that has none of the three is written in a way that is not read here.
 * @typedef {{ line: number, text?: string | undefined, entries?: Map<string, Value>, items?: Value[] }} Value
 */
/** @typedef {{ line: number, indent: number, content: string }} Line without its indentation */

/** A key, in quotes or not, and what follows its colon. */
const keyAndRest = /^(?:"([^"\\]+)"|'([^']+)'|([^\s"'#&*!|>%@`{}[\],?-][^:#]*)):(?=[ \t]|$)[ \t]*(.*)$/s

/** Far more than any workflow needs; it limits how deep values can be inside each other. */
const maxIndent = 200

/**
 * Reads the YAML that workflows are made of: mappings and lists by indentation, texts on one line, and blocks that begin with `|`.
 * Every other value is left unread, so that none means one thing here and another there.
 * @param {string} text
 * @returns {Value}
 * @throws {Error} if a line cannot belong where it is
 */
export function readYaml(text) {
  return new Reader(text).value(-1)
}

/**
 * @param {number} line
 * @param {string} problem
 * @returns {never}
 */
export function failAt(line, problem) {
  throw new Error(`Line ${line}: ${problem}`)
}

class Reader {
  #lines
  /** The index of the line that is read next. */
  #at = 0

  /** @param {string} text */
  constructor(text) {
    this.#lines = text.split(/\r?\n/)
  }

  /**
   * Reads the value of something, from the lines that are indented further than it.
   * @param {number} column of what has the value
   * @returns {Value}
   */
  value(column) {
    const first = this.#next()
    if (first === undefined || first.indent <= column) return { line: this.#at, text: '' }
    if (first.indent > maxIndent) failAt(first.line, 'is indented too far')
    const value = this.#valueAt(first, column)
    const rest = this.#next()
    if (rest !== undefined && rest.indent > column) failAt(rest.line, 'is not indented far enough')
    return value
  }

  /**
   * @param {Line} first
   * @param {number} column of what has the value
   */
  #valueAt(first, column) {
    if (isItem(first)) return this.#list(first)
    if (keyAndRest.test(first.content)) return this.#mapping(first)
    this.#at += 1
    return this.#text(first.content, first.line, column)
  }

  /**
   * @param {Line} first
   * @returns {Value}
   */
  #list({ line, indent }) {
    const items = []
    for (let next = this.#next(); next?.indent === indent && isItem(next); next = this.#next()) {
      // What follows the dash may be the first line of a mapping, which then goes on in its column.
      this.#lines[this.#at] = ' '.repeat(indent + 1) + next.content.slice(1)
      items.push(this.value(indent))
    }
    return { line, items }
  }

  /**
   * @param {Line} first
   * @returns {Value}
   */
  #mapping({ line, indent }) {
    /** @type {Map<string, Value>} */
    const entries = new Map()
    for (let next = this.#next(); next?.indent === indent && !isItem(next); next = this.#next()) {
      const [, double, single, plain = '', rest = ''] = keyAndRest.exec(next.content) ?? []
      const key = double ?? single ?? plain.trimEnd()
      if (key === '') failAt(next.line, 'expected "key: value"')
      if (entries.has(key)) failAt(next.line, `"${key}" is given twice`)
      this.#at += 1
      entries.set(key, this.#entry(rest, next.line, indent))
    }
    return { line, entries }
  }

  /**
   * @param {string} written after the colon
   * @param {number} line
   * @param {number} column of the key
   * @returns {Value}
   */
  #entry(written, line, column) {
    const isBelow = /^(?:&[\w-]+ *)?(?:#.*)?$/s.test(written)
    if (!isBelow) return this.#text(written, line, column)
    const next = this.#next()
    const isListInColumn = next?.indent === column && isItem(next)
    return { ...(isListInColumn ? this.#list(next) : this.value(column)), line }
  }

  /**
   * @param {string} written on the line of what has the text, which may go on below
   * @param {number} line
   * @param {number} column of what has the text
   * @returns {Value}
   */
  #text(written, line, column) {
    const start = this.#at
    while (this.#at < this.#lines.length && isInside(this.#lines[this.#at] ?? '', column)) this.#at += 1
    const below = this.#lines.slice(start, this.#at)
    if (/^[|>]/.test(written)) return { line, ...blockOf(written, below) }
    const next = below.findIndex(line => /^ *[^ #]/.test(line))
    if (next === -1) return { line, ...scalarOf(written) }
    const isKey = keyAndRest.test(below[next]?.trimStart() ?? '')
    if (isKey && !/^["'[{]/.test(written)) failAt(start + next + 1, 'is indented too far')
    return { line }
  }

  /**
   * The next line that is neither empty nor a comment.
   * @returns {Line | undefined}
   */
  #next() {
    for (; this.#at < this.#lines.length; this.#at += 1) {
      const text = this.#lines[this.#at] ?? ''
      const indent = text.search(/[^ ]/)
      const isNothing = indent === -1 || text[indent] === '#' || text === '---'
      if (text[indent] === '\t') failAt(this.#at + 1, 'indent with spaces, not with tabs')
      if (!isNothing) return { line: this.#at + 1, indent, content: text.slice(indent) }
    }
    return undefined
  }
}

/** @param {Line} line */
const isItem = ({ content }) => /^-(?: |$)/.test(content)

/**
 * @param {string} line
 * @param {number} column
 */
function isInside(line, column) {
  const indent = line.search(/[^ ]/)
  return indent === -1 || indent > column
}

/**
 * @param {string} head
 * @param {string[]} lines
 * @returns {Pick<Value, 'text'>}
 */
function blockOf(head, lines) {
  const indent = Math.max(0, lines.find(line => line.trim() !== '')?.search(/[^ ]/) ?? 0)
  const isEven = lines.every(line => line.slice(0, indent).trim() === '')
  const isReadable = isEven && /^\|[-+]?(?: *$| +#)/.test(head)
  return isReadable ? { text: lines.map(line => line.slice(indent)).join('\n') } : {}
}

/**
 * @param {string} written
 * @returns {Pick<Value, 'text' | 'items'>}
 */
function scalarOf(written) {
  const double = /^("(?:[^"\\]|\\.)*")(?:[ \t]+#.*)?$/s.exec(written)?.[1]
  // YAML has more escapes than JSON.
  if (double !== undefined) return { text: parsed(() => JSON.parse(double)) }
  const single = /^'((?:[^']|'')*)'(?:[ \t]+#.*)?$/s.exec(written)?.[1]
  if (single !== undefined) return { text: single.replaceAll("''", "'") }
  const words = /^\[([\w, -]*)\](?:[ \t]+#.*)?$/.exec(written)?.[1]
  if (words !== undefined) return { items: words.split(',').map(word => ({ line: 0, text: word.trim() })) }
  const plain = written.replace(/(^|[ \t])#.*$/s, '').trimEnd()
  return isText(plain) ? { text: plain } : {}
}

/**
 * Whether a value without quotes is for the action what is written there: YAML makes `2.10` the number 2.1, and `NO` is
 * what it says.
 * @param {string} plain
 */
function isText(plain) {
  if (/\r|^[[\]{},&*!|>%@`"'?]|^-([ \t]|$)|:([ \t]|$)|^(~|null|\.nan|[-+]?\.inf)$/i.test(plain)) return false
  if (/^(true|false)$/i.test(plain)) return plain === plain.toLowerCase()
  const number = Number(plain)
  return plain === '' || Number.isNaN(number) || String(number) === plain
}
