import { cancelledFailure } from '../base/failure.ts'
import { isObject, type JsonObject, textAt } from '../base/json.ts'
import { quote } from '../base/text.ts'
import {
  type ApiRoute,
  type GithubClient,
  isNotFound,
  type Reply,
  repeatRead,
  tryLater,
} from '../github/github-client.ts'
import type { ReleaseChoice } from '../inputs/value-rules.ts'
import { notReturned, releaseNotFound, releasesNotListed, somethingElse, type Wanted } from './release-failures.ts'
import {
  ageOf,
  describeRelease,
  isPublished,
  isStable,
  type LatestOnGithub,
  type ReleaseFilter,
  whyNotAllowed,
} from './release-filter.ts'
import {
  compareVersions,
  hasSameWords,
  isPrereleaseTag,
  isSameVersion,
  type ReleaseVersion,
  releaseVersion,
} from './release-version.ts'

export interface ReleaseRequest {
  repository: string
  choice: ReleaseChoice
  /** Determines which releases are worth announcing. Used only for `release: latest`. */
  filter: ReleaseFilter
  /** The `repository` from the event's payload, not yet validated. */
  eventRepository: unknown
  signal: AbortSignal
}

/** A release as GitHub returned it. It has not been validated. `latest` is set for `release: latest`. */
interface FoundRelease {
  release: JsonObject
  latest?: LatestOnGithub
}

/** How long to wait after the first 404. GitHub may not show a new release right away. */
const newReleaseMs = 1_000
/** GitHub allows at most 100 releases per page. */
const pageLength = 100
const maxPages = 10

const latestRelease: Wanted = { what: 'release', name: 'the latest release', hint: tryLater }
const releaseList: Wanted = { what: 'release', name: 'the list of releases', hint: tryLater }

/**
 * Fetches a published release, either by tag or the latest one. Also fetches its repository, unless the event already
 * has all the data that the content needs. Checks the release's tag, but not its other data. Throws a Failure with the
 * reason `release-not-found`, `github-failed`, or `cancelled`.
 */
export async function fetchRelease(
  { choice, filter, repository, eventRepository, signal }: ReleaseRequest,
  github: GithubClient,
): Promise<(FoundRelease & { repository: unknown }) | 'none-published'> {
  const releases = new Releases(github, repository, signal)
  const found = choice.kind === 'tag' ? { release: await releases.ofTag(choice.tag) } : await releases.latest(filter)
  if (found === undefined) return 'none-published'
  const hasFacts = hasAllFacts(eventRepository, repository)
  return { ...found, repository: hasFacts ? eventRepository : await releases.readRepository() }
}

class Releases {
  readonly #github: GithubClient
  readonly #repository: string
  readonly #signal: AbortSignal

  constructor(github: GithubClient, repository: string, signal: AbortSignal) {
    this.#github = github
    this.#repository = repository
    this.#signal = signal
  }

