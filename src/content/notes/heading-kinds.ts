import { isNameForDevelopers } from './developer-matters.ts'
import { labelKind } from './entry-labels.ts'
import { matchesRow, type Row, wholeWords, words } from './row.ts'
import { isWithheld } from './withheld.ts'

/**
 * What a heading says of the entries below it:
 * - `feature`, `change`: news, and improvements
 * - `unfit`: fixes, removals, breaking changes, and what only developers notice
 * - `later`: not in this release; this holds for all headings below it
 * - `uncounted`: no changes at all
 * - `neutral`: no more than that a list of changes follows, or several kinds
 */
export type HeadingKind = 'feature' | 'change' | 'unfit' | 'later' | 'uncounted' | 'neutral'

export const featureHeadings: readonly Row[] = [
  {
    what: 'features, English',
    pattern: words('features?|added|additions?|new|news|new functionality|highlights?'),
    example: 'New features',
  },
  { what: 'features, Chinese', pattern: /新增|新功能|新特性|特性|引入|亮点|亮點|新内容/u, example: '新功能' },
  {
    what: 'features, other languages',
    pattern:
      /追加|新機能|추가|새로운|새 기능|신규|(?<!\p{L})(?:ajout|nouve|fonctionnalit|neue?(?!\p{L})|neuerung|neuigkeit|funktionen|hinzugefügt|aggiunt|novità|nuov|funzionalità|adicionad|novidade|nov[ao]s?(?!\p{L})|recurso|добавлен|новое|новые|возможности|añadid|agregad|nuev|novedad)/iu,
    example: 'Nouveautés',
  },
]

export const changeHeadings: readonly Row[] = [
  {
    what: 'changes, English',
    pattern: words(
      'changed|changes|improvements?|improved|enhancements?|enhanced|performance|perf|optimi[sz]ations?|tweaks?|other|others|minor|general|misc|miscellaneous|updates?|updated',
    ),
    example: 'Improvements',
  },
]

export const unfitHeadings: readonly Row[] = [
  {
    what: 'fixes, English',
    pattern: words(
      'fix|fixes|fixed|fixing|bugs?|bug-?fix(?:es)?|hot-?fix(?:es)?|security|resolved|solved|corrected|corrections|patched|vulnerabilit(?:y|ies)|issues',
    ),
    example: 'Bug fixes',
  },
  {
    what: 'removals and breaking changes, English',
    pattern: words(
      'removed|removals?|deprecat(?:ed|es|ions?)|dropped|breaking|incompatib(?:le|ilities)|backwards?.incompatible|reverts?|reverted|upgrad(?:e|ing)(?: notes| guide)?|migrat(?:ion|ing)|requirements?|warnings?',
    ),
    example: 'Removed',
  },
  {
    what: 'fixes and removals, other languages',
    pattern:
      /修复|修復|修正|缺陷|安全|解决|不具合|バグ|セキュリティ|수정|버그|고정|보안|移除|删除|刪除|废弃|弃用|削除|廃止|제거|삭제|behoben|fehler|korrektur|korrigiert|sicherheit|entfernt|veraltet|corrig|correc|correç|sécurité|supprim|retiré|arregl|seguridad|eliminad|segurança|removid|corrett|correzion|sicurezza|rimoss|исправлен|ошибк|безопасност|удал[её]н/iu,
    example: 'Fehlerbehebungen',
  },
]

export const laterHeadings: readonly Row[] = [
  {
    what: 'not in this release',
    pattern: words(
      "coming soon|coming next|upcoming|planned|plans?|roadmap|not included|not in this release|deferred|postponed|next (?:release|version|up|steps)|what(?:['’]s| is) next|future|work in progress|wip|known (?:issues?|problems?|bugs?|limitations?)|limitations?|won['’]?t fix|rolled back|previous(?:ly)?|earlier|older|past|to[ -]?do|todo|unreleased|not yet",
    ),
    example: 'Coming soon',
  },
  {
    what: 'not in this release, other languages',
    pattern:
      /geplant|demnächst|bekannte (?:probleme|fehler)|prévu|à venir|problèmes connus|próximamente|problemas con(?:ocidos|hecidos)|em breve|in arrivo|problemi noti|планы|известные проблемы|即将|計劃|计划|已知问题|已知問題|既知の|今後|알려진|예정/iu,
    example: 'Bekannte Probleme',
  },
]

export const uncountedHeadings: readonly Row[] = [
  {
    what: 'people and downloads',
    pattern: words(
      'contribut(?:ors?|ions?)|authors?|thanks|thank you|credits?|sponsors?|acknowledge?ments?|downloads?|install(?:ation|ing)?|how to (?:install|upgrade|update)|checksums?|assets|artifacts|verify(?:ing)?|signatures?|full changelog|docker images?',
    ),
    example: 'New contributors',
  },
]

