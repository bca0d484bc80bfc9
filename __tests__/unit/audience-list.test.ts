import { describe, expect, test } from '@jest/globals'
import { Failure } from '../../src/errors.ts'
import type { HttpResponse, RequestFailure } from '../../src/http/client.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { listAudiences, openService } from '../../src/push/service.ts'
import type { Audience } from '../../src/push/target.ts'
import { answer as answerOf, fault, retryAfter } from '../helpers/answers.ts'

const list = [{ id: 1, name: 'Readers', reach: 5 }]
const body = JSON.stringify({ audience: list })

const answer = (status: number, text = body, more: Partial<HttpResponse> = {}) => answerOf(status, text, more)

const settings = { baseUrl: 'https://push.example', apiToken: 'token-0123456789', timeout: 1 }

/** Lists from a service that gives these results in turn: the list, or why there is none. */
async function play(
  results: (HttpResponse | RequestFailure)[],
  { retries = 3, signal }: { retries?: number; signal?: AbortSignal } = {},
) {
  let requests = 0
  const waits: [string, number][] = []
  const request = {
    service: openService(settings, { http: { request: async () => results[requests++] ?? answer(599) } }),
    retries,
    signal,
    redact: createSecrets({ apiToken: 'token-0123456789' }).redact,
    onWait: (why: Failure, ms: number) => waits.push([why.reason, ms]),
    random: () => 0,
  }
  const result = await listAudiences(request).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    return error
  })
  const outcome: { failure?: Failure; reason?: string; list?: Audience[] } =
    result instanceof Failure ? { failure: result, reason: result.reason } : { list: result }
  return { requests, waits, ...outcome }
}

describe('every status', () => {
  test('of 2xx is a list, of 429 and 5xx worth another try, and all others are final', async () => {
    for (let status = 100; status <= 599; status++) {
      const again = status === 429 || status >= 500
      const result = await play([answer(status), answer(200)])
      if (status >= 200 && status < 300) expect({ status, ...result }).toEqual({ status, requests: 1, waits: [], list })
      else if (again)
        expect({ status, ...result }).toEqual({ status, requests: 2, waits: [[`http-${status}`, 0]], list })
      else expect({ status, ...result }).toMatchObject({ status, requests: 1, reason: `http-${status}` })
    }
  })

  test('is the reason when tries run out', async () => {
    const results = [answer(500), answer(502), answer(503, 'Later', retryAfter('0'))]
    expect(await play(results, { retries: 2 })).toMatchObject({ requests: 3, reason: 'http-503' })
    expect(await play([answer(429)], { retries: 0 })).toMatchObject({ requests: 1, reason: 'http-429' })
  })
})

describe('a fault', () => {
  test.each<[RequestFailure['reason'], boolean]>([
    ['connection-failed', false],
    ['proxy-failed', false],
    ['timeout', false],
    ['timeout', true],
    ['connection-lost', true],
    ['bad-response', true],
  ])('of %s (handed over: %s) is worth another try', async (reason, mayHaveBeenReceived) => {
    expect(await play([fault(reason, mayHaveBeenReceived), answer(200)])).toEqual({
      requests: 2,
      waits: [[reason, 0]],
      list,
    })
    expect(await play([fault(reason, mayHaveBeenReceived)], { retries: 0 })).toMatchObject({ requests: 1, reason })
  })

  test.each<[RequestFailure['reason'], boolean, boolean]>([
    ['tls-failed', false, false],
    ['proxy-failed', false, false],
    ['cancelled', false, false],
    ['cancelled', true, true],
  ])('of %s (handed over: %s) is final', async (reason, mayHaveBeenReceived, passing) => {
    expect(await play([fault(reason, mayHaveBeenReceived, passing), answer(200)])).toMatchObject({
      requests: 1,
      reason,
    })
  })
})

describe('a list that is not whole', () => {
  test.each<[NonNullable<HttpResponse['incomplete']>, string]>([
    ['cut', 'connection-lost'],
    ['timeout', 'timeout'],
  ])('(%s) is worth another try', async (incomplete, reason) => {
    expect(await play([answer(200, body, { incomplete }), answer(200)])).toEqual({
      requests: 2,
      waits: [[reason, 0]],
      list,
    })
    expect(await play([answer(200, body, { incomplete })], { retries: 0 })).toMatchObject({ reason })
  })

  test.each<[NonNullable<HttpResponse['incomplete']>, string, RegExp]>([
    ['too-large', 'bad-audience-list', /64 MiB/],
    ['cancelled', 'cancelled', /cancelled/],
  ])('(%s) is final', async (incomplete, reason, message) => {
    const result = await play([answer(200, body, { incomplete }), answer(200)])
    expect(result).toMatchObject({ requests: 1, reason, failure: { message: expect.stringMatching(message) } })
  })
})

describe('the wait', () => {
  test('is what the service asks for, or the back-off', async () => {
    const controller = new AbortController()
    const waiting = play([answer(503, '', retryAfter('100'))], { signal: controller.signal })
    await new Promise(setImmediate)
    controller.abort()
    expect(await waiting).toMatchObject({ requests: 1, waits: [['http-503', 100_000]], reason: 'cancelled' })
    expect(await play([answer(500, '', retryAfter('soon')), answer(200)])).toMatchObject({ waits: [['http-500', 0]] })
  })
  test('of more than two minutes is not waited for', async () => {
    expect(await play([answer(429, '', retryAfter('121'))])).toMatchObject({
      requests: 1,
      waits: [],
      reason: 'http-429',
    })
  })
})

test('a cancelled run sends no request', async () => {
  expect(await play([answer(200)], { signal: AbortSignal.abort() })).toMatchObject({ requests: 0, reason: 'cancelled' })
})

test('an echoed token is removed from what is reported of an answer, whole or cut', async () => {
  const whole = await play([answer(401, 'no token-0123456789 here')])
  expect(whole.failure?.message).toContain('no *** here')
  const cut = await play([answer(401, 'no token-01234', { incomplete: 'cut' })])
  expect(cut.failure?.message).toContain('no ***')
  expect(cut.failure?.message).not.toContain('token')
})
