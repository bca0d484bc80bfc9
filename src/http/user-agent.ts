import { version } from '../version.ts'

/** How this action names itself to every server. */
export const userAgent = `web-push-action/${version}`