  /** Throws a `release-not-found` Failure if no published release has this tag. */
  async ofTag(tag: string): Promise<JsonObject> {
    const reply = await this.#read(['GET', '/releases/tags/{tag}', { tag }], newReleaseMs)
    if (isNotFound(reply) || (reply.kind === 'done' && reply.data.draft === true)) {
      throw releaseNotFound(this.#repository, tag, await this.#similarTag(tag))
    }
    const wanted: Wanted = {
      what: 'release',
      name: `the release with the tag ${quote(tag)}`,
      hint: 'Check the tag, then run this again.',
    }
    const release = dataOrThrow(reply, wanted)
    if (textAt(release, 'tag_name') !== tag || !hasReadableFlags(release)) throw somethingElse(wanted)
    return release
  }

  /**
   * Finds the newest release worth announcing (docs/announce-releases.md, "Which releases"), and the release that
   * GitHub shows as the latest. Returns undefined if the repository has no release to choose from.
   */
  latest(filter: ReleaseFilter): Promise<FoundRelease | undefined> {
    return filter.level === 'prerelease' ? this.#lastPublished(filter) : this.#highestVersion(filter)
  }

  async #highestVersion(filter: ReleaseFilter): Promise<FoundRelease | undefined> {
    const reply = await this.#read(['GET', '/releases/latest'], newReleaseMs)
    // A 404 alone does not prove that there is no stable release, so check the list too. The run fails if the list
    // shows that the 404 was wrong, or if the token is not allowed to list releases.
    if (isNotFound(reply) && (await this.#list(isStable, filter)).length === 0) return undefined
    const shown = shownOrThrow(reply)
    const listed = await this.#list(isStable, filter)
    const release = chooseRelease(shown, listed, filter)
    const latest = { chosenBy: 'version' as const, newerTags: tagsOfNewer(shown, listed) }
    return { release, latest: { ...latest, shownTag: tagIfOther(shown, release) } }
  }

  /**
   * Finds the release that was published last, pre-releases included. GitHub shows no release as the latest if all are
   * pre-releases.
   */
  async #lastPublished(filter: ReleaseFilter): Promise<FoundRelease | undefined> {
    const reply = await this.#read(['GET', '/releases/latest'])
    const shown = isNotFound(reply) ? undefined : shownOrThrow(reply)
    const listed = await this.#list(isPublished, filter)
    const newestFirst = [...(shown ? [shown] : []), ...listed].sort(byDateNewestFirst)
    const [release] = newestFirst
    if (release === undefined) return undefined
    return { release, latest: { chosenBy: 'date', newerTags: [], shownTag: shown && tagIfOther(shown, release) } }
  }

  /**
   * Lists the releases that `isWanted` accepts. Stops at the first page on which every release is too old. A single old
   * release is not enough, because GitHub sorts releases by commit date.
   */
  async #list(
    isWanted: (release: unknown) => release is JsonObject,
    { maxAge, now }: ReleaseFilter,
  ): Promise<JsonObject[]> {
    const isTooOld = (release: JsonObject) => {
      const age = ageOf(textAt(release, 'published_at'), now)
      return maxAge !== undefined && age !== undefined && age > maxAge
    }
    const found: JsonObject[] = []
    for (let number = 1; number <= maxPages; number++) {
      const page = await this.#page(number)
      found.push(...page.filter(isWanted))
      if (page.length < pageLength || page.filter(isObject).every(isTooOld)) break
    }
    return found
  }

  async #page(number: number): Promise<unknown[]> {
    const reply = await this.#read(['GET', '/releases', { per_page: pageLength, page: number }])
    if (isNotFound(reply)) throw releasesNotListed(this.#repository)
    const listed = dataOrThrow(reply, releaseList)
    if (!Array.isArray(listed)) throw somethingElse(releaseList)
    return listed
  }

  async readRepository(): Promise<JsonObject> {
    const wanted: Wanted = { what: 'repository', name: `the repository ${this.#repository}`, hint: tryLater }
    return dataOrThrow(await this.#read(['GET', '']), wanted)
  }

  /**
   * Returns the tag that the user probably meant: the given tag with a `v` added or removed before its number. Returns
   * undefined if no published release has that tag.
   */
  async #similarTag(tag: string): Promise<string | undefined> {
    const similar = tag.replace(/(^|[@/])(v?)(?=\d)/i, (_, before, v) => `${before}${v === '' ? 'v' : ''}`)
    if (similar === tag) return undefined
    const reply = await this.#read(['GET', '/releases/tags/{tag}', { tag: similar }])
    return reply.kind === 'done' && reply.data.draft !== true ? similar : undefined
  }

  async #read(route: ApiRoute, notFoundMs?: number): Promise<Reply<JsonObject>> {
    const expected = { status: 200, read: dataOf, followRedirects: true }
    const request = () => this.#github.request(route, expected)
    const reply = await repeatRead(request, { noAnswer: true, notFoundMs }, this.#signal)
    if (this.#signal.aborted && reply.kind !== 'done') throw cancelledFailure('Fetching the release')
    return reply
  }
}

function dataOrThrow(reply: Reply<JsonObject>, wanted: Wanted): JsonObject {
  if (reply.kind === 'done') return reply.data
  throw notReturned(reply, wanted)
}

function shownOrThrow(reply: Reply<JsonObject>): JsonObject {
  const shown = dataOrThrow(reply, latestRelease)
  const isReadable = tagOf(shown).trim() !== '' && hasReadableFlags(shown)
  if (!isReadable || shown.prerelease === true) throw somethingElse(latestRelease)
  return shown
}

const dataOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as JsonObject) : undefined)

