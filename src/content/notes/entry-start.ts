import { isNameForDevelopers } from './developer-matters.ts'
import { type LabelKind, labelKind } from './entry-labels.ts'
import { colons, dashes, isConnecting, isSign, textOf, ticket, trimmed } from './entry-parts.ts'
import type { Part } from './inline-markdown.ts'

// What stands before the words of an entry: types, labels, scopes, emoji, numbers and thanks.

/** What is left of an entry, and what stood before it. */
export interface Start {
  parts: readonly Part[]
  /** What the types, labels and emoji say. `unfit` wins; else it is the first one that says something. */
  kind: LabelKind | undefined
  /** The first scope; '' if there is none. */
  scope: string
}

/** What is left of an entry after one mark, and what that mark says. */
interface AfterMark {
  parts: readonly Part[]
  kind?: LabelKind | undefined
  scope?: string
}

/** At most so many marks are taken away. */
const maxMarks = 8

/** Takes away the marks before an entry one by one, in any order: `✨ feat(ui): #12 -`. */
export function readStart(all: readonly Part[]): Start {
  let start: Start = { parts: all, kind: undefined, scope: '' }
  for (let count = 0; count < maxMarks; count++) {
    const mark = withoutFirstMark(start.parts)
    if (mark === undefined) break
    const { parts, kind, scope = '' } = mark
    const isUnfit = kind === 'unfit' || isNameForDevelopers(scope)
    start = {
      parts: trimmed(parts),
      kind: isUnfit ? 'unfit' : (start.kind ?? kind),
      scope: start.scope || scope,
    }
  }
  return start
}

/**
 * What is left after the first mark; undefined if the parts begin with none. A label goes before a group and a bold scope,
 * since it may be bold, `**New**:`; and a group before a bold scope, since it may be bold too, `**[ui]** -`.
 */
function withoutFirstMark(parts: readonly Part[]): AfterMark | undefined {
  const [first] = parts
  if (first === undefined) return undefined
  if (first.kind === 'emoji') return { parts: parts.slice(1), kind: emojiKind(first.text) }
  if (first.kind === 'reference') return { parts: withoutSeparator(parts.slice(1)) }
  return (
    withoutThanks(parts) ??
    withoutGluedLabel(first, parts.slice(1)) ??
    withoutNumber(parts) ??
    withoutLabel(parts) ??
    withoutGroup(parts) ??
    withoutBoldScope(parts)
  )
}

/** What an emoji says, or the first of several; undefined if no table knows it. */
export const emojiKind = (emoji: string): LabelKind | undefined => labelKind(emoji) ?? labelKind([...emoji][0] ?? '')

/** The parts after a colon, a dash or another separator, if they begin with one. */
function withoutSeparator(parts: readonly Part[]): readonly Part[] {
  const rest = trimmed(parts)
  return isSign(rest[0], `${colons}${dashes}|,.`) ? rest.slice(1) : rest
}

/** `Thanks @octocat! -` */
function withoutThanks(parts: readonly Part[]): AfterMark | undefined {
  if (!/^thanks$/i.test(parts[0]?.text ?? '')) return undefined
  const dash = parts.findIndex(part => isSign(part, dashes))
  if (dash === -1) return undefined
  const thanked = parts.slice(1, dash)
  const hasAccount = thanked.some(({ kind }) => kind === 'reference')
  const hasOtherWord = thanked.some(({ kind, text }) => kind === 'word' && !isConnecting(text))
  return hasAccount && !hasOtherWord ? { parts: parts.slice(dash + 1) } : undefined
}

/** `deadbee:` and `2026-08-14 -` */
const commitOrDate = /^(?:[\da-f]{7,40}|\d{4}-\d{2}-\d{2})$/
/** `PR 12:`, `Merged PR 12:` and `Issue 12:` */
const pullRequest = /^(?:merged )?(?:pr|pull request|issue) #?\d{1,7}$/i

