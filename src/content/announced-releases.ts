import { type Problem, problem } from '../inputs/problems.ts'
import { isObject } from '../json.ts'
import { quote } from '../text.ts'
import { isAtLeast, levelOf, type ReleaseLevel, releaseVersion } from './release-version.ts'

/** Which releases the inputs `release-level` and `max-age` allow. */
export interface ReleaseFilter {
  level?: ReleaseLevel | undefined
  /** In seconds. */
  maxAge?: number | undefined
  /** When the run started. */
  now: Date
}

/** The release that GitHub shows as the latest, and newer releases. */
export interface LatestOnGithub {
  /** The tag of the release that GitHub shows as the latest, if another release is chosen. */
  shownTag?: string | undefined
  /** The tags of releases that are newer than the shown one and not pre-releases, newest first. */
  newerTags: readonly string[]
}

/** A release that the action considered. */
export interface ChosenRelease {
  /** The tag as GitHub gives it; release-content.ts removes secrets before it is shown. */
  tag: string
  /** Undefined if the tag has no version. */
  level: ReleaseLevel | undefined
  /** Seconds since it was published; undefined if GitHub gives no date. */
  age: number | undefined
  /** Only with `release: latest`; the caller has removed secrets. */
  latest?: LatestOnGithub | undefined
}

/** Why the inputs hold a release back: its level is too low, or it is too old. */
export type FilteredOut =
  | { kind: 'level'; release: ChosenRelease; minLevel: ReleaseLevel }
  | { kind: 'age'; release: ChosenRelease; age: number; maxAge: number }

/** Neither a draft nor a pre-release. */
export const isStable = (release: unknown): release is Record<string, unknown> =>
  isObject(release) && release.draft === false && release.prerelease === false

/** Seconds since a time; undefined if there is no valid time. A time in the future counts as now. */
export function ageOf(time: string | undefined, now: Date): number | undefined {
  const age = (now.getTime() - Date.parse(time ?? '')) / 1_000
  return Number.isNaN(age) ? undefined : Math.max(0, age)
}

/** Describes a release by its tag and publication date, as GitHub gives them. */
export function describeRelease(tag: string, publishedAt: string | undefined, now: Date): ChosenRelease {
  const version = releaseVersion(tag)
  return { tag, level: version && levelOf(version), age: ageOf(publishedAt, now) }
}

/**
 * Why the inputs do not allow this release, or why that cannot be decided (docs/announce-releases.md, "Which
 * releases"); undefined if they allow it.
 */
export function whyNotAllowed(
  release: ChosenRelease,
  { level: minLevel, maxAge }: ReleaseFilter,
): FilteredOut | { problems: Problem[] } | undefined {
  const { tag, level, age } = release
  const problems: Problem[] = []
  if (minLevel !== undefined && level === undefined) {
    problems.push(
      problem(
        'release-level',
        `cannot be applied to the release ${quote(tag)}: its tag names no version such as v1.2.3 (one that begins with a year does not count); to announce it, remove the input`,
      ),
    )
  }
  if (maxAge !== undefined && age === undefined) {
    problems.push(
      problem(
        'max-age',
        `cannot be applied to the release ${quote(tag)}: GitHub gives no date at which it was published; to announce it, set \`release\` to its tag and remove \`max-age\``,
      ),
    )
  }
  if (problems.length > 0) return { problems }
  if (minLevel !== undefined && !isAtLeast(level, minLevel)) return { kind: 'level', release, minLevel }
  if (maxAge !== undefined && age !== undefined && age > maxAge) return { kind: 'age', release, age, maxAge }
  return undefined
}

/** One problem per filter that is set. Without data about the release we cannot apply it, so we do not announce. */
export function problemsOfUnknownRelease(why: string, { level, maxAge }: ReleaseFilter): Problem[] {
  const problems: Problem[] = []
  if (level !== undefined) problems.push(problem('release-level', `cannot be applied: ${why}`))
  if (maxAge !== undefined) problems.push(problem('max-age', `cannot be applied: ${why}`))
  return problems
}
