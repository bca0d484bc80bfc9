import { emojiKind, firstWordKind, type Kind, labelKind, worse } from './change-kinds.ts'
import { asFix, tellsOnlyDefect } from './fixes-and-defects.ts'
import { folded, withoutEndMark, withoutStartMark } from './generator-marks.ts'
import { capitalized, mark, plainText, unmarked } from './marked-text.ts'
import { countWords, entryRefusal } from './unfit-texts.ts'

/** An entry of a list of changes without what its generator added. */
export interface Entry {
  /** '' if nothing is left. */
  text: string
  /** Undefined if nothing tells it. */
  kind: Kind | undefined
  /** By its heading or type, not by its first word. */
  isFix: boolean
  /** Its heading is English, if that makes it a fix. */
  isEnglish: boolean
}

/** What an entry stands under: the kind of the heading, and an item that it is nested in, which says what it is about. */
export interface Place {
  kind: Kind | undefined
  scope: string
  isEnglish: boolean
}

/** So many marks are taken away at each end; an entry with more is not fit. */
const maxMarks = 12
const [em, endEm] = mark.emphasis
const BRACKETS = String.raw`\[${em}?([\p{L}][\p{L} /-]{0,24})${endEm}?\]:?`
/** `feat(ui)!:`, `**Added:**`, `Fix -`, `Fix #12:` */
const TYPED = new RegExp(
  String.raw`^\(?${em}?([\p{L}][\p{L} ]{0,24}?)${endEm}?\s?(?:\(([^()]{1,60})\))?!?(?:${endEm}?\s?:${endEm}?\s*|${endEm}?\s+[-\u2013\u2014]\s+|\s(?=[#\ue000][^:]{1,40}:\s))`,
  'u',
)
const BRACKETED = new RegExp(`^${em}?${BRACKETS}${endEm}?\\s*[-\\u2013\\u2014]?\\s*`, 'u')
/** `**ui:**`, `**ui**:`, `(**ui**)`, `*(ui)*`, `(ui)` */
const SCOPES = [
  new RegExp(`^${em}([^${endEm}]{1,60})(?:${endEm}\\s?:|:\\s?${endEm})\\s+`),
  new RegExp(`^\\(${em}?([^()\\s${endEm}]{1,60})${endEm}?\\):?\\s+`),
  new RegExp(`^${em}\\(([^()${endEm}]{1,60})\\)${endEm}\\s+`),
  new RegExp(`^${em}?\\[([\\p{L}][\\p{L}\\p{N} ,/.-]{0,40})\\]${endEm}?:?\\s+(?=\\S)`, 'u'),
]
const CHECKBOX = /^\[[ xX]\]\s+/
/** A warning sign stays, since it makes an entry unfit. */
const EMOJI =
  /^(?:(?:(?!⚠)\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\ufe0f|\u200d)*)+\s*|^:(?!warning:)[a-z0-9_+-]{2,40}:\s*/u
const EMOJI_NAMES: Record<string, string> = {
  bug: '🐛',
  sparkles: '✨',
  tada: '🎉',
  memo: '📝',
  ambulance: '🚑',
  zap: '⚡',
  rocket: '🚀',
  fire: '🔥',
  lock: '🔒',
  recycle: '♻️',
  wrench: '🤖',
  arrow_up: '⬆️',
  white_check_mark: '✅',
  construction_worker: '👷',
  books: '📚',
}
/** Scopes of what only developers notice, whatever the type: `fix(deps)`. */
const DEVELOPER_SCOPE =
  /^(?:deps(?:-.+)?|.*-deps|dev|dev-deps|ci|cd|build|docs?|tests?|testing|e2e|release|lint|tooling|internal|internals|infra|workflows?|github|actions|renovate|dependabot|i18n|l10n|translations?|readme|changelog|examples?|storybook|types|typings|bench|benchmarks?|refactor|packaging|docker|makefile)$/i

