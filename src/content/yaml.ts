import type { Alias, Composer, Document, ErrorCode, LineCounter, Node, Pair, Scalar, YAMLMap } from 'yaml'
import { type InputOrFile, type Position, type Problem, problem } from '../inputs/problems.ts'
import { type Secrets, secretsInValues } from '../inputs/secrets.ts'
import { withoutSeparators, writePlain } from '../inputs/value-rules.ts'
import { truncate } from '../text.ts'
import type { PositionOf } from './notification.ts'
import { hasWordInBraces } from './placeholders.ts'
import { misaligned } from './yaml-indentation.ts'

/** The value of a YAML or JSON text, where each part of it is, and what is refused in it. */
export interface YamlValue {
  value: unknown
  positionOf: PositionOf
  problems: Problem[]
}

/**
 * YAML 1.2 core (JSON is a part of it) as plain JSON values, or why it cannot be read. Refused, since it would be a
 * surprise in a notification: duplicate keys, tags, several documents, keys that are not text, numbers that JSON lacks
 * or that would change; all of these are reported. Aliases work within bounds. The parser is loaded on the first use. A
 * file that is neither YAML nor JSON is unreadable. If the text contains a token, also in escapes, nothing else of it
 * is read: a quotation may end inside the token.
 */
export async function parseYaml(
  text: string,
  where: InputOrFile,
  secrets: Secrets,
): Promise<YamlValue | { problems: Problem[] }> {
  const published = (value: unknown) => secretsInValues({ [where.input]: value }, secrets, where.file)
  const inText = published(text)
  if (inText.length > 0) return { problems: inText }
  const yaml = await import('yaml')
  const lines = new yaml.LineCounter()
  const parsed = parseDocument(yaml, text, lines)
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const reason = where.file === undefined ? 'invalid-input' : 'unreadable-file'
  if ('code' in parsed) {
    // A file that is not a mapping may be a link to a key or a password: nothing of it is quoted.
    const isQuotable = where.file === undefined || parsed.isMapping
    const { message, position } = syntaxProblem(parsed, text, at, isQuotable)
    return { problems: [problem(where, message, { position, reason })] }
  }
  const { document, secondAt } = parsed
  if (!document) return { value: null, positionOf: () => undefined, problems: [] }
  const { contents, warnings } = document
  const isQuotable = where.file === undefined || yaml.isMap(contents)
  // By the rules of YAML 1.1, `yes` is a boolean and `1:30` a number.
  if (document.directives?.yaml.version === '1.1') {
    const message = 'is YAML 1.1; remove the line `%YAML 1.1`, so that it is read as YAML 1.2'
    return { problems: [problem(where, message, { position: at(text.indexOf('%YAML')), reason })] }
  }
  const problems: Problem[] = []
  const refuse: Refuse = (message, offset, path, isInvalidYaml = false) =>
    problems.push(problem(where, message, { path, position: at(offset), ...(isInvalidYaml && { reason }) }))
  if (secondAt !== undefined) refuse('contains more than one YAML document; write only one', secondAt, [])
  const reader = new Reader(yaml, isQuotable ? refuse : () => {}, where.file !== undefined)
  try {
    const value = reader.read(contents)
    const [warning] = warnings
    if (warning && problems.length === 0) refuse(`is not plain YAML; ${hintFor(warning.code)}`, warning.pos[0], [])
    const inValue = published([value, reader.quotable])
    if (inValue.length > 0) return { problems: inValue }
    if (problems.some(each => each.reason === 'unreadable-file')) return { problems }
    // Every caller refuses a text as such, which says more than its size.
    if (typeof value !== 'string' && isLargerAsJson(value, maxJsonBytes))
      return { problems: [...problems, problem(where, tooLarge)] }
    return { value, positionOf: reader.positionsIn(contents, at), problems }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // Without a value to search, what the problems quote of it is searched: it is not always in the text as it is.
    const inQuoted = published(reader.quotable)
    return { problems: inQuoted.length > 0 ? inQuoted : [...problems, problem(where, tooDeep)] }
  }
}

