import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A pattern in the words of the contract (section 10): `*` and `?` within a name, `[a-z]` and `[!a-z]` for a character,
 * `**` for any folders. As in a shell, a name that begins with a dot is matched only by a pattern that does.
 */
export type Pattern = readonly Segment[]
type Segment = '**' | readonly Token[]
/** `*`, `?`, the character itself, or a set of characters. */
type Token = string | ((character: string) => boolean)

/** How many entries of folders may still be looked at: a checkout may contain anything. */
export interface Budget {
  entries: number
}

export class TooManyEntries extends Error {}

/** A pattern as its parts between slashes. Not a regular expression: one of many stars would take exponential time. */
export function parsePattern(text: string): Pattern {
  const segments = text.split('/').filter(part => part !== '' && part !== '.')
  return segments.map(part => (part === '**' ? part : parseSegment(part)))
}

function parseSegment(text: string): Token[] {
  const parts = text.match(/\[[!^]?[^/][^\]/]*\]|./gsu) ?? []
  return parts.map(part => {
    const set = /^\[([!^]?)(.+)\]$/su.exec(part)
    return set ? characterSet(set[2] ?? '', set[1] !== '') : part
  })
}

function characterSet(text: string, negated: boolean): Token {
  const ranges = Array.from(text.matchAll(/(.)-(.)|./gsu), ([one, from = one, to = from]) => [from, to] as const)
  return character => ranges.some(([from, to]) => from <= character && character <= to) !== negated
}

const matchesCharacter = (token: Token | undefined, character: string) =>
  typeof token === 'function' ? token(character) : token === '?' || token === character

/** Whether a name matches a segment. On a mismatch only the last star takes one character more, so it ends soon. */
function matchesName(tokens: readonly Token[], name: string): boolean {
  if (name.startsWith('.') && tokens[0] !== '.') return false
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

/**
 * The files below a folder that a pattern matches, with `/`, in the order of their names. Links to folders are not followed,
 * so a search never leaves the folder and always ends. Stops after `max` files; throws TooManyEntries if there is too
 * much to look at.
 */
export async function findFiles(folder: string, pattern: Pattern, max: number, budget: Budget): Promise<string[]> {
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

/** How much of a pattern may be matched once a name is added to a path of which so much was matched. */
function advance(pattern: Pattern, states: ReadonlySet<number>, name: string): Set<number> {
  const next = Array.from(states).flatMap(state => {
    const segment = pattern[state]
    if (segment === '**') return name.startsWith('.') ? [] : [state]
    return segment && matchesName(segment, name) ? [state + 1] : []
  })
  return reached(pattern, next)
}

/** `**` also matches no folder at all. */
function reached(pattern: Pattern, states: readonly number[]): Set<number> {
  const all = new Set(states)
  for (const state of all) if (pattern[state] === '**') all.add(state + 1)
  return all
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    status => status.isDirectory(),
    () => false,
  )
}
