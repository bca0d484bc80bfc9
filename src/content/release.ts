import { contentOf, type Derived, type DerivedContent, GithubData } from './derived.ts'
import { truncate } from './truncate.ts'

const MESSAGE_GRAPHEMES = 120
const NO_NOTES = 'Release notes are out.'

/** The longest name that GitHub gives a repository. */
const MAX_NAME = 100

/** A name or tag of one package: `@octo/ui@1.4.0`. */
const PACKAGE = /^(@?[^\s@]+)@(v?\d[^\s@]*)$/

/**
 * Content from a release and its repository as GitHub gives them (contract section 5), of any type. `source` says
 * whether the input `release` named it, or the event did. Never throws.
 */
export async function contentFromRelease(
  { release, repository }: { release: unknown; repository: unknown },
  source: 'release' | 'event' = 'release',
): Promise<DerivedContent> {
  const data = new GithubData({ release, repository }, source === 'event' ? 'the event has' : 'GitHub returned')
  if (data.at('release.draft') === true) return { kind: 'not-announceable', because: 'the release is a draft' }
  const message = await messageOf(data)
  const derived = {
    title: titleOf(data),
    message,
    icon_url: data.icon(),
    landing_url: landingPage(data),
  }
  const { messageTexts = [], fromList = false } = 'value' in message ? message : {}
  return contentOf(derived, { source, firstEntry: fromList, messageTexts })
}

/** The release's name or tag, after the name of the repository unless it has that name already. */
function titleOf(data: GithubData): Derived {
  const name = data.firstText('release.name', 'release.tag_name')
  if ('missing' in name) return name
  const [, packageName, version] = PACKAGE.exec(name.value) ?? []
  if (packageName !== undefined) return { value: `${packageName} ${version}` }
  const repository = data.firstText('repository.name')
  if ('missing' in repository) return repository
  return { value: holdsName(name.value, repository.value) ? name.value : `${repository.value} ${name.value}` }
}

/** Whether a text contains a name as whole words: `Octo Repo 2.1` and `octorepo` contain `octo-repo`. */
function holdsName(text: string, name: string): boolean {
  const wordsOf = (whole: string) => whole.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u)
  const wanted = wordsOf(name).join('')
  if (wanted === '' || wanted.length > MAX_NAME) return false
  const words = wordsOf(text)
  return words.some((_, start) => {
    let joined = ''
    for (let end = start; end < words.length && joined.length < wanted.length; end++) joined += words[end]
    return joined === wanted
  })
}

interface Message {
  value: string
  messageTexts?: readonly string[]
  fromList?: boolean
}

/** GitHub gives `null` for a release without notes, which is not missing; the library that reads notes is loaded only for some. */
async function messageOf(data: GithubData): Promise<Message | { missing: string }> {
  const release = data.at('release')
  if (typeof release !== 'object' || release === null) return { missing: data.lacks('release') }
  const body = data.at('release.body') ?? ''
  if (typeof body !== 'string') return { missing: `${data.lacks('release.body')} that is text` }
  if (body.trim() === '') return { value: NO_NOTES }
  const { announcement } = await import('./release-notes.ts')
  const { text, fromList } = announcement(body)
  return { value: truncate(text, MESSAGE_GRAPHEMES) || NO_NOTES, messageTexts: [body, text], fromList }
}

/** Nobody but its members can open the page of a release in a private repository. */
function landingPage(data: GithubData): Derived {
  if (isPublic(data)) return data.firstPage('release.html_url')
  const homepage = data.firstPage('repository.homepage')
  if ('value' in homepage) return homepage
  return {
    missing:
      'the repository is private, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in its settings',
  }
}

/** One that does not say that it is public counts as private. */
function isPublic(data: GithubData): boolean {
  return data.at('repository.private') === false && (data.at('repository.visibility') ?? 'public') === 'public'
}
