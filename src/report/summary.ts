import type { ChosenTarget } from '../push/target.ts'
import { joinBlocks } from './blocks.ts'
import { explain } from './explanation.ts'
import { renderFields } from './fields-table.ts'
import { code, escapeCode, quoted, sentence, truncate } from './markup.ts'
import { headline } from './message.ts'
import { counted, grouped } from './numbers.ts'
import { renderPreview } from './preview.ts'
import type { FinishedRun, Outcome } from './result.ts'

const symbols: Record<Outcome, string> = {
  sent: '✅',
  'dry-run': '🧪',
  skipped: '⏭️',
  rejected: '⛔',
  'not-sent': '❌',
  unknown: '❓',
}

/**
 * The job summary of a send in GitHub's Markdown: the outcome, what to do next, the notification drawn, its fields, the
 * answer. Text from outside is inert in it. Secrets are taken out of the result before, since escaping alters them.
 */
export function renderSummary(run: FinishedRun): string {
  const { result, content, target, extraFields = {}, delivery, warnings, notes } = run
  const { outcome } = result
  return joinBlocks([
    `<h2>${symbols[outcome]} ${headline(outcome)}</h2>`,
    ...explain(result),
    ...facts(run),
    ...guards(run),
    ...remarks('⚠️', warnings),
    ...remarks('ℹ️', notes),
    ...(content ? ['<h3>Preview</h3>', renderPreview(content.notification)] : []),
    ...(content ? ['<h3>Fields</h3>', renderFields(content, target, extraFields)] : []),
    ...(delivery?.response ? [response(delivery.response)] : []),
  ])
}

/** Whom it reaches, what the service answered, and when: one line of what is asked first. */
function facts({ result, target, attempts, delivery }: FinishedRun): string[] {
  const doubt = result.outcome === 'sent' && result.doubt ? `, but ${sentence(result.doubt)}` : ''
  const parts = [
    target && `<b>To</b> ${recipients(target)}`,
    delivery?.statusCode && `HTTP&nbsp;${delivery.statusCode}${doubt}`,
    attempts > 0 && counted(attempts, 'attempt'),
    result.outcome === 'sent' && `${result.sentAt.toUTCString().slice(5, 25).replaceAll(' ', '&nbsp;')}&nbsp;UTC`,
  ]
  const known = parts.filter(Boolean)
  return known.length > 0 ? [`<p>${known.join(' · ')}</p>`] : []
}

const longestGuard = 300

/** What could have kept it from being sent. */
function guards({ guards }: FinishedRun): string[] {
  const shown = guards.map(guard => code(truncate(guard, longestGuard)))
  return shown.length > 0 ? [`<p><b>Guards</b> ${shown.join(' · ')}</p>`] : []
}

function recipients(target: ChosenTarget): string {
  if (target.type === 'all') return 'every subscriber of the site; the service does not report how many'
  const { id, name, reach } = target.audience
  const who = name === undefined ? `audience ${id}` : `${quoted(name)} (audience ${id})`
  return reach === undefined ? who : `${who}, <b>${counted(reach, 'subscriber')}</b>`
}

const mostRemarks = 10

function remarks(symbol: string, sentences: readonly string[]): string[] {
  const shown = sentences.slice(0, mostRemarks).map(text => `${symbol} ${sentence(text)}`)
  const left = sentences.length - shown.length
  const all = left > 0 ? [...shown, `${symbol} ${grouped(left)} more are in the log.`] : shown
  return all.length > 0 ? [`<p>${all.join('<br>')}</p>`] : []
}

const longestResponse = 16_000

function response(text: string): string {
  const left = text.length - longestResponse
  const rest = left > 0 ? `<p>${counted(left, 'more character')} in the output <code>response</code>.</p>` : ''
  const shown = escapeCode(truncate(text, longestResponse))
  return `<details><summary>Response of the service</summary><pre><code>${shown}</code></pre>${rest}</details>`
}
