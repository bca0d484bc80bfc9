import { type Fields, fieldTable, inputOf, type TextField, textFields } from '../inputs/notification-fields.ts'
import { type Problem, type ProblemCollector, type ProblemText, problem, problemWords } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { anyText, type Parsed, type Rule } from '../inputs/value-rules.ts'
import { quote } from '../text.ts'
import { type PlaceholderValues, tokenInDerived } from './derived-content.ts'
import { textRules } from './field-rules.ts'
import type { PlaceholderName } from './placeholder-names.ts'
import { fillPlaceholders, findPlaceholders, type TextUse } from './placeholder-syntax.ts'
import type { GivenContent } from './precedence.ts'

/** Where a text was given. */
type Where = Pick<Problem, 'input' | 'file' | 'path' | 'position'>

/** One text, what it is used for, the rule that it obeys, and where it was given. */
interface Template {
  text: string
  use: TextUse
  rule: Rule<string>
  where: Where
}

/** The placeholders that texts use. */
export interface UsedPlaceholders {
  names: ReadonlySet<PlaceholderName>
  /** Where each text uses its first one. */
  uses: readonly { name: PlaceholderName; where: Where }[]
}

/**
 * The placeholders of all texts that may contain them (docs/announce-releases.md, "Your own words"); a problem for each
 * that is written wrongly. A field of the file that an input overrides is not looked at.
 */
export function usedPlaceholders(given: GivenContent, problems: ProblemCollector): UsedPlaceholders {
  const names = new Set<PlaceholderName>()
  const uses: { name: PlaceholderName; where: Where }[] = []
  mapTexts(given, ({ text, use, where }) => {
    const found = findPlaceholders(text, use)
    for (const { text: written, meant } of found.mistakes) {
      const wrong = `contains ${quote(written)}, which is not a placeholder`
      const message = meant ? wrong : `${wrong}; ${sameForAll}`
      problems.add([problemAt(where, { message, meant: meant && `{${meant}}` })])
    }
    for (const name of found.names) names.add(name)
    const [name] = found.names
    if (name !== undefined) uses.push({ name, where })
    return text
  })
  return { names, uses }
}

/** A problem for each text with a placeholder, if there is no release; subscribers would see it. */
export const placeholdersWithoutRelease = ({ uses }: UsedPlaceholders, hint: string): Problem[] =>
  uses.map(({ name, where }) => problem(where, `contains \`{${name}}\`, but there is no release; ${hint}`, where))

const sameForAll =
  'all releases would have the same key, and only the first would be sent. Use `{tag}`, or remove the braces'

/**
 * The texts of a run that have placeholders have at most so many characters together once they are filled, since one
 * value may be inserted many times. In a preview, the limit is that of each file.
 */
const maxFilled = 524_288

/**
 * The same texts with their placeholders replaced, each obeying its rule and free of tokens. A text with a problem stays
 * as it is. `filledWith` begins what is said of a text that breaks its rule.
 */
export function replacePlaceholders(
  given: GivenContent,
  values: PlaceholderValues,
  problems: ProblemCollector,
  secrets: Secrets,
  filledWith = 'with its placeholders replaced',
): GivenContent {
  const filler = new Filler(values, secrets)
  return mapTexts(given, ({ text, use, rule, where }) => {
    const { names } = findPlaceholders(text)
    if (names.size === 0) return text
    const filled = filler.fill(text, names, use)
    if ('message' in filled) {
      problems.add([problemAt(where, filled)])
      return text
    }
    const parsed = rule(filled.value)
    if ('value' in parsed) return parsed.value
    problems.add([problemAt(where, { message: `${filledWith}: ${problemWords(parsed)}` })])
    return text
  })
}

/** Fills the texts of a run with the values of placeholders. */
class Filler {
  readonly #values: PlaceholderValues
  readonly #secrets: Secrets
  /** How many characters the texts that follow may have together. */
  #room = maxFilled
  /** The token in each value that was searched, if there is one: many texts may use a value. */
  readonly #tokens = new Map<PlaceholderName, string | undefined>()

  constructor(values: PlaceholderValues, secrets: Secrets) {
    this.#values = values
    this.#secrets = secrets
  }

