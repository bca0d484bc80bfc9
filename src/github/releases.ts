import {
  ageOf,
  describeRelease,
  isStable,
  type LatestOnGithub,
  type ReleaseFilter,
  whyNotAllowed,
} from '../content/announced-releases.ts'
import type { FetchedRelease } from '../content/github-data.ts'
import { compareVersions, hasSameWords, releaseVersion } from '../content/release-version.ts'
import { cancelledFailure, Failure, type Hint } from '../errors.ts'
import type { ReleaseChoice } from '../inputs/value-rules.ts'
import { isObject } from '../json.ts'
import { quote } from '../text.ts'
import {
  type ApiRoute,
  type GithubClient,
  hintFor,
  isNotFound,
  type Reply,
  repeatRead,
  textAt,
  tryLater,
} from './github-client.ts'

export interface ReleaseRequest {
  /** `owner/name`. */
  repository: string
  /** As the input `release` names it. */
  choice: ReleaseChoice
  /** Which releases are worth announcing; only `latest` chooses by it. */
  filter: ReleaseFilter
  /** What the event says of its repository. */
  eventRepository: unknown
  signal: AbortSignal
}

/** A JSON object or list, as GitHub returned it. */
type JsonData = Partial<Record<string, unknown>>

/** How long to wait after a 404 at first, since the release may have been made a moment ago. */
const newReleaseMs = 1_000
/** How many releases GitHub lists at once. */
const pageLength = 100
/** How many of these pages are looked through. */
const maxPages = 10

/** What GitHub is asked for, and what to do if it does not return it, in the words of a failure. */
interface Wanted {
  what: 'release' | 'repository'
  name: string
  hint: string
}

const latestRelease: Wanted = { what: 'release', name: 'the latest release', hint: tryLater }
const releaseList: Wanted = { what: 'release', name: 'the list of releases', hint: tryLater }

/**
 * The published release of a tag, or the latest, and its repository. The repository is taken from the event if that says
 * enough of it. Nothing is known of their shape beyond the tag. Throws a Failure: `release-not-found`, `github-failed`
 * or `cancelled`.
 */
export async function fetchRelease(
  { choice, filter, repository, eventRepository, signal }: ReleaseRequest,
  github: GithubClient,
): Promise<FetchedRelease | 'none-published'> {
  const releases = new Releases(github, repository, signal)
  const found = choice.kind === 'tag' ? { release: await releases.ofTag(choice.tag) } : await releases.latest(filter)
  if (found === undefined) return 'none-published'
  const hasFacts = isComplete(eventRepository, repository)
  return { ...found, repository: hasFacts ? eventRepository : await releases.readRepository() }
}

/** The releases of a repository. */
class Releases {
  readonly #github: GithubClient
  readonly #repository: string
  readonly #signal: AbortSignal

  constructor(github: GithubClient, repository: string, signal: AbortSignal) {
    this.#github = github
    this.#repository = repository
    this.#signal = signal
  }

  /** The published release of a tag. */
  async ofTag(tag: string): Promise<JsonData> {
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
    if (textAt(release, 'tag_name') !== tag || !hasReadableDraft(release)) throw somethingElse(wanted)
    return release
  }

  /**
   * The newest release worth announcing (docs/announce-releases.md, "Which releases"): the highest version among those
   * that the filter allows and that are not newer than the one that GitHub shows as the latest. If there is none, the
   * one that GitHub shows, which the filter then holds back. Undefined if the repository has published no release yet,
   * or only pre-releases.
   */
  async latest(filter: ReleaseFilter): Promise<{ release: JsonData; latest: LatestOnGithub } | undefined> {
    const reply = await this.#read(['GET', '/releases/latest'], newReleaseMs)
    const listed = await this.#listStable(filter)
    // A 404 is a failure if GitHub lists a stable release, one of which is the latest.
    if (isNotFound(reply) && listed.length === 0) return undefined
    const shown = dataOrThrow(reply, latestRelease)
    if (!tagOf(shown).trim() || !hasReadableDraft(shown) || shown.prerelease === true) {
      throw somethingElse(latestRelease)
    }
    const newer = listed.filter(release => publishedAt(release) > publishedAt(shown))
    const newest = newer.toSorted((one, other) => publishedAt(one) - publishedAt(other)).at(-1)
    const release = highestAllowed(shown, listed, filter) ?? shown
    const shownTag = tagOf(release) === tagOf(shown) ? undefined : tagOf(shown)
    return { release, latest: { shownTag, newerTag: newest && tagOf(newest) } }
  }

