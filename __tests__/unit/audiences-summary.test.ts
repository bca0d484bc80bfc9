import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Failure } from '../../src/base/failure.ts'
import { githubHtml, githubNodes, unsanitizedHtml, visibleText, withDescendants } from '../helpers/github-page.ts'
import { hostilePieces, hostileText } from '../helpers/hostile.ts'
import { audienceList } from '../helpers/results.ts'
import { audiencesSummary } from '../helpers/summaries.ts'

const chartOf = (list: Parameters<typeof audiencesSummary>[0]) =>
  /```mermaid\n([\s\S]*?)\n```/.exec(audiencesSummary(list))?.[1] ?? ''
const textOf = (markdown: string) => visibleText(githubNodes(markdown))

test('the table is sorted by reach, largest first, and otherwise in the order of the service', () => {
  const small = { id: 7, name: 'small', reach: 5 }
  const rows = githubNodes(audiencesSummary([small, { ...small, reach: 12_345 }, { ...small, id: 9 }]))
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ children = [] }) => children.map(cell => visibleText(withDescendants(cell.children))))
  expect(rows).toEqual([
    ['', 'Audience', 'Id', 'Reach'],
    ['1', 'small', '7', '12,345'],
    ['2', 'small', '7', '5'],
    ['3', 'small', '9', '5'],
  ])
})

test.each([
  { count: 0, text: /0 audiences\s*The service lists no audiences\./ },
  { count: 1, text: /1 audience\b(?!.*The next)/s },
  { count: 100, text: /100 audiences(?!.*(The next|in this table))/s },
  { count: 101, text: /101 audiences.*The next 1\b/s },
  { count: 1_001, text: /The 1 audience with the smallest reach is not in this table/ },
])('the summary of $count audiences counts them, and says which ones are hidden or left out', ({ count, text }) => {
  expect(textOf(audiencesSummary(audienceList(count)))).toMatch(text)
})

test('the chart shows the ten largest audiences with name and id', () => {
  const chart = chartOf(audienceList(5_000))
  expect(chart).toContain('title "The 10 largest by reach"')
  expect(chart).toContain('"Newsletter readers (1000)", "Returning customers (1001)"')
  expect(chart).toContain('y-axis "Subscribers" 0 --> 91400')
  expect(chart).toContain('bar [91400, 45700, 30467, 22850, 18280, 15233, 13057, 11425, 10156, 9140]')
})

test('the chart has no audience without a reach, and a list without any reach has no chart', () => {
  const ofReach = (reach: number, id = 1) => ({ id, name: 'a', reach })
  expect([0, 0.000_000_1].map(reach => chartOf([ofReach(reach)]))).toEqual(['', ''])
  expect(chartOf([ofReach(1), ofReach(0, 2)])).toContain('["a (1)"]')
  // Mermaid cannot read numbers with an exponent, such as `1e+300`.
  expect(chartOf([ofReach(1e300)])).toContain('bar [9007199254740991]')
})

test('the chart keeps any name inside its label', () => {
  const shape =
    /^%%\{init: [^\n]*\}%%\nxychart-beta horizontal\n {2}title "[^"\n]*"\n {2}x-axis \["[^"\n]*"(?:, "[^"\n]*")*\]\n {2}y-axis "Subscribers" 0 --> \d+\n {2}bar \[\d+(?:, \d+)*\]$/
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 12 }), names => {
      const chart = chartOf(names.map((name, id) => ({ id, name, reach: 100 - id })))
      expect(chart).toMatch(shape)
      const labels = chart.split('\n')[3] ?? ''
      expect(labels.match(/"[^"]*"/g)).toHaveLength(Math.min(10, names.length))
      expect(labels).not.toMatch(/%%|%\{|`|[<>]|#\w+;|[\u202a-\u202e]/)
    }),
  )
})

test('the summary of a failed listing has the problem and the next step', () => {
  const text = { title: 'Listing failed', message: 'It said <no>.', hint: 'Check `api-token`.' }
  const shown = textOf(audiencesSummary(new Failure({ reason: 'http-403', ...text })))
  for (const part of [
    'Could not list the audiences',
    'Listing failed',
    text.message,
    'What http-403 means',
    'Check api-token.',
  ])
    expect(shown).toContain(part)
})

test.each([
  { name: 'one', list: audienceList(1) },
  { name: 'many', list: audienceList(1_200) },
  { name: 'hostile', list: hostilePieces.map((name, id) => ({ id, name, reach: 1 })) },
])('GitHub removes nothing from the summary of audiences ($name)', ({ list }) => {
  const markdown = audiencesSummary(list)
  expect(githubHtml(markdown)).toBe(unsanitizedHtml(markdown))
  const tags = new Set(githubNodes(markdown).flatMap(({ tagName }) => tagName ?? []))
  const ours = ['h2', 'pre', 'code', 'table', 'tbody', 'tr', 'th', 'td', 'details', 'summary', 'p', 'span', 'br']
  expect([...tags].filter(tag => !ours.includes(tag))).toEqual([])
})

test.each(['@', '\u202e', '👍'])('the summary of 100,000 long names of %j stays below the limit', piece => {
  const list = Array.from({ length: 100_000 }, (_, id) => ({ id, name: piece.repeat(500), reach: 100_000 - id }))
  const markdown = audiencesSummary(list)
  expect(Buffer.byteLength(markdown)).toBeLessThan(1_048_576 / 1.5)
  expect(markdown.match(/<tr>/g)?.length).toBeGreaterThan(200)
  expect(markdown).toMatch(/The 9\d,\d{3} audiences with the smallest reach are not in this table/)
})
