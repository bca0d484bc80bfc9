import type { Notification } from '../notification/fields.ts'
import { type Cut, cut, type Room } from './cut.ts'
import { breakable, escapeMarkup, image, link } from './markup.ts'
import { counted, grouped } from './numbers.ts'

/** How a kind of device shows a notification; docs/preview.md says where the numbers come from. */
interface Device {
  name: string
  browser: string
  title: Room
  message: Room
  /** Of each button. */
  button: Room
  iconAt: 'start' | 'end'
  buttonsAt: 'left' | 'center'
  /** Of the drawing, in pixels. */
  width: number
}

/** The phone's notification is drawn unfolded: folded it shows neither banner nor buttons. */
export const devices: readonly Device[] = [
  {
    name: 'Desktop',
    browser: 'Chrome on Windows',
    title: { length: 70, line: 35 },
    message: { length: 140, line: 35 },
    button: { length: 19, line: 19 },
    iconAt: 'start',
    buttonsAt: 'center',
    width: 300,
  },
  {
    name: 'Phone',
    browser: 'Chrome on Android',
    title: { length: 30, line: 30 },
    message: { length: 65, line: 33 },
    button: { length: 19, line: 19 },
    iconAt: 'end',
    buttonsAt: 'left',
    width: 256,
  },
]

const shownButtons = 2
/** In pixels: the icon, and what GitHub puts left and right of a cell's content. */
const iconSize = 56
const cellPadding = 26
const caveat = 'Where a device cuts is a rule of thumb: fonts, versions and settings differ.'

interface Texts {
  title: Cut
  message: Cut
  buttons: Cut[]
}

/** The notification as a desktop and as a phone shows it, with what each of them cuts off. One HTML block. */
export function renderPreview(notification: Notification): string {
  const drawings = devices.map(device => renderDevice(device, notification))
  return `<div>\n${drawings.join('\n')}\n<br clear="all"><sub>${caveat}</sub>\n</div>`
}

function renderDevice(device: Device, { title, message, actions = [], ...urls }: Notification): string {
  const texts: Texts = {
    title: cut(title, device.title),
    message: cut(message, device.message),
    buttons: actions.slice(0, shownButtons).map(({ text }) => cut(text, device.button)),
  }
  const below = [...remarks(texts, actions.length), `Opens ${link(urls.landing_url, 38)}`]
  const caption = below.map(line => `<sub>${line}</sub>`).join('<br>')
  const drawing = draw(device, texts, urls)
  return `<table align="left"><tr><th>${device.name} <sub>${device.browser}</sub></th></tr><tr><td>${drawing}${caption}</td></tr></table>`
}

function draw(
  device: Device,
  texts: Texts,
  { icon_url, banner_url }: Pick<Notification, 'icon_url' | 'banner_url'>,
): string {
  const icon = `<td valign="top" width="${iconSize}">${image(icon_url, 'icon', `width="${iconSize}" height="${iconSize}"`)}</td>`
  const text = `<td valign="top" width="${device.width - iconSize - cellPadding}" dir="auto"><b>${visible(texts.title)}</b><br>${visible(texts.message)}</td>`
  const rows = [`<tr>${device.iconAt === 'start' ? icon + text : text + icon}</tr>`]
  if (banner_url) {
    rows.push(`<tr><td colspan="2" align="center">${image(banner_url, 'banner', `width="${device.width}"`)}</td></tr>`)
  }
  if (texts.buttons.length > 0) {
    const buttons = texts.buttons.map(button => `<kbd>&nbsp;${visible(button)}&nbsp;</kbd>`).join('&nbsp;&nbsp;')
    rows.push(`<tr><td colspan="2" align="${device.buttonsAt}">${buttons}</td></tr>`)
  }
  return `<table>${rows.join('')}</table>`
}

function remarks({ title, message, buttons }: Texts, allButtons: number): string[] {
  const hidden = allButtons - buttons.length
  return [
    extent('Title', title),
    extent('Message', message),
    ...(buttons.some(isCut) ? ['✂️ A button is cut'] : []),
    ...(hidden > 0 ? [`✂️ ${counted(hidden, 'more button')} not shown`] : []),
  ]
}

const visible = ({ shown }: Cut) => escapeMarkup(breakable(shown, 20))
const isCut = ({ visible, total }: Cut) => visible < total
const extent = (name: string, text: Cut) =>
  isCut(text)
    ? `✂️ ${name} cut after ${grouped(text.visible)} of ${counted(text.total, 'character')}`
    : `${name} fits (${counted(text.total, 'character')})`
