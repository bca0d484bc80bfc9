import { type FieldName, fieldTable } from '../inputs/notification-fields.ts'
import { imageUrl, pageUrl } from '../inputs/url-rules.ts'
import { duration, nonBlank, type Parsed, type Rule } from '../inputs/value-rules.ts'
import type { TextKind } from './notification.ts'

export type TextRules = Record<TextKind, Rule<string>>

/**
 * The rules for texts without placeholders. Broadcasts and audiences share them: if the service rejects a value for
 * one, the action refuses it for both.
 */
export const textRules: TextRules = {
  text: nonBlank,
  image: imageUrl,
  page: pageUrl,
}

/**
 * Trims and parses a text from an input, release or event by the rule of its field. Returns a duration in seconds.
 * Texts from inputs may contain placeholders, so callers pass other `rules` for them (placeholders.ts).
 */
export function parseField(
  field: Exclude<FieldName, 'actions'>,
  text: string,
  rules: TextRules,
): Parsed<string | number> {
  const { kind } = fieldTable[field]
  return kind === 'duration' ? duration(text.trim()) : rules[kind](text.trim())
}
