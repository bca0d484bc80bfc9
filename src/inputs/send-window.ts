import { clockOf, type LocalTime } from '../clock.ts'
import { quoting } from './problems.ts'
import type { Parsed } from './value-rules.ts'

/**
 * The times of day at which the input `send-between` allows a send, in minutes since midnight; `to` is not one of them.
 */
export interface SendWindow {
  from: number
  to: number
  /** As the input gives it: `09:00-20:00`. */
  text: string
}

const windowPattern = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/** Two times of day in 24 hours, `09:00-20:00`; the end may be `24:00`. */
export function sendWindow(text: string): Parsed<SendWindow> {
  const right = 'use two times of day, such as 09:00-20:00'
  if (!windowPattern.test(text)) return quoting(text, `is not a range of times; ${right}`)
  const [start, end] = text.split('-') as [string, string]
  const from = minutesOf(start)
  const to = minutesOf(end)
  if (from === to) return quoting(text, `begins and ends at the same time; ${right}`)
  return { value: { from, to, text } }
}

/** Minutes since midnight. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** A moment outside of the window, and when the window opens after it. */
export interface OutsideWindow {
  /** `09:00-20:00`. */
  window: string
  timeZone: string
  now: LocalTime
  opensAt: Date
  /** The same moment by the clock of the zone. */
  opens: LocalTime
}

const minuteMs = 60_000
const minutesPerDay = 1_440

/**
 * Whether a moment is outside of the window, by the clock of the zone (docs/announce-releases.md, "At which time");
 * undefined if it is inside. An hour that occurs twice is inside both times. The window opens at its first minute that
 * there is: summer time leaves out some.
 */
export function outsideWindow(window: SendWindow, timeZone: string, at: Date): OutsideWindow | undefined {
  const clock = clockOf(timeZone)
  const now = clock(at)
  if (isInside(window, now)) return undefined
  const next = (Math.floor(at.getTime() / minuteMs) + 1) * minuteMs
  // The minutes of two days at most, since a window that summer time leaves out on one day opens on the next.
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
