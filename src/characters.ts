// Sets of characters that are or should be invisible. How to handle them depends on where a text is shown.

// Ranges are spelled out, here and elsewhere: for a property such as \p{L}, V8 searches the Unicode tables as soon as
// it reads the file. A pattern that needs a property is created where it is used.

/** The general category Cc of Unicode. */
const controls = String.raw`\0-\x1f\x7f-\x9f`
/**
 * Unicode's Default_Ignorable_Code_Points, which are invisible, and interlinear annotations. Without joiners and
 * variation selectors, which emoji and Persian need, and without direction marks.
 */
const unseen = String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`
/** Direction marks only change the order of adjacent text; texts in Hebrew or Arabic may contain them. */
const directionMarks = String.raw`\u061c\u200e\u200f`
/** Tag characters spell the flags of England, Scotland, and Wales; anywhere else they are invisible text. */
const flag = String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`

export const controlCharacters = new RegExp(`[${controls}]`, 'g')
/**
 * A control character other than a tab or a line break: devices show nothing or a box for it, or cut the text there.
 */
export const controlInText = new RegExp(`(?![\\t\\n\\r])[${controls}]`)
/** Characters that are invisible in a text of several lines. The capture group is a flag, which is kept. */
export const invisibleInLines = new RegExp(`(${flag})|(?![\\t\\n])[${controls}${unseen}${directionMarks}]`, 'gu')
/** The same for text that subscribers see. Keeps direction marks, and white space among the control characters. */
export const invisibleCharacters = new RegExp(`(${flag})|(?![\\s\\x85])[${controls}${unseen}]`, 'gu')
export const visibleCharacter = new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${unseen}${directionMarks}]`, 'u')
/** Spaces that look like an ordinary space. */
export const unusualSpaces = /[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Characters that end a URL in a text, or that a lenient parser repairs. */
export const separatorInUrl = new RegExp(`[\\s\\\\${controls}]`)
/** Invisible characters that are copied along with a URL from a chat or word processor. */
export const invisibleInUrl = new RegExp(`[${unseen}${directionMarks}]`, 'u')
/** Part of a character class: East Asian letters with their punctuation and full-width forms, and emoji. */
export const eastAsianOrEmoji = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`
