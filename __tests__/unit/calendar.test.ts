import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { clockOf, outsideWindow, periodOf, type SendWindow } from '../../src/inputs/calendar.ts'

function windowOf(text: string): SendWindow {
  const [from = 0, to = 0] = text.split('-').map(time => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute
  })
  return { from, to, text }
}
const outside = (window: string, zone: string, at: string) => outsideWindow(windowOf(window), zone, new Date(at))

test.each([
  { at: '2026-11-21T08:59:59Z', isInside: false },
  { at: '2026-11-21T09:00:00Z', isInside: true },
  { at: '2026-11-21T19:59:59.999Z', isInside: true },
  { at: '2026-11-21T20:00:00Z', isInside: false },
])('the window 09:00-20:00 contains $at: $isInside', ({ at, isInside }) => {
  expect(outside('09:00-20:00', 'UTC', at) === undefined).toBe(isInside)
})

test.each([
  { window: '20:00-02:00', at: '2026-11-21T20:00Z', isInside: true },
  { window: '20:00-02:00', at: '2026-11-21T23:59Z', isInside: true },
  { window: '20:00-02:00', at: '2026-11-21T00:00Z', isInside: true },
  { window: '20:00-02:00', at: '2026-11-21T02:00Z', isInside: false },
  { window: '20:00-02:00', at: '2026-11-21T12:00Z', isInside: false },
  { window: '20:00-24:00', at: '2026-11-21T23:59Z', isInside: true },
  { window: '20:00-24:00', at: '2026-11-21T00:00Z', isInside: false },
  { window: '20:00-00:00', at: '2026-11-21T23:59Z', isInside: true },
  { window: '20:00-00:00', at: '2026-11-21T00:00Z', isInside: false },
  { window: '00:00-24:00', at: '2026-11-21T12:00Z', isInside: true },
])('the window $window contains $at: $isInside', ({ window, at, isInside }) => {
  expect(outside(window, 'UTC', at) === undefined).toBe(isInside)
})

// Clocks change at 1:00 UTC in Berlin, at 2:00 local time in New York, and by only 30 minutes on Lord Howe Island.
test.each([
  // In spring, the clock in Berlin jumps from 2:00 to 3:00.
  { zone: 'Europe/Berlin', window: '02:30-04:00', at: '2026-03-29T00:59Z', opens: '2026-03-29T01:00Z' },
  { zone: 'Europe/Berlin', window: '02:30-04:00', at: '2026-03-29T01:00Z', opens: undefined },
  { zone: 'Europe/Berlin', window: '02:00-03:00', at: '2026-03-28T12:00Z', opens: '2026-03-30T00:00Z' },
  { zone: 'Europe/Berlin', window: '03:00-04:00', at: '2026-03-29T00:30Z', opens: '2026-03-29T01:00Z' },
  { zone: 'Europe/Berlin', window: '09:00-20:00', at: '2026-03-28T22:00Z', opens: '2026-03-29T07:00Z' },
  // In fall, the clock in Berlin goes back from 3:00 to 2:00.
  { zone: 'Europe/Berlin', window: '02:00-03:00', at: '2026-10-25T00:30Z', opens: undefined },
  { zone: 'Europe/Berlin', window: '02:00-03:00', at: '2026-10-25T01:30Z', opens: undefined },
  { zone: 'Europe/Berlin', window: '02:00-02:30', at: '2026-10-25T00:45Z', opens: '2026-10-25T01:00Z' },
  { zone: 'Europe/Berlin', window: '09:00-20:00', at: '2026-10-24T22:00Z', opens: '2026-10-25T08:00Z' },
  { zone: 'America/New_York', window: '02:15-04:00', at: '2026-03-08T06:59Z', opens: '2026-03-08T07:00Z' },
  { zone: 'America/New_York', window: '01:00-02:00', at: '2026-11-01T05:30Z', opens: undefined },
  { zone: 'America/New_York', window: '01:00-02:00', at: '2026-11-01T06:30Z', opens: undefined },
  { zone: 'America/New_York', window: '20:00-02:00', at: '2026-11-01T07:00Z', opens: '2026-11-02T01:00Z' },
  { zone: 'Australia/Lord_Howe', window: '02:10-03:00', at: '2026-10-03T15:29Z', opens: '2026-10-03T15:30Z' },
  { zone: 'Australia/Lord_Howe', window: '01:45-02:00', at: '2026-04-04T15:10Z', opens: '2026-04-04T15:15Z' },
  { zone: 'Australia/Lord_Howe', window: '01:45-02:00', at: '2026-04-04T14:50Z', opens: undefined },
  { zone: 'Asia/Kathmandu', window: '09:00-20:00', at: '2026-11-21T00:00Z', opens: '2026-11-21T03:15Z' },
])('at $at in $zone, the window $window opens next at $opens', ({ zone, window, at, opens }) => {
  const found = outside(window, zone, at)
  expect(found?.opensAt).toEqual(opens && new Date(opens))
  if (found) expect(found).toMatchObject({ now: clockOf(zone)(new Date(at)), opens: clockOf(zone)(found.opensAt) })
})

