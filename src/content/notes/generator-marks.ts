import { mark } from './marked-text.ts'

/**
 * Marks that generators of release notes and their users write at the beginning or the end of an entry. They are not for subscribers.
 * A form consists of words and of these names in braces. A space in it matches any white space, or none. Case does not count.
 * - `{refs}`: numbers, commits, accounts and advisories, also several, also in brackets: `#12`, `[#4, #5]`, `1a2b3c4`, `@octocat`
 * - `{digits}`: a plain number; `{hex}`: the beginning of a hash, which may have no digit
 * - `{date}`: `2026-05-25`
 * - `{names}`: names of people, with capitals
 * - `{people}`: whatever follows thanks, in any case; `{full names}`: a first and a last name
 * - `{branch}`: `5.x`, `v2.1`
 * - `{level}`: `major`, `minor` or `patch`
 * - `{ticket}`: the name of a ticket, `MAP-123` or `T1234`
 * A bracket group at the end that contains one of `{refs}` needs no row: it is removed with everything in it.
 * A test reads `entry` and `left`: an entry with the mark, and the same entry without it. Punctuation may be full-width too.
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
  { at: 'end', form: '由 {refs} 贡献，在 {refs}', entry: '增加深色模式，由@octocat 贡献，在#12', left: '增加深色模式' },
  { at: 'end', form: '{refs} 在 {refs}', entry: '增加深色模式 @octocat 在 #12', left: '增加深色模式' },
  { at: 'end', form: '关闭 {refs}', entry: '增加深色模式，关闭 #12、#13', left: '增加深色模式' },
  { at: 'end', form: '感谢 {refs}', entry: '增加深色模式，感谢 @octocat', left: '增加深色模式' },
]

const { reference } = mark
const NUMBER = String.raw`(?:[\w.-]{1,40}(?:\/[\w.-]{1,40})?)?#\d+(?![A-Za-z\d])|\b(?:gh-|pr[ -]?#?|issue[ -]?#?)\d+|(?<!\S)!\d+`
const HASH = String.raw`\b(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}|[\da-f]{40})\b`
/** `@octo/ui` is the name of a package. */
const ACCOUNT = String.raw`@[\w](?:[\w-]{0,38}\w)?(?:\[bot\])?(?![\w/.-]*\/)`
const ADVISORY = String.raw`\b(?:GHSA(?:-\w{2,8}){3}|CVE-\d{4}-\d{3,8})\b`
const LINKED = `${reference[0]}[^${reference[1]}]*${reference[1]}`
const REF = `(?:${LINKED}|${NUMBER}|${HASH}|${ACCOUNT}|${ADVISORY})`
const BETWEEN = String.raw`(?:[\s,;&/+·、]|and\b|with\b|und\b|et\b){0,6}`
const NAME = String.raw`(?:@?[\p{Lu}@][\p{L}\p{M}\p{N}.'’_-]*(?: (?:\p{Lu}|de |van |von )[\p{L}\p{M}.'’-]*){0,3})`
const OPEN = String.raw`[\[(<]{0,3}`
const CLOSE = String.raw`[\])>]{0,3}(?:\[\])?`
const MARKS = String.raw`[\ue002-\ue007]{0,4}`

/** Finds a number of an issue, a commit, an account or an advisory in a text. */
export const REFERENCE = new RegExp(REF, 'iu')

const parts: Record<string, string> = {
  refs: `${OPEN}${MARKS}${REF}${MARKS}${CLOSE}(?:${BETWEEN}${OPEN}${MARKS}${REF}${MARKS}${CLOSE})*`,
  digits: String.raw`\d{1,7}`,
  hex: String.raw`[\da-f]{7,40}`,
  names: `(?:${LINKED}|${NAME})(?:, (?:${LINKED}|${NAME}))*`,
  people: '[^.!?]{1,80}',
  'full names': String.raw`\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2} \p{Lu}[\p{L}'’.-]+`,
  level: '(?:major|minor|patch)',
  date: String.raw`\d{4}-\d{2}-\d{2}`,
  branch: String.raw`v?\d+\.(?:x|\d+)(?:\.x)?`,
  ticket: String.raw`(?:[A-Z][A-Z0-9]{1,9}-\d{2,6}|T\d{3,6})`,
}

