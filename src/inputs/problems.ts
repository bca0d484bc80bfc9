import { Failure, type Hint, type Reason } from '../errors.ts'
import { quote, truncate } from '../text.ts'

/** A position in a text. Line and column start at 1. */
export interface Position {
  line: number
  column: number
}

/**
 * The parts of a sentence that says what is wrong with a value and how to fix it. The subject of the sentence is the
 * name of the input or field, or the quoted value.
 */
export interface ProblemText {
  /** The given value, quoted by `quote()`. */
  quoted?: string
  /** The words after the subject. */
  message: string
  /** The name that was probably meant; shown as "Did you mean …?". */
  meant?: string
  /** One more sentence that says what to do, without its full stop. */
  hint?: string
}

/** A problem text that quotes the given value. */
export const quoting = (text: string, message: string): ProblemText => ({ quoted: quote(text), message })

/** One problem with a given value: where it is, and how to fix it. */
export interface Problem extends ProblemText {
  /** The input that has the problem: `icon-url`, `payload-file`, `extra-fields`. */
  input: string
  /** Other inputs that the same problem concerns. */
  otherInputs?: readonly string[]
  /** The file that has the problem, by its name as the user gave it, or relative to the workspace if that is known. */
  file?: string
  /** Within the value of the input or the file: `['actions', 0, 'url']`. */
  path?: readonly PropertyKey[]
  /** The position in the parsed text. */
  position?: Position
  reason: Extract<Reason, 'invalid-input' | 'unreadable-file' | 'url-check-failed'>
}

/** Where a value was given: an input, or a file that an input names. */
export type InputOrFile = Pick<Problem, 'input' | 'file'>

/** A problem with the value of an input, or with a file that it names. */
export function problem(
  where: string | InputOrFile,
  text: string | ProblemText,
  details: Partial<Pick<Problem, 'otherInputs' | 'path' | 'position' | 'reason'>> = {},
): Problem {
  const given: InputOrFile = typeof where === 'string' ? { input: where } : where
  const parts: ProblemText = typeof text === 'string' ? { message: text } : text
  return { ...given, ...parts, reason: 'invalid-input', ...details }
}

/** Sorts problems by position. Problems without a position come last. */
export function byPosition(
  { position: a }: Pick<Problem, 'position'>,
  { position: b }: Pick<Problem, 'position'>,
): number {
  if (!a) return b ? 1 : 0
  if (!b) return -1
  return a.line - b.line || a.column - b.column
}

/** `['actions', 0, 'url']` as `actions[0].url`, on one line and at most 100 characters long. */
export function pathText(path: readonly PropertyKey[]): string {
  const parts = path.map((key, index) => {
    if (typeof key === 'number') return `[${key}]`
    return index > 0 ? `.${String(key)}` : String(key)
  })
  return truncate(parts.join('').replace(/\s+/g, ' '))
}

/** The words of a problem after its subject, without a full stop. */
export const problemWords = ({ quoted, message }: ProblemText): string =>
  quoted === undefined ? message : `${quoted} ${message}`

/** The sentences of a problem. `subject` names the value that has the problem. */
function sentencesOn(subject: string, text: ProblemText): string {
  const { quoted, meant, hint } = text
  const question = meant === undefined ? '' : ` Did you mean "${meant}"?`
  const more = hint === undefined ? '' : ` ${hint}.`
  return `${subject}${quoted === undefined ? '' : ':'} ${problemWords(text)}.${question}${more}`
}

/** The problem of the value at a path, or of `whole` if the path is empty. */
export function sentenceAt(path: readonly PropertyKey[], whole: string, text: ProblemText, position = ''): string {
  const subject = path.length > 0 ? `\`${pathText(path)}\`` : whole
  return sentencesOn(`${subject}${position}`, text)
}

/**
 * A problem as a sentence: ``payload-file: campaign.yml, line 3, column 5: `ttl` is …``, `` `actions[0].url` (line 1,
 * column 9) is …``, `` `title` is …``, `ttl: "soon" is …`.
 */
