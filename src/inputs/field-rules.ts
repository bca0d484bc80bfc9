import { type FieldName, fieldTable, type TextKind } from './notification-fields.ts'
import { imageUrl, pageUrl } from './url-rules.ts'
import { duration, nonBlank, type Parsed, type Rule } from './value-rules.ts'

export type TextRules = Record<TextKind, Rule<string>>

/**
 * The rules for text without placeholders. They are the same for every `target`, so the action may refuse a value that
 * the service would accept for the chosen target.
 */
export const textRules: TextRules = {
  text: nonBlank,
  image: imageUrl,
  page: pageUrl,
}

/**
 * Trims and parses text from an input, release, or event according to the rule for its field. Returns durations in
 * seconds. For text that may contain placeholders, pass `givenTextRules`.
 */
export function parseField(
  field: Exclude<FieldName, 'actions'>,
  text: string,
  rules: TextRules,
): Parsed<string | number> {
  const { kind } = fieldTable[field]
  return kind === 'duration' ? duration(text.trim()) : rules[kind](text.trim())
}
