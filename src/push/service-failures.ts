import { cancelledHint, cancelledMessage, Failure, fixedAnywhere, type Hint, type Operation } from '../base/failure.ts'
import { isObject, parseJson } from '../base/json.ts'
import { excerpt, quote, truncate } from '../base/text.ts'
import { dayMs } from '../base/units.ts'
import { maxWaitMs, retryAfter } from '../http/backoff.ts'
import { type HttpResponse, type RequestFailure, statusName } from '../http/exchange-and-hand-over.ts'
import { proxyCredentialsHint, proxyHint } from '../http/proxy.ts'
import { HandOverRefused } from '../http/request-failure.ts'

const hints: Record<Exclude<RequestFailure['reason'], 'cancelled' | 'proxy-failed'>, string> = {
  'connection-failed': 'Check `base-url`, and check that the runner can reach this address.',
  'tls-failed':
    'Check `base-url` and the certificate of the service. For a private CA, set NODE_EXTRA_CA_CERTS to its certificate file on the runner.',
  timeout: 'Check that the service is up. If the service is only slow, raise `timeout` for later sends.',
  'connection-lost': 'Check that the service is up.',
  'bad-response': 'Check that `base-url` is the address of the push service.',
}

const slowHint: Hint = {
  newRunAfter: 'Check that the service is up, and run this again. If the service is only slow, raise `timeout`, then',
}

const tlsHints: Partial<Record<string, string>> = {
  ERR_SSL_WRONG_VERSION_NUMBER:
    'Check the port in `base-url`. If you use an https proxy, check the port of the proxy too.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'Check the host in `base-url`, because the certificate of the service is for another host.',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:
    'Use an address of the service (or a proxy) that does not require a client certificate.',
}

/**
 * Returns what the user should do next. If a send is in doubt, the hint does not tell users to send again, because they
 * must first check whether the notification was sent. The report explains how to check and how to send again.
 */
function hintForFailure(operation: Operation, { reason, mayHaveBeenReceived, cause }: RequestFailure): Hint {
  const isInDoubt = operation === 'Sending' && mayHaveBeenReceived
  if (reason === 'cancelled') return isInDoubt ? '' : cancelledHint
  // If the proxy failed, the service received nothing, so the send is not in doubt.
  if (reason === 'proxy-failed') return proxyHint(cause)
  const { code = '' } = Object(cause) as { code?: string }
  const hint = tlsHints[code] ?? hints[reason]
  if (isInDoubt) return hint
  // The time after a check of the claim is fixed, so a longer `timeout` would not help.
  if (cause instanceof HandOverRefused) return 'Check that the service is up. Then run this again.'
  if (reason === 'timeout') return slowHint
  const isAddressWrong = code in tlsHints || reason === 'bad-response' || isUnknownHost(cause)
  return isAddressWrong ? fixedAnywhere(hint) : `${hint} Then run this again.`
}

/**
 * Explains why a request failed. For a send, also says whether the service may have received the request. For the list
 * of audiences, that does not matter, because fetching it twice is harmless.
 */
function whatHappened(operation: Operation, failure: RequestFailure): string {
  const { reason, mayHaveBeenReceived, cause, causeText: detail } = failure
  const isSend = operation === 'Sending'
  const mayHaveReceived = isSend ? ' The service may have received the request.' : ''
  const texts: Record<typeof reason, string> = {
    'connection-failed': isUnknownHost(cause)
      ? `Could not find the host in \`base-url\` (${detail}).`
      : `Could not connect to the service (${detail}).`,
    'tls-failed': `Could not make a secure connection to the service (${detail}).`,
    'proxy-failed': `Could not use the proxy (${detail}).`,
    timeout: mayHaveBeenReceived
      ? `The service did not send a complete response in time (${detail}).${mayHaveReceived}`
      : `Timed out connecting to the service (${detail}).`,
    'connection-lost': `The connection was lost before the response was complete (${detail}).${mayHaveReceived}`,
    'bad-response': `The response of the service is not valid HTTP, or is incomplete (${detail}).`,
    cancelled:
      isSend && mayHaveBeenReceived
        ? 'The run was cancelled, but the service may already have received the request.'
        : cancelledMessage(operation),
  }
  return texts[reason]
}

