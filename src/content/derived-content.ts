import type { RequiredField } from '../inputs/notification-fields.ts'
import type { Problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { ChosenRelease, FilteredOut } from './announced-releases.ts'

/**
 * The content that the action derives from a release or an event:
 * - `none`: no content, because the action derives none from this kind of event
 * - `not-announceable`: no content, because the action does not announce this release or deployment
 * - `invalid`: no content, because GitHub's data lacks something that the inputs need
 * - `content`: each required field, with its value or the reason why it is missing
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
  /** Set only for a release. */
  release?: ChosenRelease
  /** Why a real run would not announce the release. Set only in a dry run. */
  heldBack?: FilteredOut | undefined
  /** The texts that identify the release in a `once-key`: its tag, version, name and id. Set only for a release. */
  identifiers?: readonly string[]
  /** Set only for a release, or for an event whose data is missing or malformed. */
  placeholders?: PlaceholderValues
}

export interface PlaceholderValues {
  tag: DerivedValue
  version: DerivedValue
  name: DerivedValue
  repository: DerivedValue
  message: DerivedValue
  url: DerivedValue
}

/**
 * Why the action does not announce a release or deployment: nothing is published yet, the release is a draft, the event
 * has another activity, the deployment is in another state, or an input excludes the release.
 */
export type NotAnnounceable =
  | { kind: 'no-release' }
  | { kind: 'draft' }
  | { kind: 'activity' | 'state'; actual: string }
  | FilteredOut

/** Whether the message of a release is the author's comment in the release notes or the default message. */
export type MessageSource = 'comment' | 'default'

/** Returns content in which every field is missing for the same reason. */
export function allMissing(missing: string): DerivedFields {
  const part = { missing }
  const fields = { title: part, message: part, icon_url: part, landing_url: part }
  return { kind: 'content', source: 'event', fields }
}

/** Joins two texts with a separator. If one is missing, returns why it is missing. */
export function joined(first: DerivedValue, second: DerivedValue, separator: string): DerivedValue {
  if ('missing' in first) return first
  if ('missing' in second) return second
  return { value: `${first.value}${separator}${second.value}`, madeFrom: [...first.madeFrom, ...second.madeFrom] }
}

/** Explains, as part of a sentence, why an event without a usable field at `path` supplies no content. */
export const unclearField = (path: string) =>
  `the \`${path}\` field of the event is missing or not text, so the action takes no content from the event`

export const notAnnounceable = (why: NotAnnounceable): DerivedContent => ({ kind: 'not-announceable', why })

/** A derived value, or the reason why it is missing. `missing` may quote text from GitHub. */
export type DerivedValue =
  | {
      value: string
      /** The texts from GitHub that the value was made from. */
      madeFrom: readonly string[]
      /** Set only for the message of a release. */
      source?: MessageSource
    }
  | { missing: string; madeFrom?: readonly string[] }

/**
 * Returns the name of a token that a derived value would publish, if any. Searches the source texts too, because the
 * value may contain a shortened or rewritten part of a token.
 */
export function tokenInDerived(derived: DerivedValue, secrets: Secrets): string | undefined {
  const texts = 'value' in derived ? [derived.value, ...derived.madeFrom] : (derived.madeFrom ?? [])
  return texts.map(secrets.find).find(found => found !== undefined)
}

/** Says what to do about a token that was found in a release or deployment. Part of a sentence. */
export const publishedToken = (token: string, place: string) =>
  `${token}, which may already be public; replace the token, and delete the old token from the ${place}`
