/**
 * The kinds of changes, the best news first. `developers` is for changes that only developers notice, which are never
 * announced.
 */
export const kinds = ['feature', 'change', 'fix', 'removal', 'developers'] as const
export type Kind = (typeof kinds)[number]

/**
 * How to recognize one kind of change:
 * - `headings`: `word` matches this word (or phrase) anywhere in a heading, `word*` every word that begins with it, and
 *   `=word` only a heading without other words. Chinese, Japanese and Korean words need no space around them.
 * - `labels`: types and labels before an entry, as in `feat:`, `Added:`, `[FEATURE]` or `**New**:`. Every heading of
 *   one word without `*` is a label too, except the headings of `developers`.
 * - `emoji`: at the beginning of an entry, or instead of a heading.
 * - `firstWords`: at the beginning of an entry. Those of `removal` always count, the others if neither a heading nor a
 *   label says the kind.
 *
 * If two rows match, the first one counts; of labels, the last.
 */
interface KindRow {
  kind: Kind
  headings: readonly string[]
  labels: readonly string[]
  emoji: readonly string[]
  firstWords: readonly string[]
}

const listed = (text: string): readonly string[] => text.split('|')

const kindTable: readonly KindRow[] = [
  {
    kind: 'developers',
    headings: listed(
      'documentation|docs|=doc|documented|chore|chores|=build|build system|=ci|ci/cd|continuous integration|=test|tests|testing|' +
        'refactor*|code quality|=style|=styles|=styling|code style|maintenance|housekeeping|internal|internals|under the hood|' +
        'dependency|dependencies|technical changes|translation*|localization|localisation|i18n|l10n|packaging|infrastructure|tooling|dev|' +
        'developer*|development|devops|contributor*|authors|thanks|thank you|credits|sponsor*|acknowledg*|special thanks|' +
        'reverts|=revert|reverted|installation|install|=installing|checksum*|download*|assets|artifacts|docker|upgrade guide|' +
        'upgrading|upgrade notes|how to upgrade|update instructions|migration guide|=migration|migrating|known issues|known problems|known bugs|' +
        'issues closed|closed issues|commits|=changelog|full changelog|requirements|verification|verify|signatures|' +
        'miscellaneous tasks|miscellaneous chores|backend development|benchmarks|examples|linting|' +
        '文档|文件更新|重构|测试|构建|依赖|国际化|翻译|贡献者|已知问题|安装|下载|更新说明|校验|' +
        'ドキュメント|リファクタリング|テスト|依存関係|既知の問題|翻訳|ダウンロード|' +
        '문서|번역|테스트|개발|알려진 문제|' +
        'dokumentation|übersetzung*|abhängigkeit*|bekannte probleme|danksagung|interna|entwickl*|' +
        'traduction*|dépendance*|problèmes connus|remerciement*|développ*|' +
        'traduccion*|documentación|dependencia*|problemas conocidos|agradecimiento*|desarroll*|' +
        'traduç*|documentação|dependência*|problemas conhecidos|agradecimento*|desenvolv*|' +
        'traduzion*|documentazione|dipendenz*|документац*|перевод*|зависимост*|известные проблемы|разработ*',
    ),
    labels: listed(
      'build|chore|ci|doc|docs|refactor|refactored|style|test|tests|deps|dep|dev|wip|release|revert|internal|typo|infra|meta|dependabot|lint|i18n|l10n|developers|développeurs|entwickler|desarrolladores',
    ),
    emoji: listed('📝|📚|📖|✅|🧪|👷|💚|♻️|♻|⬆️|⬆|⬇️|⬇|📦|🔖|🔀|⏪|🧹|📌|🤖|🏗️|🏗|🙈|🚚|✏️|✏|🔨|👥|❤️|💅'),
    firstWords: [],
  },
  {
    kind: 'feature',
    headings: listed(
      'feature*|news|added|=add|additions|enhancement*|=new|new functionality|new additions|new in this release|improvement*|improved|performance|' +
        'optimization*|optimisation*|optimized|highlights|highlight|what you get|=perf|' +
        '新增|新功能|新特性|特性|功能|增强|优化|改进|性能|引入特性|亮点|改良|最佳化|' +
        '追加|新機能|機能|改善|強化|추가|새로운|새 기능|기능|개선|' +
        'neu|neue|neuerung*|funktion*|verbesser*|hinzugefügt|' +
        'ajout*|nouveau*|nouvel*|fonctionnalit*|amélior*|' +
        'añadid*|agregad*|nuev*|novedad*|funcionalidad*|mejor*|' +
        'adicionad*|novidade*|novo|novos|nova|novas|melhor*|recurso*|' +
        'aggiunt*|novità|nuov*|funzionalit*|miglior*|' +
        'добавлен*|новое|новые|новый|улучш*|возможност*|' +
        'toegevoegd|verbeter*|nieuw*|dodano|nowe|nowości|ulepszen*|eklenen*|yeni*|iyileştir*|přidáno|nytt|lagt till|förbättr*',
    ),
    labels: listed(
      'feat|feature|features|new|add|adds|added|enhance|enhanced|enhancement|improve|improves|improved|improvement|performance|optimize|optimized|nouveau|nouveauté|ajout|neu|nuevo|novo|新增|新功能|添加|优化|改进|追加|改善',
    ),
    emoji: listed('✨|🎉|🚀|🆕|🌟|⭐|💫|⚡️|⚡|♿️|♿|⛰️|🎁|💡'),
    firstWords: listed(
      'add|adds|added|adding|new|support|supports|supported|introduce|introduces|introduced|introducing|新增|添加|增加|支持|新しい|ajout|ajouté|nouveau|nouvelle|neu|neue|neuer|neues|añadido|añadida|agregado|agregada|añadir|nuevo|nueva|adicionado|adicionada|novo|nova|aggiunto|aggiunta|nuovo|nuova|добавлен|добавлена|добавлено|добавлены|новый|новая',
    ),
  },
  {
    kind: 'fix',
    headings: listed(
      'fix|fixes|fixed|fixing|bug|bugs|bugfix*|hotfix*|security|resolved|corrected|corrections|patched|vulnerabilit*|' +
        '修复|修正|修復|问题修复|缺陷|安全|解决|不具合|バグ|セキュリティ|수정|버그|고정|보안|' +
        'behoben*|fehler*|korrektur*|korrigiert|sicherheit*|corrig*|correct*|sécurité|' +
        'corregid*|correcc*|arregl*|seguridad|correç*|segurança|corrett*|correzion*|sicurezza|' +
        'исправлен*|ошибк*|безопасност*|opgelost|naprawion*|poprawki|düzelt*|opraveno|åtgärdat|fixat',
    ),
    labels: listed(
      'fix|fixes|fixed|fixup|bug|bugfix|bugfixes|hotfix|security|sec|bug fix|修复|修正|修復|corrigé|behoben|corregido|исправлено',
    ),
    emoji: listed('🐛|🐞|🩹|🚑️|🚑|🔒️|🔒|🩺|🔐'),
    firstWords: listed(
      'fix|fixes|fixed|fixing|fixup|resolve|resolves|resolved|correct|corrects|corrected|repair|repairs|repaired|bugfix|hotfix|修复|修正|修復|解决|corrige|corrigé|correction|corrections|behebt|behoben|corregido|arreglado|corrigido|corretto|исправлен|исправлена|исправлено|исправлены',
    ),
  },
  {
    kind: 'removal',
    headings: listed(
      'removed|removal*|=remove|deprecat*|dropped|移除|删除|废弃|弃用|削除|廃止|제거|삭제|entfernt|veraltet|supprim*|retiré*|eliminad*|obsolet*|removid*|rimoss*|удален*|удалён*|verwijderd|usunięt*|kaldırıl*',
    ),
    labels: listed('remove|removes|removed|deprecate|deprecated|drop|dropped|removal|移除|削除'),
    emoji: listed('🔥|🗑️|🗑|⚰️'),
    firstWords: listed(
      'remove|removes|removed|drop|drops|dropped|deprecate|deprecates|deprecated|移除|删除|supprime|supprimé|elimina|depreca|entfernt|eliminado|eliminada|removido|rimosso|удален|удалён',
    ),
  },
  {
    kind: 'change',
    headings: listed(
      'breaking|=changed|behavior changes|behaviour changes|change|changed|geändert|änderung*|modifi*|cambi*|mudança*|alter*|变更|变化|変更|변경|измен*',
    ),
    labels: listed(
      'perf|change|changes|changed|chg|tweak|tweaked|update|updated|breaking|breaking change|变更|更新|変更',
    ),
    emoji: listed('💥|💄|🔄'),
    firstWords: [],
  },
]

