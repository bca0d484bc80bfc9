/** A test keeps it equal to that of package.json. */
export const version = '1.0.0'

/** How this action names itself to every server. */
export const userAgent = `web-push-action/${version}`
