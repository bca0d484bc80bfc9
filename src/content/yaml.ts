import type { Document, ErrorCode, Node, YAMLMap } from 'yaml'
import { type Origin, type Position, type Problem, problem } from '../inputs/problems.ts'
import { publishedSecrets, type Secrets } from '../inputs/secrets.ts'
import { clip } from '../text.ts'
import { misaligned } from './indentation.ts'
import type { PositionOf } from './notification-fields.ts'

/** The value of a YAML or JSON text, where each part of it is, and what is refused in it. */
export interface YamlValue {
  value: unknown
  positionOf: PositionOf
  problems: Problem[]
}

/**
 * YAML 1.2 core (JSON is a part of it) as plain JSON values, or why it cannot be read. Refused, since it would be a surprise
 * in a notification: duplicate keys, tags, several documents, keys that are not text, numbers that JSON lacks or that would
 * change; all of these are reported. Anchors work within bounds. The parser is loaded on the first use. A file that is
 * neither YAML nor JSON is unreadable. If the text contains a token, also in escapes, nothing else of it is read: a
 * quotation may end inside the token.
 */
export async function parseYaml(
  text: string,
  origin: Origin,
  secrets: Secrets,
): Promise<YamlValue | { problems: Problem[] }> {
  const published = (value: unknown) => publishedSecrets({ [origin.input]: value }, secrets, origin.file)
  const inText = published(text)
  if (inText.length > 0) return { problems: inText }
  const yaml = await import('yaml')
  const lines = new yaml.LineCounter()
  const [document, second] = yaml.parseAllDocuments(text, {
    version: '1.2',
    lineCounter: lines,
    stringKeys: true,
    // The library compares every key with every other; walk() does it in one go.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  if (!document) return { value: null, positionOf: () => undefined, problems: [] }
  const reason = origin.file === undefined ? 'invalid-input' : 'unreadable-file'
  const [error] = document.errors
  if (error) {
    const position = at(error.pos[0])
    const wrong = misaligned(text, position.line)
    if (wrong) {
      const message = `has wrong indentation: \`${wrong.key}\` must align with \`${wrong.above}\``
      return { problems: [problem(origin, message, { position: wrong.position, reason })] }
    }
    const hint = hints[error.code] ?? 'check the indentation, and put text that contains `: ` or `#` in quotes'
    const isTooDeep = error.code === 'RESOURCE_EXHAUSTION'
    const message = isTooDeep ? tooDeep : `is neither YAML nor JSON (${firstLine(error.message)}); ${hint}`
    return { problems: [problem(origin, message, { position, reason })] }
  }
  const problems: Problem[] = []
  const refuse: Refuse = (message, offset, path, isInvalidYaml = false) =>
    problems.push(problem(origin, message, { path, position: at(offset), ...(isInvalidYaml && { reason }) }))
  const quotable: string[] = []
  /** Without a value to search, what the problems quote of it is searched: it is not always in the text as it is. */
  const withoutValue = (...found: Problem[]) => {
    const inQuoted = published(quotable)
    return { problems: inQuoted.length > 0 ? inQuoted : [...problems, ...found] }
  }
  if (second) refuse('contains more than one YAML document; give only one', second.range[0], [])
  try {
    check(yaml, document, refuse, quotable)
    const [warning] = document.warnings
    if (warning && problems.length === 0)
      refuse(`is not plain YAML (${firstLine(warning.message)})`, warning.pos[0], [])
    if (problems.some(each => each.reason === 'unreadable-file')) return withoutValue()
    const value: unknown = document.toJS({ maxAliasCount: 100 })
    JSON.stringify(value)
    const inValue = published([value, quotable])
    if (inValue.length > 0) return { problems: inValue }
    return { value, positionOf: positionsIn(yaml, document, at), problems }
  } catch (error) {
    if (error instanceof RangeError) return withoutValue(problem(origin, tooDeep))
    // Unknown names, endless expansion, and a list that contains itself.
    const why = firstLine(String((error as Error).message))
    return withoutValue(problem(origin, `has an alias that cannot be resolved: ${why}`))
  }
}

const tooDeep = 'is nested too deeply; use fewer levels'

type Yaml = typeof import('yaml')
type Refuse = (message: string, offset: number, path: readonly PropertyKey[], isInvalidYaml?: boolean) => void

/** Refuses what JSON cannot represent or would change. Collects every key and tag, as they may be quoted. */
function check(yaml: Yaml, document: Document, refuse: Refuse, quotable: string[]): void {
  const path: PropertyKey[] = []
  const inside = (key: PropertyKey, node: unknown) => {
    path.push(key)
    walk(node)
    path.pop()
  }
  function walk(node: unknown): void {
    if (!yaml.isNode(node) || yaml.isAlias(node)) return
    const offset = node.range?.[0] ?? 0
    if (node.tag && !plainTags.test(node.tag)) {
      quotable.push(node.tag)
      refuse(`has the tag ${clip(node.tag)}, which is not supported; remove it`, offset, [...path])
    } else if (yaml.isScalar(node) && typeof node.value === 'number') {
      const message = unusableNumber(node.value)
      if (message) refuse(`is ${clip(node.source ?? String(node.value))}, ${message}`, offset, [...path])
    } else if (yaml.isSeq(node)) {
      for (const [index, item] of node.items.entries()) inside(index, item)
    } else if (yaml.isMap(node)) {
      const seen = new Set<string>()
      for (const { key, value } of node.items) {
        const name = keyText(key)
        quotable.push(name)
        if (seen.has(name))
          refuse('is given twice; give each key once', (key as Node).range?.[0] ?? offset, [...path, name], true)
        seen.add(name)
        inside(name, value)
      }
    }
  }
  walk(document.contents)
}

/** Finds the place of a value, or of what it is missing in, and looks through each mapping only once, however many are asked for. */
function positionsIn(yaml: Yaml, document: Document, at: (offset: number) => Position): PositionOf {
  const known = new Map<YAMLMap, Map<string, unknown>>()
  const keysOf = (map: YAMLMap) => {
    const keys = known.get(map) ?? new Map(map.items.map(({ key, value }) => [keyText(key), value]))
    known.set(map, keys)
    return keys
  }
  return path => {
    let node: unknown = document.contents
    let offset = document.contents?.range?.[0]
    for (const key of path) {
      if (yaml.isAlias(node)) node = node.resolve(document)
      if (yaml.isMap(node)) node = keysOf(node).get(String(key))
      else if (yaml.isSeq(node)) node = node.items[Number(key)]
      else break
      if (yaml.isNode(node) && node.range) offset = node.range[0]
    }
    return offset === undefined ? undefined : at(offset)
  }
}

const keyText = (key: unknown): string => String((key as { value?: unknown } | null)?.value ?? key)

const hints: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'check the indentation, and that every bracket is closed',
  BAD_SCALAR_START: 'put text that begins like this in quotes',
  MISSING_CHAR: 'close every quotation mark and bracket',
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
}

const plainTags = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/

function unusableNumber(value: number): string | undefined {
  if (!Number.isFinite(value)) return 'which JSON cannot represent'
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return 'which is outside the range in which JSON keeps whole numbers exactly (±(2^53-1)); put it in quotes if it is text'
  return undefined
}

const firstLine = (text: string) => clip(text.split('\n', 1)[0] ?? '')
