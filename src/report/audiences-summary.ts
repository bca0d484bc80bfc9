import { Failure } from '../base/failure.ts'
import { showInvisible } from '../base/text.ts'
import type { Audience } from '../push/audience.ts'
import { fitDevice } from './device-limits.ts'
import { explainFailure, renderExplanation } from './failure-explanation.ts'
import { type Blocks, counted, escapeTruncated, folded, grouped } from './markup.ts'

const maxVisibleRows = 100
const maxRows = 1_000
const maxBytes = 500_000
const maxName = 120

/** Renders the job summary of the audiences action. Sorts the audiences by reach and escapes untrusted text. */
export function renderAudiencesSummary(list: readonly Audience[] | Failure): Blocks {
  if (list instanceof Failure) {
    return ['<h2>❌ Could not list the audiences</h2>', renderExplanation(explainFailure(list))]
  }
  const heading = `<h2>📣 ${counted(list.length, 'audience')}</h2>`
  if (list.length === 0) {
    return [heading, '<p>The service lists no audiences. Create one in the panel of your push service.</p>']
  }
  const byReach = list.toSorted((one, other) => other.reach - one.reach)
  return [heading, renderChart(byReach), renderTables(byReach)]
}

function renderTables(audiences: readonly Audience[]): Blocks {
  const rows = rowsWithinLimits(audiences)
  const visible = rows.slice(0, maxVisibleRows)
  const inDetails = rows.slice(maxVisibleRows)
  const omitted = audiences.length - rows.length
  return [
    table(visible),
    inDetails.length > 0 && folded(`The next ${grouped(inDetails.length)}`, table(inDetails)),
    omitted > 0 &&
      `<p>The ${counted(omitted, 'audience')} with the smallest reach ${omitted === 1 ? 'is' : 'are'} not in this table. The <code>audiences</code> output has all audiences.</p>`,
  ]
}

function rowsWithinLimits(audiences: readonly Audience[]): string[] {
  const rows: string[] = []
  let bytes = 0
  for (const [index, audience] of audiences.slice(0, maxRows).entries()) {
    const row = renderAudience(audience, index + 1)
    bytes += Buffer.byteLength(row)
    if (bytes > maxBytes) break
    rows.push(row)
  }
  return rows
}

function renderAudience({ id, name, reach }: Audience, rank: number): string {
  const cells = [
    `<td align="right">${rank}</td>`,
    `<td dir="auto">${escapeTruncated(name, maxName)}</td>`,
    `<td align="right"><code>${id}</code></td>`,
    `<td align="right">${grouped(reach)}</td>`,
  ]
  return `<tr>${cells.join('')}</tr>`
}

const table = (rows: readonly string[]) =>
  `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${rows.join('\n')}\n</table>`

const maxBars = 10
const labelLimit = { length: 20, line: 20 }
// Mermaid hides all labels if they need more than half of the chart's width. At this width, even labels made up of the
// widest letters fit.
const chartSize = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%'

/**
 * Renders a Mermaid bar chart of the ten largest audiences. Returns undefined if no audience has subscribers. Labels
 * include the id, because Mermaid draws bars with equal labels on top of each other.
 */
function renderChart(byReach: readonly Audience[]): Blocks {
  const largest = byReach.slice(0, maxBars).filter(({ reach }) => Math.round(reach) > 0)
  if (largest.length === 0) return undefined
  const labels = largest.map(labelOf)
  const reaches = largest.map(({ reach }) => Math.round(Math.min(reach, Number.MAX_SAFE_INTEGER)))
  const title = byReach.length > 1 ? `The ${largest.length} largest by reach` : 'Reach'
  return [
    '```mermaid',
    chartSize,
    'xychart-beta horizontal',
    `  title "${title}"`,
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis "Subscribers" 0 --> ${reaches[0]}`,
    `  bar [${reaches.join(', ')}]`,
    '```',
  ].join('\n')
}

function labelOf({ id, name }: Audience): string {
  const line = showInvisible(name).replace(/\s+/g, ' ')
  return `"${escapeMermaidLabel(fitDevice(line, labelLimit).shown)} (${id})"`
}

/** Escapes a name so that it cannot end the label or the line, or be read by Mermaid as a directive or markup. */
function escapeMermaidLabel(name: string): string {
  return name
    .toWellFormed()
    .replace(/["`<>]/g, character => lookalikes[character] ?? '')
    .replace(/%(?=[%{])/g, '% ')
    .replace(/#(?=\w+;)/g, '# ')
}

const lookalikes: Record<string, string> = { '"': '”', '`': '’', '<': '‹', '>': '›' }
