import { showInvisible, truncate } from '../text.ts'
import { parseUrl } from '../url.ts'

/**
 * Escapes text from outside, so that a summary shows its characters, without markup or links. Callers put the result
 * into HTML blocks, but it is also safe in Markdown paragraphs and table cells. Line breaks become `<br>`. Browsers may
 * break words longer than `longest` characters.
 */
export function escapeMarkup(text: string, longest?: number): string {
  const shown = breakable(showInvisible(text), longest)
  const escaped = shown.replace(special, entity).replace(autolinked, asElement)
  // A first character that is ASCII but not a letter could start a list, a heading or a table. The `&` and `<` stay,
  // because here they belong to our own entities and elements.
  return escaped.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>')
}

/**
 * Escapes text from outside for `<code>` and `<pre>`, in which GitHub does not look for mentions, emoji and the like.
 */
export function escapeCode(text: string): string {
  return showInvisible(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;')
}

/** Escapes at most `max` characters of a text from outside. Browsers may break its long words. */
export const escapeTruncated = (text: string, max: number): string => escapeMarkup(truncate(text, max))

/** Escapes a text from outside so that it cannot change the direction of the text around it. */
export const markupQuote = (text: string): string => isolated(escapeTruncated(text, 500))

/** Renders sentences of this action, which may quote text from outside. Text in backticks becomes code. */
export function sentence(text: string, max = 500): string {
  const parts = truncate(text, max).split(codeSpan)
  const markup = parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeMarkup(part)))
  return isolated(markup.join(''))
}

/** Sentences of this action, with parts that the summary renders separately. */
export interface LinkedText {
  text: string
  /** The page of the run that the text mentions. */
  url?: string
  /** A shell command to copy. */
  command?: string
}

/** Renders the sentences and their link. `commandBlock` renders the command. */
export function linkedText({ text, url }: LinkedText, max = 2_000): string {
  return `${sentence(text, max)}${url ? ` <a href="${escapeAttribute(url)}">Open that run</a>` : ''}`
}

/** HTML blocks of a summary. The summary leaves out `false` and undefined. */
export type Blocks = string | false | undefined | readonly Blocks[]

export const flatBlocks = (blocks: Blocks): string[] =>
  typeof blocks === 'object' ? blocks.flatMap(flatBlocks) : blocks ? [blocks] : []

/** Renders the command as an HTML block, in which a long command can scroll. */
export const commandBlock = ({ command }: LinkedText): Blocks =>
  command !== undefined && `<pre><code>${escapeCode(command)}</code></pre>`

const isolated = (markup: string) => `<span dir="auto">${markup}</span>`

// Only backticks at the start and end of a word count, so that a backtick inside a quoted word never pairs with one of
// ours.
const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/

/** Renders text from outside as code. Does not break words, so that people can copy the text unchanged. */
export const code = (text: string): string => `<code>${escapeCode(text)}</code>`

/**
 * Renders a link that shows its URL. Renders only the text if the URL is too long for browsers or is not valid, for
 * example because it begins with a placeholder. Callers must have checked that the scheme is http or https.
 */
export function link(url: string, max = 300): string {
  const text = escapeMarkup(linkText(url, max))
  return url.length > maxUrl || !parseUrl(url) ? text : `<a href="${escapeAttribute(url)}">${text}</a>`
}

/** Cuts the path of a URL, but never its host, because the host shows where the link leads. Shows the host in ASCII. */
function linkText(url: string, max: number): string {
  const host = parseUrl(url)?.host
  const [, scheme = '', path = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(url) ?? []
  if (!host || scheme === '') return truncate(url, max)
  return scheme + host + truncate(path, Math.max(1, max - scheme.length - host.length))
}

/**
 * Renders an image of this width in pixels, or narrower on a narrow page. GitHub fetches images through its own proxy.
 * If the URL is too long for the proxy, the function returns only `alt`, which must be our own text because it is not
 * escaped.
 */
export function image(url: string, alt: string, width: number): string {
  return url.length > maxUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`
}

/**
 * Lets browsers break long words, because a table cell becomes as wide as its longest word. Other words stay unchanged,
 * so that people can copy them. Browsers can already break the line after a slash, `?` or `-`.
 */
export function breakable(text: string, longest = 40): string {
  const longWord = new RegExp(`[^\\s/?-]{${longest + 1},}`, 'g')
  return text.replace(longWord, word => {
    if (new RegExp(breaksByItself, 'u').test(word)) return word
    // Split by grapheme, to keep a character and its accents together.
    const characters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment)
    return characters.map((each, index) => (index > 0 && index % pieceLength === 0 ? `\u200b${each}` : each)).join('')
  })
}

const pieceLength = 10
/** Matches scripts without spaces, and emoji. Browsers already break lines in them. */
const breaksByItself = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`

/** In characters. Browsers and proxies usually accept URLs up to this length. */
const maxUrl = 2_000

/** Matches characters that Markdown or HTML could read as markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g

/**
 * Matches characters that could be part of a link, mention, issue, emoji or formula on GitHub. A `#` after `&` belongs
 * to an entity from the previous step.
 */
const autolinked = /(?<!&)#|[@:$]|(?<=[wW]{3})\./g

const entity = (character: string) => `&#${character.codePointAt(0)};`

// In its own element, a character has no text next to it, so GitHub finds no link or mention. GitHub recommends such an
// element for a dollar sign that must not start a formula.
const asElement = (character: string) => `<span>${entity(character)}</span>`

const escapeAttribute = (text: string) => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity)

/** Formats `48210` as `48,210`. Does not use `Intl.NumberFormat`, because its first use is slow. */
export const grouped = (number: number): string =>
  String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))

/** Formats a count: `1 subscriber`, `2,000 subscribers`. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
