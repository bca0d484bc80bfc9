import { truncate } from '../base/text.ts'
import { timeUnits } from '../base/units.ts'
import { parseUrl } from '../base/url.ts'
import type { Content } from '../content/given.ts'
import { browsersText, type FieldName, fieldTable, type Notification } from '../inputs/notification-fields.ts'
import type { Target } from '../push/audience.ts'
import { messageSourceTexts } from './announcement-texts.ts'
import { code, counted, escapeMarkup, escapeTruncated, grouped, link, sentence, urlText } from './markup.ts'

/** How much of a notification the summary shows. Hosts are always shown whole. */
export interface Detail {
  /** Whether URLs are links, and images are shown. */
  links: boolean
  /** The maximum length of each text and URL, in UTF-16 code units. */
  maxText: number
  /** The maximum number of buttons and of extra fields. */
  maxRows: number
  /** Where to find what the table leaves out, as HTML. */
  leftOut: string
}

/** As much as each limit below allows. */
export const sendDetail: Detail = {
  links: true,
  maxText: Number.POSITIVE_INFINITY,
  maxRows: Number.POSITIVE_INFINITY,
  leftOut: `in the ${code('payload')} output`,
}

/** A preview cannot refer to its `payloads` output, because that output is empty if the preview has a problem. */
export const previewDetail: Detail = { ...sendDetail, leftOut: 'not shown here' }

// These limits keep the table small enough for a summary (1 MiB), even if every character must be escaped.
const maxButtons = 10
const maxExtraFields = 25
const maxLength = { message: 4_000, text: 1_000, button: 200, url: 300, extraName: 60, extraValue: 300 }
/** Longer values are collapsed in `<details>` to keep the table rows short. */
const maxVisibleLength = 400

/**
 * Renders one HTML table of all fields in the body. Each row shows where the value comes from and which browsers
 * support the field.
 */
export function renderFields(
  content: Content,
  extraFields: Record<string, unknown>,
  detail: Detail,
  target?: Target,
): string {
  const ofTarget = target ? [targetRow(target)] : []
  const rows = [...fieldRows(content, detail), ...ofTarget, ...extraRows(extraFields, detail)]
  const head = ['Field', 'Value', 'Source', 'Browsers'].map(title => `<th>${title}</th>`).join('')
  return `<table>\n<tr>${head}</tr>\n${rows.join('\n')}\n</table>`
}

/** `value`, `source`, and `browsers` must already be HTML. */
function renderRow(name: string, value: string, source: string, browsers: string): string {
  return `<tr><td>${code(name)}</td><td dir="auto">${value}</td><td>${source}</td><td>${browsers}</td></tr>`
}

const moreText = (left: number, { leftOut }: Detail) => `${grouped(left)} more, ${leftOut}`

function fieldRows({ notification, sources, messageSource }: Content, detail: Detail): string[] {
  return (Object.keys(notification) as FieldName[]).flatMap(name => {
    const messageOrigin = name === 'message' && messageSource ? `: ${sentence(messageSourceTexts[messageSource])}` : ''
    const source = `${sources[name] ?? ''}${messageOrigin}`
    const browsers = browsersText(fieldTable[name].browsers, '&nbsp;')
    const cells =
      name === 'actions' ? buttonCells(notification, detail) : [{ name, value: fieldValue(name, notification, detail) }]
    return cells.map(cell => renderRow(cell.name, cell.value, source, browsers))
  })
}

function buttonCells({ actions = [] }: Notification, detail: Detail): { name: string; value: string }[] {
  const count = Math.min(maxButtons, detail.maxRows)
  const shown = actions.slice(0, count).map(({ text, url }, index) => {
    const value = `${longText(text, maxLength.button, detail)}<br>${urlValue(url, detail)}`
    return { name: `actions[${index}]`, value }
  })
  const left = actions.slice(count)
  if (left.length === 0) return shown
  const value = `${moreText(left.length, detail)}${hostsText(left.map(({ url }) => url))}`
  return [...shown, { name: 'actions', value }]
}

/** Names the hosts of buttons that are left out, so that reviewers see every host. */
function hostsText(urls: readonly string[]): string {
  const hosts = new Set(urls.flatMap(url => parseUrl(url)?.host ?? []))
  return hosts.size > 0 ? `<br>Hosts: ${[...hosts].map(host => escapeMarkup(host)).join(', ')}` : ''
}

function fieldValue(name: Exclude<FieldName, 'actions'>, notification: Notification, detail: Detail): string {
  const value = notification[name] ?? ''
  if (typeof value === 'number') return `${grouped(value)} s${durationInWords(value)}`
  return fieldTable[name].kind === 'text'
    ? longText(value, name === 'message' ? maxLength.message : maxLength.text, detail)
    : urlValue(value, detail)
}

function urlValue(url: string, { links, maxText }: Detail): string {
  return links ? link(url, maxLength.url) : urlText(url, Math.min(maxLength.url, maxText))
}

function longText(text: string, most: number, { leftOut, maxText }: Detail): string {
  const max = Math.min(most, maxText)
  const cut = text.length > max ? `<br><i>The rest is ${leftOut}.</i>` : ''
  if (Math.min(text.length, max) <= maxVisibleLength) return escapeTruncated(text, max) + cut
  const beginning = escapeMarkup(truncate(text, 80).replace(/\s+/g, ' '))
  return `<details><summary>${beginning} <i>(${counted(text.length, 'character')})</i></summary>${escapeTruncated(text, max)}${cut}</details>`
}

function targetRow(target: Target): string {
  const value = target.type === 'all' ? 'all' : `audience ${target.audience.id}`
  return renderRow('target', code(value), 'input', '')
}

function extraRows(fields: Record<string, unknown>, detail: Detail): string[] {
  const { maxText, maxRows } = detail
  const names = Object.keys(fields)
  const row = (name: string, value: string) => renderRow(name, value, 'extra-fields', 'unknown')
  const rows = names.slice(0, Math.min(maxExtraFields, maxRows)).map(name => {
    const value = truncate(wrappableJson(fields[name]), Math.min(maxLength.extraValue, maxText))
    return row(truncate(name, Math.min(maxLength.extraName, maxText)), code(value))
  })
  const left = names.length - rows.length
  return left > 0 ? [...rows, row('…', moreText(left, detail))] : rows
}

/** Adds spaces so that browsers can wrap the JSON. */
const wrappableJson = (value: unknown) => JSON.stringify(value, null, 1).replace(/\n */g, ' ')

/**
 * Formats a duration in the largest unit that divides it evenly, such as ` (1 day)`. Returns an empty string if that
 * unit is seconds.
 */
function durationInWords(seconds: number): string {
  const unit = timeUnits.find(unit => seconds >= unit.seconds && seconds % unit.seconds === 0)
  if (unit === undefined || unit.name === 'second') return ''
  return ` (${counted(seconds / unit.seconds, unit.name)})`
}
