import leven from 'leven'
import { type Problem, problem } from './problems.ts'

const maxEdits = 2
const bare = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/** The name that was meant: the same except for case and separators, or one of `similar` with a typing error. */
export function meantName<Name extends string>(
  given: string,
  names: readonly Name[],
  similar: readonly Name[] = names,
): Name | undefined {
  const isSimilar = (name: Name) => leven(bare(name), bare(given)) <= Math.min(maxEdits, name.length >> 1)
  return names.find(name => bare(name) === bare(given)) ?? similar.find(isSimilar)
}

/** What keeps a notification from being sent: without a word, a lost one would send for real. */
const guards = ['dry-run', 'max-reach', 'check-urls', 'once-key', 'once-per']

/**
 * Given names that are not inputs but nearly are: the same except for case and separators (`dry_run`), or a guard with a
 * typing error (`dry-rum`). One with the same value as the right input changes nothing. A name that resembles less may be
 * another variable of the job (`INPUT_STAGE`), so it is left to the runner's own warning.
 */
export function misspelled(stray: Record<string, string>, raw: Record<string, string>): Problem[] {
  return Object.entries(stray).flatMap(([name, value]) => {
    const meant = meantName(name, Object.keys(raw), guards)
    if (meant === undefined || raw[meant] === value) return []
    const remedy = `write \`${meant}\` (or rename INPUT_${name.toUpperCase()}, if it is a variable of the job)`
    return problem(name, `is not an input of this action; ${remedy}`)
  })
}
