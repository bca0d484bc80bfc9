import { Lexer, type Token, type Tokens } from 'marked'
import { type HtmlBlock, htmlBlocks } from './html-text.ts'
import { markedText, unmarked } from './marked-text.ts'

/** A block of release notes. Its text keeps its line breaks, and has marks around links, emphasis and code. */
export interface Block extends Omit<HtmlBlock, 'details'> {
  /** The number of folded `<details>` around it. */
  folds: number
  /** The number of lists around it. */
  nesting: number
  /** A list follows directly; if this block is an item, the list is within that item. */
  introducesList: boolean
}

// The lexer takes time with the square of the length of the notes and of a block. The lengths are in UTF-16 code units.
const maxLength = 32_768
const maxLines = 600
const maxBlock = 2_000

// The lexer also takes time with the square of the depth, so lists and quotations that are nested deeper lose their
// marks.
const nestedTooDeep = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm
const indentedTooDeep = /^[ \t]{40,}/gm

const footnoteStart = /^\[\^[^\]\s]{1,40}\]:/
const alertStart = /^\s*\[!(?:note|tip|important|warning|caution)\]/i

interface ReadingState {
  lexer: Lexer
  /** For each `<details>` that has not ended, whether it is folded: an open one shows its text. */
  details: boolean[]
  /** How many of them are folded. */
  folds: number
}

/**
 * The blocks of Markdown in their order. The Markdown within a block is only read when the caller asks for that block.
 */
export function* blocksOf(markdown: string): Generator<Block> {
  const source = unmarked(markdown.slice(0, maxLength))
    .replace(/\r\n?/g, '\n')
    .split('\n', maxLines)
    .join('\n')
    .replace(nestedTooDeep, '')
    .replace(indentedTooDeep, '')
  const lexer = new Lexer({ gfm: true })
  yield* walk(lexer.blockTokens(source, []), { lexer, details: [], folds: 0 }, { nesting: 0, isQuoted: false })
}

/** What the blocks of a list or a quotation are in. */
interface Surroundings {
  nesting: number
  isQuoted: boolean
}

function* walk(tokens: readonly Token[], state: ReadingState, around: Surroundings): Generator<Block> {
  const { nesting, isQuoted } = around
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'html') {
      for (const { details, ...block } of htmlBlocks(token.raw)) {
        const inItem = block.kind === 'item' ? 1 : 0
        if (block.text !== '') yield { ...block, folds: state.folds, nesting: nesting + inItem, introducesList: false }
        if (details) follow(details, state)
      }
    } else if (token.type === 'blockquote') {
      yield* walk((token as Tokens.Blockquote).tokens, state, { ...around, isQuoted: true })
    } else if (token.type === 'list') {
      for (const item of (token as Tokens.List).items) {
        yield* walk(item.tokens, state, { isQuoted, nesting: nesting + 1 })
      }
    } else if (token.type === 'paragraph' || token.type === 'text' || token.type === 'heading') {
      const { text: markdown, depth = 0 } = token as Tokens.Heading
      if (footnoteStart.test(markdown)) continue
      const kind = kindOfToken(token, nesting)
      const text = markedText(state.lexer.inlineTokens(markdown.slice(0, maxBlock)))
      const introducesList = nextType(tokens, index) === 'list'
      yield {
        kind,
        depth,
        text: isQuoted ? text.replace(alertStart, '') : text,
        folds: state.folds,
        nesting,
        introducesList,
      }
      // Later paragraphs of an item explain it, so only its lists are read.
      if (kind === 'item') {
        const lists = introducesList ? tokens.slice(index + 1).filter(({ type }) => type === 'list') : []
        return yield* walk(lists, state, around)
      }
    }
  }
}

function follow(details: NonNullable<HtmlBlock['details']>, state: ReadingState): void {
  if (details === 'end') {
    if (state.details.pop()) state.folds--
    return
  }
  const isFolded = details === 'folded'
  state.details.push(isFolded)
  if (isFolded) state.folds++
}

function kindOfToken(token: Token, nesting: number): Block['kind'] {
  if (nesting > 0) return 'item'
  return token.type === 'heading' ? 'heading' : 'paragraph'
}

/** The type of the next token that is not white space. */
function nextType(tokens: readonly Token[], index: number): string | undefined {
  const next = tokens[index + 1]
  return next?.type === 'space' ? tokens[index + 2]?.type : next?.type
}
