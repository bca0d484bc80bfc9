import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Failure } from '../../src/base/failure.ts'
import type { OtherClaim } from '../../src/claims/once-key.ts'
import { deleteCommand } from '../../src/report/claim-texts.ts'
import { explainFailure } from '../../src/report/failure-explanation.ts'
import type { FinishedSend } from '../../src/report/send-result.ts'
import { joinBlocks } from '../../src/runner/write-results.ts'
import {
  githubHtml,
  githubNodes,
  type Node,
  summaryText,
  unsanitizedHtml,
  visibleText,
  withDescendants,
} from '../helpers/github-page.ts'
import { harmless, hostileText } from '../helpers/hostile.ts'
import {
  bannerUrl,
  contentOf,
  failedResult,
  fullContent,
  iconUrl,
  otherClaim,
  refusedToken,
  runOf,
  sentResult,
} from '../helpers/results.ts'
import { sendSummary } from '../helpers/summaries.ts'

const inside = (node: Node | undefined) => visibleText(withDescendants(node?.children)).trim()
const textOf = (result: FinishedSend) => summaryText(sendSummary(result))
const tagged = (result: FinishedSend, tag: string) =>
  githubNodes(sendSummary(result)).filter(({ tagName }) => tagName === tag)

const hrefs = (nodes: Node[]) => nodes.map(({ properties }) => properties?.href)

function fieldRows(result: FinishedSend): string[][] {
  const table = tagged(result, 'table').find(each => inside(each).startsWith('FieldValueSource'))
  const rows = withDescendants(table?.children).filter(({ tagName }) => tagName === 'tr')
  return rows.map(row => (row.children ?? []).filter(({ type }) => type === 'element').map(inside))
}

function mockup(result: FinishedSend, name: 'Desktop' | 'Phone') {
  const table = tagged(result, 'table').find(each => inside(each).startsWith(name))
  const all = (tag: string) => withDescendants(table?.children).filter(({ tagName }) => tagName === tag)
  const bold = all('b').map(inside)
  const keys = all('kbd').map(inside)
  const images = all('img').map(({ properties }) => properties?.src)
  return { text: inside(table).replaceAll('\u200b', ''), bold, keys, images, links: hrefs(all('a')) }
}

const timedOut = new Failure({ reason: 'timeout', title: 'Timed out', message: 'No answer.', hint: 'Wait.' })
const notSent = { outcome: 'not-sent', failure: timedOut } as const
const inState = { kind: 'state', actual: 'failure' } as const
const cutResponse = sentResult({ result: { outcome: 'sent', sentAt: new Date(0), unexpected: 'cut' } })
const unknown = sentResult({ result: { ...notSent, outcome: 'unknown' } })
const dryRun = withoutDelivery({ result: { outcome: 'dry-run' } })
const skipped = withoutDelivery({ result: { outcome: 'skipped', reason: 'not-announceable', why: inState } })

function withoutDelivery(changes: Partial<FinishedSend>): FinishedSend {
  const { response, ...result } = sentResult({ attempts: 0, ...changes })
  return result
}

const checks = ['max-reach 20000', 'check-urls', 'once-key "<b>release-17</b>"']
const everyone = { target: { type: 'all' } } as const
const receiver = 'To Returning customers (audience 1203), 48,210 subscribers'
test.each<{ what: string; run: FinishedSend; line: string | RegExp }>([
  {
    what: 'who received it, the status, the attempts, and the time',
    run: sentResult(),
    line: `${receiver} · HTTP 202 · 1 attempt · 2026-08-04 09:30:12 UTC`,
  },
  { what: 'two attempts', run: sentResult({ attempts: 2 }), line: '· 2 attempts ·' },
  {
    what: 'a broadcast',
    run: sentResult(everyone),
    line: 'To every subscriber of the site; the service does not report how many ·',
  },
  {
    what: 'an audience without a name',
    run: sentResult({ target: { type: 'audience', audience: { id: 7 } } }),
    line: 'To audience 7 ·',
  },
  { what: 'a response that was cut off', run: cutResponse, line: '202, but the response was cut off' },
  { what: 'no attempts and no checks for a dry run', run: dryRun, line: /^(?!.*(HTTP|attempt|UTC|Checks))/s },
  {
    what: 'the checks',
    run: sentResult({ checks }),
    line: 'Checks max-reach 20000 · check-urls · once-key "<b>release-17</b>"',
  },
  {
    what: 'why the run was skipped',
    run: skipped,
    line: /Why\s*The state of the deployment is failure\. .*\s*What.to.do\s*To send for this state too/,
  },
])('the first lines of a summary show $what', ({ run, line }) => {
  expect(textOf(run).replaceAll('\u00a0', ' ')).toMatch(line)
})

