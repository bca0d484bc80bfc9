import { quote } from '../base/text.ts'
import type { DerivedValue, GithubData } from '../github/github-data.ts'
import { authorComment } from './author-comment.ts'
import { type DerivedContent, type DerivedFields, joined, notAnnounceable } from './derived-content.ts'
import { describeRelease, type LatestOnGithub, type ReleaseFilter, whyNotAllowed } from './release-filter.ts'
import { releaseVersion } from './release-version.ts'

/** A release and its repository. */
export interface FetchedRelease {
  data: GithubData
  latest?: LatestOnGithub
}

export interface ReleaseNeeds {
  filter: ReleaseFilter
  /** Whether to derive the message. If false, the release notes are not read. */
  needsMessage: boolean
  /** Whether the run is a dry run, which derives content even if an input excludes the release. */
  isDryRun: boolean
}

/** Derives content from a fetched release and its repository. Never throws. */
export const contentFromRelease = ({ data, latest }: FetchedRelease, needs: ReleaseNeeds): DerivedContent =>
  fromRelease(data, 'release', needs, latest)

/** Derives content from a release, or returns why the action does not announce the release. */
export function fromRelease(
  data: GithubData,
  source: 'release' | 'event',
  { filter, needsMessage, isDryRun }: ReleaseNeeds,
  latest?: LatestOnGithub,
): DerivedContent {
  if (data.at('release.draft') === true) return notAnnounceable({ kind: 'draft' })
  const tag = data.line('release.tag_name')
  const isFlagged = data.at('release.prerelease') === true
  const given = describeRelease(tag.raw, isFlagged, data.line('release.published_at').raw, filter.now)
  const release = { ...given, tag: tag.shown, latest: latest && shownTags(latest, data) }
  const notAllowed = whyNotAllowed(release, filter)
  if (notAllowed && 'problems' in notAllowed) return { kind: 'invalid', ...notAllowed }
  if (notAllowed && !isDryRun) return notAnnounceable(notAllowed)
  const ofMessage = needsMessage ? releaseMessage(data) : { message: { value: '' } }
  const { message } = ofMessage
  const url = releasePage(data)
  return {
    kind: 'content',
    source,
    fields: { title: releaseTitle(data), message, icon_url: data.icon(), landing_url: url },
    messageSource: ofMessage.messageSource,
    release,
    heldBack: notAllowed,
    ignoredCommentLine: ofMessage.ignoredCommentLine,
    identifiers: identifiersOf(data),
    placeholders: {
      tag: data.firstText('release.tag_name'),
      version: versionOf(data),
      name: data.firstText('release.name', 'release.tag_name'),
      repository: data.firstText('repository.name'),
      message,
      url,
    },
  }
}

/** Returns the strings that can identify the release in a `once-key`: its tag, version, name, and id. */
function identifiersOf(data: GithubData): string[] {
  const tag = data.line('release.tag_name').raw
  const name = data.line('release.name', 'release.tag_name').raw
  const id = data.at('release.id')
  return [tag, releaseVersion(tag)?.text ?? '', name, typeof id === 'number' ? `${id}` : ''].filter(Boolean)
}

const shownTags = ({ chosenBy, shownTag, newerTags }: LatestOnGithub, data: GithubData): LatestOnGithub => ({
  chosenBy,
  shownTag: shownTag && data.outside(shownTag).shown,
  newerTags: newerTags.map(tag => data.outside(tag).shown),
})

/** Returns the part of the tag that starts at the version number, such as `1.2.3-rc.1` for `v1.2.3-rc.1`. */
function versionOf(data: GithubData): DerivedValue {
  const tag = data.firstText('release.tag_name')
  if (!('value' in tag)) return tag
  const version = releaseVersion(tag.value)
  if (version) return { value: version.text }
  return { missing: `the tag ${quote(data.outside(tag.value).shown)} has no version such as v1.2.3` }
}

/** Matches a name or tag that consists of a package name and a version, such as `@octo/ui@1.4.0`. */
const packageVersion = /^(@?[^\s@]+)@(v?\d[^\s@]*)$/

/** Matches the prefix of a name or tag that looks like a branch, such as `release/2.1.0`. */
const branchPrefix = /^releases?\/(?=v?\d)/i

/**
 * Joins the repository name and the release name or tag. Leaves out the repository name if the release name already
 * contains it. Turns the package release `@octo/ui@1.4.0` into `@octo/ui 1.4.0`.
 */
function releaseTitle(data: GithubData): DerivedValue {
  const given = data.firstText('release.name', 'release.tag_name')
  if (!('value' in given)) return given
  const name = given.value.replace(branchPrefix, '')
  const [, packageName, version] = packageVersion.exec(name) ?? []
  if (packageName !== undefined) return { value: `${packageName} ${version}` }
  const isNamed = containsName(name, data.line('repository.name').raw)
  return isNamed ? { value: name } : joined(data.firstText('repository.name'), { value: name }, ' ')
}

/** The maximum length of a repository name on GitHub, in characters. */
const maxRepositoryName = 100

/**
 * Whether text contains a name as whole words. Ignores case and separators, so both `Octo Repo 2.1` and `octorepo`
 * contain `octo-repo`.
 */
function containsName(text: string, name: string): boolean {
  const wordsOf = (whole: string) => whole.toLowerCase().split(/[^a-z\d\x80-\uffff]+/)
  const wanted = wordsOf(name).join('')
  if (wanted === '' || wanted.length > maxRepositoryName) return false
  const words = wordsOf(text)
  return words.some((_, start) => {
    let found = ''
    for (let end = start; end < words.length && found.length < wanted.length; end++) found += words[end]
    return found === wanted
  })
}

/**
 * Returns the author's comment for subscribers, or the default message. Uses nothing else from the release notes.
 * GitHub returns `null` for a release without notes, so `null` is not an error.
 */
function releaseMessage(
  data: GithubData,
): Pick<DerivedFields, 'messageSource' | 'ignoredCommentLine'> & { message: DerivedValue } {
  const release = data.at('release')
  if (typeof release !== 'object' || release === null) return { message: { missing: data.missingMessage('release') } }
  const notes = data.at('release.body') ?? ''
  if (typeof notes !== 'string') return { message: { missing: `${data.missingMessage('release.body')} that is text` } }
  const comment = authorComment(notes)
  if ('problem' in comment) return { message: { missing: comment.problem } }
  const { text, ignoredLine: ignoredCommentLine } = comment
  if (text === undefined)
    return { message: { value: 'See what is new.' }, messageSource: 'default', ignoredCommentLine }
  return { message: { value: text }, messageSource: 'comment', ignoredCommentLine }
}

/**
 * Returns the release page if the repository is public. Otherwise, returns the homepage, because subscribers cannot
 * open pages in a private repository.
 */
function releasePage(data: GithubData): DerivedValue {
  const isPublic =
    data.at('repository.private') === false && (data.at('repository.visibility') ?? 'public') === 'public'
  if (isPublic) return data.firstPage('release.html_url')
  const homepage = data.firstPage('repository.homepage')
  if (!('missing' in homepage)) return homepage
  return {
    missing:
      'the repository is private and has no homepage, so subscribers have no page to open; set a homepage with the gear beside About on the main page of the repository',
  }
}