test('the result for a moment outside a window has the times in the time zone', () => {
  expect(outside('09:00-20:00', 'Asia/Tokyo', '2026-12-31T15:07:30Z')).toEqual({
    window: '09:00-20:00',
    timeZone: 'Asia/Tokyo',
    now: { year: 2027, month: 1, day: 1, hour: 0, minute: 7 },
    opensAt: new Date('2027-01-01T00:00Z'),
    opens: { year: 2027, month: 1, day: 1, hour: 9, minute: 0 },
  })
})

test('a window opens at its first minute', () => {
  const minutes = fc.integer({ min: 0, max: 1_439 })
  const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia']
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(minutes, minutes, fc.constantFrom(...zones), moment, (from, to, zone, at) => {
      fc.pre(from !== to)
      const window = { from, to, text: '' }
      const found = outsideWindow(window, zone, at)
      if (found === undefined) return
      const { opensAt } = found
      expect(opensAt.getTime()).toBeGreaterThan(at.getTime())
      expect(outsideWindow(window, zone, opensAt)).toBeUndefined()
      const before = new Date(opensAt.getTime() - 60_000)
      if (before > at) expect(outsideWindow(window, zone, before)?.opensAt).toEqual(opensAt)
    }),
    { numRuns: 100 },
  )
})

test.each([
  { time: '2026-11-22T23:59:59.999Z', day: '2026-11-22', week: '2026-W47', month: '2026-11' },
  { time: '2026-11-23T00:00:00Z', day: '2026-11-23', week: '2026-W48', month: '2026-11' },
  // The first and last days of a year may fall in a week of the adjacent year.
  { time: '2027-01-01T12:00:00Z', day: '2027-01-01', week: '2026-W53', month: '2027-01' },
  { time: '2027-01-04T00:00:00Z', day: '2027-01-04', week: '2027-W01', month: '2027-01' },
  { time: '2024-12-30T00:00:00Z', day: '2024-12-30', week: '2025-W01', month: '2024-12' },
  { time: '2023-01-01T00:00:00Z', day: '2023-01-01', week: '2022-W52', month: '2023-01' },
])(
  'a run that starts at $time belongs to the day $day, the week $week and the month $month',
  ({ time, day, week, month }) => {
    const start = new Date(time)
    expect(periodOf('day', start)).toBe(day)
    expect(periodOf('week', start)).toBe(week)
    expect(periodOf('month', start)).toBe(month)
  },
)

test('the week changes once in seven days, on Monday at midnight in UTC', () => {
  fc.assert(
    fc.property(fc.nat(24 * 365 * 400), hour => {
      const start = new Date(Date.UTC(1970, 0, 1) + hour * 3_600_000)
      const next = new Date(start.getTime() + 3_600_000)
      const isMonday = next.getUTCDay() === 1 && next.getUTCHours() === 0
      expect(periodOf('week', start) !== periodOf('week', next)).toBe(isMonday)
    }),
  )
})
