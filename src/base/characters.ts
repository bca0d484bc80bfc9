// These patterns list character ranges instead of Unicode properties such as \p{L}. V8 would have to expand the
// properties as soon as this file is loaded, which would slow down every run. Code that needs a property creates its
// pattern on first use.

/** The Unicode category Cc (control characters). */
const controls = String.raw`\0-\x1f\x7f-\x9f`
/**
 * The characters that Unicode defines as Default_Ignorable_Code_Point, plus the interlinear annotation marks. Excludes
 * direction marks, which have their own constant, and joiners and variation selectors, which emoji and Persian need.
 */
const unseen = String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`
/** Invisible marks in Hebrew and Arabic text that affect only the order of the characters next to them. */
const directionMarks = String.raw`\u061c\u200e\u200f`
/** Joiners, variation selectors, and the blank braille pattern, which are invisible on their own. */
const joinersAndMore = String.raw`\u180b-\u180d\u180f\u200c\u200d\u2800\ufe00-\ufe0f\u{e0100}-\u{e01ef}`
/**
 * A flag emoji made of tag characters, such as the flags of England, Scotland, and Wales. Outside a flag emoji, tag
 * characters are invisible text.
 */
const flag = String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`

export const controlCharacters = new RegExp(`[${controls}]`, 'g')
/**
 * Matches control characters other than tabs and line breaks. Devices hide them, show a box instead, or cut off the
 * text there.
 */
export const controlInText = new RegExp(`(?![\\t\\n\\r])[${controls}]`)
/**
 * Matches invisible characters in multi-line text. Capture group 1 matches whole flag emoji, which include such
 * characters. Callers must keep flag emoji.
 */
export const invisibleInLines = new RegExp(`(${flag})|(?![\\t\\n])[${controls}${unseen}${directionMarks}]`, 'gu')
/**
 * Matches invisible characters in text for subscribers, but not direction marks or whitespace. Callers must keep flag
 * emoji, as with `invisibleInLines`.
 */
export const invisibleCharacters = new RegExp(`(${flag})|(?![\\s\\x85])[${controls}${unseen}]`, 'gu')
/** The contents of a character class for characters that show nothing if they are alone. */
export const invisibleAlone = `${joinersAndMore}${unseen}${directionMarks}`
export const visibleCharacter = new RegExp(`[^\\s${invisibleAlone}]`, 'u')
export const unusualSpaces = /[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/**
 * Matches characters that are not allowed in a URL: whitespace would end a URL in running text, and URL parsers
 * silently change or drop backslashes and control characters.
 */
export const separatorInUrl = new RegExp(`[\\s\\\\${controls}]`)
/** The contents of a character class for characters that a URL may only hold percent-encoded. */
export const hiddenInUrl = String.raw`${invisibleAlone}\ufffc`
/** Matches invisible characters that people often copy along with a URL from a chat or word processor. */
export const invisibleInUrl = new RegExp(`[${hiddenInUrl}]`, 'u')
/** The contents of a character class for East Asian letters and punctuation, full-width forms, and emoji. */
export const eastAsianOrEmoji = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`
