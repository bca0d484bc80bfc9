import { valueAt } from '../base/json.ts'
import { OutsideText } from '../base/outside-text.ts'
import type { Secrets } from '../base/secrets.ts'
import { plainLine } from '../base/text.ts'
import { maxUrlLength, maxUrlText } from '../base/url.ts'
import { fieldTable, textRules } from '../inputs/notification-fields.ts'
import type { Rule } from '../inputs/value-rules.ts'

/**
 * A value that is derived from GitHub's data, the name of the token in that data (`the API token`), or why there is no
 * value. `missing` may quote text from GitHub.
 */
export type DerivedValue = { value: string } | { token: string } | { missing: string }

const [{ width: iconWidth }] = fieldTable.icon_url.sizes

/**
 * The maximum length of text from GitHub, in UTF-16 code units. Longer text is ignored, because it could take seconds
 * to process. GitHub's own field limits are far lower.
 */
const maxTextLength = 65_536

/** Reads values from unvalidated GitHub data, which may contain secrets. */
export class GithubData {
  readonly #data: unknown
  readonly #subject: string
  readonly #secrets: Secrets

  /** Messages about missing values start with `subject`. */
  constructor(data: unknown, subject: 'the event has' | 'GitHub returned', secrets: Secrets) {
    this.#data = data
    this.#subject = subject
    this.#secrets = secrets
  }

  /** Returns text from this data in a form that people may see. */
  outside(text: string): OutsideText {
    return new OutsideText(text, this.#secrets.redact)
  }

  /**
   * Returns the value at a path such as `release.tag_name`, or undefined if there is none. Ignores inherited
   * properties.
   */
  at(path: string): unknown {
    return valueAt(this.#data, ...path.split('.'))
  }

  /** Returns the first string at the given paths that has visible characters, as a single line. May be empty. */
  line(...paths: string[]): OutsideText {
    return this.outside(plainLine(this.#textsAt(paths).find(plainLine) ?? ''))
  }

  /** Like line(), but for text to publish. */
  firstText(...paths: string[]): DerivedValue {
    const text = this.#textsAt(paths).find(plainLine)
    return text === undefined ? { missing: this.missingMessage(...paths) } : this.#derived(plainLine(text), text)
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
    if (!('value' in avatar)) return avatar
    const url = new URL(avatar.value)
    url.searchParams.set('s', String(iconWidth))
    return { value: url.href }
  }

  missingMessage(...paths: string[]): string {
    const quoted = paths.map(path => `\`${path}\``)
    const what = quoted.length > 1 ? `neither ${quoted.join(' nor ')}` : `no ${quoted}`
    return `${this.#subject} ${what}`
  }

  #firstUrl(rule: Rule<string>, what: string, paths: string[]): DerivedValue {
    const given = this.#textsAt(paths).map(text => text.trim())
    const value = given.find(text => 'value' in rule(text))
    if (value !== undefined) return this.#derived(value)
    if (given.every(text => text === '')) return { missing: this.missingMessage(...paths) }
    const limit = given.some(text => text.length > maxUrlLength) ? ` of at most ${maxUrlText}` : ''
    return { missing: `${this.#subject} no ${what}${limit} in ${paths.map(path => `\`${path}\``).join(' or ')}` }
  }

  /** Searches `text`, because `value` and what is made from it may have only part of a token. */
  #derived(value: string, text = value): DerivedValue {
    const token = this.#secrets.find(text)
    return token === undefined ? { value } : { token }
  }

  #textsAt(paths: string[]): string[] {
    return paths
      .map(path => this.at(path))
      .filter(value => typeof value === 'string' && value.length <= maxTextLength) as string[]
  }
}
