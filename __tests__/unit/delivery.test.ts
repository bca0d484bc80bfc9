import { beforeEach, expect, jest, test } from '@jest/globals'
import type { HttpRequest, HttpResponse, Incomplete, RequestFailure } from '../../src/http/http-client.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { deliver } from '../../src/push/delivery.ts'
import type { RetryStop, UnexpectedResponse } from '../../src/push/outcome-and-retry.ts'
import { PushService } from '../../src/push/push-service.ts'
import { hintText } from '../../src/report/failure-meaning.ts'
import { answer, fault, retryAfter, statusesOf } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'

const token = 'token-0123456789'

beforeEach(() => {
  // A back-off of one millisecond, then of two.
  jest.spyOn(Math, 'random').mockReturnValue(0.001)
})

type Result = HttpResponse | RequestFailure

/** Delivers to a service that gives these results in turn. */
interface Options {
  retries?: number
  signal?: AbortSignal
  onWait?: () => void
  beforeRetry?: () => Promise<RetryStop | undefined>
}
async function play(results: Result[], options: Options = {}) {
  const { retries = 3, onWait, beforeRetry, ...changes } = options
  const posts: string[] = []
  const waits: number[] = []
  let attempts = 0
  const request = async ({ body = '' }: HttpRequest) => {
    posts.push(body)
    return results[posts.length - 1] ?? answer(599, 'asked too often')
  }
  const { redact } = createSecrets({ apiToken: token })
  const retry = (_why: unknown, ms: number) => {
    waits.push(ms)
    onWait?.()
  }
  const settings = { baseUrl: 'https://push.example', apiToken: token, timeout: 1, retries }
  const service = new PushService(settings, contextOf({ request }, { redact, log: { retry }, ...changes }))
  const delivery = await deliver({ service, body: '{"title":"Hello"}', onAttempt: () => attempts++, beforeRetry })
  expect(posts).toEqual(Array(attempts).fill('{"title":"Hello"}'))
  const { verdict } = delivery
  const reason = 'failure' in verdict ? verdict.failure.reason : undefined
  return { ...delivery, outcome: verdict.outcome, reason, attempts, waits }
}

const sent = { outcome: 'sent', attempts: 1 }
const rejected = { outcome: 'rejected', attempts: 1 }
const rejectedTwice = { outcome: 'rejected', attempts: 2 }
const unknown = { outcome: 'unknown', attempts: 1 }
/** What a service that gives each of these statuses twice has done, if one retry is allowed. */
const outcomes = [
  { first: 100, last: 199, withoutRetryAfter: unknown, withRetryAfter: unknown },
  { first: 200, last: 299, withoutRetryAfter: sent, withRetryAfter: sent },
  { first: 300, last: 302, withoutRetryAfter: rejected, withRetryAfter: rejected },
  { first: 303, last: 303, withoutRetryAfter: unknown, withRetryAfter: unknown },
  { first: 304, last: 407, withoutRetryAfter: rejected, withRetryAfter: rejected },
  { first: 408, last: 408, withoutRetryAfter: unknown, withRetryAfter: unknown },
  { first: 409, last: 428, withoutRetryAfter: rejected, withRetryAfter: rejected },
  { first: 429, last: 429, withoutRetryAfter: rejectedTwice, withRetryAfter: rejectedTwice },
  { first: 430, last: 499, withoutRetryAfter: rejected, withRetryAfter: rejected },
  { first: 500, last: 502, withoutRetryAfter: unknown, withRetryAfter: unknown },
  { first: 503, last: 503, withoutRetryAfter: unknown, withRetryAfter: rejectedTwice },
  { first: 504, last: 599, withoutRetryAfter: unknown, withRetryAfter: unknown },
]

test('the table of outcomes has each status from 100 to 599 once', () => {
  expect(outcomes.flatMap(statusesOf)).toEqual(statusesOf({ first: 100, last: 599 }))
})

test.each(outcomes)(
  'a status from $first to $last is $withoutRetryAfter.outcome, and $withRetryAfter.outcome with Retry-After',
  async ({ withoutRetryAfter, withRetryAfter, ...range }) => {
    for (const status of statusesOf(range)) {
      await expectOutcome(answer(status), withoutRetryAfter)
      await expectOutcome(answer(status, '', retryAfter('0')), withRetryAfter)
    }
  },
)

