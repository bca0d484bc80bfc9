/** How much a device shows: so many characters, in lines of so many. */
export interface Room {
  length: number
  line: number
}

export interface DeviceText {
  /** What is visible, with the `…` that the device adds if it cuts. */
  shown: string
  /** Characters that are visible, and characters in all. */
  visible: number
  total: number
}

/**
 * A text as a device with that much room shows it. East Asian characters and emoji take two places; a line break takes
 * the rest of its line. A character with its combining marks is one.
 */
export function fitDevice(text: string, { length, line }: Room): DeviceText {
  // Compiling the patterns for other texts costs a millisecond.
  const plain = /^[\n\x20-\x7e]*$/.test(text)
  const characters = plain ? text : (text.match(character) ?? [])
  const total = characters.length
  let used = 0
  let visible = 0
  let end = 0
  for (const each of characters) {
    used = each === '\n' ? (Math.floor(used / line) + 1) * line : used + (!plain && wide.test(each) ? 2 : 1)
    if (used > length) return { shown: `${text.slice(0, end).trimEnd()}…`, visible, total }
    if (used < length) {
      visible++
      end += each.length
    }
  }
  return { shown: text, visible: total, total }
}

// The built-in segmenter knows more, but costs 20 ms on its first use. At most 16 marks belong to a character here, so
// that a pile of them cannot take the room of a text.
const character = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu
const wide =
  /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u
