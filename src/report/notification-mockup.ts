import { truncate } from '../base/text.ts'
import { fieldTable, imageFields, type Notification } from '../inputs/notification-fields.ts'
import { type Device, type DeviceText, devices, fitDevice } from './device-limits.ts'
import { type Detail, sendDetail } from './fields-table.ts'
import { counted, escapeMarkup, grouped, image, link, urlText } from './markup.ts'

const shownButtons = 2
/** In pixels. */
const iconSize = 56
/** Image widths, in pixels. The push service recommends 360 for the banner. */
const imageWidth = { 'beside the text': iconSize, 'below the text': 360 }
const maxUrl = 38
const caveat = 'These cuts are estimates. Real devices differ in fonts, versions and settings.'

/**
 * Renders the notification as it looks on a desktop and on a phone, in one HTML block. Notes below each mockup say what
 * the device truncates or leaves out.
 */
export function renderMockup(notification: Notification, detail = sendDetail): string {
  const fits = devices.map(device => fitNotification(notification, device))
  const mockups = fits.map(fit => renderDevice(fit, notification, detail))
  const isEstimate = fits.some(fit => cutNotes(fit).length > 0)
  return `<div>\n${mockups.join('\n')}\n<br clear="all">${isEstimate ? small(caveat) : ''}\n</div>`
}

/** The texts of a notification as one device shows them. */
interface FitNotification {
  device: Device
  title: DeviceText
  message: DeviceText
  buttons: readonly DeviceText[]
  hiddenButtons: number
}

function fitNotification({ title, message, actions = [] }: Notification, device: Device): FitNotification {
  const buttons = actions.slice(0, shownButtons).map(({ text }) => fitDevice(text, device.button))
  return {
    device,
    title: fitDevice(title, device.title),
    message: fitDevice(message, device.message),
    buttons,
    hiddenButtons: actions.length - buttons.length,
  }
}

// Use one table per device without nested tables, because a nested table would not shrink on a narrow page.
function renderDevice(fit: FitNotification, notification: Notification, detail: Detail): string {
  const { name, browser, iconAt, textWidth } = fit.device
  const { title, message, buttons } = fit
  const { landing_url } = notification
  const icon = `<td valign="top" width="${iconSize}">${imagesAt('beside the text', notification, detail)}</td>`
  const text = `<td valign="top" width="${textWidth}" dir="auto"><b>${visible(title, detail)}</b><br>${visible(message, detail)}</td>`
  const banner = imagesAt('below the text', notification, detail)
  const keys = buttons.map(button => `<kbd>&nbsp;${visible(button, detail)}&nbsp;</kbd>`).join('&nbsp;&nbsp;')
  const opens = detail.links ? link(landing_url, maxUrl) : urlText(landing_url, maxUrl)
  const notes = [...cutNotes(fit), ...fitNotes(fit).map(small), small(`Opens ${opens}`)]
  const rows = [
    `<th colspan="2">${name} <sub>${browser}</sub></th>`,
    iconAt === 'start' ? icon + text : text + icon,
    banner && `<td colspan="2" align="center">${banner}</td>`,
    keys && `<td colspan="2" align="center">${keys}</td>`,
    `<td colspan="2">${notes.join('<br>')}</td>`,
  ].flatMap(row => (row ? [`<tr>${row}</tr>`] : []))
  return `<table align="left">${rows.join('')}</table>`
}

/** Says what the device cuts or hides. These notes are full-size, so that readers notice them. */
function cutNotes({ title, message, buttons, hiddenButtons }: FitNotification): string[] {
  const notes = [
    isCut(title) && cutNote('Title', title),
    isCut(message) && cutNote('Message', message),
    buttons.some(isCut) && '✂️ A button is cut',
    hiddenButtons > 0 && `✂️ ${counted(hiddenButtons, 'more button')} not shown`,
  ]
  return notes.filter(note => note !== false)
}

function fitNotes({ title, message }: FitNotification): string[] {
  const notes = [!isCut(title) && fitNote('Title', title), !isCut(message) && fitNote('Message', message)]
  return notes.filter(note => note !== false)
}

function imagesAt(place: keyof typeof imageWidth, notification: Notification, { links }: Detail): string {
  const images = imageFields.flatMap(name => {
    const { drawn, use } = fieldTable[name]
    const url = notification[name]
    return drawn === place && url !== undefined ? [links ? image(url, use, imageWidth[place]) : use] : []
  })
  return images.join('<br>')
}

/** Longer words may not fit on a narrow page, so browsers are allowed to wrap them. */
const maxWordLength = 24
const visible = ({ shown }: DeviceText, { maxText }: Detail) => escapeMarkup(truncate(shown, maxText), maxWordLength)
const isCut = ({ visible, total }: DeviceText) => visible < total
const cutNote = (field: string, { visible, total }: DeviceText) =>
  `✂️ ${field} cut after ${grouped(visible)} of ${counted(total, 'character')}`
const fitNote = (field: string, { total }: DeviceText) => `${field} fits (${counted(total, 'character')})`
const small = (markup: string) => `<sub>${markup}</sub>`