export function problemText(given: Omit<Problem, 'reason'>): string {
  const { input, otherInputs = [], file, path = [], position, quoted } = given
  const lineAndColumn = position && `line ${position.line}, column ${position.column}`
  if (file !== undefined) {
    const fileAndLine = lineAndColumn ? `${file}, ${lineAndColumn}` : file
    return `${input}: ${fileAndLine}: ${sentenceAt(path, 'the file', given)}`
  }
  const inParentheses = lineAndColumn ? ` (${lineAndColumn})` : ''
  // If the input is a list, the message names the element: `actions[0].url`.
  const isElement = typeof path[0] === 'number'
  if (path.length > 0 && !isElement) return `${input}: ${sentenceAt(path, '', given, inParentheses)}`
  const name = isElement ? pathText([input, ...path]) : input
  if (quoted !== undefined) return sentencesOn(`${name}${inParentheses}`, given)
  const subject = isElement ? `\`${name}\`` : inputNames([name, ...otherInputs])
  return sentencesOn(`${subject}${inParentheses}`, given)
}

/** The names of inputs in a sentence: `` `a`, `b` and `c` ``. */
function inputNames(names: readonly string[]): string {
  const quoted = names.map(name => `\`${name}\``)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
}

/** All problems as one failure: `unreadable-file` only if every problem is of that kind. */
export function inputFailure(problems: readonly Problem[]): Failure {
  const isUnreadable = problems.every(each => each.reason === 'unreadable-file')
  const reason = isUnreadable ? 'unreadable-file' : 'invalid-input'
  return new Failure({
    reason,
    title: isUnreadable ? 'Unreadable file' : 'Invalid input',
    message: listSentences(problems.map(problemText)),
    hint: correctionHint(problems),
  })
}

/**
 * Collects problems in the order in which they are found, so that a run reports all of them at once. A refused input
 * must not be read or quoted, and `add` ignores further problems with it.
 */
export class ProblemCollector {
  readonly #problems: Problem[] = []
  readonly #refused = new Set<string>()

  /** Refuses the inputs that these problems name. */
  refuse(problems: readonly Problem[]): void {
    for (const each of problems) {
      this.#problems.push(each)
      this.#refused.add(each.input)
    }
  }

  add(problems: readonly Problem[]): void {
    for (const each of problems) if (!this.#refused.has(each.input)) this.#problems.push(each)
  }

  get refused(): Iterable<string> {
    return this.#refused
  }

  isRefused(input: string): boolean {
    return this.#refused.has(input)
  }

  get all(): readonly Problem[] {
    return this.#problems
  }

  /** All problems as one failure; there must be one. */
  failure(): Failure {
    return inputFailure(this.#problems)
  }

  /** Throws all problems as one failure, if there are any. */
  throwIfAny(): void {
    if (this.#problems.length > 0) throw this.failure()
  }
}

/** These inputs usually come from a repository variable or secret, and a re-run reads those again. */
const fromVariables = new Set(['base-url', 'api-token'])

function correctionHint(problems: readonly Problem[]): Hint {
  const correct = problems.length === 1 ? 'Correct it' : 'Correct what is listed'
  if (!problems.every(({ input }) => fromVariables.has(input))) return { newRunAfter: `${correct}, then` }
  const rerun = 'If you changed a secret or variable, re-run the failed job.'
  return { newRunAfter: `${correct}. ${rerun} If you changed the workflow,` }
}

const maxListed = 100

/**
 * Sentences as one text: a list, unless there is only one. A list of more than a hundred ends with the number of the
 * rest.
 */
export function listSentences(sentences: readonly string[], noun = 'problems'): string {
  if (sentences.length === 1) return sentences.join('')
  const lines = sentences.slice(0, maxListed).map(sentence => `- ${sentence}`)
  const rest = sentences.length - lines.length
  if (rest > 0) lines.push(`- and ${rest} more`)
  return `${sentences.length} ${noun}:\n${lines.join('\n')}`
}