/** Expects this outcome and number of attempts, if one retry is allowed and each attempt gets this response. */
async function expectOutcome(response: HttpResponse, expected: typeof sent) {
  const { status } = response
  const delivery = await play([response, response], { retries: 1 })
  const reason = expected.outcome === 'sent' ? undefined : `http-${status}`
  expect({ status, ...delivery }).toMatchObject({ status, statusCode: status, reason, ...expected })
  const { verdict } = delivery
  // A send in doubt is not to be repeated before somebody has looked.
  if (verdict.outcome === 'unknown') expect(hintText(verdict.failure.hint)).not.toMatch(/again|new run/)
  if (verdict.outcome === 'rejected') expect(hintText(verdict.failure.hint)).not.toMatch(/passed it on|handled/)
}

interface NoResponse {
  reason: RequestFailure['reason']
  mayHaveBeenReceived: boolean
  retryable: boolean
  outcome: string
  isTriedAgain: boolean
}
test.each<NoResponse>([
  { reason: 'connection-failed', mayHaveBeenReceived: false, retryable: true, outcome: 'not-sent', isTriedAgain: true },
  { reason: 'timeout', mayHaveBeenReceived: false, retryable: true, outcome: 'not-sent', isTriedAgain: true },
  { reason: 'proxy-failed', mayHaveBeenReceived: false, retryable: true, outcome: 'not-sent', isTriedAgain: true },
  { reason: 'tls-failed', mayHaveBeenReceived: false, retryable: false, outcome: 'not-sent', isTriedAgain: false },
  { reason: 'cancelled', mayHaveBeenReceived: false, retryable: false, outcome: 'not-sent', isTriedAgain: false },
  { reason: 'connection-lost', mayHaveBeenReceived: true, retryable: true, outcome: 'unknown', isTriedAgain: false },
  { reason: 'timeout', mayHaveBeenReceived: true, retryable: true, outcome: 'unknown', isTriedAgain: false },
  { reason: 'cancelled', mayHaveBeenReceived: true, retryable: true, outcome: 'unknown', isTriedAgain: false },
])(
  'a POST is $outcome after $reason (maybe received: $mayHaveBeenReceived, retryable: $retryable), and only tried again if nothing was received',
  async ({ reason, mayHaveBeenReceived, retryable, outcome, isTriedAgain }) => {
    const failed = fault(reason, mayHaveBeenReceived, retryable)
    const ended = await play([failed, failed, answer(201)], { retries: 1 })
    const verdict = { failure: { title: 'Sending failed' } }
    expect(ended).toMatchObject({ outcome, reason, verdict, attempts: isTriedAgain ? 2 : 1 })
    expect(ended).not.toHaveProperty('statusCode')
    if (ended.verdict.outcome === 'unknown') expect(hintText(ended.verdict.failure.hint)).not.toMatch(/again|new run/)
    if (isTriedAgain)
      expect(await play([failed, failed, answer(201)])).toMatchObject({ outcome: 'sent', waits: [1, 2] })
  },
)

const slowly = answer(429, 'slowly', retryAfter('0'))
const unreached = fault('connection-failed', false)
test.each<{ what: string; results: Result[]; expected: object }>([
  {
    what: 'two failures',
    results: [unreached, unreached],
    expected: { outcome: 'not-sent', statusCode: 429, body: 'slowly', attempts: 3 },
  },
  {
    what: 'a lost connection',
    results: [fault('connection-lost', true)],
    expected: { outcome: 'unknown', statusCode: 429 },
  },
  {
    what: 'another response',
    results: [answer(400, 'No')],
    expected: { outcome: 'rejected', statusCode: 400, body: 'No', attempts: 2 },
  },
])(
  'the status and body of a delivery are those of the last response: a 429, then $what',
  async ({ results, expected }) => {
    expect(await play([slowly, ...results], { retries: 2 })).toMatchObject(expected)
  },
)

