import { atMost, truncate } from '../base/text.ts'
import type { Target } from '../push/audience.ts'
import { maxResponseMebibytes } from '../push/push-service.ts'
import type { UnexpectedResponse } from '../push/reported-result.ts'
import { releaseText } from './announcement-texts.ts'
import { type Explanation, mayHaveBeenSent, renderExplanation } from './failure-explanation.ts'
import { renderFields, sendDetail } from './fields-table.ts'
import type { LogEntry } from './log-lines.ts'
import {
  type Blocks,
  code,
  commandBlock,
  counted,
  escapeCode,
  escapeTruncated,
  flatBlocks,
  folded,
  linkedText,
  markupQuote,
} from './markup.ts'
import { renderMockup } from './notification-mockup.ts'
import type { FinishedSend, Outcome, Result } from './send-result.ts'

export const headlines: Record<Outcome, string> = {
  sent: 'Notification sent',
  'dry-run': 'Dry run: nothing was sent',
  skipped: 'Skipped: nothing was sent',
  rejected: 'Rejected: nothing was sent',
  'not-sent': 'Not sent',
  unknown: mayHaveBeenSent,
}

/** A 2xx response does not always confirm that the service will send the notification. */
export const headlineOf = (result: Result): string =>
  result.outcome === 'sent' && result.unconfirmed !== undefined ? unconfirmedTitle : headlines[result.outcome]

export const unconfirmedTitle = 'Accepted, but not confirmed'

/** Each text follows the word "but" in a sentence. */
export const unexpectedTexts: Record<UnexpectedResponse, string> = {
  cut: 'the response was cut off',
  timeout: 'the response did not complete in time',
  'too-large': `the response is larger than ${maxResponseMebibytes} MiB`,
  cancelled: 'the run was cancelled before the response was complete',
  'not-json': 'the response is not JSON',
  'json-text': 'the response is only a JSON string',
}

const symbols: Record<Outcome, string> = {
  sent: '✅',
  'dry-run': '🧪',
  skipped: '⏭️',
  rejected: '⛔',
  'not-sent': '❌',
  unknown: '❓',
}

/** Renders the job summary of a send and escapes untrusted text. */
export function renderSummary(
  finished: FinishedSend,
  entries: readonly LogEntry[],
  explanation: Explanation | undefined,
): Blocks {
  const { result, content, target, extraFields = {}, response } = finished
  const { outcome } = result
  const warnings = entries.filter(({ level }) => level === 'warning')
  const notes = entries.filter(({ level }) => level !== 'warning')
  const beginning = [facts(finished), renderChecks(finished)]
  const rest = [
    renderEntries('ℹ️', notes),
    content && ['<h3>Preview</h3>', renderMockup(content.notification)],
    content && ['<h3>Fields</h3>', renderFields(content, extraFields, sendDetail, target)],
    response?.body && renderResponse(response.body),
  ]
  return [
    `<h2>${symbols[outcome]} ${headlineOf(result)}</h2>`,
    explanation && renderExplanation(explanation),
    // Most scheduled runs are skipped, and their readers need only the reason.
    outcome === 'skipped'
      ? [renderEntries('⚠️', warnings), foldedIfAny('Details', [beginning, rest])]
      : [beginning, renderEntries('⚠️', warnings), rest],
  ]
}

const foldedIfAny = (heading: string, blocks: Blocks): Blocks =>
  flatBlocks(blocks).length > 0 && folded(heading, blocks)

function facts({ result, target, release, attempts, response }: FinishedSend): Blocks {
  const unexpected = result.outcome === 'sent' && result.unexpected ? `, but ${unexpectedTexts[result.unexpected]}` : ''
  const known = [
    target && `<b>To</b> ${recipients(target)}`,
    release && `<b>Release</b> ${escapeTruncated(releaseText(release), 300)}`,
    // Leave out the status of a failed run, because the annotation already explains it.
    response?.statusCode && !('failure' in result) && `HTTP&nbsp;${response.statusCode}${unexpected}`,
    attempts > 0 && counted(attempts, 'attempt'),
    result.outcome === 'sent' && timeText(result.sentAt),
    result.outcome === 'sent' && result.notificationId && `<b>Id</b> ${code(result.notificationId)}`,
  ].filter(Boolean)
  return known.length > 0 && `<p>${known.join(' · ')}</p>`
}

/** Formats a time as in `2026-08-04 09:30:12 UTC`. Does not use Intl, whose first use takes as long as a send. */
function timeText(time: Date): string {
  const [day, clock] = time.toISOString().split(/[T.]/)
  return `${day}&nbsp;${clock}&nbsp;UTC`
}

function renderChecks({ checks = [] }: FinishedSend): Blocks {
  const shown = checks.map(code)
  return shown.length > 0 && `<p><b>Checks</b> ${shown.join(' · ')}</p>`
}

function recipients(target: Target): string {
  if (target.type === 'all') return 'every subscriber of the site; the service does not report how many'
  const { id, name, reach } = target.audience
  const who = name === undefined ? `audience ${id}` : `${markupQuote(name)} (audience ${id})`
  return reach === undefined ? who : `${who}, <b>${counted(reach, 'subscriber')}</b>`
}

const maxEntries = 10

function renderEntries(symbol: string, entries: readonly LogEntry[]): Blocks {
  const texts = entries.map(entry => `${symbol} ${linkedText(entry)}`)
  const shown = atMost(texts, maxEntries, left => `${symbol} ${left} more are in the log.`)
  return shown.length > 0 && [`<p>${shown.join('<br>')}</p>`, entries.map(commandBlock)]
}

const maxResponse = 16_000

function renderResponse(text: string): string {
  const left = text.length - maxResponse
  const rest = left > 0 ? `<p>${counted(left, 'more character')} in the <code>response</code> output.</p>` : ''
  const shown = escapeCode(truncate(text, maxResponse))
  return `<details><summary>Response of the service</summary><pre><code>${shown}</code></pre>${rest}</details>`
}
