import { expect, test } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import type { FinishedSend } from '../../src/report/send-result.ts'
import { browserTest } from '../helpers/browser.ts'
import { openSummary } from '../helpers/github-page.ts'
import { bannerUrl, contentOf, failedResult, iconUrl, otherClaim, sentResult } from '../helpers/results.ts'
import { images } from '../helpers/shots.ts'
import { previewSummary, sendSummary } from '../helpers/summaries.ts'

const wide = 1012
const narrow = 390

const see = (browser: Browser, finished: FinishedSend, width: number, look?: (page: Page) => Promise<void>) =>
  seeMarkdown(browser, sendSummary(finished), width, look)

/** Opens a summary as GitHub shows it, calls `look`, and checks that nothing is wider than the page. */
async function seeMarkdown(browser: Browser, markdown: string, width: number, look?: (page: Page) => Promise<void>) {
  const page = await openSummary(browser, markdown, { theme: 'light', width, images })
  try {
    await look?.(page)
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate(overflow)).toBe(0)
  } finally {
    await page.close()
  }
}

const fields = (page: Page) => page.locator('table', { hasText: 'Source' }).last()

const visibleTextOf = async (locator: Locator) =>
  (await locator.innerText()).replaceAll('\u200b', '').replaceAll('\u00a0', ' ')

browserTest(
  'a summary folds a long message and the response, and shows them completely once they are opened',
  async browser => {
    const content = contentOf({ message: `${'word '.repeat(599)}end.` })
    await see(browser, sentResult({ content }), wide, async page => {
      const cell = fields(page).locator('details')
      expect(await visibleTextOf(cell)).toContain('(2,999 characters)')
      expect(await visibleTextOf(cell)).not.toContain('end.')
      await cell.locator('summary').click()
      expect((await visibleTextOf(cell)).match(/word/g)?.length).toBe(599 + 16)
      expect(await visibleTextOf(cell)).toContain('end.')

      const response = page.locator('details', { hasText: 'Response of the service' })
      expect(await response.locator('pre').isVisible()).toBe(false)
      await response.locator('summary').click()
      expect(await response.locator('pre').innerText()).toBe(sentResult().response?.body)
    })
  },
)

browserTest('a summary fits the page, even with long words or right-to-left text', async browser => {
  const word = 'W'.repeat(3_000)
  const url = `https://example.com/${'a'.repeat(3_000)}`
  const content = contentOf({
    title: word,
    message: word,
    landing_url: url,
    actions: [{ text: word, url }],
    utm_source: word,
  })
  const target = { type: 'audience', audience: { id: 7, name: word, reach: 5 } } as const
  const endless = failedResult({ content, target, keyUse: { ...otherClaim, kind: 'unknown', cause: word } })
  const arabic = contentOf({ title: 'الإصدار الجديد متاح الآن', message: 'خرائط دون اتصال بالإنترنت، وبحث أسرع' })
  for (const result of [sentResult(), failedResult(), endless, sentResult({ content: arabic })]) {
    for (const width of [wide, narrow]) await see(browser, result, width)
  }
})

browserTest('a preview folds the table of each file, and shows the whole host of each link', async browser => {
  const host = `${'long-label.'.repeat(20)}evil.test`
  const actions = ['One', 'Two', 'Three'].map(text => ({ text, url: `https://${host}/${text}` }))
  const content = contentOf({ landing_url: `https://${host}/login`, actions })
  const checked = { file: 'a.yml', content, problems: [], advice: [], redirects: [], positionOf: () => undefined }
  const markdown = previewSummary({ notifications: [checked], problems: [], extraFields: {} })
  for (const width of [wide, narrow]) {
    await seeMarkdown(browser, markdown, width, async page => {
      expect(await visibleTextOf(page.locator('table', { hasText: 'Desktop' }))).toContain(host)
      const table = page.locator('details', { hasText: 'All fields' })
      expect(await table.locator('table').isVisible()).toBe(false)
      await table.locator('summary').click()
      expect(await visibleTextOf(table)).toContain(`${host}/Three`)
    })
  }
})

test('a summary fetches nothing but the images of the notification', () => {
  const urls = sendSummary(sentResult()).match(/src="[^"]*"/g)
  expect(new Set(urls)).toEqual(new Set([iconUrl, bannerUrl].map(url => `src="${url}"`)))
})
