// Headings that are versions: `Octo 2.1.0 (2026-08-14)`. What is left of one without its number, its date and words such
// as `Release` are the names beside the version.

const versionNumber = /^v?\.?\d{1,8}\.[\dx][\w.+-]{0,60}$/i
/** A major number alone is a version only after such a word: `Version 2`, `v2`. */
const wordAndMajor = /^(?:version|release|ver|v)\s{0,3}v?\d{1,4}(?![\p{L}\p{N}])/iu
/** A day, a year, or the number after `Version`. */
const singleNumber = /^\d{1,4}$/
/** A date with full stops needs a whole year: `10.2.1` is a version. */
const date =
  /^(?:\d{2,4}[-/年]\d{1,2}[-/月]\d{1,4}日?|(?:19|20)\d{2}\.\d{1,2}\.\d{1,2}|\d{2}\.\d{1,2}\.(?:19|20)\d{2})$/
const wordBesideVersion =
  /^(?:versions?|ver|release[ds]?|what['’]?s|new|in|on|date|of|the|notes|changelog|stable|rc|pre-?release|hotfix|latest|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d{1,2}(?:st|nd|rd|th)|v|版本|版|发布|發佈|リリース|バージョン)$/iu

/** A version may have one name beside it. With more, the number may be of something else: `Support for Python 3.12`. */
const maxNames = 1

/** Whether a heading is a version: `2.1.0`, `Octo 2.1.0 (2026-08-14)`, `What's new in 2.1`, or only a date. */
export function isVersion(heading: string): boolean {
  const words = wordsOf(heading)
  const hasVersion = words.some(isVersionNumber) || wordAndMajor.test(heading)
  const isOnlyDate = words.length > 0 && words.every(isDate)
  return (hasVersion || isOnlyDate) && namesBesideVersion(heading).length <= maxNames
}

/** At the end, a number of two parts may be of something else. */
const versionAndTitle = /^v?\d{1,4}\.\d\S{0,20}\s|\sv?\d{1,4}\.\d{1,4}\.\d\S{0,20}$/i

/** Whether a heading begins or ends with a version, whatever else it says: `2.0 The Big One`, `The Big One 2.0.0`. */
export const isVersionWithTitle = (heading: string): boolean => versionAndTitle.test(heading)

/** What a heading says beside a version, its date and words such as `Release`. */
export const namesBesideVersion = (heading: string): string[] =>
  wordsOf(heading).filter(
    word => !isDate(word) && !isVersionNumber(word) && !wordBesideVersion.test(word) && !singleNumber.test(word),
  )

const isDate = (word: string) => date.test(word)
const isVersionNumber = (word: string) => versionNumber.test(word) && !isDate(word)

/** The words and numbers of a heading, without the signs around them. Only the version is left of `octo@2.1.0`. */
const wordsOf = (heading: string): string[] =>
  heading
    .split(/[^\p{L}\p{N}@.'’/+_-]/u)
    .map(word => withoutSigns(word.slice(word.lastIndexOf('@') + 1), ".'’/+_-"))
    .filter(Boolean)

/** A text without these signs at its beginning and its end. */
export function withoutSigns(text: string, signs: string): string {
  let from = 0
  let to = text.length
  while (from < to && signs.includes(text.charAt(from))) from++
  while (to > from && signs.includes(text.charAt(to - 1))) to--
  return text.slice(from, to)
}
