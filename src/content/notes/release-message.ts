import type { Lexer } from 'marked'
import { authorComment } from './author-comment.ts'
import { isForDevelopers } from './developer-matters.ts'
import { type Entry, readEntry } from './entry.ts'
import { beginsWithAddition, beginsWithRepair, plainScope } from './first-words.ts'
import { type ListedEntry, readSections } from './listed-entries.ts'
import { countWords, isFit, isFitScope } from './never-sent.ts'
import { noteLines } from './note-lines.ts'
import { type Statement, takenBack } from './reverted-entries.ts'
import { limitsAbove, limitsFirst, withholdsItself, withholdsRelease } from './taken-back-or-limited.ts'

/** Where the message of a release comes from; for an entry its text, and the heading above it ('' if there is none). */
export type MessageSource = { kind: 'comment' | 'neutral' } | { kind: 'entry'; entry: string; heading: string }

/** What subscribers read of release notes, and all that it was taken from; or what is wrong with the author's comment. */
export type NotesMessage = { message: string; madeFrom: string; source: MessageSource } | { problem: string }

export const neutralMessage = 'See what is new.'

/**
 * Finds the sentence for subscribers in release notes, which are Markdown as GitHub reads it
 * (docs/announce-releases.md, "What subscribers read"): what the author wrote for subscribers, the first addition that
 * is sure to be news, or a neutral sentence. Never throws. The time is in proportion to the length of the notes, up to
 * the limits of note-lines.ts.
 */
export function readNotes(notes: string): NotesMessage {
  const { read, rest } = noteLines(notes)
  const { entries, texts, remarks, lexer } = readSections(read.join('\n'))
  const comment = authorComment(texts, rest.join('\n'))
  if (comment && 'problem' in comment) return comment
  if (comment) return { message: comment.text, madeFrom: comment.text, source: { kind: 'comment' } }
  const isHeldBack = remarks.some(withholdsRelease)
  const chosen = isHeldBack ? undefined : choose(readCandidates(entries, lexer))
  if (chosen === undefined) return { message: neutralMessage, madeFrom: '', source: { kind: 'neutral' } }
  const { text, whole, heading } = chosen
  return { message: text, madeFrom: whole, source: { kind: 'entry', entry: text, heading } }
}

/** Notes with more entries are a long list. */
const maxShort = 18
/** At most so many entries are read. */
const maxRead = 200

/** An entry that may be the message. */
interface Candidate extends Statement {
  /** What subscribers would read. */
  text: string
  /** Whether it says something new to subscribers, and nothing that is beside it takes that back. */
  isNews: boolean
  /** Whether its label or its heading says that it is an addition or another feature. */
  isFeature: boolean
  isHighlight: boolean
  beginsWithAddition: boolean
  /** Whether it is news that can be sent as it is. */
  isFit: boolean
}

/** Stands for an entry that cannot be read, or comes after the last that is read: it counts, but is not fit. */
const unreadEntry: Entry = {
  kind: undefined,
  scope: '',
  sentence: '',
  beginsWithCode: false,
  rest: '',
  whole: '',
  isLimited: false,
}

function readCandidates(entries: readonly ListedEntry[], lexer: Lexer): Candidate[] {
  return entries.map((listed, index) => {
    const entry = index < maxRead ? readEntry(listed.markdown, lexer) : undefined
    return readCandidate(listed, entry ?? unreadEntry)
  })
}

function readCandidate(listed: ListedEntry, entry: Entry): Candidate {
  const { sentence, whole, scope, rest, kind: ownKind } = entry
  const { heading, kind: sectionKind } = listed
  const text = messageText(entry)
  const isRuledOut = isInUnfitPlace(listed, entry) || isLimitedBeside(listed, entry)
  const isNews = !isRuledOut && saysNews(entry)
  return {
    text,
    whole,
    heading,
    scope,
    sentence,
    isNews,
    isFeature: !isRuledOut && isFeature(entry, sectionKind),
    isHighlight: listed.isHighlight || star.test(listed.markdown),
    beginsWithAddition: ownKind === 'addition' || beginsWithAddition(sentence),
    isFit: isNews && !limitsFirst(rest) && isFit(text),
  }
}