/** A number, a commit or a date before a colon or a dash. */
function withoutNumber(parts: readonly Part[]): AfterMark | undefined {
  const at = parts.findIndex(part => isSign(part, colons + dashes))
  if (at < 1) return undefined
  const text = textOf(parts.slice(0, at))
  const isNumber = commitOrDate.test(text) || pullRequest.test(text) || ticket.test(text)
  return isNumber ? { parts: parts.slice(at + 1) } : undefined
}

/** A label has at most so many parts. */
const maxLabelParts = 12

/** `feat:`, `feat(ui)!:`, `Added -`, `**New**:`, `Fix #12:` */
function withoutLabel(parts: readonly Part[]): AfterMark | undefined {
  const at = parts.slice(0, maxLabelParts).findIndex(part => isSign(part, colons + dashes))
  if (at < 1) return undefined
  const before = parts.slice(0, at)
  const label = readLabel(trimmed(before.filter(part => part.kind !== 'reference' && !isSign(part, '!'))))
  if (label === undefined) return undefined
  const { name, scope } = label
  // `feat!:` is a breaking change, and `New!:` may be one.
  const isBreaking = before.some(part => isSign(part, '!'))
  const kind = isBreaking ? 'unfit' : labelKind(name)
  // A type that no table has is recognized by the scope directly after it, `theme(dark):`. It is not in `works (mostly):`.
  const isType = before[1]?.kind === 'open' && /^[a-z]{2,20}$/.test(name)
  return kind !== undefined || isType ? { parts: parts.slice(at + 1), kind, scope } : undefined
}

/** The name and the scope of a label, `feat (ui)`; undefined if there is more than these. */
function readLabel(parts: readonly Part[]): { name: string; scope: string } | undefined {
  const open = parts.findIndex(({ kind }) => kind === 'open')
  if (open === -1) return { name: textOf(parts), scope: '' }
  if (parts.at(-1)?.kind !== 'close') return undefined
  return { name: textOf(parts.slice(0, open)), scope: textOf(parts.slice(open + 1, -1)) }
}

/** `feat:add` */
function withoutGluedLabel(first: Part, others: readonly Part[]): AfterMark | undefined {
  const label = /^\p{L}{2,20}(?=[:：][^/])/u.exec(first.text)?.[0]
  if (label === undefined) return undefined
  const kind = labelKind(label)
  const text = first.text.slice(label.length + 1)
  return kind && { parts: [{ ...first, text }, ...others], kind }
}

/** `v5`, `5.x`, `A123` and `✓` in brackets, which say nothing of the entry. */
const groupMark = /^(?:v?\d{1,4}(?:\.[\dx]{1,4}){0,3}|[A-Z]\d{3,6}|[xX✓])$/

/** `[FEATURE]`, `[#1, #2]`, `[5.x]`, `[MAP-12]`, `[ui]` and `(ui)`, with or without a colon or a dash after it. */
function withoutGroup(parts: readonly Part[]): AfterMark | undefined {
  if (parts[0]?.kind !== 'open') return undefined
  const close = parts.findIndex(({ kind }) => kind === 'close')
  if (close < 2 || close === parts.length - 1) return undefined
  const inside = parts.slice(1, close)
  const text = textOf(inside)
  const rest = withoutSeparator(parts.slice(close + 1))
  const isMark = inside.some(({ kind }) => kind === 'reference') || ticket.test(text) || groupMark.test(text)
  if (isMark) return { parts: rest }
  const kind = labelKind(text)
  return kind === undefined ? { parts: rest, scope: text } : { parts: rest, kind }
}

/** `**ui:**`, `**ui**:` and `**ui** -` */
function withoutBoldScope(parts: readonly Part[]): AfterMark | undefined {
  const end = parts.findIndex(({ isBold }) => !isBold)
  if (end < 1) return undefined
  const bold = trimmed(parts.slice(0, end))
  const after = trimmed(parts.slice(end))
  const hasColon = isSign(bold.at(-1), colons)
  if (!hasColon && !isSign(after[0], colons + dashes)) return undefined
  const left = hasColon ? after : after.slice(1)
  return { parts: left, scope: textOf(hasColon ? bold.slice(0, -1) : bold) }
}
