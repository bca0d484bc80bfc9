import type { RequiredField } from '../inputs/notification-fields.ts'
import type { Problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { ChosenRelease, FilteredOut } from './announced-releases.ts'

/**
 * The content that the action derives from a release or an event:
 * - `none`: no content, because the action derives none from events of this name
 * - `not-announceable`: no content, because the action does not announce this release or deployment, and the reason
 * - `invalid`: no content, because GitHub's data lacks something that the inputs need
 * - `content`: the fields, each with its value or the reason why it is missing
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
  /** Only for a release. */
  release?: ChosenRelease
  /** The reason why a real run would not announce the release. Set only in a dry run. */
  heldBack?: FilteredOut | undefined
  /** The texts that identify the release in a `once-key`: its tag, version, name and id. Set only for a release. */
  identifiers?: readonly string[]
  /** The values of the placeholders. Set only for a release, or for an event that is unclear. */
  placeholders?: PlaceholderValues
}

/** The value of each placeholder, or the reason why it is missing. */
export interface PlaceholderValues {
  tag: DerivedValue
  version: DerivedValue
  name: DerivedValue
  repository: DerivedValue
  message: DerivedValue
  url: DerivedValue
}

/**
 * The reason why a release or deployment is not announced: there is no release yet, the release is a draft, its event
 * has another activity, its level is too low, or it is too old; or the deployment is in another state.
 */
export type NotAnnounceable =
  | { kind: 'no-release' }
  | { kind: 'draft' }
  | { kind: 'activity' | 'state'; actual: string }
  | FilteredOut

/** The origin of a release's message: the author's comment in the release notes, or the default message. */
export type MessageSource = 'comment' | 'neutral'

/** Returns content in which every field is missing for the same reason. */
export function allMissing(missing: string): DerivedContent {
  const part = { missing }
  const fields = { title: part, message: part, icon_url: part, landing_url: part }
  const placeholders = { tag: part, version: part, name: part, repository: part, message: part, url: part }
  return { kind: 'content', source: 'event', fields, placeholders }
}

/** Joins two texts with a separator. If one is missing, returns why it is missing. */
export function joined(first: DerivedValue, second: DerivedValue, separator: string): DerivedValue {
  if ('missing' in first) return first
  if ('missing' in second) return second
  return { value: `${first.value}${separator}${second.value}`, madeFrom: [...first.madeFrom, ...second.madeFrom] }
}

/** Says that the action derives no content because the deciding field is not text. Part of a sentence. */
export const unclearField = (path: string) =>
  `the \`${path}\` field of the event is missing or not text, so the action takes no content from the event`

export const notAnnounceable = (why: NotAnnounceable): DerivedContent => ({ kind: 'not-announceable', why })

/** A derived value, or the reason why it is missing. The reason may quote text from GitHub. */
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
 * Finds a token that a derived value would publish. Searches the source texts too, because the value may contain part
 * of a token that was shortened or rewritten.
 */
export function tokenInDerived(derived: DerivedValue, secrets: Secrets): string | undefined {
  const texts = 'value' in derived ? [derived.value, ...derived.madeFrom] : (derived.madeFrom ?? [])
  return texts.map(secrets.find).find(found => found !== undefined)
}
