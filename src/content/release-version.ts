/** What a release may change, by its version; from the largest to the smallest. */
export const releaseLevels = ['major', 'minor', 'patch'] as const
export type ReleaseLevel = (typeof releaseLevels)[number]

/** The version that a tag names. */
export interface ReleaseVersion {
  /** The tag from its number on: `1.2.3-rc.1`. */
  text: string
  /** `[1, 2, 3]`. */
  numbers: readonly number[]
  /** The words before and after the number; the releases of one package have the same. */
  words: readonly [before: string, after: string]
}

/** A date with dashes is not a version, nor is what counts the releases of that day. */
const dashedDate = /(?<![\d.])\d{4}-\d{1,2}(?:-\d{1,2})?(?:\.\d+)*(?!\d)/g
const versionNumber = /(^|[v@/_-])(\d{1,15}(?:\.\d{1,15})*)(?!\d)/gi

/**
 * The version in a tag, undefined if there is none (docs/announce-releases.md, "Which releases"). Its number is at the
 * beginning, or after one of `v @ / - _`. A number without a dot counts only at the beginning or after `v`, `@` or `/`:
 * `build-1234` is not a version.
 */
export function releaseVersion(tag: string): ReleaseVersion | undefined {
  const searched = tag.replace(dashedDate, date => '.'.repeat(date.length))
  const candidates = [...searched.matchAll(versionNumber)]
  const dotted = candidates.find(([, , number = '']) => number.includes('.'))
  // In `ui-v2@3`, the first number is a part of the name.
  const found = dotted ?? candidates.findLast(([, before]) => before !== '-' && before !== '_')
  if (found === undefined) return undefined
  const [, before = '', number = ''] = found
  const start = found.index + before.length
  return {
    text: tag.slice(start),
    numbers: number.split('.').map(Number),
    words: [tag.slice(0, start).replace(/v$/i, ''), tag.slice(start + number.length)],
  }
}

/** More numbers, without dots: `1-2-3`, `2026_11_21`. */
const moreNumbers = /^[-_,]\d/
/** A larger number without a dot is a date or counts builds. */
const maxOnlyNumber = 9_999

/**
 * `1.0.0` and `1` are major, `1.2.0` and `1.2` minor, `1.2.3` is a patch. Undefined if a version without dots does not
 * say it: `1_2_3`, `20261121`.
 */
export function levelOf({ numbers, words: [, after] }: ReleaseVersion): ReleaseLevel | undefined {
  const [first = 0, ...others] = numbers
  if (others.length === 0 && (first > maxOnlyNumber || moreNumbers.test(after))) return undefined
  const last = numbers.findLastIndex(number => number > 0)
  return releaseLevels[Math.min(Math.max(last, 0), releaseLevels.length - 1)]
}

/** Whether a release of one level, if it has any, is at least of another. */
export const isAtLeast = (own: ReleaseLevel | undefined, level: ReleaseLevel): boolean =>
  own !== undefined && releaseLevels.indexOf(own) <= releaseLevels.indexOf(level)

/**
 * Whether a version stands for the series of another one at this level: the same words, the same leading numbers, and
 * after these only zeros, or none. Of 2.1.3, it is 2.1.0 or 2.1 for `minor`, 2.0.0 or 2 for `major`.
 */
export function startsSeries(version: ReleaseVersion, of: ReleaseVersion, level: ReleaseLevel): boolean {
  const leading = of.numbers.slice(0, releaseLevels.indexOf(level) + 1)
  const length = Math.max(leading.length, version.numbers.length)
  const hasSameNumbers = Array.from({ length }).every(
    (_, index) => (version.numbers[index] ?? 0) === (leading[index] ?? 0),
  )
  const hasSameWords = version.words.every((text, index) => text === of.words[index])
  return hasSameWords && hasSameNumbers && isAtLeast(levelOf(version), level)
}
