import { renderAudiencesSummary } from '../../src/report/audiences-summary.ts'
import { sendReport } from '../../src/report/send-report.ts'
import { renderSummary } from '../../src/report/send-summary.ts'
import { audienceList, bannerUrl, contentOf, failedResult, iconUrl, sentResult } from './results.ts'

/** What the images of the samples show, since no test may fetch any. */
export const images = {
  [iconUrl]:
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" rx="44" fill="#1f6feb"/><path d="M40 130 100 50l60 80-60-22z" fill="#fff"/></svg>',
  [bannerUrl]:
    '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240"><path fill="#0a3069" d="M0 0h360v240H0z"/><circle cx="290" cy="70" r="34" fill="#f0883e"/><path d="M0 240 90 130l60 60 80-100 130 150z" fill="#54aeff"/><path d="M0 240 120 180l60 30 100-60 80 90z" fill="#1f6feb"/></svg>',
}

/** A picture of a summary. */
export interface Shot {
  markdown: string
  /** The element of the summary before which the picture ends, as a CSS selector. */
  until?: string
}

const sent = renderSummary(
  sendReport(sentResult({ guards: { maxReach: 50_000, checkUrls: false, onceKey: 'release-4-2' } })),
)

/** The summaries that the pictures of the documentation show, by the name of their files. */
export const shots: Record<string, Shot> = {
  sent: { markdown: sent },
  failed: {
    markdown: renderSummary(sendReport(failedResult({ content: contentOf({ utm_campaign: 'release-4-2' }) }))),
  },
  audiences: { markdown: renderAudiencesSummary(audienceList(12)) },
}
