import { readFileSync } from 'node:fs'
import { avatarUrl, firstSend } from './first-send.ts'
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

interface Shot {
  markdown: () => string | Promise<string>
  /** The width in CSS pixels. */
  width: number
  /** The screenshot stops before the first element that matches this CSS selector. */
  until?: string
}

export const shots: Record<string, Shot> = {
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
