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
 * A problem for each name that is not an input. The action ignores it, which is dangerous if it was meant to prevent the
 * send. A newer version may have it.
 */
export function unknownInputs(unknown: readonly UnknownInput[], names: readonly string[], redact: Redact): Problem[] {
  return unknown.map(({ name, variable }) => {
    const meant = knownByOtherName(name, names) ?? meantName(name, names) ?? onlyWithWord(name, names)
    const wrong = `is not an input of this action (version ${version})`
    const text: ProblemText = meant
      ? { message: wrong, meant }
      : { message: `${wrong}; remove it from \`with\`, or use a version that has it` }
    if (canBeVariable(name)) {
      text.hint = `If it is the environment variable ${truncate(redact(variable))} of the job, give that a name that does not begin with INPUT_`
    }
    return problem(truncate(redact(name)), text)
  })
}

const knownByOtherName = (given: string, names: readonly string[]) => names.find(name => name === otherNames[given])

/** The input that has this word in its name, if no other has it. */
function onlyWithWord(word: string, names: readonly string[]): string | undefined {
  const [only, ...others] = names.filter(name => name.split('-').includes(word))
  return others.length === 0 ? only : undefined
}

/**
 * Whether it may be a variable of the job instead: every `INPUT_…` looks like an input. A shell cannot set one with a
 * hyphen, and most inputs have one.
 */
const canBeVariable = (name: string) => /^\w+$/.test(name)
