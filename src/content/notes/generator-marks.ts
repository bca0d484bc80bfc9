import { mark } from './marked-text.ts'

/**
 * Marks that generators of release notes and their users write at the beginning or the end of an entry. They are not
 * for subscribers. A form consists of words and of these names in braces. A space in it matches any white space, or
 * none. Case does not count, except in forms with names of people or tickets.
 * - `{refs}`: numbers, commits, accounts and advisories; one or several, also in brackets: `#12`, `[#4, #5]`,
 *   `1a2b3c4`, `@octocat`
 * - `{digits}`: a plain number; `{hex}`: the beginning of a hash, which may have no digit
 * - `{date}`: `2026-05-25`
 * - `{names}`: names of people, with capitals; `{full names}`: a first and a last name
 * - `{people}`: whatever is before the end of the sentence
 * - `{branch}`: `5.x`, `v2.1`
 * - `{level}`: `major`, `minor` or `patch`
 * - `{ticket}`: the name of a ticket, `MAP-123` or `T1234`
 * A bracket group at the end that contains one of `{refs}` needs no row: it is removed with everything in it.
 * A test reads `entry` and `left`: an entry with the mark, and the same entry without it. The punctuation of an entry
 * may be full-width, that of a form is always ASCII.
 */
interface MarkRow {
  at: 'start' | 'end'
  form: string
  entry: string
  left: string
}

