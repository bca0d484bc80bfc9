import type { Notification } from '../content/fields.ts'
import type { ChosenTarget } from './target.ts'

/** The JSON body of a send; optional fields that are absent are left out of it. */
export function bodyOf(notification: Notification, chosen: ChosenTarget, extraFields: Record<string, unknown>): string {
  const target = chosen.type === 'all' ? { type: 'all' } : { type: 'audience', value: chosen.audience.id }
  return JSON.stringify({ ...notification, target, ...extraFields })
}
