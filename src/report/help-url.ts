import type { Reason } from '../reasons.ts'

/** Where a reason is explained. */
export const helpUrl = (reason: Reason): string =>
  `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`

/**
 * Some statuses have a section of their own. The other statuses of a redirect, a refusal or an error share one, such as
 * `http-4xx`. Any other status, such as 204 or 600, leads to the list of all reasons.
 */
const sectionOf = (reason: Reason) =>
  reason
    .replace(/^http-(?![345]\d\d$)\d+$/, 'reasons')
    .replace(/^http-(?!302|303|401|403|404|408|429|499)(\d)\d\d$/, 'http-$1xx')
