import { type FieldName, fieldTable } from '../inputs/notification-fields.ts'
import { imageUrl, pageUrl } from '../inputs/url-rules.ts'
import { duration, nonBlank, type Parsed, type Rule } from '../inputs/value-rules.ts'
import type { TextKind } from './notification.ts'

/** The rule of each kind of text. */
export type TextRules = Record<TextKind, Rule<string>>

/**
 * The rules for the texts that are sent. A broadcast and an audience have the same rules: if the service rejects a
 * value for one of them, the action sends the value to neither.
 */
export const textRules: TextRules = {
  text: nonBlank,
  image: imageUrl,
  page: pageUrl,
}

/**
 * Parses the text of an input, release or event by the rule of its field. A duration may have a unit. Texts from inputs
 * may contain placeholders, so they have other `rules` (placeholders.ts).
 */
export function parseField(
  field: Exclude<FieldName, 'actions'>,
  text: string,
  rules: TextRules,
): Parsed<string | number> {
  const { kind } = fieldTable[field]
  return kind === 'duration' ? duration(text.trim()) : rules[kind](text.trim())
}
