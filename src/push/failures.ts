import { describe, Failure } from '../errors.ts'
import { type HttpResponse, statusName } from '../http/client.ts'
import type { RequestFailure } from '../http/failures.ts'
import { longestWaitMs, retryAfter } from '../http/retry.ts'

/** What failed; it begins the title of the annotation. */
export type Operation = 'Sending' | 'Listing the audiences' | 'Claiming the key' | 'Checking the URLs'

const remedies: Record<RequestFailure['reason'], string> = {
  'connection-failed': 'Check `base-url` and that the runner reaches it, then run this again.',
  'tls-failed':
    'Check `base-url` and the certificate of the service; for one of your own authority, set NODE_EXTRA_CA_CERTS to its file on the runner.',
  'proxy-failed': 'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.',
  timeout: 'Check that the service is up; if it is only slow, raise `timeout`.',
  'connection-lost': 'Check that the service is up.',
  'bad-response': 'Check that `base-url` is the address of the push service.',
  cancelled: 'Run this again if it was not meant to be cancelled.',
}

function whatHappened({ reason, mayHaveBeenReceived, cause }: RequestFailure): string {
  const detail = describe(cause)
  switch (reason) {
    case 'connection-failed':
      return `No connection to the service could be made (${detail}).`
    case 'tls-failed':
      return `No secure connection to the service could be made (${detail}).`
    case 'proxy-failed':
      return `The proxy could not be used (${detail}).`
    case 'timeout':
      return mayHaveBeenReceived
        ? `The service received the request, or part of it, but did not answer in time (${detail}).`
        : `The connection to the service did not stand in time (${detail}).`
    case 'connection-lost':
      return `The connection was lost after the request was handed over, before an answer came (${detail}).`
    case 'bad-response':
      return `What came back is no HTTP answer, or only the beginning of one (${detail}).`
    case 'cancelled':
      return mayHaveBeenReceived
        ? 'The run was cancelled after the request was handed over.'
        : 'The run was cancelled before the request was handed over.'
  }
}

/** A fault of the network in words. */
export function requestFailed(operation: Operation, fault: RequestFailure): Failure {
  return new Failure({
    reason: fault.reason,
    title: `${operation} failed: ${fault.reason}`,
    message: whatHappened(fault),
    hint:
      fault.reason === 'cancelled' && fault.mayHaveBeenReceived
        ? 'If it was not sent, run this again.'
        : remedies[fault.reason],
    cause: fault.cause,
  })
}

/** Cancelled where no request was under way. */
export const cancelledFailure = (operation: Operation) =>
  requestFailed(operation, {
    kind: 'failure',
    mayHaveBeenReceived: false,
    reason: 'cancelled',
    retryable: false,
    cause: undefined,
  })

/** An answer other than 2xx in words; `text` is its body, redacted. */
export function statusFailed(operation: Operation, { status, headers }: HttpResponse, text: string): Failure {
  const location = headers.location ? ` and points to ${headers.location}` : ''
  const said = text.replace(/\s+/g, ' ').trim()
  const excerpt = said.length > 300 ? `${said.slice(0, 300)}…` : said
  const answered = `The service answered ${statusName(status)}${location}${excerpt ? `: ${excerpt}` : ''}.`
  return new Failure({
    reason: `http-${status}`,
    title: `${operation} failed: HTTP ${status}`,
    message: `${answered.replace(/\.\.$/, '.')}${pauseText(headers['retry-after'])}`,
    hint: remedyForStatus(status, operation),
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
