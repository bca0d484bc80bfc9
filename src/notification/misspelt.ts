import leven from 'leven'
import { type Problem, problem } from './problems.ts'

/**
 * Inputs whose names are those of no input, but nearly: a `dry_run` or `dry-rum` that nobody reads would send for real. One
 * that says the same as the right one beside it changes nothing, and a name that resembles none is left to the runner's
 * own warning.
 */
export function misspelt(stray: Record<string, string>, raw: Record<string, string>): Problem[] {
  return Object.entries(stray).flatMap(([name, value]) => {
    const meant = nearest(name, Object.keys(raw))
    if (meant === undefined || raw[meant] === value) return []
    return [problem(name, `is no input of this action; write \`${meant}\``)]
  })
}

function nearest(name: string, known: string[]): string | undefined {
  const [best] = known
    .map(input => ({ input, distance: leven(bare(name), bare(input)) }))
    .filter(({ input, distance }) => resembles(bare(name), bare(input), distance))
    .sort((one, other) => one.distance - other.distance)
  return best?.input
}

const bare = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/** A third of the letters may differ, and an end may be missing or too much. */
function resembles(given: string, known: string, distance: number): boolean {
  if (distance <= Math.ceil(Math.max(given.length, known.length) / 3)) return true
  return given.length > 2 && (known.startsWith(given) || given.startsWith(known))
}
