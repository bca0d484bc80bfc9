import { showInvisible, truncate } from '../base/text.ts'
import { parseUrl } from '../base/url.ts'

/**
 * Escapes untrusted text so that a summary shows it literally, without markup or links. The result is meant for HTML
 * blocks, but is also safe in Markdown paragraphs and table cells. Line breaks become `<br>`, and browsers can wrap
 * words that are longer than `longest` characters.
 */
export function escapeMarkup(text: string, longest?: number): string {
  const shown = breakable(showInvisible(text), longest)
  const escaped = shown.replace(special, entity).replace(autolinked, asElement)
  // At the start of the text, an ASCII character that is not a letter could begin a list, heading, or table. Keep `&`
  // and `<`, because here they belong to entities and elements that this function added.
  return escaped.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>')
}

/**
 * Escapes untrusted text for `<code>` and `<pre>`. GitHub does not process mentions or emoji codes in these elements.
 */
export function escapeCode(text: string): string {
  return showInvisible(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;')
}

/** Truncates untrusted text to `max` characters and escapes it. Lets browsers wrap long words. */
export const escapeTruncated = (text: string, max: number): string => escapeMarkup(truncate(text, max))

/** Escapes untrusted text so that it cannot change the direction of the text around it. */
export const markupQuote = (text: string): string => isolated(escapeTruncated(text, 500))

/** Renders text that the action itself wrote, which may quote untrusted text. Text in backticks becomes code. */
export function sentence(text: string, max = 500): string {
  const parts = truncate(text, max).split(codeSpan)
  const markup = parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeMarkup(part)))
  return isolated(markup.join(''))
}

/** Text that the action itself wrote, with an optional link and an optional command. */
export interface LinkedText {
  text: string
  url?: string
  command?: string
}

/** Renders the text and the link, but not the command. Use `commandBlock` for the command. */
export function linkedText({ text, url }: LinkedText, max = 2_000): string {
  return `${sentence(text, max)}${url ? ` <a href="${escapeAttribute(url)}">Open that run</a>` : ''}`
}

/** The HTML blocks in a summary. `false` and undefined are left out. */
export type Blocks = string | false | undefined | readonly Blocks[]

export function flatBlocks(blocks: Blocks): string[] {
  if (typeof blocks === 'object') return blocks.flatMap(flatBlocks)
  return blocks ? [blocks] : []
}

/** Renders blocks that readers have to open. `heading` is plain text that the action itself wrote. */
export const folded = (heading: string, blocks: Blocks): string =>
  `<details><summary>${heading}</summary>\n${flatBlocks(blocks).join('\n')}\n</details>`

/** Renders the command as an HTML block that can scroll, because a command may be long. */
export const commandBlock = ({ command }: LinkedText): Blocks =>
  command !== undefined && `<pre><code>${escapeCode(command)}</code></pre>`

const isolated = (markup: string) => `<span dir="auto">${markup}</span>`

// Matches backticks only at the start and end of a word, so that a backtick inside a quoted word is never paired with
// one that the action itself wrote.
const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/

/** Renders untrusted text as code. Does not add break points to long words, so that people can copy it unchanged. */
export const code = (text: string): string => `<code>${escapeCode(text)}</code>`

/**
 * Renders a link that shows its URL. Renders the URL as plain text if it is too long for browsers, or if it is invalid,
 * for example because it begins with a placeholder. Callers must already have checked that the scheme is http or https.
 */
export function link(url: string, max = 300): string {
  const text = urlText(url, max)
  return url.length > maxUrl || !parseUrl(url) ? text : `<a href="${escapeAttribute(url)}">${text}</a>`
}

/** Renders a URL as plain text, with its whole host. */
export const urlText = (url: string, max: number): string => escapeMarkup(linkText(url, max))

/** Shortens the path of a URL, but never the host, which shows where the link leads. Writes the host in ASCII. */
function linkText(url: string, max: number): string {
  const host = parseUrl(url)?.host
  const [, scheme = '', path = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(url) ?? []
  if (!host || scheme === '') return truncate(url, max)
  return scheme + host + truncate(path, Math.max(1, max - scheme.length - host.length))
}

/**
 * Renders an image at the given width in pixels, or narrower on a narrow page. Returns only `alt` if the URL is too
 * long for GitHub's image proxy. `alt` is not escaped, so it must not contain untrusted text.
 */
export function image(url: string, alt: string, width: number): string {
  return url.length > maxUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`
}

/**
 * Lets browsers wrap long words, because a table cell is at least as wide as its longest word. Shorter words stay
 * unchanged, so that people can copy them. Browsers can already wrap after a slash, `?` or `-`.
 */
export function breakable(text: string, longest = 40): string {
  const longWord = new RegExp(`[^\\s/?-]{${longest + 1},}`, 'g')
  return text.replace(longWord, word => {
    if (new RegExp(breaksByItself, 'u').test(word)) return word
    // Split by grapheme so that a character and its accents stay together.
    const characters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment)
    return characters.map((each, index) => (index > 0 && index % pieceLength === 0 ? `\u200b${each}` : each)).join('')
  })
}

const pieceLength = 10
/** Matches emoji and the characters of scripts that browsers can wrap without spaces. */
const breaksByItself = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Emoji_Presentation}]`

/**
 * The maximum length of a URL in a link or image, in characters. Browsers and proxies usually accept URLs this long.
 */
const maxUrl = 2_000

/** Matches characters that Markdown or HTML could read as markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g

/**
 * Matches characters that GitHub could treat as part of a link, mention, issue reference, emoji, or formula. A `#`
 * after `&` belongs to an entity that the previous step added.
 */
const autolinked = /(?<!&)#|[@:$]|(?<=[wW]{3})\./g

const entity = (character: string) => `&#${character.codePointAt(0)};`

// GitHub does not recognize a link or mention if one of its characters is in a separate element. GitHub also recommends
// such an element for dollar signs that should not start a formula.
const asElement = (character: string) => `<span>${entity(character)}</span>`

const escapeAttribute = (text: string) => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity)

/** Formats `48210` as `48,210`. Does not use `Intl.NumberFormat`, because its first use is slow. */
export const grouped = (number: number): string =>
  String(number).replace(/^-?\d+/, whole => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))

/** Formats a count: `1 subscriber`, `2,000 subscribers`. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
