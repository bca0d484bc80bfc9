/** A test checks that this version matches the version in package.json. */
export const version = '1.0.0'

export const userAgent = `web-push-action/${version}`
