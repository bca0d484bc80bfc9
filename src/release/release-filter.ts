import { isObject, type JsonObject } from '../base/json.ts'
import { type Problem, problem } from '../base/problems.ts'
import { quote } from '../base/text.ts'
import { isAtLeast, isPrereleaseTag, levelOf, type ReleaseLevel, releaseVersion } from './release-version.ts'

/** What decides whether a run announces a release: the `release-level` and `max-age` inputs, and who chose its tag. */
export interface ReleaseFilter {
  level?: ReleaseLevel | undefined
  /** In seconds. */
  maxAge?: number | undefined
  /** Whether `maxAge` is the default, because the `max-age` input is not set. */
  isDefaultMaxAge?: boolean
  /** Whether a person gave the release's tag in a run by hand. Without a `level`, such a run announces any release. */
  isTagByHand?: boolean
  now: Date
}

export interface LatestOnGithub {
  /** Why `release: latest` chose its release: for the highest version, or for the last publication date. */
  chosenBy: 'version' | 'date'
  /** The tag of the release that GitHub shows as the latest. Set only if this run chose a different release. */
  shownTag?: string | undefined
  /** The tags of stable releases published after the release that GitHub shows as the latest, newest first. */
  newerTags: readonly string[]
}

export interface ChosenRelease {
  /** The release's tag. It has no secrets, so that people can see it. */
  tag: string
  /** `prerelease`, or the level of the tag's version. Undefined if the tag has no version or the level is unclear. */
  level: ReleaseLevel | undefined
  /** The number of seconds since publication, or undefined if GitHub gives no valid date. */
  age: number | undefined
  /** The release that GitHub shows as the latest, and any newer releases. Set only for `release: latest`. */
  latest?: LatestOnGithub | undefined
}

/**
 * Why the action does not announce a release: its level is too low, or it is too old. `minLevel` is undefined if the
 * release is a pre-release and `release-level` is not set.
 */
export type FilteredOut =
  | { kind: 'level'; release: ChosenRelease; minLevel: ReleaseLevel | undefined }
  | { kind: 'age'; release: ChosenRelease; age: number; maxAge: number; isDefault: boolean }

/** Whether a release is published. Returns false if GitHub's data does not say so. */
export const isPublished = (release: unknown): release is JsonObject => isObject(release) && release.draft === false

/** Whether a release is published and not a pre-release. Returns false if GitHub's data does not say so. */
export const isStable = (release: unknown): release is JsonObject =>
  isPublished(release) && release.prerelease === false && !isPrereleaseTag(String(release.tag_name))

/** Returns the number of seconds since `time`, or undefined if it is missing or invalid. Returns 0 for future times. */
export function ageOf(time: string | undefined, now: Date): number | undefined {
  const age = (now.getTime() - Date.parse(time ?? '')) / 1_000
  return Number.isNaN(age) ? undefined : Math.max(0, age)
}

/**
 * Derives the level and age of a release. It is a pre-release if GitHub flags it as one (`isFlagged`) or if its tag says
 * so, because people forget the flag.
 */
export function describeRelease(
  tag: string,
  isFlagged: boolean,
  publishedAt: string | undefined,
  now: Date,
): ChosenRelease {
  const version = releaseVersion(tag)
  const level = isFlagged ? 'prerelease' : version && levelOf(version)
  return { tag, level, age: ageOf(publishedAt, now) }
}

/**
 * Returns undefined if the inputs allow this release. Otherwise, returns why they exclude it, or a problem for each
 * input that cannot be checked (docs/announce-releases.md, "Which releases").
 */
export function whyNotAllowed(
  release: ChosenRelease,
  filter: ReleaseFilter,
): FilteredOut | { problems: Problem[] } | undefined {
  const problems = [...levelProblems(release, filter), ...ageProblems(release, filter)]
  if (problems.length > 0) return { problems }
  const { level: minLevel, maxAge, isDefaultMaxAge: isDefault = false } = filter
  const { age } = release
  if (!allowsLevel(release.level, filter)) return { kind: 'level', release, minLevel }
  if (maxAge !== undefined && age !== undefined && age > maxAge) return { kind: 'age', release, age, maxAge, isDefault }
  return undefined
}

function allowsLevel(level: ChosenRelease['level'], { level: minLevel, isTagByHand }: ReleaseFilter): boolean {
  if (minLevel === undefined) return level !== 'prerelease' || isTagByHand === true
  return minLevel === 'prerelease' || isAtLeast(level, minLevel)
}

function levelProblems({ tag, level }: ChosenRelease, { level: minLevel }: ReleaseFilter): Problem[] {
  if (level !== undefined || minLevel === undefined || minLevel === 'prerelease') return []
  const why = 'because its tag has no version such as v1.2.3 (a version that begins with a year does not count)'
  const message = `cannot be checked for the release ${quote(tag)}, ${why}; to announce this release, remove \`release-level\``
  return [problem('release-level', message)]
}

function ageProblems({ tag, age }: ChosenRelease, { maxAge }: ReleaseFilter): Problem[] {
  if (age !== undefined || maxAge === undefined) return []
  const why = 'because GitHub gives no publication date'
  const message = `cannot be checked for the release ${quote(tag)}, ${why}; to announce this release, set \`release\` to its tag, without \`max-age\``
  return [problem('max-age', message)]
}

/** Returns a problem for each filter that is set, because filters cannot be checked without data about the release. */
export function problemsOfUnknownRelease(why: string, { level, maxAge }: ReleaseFilter): Problem[] {
  const problems: Problem[] = []
  if (level !== undefined) problems.push(problem('release-level', `cannot be checked: ${why}`))
  if (maxAge !== undefined) problems.push(problem('max-age', `cannot be checked: ${why}`))
  return problems
}