/** Headings with a word of a kind that only say that a list of changes follows. */
const neutralHeading = /^(?:what['’´`]?s changed|changelog|change|变更记录)$/i

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The pattern that finds a word of `headings` in a heading. */
function wordPattern(word: string): string {
  if (word.startsWith('=')) return `^[^\\p{L}]*${word.slice(1)}[^\\p{L}]*$`
  if (cjk.test(word)) return word
  if (word.endsWith('*')) return `(?<!\\p{L})${word.slice(0, -1)}\\p{L}*`
  return `(?<!\\p{L})${word}(?!\\p{L})`
}

const headingPatterns = kindTable.map(({ kind, headings }) => ({
  kind,
  pattern: new RegExp(headings.map(wordPattern).join('|'), 'iu'),
}))

/** What is between two kinds in a heading such as "Features and documentation". */
const listSeparator = /\s(?:and|und|et|y|e)\s|[&,/、，]/i
/** A heading with a version is the title of the notes, so it names no kind. */
const versionNumber = /(?<![\p{L}\d])v?\d+\.\d/u

/** Words that add nothing to the kind that a heading names. */
const fillerWords =
  /(?<!\p{L})(?:and|other|others|general|minor|major|small|some|all|more|und|et|y|new|the|to|for|of|in|this|list|updates?|changes|instructions?|guide|notes|items?)(?!\p{L})/giu
const globalPatterns = headingPatterns.map(({ pattern }) => new RegExp(pattern, 'giu'))

/** How many words of a heading neither name a kind nor are filler. */
function countOtherWords(heading: string): number {
  const withoutKinds = globalPatterns.reduce((rest, pattern) => rest.replace(pattern, ' '), heading)
  const otherWords = withoutKinds.replace(fillerWords, '').match(/\p{L}+/gu)
  return otherWords?.length ?? 0
}

const emojiCode = /:[a-z0-9_+-]{1,40}:/g
const signsAround = /^[^\p{L}]+|[^\p{L}]+$/gu

/**
 * The kind that a heading names; undefined if it names none. If it names several, the first one counts, unless one is
 * `developers` and the heading is not a list: then the whole heading is for developers. A heading with a version names
 * none, nor does one that only says that changes follow. Without letters, its emoji counts.
 */
export function headingKind(heading: string): Kind | undefined {
  const text = heading.replace(emojiCode, ' ')
  const name = text.replace(signsAround, '')
  if (name === '') return emojiKind(text)
  if (versionNumber.test(text) || neutralHeading.test(name)) return undefined
  const named = kindsNamedIn(name)
  if (named.includes('developers') && !listSeparator.test(name)) return 'developers'
  return named[0]
}

/**
 * A heading is for developers if it has at most one other word: "Changes for plugin developers", but not "Dependencies
 * between tasks".
 */
const maxOtherWords = 1

/** The kinds that a heading names, in the order of its words; `developers` only without many other words. */
function kindsNamedIn(heading: string): Kind[] {
  return headingPatterns
    .map(({ kind, pattern }) => ({ kind, at: heading.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .filter(({ kind }) => kind !== 'developers' || countOtherWords(heading) <= maxOtherWords)
    .sort((one, other) => one.at - other.at)
    .map(({ kind }) => kind)
}

/** Whether a text only names a kind: "New features", but not "New menu". */
export const isKindName = (text: string): boolean => headingKind(text) !== undefined && countOtherWords(text) === 0

const headingsAsLabels = kindTable
  .filter(({ kind }) => kind !== 'developers')
  .flatMap(({ kind, headings }) => headings.map(heading => [heading.replace(/^=/, ''), kind] as const))
  .filter(([label]) => !/[ *]/.test(label))
const ownLabels = kindTable.flatMap(({ kind, labels }) => labels.map(label => [label, kind] as const))
/** If a word is a label of one kind and a heading of another, the label counts. */
const labelKinds = new Map([...headingsAsLabels, ...ownLabels])

/** The kind of a type or label such as `feat` or `Added`. */
export const labelKind = (label: string): Kind | undefined => labelKinds.get(label.toLowerCase().trim())

const emojiKinds = new Map(kindTable.flatMap(({ kind, emoji }) => emoji.map(each => [each, kind] as const)))

/** The kind that the emoji at the beginning of a text stands for. */
export function emojiKind(text: string): Kind | undefined {
  const emoji = /^\p{Extended_Pictographic}\ufe0f?/u.exec(text.trim())?.[0]
  if (emoji === undefined) return undefined
  return emojiKinds.get(emoji) ?? emojiKinds.get(emoji.replace('\ufe0f', ''))
}

/** Finds one of the words at the beginning of an entry, or behind "we" or "we have". */
function firstWordPattern(firstWords: readonly string[]): RegExp {
  const wholeWords = firstWords.map(word => (cjk.test(word) ? word : `${word}(?!\\p{L})`))
  return new RegExp(`^(?:we(?: have|['’]ve)? )?(?:${wholeWords.join('|')})`, 'iu')
}

const firstWordPatterns = kindTable
  .filter(({ firstWords }) => firstWords.length > 0)
  .map(({ kind, firstWords }) => ({ kind, pattern: firstWordPattern(firstWords) }))

/** The part of the product before an entry: "Menu: add a filter". */
const scopeBeforeEntry = /^[^:：.]{1,40}[:：]\s+/

/** The kind that the first word of an entry tells; a scope may be before that word. */
export function firstWordKind(entry: string): Kind | undefined {
  const withoutScope = entry.replace(scopeBeforeEntry, '')
  return firstWordPatterns.find(({ pattern }) => pattern.test(entry) || pattern.test(withoutScope))?.kind
}

/** Of two kinds the one that is worse news: an entry nested in a list of fixes is a fix, or worse. */
export function worse(one: Kind | undefined, other: Kind | undefined): Kind | undefined {
  return kinds.findLast(kind => kind === one || kind === other)
}