/** What is wrong with the syntax of a text, and what would be right. */
function syntaxProblem(
  { code, offset }: SyntaxFault,
  text: string,
  at: (offset: number) => Position,
  isQuotable: boolean,
): { message: string; position: Position } {
  if (code === 'RESOURCE_EXHAUSTION') return { message: tooDeep, position: at(offset) }
  const key = isQuotable ? misaligned(text, at(offset).line) : undefined
  if (key) {
    const message = `has wrong indentation: \`${key.key}\` must align with \`${key.above}\``
    return { message, position: key.position }
  }
  const before = text.slice(0, offset).trimEnd()
  const wordAt = before.lastIndexOf(' ') + 1
  if (before[wordAt] === '*') return { message: `is neither YAML nor JSON; ${aliasHint}`, position: at(wordAt) }
  const isAfterBrace = code === 'UNEXPECTED_TOKEN' && before.endsWith('}')
  const hint = isAfterBrace ? 'put text that begins with `{` in quotes' : hintFor(code)
  return { message: `is neither YAML nor JSON; ${hint}`, position: at(offset) }
}

/** The first thing that is wrong with a text. */
interface SyntaxFault {
  code: ErrorCode
  offset: number
  /** Whether its document is known to be a mapping. */
  isMapping: boolean
}

/** The first document of a text, if there is one, and where a second one begins. */
interface FirstDocument {
  document?: Document.Parsed
  secondAt?: number
}

/**
 * Parses the first document of a text, or finds the first thing that is wrong with it. A whole file may consist of
 * errors: the library's own functions would make one of every two characters, which takes a second.
 *
 * For the largest file, a list of 21,000 empty texts, the library takes 0.15 s, in proportion to the length. A preview of
 * a hundred such files takes 15 s; a limit of the number of values would refuse what a service may accept as extra field.
 */
function parseDocument(yaml: Yaml, text: string, lineCounter: LineCounter): FirstDocument | SyntaxFault {
  const composer = new yaml.Composer({
    version: '1.2',
    stringKeys: true,
    // The library compares every key with every other; the reader does it in one go.
    uniqueKeys: false,
    logLevel: 'silent',
  })
  stopAtFirstError(composer, yaml)
  let isMapping = false
  let documents = 0
  try {
    for (const token of new yaml.Parser(lineCounter.addNewLine).parse(text)) {
      const isFault = token.type === 'error' || (token.type === 'doc-end' && documents === 0)
      if (isFault) return { code: 'UNEXPECTED_TOKEN', offset: token.offset, isMapping }
      if (token.type === 'document') {
        documents++
        if (documents > 1) return { document: documentOf(composer), secondAt: token.offset }
        const { value } = token
        isMapping = value?.type === 'block-map' || (value?.type === 'flow-collection' && value.start.source === '{')
      }
      for (const _ of composer.next(token));
    }
    return { document: documentOf(composer) }
  } catch (error) {
    if (!(error instanceof yaml.YAMLParseError)) throw error
    return { code: error.code, offset: error.pos[0], isMapping }
  }
}

/** What a composer has made so far. */
function documentOf(composer: Composer): Document.Parsed | undefined {
  const [document] = composer.end()
  const [error] = document?.errors ?? []
  if (error) throw error
  return document
}

type OnError = (
  source: number | readonly number[] | { offset: number },
  code: ErrorCode,
  message: string,
  isWarning?: boolean,
) => void

/**
 * Throws the first error, and collects only the first warning. The library has no setting for it: it collects all of
 * them by this method. What the method throws comes back to it in each level of the text, as if the stack were too
 * deep: it throws the first error again.
 */
function stopAtFirstError(composer: Composer, yaml: Yaml): void {
  const { onError: collect } = composer as unknown as { onError: OnError }
  let first: Error | undefined
  let hasWarning = false
  const onError: OnError = (source, code, message, isWarning) => {
    if (isWarning) {
      if (!hasWarning) collect(source, code, message, isWarning)
      hasWarning = true
      return
    }
    const [offset = 0] = typeof source === 'number' ? [source] : 'offset' in source ? [source.offset] : source
    first ??= new yaml.YAMLParseError([offset, offset + 1], code, message)
    throw first
  }
  Object.assign(composer, { onError })
}

const maxJsonBytes = 65_536
const tooLarge = 'is larger than 64 KiB as JSON, with its aliases expanded; make it smaller'
const tooDeep = 'is nested too deeply; use fewer levels'
const aliasHint = 'put text that begins with `*` in quotes'

