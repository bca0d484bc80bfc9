import { expect, test } from '@jest/globals'
import { problem } from '../../src/base/problems.ts'
import type { Content } from '../../src/content/notification.ts'
import type { Preview, PreviewedNotification } from '../../src/report/preview-result.ts'
import { renderPreviewSummary } from '../../src/report/preview-summary.ts'
import { joinBlocks } from '../../src/runner/write-results.ts'
import { githubHtml, summaryText, unsanitizedHtml } from '../helpers/github-page.ts'
import { contentOf, fullContent } from '../helpers/results.ts'

const notification = (file: string, content?: Content, wrong?: string): PreviewedNotification => ({
  file,
  content,
  problems: wrong === undefined ? [] : [problem({ input: 'payload-file', file }, wrong, { path: ['title'] })],
  advice: [],
  redirects: [],
  positionOf: () => undefined,
})

const previewOf = (notifications: PreviewedNotification[]): Preview => ({
  notifications,
  problems: [],
  extraFields: { silent: true },
})

function render(...notifications: PreviewedNotification[]) {
  const { blocks, unrendered } = renderPreviewSummary(previewOf(notifications))
  const markdown = joinBlocks(blocks)
  return { markdown, text: summaryText(markdown), unrendered: [...unrendered] }
}

/** Exceeds the size limit, because each @ needs an HTML element. */
const large = contentOf({ message: '@'.repeat(4_000) })
/** Stays just below the size limit. */
const almostLarge = contentOf({ message: '@'.repeat(1_500) })

test('each notification has a table with all fields, and GitHub removes nothing from it', () => {
  const { markdown, text } = render(notification('a.yml', fullContent))
  for (const shown of [
    'All fields',
    'utm_campaign',
    '86,400 s (1 day)',
    'silent',
    'https://kestrel.example.com/download',
  ])
    expect(text).toContain(shown)
  expect(githubHtml(markdown)).toBe(unsanitizedHtml(markdown))
})

test('notifications with problems come first, with their problems', () => {
  const { text } = render(notification('a.yml', contentOf()), notification('b.yml', undefined, 'is wrong'))
  expect(text).toMatch(/1 of 2 notifications has problems\s+❌ b\.yml\s+Problems\s+title is wrong\.\s+a\.yml/)
})

test('a notification that is too large is named in the heading, and its problems are shown', () => {
  const { text, unrendered } = render(notification('a.yml', contentOf()), notification('b.yml', large, 'is wrong'))
  expect(unrendered).toEqual(['b.yml'])
  expect(text).toMatch(/^\s*❌ 1 of 2 notifications has problems; the summary has no room for b\.yml\n/)
  expect(text).toContain('title is wrong')
  expect(text.match(/Desktop/g)).toHaveLength(1)
})

test('the heading names ten notifications that do not fit, and counts the others', () => {
  const many = Array.from({ length: 100 }, (_, index) => notification(`${index}.yml`, almostLarge))
  const { markdown, text, unrendered } = render(...many)
  const rendered = text.match(/Desktop/g)?.length ?? 0
  expect(rendered + unrendered.length).toBe(100)
  expect(unrendered.length).toBeGreaterThan(20)
  const named = unrendered.slice(0, 10).join(', ')
  expect(text).toContain(`⚠️ 100 notifications checked: no problems; the summary has no room for ${named}, `)
  expect(text).toContain(`${unrendered.length - 10} more (see the warnings)`)
  expect(Buffer.byteLength(markdown)).toBeLessThan(900_000)
})

test('the table counts the buttons that it leaves out', () => {
  const buttons = Array.from({ length: 15 }, (_, index) => ({ text: `Button ${index}`, url: 'https://example.com/' }))
  const { text } = render(notification('a.yml', contentOf({ actions: buttons })))
  expect(text).toContain('5 more, not shown here')
})
