import { StringDecoder } from 'node:string_decoder'
import { cancelledFailure } from '../base/failure.ts'
import { type AttemptResult, backoff, withRetries } from '../http/backoff.ts'
import { statusName } from '../http/http-client.ts'
import {
  type FailedDelivery,
  mayBeFromWebServer,
  type RetryStop,
  type Verdict,
  verdictAfterProbe,
  verdictOn,
} from './outcome-and-retry.ts'
import type { PushService } from './push-service.ts'

export interface Delivery {
  verdict: Verdict
  /** The status of the last response to a POST. Later attempts may have gotten no response. */
  statusCode?: number
  /** The beginning of the body of the last response to a POST, without secrets. */
  body?: string
}

export interface DeliveryRequest {
  service: PushService
  body: string
  onAttempt: () => void
  /** Called right before each POST is handed over. If it returns a reason, the POST is not sent. */
  beforeHandOver?: () => string | undefined
  /** Called after each wait, before the next POST. If it returns a RetryStop, the action does not retry. */
  beforeRetry?: () => Promise<RetryStop | undefined>
}

const maxOutputBytes = 65_536

/**
 * Sends the notification. Retries only if the service definitely did not accept it (outcome-and-retry.ts), because a
 * missing notification can be sent later, but a duplicate cannot be taken back.
 */
export async function deliver(request: DeliveryRequest): Promise<Delivery> {
  const { service, body, onAttempt, beforeHandOver, beforeRetry } = request
  const { signal, log } = service.context
  let last: Pick<Delivery, 'statusCode' | 'body'> = {}

  const cancelled = (): FailedDelivery => {
    const { statusCode } = last
    // If there was a response, it was a 429, because the action does not retry after any other response. A 429 means
    // that nothing was sent.
    const message =
      statusCode === undefined
        ? undefined
        : `The run was cancelled before the action tried again. The service had refused the request (${statusName(statusCode)}).`
    return { outcome: 'not-sent', failure: cancelledFailure('Sending', message) }
  }

  async function attempt(number: number): Promise<AttemptResult<Verdict, FailedDelivery>> {
    onAttempt()
    const result = await service.send(body, beforeHandOver)
    if (result.kind === 'response') {
      last = { statusCode: result.status, body: firstBytes(result.body.shown, maxOutputBytes) }
    }
    if (!mayBeFromWebServer(result)) return verdictOn(result, backoff(number))
    log.info(
      `The response (${statusName(result.status)}) may be from a web server in front of the service, so the action lists the audiences to find out.`,
    )
    return { done: verdictAfterProbe(result, await service.probe(), service.hasListed) }
  }
  const verdict = await withRetries<Verdict, FailedDelivery>({
    attempt,
    retries: service.retries,
    signal,
    cancelled,
    onWait: ({ failure }, waitMs) => log.retry(failure, waitMs),
    beforeRetry: async failed => {
      const stop = await beforeRetry?.()
      return stop && { ...failed, stop }
    },
  })
  return { verdict, ...last }
}

/** Truncates text to `max` bytes of UTF-8. If the limit cuts a character in half, the decoder drops that character. */
const firstBytes = (text: string, max: number) => new StringDecoder().write(Buffer.from(text).subarray(0, max))
