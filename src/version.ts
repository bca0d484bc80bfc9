/** The version in the User-Agent; a test keeps it equal to package.json's. */
export const version = '1.0.0'

/** How this action names itself to every server. */
export const userAgent = `web-push-action/${version}`