  /** A text with these placeholders filled, whatever its rule says of it. */
  fill(text: string, names: ReadonlySet<PlaceholderName>, use: TextUse): Parsed<string> {
    const values: Partial<Record<PlaceholderName, string>> = {}
    for (const name of names) {
      const value = this.#values[name]
      const token = this.#tokenIn(name)
      if (token) return { message: tokenMessage(token) }
      if ('missing' in value) return { message: `contains \`{${name}}\`, which has no value: ${value.missing}` }
      values[name] = value.value
    }
    // Without room, no value is encoded only to find that out.
    const options = { isUrl: use === 'url', maxLength: this.#room }
    const filled = this.#room > 0 ? fillPlaceholders(text, values, options)?.trim() : undefined
    this.#room -= filled?.length ?? this.#room
    if (filled === undefined) return { message: 'is too long with its placeholders replaced; use fewer' }
    const token = this.#secrets.find(filled)
    return token ? { message: tokenMessage(token) } : { value: filled }
  }

  #tokenIn(name: PlaceholderName): string | undefined {
    if (!this.#tokens.has(name)) this.#tokens.set(name, tokenInDerived(this.#values[name], this.#secrets))
    return this.#tokens.get(name)
  }
}

const sample = (value: string) => ({ value, madeFrom: [] })

/** What a release might bring. */
const sampleValues: PlaceholderValues = {
  tag: sample('v1.2.3'),
  version: sample('1.2.3'),
  name: sample('Version 1.2.3'),
  repository: sample('site'),
  message: sample('Offline maps are here.'),
  url: sample('https://github.com/octo/site/releases/tag/v1.2.3'),
}

/**
 * What is wrong with placeholders, as far as that can be known without a release: those that are written wrongly, and
 * texts that do not obey their rules with the values of one example.
 */
export function checkPlaceholders(given: GivenContent, problems: ProblemCollector, secrets: Secrets): void {
  usedPlaceholders(given, problems)
  replacePlaceholders(given, sampleValues, problems, secrets, 'with the values of an example release')
}

const tokenMessage = (token: string) =>
  `would contain ${token}, which may already be public; replace the token, and remove it from the release`

/** A problem with a text, where it is within its input or file. */
function problemAt(where: Where, text: ProblemText): Problem {
  return problem(where, text, where)
}

/** The same texts, each replaced by what `replace` makes of it. */
function mapTexts(given: GivenContent, replace: (template: Template) => string): GivenContent {
  const { inputs, file, fileName, extraFields, onceKey } = given
  const inInputs: WhereOf = ([field = '', ...path]) => ({ input: inputOf(field as TextField), path })
  const inFile: WhereOf = path => ({ input: 'payload-file', file: fileName, path, position: file.positionOf?.(path) })
  const inExtraFields = (path: PropertyKey[]) => ({ input: 'extra-fields', path })
  return {
    inputs: { ...inputs, fields: mapFields(inputs.fields, new Set(), inInputs, replace) },
    file: { ...file, fields: mapFields(file.fields, inputs.names, inFile, replace) },
    fileName,
    extraFields: mapJson(extraFields, (text, name) =>
      replace({ text, use: 'text', rule: anyText, where: inExtraFields([name]) }),
    ),
    onceKey: onceKey && replace({ text: onceKey, use: 'key', rule: anyText, where: { input: 'once-key' } }),
  }
}

type WhereOf = (path: readonly PropertyKey[]) => Where

/** All fields, with the texts replaced; those that are skipped stay as they are. */
function mapFields(
  fields: Fields,
  skipped: ReadonlySet<string>,
  whereOf: WhereOf,
  replace: (template: Template) => string,
): Fields {
  const mapped = { ...fields }
  for (const name of textFields) {
    const text = fields[name]
    if (text === undefined || skipped.has(name)) continue
    const { kind } = fieldTable[name]
    const use = kind === 'text' ? 'text' : 'url'
    mapped[name] = replace({ text, use, rule: textRules[kind], where: whereOf([name]) })
  }
  if (fields.actions === undefined || skipped.has('actions')) return mapped
  mapped.actions = fields.actions.map(({ text, url }, index) => ({
    text: replace({ text, use: 'text', rule: textRules.text, where: whereOf(['actions', index, 'text']) }),
    url: replace({ text: url, use: 'url', rule: textRules.page, where: whereOf(['actions', index, 'url']) }),
  }))
  return mapped
}

/**
 * A copy of a JSON object with its texts replaced, however deep: a list that grows, since recursion would end at some
 * depth.
 */
function mapJson(
  object: Record<string, unknown>,
  replace: (text: string, field: string) => string,
): Record<string, unknown> {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(object))
  const holders = Object.entries(copy).map(([field, value]) => ({ field, holder: copy, key: field, value }))
  for (const { field, holder, key, value } of holders) {
    if (typeof value === 'string') holder[key] = replace(value, field)
    if (typeof value !== 'object' || value === null) continue
    const inner = value as Record<string, unknown>
    for (const [name, each] of Object.entries(inner)) holders.push({ field, holder: inner, key: name, value: each })
  }
  return copy
}
