import type { Problem } from '../base/problems.ts'
import type { DerivedValue } from '../github/github-data.ts'
import type { RequiredField } from '../inputs/notification-fields.ts'
import type { ChosenRelease, FilteredOut } from './release-filter.ts'

/**
 * The content that the action derives from a release or an event:
 * - `none`: no content, because the run needs none or this kind of event supplies none
 * - `not-announceable`: no content, because the action does not announce this release or deployment
 * - `invalid`: no content, because an input is missing or cannot be checked
 * - `content`: each required field, with its value or the reason it is missing
 */
export type DerivedContent =
  | { kind: 'none'; event?: string }
  | { kind: 'not-announceable'; why: NotAnnounceable }
  | { kind: 'invalid'; problems: Problem[] }
  | DerivedFields

export interface DerivedFields {
  kind: 'content'
  source: 'release' | 'event'
  fields: Record<RequiredField, DerivedValue>
  /** Whether the release's message is the author's comment from the release notes or the default message. */
  messageSource?: MessageSource | undefined
  release?: ChosenRelease
  /** Why a real run would not announce the release. Set only in dry runs. */
  heldBack?: FilteredOut | undefined
  /** The first line of the release notes with a `web-push` comment that does not count. */
  ignoredCommentLine?: number | undefined
  /** The strings that can identify the release in a `once-key`: its tag, version, name, and id. */
  identifiers?: readonly string[]
  /** The placeholder values. Set for releases, including `release` events with missing or malformed data. */
  placeholders?: PlaceholderValues
}

/** The placeholders of a release, and `key`, which only content/ fills. */
export type PlaceholderName = 'tag' | 'version' | 'name' | 'repository' | 'message' | 'url' | 'key'
export type PlaceholderValues = Partial<Record<PlaceholderName, DerivedValue>>

/**
 * Why the action does not announce a release or deployment: no release has been published, the release is a draft, the
 * event has an activity or state that the action does not announce, or an input excludes the release.
 */
export type NotAnnounceable =
  | { kind: 'no-release' }
  | { kind: 'draft' }
  | { kind: 'activity' | 'state'; actual: string }
  | FilteredOut

export type MessageSource = 'comment' | 'default'

/** Returns content with every field missing for the same reason. */
export function allMissing(missing: string): DerivedFields {
  const part = { missing }
  const fields = { title: part, message: part, icon_url: part, landing_url: part }
  return { kind: 'content', source: 'event', fields }
}

/** Joins two values with a separator. If either has no value, returns that one. */
export function joined(first: DerivedValue, second: DerivedValue, separator: string): DerivedValue {
  if (!('value' in first)) return first
  return 'value' in second ? { value: `${first.value}${separator}${second.value}` } : second
}

/**
 * Returns a clause saying that an event's field at `path` is missing or not text, so the action takes no content from
 * the event.
 */
export const unclearField = (path: string) =>
  `the \`${path}\` field of the event is missing or not text, so the action takes no content from the event`

export const notAnnounceable = (why: NotAnnounceable): DerivedContent => ({ kind: 'not-announceable', why })

/** Returns the end of a sentence that tells the user what to do about a token in a release or deployment. */
export const publishedToken = (token: string, place: string) =>
  `${token}, which may already be public; replace the token, and delete the old token from the ${place}`
