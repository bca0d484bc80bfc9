import { matchesRow, type Row, words } from './row.ts'

// What takes an entry back, puts it off, or keeps it from some: one vocabulary for headings, scopes, brackets, footnotes
// and the sentences behind the first one.

export const withheldWords: readonly Row[] = [
  {
    what: 'what is taken back',
    pattern: words(
      'revert(?:s|ed|ing)?|roll(?:s|ed|ing)?[ -]?(?:it |them )?back|undo|undone|undid|back(?:s|ed)? out|withdr(?:awn|ew)|pulled|yanked|removed|dropped|cancell?ed|rejected|declined|discontinued|retired|sunset|abandoned|disabled|deactivated|superseded|replaced|gone|lost|end of (?:life|support)|no longer|unsupported|broken|broke|breaks|regression|bugs?',
    ),
    example: 'Withdrawn',
  },
  {
    what: 'what is put off',
    pattern: words(
      'coming|upcoming|soon|later|next|planned|plans?|roadmap|backlog|ideas?|wish ?list|drafts?|proposals?|proposed|rfc|requests?|requested|maybe|postponed|deferred|delayed|pending|until|wip|in (?:progress|development|review|the works)|under (?:review|consideration)|on (?:hold|the horizon)|looking ahead|stay tuned|sneak peek|future|blocked|to[ -]?do|open|q[1-4]|will|from (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\w{0,6}|unreleased|help wanted|out of scope|previous(?:ly)?|earlier|older|past|last (?:week|month|release|version)',
    ),
    example: 'Under review',
  },
  {
    what: 'what is limited',
    pattern: words(
      'only|except|exclud(?:es?|ed|ing)|without|unless|but|however|off by default|behind an?|requires?|required|must|known|limitations?|limited|beta|preview|experiment(?:s|al)?|staff|employees|internal|secret|confidential|enterprise|pro|paid|premium|popular demand',
    ),
    example: 'Enterprise only',
  },
  {
    what: 'a negation',
    pattern: words("not|no|none|nothing|never|nowhere|cannot|\\p{L}{2,8}n['’]t|neither|nor|lacks?|missing"),
    example: 'It cannot be shared',
  },
  {
    what: 'the same in other languages',
    pattern: words(
      'nicht|kein\\p{L}{0,2}|nur|ohne|außer|ausgenommen|später|bald|geplant|zurückgenommen|ne|pas|sauf|sans|uniquement|seulement|bientôt|prévue?s?|sólo|solo|salvo|sin|excepto|todavía|pronto|não|só|apenas|somente|sem|exceto|ainda|non|soltanto|senza|tranne|ancora|presto|не|нет|только|без|кроме|пока|скоро|позже',
    ),
    example: 'Nur für Android',
  },
  {
    what: 'the same in Chinese, Japanese and Korean',
    pattern:
      /[不未仅僅只除暂暫无無非停]|后续|後續|即将|即將|下线|回退|撤回|没有|ない|ません|なし|のみ|だけ|今後|次の|終了|中止|만\s|않|미지원|종료|예정|아직|없/u,
    example: '尚未支持',
  },
]

/** Whether a text takes back, puts off or limits what it stands beside. */
export const isWithheld = (text: string): boolean => matchesRow(withheldWords, text)

/** A line that goes on where another one broke off. */
const goesOn = /^\p{Ll}/u
/** What a sentence begins with that goes on with what was said; in other words, it may be a matter of its own. */
const continues =
  /^(?:it|its|they|you|your|we|this|these|that|use|users|everyone|everybody|here|see|now|also|enjoy|great|thanks)(?!\p{L})/iu
const unspaced = /^[^\p{L}]{0,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether the sentences behind the first one may limit it. Those of a language that is not known here may. */
export const limitsFirst = (rest: string): boolean =>
  rest !== '' && (isWithheld(rest) || !(goesOn.test(rest) || continues.test(rest) || unspaced.test(rest)))

/** So much at the beginning of a line below an entry says whether the line limits it, in UTF-16 code units. */
const maxBeginning = 30
const lineMarks = /^[\s>*+-]{1,40}/

/** Whether a line below an entry limits it: `- Not yet on iOS`. */
export const limitsAbove = (details: string): boolean =>
  details.split('\n').some(line => isWithheld(line.replace(lineMarks, '').slice(0, maxBeginning)))

/** What the author says of the whole release, outside of its entries. */
export const wholeRelease: readonly Row[] = [
  {
    what: 'a release that is not to be announced',
    pattern:
      /(?<!\p{L})(?:(?:do not|don['’]t) (?:announce|publish|share|use|install|upgrade|update)|internal (?:only|use)|confidential|embargo(?:ed)?|broken (?:release|build|version)|yanked|withdrawn|pulled|rolled back|reverted|(?:nothing|no(?:t anything)?) (?:new|user[- ](?:facing|visible))|use v?\d{1,4}\.[\d.]{1,20} instead)(?!\p{L})/iu,
    example: 'DO NOT ANNOUNCE YET',
  },
]
