import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  compareVersions,
  hasSameWords,
  isAtLeast,
  levelOf,
  type ReleaseVersion,
  releaseVersion,
} from '../../src/release/release-version.ts'

const versionOf = (tag: string): ReleaseVersion => {
  const version = releaseVersion(tag)
  if (version === undefined) throw new Error(`${tag} has no version`)
  return version
}

test.each([
  { tag: '1.2.3', text: '1.2.3', level: 'patch' },
  { tag: 'v1.2.3', text: '1.2.3', level: 'patch' },
  { tag: 'V1.2.0', text: '1.2.0', level: 'minor' },
  { tag: '1.2', text: '1.2', level: 'minor' },
  { tag: '1.0.0', text: '1.0.0', level: 'major' },
  { tag: 'v1', text: '1', level: 'major' },
  { tag: '1', text: '1', level: 'major' },
  { tag: 'v10.0', text: '10.0', level: 'major' },
  { tag: 'v0.1.0', text: '0.1.0', level: 'minor' },
  { tag: 'v0.0.1', text: '0.0.1', level: 'patch' },
  { tag: 'v0.0.0', text: '0.0.0', level: 'major' },
  { tag: '1.2.0.0', text: '1.2.0.0', level: 'minor' },
  { tag: '1.2.0.1', text: '1.2.0.1', level: 'patch' },
  { tag: '@octo/ui@1.2.3', text: '1.2.3', level: 'patch' },
  { tag: '@octo/ui@v2.0.0', text: '2.0.0', level: 'major' },
  { tag: 'ui@2', text: '2', level: 'major' },
  { tag: 'ui-v2@3', text: '3', level: 'major' },
  { tag: 'ui-v2@3.1.0', text: '3.1.0', level: 'minor' },
  { tag: 'release/1.2.3', text: '1.2.3', level: 'patch' },
  { tag: 'releases/v3', text: '3', level: 'major' },
  { tag: 'v9999-rc.1', text: '9999-rc.1', level: 'major' },
  { tag: 'app-1.4.0', text: '1.4.0', level: 'minor' },
  { tag: 'app_1.4.1', text: '1.4.1', level: 'patch' },
  { tag: 'node-20-v1.2.0', text: '1.2.0', level: 'minor' },
  { tag: 'v2.0.0-rc.1', text: '2.0.0-rc.1', level: 'major' },
  { tag: 'v2.1.0+build.5', text: '2.1.0+build.5', level: 'minor' },
  { tag: 'v1.0.0-2026-11-21', text: '1.0.0-2026-11-21', level: 'major' },
  { tag: '2026-11-21-v1.2.0', text: '1.2.0', level: 'minor' },
  { tag: 'v1.2.x', text: '1.2.x', level: 'minor' },
])('the tag $tag has the version $text and the level $level', ({ tag, text, level }) => {
  const version = versionOf(tag)
  expect(version.text).toBe(text)
  expect(levelOf(version)).toBe(level)
})

test.each([
  { tag: '2026-11-21', why: 'it is a date' },
  { tag: 'release-2026-11-21', why: 'it ends with a date' },
  { tag: 'v2026-11-21', why: 'it is a date after a v' },
  { tag: '2026-11-21.1', why: 'it counts the releases of a day' },
  { tag: '2026-11', why: 'it is a month' },
  { tag: 'build-1234', why: 'it counts builds' },
  { tag: 'nightly-20261121', why: 'it ends with a date without dashes' },
  { tag: 'latest', why: 'it has no number' },
  { tag: 'ui2', why: 'the number is a part of the name' },
  { tag: 'rc1.2', why: 'the number follows a letter' },
  { tag: '12345678901234567', why: 'its number is not exact' },
  { tag: '', why: 'it is empty' },
])('the tag "$tag" has no version, because $why', ({ tag }) => {
  expect(releaseVersion(tag)).toBeUndefined()
})

test.each([
  { tag: 'v1_2_3', why: 'its numbers are not separated by dots' },
  { tag: '1-2-3', why: 'its numbers are separated by dashes' },
  { tag: '20261121', why: 'it may be a date' },
  { tag: 'v10000', why: 'it may count builds' },
  { tag: '2026.5.16', why: 'it is a date' },
  { tag: 'v2026.1.0', why: 'it begins with a year after a v' },
])('the version of the tag $tag has no level, because $why', ({ tag }) => {
  const version = versionOf(tag)
  expect(version.text).toBe(tag.replace('v', ''))
  expect(levelOf(version)).toBeUndefined()
  expect(isAtLeast(levelOf(version), 'patch')).toBe(false)
})

test('a release reaches its own level and every smaller one', () => {
  const levels = ['major', 'minor', 'patch'] as const
  const has = (tag: string) => levels.map(level => isAtLeast(levelOf(versionOf(tag)), level))
  expect(has('v2.0.0')).toEqual([true, true, true])
  expect(has('v2.1.0')).toEqual([false, true, true])
  expect(has('v2.1.1')).toEqual([false, false, true])
})

test.each([
  { order: 'by number, not as text', tags: ['v1.9.5', 'v1.10.0', 'v2.0.0'] },
  { order: 'with the moving tag of a series below its releases', tags: ['v2', 'v2.0.1', 'v2.1.0'] },
  { order: 'by the count of numbers, if they are otherwise the same', tags: ['v2', 'v2.0', 'v2.0.0'] },
  { order: 'by day, if versions are dates', tags: ['2026.5.16', '2026.11.2', '2026.11.21'] },
])('versions are ordered $order', ({ tags }) => {
  const sorted = tags.toReversed().map(versionOf).sort(compareVersions)
  expect(sorted.map(({ text }) => text)).toEqual(tags.map(tag => versionOf(tag).text))
})

test.each([
  { what: 'with and without a v', one: 'v1.2.0', other: '1.3.0', expected: true },
  { what: 'with build metadata', one: 'v1.2.0+45', other: 'v1.3.0+46', expected: true },
  { what: 'of one package', one: 'ui@1.2.0', other: 'ui@v1.3.0', expected: true },
  { what: 'of two packages', one: 'ui@1.2.0', other: 'api@1.3.0', expected: false },
  { what: 'before a number', one: 'v1.2.0', other: 'lts-v1.3.0', expected: false },
  { what: 'after a number', one: 'v1.2.0', other: 'v1.3.0-lts', expected: false },
])('tags $what have the same words: $expected', ({ one, other, expected }) => {
  expect(hasSameWords(versionOf(one), versionOf(other))).toBe(expected)
})

test('any tag ends with its version', () => {
  const part = fc.constantFrom('v', '@', '/', '-', '_', '.', '1', '0', '2026', '-11', 'ui', 'rc', ' ')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), parts => {
      const tag = parts.join('')
      const version = releaseVersion(tag)
      if (version === undefined) return
      expect(tag.endsWith(version.text)).toBe(true)
      expect(version.text).toMatch(/^\d/)
      for (const number of version.numbers) expect(Number.isSafeInteger(number)).toBe(true)
    }),
  )
})
