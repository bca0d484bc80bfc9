import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { claimRef, readRecord, writeRecord } from '../../src/claims/once-key.ts'
import { runInKey } from '../../src/release/key-rules.ts'
import { outside } from '../helpers/answers.ts'

// These hashes were computed with `sha256sum` from the key in UTF-8, followed by a space and the period, if any.
test.each([
  { key: 'abc', ref: 'abc-ba7816bf8f01' },
  { key: 'é', ref: 'key-4a99557e4033' },
  { key: 'Release V4.2', ref: 'release-v4-2-293da56dc78a' },
  { key: '  deploy / production  ', ref: 'deploy-production-2b0f5d62024f' },
  { key: '../../heads/main', ref: 'heads-main-351b41a78345' },
  { key: 'x'.repeat(100), ref: `${'x'.repeat(60)}-09ecb6ebc8bc` },
  { key: `${'x'.repeat(59)} y`, ref: `${'x'.repeat(59)}-b2e5482763e3` },
])('the ref of the key $key is refs/web-push/$ref', ({ key, ref }) => {
  expect(claimRef(key)).toBe(`refs/web-push/${ref}`)
})

test.each([
  { key: '日本', period: '2026-11-21', ref: 'key-2026-11-21-094f0c4cf08f' },
  { key: 'x'.repeat(100), period: '2026-11-21', ref: `${'x'.repeat(49)}-2026-11-21-1d4edb6fc2d2` },
  { key: 'x'.repeat(100), period: '2026-W47', ref: `${'x'.repeat(51)}-2026-w47-ead8afb041fa` },
  { key: 'x'.repeat(100), period: '2026-11', ref: `${'x'.repeat(52)}-2026-11-01cfa3d5cb4b` },
])('the ref of the key $key in the period $period is refs/web-push/$ref', ({ key, period, ref }) => {
  expect(claimRef(key, period)).toBe(`refs/web-push/${ref}`)
})

test('any key has a ref that is valid in git and always the same', () => {
  const lengths = { minLength: 1, maxLength: 200, size: 'max' } as const
  const anyKey = fc.oneof(
    fc.string({ unit: 'binary', ...lengths }),
    fc.string({ unit: 'grapheme-ascii', ...lengths }),
    fc.string({ unit: fc.constantFrom('a', 'Z', '0', '-', '.', '/', ' ', 'é'), ...lengths }),
  )
  fc.assert(
    fc.property(anyKey, key => {
      const ref = claimRef(key)
      expect(ref).toMatch(/^refs\/web-push\/[a-z0-9](?:[a-z0-9-]{0,59})-[0-9a-f]{12}$/)
      expect(claimRef(key)).toBe(ref)
    }),
    { numRuns: 1_000 },
  )
})

test.each(['-', '\n', '--a', '-\n', 'a-', '\u0130', '🎉', ' \t'])(
  'the ref of a key of a million characters has fewer than 90: %j',
  unit => {
    expect(claimRef(unit.repeat(1_048_576 / unit.length)).length).toBeLessThan(90)
  },
)

test.each([
  { key: '4242-premium', holds: true },
  { key: 'release-4242', holds: true },
  { key: '14242', holds: false },
  { key: 'release-{tag}', holds: false },
])('the key $key contains the id of run 4242: $holds', ({ key, holds }) => {
  expect(runInKey(key, { id: '4242', number: '', attempt: 7 })).toEqual({ hasId: holds })
})

test('a key may contain the number or the attempt of a run, and says which, because they can be there by chance', () => {
  const run = { id: '4242', number: '57', attempt: 2 }
  expect(runInKey('deploy-57', run)).toEqual({ hasId: false, number: '57' })
  expect(runInKey('deploy-57-4242', run)).toEqual({ hasId: true, number: '57' })
  expect(runInKey('4242-2', run)).toEqual({ hasId: true, attempt: '2' })
  expect(runInKey('deploy-157-12', run)).toEqual({ hasId: false })
  expect(runInKey('release-v2.0', run)).toEqual({ hasId: false })
})

test('no key contains the id of a run outside GitHub, which has none', () => {
  expect(runInKey('release', { id: '', number: '', attempt: 1 })).toEqual({ hasId: false })
})

const reader = {
  serverUrl: 'https://github.com',
  run: { repository: 'octo/site', sha: '', id: '4242', attempt: 2 },
}

test('a record is read as it was written, and differs each time, because equal tag objects would be one', () => {
  const write = () => writeRecord({ run: '4242', attempt: 1, key: 'v1', target: 'all', title: 'Hello' }, new Date(123))
  const by = {
    run: '4242',
    runAttempt: 1,
    relation: 'earlier-attempt',
    time: '1970-01-01T00:00:00.123Z',
    url: 'https://github.com/octo/site/actions/runs/4242/attempts/1',
    title: 'Hello',
    target: 'all',
  }
  expect(readRecord(outside(write()), reader)).toEqual({ key: expect.objectContaining({ raw: 'v1' }), by })
  expect(write()).not.toBe(write())
})

const record = (changes: object) =>
  JSON.stringify({ key: 'v1', run: '1', attempt: 1, time: '2026-11-21T10:00:00Z', ...changes })

test('the time of a record may be in whole seconds', () => {
  expect(readRecord(outside(record({})), reader)?.by).toMatchObject({
    run: '1',
    runAttempt: 1,
    time: '2026-11-21T10:00:00Z',
  })
})

test.each([
  { target: 'all', read: 'all' },
  { target: 'audience 9007199254740991', read: 'audience 9007199254740991' },
  { target: 'audience 1 and all', read: undefined },
  { target: 'audience 12345678901234567', read: undefined },
  { target: 7, read: undefined },
])('the target $target of a record is read as $read', ({ target, read }) => {
  expect(readRecord(outside(record({ target, title: ['x'] })), reader)?.by).toMatchObject({
    run: '1',
    target: read,
    title: undefined,
  })
})

test.each([
  { what: 'is not JSON', message: 'made by hand' },
  { what: 'is null', message: 'null' },
  { what: 'has no key', message: record({ key: undefined }) },
  { what: 'has a number as its run id', message: record({ run: 4242 }) },
  { what: 'has more than digits in its run id', message: record({ run: '1::error::' }) },
  { what: 'has a run id of 100,000 digits', message: record({ run: '9'.repeat(100_000) }) },
  { what: 'has a string as its attempt', message: record({ attempt: '<b>' }) },
  { what: 'has the attempt 0', message: record({ attempt: 0 }) },
  { what: 'has the attempt 1.5', message: record({ attempt: 1.5 }) },
  { what: 'has an attempt beyond 2^53', message: record({ attempt: 1e300 }) },
  { what: 'has a number as its time', message: record({ time: 1 }) },
  { what: 'has a list as its time', message: record({ time: ['2026-11-21T10:00:00Z'] }) },
  { what: 'has a time that is not a date', message: record({ time: 'now\n::error::' }) },
  { what: 'has text before its time', message: record({ time: 'x2026-11-21T10:00:00Z' }) },
  { what: 'has text after its time', message: record({ time: '2026-11-21T10:00:00Zx' }) },
  { what: 'is nested a million times', message: '['.repeat(1_000_000) },
  { what: 'breaks off after many escapes', message: `{"run":"${'\\u0031'.repeat(150_000)}` },
])('a record that $what is ignored', ({ message }) => {
  expect(readRecord(outside(message), reader)).toBeUndefined()
})
