// Which characters nobody sees, or nobody should; what is done about them depends on where a text is shown.

/**
 * What Unicode says nobody sees, and interlinear annotations. Joiners and variation selectors are not among these: emoji
 * and Persian need them.
 */
const unseen = String.raw`[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\p{Variation_Selector}]]`
/** Marks of direction that change nothing but the order of what is beside them; texts in Hebrew or Arabic have some. */
const directionMarks = String.raw`\u061c\u200e\u200f`
/** Tag characters spell the flags of England, Scotland, and Wales; anywhere else they are text that nobody sees. */
const flag = String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`

/** The general category Cc of Unicode. */
export const controlCharacters = /\p{Cc}/gu
/** Other than a tab or a line break: devices show nothing for it, a box, or only half of the text. */
export const controlInText = /(?![\t\n\r])\p{Cc}/u
/** What a reader of a text on several lines would not see. What is captured is a flag, which stays. */
export const invisibleInLines = new RegExp(`(${flag})|[[\\p{Cc}${unseen}]--[\\t\\n]]`, 'gv')
/** The same for a text that subscribers see. White space among the control characters stays, and marks of direction. */
export const invisibleCharacters = new RegExp(`(${flag})|[[\\p{Cc}${unseen}]--[\\s\\x85${directionMarks}]]`, 'gv')
/** Spaces that look like the ordinary one. */
export const unusualSpaces = /(?! )\p{Zs}/gu
/** What ends a URL in a text, or is repaired by a lenient parser. */
export const separatorInUrl = /[\s\\\p{Cc}]/u
/** What is copied along with a URL from a chat or a text processor. */
export const invisibleInUrl = new RegExp(unseen, 'v')
/** A part of a set: East Asian letters with their punctuation and full-width forms, and emoji. */
export const eastAsianOrEmoji = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`
