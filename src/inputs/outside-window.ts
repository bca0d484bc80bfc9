import { clockOf, type LocalTime } from '../clock.ts'
import type { SendWindow } from './send-window.ts'

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
