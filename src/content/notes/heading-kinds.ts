import { isNameForDevelopers } from './developer-matters.ts'
import { labelKind } from './entry-labels.ts'
import { everyWord, matchesRow, type Row, words } from './table-row.ts'
import { withheldHeading } from './taken-back-or-limited.ts'
import { isVersion, isVersionWithTitle, namesBesideVersion } from './version-headings.ts'

/**
 * What a heading says of the entries below it:
 * - `feature`: they are new
 * - `change`: they are improvements, or changes of any other kind
 * - `unfit`: they are not announced: fixes, removals, breaking changes, and what only developers notice
 * - `later`: they are not in this release, not for everybody, or known issues; this holds for all headings below it
 * - `uncounted`: they are no changes: people, downloads, installation; this holds for all headings below it
 * - `neutral`: nothing: the heading only announces a list, is a version, or names several kinds
 */
export type HeadingKind = 'feature' | 'change' | 'unfit' | 'later' | 'uncounted' | 'neutral'

/** A row whose words are taken out of a heading, to see whether a word is left that no table knows. */
interface KnownRow extends Row {
  wholeWords: RegExp
}

const knownRow = (row: Row): KnownRow => ({ ...row, wholeWords: everyWord(row.pattern) })

export const featureHeadings: readonly KnownRow[] = [
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
].map(knownRow)

export const changeHeadings: readonly KnownRow[] = [
  {
    what: 'changes, English',
    pattern: words(
      'changed|changes|improvements?|improved|enhancements?|enhanced|performance|perf|optimi[sz]ations?|tweaks?|other|others|minor|general|miscellaneous|updates?|updated',
    ),
    example: 'Improvements',
  },
].map(knownRow)

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

/** Only entries below such a heading are chosen, if there are any. Chinese has no spaces between words, as `words` needs. */
export const highlights = new RegExp(`${words('highlights?').source}|亮点|亮點`, 'iu')

/** Words beside those of a kind, which say nothing themselves. */
const fillerWords = words(
  "what['’´`]?s|what|is|are|has|release|released|notes|included|summary|overview|details|this|in|the|of|for|to|all|our|app|version|since|notable|major|patch|main|key|important|selected|users?|user-facing|and|more|some|changements|änderungen|cambios|mudanças|modifiche|изменения",
)
const asianFillers =
  /变更|變更|更改|记录|記錄|更新|日志|日誌|内容|內容|本次|版本|概述|其他|主要|改进|改進|功能|変更|変更点|リリース|ノート|변경|사항|릴리스|的/u
const fillers = [fillerWords, asianFillers].map(everyWord)

/** Names of the list of all changes, though some have words of a kind. */
const listName =
  /^(?:what['’´`]?s (?:changed|new|included)|changes?|change ?logs?|release notes|updates?|变更记录|變更記錄|更新日志|更新日誌|更新内容)$/iu
/** What may stand before such a name: `1. Changes`. */
const signsBefore = /^[^\p{L}]{1,20}/u

/** What connects the parts of a heading. */
const connections = /\s(?:and|und|et|y|e|и|plus)\s|[&,/+、]|[和与與及と]|및/iu
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|:[a-z0-9_+-]{1,40}:/gu
const letter = /\p{L}/u

/**
 * The kind that a heading names; undefined if tables do not know all of it. The first of these decides:
 * 1. words of people, downloads or installation, `Downloads for Windows`
 * 2. a version, with any name, `2.0.0 The Big One`
 * 3. its parts, `Features and fixes`
 *
 * An emoji that is not of news then takes away every kind that may be announced: `🚧 Features`.
 */
export function headingKind(heading: string): HeadingKind | undefined {
  const text = heading.replace(emoji, ' ').trim()
  const parts = text.split(connections)
  const kind = uncountedKind(parts) ?? versionKind(text) ?? joinedKind(parts)
  const mayBeAnnounced = kind === 'feature' || kind === 'change' || kind === 'neutral'
  return mayBeAnnounced && hasOtherEmoji(heading) ? undefined : kind
}

/**
 * The kind of a heading that has a word of people, downloads or installation; undefined if it has none. If another part
 * names news, `New features and downloads`, it is in doubt which entries are news. They make the list longer, but none is announced.
 */
function uncountedKind(parts: readonly string[]): HeadingKind | undefined {
  const others = parts.filter(part => !matchesRow(uncountedHeadings, part))
  if (others.length === parts.length) return undefined
  const namesNews = others.map(partKind).some(kind => kind === 'feature' || kind === 'change')
  return namesNews ? 'unfit' : 'uncounted'
}

/**
 * The kind of a version; undefined if the heading is none. Its name may be of any words, and is not split into parts: a
 * single word may take the version back or put it off, or make it one of fixes or of developers, `2.0.1 Security fixes`.
 */
function versionKind(text: string): HeadingKind | undefined {
  if (!isVersion(text) && !isVersionWithTitle(text)) return undefined
  const names = namesBesideVersion(text).join(' ')
  const isUnfit = matchesRow(unfitHeadings, text) || isNameForDevelopers(names)
  return withheldHeading(names) ?? (isUnfit ? 'unfit' : 'neutral')
}

/**
 * The kind that all parts of a heading name; undefined if a part has unknown words. If they name several, or one
 * of them is only fillers, it is `later` if one of them is, or else `neutral`.
 */
function joinedKind(parts: readonly string[]): HeadingKind | undefined {
  const kinds = new Set(parts.map(partKind))
  if (kinds.size === 1) return [...kinds][0]
  if (kinds.has(undefined)) return undefined
  return kinds.has('later') ? 'later' : 'neutral'
}

/**
 * The kind of one part of a heading. The first of these decides:
 * 1. the name of a list, `What's new`
 * 2. a word that withholds, `Removed features`
 * 3. a word of fixes, removals or developers, `Documentation of features`
 * 4. all of its words, `Features of this version`
 */
function partKind(part: string): HeadingKind | undefined {
  if (listName.test(part.replace(signsBefore, '').trim())) return 'neutral'
  const withheld = withheldHeading(part)
  if (withheld !== undefined) return withheld
  return isUnfit(part) ? 'unfit' : knownKind(part)
}

/** Fillers are no names for developers: `Release`. */
const isUnfit = (part: string): boolean =>
  matchesRow(unfitHeadings, part) || isNameForDevelopers(without(part, fillers))

/**
 * The kind of a part of which each word is of news or a filler; undefined if any other word is left. A known word is
 * known with all letters that follow it, which in Chinese may be further words: `功能地图`.
 */
function knownKind(part: string): HeadingKind | undefined {
  const withoutFeatures = without(part, wholeWordsOf(featureHeadings))
  const withoutNews = without(withoutFeatures, wholeWordsOf(changeHeadings))
  if (letter.test(without(withoutNews, fillers))) return undefined
  if (withoutFeatures !== part) return 'feature'
  return withoutNews !== part ? 'change' : 'neutral'
}

const wholeWordsOf = (rows: readonly KnownRow[]): RegExp[] => rows.map(({ wholeWords }) => wholeWords)

/** A text with a space for all that one of these patterns finds. */
const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replace(pattern, ' '), text)

/** Whether a heading has an emoji that is not known as one of news: `🚧`, or `🐛`, which is known as one of fixes. */
const hasOtherEmoji = (heading: string): boolean =>
  (heading.match(emoji) ?? []).some(each => {
    const kind = labelKind(each)
    return kind === undefined || kind === 'unfit'
  })
