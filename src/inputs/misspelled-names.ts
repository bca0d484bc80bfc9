import leven from 'leven'
import { type Redact, truncate } from '../text.ts'
import { version } from '../version.ts'
import { type Problem, problem } from './problems.ts'

// Finds the name that was probably meant by a misspelled input, file field, or audience name.

/**
 * Whether so few edits are probably a typo. The limit is lower for short names: changing half of a short name is not a
 * typo.
 */
export const isTypingError = (edits: number, name: string): boolean => edits <= Math.min(2, Math.floor(name.length / 2))

/** Names that differ only in case and separators count as equal. */
const bareName = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/** The known name closest to the given one, if it is close enough to be a typo. */
export function meantName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  const candidates = names.map(name => ({ name, edits: leven(bareName(name), bareName(given)) }))
  const similar = candidates.filter(({ name, edits }) => isTypingError(edits, name))
  return similar.sort((one, other) => one.edits - other.edits)[0]?.name
}

/** Common names for a dry-run option in other tools. */
const dryRunNames = ['dry', 'test']

/**
 * A problem for each given name that is not an input. The runner only warns about it, which is dangerous if the input
 * was meant to prevent the send. A newer version of the action may have an input of this name.
 */
export function unknownInputs(given: readonly string[], names: readonly string[], redact: Redact): Problem[] {
  return given.map(name => {
    const isDryRun = dryRunNames.includes(name) && names.includes('dry-run')
    const meant = isDryRun ? 'dry-run' : meantName(name, names)
    const wrong = `is not an input of this action (version ${version})`
    const right = 'remove it from `with`, or use a version that has it'
    const hint =
      'An environment variable of the job whose name begins with INPUT_ counts as an input too: rename it if it is one'
    return problem(truncate(redact(name)), { message: `${wrong}; ${right}`, meant, hint })
  })
}
