import type { Document, ErrorCode, Pair, YAMLMap } from 'yaml'
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, Scalar, visit } from 'yaml'
import { unusualSpaces } from '../base/characters.ts'
import { type Path, type Place, type Position, type Problem, problem } from '../base/problems.ts'
import { quote, truncate } from '../base/text.ts'

/**
 * A value read from YAML or JSON. `positionOf` finds the position of any part of the value, and `problems` lists the
 * parts that were refused. If the text is not readable, `problems` says why, and the value must not be used.
 */
export interface YamlValue {
  isReadable: boolean
  value: unknown
  positionOf(path: Path): Position | undefined
  problems: Problem[]
}

/**
 * Parses YAML 1.2 (core schema), which includes JSON, into plain JSON values. Callers must check the size first
 * (`maxYamlBytes`), because the library is slow on large input. Rejects YAML that could surprise a notification's
 * author: duplicate keys, anchors, aliases, tags, merge keys, comments that cut text, and numbers that JSON cannot
 * represent or would change.
 */
export function parseYaml(text: string, where: Place): YamlValue {
  const source = parse(text, where)
  const unreadable = (found: Problem): YamlValue => {
    return { isReadable: false, value: undefined, positionOf: () => undefined, problems: [found] }
  }
  try {
    const { contents } = source.document
    const refused = refusedIn(contents, [], source)
    const syntaxError = findSyntaxError(source, refused)
    if (syntaxError) return unreadable(syntaxError)
    // A file that is not a mapping may be a symbolic link to a private key or a password, so do not quote any of it.
    const problems = source.isFile && !isMap(contents) ? [] : refused
    const isReadable = problems.every(({ reason }) => reason !== 'unreadable-file')
    return { isReadable, value: plainValue(source), positionOf: path => positionOf(path, source), problems }
  } catch (thrown) {
    if (thrown instanceof RangeError) return unreadable(syntaxProblem(tooDeep, 0, source))
    throw thrown
  }
}

/** The text, what the library made of it, and where it was given. */
interface ParsedText {
  text: string
  where: Place
  isFile: boolean
  document: Document.Parsed
  lines: LineCounter
  /** The problems with comments that cut text off. Filled by cutText(). */
  cuts: Set<Problem>
  /** The pairs of mappings, by key. Filled by pairOf(). */
  pairs: Map<YAMLMap, Map<unknown, Pair>>
}

function parse(text: string, where: Place): ParsedText {
  const lines = new LineCounter()
  const options = {
    version: '1.2' as const,
    stringKeys: true,
    // The library would compare each key with every other key. refusedInMap() finds duplicates faster.
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: lines,
  }
  const document = withoutStacks(() => parseDocument(text, options))
  return { text, where, isFile: where.file !== undefined, document, lines, cuts: new Set(), pairs: new Map() }
}

/** The library creates an Error for each mistake. In a text with thousands of mistakes, their stacks take most time. */
function withoutStacks<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return work()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Converts the document to JSON values. Replaces aliases first, because toJS() would resolve them. */
function plainValue({ document }: ParsedText): unknown {
  visit(document, { Alias: () => new Scalar(null) })
  return document.toJS()
}

const refusal = (message: string, path: Path, node: unknown, { where, lines }: ParsedText): Problem =>
  problem(where, message, { path, position: positionAt(startOf(node), lines) })

const syntaxProblem = (message: string, offset: number, { where, isFile, lines }: ParsedText): Problem =>
  problem(where, message, { path: [], position: positionAt(offset, lines), reason: syntaxReason(isFile) })

const syntaxReason = (isFile: boolean) => (isFile ? 'unreadable-file' : 'invalid-input')

/** Returns why the text cannot be read. A text that a comment cuts often causes an error further down, so it is named. */
function findSyntaxError(source: ParsedText, refused: readonly Problem[]): Problem | undefined {
  const { text, document, lines, isFile, cuts } = source
  const { contents, directives, errors, warnings } = document
  const [error] = errors
  if (error) {
    const cut = isMap(contents) ? refused.find(found => cuts.has(found)) : undefined
    if (cut) return { ...cut, reason: syntaxReason(isFile) }
    const [offset] = error.pos
    const message = unusualIndentation(text, lines.linePos(offset).line) ?? syntaxText(error.code)
    return syntaxProblem(message, offset, source)
  }
  if (directives.yaml.version === '1.1') {
    return syntaxProblem('is YAML 1.1, but the action reads YAML 1.2; remove the line `%YAML 1.1`', 0, source)
  }
  const [warning] = warnings
  return warning && refused.length === 0 ? syntaxProblem(syntaxText(warning.code), warning.pos[0], source) : undefined
}

