import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

/** The parts of a pattern between slashes: `**`, or whether a name matches. */
export type Pattern = readonly Segment[]
type Segment = '**' | ((name: string) => boolean)
/** `*`, `?`, the character itself, or a set of characters. */
type Token = string | ((character: string) => boolean)

/** How many entries of folders may still be looked at: a checkout may contain anything. */
export interface Budget {
  entries: number
  /** Aborted when the run is cancelled. */
  signal: AbortSignal
}

export class TooManyEntries extends Error {}

/** After so many, the event loop gets its turn, so that a search notices that the run is cancelled. */
const entriesPerTurn = 1_000

/**
 * A pattern in the words of the contract (section 10): `*` and `?` within a name, `[a-z]` and `[!a-z]` for a character,
 * `**` for any folders. As in a shell, a name that begins with a dot is matched only by a pattern that does. Not a regular
 * expression: one of many stars would take exponential time.
 */
export function parsePattern(text: string): Pattern {
  const segments = text.split('/').filter(part => part !== '' && part !== '.')
  return segments.map(segment => {
    if (segment === '**') return segment
    const tokens = parseSegment(segment)
    return name => segment.startsWith('.') === name.startsWith('.') && matchesName(tokens, name)
  })
}

function parseSegment(text: string): Token[] {
  // Behind the last bracket no set ends, and each that begins there would be searched to its end.
  const end = text.lastIndexOf(']') + 1
  const parts = text.slice(0, end).match(/\[[!^]?[^/][^\]/]*\]|./gsu) ?? []
  return [...parts, ...text.slice(end)].map(part => {
    const set = /^\[([!^]?)(.+)\]$/su.exec(part)
    return set ? isOneOf(set[2] ?? '', set[1] !== '') : part
  })
}

function isOneOf(text: string, negated: boolean): Token {
  const ranges = Array.from(text.matchAll(/(.)-(.)|./gsu), ([one, from = one, to = from]) => [from, to] as const)
  return character => ranges.some(([from, to]) => from <= character && character <= to) !== negated
}

/** On a mismatch only the last star takes one character more: soon over, whatever names a contributor chooses. */
function matchesName(tokens: readonly Token[], name: string): boolean {
  const characters = Array.from(name)
  let token = 0
  let star = -1
  let restart = 0
  for (let at = 0; at < characters.length; ) {
    if (tokens[token] === '*') {
      star = token++
      restart = at
    } else if (matchesCharacter(tokens[token], characters[at] ?? '')) {
      token++
      at++
    } else if (star !== -1) {
      token = star + 1
      at = ++restart
    } else {
      return false
    }
  }
  return tokens.slice(token).every(rest => rest === '*')
}

const matchesCharacter = (token: Token | undefined, character: string) =>
  typeof token === 'function' ? token(character) : token === '?' || token === character

/** How many segments of a pattern may be matched once a name is added to a path of which so many were matched. */
function advance(pattern: Pattern, states: ReadonlySet<number>, name: string): Set<number> {
  const next: number[] = []
  for (const state of states) {
    const segment = pattern[state]
    if (segment === '**' && !name.startsWith('.')) next.push(state)
    if (typeof segment === 'function' && segment(name)) next.push(state + 1)
  }
  return reached(pattern, next)
}

/** `**` also matches no folder at all. */
function reached(pattern: Pattern, states: readonly number[]): Set<number> {
  const all = new Set(states)
  for (const state of all) if (pattern[state] === '**') all.add(state + 1)
  return all
}

/**
 * The files below a folder that a pattern matches, with `/`, in the order of their names. Links to folders are not followed,
 * so a search never leaves the folder and always ends. Stops after `max` files, or once the run is cancelled;
 * throws TooManyEntries if there is too much to look at.
 */
export async function findFiles(folder: string, pattern: Pattern, max: number, budget: Budget): Promise<string[]> {
  const found: string[] = []
  let looked = 0

  async function search(path: string, states: ReadonlySet<number>): Promise<void> {
    const list = await readdir(join(folder, path), { withFileTypes: true }).catch(() => [])
    budget.entries -= list.length
    if (budget.entries < 0) throw new TooManyEntries()
    for (const entry of list.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (++looked % entriesPerTurn === 0) await setImmediate()
      if (found.length >= max || budget.signal.aborted) return
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

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() === true
