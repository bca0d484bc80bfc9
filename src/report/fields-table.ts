import { truncate } from '../base/text.ts'
import { timeUnits } from '../base/units.ts'
import type { Content, Notification } from '../content/notification.ts'
import { browsersText, type FieldName, fieldTable } from '../inputs/notification-fields.ts'
import type { Target } from '../push/audience.ts'
import { messageSourceTexts } from './announcement-texts.ts'
import { code, counted, escapeMarkup, escapeTruncated, grouped, link, sentence } from './markup.ts'

// These limits keep the table small enough for a summary (1 MiB), even if every character must be escaped.
const maxButtons = 10
const maxExtraFields = 25
const maxLength = { message: 4_000, text: 1_000, button: 200, extraName: 60, extraValue: 300 }
/** Longer values are collapsed in `<details>` to keep the table rows short. */
const maxVisibleLength = 400

/**
 * Where to find what the table leaves out. A preview cannot refer to its `payloads` output, because that output is
 * empty if the preview has a problem.
 */
const leftOut = { send: `in the ${code('payload')} output`, preview: 'not shown here' }
type Action = keyof typeof leftOut

interface Rest {
  target?: Target
  extraFields: Record<string, unknown>
  action: Action
}

/**
 * Renders one HTML table of all fields in the body. Each row shows where the value comes from and which browsers
 * support the field.
 */
export function renderFields(content: Content, { target, extraFields, action }: Rest): string {
  const ofTarget = target ? [targetRow(target)] : []
  const rows = [...fieldRows(content, action), ...ofTarget, ...extraRows(extraFields, action)]
  const head = ['Field', 'Value', 'Source', 'Browsers'].map(title => `<th>${title}</th>`).join('')
  return `<table>\n<tr>${head}</tr>\n${rows.join('\n')}\n</table>`
}

/** `value`, `source`, and `browsers` must already be HTML. */
function renderRow(name: string, value: string, source: string, browsers: string): string {
  return `<tr><td>${code(name)}</td><td dir="auto">${value}</td><td>${source}</td><td>${browsers}</td></tr>`
}

const moreText = (left: number, action: Action) => `${grouped(left)} more, ${leftOut[action]}`

function fieldRows({ notification, sources, messageSource }: Content, action: Action): string[] {
  return (Object.keys(notification) as FieldName[]).flatMap(name => {
    const messageOrigin = name === 'message' && messageSource ? `: ${sentence(messageSourceTexts[messageSource])}` : ''
    const source = `${sources[name] ?? ''}${messageOrigin}`
    const browsers = browsersText(fieldTable[name].browsers, '&nbsp;')
    const cells =
      name === 'actions' ? buttonCells(notification, action) : [{ name, value: fieldValue(name, notification, action) }]
    return cells.map(cell => renderRow(cell.name, cell.value, source, browsers))
  })
}

function buttonCells({ actions = [] }: Notification, action: Action): { name: string; value: string }[] {
  const shown = actions.slice(0, maxButtons).map(({ text, url }, index) => {
    return { name: `actions[${index}]`, value: `${longText(text, maxLength.button, action)}<br>${link(url)}` }
  })
  const left = actions.length - shown.length
  return left > 0 ? [...shown, { name: 'actions', value: moreText(left, action) }] : shown
}

function fieldValue(name: Exclude<FieldName, 'actions'>, notification: Notification, action: Action): string {
  const value = notification[name] ?? ''
  if (typeof value === 'number') return `${grouped(value)} s${durationInWords(value)}`
  return fieldTable[name].kind === 'text'
    ? longText(value, name === 'message' ? maxLength.message : maxLength.text, action)
    : link(value)
}

function longText(text: string, most: number, action: Action): string {
  if (text.length <= maxVisibleLength) return escapeMarkup(text)
  const cut = text.length > most ? `<br><i>The rest is ${leftOut[action]}.</i>` : ''
  const beginning = escapeMarkup(truncate(text, 80).replace(/\s+/g, ' '))
  return `<details><summary>${beginning} <i>(${counted(text.length, 'character')})</i></summary>${escapeTruncated(text, most)}${cut}</details>`
}

function targetRow(target: Target): string {
  const value = target.type === 'all' ? 'all' : `audience ${target.audience.id}`
  return renderRow('target', code(value), 'input', '')
}

function extraRows(fields: Record<string, unknown>, action: Action): string[] {
  const names = Object.keys(fields)
  const row = (name: string, value: string) => renderRow(name, value, 'extra-fields', 'unknown')
  const rows = names.slice(0, maxExtraFields).map(name => {
    return row(truncate(name, maxLength.extraName), code(truncate(wrappableJson(fields[name]), maxLength.extraValue)))
  })
  const left = names.length - rows.length
  return left > 0 ? [...rows, row('…', moreText(left, action))] : rows
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
