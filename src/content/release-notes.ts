import emoji from 'markdown-it-emoji/lib/data/full.mjs'
import { Marked } from 'marked'
import { type Block, blocksOf, type Run } from './html-blocks.ts'
import { plainText } from './plain-text.ts'

export { truncate } from './truncate.ts'

/** Only so much of the notes is read, in UTF-16 code units. */
const MAX_LENGTH = 32_768

/** Lists and quotations nested deeper than this lose their markers; unbounded, they overflow the stack. */
const NESTED_TOO_DEEP = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20,}/gm

/** How many characters may be searched for the ends of emphasis in all; unbounded, that is quadratic. */
const EMPHASIS_BUDGET = 16_000_000

const ALERT = /^\s*\[!(?:note|tip|important|warning|caution)\]/i
const FOOTNOTE = /^ {0,3}\[\^([^\]\s]+)\]:.*(?:\n(?! {0,3}(?:\[\^|```|~~~)).*\S.*)*/gm
const FOOTNOTE_REFERENCE = /\[\^([^\]\s]+)\]/g
const URL_IN_TEXT = /(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?"'()[\]]/gi
const ONLY_URL = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i
const GITHUB_URL = /^https?:\/\/[^/]+\/[\w.-]+\/[\w.-]+\/(pull|issues|discussions|commit|compare)\/([^/?#]+)/
const COMMIT = /\b[0-9a-f]{40}\b/g
const EMOJI = new Map(Object.entries(emoji))
const EMOJI_CODE = /:([a-z0-9_+-]+):/g

/** Versions, dates and numbers name a release without saying anything about it. */
const VERSIONS = /(?<![\p{L}\d])v?\d[\w.+-]*/giu
const ONLY_MENTIONS = /^(?:(?:\s|,|&|\band\b)*@[\w-]+(?:\[bot\])?)+[\s.!]*$/
const LETTER = /\p{L}/u
const SEEN = /[\p{L}\p{N}\p{So}]/u

const COLON_AT_END = /[:：][\s\p{S}]*$/u
const SENTENCE_WITHIN = /[.!?…]\s|[。！？]/u
const SENTENCE_AT_END = /[.!?…。！？][\s\p{S}\p{Pf}\p{Pe}\p{Cf}\p{M}"']*$/u

/** A caption before an address is nothing but a pointer ("Full Changelog: https://…") up to this length. */
const POINTER_LENGTH = 32

/** How well a block announces a release; the first block of the best rank is taken. */
const RANKS = ['paragraph', 'item', 'folded paragraph', 'folded item', 'caption', 'heading', 'remnant'] as const
type Rank = (typeof RANKS)[number]

/**
 * What release notes (Markdown as GitHub reads it, or HTML) announce, as one line of plain text: the first paragraph
 * that says something, else the first list item, else the first heading; '' where nothing has text. Of long notes the
 * first 32,768 characters are read. Never throws.
 *
 * Images and badges, comments, code blocks, tables, rules, footnotes and struck-out text count as no text. A paragraph
 * says nothing where it is only an address, a link, a version, a date, a list of names, or the caption of what follows
 * ("Bug fixes:", "**Features**"); such a caption or link is still better than a heading. What is folded away in
 * `<details>` comes after what is not.
 */
export function announcement(markdown: string): string {
  let best: { block: Block; rank: number } | undefined
  for (const block of blocksOf(htmlOf(markdown))) {
    const rank = rankOf(block)
    if (rank !== -1 && rank < (best?.rank ?? RANKS.length)) best = { block, rank }
  }
  return best ? textOf(best.block, shown) : ''
}

function htmlOf(markdown: string): string {
  const source = markdown
    .slice(0, MAX_LENGTH)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(NESTED_TOO_DEEP, '')
  let budget = EMPHASIS_BUDGET
  const withinBudget = (rest: string) => {
    if (/^[*_~]/.test(rest)) budget -= rest.length
    return budget > 0 ? false : undefined
  }
  const marked = new Marked({ gfm: true, async: false, tokenizer: { emStrong: withinBudget, del: withinBudget } })
  return marked.parse(withoutFootnotes(source), { async: false })
}

/** Marked knows no footnotes; GitHub takes a reference for one only where its note exists. */
function withoutFootnotes(source: string): string {
  const labels = new Set([...source.matchAll(FOOTNOTE)].map(note => note[1]))
  if (labels.size === 0) return source
  return source
    .replace(FOOTNOTE, '')
    .replace(FOOTNOTE_REFERENCE, (reference, label) => (labels.has(label) ? '' : reference))
}

/** The block's place among RANKS; -1 where it has no text that could be announced. */
function rankOf(block: Block): number {
  const rank = (name: Rank) => RANKS.indexOf(name)
  if (block.kind === 'heading') return SEEN.test(textOf(block, shown)) ? rank('heading') : -1
  const own = textOf(block, unlinked)
  const links = textOf(block, linked)
  if (!SEEN.test(own + links)) return -1
  const kind = rank(block.folded ? `folded ${block.kind}` : block.kind)
  if (!says(own)) return says(links) ? (block.kind === 'item' ? kind : rank('caption')) : rank('remnant')
  if (isPointer(block, own, links)) return -1
  return isCaption(block, own) ? rank('caption') : kind
}

/** Words that are more than versions and names of people. */
function says(text: string): boolean {
  return LETTER.test(text.replace(VERSIONS, '')) && !ONLY_MENTIONS.test(text)
}

/** Names what follows instead of saying something: one clause with a colon, or emphasised as a whole like a heading. */
function isCaption(block: Block, own: string): boolean {
  if (block.kind === 'item' && !block.introducesList) return false
  if (isClauseWithColon(own)) return true
  return block.runs.every(run => run.emphasised || run.text.trim() === '') && !SENTENCE_AT_END.test(own)
}

function isClauseWithColon(own: string): boolean {
  return COLON_AT_END.test(own) && !SENTENCE_WITHIN.test(own)
}

/** "**Full Changelog**: https://…"; in a list item, an address other than a comparison belongs to a change. */
function isPointer(block: Block, own: string, links: string): boolean {
  if (!isClauseWithColon(own) || own.length > POINTER_LENGTH || says(links)) return false
  const leadsTo = block.kind === 'item' ? /\/compare\// : /https?:\/\/|www\./i
  return block.runs.some(run => leadsTo.test(run.href ?? run.text))
}

function textOf(block: Block, part: (run: Run) => string): string {
  const text = block.runs.map(part).join('')
  return plainText(block.quoted ? text.replace(ALERT, '') : text)
}

/** Text as GitHub shows it: addresses of its own as references, commits by their first digits, codes as emoji. */
function shown({ text, code }: Run): string {
  if (code) return text
  return text
    .replace(URL_IN_TEXT, reference)
    .replace(COMMIT, sha => sha.slice(0, 7))
    .replace(EMOJI_CODE, emojiOf)
}

function unlinked(run: Run): string {
  return run.href === undefined ? shown({ ...run, text: run.code ? run.text : run.text.replace(URL_IN_TEXT, '') }) : ''
}

function linked(run: Run): string {
  return run.href === undefined || ONLY_URL.test(run.text) || run.href.includes('/compare/') ? '' : shown(run)
}

function reference(url: string): string {
  const [, kind, id = ''] = GITHUB_URL.exec(url) ?? []
  if (kind === 'compare') return id
  if (kind === 'commit') return id.slice(0, 7)
  return kind !== undefined && /^\d+$/.test(id) ? `#${id}` : url
}

/** An address such as `fe80::1234:5678` holds no emoji, so what is all digits has to stand apart from others. */
function emojiOf(code: string, name: string, offset: number, text: string): string {
  const neighbours = text.charAt(offset - 1) + text.charAt(offset + code.length)
  if (/^\d+$/.test(name) && /[\da-f]/i.test(neighbours)) return code
  return EMOJI.get(name) ?? code
}
