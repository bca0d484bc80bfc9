import leven from 'leven'
import { type Problem, problem } from './problems.ts'

/** What keeps a notification from being sent: without a word, a lost one would send for real. */
const guards = ['dry-run', 'max-reach', 'check-urls', 'once-key', 'once-per']
const mostEdits = 2

/**
 * Given names that are not inputs but nearly are: the same except for case and separators (`dry_run`), or a guard with a
 * typing error (`dry-rum`). One with the same value as the right input changes nothing. A name that resembles less may be
 * another variable of the job (`INPUT_STAGE`), so it is left to the runner's own warning.
 */
export function misspelled(stray: Record<string, string>, raw: Record<string, string>): Problem[] {
  return Object.entries(stray).flatMap(([name, value]) => {
    const meant =
      Object.keys(raw).find(known => bare(known) === bare(name)) ??
      guards.find(guard => leven(bare(guard), bare(name)) <= mostEdits)
    if (meant === undefined || raw[meant] === value) return []
    const variable = `INPUT_${name.toUpperCase()}`
    return [
      problem(
        name,
        `is not an input of this action; write \`${meant}\` (or rename ${variable}, if it is a variable of the job)`,
      ),
    ]
  })
}

const bare = (name: string) => name.toLowerCase().replace(/[-_]/g, '')
