import { valueAt } from '../base/json.ts'
import { plainLine } from '../base/text.ts'
import { maxUrlLength, maxUrlText } from '../base/url.ts'
import { fieldTable, textRules } from '../inputs/notification-fields.ts'
import type { Rule } from '../inputs/value-rules.ts'
import type { DerivedValue } from './derived-content.ts'
import type { LatestOnGithub } from './release-filter.ts'

/** The event that triggered the run. */
export interface GithubEvent {
  name: string
  data: GithubData
  /** A clause that says why the event could not be read. */
  unreadable?: string
}

/** A release and its repository. */
export interface FetchedRelease {
  data: GithubData
  latest?: LatestOnGithub
}

const [{ width: iconWidth }] = fieldTable.icon_url.sizes

/**
 * The maximum length of text from GitHub, in UTF-16 code units. Longer text is ignored, because it could take seconds
 * to process. GitHub's own field limits are far lower.
 */
const maxTextLength = 65_536

/**
 * Reads values from unvalidated GitHub data. Its values may contain secrets, so show people only what shown() returns.
 * Only the rooms where the data comes in create it, so all others need no redactor.
 */
export class GithubData {
  readonly #data: unknown
  readonly #subject: string
  readonly #show: (text: string) => string

  /** Messages about missing values start with `subject`. `show` removes the secrets from text. */
  constructor(data: unknown, subject: 'the event has' | 'GitHub returned', show: (text: string) => string) {
    this.#data = data
    this.#subject = subject
    this.#show = show
  }

  /** Returns text from this data without secrets. Shorten only the result: part of a secret is not recognized. */
  shown(text: string): string {
    return this.#show(text)
  }

  /**
   * Returns the value at a path such as `release.tag_name`, or undefined if there is none. Ignores inherited
   * properties.
   */
  at(path: string): unknown {
    return valueAt(this.#data, ...path.split('.'))
  }

  /** Returns the first string at the given paths that has visible characters, as a single line. */
  firstText(...paths: string[]): DerivedValue {
    const text = this.#textsAt(paths).find(plainLine)
    return text === undefined
      ? { missing: this.missingMessage(...paths) }
      : { value: plainLine(text), madeFrom: [text] }
  }

  /**
   * Returns the first http or https URL at the given paths. Does not repair URLs, because a repaired URL might open a
   * different page.
   */
  firstPage(...paths: string[]): DerivedValue {
    return this.#firstUrl(textRules.page, 'http or https URL', paths)
  }

  /**
   * Returns the URL of the repository owner's avatar. The `s` parameter makes GitHub scale the image to the icon width
   * that the push service asks for.
   */
  icon(): DerivedValue {
    const avatar = this.#firstUrl(textRules.image, 'https URL', ['repository.owner.avatar_url'])
    if ('missing' in avatar) return avatar
    const url = new URL(avatar.value)
    url.searchParams.set('s', String(iconWidth))
    return { value: url.href, madeFrom: avatar.madeFrom }
  }

  missingMessage(...paths: string[]): string {
    const quoted = paths.map(path => `\`${path}\``)
    const what = quoted.length > 1 ? `neither ${quoted.join(' nor ')}` : `no ${quoted}`
    return `${this.#subject} ${what}`
  }

  #firstUrl(rule: Rule<string>, what: string, paths: string[]): DerivedValue {
    const given = this.#textsAt(paths).map(text => text.trim())
    const value = given.find(text => 'value' in rule(text))
    if (value !== undefined) return { value, madeFrom: [value] }
    if (given.every(text => text === '')) return { missing: this.missingMessage(...paths) }
    const limit = given.some(text => text.length > maxUrlLength) ? ` of at most ${maxUrlText}` : ''
    return { missing: `${this.#subject} no ${what}${limit} in ${paths.map(path => `\`${path}\``).join(' or ')}` }
  }

  #textsAt(paths: string[]): string[] {
    return paths
      .map(path => this.at(path))
      .filter(value => typeof value === 'string' && value.length <= maxTextLength) as string[]
  }
}
