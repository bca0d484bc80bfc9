import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  compareVersions,
  hasSameWords,
  isAtLeast,
  isPrereleaseTag,
  levelOf,
  type ReleaseVersion,
  releaseLevels,
  releaseVersion,
} from '../../src/release/release-version.ts'

const semver: { parse(text: string): { prerelease: unknown[] } | null } = createRequire(import.meta.url)('semver')

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
  { tag: 'v9999', text: '9999', level: 'major' },
  { tag: 'app-1.4.0', text: '1.4.0', level: 'minor' },
  { tag: 'app_1.4.1', text: '1.4.1', level: 'patch' },
  { tag: 'node-20-v1.2.0', text: '1.2.0', level: 'minor' },
  { tag: 'v2.0.0-rc.1', text: '2.0.0-rc.1', level: 'prerelease' },
  { tag: 'v2026.1.0-rc.1', text: '2026.1.0-rc.1', level: 'prerelease' },
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
  const has = (tag: string) => releaseLevels.map(level => isAtLeast(levelOf(versionOf(tag)), level))
  expect(has('v2.0.0')).toEqual([true, true, true, true])
  expect(has('v2.1.0')).toEqual([false, true, true, true])
  expect(has('v2.1.1')).toEqual([false, false, true, true])
  expect(has('v2.0.0-rc.1')).toEqual([false, false, false, true])
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
  { what: 'of a pre-release', one: 'v1.2.0', other: 'v1.3.0-rc.1', expected: true },
])('tags $what have the same words: $expected', ({ one, other, expected }) => {
  expect(hasSameWords(versionOf(one), versionOf(other))).toBe(expected)
})

const words = 'alpha beta rc cr pre preview dev next canary nightly snapshot milestone'.split(' ')

test.each(words.map(word => ({ word })))('$word after the number makes a tag a pre-release', ({ word }) => {
  for (const separator of ['', '-', '_', '.']) {
    for (const end of ['', '1', '.1', '-1', '_1', '+45', '.abc123']) {
      const tag = `v2.0.0${separator}${word}${end}`
      expect([tag, isPrereleaseTag(tag)]).toEqual([tag, true])
      expect(isPrereleaseTag(tag.toUpperCase())).toBe(true)
    }
    expect(isPrereleaseTag(`v2.0.0${separator}${word}x`)).toBe(false)
    expect(isPrereleaseTag(`v2.0.0${separator}x${word}`)).toBe(false)
  }
  expect(isPrereleaseTag(`v2.0.0+${word}1`)).toBe(false)
  expect(isPrereleaseTag(`${word}-2.0.0`)).toBe(false)
})

test.each([
  { tag: '2.0.0-rc.1+45', expected: true },
  { tag: '5.0b2', expected: true },
  { tag: '5.0c2.1', expected: true },
  { tag: '2.0.0-M1', expected: true },
  { tag: '2.0.0-m12', expected: true },
  { tag: 'ui@2.0.0-a1', expected: true },
  { tag: 'v2-rc1', expected: true },
  { tag: '1.1.1a', expected: false },
  { tag: '1.2.0-1', expected: false },
  { tag: '1.2.0-ga', expected: false },
  { tag: '1.2.0-m', expected: false },
  { tag: '1.2.0-b.1', expected: false },
  { tag: '1.2.0-a1b2c3', expected: false },
  { tag: '1.2.0-c12x', expected: false },
  { tag: '1.2.0-hotfix', expected: false },
  { tag: '1.2.0.Final', expected: false },
  { tag: '1.2.0+rc1', expected: false },
  { tag: 'nightly', expected: false },
  { tag: 'beta-1', expected: false },
])('the tag $tag names a pre-release: $expected', ({ tag, expected }) => {
  expect(isPrereleaseTag(tag)).toBe(expected)
})

// The forms of https://peps.python.org/pep-0440/, with the separators and spellings that it normalizes.
test.each([
  { form: 'alpha', tags: ['1.0a1', '1.0.a1', '1.0-a1', '1.0_a1', '1.0alpha1', '1.0-alpha.1', '1.0A1'] },
  { form: 'beta', tags: ['1.0b2', '1.0.beta2', '1.0beta', '1.0-BETA-2'] },
  { form: 'candidate', tags: ['1.0rc1', '1.0c1', '1.0.rc.1', '1.0pre1', '1.0preview1', '1.0-preview-1'] },
  { form: 'development', tags: ['1.0.dev4', '1.0dev4', '1.0-dev', '1.0_dev-4'] },
  { form: 'combined', tags: ['1.0a1.dev2', '1.0rc1.post3', '1.0b2+local.7'] },
])('a release of Python in a form for pre-releases ($form) is a pre-release', ({ tags }) => {
  for (const tag of tags) expect([tag, isPrereleaseTag(tag)]).toEqual([tag, true])
})

