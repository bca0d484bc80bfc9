import type { Audience } from '../push/target.ts'
import { fitDevice } from './device-text.ts'

const mostBars = 10
const label = { length: 20, line: 20 }
// Labels that take more than half of the width are left out, all of them; this is wide enough for the widest letters.
const size = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%'

/**
 * A Mermaid bar chart of the first ten. Labels have name and id, since bars of equal labels are drawn over each other.
 * Nothing if there is no bar to draw.
 */
export function renderChart(byReach: readonly Audience[]): string[] {
  const largest = byReach.slice(0, mostBars).filter(({ reach }) => Math.round(reach) > 0)
  if (largest.length === 0) return []
  const labels = largest.map(({ id, name }) => `"${inert(fitDevice(name.replace(/\s+/g, ' '), label).shown)} (${id})"`)
  const reaches = largest.map(({ reach }) => Math.round(Math.min(reach, Number.MAX_SAFE_INTEGER)))
  const title = byReach.length > 1 ? `The ${largest.length} largest by reach` : 'Reach'
  return [
    [
      '```mermaid',
      size,
      'xychart-beta horizontal',
      `  title "${title}"`,
      `  x-axis [${labels.join(', ')}]`,
      `  y-axis "Subscribers" 0 --> ${reaches[0]}`,
      `  bar [${reaches.join(', ')}]`,
      '```',
    ].join('\n'),
  ]
}

/** A name that ends neither the label nor the line, and contains no directive, code or element that Mermaid would read. */
function inert(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/["`<>]/g, character => lookalikes[character] ?? '')
    .replace(/%(?=[%{])/g, '% ')
    .replace(/#(?=\w+;)/g, '# ')
}

const lookalikes: Record<string, string> = { '"': '”', '`': '’', '<': '‹', '>': '›' }
