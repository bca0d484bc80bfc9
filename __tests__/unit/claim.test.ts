import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { claimRef, periodOf, readRecord, wholeKey, writeRecord } from '../../src/once/claim.ts'

const hashOf = (key: string) => createHash('sha256').update(key, 'utf8').digest('hex').slice(0, 12)

describe('the ref of a key', () => {
  test.each([
    ['v4.2.0', 'v4-2-0'],
    ['Release V4.2', 'release-v4-2'],
    ['  deploy / production  ', 'deploy-production'],
    ['--a--b--', 'a-b'],
    ['日本の読者', 'key'],
    ['été', 't'],
    ['🎉 out', 'out'],
    ['x'.repeat(100), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
    ['a.lock', 'a-lock'],
    ['../../heads/main', 'heads-main'],
    ['line\nbreak', 'line-break'],
  ])('%j is told by %j', (key, slug) => {
    expect(claimRef(key)).toBe(`refs/web-push/${slug}-${hashOf(key)}`)
  })

  test('the hash is that of the UTF-8 text', () => {
    expect(claimRef('abc')).toBe('refs/web-push/abc-ba7816bf8f01')
    expect(claimRef('é')).toBe('refs/web-push/key-4a99557e4033')
  })

  test('any text gives a name that git takes, and the same text the same name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), key => {
        const ref = claimRef(key)
        expect(ref).toMatch(/^refs\/web-push\/[a-z0-9](?:[a-z0-9-]{0,59})-[0-9a-f]{12}$/)
        expect(claimRef(key)).toBe(ref)
      }),
      { numRuns: 1_000 },
    )
  })

  test('keys that share a slug have names of their own', () => {
    const keys = ['v1.0', 'v1-0', 'V1.0', 'v1 0', 'v1.0!', '日本', '中国']
    expect(new Set(keys.map(key => claimRef(key))).size).toBe(keys.length)
  })
})

describe('the period of a run', () => {
  test.each([
    ['2026-11-21T00:00:00Z', '2026-11-21', '2026-W47', '2026-11'],
    ['2026-11-22T23:59:59.999Z', '2026-11-22', '2026-W47', '2026-11'],
    ['2026-11-23T00:00:00Z', '2026-11-23', '2026-W48', '2026-11'],
    // The first and last days of a year may be in a week of another.
    ['2027-01-01T12:00:00Z', '2027-01-01', '2026-W53', '2027-01'],
    ['2027-01-04T00:00:00Z', '2027-01-04', '2027-W01', '2027-01'],
    ['2024-12-30T00:00:00Z', '2024-12-30', '2025-W01', '2024-12'],
    ['2023-01-01T00:00:00Z', '2023-01-01', '2022-W52', '2023-01'],
    ['2028-02-29T00:00:00Z', '2028-02-29', '2028-W09', '2028-02'],
  ])('at %s', (time, day, week, month) => {
    const start = new Date(time)
    expect([periodOf('day', start), periodOf('week', start), periodOf('month', start)]).toEqual([day, week, month])
  })

  test('changes once a week, on Monday at midnight in UTC', () => {
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

  test.each(['day', 'week', 'month'] as const)('stays in the ref of a long key (%s)', per => {
    const period = periodOf(per, new Date('2026-11-21T00:00:00Z'))
    const key = 'x'.repeat(100)
    const hash = hashOf(`${key} ${period}`)
    const rest = 'x'.repeat(59 - period.length)
    expect(claimRef(key, period)).toBe(`refs/web-push/${rest}-${period.toLowerCase()}-${hash}`)
    expect(wholeKey(key, period)).toBe(`${key} ${period}`)
    expect(claimRef('日本', period)).toBe(`refs/web-push/key-${period.toLowerCase()}-${hashOf(`日本 ${period}`)}`)
  })
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

const runs = 'https://github.com/octo/site/actions/runs'
const own = { run: '4242', attempt: 1, key: 'v1', target: 'all', title: 'Hello' }

describe('the record of a claim', () => {
  test('is read as it was written', () => {
    const time = new Date('2026-11-21T10:00:00.123Z')
    const by = { run: '4242', attempt: 1, time: '2026-11-21T10:00:00.123Z', url: `${runs}/4242` }
    expect(readRecord(writeRecord(own, time), runs)).toEqual(by)
  })

  test('is another each time, since equal tag objects would be one', () => {
    const time = new Date(0)
    expect(writeRecord(own, time)).not.toBe(writeRecord(own, time))
  })

  test.each([
    '',
    'made by hand',
    'null',
    '[]',
    '"4242"',
    JSON.stringify({ run: 4242, attempt: 1, time: '2026-11-21T10:00:00Z' }),
    JSON.stringify({ run: '1::error::', attempt: 1, time: '2026-11-21T10:00:00Z' }),
    JSON.stringify({ run: '1', attempt: '<b>', time: '2026-11-21T10:00:00Z' }),
    JSON.stringify({ run: '1', attempt: 0, time: '2026-11-21T10:00:00Z' }),
    JSON.stringify({ run: '1', attempt: 1, time: 'now\n::error::' }),
    JSON.stringify({ run: '1', attempt: 1, time: 'x2026-11-21T10:00:00Z' }),
    JSON.stringify({ run: '1', attempt: 1, time: '2026-11-21T10:00:00Zx' }),
    JSON.stringify({ run: '9'.repeat(100_000), attempt: 1, time: '2026-11-21T10:00:00Z' }),
    `${'['.repeat(1_000_000)}`,
    `{"run":"${'\\u0031'.repeat(150_000)}`,
  ])('that somebody forged says nothing (case %#)', message => {
    expect(readRecord(message, runs)).toBeUndefined()
  })

  test('of any JSON gives fields of our own form, or nothing', () => {
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
})
