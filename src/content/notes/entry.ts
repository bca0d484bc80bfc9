import { emojiKind, firstWordKind, type Kind, labelKind, worse } from './change-kinds.ts'
import { asFix, tellsOnlyDefect } from './fixes-and-defects.ts'
import { folded, withoutEndMark, withoutStartMark } from './generator-marks.ts'
import { capitalized, mark, plainText, unmarked } from './marked-text.ts'
import { countWords, entryRefusal } from './unfit-texts.ts'

/** An entry of a list of changes without what its generator added. */
export interface Entry {
  /** '' if nothing is left. */
  text: string
  /** Undefined if neither the entry nor its place tells it. */
  kind: Kind | undefined
  /** Whether its heading or its own type says that it is a fix; its first word does not count. */
  isFix: boolean
  /** Whether the word that makes it a fix is English. */
  isEnglish: boolean
}

/** Where an entry is in the notes. */
export interface EntryPlace {
  /** The kind that the headings above it name. */
  kind: Kind | undefined
  /** The item that it is nested in, which says what it is about. */
  scope: string
  /** Whether the heading above it is English. */
  isEnglish: boolean
}

/** At most so many marks are removed at each end; an entry with more is not fit. */
const maxMarks = 12

const [emphasis, endOfEmphasis] = mark.emphasis
const words = String.raw`[\p{L}][\p{L} ]{0,24}?`
const label = `${emphasis}?(${words})${endOfEmphasis}?`
const labelScope = String.raw`\s?(?:\(([^()]{1,60})\))?`
const colon = String.raw`${endOfEmphasis}?\s?:${endOfEmphasis}?\s*`
const dash = String.raw`${endOfEmphasis}?\s+[-\u2013\u2014]\s+`
/** The space before a number that is followed by a colon. */
const beforeNumber = String.raw`\s(?=[#${mark.reference[0]}][^:]{1,40}:\s)`
/** `feat(ui)!:`, `**Added:**`, `Fix -`, `Fix #12:` */
const labelBeforeSign = new RegExp(String.raw`^\(?${label}${labelScope}!?(?:${colon}|${dash}|${beforeNumber})`, 'u')
/** `[FEATURE]`, `**[Added]:**`, `[Fix] -` */
const labelInBrackets = new RegExp(
  String.raw`^${emphasis}?\[${emphasis}?([\p{L}][\p{L} /-]{0,24})${endOfEmphasis}?\]:?${endOfEmphasis}?\s*[-\u2013\u2014]?\s*`,
  'u',
)
const scopePatterns = [
  // `**ui:**`, `**ui**:`
  new RegExp(String.raw`^${emphasis}([^${endOfEmphasis}]{1,60})(?:${endOfEmphasis}\s?:|:\s?${endOfEmphasis})\s+`),
  // `(ui)`, `(**ui**):`
  new RegExp(String.raw`^\(${emphasis}?([^()\s${endOfEmphasis}]{1,60})${endOfEmphasis}?\):?\s+`),
  // `*(ui)*`
  new RegExp(String.raw`^${emphasis}\(([^()${endOfEmphasis}]{1,60})\)${endOfEmphasis}\s+`),
  // `[ui]`, `**[ui]**:`
  new RegExp(String.raw`^${emphasis}?\[([\p{L}][\p{L}\p{N} ,/.-]{0,40})\]${endOfEmphasis}?:?\s+(?=\S)`, 'u'),
]
const checkboxMark = /^\[[ xX]\]\s+/
/** One or several emoji, or the code of one. A warning sign stays, since it makes an entry unfit. */
const emojiMark =
  /^(?:(?:(?!⚠)\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\ufe0f|\u200d)*)+\s*|^:(?!warning:)[a-z0-9_+-]{2,40}:\s*/u
const emojiOfCode = new Map([
  ['bug', '🐛'],
  ['sparkles', '✨'],
  ['tada', '🎉'],
  ['memo', '📝'],
  ['ambulance', '🚑'],
  ['zap', '⚡'],
  ['rocket', '🚀'],
  ['fire', '🔥'],
  ['lock', '🔒'],
  ['recycle', '♻️'],
  ['wrench', '🤖'],
  ['arrow_up', '⬆️'],
  ['white_check_mark', '✅'],
  ['construction_worker', '👷'],
  ['books', '📚'],
])
/** Scopes of what only developers notice, whatever the type: `fix(deps)`. */
const developerScope =
  /^(?:deps(?:-.+)?|.*-deps|dev|dev-deps|ci|cd|build|docs?|tests?|testing|e2e|release|lint|tooling|internal|internals|infra|workflows?|github|actions|renovate|dependabot|i18n|l10n|translations?|readme|changelog|examples?|storybook|types|typings|bench|benchmarks?|refactor|packaging|docker|makefile)$/i

/** Punctuation that makes no sense at the end of an entry. */
const signsAtEnd = /[\s,;:，；：\u2013\u2014-]+$/

