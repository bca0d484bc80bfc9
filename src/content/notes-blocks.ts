import { Lexer, type Token, type Tokens } from 'marked'
import { decodeEntities, type HtmlBlock, htmlBlocks, tagEffect } from './html-text.ts'

/** A block of text in release notes. The text has links, emphasis and code between marks. */
export interface Block extends Omit<HtmlBlock, 'folds'> {
  /** Inside a `<details>`. */
  folded: boolean
  quoted: boolean
  /** A list follows at once, within the same item if this is one. */
  introducesList: boolean
  /** The items that this one is nested in. */
  ancestors: readonly Block[]
}

/**
 * Characters for private use around what Markdown marks in the text of a block. Notes cannot contain them: they are
 * taken out of the notes before these are read.
 */
export const mark = {
  link: ['\ue000', '\ue003'],
  /** A link that compares two versions. */
  comparison: ['\ue001', '\ue003'],
  /** A link to a user, named by the login. */
  user: ['\ue002', '\ue003'],
  emphasis: ['\ue004', '\ue005'],
  code: ['\ue006', '\ue007'],
} as const

type Mark = (typeof mark)[keyof typeof mark]

const enclose = ([start, end]: Mark, text: string) => `${start}${text}${end}`
export const hasMark = (text: string, [start]: Mark) => text.includes(start)
export const unmarked = (text: string) => text.replace(/[\ue000-\ue007]/g, '')

const LINK = /[\ue000-\ue002]([^\ue003]*)\ue003/g
export const linksOf = (text: string) => [...text.matchAll(LINK)].map(([, inner = '']) => unmarked(inner))
export const withoutLinks = (text: string) => text.replace(LINK, '')
export const withoutEmphasis = (text: string) => text.replace(/\ue004[^\ue005]*\ue005/g, '')
export const withoutCode = (text: string) => text.replace(/\ue006[^\ue007]*\ue007/g, '')

/** Only so much of the notes is read, and so much of each block (in UTF-16 code units): the lexer is quadratic in both. */
const MAX_LENGTH = 32_768
const MAX_LINES = 600
const MAX_BLOCK = 2_000

/** Lists and quotations nested deeper than this lose their marks, since the lexer is quadratic in depth. */
const NESTED_TOO_DEEP = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm
const INDENTED_TOO_DEEP = /^[ \t]{40,}/gm

const FOOTNOTE = /^\[\^[^\]\s]{1,40}\]:/
const FOOTNOTE_REFERENCE = /\[\^[^\]\s]{1,40}\]/g
const GITHUB_URL = /^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/
const USER_URL = /^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/

interface State {
  lexer: Lexer
  folds: number
}

/**
 * The blocks of Markdown in their order. Only the lexer for blocks runs over the whole of it; Markdown within
 * a block is read when the block is asked for.
 */
export function* blocksOf(markdown: string): Generator<Block> {
  const source = unmarked(markdown.slice(0, MAX_LENGTH))
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n', MAX_LINES)
    .join('\n')
    .replace(NESTED_TOO_DEEP, '')
    .replace(INDENTED_TOO_DEEP, '')
  const lexer = new Lexer({ gfm: true })
  yield* walk(lexer.blockTokens(source, []), { lexer, folds: 0 }, { kind: 'paragraph', quoted: false, ancestors: [] })
}

type Surroundings = Pick<Block, 'kind' | 'quoted' | 'ancestors'>

function* walk(tokens: readonly Token[], state: State, around: Surroundings): Generator<Block> {
  let lead: Block | undefined
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'html') {
      for (const { kind, depth, text, folds } of htmlBlocks(token.raw)) {
        if (text !== '') yield { ...around, kind, depth, text, folded: state.folds > 0, introducesList: false }
        state.folds = Math.max(0, state.folds + folds)
      }
    } else if (token.type === 'blockquote') {
      yield* walk((token as Tokens.Blockquote).tokens, state, { ...around, quoted: true })
    } else if (token.type === 'list') {
      const ancestors = lead ? [...around.ancestors, lead] : around.ancestors
      for (const { tokens: inner } of (token as Tokens.List).items) {
        yield* walk(inner, state, { ...around, kind: 'item', ancestors })
      }
    } else if (token.type === 'paragraph' || token.type === 'text' || token.type === 'heading') {
      const { text: markdown, depth = 0 } = token as Tokens.Heading
      if (FOOTNOTE.test(markdown)) continue
      const kind = token.type === 'heading' ? 'heading' : around.kind
      const introducesList = nextType(tokens, index) === 'list'
      const text = marked(state.lexer.inlineTokens(markdown.slice(0, MAX_BLOCK)))
      lead = { ...around, kind, depth, text, folded: state.folds > 0, introducesList }
      yield lead
    }
  }
}

const nextType = (tokens: readonly Token[], index: number) =>
  (tokens[index + 1]?.type === 'space' ? tokens[index + 2] : tokens[index + 1])?.type

/** The text of Markdown within a block; images and struck-out text do not count. */
function marked(tokens: readonly Token[], emphasized = false): string {
  const effects = tokens.map(token => (token.type === 'html' ? tagEffect(token.raw) : undefined))
  const lastEnd = effects.lastIndexOf('end')
  let text = ''
  let skipped = false
  for (const [index, token] of tokens.entries()) {
    const effect = effects[index]
    // Without an end it is more likely the subject of a sentence ("Fix <script> in titles") than an element.
    if (effect === 'start' || effect === 'end') skipped = effect === 'start' && index < lastEnd
    else if (!skipped) text += effect === 'break' ? '\n' : markedToken(token, emphasized)
  }
  return text
}

function markedToken(token: Token, emphasized: boolean): string {
  switch (token.type) {
    case 'escape':
      return token.text
    case 'text':
      return token.tokens
        ? marked(token.tokens, emphasized)
        : unmarked(decodeEntities(token.text)).replace(FOOTNOTE_REFERENCE, '')
    case 'codespan':
      return enclose(mark.code, token.text)
    case 'br':
      return '\n'
    case 'strong':
    case 'em': {
      const inner = marked(token.tokens ?? [], true)
      return emphasized ? inner : enclose(mark.emphasis, inner)
    }
    case 'link':
      return link(token as Tokens.Link, emphasized)
    default:
      return ''
  }
}

/** A link's text; addresses of GitHub's own as it shows them: `#12`, `1a2b3c4`. */
function link({ href, tokens }: Tokens.Link, emphasized: boolean): string {
  const text = marked(tokens, emphasized)
  const [, kind, id = ''] = GITHUB_URL.exec(href) ?? []
  if (kind === 'compare') return enclose(mark.comparison, text === href ? id : text)
  const user = USER_URL.exec(href)?.[1]
  const start = user && [user, `${user}[bot]`].includes(text) ? mark.user : mark.link
  if (text !== href || kind === undefined) return enclose(start, text)
  return enclose(start, kind === 'commit' ? id.slice(0, 7) : /^\d+$/.test(id) ? `#${id}` : text)
}