/** The pattern of a form, for text with full-width punctuation as ASCII. */
function formPattern({ at, form }: MarkRow): RegExp {
  // A form that ends with a colon or a dash also matches the other one, or a full stop; a space must follow a dash or a full stop.
  // Only `{hex}:` needs its colon.
  const [, body = '', end = ''] = /^(.*?)([:-]?)$/.exec(form) ?? []
  const sign = form === '{hex}:' || end === '' ? end : '(?::|[.\\u2013\\u2014-](?=\\s))'
  const words = body.split(/(\{[\w ]+\})/).map(
    part =>
      parts[part.slice(1, -1)] ??
      part
        .replace(/[[\].]/g, '\\$&')
        .replaceAll('，', ',')
        .replace(/ +/g, '\\s*'),
  )
  const source = `${words.join('')}${at === 'start' && end !== '' ? '\\s*' : ''}${sign}`
  const flags = form.includes('names}') || form.includes('{ticket}') ? 'u' : 'iu'
  const before = /^[\p{L}]/u.test(form) ? '(?<![\\p{L}\\p{N}_])' : ''
  return at === 'start'
    ? new RegExp(`^\\s*${MARKS}${source}${MARKS}[\\s:.,\\u2013\\u2014-]*`, flags)
    : new RegExp(`${before}${MARKS}${source}[\\s.!,;:]*$`, flags)
}

const patternsAt = (at: MarkRow['at']) => generatorMarks.filter(row => row.at === at).map(formPattern)
const startPatterns = patternsAt('start')
const endPatterns = patternsAt('end')

/** The text with full-width punctuation as ASCII; no character changes its position. */
export const folded = (text: string) =>
  text.replace(/[\uff01-\uff5e、。「【】」]/g, sign => {
    const other = { '、': ',', '。': '.', '【': '[', '】': ']', '「': '「', '」': '」' }[sign]
    return other ?? String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
  })

/** A text without a mark at its start; undefined if there is none. */
export function withoutStartMark(text: string): string | undefined {
  const line = folded(text.slice(0, maxMark))
  for (const pattern of startPatterns) {
    const [found] = pattern.exec(line) ?? []
    if (found !== undefined) return text.slice(found.length)
  }
  return undefined
}

/** How much of both ends is searched for marks, in UTF-16 code units; this bounds the time. */
const maxMark = 240
/** Spaces and punctuation between a mark and the text before it. */
const JOINT = /[\s,;:.·|(，；：。\u2013\u2014-]+$/

const DASHES = /[\s,;:，；：\u2013\u2014-]+$/

/** A text without a mark at its end; undefined if there is none. */
export function withoutEndMark(text: string): string | undefined {
  const start = Math.max(0, text.length - maxMark)
  const line = folded(text.slice(start))
  const group = endGroup(line)
  if (group !== undefined && REFERENCE.test(line.slice(group.from, group.to))) {
    const before = text.slice(0, start + group.from).replace(DASHES, '')
    // A full stop only after the group ends the sentence, so it is kept. A full stop before the group is removed.
    return group.hasStop && !/[.!?。！？]$/.test(before) ? `${before}${stopOf(text)}` : withoutStop(before)
  }
  const found = endPatterns.map(pattern => line.search(pattern)).filter(at => at >= 0)
  if (found.length === 0) return undefined
  return text.slice(0, start + Math.min(...found)).replace(JOINT, '')
}

const stopOf = (text: string) => /[.。]\s*$/.exec(text)?.[0].trim() ?? ''
/** A text without its full stop if it is one sentence; several sentences keep theirs. */
const withoutStop = (text: string) => (/[.!?]\s/.test(text) ? text : text.replace(/(?<!\.)[.。]$/, ''))

/** The bracket group at the end of a line; punctuation may follow it. */
function endGroup(line: string): { from: number; to: number; hasStop: boolean } | undefined {
  const [tail = ''] = /[\s.!,;]*$/.exec(line) ?? []
  const to = line.length - tail.length
  if (!/[\])]/.test(line[to - 1] ?? '')) return undefined
  let depth = 0
  for (let at = to - 1; at >= 0; at--) {
    if (/[\])]/.test(line[at] ?? '')) depth++
    else if (/[[(]/.test(line[at] ?? '')) depth--
    if (depth === 0) return { from: at, to, hasStop: tail.includes('.') }
  }
  return undefined
}
