import { showInvisible, truncate } from '../text.ts'
import { parseUrl } from '../url.ts'

/**
 * Escapes text from outside, so that a summary shows it as it is, without markup or links. Meant for HTML blocks, in
 * which GitHub does not read Markdown, but also safe in Markdown paragraphs and table cells. Line breaks become `<br>`.
 */
export const escapeMarkup = (text: string): string => escapeShown(showInvisible(text))

/** The same, but browsers may break words that are longer than `longest`. */
export const escapeBreakable = (text: string, longest?: number): string =>
  escapeShown(breakable(showInvisible(text), longest))

function escapeShown(text: string): string {
  const escaped = text.replace(special, entity).replace(autolinked, asElement)
  // The first character could start a list, a heading or a table, so any ASCII character is escaped, except letters and
  // the `&` and `<` of our own entities and elements.
  return escaped.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>')
}

/** Text from outside for `<code>` and `<pre>`, in which GitHub does not look for mentions, emoji and the like. */
export function escapeCode(text: string): string {
  return showInvisible(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;')
}

/** At most `max` characters of a text from outside, escaped; browsers may break its long words. */
export const escapeTruncated = (text: string, max: number): string => escapeBreakable(truncate(text, max))

/** A quote of a text from outside within a line. It cannot change the direction of the text around it. */
export const markupQuote = (text: string): string => isolated(escapeTruncated(text, 500))

/** Sentences of this action, which may quote text from outside. Text in backticks becomes code. */
export function sentence(text: string, max = 500): string {
  const parts = truncate(text, max).split(codeSpan)
  const markup = parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeBreakable(part)))
  return isolated(markup.join(''))
}

/** Sentences with the parts that the summary shows separately: the page of the run they mention, a command to copy. */
export interface LinkedText {
  text: string
  url?: string
  command?: string
}

/** Sentences of this action with a link to the run that they mention. The command is a separate block. */
export function linkedText({ text, url }: LinkedText, max = 2_000): string {
  return `${sentence(text, max)}${url ? ` <a href="${escapeAttribute(url)}">Open that run</a>` : ''}`
}

/** HTML blocks of a summary; `false` and undefined are left out. */
export type Blocks = string | false | undefined | readonly Blocks[]

export const flatBlocks = (blocks: Blocks): string[] =>
  typeof blocks === 'object' ? blocks.flatMap(flatBlocks) : blocks ? [blocks] : []

/** The command as an HTML block from which it can be copied; a long command scrolls. */
export const commandBlock = ({ command }: LinkedText): Blocks =>
  command !== undefined && `<pre><code>${escapeCode(command)}</code></pre>`

const isolated = (markup: string) => `<span dir="auto">${markup}</span>`

// Backticks count only at the start and end of a word, so that a single backtick in a quoted word never pairs with one
// of our own.
const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/

/** Text from outside as code. It can be copied unchanged, because nothing is added to break its words. */
export const code = (text: string): string => `<code>${escapeCode(text)}</code>`

/**
 * A link that shows its target. Only the text if the URL is too long to click, or still contains a placeholder. The
 * caller must have checked that the URL is http(s).
 */
export function link(url: string, max = 300): string {
  const text = escapeBreakable(linkText(url, max))
  return url.length > maxUrl || !parseUrl(url) ? text : `<a href="${escapeAttribute(url)}">${text}</a>`
}

/**
 * A URL with its whole host as browsers write it (in ASCII), because the host says where it leads. Only the path is
 * cut.
 */
function linkText(url: string, max: number): string {
  const host = parseUrl(url)?.host
  const [, scheme = '', path = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(url) ?? []
  if (!host || scheme === '') return truncate(url, max)
  return scheme + host + truncate(path, Math.max(1, max - scheme.length - host.length))
}

/**
 * An image of this width in pixels, or narrower if the page is. GitHub fetches it through its own proxy. If the URL is
 * too long for that, only `alt`, which is not escaped and must be our own text.
 */
export function image(url: string, alt: string, width: number): string {
  return url.length > maxUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`
}

/**
 * Lets browsers break long words, because a table cell becomes as wide as its longest word. Shorter words, short parts
 * of a URL between slashes, and words that browsers break by themselves stay unchanged, so that they can be copied.
 */
export function breakable(text: string, longest = 40): string {
  const longWord = new RegExp(`[^\\s/?-]{${longest + 1},}`, 'g')
  return text.replace(longWord, word => {
    if (new RegExp(breaksByItself, 'u').test(word)) return word
    // Splits by grapheme, so that no character is separated from its accents.
    const characters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment)
    return characters.map((each, index) => (index > 0 && index % pieceLength === 0 ? `\u200b${each}` : each)).join('')
  })
}

const pieceLength = 10
/** Browsers already break lines in scripts without spaces and between emoji. */
const breaksByItself = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`

/** In characters: a rule of thumb for what browsers and proxies accept. */
const maxUrl = 2_000

/** Characters that Markdown or HTML could read as markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g

/**
 * Characters that could start or be part of a link, mention, issue, emoji or formula on GitHub or in Markdown. A `#`
 * after `&` belongs to an entity from the previous step.
 */
const autolinked = /(?<!&)#|[@:$]|(?<=[wW]{3})\./g

const entity = (character: string) => `&#${character.codePointAt(0)};`

// In an element of its own, a character has no adjacent text. GitHub recommends this for a dollar sign that must not
// start a formula.
const asElement = (character: string) => `<span>${entity(character)}</span>`

const escapeAttribute = (text: string) => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity)

/** `48210` as `48,210`. Not with `Intl.NumberFormat`, whose first use is slow. */
export const grouped = (number: number): string =>
  String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))

/** `1 subscriber`, `2,000 subscribers`. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
