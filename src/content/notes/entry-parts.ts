import { plainLine } from '../../text.ts'
import type { Part } from './inline-markdown.ts'

// What the readers of the beginning, the end and the sentences of an entry share.

export const isBlank = ({ kind }: Part): boolean => kind === 'space' || kind === 'break'

/** Whether a part is one of these signs. */
export const isSign = (part: Part | undefined, signs: string): boolean =>
  part?.kind === 'sign' && signs.includes(part.text)

export const colons = ':：'
export const dashes = '-–—'

/** The parts without white space around them. */
export function trimmed(parts: readonly Part[]): readonly Part[] {
  const from = parts.findIndex(part => !isBlank(part))
  const to = parts.findLastIndex(part => !isBlank(part))
  return from === -1 ? [] : parts.slice(from, to + 1)
}

/** Parts as one line of plain text without codes of emoji. */
export const textOf = (parts: readonly Part[]): string => plainLine(parts.map(shownText).join(''))

/** Code of several words is quoted, so that they do not run into the sentence. */
function shownText({ kind, text }: Part): string {
  if (kind === 'code' && /\s/.test(text)) return `“${text}”`
  return kind === 'emoji' && text.startsWith(':') ? '' : text
}

/** The key of a ticket: `MAP-12`. */
export const ticket = /^[A-Z][A-Z0-9]{1,9}-\d{1,6}$/

const setOf = (words: string) => new Set(words.split(' '))

/** The words with which generators connect references to what is before them: `closes #12`, `by @octocat`. */
const connecting = setOf(
  'see closes closed close fixes fixed fix resolves resolved resolve by in via with refs ref thanks thx props contributed von par por 感谢 由 在 贡献',
)
/** The words that may follow them: `thanks to @octocat`, `see PR #12 for details`. */
const following = setOf('pr pull request issue to and part of for details thank you')

export const connectsReference = (word: string): boolean => connecting.has(word.toLowerCase())
export const isConnecting = (word: string): boolean => connectsReference(word) || following.has(word.toLowerCase())