/** Reads an entry, which has marks of Markdown. */
export function readEntry(marked: string, place: Place): Entry {
  const line = marked.replace(/\s+/g, ' ').trim()
  const { text: atEnd, isMarked } = withoutEnds(line)
  const start = readStart(atEnd, isMarked)
  const scope = start.scope || place.scope
  const own = DEVELOPER_SCOPE.test(start.scope) ? 'developers' : start.kind
  const body = withoutBrackets(start.text)
  const plain = plainText(body)
  const firstWord = firstWordKind(plain)
  const promised = place.kind ?? own ?? firstWord
  // What was taken away is no feature, whatever heading it stands under.
  const told = firstWord === 'removal' ? worse(promised, firstWord) : promised
  const kind = own === 'developers' ? own : told
  const isShort = scope !== '' && plain !== '' && countWords(plain.replace(/\([^()]*\)/g, '')) < 3
  const text = isShort ? `${capitalized(scope)}: ${plain}` : capitalized(plain, body)
  const isFix = own === 'fix' || (place.kind === 'fix' && (own === undefined || own === 'removal'))
  return { text, kind, isFix, isEnglish: own === 'fix' || place.isEnglish }
}

/** The text of an entry for subscribers; undefined if it is not fit. */
export function fitText({ text, kind, isFix, isEnglish }: Entry): string | undefined {
  if (kind === 'developers' || entryRefusal(text) !== undefined) return undefined
  if (isFix) return asFix(text, isEnglish)
  return kind !== 'fix' && tellsOnlyDefect(text, kind === 'feature') ? undefined : text
}

function withoutEnds(line: string): { text: string; isMarked: boolean } {
  let text = line
  for (let count = 0; count < maxMarks; count++) {
    const rest = withoutEndMark(text)
    if (rest === undefined) break
    text = rest
  }
  return { text: text.replace(/[\s,;:，；：\u2013\u2014-]+$/, ''), isMarked: text.length < line.length }
}

interface Start {
  text: string
  kind: Kind | undefined
  scope: string
}

/** Takes marks, labels, types, scopes and emoji away, in whatever order they come. */
function readStart(line: string, isMarked: boolean): Start {
  let start: Start = { text: line, kind: undefined, scope: '' }
  for (let count = 0; count < maxMarks; count++) {
    const next = nextStart(start, isMarked || count > 0)
    if (next === undefined) break
    const kind = start.kind ?? next.kind
    const isDevelopers = start.kind === 'developers' || next.kind === 'developers'
    start = { text: next.text.trimStart(), kind: isDevelopers ? 'developers' : kind, scope: start.scope || next.scope }
  }
  return start
}

function nextStart({ text }: Start, isMarked: boolean): Start | undefined {
  const [emoji] = EMOJI.exec(text) ?? []
  if (emoji !== undefined && emoji.length < text.length) {
    const kind = emojiKind(EMOJI_NAMES[emoji.replace(/[:\s]/g, '')] ?? emoji)
    return { text: text.slice(emoji.length), kind, scope: '' }
  }
  const [checkbox] = CHECKBOX.exec(text) ?? []
  if (checkbox !== undefined) return { text: text.slice(checkbox.length), kind: undefined, scope: '' }
  return labelled(text) ?? scoped(text, isMarked) ?? withStartMark(text)
}

function withStartMark(text: string): Start | undefined {
  const rest = withoutStartMark(text)
  return rest === undefined ? undefined : { text: rest, kind: undefined, scope: '' }
}

function labelled(text: string): Start | undefined {
  const line = folded(text.slice(0, 160))
  for (const pattern of [TYPED, BRACKETED]) {
    const [whole, label = '', scope = ''] = pattern.exec(line) ?? []
    const kind = labelKind(label)
    const isType = scope !== '' && /^[a-z]{2,20}$/.test(label)
    if (whole !== undefined && (kind !== undefined || isType)) return { text: text.slice(whole.length), kind, scope }
  }
  return undefined
}

/** A scope in lower case is a generator's; "**Note:**" is the author's, and so are several words, unless a generator added more. */
function scoped(text: string, isMarked: boolean): Start | undefined {
  const line = folded(text.slice(0, 160))
  for (const pattern of SCOPES) {
    const [whole, scope = ''] = pattern.exec(line) ?? []
    const isGenerators = !/^\p{Lu}/u.test(scope) || (isMarked && !/\s/.test(scope)) || whole?.includes('[')
    if (whole !== undefined && isGenerators)
      return { text: text.slice(whole.length), kind: undefined, scope: unmarked(scope) }
  }
  return undefined
}

/** Brackets around the whole of what is left. */
function withoutBrackets(text: string): string {
  const inner = /^\((.*)\)\.?$/.exec(text)?.[1]
  return inner === undefined || (/[()]/.test(inner) && !/^[^()]*(?:\([^()]*\)[^()]*)*$/.test(inner)) ? text : inner
}
