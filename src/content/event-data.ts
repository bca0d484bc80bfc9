import type { Problem } from '../inputs/problems.ts'
import type { Rule } from '../inputs/value-rules.ts'
import { maxUrlLength, plainLine } from '../text.ts'
import type { MessageOrigin } from './notes/read-notes.ts'
import { type RequiredField, textRules } from './notification-fields.ts'
import type { PlaceholderName } from './placeholders.ts'
import type { ChosenRelease, FilteredOut } from './release-filter.ts'

/** The event that started the run. The payload is as GitHub sent it, so nothing is known of its shape. */
export interface RunnerEvent {
  name: string
  payload: unknown
  /** Why there is no payload, as a part of a sentence. */
  unreadable?: string
}

/**
 * What a release or an event says for a notification: nothing, since no content is derived from events of its kind (`none`,
 * with its name); that it is not one to announce, and why; what it lacks for that to be known; or its fields. Reasons are parts
 * of a sentence.
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
  /** If it is a release. */
  release?: ChosenRelease
  /** What placeholders stand for, if it is a release, or is meant to be one. */
  placeholders?: PlaceholderValues
}

/** What each placeholder stands for. */
export type PlaceholderValues = Readonly<Record<PlaceholderName, DerivedValue>>

/**
 * Why it is not announced: the release is a draft, is too small or too old, its event has this activity, or the deployment is in
 * this state.
 */
export type NotAnnounceable = { kind: 'draft' } | { kind: 'activity' | 'state'; actual: string } | FilteredOut

/** Nothing but missing fields, all for the same reason. */
export function allMissing(missing: string): DerivedContent {
  const part = { missing }
  const fields = { title: part, message: part, icon_url: part, landing_url: part }
  const placeholders = { tag: part, version: part, name: part, repository: part, message: part, url: part }
  return { kind: 'content', source: 'event', fields, placeholders }
}

/** Both texts, or why the first of them that is missing is. */
export function joined(first: DerivedValue, second: DerivedValue, separator: string): DerivedValue {
  if ('missing' in first) return first
  return 'missing' in second ? second : { value: `${first.value}${separator}${second.value}` }
}

export const unclearField = (path: string) =>
  `the event's field \`${path}\` is missing or not text, so the action takes no content from it`

export const notAnnounceable = (why: NotAnnounceable): DerivedContent => ({ kind: 'not-announceable', why })

/** A value, or why there is none. */
export type DerivedValue =
  | {
      value: string
      /** What it was made from, as a whole: a shortened text may end inside a token. */
      madeFrom?: readonly string[]
      /** Where in release notes it comes from. */
      origin?: MessageOrigin
    }
  | { missing: string }

const iconPixels = 200

/** GitHub's own limits are far below; reading and reporting more would take seconds. */
const maxText = 65_536

/** Reads values of GitHub's data, of which no shape is known. `origin` begins the sentence on what is missing. */
export class GithubData {
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
  firstText(...paths: string[]): DerivedValue {
    const value = this.textsAt(paths).map(plainLine).find(Boolean)
    return value === undefined ? { missing: this.missingMessage(...paths) } : { value }
  }

  /** The first of these values that is an address of a page, as it was given: a repaired address may lead elsewhere. */
  firstPage(...paths: string[]): DerivedValue {
    return this.firstUrl(textRules.landing_url, 'http or https URL', paths)
  }

  /** The avatar of the repository's owner in the size that the push service asks for; GitHub scales it to `s` pixels. */
  icon(): DerivedValue {
    const avatar = this.firstUrl(textRules.icon_url, 'https URL', ['repository.owner.avatar_url'])
    if ('missing' in avatar) return avatar
    const url = new URL(avatar.value)
    url.searchParams.set('s', String(iconPixels))
    return { value: url.href }
  }

  missingMessage(...paths: string[]): string {
    const quoted = paths.map(path => `\`${path}\``)
    const what = quoted.length > 1 ? `neither ${quoted.join(' nor ')}` : `no ${quoted}`
    const isTooLong = this.textsAt(paths, Number.POSITIVE_INFINITY).length > this.textsAt(paths).length
    return `${this.origin} ${what}${isTooLong ? ` of at most ${maxText} characters` : ''}`
  }

  private firstUrl(rule: Rule<string>, what: string, paths: string[]): DerivedValue {
    const given = this.textsAt(paths).map(text => text.trim())
    const value = given.find(text => 'value' in rule(text))
    if (value !== undefined) return { value }
    if (given.every(text => text === '')) return { missing: this.missingMessage(...paths) }
    const limit = given.some(text => text.length > maxUrlLength) ? ' of at most 2,048 characters' : ''
    return { missing: `${this.origin} no ${what}${limit} in ${paths.map(path => `\`${path}\``).join(' or ')}` }
  }

  private textsAt(paths: string[], max = maxText): string[] {
    return paths
      .map(path => this.at(path))
      .filter(value => typeof value === 'string' && value.length <= max) as string[]
  }
}
