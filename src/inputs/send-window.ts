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
