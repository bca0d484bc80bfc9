import type { ErrorCode } from 'yaml'
import { type Origin, type Place, type Problem, problem } from '../inputs/problems.ts'
import { publishedSecrets, type Secrets } from '../inputs/secrets.ts'

/** What a YAML or JSON text holds and where, or why it cannot be used. */
export type YamlResult =
  | { value: unknown; placeOf: (path: readonly PropertyKey[]) => Place | undefined }
  | { problems: Problem[] }

/**
 * YAML 1.2 core (JSON is a part of it) as plain JSON values. Refused, since it would be a surprise in a notification:
 * duplicate keys, tags, several documents, keys that are not text, numbers that JSON lacks or that would change.
 * Anchors work within bounds. The parser is loaded on the first use. A token is
 * refused before anything is quoted. A file that is neither YAML nor JSON is unreadable.
 */
export async function parseYaml(text: string, origin: Origin, secrets: Secrets): Promise<YamlResult> {
  const published = (value: unknown) => publishedSecrets({ [origin.input]: value }, secrets, origin.file)
  const inText = published(text)
  if (inText.length > 0) return { problems: inText }
  const { isAlias, isNode, isScalar, LineCounter, parseAllDocuments, visit } = await import('yaml')
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, {
    version: '1.2',
    schema: 'core',
    lineCounter: lines,
    intAsBigInt: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'silent',
  })
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const [document, second] = Array.isArray(documents) ? documents : []
  if (!document) return { value: null, placeOf: () => undefined }
  const error = document.errors[0]
  if (error) {
    const hint = hints[error.code] ?? 'put texts with `: ` or `#` in quotes'
    const reason = origin.file === undefined ? 'invalid-input' : 'unreadable-file'
    const message = `is neither YAML nor JSON (${firstLine(error.message)}); ${hint}`
    return { problems: [problem(origin, message, { place: at(error.pos[0]), reason })] }
  }
  const refused = (message: string, place?: Place) => ({ problems: [problem(origin, message, { place })] })
  if (second) return refused('holds more than one YAML document; give one', at(second.range[0]))

  const placeOf = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true)
    return isNode(node) && node.range ? at(node.range[0]) : undefined
  }

  let found: { problems: Problem[] } | undefined
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) return undefined
      const place = at(node.range?.[0] ?? 0)
      if (node.tag && !plainTags.test(node.tag))
        found = refused(`has the tag ${node.tag}, which is not supported; remove it`, place)
      else if (isScalar(node) && (typeof node.value === 'number' || typeof node.value === 'bigint')) {
        const value = Number(node.value)
        const message = unusableNumber(value)
        if (message) found = refused(`has the number ${node.source}, ${message}`, place)
        else node.value = value
      }
      return found && visit.BREAK
    },
  })
  if (found) return found
  const warning = document.warnings[0]
  if (warning) return refused(firstLine(warning.message), at(warning.pos[0]))
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 })
    JSON.stringify(value)
    const inValue = published(value)
    return inValue.length > 0 ? { problems: inValue } : { value, placeOf }
  } catch (error) {
    // Unknown names, endless expansion, and a list that holds itself.
    return refused(`has an alias that cannot be followed: ${firstLine(String((error as Error).message))}`)
  }
}

const hints: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'check how far lines are indented, and that every bracket is closed',
  BAD_SCALAR_START: 'put a text that begins so in quotes',
  DUPLICATE_KEY: 'give each key once',
  MISSING_CHAR: 'close every quotation mark and bracket that is opened',
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
}

const plainTags = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/

function unusableNumber(value: number): string | undefined {
  if (!Number.isFinite(value)) return 'which JSON cannot hold'
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return 'which is beyond 2^53-1 and would change; quote it if it is a text'
  return undefined
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''
