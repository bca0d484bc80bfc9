import type { Notification } from '../content/notification-fields.ts'
import { lazyPattern } from '../text.ts'
import { breakable, counted, escapeMarkup, grouped, image, link } from './markup.ts'

/** How a kind of device shows a notification; docs/preview.md says where the numbers come from. */
interface Device {
  name: string
  browser: string
  title: TextLimit
  message: TextLimit
  /** Of each button. */
  button: TextLimit
  iconAt: 'start' | 'end'
  /** Of the text, in pixels: a line of it has room even in a wide font. A narrow page makes it narrower. */
  textWidth: number
}

/** The phone's notification is drawn unfolded: folded it shows neither banner nor buttons. */
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

const shownButtons = 2
/** In pixels. The banner is as wide as the service wants it. */
const iconSize = 56
const bannerWidth = 360
const caveat = 'Where the text is cut off is an estimate: it depends on fonts, versions and settings.'

/** The notification as a desktop and as a phone shows it, with what each of them cuts off. One HTML block. */
export function renderPreview(notification: Notification): string {
  const drawings = devices.map(device => renderDevice(device, notification))
  return `<div>\n${drawings.join('\n')}\n<br clear="all"><sub>${caveat}</sub>\n</div>`
}

// All of a device is one table, since a table inside of a table would keep its width on a narrow page.
function renderDevice(device: Device, { title, message, actions = [], ...urls }: Notification): string {
  const { name, browser, iconAt, textWidth } = device
  const fitTitle = fitDevice(title, device.title)
  const fitMessage = fitDevice(message, device.message)
  const buttons = actions.slice(0, shownButtons).map(({ text }) => fitDevice(text, device.button))
  const hidden = actions.length - buttons.length
  const icon = `<td valign="top" width="${iconSize}">${image(urls.icon_url, 'icon', iconSize)}</td>`
  const text = `<td valign="top" width="${textWidth}" dir="auto"><b>${visible(fitTitle)}</b><br>${visible(fitMessage)}</td>`
  const banner = urls.banner_url && image(urls.banner_url, 'banner', bannerWidth)
  const keys = buttons.map(button => `<kbd>&nbsp;${visible(button)}&nbsp;</kbd>`).join('&nbsp;&nbsp;')
  const texts = { Title: fitTitle, Message: fitMessage }
  // What is cut is what a reader must see, so it has the size of the text.
  const below = [
    ...Object.entries(texts).map(([field, fit]) => isCut(fit) && cutNote(field, fit)),
    buttons.some(isCut) && '✂️ A button is cut',
    hidden > 0 && `✂️ ${counted(hidden, 'more button')} not shown`,
    ...Object.entries(texts).map(([field, fit]) => !isCut(fit) && small(fitNote(field, fit))),
    small(`Opens ${link(urls.landing_url, 38)}`),
  ].filter(Boolean)
  const rows = [
    `<th colspan="2">${name} <sub>${browser}</sub></th>`,
    iconAt === 'start' ? icon + text : text + icon,
    banner && `<td colspan="2" align="center">${banner}</td>`,
    keys && `<td colspan="2" align="center">${keys}</td>`,
    `<td colspan="2">${below.join('<br>')}</td>`,
  ].flatMap(row => (row ? [`<tr>${row}</tr>`] : []))
  return `<table align="left">${rows.join('')}</table>`
}

/** About what fits on a narrow page. */
const maxWord = 24
const visible = ({ shown }: DeviceText) => escapeMarkup(breakable(shown, maxWord))
const isCut = ({ visible, total }: DeviceText) => visible < total
const cutNote = (field: string, { visible, total }: DeviceText) =>
  `✂️ ${field} cut after ${grouped(visible)} of ${counted(total, 'character')}`
const fitNote = (field: string, { total }: DeviceText) => `${field} fits (${counted(total, 'character')})`
const small = (markup: string) => `<sub>${markup}</sub>`

/** How much a device shows: so many characters, in lines of so many. */
export interface TextLimit {
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
export function fitDevice(text: string, { length, line }: TextLimit): DeviceText {
  const isPlain = /^[\n\x20-\x7e]*$/.test(text)
  const characters = isPlain ? text : (text.match(characterPattern()) ?? [])
  const wide = isPlain ? undefined : widePattern()
  const total = characters.length
  let used = 0
  let visible = 0
  let end = 0
  for (const each of characters) {
    used = each === '\n' ? (Math.floor(used / line) + 1) * line : used + (wide?.test(each) ? 2 : 1)
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
const characterPattern = lazyPattern(String.raw`(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}`, 'gsu')
const widePattern = lazyPattern(
  String.raw`\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]`,
  'u',
)
