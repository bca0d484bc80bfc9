import type { FieldName } from '../content/fields.ts'

/** Whether Chrome, Firefox and Safari show a field, or from which version on. */
export type BrowserSupport = readonly [chrome: string, firefox: string, safari: string]

const yes = '✓'
const no = '–'
const everywhere = [yes, yes, yes] as const
const notSafari = [yes, yes, no] as const

export const browsers = ['Chrome', 'Firefox', 'Safari'] as const

/** Which browsers support a field (docs/api.md, the table of fields). */
export const browserSupport: Record<FieldName, BrowserSupport> = {
  title: everywhere,
  message: everywhere,
  icon_url: notSafari,
  banner_url: ['56+', no, no],
  landing_url: everywhere,
  actions: ['48+', no, no],
  utm_source: everywhere,
  utm_medium: everywhere,
  utm_campaign: everywhere,
  ttl: notSafari,
}

/** Said of fields that the document does not know. */
export const unknownSupport: BrowserSupport = ['?', '?', '?']

/** The text for fields that only the service reads. */
export const noSupportNeeded: BrowserSupport = ['', '', '']
