/**
 * What a text may say in braces, to be replaced by something of the release that is announced
 * (docs/announce-releases.md, "Your own words").
 */
export const placeholderNames = ['tag', 'version', 'name', 'repository', 'message', 'url'] as const
export type PlaceholderName = (typeof placeholderNames)[number]
