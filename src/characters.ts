// Which characters nobody sees, or nobody should; what is done about them depends on where a text is shown.

// Ranges are spelled out, here and elsewhere: for a property such as \p{L}, V8 looks through the tables of Unicode when it
// reads a file. A pattern that needs one is made where it is used.

/** The general category Cc of Unicode. */
const controls = String.raw`\0-\x1f\x7f-\x9f`
/**
 * The Default_Ignorable_Code_Points of Unicode, which nobody sees, and interlinear annotations. Joiners and variation
 * selectors are not among these: emoji and Persian need them. Nor are marks of direction.
 */
const unseen = String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`
/** Marks of direction that change nothing but the order of what is beside them; texts in Hebrew or Arabic have some. */
const directionMarks = String.raw`\u061c\u200e\u200f`
/** Tag characters spell the flags of England, Scotland, and Wales; anywhere else they are text that nobody sees. */
const flag = String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`

export const controlCharacters = new RegExp(`[${controls}]`, 'g')
/** Other than a tab or a line break: devices show nothing for it, a box, or only half of the text. */
export const controlInText = new RegExp(`(?![\\t\\n\\r])[${controls}]`)
/** What a reader of a text on several lines would not see. What is captured is a flag, which stays. */
export const invisibleInLines = new RegExp(`(${flag})|(?![\\t\\n])[${controls}${unseen}${directionMarks}]`, 'gu')
/** The same for a text that subscribers see. White space among the control characters stays, and marks of direction. */
export const invisibleCharacters = new RegExp(`(${flag})|(?![\\s\\x85])[${controls}${unseen}]`, 'gu')
/** A character that somebody sees. */
export const visibleCharacter = new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${unseen}${directionMarks}]`, 'u')
/** Spaces that look like the ordinary one. */
export const unusualSpaces = /[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** What ends a URL in a text, or is repaired by a lenient parser. */
export const separatorInUrl = new RegExp(`[\\s\\\\${controls}]`)
/** What is copied along with a URL from a chat or a text processor. */
export const invisibleInUrl = new RegExp(`[${unseen}${directionMarks}]`, 'u')
/** A part of a set: East Asian letters with their punctuation and full-width forms, and emoji. */
export const eastAsianOrEmoji = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`
