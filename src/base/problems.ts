import { Failure, fixedAnywhere, type Hint, type Reason } from './failure.ts'
import { atMost, quote, truncate } from './text.ts'

/** A position in a file or an input. Lines and columns start at 1. */
export interface Position {
  line: number
  column: number
}

/**
 * The parts of a sentence that says what is wrong with a value and how to fix it. The sentence's subject is the name of
 * the input or field, or the quoted value.
 */
export interface ProblemText {
  quoted?: string
  message: string
  meant?: string
  /** An additional sentence without its final period. */
  hint?: string
  /**
   * Whether the value may come from the event or release. A re-run has the original event, so only a new run gets the
   * correction. A re-run could even publish a token that has been replaced, because the action no longer knows it.
   */
  mayBeInEvent?: boolean
}

/** Returns a problem text that begins with the quoted value. */
export const quoting = (text: string, message: string): ProblemText => ({ quoted: quote(text), message })

/** A path to a value in YAML or JSON, such as `['actions', 0, 'url']`. */
export type Path = readonly PropertyKey[]

/** A problem with the value of an input, or with a file that an input names. */
export interface Problem extends ProblemText {
  input: string
  otherInputs?: readonly string[]
  /** The path of the file with the problem, either as the user wrote it or relative to the workspace. */
  file?: string
  path?: Path
  position?: Position
  reason: Extract<Reason, 'invalid-input' | 'unreadable-file' | 'url-check-failed'>
}

/** The input or file that has a value, and the place of the value in it. */
export type Place = Pick<Problem, 'input' | 'file' | 'path' | 'position'>

export function problem(
  where: string | Place,
  text: string | ProblemText,
  details: Partial<Pick<Problem, 'otherInputs' | 'path' | 'position' | 'reason'>> = {},
): Problem {
  const given: Place = typeof where === 'string' ? { input: where } : where
  const parts: ProblemText = typeof text === 'string' ? { message: text } : text
  return { ...given, ...parts, reason: 'invalid-input', ...details }
}

/** Compares two problems for sorting. Problems without a position come last. */
export function byPosition(
  { position: a }: Pick<Problem, 'position'>,
  { position: b }: Pick<Problem, 'position'>,
): number {
  if (!a) return b ? 1 : 0
  if (!b) return -1
  return a.line - b.line || a.column - b.column
}

/** Formats a path such as `['actions', 0, 'url']` as `actions[0].url`, on one line of at most 100 characters. */
export function pathText(path: Path): string {
  const parts = path.map((key, index) => {
    if (typeof key === 'number') return `[${key}]`
    return index > 0 ? `.${String(key)}` : String(key)
  })
  return truncate(parts.join('').replace(/\s+/g, ' '))
}

/** Returns the quoted value, if any, followed by the message, without a final period. */
export const problemWords = ({ quoted, message }: ProblemText): string =>
  quoted === undefined ? message : `${quoted} ${message}`

function sentencesOn(subject: string, text: ProblemText): string {
  const { quoted, meant, hint } = text
  const question = meant === undefined ? '' : ` Did you mean "${meant}"?`
  const more = hint === undefined ? '' : ` ${hint}.`
  return `${subject}${quoted === undefined ? '' : ':'} ${problemWords(text)}.${question}${more}`
}

/**
 * Formats a problem with the value at `path`, including the "Did you mean" question and the hint. If the path is empty,
 * the sentence starts with `whole`.
 */
export function sentenceAt(path: Path, whole: string, text: ProblemText, position = ''): string {
  const subject = path.length > 0 ? `\`${pathText(path)}\`` : whole
  return sentencesOn(`${subject}${position}`, text)
}

/**
 * Formats a problem, including its input, file, and position. Examples:
 * - ``payload-file: campaign.yml, line 3, column 5: `ttl` is …``
 * - `` `actions[0].url` (line 1, column 9) is …``
 * - `` `title` is …``
 * - `ttl: "soon" is …`
 */
export function problemText(given: Omit<Problem, 'reason'>): string {
  const { input, otherInputs = [], file, path = [], position, quoted } = given
  const lineAndColumn = position && `line ${position.line}, column ${position.column}`
  if (file !== undefined) {
    const fileAndLine = lineAndColumn ? `${file}, ${lineAndColumn}` : file
    return `${input}: ${fileAndLine}: ${sentenceAt(path, 'the file', given)}`
  }
  const inParentheses = lineAndColumn ? ` (${lineAndColumn})` : ''
  const isElement = typeof path[0] === 'number'
  if (path.length > 0 && !isElement) return `${input}: ${sentenceAt(path, '', given, inParentheses)}`
  const name = isElement ? pathText([input, ...path]) : input
  if (quoted !== undefined) return sentencesOn(`${name}${inParentheses}`, given)
  const subject = isElement ? `\`${name}\`` : inputNames([name, ...otherInputs])
  return sentencesOn(`${subject}${inParentheses}`, given)
}

function inputNames(names: readonly string[]): string {
  const quoted = names.map(name => `\`${name}\``)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
}

/** Combines all problems into one failure. Its reason is `unreadable-file` only if every problem has that reason. */
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
 * Collects problems so that a run reports them all at once. Once an input is refused, callers must not read or quote
 * its value, and `add` ignores later problems with that input.
 */
export class ProblemCollector {
  readonly #problems: Problem[] = []
  readonly #refused = new Set<string>()

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

  /** Combines all problems into one failure. There must be at least one problem. */
  failure(): Failure {
    return inputFailure(this.#problems)
  }

  /** Throws one failure that combines all problems, if there are any. */
  throwIfAny(): void {
    if (this.#problems.length > 0) throw this.failure()
  }
}

/** An input may come from a secret or variable, which a re-run reads again. A file is part of the commit. */
function correctionHint(problems: readonly Problem[]): Hint {
  const fix = problems.length === 1 ? 'Fix this problem' : 'Fix these problems'
  const needsNewRun = problems.some(({ file, mayBeInEvent }) => file !== undefined || mayBeInEvent)
  return needsNewRun ? { newRunAfter: `${fix}, then` } : fixedAnywhere(`${fix}.`)
}

const maxListed = 100

/**
 * Formats sentences as a list, or returns a single sentence unchanged. A long list ends with the number of omitted
 * sentences.
 */
export function listSentences(sentences: readonly string[], noun = 'problems'): string {
  if (sentences.length === 1) return sentences.join('')
  const listed = atMost(sentences, maxListed, left => `and ${left} more`)
  return `${sentences.length} ${noun}:\n${listed.map(sentence => `- ${sentence}`).join('\n')}`
}
