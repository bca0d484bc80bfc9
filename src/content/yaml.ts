import type { ErrorCode, YAMLMap } from 'yaml'
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, Scalar, visit } from 'yaml'
import { type InputOrFile, type Position, type Problem, problem } from '../base/problems.ts'
import { type Secrets, secretsInValues } from '../base/secrets.ts'
import { truncate } from '../base/text.ts'
import type { PositionOf } from './notification.ts'

/**
 * A value read from YAML or JSON. `positionOf` finds the position of any part of the value, and `problems` lists the
 * parts that were refused.
 */
export interface YamlValue {
  value: unknown
  positionOf: PositionOf
  problems: Problem[]
}

type Path = readonly PropertyKey[]

/**
 * Parses YAML 1.2 (core schema), which includes JSON, into plain JSON values. If the text cannot be parsed, returns the
 * problems. Callers must check the size first (`maxYamlBytes`), because the library is slow on large input. Rejects
 * YAML that could surprise a notification's author: duplicate keys, anchors, aliases, tags, merge keys, and numbers
 * that JSON cannot represent or would change. If the text contains a token, even an escaped one, returns only the
 * problem with the token.
 */
export function parseYaml(text: string, where: InputOrFile, secrets: Secrets): YamlValue | { problems: Problem[] } {
  const tokensIn = (value: unknown) => secretsInValues({ [where.input]: value }, secrets, where.file)
  const inText = tokensIn(text)
  if (inText.length > 0) return { problems: inText }

  const isFile = where.file !== undefined
  const lines = new LineCounter()
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const unreadable = (message: string, offset: number) => {
    const reason = isFile ? 'unreadable-file' : 'invalid-input'
    return { problems: [problem(where, message, { position: at(offset), reason })] }
  }

  const document = parseDocument(text, {
    version: '1.2',
    stringKeys: true,
    // The library would compare each key with every other key. refusedInMap() finds duplicates faster.
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: lines,
  })
  const { contents, directives, errors, warnings } = document
  const [error] = errors
  if (error) return unreadable(syntaxText(error.code), error.pos[0])
  if (directives?.yaml.version === '1.1') {
    return unreadable('is YAML 1.1, but the action reads YAML 1.2; remove the line `%YAML 1.1`', 0)
  }
  try {
    const refused = refusedIn(contents, [], isFile)
    const [warning] = warnings
    if (warning && refused.length === 0) return unreadable(syntaxText(warning.code), warning.pos[0])
    // Replace aliases, because toJS() would resolve them. `refused` already lists every alias.
    visit(document, { Alias: () => new Scalar(null) })
    const value = document.toJS()
    const inValue = tokensIn(value)
    if (inValue.length > 0) return { problems: inValue }
    // A file that is not a mapping may be a symbolic link to a private key or a password, so do not quote any of it.
    const quotable = isFile && !isMap(contents) ? [] : refused
    const problems = quotable.map(({ message, path, node, isSyntax }) => {
      const reason = isFile && isSyntax ? 'unreadable-file' : 'invalid-input'
      return problem(where, message, { path, position: positionIn(node, [], at), reason })
    })
    if (problems.some(({ reason }) => reason === 'unreadable-file')) return { problems }
    return { value, positionOf: path => positionIn(contents, path, at), problems }
  } catch (thrown) {
    if (thrown instanceof RangeError) return unreadable(tooDeep, 0)
    throw thrown
  }
}

interface RefusedPart {
  message: string
  path: Path
  node: unknown
  isSyntax?: boolean
}

function refusedIn(node: unknown, path: Path, isFile: boolean): RefusedPart[] {
  const found = [...refusedMarks(node), ...refusedNumber(node, isFile)].map(message => ({ message, path, node }))
  if (isMap(node)) return [...found, ...refusedInMap(node, path, isFile)]
  if (isSeq(node)) return [...found, ...node.items.flatMap((item, index) => refusedIn(item, [...path, index], isFile))]
  return found
}

function refusedInMap(map: YAMLMap, path: Path, isFile: boolean): RefusedPart[] {
  const word = unquotedPlaceholder(map)
  if (word !== undefined) {
    const message = `is a YAML mapping, because it begins with a brace; put it in quotes: "{${word}}"`
    return [{ message, path, node: map }]
  }
  const names = new Set<string>()
  return map.items.flatMap(({ key, value }) => {
    const name = nameOf(key)
    const messages = refusedMarks(key)
    if (name === '<<' && isScalar(key) && key.type === 'PLAIN') messages.push(notSupported('a merge key'))
    const inside = [...path, name]
    const inKey: RefusedPart[] = messages.map(message => ({ message, path: inside, node: key }))
    if (names.has(name)) {
      inKey.push({ message: 'appears twice; write each key only once', path: inside, node: key, isSyntax: true })
    }
    names.add(name)
    return [...inKey, ...refusedIn(value, inside, isFile)]
  })
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
function positionIn(contents: unknown, path: Path, at: (offset: number) => Position): Position | undefined {
  const startOf = (part: unknown) => (isNode(part) && part.range ? at(part.range[0]) : undefined)
  let node = contents
  let position = startOf(node)
  for (const key of path) {
    const pair = isMap(node) ? node.items.find(each => isScalar(each.key) && each.key.value === key) : undefined
    node = isSeq(node) ? node.items[Number(key)] : pair?.value
    const keyStart = startOf(pair?.key)
    const valueStart = startOf(node)
    const isBelowKey = keyStart && valueStart && keyStart.line < valueStart.line
    position = (isBelowKey ? keyStart : (valueStart ?? keyStart)) ?? position
  }
  return position
}

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

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