test('the summary of a failure has the text of the annotation, with inputs as code', () => {
  const { whatFailed, why, next } = explainFailure(refusedToken, 'rejected')
  const run = failedResult({ advice: [] })
  const rows = tagged(run, 'tr').map(inside).slice(0, 4)
  expect(rows.map(row => row.replaceAll('\u00a0', ' '))).toEqual([
    `What failed${whatFailed}`,
    `Why${why.text}`,
    `What to do${next.text.replaceAll('`', '')}`,
    'MoreWhat http-401 means',
  ])
  expect(hrefs(tagged(run, 'a'))[0]).toMatch(/docs\/troubleshooting\.md#http-401$/)
  expect(tagged(run, 'code').map(inside)).toContain('api-token')
})

test('every row of a summary names inputs as code', () => {
  const named = (row: string) => `The input \`${row}\` of \`x.y[0]\`.`
  const failure = new Failure({ reason: 'invalid-input', title: named('a'), message: named('b'), hint: named('c') })
  const keyUse = { ...otherClaim, kind: 'unknown', cause: `${named('d')} It` } as const
  const result = withoutDelivery({ result: { outcome: 'not-sent', failure }, keyUse })
  const shown = tagged(result, 'code').map(inside)
  expect(shown.slice(0, 8)).toEqual(['a', 'b', 'c', 'd'].flatMap(row => [row, 'x.y[0]']))
  expect(textOf(result)).not.toContain('`')
})

function usedKey(claim: OtherClaim) {
  const { content, ...result } = withoutDelivery({ result: { outcome: 'skipped', reason: 'already-sent', claim } })
  return result
}

test('the summary of a used key links to the run that used it, and has the complete command', () => {
  const result = usedKey(otherClaim)
  expect(hrefs(tagged(result, 'a'))).toEqual([otherClaim.by?.url])
  expect(textOf(result)).toContain('Run 4711 (attempt 1) claimed the key "release-17"')
  expect(tagged(result, 'code').map(inside)).toEqual(['once-key', deleteCommand(otherClaim, [otherClaim.tagObject])])
  const [folded] = tagged(result, 'details').map(inside)
  expect(folded).toMatch(/^To send it again.*wait until run 4711 has ended.*gh api/s)
})

test('the summary of a used key does not turn a URL in the key into a link', () => {
  const key = 'https://evil.example/o/r/actions/runs/7 (https://evil.example/o/r/actions/runs/7)'
  expect(hrefs(tagged(usedKey({ ...otherClaim, key }), 'a'))).toEqual([otherClaim.by?.url])
  const { by, ...unknown } = otherClaim
  expect(hrefs(tagged(usedKey({ ...unknown, key }), 'a'))).toEqual([])
})

test('the summary has warnings and notes, at most ten of each', () => {
  const advice = Array.from({ length: 12 }, (_, index) => ({ kind: 'many-buttons', count: index + 1 }) as const)
  const text = textOf(sentResult({ advice, keyUse: { ...otherClaim, kind: 'unused' } }))
  expect(text).toMatch(
    /⚠️ The notification has 10 buttons.*⚠️ 2 more are in the log\..*ℹ️ The key "release-17" has not been used/s,
  )
  expect(text).not.toContain('The notification has 11 buttons')
})

test.each(['Desktop', 'Phone'] as const)(
  'the mockup of the %s has icon, title, message, banner, buttons and link',
  name => {
    expect(mockup(sentResult(), name)).toEqual({
      text: expect.stringContaining('Offline maps, faster search, and'),
      bold: ['Kestrel 4.2 is out'],
      keys: ['What is new', 'Update now'],
      images: [iconUrl, bannerUrl],
      links: [fullContent.notification.landing_url],
    })
  },
)

test.each([
  { name: 'Desktop', title: 't'.repeat(69), message: 'm'.repeat(139) },
  { name: 'Phone', title: 't'.repeat(29), message: 'm'.repeat(64) },
] as const)(
  'the $name mockup says what it cuts: title, message, and all but two buttons',
  ({ name, title, message }) => {
    const url = 'https://example.com/'
    const actions = ['A button with a long text', 'Two', 'Three', 'Four'].map(text => ({ text, url }))
    const content = contentOf({ title: 't'.repeat(100), message: 'm'.repeat(200), actions })
    const { text, keys } = mockup(sentResult({ content }), name)
    expect(keys).toEqual(['A button with a lo…', 'Two'])
    for (const shown of [
      `${title}…`,
      `${message}…`,
      `✂️ Title cut after ${title.length} of 100 characters`,
      `✂️ Message cut after ${message.length} of 200 characters`,
      '✂️ A button is cut',
      '✂️ 2 more buttons not shown',
    ])
      expect(text).toContain(shown)
  },
)

test('the table of a summary has all fields, with source and browser support', () => {
  const shown = fieldRows(sentResult({ extraFields: { silent: true, tags: { a: [1, 'b:c,d'] } } }))
  expect(shown).toEqual([
    ['Field', 'Value', 'Source', 'Browsers'],
    ['title', 'Kestrel 4.2 is out', 'event', 'all'],
    ['message', expect.stringContaining('Offline maps'), 'event', 'all'],
    ['icon_url', iconUrl, 'file', 'Chrome, Firefox'],
    ['landing_url', 'https://kestrel.example.com/blog/kestrel-4-2', 'input', 'all'],
    ['banner_url', bannerUrl, 'file', 'Chrome 56+'],
    ['actions[0]', 'What is new\nhttps://kestrel.example.com/blog/kestrel-4-2#new', 'input', 'Chrome 48+'],
    ['actions[1]', 'Update now\nhttps://kestrel.example.com/download', 'input', 'Chrome 48+'],
    ['utm_source', 'web-push', 'file', 'all'],
    ['utm_medium', 'push', 'file', 'all'],
    ['utm_campaign', 'release-4-2', 'input', 'all'],
    ['ttl', '86,400 s (1 day)', 'input', 'Chrome, Firefox'],
    ['target', 'audience 1203', 'input', ''],
    ['silent', 'true', 'extra-fields', 'unknown'],
    ['tags', '{ "a": [ 1, "b:c,d" ] }', 'extra-fields', 'unknown'],
  ])
})

test('the table of a summary says that the message is the comment in the release notes', () => {
  const content = { ...contentOf(), messageSource: 'comment' as const }
  const run = sentResult({ content })
  const [, , source] = fieldRows(run).find(([name]) => name === 'message') ?? []
  expect(source).toBe('file: the web-push comment in the release notes')
  expect(tagged(run, 'code').map(inside)).toContain('web-push')
})

test('the table of a summary shows a ttl in seconds, and in the largest unit that divides it', () => {
  const shown = (ttl: number) =>
    fieldRows(sentResult({ content: contentOf({ ttl }) })).find(([name]) => name === 'ttl')?.[1]
  expect([0, 90, 120, 604_800].map(shown)).toEqual(['0 s', '90 s', '120 s (2 minutes)', '604,800 s (1 week)'])
})

test('the table of a summary has the beginning of a very long text, and names the output with the rest', () => {
  const content = contentOf({ title: 'x'.repeat(1_001), message: 'long '.repeat(600) })
  const [, title, message] = fieldRows(sentResult({ content })).map(([, value]) => value)
  expect(title).toMatch(/\(1,001 characters\).*The rest is in the payload output\./s)
  expect(message).not.toContain('The rest')
})

test('the table of a summary counts the buttons and fields that it leaves out', () => {
  const actions = Array(15).fill({ text: 'a', url: 'https://example.com' })
  const extraFields = Object.fromEntries(Array.from({ length: 35 }, (_, index) => [`x${index}`, index]))
  const rows = fieldRows(sentResult({ content: contentOf({ actions }), extraFields }))
  expect(rows.find(([name]) => name === 'actions')?.[1]).toMatch(
    /^5 more, in the payload output\s+Hosts: example\.com$/,
  )
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['…', '10 more, in the payload output'])
})

