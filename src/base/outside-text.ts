import type { Redact } from './text.ts'

/**
 * Text from a response, or from GitHub's data. Decide on `raw`, because redaction could change its meaning. Show people
 * only `shown`, which has no secrets, and shorten only that: part of a secret would no longer be recognized. Only http/
 * and github/ create it, so the rooms that read responses need no redactor.
 */
export class OutsideText {
  readonly raw: string
  readonly #redact: Redact
  readonly #isTruncated: boolean

  /** Set `isTruncated` if the text may end in the middle of a secret. */
  constructor(raw: string, redact: Redact, isTruncated = false) {
    this.raw = raw
    this.#redact = redact
    this.#isTruncated = isTruncated
  }

  /** Is not stored, because the text may be many megabytes long and most texts are never shown. */
  get shown(): string {
    return this.#redact(this.raw, this.#isTruncated)
  }

  /** Returns text that was read from this text, such as a string in its JSON. */
  part(raw: string): OutsideText {
    return new OutsideText(raw, this.#redact)
  }
}
