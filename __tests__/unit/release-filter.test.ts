import { expect, test } from '@jest/globals'
import {
  describeRelease,
  problemsOfUnknownRelease,
  type ReleaseFilter,
  whyNotAllowed,
} from '../../src/release/release-filter.ts'

const now = new Date('2026-11-21T10:00:00Z')
const published = '2026-11-21T09:00:00Z'

const describe = (tag: string, { isFlagged = false, date = published as string | undefined } = {}) =>
  describeRelease(tag, isFlagged, date, now)

test('a release has the level of its tag, and an age that is never negative', () => {
  expect(describe('v1.2.0')).toEqual({ tag: 'v1.2.0', level: 'minor', age: 3_600 })
  const future = describe('nightly', { date: '2026-11-21T10:00:05Z' })
  expect(future).toEqual({ tag: 'nightly', level: undefined, age: 0 })
  for (const date of ['', 'yesterday']) expect(describe('v1', { date }).age).toBeUndefined()
  expect(describeRelease('v1', false, undefined, now).age).toBeUndefined()
})

test.each([
  { tag: 'v2.0.0-rc.1', isFlagged: false },
  { tag: 'v2.0.0', isFlagged: true },
  { tag: 'nightly', isFlagged: true },
  { tag: '2026.5.16', isFlagged: true },
])('a release is a pre-release if its tag or its flag says so: $tag, flagged: $isFlagged', ({ tag, isFlagged }) => {
  expect(describe(tag, { isFlagged }).level).toBe('prerelease')
})

// The tag of a pre-release does not matter, so these cases flag the release.
test.each<{ what: string; filter: Partial<ReleaseFilter>; kind: string | undefined }>([
  { what: 'without a level', filter: {}, kind: 'level' },
  { what: 'with the level patch', filter: { level: 'patch' }, kind: 'level' },
  { what: 'with the level prerelease', filter: { level: 'prerelease' }, kind: undefined },
  { what: 'if a person gave its tag', filter: { isTagByHand: true }, kind: undefined },
  { what: 'with a level, though a person gave its tag', filter: { isTagByHand: true, level: 'patch' }, kind: 'level' },
  { what: 'if it is too old', filter: { level: 'prerelease', maxAge: 60 }, kind: 'age' },
])('the reason not to announce a pre-release $what is $kind', ({ filter, kind }) => {
  const found = whyNotAllowed(describe('nightly', { isFlagged: true }), { ...filter, now })
  expect(found && 'kind' in found ? found.kind : found).toBe(kind)
})

test('with the level prerelease, a tag needs no number', () => {
  expect(whyNotAllowed(describe('nightly'), { level: 'prerelease', now })).toBeUndefined()
})

test.each([
  { tag: 'v1.2.3', level: 'patch', maxAge: undefined, kind: undefined },
  { tag: 'v1.2.3', level: 'minor', maxAge: undefined, kind: 'level' },
  { tag: 'v1.2.0', level: 'major', maxAge: undefined, kind: 'level' },
  { tag: 'v2.0.0', level: 'major', maxAge: undefined, kind: undefined },
  { tag: 'nightly', level: undefined, maxAge: 3_600, kind: undefined },
  { tag: 'nightly', level: undefined, maxAge: 3_599, kind: 'age' },
  // If both filters reject a release, the reason given is its level, which never changes, unlike its age.
  { tag: 'v1.2.3', level: 'minor', maxAge: 0, kind: 'level' },
] as const)(
  'the reason not to announce $tag (level $level, maximum age $maxAge s) is $kind',
  ({ tag, level, maxAge, kind }) => {
    const found = whyNotAllowed(describe(tag), { level, maxAge, now })
    expect(found && 'kind' in found ? found.kind : found).toBe(kind)
  },
)

test('the reason not to announce a release has the details for the notice', () => {
  const release = describe('v1.2.3')
  expect(whyNotAllowed(release, { level: 'minor', now })).toEqual({ kind: 'level', release, minLevel: 'minor' })
  const tooOld = { kind: 'age', release, age: 3_600, maxAge: 60 }
  expect(whyNotAllowed(release, { maxAge: 60, now })).toEqual({ ...tooOld, isDefault: false })
  expect(whyNotAllowed(release, { maxAge: 60, isDefaultMaxAge: true, now })).toEqual({ ...tooOld, isDefault: true })
})

const noLevel = {
  input: 'release-level',
  reason: 'invalid-input',
  message:
    'cannot be checked for the release "nightly", because its tag has no version such as v1.2.3 (a version that begins with a year does not count); to announce this release, remove `release-level`',
}
const noDate = {
  input: 'max-age',
  reason: 'invalid-input',
  message:
    'cannot be checked for the release "nightly", because GitHub gives no publication date; to announce this release, set `release` to its tag, without `max-age`',
}

test.each<{ filter: Partial<ReleaseFilter>; problems: object[] }>([
  { filter: { level: 'minor' }, problems: [noLevel] },
  { filter: { maxAge: 0 }, problems: [noDate] },
  { filter: { level: 'patch', maxAge: 60 }, problems: [noLevel, noDate] },
])('a release without a version and a date is a problem for each filter in $filter', ({ filter, problems }) => {
  const release = describeRelease('nightly', false, undefined, now)
  expect(whyNotAllowed(release, { now })).toBeUndefined()
  expect(whyNotAllowed(release, { ...filter, now })).toMatchObject({ problems })
})

test.each<{ filter: Partial<ReleaseFilter>; inputs: string[] }>([
  { filter: {}, inputs: [] },
  { filter: { level: 'patch' }, inputs: ['release-level'] },
  { filter: { maxAge: 0 }, inputs: ['max-age'] },
  { filter: { level: 'patch', maxAge: 0 }, inputs: ['release-level', 'max-age'] },
])('an unknown release is a problem with $inputs for the filter $filter', ({ filter, inputs }) => {
  const problems = problemsOfUnknownRelease('the event is empty', { ...filter, now })
  expect(problems).toMatchObject(
    inputs.map(input => ({ input, reason: 'invalid-input', message: 'cannot be checked: the event is empty' })),
  )
})
