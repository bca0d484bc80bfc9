import { connectsReference, dashes, isBlank, isConnecting, isSign, textOf, ticket, trimmed } from './entry-parts.ts'
import { isCommit, isReference, type Part } from './inline-markdown.ts'
import { isWithheld } from './taken-back-or-limited.ts'

// What stands after the words of an entry: references, what connects them, and authors.

/** What is left of an entry once the marks at its end are gone. */
export interface End {
  parts: readonly Part[]
  /** Whether there was a mark. */
  isMarked: boolean
  /** Whether a mark limits the entry, as `(reverted in #12)` does. */
  isLimited: boolean
}

/** The last mark of an entry. */
interface LastMark {
  before: readonly Part[]
  /** Whether it limits what is before it. */
  isLimit: boolean
}

/** Takes away the marks at the end of an entry one by one, up to one that limits it. */
export function readEnd(all: readonly Part[]): End {
  let parts = all
  let isMarked = false
  for (let mark = lastMark(parts); mark !== undefined; mark = lastMark(parts)) {
    if (mark.isLimit) return { parts, isMarked, isLimited: true }
    parts = mark.before
    isMarked = true
  }
  return { parts: isMarked ? withoutLastSigns(parts, signsBeforeMark) : trimmed(parts), isMarked, isLimited: false }
}

/** The mark at the end of these parts; undefined if they end with none. */
function lastMark(all: readonly Part[]): LastMark | undefined {
  const parts = withoutLastSigns(all, signsAroundMark)
  const kind = parts.at(-1)?.kind
  if (kind === 'close') return lastGroup(parts)
  return kind === 'reference' ? lastReference(parts) : lastNames(parts)
}

const signsBeforeMark = `,;:，；：${dashes}|&`
const signsAroundMark = `${signsBeforeMark}.!。！、`

/** The parts without white space and these signs at their end. */
function withoutLastSigns(parts: readonly Part[], signs: string): readonly Part[] {
  return parts.slice(0, parts.findLastIndex(part => !isBlank(part) && !isSign(part, signs)) + 1)
}

/** The group in brackets that the parts end with, if it is a mark. */
function lastGroup(parts: readonly Part[]): LastMark | undefined {
  const open = openingOf(parts)
  if (open <= 0) return undefined
  const kind = groupKind(parts.slice(open + 1, -1), parts[open]?.text === '[')
  return kind === 'text' ? undefined : { before: parts.slice(0, open), isLimit: kind === 'limit' }
}

/** The index of the bracket that the last part closes; -1 if there is none. */
function openingOf(parts: readonly Part[]): number {
  let depth = 0
  for (let index = parts.length - 1; index >= 0; index--) {
    const kind = parts[index]?.kind
    if (kind === 'close') depth++
    if (kind === 'open') depth--
    if (depth === 0) return index
  }
  return -1
}

const mailAddress = /\w@\w/
const personName = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u
/** A person has at most so many names. */
const maxNames = 4
const credit = /^(?:by|von|par|por|thanks|props)\s/i

const arePersons = (names: readonly string[]): boolean =>
  names.length > 0 && names.length <= maxNames && names.every(name => personName.test(name) || mailAddress.test(name))

/**
 * What a group in brackets at the end is: a mark of a generator; a limit to what is before it, `(not yet on iOS, #12)`; or
 * a part of the text.
 */
function groupKind(inside: readonly Part[], isSquare: boolean): 'mark' | 'limit' | 'text' {
  const text = textOf(inside)
  // A link alone points elsewhere: `([documentation](…))`.
  if (inside.length > 0 && inside.every(({ isLink }) => isLink)) return isWithheld(text) ? 'limit' : 'mark'
  // The number of an issue, `(304)`, and not a year.
  if (/^(?!(?:19|20)\d\d$)\d{3,7}$/.test(text)) return 'mark'
  const words = inside.filter(({ kind }) => kind === 'word' || kind === 'code').map(part => part.text)
  const hasReference = inside.some(({ kind }) => kind === 'reference') || words.some(word => ticket.test(word))
  const others = words.filter(word => !isConnecting(word) && !ticket.test(word) && !isReference(word))
  if (hasReference && others.length === 0) return 'mark'
  if (isWithheld(text)) return 'limit'
  const hasAddress = mailAddress.test(text)
  if (arePersons(others) && (hasAddress || credit.test(text))) return 'mark'
  // Names, which may be of persons or of products, and `[mona]` are neither surely marks nor surely a part of the text.
  const mayBePersons = others.length > 1 && arePersons(others) && others.every(name => /\p{Ll}/u.test(name))
  return hasReference || hasAddress || mayBePersons || isSquare ? 'limit' : 'text'
}

/** A dash and the names of a person, which follow a commit: `(1a2b3c4) - Mona Lisa`. */
function lastNames(parts: readonly Part[]): LastMark | undefined {
  const dash = parts.findLastIndex(part => isSign(part, dashes))
  if (dash < 1) return undefined
  const before = withoutLastSigns(parts.slice(0, dash), signsAroundMark)
  const names = parts.slice(dash + 1).filter(part => !isBlank(part))
  // The commit may be in brackets.
  const lastWord = before.findLast(({ kind }) => kind !== 'close')
  const isAfterCommit = lastWord?.kind === 'reference' && isCommit(lastWord.text)
  const isCredit = arePersons(names.map(({ text }) => text)) && !isWithheld(textOf(parts.slice(dash + 1)))
  return isAfterCommit && isCredit ? { before, isLimit: false } : undefined
}

/** The reference that the parts end with, and the words that connect it: `closes #12`, `by @octocat`. */
function lastReference(parts: readonly Part[]): LastMark {
  const before = withoutConnecting(parts.slice(0, -1))
  return { before, isLimit: needsReference(parts, before) }
}

/** The parts without words such as `by` and `closes` at their end, which need a reference after them. */
function withoutConnecting(parts: readonly Part[]): readonly Part[] {
  const isConnection = (part: Part) =>
    isBlank(part) || isSign(part, ',;:，；：') || (part.kind === 'word' && isConnecting(part.text))
  return parts.slice(0, parts.findLastIndex(part => !isConnection(part)) + 1)
}

/** Words that say nothing without the reference after them: `instead of #12`, `check out #12`, `the report in #12`. */
const needsObject = /^(?:instead|report|related|out|give|gives|follow-up|if|when|than|like|as|for)$/i

/** Whether the words before a reference at the end say nothing without it: `requires #12`, `instead of #12`. */
function needsReference(parts: readonly Part[], before: readonly Part[]): boolean {
  const last = before.findLast(part => !isBlank(part))
  const lastWordNeedsObject = last?.kind === 'word' && (isWithheld(last.text) || needsObject.test(last.text))
  // Only a sign, or a word such as `by`, separates the reference from what is before it.
  const [first] = parts.slice(before.length).filter(({ kind }) => kind === 'word' || kind === 'sign')
  const isConnected =
    first === undefined || first.kind === 'sign' || last?.kind === 'reference' || connectsReference(first.text)
  return lastWordNeedsObject || !isConnected
}
