import { isNameForDevelopers } from './developer-matters.ts'
import { labelKind } from './entry-labels.ts'
import { everyWord, matchesRow, type Row, words } from './table-row.ts'
import { withheldHeading } from './taken-back-or-limited.ts'

/**
 * What a heading says of the entries below it:
 * - `feature`, `change`: news, and improvements
 * - `unfit`: fixes, removals, breaking changes, and what only developers notice
 * - `later`: not in this release; this holds for all headings below it
 * - `uncounted`: no changes at all
 * - `neutral`: no more than that a list of changes follows, or several kinds
 */
export type HeadingKind = 'feature' | 'change' | 'unfit' | 'later' | 'uncounted' | 'neutral'

/** A row of words that may be left out of a heading to see whether all others are known. */
interface KindRow extends Row {
  everyWord: RegExp
}

const kindRow = (row: Row): KindRow => ({ ...row, everyWord: everyWord(row.pattern) })

export const featureHeadings: readonly KindRow[] = [
  {
    what: 'features, English',
    pattern: words('features?|added|additions?|new|news|functionality|highlights?'),
    example: 'New features',
  },
  { what: 'features, Chinese', pattern: /新增|新功能|新特性|特性|引入|亮点|亮點|新内容/u, example: '新功能' },
  {
    what: 'features, other languages',
    pattern:
      /追加|新機能|추가|새로운|새 기능|신규|(?<!\p{L})(?:ajout|nouve|fonctionnalit|neue?(?!\p{L})|neuerung|neuigkeit|funktionen|hinzugefügt|aggiunt|novità|nuov|funzionalità|adicionad|novidade|nov[ao]s?(?!\p{L})|recurso|добавлен|новое|новые|возможности|añadid|agregad|nuev|novedad)/iu,
    example: 'Nouveautés',
  },
].map(kindRow)

export const changeHeadings: readonly KindRow[] = [
  {
    what: 'changes, English',
    pattern: words(
      'changed|changes|improvements?|improved|enhancements?|enhanced|performance|perf|optimi[sz]ations?|tweaks?|other|others|minor|general|miscellaneous|updates?|updated',
    ),
    example: 'Improvements',
  },
].map(kindRow)

export const unfitHeadings: readonly Row[] = [
  {
    what: 'fixes, English',
    pattern: words('fixed|(?:bug|hot)-?fix(?:es)?|security|resolved|solved|patched'),
    example: 'Fixed',
  },
  {
    what: 'removals and what is to be done, English',
    pattern: words('removals?|incompatib(?:le|ilities)|upgrad(?:e|ing)|migrat(?:ion|ing)|warnings?'),
    example: 'Removals',
  },
  {
    what: 'fixes and removals, other languages',
    pattern:
      /缺陷|安全|解决|バグ|セキュリティ|수정|고정|보안|제거|삭제|(?<!\p{L})(?:behoben|korrektur|korrigiert|sicherheit|veraltet|corrig|correc|correç|sécurité|suppression|arregl|seguridad|segurança|corrett|sicurezza|исправлен|безопасност)/iu,
    example: 'Korrekturen',
  },
]

export const uncountedHeadings: readonly Row[] = [
  {
    what: 'people and downloads',
    pattern: words(
      'contribut(?:ors?|ions?)|authors?|thanks|thank you|credits?|sponsors?|acknowledge?ments?|downloads?|install(?:ation|ing)?|how to (?:install|upgrade|update)|checksums?|assets|artifacts|verify(?:ing)?|signatures?',
    ),
    example: 'New contributors',
  },
]

/** If any heading names highlights, only what is below it may be announced. Chinese has no spaces between words. */
export const highlights = new RegExp(`${words('highlights?').source}|亮点|亮點`, 'iu')

/** Words beside those of a kind that change nothing of it. */
const neutralWords = words(
  "what['’´`]?s|what|is|are|has|release|released|notes|included|summary|overview|details|this|in|the|of|for|to|all|our|app|version|since|notable|major|patch|main|key|important|selected|users?|user-facing|and|more|some|changements|änderungen|cambios|mudanças|modifiche|изменения",
)
const neutralAsian =
  /变更|變更|更改|记录|記錄|更新|日志|日誌|内容|內容|本次|版本|概述|其他|主要|改进|改進|功能|変更|変更点|リリース|ノート|변경|사항|릴리스|的/u
const joins = /\s(?:and|und|et|y|e|и|plus)\s|[&,/+、]|[和与與及と]|및/iu
/** A version with any name before or after it: `2.0.0 The Big One`. */
const besideVersion = /^v?\d{1,4}\.\d\S{0,20}\s|\sv?\d{1,4}\.\d{1,4}\.\d\S{0,20}$/i
const letter = /\p{L}/u
const pictures = /\p{Extended_Pictographic}|:[a-z0-9_+-]{1,40}:/gu

/**
 * The kind that a heading names: of each of its parts that `and` connects all words must be known. Undefined if it says
 * what no table knows. "Removed features" are unfit, "Features and fixes" may be both.
 */
