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
  /** Only of a release. */
  release?: ChosenRelease
  /** Why a real run would not announce the release; only in a dry run. */
  heldBack?: FilteredOut | undefined
  /** What a `once-key` may hold of the release: its tag, version, name and id. Only of a release. */
  identifiers?: readonly string[]
  /** The values of the placeholders; only of a release, or of an event that is not clear. */
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
 * Why a release or deployment is not announced. There is no release yet, it is a draft, its event has another activity,
 * or it is smaller or older than the inputs allow. A deployment is in another state.
 */
export type NotAnnounceable =
  | { kind: 'no-release' }
  | { kind: 'draft' }
  | { kind: 'activity' | 'state'; actual: string }
  | FilteredOut

/** Where the message of a release comes from: the author's comment in its notes, or the neutral sentence. */
export type MessageSource = 'comment' | 'neutral'

/** Content of which every field is missing for the same reason. */
export function allMissing(missing: string): DerivedContent {
  const part = { missing }
  const fields = { title: part, message: part, icon_url: part, landing_url: part }
  const placeholders = { tag: part, version: part, name: part, repository: part, message: part, url: part }
  return { kind: 'content', source: 'event', fields, placeholders }
}

/** Both texts with the separator between them; if one is missing, why it is missing. */
export function joined(first: DerivedValue, second: DerivedValue, separator: string): DerivedValue {
  if ('missing' in first) return first
  if ('missing' in second) return second
  return { value: `${first.value}${separator}${second.value}`, madeFrom: [...first.madeFrom, ...second.madeFrom] }
}

/** Why nothing is derived: the field that decides about it is not a text. Words of a sentence. */
export const unclearField = (path: string) =>
  `the event's field \`${path}\` is missing or not text, so the action takes no content from it`

export const notAnnounceable = (why: NotAnnounceable): DerivedContent => ({ kind: 'not-announceable', why })

/** A value, or why there is none, which may quote what GitHub gave. */
export type DerivedValue =
  | {
      value: string
      /** The texts that it was made from, as GitHub gave them. */
      madeFrom: readonly string[]
      /** Only of a message of a release. */
      source?: MessageSource
    }
  | { missing: string; madeFrom?: readonly string[] }

/**
 * Which token a derived value would publish, if any. What it was made from is searched too: it may be a part of a token
 * that was shortened or rewritten.
 */
export function tokenInDerived(derived: DerivedValue, secrets: Secrets): string | undefined {
  const texts = 'value' in derived ? [derived.value, ...derived.madeFrom] : (derived.madeFrom ?? [])
  return texts.map(secrets.find).find(found => found !== undefined)
}
