import { quote } from '../base/text.ts'
import { authorComment } from './author-comment.ts'
import { type DerivedContent, type DerivedValue, joined, notAnnounceable } from './derived-content.ts'
import type { FetchedRelease, GithubData } from './github-data.ts'
import { describeRelease, type LatestOnGithub, type ReleaseFilter, whyNotAllowed } from './release-filter.ts'
import { releaseVersion } from './release-version.ts'

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
  const tag = data.firstText('release.tag_name')
  const published = data.firstText('release.published_at')
  const isFlagged = data.at('release.prerelease') === true
  const given = describeRelease(derivedText(tag), isFlagged, derivedText(published), filter.now)
  const release = { ...given, tag: data.shown(given.tag), latest: latest && shownTags(latest, data) }
  const notAllowed = whyNotAllowed(release, filter)
  if (notAllowed && 'problems' in notAllowed) return { kind: 'invalid', ...notAllowed }
  if (notAllowed && !isDryRun) return notAnnounceable(notAllowed)
  const title = releaseTitle(data)
  const { message, ignoredLine } = needsMessage ? releaseMessage(data) : { message: { value: '', madeFrom: [] } }
  const url = releasePage(data)
  const fields = { title, message, icon_url: data.icon(), landing_url: url }
  const name = data.firstText('release.name', 'release.tag_name')
  const version = versionOf(tag, data)
  const repository = data.firstText('repository.name')
  const id = data.at('release.id')
  const identifiers = [derivedText(tag), derivedText(version), derivedText(name), typeof id === 'number' ? `${id}` : '']
  return {
    kind: 'content',
    source,
    fields,
    release,
    heldBack: notAllowed,
    ignoredCommentLine: ignoredLine,
    identifiers: identifiers.filter(Boolean),
    placeholders: { tag, version, name, repository, message, url },
  }
}

const shownTags = ({ chosenBy, shownTag, newerTags }: LatestOnGithub, data: GithubData): LatestOnGithub => ({
  chosenBy,
  shownTag: shownTag && data.shown(shownTag),
  newerTags: newerTags.map(tag => data.shown(tag)),
})

const derivedText = (part: DerivedValue) => ('value' in part ? part.value : '')

/** Returns the part of the tag that starts at the version number, such as `1.2.3-rc.1` for `v1.2.3-rc.1`. */
function versionOf(tag: DerivedValue, data: GithubData): DerivedValue {
  if ('missing' in tag) return tag
  const { value, madeFrom } = tag
  const version = releaseVersion(value)
  return version
    ? { value: version.text, madeFrom }
    : { missing: `the tag ${quote(data.shown(value))} has no version such as v1.2.3`, madeFrom }
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
  if ('missing' in given) return given
  const name = { ...given, value: given.value.replace(branchPrefix, '') }
  const [, packageName, version] = packageVersion.exec(name.value) ?? []
  if (packageName !== undefined) return { ...name, value: `${packageName} ${version}` }
  const repository = data.firstText('repository.name')
  return 'value' in repository && containsName(name.value, repository.value) ? name : joined(repository, name, ' ')
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

const defaultMessage = 'See what is new.'

/**
 * Returns the author's comment for subscribers, or the default message. Uses nothing else from the release notes.
 * GitHub returns `null` for a release without notes, so `null` is not an error.
 */
function releaseMessage(data: GithubData): { message: DerivedValue; ignoredLine?: number | undefined } {
  const release = data.at('release')
  if (typeof release !== 'object' || release === null) return { message: { missing: data.missingMessage('release') } }
  const notes = data.at('release.body') ?? ''
  if (typeof notes !== 'string') return { message: { missing: `${data.missingMessage('release.body')} that is text` } }
  const comment = authorComment(notes)
  if ('problem' in comment) return { message: { missing: comment.problem } }
  const { text, ignoredLine } = comment
  if (text === undefined) return { message: { value: defaultMessage, madeFrom: [], source: 'default' }, ignoredLine }
  return { message: { value: text, madeFrom: [text], source: 'comment' }, ignoredLine }
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
  if ('value' in homepage) return homepage
  return {
    missing:
      'the repository is private, so subscribers cannot open the release page, and the repository has no homepage to open instead; set one with the gear beside About on the main page of the repository',
  }
}