export const generatorMarks: readonly MarkRow[] = [
  { at: 'start', form: 'thanks {refs}! -', entry: 'Thanks @octocat! - Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: 'merged pr {digits}:', entry: 'Merged PR 40624: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: 'pr {refs}:', entry: 'PR #1: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: 'pr {digits}:', entry: 'PR 1 - Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: 'pr:', entry: 'PR: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: 'pull request {refs}:', entry: 'Pull request #1: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: 'issue {refs}:', entry: 'Issue #12: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: 'issue {digits}:', entry: 'Issue 12: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '{refs}', entry: '#123: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '{refs}', entry: '[#139, #3775] Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '{refs}', entry: '1a2b3c4 Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '{hex}:', entry: 'deadbee: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '{date} -', entry: '2026-05-25 - Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '{digits} -', entry: '5400 - Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '[{branch}]', entry: '[5.x] Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '[{ticket}]', entry: '[MAP-123] Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '{level}:', entry: 'patch: Add dark mode', left: 'Add dark mode' },
  { at: 'start', form: '{ticket}:', entry: 'MAP-123: Add dark mode', left: 'Add dark mode' },
  { at: 'end', form: '{refs}', entry: 'Add dark mode #12', left: 'Add dark mode' },
  {
    at: 'end',
    form: 'by {refs} in {refs}',
    entry: 'Add dark mode by @octocat with @Copilot in #12',
    left: 'Add dark mode',
  },
  { at: 'end', form: 'by {refs}', entry: 'Add dark mode by @octocat', left: 'Add dark mode' },
  { at: 'end', form: ', by {names}', entry: 'Add dark mode, by Mona Lisa', left: 'Add dark mode' },
  {
    at: 'end',
    form: '- {refs} - {names}',
    entry: 'Add dark mode - (1a2b3c4) - Mona Lisa, @octocat',
    left: 'Add dark mode',
  },
  { at: 'end', form: 'via {refs}', entry: 'Add dark mode via #12', left: 'Add dark mode' },
  { at: 'end', form: 'see {refs}', entry: 'Add dark mode, see #12', left: 'Add dark mode' },
  { at: 'end', form: 'see pr {refs}', entry: 'Add dark mode see PR #12', left: 'Add dark mode' },
  { at: 'end', form: 'pr {refs}', entry: 'Add dark mode. PR #12', left: 'Add dark mode' },
  { at: 'end', form: 'pr {refs} by {refs}', entry: 'Add dark mode. PR #12 by @octocat.', left: 'Add dark mode' },
  { at: 'end', form: 'issue {refs}', entry: 'Add dark mode. Issue #12', left: 'Add dark mode' },
  { at: 'end', form: 'closes {refs}', entry: 'Add dark mode, closes #12', left: 'Add dark mode' },
  { at: 'end', form: 'fixes {refs}', entry: 'Add dark mode. Fixes octo/site#12.', left: 'Add dark mode' },
  { at: 'end', form: 'fix {refs}', entry: 'Add dark mode, fix #12', left: 'Add dark mode' },
  { at: 'end', form: 'close {refs}', entry: 'Add dark mode - Close #12', left: 'Add dark mode' },
  { at: 'end', form: 'part of {refs}', entry: 'Add dark mode, part of #12', left: 'Add dark mode' },
  { at: 'end', form: 'related to {refs}', entry: 'Add dark mode, related to #12', left: 'Add dark mode' },
  { at: 'end', form: 'resolves {refs}', entry: 'Add dark mode, resolves #12', left: 'Add dark mode' },
  { at: 'end', form: 'refs {refs}', entry: 'Add dark mode, refs #12', left: 'Add dark mode' },
  { at: 'end', form: 'implements {refs}', entry: 'Add dark mode, implements #12', left: 'Add dark mode' },
  { at: 'end', form: 'thanks {refs}', entry: 'Add dark mode. Thanks @octocat!', left: 'Add dark mode' },
  {
    at: 'end',
    form: 'thanks to {refs}',
    entry: 'Add dark mode. Thanks to @octocat and @hubot!',
    left: 'Add dark mode',
  },
  { at: 'end', form: 'thank you {refs}', entry: 'Add dark mode. Thank you @octocat!', left: 'Add dark mode' },
  { at: 'end', form: 'thx {refs}', entry: 'Add dark mode, thx @octocat', left: 'Add dark mode' },
  { at: 'end', form: '- thx {people}', entry: 'Add dark mode - thx mona/hubot', left: 'Add dark mode' },
  { at: 'end', form: '[{full names}]', entry: 'Add dark mode [Mona Lisa]', left: 'Add dark mode' },
  { at: 'end', form: 'props {refs}', entry: 'Add dark mode. Props @octocat via #12.', left: 'Add dark mode' },
  { at: 'end', form: 'kudos to {refs}', entry: 'Add dark mode. Kudos to @octocat', left: 'Add dark mode' },
  { at: 'end', form: 'credits to {refs}', entry: 'Add dark mode. Credits to @octocat', left: 'Add dark mode' },
  {
    at: 'end',
    form: 'contributed by {refs}',
    entry: 'Add dark mode (#12). Contributed by @octocat.',
    left: 'Add dark mode',
  },
  { at: 'end', form: 'reported by {refs}', entry: 'Add dark mode, reported by @octocat', left: 'Add dark mode' },
  { at: 'end', form: 'cherry-pick of {refs}', entry: 'Add dark mode, cherry-pick of #12', left: 'Add dark mode' },
  { at: 'end', form: 'backport of {refs}', entry: 'Add dark mode, backport of #12', left: 'Add dark mode' },
  { at: 'end', form: 'von {refs}', entry: 'Dunkles Design von @octocat', left: 'Dunkles Design' },
  { at: 'end', form: 'par {refs}', entry: 'Thème sombre par @octocat', left: 'Thème sombre' },
  { at: 'end', form: 'por {refs}', entry: 'Modo oscuro por @octocat', left: 'Modo oscuro' },
  { at: 'end', form: '由 {refs} 贡献,在 {refs}', entry: '增加深色模式，由@octocat 贡献，在#12', left: '增加深色模式' },
  { at: 'end', form: '{refs} 在 {refs}', entry: '增加深色模式 @octocat 在 #12', left: '增加深色模式' },
  { at: 'end', form: '关闭 {refs}', entry: '增加深色模式，关闭 #12、#13', left: '增加深色模式' },
  { at: 'end', form: '感谢 {refs}', entry: '增加深色模式，感谢 @octocat', left: '增加深色模式' },
]

const { reference } = mark
const repositoryName = String.raw`[\w.-]{1,40}(?:\/[\w.-]{1,40})?`
/** `#12`, `octo/site#12`, but not the color `#123abc` */
const hashNumber = String.raw`(?:${repositoryName})?#\d+(?![A-Za-z\d])`
/** `GH-12`, `PR #12` */
const wordNumber = String.raw`\b(?:gh-|pr[ -]?#?|issue[ -]?#?)\d+`
/** `!12`, as GitLab has it */
const mergeRequest = String.raw`(?<!\S)!\d+`
/** A short hash has a digit and a letter: without a letter it may be a number, without a digit a word. */
const commitHash = String.raw`\b(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})\b`
/** `@octocat`, but not the package `@octo/ui` */
const account = String.raw`@[\w](?:[\w-]{0,38}\w)?(?:\[bot\])?(?![\w/.-]*\/)`
const advisory = String.raw`\b(?:GHSA(?:-\w{2,8}){3}|CVE-\d{4}-\d{3,8})\b`
const linkedReference = `${reference[0]}[^${reference[1]}]*${reference[1]}`
const ref = `(?:${linkedReference}|${hashNumber}|${wordNumber}|${mergeRequest}|${commitHash}|${account}|${advisory})`
const betweenRefs = String.raw`(?:[\s,;&/+·、]|and\b|with\b|und\b|et\b){0,6}`
const openBrackets = String.raw`[\[(<]{0,3}`
const closeBrackets = String.raw`[\])>]{0,3}(?:\[\])?`
/** Marks of links, emphasis and code, as marked-text.ts puts them into texts. */
const textMarks = String.raw`[\ue002-\ue007]{0,4}`
const bracketedRef = `${openBrackets}${textMarks}${ref}${textMarks}${closeBrackets}`
const firstName = String.raw`@?[\p{Lu}@][\p{L}\p{M}\p{N}.'’_-]*`
const nextName = String.raw` (?:\p{Lu}|de |van |von )[\p{L}\p{M}.'’-]*`
const person = `(?:${linkedReference}|${firstName}(?:${nextName}){0,3})`

/** Finds a number of an issue, a commit, an account or an advisory in a text. */
export const referencePattern = new RegExp(ref, 'iu')

/** The patterns of the names in braces. */
const namedPatterns: Record<string, string> = {
  refs: `${bracketedRef}(?:${betweenRefs}${bracketedRef})*`,
  digits: String.raw`\d{1,7}`,
  hex: String.raw`[\da-f]{7,40}`,
  names: `${person}(?:, ${person})*`,
  people: '[^.!?]{1,80}',
  'full names': String.raw`\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2} \p{Lu}[\p{L}'’.-]+`,
  level: '(?:major|minor|patch)',
  date: String.raw`\d{4}-\d{2}-\d{2}`,
  branch: String.raw`v?\d+\.(?:x|\d+)(?:\.x)?`,
  ticket: String.raw`(?:[A-Z][A-Z0-9]{1,9}-\d{2,6}|T\d{3,6})`,
}

/** The pattern of the words and of the names in braces that a form consists of. */
function wordsPattern(words: string): string {
  const parts = words.split(/(\{[\w ]+\})/)
  return parts.map(part => namedPatterns[part.slice(1, -1)] ?? literalPattern(part)).join('')
}

const literalPattern = (text: string) => text.replace(/[[\]]/g, '\\$&').replace(/ +/g, '\\s*')

// Names and tickets differ from other words only by their capitals.
const flagsOf = (form: string) => (/names\}|\{ticket\}/.test(form) ? 'u' : 'iu')

