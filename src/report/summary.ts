import type { ChosenTarget } from '../push/target.ts'
import { renderPreview } from './drawing.ts'
import { renderExplanation } from './explanation.ts'
import { renderFields } from './fields.ts'
import { type Blocks, code, commandBlock, counted, escapeCode, joinBlocks, prose, quoted, truncate } from './markup.ts'
import { doubtTexts, explain, guardTexts, headlines, type Remark, remarksOf } from './message.ts'
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
 * response. Text from outside is inert in it. Secrets are taken out of the result before, since escaping alters them.
 */
export function renderSummary(run: FinishedRun): string {
  const { result, content, target, extraFields = {}, response } = run
  const { outcome } = result
  const explanation = explain(result, run.claim)
  const remarks = remarksOf(run)
  const ofLevel = (wanted: Remark['level']) => remarks.filter(({ level }) => level === wanted)
  return joinBlocks([
    `<h2>${symbols[outcome]} ${headlines[outcome]}</h2>`,
    explanation && renderExplanation(explanation),
    facts(run),
    renderGuards(run),
    renderRemarks('⚠️', ofLevel('warning')),
    renderRemarks('ℹ️', ofLevel('note')),
    content && ['<h3>Preview</h3>', renderPreview(content.notification)],
    content && ['<h3>Fields</h3>', renderFields(content, target, extraFields)],
    response?.response && renderResponse(response.response),
  ])
}

/** Who receives it, what the service answered, and when: one line with what readers ask first. */
function facts({ result, target, attempts, response }: FinishedRun): Blocks {
  const doubt = result.outcome === 'sent' && result.doubt ? `, but ${doubtTexts[result.doubt]}` : ''
  const known = [
    target && `<b>To</b> ${recipients(target)}`,
    response?.statusCode && `HTTP&nbsp;${response.statusCode}${doubt}`,
    attempts > 0 && counted(attempts, 'attempt'),
    result.outcome === 'sent' && `${result.sentAt.toUTCString().slice(5, 25).replaceAll(' ', '&nbsp;')}&nbsp;UTC`,
  ].filter(Boolean)
  return known.length > 0 && `<p>${known.join(' · ')}</p>`
}

/** What could have kept it from being sent. */
function renderGuards({ guards }: FinishedRun): Blocks {
  const shown = guards ? guardTexts(guards).map(code) : []
  return shown.length > 0 && `<p><b>Guards</b> ${shown.join(' · ')}</p>`
}

function recipients(target: ChosenTarget): string {
  if (target.type === 'all') return 'every subscriber of the site; the service does not report how many'
  const { id, name, reach } = target.audience
  const who = name === undefined ? `audience ${id}` : `${quoted(name)} (audience ${id})`
  return reach === undefined ? who : `${who}, <b>${counted(reach, 'subscriber')}</b>`
}

const maxRemarks = 10

function renderRemarks(symbol: string, remarks: readonly Remark[]): Blocks {
  const shown = remarks.slice(0, maxRemarks).map(remark => `${symbol} ${prose(remark)}`)
  const left = remarks.length - shown.length
  if (left > 0) shown.push(`${symbol} ${left} more are in the log.`)
  return shown.length > 0 && [`<p>${shown.join('<br>')}</p>`, remarks.map(commandBlock)]
}

const maxResponse = 16_000

function renderResponse(text: string): string {
  const left = text.length - maxResponse
  const rest = left > 0 ? `<p>${counted(left, 'more character')} in the output <code>response</code>.</p>` : ''
  const shown = escapeCode(truncate(text, maxResponse))
  return `<details><summary>Response of the service</summary><pre><code>${shown}</code></pre>${rest}</details>`
}
