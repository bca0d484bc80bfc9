import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { startSandbox } from '../../sandbox/server.mjs'
import { avatarUrl, firstSend } from './first-send.ts'
import { openSummary, type View } from './github-page.ts'
import { audienceList, bannerUrl, contentOf, failedResult, iconUrl } from './results.ts'
import { audiencesSummary, sendSummary } from './summaries.ts'

const sampleOf = (name: string) =>
  readFileSync(new URL(`../../sandbox/page/sample-${name}.svg`, import.meta.url), 'utf8')

/** Local copies of the sample images, because tests must not fetch images. */
export const images = {
  [iconUrl]: sampleOf('icon'),
  [bannerUrl]: sampleOf('banner'),
  [`${avatarUrl}&s=200`]: sampleOf('icon'),
}

interface Summary {
  markdown: () => string | Promise<string>
  /** The width in CSS pixels. */
  width: number
  /** The screenshot stops before the first element that matches this CSS selector. */
  until?: string
}

export const summaries: Record<string, Summary> = {
  sent: {
    markdown: async () => (await firstSend()).step.summary,
    width: 930,
    // Leave out the table of fields, because the `failed` screenshot shows it.
    until: 'h3 ~ h3',
  },
  failed: {
    markdown: () => sendSummary(failedResult({ content: contentOf({ utm_campaign: 'release-4-2' }) })),
    width: 970,
  },
  audiences: { markdown: () => audiencesSummary(audienceList(12)), width: 412 },
}

export interface Shot {
  theme?: View['theme']
  picture: Buffer
  words: string[]
}

/** The screenshots in docs/images, by name. Those of job summaries have a light and a dark version. */
export const shots: Record<string, (browser: Browser) => Promise<Shot[]>> = {
  ...Object.fromEntries(
    Object.entries(summaries).map(([name, summary]) => [name, (browser: Browser) => takeSummary(browser, summary)]),
  ),
  sandbox: async browser => [await takeSandbox(browser)],
}

async function takeSummary(browser: Browser, { markdown, width, until }: Summary): Promise<Shot[]> {
  const text = await markdown()
  const taken: Shot[] = []
  for (const theme of ['light', 'dark'] as const) {
    const page = await openSummary(browser, text, { theme, width, images })
    // GitHub renders Mermaid charts, but this page would only show their source.
    await page.addStyleTag({ content: 'pre:has(> .language-mermaid) { display: none }' })
    if (until !== undefined) {
      await page.addStyleTag({ content: `${until}, ${until} ~ * { display: none !important }` })
    }
    taken.push({ theme, picture: await page.locator('body').screenshot(), words: await wordsIn(page, Infinity) })
    await page.close()
  }
  return taken
}

const viewport = { width: 1280, height: 900 }

/** Opens the sandbox page, sends an invalid and a valid notification, and takes a screenshot. */
async function takeSandbox(browser: Browser): Promise<Shot> {
  const sandbox = await startSandbox()
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: 'light' })
  try {
    // Block all other sites. The page has its own example images, so it needs no network.
    await page.route(
      url => url.origin !== sandbox.url,
      route => route.abort(),
    )
    await page.goto(sandbox.url)
    await page.getByText('Nothing has arrived yet.').waitFor()
    const headers = { 'Authentication-Token': sandbox.token, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ title: 'Hello', message: '', target: { type: 'all' } })
    await fetch(`${sandbox.url}/v1/notifications`, { method: 'POST', headers, body })
    await page.getByLabel('Example').selectOption('A banner and buttons')
    await page.getByRole('button', { name: 'Send it now' }).click()
    await page.getByText('201 accepted', { exact: true }).waitFor()
    await page.getByText('Result: sent').waitFor()
    for (const image of await page.locator('.summary img').all()) await image.evaluate(each => each.decode())
    // The page has scrolled down to the result, so scroll back to the top.
    await page.locator('h1').scrollIntoViewIfNeeded()
    return { picture: await page.screenshot(), words: await wordsIn(page, viewport.height) }
  } finally {
    await page.close()
    await sandbox.close()
  }
}

/** Returns the texts above `bottom` (in CSS pixels), with placeholders for times, which always differ. */
async function wordsIn(page: Page, bottom: number): Promise<string[]> {
  const lines: string[] = await page.evaluate(`(() => {
    const lines = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { top, width, height } = range.getBoundingClientRect()
      if (width > 0 && height > 0 && top < ${bottom}) lines.push(walker.currentNode.textContent)
    }
    return lines
  })()`)
  const readable = lines.map(line => line.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim())
  return readable
    .filter(line => line !== '')
    .map(line =>
      line
        .replace(/\d\d?:\d\d(:\d\d)?/g, 'TIME')
        .replace(/\d{4}-\d\d-\d\d/g, 'DATE')
        .replace(/published .* ago/, 'published AGO'),
    )
}
