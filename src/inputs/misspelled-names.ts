import leven from 'leven'
import { type Redact, truncate } from '../text.ts'
import { version } from '../version.ts'
import { type Problem, problem } from './problems.ts'

// Names that probably mean another one: of inputs, of fields in a file, and of audiences.

/** Whether a name that differs by so many edits is probably meant: half of a short name is not a typing error. */
export const isTypingError = (edits: number, name: string): boolean => edits <= Math.min(2, Math.floor(name.length / 2))

/** Names that differ only in case and separators are the same one. */
const bareName = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/** The name that was meant: the one with the fewest typing errors, if these are few. */
export function meantName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  const candidates = names.map(name => ({ name, edits: leven(bareName(name), bareName(given)) }))
  const similar = candidates.filter(({ name, edits }) => isTypingError(edits, name))
  return similar.sort((one, other) => one.edits - other.edits)[0]?.name
}

/** What many tools call the input that only looks at what would be sent. */
const dryRunNames = ['dry', 'test']

/**
 * A problem for each name that a workflow gave and that is not an input. The runner only warns of it, which is dangerous
 * if it was meant to prevent the send. A newer version of the action may know the name.
 */
export function unknownInputs(given: readonly string[], names: readonly string[], redact: Redact): Problem[] {
  return given.map(name => {
    const isDryRun = dryRunNames.includes(name) && names.includes('dry-run')
    const meant = isDryRun ? 'dry-run' : meantName(name, names)
    const wrong = `is not an input of this action (version ${version})`
    const right = 'remove it from `with`, or use a version that has it'
    const hint = 'A variable of the job whose name begins with INPUT_ counts as an input too'
    return problem(truncate(redact(name)), meant ? { message: wrong, meant } : { message: `${wrong}; ${right}`, hint })
  })
}
