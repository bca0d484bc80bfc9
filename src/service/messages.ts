import { STATUS_CODES } from 'node:http'
import { describe, Failure } from '../errors.ts'
import type { Fault } from './faults.ts'
import type { Answer } from './http.ts'
import { longestWaitMs, retryAfter } from './retry.ts'

/** What failed; it begins the title of the annotation. */
export type Operation = 'Sending' | 'Listing the audiences' | 'Claiming the key' | 'Checking the URLs'

const remedies: Record<Fault['reason'], string> = {
  'connection-failed': 'Check `base-url` and that the runner reaches it, then run this again.',
  'tls-failed':
    'Check `base-url` and the certificate of the service; for one of your own authority, set NODE_EXTRA_CA_CERTS to its file on the runner.',
  'proxy-failed': 'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.',
  timeout: 'Check that the service is up; if it is only slow, raise `timeout`.',
  'connection-lost': 'Check that the service is up.',
  'bad-response': 'Check that `base-url` is the address of the push service.',
  cancelled: 'Run this again if it was not meant to be cancelled.',
}

function whatHappened({ reason, handedOver, cause }: Fault): string {
  const detail = describe(cause)
  switch (reason) {
    case 'connection-failed':
      return `No connection to the service could be made (${detail}).`
    case 'tls-failed':
      return `No secure connection to the service could be made (${detail}).`
    case 'proxy-failed':
      return `The proxy could not be used (${detail}).`
    case 'timeout':
      return handedOver
        ? `The service received the request, or part of it, but did not answer in time (${detail}).`
        : `The connection to the service did not stand in time (${detail}).`
    case 'connection-lost':
      return `The connection was lost after the request was handed over, before an answer came (${detail}).`
    case 'bad-response':
      return `What came back is no HTTP answer, or only the beginning of one (${detail}).`
    case 'cancelled':
      return handedOver
        ? 'The run was cancelled after the request was handed over.'
        : 'The run was cancelled before the request was handed over.'
  }
}

/** A fault of the network in words. */
export function faultFailure(operation: Operation, fault: Fault): Failure {
  return new Failure({
    reason: fault.reason,
    title: `${operation} failed: ${fault.reason}`,
    message: whatHappened(fault),
    next:
      fault.reason === 'cancelled' && fault.handedOver ? 'If it was not sent, run this again.' : remedies[fault.reason],
    cause: fault.cause,
  })
}

/** Cancelled where no request was under way. */
export const cancelledFailure = (operation: Operation) =>
  faultFailure(operation, { kind: 'fault', handedOver: false, reason: 'cancelled', passing: false, cause: undefined })

/** `404 Not Found`. */
export function statusName(status: number): string {
  const name = STATUS_CODES[status]
  return name === undefined ? String(status) : `${status} ${name}`
}

/** An answer other than 2xx in words; `text` is its body, redacted. */
export function statusFailure(operation: Operation, { status, headers }: Answer, text: string): Failure {
  const location = headers.location ? ` and points to ${headers.location}` : ''
  const said = text.replace(/\s+/g, ' ').trim()
  const excerpt = said.length > 300 ? `${said.slice(0, 300)}…` : said
  const answered = `The service answered ${statusName(status)}${location}${excerpt ? `: ${excerpt}` : ''}.`
  return new Failure({
    reason: `http-${status}`,
    title: `${operation} failed: HTTP ${status}`,
    message: `${answered.replace(/\.\.$/, '.')}${pauseText(headers['retry-after'])}`,
    next: remedyForStatus(status, operation),
  })
}

/** That the service asks for a longer pause than a job should make. */
function pauseText(header: string | undefined): string {
  const waitMs = retryAfter(header, Date.now())
  if (waitMs === undefined || waitMs <= longestWaitMs) return ''
  return ` It asks to be left alone for ${Math.ceil(waitMs / 1_000)} s, longer than is waited for (${longestWaitMs / 1_000} s).`
}

function remedyForStatus(status: number, operation: Operation): string {
  if (status === 401 || status === 403) {
    return 'The token was refused: check that `api-token` is the current API token of this site and that the secret it comes from is set here.'
  }
  if (status === 404) {
    const audience = operation === 'Sending' ? ' With `target: audience`, check `audience-id` too.' : ''
    return `Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/…\` itself).${audience}`
  }
  if (status === 407) return 'The proxy wants a user name and password: put them into HTTPS_PROXY or HTTP_PROXY.'
  if (status === 429) return 'The service limits how often it may be called: wait, then run this again.'
  if (status >= 300 && status < 400)
    return 'Redirects are not followed, since the token would go along: correct `base-url`.'
  if (status >= 500) return 'The service has a problem of its own: look at its status, and run this again later.'
  return 'Correct what the service objects to.'
}
