import { quoting } from '../base/problems.ts'
import { dayMs } from '../base/units.ts'
import type { Parsed } from './value-rules.ts'

export interface LocalTime {
  year: number
  /** From 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
}

/**
 * Returns a function that converts a date to local time in a time zone and accounts for daylight saving time. Throws a
 * RangeError if the runtime does not know the time zone.
 */
export function clockOf(timeZone: string): (at: Date) => LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return at => {
    const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)])
    const { year, month, day, hour, minute } = Object.fromEntries(parts)
    return { year, month, day, hour, minute }
  }
}

/**
 * The window that `send-between` sets, in minutes since midnight. `to` is exclusive. If `to` is less than `from`, the
 * window spans midnight.
 */
export interface SendWindow {
  from: number
  to: number
  text: string
}

const windowPattern = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/**
 * Parses two 24-hour times, such as `09:00-20:00`. The end may be `24:00`, or earlier than the start (`22:00-06:00`).
 */
export function sendWindow(text: string): Parsed<SendWindow> {
  const right = 'use two times of day, such as 09:00-20:00'
  if (!windowPattern.test(text)) return quoting(text, `is not a range of times; ${right}`)
  const [start, end] = text.split('-') as [string, string]
  const from = minutesOf(start)
  const to = minutesOf(end)
  if (from === to) return quoting(text, `begins and ends at the same time; ${right}`)
  return { value: { from, to, text } }
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** The current time, which is outside the window, and the next time the window opens. */
export interface OutsideWindow {
  /** The value of the `send-between` input, such as `09:00-20:00`. */
  window: string
  timeZone: string
  now: LocalTime
  opensAt: Date
  /** The local time in `timeZone` at `opensAt`. */
  opens: LocalTime
}

const minuteMs = 60_000
const minutesPerDay = 1_440

/**
 * Returns undefined if `at` is inside the window. Otherwise, returns when the window next opens (see
 * docs/announce-releases.md, "Which releases"). When clocks go back, a repeated hour inside the window counts both
 * times. When clocks go forward past the start of the window, the window opens right after the change.
 */
export function outsideWindow(window: SendWindow, timeZone: string, at: Date): OutsideWindow | undefined {
  const clock = clockOf(timeZone)
  const now = clock(at)
  if (isInside(window, now)) return undefined
  const next = (Math.floor(at.getTime() / minuteMs) + 1) * minuteMs
  // Search more than two days ahead, because a clock change may skip the whole window on one day.
  for (let minute = 0; minute <= 2 * minutesPerDay + 180; minute++) {
    const opensAt = new Date(next + minute * minuteMs)
    const opens = clock(opensAt)
    if (isInside(window, opens)) return { window: window.text, timeZone, now, opensAt, opens }
  }
  throw new Error('the window of send-between never opens')
}

function isInside({ from, to }: SendWindow, { hour, minute }: LocalTime): boolean {
  const time = hour * 60 + minute
  return from < to ? from <= time && time < to : from <= time || time < to
}

export type PeriodUnit = 'day' | 'week' | 'month'

/**
 * Returns the day, week, or month that contains `start` in the time zone, such as `2026-11-21`, `2026-W47` (ISO 8601),
 * or `2026-11` (see docs/announce-releases.md, "At most once a week").
 */
export function periodOf(unit: PeriodUnit, start: Date, timeZone = 'UTC'): string {
  const { year, month, day } = clockOf(timeZone)(start)
  // Represent the local date in UTC so that daylight saving time does not affect the arithmetic.
  const date = new Date(Date.UTC(year, month - 1, day))
  if (unit === 'week') return weekOf(date)
  const isoDate = date.toISOString().slice(0, 10)
  return unit === 'day' ? isoDate : isoDate.slice(0, 7)
}

/** An ISO 8601 week starts on Monday and belongs to the year that contains its Thursday. */
function weekOf(day: Date): string {
  const daysSinceMonday = (day.getUTCDay() + 6) % 7
  const thursday = new Date(day.getTime() + (3 - daysSinceMonday) * dayMs)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}
