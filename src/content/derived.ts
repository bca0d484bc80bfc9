import { plainLine, type Rule } from '../inputs/rules.ts'
import { type RequiredField, textRules } from './fields.ts'

/** The event that started the run. The payload is as GitHub sent it, so nothing is known of its shape. */
export interface RunnerEvent {
  name: string
  payload: unknown
  /** Why there is no payload, as a part of a sentence. */
  unreadable?: string
}

/**
 * What a release or an event says for a notification: nothing, since no content is derived from events of its kind (`none`,
 * with its name); that it is not one to announce, and why; or its fields. Reasons are parts of a sentence.
 */
export type DerivedContent =
  | { kind: 'none'; event?: string }
  | { kind: 'not-announceable'; because: NotAnnounced }
  | { kind: 'content'; source: 'release' | 'event'; fields: Record<RequiredField, Derived> }

/** Why it is not announced: the release is a draft, its event has this activity, or the deployment is in this state. */
export type NotAnnounced = { kind: 'draft' } | { kind: 'activity' | 'state'; found: string }

/** A value, or why there is none. */
export type Derived =
  | {
      value: string
      /** What it was made from, as a whole: a shortened text may end inside a token. */
      madeFrom?: readonly string[]
      /** It is the first entry of a list of changes. */
      isFirstEntry?: boolean
    }
  | { missing: string }

/**
 * Content from the event, for `release` and `deployment_status` (contract section 5). A release is announced when it is
 * published, and with `once-key` also on `released`; a deployment when its state is `success`; a payload that does not
 * say so gives nothing but missing fields. Never throws.
 */
export async function contentFromEvent(event: RunnerEvent, hasOnceKey: boolean): Promise<DerivedContent> {
  const { name, payload, unreadable } = event
  if (name !== 'release' && name !== 'deployment_status') return { kind: 'none', event: name }
  if (unreadable !== undefined) return nothing(unreadable)
  const data = new GithubData(payload, 'the event has')
  return name === 'release' ? fromReleaseEvent(data, hasOnceKey) : fromDeploymentStatus(data)
}

async function fromReleaseEvent(data: GithubData, hasOnceKey: boolean): Promise<DerivedContent> {
  const activity = data.at('action')
  if (typeof activity !== 'string') return nothing(unclear('action'))
  const isAnnounced = activity === 'published' || (activity === 'released' && hasOnceKey)
  if (!isAnnounced) return notAnnounceable({ kind: 'activity', found: activity })
  const draft = data.at('release.draft') ?? false
  if (typeof draft !== 'boolean') return nothing("the event's `release.draft` is neither true nor false")
  return fromRelease(data, 'event')
}

function fromDeploymentStatus(data: GithubData): DerivedContent {
  const state = data.at('deployment_status.state')
  if (typeof state !== 'string') return nothing(unclear('deployment_status.state'))
  if (state !== 'success') return notAnnounceable({ kind: 'state', found: state })
  const repository = data.firstText('repository.name')
  const environment = data.firstText('deployment_status.environment', 'deployment.environment')
  const fields = {
    title: joined(repository, environment, ' deployed to '),
    message: deploymentMessage(data),
    icon_url: data.icon(),
    landing_url: data.firstPage('deployment_status.environment_url', 'deployment_status.target_url'),
  }
  return { kind: 'content', source: 'event', fields }
}

function deploymentMessage(data: GithubData): Derived {
  const description = data.firstText('deployment_status.description')
  if ('value' in description) return description
  const sha = data.at('deployment.sha')
  if (typeof sha === 'string' && /^[0-9a-f]{7,64}$/i.test(sha)) return { value: `${sha.slice(0, 7)} is live.` }
  return { missing: data.lacks('deployment_status.description', 'deployment.sha') }
}

const unclear = (path: string) =>
  `the event's field \`${path}\` is missing or not text, so the action takes no content from it`

const notAnnounceable = (because: NotAnnounced): DerivedContent => ({ kind: 'not-announceable', because })

/** Content from the release that the input `release` names, and its repository, as GitHub gives them. Never throws. */
export const contentFromRelease = (given: { release: unknown; repository: unknown }): Promise<DerivedContent> =>
  fromRelease(new GithubData(given, 'GitHub returned'), 'release')

async function fromRelease(data: GithubData, source: 'release' | 'event'): Promise<DerivedContent> {
  if (data.at('release.draft') === true) return notAnnounceable({ kind: 'draft' })
  const message = await releaseMessage(data)
  const fields = { title: releaseTitle(data), message, icon_url: data.icon(), landing_url: releasePage(data) }
  return { kind: 'content', source, fields }
}

/** A name or tag of one package: `@octo/ui@1.4.0`. */
const packageVersion = /^(@?[^\s@]+)@(v?\d[^\s@]*)$/

/** The release's name or tag, after the name of the repository unless it has that name already. */
function releaseTitle(data: GithubData): Derived {
  const name = data.firstText('release.name', 'release.tag_name')
  if ('missing' in name) return name
  const [, packageName, version] = packageVersion.exec(name.value) ?? []
  if (packageName !== undefined) return { value: `${packageName} ${version}` }
  const repository = data.firstText('repository.name')
  return 'value' in repository && holdsName(name.value, repository.value) ? name : joined(repository, name, ' ')
}