type Yaml = typeof import('yaml')
type Refuse = (message: string, offset: number, path: readonly PropertyKey[], isInvalidYaml?: boolean) => void

/**
 * Reads the nodes of a document as plain values; an alias is the same value as its anchor. Refuses what JSON cannot
 * represent or would change. The library's own conversion compares each alias with every anchor, and does not say where
 * one is missing.
 */
class Reader {
  /** Every key, tag and alias, as the problems may quote them. */
  readonly quotable: string[] = []
  readonly #yaml: Yaml
  readonly #refuse: Refuse
  readonly #isFile: boolean
  readonly #path: PropertyKey[] = []
  /** The last node with each anchor; one that has no value yet is being read. */
  readonly #anchors = new Map<string, { node: Node; value?: unknown; isRead: boolean }>()
  readonly #targets = new Map<Alias, Node>()

  constructor(yaml: Yaml, refuse: Refuse, isFile: boolean) {
    this.#yaml = yaml
    this.#refuse = refuse
    this.#isFile = isFile
  }

  read(node: unknown): unknown {
    const yaml = this.#yaml
    if (!yaml.isNode(node)) return null
    if (yaml.isAlias(node)) return this.#readAlias(node)
    this.#refuseTag(node)
    const anchored = { node, value: undefined as unknown, isRead: false }
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, anchored)
    anchored.value = this.#readValue(node)
    anchored.isRead = true
    return anchored.value
  }

  #readValue(node: Node): unknown {
    const yaml = this.#yaml
    if (yaml.isSeq(node)) return node.items.map((item, index) => this.#readInside(index, item))
    if (yaml.isMap(node)) return this.#readMap(node)
    const { value, source } = node as Scalar
    const message = typeof value === 'number' ? unusableNumber(value, this.#isFile ? source : undefined) : undefined
    if (message) this.#refuseNode(`is ${truncate(source ?? String(value))}, ${message}`, node)
    return value
  }

  #readMap(map: YAMLMap): unknown {
    this.#refuseUnquotedPlaceholder(map)
    const entries = new Map<string, unknown>()
    for (const { key, value } of map.items) {
      const name = keyText(key)
      this.quotable.push(name)
      if (entries.has(name)) {
        const offset = ((key as Node).range ?? map.range)?.[0] ?? 0
        this.#refuse('is there twice; write each key once', offset, [...this.#path, name], true)
      }
      entries.set(name, this.#readInside(name, value))
    }
    return Object.fromEntries(entries)
  }

  #readInside(key: PropertyKey, node: unknown): unknown {
    this.#path.push(key)
    const value = this.read(node)
    this.#path.pop()
    return value
  }

  #readAlias(alias: Alias): unknown {
    const { source } = alias
    const anchored = this.#anchors.get(source)
    this.quotable.push(source)
    if (anchored?.isRead) {
      this.#targets.set(alias, anchored.node)
      return anchored.value
    }
    const name = truncate(source)
    const message = anchored
      ? `contains itself, by the alias \`*${name}\`; remove it`
      : `is the alias \`*${name}\`, but there is no \`&${name}\` before it; ${aliasHint}`
    this.#refuseNode(message, alias)
    return null
  }

  #refuseTag({ tag, range }: Node): void {
    if (!tag || plainTags.test(tag)) return
    this.quotable.push(tag)
    this.#refuse(`has the tag ${truncate(tag)}, which is not supported; remove it`, range?.[0] ?? 0, [...this.#path])
  }

  /** `name: {tag}` is a mapping with the key `tag`, and no text whose placeholder could be replaced. */
  #refuseUnquotedPlaceholder(map: YAMLMap): void {
    const [pair, ...others] = map.items
    if (!map.flow || pair === undefined || pair.value !== null || others.length > 0) return
    const text = `{${keyText(pair.key)}}`
    if (!hasWordInBraces(text)) return
    this.#refuseNode(`is a mapping to YAML, because it begins with a brace; put it in quotes: "${text}"`, map)
  }

  #refuseNode(message: string, { range }: Node): void {
    this.#refuse(message, range?.[0] ?? 0, [...this.#path])
  }

  /**
   * Finds the position of a value, of its key if the value begins on a line of its own, or of what it is missing in.
   * Looks through each mapping only once, however many are asked for.
   */
  positionsIn(contents: unknown, at: (offset: number) => Position): PositionOf {
    const yaml = this.#yaml
    const targets = this.#targets
    const known = new Map<YAMLMap, Map<string, Pair>>()
    const pairsOf = (map: YAMLMap) => {
      const pairs = known.get(map) ?? new Map(map.items.map(pair => [keyText(pair.key), pair]))
      known.set(map, pairs)
      return pairs
    }
    return path => {
      let node = contents
      let offset = yaml.isNode(node) ? node.range?.[0] : undefined
      for (const key of path) {
        if (yaml.isAlias(node)) node = targets.get(node)
        const pair: Pair | undefined = yaml.isMap(node) ? pairsOf(node).get(String(key)) : undefined
        if (yaml.isMap(node)) node = pair?.value
        else if (yaml.isSeq(node)) node = node.items[Number(key)]
        else break
        if (!yaml.isNode(node) || !node.range) continue
        offset = node.range[0]
        const keyOffset = yaml.isNode(pair?.key) ? pair.key.range?.[0] : undefined
        if (keyOffset !== undefined && at(keyOffset).line < at(offset).line) offset = keyOffset
      }
      return offset === undefined ? undefined : at(offset)
    }
  }
}

