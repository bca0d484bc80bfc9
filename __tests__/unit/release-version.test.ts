import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  isAtLeast,
  levelOf,
  type ReleaseVersion,
  releaseVersion,
  startsSeries,
} from '../../src/content/release-version.ts'

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
  { tag: 'v2026', text: '2026', level: 'major' },
  { tag: 'v9999-rc.1', text: '9999-rc.1', level: 'major' },
  { tag: 'app-1.4.0', text: '1.4.0', level: 'minor' },
  { tag: 'app_1.4.1', text: '1.4.1', level: 'patch' },
  { tag: 'node-20-v1.2.0', text: '1.2.0', level: 'minor' },
  { tag: 'v2.0.0-rc.1', text: '2.0.0-rc.1', level: 'major' },
  { tag: 'v2.1.0+build.5', text: '2.1.0+build.5', level: 'minor' },
  { tag: 'v1.0.0-2026-11-21', text: '1.0.0-2026-11-21', level: 'major' },
  { tag: '2026-11-21-v1.2.0', text: '1.2.0', level: 'minor' },
  { tag: '2026.11.21', text: '2026.11.21', level: 'patch' },
  { tag: 'v1.2.x', text: '1.2.x', level: 'minor' },
])('the tag $tag names the version $text, whose level is $level', ({ tag, text, level }) => {
  const version = versionOf(tag)
  expect([version.text, levelOf(version)]).toEqual([text, level])
})

test.each([
  '2026-11-21',
  'v2026-11-21',
  'release-2026-11-21',
  '2026-11-21.1',
  '2026-11',
  'build-1234',
  'build_1234',
  'nightly-20261121',
  'nightly',
  'latest',
  'ui2',
  'rc1.2',
  '12345678901234567',
  '',
])('the tag %j names no version', tag => {
  expect(releaseVersion(tag)).toBeUndefined()
})

test.each(['v1_2_3', '1-2-3', 'v1,2,3', '2026_11_21', '20261121', 'v10000'])(
  'the tag %j names a version without dots that does not say its level',
  tag => {
    const version = versionOf(tag)
    expect(version.text).toBe(tag.replace('v', ''))
    expect(levelOf(version)).toBeUndefined()
    expect(isAtLeast(levelOf(version), 'patch')).toBe(false)
  },
)

test('a release has at least its own level and every smaller one', () => {
  const levels = ['major', 'minor', 'patch'] as const
  const has = (tag: string) => levels.map(level => isAtLeast(levelOf(versionOf(tag)), level))
  expect(has('v2.0.0')).toEqual([true, true, true])
  expect(has('v2.1.0')).toEqual([false, true, true])
  expect(has('v2.1.1')).toEqual([false, false, true])
})

test.each<{ latest: string; level: 'major' | 'minor'; standing: string[]; others: string[] }>([
  {
    latest: 'v2.1.3',
    level: 'minor',
    standing: ['v2.1.0', 'v2.1', '2.1.0', 'v2.1.0.0'],
    others: ['v2.1.3', 'v2.1.1', 'v2.0.0', 'v2', 'v2.2.0', 'v3.0.0', 'v1.1.0', 'v12.1.0'],
  },
  {
    latest: 'v2.4.1',
    level: 'major',
    standing: ['v2.0.0', 'v2', 'v2.0'],
    others: ['v2.4.0', 'v1.0.0', 'v3.0.0', 'v1', 'v20.0.0'],
  },
  { latest: 'v3.0.1', level: 'minor', standing: ['v3.0.0', 'v3'], others: ['v2.1.0', 'v3.1.0'] },
  {
    latest: 'ui@1.1.1',
    level: 'minor',
    standing: ['ui@1.1.0', 'ui@v1.1'],
    others: ['core@1.1.0', 'ui@1.0.0', 'v1.1.0'],
  },
  { latest: 'v1.1.1', level: 'minor', standing: ['1.1.0'], others: ['v1.1.0-lts', 'lts-v1.1.0'] },
  { latest: '20261121.0.1', level: 'major', standing: [], others: ['20261121'] },
])(
  'for the latest release $latest and the level $level, only $standing stand',
  ({ latest, level, standing, others }) => {
    const standsFor = (tag: string) => startsSeries(versionOf(tag), versionOf(latest), level)
    expect([...standing, ...others].filter(standsFor)).toEqual(standing)
  },
)

test('the version of any tag is the end of that tag', () => {
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
