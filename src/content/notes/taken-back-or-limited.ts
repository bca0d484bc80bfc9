import { matchesRow, type Row, words } from './table-row.ts'

// What takes an entry back, puts it off, limits it, or says that something is wrong with it.

/** A row of what withholds. */
export interface WithheldRow extends Row {
  /**
   * Where its words withhold:
   * - `beside`: in a heading, a scope, a label or brackets, and in what follows the first sentence
   * - `sentence`: in the sentence of the entry too
   * - `release`: wherever the author says it; then the whole release is not announced
   */
  holds: 'beside' | 'sentence' | 'release'
  /** What it makes of a heading; `later` holds for all headings below it. */
  heading: 'unfit' | 'later'
}

export const withheldWords: readonly WithheldRow[] = [
  {
    what: 'a release that is not to be announced',
    holds: 'release',
    heading: 'later',
    pattern: words(
      "(?:do not|don['’]t) (?:announce|publish|share|use|install|upgrade|update)|internal (?:only|use)|confidential|embargo(?:ed)?|broken (?:release|build|version)|(?:nothing|no(?:t anything)?) (?:new|user[- ](?:facing|visible))|use v?\\d{1,4}\\.[\\d.]{1,20} instead",
    ),
    example: 'DO NOT ANNOUNCE YET',
  },
  {
    what: 'what is taken back',
    holds: 'release',
    heading: 'later',
    pattern: words('reverted|rolled (?:it |them )?back|yanked|withdrawn|pulled'),
    example: 'Withdrawn',
  },
  {
    what: 'what one has to pay for',
    holds: 'release',
    heading: 'later',
    pattern:
      /(?<!\p{L})(?:paid|paying|premium|for a fee|extra cost|kostenpflichtig\p{L}{0,2}|payante?s?|de pago|a pagamento)(?!\p{L})|付费|付費|会员|會員|会員|有料|유료|платн/iu,
    example: 'For members with a paid plan',
  },
  {
    what: 'what has ended',
    holds: 'sentence',
    heading: 'later',
    pattern: words(
      'undone|undid|backed out|superseded|replaced|discontinued|retired|abandoned|unsupported|end(?:s|ed)|was|were|been|no longer',
    ),
    example: 'Support for old maps was dropped',
  },
  {
    what: 'what is put off',
    holds: 'sentence',
    heading: 'later',
    pattern: words(
      'soon|coming|upcoming|planned|postponed|deferred|delayed|pending|until|blocked|wip|in progress|next (?:release|version)|future|previous(?:ly)?|unreleased',
    ),
    example: 'Add maps, soon on phones',
  },
  {
    what: 'what is limited',
    holds: 'sentence',
    heading: 'later',
    pattern: words(
      "only|but|except|unless|not|none|nothing|cannot|must|mandatory|require(?:s|d|ments?)?|\\p{L}{2,8}n['’]t|(?:hidden|disabled|off) by default|opt-in|behind|experimental",
    ),
    example: 'Enterprise only',
  },
  {
    what: 'a defect',
    holds: 'sentence',
    heading: 'unfit',
    pattern: words(
      'crash(?:es|ed|ing)?|bugs?|regressions?|vulnerabilit(?:y|ies)|broken|breaks?|broke|breaking|incorrect(?:ly)?|wrong(?:ly)?|leaks?|errors?|fail(?:s|ed|ure|ures|ing)?|issues?|problems?|workarounds?|fix|fixes|attack(?:s|ers?)?|outages?|data loss|lost|corruption|mitigations?|protection against|again|back$|exploit(?:s|ed)?|deprecat(?:e|es|ed|ions?)|legacy|xss|sanitiz(?:e|es|ed|ing|ation)',
    ),
    example: 'Maps crash at sunset',
  },
  {
    what: 'a word that takes back beside an entry',
    holds: 'beside',
    heading: 'unfit',
    pattern: words(
      'removed|dropped|disabled|reverts?|cancell?ed|rejected|declined|gone|undo|roll(?:s|ing)?[ -]?back|rollback',
    ),
    example: 'Was removed',
  },
  {
    what: 'a word that puts off beside an entry',
    holds: 'beside',
    heading: 'later',
    pattern: words(
      'later|next|plans?|roadmap|backlog|ideas?|wish ?list|drafts?|proposals?|rfc|requests?|requested|maybe|in (?:development|review)|under (?:review|consideration)|to[ -]?do|open|q[1-4]|will|from (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\w{0,6}|earlier|older|past',
    ),
    example: 'Under review',
  },
  {
    what: 'a word that limits beside an entry',
    holds: 'beside',
    heading: 'later',
    pattern: words(
      'no|never|without|exclud(?:es?|ed|ing)|lacks?|missing|known|limitations?|limited|beta|preview|experiments?|secret|enterprise|pro',
    ),
    example: 'Known limits',
  },
  {
    what: 'what has ended or is put off, other languages',
    holds: 'sentence',
    heading: 'later',
    pattern:
      /(?<!\p{L})(?:entfernt|eingestellt|beendet|supprimé|abandonné|retiré|eliminad|descontinuad|retirad|removid|encerrad|rimoss|terminat|прекращен|удал[её]н|(?:noch|bald|geplant|demnächst|encore|bientôt|prévue?s?|à venir|todavía|próximamente|ainda|em breve|ancora|in arrivo|пока|скоро|планы)(?!\p{L}))/iu,
    example: 'Unterstützung für alte Karten entfernt',
  },
  {
    what: 'what has ended or is put off, Chinese, Japanese and Korean',
    holds: 'sentence',
    heading: 'later',
    pattern: /停止|下线|下線|终止|終了|回退|撤回|尚未|即将|即將|计划|計劃|未対応|今後|중단|종료|미지원|예정|아직/u,
    example: '地图尚未完成',
  },
  {
    what: 'a defect, other languages',
    holds: 'sentence',
    heading: 'unfit',
    pattern:
      /修复|修復|修正|错误|錯誤|问题|問題|崩溃|閃退|闪退|异常|異常|失败|失敗|不具合|廃止|弃用|废弃|버그|오류|문제|fehler|absturz|erreur|plantage|fallo|erro\b|ошибк|сбо[ий]/iu,
    example: '地图错误',
  },
  {
    what: 'a word that limits beside an entry, other languages',
    holds: 'beside',
    heading: 'later',
    pattern: words(
      'nicht|kein\\p{L}{0,2}|nur|ohne|außer|ausgenommen|später|ne|pas|sauf|sans|uniquement|seulement|sólo|solo|salvo|sin|excepto|não|só|apenas|somente|sem|exceto|non|soltanto|senza|tranne|не|нет|только|без|кроме|позже',
    ),
    example: 'Nur für Android',
  },
  {
    what: 'a word that limits beside an entry, Chinese, Japanese and Korean',
    holds: 'beside',
    heading: 'later',
    pattern: /[不未仅僅只除暂暫无無非]|后续|後續|没有|ない|ません|なし|のみ|だけ|次の|만\s|않|없/u,
    example: '仅限 iOS',
  },
]

