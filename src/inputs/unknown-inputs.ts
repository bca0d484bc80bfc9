import { type Redact, truncate } from '../text.ts'
import { version } from '../version.ts'
import { meantName } from './misspelled-names.ts'
import { type Problem, type ProblemText, problem } from './problems.ts'

/** What other actions and services call an input. */
const otherNames: Record<string, string> = {
  test: 'dry-run',
  simulate: 'dry-run',
  body: 'message',
  text: 'message',
  url: 'landing-url',
  link: 'landing-url',
  image: 'banner-url',
  buttons: 'actions',
  file: 'payload-file',
  tag: 'release',
  token: 'api-token',
  audience: 'audience-name',
}

/** What a workflow gave under a name that is not an input, and the environment variable that it arrived as. */
export interface UnknownInput {
  name: string
  variable: string
}

/**
 * A problem for each name that is not an input: it has no effect, even if it was meant to prevent the send. It may be
 * an input of a newer version, or no input at all: every variable `INPUT_…` of the job looks like one.
 */
export function unknownInputs(unknown: readonly UnknownInput[], names: readonly string[], redact: Redact): Problem[] {
  return unknown.map(({ name, variable }) => {
    const hasWord = (each: string) => each.split('-').includes(name)
    const meant = meantName(name, names) ?? names.find(each => each === otherNames[name]) ?? names.find(hasWord)
    const wrong = `is not an input of this action (version ${version})`
    const text: ProblemText = meant
      ? { message: wrong, meant: `\`${meant}\`` }
      : { message: `${wrong}; remove it, or use a version that has it` }
    if (canBeVariable(name)) {
      text.hint = `If it is the environment variable ${truncate(redact(variable))} of the job, give that a name that does not begin with INPUT_`
    }
    return problem(truncate(redact(name)), text)
  })
}

/** Whether a shell could set it: nobody gives a variable a name with a hyphen, which most inputs have. */
const canBeVariable = (name: string) => /^\w+$/.test(name)
