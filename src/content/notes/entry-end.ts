import { connectsReference, dashes, isBlank, isConnecting, isSign, textOf, ticket, trimmed } from './entry-parts.ts'
import { isCommit, isReference, type Part } from './inline-markdown.ts'
import { isWithheld } from './withheld.ts'

// What stands behind the words of an entry: references, what connects them, and authors.

/** What is left of an entry once the marks at its end are gone. */
export interface End {
  parts: readonly Part[]
  /** Whether there was a mark. */
  isMarked: boolean
  /** Whether a mark limits the entry, as `(reverted in #12)` does. */
  isLimited: boolean
}

/** Takes away the marks at the end of an entry one by one. */
export function readEnd(all: readonly Part[]): End {
  let parts = all
  let isMarked = false
  for (let next = withoutLastMark(parts); next !== undefined; next = withoutLastMark(parts)) {
    if (next === 'limit') return { parts, isMarked, isLimited: true }
    parts = next
    isMarked = true
  }
  return { parts: isMarked ? withoutSigns(parts, signsBeforeMark) : trimmed(parts), isMarked, isLimited: false }
}

/** The parts without the last mark; `limit` if that limits what is before it; undefined if they end with none. */
function withoutLastMark(parts: readonly Part[]): readonly Part[] | 'limit' | undefined {
  const rest = withoutSigns(parts, `${signsBeforeMark}.!。！、`)
  const kind = rest.at(-1)?.kind
  if (kind === 'close') return withoutLastGroup(rest)
  if (kind !== 'reference') return withoutNames(rest)
  const left = withoutConnecting(rest.slice(0, -1))
  return needsReference(rest, left) ? 'limit' : left
}

const signsBeforeMark = `,;:，；：${dashes}|&`

/** The parts without white space and these signs at their end. */
function withoutSigns(parts: readonly Part[], signs: string): readonly Part[] {
  return parts.slice(0, parts.findLastIndex(part => !isBlank(part) && !isSign(part, signs)) + 1)
}

function withoutLastGroup(parts: readonly Part[]): readonly Part[] | 'limit' | undefined {
  const open = openingOf(parts)
  if (open <= 0) return undefined
  const kind = groupKind(parts.slice(open + 1, -1))
  if (kind === 'limit') return 'limit'
  return kind === 'mark' ? parts.slice(0, open) : undefined
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

const mailAddress = /\w@\w/
const personName = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u
/** A person has no more names. */
const maxNames = 4
const credit = /^(?:by|von|par|por|thanks|props)\s/i

const arePersons = (names: readonly string[]): boolean =>
  names.length > 0 && names.length <= maxNames && names.every(name => personName.test(name) || mailAddress.test(name))

/**
 * What a group in brackets at the end is: a mark of a generator; a limit to what is before it, `(not yet on iOS, #12)`; or
 * a part of the text.
 */
function groupKind(inside: readonly Part[]): 'mark' | 'limit' | 'text' {
  const text = textOf(inside)
  // A link alone points elsewhere: `([documentation](…))`.
  if (inside.length > 0 && inside.every(({ isLink }) => isLink)) return isWithheld(text) ? 'limit' : 'mark'
  const words = inside.filter(({ kind }) => kind === 'word' || kind === 'code').map(part => part.text)
  const hasReference = inside.some(({ kind }) => kind === 'reference') || words.some(word => ticket.test(word))
  const others = words.filter(word => !isConnecting(word) && !ticket.test(word) && !isReference(word))
  if (hasReference && others.length === 0) return 'mark'
  if (isWithheld(text)) return 'limit'
  const hasAddress = mailAddress.test(text)
  if (arePersons(others) && (hasAddress || credit.test(text))) return 'mark'
  return hasReference || hasAddress ? 'limit' : 'text'
}

/** The parts before a dash and the names of a person, which follow a commit: `(1a2b3c4) - Mona Lisa`. */
function withoutNames(parts: readonly Part[]): readonly Part[] | undefined {
  const dash = parts.findLastIndex(part => isSign(part, dashes))
  if (dash < 1) return undefined
  const before = withoutSigns(parts.slice(0, dash), `${signsBeforeMark}.!。！、`)
  const names = parts.slice(dash + 1).filter(part => !isBlank(part))
  // The commit may be in brackets.
  const lastWord = before.findLast(({ kind }) => kind !== 'close')
  const isAfterCommit = lastWord?.kind === 'reference' && isCommit(lastWord.text)
  const isCredit = arePersons(names.map(({ text }) => text)) && !isWithheld(textOf(parts.slice(dash + 1)))
  return isAfterCommit && isCredit ? before : undefined
}

/** The parts without words such as `by` and `closes` at their end, which need a reference behind them. */
function withoutConnecting(parts: readonly Part[]): readonly Part[] {
  const isConnection = (part: Part) =>
    isBlank(part) || isSign(part, ',;:，；：') || (part.kind === 'word' && isConnecting(part.text))
  return parts.slice(0, parts.findLastIndex(part => !isConnection(part)) + 1)
}

/** Words that say nothing without what follows them: `instead of #12`. */
const needsObject = /^(?:instead|report|related|out|give|gives|follow-up|if|when|than|like|as|for)$/i

/** Whether the words before a reference at the end say nothing without it: `requires #12`, `instead of #12`. */
function needsReference(all: readonly Part[], left: readonly Part[]): boolean {
  const last = left.findLast(part => !isBlank(part))
  const endsOpen = last?.kind === 'word' && (isWithheld(last.text) || needsObject.test(last.text))
  const [first] = all.slice(left.length).filter(({ kind }) => kind === 'word' || kind === 'sign')
  const isConnected =
    first === undefined || first.kind === 'sign' || last?.kind === 'reference' || connectsReference(first.text)
  return endsOpen || !isConnected
}
