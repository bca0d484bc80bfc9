import { Lexer, type Token, type Tokens } from 'marked'
import { type HtmlBlock, htmlBlocks } from './html-text.ts'
import { markedText, unmarked } from './marked-text.ts'

/** A block of release notes. Its text has marks around links, emphasis and code, and its line breaks. */
export interface Block extends Omit<HtmlBlock, 'folds'> {
  /** How many `<details>` it is in. */
  folds: number
  /** How many lists it is in. */
  nesting: number
  /** A list follows at once, within the same item if this is one. */
  introducesList: boolean
}

/** Only so much of the notes is read, and so much of each block (in UTF-16 code units): the lexer is quadratic in both. */
const maxLength = 32_768
const maxLines = 600
const maxBlock = 2_000

/** Lists and quotations nested deeper than this lose their marks, since the lexer is quadratic in depth. */
const NESTED_TOO_DEEP = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm
const INDENTED_TOO_DEEP = /^[ \t]{40,}/gm

const FOOTNOTE = /^\[\^[^\]\s]{1,40}\]:/
const ALERT = /^\s*\[!(?:note|tip|important|warning|caution)\]/i

interface State {
  lexer: Lexer
  folds: number
}

/**
 * The blocks of Markdown in their order. Only the lexer for blocks runs over the whole of it; Markdown within
 * a block is read when the block is asked for.
 */
export function* blocksOf(markdown: string): Generator<Block> {
  const source = unmarked(markdown.slice(0, maxLength))
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n', maxLines)
    .join('\n')
    .replace(NESTED_TOO_DEEP, '')
    .replace(INDENTED_TOO_DEEP, '')
  const lexer = new Lexer({ gfm: true })
  yield* walk(lexer.blockTokens(source, []), { lexer, folds: 0 }, { nesting: 0, isQuoted: false })
}

interface Surroundings {
  nesting: number
  isQuoted: boolean
}

function* walk(tokens: readonly Token[], state: State, around: Surroundings): Generator<Block> {
  const { nesting, isQuoted } = around
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'html') {
      for (const { folds, ...block } of htmlBlocks(token.raw)) {
        const inItem = block.kind === 'item' ? 1 : 0
        if (block.text !== '') yield { ...block, folds: state.folds, nesting: nesting + inItem, introducesList: false }
        state.folds = Math.max(0, state.folds + folds)
      }
    } else if (token.type === 'blockquote') {
      yield* walk((token as Tokens.Blockquote).tokens, state, { ...around, isQuoted: true })
    } else if (token.type === 'list') {
      for (const item of (token as Tokens.List).items) {
        yield* walk(item.tokens, state, { isQuoted, nesting: nesting + 1 })
      }
    } else if (token.type === 'paragraph' || token.type === 'text' || token.type === 'heading') {
      const { text: markdown, depth = 0 } = token as Tokens.Heading
      if (FOOTNOTE.test(markdown)) continue
      const kind = nesting > 0 ? 'item' : token.type === 'heading' ? 'heading' : 'paragraph'
      const text = markedText(state.lexer.inlineTokens(markdown.slice(0, maxBlock)))
      const introducesList = nextType(tokens, index) === 'list'
      yield {
        kind,
        depth,
        text: isQuoted ? text.replace(ALERT, '') : text,
        folds: state.folds,
        nesting,
        introducesList,
      }
      // Later paragraphs of an item explain it.
      if (kind === 'item') {
        const lists = introducesList ? tokens.slice(index + 1).filter(({ type }) => type === 'list') : []
        return yield* walk(lists, state, around)
      }
    }
  }
}

const nextType = (tokens: readonly Token[], index: number) =>
  (tokens[index + 1]?.type === 'space' ? tokens[index + 2] : tokens[index + 1])?.type
