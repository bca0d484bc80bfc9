import { eastAsianOrEmoji } from '../base/characters.ts'

/** The limits of one kind of device. maintainers/device-limits.md lists the sources for these numbers. */
export interface Device {
  name: string
  browser: string
  title: TextLimit
  message: TextLimit
  button: TextLimit
  iconAt: 'start' | 'end'
  /** The maximum width of the text column, in pixels. Large enough to fit a full line even in a wide font. */
  textWidth: number
}

/**
 * The phone limits apply to expanded notifications, because collapsed notifications show neither the banner nor the
 * buttons.
 */
export const devices: readonly [desktop: Device, phone: Device] = [
  {
    name: 'Desktop',
    browser: 'Chrome on Windows',
    title: { length: 70, line: 35 },
    message: { length: 140, line: 35 },
    button: { length: 19, line: 19 },
    iconAt: 'start',
    textWidth: 350,
  },
  {
    name: 'Phone',
    browser: 'Chrome on Android',
    title: { length: 30, line: 30 },
    message: { length: 65, line: 33 },
    button: { length: 19, line: 19 },
    iconAt: 'end',
    textWidth: 310,
  },
]

/** The number of characters that a device shows in total and per line. East Asian characters and emoji count as two. */
export interface TextLimit {
  length: number
  line: number
}

export interface DeviceText {
  shown: string
  /** The number of characters that the device shows, including spaces. */
  visible: number
  total: number
}

/**
 * Truncates text the way a device with these limits would. A line break uses up the rest of its line. A character and
 * its combining marks count as one.
 */
export function fitDevice(text: string, { length, line }: TextLimit): DeviceText {
  const isAscii = /^[\0-\x7f]*$/.test(text)
  const characters = isAscii ? [...text] : (text.match(new RegExp(character, 'gsu')) ?? [])
  const wide = isAscii ? /(?!)/ : new RegExp(wideCharacter, 'u')
  const total = characters.length
  let used = 0
  let lineStart = 0
  let visible = 0
  let end = 0
  for (const each of characters) {
    if (each === '\n') {
      // An empty line still counts as one line.
      const lines = Math.max(1, Math.ceil((used - lineStart) / line))
      lineStart += lines * line
      used = lineStart
    } else {
      used += wide.test(each) ? 2 : 1
    }
    if (used > length) return { shown: `${text.slice(0, end).trimEnd()}…`, visible, total }
    const leavesRoomForEllipsis = used < length
    if (leavesRoomForEllipsis) {
      visible++
      end += each.length
    }
  }
  return { shown: text, visible: total, total }
}

// Allow at most 16 marks per character, so that text with thousands of marks on one character is still truncated.
// Intl.Segmenter is not used, because it has no such limit.
const character = String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`
const wideCharacter = `\\ufe0f|[${eastAsianOrEmoji}]`
