import { createHash } from 'node:crypto'

/** The periods of `once-per`. */
export type Period = 'day' | 'week' | 'month'

const maxSlug = 60
const dayMs = 86_400_000

/** The period that a run belongs to, by the clock in UTC: `2026-11-21`, `2026-W47` (ISO 8601), `2026-11` (contract section 7.7). */
export function periodOf(period: Period, start: Date): string {
  const day = start.toISOString().slice(0, 10)
  if (period === 'week') return weekOf(start)
  return period === 'day' ? day : day.slice(0, 7)
}

/** The week of ISO 8601 begins on Monday, and belongs to the year of its Thursday. */
function weekOf(start: Date): string {
  const weekday = (start.getUTCDay() + 6) % 7
  const thursday = new Date(start.getTime() + (3 - weekday) * dayMs)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/**
 * The git ref for a key, and for its period if it has one: `refs/web-push/<slug>-<hash>`. The hash (12 hex
 * digits of the SHA-256 of both in UTF-8) makes it unique, the slug tells a person what it is; that of a long key is cut
 * before its period.
 */
export function claimRef(key: string, period?: string): string {
  const hash = createHash('sha256').update(wholeKey(key, period), 'utf8').digest('hex').slice(0, 12)
  const suffix = period === undefined ? '' : `-${period.toLowerCase()}`
  const words = key.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const slug = words.slice(0, maxSlug - suffix.length).replace(/^-|-$/g, '')
  return `refs/web-push/${slug || 'key'}${suffix}-${hash}`
}

/** The key as it is reported and recorded. */
export const wholeKey = (key: string, period?: string): string => (period === undefined ? key : `${key} ${period}`)
