import { absoluteUrl, type Rule } from '../inputs/rules.ts'
import type { RequiredField } from './fields.ts'
import { plainText } from './plain-text.ts'

/**
 * What a release or an event says for a notification: nothing, since no content is derived from events of its kind (`none`,
 * with its name); that it is not one to announce, and why; or its fields, and why each of the others is missing. Both
 * reasons are parts of a sentence.
 */
export type DerivedContent =
  | { kind: 'none'; event?: string }
  | { kind: 'not-announceable'; because: string }
  | {
      kind: 'content'
      source: 'release' | 'event'
      fields: Partial<Record<RequiredField, string>>
      missing: Partial<Record<RequiredField, string>>
      /** The message is the first entry of a list of changes. */
      firstEntry: boolean
      /** What the message was made from, as a whole: a shortened text may end inside a token. */
      messageTexts: readonly string[]
    }

/** A value, or why there is none. */
export type Derived = { value: string } | { missing: string }

const ICON_PIXELS = 200
const isImageUrl = absoluteUrl('https')
const isPageUrl = absoluteUrl('https', 'http')

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
  firstText(...paths: string[]): Derived {
    const value = this.textsAt(paths)
      .map(plainText)
      .find(text => text !== '')
    return value === undefined ? { missing: this.lacks(...paths) } : { value }
  }

  /** The first of these values that is an address of a page, as it was given: a repaired address may lead elsewhere. */
  firstPage(...paths: string[]): Derived {
    return this.firstUrl(isPageUrl, 'http or https URL', paths)
  }

  /** The avatar of the repository's owner in the size that the push service asks for; GitHub scales it to `s` pixels. */
  icon(): Derived {
    const avatar = this.firstUrl(isImageUrl, 'https URL', ['repository.owner.avatar_url'])
    if ('missing' in avatar) return avatar
    const url = new URL(avatar.value)
    url.searchParams.set('s', String(ICON_PIXELS))
    return { value: url.href }
  }

  lacks(...paths: string[]): string {
    const quoted = paths.map(path => `\`${path}\``)
    return quoted.length === 1 ? `${this.origin} no ${quoted[0]}` : `${this.origin} neither ${quoted.join(' nor ')}`
  }

  private firstUrl(rule: Rule<string>, what: string, paths: string[]): Derived {
    const given = this.textsAt(paths).map(text => text.trim())
    const value = given.find(text => 'value' in rule(text))
    if (value !== undefined) return { value }
    if (given.every(text => text === '')) return { missing: this.lacks(...paths) }
    return { missing: `${this.origin} no ${what} in ${paths.map(path => `\`${path}\``).join(' or ')}` }
  }

  private textsAt(paths: string[]): string[] {
    return paths.map(path => this.at(path)).filter(value => typeof value === 'string')
  }
}

/** The fields that were derived, apart from those that are missing. */
export function contentOf(
  derived: Record<RequiredField, Derived>,
  rest: { source: 'release' | 'event'; firstEntry?: boolean; messageTexts?: readonly string[] },
): DerivedContent {
  const fields: Partial<Record<RequiredField, string>> = {}
  const missing: Partial<Record<RequiredField, string>> = {}
  for (const [field, part] of Object.entries(derived) as [RequiredField, Derived][]) {
    if ('value' in part) fields[field] = part.value
    else missing[field] = part.missing
  }
  return { kind: 'content', fields, missing, firstEntry: false, messageTexts: [], ...rest }
}

/** Nothing but missing fields, all for the same reason. */
export function nothing(missing: string): DerivedContent {
  const part = { missing }
  return contentOf({ title: part, message: part, icon_url: part, landing_url: part }, { source: 'event' })
}
