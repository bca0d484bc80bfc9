import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A part of a pattern: one item (a name of a path, a character of a name) that it matches, or any number of them. */
interface Part {
  matches: (item: string) => boolean
  repeats?: boolean
}

/** How many entries of folders may still be looked at: a checkout may contain anything. */
export interface Budget {
  entries: number
}

export class TooManyEntries extends Error {}

/**
 * A pattern in the words of the contract (section 10): `*` and `?` within a name, `[a-z]` and `[!a-z]` for a character,
 * `**` for any folders. As in a shell, a name that begins with a dot is matched only by a pattern that does. Not a regular
 * expression: one of many stars would take exponential time.
 */
export function parsePattern(text: string): Part[] {
  const segments = text.split('/').filter(part => part !== '' && part !== '.')
  return segments.map(segment => {
    if (segment === '**') return { matches: name => !name.startsWith('.'), repeats: true }
    const characters = parseSegment(segment)
    return { matches: name => segment.startsWith('.') === name.startsWith('.') && matchesName(characters, name) }
  })
}

function parseSegment(text: string): Part[] {
  const parts = text.match(/\[[!^]?[^/][^\]/]*\]|./gsu) ?? []
  return parts.map(part => {
    const set = /^\[([!^]?)(.+)\]$/su.exec(part)
    if (set) return { matches: isOneOf(set[2] ?? '', set[1] !== '') }
    if (part === '*') return { matches: () => true, repeats: true }
    return { matches: character => part === '?' || part === character }
  })
}

function isOneOf(text: string, negated: boolean): Part['matches'] {
  const ranges = Array.from(text.matchAll(/(.)-(.)|./gsu), ([one, from = one, to = from]) => [from, to] as const)
  return character => ranges.some(([from, to]) => from <= character && character <= to) !== negated
}

function matchesName(characters: readonly Part[], name: string): boolean {
  let states = reached(characters, [0])
  for (const character of name) states = advance(characters, states, character)
  return states.has(characters.length)
}

/** How many parts of a pattern may be matched once an item is added to those of which so many parts were matched. */
function advance(pattern: readonly Part[], states: ReadonlySet<number>, item: string): Set<number> {
  const next = Array.from(states).flatMap(state => {
    const part = pattern[state]
    if (!part?.matches(item)) return []
    return part.repeats ? [state] : [state + 1]
  })
  return reached(pattern, next)
}

/** A part that repeats also matches nothing at all. */
function reached(pattern: readonly Part[], states: readonly number[]): Set<number> {
  const all = new Set(states)
  for (const state of all) if (pattern[state]?.repeats) all.add(state + 1)
  return all
}

/**
 * The files below a folder that a pattern matches, with `/`, in the order of their names. Links to folders are not followed,
 * so a search never leaves the folder and always ends. Stops after `max` files; throws TooManyEntries if there is too
 * much to look at.
 */
export async function findFiles(
  folder: string,
  pattern: readonly Part[],
  max: number,
  budget: Budget,
): Promise<string[]> {
  const found: string[] = []

  async function search(path: string, states: ReadonlySet<number>): Promise<void> {
    const list = await readdir(join(folder, path), { withFileTypes: true }).catch(() => [])
    budget.entries -= list.length
    if (budget.entries < 0) throw new TooManyEntries()
    for (const entry of list.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (found.length >= max) return
      const next = advance(pattern, states, entry.name)
      const inner = path ? `${path}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        if (next.size > 0) await search(inner, next)
      } else if (next.has(pattern.length) && !(entry.isSymbolicLink() && (await isFolder(join(folder, inner))))) {
        found.push(inner)
      }
    }
  }
  await search('', reached(pattern, [0]))
  return found
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    status => status.isDirectory(),
    () => false,
  )
}