/** Whether a text takes back, puts off or limits what it stands beside. */
export const isWithheld = (text: string): boolean => matchesRow(withheldWords, text)

/** Whether the sentence of an entry does so itself. Fewer words say so there: `Log in without a password`. */
export const withholdsItself = (sentence: string): boolean =>
  withheldWords.some(({ holds, pattern }) => holds !== 'beside' && pattern.test(sentence))

/** Whether what the author says outside of the entries keeps the whole release from being announced. */
export const withholdsRelease = (remark: string): boolean =>
  withheldWords.some(({ holds, pattern }) => holds === 'release' && pattern.test(remark))

/** What a heading that withholds the entries below it is; undefined if it withholds none. */
export function withheldHeading(heading: string): WithheldRow['heading'] | undefined {
  const kinds = withheldWords.filter(({ pattern }) => pattern.test(heading)).map(({ heading }) => heading)
  return kinds.find(kind => kind === 'later') ?? kinds[0]
}

/** A line that goes on where another one broke off. */
const goesOn = /^\p{Ll}/u
/** What a sentence begins with that goes on with what was said; in other words, it may be a matter of its own. */
const continues =
  /^(?:it|its|they|you|your|we|this|these|that|use|users|everyone|everybody|here|see|now|also|enjoy|great|thanks)(?!\p{L})/iu
const unspaced = /^[^\p{L}]{0,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether the sentences after the first one may limit it. Those of a language that is not known here may. */
export const limitsFirst = (rest: string): boolean =>
  rest !== '' && (isWithheld(rest) || !(goesOn.test(rest) || continues.test(rest) || unspaced.test(rest)))

/** Only so much at the beginning of a line below an entry says whether the line limits it, in UTF-16 code units. */
const maxBeginning = 30
const lineMarks = /^[\s>*+-]{1,40}/

/** Whether a line below an entry limits it: `- Not yet on iOS`. */
export const limitsAbove = (details: string): boolean =>
  details.split('\n').some(line => isWithheld(line.replace(lineMarks, '').slice(0, maxBeginning)))
