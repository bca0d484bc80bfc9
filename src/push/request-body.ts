import type { Notification } from '../content/notification-fields.ts'
import type { Target } from './audience.ts'

/** The JSON body of a send; optional fields that are absent are left out of it. */
export function bodyOf(notification: Notification, chosen: Target, extraFields: Record<string, unknown>): string {
  const target = chosen.type === 'all' ? { type: 'all' } : { type: 'audience', value: chosen.audience.id }
  return JSON.stringify({ ...notification, target, ...extraFields })
}