test('the wait before another try is what the service asks for, otherwise the back-off', async () => {
  const controller = new AbortController()
  // By the next turn of the event loop the wait has begun.
  const onWait = () => void setImmediate(() => controller.abort())
  const cancelled = await play([answer(429, '', retryAfter('100'))], { signal: controller.signal, onWait })
  expect(cancelled).toMatchObject({ outcome: 'not-sent', reason: 'cancelled', waits: [100_000], statusCode: 429 })
  const message = expect.stringMatching(/had refused the request \(429 Too Many Requests\)/)
  expect(cancelled.verdict).toMatchObject({ failure: { message } })
  const growing = [answer(429, '', retryAfter('x')), answer(429), answer(200)]
  expect(await play(growing)).toMatchObject({ outcome: 'sent', waits: [1, 2] })
  expect(await play([answer(503, '', retryAfter('121'))])).toMatchObject({ outcome: 'rejected', waits: [] })
  expect(await play([answer(503, '', retryAfter('x'))])).toMatchObject({ outcome: 'unknown', attempts: 1 })
})

test('a run looks before each other try for what forbids it, and then ends as the last try did', async () => {
  const stop = { kind: 'claim-lost', ref: 'r' } as const
  const looks: number[] = []
  const beforeRetry = async () => (looks.push(1) === 2 ? stop : undefined)
  const ended = await play([unreached, slowly, answer(201)], { beforeRetry })
  expect(ended).toMatchObject({
    outcome: 'rejected',
    reason: 'http-429',
    attempts: 2,
    statusCode: 429,
    verdict: { stop },
  })
  expect(looks).toHaveLength(2)
  for (const final of [answer(201), answer(400), answer(500), fault('connection-lost', true)]) {
    looks.length = 0
    expect((await play([final], { beforeRetry })).verdict).not.toHaveProperty('stop')
    expect(looks).toEqual([])
  }
})

test('a run that is cancelled while it asks whether it may try again is cancelled', async () => {
  const controller = new AbortController()
  const beforeRetry = async () => {
    controller.abort()
    return { kind: 'claim-unreadable', ref: 'r', cause: 'cancelled' } as const
  }
  const ended = await play([slowly], { beforeRetry, signal: controller.signal })
  expect(ended).toMatchObject({ outcome: 'not-sent', reason: 'cancelled', attempts: 1 })
  expect(ended.verdict).not.toHaveProperty('stop')
})

test.each([
  '',
  ' \r\n\t',
  '[]',
  'null',
  '5',
  '"x"',
  'true',
  'false',
  '{}',
  '{"success":true}',
  '{"success":"false"}',
  '{"ok":1}',
  '{"Success":false}',
  '{"data":{"success":false}}',
  '{"error":null}',
  '{"error":" "}',
  '{"error":false}',
  '{"error":0}',
  '{"error":[]}',
  '{"errors":{}}',
])('a 2xx whose body is %j is sent at the time of its status', async body => {
  const given = answer(200, body)
  const { verdict } = await play([given])
  expect(verdict).toEqual({ outcome: 'sent', sentAt: given.at })
})

test.each<{ body: string; incomplete?: Incomplete; unexpected: UnexpectedResponse }>([
  { body: '<p>', unexpected: 'not-json' },
  { body: '{"id":1,"na', incomplete: 'cut', unexpected: 'cut' },
  { body: '{"errors":', incomplete: 'cut', unexpected: 'cut' },
  { body: '{"error":null,"errors":[],"success":tr', incomplete: 'cut', unexpected: 'cut' },
  { body: 'The field "success":false is documented', unexpected: 'not-json' },
  { body: '', incomplete: 'timeout', unexpected: 'timeout' },
  { body: '{}', incomplete: 'too-large', unexpected: 'too-large' },
])('a 2xx whose body is $body is sent, with the flaw $unexpected', async ({ body, incomplete, unexpected }) => {
  const given = answer(200, body, incomplete ? { incomplete } : {})
  const { verdict } = await play([given])
  expect(verdict).toEqual({ outcome: 'sent', sentAt: given.at, unexpected })
})

test.each([
  '"success":false',
  '"ok":false',
  '"error":"x"',
  '"error":true',
  '"error":{"code":1}',
  '"errors":[0]',
  '"errors":1',
  '"success":true,"error":"x"',
])('a 2xx whose body says %s is in doubt, even if it never ended', async field => {
  const body = `{${field}}\n`
  const endings = ['cut', 'timeout', 'too-large', 'cancelled'] as const
  for (const more of [{}, ...endings.map(incomplete => ({ incomplete }))]) {
    const outcome = { outcome: 'unknown', reason: 'service-reported-failure', attempts: 1, body }
    expect(await play([answer(200, body, more)])).toMatchObject(outcome)
  }
})

