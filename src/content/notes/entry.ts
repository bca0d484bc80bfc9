import type { Lexer } from 'marked'
import { plainLine } from '../../text.ts'
import { readEnd } from './entry-end.ts'
import type { LabelKind } from './entry-labels.ts'
import { isBlank, textOf, trimmed } from './entry-parts.ts'
import { emojiKind, readStart } from './entry-start.ts'
import { inlineParts, type Part } from './inline-markdown.ts'

/** An entry of a list of changes without what its generator wrote around it. */
export interface Entry {
  /** What its types, labels and emoji say of it; undefined if they say nothing. */
  kind: LabelKind | undefined
  /** What the sentence is about, if that stands before it, `ui` in `feat(ui): …` and `**ui:** …`; else ''. */
  scope: string
  /** The first sentence, without the scope. */
  sentence: string
  /** Whether the sentence begins with code, which keeps its case. */
  beginsWithCode: boolean
  /** The sentences after the first one. */
  rest: string
  /** The entry as plain text, with all that a generator wrote around it. */
  whole: string
  /**
   * Whether something in it may limit it: a footnote, an emoji that no table knows, or at its end brackets such as
   * `(reverted in #12)`, `(Mona Lisa)` and `[rome]`, or words that need a reference, `instead of #12`.
   */
  isLimited: boolean
}

/** Reads an entry; undefined if it is too long, or holds what cannot be read. */
export function readEntry(markdown: string, lexer: Lexer): Entry | undefined {
  const parts = inlineParts(markdown, lexer)
  if (parts === undefined) return undefined
  const start = readStart(trimmed(parts))
  const end = readEnd(start.parts)
  const sentence = firstSentence(end.parts)
  const isOnlySentence = sentence.length === end.parts.length
  const wasBeforeMark = end.isMarked && isOnlySentence
  const sentenceText = textOf(sentence)
  return {
    kind: start.kind,
    scope: start.scope,
    sentence: wasBeforeMark ? withoutStop(sentenceText) : sentenceText,
    beginsWithCode: sentence[0]?.kind === 'code',
    rest: textOf(end.parts.slice(sentence.length)),
    whole: plainLine(parts.map(part => part.text).join('')),
    isLimited: end.isLimited || parts.some(isFootnote) || parts.some(isUnknownEmoji),
  }
}

/** A footnote. Its brackets are parts of their own, but not in the text of a link. */
const isFootnote = ({ kind, text }: Part) => kind === 'reference' && /^\[?\^/.test(text)
const isUnknownEmoji = ({ kind, text }: Part) => kind === 'emoji' && emojiKind(text) === undefined

/** A sentence without its full stop, after which a generator wrote a mark: `Add dark mode. (#12)`. */
const withoutStop = (text: string) => text.replace(/(?<!\.)[.。]$/, '')

/** The parts of the first sentence, up to a stop that is not in brackets, or to a line break, which is left out. */
function firstSentence(parts: readonly Part[]): readonly Part[] {
  let openBrackets = 0
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'break') return parts.slice(0, index)
    if (part.kind === 'open') openBrackets++
    if (part.kind === 'close') openBrackets--
    if (openBrackets <= 0 && endsSentence(parts, index)) return parts.slice(0, index + 1)
  }
  return parts
}

const asianStops = '。！？'
const stops = '.!?…'
/** `etc.`, and letters with stops between them: `e.g.`, `U.S.` */
const abbreviation = /^(?:etc|vs|resp|approx|incl|bzw|ca|usw|p\.ex|\p{L}(?:\.\p{L}){1,3})$/iu

/**
 * Whether a sign ends a sentence that others may follow: a stop of Asian scripts, or another stop before white space and
 * what does not begin with a small letter. After a stop at the very end nothing follows.
 */
function endsSentence(parts: readonly Part[], index: number): boolean {
  const sign = parts[index]
  if (sign?.kind !== 'sign') return false
  if (asianStops.includes(sign.text)) return true
  const [space, next] = parts.slice(index + 1)
  if (space === undefined || next === undefined || !isBlank(space)) return false
  const isAbbreviation = abbreviation.test(parts[index - 1]?.text ?? '')
  return stops.includes(sign.text) && !isAbbreviation && !/^\p{Ll}/u.test(next.text)
}
