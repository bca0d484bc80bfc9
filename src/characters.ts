// Which characters nobody sees, or nobody should; what is done about them depends on where a text is shown.

const controls = String.raw`\0-\x1f\x7f-\x9f`
/** Embeddings, overrides and isolates: an override turns around all text that follows it. */
const directions = String.raw`\u202a-\u202e\u2066-\u2069`
/** Soft hyphens, zero-width spaces and operators, byte-order marks, interlinear annotations. */
const unseen = String.raw`\xad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb`
/** White space among the control characters, as `\s` has it, and U+0085. */
const whiteControls = String.raw`\t-\r\x85`

/** The general category Cc of Unicode. */
export const controlCharacters = new RegExp(`[${controls}]`, 'g')
/** For a text on several lines, in which line breaks are `\n`. */
export const controlsInLines = new RegExp(`(?![\\t\\n])[${controls}]`, 'g')
/** What changes how a reader of such a text sees other characters. */
export const deceptiveInLines = new RegExp(`(?![\\t\\n])[${controls}${directions}]`, 'g')

/** For a text that must stay on one line. */
export const deceptiveInLine = new RegExp(`[${controls}${directions}\\u2028\\u2029]`, 'g')

/**
 * Characters that nobody sees but that change what is seen. Joiners, variation selectors and LRM/RLM stay: emoji,
 * Persian and mixed directions need them.
 */
export const invisibleCharacters = new RegExp(`(?![${whiteControls}])[${controls}${directions}${unseen}]`, 'g')
/** The same without control characters, and with all spaces that look like an ordinary one, and LRM/RLM. */
export const unseenInQuotes = new RegExp(
  `[\\xa0\\u2000-\\u200a\\u200e\\u200f\\u202f\\u205f${directions}${unseen}]`,
  'g',
)
/** What ends a URL in a text, or is repaired by a lenient parser. */
export const separatorInUrl = new RegExp(`[\\s\\\\${controls}]`)
/** What is copied along with a URL from a chat or a text processor. Joiners stay, since some languages need them. */
export const invisibleInUrl = new RegExp(`[\\u200e\\u200f${directions}${unseen}]`)
/** A part of a set: East Asian letters with their punctuation and full-width forms, and emoji. */
export const eastAsianOrEmoji = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`
/** Other than a tab or a line break: devices show nothing for it, a box, or only half of the text. */
export const controlInText = new RegExp(`(?![\\t\\n\\r])[${controls}]`)

/**
 * A pattern that is compiled on its first use. V8 builds the set of characters of a literal such as `/\p{L}/u` when it
 * reads the file: for the patterns that use this together, which hardly any text needs, that is 3 % of a send.
 */
export function lazyPattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined
  return () => {
    pattern ??= new RegExp(source, flags)
    return pattern
  }
}
