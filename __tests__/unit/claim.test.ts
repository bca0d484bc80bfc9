import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { claimRef, periodOf, readRecord, wholeKey, writeRecord } from '../../src/once/claim.ts'

const hashOf = (key: string) => createHash('sha256').update(key, 'utf8').digest('hex').slice(0, 12)

test.each([
  ['Release V4.2', 'release-v4-2'],
  ['  deploy / production  ', 'deploy-production'],
  ['日本の読者', 'key'],
  ['x'.repeat(100), 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ['../../heads/main', 'heads-main'],
])('the ref of the key %j is told by %j and its hash', (key, slug) => {
  expect(claimRef(key)).toBe(`refs/web-push/${slug}-${hashOf(key)}`)
})

test('the hash in a ref is that of the key in UTF-8', () => {
  expect(claimRef('abc')).toBe('refs/web-push/abc-ba7816bf8f01')
  expect(claimRef('é')).toBe('refs/web-push/key-4a99557e4033')
})

test('any key gives a ref that git takes, and the same key the same ref', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), key => {
      const ref = claimRef(key)
      expect(ref).toMatch(/^refs\/web-push\/[a-z0-9](?:[a-z0-9-]{0,59})-[0-9a-f]{12}$/)
      expect(claimRef(key)).toBe(ref)
    }),
    { numRuns: 1_000 },
  )
})

test('a key of a million characters is read in time in proportion to its length', () => {
  const hostile = fc.constantFrom('-', '\n', '--a', '-\n', 'a-', '\u0130', '🎉', ' \t')
  fc.assert(
    fc.property(hostile, unit => {
      const key = unit.repeat(1_048_576 / unit.length)
      // Quadratic time would be hours.
      expect(claimRef(key).length).toBeLessThan(90)
    }),
    { numRuns: 16 },
  )
})

test.each([
  ['2026-11-22T23:59:59.999Z', '2026-11-22', '2026-W47', '2026-11'],
  ['2026-11-23T00:00:00Z', '2026-11-23', '2026-W48', '2026-11'],
  // The first and last days of a year may be in a week of another.
  ['2027-01-01T12:00:00Z', '2027-01-01', '2026-W53', '2027-01'],
  ['2027-01-04T00:00:00Z', '2027-01-04', '2027-W01', '2027-01'],
  ['2024-12-30T00:00:00Z', '2024-12-30', '2025-W01', '2024-12'],
  ['2023-01-01T00:00:00Z', '2023-01-01', '2022-W52', '2023-01'],
])('a run that starts at %s is of the day %s, the week %s and the month %s', (time, day, week, month) => {
  const start = new Date(time)
  expect([periodOf('day', start), periodOf('week', start), periodOf('month', start)]).toEqual([day, week, month])
})

test('the week changes once in seven days, on Monday at midnight in UTC', () => {
  const hours = fc.integer({ min: 0, max: 24 * 365 * 400 })
  fc.assert(
    fc.property(hours, hour => {
      const start = new Date(Date.UTC(1970, 0, 1) + hour * 3_600_000)
      const next = new Date(start.getTime() + 3_600_000)
      const isMonday = next.getUTCDay() === 1 && next.getUTCHours() === 0
      expect(periodOf('week', start) !== periodOf('week', next)).toBe(isMonday)
    }),
  )
})

test.each(['2026-11-21', '2026-W47', '2026-11'])('the ref of a long key ends with its period %s', period => {
  const key = 'x'.repeat(100)
  const slug = `${'x'.repeat(59 - period.length)}-${period.toLowerCase()}`
  expect(claimRef(key, period)).toBe(`refs/web-push/${slug}-${hashOf(`${key} ${period}`)}`)
  expect(wholeKey(key, period)).toBe(`${key} ${period}`)
  expect(claimRef('日本', period)).toBe(`refs/web-push/key-${period.toLowerCase()}-${hashOf(`日本 ${period}`)}`)
})

const runs = 'https://github.com/octo/site/actions/runs'

test('a record is read as it was written, and is another each time, since equal tag objects would be one', () => {
  const write = () => writeRecord({ run: '4242', attempt: 1, key: 'v1', target: 'all', title: 'Hello' }, new Date(123))
  const by = { run: '4242', attempt: 1, time: '1970-01-01T00:00:00.123Z', url: `${runs}/4242` }
  expect(readRecord(write(), runs)).toEqual(by)
  expect(write()).not.toBe(write())
})

const record = (changes: object) => JSON.stringify({ run: '1', attempt: 1, time: '2026-11-21T10:00:00Z', ...changes })

test.each([
  'made by hand',
  'null',
  record({ run: 4242 }),
  record({ run: '1::error::' }),
  record({ run: '9'.repeat(100_000) }),
  record({ attempt: '<b>' }),
  record({ attempt: 0 }),
  record({ attempt: 1.5 }),
  record({ time: 'now\n::error::' }),
  record({ time: 'x2026-11-21T10:00:00Z' }),
  record({ time: '2026-11-21T10:00:00Zx' }),
  '['.repeat(1_000_000),
  `{"run":"${'\\u0031'.repeat(150_000)}`,
])('a record that somebody forged says nothing (case %#)', message => {
  expect(readRecord(message, runs)).toBeUndefined()
})

test('a record of any JSON gives fields of our own form, or nothing', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('1', '42', '2026-11-21T10:00:00Z'))
  const any = fc.record({ run: text, attempt: fc.oneof(fc.double(), fc.integer(), text), time: text })
  fc.assert(
    fc.property(any, record => {
      const by = readRecord(JSON.stringify(record), runs)
      if (!by) return
      expect(by.url).toMatch(/\/runs\/\d{1,20}$/)
      expect(by.attempt).toBeGreaterThan(0)
      expect(by.time).toMatch(/^[\dT:.-]+Z$/)
    }),
  )
})