test('a summary cuts a long response, and says so', () => {
  const answered = (response: string) => sentResult({ response: { statusCode: 202, body: response } })
  expect(textOf(answered('x'.repeat(65_536)))).toContain('49,536 more characters in the response output.')
  expect(tagged(answered(''), 'details')).toEqual([])
})

test.each([
  { heading: '✅ Notification sent', outcome: 'sent', run: sentResult() },
  {
    heading: '✅ Accepted, but not confirmed',
    outcome: 'sent, with a response that confirms nothing',
    run: sentResult({ result: { outcome: 'sent', sentAt: new Date(0), unconfirmed: 'Limit exceeded' } }),
  },
  { heading: '✅ Notification sent', outcome: 'sent, with a response that was cut off', run: cutResponse },
  { heading: '🧪 Dry run: nothing was sent', outcome: 'dry-run', run: dryRun },
  { heading: '⏭️ Skipped: nothing was sent', outcome: 'skipped', run: skipped },
  { heading: '⛔ Rejected: nothing was sent', outcome: 'rejected', run: failedResult() },
  { heading: '❌ Not sent', outcome: 'not-sent', run: withoutDelivery({ result: notSent }) },
  {
    heading: '❌ Not sent',
    outcome: 'not-sent, before the inputs were read',
    run: { result: notSent, attempts: 0, advice: [] },
  },
  { heading: '❓ May have been sent', outcome: 'unknown', run: unknown },
])('GitHub changes nothing in the summary with the heading "$heading" ($outcome)', ({ heading, run }) => {
  const markdown = sendSummary(run)
  expect(tagged(run, 'h2').map(inside)).toEqual([heading])
  expect(githubHtml(markdown)).toBe(unsanitizedHtml(markdown))
  const properties = githubNodes(markdown).flatMap(({ properties }) => Object.entries(properties ?? {}))
  expect(properties.filter(([name]) => ['style', 'className'].includes(name))).toEqual([])
  for (const [name, value] of properties) if (name === 'src' || name === 'href') expect(value).toMatch(/^https?:/)
})

