import type { LinkedText } from './annotations.ts'

/**
 * Text from outside as inert text for a summary. It is meant for the inside of an HTML block, where Markdown does not
 * reach, and stays inert in a Markdown paragraph or table cell as well. Line breaks become `<br>`.
 */
export function escapeMarkup(text: string): string {
  const inert = showInvisible(text).replace(special, entity).replace(autolinked, asElement)
  return inert.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>')
}

/** Text from outside for the inside of `<code>` and `<pre>`, where GitHub looks for no mentions, emoji and the like. */
export function escapeCode(text: string): string {
  return showInvisible(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;')
}

/** As much of a text from outside as has room, as inert text whose long words may be broken. */
export const escapeTruncated = (text: string, most: number): string => escapeMarkup(breakable(truncate(text, most)))

/** A text from outside as a part of a line, kept from turning the direction of what is around it. */
export const markupQuote = (text: string): string => isolated(escapeTruncated(text, 500))

/** Our own sentences, with anything that they quote: what is in backticks becomes code. */
export function sentence(text: string, max = 500): string {
  const parts = truncate(text, max).split(codeSpan)
  const markup = parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeMarkup(breakable(part))))
  return isolated(markup.join(''))
}

/** Our own prose, with a link to the run that it mentions. Its command is a separate block. */
export function linkedText({ text, url }: LinkedText, max = 2_000): string {
  return `${sentence(text, max)}${url ? ` <a href="${escapeAttribute(url)}">Open that run</a>` : ''}`
}

/** The command of prose as an HTML block from which it can be copied; a long one scrolls. */
export const commandBlock = ({ command }: LinkedText): Blocks =>
  command !== undefined && `<pre><code>${escapeCode(command)}</code></pre>`

const isolated = (markup: string) => `<span dir="auto">${markup}</span>`

// Only where a word begins and ends, so that a single backtick in a quoted word never pairs with one of our own.
const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/

/** Text from outside as code, which can be copied as it is: nothing in it is broken. */
export const code = (text: string): string => `<code>${escapeCode(text)}</code>`

/** A link whose text is the URL, or so much of it; one too long to be clicked is text only. URLs are http(s) already. */
export function link(url: string, max = 300): string {
  const text = escapeTruncated(url, max)
  return url.length > maxUrl ? text : `<a href="${escapeAttribute(url)}">${text}</a>`
}

/**
 * An image of that width in pixels, or less if there is less room; its height follows. GitHub fetches it through a
 * proxy of its own. Nothing if the URL is too long to be fetched.
 */
export function image(url: string, alt: string, width: number): string {
  return url.length > maxUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`
}

/** No more of a text than so many characters (UTF-16), with `…` if something is left out. */
export function truncate(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text
}

/**
 * Text whose words of more than so many characters may be broken anywhere, since a table cell grows as wide as its longest
 * word. Shorter ones stay as they are, so that they can be copied, and so do the parts of a URL between slashes. After hyphens
 * and question marks browsers break by themselves, and inside of East Asian words and between emoji.
 */
export function breakable(text: string, longest = 40): string {
  // Hardly any text needs the patterns below, whose compilation is 9 % of a send.
  if (!new RegExp(`[^\\s/?-]{${longest + 1}}`).test(text)) return text
  const word = new RegExp(`${unbroken}{${longest + 1},}`, 'gv')
  const piece = new RegExp(`${unbroken}{${pieceLength}}(?=${unbroken})`, 'gv')
  return text.replace(word, each => each.replace(piece, '$&\u200b'))
}

const pieceLength = 10
const breaksByItself = String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`
const unbroken = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${breaksByItself}]]`

const maxUrl = 2_000

/** What Markdown or HTML could take for markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g

/** What GitHub, or a Markdown parser, takes for a link, mention, issue, emoji or formula, or a part of one. */
const autolinked = /(?<!&)#|[@:$]|(?<=[wW]{3})\./g

const entity = (character: string) => `&#${character.codePointAt(0)};`

// Alone in an element it touches no other text; GitHub recommends the same against a dollar sign that begins a formula.
const asElement = (character: string) => `<span>${entity(character)}</span>`

const escapeAttribute = (text: string) => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity)

/** Characters that show nothing but change how others are read are spelled out, so that nobody is misled. */
function showInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u202a-\u202e\u2066-\u2069]|[^\n\t -~\xa0-\uffff]/g, character => {
      const code = character.codePointAt(0) ?? 0
      return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`
    })
}

/** `48210` as `48,210`. By hand, since the first use of the built-in formatter is half of a send. */
export function grouped(number: number): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(String(number)) ?? []
  return whole ? sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + rest : String(number)
}

/** `1 subscriber`, `2,000 subscribers`. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`

/**
 * A summary may have 1 MiB, and the runner drops a larger one whole. What is shown of each text is limited where
 * it is drawn, so this is a last guard, with room for what other commands of the step have written.
 */
const maxBytes = 900_000

/** HTML blocks of a summary; those that do not apply are left out. */
export type Blocks = string | false | undefined | readonly Blocks[]

const flat = (blocks: Blocks): string[] => (typeof blocks === 'object' ? blocks.flatMap(flat) : blocks ? [blocks] : [])

/** Blocks of a summary as one text; it leaves out the first one that does not fit and all after it, and says so. */
export function joinBlocks(parts: Blocks, most = maxBytes): string {
  const blocks = flat(parts)
  const note = '<p>The rest of this summary is left out, because GitHub limits its size.</p>'
  const room = most - Buffer.byteLength(note) - 2
  let size = 0
  const fitting = blocks.findIndex(block => {
    size += Buffer.byteLength(block) + 2
    return size > room
  })
  const kept = fitting === -1 ? blocks : [...blocks.slice(0, fitting), note]
  return `${kept.join('\n\n')}\n`
}
