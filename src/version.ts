/** A test keeps this equal to the version in package.json. */
export const version = '1.0.0'

/** The User-Agent of this action in all requests. */
export const userAgent = `web-push-action/${version}`
