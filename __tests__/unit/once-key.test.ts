import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { claimRef, readRecord, writeRecord } from '../../src/github/once-key.ts'

// The hashes are of the keys in UTF-8, by `sha256sum`.
test.each<[of: [key: string, period?: string], ref: string]>([
  [['abc'], 'abc-ba7816bf8f01'],
  [['é'], 'key-4a99557e4033'],
  [['Release V4.2'], 'release-v4-2-293da56dc78a'],
  [['  deploy / production  '], 'deploy-production-2b0f5d62024f'],
  [['../../heads/main'], 'heads-main-351b41a78345'],
  [['x'.repeat(100)], `${'x'.repeat(60)}-09ecb6ebc8bc`],
  [[`${'x'.repeat(59)} y`], `${'x'.repeat(59)}-b2e5482763e3`],
  [['日本', '2026-11-21'], 'key-2026-11-21-094f0c4cf08f'],
  [['x'.repeat(100), '2026-11-21'], `${'x'.repeat(49)}-2026-11-21-1d4edb6fc2d2`],
  [['x'.repeat(100), '2026-W47'], `${'x'.repeat(51)}-2026-w47-ead8afb041fa`],
  [['x'.repeat(100), '2026-11'], `${'x'.repeat(52)}-2026-11-01cfa3d5cb4b`],
])('the ref of the key and period %j is refs/web-push/%s', (of, ref) => {
  expect(claimRef(...of)).toBe(`refs/web-push/${ref}`)
})

test('any key gives a ref that git takes, and the same key the same ref', () => {
  const form = /^refs\/web-push\/[a-z0-9](?:[a-z0-9-]{0,59})-[0-9a-f]{12}$/
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), key => {
      expect([form.test(claimRef(key)), claimRef(key)]).toEqual([true, claimRef(key)])
    }),
    { numRuns: 1_000 },
  )
})

test.each(['-', '\n', '--a', '-\n', 'a-', '\u0130', '🎉', ' \t'])(
  'a key of a million characters is read in time in proportion to its length: %j',
  unit => {
    // Quadratic time would be hours.
    expect(claimRef(unit.repeat(1_048_576 / unit.length)).length).toBeLessThan(90)
  },
)

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
  record({ attempt: 1e300 }),
  record({ time: 1 }),
  record({ time: 'now\n::error::' }),
  record({ time: 'x2026-11-21T10:00:00Z' }),
  record({ time: '2026-11-21T10:00:00Zx' }),
  '['.repeat(1_000_000),
  `{"run":"${'\\u0031'.repeat(150_000)}`,
])('a record that somebody forged says nothing (case %#)', message => {
  expect(readRecord(message, runs)).toBeUndefined()
})