/** What an author puts under such a heading is the news; all else is not. */
export const highlights = words('highlights?|亮点|亮點')

/** Words beside those of a kind that change nothing of it. */
const neutralWords = words(
  "what['’´`]?s|what|is|are|has|changed|changes?|change ?logs?|release|released|notes|included|updates?|summary|overview|details|this|in|the|of|for|to|all|our|app|version|since|new|notable|major|minor|patch|main|key|important|selected|user|users|user-facing|and|other|more|some|changements|änderungen|cambios|mudanças|modifiche|изменения",
)
const neutralAsian =
  /变更|變更|更改|记录|記錄|更新|日志|日誌|内容|內容|本次|版本|概述|其他|主要|改进|改進|功能|変更|変更点|リリース|ノート|변경|사항|릴리스|的/u
const joins = /\s(?:and|und|et|y|e|и|plus)\s|[&,/+、]|[和与與及と]|및/iu
/** A version with any name behind or before it: `2.0.0 The Big One`. */
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
  if (matchesRow(laterHeadings, text)) return 'later'
  if (isVersion(text) || (besideVersion.test(text) && !isWithheld(text))) {
    if (matchesRow(unfitHeadings, text)) return 'unfit'
    return hasUnknownPicture(heading) ? undefined : 'neutral'
  }
  const kinds = new Set(text.split(joins).map(partKind))
  const [first] = kinds
  const kind = kinds.size === 1 ? first : kinds.has(undefined) ? undefined : kinds.has('later') ? 'later' : 'neutral'
  const isGood = kind === 'feature' || kind === 'change' || kind === 'neutral'
  return isGood && hasUnknownPicture(heading) ? undefined : kind
}

/** The kind of a part of a heading, which names one at most. */
function partKind(text: string): HeadingKind | undefined {
  if (neutralHeading.test(text.replace(signsBefore, '').trim())) return 'neutral'
  if (matchesRow(unfitHeadings, text) || isNameForDevelopers(without(text, fillers))) return 'unfit'
  if (isWithheld(text)) return 'later'
  const withoutFeatures = without(text, featureWords)
  const others = without(withoutFeatures, changeWords)
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

const featureWords = featureHeadings.map(({ pattern }) => wholeWords(pattern))
const changeWords = changeHeadings.map(({ pattern }) => wholeWords(pattern))
const fillers = [wholeWords(neutralWords), wholeWords(neutralAsian)]

const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replace(pattern, ' '), text)

/** Headings with words of a kind that only say that a list follows. */
const neutralHeading =
  /^(?:what['’´`]?s (?:changed|new|included)|changes?|change ?logs?|release notes|updates?|变更记录|變更記錄|更新日志|更新日誌|更新内容)$/iu
const signsBefore = /^[^\p{L}]{1,20}/u

const versionNumber = /^v?\.?\d{1,8}\.[\dx][\w.+-]{0,60}$/i
const singleNumber = /^v?\d{1,4}$/i
const versionWords =
  /^(?:versions?|ver|release[ds]?|what['’]?s|new|in|on|date|of|the|notes|change ?log|changelog|stable|beta|alpha|rc|pre-?release|hotfix|latest|jan\w{0,6}|feb\w{0,6}|mar\w{0,6}|apr\w{0,6}|may|june?|july?|aug\w{0,6}|sep\w{0,6}|oct\w{0,6}|nov\w{0,6}|dec\w{0,6}|\d{1,2}(?:st|nd|rd|th)?|\d{4}|\d{2,4}-\d{1,2}-\d{1,4}\S{0,20}|v|版本|版|发布|發佈|リリース|バージョン)$/iu
const dateForm = /^\d{2,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?$/
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

/** Whether a heading is a version: `2.1.0`, `Octo 2.1.0 (2026-08-14)`, `What's new in 2.1`. */
export function isVersion(heading: string): boolean {
  const names = heading
    .split(/[^\p{L}\p{N}@.'’/+_-]+/u)
    // Of `octo@2.1.0` the version counts.
    .map(name => withoutSigns(name.slice(name.lastIndexOf('@') + 1), ".'’/+_-"))
    .filter(Boolean)
  const isDate = (name: string) => dateForm.test(name)
  const numbers = names.filter(name => versionNumber.test(name) && !isDate(name))
  const isNumbered = /^(?:version|release|ver|v)\s{0,3}v?\d{1,4}(?![\p{L}\p{N}])/iu.test(heading)
  if (numbers.length === 0 && !isNumbered && !(names.length > 0 && names.every(isDate))) return false
  const others = names.filter(
    name => !versionNumber.test(name) && !isDate(name) && !versionWords.test(name) && !singleNumber.test(name),
  )
  return others.length <= maxNames
}
