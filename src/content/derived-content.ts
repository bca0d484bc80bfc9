import type { RequiredField } from '../inputs/notification-fields.ts'
import type { Problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { ChosenRelease, FilteredOut } from './announced-releases.ts'

/**
 * What the action derives from a release or an event:
 * - `none`: nothing, because the action derives no content from events of this name
 * - `not-announceable`: nothing, because this release or deployment is not announced, and why
 * - `invalid`: nothing, because GitHub's data lacks what the inputs need
 * - `content`: the fields, each with its value or why it is missing
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
  /** Why a real run would not announce the release; only in a dry run. */
  heldBack?: FilteredOut | undefined
  /** What identifies the release in a `once-key`: its tag, version, name and id. Only for a release. */
  identifiers?: readonly string[]
  /** The values of the placeholders. Only for a release, or for an event that is unclear. */
  placeholders?: PlaceholderValues
}

/** The value of each placeholder, or why there is none. */
export interface PlaceholderValues {
  tag: DerivedValue
  version: DerivedValue
  name: DerivedValue
  repository: DerivedValue
  message: DerivedValue
  url: DerivedValue
}

/**
 * Why a release or deployment is not announced: there is no release yet, the release is a draft, its event has another
 * activity, its level is too low, or it is too old; or the deployment is in another state.
 */
export type NotAnnounceable =
  | { kind: 'no-release' }
  | { kind: 'draft' }
  | { kind: 'activity' | 'state'; actual: string }
  | FilteredOut

/** The origin of a release's message: the author's comment in the release notes, or the neutral sentence. */
export type MessageSource = 'comment' | 'neutral'

/** Content in which every field is missing for the same reason. */
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

/** Why no content is derived: the field that decides this is not text. Part of a sentence. */
export const unclearField = (path: string) =>
  `the event's field \`${path}\` is missing or not text, so the action takes no content from it`

export const notAnnounceable = (why: NotAnnounceable): DerivedContent => ({ kind: 'not-announceable', why })

/** A derived value, or why there is none. The reason may quote text from GitHub. */
export type DerivedValue =
  | {
      value: string
      /** The texts that the value was made from, as GitHub gave them. */
      madeFrom: readonly string[]
      /** Only for the message of a release. */
      source?: MessageSource
    }
  | { missing: string; madeFrom?: readonly string[] }

/**
 * The token that a derived value would publish, if any. Searches the texts that the value was made from too, because
 * the value may contain part of a token that was shortened or rewritten.
 */
export function tokenInDerived(derived: DerivedValue, secrets: Secrets): string | undefined {
  const texts = 'value' in derived ? [derived.value, ...derived.madeFrom] : (derived.madeFrom ?? [])
  return texts.map(secrets.find).find(found => found !== undefined)
}