test('untrusted text adds no element to any part of a summary', () => {
  const filled = (text: string) => runOf(text || 'x', `https://example.com/"'<>&`)
  const tags = (text: string) =>
    githubNodes(sendSummary(filled(text)))
      .flatMap(({ tagName }) => tagName ?? [])
      // Ignore elements whose count depends on the text: line breaks, spans around single characters, notes about
      // truncated text, and quoted code.
      .filter(tag => !['br', 'span', 'sub', 'code'].includes(tag))
  fc.assert(
    fc.property(hostileText, text => {
      expect(tags(text)).toEqual(tags(harmless(text)))
      for (const { children = [] } of tagged(filled(text), 'code')) {
        expect(children.map(({ type }) => type)).toEqual(['text'])
      }
    }),
    { numRuns: 60 },
  )
})

test('a summary has blank lines only between its blocks, because a blank line ends a block in Markdown', () => {
  const hostile = '\n\n    code\r\n\r\n\u2029\n'
  const content = contentOf({ title: hostile, message: hostile.repeat(100) })
  const markdown = sendSummary(runOf(hostile, 'https://example.com/', { content }))
  for (const block of markdown.split('\n\n')) expect(block).toMatch(/^<(h2|h3|p|div|table|details|pre)>/)
})

test.each([
  { what: 'characters that each become an element', piece: '@' },
  { what: 'characters that are spelled out', piece: '\u202e' },
  { what: 'emoji', piece: '👍' },
])('a summary with 300 KiB of $what per field stays below the limit, and keeps all but the response', ({ piece }) => {
  const huge = piece.repeat(Math.ceil(307_200 / piece.length))
  const response = piece.repeat(Math.ceil(65_536 / Buffer.byteLength(piece)))
  const url = `https://a.example/${'&'.repeat(1_900)}`
  const { notification, sources } = runOf(huge, url).content ?? contentOf()
  const actions = Array(100).fill({ text: huge, url })
  const result = runOf(huge, url, {
    content: { notification: { ...notification, landing_url: url.repeat(150), actions }, sources },
    extraFields: Object.fromEntries(actions.map((_, index) => [`${huge}${index}`, huge])),
    response: { statusCode: 500, body: response },
    claim: { kind: 'none' },
    advice: Array(100).fill({ kind: 'template', fieldPath: ['title'], template: huge }),
  })
  const markdown = sendSummary(result)
  expect(Buffer.byteLength(markdown)).toBeLessThan(1_048_576)
  for (const part of ['<h3>Preview</h3>', '>extra-fields<']) expect(markdown.includes(part)).toBe(true)
})

test('a summary that is too large ends before the first block that does not fit', () => {
  const blocks = ['<p>one</p>', `<p>${'x'.repeat(500)}</p>`, '<p>three</p>']
  const joined = joinBlocks(blocks, 300)
  expect(joined).toBe(
    '<p>one</p>\n\n<p>The action left out the rest, because GitHub limits the size of a summary.</p>\n',
  )
  expect(joinBlocks(blocks, 700)).toBe(`${blocks.join('\n\n')}\n`)
  expect(Buffer.byteLength(joinBlocks(['é', 'é', 'é'].map(each => each.repeat(200_000))))).toBeLessThan(1_048_576)
})
