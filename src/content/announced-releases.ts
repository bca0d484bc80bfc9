import { type Problem, problem } from '../inputs/problems.ts'
import { isObject } from '../json.ts'
import { quote } from '../text.ts'
import { isAtLeast, levelOf, type ReleaseLevel, releaseVersion } from './release-version.ts'

/** The releases that the `release-level` and `max-age` inputs allow. */
export interface ReleaseFilter {
  level?: ReleaseLevel | undefined
  /** The maximum age in seconds. */
  maxAge?: number | undefined
  /** The time when the run started. */
  now: Date
}

/** The release that GitHub shows as the latest, and newer releases. */
export interface LatestOnGithub {
  /** The tag of the release that GitHub shows as the latest, if another release is chosen. */
  shownTag?: string | undefined
  /** The tags of releases that are newer than the shown one and not pre-releases, newest first. */
  newerTags: readonly string[]
}

/** A release that the action may announce. */
export interface ChosenRelease {
  /** The tag from GitHub. release-content.ts removes secrets before a report shows the tag. */
  tag: string
  /** Undefined if the tag has no version. */
  level: ReleaseLevel | undefined
  /** Seconds since the release was published. Undefined if GitHub gives no date. */
  age: number | undefined
  /** Set only with `release: latest`. The caller has removed secrets. */
  latest?: LatestOnGithub | undefined
}

/** The reason why an input holds a release back: the level is too low, or the release is too old. */
export type FilteredOut =
  | { kind: 'level'; release: ChosenRelease; minLevel: ReleaseLevel }
  | { kind: 'age'; release: ChosenRelease; age: number; maxAge: number }

/** Whether a release is neither a draft nor a pre-release. */
export const isStable = (release: unknown): release is Record<string, unknown> =>
  isObject(release) && release.draft === false && release.prerelease === false

/** Returns the seconds since a time, or undefined if the time is invalid. A time in the future counts as now. */
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
 * Returns why the inputs do not allow this release, or the problems that prevent a decision (docs/announce-releases.md,
 * "Which releases"). Returns undefined if the inputs allow the release.
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
        `cannot be checked for the release ${quote(tag)}, because its tag has no version such as v1.2.3 (a version that begins with a year does not count); to announce this release, remove \`release-level\``,
      ),
    )
  }
  if (maxAge !== undefined && age === undefined) {
    problems.push(
      problem(
        'max-age',
        `cannot be checked for the release ${quote(tag)}, because GitHub gives no publication date; to announce this release, set \`release\` to its tag and remove \`max-age\``,
      ),
    )
  }
  if (problems.length > 0) return { problems }
  if (minLevel !== undefined && !isAtLeast(level, minLevel)) return { kind: 'level', release, minLevel }
  if (maxAge !== undefined && age !== undefined && age > maxAge) return { kind: 'age', release, age, maxAge }
  return undefined
}

/**
 * Returns one problem for each given filter. The action cannot check a filter without data about the release, so it
 * does not announce the release.
 */
export function problemsOfUnknownRelease(why: string, { level, maxAge }: ReleaseFilter): Problem[] {
  const problems: Problem[] = []
  if (level !== undefined) problems.push(problem('release-level', `cannot be checked: ${why}`))
  if (maxAge !== undefined) problems.push(problem('max-age', `cannot be checked: ${why}`))
  return problems
}