/** Reads an entry, whose text has the marks of marked-text.ts. */
export function readEntry(marked: string, place: EntryPlace): Entry {
  const line = marked.replace(/\s+/g, ' ').trim()
  const withoutEnd = withoutEndMarks(line)
  const isGenerated = withoutEnd.length < line.length
  const start = readStart(withoutEnd.replace(signsAtEnd, ''), isGenerated)
  const body = withoutBrackets(start.text)
  const plain = plainText(body)
  const own = developerScope.test(start.scope) ? 'developers' : start.kind
  const scope = start.scope || place.scope
  const text = isTooShort(plain) && scope !== '' ? `${capitalized(scope)}: ${plain}` : capitalized(plain, body)
  const isFix = own === 'fix' || (place.kind === 'fix' && (own === undefined || own === 'removal'))
  return { text, kind: kindOfChange(plain, own, place), isFix, isEnglish: own === 'fix' || place.isEnglish }
}

/** The kind of an entry; `own` is the kind that its own label or scope tells. */
function kindOfChange(plain: string, own: Kind | undefined, place: EntryPlace): Kind | undefined {
  if (own === 'developers') return own
  const firstWord = firstWordKind(plain)
  const kind = place.kind ?? own ?? firstWord
  // What was removed is not a feature, whatever its heading says.
  return firstWord === 'removal' ? worse(kind, firstWord) : kind
}

const minWords = 3

/** Whether a text needs its scope to say something: "Icons: add refactoring". */
const isTooShort = (text: string) => text !== '' && countWords(text.replace(/\([^()]*\)/g, '')) < minWords

/** The text of an entry for subscribers; undefined if it is not fit. */
export function fitText({ text, kind, isFix, isEnglish }: Entry): string | undefined {
  if (kind === 'developers' || entryRefusal(text) !== undefined) return undefined
  if (isFix) return asFix(text, isEnglish)
  return kind !== 'fix' && tellsOnlyDefect(text, kind === 'feature') ? undefined : text
}

function withoutEndMarks(line: string): string {
  let text = line
  for (let count = 0; count < maxMarks; count++) {
    const rest = withoutEndMark(text)
    if (rest === undefined) break
    text = rest
  }
  return text
}

/** What is left of an entry once a mark at its start is removed, and what that mark said. */
interface Start {
  text: string
  kind?: Kind | undefined
  scope: string
}

/**
 * Removes marks, labels, types, scopes and emoji, in any order. `isGenerated` says that a generator added something to
 * the entry.
 */
function readStart(line: string, isGenerated: boolean): Start {
  let start: Start = { text: line, scope: '' }
  for (let count = 0; count < maxMarks; count++) {
    const next = withoutMark(start.text, isGenerated || count > 0)
    if (next === undefined) break
    const isDevelopers = start.kind === 'developers' || next.kind === 'developers'
    start = {
      text: next.text.trimStart(),
      kind: isDevelopers ? 'developers' : (start.kind ?? next.kind),
      scope: start.scope || next.scope,
    }
  }
  return start
}

/** A text without the first mark at its start; undefined if it starts with none. */
function withoutMark(text: string, isGenerated: boolean): Start | undefined {
  const [emoji] = emojiMark.exec(text) ?? []
  if (emoji !== undefined && emoji.length < text.length) {
    const code = emoji.replace(/[:\s]/g, '')
    return { text: text.slice(emoji.length), kind: emojiKind(emojiOfCode.get(code) ?? emoji), scope: '' }
  }
  const [checkbox] = checkboxMark.exec(text) ?? []
  if (checkbox !== undefined) return { text: text.slice(checkbox.length), scope: '' }
  const labeled = withoutLabel(text) ?? withoutScope(text, isGenerated)
  if (labeled !== undefined) return labeled
  const rest = withoutStartMark(text)
  return rest === undefined ? undefined : { text: rest, scope: '' }
}

/** How much of an entry is searched for a label or a scope, in UTF-16 code units; this limits the time. */
const maxLabel = 160

function withoutLabel(text: string): Start | undefined {
  const line = folded(text.slice(0, maxLabel))
  for (const pattern of [labelBeforeSign, labelInBrackets]) {
    const [whole = '', name = '', scope = ''] = pattern.exec(line) ?? []
    const kind = labelKind(name)
    // A type that no table has is recognized by its scope: `theme(dark):`.
    const isType = scope !== '' && /^[a-z]{2,20}$/.test(name)
    if (kind !== undefined || isType) return { text: text.slice(whole.length), kind, scope }
  }
  return undefined
}

function withoutScope(text: string, isGenerated: boolean): Start | undefined {
  const line = folded(text.slice(0, maxLabel))
  for (const pattern of scopePatterns) {
    const [whole, scope = ''] = pattern.exec(line) ?? []
    if (whole === undefined) continue
    // An author writes "**Note:**" or several words with a capital. A generator writes a scope in lower case or in
    // brackets, or one word beside other marks.
    const isLowerCase = !/^\p{Lu}/u.test(scope)
    const isOneWord = !/\s/.test(scope)
    if (isLowerCase || (isGenerated && isOneWord) || whole.includes('['))
      return { text: text.slice(whole.length), scope: unmarked(scope) }
  }
  return undefined
}

/** Removes brackets around the whole text, but not those of "(one) and (two)". */
function withoutBrackets(text: string): string {
  const inner = /^\((.*)\)\.?$/.exec(text)?.[1]
  if (inner === undefined) return text
  const isClosed = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(inner)
  return isClosed ? inner : text
}