/** A space must follow a dash or a full stop. */
const colonOrDash = String.raw`(?::|[.\u2013\u2014-](?=\s))`

/**
 * The pattern of a form at the start of an entry. A colon or a dash in the form also matches the other one, or a full
 * stop.
 */
function startPattern({ form }: MarkRow): RegExp {
  const [, words = '', sign = ''] = /^(.*?)([:-]?)$/.exec(form) ?? []
  // A word such as "facade" consists of hexadecimal digits too, so only a colon makes it a hash.
  const anySign = form === '{hex}:' ? ':' : colonOrDash
  const source = sign === '' ? wordsPattern(words) : String.raw`${wordsPattern(words)}\s*${anySign}`
  return new RegExp(String.raw`^\s*${textMarks}${source}${textMarks}[\s:.,\u2013\u2014-]*`, flagsOf(form))
}

/** The pattern of a form at the end of an entry. */
function endPattern({ form }: MarkRow): RegExp {
  const wordStart = /^\p{L}/u.test(form) ? String.raw`(?<![\p{L}\p{N}_])` : ''
  return new RegExp(String.raw`${wordStart}${textMarks}${wordsPattern(form)}[\s.!,;:]*$`, flagsOf(form))
}

const startPatterns = generatorMarks.filter(({ at }) => at === 'start').map(startPattern)
const endPatterns = generatorMarks.filter(({ at }) => at === 'end').map(endPattern)

