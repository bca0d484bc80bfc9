import type { ErrorCode } from 'yaml'

export interface Place {
  /** From 1. */
  line: number
  /** From 1. */
  column: number
}

/** Why a text is not used: it is no YAML at all, or it is YAML and holds something that is refused. */
export interface YamlFlaw {
  isYaml: boolean
  wrong: string
  /** What to do about it, where it is no YAML. */
  hint?: string
  place?: Place
}

/** What a YAML or JSON text holds and where, or where and why it cannot be read. */
export type YamlResult = { value: unknown; placeOf: (path: readonly PropertyKey[]) => Place | undefined } | YamlFlaw

/**
 * YAML 1.2 core (JSON is a part of it) as plain JSON values. Refused, since it would be a surprise in a notification:
 * duplicate keys, tags, several documents, keys that are not text, numbers that JSON lacks or that would change.
 * Anchors work within bounds. The parser is loaded on the first use.
 */
export async function parseYaml(text: string): Promise<YamlResult> {
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
    return { isYaml: false, wrong: firstLine(error.message), hint, place: at(error.pos[0]) }
  }
  if (second) return { isYaml: true, wrong: 'holds more than one YAML document', place: at(second.range[0]) }

  const placeOf = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true)
    return isNode(node) && node.range ? at(node.range[0]) : undefined
  }

  let flaw: YamlFlaw | undefined
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) return undefined
      const place = at(node.range?.[0] ?? 0)
      if (node.tag && !plainTags.test(node.tag))
        flaw = { isYaml: true, wrong: `has the tag ${node.tag}, which is not used here`, place }
      else if (isScalar(node) && (typeof node.value === 'number' || typeof node.value === 'bigint')) {
        const value = Number(node.value)
        const wrong = numberFlaw(value)
        if (wrong) flaw = { isYaml: true, wrong: `has the number ${node.source}, ${wrong}`, place }
        else node.value = value
      }
      return flaw && visit.BREAK
    },
  })
  if (flaw) return flaw
  const warning = document.warnings[0]
  if (warning) return { isYaml: true, wrong: firstLine(warning.message), place: at(warning.pos[0]) }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 })
    JSON.stringify(value)
    return { value, placeOf }
  } catch (error) {
    // Unknown names, endless expansion, and a list that holds itself.
    return {
      isYaml: true,
      wrong: `has an alias that cannot be followed: ${firstLine(String((error as Error).message))}`,
    }
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

function numberFlaw(value: number): string | undefined {
  if (!Number.isFinite(value)) return 'which JSON cannot hold'
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return 'which is beyond 2^53-1 and would change; quote it if it is a text'
  return undefined
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

/** `, line 3, column 5`, or nothing where the place is not known. */
export const placeText = (place: Place | undefined): string =>
  place ? `, line ${place.line}, column ${place.column}` : ''

/** A flaw as words that follow the name of the input. */
export const flawText = ({ isYaml, wrong, hint, place }: YamlFlaw): string =>
  isYaml ? `${wrong}${placeText(place)}` : `is neither YAML nor JSON (${wrong}${placeText(place)}); ${hint}`
