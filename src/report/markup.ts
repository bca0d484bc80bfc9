import { showInvisible, truncate } from '../text.ts'
import { parseUrl } from '../url.ts'

/**
 * Escapes text from outside, so that a summary shows its characters and no markup or links. Callers put the result into
 * HTML blocks, but it is also safe in Markdown paragraphs and table cells. Line breaks become `<br>`.
 */
export const escapeMarkup = (text: string): string => escapeShown(showInvisible(text))

/** Escapes like `escapeMarkup`, but lets browsers break words that are longer than `longest`. */
export const escapeBreakable = (text: string, longest?: number): string =>
  escapeShown(breakable(showInvisible(text), longest))

function escapeShown(text: string): string {
  const escaped = text.replace(special, entity).replace(autolinked, asElement)
  // A first character that is ASCII and no letter could start a list, a heading or a table. The `&` and `<` stay,
  // because they belong to our own entities and elements.
  return escaped.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>')
}

/** Escapes text from outside for `<code>` and `<pre>`, where GitHub does not look for mentions, emoji and the like. */
export function escapeCode(text: string): string {
  return showInvisible(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;')
}

/** Escapes at most `max` characters of a text from outside. Browsers may break its long words. */
export const escapeTruncated = (text: string, max: number): string => escapeBreakable(truncate(text, max))

/** Escapes a text from outside so that it cannot change the direction of the text around it. */
export const markupQuote = (text: string): string => isolated(escapeTruncated(text, 500))

/** Renders sentences of this action, which may quote text from outside. Text in backticks becomes code. */
export function sentence(text: string, max = 500): string {
  const parts = truncate(text, max).split(codeSpan)
  const markup = parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeBreakable(part)))
  return isolated(markup.join(''))
}

/** Sentences of this action, with parts that the summary renders separately. */
export interface LinkedText {
  text: string
  /** The page of the run that the sentences mention. */
  url?: string
  /** A shell command to copy. */
  command?: string
}

/** Renders sentences with their link. `commandBlock` renders the command. */
export function linkedText({ text, url }: LinkedText, max = 2_000): string {
  return `${sentence(text, max)}${url ? ` <a href="${escapeAttribute(url)}">Open that run</a>` : ''}`
}

/** HTML blocks of a summary. The summary omits `false` and undefined. */
export type Blocks = string | false | undefined | readonly Blocks[]

export const flatBlocks = (blocks: Blocks): string[] =>
  typeof blocks === 'object' ? blocks.flatMap(flatBlocks) : blocks ? [blocks] : []

/** The command as an HTML block, because a long command must scroll. */
export const commandBlock = ({ command }: LinkedText): Blocks =>
  command !== undefined && `<pre><code>${escapeCode(command)}</code></pre>`

const isolated = (markup: string) => `<span dir="auto">${markup}</span>`

// Only backticks at the start and end of a word count, so that a backtick inside a quoted word never pairs with one of
// our own.
const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/

/** Renders text from outside as code. Nothing breaks its words, so people can copy the text unchanged. */
export const code = (text: string): string => `<code>${escapeCode(text)}</code>`

/**
 * A link that shows its URL. Only the text if the URL is too long for browsers, or still contains a placeholder. The
 * caller must have checked that the scheme is http or https.
 */
export function link(url: string, max = 300): string {
  const text = escapeBreakable(linkText(url, max))
  return url.length > maxUrl || !parseUrl(url) ? text : `<a href="${escapeAttribute(url)}">${text}</a>`
}

/** Cuts the path of a URL, but never its host, because the host shows where the link leads. The host is in ASCII. */
function linkText(url: string, max: number): string {
  const host = parseUrl(url)?.host
  const [, scheme = '', path = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(url) ?? []
  if (!host || scheme === '') return truncate(url, max)
  return scheme + host + truncate(path, Math.max(1, max - scheme.length - host.length))
}

/**
 * An image of this width in pixels, or narrower on a narrow page. GitHub fetches images through its own proxy. If the
 * URL is too long for the proxy, the function returns only `alt`, which must be our own text because it is not escaped.
 */
export function image(url: string, alt: string, width: number): string {
  return url.length > maxUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`
}

/**
 * Lets browsers break long words, because a table cell becomes as wide as its longest word. Other words stay unchanged,
 * so that people can copy them. A slash, `?` or `-` ends a word, because browsers can already break the line there.
 */
export function breakable(text: string, longest = 40): string {
  const longWord = new RegExp(`[^\\s/?-]{${longest + 1},}`, 'g')
  return text.replace(longWord, word => {
    if (new RegExp(breaksByItself, 'u').test(word)) return word
    // Splitting by grapheme keeps a character and its accents together.
    const characters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment)
    return characters.map((each, index) => (index > 0 && index % pieceLength === 0 ? `\u200b${each}` : each)).join('')
  })
}

const pieceLength = 10
/** Browsers already break lines in scripts without spaces and between emoji. */
const breaksByItself = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`

/** In characters. Browsers and proxies usually accept URLs up to this length. */
const maxUrl = 2_000

/** Markdown or HTML could read these characters as markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g

/**
 * On GitHub, these characters could be part of a link, mention, issue, emoji or formula. A `#` after `&` belongs to an
 * entity from the previous step.
 */
const autolinked = /(?<!&)#|[@:$]|(?<=[wW]{3})\./g

const entity = (character: string) => `&#${character.codePointAt(0)};`

// A character in its own element has no adjacent text. GitHub recommends such an element for a dollar sign that must
// not start a formula.
const asElement = (character: string) => `<span>${entity(character)}</span>`

const escapeAttribute = (text: string) => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity)

/** Formats `48210` as `48,210`. Does not use `Intl.NumberFormat`, because its first use is slow. */
export const grouped = (number: number): string =>
  String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))

/** `1 subscriber`, `2,000 subscribers`. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
