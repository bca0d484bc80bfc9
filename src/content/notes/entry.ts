import type { Lexer } from 'marked'
import { plainLine } from '../../text.ts'
import { isNameForDevelopers } from './developer-matters.ts'
import { type LabelKind, labelKind } from './entry-labels.ts'
import { inlineParts, isReference, type Part } from './inline.ts'
import { isWithheld } from './withheld.ts'

/** An entry of a list of changes without what its generator wrote around it. */
export interface Entry {
  /** What its types and labels say; `unfit` wins. */
  kind: LabelKind | undefined
  /** What the entry is about, if that stands before it; '' if nothing does. */
  scope: string
  /** The first sentence, without the scope. */
  sentence: string
  /** Whether the sentence begins with code, which keeps its case. */
  beginsWithCode: boolean
  /** The sentences behind the first one. */
  rest: string
  /** Everything, with all sentences and without marks. */
  whole: string
  /** Whether a mark at its end limits it, as in `(reverted in #12)`. */
  isLimited: boolean
}

/** Reads an entry; undefined if it is too long, or holds what cannot be read. */
export function readEntry(markdown: string, lexer: Lexer): Entry | undefined {
  const parts = inlineParts(markdown, lexer)
  if (parts === undefined) return undefined
  const start = readStart(trimmed(parts))
  const end = readEnd(start.parts)
  const sentence = firstSentence(end.parts)
  return {
    kind: start.kind,
    scope: start.scope,
    sentence: textOf(sentence, end.isMarked && sentence.length === end.parts.length),
    beginsWithCode: sentence[0]?.kind === 'code',
    rest: textOf(end.parts.slice(sentence.length)),
    whole: plainLine(parts.map(({ text }) => text).join('')),
    isLimited: end.isLimited || parts.some(isFootnote) || parts.some(isUnknownEmoji),
  }
}

