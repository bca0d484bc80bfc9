import { clockOf } from '../clock.ts'
import { dayMs } from '../units.ts'

/** The values of `once-per`. */
export type PeriodUnit = 'day' | 'week' | 'month'

/**
 * The period that a run belongs to, by the clock of a time zone as the run starts: `2026-11-21`, `2026-W47` (ISO 8601),
 * `2026-11` (docs/announce-releases.md, "At most once a week").
 */
export function periodOf(unit: PeriodUnit, start: Date, timeZone = 'UTC'): string {
  const { year, month, day } = clockOf(timeZone)(start)
  // The local date as a date of UTC, so that summer time does not disturb the arithmetic.
  const date = new Date(Date.UTC(year, month - 1, day))
  if (unit === 'week') return weekOf(date)
  const isoDate = date.toISOString().slice(0, 10)
  return unit === 'day' ? isoDate : isoDate.slice(0, 7)
}

/** The week of ISO 8601 begins on Monday, and belongs to the year of its Thursday. */
function weekOf(day: Date): string {
  const daysSinceMonday = (day.getUTCDay() + 6) % 7
  const thursday = new Date(day.getTime() + (3 - daysSinceMonday) * dayMs)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}
