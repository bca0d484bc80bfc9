import type { Fields } from './fields.ts'

/** A URL that subscribers' browsers will fetch or open. */
export interface ContentUrl {
  /** What sets it: `icon-url`, or `actions` with the path of the button's URL. */
  input: string
  path?: readonly PropertyKey[]
  url: string
  use: 'icon' | 'banner' | 'page'
}

/** Every URL of a notification, in the order of its fields; one that is used twice is there twice. */
export function urlsOf({ icon_url, banner_url, landing_url, actions = [] }: Fields): ContentUrl[] {
  return [
    ...(icon_url === undefined ? [] : [{ input: 'icon-url', url: icon_url, use: 'icon' as const }]),
    ...(banner_url === undefined ? [] : [{ input: 'banner-url', url: banner_url, use: 'banner' as const }]),
    ...(landing_url === undefined ? [] : [{ input: 'landing-url', url: landing_url, use: 'page' as const }]),
    ...actions.map(({ url }, index) => ({ input: 'actions', path: [index, 'url'], url, use: 'page' as const })),
  ]
}
