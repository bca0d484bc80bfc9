/** A test keeps this equal to the version in package.json. */
export const version = '1.0.0'

/** All requests send this User-Agent. */
export const userAgent = `web-push-action/${version}`