const isFootnote = ({ kind, text }: Part) => kind === 'reference' && /^\[?\^/.test(text)
const isUnknownEmoji = ({ kind, text }: Part) => kind === 'emoji' && emojiKind(text) === undefined

const isBlank = ({ kind }: Part) => kind === 'space' || kind === 'break'

function trimmed(parts: readonly Part[]): readonly Part[] {
  const from = parts.findIndex(part => !isBlank(part))
  const to = parts.findLastIndex(part => !isBlank(part))
  return from === -1 ? [] : parts.slice(from, to + 1)
}

/** What is left of an entry, and what stood before it. */
interface Start {
  parts: readonly Part[]
  kind?: LabelKind | undefined
  scope: string
}

/** An entry has no more marks before it. */
const maxMarks = 8

/** Takes away types, labels, scopes, emoji and references before an entry, in any order. */
function readStart(all: readonly Part[]): Start {
  let start: Start = { parts: all, scope: '' }
  for (let count = 0; count < maxMarks; count++) {
    const next = withoutFirstMark(start.parts)
    if (next === undefined) break
    start = {
      parts: trimmed(next.parts),
      kind: next.kind === 'unfit' || isNameForDevelopers(next.scope) ? 'unfit' : (start.kind ?? next.kind),
      scope: start.scope || next.scope,
    }
  }
  return start
}

/** The parts without the first mark; undefined if they begin with none. */
function withoutFirstMark(parts: readonly Part[]): Start | undefined {
  const [first] = parts
  if (first === undefined) return undefined
  if (first.kind === 'emoji') return { parts: parts.slice(1), kind: emojiKind(first.text), scope: '' }
  if (first.kind === 'reference') return { parts: withoutSeparator(parts.slice(1)), scope: '' }
  return (
    withoutThanks(parts) ??
    withoutGluedLabel(first, parts) ??
    withoutNumber(parts) ??
    withoutLabel(parts) ??
    withoutGroup(parts) ??
    withoutBoldScope(parts)
  )
}

const emojiKind = (emoji: string) => labelKind(emoji) ?? labelKind([...emoji][0] ?? '')

const isSign = (part: Part | undefined, signs: string) => part?.kind === 'sign' && signs.includes(part.text)
const colons = ':：'
const separators = ':：-–—|,.'

/** The parts behind a colon, a dash or another separator, if they begin with one. */
function withoutSeparator(parts: readonly Part[]): readonly Part[] {
  const rest = trimmed(parts)
  return isSign(rest[0], separators) ? rest.slice(1) : rest
}

/** `Thanks @octocat! -` */
function withoutThanks(parts: readonly Part[]): Start | undefined {
  if (!/^thanks$/i.test(parts[0]?.text ?? '')) return undefined
  const dash = parts.findIndex(part => isSign(part, '-–—'))
  const before = parts.slice(1, dash)
  const isThanks =
    dash > 1 &&
    before.every(part => part.kind !== 'word' || isConnecting(part.text)) &&
    before.some(({ kind }) => kind === 'reference')
  return isThanks ? { parts: parts.slice(dash + 1), scope: '' } : undefined
}

/** `PR 12:`, `Merged PR 12:`, `MAP-12:`, `deadbee:` and `2026-08-14 -` */
const numberBefore =
  /^(?:(?:merged )?(?:pr|pull request|issue) ?#?\d{1,7}|[A-Z][A-Z0-9]{1,9}-\d{1,6}|[\da-f]{7,40}|\d{4}-\d{2}-\d{2})$/
const numberAnyCase = /^(?:merged )?(?:pr|pull request|issue) ?#?\d{1,7}$/i

function withoutNumber(parts: readonly Part[]): Start | undefined {
  const at = parts.slice(0, 8).findIndex(part => isSign(part, `${colons}-–—`))
  if (at < 1) return undefined
  const text = textOf(parts.slice(0, at))
  return numberBefore.test(text) || numberAnyCase.test(text) ? { parts: parts.slice(at + 1), scope: '' } : undefined
}

/** A longer text before a colon is no label. */
const maxLabel = 12

/** `feat:`, `feat(ui)!:`, `Added -`, `**New**:`, `Fix #12:` */
function withoutLabel(parts: readonly Part[]): Start | undefined {
  const at = parts
    .slice(0, maxLabel)
    .findIndex((part, index) => isSign(part, colons) || (isSign(part, '-–—') && isBlank(parts[index - 1] ?? part)))
  if (at < 1) return undefined
  const before = trimmed(parts.slice(0, at).filter(part => part.kind !== 'reference' && !isSign(part, '!')))
  const open = before.findIndex(({ kind }) => kind === 'open')
  const isGroup = open > 0 && before.at(-1)?.kind === 'close'
  const name = textOf(isGroup ? before.slice(0, open) : before).replace(/^\(/, '')
  const scope = isGroup ? textOf(before.slice(open + 1, -1)) : ''
  // `feat!:` is a breaking change.
  const kind = parts.slice(0, at).some(part => isSign(part, '!')) ? 'unfit' : labelKind(name)
  const isWhole = isGroup || open === -1
  // A type that no table has is recognized by its scope: `theme(dark):`.
  const isType = scope !== '' && /^[a-z]{2,20}$/.test(name)
  if (!isWhole || (kind === undefined && !isType)) return undefined
  const isPlainWords = /\s/.test(name) && kind === 'unfit' && !before.every(({ isBold }) => isBold)
  return isPlainWords ? undefined : { parts: parts.slice(at + 1), kind, scope }
}

/** `feat:add` */
function withoutGluedLabel(first: Part, parts: readonly Part[]): Start | undefined {
  const [, label = '', text = ''] = /^(\p{L}{2,20})[:：](?!\/)(.+)$/u.exec(first.text) ?? []
  const kind = label === '' ? undefined : labelKind(label)
  return kind && { parts: [{ ...first, text }, ...parts.slice(1)], kind, scope: '' }
}

/** `[FEATURE]`, `[#1, #2]`, `[5.x]`, `[MAP-12]`, `[ui]` and `(ui)`, with or without a colon or a dash behind. */
function withoutGroup(parts: readonly Part[]): Start | undefined {
  if (parts[0]?.kind !== 'open') return undefined
  const close = parts.findIndex(({ kind }) => kind === 'close')
  if (close < 2 || close === parts.length - 1) return undefined
  const inside = parts.slice(1, close)
  const text = textOf(inside)
  const rest = withoutSeparator(parts.slice(close + 1))
  if (inside.some(({ kind }) => kind === 'reference') || groupMark.test(text)) return { parts: rest, scope: '' }
  const kind = labelKind(text)
  return kind === undefined ? { parts: rest, scope: text } : { parts: rest, kind, scope: '' }
}

const groupMark = /^(?:v?\d{1,4}(?:\.[\dx]{1,4}){0,3}|[A-Z][A-Z0-9]{1,9}-\d{1,6}|[A-Z]\d{3,6}|[ xX✓])$/

/** `**ui:**`, `**ui**:` and `**ui** -` */
function withoutBoldScope(parts: readonly Part[]): Start | undefined {
  const end = parts.findIndex(({ isBold }) => !isBold)
  if (end < 1) return undefined
  const bold = trimmed(parts.slice(0, end))
  const hasColonInside = isSign(bold.at(-1), colons)
  const rest = trimmed(parts.slice(end))
  if (!hasColonInside && !isSign(rest[0], `${colons}-–—`)) return undefined
  const scope = textOf(hasColonInside ? bold.slice(0, -1) : bold).replace(/^[([]|[)\]]$/g, '')
  const kind = labelKind(scope)
  const left = hasColonInside ? rest : rest.slice(1)
  return kind === undefined || isTooLong(scope) ? { parts: left, scope } : { parts: left, kind, scope: '' }
}

const isTooLong = (label: string) => label.split(' ').length > 3

/** What is left of an entry once the marks at its end are gone. */
interface End {
  parts: readonly Part[]
  isMarked: boolean
  isLimited: boolean
}

/** The words with which generators connect references, in and outside of brackets. */
const connecting = new Set(
  'see closes closed close fixes fixed fix resolves resolved resolve by in via with pr prs pull request issue issues ticket bug refs ref re thanks thank you thx props kudos credits credit to and part of related for details more from contributed reported submitted implements implemented ported backport cherry-pick von par por commit diff link merge 感谢 由 在 作者 贡献'.split(
    ' ',
  ),
)
const isConnecting = (word: string) => connecting.has(word.toLowerCase())
const mailAddress = /\w@\w/
const personName = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u

/** Takes away references, and what connects them, at the end of an entry. */
function readEnd(all: readonly Part[]): End {
  let parts = all
  let isMarked = false
  for (;;) {
    const rest = withoutSigns(parts)
    const last = rest.at(-1)
    if (last?.kind === 'close') {
      const open = openingOf(rest)
      if (open <= 0) break
      const group = groupKind(rest.slice(open + 1, -1))
      if (group === 'limit') return { parts, isMarked, isLimited: true }
      if (group === 'text') break
      parts = rest.slice(0, open)
    } else if (last?.kind === 'reference') {
      parts = withoutConnecting(rest.slice(0, -1))
      if (needsReference(rest, parts)) return { parts, isMarked, isLimited: true }
    } else {
      const beforeNames = withoutNames(rest)
      if (beforeNames === undefined) break
      parts = beforeNames
    }
    isMarked = true
  }
  return { parts: isMarked ? withoutSigns(parts, ',;:，；：-–—|&') : trimmed(parts), isMarked, isLimited: false }
}

/** The parts without white space and signs at their end. */
function withoutSigns(parts: readonly Part[], signs = ',;:.!，；：。！、-–—|&'): readonly Part[] {
  return parts.slice(0, parts.findLastIndex(part => !isBlank(part) && !isSign(part, signs)) + 1)
}

/** Where the bracket opens that the last part closes; -1 if it does nowhere. */
function openingOf(parts: readonly Part[]): number {
  let depth = 0
  return parts.findLastIndex(({ kind }) => {
    if (kind === 'close') depth++
    if (kind === 'open') depth--
    return depth === 0
  })
}

/**
 * What a group in brackets at the end is: a mark of a generator; a limit to what is before it, `(not yet on iOS, #12)`; or
 * a part of the text.
 */
function groupKind(inside: readonly Part[]): 'mark' | 'limit' | 'text' {
  // A link alone points elsewhere: `([documentation](…))`.
  if (inside.length > 0 && inside.every(({ isLink }) => isLink)) return isWithheld(textOf(inside)) ? 'limit' : 'mark'
  const names = inside.filter(({ kind }) => kind === 'word' || kind === 'code').map(({ text }) => text)
  const text = textOf(inside)
  const isTicket = names.some(name => ticket.test(name))
  const hasReference = isTicket || inside.some(({ kind }) => kind === 'reference')
  const others = names.filter(name => !isConnecting(name) && !ticket.test(name) && !isReference(name))
  if (hasReference && others.length === 0) return 'mark'
  const isPerson =
    others.length > 0 && others.length <= 4 && others.every(name => personName.test(name) || mailAddress.test(name))
  if (isWithheld(text)) return 'limit'
  const isCredit = /^(?:by|von|par|por|thanks|thanks to|props)\s/i.test(text)
  if (isPerson && (isCredit || others.some(name => mailAddress.test(name)))) return 'mark'
  if (mailAddress.test(text)) return 'limit'
  return hasReference ? 'limit' : 'text'
}

/** The parts before a dash and the names of a person, which follow a commit: `- (1a2b3c4) - Mona Lisa`. */
function withoutNames(parts: readonly Part[]): readonly Part[] | undefined {
  const dash = parts.findLastIndex(part => isSign(part, '-–—'))
  const before = withoutSigns(parts.slice(0, Math.max(0, dash)))
  const names = parts.slice(dash + 1).filter(part => !isBlank(part))
  const arePersons = names.length > 0 && names.length <= 4 && names.every(({ text }) => personName.test(text))
  const isBehindMark = before.at(-1)?.kind === 'reference' || before.at(-2)?.kind === 'reference'
  return dash > 0 && arePersons && isBehindMark && !isWithheld(names.map(({ text }) => text).join(' '))
    ? before
    : undefined
}

const ticket = /^[A-Z][A-Z0-9]{1,9}-\d{1,6}$/

/** The parts without words such as `by` and `closes` at their end, which need a reference behind them. */
function withoutConnecting(parts: readonly Part[]): readonly Part[] {
  const end = parts.findLastIndex(
    part => !isBlank(part) && !isSign(part, ',;:，；：') && !(part.kind === 'word' && isConnecting(part.text)),
  )
  return parts.slice(0, end + 1)
}

/** Words that need no other before them to connect a reference. */
const beginsConnection =
  /^(?:see|with|(?:close|fixe?|resolve)[sd]?|by|in|via|refs?|re|thanks?|thx|props|kudos|credits?|contributed|reported|submitted|cherry-pick|backport|ported|von|par|por|\p{Script=Han}+)$/iu
const needsObject = /^(?:instead|report|related|out|give|gives|follow-up|if|when|than|like|as|for)$/i

/** Whether the words before a reference at the end say nothing without it: `requires #12`, `instead of #12`. */
function needsReference(all: readonly Part[], left: readonly Part[]): boolean {
  const removed = all.slice(left.length).filter(({ kind }) => kind === 'word' || kind === 'sign')
  const last = left.findLast(({ kind }) => kind !== 'space')
  const isConnected =
    removed.length === 0 ||
    last?.kind === 'reference' ||
    removed[0]?.kind === 'sign' ||
    beginsConnection.test(removed[0]?.text ?? '')
  const isWhole = last?.kind !== 'word' || !(isWithheld(last.text) || needsObject.test(last.text))
  return !isConnected || !isWhole
}

/** Code of several words is quoted, so that they do not run into the sentence. */
function shownText({ kind, text }: Part): string {
  if (kind === 'code' && /\s/.test(text)) return `“${text}”`
  return kind === 'emoji' && text.startsWith(':') ? '' : text
}

const abbreviation = /^(?:e\.g|i\.e|etc|vs|resp|approx|incl|no|z\.b|bzw|ca|usw|p\.ex)$/i
const asianStops = '。！？'

/** The parts of the first sentence; a line break ends one too. */
function firstSentence(parts: readonly Part[]): readonly Part[] {
  let depth = 0
  const end = parts.findIndex((part, index) => {
    if (part.kind === 'open') depth++
    if (part.kind === 'close') depth--
    if (part.kind === 'break') return true
    if (depth > 0 || part.kind !== 'sign') return false
    if (asianStops.includes(part.text)) return true
    const [next, afterNext] = parts.slice(index + 1)
    const isBetween = next !== undefined && isBlank(next) && afterNext !== undefined && !/^\p{Ll}/u.test(afterNext.text)
    return '.!?…'.includes(part.text) && isBetween && !abbreviation.test(parts[index - 1]?.text ?? '')
  })
  if (end === -1) return parts
  return parts[end]?.kind === 'break' ? parts.slice(0, end) : parts.slice(0, end + 1)
}

/** Parts as one line without codes of emoji. A sentence that had a mark behind it needs no full stop. */
function textOf(parts: readonly Part[], isMarked = false): string {
  const line = plainLine(parts.map(shownText).join(''))
  return isMarked ? line.replace(/(?<!\.)[.。]$/, '') : line
}
