import { readFileSync } from 'node:fs'
import { avatarUrl, firstSend } from './first-send.ts'
import { audienceList, bannerUrl, contentOf, failedResult, iconUrl } from './results.ts'
import { audiencesSummary, sendSummary } from './summaries.ts'

const sampleOf = (name: string) =>
  readFileSync(new URL(`../../sandbox/page/sample-${name}.svg`, import.meta.url), 'utf8')

/** Local versions of the sample images, because no test may fetch images. */
export const images = {
  [iconUrl]: sampleOf('icon'),
  [bannerUrl]: sampleOf('banner'),
  [`${avatarUrl}&s=200`]: sampleOf('icon'),
}

/** A picture of a summary. */
interface Shot {
  markdown: () => string | Promise<string>
  /** The width of the browser window in CSS pixels, about as wide as the summary. */
  width: number
  /** A CSS selector of the first element that the picture leaves out. */
  until?: string
}

/** The summaries in the pictures of the documentation, by the name of the picture. */
export const shots: Record<string, Shot> = {
  sent: {
    markdown: async () => (await firstSend()).step.summary,
    width: 930,
    // Another picture shows the table of fields.
    until: 'h3 ~ h3',
  },
  failed: {
    markdown: () => sendSummary(failedResult({ content: contentOf({ utm_campaign: 'release-4-2' }) })),
    width: 970,
  },
  audiences: { markdown: () => audiencesSummary(audienceList(12)), width: 412 },
}
