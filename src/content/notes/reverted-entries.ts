import { firstWords } from './table-row.ts'

// What one entry says of another one: that it is taken back.

/** What an entry says. */
export interface Statement {
  /** What it is about, if that stands before it, or ''. */
  scope: string
  /** The first sentence, without the scope. */
  sentence: string
  /** All of it. */
  whole: string
  /** The heading it stands under, or ''. */
  heading: string
}

const reverts =
  /^[^\p{L}]{0,10}(?:revert(?:s|ed|ing)?|undo(?:es)?|undid|undone|back(?:s|ed)? out|roll(?:s|ed)?[ -]?back)(?!\p{L})/iu
const number = /(?<=#|\/(?:pull|issues|merge_requests)\/)\d{1,7}/g
const numbersIn = (text: string): string[] => [...text.matchAll(number)].map(([digits]) => digits)
const disables = firstWords(
  '(?:temporarily )?(?:disabl(?:e|es|ed|ing)|hid(?:e|es|ing|den)|(?:turn|switch)(?:s|es|ed)? off|deactivat(?:e|es|ed))',
)
const removes = firstWords(
  '(?:temporarily )?(?:remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|ed)|roll(?:s|ed)? back)',
)
/** Words that do not say what an entry is about. */
const fillers = new Set(
  'a an the of for to in on with and as by from new now add adds added adding introduce introduces introduced implement implements implemented allow allows allowed enable enables enabled support supports option options'.split(
    ' ',
  ),
)

/** A text without all but its letters and digits, in lower case. */
export const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The words that say what a text is about, in lower case. */
function subject(text: string): Set<string> {
  const words = [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word)
  return new Set(words.filter(word => !fillers.has(word)))
}

/** Whether all words of one subject, which has some, are in another. */
const isWithin = (part: Set<string>, all: Set<string>) => part.size > 0 && [...part].every(word => all.has(word))

/** Tells whether an entry is taken back by one of `statements`: reverted, removed, or disabled. */
export function takenBack(statements: readonly Statement[]): (entry: Statement & { text: string }) => boolean {
  const reverted = statements.filter(({ whole, heading }) => reverts.test(whole) || reverts.test(heading))
  const disabled = statements.filter(({ sentence }) => disables.test(sentence))
  const removed = statements.filter(({ sentence }) => removes.test(sentence))
  const revertedLetters = reverted.map(({ whole }) => letters(whole))
  const disabledLetters = disabled.map(({ scope, sentence }) => letters(`${scope} ${sentence}`))
  const gone = [...reverted, ...disabled, ...removed].map(({ sentence }) =>
    subject(sentence.replace(reverts, '').replace(disables, '').replace(removes, '')),
  )
  const revertedNumbers = new Set(reverted.flatMap(({ whole }) => numbersIn(whole)))
  return ({ text, whole, scope, sentence }) => {
    const ownLetters = letters(text)
    const area = letters(scope)
    const about = subject(sentence)
    return (
      revertedLetters.some(reverted => reverted.includes(ownLetters)) ||
      numbersIn(whole).some(digits => revertedNumbers.has(digits)) ||
      disabledLetters.some(disabled => area.length >= minArea && disabled.includes(area)) ||
      gone.some(other => isWithin(other, about) || isWithin(about, other))
    )
  }
}

/** Fewer letters are in any text: `ui`. */
const minArea = 4