const asciiSigns = new Map([
  ['、', ','],
  ['。', '.'],
  ['【', '['],
  ['】', ']'],
])
/** The full-width signs of Unicode are in the order of ASCII. */
const fullWidthOffset = 0xfee0

/** The text with full-width punctuation as ASCII; no character changes its position. */
export const folded = (text: string) =>
  text.replace(
    /[\uff01-\uff5e、。【】]/g,
    sign => asciiSigns.get(sign) ?? String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset),
  )

/** A text without the mark at its start; undefined if there is none. */
export function withoutStartMark(text: string): string | undefined {
  const line = folded(text.slice(0, maxMark))
  for (const pattern of startPatterns) {
    const [found] = pattern.exec(line) ?? []
    if (found !== undefined) return text.slice(found.length)
  }
  return undefined
}

/** How much of each end is searched for marks, in UTF-16 code units; this limits the time. */
const maxMark = 240
/** White space and punctuation between the text and a mark behind it. */
const beforeMark = /[\s,;:.·|(，；：。\u2013\u2014-]+$/
/** The same before a bracket group. Without the full stop, which may have to stay. */
const beforeGroup = /[\s,;:，；：\u2013\u2014-]+$/

/** A text without the mark at its end; undefined if there is none. */
export function withoutEndMark(text: string): string | undefined {
  const start = Math.max(0, text.length - maxMark)
  const line = folded(text.slice(start))
  const group = endGroup(line)
  if (group !== undefined && referencePattern.test(line.slice(group.from, group.to))) {
    const before = text.slice(0, start + group.from).replace(beforeGroup, '')
    // The full stop after the group ends the sentence, if none is before the group.
    const endsSentence = group.hasStop && !/[.!?。！？]$/.test(before)
    return endsSentence ? `${before}${stopOf(text)}` : withoutStop(before)
  }
  const positions = endPatterns.map(pattern => line.search(pattern)).filter(at => at >= 0)
  if (positions.length === 0) return undefined
  return text.slice(0, start + Math.min(...positions)).replace(beforeMark, '')
}

const stopOf = (text: string) => /[.。]\s*$/.exec(text)?.[0].trim() ?? ''
/** A text without its full stop if it is one sentence; several sentences keep theirs. */
const withoutStop = (text: string) => (/[.!?]\s/.test(text) ? text : text.replace(/(?<!\.)[.。]$/, ''))

/** Where the bracket group at the end of a line is; punctuation may follow it. */
function endGroup(line: string): { from: number; to: number; hasStop: boolean } | undefined {
  const [tail = ''] = /[\s.!,;]*$/.exec(line) ?? []
  const to = line.length - tail.length
  if (!isClosing(line.charAt(to - 1))) return undefined
  let depth = 0
  for (let at = to - 1; at >= 0; at--) {
    const sign = line.charAt(at)
    if (isClosing(sign)) depth++
    else if (sign === '(' || sign === '[') depth--
    if (depth === 0) return { from: at, to, hasStop: tail.includes('.') }
  }
  return undefined
}

const isClosing = (sign: string) => sign === ')' || sign === ']'