test.each(['{"success":false', ' {"id":1,"ok" : false,"na', '{"error":"no', '{"errors":[{"code":'])(
  'a 2xx whose JSON lacks its end, and says failure in %s, is in doubt',
  async body => {
    for (const more of [{}, { incomplete: 'cut' }, { incomplete: 'too-large' }] as const) {
      const outcome = { outcome: 'unknown', reason: 'service-reported-failure', attempts: 1, body }
      expect(await play([answer(200, body, more)])).toMatchObject(outcome)
    }
  },
)

test.each([
  '<!doctype html>',
  '<!DOCTYPE HTML PUBLIC "x">',
  '<html lang="en">',
  '<HTML>',
  '\ufeff\r\n\t <!Doctype  Html',
])('a 2xx whose body begins with %j is a website, and in doubt', async page => {
  for (const more of [{}, { incomplete: 'cut' }, { incomplete: 'too-large' }] as const) {
    const ended = await play([answer(200, `${page}<title>Shop</title>`, more)])
    const hint = expect.stringMatching(/^`base-url` leads to a website/)
    const failure = { title: 'A website responded', hint, message: expect.stringContaining('web page') }
    expect(ended).toMatchObject({ outcome: 'unknown', reason: 'bad-response', attempts: 1, verdict: { failure } })
  }
})

test.each(['<p>', 'html', '<h', '<!doctype', '<?xml version="1.0"?>', '"<html>"', '{"a":"<html>"}'])(
  'a 2xx whose body is %j is not a web page, and sent',
  async body => expect(await play([answer(200, body)])).toMatchObject({ outcome: 'sent' }),
)

const headers = { location: `/${token}/${'y'.repeat(9_000)}` }
const moved = answer(302, `${token}\n\n${'x'.repeat(70_000)}`, { headers })
const movedText = /^The service responded 302 Found and points to "\/\*\*\*\/y+…".*: \*\*\* x+…\.$/
test.each([
  { location: 'https://me:hunter2@host.example/login?session=1#top', shown: 'https://host.example/login' },
  { location: '//me:hunter2@host.example/', shown: '//host.example/' },
  { location: '/v1/other?session=1', shown: '/v1/other' },
])('of the redirect to $location nothing is shown that may be secret', async ({ location, shown }) => {
  const { verdict } = await play([answer(302, '', { headers: { location } })])
  expect('failure' in verdict && verdict.failure.message).toBe(
    `The service responded 302 Found and points to "${shown}".`,
  )
})

const cause = new Error(`Failed to establish tunnel: HTTP/1.1 407 ${token} ${'z'.repeat(60_000)}`)
test.each<{ what: string; result: Result; expected: RegExp }>([
  { what: 'a response', result: moved, expected: movedText },
  {
    what: 'an error of the network',
    result: { ...fault('proxy-failed', false, false), cause },
    expected: /407 \*\*\* z+…\)\.$/,
  },
])('what a failure quotes of $what is shortened, on one line, and free of secrets', async ({ result, expected }) => {
  const { verdict } = await play([result])
  if (!('failure' in verdict)) throw new Error('no failure')
  expect(verdict.failure.message).toMatch(expected)
  expect(verdict.failure.message.length).toBeLessThan(600)
})

test.each([
  { length: 65_535, last: 'x', kept: 'x' },
  { length: 65_537, last: 'x', kept: '' },
  { length: 65_534, last: '€', kept: '' },
  { length: 65_533, last: '€', kept: '€' },
  { length: 65_533, last: '👋', kept: '' },
  { length: 65_525, last: token, kept: '***' },
  { length: 65_534, last: token, kept: '**' },
])(
  'a response of $length characters and $last is kept up to 64 KiB, not cut within a character, and redacted before',
  async ({ length, last, kept }) => {
    const { body } = await play([answer(400, `${'x'.repeat(length)}${last}`)])
    expect(body).toBe(`${'x'.repeat(Math.min(length, 65_536))}${kept}`)
  },
)

test('only a response that broke off is kept without the beginning of a token at its end', async () => {
  const body = `{"token":"${token.slice(0, 9)}`
  expect(await play([answer(200, body, { incomplete: 'cut' })])).toMatchObject({ body: '{"token":"***' })
  expect(await play([answer(200, body)])).toMatchObject({ body })
})
