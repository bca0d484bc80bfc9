import { expect, test } from '@jest/globals'
import { describeRelease, filterRelease } from '../../src/content/release-filter.ts'

const now = new Date('2026-11-21T10:00:00Z')
const published = '2026-11-21T09:00:00Z'

test('a release has the level of its tag, and an age that is never negative', () => {
  expect(describeRelease('v1.2.0', published, now)).toEqual({ tag: 'v1.2.0', level: 'minor', age: 3_600 })
  expect(describeRelease('nightly', '2026-11-21T10:00:05Z', now)).toEqual({ tag: 'nightly', level: undefined, age: 0 })
  for (const date of [undefined, '', 'yesterday']) expect(describeRelease('v1', date, now).age).toBeUndefined()
})

test.each([
  { tag: 'v1.2.3', level: 'patch', maxAge: undefined, kind: undefined },
  { tag: 'v1.2.3', level: 'minor', maxAge: undefined, kind: 'level' },
  { tag: 'v1.2.0', level: 'major', maxAge: undefined, kind: 'level' },
  { tag: 'v2.0.0', level: 'major', maxAge: undefined, kind: undefined },
  { tag: 'nightly', level: undefined, maxAge: 3_600, kind: undefined },
  { tag: 'nightly', level: undefined, maxAge: 3_599, kind: 'age' },
  // The level is said first, since a later look cannot change it.
  { tag: 'v1.2.3', level: 'minor', maxAge: 0, kind: 'level' },
] as const)(
  'of $tag, with the level $level and at most $maxAge s, $kind is what keeps it back',
  ({ tag, level, maxAge, kind }) => {
    const found = filterRelease(describeRelease(tag, published, now), { level, maxAge, now })
    expect(found && 'kind' in found ? found.kind : found).toBe(kind)
  },
)

test('what a release lacks to be filtered is said all at once', () => {
  const release = describeRelease('nightly', undefined, now)
  expect(filterRelease(release, { now })).toBeUndefined()
  expect(filterRelease(release, { level: 'minor', maxAge: 60, now })).toMatchObject({
    problems: [
      { input: 'release-level', message: expect.stringContaining('"nightly"'), reason: 'invalid-input' },
      { input: 'max-age', message: expect.stringContaining('date'), reason: 'invalid-input' },
    ],
  })
})
