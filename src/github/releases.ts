import { cancelledFailure, Failure, startNewRun } from '../errors.ts'
import { quote } from '../text.ts'
import { type GithubClient, hintFor, isNotFound, type Reply, repeatRead, textAt } from './github-client.ts'

export interface ReleaseRequest {
  /** `owner/name`. */
  repository: string
  /** As the input `release` gives it. */
  tag: string
  /** What the event says of its repository. */
  eventRepository: unknown
  signal: AbortSignal
}

/** A release with a thousand assets has a few megabytes. */
const maxBytes = 26_214_400
/** The release may have been made a moment ago. */
const notFoundMs = 1_000

/**
 * The published release of a tag, and what GitHub says of its repository: from the event if that says enough (contract
 * section 5). Nothing is known of their shape beyond the tag. Throws a Failure: `release-not-found`, `github-failed` or
 * `cancelled`.
 */
export async function fetchRelease(
  { tag, repository, eventRepository, signal }: ReleaseRequest,
  github: GithubClient,
): Promise<{ release: unknown; repository: unknown }> {
  const expected = { status: 200, read: object, followRedirects: true }
  const readRelease = () => github.request(['GET', '/releases/tags/{tag}', { tag }], { ...expected, maxBytes })
  const reply = await repeatRead(readRelease, { noAnswer: true, notFoundMs }, signal)
  if (signal.aborted && reply.kind !== 'done') throw cancelledFailure('Fetching the release')
  if (isNotFound(reply) || (reply.kind === 'done' && isDraft(reply.data))) throw releaseNotFound(tag, repository)
  if (reply.kind !== 'done') throw githubFailed(reply)
  const { data: release } = reply
  if (textAt(release, 'tag_name') !== tag || !saysIfDraft(release)) throw wrongRelease(tag)

  if (saysEnough(eventRepository, repository)) return { release, repository: eventRepository }
  const readRepository = () => github.request(['GET', ''], expected)
  const about = await repeatRead(readRepository, { noAnswer: true }, signal)
  if (about.kind === 'done') return { release, repository: about.data }
  throw signal.aborted ? cancelledFailure('Fetching the release') : githubFailed(about)
}

const object = (data: unknown) => (typeof data === 'object' && data !== null ? data : undefined)
const isDraft = (release: object) => 'draft' in release && release.draft === true
/** Only false says that it is published. A release without the field counts as published, as in an event. */
const saysIfDraft = (release: object) => !('draft' in release) || typeof release.draft === 'boolean'

/** Whether a repository of an event is the one of the run, and has all that content is made of. */
function saysEnough(repository: unknown, fullName: string): boolean {
  const facts = (object(repository) ?? {}) as Partial<Record<string, unknown>>
  return (
    String(facts.full_name).toLowerCase() === fullName.toLowerCase() &&
    typeof facts.name === 'string' &&
    (facts.private === false || (facts.private === true && facts.homepage !== undefined)) &&
    textAt(facts, 'owner', 'avatar_url') !== undefined
  )
}

function releaseNotFound(tag: string, repository: string): Failure {
  return new Failure({
    reason: 'release-not-found',
    title: 'Release not found',
    message: `The repository ${repository} has no published release with the tag ${quote(tag)}.`,
    hint: 'Check that the release is published: a draft cannot be found by its tag. Give the tag only: `v1`, not `refs/tags/v1`. The `github-token` needs the permission `contents: read`; without it, GitHub may answer as if there were no release.',
  })
}

function wrongRelease(tag: string): Failure {
  return new Failure({
    reason: 'github-failed',
    title: 'Could not fetch the release',
    message: `GitHub did not return the release with the tag ${quote(tag)}, but something else.`,
    hint: 'Check the tag, then run this again.',
  })
}

function githubFailed(reply: Exclude<Reply<unknown>, { kind: 'done' }>): Failure {
  const isTooLarge = reply.kind === 'no-answer' && reply.why === 'too-large'
  return new Failure({
    reason: 'github-failed',
    title: 'Could not fetch the release',
    message: `GitHub did not return the release (${reply.message}).`,
    hint: isTooLarge
      ? 'Set `title`, `message`, `icon-url` and `landing-url` as inputs or in a payload file: then the release is not fetched.'
      : hintFor(reply, hintForStatus),
  })
}

function hintForStatus(status: number): string {
  if (status === 403)
    return `Give the job the permission \`contents: read\`, or set a \`github-token\` that can read this repository, then ${startNewRun}.`
  return 'Check the tag, then run this again.'
}
