import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/client.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { deliver } from '../../src/push/delivery.ts'
import { openService } from '../../src/push/service.ts'
import { answer, fault, retryAfter } from '../helpers/answers.ts'

const token = 'token-0123456789'

interface Options {
  retries?: number
  signal?: AbortSignal
  apiToken?: string
}

/** Delivers to a service that gives these results in turn. */
async function play(
  results: (HttpResponse | RequestFailure)[],
  { retries = 3, signal, apiToken = token }: Options = {},
) {
  const posts: string[] = []
  const waits: number[] = []
  let attempts = 0
  const request = async ({ body = '' }: HttpRequest) => {
    posts.push(body)
    return results[posts.length - 1] ?? answer(599, 'asked too often')
  }
  const delivery = await deliver({
    service: openService({ baseUrl: 'https://push.example', apiToken, timeout: 1 }, { http: { request } }),
    body: '{"title":"Hello"}',
    retries,
    signal,
    redact: createSecrets({ apiToken }).redact,
    onAttempt: () => attempts++,
    onWait: (_why, ms) => waits.push(ms),
    random: () => 0,
  })
  expect(posts).toEqual(Array(attempts).fill('{"title":"Hello"}'))
  const { verdict } = delivery
  const reason = 'failure' in verdict ? verdict.failure.reason : undefined
  return { ...delivery, outcome: verdict.outcome, reason, attempts, waits }
}

test.each([{}, retryAfter('0')])('each status has its outcome, with headers %j', async headers => {
  for (let status = 100; status < 600; status++) {
    const again = status === 429 || (status === 503 && 'headers' in headers)
    const outcome = status < 200 || status >= 500 ? 'unknown' : status < 300 ? 'sent' : 'rejected'
    const result = await play([answer(status, '', headers), answer(status, '', headers)], { retries: 1 })
    expect({ status, ...result }).toMatchObject({
      status,
      outcome: again ? 'rejected' : outcome,
      reason: outcome === 'sent' ? undefined : `http-${status}`,
      attempts: again ? 2 : 1,
      statusCode: status,
    })
    // A send in doubt is not to be repeated before somebody has looked.
    if (result.verdict.outcome === 'unknown') expect(result.verdict.failure.hint).not.toMatch(/again|new run/)
  }
})

test.each<[RequestFailure['reason']]>([['connection-failed'], ['timeout'], ['proxy-failed']])(
  'a POST that never reached the service is tried again (%s)',
  async reason => {
    const failed = fault(reason, false)
    const sent = await play([failed, failed, answer(201)])
    expect(sent).toMatchObject({ outcome: 'sent', attempts: 3, waits: [0, 0] })
    const notSent = await play([failed, failed], { retries: 1 })
    expect(notSent).toMatchObject({ outcome: 'not-sent', reason, attempts: 2 })
    expect(notSent).not.toHaveProperty('statusCode')
  },
)

test.each<[RequestFailure['reason'], string, RequestFailure]>([
  ['tls-failed', 'not-sent', fault('tls-failed', false, false)],
  ['cancelled', 'not-sent', fault('cancelled', false, false)],
  ['connection-lost', 'unknown', fault('connection-lost', true)],
  ['timeout', 'unknown', fault('timeout', true)],
])(
  'a POST that fails for good, or may have reached the service, is not tried again (%s)',
  async (reason, outcome, failed) => {
    expect(await play([failed, answer(201)])).toMatchObject({ outcome, reason, attempts: 1 })
  },
)

const slowly = answer(429, 'slowly', retryAfter('0'))
const unreached = fault('connection-failed', false)
test.each<[string, (HttpResponse | RequestFailure)[], object]>([
  ['two failures', [unreached, unreached], { outcome: 'not-sent', statusCode: 429, response: 'slowly', attempts: 3 }],
  ['a lost connection', [fault('connection-lost', true)], { outcome: 'unknown', statusCode: 429 }],
  ['another response', [answer(400, 'No')], { outcome: 'rejected', statusCode: 400, response: 'No', attempts: 2 }],
])('status and response are those of the last response: a 429, then %s', async (_, results, expected) => {
  expect(await play([slowly, ...results], { retries: 2 })).toMatchObject(expected)
})

test('the wait is what the service asks for, otherwise the backoff', async () => {
  const controller = new AbortController()
  const waiting = play([answer(429, '', retryAfter('100'))], { signal: controller.signal })
  await new Promise(setImmediate)
  controller.abort()
  expect(await waiting).toMatchObject({ outcome: 'not-sent', reason: 'cancelled', waits: [100_000], statusCode: 429 })
  expect(await play([answer(429, '', retryAfter('x')), answer(200)])).toMatchObject({ outcome: 'sent', waits: [0] })
  expect(await play([answer(503, '', retryAfter('121'))])).toMatchObject({ outcome: 'rejected', waits: [] })
  expect(await play([answer(503, '', retryAfter('x'))])).toMatchObject({ outcome: 'unknown', attempts: 1 })
})

