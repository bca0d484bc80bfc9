import { readFileSync } from 'node:fs'
import { avatarUrl, firstSend } from './first-send.ts'
import { audienceList, bannerUrl, contentOf, failedResult, iconUrl } from './results.ts'
import { audiencesSummary, sendSummary } from './summaries.ts'

const sampleOf = (name: string) =>
  readFileSync(new URL(`../../sandbox/page/sample-${name}.svg`, import.meta.url), 'utf8')

/** The images of the samples, because no test may fetch images. */
export const images = {
  [iconUrl]: sampleOf('icon'),
  [bannerUrl]: sampleOf('banner'),
  [`${avatarUrl}&s=200`]: sampleOf('icon'),
}

/** A picture of a summary. */
export interface Shot {
  markdown: () => string | Promise<string>
  /** Of the page in the documents, in CSS pixels: about what the summary fills. */
  width: number
  /** The element of the summary before which the picture ends, as a CSS selector. */
  until?: string
}

/** The summaries that the pictures of the documentation show, by the name of their files. */
export const shots: Record<string, Shot> = {
  sent: {
    markdown: async () => (await firstSend()).step.summary,
    width: 930,
    // The table of fields is in the other picture.
    until: 'h3 ~ h3',
  },
  failed: {
    markdown: () => sendSummary(failedResult({ content: contentOf({ utm_campaign: 'release-4-2' }) })),
    width: 970,
  },
  audiences: { markdown: () => audiencesSummary(audienceList(12)), width: 412 },
}