/**
 * Whether a value is longer as JSON than this many bytes. What aliases repeat is counted each time, and no further than
 * that.
 */
function isLargerAsJson(value: unknown, max: number): boolean {
  let bytes = 0
  const count = (part: unknown) => {
    bytes += Buffer.byteLength(JSON.stringify(part))
  }
  const left = [value]
  while (left.length > 0 && bytes <= max) {
    const each = left.pop()
    if (typeof each !== 'object' || each === null) {
      count(each)
      continue
    }
    const entries = Object.entries(each)
    // Brackets, and a comma between two entries.
    bytes += Math.max(2, entries.length + 1)
    for (const [key, part] of entries) {
      if (!Array.isArray(each)) {
        count(key)
        bytes += 1
      }
      left.push(part)
    }
  }
  return bytes > max
}

const keyText = (key: unknown): string => String((key as { value?: unknown } | null)?.value ?? key)

/** What is right instead of what the library calls by these codes; its own words are for those who know YAML. */
const syntaxHints: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: aliasHint,
  BAD_DIRECTIVE: 'remove the line that begins with `%`, or put the text in quotes',
  BAD_DQ_ESCAPE: 'in double quotes, write each backslash twice, or use single quotes',
  BAD_INDENT: 'check the indentation, and that every bracket is closed',
  BAD_SCALAR_START: 'put text that begins like this in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put text that contains `: ` in quotes, and check the indentation',
  BLOCK_IN_FLOW: 'close every bracket, and separate what is in brackets by commas',
  KEY_OVER_1024_CHARS: 'a key has more than 1,024 characters; check that each line is `name: value`',
  MISSING_CHAR: 'write `name: value` in each line, and close every quotation mark and bracket',
  MULTILINE_IMPLICIT_KEY: 'write `name: value` in each line, and indent the lines of a longer text',
  MULTIPLE_ANCHORS: 'put text that begins with `&` in quotes',
  MULTIPLE_TAGS: 'put text that begins with `!` in quotes',
  NON_STRING_KEY: 'a key must be text; put text that begins with `[` or `{` in quotes',
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
  TAG_RESOLVE_FAILED: 'put text that begins with `!` in quotes',
}

const hintFor = (code: ErrorCode) =>
  syntaxHints[code] ?? 'check the indentation, and put text that contains `: ` or `#` in quotes'

const plainTags = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/

/** Why a number is refused. `source` is how a file has it, in which only whole numbers are allowed. */
function unusableNumber(value: number, source = ''): string | undefined {
  const plain = withoutSeparators(source)
  if (plain !== undefined) return `which YAML reads as ${value}${writePlain(plain)}`
  if (!Number.isFinite(value)) return 'which JSON cannot represent'
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return 'which is outside the range in which JSON keeps whole numbers exactly (±(2^53-1)); put it in quotes if it is text'
  return undefined
}
