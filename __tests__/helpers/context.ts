import { OutsideText } from '../../src/base/outside-text.ts'
import type { Redact } from '../../src/base/text.ts'
import type { HttpClient, RequestContext } from '../../src/http/exchange-and-hand-over.ts'
import { describedFailure } from '../../src/http/request-failure.ts'

export interface Changes extends Partial<Omit<RequestContext, 'log'>> {
  log?: Partial<RequestContext['log']>
  /** Redacts whatever `http` returns, as NetworkClient does. */
  redact?: Redact
}

export function contextOf(http: HttpClient, { redact, log, ...changes }: Changes = {}): RequestContext {
  return {
    signal: new AbortController().signal,
    ...changes,
    log: { info: () => {}, retry: () => {}, ...log },
    http: redact ? redacting(http, redact) : http,
  }
}

function redacting(http: HttpClient, redact: Redact): HttpClient {
  const request: HttpClient['request'] = async given => {
    const result = await http.request(given)
    if (result.kind === 'failure') return describedFailure(result, redact)
    const { location, body, incomplete } = result
    return {
      ...result,
      location: location && new OutsideText(location.raw, redact),
      body: new OutsideText(body.raw, redact, incomplete !== undefined),
    }
  }
  return { request }
}
