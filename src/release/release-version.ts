/** The levels of releases, highest first. A pre-release has the level `prerelease`, whatever its number is. */
export const releaseLevels = ['major', 'minor', 'patch', 'prerelease'] as const
export type ReleaseLevel = (typeof releaseLevels)[number]
const levelsByNumber = ['major', 'minor', 'patch'] as const

export interface ReleaseVersion {
  /** The part of the tag that starts at the version number, such as `1.2.3-rc.1` for `v1.2.3-rc.1`. */
  text: string
  /** The numbers that make up the version number, such as `[1, 2, 3]` for the tag `v1.2.3-rc.1`. */
  numbers: readonly number[]
  /** Whether the tag names a pre-release, such as `v1.2.3-rc.1`. */
  isPrerelease: boolean
  /**
   * The text before and after the version number, excluding the number's `v` prefix, any build metadata, and
   * everything after the number of a pre-release. It is the same for all releases of a package.
   */
  words: readonly [before: string, after: string]
}

/** Matches a date with dashes, such as `2026-11-21`, and an optional counter, such as `.2`. A date is not a version. */
const dashedDate = /(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g
const versionNumber = /(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi

/**
 * Returns the version in a tag, or undefined if there is none (docs/announce-releases.md, "Which releases"). The
 * version number must be at the beginning of the tag, or after `v`, `@`, `/`, `-`, or `_`. A number without a dot
 * counts only at the beginning or after `v`, `@`, or `/`. For example, `build-1234` is not a version.
 */
export function releaseVersion(tag: string): ReleaseVersion | undefined {
  const searched = tag.replace(dashedDate, date => '.'.repeat(date.length))
  const candidates = [...searched.matchAll(versionNumber)]
  const dotted = candidates.find(([, , number = '']) => number.includes('.'))
  // Use the last number, because an earlier number may be part of the package name, as in `ui-v2@3`.
  const found = dotted ?? candidates.findLast(([, before]) => before !== '-' && before !== '_')
  if (found === undefined) return undefined
  const [, before = '', number = ''] = found
  const start = found.index + before.length
  const after = tag.slice(start + number.length)
  const isPrerelease = prereleasePart.test(after)
  return {
    text: tag.slice(start),
    numbers: number.split('.').map(Number),
    isPrerelease,
    words: [tag.slice(0, start).replace(/v$/i, ''), isPrerelease ? '' : withoutBuild(after)],
  }
}

/** Whether the tag names a pre-release. A tag without a version, such as `nightly`, does not. */
export const isPrereleaseTag = (tag: string): boolean => releaseVersion(tag)?.isPrerelease === true

/** Matches the text after the version number of a pre-release. `a`, `b`, `c`, and `m` count only with digits. */
const prereleasePart =
  /^[-_.]?(?:alpha|beta|rc|cr|pre|preview|dev|next|canary|nightly|snapshot|milestone|[abcm]\d+(?!\d))(?:$|[\d.\-_+])/i

/** Removes build metadata such as `+45`, which differs between builds of the same version. */
const withoutBuild = (text: string) => text.replace(/\+.*$/s, '')

/** Matches text that continues a version number with a separator other than a dot, as in `1-2-3` or `2026_11_21`. */
const moreNumbers = /^[-_,]\d/
/** A version that is a single number above this limit is probably a date or a build number. */
const maxOnlyNumber = 9_999
const isYear = (number: number) => number >= 1_900 && number < 2_100

/**
 * Returns the level of a version: `1.0.0` and `1` are major, `1.2.0` and `1.2` are minor, `1.2.3` is a patch, and
 * `1.0.0-rc.1` is a pre-release. Returns undefined if the version is a date (`2026.5.16`, `20261121`) or if the level
 * is unclear (`1_2_3`).
 */
export function levelOf({ numbers, isPrerelease, words: [, after] }: ReleaseVersion): ReleaseLevel | undefined {
  if (isPrerelease) return 'prerelease'
  const [first = 0, ...others] = numbers
  if (isYear(first)) return undefined
  if (others.length === 0 && (first > maxOnlyNumber || moreNumbers.test(after))) return undefined
  const last = numbers.findLastIndex(number => number > 0)
  return levelsByNumber[Math.min(Math.max(last, 0), levelsByNumber.length - 1)]
}

/** Returns true if `own` is `level` or higher. Returns false if `own` is undefined. */
export const isAtLeast = (own: ReleaseLevel | undefined, level: ReleaseLevel): boolean =>
  own !== undefined && releaseLevels.indexOf(own) <= releaseLevels.indexOf(level)

/**
 * Whether two versions have the same text around their numbers. `ui@1.2.0` and `api@1.3.0` do not, because they belong
 * to different packages.
 */
export const hasSameWords = (one: ReleaseVersion, other: ReleaseVersion): boolean =>
  one.words.every((text, index) => text === other.words[index])

/**
 * Compares versions for `sort`, lowest first. If versions are equal, such as `v2` and `v2.0.0`, the one with more
 * numbers comes last.
 */
export const compareVersions = (one: ReleaseVersion, other: ReleaseVersion): number =>
  compareNumbers(one.numbers, other.numbers) || one.numbers.length - other.numbers.length

/** Whether two versions are equal, such as `v2` and `v2.0.0`. A pre-release does not equal its release. */
export const isSameVersion = (one: ReleaseVersion, other: ReleaseVersion): boolean =>
  one.isPrerelease === other.isPrerelease && compareNumbers(one.numbers, other.numbers) === 0

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length)
  for (let index = 0; index < length; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