/** The longest name that GitHub gives a repository. */
const maxName = 100

/** Whether a text contains a name as whole words: `Octo Repo 2.1` and `octorepo` contain `octo-repo`. */
function holdsName(text: string, name: string): boolean {
  const wordsOf = (whole: string) => whole.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u)
  const wanted = wordsOf(name).join('')
  if (wanted === '' || wanted.length > maxName) return false
  const words = wordsOf(text)
  return words.some((_, start) => {
    let found = ''
    for (let end = start; end < words.length && found.length < wanted.length; end++) found += words[end]
    return found === wanted
  })
}

const noNotes = 'Release notes are out.'
/** More than is read of release notes: a token may begin in what is read, and end behind it. */
const maxSearched = 65_536

/** GitHub gives `null` for a release without notes, which is not missing; the library that reads notes is loaded only for some. */
async function releaseMessage(data: GithubData): Promise<Derived> {
  const release = data.at('release')
  if (typeof release !== 'object' || release === null) return { missing: data.lacks('release') }
  const body = data.at('release.body') ?? ''
  if (typeof body !== 'string') return { missing: `${data.lacks('release.body')} that is text` }
  if (body.trim() === '') return { value: noNotes }
  const { announcement, truncate } = await import('./release-notes.ts')
  const { text, isEntry } = announcement(body)
  return { value: truncate(text) || noNotes, madeFrom: [body.slice(0, maxSearched), text], isFirstEntry: isEntry }
}

/** Nobody but its members can open the page of a release in a repository that does not say that it is public. */
function releasePage(data: GithubData): Derived {
  const isPublic =
    data.at('repository.private') === false && (data.at('repository.visibility') ?? 'public') === 'public'
  if (isPublic) return data.firstPage('release.html_url')
  const homepage = data.firstPage('repository.homepage')
  if ('value' in homepage) return homepage
  return {
    missing:
      'the repository is private, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in its settings',
  }
}

/** Both texts, or why the first of them that is missing is. */
function joined(first: Derived, second: Derived, separator: string): Derived {
  if ('missing' in first) return first
  return 'missing' in second ? second : { value: `${first.value}${separator}${second.value}` }
}

/** Nothing but missing fields, all for the same reason. */
function nothing(missing: string): DerivedContent {
  const part = { missing }
  const fields = { title: part, message: part, icon_url: part, landing_url: part }
  return { kind: 'content', source: 'event', fields }
}

const iconPixels = 200
/** GitHub's own limits are far below; reading and reporting more would take seconds. */
const maxText = 65_536

/** Reads values of GitHub's data, of which no shape is known. `origin` begins the sentence on what is missing. */
class GithubData {
  private readonly data: unknown
  private readonly origin: string

  constructor(data: unknown, origin: 'the event has' | 'GitHub returned') {
    this.data = data
    this.origin = origin
  }

  /** The value at a path of own properties. */
  at(path: string): unknown {
    return path.split('.').reduce((value, key) => {
      const here = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      return here ? (value as Record<string, unknown>)[key] : undefined
    }, this.data)
  }

  /** The first of these values that is not blank, as one clean line. */
  firstText(...paths: string[]): Derived {
    const value = this.textsAt(paths).map(plainLine).find(Boolean)
    return value === undefined ? { missing: this.lacks(...paths) } : { value }
  }

  /** The first of these values that is an address of a page, as it was given: a repaired address may lead elsewhere. */
  firstPage(...paths: string[]): Derived {
    return this.firstUrl(textRules.landing_url, 'http or https URL', paths)
  }

  /** The avatar of the repository's owner in the size that the push service asks for; GitHub scales it to `s` pixels. */
  icon(): Derived {
    const avatar = this.firstUrl(textRules.icon_url, 'https URL', ['repository.owner.avatar_url'])
    if ('missing' in avatar) return avatar
    const url = new URL(avatar.value)
    url.searchParams.set('s', String(iconPixels))
    return { value: url.href }
  }

  lacks(...paths: string[]): string {
    const quoted = paths.map(path => `\`${path}\``)
    const what = quoted.length > 1 ? `neither ${quoted.join(' nor ')}` : `no ${quoted}`
    const isTooLong = this.textsAt(paths, Number.POSITIVE_INFINITY).length > this.textsAt(paths).length
    return `${this.origin} ${what}${isTooLong ? ` of at most ${maxText} characters` : ''}`
  }

  private firstUrl(rule: Rule<string>, what: string, paths: string[]): Derived {
    const given = this.textsAt(paths).map(text => text.trim())
    const value = given.find(text => 'value' in rule(text))
    if (value !== undefined) return { value }
    if (given.every(text => text === '')) return { missing: this.lacks(...paths) }
    return { missing: `${this.origin} no ${what} in ${paths.map(path => `\`${path}\``).join(' or ')}` }
  }

  private textsAt(paths: string[], max = maxText): string[] {
    return paths
      .map(path => this.at(path))
      .filter(value => typeof value === 'string' && value.length <= max) as string[]
  }
}
