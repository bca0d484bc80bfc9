import type { Dirent } from 'node:fs'
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

/** A folder that a search could not read. Its `cause` says why. */
export class UnreadableFolder extends Error {
  /** With `/`, relative to the folder that is searched, which itself is ''. */
  readonly folder: string

  constructor(folder: string, cause: unknown) {
    super('a folder cannot be read', { cause })
    this.folder = folder
  }
}

/** After so many entries, the event loop gets its turn, so that a search notices that the run is cancelled. */
const entriesPerTurn = 1_000

/**
 * A pattern of the input `payload-files` (docs/campaigns.md, "The preview action"): `*` and `?` within a name, `[a-z]`
 * and `[!a-z]` for a character, `**` for any folders. As in a shell, a name that begins with a dot is matched only by a
 * pattern that does. Not a regular expression: one of many stars would take exponential time.
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
  // No set ends after the last `]`, and for each `[` there the regular expression would read to the end of the text.
  const end = text.lastIndexOf(']') + 1
  // A `]` that comes first in a set is one of its characters.
  const parts = text.slice(0, end).matchAll(/\[([!^]?)(.[^\]]*)\]|./gsu)
  const tokens = Array.from(parts, ([part, negation = '', characters]): Token => {
    if (characters === undefined) return part
    const contains = characterSet(characters)
    return negation ? character => !contains(character) : contains
  })
  return [...tokens, ...text.slice(end)]
}

/** Whether a character is in a set such as `a-z_`. A character without a range is one from itself to itself. */
function characterSet(text: string): (character: string) => boolean {
  const parts = Array.from(text.matchAll(/(.)-(.)|./gsu))
  const ranges = parts.map(([single, from = single, to = single]) => ({ from, to }))
  return character => ranges.some(({ from, to }) => from <= character && character <= to)
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

/** How many segments of a pattern a path matches. With `**` there may be several answers. */
type Matched = ReadonlySet<number>

/** What a path matches with one more name, given what it matches without that name. */
function advance(pattern: Pattern, matched: Matched, name: string): Matched {
  const next: number[] = []
  for (const count of matched) {
    const segment = pattern[count]
    if (segment === '**' && !name.startsWith('.')) next.push(count)
    if (typeof segment === 'function' && segment(name)) next.push(count + 1)
  }
  return orNoFolder(pattern, next)
}

/** Adds what is matched if a `**` that comes next stands for no folder at all. */
function orNoFolder(pattern: Pattern, counts: readonly number[]): Matched {
  const all = new Set(counts)
  // The loop also visits what it adds.
  for (const count of all) if (pattern[count] === '**') all.add(count + 1)
  return all
}

/**
 * The files below a folder that a pattern matches, with `/`, in the order of their names. Links to folders are not
 * followed, so a search never leaves the folder and always ends. Stops after `max` files, or once the run is cancelled;
 * throws TooManyEntries if there is too much to look at, UnreadableFolder if a folder that may hold some cannot be read.
 */
export async function findFiles(folder: string, pattern: Pattern, max: number, budget: Budget): Promise<string[]> {
  const found: string[] = []
  let looked = 0

  async function search(path: string, matched: Matched): Promise<void> {
    const mayMatchBelow = [...matched].some(count => count < pattern.length)
    if (!mayMatchBelow) return
    const list = await entriesOf(folder, path)
    budget.entries -= list.length
    if (budget.entries < 0) throw new TooManyEntries()
    for (const entry of list.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (++looked % entriesPerTurn === 0) await setImmediate()
      if (found.length >= max || budget.signal.aborted) return
      const next = advance(pattern, matched, entry.name)
      const inner = path ? `${path}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        await search(inner, next)
        continue
      }
      const matchesAll = next.has(pattern.length)
      if (matchesAll && !(await isLinkToFolder(entry, join(folder, inner)))) found.push(inner)
    }
  }
  await search('', orNoFolder(pattern, [0]))
  return found
}

async function entriesOf(folder: string, path: string): Promise<Dirent[]> {
  try {
    return await readdir(join(folder, path), { withFileTypes: true })
  } catch (error) {
    // There is no such folder, or there is none any more.
    if (isNoSuchFile(error)) return []
    throw new UnreadableFolder(path, error)
  }
}

/** Whether an error says that there is no file, or no folder, of that name. */
export const isNoSuchFile = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

async function isLinkToFolder(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return false
  const target = await stat(path).catch(() => undefined)
  return target?.isDirectory() === true
}
