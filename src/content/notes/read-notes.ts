import { authorComment } from './author-comment.ts'
import { isForDevelopers } from './developer-matters.ts'
import { type Entry, readEntry } from './entry.ts'
import { beginsWithAddition, beginsWithRepair } from './first-words.ts'
import { countWords, isFit, limitsFirst } from './last-check.ts'
import { noteLines } from './note-lines.ts'
import { type ListedEntry, readSections } from './sections.ts'

/** Where the message of a release comes from; for an entry its text, and the heading above it ('' if there is none). */
export type MessageOrigin = { kind: 'comment' | 'neutral' } | { kind: 'entry'; entry: string; heading: string }

/** What subscribers read of release notes, and all that it was taken from; or what is wrong with the author's comment. */
export type NotesMessage = { message: string; madeFrom: string; origin: MessageOrigin } | { problem: string }

export const neutralMessage = 'See what is new.'

/**
 * Finds the sentence for subscribers in release notes, which are Markdown as GitHub reads it
 * (docs/announce-releases.md, "What subscribers read"): what the author wrote for subscribers, the first addition that
 * is sure to be news, or a neutral sentence. Never throws. The time is in proportion to the length, up to a limit.
 */
export function readNotes(notes: string): NotesMessage {
  const { read, rest } = noteLines(notes)
  const { entries, texts, lexer } = readSections(read.join('\n'))
  const comment = authorComment(texts, rest.join('\n'))
  if (comment && 'problem' in comment) return comment
  if (comment) return { message: comment.text, madeFrom: comment.text, origin: { kind: 'comment' } }
  const additions = entries.slice(0, maxRead).flatMap(listed => {
    const entry = readEntry(listed.markdown, lexer)
    return entry ? [readAddition(listed, entry)] : []
  })
  const chosen = choose(additions, entries.length)
  if (chosen === undefined) return { message: neutralMessage, madeFrom: '', origin: { kind: 'neutral' } }
  const { text, whole, heading } = chosen
  return { message: text, madeFrom: whole, origin: { kind: 'entry', entry: text, heading } }
}

/** Notes with more entries are a long list, whose first entry says little. */
const maxShort = 12
/** So many fit features of a long list count. */
const maxFirst = 3
/** So many entries are read. */
const maxRead = 200

/** An entry that may be the message. */
interface Addition {
  text: string
  whole: string
  heading: string
  isFeature: boolean
  isHighlight: boolean
  beginsWithAddition: boolean
  isFit: boolean
}

function readAddition({ kind, heading, isHighlight, isCandidate }: ListedEntry, entry: Entry): Addition {
  const { sentence, whole, scope, rest, kind: own, isLimited } = entry
  const text = messageText(entry)
  const isUnfit = own === 'unfit' || kind === 'unfit' || kind === 'later' || isLimited || !isCandidate
  return {
    text,
    whole,
    heading,
    isFeature: !isUnfit && (own === 'addition' || own === 'feature' || (kind === 'feature' && own !== 'change')),
    isHighlight,
    beginsWithAddition: own === 'addition' || beginsWithAddition(sentence),
    isFit:
      !isUnfit &&
      !beginsWithRepair(sentence) &&
      !isForDevelopers(`${scope}: ${sentence}`) &&
      !limitsFirst(rest) &&
      isFit(text),
  }
}

/** So many words say what they are about without their scope. */
const minWithoutScope = 6
const pointsToScope = /(?<!\p{L})(?:it|its|they|them|their)(?!\p{L})/iu

function messageText({ scope, sentence, beginsWithCode }: Entry): string {
  const isNamed = letters(sentence).includes(letters(scope))
  const needsScope = !isNamed && (countWords(sentence) < minWithoutScope || pointsToScope.test(sentence))
  if (needsScope) return capitalized(`${scope}: ${sentence}`)
  return beginsWithCode ? sentence : capitalized(sentence)
}

/** The beginning of `iOS`, `on_open` or `x86`, which stays as it is. */
const ownCase = /^(?:\p{Ll}{1,20}[\p{Lu}\d_]|[a-z]{1,20}\(|--)/u

function capitalized(text: string): string {
  if (ownCase.test(text)) return text
  return text.replace(/^./u, first => first.toUpperCase())
}

/**
 * The first fit addition; in short notes also the first other feature. Of a long list, what its author put first counts,
 * and of notes with highlights, only these do. `count` is the number of entries.
 */
function choose(additions: readonly Addition[], count: number): Addition | undefined {
  const reverted = additions
    .filter(({ whole, heading }) => revert.test(whole) || revert.test(heading))
    .map(({ whole }) => letters(whole))
  const highlights = additions.filter(({ isHighlight }) => isHighlight)
  const listed = highlights.length > 0 ? highlights : additions
  const isShort = (highlights.length || count) <= maxShort
  const candidates = listed.filter(({ text, isFit }) => isFit && !reverted.some(whole => whole.includes(letters(text))))
  const features = candidates.filter(({ isFeature }) => isFeature).slice(0, maxFirst)
  const first = candidates.find(each => each.beginsWithAddition && (isShort || features.includes(each)))
  return first ?? (isShort ? candidates.find(({ isFeature }) => isFeature) : undefined)
}

const revert = /^[^\p{L}]{0,10}revert/iu
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
