import type { TextKind } from './notification-fields.ts'
import { imageUrl, pageUrl } from './url-rules.ts'
import { nonBlank, type Rule } from './value-rules.ts'

/**
 * The rules for the texts of a notification. They are the same for every `target`, so the action may refuse a value that
 * the service would accept for the chosen target.
 */
export const textRules: Record<TextKind, Rule<string>> = {
  text: nonBlank,
  image: imageUrl,
  page: pageUrl,
}