test('a POST is only repeated if it was certainly not accepted, whatever happens', async () => {
  const response = fc
    .record({
      status: fc.oneof(fc.integer({ min: 100, max: 599 }), fc.constantFrom(429, 503)),
      more: fc.constantFrom({}, retryAfter('0'), retryAfter('0'), retryAfter('121'), retryAfter('soon')),
      incomplete: fc.constantFrom({}, { incomplete: 'cut' as const }, { incomplete: 'timeout' as const }),
    })
    .map(({ status, more, incomplete }) => answer(status, '{}', { ...more, ...incomplete }))
  const before = fc
    .tuple(fc.constantFrom('connection-failed' as const, 'timeout' as const, 'proxy-failed' as const), fc.boolean())
    .map(([reason, retryable]) => fault(reason, false, retryable))
  const after = fc
    .constantFrom('connection-lost' as const, 'timeout' as const, 'bad-response' as const)
    .map(reason => fault(reason, true))
  const safeToRepeat = (each: HttpResponse | RequestFailure) =>
    each.kind === 'failure'
      ? !each.mayHaveBeenReceived
      : each.status === 429 || (each.status === 503 && each.headers['retry-after'] !== undefined)
  const twelve = fc.array(fc.oneof(response, before, after), { minLength: 12, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(twelve, fc.integer({ min: 0, max: 10 }), async (results, retries) => {
      const { attempts, outcome } = await play(results, { retries })
      expect(attempts).toBeGreaterThanOrEqual(1)
      expect(attempts).toBeLessThanOrEqual(retries + 1)
      for (const before of results.slice(0, attempts - 1)) expect(safeToRepeat(before)).toBe(true)
      const last = results[attempts - 1] as HttpResponse | RequestFailure
      const certain = last.kind === 'failure' ? !last.mayHaveBeenReceived : last.status >= 300 && last.status < 500
      if (outcome === 'not-sent') expect(certain).toBe(true)
      if (outcome === 'rejected') expect(certain || safeToRepeat(last)).toBe(true)
      if (outcome === 'sent') expect(last.kind === 'response' && Math.floor(last.status / 100)).toBe(2)
    }),
    { numRuns: 500 },
  )
})

const emptyFields =
  '"error":null|"error":" "|"error":false|"error":0|"error":[]|"errors":{}|"ok":1|"Success":false|"data":{"success":false}'
const fine = ' \r\n\t|{}|[]|null|5|"x"|true|false|{"success":true}|{"success":"false"}'.split('|')
test.each([...fine, ...emptyFields.split('|').map(field => `{${field}}`)])(
  'a 2xx whose body is %j is sent, at the time of its status',
  async body => {
    expect((await play([answer(200, body)])).verdict).toEqual({ outcome: 'sent', sentAt: answer(200).at })
  },
)

const failureFields =
  '"success":false|"ok":false|"error":"x"|"error":true|"error":{"code":1}|"errors":[0]|"errors":1|"success":true,"error":"x"'
test.each(failureFields.split('|'))('a 2xx whose body says %s is in doubt', async field => {
  const outcome = { outcome: 'unknown', reason: 'service-reported-failure', attempts: 1 }
  expect(await play([answer(200, `{${field}}`)])).toMatchObject({ ...outcome, response: `{${field}}` })
})

test.each(['cut', 'timeout', 'too-large', 'cancelled'] as const)(
  'a 2xx that says failure is in doubt, even if its body never ended (%s)',
  async incomplete => {
    const result = await play([answer(200, '{"success":false}\n', { incomplete })])
    expect(result).toMatchObject({ outcome: 'unknown', reason: 'service-reported-failure', attempts: 1 })
  },
)

test.each<[string, string, Partial<HttpResponse>]>([
  ['not-json', '<p>', {}],
  ['cut', '{"success":false', { incomplete: 'cut' }],
  ['timeout', '', { incomplete: 'timeout' }],
  ['too-large', '{}', { incomplete: 'too-large' }],
])('a 2xx with an unexpected body (%s) is sent, and the verdict has the doubt', async (doubt, body, more) => {
  const result = await play([answer(200, body, more)])
  expect(result).toMatchObject({ verdict: { outcome: 'sent', doubt }, attempts: 1, response: body })
})

test('a 2xx is judged by what it says, not by what redacting leaves of it', async () => {
  const result = await play([answer(200, '{"success":false}')], { apiToken: 'success' })
  expect(result).toMatchObject({ outcome: 'unknown', response: '{"***":false}' })
})

const location = `/${token}/${'y'.repeat(9_000)}`
const cause = new Error(`Failed to establish tunnel: HTTP/1.1 407 ${token} ${'z'.repeat(60_000)}`)
test.each<[string, HttpResponse | RequestFailure, RegExp]>([
  [
    'a response',
    answer(302, `${token}\n\n${'x'.repeat(70_000)}`, { headers: { location } }),
    /^The service responded 302 Found and points to "\/\*\*\*\/y+…".*: \*\*\* x+…\.$/,
  ],
  ['an error of the network', { ...fault('proxy-failed', false, false), cause }, /407 \*\*\* z+…\)\.$/],
])('what a failure quotes of %s is shortened, on one line, and free of secrets', async (_, result, expected) => {
  const { verdict } = await play([result])
  if (!('failure' in verdict)) throw new Error('no failure')
  expect(verdict.failure.message).toMatch(expected)
  expect(verdict.failure.message.length).toBeLessThan(600)
})

test.each<[number, string, string]>([
  [65_535, 'x', 'x'],
  [65_537, 'x', ''],
  [65_534, '€', ''],
  [65_533, '€', '€'],
  [65_533, '👋', ''],
])(
  'a response of %d characters and %s is kept up to 64 KiB, and not cut within a character',
  async (length, last, kept) => {
    const { response } = await play([answer(400, `${'x'.repeat(length)}${last}`)])
    expect(response).toBe(`${'x'.repeat(Math.min(length, 65_536))}${kept}`)
  },
)

test('a response is redacted before it is cut', async () => {
  for (const length of [65_536, 65_530, 65_525, 65_520]) {
    const { response } = await play([answer(400, `${'x'.repeat(length)}${token}`)])
    expect(response).toBe(`${'x'.repeat(length)}***`.slice(0, 65_536))
  }
})

test('a response that broke off does not end with the beginning of a token', async () => {
  const { response } = await play([answer(200, `{"token":"${token.slice(0, 9)}`, { incomplete: 'cut' })])
  expect(response).toBe('{"token":"***')
})
