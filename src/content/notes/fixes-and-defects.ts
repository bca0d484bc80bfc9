import { firstWordKind } from './change-kinds.ts'
import { firstSentence } from './shorten.ts'

/** Matches a text that begins with one of the words, each of which is the source of a pattern. */
const startsWith = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})(?![\\p{L}-])`, 'iu')

/** The words of a text, each with an ending. */
const wordsWith = (ending: string, text: string) => text.split(/\s+/).map(word => word + ending)

/** Verbs and other words that say what was done about a defect, by the endings that they may have in entries. */
const startsWithRepair = startsWith([
  ...wordsWith(
    '(?:s|ed)?',
    `accept add adjust align allow attempt augment avoid backport bump check clamp clean clear convert correct
    default detect disallow display extend guard harden honou?r implement limit load lower mark open prevent print
    re-?add re-?allow re-?implement recover refactor reject reload render respect retain return rework select sort
    support sync tighten transform treat tweak unblock`,
  ),
  ...wordsWith(
    '[sd]?',
    `change close compute configure create decode determine disable downgrade enable encode enforce ensure escape
    exclude expose gate generate guarantee handle ignore improve include increase initialize introduce migrate
    mitigate move normalize optimize parse prepare preserve provide raise recogni[sz]e reduce refuse release remove
    rename replace requeue require resolve restore revise sanitize save scope serialize serve store tolerate update
    upgrade use validate`,
  ),
  ...wordsWith('(?:es|ed)?', 'address bypass match pass patch refresh suppress switch'),
  ...wordsWith('s?', 'bring call cancel fall hand keep let make read reset run send set speed unset wait work write'),
  ...wordsWith(
    '',
    `applied applies apply catch(?:es)? compile correctly defer(?:s|red)? do do(?:es)?n['’]?t don['’]?t
    drop(?:s|ped)? emit(?:s|ted)? fix(?:e[sd]|ing)? hid(?:e|es|den)? kept log(?:s|ged)? made no now omit(?:s|ted)?
    only permit(?:s|ted)? pin(?:s|ned)? prefer(?:s|red)? process proper properly retries retry show(?:s|n)?
    simplif(?:y|ies|ied) skip(?:s|ped)? stop(?:s|ped)? strip(?:s|ped)? tries trim(?:s|med)? try undo
    verif(?:y|ies|ied) we wrap(?:s|ped)? you`,
  ),
])

/** Words that say that something does not work. */
const defectWord =
  /\b(?:not|never|fails?|failed|failing|failure|doesn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|can['’]?t|cannot|couldn['’]?t|wrong(?:ly)?|incorrect(?:ly)?|broken|missing|lost|loses|crash(?:es|ed|ing)?|errors?|hangs?|freezes?|stuck|unexpected(?:ly)?|invalid|is|are|was|were|gets|being)\b/i
/**
 * Of the words of a repair those that may also begin a defect: "Update fails", "Display is wrong", "Reset of the form
 * not possible".
 */
const startsWithNoun = startsWith(
  wordsWith(
    '',
    `call cancel catch change check close default display drop hand limit load log lower mark match move no
    now open opened patch print process raise read refresh release reload render reset return run save scope
    select send set show sort store support switch sync update upgrade use wait we work write you`,
  ),
)

/** Letters and words that texts in English do not contain. */
const otherLanguage =
  /(?!\p{ASCII})\p{L}|(?<![\p{L}-])(?:der|das|dem|des|ein|eine|einen|nicht|wurde|wurden|wird|werden|bei|beim|und|oder|mit|nach|von|vom|zu|zur|zum|auf|ist|sind|kein|keine|nun|le|la|les|un|une|est|pas|dans|pour|avec|qui|aux|el|los|las|del|que|por|para|con|una|en el|en la|il|gli|della|nel|di|che|na|em|ao|uma|com|het|een|niet|van|voor)(?![\p{L}-])/iu

/** Words of fixes in other languages. */
const saysFix =
  /修复|修正|修復|解决|解決|改善|対応|対処|수정|해결|개선|behoben|behebt|korrigiert|gelöst|verhindert|résol|résou|empêch|corregid|arregl|solucion|corrig|resolvid|corrett|risolt|исправ|устран|решен|naprawi|opraven|opgelost|düzelt|åtgärd/i

/**
 * The text for subscribers of an entry that is a fix by its heading or type. An entry that only tells the defect, such
 * as "Unable to join a game", gets `Fixed: ` before it. Undefined if the entry or its heading is not English, and does
 * not say that something was fixed.
 */
export function asFix(entry: string, isEnglishHeading = true): string | undefined {
  const sentence = firstSentence(entry)
  if (saysFix.test(entry) || firstWordKind(sentence) === 'fix') return entry
  if (!isEnglishHeading || otherLanguage.test(sentence)) return undefined
  const isDefect = startsWithNoun.test(sentence) && defectWord.test(sentence)
  const tellsRepair = startsWithRepair.test(sentence) && !isDefect
  const namesFix = /\bfix(?:e[sd]|ing)?\b/i.test(sentence)
  return tellsRepair || namesFix ? entry : `Fixed: ${entry}`
}

/** A form in which entries tell a defect; `example` is a text that has it. */
interface DefectRow {
  what: string
  tells: (text: string) => boolean
  example: string
}

const matching = (pattern: RegExp) => (text: string) => pattern.test(text)

const condition = String.raw`(?:if|when)\b[^,]{1,60},\s*`
/** The words before the verb. A clause behind `that`, `if` or the like is about something else. */
const subjectWords = String.raw`(?:(?!(?:that|which|who|if|when|whether|how|what|where|now)\s)\S+\s){1,8}?`
const mayHappen = String.raw`(?:might|may|could|can|would)\s(?:(?:not|sometimes|still|also|even|incorrectly|wrongly)\s){0,2}`
const badState =
  'none|null|nil|undefined|nan|empty|blank|wrong|incorrect|inaccurate|invalid|missing|lost|broken|stale|outdated|corrupt(?:ed)?|truncated|duplicated?|stuck|unavailable|unreadable|leaked'
const isInBadState = String.raw`(?:be|become|get|end up|have been|contain|return)\s(?:\S+\s){0,2}?(?:${badState})`
const fails = 'fail|crash|hang|freeze|break|lose|leak|stall|disappear|vanish|overflow|deadlock|time out'
/** "Values might be None", "If the cache is full, the list may be empty". */
const mayFail = new RegExp(
  String.raw`^(?:${condition})?${subjectWords}${mayHappen}(?:${isInBadState}|${fails})(?![\p{L}-])(?!\s+now\b)`,
  'iu',
)

/** Whether an entry begins with what was done, so that it is about the change: "Prevent that the list may be empty". */
const tellsChange = (text: string) =>
  (startsWithRepair.test(text) && !startsWithNoun.test(text)) || firstWordKind(text) !== undefined

/** How entries tell a defect, in several languages. */
export const defects: readonly DefectRow[] = [
  {
    what: 'a first word that names a defect',
    tells: matching(
      /^(?:unable|cannot|can['’]?t|couldn['’]?t|crash(?:es|ing)?|bugs?|regressions?|incorrect|wrong|broken|missing|failed|failure|failing|fails|errors?|exception|issues?|problems?|inability|memory leak|leak|spurious|not|invalid|unexpected|impossible)(?![\p{L}-])/iu,
    ),
    example: 'Unable to join a game',
  },
  {
    what: 'a subject that fails',
    tells: matching(
      /^(?!.{0,80}\b(?:no longer|never|if|when)\b)(?:\S+\s){1,6}(?:fails?|crash(?:es|ed)?|does(?:n['’]t| not) work|is broken|not working|hangs|freezes)\b/i,
    ),
    example: 'Search in the menu hangs',
  },
  {
    what: 'a defect in a European language',
    tells: matching(
      /(?:funktionier(?:t|en)|geht|gehen) nicht|^(?:fehler|absturz)(?!\p{L})|ne fonctionne(?:nt)? (?:pas|plus)|no funcionan?(?!\p{L})|não funciona|non funziona|не работает|не работают/iu,
    ),
    example: 'Die Suche funktioniert nicht',
  },
  {
    what: 'a defect in Japanese',
    tells: matching(
      /(?:しない|できない|されない|ならない|おかしい|崩れる|落ちる|クラッシュ(?:する)?|失敗する|不具合|エラー)[。]?$/u,
    ),
    example: 'メニューが表示されない',
  },
  {
    what: 'a defect in Chinese',
    tells: matching(
      /^(?!.*(?:新增|添加|增加|支持|优化|避免|防止|不再)).*(?:无法|不能|失败|崩溃|报错|失效|不生效|不显示|闪退|異常|异常)/u,
    ),
    example: '菜单无法打开',
  },
  {
    what: 'a defect in Korean',
    tells: matching(/(?:안 ?됨|안되는 문제|오류|않음|않는 문제)[.]?$/u),
    example: '메뉴가 열리지 않는 문제',
  },
  {
    what: 'a defect that only may happen',
    tells: text => mayFail.test(text) && !tellsChange(text),
    example: 'Records: values might be None according to types',
  },
]

/** A text about what does not happen. */
const negation =
  /^(?!.{0,80}\b(?:no longer|never|if|when|unless|by default)\b)(?:\S+\s){1,6}(?:cannot|can['’]t|won['’]t|(?:do|does|did|could|is|are|was|were)(?:n['’]t| not))\s/i

/**
 * Whether a text tells a defect, and nothing in it says that it was fixed. A feature may also say what does not happen.
 */
export function tellsOnlyDefect(text: string, isFeature: boolean): boolean {
  if (saysFix.test(text)) return false
  return defects.some(({ tells }) => tells(text)) || (!isFeature && negation.test(text))
}
