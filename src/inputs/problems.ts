import { Failure, type Reason } from '../errors.ts'

/** One thing that is wrong with what was given: where, and what would be right. */
export interface Problem {
  /** The name of the input, or the place in the file: `icon-url`, `campaign.yml: actions[0].url`. */
  at: string
  /** What is wrong and what would be right, as words that follow the name. */
  wrong: string
  reason: Extract<Reason, 'invalid-input' | 'unreadable-file'>
}

export const problem = (at: string, wrong: string, reason: Problem['reason'] = 'invalid-input'): Problem => ({
  at,
  wrong,
  reason,
})

/** Something wrong with a value, and where in it. */
export interface Flaw {
  path: PropertyKey[]
  /** Words that follow the name of the place. */
  wrong: string
}

/** `['actions', 0, 'url']` as `actions[0].url`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text ? `${text}.${String(key)}` : String(key)
  }, '')
}

/** All problems as one failure: `unreadable-file` only where that is all there is to say. */
export function inputFailure(problems: readonly Problem[]): Failure {
  const reason = problems.some(each => each.reason === 'invalid-input') ? 'invalid-input' : 'unreadable-file'
  return new Failure({
    reason,
    title: reason === 'unreadable-file' ? 'Unreadable file' : 'Invalid input',
    message: listed(problems.map(each => `${each.at}: ${each.wrong}.`)),
    hint: 'Correct it and start a new run (a re-run takes the workflow as it was).',
  })
}

const mostListed = 100

/** Sentences as one text: a list, unless there is only one. Of more than a hundred, the rest is counted. */
export function listed(sentences: readonly string[]): string {
  if (sentences.length === 1) return sentences.join('')
  const lines = sentences.slice(0, mostListed).map(sentence => `- ${sentence}`)
  if (sentences.length > mostListed) lines.push(`- and ${sentences.length - mostListed} more`)
  return `${sentences.length} problems:\n${lines.join('\n')}`
}