  /**
   * The published releases that are not pre-releases: of the hundred newest, and of further pages while these may have
   * one that is not too old. GitHub sorts them by the date of their commit.
   */
  async #listStable({ maxAge, now }: ReleaseFilter): Promise<JsonData[]> {
    const isTooOld = (release: JsonData) => {
      const age = ageOf(textAt(release, 'published_at'), now)
      return maxAge !== undefined && age !== undefined && age > maxAge
    }
    const found: JsonData[] = []
    for (let number = 1; number <= maxPages; number++) {
      const page = await this.#page(number)
      found.push(...page.filter(isStable))
      if (page.length < pageLength || page.filter(isObject).every(isTooOld)) break
    }
    return found
  }

  /** A page of the list of releases, from 1; the newest come first. */
  async #page(number: number): Promise<unknown[]> {
    const reply = await this.#read(['GET', '/releases', { per_page: pageLength, page: number }])
    if (isNotFound(reply)) throw releasesNotListed(this.#repository)
    const listed = dataOrThrow(reply, releaseList)
    if (!Array.isArray(listed)) throw somethingElse(releaseList)
    return listed
  }

  /** What GitHub says of the repository. */
  async readRepository(): Promise<JsonData> {
    const wanted: Wanted = { what: 'repository', name: `the repository ${this.#repository}`, hint: tryLater }
    return dataOrThrow(await this.#read(['GET', '']), wanted)
  }

  /** What may be meant: the same tag with or without a `v` before its number, if it has a release, or `latest`. */
  async #similarTag(tag: string): Promise<string | undefined> {
    // In backticks, since it is a value of the input and not a tag.
    if (tag.toLowerCase() === 'latest') return '`latest`'
    const similar = tag.replace(/(^|[@/])(v?)(?=\d)/i, (_, before, v) => `${before}${v === '' ? 'v' : ''}`)
    if (similar === tag) return undefined
    const reply = await this.#read(['GET', '/releases/tags/{tag}', { tag: similar }])
    return reply.kind === 'done' && reply.data.draft !== true ? similar : undefined
  }

  async #read(route: ApiRoute, notFoundMs?: number): Promise<Reply<JsonData>> {
    const expected = { status: 200, read: dataOf, followRedirects: true }
    const request = () => this.#github.request(route, expected)
    const reply = await repeatRead(request, { noAnswer: true, notFoundMs }, this.#signal)
    if (this.#signal.aborted && reply.kind !== 'done') throw cancelledFailure('Fetching the release')
    return reply
  }
}

function dataOrThrow(reply: Reply<JsonData>, wanted: Wanted): JsonData {
  if (reply.kind === 'done') return reply.data
  throw notReturned(reply, wanted)
}

const dataOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as JsonData) : undefined)

const tagOf = (release: JsonData) => textAt(release, 'tag_name') ?? ''

/** In milliseconds; NaN, which is neither before nor after any time, if GitHub does not say it. */
const publishedAt = (release: JsonData) => Date.parse(textAt(release, 'published_at') ?? '')

/**
 * The highest version among the releases that the filter allows, that have the words of the one shown as the latest,
 * and that were not published after it. If that one has no version, it alone counts.
 */
function highestAllowed(shown: JsonData, listed: readonly JsonData[], filter: ReleaseFilter): JsonData | undefined {
  const ofShown = releaseVersion(tagOf(shown))
  const candidates = [shown, ...listed].flatMap(release => {
    const version = releaseVersion(tagOf(release))
    const isComparable = version && ofShown && hasSameWords(version, ofShown)
    const isInTime = release === shown || publishedAt(release) <= publishedAt(shown)
    const described = describeRelease(tagOf(release), textAt(release, 'published_at'), filter.now)
    const isAllowed = whyNotAllowed(described, filter) === undefined
    return isComparable && isInTime && isAllowed ? [{ release, version }] : []
  })
  return candidates.sort((one, other) => compareVersions(one.version, other.version)).at(-1)?.release
}

/** A release without the field counts as published, as in an event. */
const hasReadableDraft = ({ draft }: JsonData) => draft === undefined || typeof draft === 'boolean'

/** Whether a repository of an event is the one of the run, and has all that content is made of. */
function isComplete(repository: unknown, fullName: string): boolean {
  const facts = dataOf(repository) ?? {}
  return (
    String(facts.full_name).toLowerCase() === fullName.toLowerCase() &&
    typeof facts.name === 'string' &&
    // Of a private repository, the homepage is the landing page.
    (facts.private === false || (facts.private === true && facts.homepage !== undefined)) &&
    textAt(facts, 'owner', 'avatar_url') !== undefined
  )
}

const needsPermission =
  'The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were no release.'

function releaseNotFound(repository: string, tag: string, similar?: string): Failure {
  const meant = similar === undefined ? '' : ` Did you mean ${similar}?`
  return new Failure({
    reason: 'release-not-found',
    title: 'Release not found',
    message: `The repository ${repository} has no published release with the tag ${quote(tag)}.${meant}`,
    hint: `Check that the release is published: a draft cannot be found by its tag. ${needsPermission}`,
  })
}

/** A repository without any release has an empty list. */
function releasesNotListed(repository: string): Failure {
  return new Failure({
    reason: 'release-not-found',
    title: 'Release not found',
    message: `GitHub does not list the releases of the repository ${repository}.`,
    hint: needsPermission,
  })
}

function somethingElse({ what, name, hint }: Wanted): Failure {
  return new Failure({
    reason: 'github-failed',
    title: `Could not fetch the ${what}`,
    message: `GitHub did not return ${name}, but something else.`,
    hint,
  })
}

function notReturned(reply: Exclude<Reply<unknown>, { kind: 'done' }>, { what, name, hint }: Wanted): Failure {
  const isTooLarge = reply.kind === 'no-answer' && reply.why === 'too-large'
  return new Failure({
    reason: 'github-failed',
    title: `Could not fetch the ${what}`,
    message: `GitHub did not return ${name} (${reply.message}).`,
    hint: isTooLarge
      ? 'Set `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file. The release of a tag is then not fetched, unless placeholders, `release-level` or `max-age` need it.'
      : hintFor(reply, status => (status === 403 ? givePermission : hint)),
  })
}

const givePermission: Hint = {
  newRunAfter:
    'Give the job the permission `contents: read`, or set a `github-token` that can read this repository, then',
}
