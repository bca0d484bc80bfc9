import { showInvisible, truncate } from '../text.ts'
import { parseUrl } from '../url.ts'

/**
 * Text from outside that a summary shows as it is, without markup or links. It is meant for an HTML block, in which
 * GitHub does not read Markdown, but in a Markdown paragraph or table cell the text has no effect either. Line breaks
 * become `<br>`.
 */
export const escapeMarkup = (text: string): string => escapeShown(showInvisible(text))

/** The same, and browsers may break its words of more than so many characters. */
export const escapeBreakable = (text: string, longest?: number): string =>
  escapeShown(breakable(showInvisible(text), longest))

function escapeShown(text: string): string {
  const escaped = text.replace(special, entity).replace(autolinked, asElement)
  // The first character could begin a list, a heading or a table: any of ASCII, except letters, and `&` and `<`, which
  // begin our own entities and elements.
  return escaped.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>')
}

/** Text from outside for `<code>` and `<pre>`, in which GitHub does not look for mentions, emoji and the like. */
export function escapeCode(text: string): string {
  return showInvisible(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;')
}

/** At most so many characters of a text from outside, escaped; browsers may break its long words. */
export const escapeTruncated = (text: string, max: number): string => escapeBreakable(truncate(text, max))

/** A text from outside as a part of a line. It cannot change the direction of the text around it. */
export const markupQuote = (text: string): string => isolated(escapeTruncated(text, 500))

/** Sentences of this action, which may quote texts from outside. What is in backticks becomes code. */
export function sentence(text: string, max = 500): string {
  const parts = truncate(text, max).split(codeSpan)
  const markup = parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeBreakable(part)))
  return isolated(markup.join(''))
}

/** Sentences, with what the summary sets apart from them: the page of the run they speak of, a command to copy. */
export interface LinkedText {
  text: string
  url?: string
  command?: string
}

/** Sentences of this action with a link to the run that they mention. Their command is a separate block. */
export function linkedText({ text, url }: LinkedText, max = 2_000): string {
  return `${sentence(text, max)}${url ? ` <a href="${escapeAttribute(url)}">Open that run</a>` : ''}`
}

/** HTML blocks of a summary; `false` and undefined are left out. */
export type Blocks = string | false | undefined | readonly Blocks[]

export const flatBlocks = (blocks: Blocks): string[] =>
  typeof blocks === 'object' ? blocks.flatMap(flatBlocks) : blocks ? [blocks] : []

/** The command as an HTML block from which a reader can copy it; a long command scrolls. */
export const commandBlock = ({ command }: LinkedText): Blocks =>
  command !== undefined && `<pre><code>${escapeCode(command)}</code></pre>`

const isolated = (markup: string) => `<span dir="auto">${markup}</span>`

// Backticks count only at the beginning and the end of a word, so that a single one in a quoted word never pairs with
// one of our own.
const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/

/** Text from outside as code. A reader can copy it as it is, since nothing is added to break its words. */
export const code = (text: string): string => `<code>${escapeCode(text)}</code>`

/**
 * A link that shows where it leads; only its text if the URL is too long to click, or lacks what a placeholder stands
 * for. The caller made sure that it is http(s).
 */
export function link(url: string, max = 300): string {
  const text = escapeBreakable(linkText(url, max))
  return url.length > maxUrl || !parseUrl(url) ? text : `<a href="${escapeAttribute(url)}">${text}</a>`
}

/** A URL with its whole host as browsers write it (ASCII), since that says where it leads. What is cut is the path. */
function linkText(url: string, max: number): string {
  const host = parseUrl(url)?.host
  const [, scheme = '', path = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(url) ?? []
  if (!host || scheme === '') return truncate(url, max)
  return scheme + host + truncate(path, Math.max(1, max - scheme.length - host.length))
}

/**
 * An image of that width in pixels, or less if there is less room; its height follows. GitHub fetches it through its
 * own proxy. If the URL is too long for that, only the alternative text. That is not escaped: it must be one of ours.
 */
export function image(url: string, alt: string, width: number): string {
  return url.length > maxUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`
}

/**
 * Lets browsers break words of more than so many characters, since a table cell becomes as wide as its longest word.
 * Shorter words stay as they are, so that a reader can copy them, and so do the short parts of a URL between slashes,
 * and words in which browsers find a place to break by themselves.
 */
export function breakable(text: string, longest = 40): string {
  const longWord = new RegExp(`[^\\s/?-]{${longest + 1},}`, 'g')
  return text.replace(longWord, word => {
    if (new RegExp(breaksByItself, 'u').test(word)) return word
    // So that no character is separated from its accents.
    const characters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment)
    return characters.map((each, index) => (index > 0 && index % pieceLength === 0 ? `\u200b${each}` : each)).join('')
  })
}

const pieceLength = 10
/** In scripts without spaces, and between emoji, browsers break a line. */
const breaksByItself = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`

/** In characters: a rule of thumb for what browsers and proxies accept. */
const maxUrl = 2_000

/** What Markdown or HTML could take for markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g

/**
 * What GitHub or a Markdown parser could take for a link, mention, issue, emoji or formula, or for a part of one. A `#`
 * after `&` belongs to an entity of the step before.
 */
const autolinked = /(?<!&)#|[@:$]|(?<=[wW]{3})\./g

const entity = (character: string) => `&#${character.codePointAt(0)};`

// In an element of its own, a character has no text beside it. GitHub recommends this for a dollar sign that must not
// begin a formula.
const asElement = (character: string) => `<span>${entity(character)}</span>`

const escapeAttribute = (text: string) => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity)

/** `48210` as `48,210`. (The first use of `Intl.NumberFormat` takes as long as the request.) */
export const grouped = (number: number): string =>
  String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))

/** `1 subscriber`, `2,000 subscribers`. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