const tagOf = (release: JsonObject) => textAt(release, 'tag_name') ?? ''

/** Returns the publication time in milliseconds, or NaN if GitHub gives no date. Every comparison with NaN is false. */
const publishedAt = (release: JsonObject) => Date.parse(textAt(release, 'published_at') ?? '')

const byDateNewestFirst = (one: JsonObject, other: JsonObject) =>
  (publishedAt(other) || Number.NEGATIVE_INFINITY) - (publishedAt(one) || Number.NEGATIVE_INFINITY) || 0

const tagIfOther = (shown: JsonObject, chosen: JsonObject) =>
  tagOf(shown) === tagOf(chosen) ? undefined : tagOf(shown)

/**
 * Chooses the highest version among the releases that pass the filter, were not published after the release that GitHub
 * shows as the latest, and have the same text as that release around their version number. If multiple tags have the
 * same version, considers only the most precise one (`v2.0.0`, not `v2`), because a short tag often moves with each
 * release. If no release qualifies, returns one with the same version as the latest release; the filter then holds it
 * back. If the latest release's tag has no version, returns that release.
 */
function chooseRelease(shown: JsonObject, listed: readonly JsonObject[], filter: ReleaseFilter): JsonObject {
  const shownVersion = releaseVersion(tagOf(shown))
  if (shownVersion === undefined) return shown
  // The sort by version is stable, so among equal versions, older releases come first, and the release that GitHub
  // shows as the latest comes last.
  const published = [...notAfter(shown, listed).toReversed(), shown]
  const counting = withoutShorterTags(withSameWords(published, shownVersion))
  const chosen =
    counting.findLast(({ release }) => isAllowed(release, filter)) ??
    counting.find(({ version }) => isSameVersion(version, shownVersion))
  return chosen?.release ?? shown
}

interface Candidate {
  release: JsonObject
  version: ReleaseVersion
}

const notAfter = (shown: JsonObject, listed: readonly JsonObject[]): JsonObject[] =>
  listed.filter(release => publishedAt(release) <= publishedAt(shown))

/** Returns the stable releases whose tags have the same text around their version number. */
function withSameWords(releases: readonly JsonObject[], shownVersion: ReleaseVersion): Candidate[] {
  return releases.filter(isNoPrerelease).flatMap(release => {
    const version = releaseVersion(tagOf(release))
    return version && hasSameWords(version, shownVersion) ? [{ release, version }] : []
  })
}

/** Sorts by version, lowest first, and keeps only the most precise tag of each version. */
function withoutShorterTags(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates.toSorted((one, other) => compareVersions(one.version, other.version))
  return sorted.filter(({ version }, index) => {
    const next = sorted[index + 1]
    return next === undefined || !isSameVersion(version, next.version)
  })
}

/** GitHub shows a pre-release as the latest release if somebody forgot its flag. */
const isNoPrerelease = (release: JsonObject) => !isPrereleaseTag(tagOf(release))

function isAllowed(release: JsonObject, filter: ReleaseFilter): boolean {
  const isFlagged = release.prerelease === true
  const described = describeRelease(tagOf(release), isFlagged, textAt(release, 'published_at'), filter.now)
  return whyNotAllowed(described, filter) === undefined
}

function tagsOfNewer(shown: JsonObject, listed: readonly JsonObject[]): string[] {
  const newer = listed.filter(release => publishedAt(release) > publishedAt(shown))
  return newer.toSorted(byDateNewestFirst).map(tagOf)
}

/** Whether each flag is a boolean or missing. A release without flags counts as published and stable. */
const hasReadableFlags = ({ draft, prerelease }: JsonObject) =>
  [draft, prerelease].every(flag => flag === undefined || typeof flag === 'boolean')

/** Whether the event describes this run's repository and has all the data that the content needs. */
function hasAllFacts(repository: unknown, fullName: string): boolean {
  const facts = dataOf(repository) ?? {}
  return (
    String(facts.full_name).toLowerCase() === fullName.toLowerCase() &&
    typeof facts.name === 'string' &&
    // For a private repository, the notification links to the homepage by default, so the event must include it.
    (facts.private === false || (facts.private === true && facts.homepage !== undefined)) &&
    textAt(facts, 'owner', 'avatar_url') !== undefined
  )
}