const isUnknownHost = (cause: unknown) => (Object(cause) as NodeJS.ErrnoException).code === 'ENOTFOUND'

/** Turns a network failure into a Failure. */
export function requestFailure(operation: Operation, failure: RequestFailure): Failure {
  const { reason, cause } = failure
  return new Failure({
    reason,
    title: `${operation} failed`,
    message: whatHappened(operation, failure),
    hint: hintForFailure(operation, failure),
    cause,
  })
}

/**
 * Turns a response with a status other than 2xx into a Failure. Set `isInDoubt` if the notification may have been sent.
 */
export function statusFailure(operation: Operation, response: HttpResponse, isInDoubt = false): Failure {
  const { status, headers } = response
  const responded = responseText(response)
  return new Failure({
    reason: `http-${status}`,
    title: `${operation} failed`,
    message: isInDoubt ? responded : `${responded}${pauseText(headers['retry-after'])}`,
    hint: isInDoubt ? hintInDoubt(status) : serviceHint(response, operation),
  })
}

const saidIn = ({ body }: HttpResponse) => excerpt(body.shown)

function responseText(response: HttpResponse): string {
  const { status, location } = response
  const pointsTo = location ? ` and points to ${quote(publicPart(location.shown))}` : ''
  const said = saidIn(response)
  const words = said && `: ${said.replace(/\.$/, '')}`
  return `The ${status === 407 ? 'proxy' : 'service'} responded ${statusName(status)}${pointsTo}${words}.`
}

/**
 * Returns the Failure for a POST whose response may be from a web server in front of the service. `probed` is the
 * result of the request for the list of audiences after it, and `hasListed` says whether a list arrived before it.
 * Returns whether they prove that nothing was sent, too.
 */
export function probedFailure(
  response: HttpResponse,
  probed: HttpResponse | RequestFailure,
  hasListed: boolean,
): { isNobodyThere: boolean; failure: Failure } {
  const { status } = response
  const isSame = probed.kind === 'response' && probed.status === status
  const isNobodyThere = isSame && !hasListed
  const failure = new Failure({
    reason: `http-${status}`,
    title: 'Sending failed',
    message: `${responseText(response)} ${isSame ? sameStatusText(hasListed) : otherResultText(probed)}`,
    hint: isNobodyThere ? nobodyThereHint(response) : webServerHint(status),
  })
  return { isNobodyThere, failure }
}

const sameStatusText = (hasListed: boolean) =>
  hasListed
    ? 'The service listed its audiences before the send, and now refuses the list too. So it may have received the request.'
    : 'The request for the list of audiences got the same status, so no push service at this address could have sent the notification.'

function otherResultText(probed: HttpResponse | RequestFailure): string {
  const result =
    probed.kind === 'failure' ? `that failed (${probed.causeText})` : `it responded ${statusName(probed.status)}`
  return `A web server in front of the service can answer this way by itself, even after the service has read the request. To find out, the action requested the list of audiences once: ${result}. So the service may have received the request.`
}

function nobodyThereHint(response: HttpResponse): Hint {
  if (response.status !== 403) return serviceHint(response, 'Sending')
  return fixedAnywhere(
    'Check `base-url` first. If it is the address of the service, the service refused the token: check that `api-token` is the current API token of this site, and that the service accepts it from the IP address of this runner.',
  )
}

/** What to check if the service itself gave a response that could also be from a web server. */
const checksOfService: Partial<Record<number, string>> = {
  403: 'whether `api-token` may send',
  404: '`base-url`, and `audience-id` if you use it,',
}

