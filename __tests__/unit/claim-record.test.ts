import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readRecord, writeRecord } from '../../src/once/claim.ts'

const runs = 'https://github.com/octo/site/actions/runs'
const own = { run: '4242', attempt: 2, key: 'v1', target: 'all', title: 'Hello' }

describe('the record of a claim', () => {
  test('is read as it was written', () => {
    const time = new Date('2026-11-21T10:00:00.123Z')
    const by = { run: '4242', attempt: 2, time: '2026-11-21T10:00:00.123Z', url: `${runs}/4242` }
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
    JSON.stringify({ run: '1', attempt: 1, time: 'now\n::error::' }),
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
