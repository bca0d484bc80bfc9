import { matchesRow, type Row, words } from './table-row.ts'
import { isWithheld } from './taken-back-or-limited.ts'

// The last check of every text that may become a message. In doubt, it refuses the text.

export const neverSent: readonly Row[] = [
  {
    what: 'the number of an issue',
    pattern: /[#＃]\d|(?<![\p{L}\p{N}])(?:GH|PR|MR)[- ]?\d/iu,
    example: 'Add maps as in #12 and more',
  },
  {
    what: 'the number of a ticket',
    pattern: /^\d{3,}\s|(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,9}-\d{2,6}(?![\p{L}\p{N}])/u,
    example: 'Add maps MAP-123 again',
  },
  { what: 'an account', pattern: /[@＠][\p{L}\p{N}]/u, example: 'Add maps of @octocat' },
  {
    what: 'a commit',
    pattern: /(?<![\p{L}\p{N}])(?=[a-f]{0,40}\d)[\da-f]{7,40}(?![\p{L}\p{N}])/iu,
    example: 'Add maps since 1a2b3c4 again',
  },
  { what: 'an address', pattern: /\w:\/\/|www\.|\w@\w/iu, example: 'Add maps to www.example.com' },
  {
    what: 'a path',
    pattern: /(?<![\p{L}\p{N}<])\/\w|\w\/\w{1,60}\//u,
    example: 'Add maps to /api/maps',
  },
  {
    what: 'the name of a file of source code',
    pattern:
      /(?<!\p{L})(?:\p{Ll}[\w-]{0,60}\.(?:js|ts|json|ya?ml|toml|html?|css|py|rs|go|hpp|h|c|cpp|md)|[A-Z]{2,60}\.(?:md|ya?ml|txt))(?![\p{L}\p{N}])/u,
    example: 'Add maps.json for all',
  },
  {
    what: 'a mark of Markdown',
    pattern: /\*\*|~~|`|__|(?<!\p{L})_\p{L}{1,40}_|\s\|\s|^\||\|$|\\/u,
    example: 'Add **maps for all',
  },
  {
    what: 'a mark of a footnote, or one without its other half',
    pattern:
      /\s[。，]|(?<![\p{L}\p{N}])[*_~^](?=\p{L})|[\p{L}\p{N}][*_~^](?![\p{L}\p{N}])|(?<=\s)[*^](?=\s|$)|[¹²³⁴⁵⁶⁷⁸⁹†‡]|==|\+\+\p{L}|…\s|(?<![\p{L}\p{N}])\p{Ll}{3,30}\s\d$/u,
    example: 'Add maps¹ for all',
  },
  {
    what: 'HTML',
    pattern: /<(?:[^\s\d]|$)|-->|\?>|&#?\w{1,31};|&(?:copy|amp|lt|gt|quot|nbsp)(?!\p{L})|="/u,
    example: 'Add <b>maps for all',
  },
  {
    what: 'a template',
    pattern: /[{}]|\[(?!\p{Ll}{3,20}\](?!\())|%\w{1,40}%|%[sd(]|\$[\w(]|[A-Z]_[A-Z]|(?<![^\s(])[:：]\p{L}/u,
    example: 'Add {{ maps }} for all',
  },
  { what: 'the code of an emoji', pattern: /:[a-z0-9_+-]{2,40}:/i, example: 'Add maps :rocket: for all' },
  {
    what: 'a trailer',
    pattern:
      /(?<!\p{L})(?:reviewed|signed-off|co-authored|acked|tested|reported|approved|suggested)-(?:by|on)(?!\p{L})/iu,
    example: 'Reviewed-by: Mona Lisa',
  },
  {
    what: 'an instruction to the author',
    pattern:
      /^[^\p{L}]{0,20}(?:describe|write|insert|draft|lorem)(?!\p{L})|(?<!\p{L})(?:to ?do|fix ?me|tb[acd]|n\/a|(?:features?|change|item|entry) [xyz\d]|(?:changes|features?|goes) here|your changes|if (?:useful|needed|any|applicable)|(?:description|summary) of (?:the )?changes?)(?!\p{L})/iu,
    example: 'Describe your changes here',
  },
  {
    what: 'two sentences in one',
    pattern: /[;；]|\p{L}{3}[.!?] \p{Ll}/u,
    example: 'Add maps. iOS comes in May',
  },
  {
    what: 'a word that points elsewhere',
    pattern:
      /(?<!\p{L})(?:this|these|those|(?:support for|adds?|added|allows?|enables?) (?:it|that|them)|the (?:feature|following)|as follows|below|above|mentioned|see (?:also|docs|for|here|more|our|the)|(?:click|read|learn|more) (?:here|more|info|information|details)|siehe|voir|véase|vedi)(?!\p{L})|^(?:that|it|they|see|also|and|or|so|then|plus|which)(?!\p{L})|[,(] ?see(?!\p{L})|以下|请参考|參考|参考|参见|详见|詳見|详情|如下|见下|此功能|该功能|詳細|参照|上述/iu,
    example: 'Add this feature for all',
  },
  {
    what: 'an identifier before a colon',
    pattern: /^(?:[^\s:：\\/._]{0,40}[\\/._][^\s:：]{0,40}|\p{L}\p{Ll}{1,20}(?:-\p{Ll}{1,20}){1,3})[:：]/u,
    example: 'Plugins/maps: add filters',
  },
  {
    what: 'no more than that there is a release',
    pattern: words(
      '(?:various|several|some|many|multiple|misc|miscellaneous|minor|small|numerous|more|general|other|performance) (?:\\p{L}{1,20} ){0,2}(?:improvements?|changes|enhancements?|updates?|tweaks?|optimi[sz]ations?|features)|new (?:versions?|release|minimum|contributors?)|(?:first|initial) (?:release|version)|(?<!-)pre-?releases?|release candidate|stuff|things|credits|thanks',
    ),
    example: 'Several small improvements',
  },
  {
    what: 'another version of something',
    pattern:
      /(?<!\p{L})(?:from|to|zu|auf|von) (?:version )?v?\d{1,4}\.\d|^[\p{L}.+-]{1,30} v?\d[\d.]{0,15}$|(?:更新|升级|升級)(?:到|至)/iu,
    example: 'Move tinylib to 2.1',
  },
  {
    what: 'a last word that needs another',
    pattern:
      /(?:\s(?:in|of|for|to|from|with|by|about|on|at|see|and|or|the|a|an|via|like|as|per|since|after|before|than|when|und|et|mit|de|von|avec|con|por|y|e|для|и|в|с)[.,;]?|[:：,，、…?？–—-]|\.\.)$/iu,
    example: 'Add maps for',
  },
]

/** Subscribers see little more on a lock screen. */
const maxGraphemes = 120
const minWords = 3

const segmenter = new Intl.Segmenter('en')
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** The words of a text; two letters of a script without spaces between words count as one. */
export function countWords(text: string): number {
  const letters = text.match(unspacedScript)?.length ?? 0
  const others = text.replace(unspacedScript, ' ').match(/[^\s\p{P}\p{S}][^\s]*/gu)?.length ?? 0
  return others + Math.floor(letters / 2)
}

const pairs: Record<string, string> = { ')': '(', ']': '[', '）': '（', '】': '【', '」': '「', '』': '『', '》': '《' }

function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const [sign] of text.matchAll(/[()[\]（）【】「」『』《》]/gu)) {
    if (pairs[sign] === undefined) open.push(sign)
    else if (open.pop() !== pairs[sign]) return false
  }
  return (
    open.length === 0 && (text.match(/"/g)?.length ?? 0) % 2 === 0 && (text.match(/[“”„]/gu)?.length ?? 0) % 2 === 0
  )
}

/** Whether a text may become a message as it is. */
export function isFit(text: string): boolean {
  if (text.length > 8 * maxGraphemes || [...segmenter.segment(text)].length > maxGraphemes) return false
  return countWords(text) >= minWords && isBalanced(text) && !matchesRow(neverSent, text)
}

/** Whether what an entry is about may stand before it, even where it is left out of the message. */
export const isFitScope = (scope: string): boolean => !isWithheld(scope) && !matchesRow(neverSent, `${scope} is new`)
