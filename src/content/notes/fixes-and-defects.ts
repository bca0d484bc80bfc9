import { firstWordKind } from './change-kinds.ts'
import { firstSentence } from './shorten.ts'

const pattern = (text: string) => new RegExp(`^(?:${text.trim().split(/\s+/).join('|')})(?![\\p{L}-])`, 'iu')

/** Verbs that say what was done about a defect, in the forms that entries have. */
const REPAIRS = pattern(
  `fix(?:e[sd]|ing)? resolve[sd]? correct(?:s|ed)? prevent(?:s|ed)? avoid(?:s|ed)? ensure[sd]? handle[sd]? allow(?:s|ed)? keep(?:s)? kept remove[sd]? stop(?:s|ped)?
  don['’]?t do(?:es)?n['’]?t do no now properly correctly restore[sd]? improve[sd]? enable[sd]? disable[sd]? disallow(?:s|ed)? make[s]? made add(?:s|ed)? re-?add(?:s|ed)? implement(?:s|ed)? introduce[sd]? replace[sd]?
  reduce[sd]? increase[sd]? validate[sd]? verif(?:y|ies|ied) require[sd]? respect(?:s|ed)? reject(?:s|ed)? refuse[sd]? ignore[sd]? skip(?:s|ped)? strip(?:s|ped)? escape[sd]? sanitize[sd]? preserve[sd]?
  retain(?:s|ed)? honou?r(?:s|ed)? treat(?:s|ed)? apply applies applied adjust(?:s|ed)? align(?:s|ed)? bring(?:s)? change[sd]? clear(?:s|ed)? close[sd]? convert(?:s|ed)? create[sd]? decode[sd]? encode[sd]? detect(?:s|ed)?
  determine[sd]? downgrade[sd]? drop(?:s|ped)? enforce[sd]? exclude[sd]? expose[sd]? extend(?:s|ed)? generate[sd]? guard(?:s|ed)? harden(?:s|ed)? hid(?:e|es|den)? include[sd]? initialize[sd]? limit(?:s|ed)? load(?:s|ed)?
  lower(?:s|ed)? mark(?:s|ed)? match(?:es|ed)? migrate[sd]? mitigate[sd]? move[sd]? normalize[sd]? only open(?:s|ed)? optimize[sd]? parse[sd]? pass(?:es|ed)? patch(?:es|ed)? permit(?:s|ted)? pin(?:s|ned)? prefer(?:s|red)? process
  proper prepare[sd]? provide[sd]? read(?:s)? recover(?:s|ed)? refresh(?:es|ed)? release[sd]? rename[sd]? render(?:s|ed)? reset(?:s)? retry retries return(?:s|ed)? revise[sd]? rework(?:s|ed)? run(?:s)? save[sd]? select(?:s|ed)? send(?:s)? serve[sd]? set(?:s)? show(?:s|n)?
  simplif(?:y|ies|ied) speed(?:s)? support(?:s|ed)? suppress(?:es|ed)? switch(?:es|ed)? sync(?:s|ed)? tighten(?:s|ed)? trim(?:s|med)? tweak(?:s|ed)? unblock(?:s|ed)? undo update[sd]? upgrade[sd]? use[sd]? wait(?:s)? work(?:s)? wrap(?:s|ped)? write(?:s)?
  accept(?:s|ed)? address(?:es|ed)? attempt(?:s|ed)? augment(?:s|ed)? bump(?:s|ed)? catch(?:es)? check(?:s|ed)? clamp(?:s|ed)? clean(?:s|ed)? default(?:s|ed)? defer(?:s|red)? display(?:s|ed)? emit(?:s|ted)? fall(?:s)? gate[sd]? guarantee[sd]? hand(?:s)? let(?:s)? log(?:s|ged)? print(?:s|ed)? raise[sd]?
  re-?allow(?:s|ed)? recogni[sz]e[sd]? refactor(?:s|ed)? requeue[sd]? reload(?:s|ed)? scope[sd]? serialize[sd]? sort(?:s|ed)? store[sd]? tolerate[sd]? transform(?:s|ed)? try tries unset(?:s)? backport(?:s|ed)? bypass(?:es|ed)? compile compute[sd]? configure[sd]? omit(?:s|ted)? re-?implement(?:s|ed)? call(?:s)? cancel(?:s)? we you`,
)

/** Of these verbs, what is a noun as well begins many a defect: "Update fails", "Display is wrong", "Reset of the form not possible". */
const TELLS_DEFECT =
  /\b(?:not|never|fails?|failed|failing|failure|doesn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|can['’]?t|cannot|couldn['’]?t|wrong(?:ly)?|incorrect(?:ly)?|broken|missing|lost|loses|crash(?:es|ed|ing)?|errors?|hangs?|freezes?|stuck|unexpected(?:ly)?|invalid|is|are|was|were|gets|being)\b/i
const NOUN_TOO =
  /^(?:load|log|match|open|update|upgrade|display|reset|release|search|support|change|default|check|read|run|set|show|work|switch|select|save|print|process|patch|return|refresh|reload|limit|mark|lower|sync|sort|store|scope|wait|use|write|render|send|call|cancel|drop|move|catch|hand|raise|open|close|copy|now|no|we|you|opened|failed)(?![\p{L}-])/iu

/** Words that English notes hold at least one of, and others do not. */
const OTHER_LANGUAGE =
  /(?!\p{ASCII})\p{L}|(?<![\p{L}-])(?:der|das|dem|des|ein|eine|einen|nicht|wurde|wurden|wird|werden|bei|beim|und|oder|mit|nach|von|vom|zu|zur|zum|auf|ist|sind|kein|keine|nun|le|la|les|un|une|est|pas|dans|pour|avec|qui|aux|el|los|las|del|que|por|para|con|una|en el|en la|il|gli|della|nel|di|che|na|em|ao|uma|com|het|een|niet|van|voor)(?![\p{L}-])/iu

