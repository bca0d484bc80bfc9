import { Failure } from '../errors.ts'
import type { Audience } from '../push/audience.ts'
import { failureAnnotation, renderAnnotation } from './annotations.ts'
import { type Blocks, counted, escapeTruncated, grouped, joinBlocks } from './markup.ts'
import { fitDevice } from './notification-mockup.ts'

const maxUnfolded = 100
const maxRows = 1_000
const maxBytes = 500_000
const maxName = 120

/**
 * The job summary of a listing in GitHub's Markdown: the audiences by reach. Text from outside is inert in it. Secrets
 * are taken out of the list before, since escaping alters them.
 */
export function renderAudiencesSummary(list: readonly Audience[] | Failure): string {
  if (list instanceof Failure) {
    return joinBlocks(['<h2>❌ Could not list the audiences</h2>', renderAnnotation(failureAnnotation(list))])
  }
  const heading = `<h2>📣 ${counted(list.length, 'audience')}</h2>`
  if (list.length === 0) {
    return joinBlocks([heading, '<p>The service lists no audiences. Create them in the panel of the service.</p>'])
  }
  const byReach = list.toSorted((one, other) => other.reach - one.reach)
  return joinBlocks([heading, renderChart(byReach), renderTables(byReach)])
}

function renderTables(audiences: readonly Audience[]): Blocks {
  const rows = rowsWithin(audiences)
  const [first, folded, left] = [rows.slice(0, maxUnfolded), rows.slice(maxUnfolded), audiences.length - rows.length]
  return [
    table(first),
    folded.length > 0 && `<details><summary>The next ${grouped(folded.length)}</summary>\n${table(folded)}\n</details>`,
    left > 0 &&
      `<p>The ${counted(left, 'audience')} with the smallest reach ${left === 1 ? 'is' : 'are'} not in this table. The output <code>audiences</code> has all of them.</p>`,
  ]
}

function rowsWithin(audiences: readonly Audience[]): string[] {
  const rows: string[] = []
  let size = 0
  for (const [index, { id, name, reach }] of audiences.slice(0, maxRows).entries()) {
    const row = `<tr><td align="right">${index + 1}</td><td dir="auto">${escapeTruncated(name, maxName)}</td><td align="right"><code>${id}</code></td><td align="right">${grouped(reach)}</td></tr>`
    size += Buffer.byteLength(row)
    if (size > maxBytes) break
    rows.push(row)
  }
  return rows
}

const table = (rows: readonly string[]) =>
  `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${rows.join('\n')}\n</table>`

const maxBars = 10
const label = { length: 20, line: 20 }
// Labels that take more than half of the width are left out, all of them; this is wide enough for the widest letters.
const size = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%'

/**
 * A Mermaid bar chart of the first ten. Labels have name and id, since bars of equal labels are drawn over each other.
 * Nothing if there is no bar to draw.
 */
export function renderChart(byReach: readonly Audience[]): Blocks {
  const largest = byReach.slice(0, maxBars).filter(({ reach }) => Math.round(reach) > 0)
  if (largest.length === 0) return undefined
  const labels = largest.map(
    ({ id, name }) => `"${escapeMermaidLabel(fitDevice(name.replace(/\s+/g, ' '), label).shown)} (${id})"`,
  )
  const reaches = largest.map(({ reach }) => Math.round(Math.min(reach, Number.MAX_SAFE_INTEGER)))
  const title = byReach.length > 1 ? `The ${largest.length} largest by reach` : 'Reach'
  return [
    '```mermaid',
    size,
    'xychart-beta horizontal',
    `  title "${title}"`,
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis "Subscribers" 0 --> ${reaches[0]}`,
    `  bar [${reaches.join(', ')}]`,
    '```',
  ].join('\n')
}

/** A name that ends neither the label nor the line, and contains no directive, code or element that Mermaid would read. */
function escapeMermaidLabel(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/["`<>]/g, character => lookalikes[character] ?? '')
    .replace(/%(?=[%{])/g, '% ')
    .replace(/#(?=\w+;)/g, '# ')
}

const lookalikes: Record<string, string> = { '"': '”', '`': '’', '<': '‹', '>': '›' }