function webServerHint(status: number): string {
  const check = checksOfService[status] ?? '`base-url`'
  return `Tell the operator of the service that an error page of a web server in front of it may have hidden a timeout. If nothing was sent, first check ${check}.`
}

/**
 * Returns a URL without its credentials, query, and fragment, because they may contain secrets that the action does not
 * know.
 */
function publicPart(url: string): string {
  const [address = ''] = url.split(/[?#]/, 1)
  return address.replace(/^([a-z][a-z\d+.-]{0,20}:)?\/\/[^/]*@/i, '$1//')
}

/** Explains why this status leaves a send in doubt. The report adds what users must check before they send again. */
function hintInDoubt(status: number): string {
  if (status === 302 || status === 303)
    return 'Many services redirect after they have handled a request. The action does not follow redirects, because the token would go to the new address. So if nothing was sent, correct `base-url` first.'
  if (status === 408 || status === 499)
    return 'A server between the action and the service stopped waiting, but may have passed the request on.'
  if (status === 503)
    return 'Check the status of the service. A gateway also answers 503 if the service read the request and then failed.'
  return 'The service has a problem. Check the status of the service.'
}

/** Whether a body begins with `<`, which suggests that a website responded instead of the service. */
export const isWebPage = (body: string): boolean => /^\s*</.test(body)

export const websiteHint =
  '`base-url` is probably the address of a website. If it is, set `base-url` to the address of the API, without `/v1/…`.'

/**
 * Returns a sentence about `Retry-After` if it asks for a longer wait than this action allows, or else an empty string.
 */
function pauseText(header: string | undefined): string {
  const waitMs = retryAfter(header, Date.now())
  if (waitMs === undefined || waitMs <= maxWaitMs) return ''
  const wait = waitMs > dayMs ? 'more than a day' : `${Math.ceil(waitMs / 1_000)} s`
  return ` Retry-After asks for ${wait}; this action waits at most ${maxWaitMs / 1_000} s.`
}

function serviceHint(response: HttpResponse, operation: Operation): Hint {
  const { status } = response
  if (status === 401 || status === 403) {
    const addresses = status === 403 ? ' Some services accept a token only from certain IP addresses.' : ''
    return `The service refused the token. Check that \`api-token\` is the current API token of this site, without quotation marks, and that this workflow can read the secret.${addresses} Then run this again.`
  }
  if (status === 404 || status === 405) return addressHint(response, operation)
  if (status === 407) return proxyCredentialsHint
  if (status === 429) return 'The service refused the request because of its rate limit. Wait, then run this again.'
  if (status >= 300 && status < 400) {
    return fixedAnywhere(
      'The action does not follow redirects, because the token would go to the new address. Correct `base-url`.',
    )
  }
  if (status >= 500) return 'The service has a problem. Check the status of the service before you run this again.'
  if (status === 408) return 'The service did not receive the request in time. Run this again.'
  if (saidIn(response) !== '') return fixedAnywhere('Fix the problem that the service reported.')
  const check = operation === 'Sending' ? 'Check the content and `extra-fields`, or ask' : 'Ask'
  return fixedAnywhere(`The service gave no reason. ${check} the operator of the service.`)
}

/** A wrong address is the usual cause of these statuses, so the hint shows the address that the action requested. */
function addressHint({ status, url, body }: HttpResponse, operation: Operation): Hint {
  const request = `${operation === 'Sending' ? 'POST' : 'GET'} ${truncate(url.href, maxShownUrl)}`
  const audience = status === 404 && operation === 'Sending' ? ' With `target: audience`, check `audience-id` too.' : ''
  // A service that is there explains itself in JSON.
  const isExplained = isObject(parseJson(body.raw))
  const check = isExplained
    ? 'Fix the problem that the service reported. If that does not help, check `base-url`.'
    : 'Check `base-url`, because there may be no push service at that address.'
  return fixedAnywhere(`${check} The action adds \`/v1/…\` itself: it requested \`${request}\`.${audience}`)
}

const maxShownUrl = 300