/** Fixes in other languages that say that they are. */
const SAYS_FIX =
  /修复|修正|修復|解决|解決|改善|対応|対処|수정|해결|개선|behoben|behebt|korrigiert|gelöst|verhindert|corrig|résol|résou|empêch|corregid|arregl|solucion|corrig|resolvid|corrett|risolt|исправ|устран|решен|naprawi|opraven|opgelost|düzelt|åtgärd/i

/**
 * An entry that is a fix by its heading or type, as subscribers read it: "Unable to join a game" is no news unless it says that it is
 * fixed (contract section 5). Undefined if that cannot be said in its language, or in that of its heading.
 */
export function asFix(entry: string, isEnglishHeading = true): string | undefined {
  const sentence = firstSentence(entry)
  if (SAYS_FIX.test(entry) || firstWordKind(sentence) === 'fix') return entry
  if (!isEnglishHeading || OTHER_LANGUAGE.test(sentence)) return undefined
  const tellsRepair = REPAIRS.test(sentence) && !(NOUN_TOO.test(sentence) && TELLS_DEFECT.test(sentence))
  return tellsRepair || /\bfix(?:e[sd]|ing)?\b/i.test(sentence) ? entry : `Fixed: ${entry}`
}

/** One form of a defect; `example` is a text that has it. */
interface DefectRow {
  what: string
  tells: (text: string) => boolean
  example: string
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

/** What may happen: "values might be None", "the list may be empty". A clause behind `that`, `if` or the like is about something else. */
const HEDGE =
  /^(?:(?:if|when)\b[^,]{1,60},\s*)?(?:(?!(?:that|which|who|if|when|whether|how|what|where|now)\s)\S+\s){1,8}?(?:might|may|could|can|would)\s(?:(?:not|sometimes|still|also|even|incorrectly|wrongly)\s){0,2}(?:(?:be|become|get|end up|have been|contain|return)\s(?:\S+\s){0,2}?(?:none|null|nil|undefined|nan|empty|blank|wrong|incorrect|inaccurate|invalid|missing|lost|broken|stale|outdated|corrupt(?:ed)?|truncated|duplicated?|stuck|unavailable|unreadable|leaked)|fail|crash|hang|freeze|break|lose|leak|stall|disappear|vanish|overflow|deadlock|time out)(?![\p{L}-])(?!\s+now\b)/iu

/** An entry that begins with what was done is about the change: "Prevent that the list may be empty". */
const tellsChange = (text: string) => (REPAIRS.test(text) && !NOUN_TOO.test(text)) || firstWordKind(text) !== undefined

/** How a defect is told, in several languages. */
export const defects: readonly DefectRow[] = [
  {
    what: 'a first word that names a defect',
    tells: matches(
      /^(?:unable|cannot|can['’]?t|couldn['’]?t|crash(?:es|ing)?|bugs?|regressions?|incorrect|wrong|broken|missing|failed|failure|failing|fails|errors?|exception|issues?|problems?|inability|memory leak|leak|spurious|not|invalid|unexpected|impossible)(?![\p{L}-])/iu,
    ),
    example: 'Unable to join a game',
  },
  {
    what: 'a subject that fails',
    tells: matches(
      /^(?!.{0,80}\b(?:no longer|never|if|when)\b)(?:\S+\s){1,6}(?:fails?|crash(?:es|ed)?|does(?:n['’]t| not) work|is broken|not working|hangs|freezes)\b/i,
    ),
    example: 'Search in the menu hangs',
  },
  {
    what: 'a defect in a European language',
    tells: matches(
      /(?:funktionier(?:t|en)|geht|gehen) nicht|^(?:fehler|absturz)(?!\p{L})|ne fonctionne(?:nt)? (?:pas|plus)|no funcionan?(?!\p{L})|não funciona|non funziona|не работает|не работают/iu,
    ),
    example: 'Die Suche funktioniert nicht',
  },
  {
    what: 'a defect in Japanese',
    tells: matches(
      /(?:しない|できない|されない|ならない|おかしい|崩れる|落ちる|クラッシュ(?:する)?|失敗する|不具合|エラー)[。]?$/u,
    ),
    example: 'メニューが表示されない',
  },
  {
    what: 'a defect in Chinese',
    tells: matches(
      /^(?!.*(?:新增|添加|增加|支持|优化|避免|防止|不再)).*(?:无法|不能|失败|崩溃|报错|失效|不生效|不显示|闪退|異常|异常)/u,
    ),
    example: '菜单无法打开',
  },
  {
    what: 'a defect in Korean',
    tells: matches(/(?:안 ?됨|안되는 문제|오류|않음|않는 문제)[.]?$/u),
    example: '메뉴가 열리지 않는 문제',
  },
  {
    what: 'a defect that only may happen',
    tells: text => HEDGE.test(text) && !tellsChange(text),
    example: 'Records: values might be None according to types',
  },
]

/** What does not happen: a change, or a defect. */
const NEGATION =
  /^(?!.{0,80}\b(?:no longer|never|if|when|unless|by default)\b)(?:\S+\s){1,6}(?:do(?:es)?(?:n['’]t| not)|did(?:n['’]t| not)|cannot|can['’]t|could(?:n['’]t| not)|(?:is|are|was|were)(?:n['’]t| not)|won['’]t)\s/i

/** Whether a text tells a defect, and nothing in it says that it was fixed. What is announced as a feature may say what does not happen. */
export const tellsOnlyDefect = (text: string, isFeature = false): boolean =>
  !SAYS_FIX.test(text) && (defects.some(({ tells }) => tells(text)) || (!isFeature && NEGATION.test(text)))
