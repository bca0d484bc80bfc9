/** The periods of `once-per`. */
export type Period = 'day' | 'week' | 'month'

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