/** Whether the label of an entry says that it is an addition or another feature. */
const isLabeledFeature = ({ kind }: Entry): boolean => kind === 'addition' || kind === 'feature'

/** Whether the label of an entry, or else its heading, says that it is a feature. */
const isFeature = (entry: Entry, sectionKind: ListedEntry['kind']): boolean =>
  isLabeledFeature(entry) || (sectionKind === 'feature' && entry.kind !== 'change')

/** Whether an entry is under a heading, or has a label, of what is not announced, or is under a heading that no table knows. */
function isInUnfitPlace({ kind: sectionKind, isCandidate, isUnderUnknown }: ListedEntry, entry: Entry): boolean {
  const isElsewhere = sectionKind === 'unfit' || sectionKind === 'later' || !isCandidate
  return isElsewhere || entry.kind === 'unfit' || (isUnderUnknown && !isLabeledFeature(entry))
}

/** Whether what is beside the sentence of an entry takes it back or limits it: a mark, a scope, or a line below it. */
function isLimitedBeside({ details }: ListedEntry, { isLimited, scope, sentence }: Entry): boolean {
  return isLimited || limitsAbove(details) || !isFitScope(scope) || !isFitScope(plainScope(sentence))
}

/** Whether the sentence of an entry says something new to subscribers. */
function saysNews({ scope, sentence }: Entry): boolean {
  const isRepair = beginsWithRepair(sentence) || withholdsItself(sentence)
  return !isRepair && !isForDevelopers(`${scope}: ${sentence}`)
}

/** What an author puts before the highlights of a list. */
const star = /^(?:🌟|⭐|:star2?:)/u

/** At least so many words say what they are about without their scope. */
const minWithoutScope = 6
const pointsToScope = /(?<!\p{L})(?:it|its|they|them|their)(?!\p{L})/iu

function messageText({ scope, sentence, beginsWithCode }: Entry): string {
  if (needsScope(sentence, scope)) return capitalized(`${scope}: ${sentence}`)
  return beginsWithCode ? sentence : capitalized(sentence)
}

/** Whether a sentence does not say what it is about without its scope. */
function needsScope(sentence: string, scope: string): boolean {
  if (scope === '' || spacedWords(sentence).includes(spacedWords(scope))) return false
  return countWords(sentence) < minWithoutScope || pointsToScope.test(sentence)
}

/** The words of a text in lower case, with a space before and after each. */
const spacedWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')} `

/** The beginning of `iOS`, `on_open` or `x86`, which stays as it is. */
const ownCase = /^(?:\p{Ll}{1,20}[\p{Lu}\d_]|[a-z]{1,20}\(|--)/u

function capitalized(text: string): string {
  if (ownCase.test(text)) return text
  return text.replace(/./u, first => first.toUpperCase())
}

/**
 * The first fit addition, or else the first other feature. Of a long list, the first feature if it is an addition: any
 * other entry would be a guess of what its author takes for important. Of notes with highlights, only these count.
 */
function choose(candidates: readonly Candidate[]): Candidate | undefined {
  const highlights = candidates.filter(({ isHighlight }) => isHighlight)
  const listed = highlights.length > 0 ? highlights : candidates
  const isTakenBack = takenBack(candidates)
  const isSure = (each: Candidate) => each.isFit && !isTakenBack(each)
  const features = listed.filter(({ isNews, isFeature }) => isNews && isFeature)
  if (listed.length > maxShort) {
    const [first] = features
    return first && isSure(first) && first.beginsWithAddition ? first : undefined
  }
  const addition = listed.find(each => isSure(each) && each.beginsWithAddition)
  return addition ?? features.find(isSure)
}