export function headingKind(heading: string): HeadingKind | undefined {
  const text = heading.replace(pictures, ' ').trim()
  if (matchesRow(uncountedHeadings, text)) return 'uncounted'
  const kind = isVersion(text) || besideVersion.test(text) ? versionKind(text) : joinedKind(text.split(joins))
  const isGood = kind === 'feature' || kind === 'change' || kind === 'neutral'
  return isGood && hasUnknownPicture(heading) ? undefined : kind
}

/** The kind of a version: what is beside it may take it back or put it off. */
function versionKind(text: string): HeadingKind {
  const withheld = withheldHeading(namesBesideVersion(text).join(' '))
  return withheld ?? (matchesRow(unfitHeadings, text) ? 'unfit' : 'neutral')
}

/** The kind that the parts of a heading name together: several different ones name none. */
function joinedKind(parts: readonly string[]): HeadingKind | undefined {
  const kinds = new Set(parts.map(partKind))
  if (kinds.size === 1) return [...kinds][0]
  if (kinds.has(undefined)) return undefined
  return kinds.has('later') ? 'later' : 'neutral'
}

/** The kind of a part of a heading, which names one at most. */
function partKind(text: string): HeadingKind | undefined {
  if (neutralHeading.test(text.replace(signsBefore, '').trim())) return 'neutral'
  const withheld = withheldHeading(text)
  if (withheld !== undefined) return withheld
  if (matchesRow(unfitHeadings, text) || isNameForDevelopers(without(text, fillers))) return 'unfit'
  const withoutFeatures = withoutRows(text, featureHeadings)
  const others = withoutRows(withoutFeatures, changeHeadings)
  if (letter.test(without(others, fillers))) return undefined
  if (withoutFeatures !== text) return 'feature'
  return others !== text ? 'change' : 'neutral'
}

/** Whether a heading has an emoji that no table knows as one of features or changes: `🚧 Features`. */
const hasUnknownPicture = (heading: string): boolean =>
  (heading.match(pictures) ?? []).some(picture => {
    const kind = labelKind(picture)
    return kind === undefined || kind === 'unfit'
  })

const fillers = [everyWord(neutralWords), everyWord(neutralAsian)]

const withoutRows = (text: string, rows: readonly KindRow[]): string =>
  without(
    text,
    rows.map(({ everyWord }) => everyWord),
  )

const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replace(pattern, ' '), text)

/** Headings with words of a kind that only say that a list follows. */
const neutralHeading =
  /^(?:what['’´`]?s (?:changed|new|included)|changes?|change ?logs?|release notes|updates?|变更记录|變更記錄|更新日志|更新日誌|更新内容)$/iu
const signsBefore = /^[^\p{L}]{1,20}/u

const versionNumber = /^v?\.?\d{1,8}\.[\dx][\w.+-]{0,60}$/i
const singleNumber = /^\d{1,4}$/
const versionWords =
  /^(?:versions?|ver|release[ds]?|what['’]?s|new|in|on|date|of|the|notes|changelog|stable|beta|alpha|rc|pre-?release|hotfix|latest|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w{0,6}|\d{1,2}(?:st|nd|rd|th)|v|版本|版|发布|發佈|リリース|バージョン)$/iu
/** A date with full stops needs a whole year: `10.2.1` is a version. */
const dateForm =
  /^(?:\d{2,4}[-/年]\d{1,2}[-/月]\d{1,4}日?|(?:19|20)\d{2}\.\d{1,2}\.\d{1,2}|\d{2}\.\d{1,2}\.(?:19|20)\d{2})$/
/** A version may have one name beside it. */
const maxNames = 1

/** A text without these signs at its beginning and its end. */
export function withoutSigns(text: string, signs: string): string {
  let from = 0
  let to = text.length
  while (from < to && signs.includes(text.charAt(from))) from++
  while (to > from && signs.includes(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** The names and numbers of a heading, of `octo@2.1.0` the version. */
const namesIn = (heading: string): string[] =>
  heading
    .split(/[^\p{L}\p{N}@.'’/+_-]/u)
    .map(name => withoutSigns(name.slice(name.lastIndexOf('@') + 1), ".'’/+_-"))
    .filter(Boolean)

const isDate = (name: string) => dateForm.test(name)
const isNumber = (name: string) => versionNumber.test(name) && !isDate(name)

/** What a heading says beside a version, its date and words such as `Release`. */
const namesBesideVersion = (heading: string): string[] =>
  namesIn(heading).filter(
    name => !isDate(name) && !isNumber(name) && !versionWords.test(name) && !singleNumber.test(name),
  )

/** `Version 2` and `v2`, which have no minor number. */
const numbered = /^(?:version|release|ver|v)\s{0,3}v?\d{1,4}(?![\p{L}\p{N}])/iu

/** Whether a heading is a version: `2.1.0`, `Octo 2.1.0 (2026-08-14)`, `What's new in 2.1`. */
export function isVersion(heading: string): boolean {
  const names = namesIn(heading)
  const hasNumber = names.some(isNumber) || numbered.test(heading)
  const isOnlyDate = names.length > 0 && names.every(isDate)
  return (hasNumber || isOnlyDate) && namesBesideVersion(heading).length <= maxNames
}