function refusedIn(node: unknown, path: Path, source: ParsedText): Problem[] {
  const messages = [...refusedMarks(node), ...refusedNumber(node, source.isFile)]
  const found = [...messages.map(message => refusal(message, path, node, source)), ...cutText(node, path, source)]
  if (isMap(node)) return [...found, ...refusedInMap(node, path, source)]
  if (isSeq(node)) return [...found, ...node.items.flatMap((item, index) => refusedIn(item, [...path, index], source))]
  return found
}

function refusedInMap(map: YAMLMap, path: Path, source: ParsedText): Problem[] {
  const word = unquotedPlaceholder(map)
  if (word !== undefined) {
    const message = `is a YAML mapping, because it begins with a brace; put it in quotes: "{${word}}"`
    return [refusal(message, path, map, source)]
  }
  const names = new Set<string>()
  return map.items.flatMap(({ key, value }) => {
    const name = nameOf(key)
    const inside = [...path, name]
    const refusedKey = refusedInKey(key, inside, source)
    if (names.has(name)) {
      const twice = refusal('appears twice; write each key only once', inside, key, source)
      refusedKey.push({ ...twice, reason: syntaxReason(source.isFile) })
    }
    names.add(name)
    return [...refusedKey, ...refusedIn(value, inside, source)]
  })
}

function refusedInKey(key: unknown, path: Path, source: ParsedText): Problem[] {
  const messages = refusedMarks(key)
  const isPlain = isScalar(key) && key.type === 'PLAIN'
  if (isPlain && key.value === '<<') messages.push(notSupported('a merge key'))
  const space = isPlain ? unusualSpace(key.source) : undefined
  if (space !== undefined) messages.push(`begins with ${space}`)
  return [...messages.map(message => refusal(message, path, key, source)), ...cutText(key, path, source)]
}

