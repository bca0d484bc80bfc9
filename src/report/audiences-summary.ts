import type { Failure } from '../errors.ts'
import type { Audience } from '../push/target.ts'
import { renderChart } from './audiences-chart.ts'
import { joinBlocks } from './blocks.ts'
import { explainFailure } from './explanation.ts'
import { breakable, escapeMarkup, truncate } from './markup.ts'
import { counted, grouped } from './numbers.ts'

const shownAtOnce = 100
const mostRows = 1_000
const mostBytes = 500_000
const longestName = 120

/**
 * The job summary of a listing in GitHub's Markdown: the audiences by reach. Text from outside is inert in it. Secrets
 * are taken out of the list before, since escaping alters them.
 */
export function renderAudiencesSummary(list: readonly Audience[] | { failure: Failure }): string {
  if ('failure' in list) {
    const { failure } = list
    const text = { title: `${failure.title} (${failure.reason})`, next: failure.hint }
    return joinBlocks(['<h2>❌ Could not list the audiences</h2>', explainFailure(failure, text)])
  }
  const heading = `<h2>📣 ${counted(list.length, 'audience')}</h2>`
  if (list.length === 0) {
    return joinBlocks([heading, '<p>The service lists no audiences. Create them in the panel of the service.</p>'])
  }
  const byReach = list.toSorted((one, other) => other.reach - one.reach)
  return joinBlocks([heading, ...renderChart(byReach), ...renderTables(byReach)])
}

function renderTables(audiences: readonly Audience[]): string[] {
  const rows = rowsWithin(audiences)
  const [first, folded, left] = [rows.slice(0, shownAtOnce), rows.slice(shownAtOnce), audiences.length - rows.length]
  const rest =
    left > 0
      ? `The ${counted(left, 'audience')} with the smallest reach ${left === 1 ? 'is' : 'are'} not in this table. The output <code>audiences</code> has all.`
      : ''
  return [
    table(first),
    ...(folded.length > 0
      ? [`<details><summary>The next ${grouped(folded.length)}</summary>\n${table(folded)}\n</details>`]
      : []),
    ...(rest ? [`<p>${rest}</p>`] : []),
  ]
}

function rowsWithin(audiences: readonly Audience[]): string[] {
  const rows: string[] = []
  let size = 0
  for (const [index, { id, name, reach }] of audiences.slice(0, mostRows).entries()) {
    const row = `<tr><td align="right">${index + 1}</td><td dir="auto">${escapeMarkup(breakable(truncate(name, longestName)))}</td><td align="right"><code>${id}</code></td><td align="right">${grouped(reach)}</td></tr>`
    size += Buffer.byteLength(row)
    if (size > mostBytes) break
    rows.push(row)
  }
  return rows
}

const table = (rows: readonly string[]) =>
  `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${rows.join('\n')}\n</table>`
