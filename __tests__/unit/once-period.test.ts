import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { periodOf } from '../../src/github/once-period.ts'

test.each([
  { time: '2026-11-22T23:59:59.999Z', day: '2026-11-22', week: '2026-W47', month: '2026-11' },
  { time: '2026-11-23T00:00:00Z', day: '2026-11-23', week: '2026-W48', month: '2026-11' },
  // The first and last days of a year may be in a week of another.
  { time: '2027-01-01T12:00:00Z', day: '2027-01-01', week: '2026-W53', month: '2027-01' },
  { time: '2027-01-04T00:00:00Z', day: '2027-01-04', week: '2027-W01', month: '2027-01' },
  { time: '2024-12-30T00:00:00Z', day: '2024-12-30', week: '2025-W01', month: '2024-12' },
  { time: '2023-01-01T00:00:00Z', day: '2023-01-01', week: '2022-W52', month: '2023-01' },
])(
  'a run that starts at $time is of the day $day, the week $week and the month $month',
  ({ time, day, week, month }) => {
    const start = new Date(time)
    expect([periodOf('day', start), periodOf('week', start), periodOf('month', start)]).toEqual([day, week, month])
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