/** Matches a comment whose `#` touches its text, as in `#42`. People usually write a space in a real comment. */
const touchingComment = /^[ \t]*(#[^ \t\r\n]+)/

/** Refuses an unquoted text that YAML cuts off at a `#` that was probably meant as text. */
function cutText(node: unknown, path: Path, source: ParsedText): Problem[] {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return []
  const [start, end] = node.range
  const [, comment] = touchingComment.exec(source.text.slice(end)) ?? []
  const isAbsent = start === end
  if (comment === undefined || (typeof node.value !== 'string' && !isAbsent)) return []
  const kept = isAbsent ? 'has no value' : `would be cut to ${quote(String(node.value))}`
  const message = `${kept}, because YAML reads ${quote(comment)} and the rest of the line as a comment; put the whole text in quotes`
  const cut = refusal(message, path, node, source)
  source.cuts.add(cut)
  return [cut]
}

/** Returns a message if a line is indented with a space that YAML does not read as indentation. */
function unusualIndentation(text: string, line: number): string | undefined {
  const space = unusualSpace(text.split('\n')[line - 1]?.replace(/^[ \t]+/, ''))
  return space && `is indented with ${space}`
}

/** Names the space at the beginning of the text, if it is not an ordinary one. */
function unusualSpace(text = ''): string | undefined {
  const [first = ''] = text
  if (first.search(unusualSpaces) < 0) return undefined
  const code = `U+${first.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const name = '\u00a0\u2007\u202f'.includes(first) ? 'a no-break space' : 'an unusual space'
  return `${name} (${code}), which YAML does not read as indentation; use ordinary spaces`
}

/**
 * Returns `tag` for `name: {tag}`. Without quotes, YAML reads this placeholder as a mapping with the key `tag` and no
 * value.
 */
function unquotedPlaceholder(map: YAMLMap): string | undefined {
  const [pair] = map.items
  if (!map.flow || map.items.length !== 1 || pair?.value !== null) return undefined
  const word = nameOf(pair.key)
  return /^\w{1,40}$/.test(word) ? word : undefined
}

function refusedMarks(node: unknown): string[] {
  if (isAlias(node)) return [notSupported('an alias', '*')]
  if (!isNode(node)) return []
  const anchor = node.anchor === undefined ? [] : [notSupported('an anchor', '&')]
  const tag = node.tag === undefined ? [] : [notSupported('a tag', '!')]
  return [...anchor, ...tag]
}

function notSupported(what: string, mark?: string): string {
  const quotes = mark === undefined ? '' : `, or put text that begins with \`${mark}\` in quotes`
  return `has ${what}, which is not supported; write the value out${quotes}`
}

/**
 * Returns a message if a number is not allowed. Payload files need only whole numbers, so a decimal point is probably a
 * mistake. For example, YAML reads `10.000` as ten.
 */
function refusedNumber(node: unknown, isFile: boolean): string[] {
  if (!isScalar(node) || typeof node.value !== 'number') return []
  const { value, source = String(value) } = node
  const written = truncate(source)
  if (!Number.isFinite(value)) return [`is ${written}, which JSON cannot represent; put it in quotes if it is text`]
  if (!Number.isInteger(value)) return []
  if (!Number.isSafeInteger(value)) {
    const range = 'but JSON keeps whole numbers exact only within ±(2^53-1)'
    return [`is ${written}, ${range}; put it in quotes if it is text`]
  }
  if (!isFile || !source.includes('.')) return []
  return [
    `is ${written}, which YAML reads as ${value}; write it without a decimal point, or put it in quotes if it is text`,
  ]
}

/**
 * Returns the position of a value, or of its key if the value starts on a later line. If the value is missing, returns
 * the position of its parent.
 */
function positionOf(path: Path, { document, lines, pairs }: ParsedText): Position | undefined {
  const lineOf = (start: number | undefined) => (start === undefined ? Number.NaN : lines.linePos(start).line)
  let node: unknown = document.contents
  let offset = startOf(node)
  for (const key of path) {
    const pair = isMap(node) ? pairOf(node, key, pairs) : undefined
    node = isSeq(node) ? node.items[Number(key)] : pair?.value
    const keyStart = startOf(pair?.key)
    const valueStart = startOf(node)
    const isBelowKey = lineOf(keyStart) < lineOf(valueStart)
    offset = (isBelowKey ? keyStart : (valueStart ?? keyStart)) ?? offset
  }
  return positionAt(offset, lines)
}

/** Returns the first pair with this key. Remembers the pairs, because a text may have thousands of problems. */
function pairOf(map: YAMLMap, key: PropertyKey, pairs: ParsedText['pairs']): Pair | undefined {
  const byKey = pairs.get(map) ?? new Map(map.items.toReversed().map(pair => [nameOf(pair.key), pair]))
  pairs.set(map, byKey)
  return byKey.get(key)
}

function positionAt(offset: number | undefined, lines: LineCounter): Position | undefined {
  if (offset === undefined) return undefined
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined)

/** A key that is a mapping or a list is refused anyway. Its text would double with each level. */
const nameOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '')

const tooDeep = 'is nested too deeply; use fewer levels'

/** Describes a syntax error and how to fix it. Does not use the library's messages, because they quote the input. */
function syntaxText(code: ErrorCode): string {
  if (code === 'RESOURCE_EXHAUSTION') return tooDeep
  if (code === 'MULTIPLE_DOCS') return 'contains more than one YAML document; write only one'
  return `is not valid YAML or JSON; ${syntaxHints[code] ?? 'check the indentation, and put text with `: ` or `#` in quotes'}`
}

const syntaxHints: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'put text that begins with `*` in quotes',
  BAD_DIRECTIVE: 'remove the line that begins with `%`, or put the text in quotes',
  BAD_DQ_ESCAPE: 'in double quotes, write each backslash twice, or use single quotes',
  BAD_INDENT: 'check the indentation, and close every bracket',
  BAD_SCALAR_START: 'put the text in quotes, because it begins with a special character',
  BLOCK_AS_IMPLICIT_KEY: 'put text that contains `: ` in quotes, and check the indentation',
  BLOCK_IN_FLOW: 'close every bracket, and put commas between the items in brackets',
  KEY_OVER_1024_CHARS: 'a key has more than 1,024 characters; check that each line is `name: value`',
  MISSING_CHAR: 'write `name: value` in each line, and close every quotation mark and bracket',
  MULTILINE_IMPLICIT_KEY: 'write `name: value` in each line, and indent the lines of a longer text',
  MULTIPLE_ANCHORS: 'put text that begins with `&` in quotes',
  MULTIPLE_TAGS: 'put text that begins with `!` in quotes',
  NON_STRING_KEY: 'a key must be text; put text that begins with `[`, `{`, `*` or `!` in quotes',
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
  TAG_RESOLVE_FAILED: 'put text that begins with `!` in quotes',
  UNEXPECTED_TOKEN: 'check the indentation, and put text that begins with `{`, `[`, `*` or a quotation mark in quotes',
}