test.each([
  { form: 'final', tags: ['1.0', '1.0.0', '2012.4'] },
  { form: 'post', tags: ['1.0.post1', '1.0-1', '1.0post2', '1.0-r3', '1.0.rev3'] },
  { form: 'local', tags: ['1.0+ubuntu.1', '1.0+dev1', '1.0+rc1'] },
])('a release of Python in another form ($form) is not a pre-release', ({ tags }) => {
  for (const tag of tags) expect([tag, isPrereleaseTag(tag)]).toEqual([tag, false])
})

// PEP 440 and the action disagree about these. Only what directly follows the number counts here.
test.each([
  { tag: '1.0a', python: true, why: '`1.1.1a` is a patch of OpenSSL' },
  { tag: '1.0.post1.dev2', python: true, why: '`dev` does not follow the number' },
])('the tag $tag is not a pre-release here, though it is one for Python ($python), because $why', ({ tag }) => {
  expect(isPrereleaseTag(tag)).toBe(false)
})

const realTags = readFileSync(new URL('../fixtures/release-tags.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))

const temporary = 'Changesets made this snapshot with a name that the team chose (`temp`)'
const hashFirst = 'a commit hash stands between the number and `nightly`'

/** The real tags that are pre-releases for semver, but not for the action, and why the action does not know. */
const semverDisagrees: Record<string, string> = {
  '@changesets/apply-release-plan@5.1.0-temp.0': temporary,
  '@changesets/assemble-release-plan@5.1.0-temp.0': temporary,
  '@changesets/assemble-release-plan@5.1.1-temp.0': temporary,
  '@changesets/changelog-git@0.1.10-temp.0': temporary,
  '@changesets/changelog-github@0.4.3-temp.0': temporary,
  '@changesets/cli@2.19.0-temp.0': temporary,
  '@changesets/cli@2.22.0-temp.0': temporary,
  '@changesets/config@1.7.0-temp.0': temporary,
  '@changesets/get-dependents-graph@1.2.5-temp.0': temporary,
  '@changesets/get-release-plan@3.0.4-temp.0': temporary,
  '@changesets/get-release-plan@3.0.7-temp.0': temporary,
  '@changesets/git@1.2.2-temp.0': temporary,
  '@changesets/parse@0.3.11-temp.0': temporary,
  '@changesets/pre@1.0.9-temp.0': temporary,
  '@changesets/read@0.5.3-temp.0': temporary,
  '@changesets/release-utils@0.1.5-temp.0': temporary,
  '@changesets/types@4.1.0-temp.0': temporary,
  '@changesets/write@0.1.7-temp.0': temporary,
  'get-workspaces@1.0.6-temp.0': temporary,
  'v2.18.0-4276c517-nightly': hashFirst,
  'v2.18.0-52825890-nightly': hashFirst,
  'v2.18.0-951fc571-nightly': hashFirst,
  'v2.18.0-97002309-nightly': hashFirst,
  'v2.18.0-cab7c6ef-nightly': hashFirst,
}

test('the action and semver agree which real tags are pre-releases, with exceptions that are all listed', () => {
  const parsed = realTags.flatMap(tag => {
    const version = semver.parse(releaseVersion(tag)?.text ?? '')
    return version ? [{ tag, isPrerelease: version.prerelease.length > 0 }] : []
  })
  const differing = parsed.filter(({ tag, isPrerelease }) => isPrereleaseTag(tag) !== isPrerelease)
  expect(differing.map(({ tag }) => tag).sort()).toEqual(Object.keys(semverDisagrees).sort())
  expect(parsed.filter(({ isPrerelease }) => isPrerelease).length).toBeGreaterThan(800)
  expect(parsed.length).toBeGreaterThan(4_000)
})

test('real tags that are not semantic versions are pre-releases only if their suffix says so', () => {
  const others = realTags.filter(tag => semver.parse(releaseVersion(tag)?.text ?? '') === null)
  const suffixOf = (tag: string) => tag.replace(/^[a-z-]*[\d.]*\d/i, '').replace(/\d+/g, 'N')
  const suffixes = (isPrerelease: boolean) =>
    [...new Set(others.filter(tag => isPrereleaseTag(tag) === isPrerelease).map(suffixOf))].sort()
  expect(suffixes(true)).toEqual([
    '-RCN',
    '-alpha-N',
    '-beta-N',
    '.AlphaN',
    '.BetaN',
    '.CRN',
    '.alpha.N',
    '.betaN',
    '.pre.alphaN',
    '.pre.betaN',
    '.pre.rcN',
    '.rc',
    '.rcN',
    'aN',
    'alphaN',
    'bN',
    'beta',
    'betaN',
    'rc',
    'rcN',
  ])
  const withoutNumber = ['-removal', 'archive/backport-N-to-N.N.x', 'nightly']
  expect(suffixes(false)).toEqual(['', '.Final', '.GA', '.SPN', ...withoutNumber].sort())
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
