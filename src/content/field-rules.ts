import { type FieldName, fieldTable } from '../inputs/notification-fields.ts'
import { imageUrl, pageUrl } from '../inputs/url-rules.ts'
import { duration, nonBlank, type Parsed, type Rule } from '../inputs/value-rules.ts'
import type { TextKind } from './notification.ts'

/** The rule of each kind of text. */
export type TextRules = Record<TextKind, Rule<string>>

/**
 * The rules of texts as they are sent. They apply both to a broadcast and to an audience: what the service calls invalid
 * for one is not sent to either.
 */
export const textRules: TextRules = {
  text: nonBlank,
  image: imageUrl,
  page: pageUrl,
}

/**
 * The value of a text of an input, release or event, if it obeys the rule of the field; a duration may have a unit. The
 * rules for a text that somebody gave differ: it may contain placeholders (placeholders.ts).
 */
export function parseField(
  field: Exclude<FieldName, 'actions'>,
  text: string,
  rules: TextRules,
): Parsed<string | number> {
  const { kind } = fieldTable[field]
  return kind === 'duration' ? duration(text.trim()) : rules[kind](text.trim())
}
