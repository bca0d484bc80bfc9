// Sets of invisible and unwanted characters.

// These patterns spell out ranges, because V8 searches its Unicode tables for a property such as \p{L} as soon as the
// file loads. Other files create a pattern with a property only when they need the pattern.

/** Unicode category Cc. */
const controls = String.raw`\0-\x1f\x7f-\x9f`
/**
 * Unicode's Default_Ignorable_Code_Points and interlinear annotations. Excludes joiners and variation selectors, because
 * emoji and Persian need them, and direction marks.
 */
const unseen = String.raw`\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`
/** Hebrew and Arabic texts may contain direction marks, which only change the order of adjacent text. */
const directionMarks = String.raw`\u061c\u200e\u200f`
/** Tag characters spell the flags of England, Scotland and Wales. Anywhere else, tag characters are invisible text. */
const flag = String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`

export const controlCharacters = new RegExp(`[${controls}]`, 'g')
/** A control character other than a tab or a line break. Devices show nothing or a box, or cut the text there. */
export const controlInText = new RegExp(`(?![\\t\\n\\r])[${controls}]`)
/** Matches invisible characters in a text of several lines. The capture group is a flag, which callers must keep. */
export const invisibleInLines = new RegExp(`(${flag})|(?![\\t\\n])[${controls}${unseen}${directionMarks}]`, 'gu')
/** Matches invisible characters in text for subscribers. Excludes direction marks and all white space. */
export const invisibleCharacters = new RegExp(`(${flag})|(?![\\s\\x85])[${controls}${unseen}]`, 'gu')
export const visibleCharacter = new RegExp(`[^\\s\\u2800\\u200c\\u200d\\ufe00-\\ufe0f${unseen}${directionMarks}]`, 'u')
/** Spaces that look like an ordinary space. */
export const unusualSpaces = /[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** White space ends a URL in a text, and lenient parsers repair a backslash or a control character. */
export const separatorInUrl = new RegExp(`[\\s\\\\${controls}]`)
/** People copy these characters along with a URL from a chat or a word processor. */
export const invisibleInUrl = new RegExp(`[${unseen}${directionMarks}]`, 'u')
/** For use inside a character class. Matches East Asian letters, punctuation and full-width forms, and emoji. */
export const eastAsianOrEmoji = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}`
