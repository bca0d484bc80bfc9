import { tellsOnlyDefect } from './fixes-and-defects.ts'
import { folded } from './generator-marks.ts'
import { endsWithColon, mark, outside, plainText } from './marked-text.ts'
import { joinSentences, sentencesOf } from './shorten.ts'
import { countWords, isEmptyTalk, textRefusal } from './unfit-texts.ts'

/**
 * A kind of sentence that is not prose for subscribers. `pattern` matches the sentence with full-width punctuation as
 * ASCII.
 */
interface NoProseRow {
  what: string
  pattern: RegExp
  example: string
}

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const beforeDate = String.raw`(?:release[ds]?|date|published|datum|veröffentlicht|publié|fecha|on|am|le|the|of|发布|日期|リリース日|:|\s)*`
const dateParts = String.raw`(?:[\s,./年月日-]|\d+(?!\d)(?:st|nd|rd|th)?|(?:${months})\b)+`
const timeOfDay = String.raw`(?:\d{2}:\d{2}\S*)?`

export const noProse: readonly NoProseRow[] = [
  {
    what: 'a date',
    pattern: new RegExp(String.raw`^[^\p{L}\p{N}]*${beforeDate}${dateParts}${timeOfDay}[^\p{L}\p{N}]*$`, 'iu'),
    example: 'Released on 14 August 2026.',
  },
  {
    what: 'that there is nothing',
    pattern:
      /^[^\p{L}]*(?:no (?:user[- ]facing |notable |other |functional |code )?(?:changes?|news|updates)\b|nothing (?:new|changed)\b|there are no\b|tbd\b|todo\b|n\/a\b)/iu,
    example: 'No changes since the last candidate.',
  },
  {
    what: 'a release that nobody is to use',
    pattern: /\b(?:yanked|was withdrawn|do(?:es)? not (?:use|install|upgrade)|don['’]t (?:use|install|upgrade))\b/i,
    example: 'This release was yanked.',
  },
  {
    what: 'a label with a value',
    pattern: /^[\p{L}][\p{L}\p{N} _/-]{0,30}\s*:\s*(?:\S+\s*){1,3}$/u,
    example: 'Docker tag: 25.11.0',
  },
  {
    what: 'a pointer',
    pattern:
      /^[^\p{L}]*(?:see\b|read (?:more|about|our|(?:the|all about the) (?:[\w-]+ )?(?:blog|docs|documentation|announcement|notes|post|article|guide|changelog))\b|full (?:changelog|list)\b|compare\b|changelog\b|check out\b|visit\b|refer to\b|find out\b|learn more\b|click\b|for (?:a|an|the|more|full|all|further|details|information|additional)\b.{0,60}\b(?:see|visit|read|check|refer|click|list|blog)|more (?:info|information|details)\b|details\b|watch\b|follow\b|siehe\b|voir\b|véase\b|ver\b|vedi\b|詳細|详情|参见|请参|查看)/iu,
    example: 'See the milestone for everything else.',
  },
  {
    what: 'words about the notes',
    pattern:
      /\b(?:the following|listed below|(?:see |described |found |changes? |details? |list )below|changelogs?|change log|release notes|release announcement|this list|full list|complete list|notas de (?:lançamento|la versión|versión)|notes de version|versionshinweise)\b|版本说明|更新日志|发行说明|リリースノート|以下是|ملاحظات الإصدار|примечания к выпуску/iu,
    example: 'The following sections list the changes of this version.',
  },
  {
    what: 'an instruction',
    pattern:
      /^[^\p{L}]*(?:(?:to|before|after|when|while) (?:you )?(?:install|upgrad|updat|download|verif|us)|install(?:ation|ing)?\b|upgrad(?:e|ing)\b|updating\b|download(?:s|ing)?\b|run\b|docker\b|please\b|make sure\b|be sure\b|(?:we|it is|it's) (?:strongly |highly )?recommend|you (?:must|need|should|have to|can (?:install|download|update|upgrade))|if (?:you|your)\b|(?:all |existing )?users (?:should|must|who|are)|don['’]?t forget|remember\b|back ?up\b|note(?: that)?\b|verify\b|checksums?\b|sha-?\d|warning\b|caution\b|attention\b|important\b|disclaimer\b|report\b|feel free|as always|(?:get|grab) (?:it|the)\b|available (?:on|at|from|in|for)\b|npm (?:i|install)\b|pip install|brew\b|sponsor|support (?:us|the project|me)\b|follow us|join (?:us|our)|donat|hinweis|achtung|wichtig|bitte\b|注意|广告|廣告|請|请|註|ご注意)/iu,
    example: 'To upgrade, run the installer again.',
  },
  {
    what: 'talk before the news',
    pattern:
      /^[^\p{L}]*(?:(?:hi|hello|hey|dear|welcome|greetings)\b|as you may know|as usual|this is (?:the |a |our )?(?:first |second |third |new )?(?:release|version|update)\b.{0,30}$|we(?:'re| are) not\b|we (?:regularly |constantly |always )?(?:update|improve)\b|we(?:'re| are) (?:always|constantly|continuously)\b)/iu,
    example: 'Hello everyone!',
  },
]

const thanksWords =
  /\bthank(?:s|ed|ful)?\b|\bkudos\b|\bgrateful\b|\bcontributors?\b|\bsponsors?\b|\bdanke?\b|\bmerci\b|\bgracias\b|\bobrigad|\bgrazie\b|спасибо|感谢|感謝|ありがとう|감사/iu

/**
 * The introduction that a paragraph has: its text; `none` if it has none; `end` if no later paragraph has one either.
 */
export type Prose = { text: string } | 'none' | 'end'

/**
 * Reads a paragraph of release notes, with marks, as an introduction (docs/announce-releases.md, "What subscribers
 * read"). `title` is that of the notification.
 */
export function proseOf(paragraph: string, title: string): Prose {
  const text = plainText(paragraph)
  const outsideLinks = outside(paragraph, mark.link, mark.reference)
  const hasOnlyLinks = !/[\p{L}\p{N}]/u.test(outsideLinks)
  const isLabel = countWords(text) < 2 && !/[.!?。！？]$/.test(text)
  if (hasOnlyLinks || isLabel) return 'none'
  const news: string[] = []
  for (const sentence of sentencesOf(text)) {
    if (thanksWords.test(sentence)) {
      if (news.length === 0) return 'end'
      break
    }
    const saysNothing = isEmptyTalk(sentence, title) || endsWithColon(sentence)
    if (saysNothing && news.length === 0) continue
    if (saysNothing || isNoProse(sentence)) break
    news.push(sentence)
  }
  const [first] = news
  // A paragraph that names a number or an account is not used at all, wherever in it that is.
  if (first === undefined || tellsOnlyDefect(first, true) || textRefusal(text) !== undefined) return 'none'
  return { text: joinSentences(news) }
}

/** Whether a sentence is a date, a label, a pointer, an instruction, or about the notes: see the table. */
export function isNoProse(sentence: string): boolean {
  const line = folded(sentence)
  return noProse.some(({ pattern }) => pattern.test(line))
}
