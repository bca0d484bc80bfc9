import { dayMs } from '../units.ts'
import { quoting } from './problems.ts'
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
 * Returns a function that gives the local time in a zone, adjusted for daylight saving time. Throws a RangeError if the
 * runtime does not know the zone.
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
 * The window of `send-between`, in minutes since midnight. `to` is exclusive. If `to` is less than `from`, the window
 * includes midnight.
 */
export interface SendWindow {
  from: number
  to: number
  /** The `send-between` input, such as `09:00-20:00`. */
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

/** Converts a time such as `09:30` to minutes since midnight. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** A time outside the window, and the next time when the window opens. */
export interface OutsideWindow {
  /** The `send-between` input, such as `09:00-20:00`. */
  window: string
  timeZone: string
  now: LocalTime
  opensAt: Date
  /** `opensAt` in the time zone. */
  opens: LocalTime
}

const minuteMs = 60_000
const minutesPerDay = 1_440

/**
 * Returns undefined if `at` is inside the window. Otherwise returns the next time when the window opens
 * (docs/announce-releases.md, "Which releases"). If the clock goes back, a repeated hour inside the window counts both
 * times. If the clock skips the start of the window, the window opens at its first minute that exists.
 */
export function outsideWindow(window: SendWindow, timeZone: string, at: Date): OutsideWindow | undefined {
  const clock = clockOf(timeZone)
  const now = clock(at)
  if (isInside(window, now)) return undefined
  const next = (Math.floor(at.getTime() / minuteMs) + 1) * minuteMs
  // Search more than two days, because daylight saving time may skip the whole window on one day.
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

/** The values of the `once-per` input. */
export type PeriodUnit = 'day' | 'week' | 'month'

/**
 * Returns the period that contains `start` in a time zone: `2026-11-21`, `2026-W47` (ISO 8601), or `2026-11`
 * (docs/announce-releases.md, "At most once a week").
 */
export function periodOf(unit: PeriodUnit, start: Date, timeZone = 'UTC'): string {
  const { year, month, day } = clockOf(timeZone)(start)
  // Use UTC for the local date, so that daylight saving time does not affect the arithmetic.
  const date = new Date(Date.UTC(year, month - 1, day))
  if (unit === 'week') return weekOf(date)
  const isoDate = date.toISOString().slice(0, 10)
  return unit === 'day' ? isoDate : isoDate.slice(0, 7)
}

/** Returns the ISO 8601 week. It starts on Monday and belongs to the year of its Thursday. */
function weekOf(day: Date): string {
  const daysSinceMonday = (day.getUTCDay() + 6) % 7
  const thursday = new Date(day.getTime() + (3 - daysSinceMonday) * dayMs)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}
