import { beforeEach, expect, jest, test } from '@jest/globals'
import { createSecrets } from '../../src/base/secrets.ts'
import type { HttpRequest, HttpResponse, Incomplete, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import { deliver, type RetryStop } from '../../src/push/delivery.ts'
import { PushService } from '../../src/push/push-service.ts'
import type { UnexpectedResponse } from '../../src/push/reported-result.ts'
import { hintText } from '../../src/report/failure-explanation.ts'
import { answer, fault, retryAfter, statusesOf } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'

const token = 'token-0123456789'

beforeEach(() => {
  // The first back-off is 1 ms, the second 2 ms.
  jest.spyOn(Math, 'random').mockReturnValue(0.001)
})

type Result = HttpResponse | RequestFailure

interface Options {
  retries?: number
  signal?: AbortSignal
  /** The result of the request for the list of audiences. */
  listed?: Result
  onWait?: () => void
  beforeRetry?: () => Promise<RetryStop | undefined>
}
async function play(results: Result[], options: Options = {}) {
  const { retries = 3, listed, onWait, beforeRetry, ...changes } = options
  const posts: string[] = []
  const probes: HttpRequest[] = []
  const lines: string[] = []
  const waits: number[] = []
  let attempts = 0
  const request = async (given: HttpRequest) => {
    const { method, body = '' } = given
    if (method === 'GET') probes.push(given)
    if (method === 'GET' && listed) return listed
    posts.push(body)
    return results[posts.length - 1] ?? answer(599, 'asked too often')
  }
  const { redact } = createSecrets({ apiToken: token })
  const retry = (_why: unknown, ms: number) => {
    waits.push(ms)
    onWait?.()
  }
  const settings = { baseUrl: 'https://push.example', apiToken: token, timeout: 1, retries }
  const service = new PushService(
    settings,
    contextOf({ request }, { redact, log: { retry, info: text => lines.push(text) }, ...changes }),
  )
  const delivery = await deliver({ service, body: '{"title":"Hello"}', onAttempt: () => attempts++, beforeRetry })
  expect(posts).toEqual(Array(attempts).fill('{"title":"Hello"}'))
  const { verdict } = delivery
  const reason = 'failure' in verdict ? verdict.failure.reason : undefined
  return { ...delivery, outcome: verdict.outcome, reason, attempts, waits, probes, lines }
}

const sent = { outcome: 'sent', attempts: 1 }
const rejected = { outcome: 'rejected', attempts: 1 }
const rejectedTwice = { outcome: 'rejected', attempts: 2 }
const unknown = { outcome: 'unknown', attempts: 1 }
/** The outcome if every response is JSON with a status from `first` to `last`, and one retry is allowed. */
const outcomes = [
  { first: 100, last: 199, expected: unknown },
  { first: 200, last: 299, expected: sent },
  { first: 300, last: 301, expected: rejected },
  { first: 302, last: 303, expected: unknown },
  { first: 304, last: 407, expected: rejected },
  { first: 408, last: 408, expected: unknown },
  { first: 409, last: 428, expected: rejected },
  { first: 429, last: 429, expected: rejectedTwice },
  { first: 430, last: 498, expected: rejected },
  { first: 499, last: 599, expected: unknown },
]

test('the table of outcomes covers each status from 100 to 599 once', () => {
  expect(outcomes.flatMap(statusesOf)).toEqual(statusesOf({ first: 100, last: 599 }))
})

test.each(outcomes)(
  'a delivery with a status from $first to $last is $expected.outcome (attempts: $expected.attempts)',
  async ({ expected, ...range }) => {
    for (const status of statusesOf(range)) {
      await expectOutcome(answer(status, '{}'), expected)
      await expectOutcome(answer(status, '{}', retryAfter('0')), expected)
    }
  },
)

async function expectOutcome(response: HttpResponse, expected: typeof sent) {
  const { status } = response
  const delivery = await play([response, response], { retries: 1 })
  const reason = expected.outcome === 'sent' ? undefined : `http-${status}`
  expect({ status, ...delivery }).toMatchObject({ status, statusCode: status, reason, ...expected })
  const { verdict } = delivery
  if ('failure' in verdict) expect(verdict.failure.title).toBe('Sending failed')
  // A hint must not tell users to repeat a send whose outcome is unknown.
  if (verdict.outcome === 'unknown') expect(hintText(verdict.failure.hint)).not.toMatch(/again|new run/)
  if (verdict.outcome === 'rejected') expect(hintText(verdict.failure.hint)).toMatch(/run this again|new run|redirect/)
}

const fromWebServer = [301, 307, 308, 403, 404, 405]

test.each([
  { what: 'is empty', body: '' },
  { what: 'is a page', body: '<html><head><title>405 Not Allowed</title></head></html>' },
  { what: 'is plain text', body: 'default backend - 404' },
  { what: 'is a number', body: '404' },
  { what: 'is a JSON string', body: '"Not Found"' },
  { what: 'is null', body: 'null' },
  { what: 'is JSON that is cut off', body: '{"message":"No' },
])('a refusal that $what and may be from a web server is settled by one request for the list', async ({ body }) => {
  for (const status of fromWebServer) {
    const listed = (result: Result) => play([answer(status, body)], { listed: result })
    const kept = { reason: `http-${status}`, attempts: 1, statusCode: status, body, waits: [] }
    expect(await listed(answer(status, '<p>No'))).toMatchObject({ outcome: 'rejected', ...kept })
    expect(await listed(answer(status, '{}'))).toMatchObject({ outcome: 'rejected', ...kept })
    for (const other of [200, 204, 304, 401, 429, 500, 504]) {
      const ended = await listed(answer(other))
      expect(ended).toMatchObject({ outcome: 'unknown', ...kept })
      expect(ended.probes).toMatchObject([{ method: 'GET', url: { href: 'https://push.example/v1/audience' } }])
    }
    for (const reason of ['timeout', 'connection-failed', 'connection-lost', 'cancelled'] as const)
      expect(await listed(fault(reason, false))).toMatchObject({ outcome: 'unknown', ...kept })
  }
})

test('the request that settles a refusal reads no list and is not repeated', async () => {
  const { probes, lines } = await play([answer(405)], { listed: answer(503, '', retryAfter('0')) })
  expect(probes).toHaveLength(1)
  expect(probes[0]?.wantsBody?.(200)).toBe(false)
  expect(lines).toEqual([expect.stringMatching(/^The response \(405 Method Not Allowed\) may be from a web server/)])
})

test('a refusal in a JSON object or list is from the service, and no list is requested', async () => {
  for (const status of fromWebServer) {
    for (const body of ['{"message":"No"}', '[]', ' {} ']) {
      const { outcome, probes } = await play([answer(status, body)])
      expect({ status, outcome, probes }).toEqual({ status, outcome: 'rejected', probes: [] })
    }
  }
})

test('the message about a settled refusal says what the list request found', async () => {
  const messageOf = async (status: number, listed: Result) => {
    const { verdict } = await play([answer(status, 'Sorry')], { listed })
    if (!('failure' in verdict)) throw new Error('sent')
    return `${verdict.failure.message} ${hintText(verdict.failure.hint)}`
  }
  expect(await messageOf(405, answer(200))).toMatch(
    /^The service responded 405 Method Not Allowed: Sorry\. A web server in front of the service can answer this way by itself, even after the service has read the request\. To find out, .* once: it responded 200 OK\. So the service may have received the request\. Tell the operator .*, first check `base-url`\.$/,
  )
  expect(await messageOf(403, fault('timeout', false))).toMatch(
    /once: that failed \(timeout\)\..*, first check whether `api-token` may send\.$/,
  )
  expect(await messageOf(404, answer(404))).toMatch(
    /Sorry\. The request for the list of audiences got the same status, so no push service at this address .*\. Check `base-url`/,
  )
})

test('the advice after a 403 for everything begins with the address, and blames the token only if that is right', async () => {
  const { verdict } = await play([answer(403)], { listed: answer(403) })
  if (!('failure' in verdict)) throw new Error('sent')
  expect(hintText(verdict.failure.hint)).toMatch(
    /^Check `base-url` first\. If it is the address of the service, the service refused the token: .*`api-token`.* IP address /,
  )
})

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
  'a delivery is $outcome after $reason (maybe received: $mayHaveBeenReceived), and is tried again: $isTriedAgain',
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
    what: 'a different response',
    results: [answer(400, 'No')],
    expected: { outcome: 'rejected', statusCode: 400, body: 'No', attempts: 2 },
  },
])('a delivery has the status and body of its last response: a 429, then $what', async ({ results, expected }) => {
  expect(await play([slowly, ...results], { retries: 2 })).toMatchObject(expected)
})

test('a retry waits as long as the service asks, or for the back-off', async () => {
  const controller = new AbortController()
  // The wait begins after `onWait`, so abort in the next turn of the event loop.
  const onWait = () => void setImmediate(() => controller.abort())
  const cancelled = await play([answer(429, '', retryAfter('100'))], { signal: controller.signal, onWait })
  expect(cancelled).toMatchObject({ outcome: 'not-sent', reason: 'cancelled', waits: [100_000], statusCode: 429 })
  const message = expect.stringMatching(/had refused the request \(429 Too Many Requests\)/)
  expect(cancelled.verdict).toMatchObject({ failure: { message } })
  const growing = [answer(429, '', retryAfter('x')), answer(429), answer(200)]
  expect(await play(growing)).toMatchObject({ outcome: 'sent', waits: [1, 2] })
  expect(await play([answer(429, '', retryAfter('121'))])).toMatchObject({ outcome: 'rejected', waits: [] })
})

test('a check before each retry can end the delivery with the outcome of the last attempt', async () => {
  const stop = { kind: 'claim-lost', ref: 'r' } as const
  let checks = 0
  const beforeRetry = async () => {
    checks++
    return checks === 2 ? stop : undefined
  }
  const ended = await play([unreached, slowly, answer(201)], { beforeRetry })
  expect(ended).toMatchObject({
    outcome: 'rejected',
    reason: 'http-429',
    attempts: 2,
    statusCode: 429,
    verdict: { stop },
  })
  expect(checks).toBe(2)
  for (const final of [answer(201), answer(400), answer(500), fault('connection-lost', true)]) {
    checks = 0
    expect((await play([final], { beforeRetry })).verdict).not.toHaveProperty('stop')
    expect(checks).toBe(0)
  }
})

test('a run that is cancelled during the check before a retry ends as cancelled', async () => {
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
  { what: 'nothing', body: '' },
  { what: 'white space', body: ' \r\n\t' },
  { what: 'an empty list', body: '[]' },
  { what: 'null', body: 'null' },

  { what: 'zero', body: '0' },
  { what: 'true', body: 'true' },
  { what: 'an empty object', body: '{}' },
  { what: 'success', body: '{"success":true,"ok":1,"status":"accepted"}' },
  { what: 'success as a string', body: '{"success":"true"}' },
  { what: 'a failure nested elsewhere', body: '{"meta":{"success":false}}' },
  { what: 'a failure nested more deeply', body: '{"data":{"data":{"success":false}}}' },
  { what: 'a failure in the second element of a list', body: '[{"a":1},{"success":false}]' },
  { what: 'no error', body: '{"error":null,"errors":[]}' },
  { what: 'an error that is false', body: '{"error":false}' },
  { what: 'an error that is zero', body: '{"error":0}' },
  { what: 'a blank error', body: '{"error":" "}' },
  { what: 'errors without an entry', body: '{"errors":{}}' },
  { what: 'a different status', body: '{"status":"queued"}' },
  { what: 'a page inside JSON', body: '{"page":"<html>"}' },
])('a notification with a 2xx counts as sent if the body is $what', async ({ body }) => {
  const given = answer(200, body)
  const { verdict } = await play([given])
  expect(verdict).toEqual({ outcome: 'sent', sentAt: given.at })
})

test.each<{ what: string; body: string; incomplete?: Incomplete; unexpected: UnexpectedResponse }>([
  { what: 'plain text', body: 'Thanks!', unexpected: 'not-json' },
  { what: 'text about a failure', body: 'The field "success":false is documented', unexpected: 'not-json' },
  { what: 'a JSON string', body: '"Unauthorized"', unexpected: 'json-text' },
  { what: 'truncated JSON', body: '{"id":1,"na', incomplete: 'cut', unexpected: 'cut' },
  { what: 'JSON that is truncated before its errors', body: '{"errors":', incomplete: 'cut', unexpected: 'cut' },
  {
    what: 'JSON that is truncated after an empty error',
    body: '{"error":null,"errors":[],"success":tr',
    incomplete: 'cut',
    unexpected: 'cut',
  },
  ...[
    '"success":"untrue-or-false"',
    '"success":"false or true"',
    '"success":0.5',
    '"status":"no-error"',
    '"status":"failed-over"',
    '"error":0',
    '"error":-0',
    '"error" : ""',
    '"error" : "  "',
    '"error":false',
    '"errors":[ ]',
    '"errors":{}',
    '"errors":{ }',
  ].map(field => ({
    what: `JSON that is truncated after ${field}`,
    body: `{${field},"na`,
    incomplete: 'cut' as const,
    unexpected: 'cut' as const,
  })),
  { what: 'missing at the timeout', body: '', incomplete: 'timeout', unexpected: 'timeout' },
  { what: 'too large', body: '{}', incomplete: 'too-large', unexpected: 'too-large' },
])(
  'a notification with a 2xx counts as sent, with a warning, if the body is $what',
  async ({ body, incomplete, unexpected }) => {
    const given = answer(200, body, incomplete ? { incomplete } : {})
    const { verdict } = await play([given])
    expect(verdict).toEqual({ outcome: 'sent', sentAt: given.at, unexpected })
  },
)

test.each([
  { says: 'no success', body: '{"success":false}' },
  { says: 'no success, as a string', body: '{"success":"false"}' },
  { says: 'no success, as a number', body: '{"success":0}' },
  { says: 'not ok', body: '{"id":1,"ok" : false}' },
  { says: 'failure in capitals', body: '{"OK":"False"}' },
  { says: 'an error', body: '{"error":"x"}' },
  { says: 'an error in a flag', body: '{"error":true}' },
  { says: 'an error in an object', body: '{"Error":{"code":1}}' },
  { says: 'a list of errors', body: '{"errors":[0]}' },
  { says: 'a number of errors', body: '{"errors":1}' },
  { says: 'the status error', body: '{"status":"error"}' },
  { says: 'the status FAILED', body: '{"Status":"FAILED"}' },
  { says: 'the status fail', body: '{"STATUS":"Fail"}' },
  { says: 'the status failure', body: '{"status":"failure"}' },
  { says: 'the status false', body: '{"status":false}' },
  { says: 'the status false, as a string', body: '{"status":"FALSE"}' },
  { says: 'failure in data', body: '{"message":"Done","data":{"Success":false}}' },
  { says: 'failure in a list in data', body: '{"id":1,"data":[{"status":"error"}]}' },
  { says: 'failure in data in a list', body: '[{"data":{"errors":["x"]}}]' },
  { says: 'success and an error', body: '{"success":true,"error":"x"}' },
  { says: 'failure in the first element of a list', body: '[{"success":false},{"success":true}]' },
  { says: 'both failure and success under one name', body: '{"success":false,"success":true}' },
  { says: 'both success and failure under one name', body: '{"success":true,"success":false}' },
  { says: 'success and an error under names in two cases', body: '{"status":"error","Status":"queued"}' },
  { says: 'an error and none under one name in data', body: '{"data":{"error":"x","error":null}}' },
  { says: 'failure in the first of two properties data', body: '{"data":{"ok":false},"data":{"ok":true}}' },
  { says: 'false', body: ' false\n' },
])('a notification with a 2xx is in doubt if the JSON says $says, even if the JSON is truncated', async ({ body }) => {
  const endings = ['cut', 'timeout', 'too-large', 'cancelled'] as const
  const cut = endings.map(incomplete => ({ incomplete }))
  for (const more of [{}, ...cut]) {
    const outcome = { outcome: 'unknown', reason: 'service-reported-failure', attempts: 1, body }
    expect(await play([answer(200, body, more)])).toMatchObject(outcome)
  }
})

test.each([
  { says: 'no success', body: '{"success":false' },
  { says: 'no success, as a string', body: '{"Success":"false"' },
  { says: 'no success, as a number', body: '{"success":0,' },
  { says: 'not ok', body: ' {"id":1,"ok" : false,"na' },
  { says: 'the beginning of an error', body: '{"error":"no' },
  { says: 'the beginning of a list of errors', body: '{"errors":[{"code":' },
  { says: 'the status failed', body: '{"status":"Failed","id' },
  ...[
    '"success" : " false "',
    '"success":-0',
    '"status" : " error "',
    '"error":0.5',
    '"error":-1',
    '"error":10',
    '"error":"no"',
    '"errors":["no"]',
    '"errors":{"code":1}',
  ].map(field => ({ says: field, body: `{${field},"na` })),
  { says: 'failure in a list', body: '[{"ok":false},{"o' },
  { says: 'failure in data', body: '{"id":1,"data":{"ok":false,"x":"\\u00' },
  { says: 'failure before broken JSON', body: '{"success":false,"x":NaN}' },
  { says: 'failure before another value', body: '{"success":false}\n{"success":true}' },
])('a notification with a 2xx is in doubt if truncated JSON says $says', async ({ body }) => {
  const failure = {
    title: 'The service reported a failure',
    message: expect.stringMatching(/^The service responded 20\d \w+, but its response reports a failure: \S.*\.$/s),
    hint: expect.stringMatching(/^If the response names a problem/),
  }
  for (const more of [{}, { incomplete: 'cut' }, { incomplete: 'too-large' }] as const) {
    const outcome = { outcome: 'unknown', reason: 'service-reported-failure', attempts: 1, body, verdict: { failure } }
    expect(await play([answer(200, body, more)])).toMatchObject(outcome)
  }
})

test.each([
  { body: '{"message":"Daily campaign limit exceeded"}', unconfirmed: 'Daily campaign limit exceeded' },
  { body: '[{"message":" Queued "}]', unconfirmed: 'Queued' },
  { body: '{"message":"Done","status":"ok"}', unconfirmed: 'Done' },
  { body: '{"message":"Done","success":1,"id":" "}', unconfirmed: 'Done' },
  { body: `{"message":"No ${token}"}`, unconfirmed: 'No ***' },
  { body: '{"message":"Done","success":true}', unconfirmed: undefined },
  { body: '{"message":"Done","data":{"OK":"True"}}', unconfirmed: undefined },
  { body: '{"message":"Done","notification_id":7}', unconfirmed: undefined },
  { body: '{"message":"Done","data":{"id":"a"}}', unconfirmed: undefined },
  { body: '{"message":" "}', unconfirmed: undefined },
  { body: '{"message":"Queued","id":0}', unconfirmed: 'Queued' },
  { body: '{"message":"Queued","id":"\\u200b"}', unconfirmed: 'Queued' },
  { body: '{"message":{"text":"Limit exceeded"}}', unconfirmed: '{"message":{"text":"Limit exceeded"}}' },
  { body: '{"message":["Limit","exceeded"]}', unconfirmed: '{"message":["Limit","exceeded"]}' },
  { body: `{"message":{"text":"No ${token}"}}`, unconfirmed: '{"message":{"text":"No ***"}}' },
  { body: '{"message":{}}', unconfirmed: undefined },
  { body: '{"message":5}', unconfirmed: undefined },
  { body: '{"data":{"message":"Done"}}', unconfirmed: undefined },
  { body: '[{"a":1},{"message":"Done"}]', unconfirmed: undefined },
])('the message of the 2xx $body is not a confirmation: $unconfirmed', async ({ body, unconfirmed }) => {
  const { verdict } = await play([answer(200, body)])
  expect(verdict.outcome).toBe('sent')
  expect('unconfirmed' in verdict ? verdict.unconfirmed : undefined).toBe(unconfirmed)
})

test('a message that is nested too deeply to be written as JSON does not change the outcome', async () => {
  const depth = 20_000
  const { verdict } = await play([answer(200, `{"message":${'['.repeat(depth)}${']'.repeat(depth)}}`)])
  expect(verdict.outcome).toBe('sent')
})

test.each([
  { body: '{"id":88121}', id: '88121' },
  { body: '{"id":1,"notificationId":"n-2","notification_id":" n-3 "}', id: 'n-3' },
  { body: '{"id":0}', id: undefined },
  { body: '{"notification_id":0,"data":{"id":12}}', id: '12' },
  { body: '{"id":"\\u200b\\u2060"}', id: undefined },
  { body: '{"id":1,"id":2}', id: '2' },
  { body: '{"id":"","data":{"id":"d"}}', id: 'd' },
  { body: '{"id":1.5,"data":{"notification_id":9007199254740993}}', id: undefined },
  { body: '{"id":true,"data":[{"notificationId":5}]}', id: '5' },
  { body: '[{"id":4},{"notification_id":5}]', id: '4' },
  { body: '{"notification":{"id":4}}', id: undefined },
  { body: `{"id":"${token}"}`, id: '***' },
  { body: `{"id":"${'x'.repeat(201)}"}`, id: `${'x'.repeat(199)}…` },
  { body: '{"id":88', id: undefined },
])('the notification of the 2xx $body has the id $id', async ({ body, id }) => {
  const { verdict } = await play([answer(200, body)])
  expect(verdict.outcome).toBe('sent')
  expect('notificationId' in verdict ? verdict.notificationId : undefined).toBe(id)
})

test('a response with a hundred thousand repeated names is read to its end', async () => {
  const text = `{${Array(100_000).fill('"data":{}').join(',')},"success":false}`
  expect(await play([answer(200, text)])).toMatchObject({ outcome: 'unknown', reason: 'service-reported-failure' })
})

test.each([
  { what: 'a web page', body: '<!doctype html><title>Shop</title>' },
  { what: 'a fragment of a web page', body: '<p>Thanks!</p>' },
  { what: 'XML', body: '<?xml version="1.0"?>' },
  { what: 'a web page after a byte-order mark and white space', body: '\ufeff\r\n\t <HTML>' },
])('a notification with a 2xx is in doubt if the body is $what, which comes from a website', async ({ body }) => {
  for (const more of [{}, { incomplete: 'cut' }, { incomplete: 'too-large' }] as const) {
    const ended = await play([answer(200, body, more)])
    const hint = expect.stringMatching(/^`base-url` is probably the address of a website/)
    const failure = { title: 'A website responded', hint, message: expect.stringContaining('web page') }
    expect(ended).toMatchObject({ outcome: 'unknown', reason: 'bad-response', attempts: 1, verdict: { failure } })
  }
})

const headers = { location: `/${token}/${'y'.repeat(9_000)}` }
const moved = answer(305, `${token}\n\n${'x'.repeat(70_000)}`, { headers })
const movedText = /^The service responded 305 Use Proxy and points to "\/\*\*\*\/y+…".*: \*\*\* x+…\.$/
test.each([
  { location: 'https://me:hunter2@host.example/login?session=1#top', shown: 'https://host.example/login' },
  { location: '//me:hunter2@host.example/', shown: '//host.example/' },
  { location: '/v1/other?session=1', shown: '/v1/other' },
])('the failure about a redirect to $location shows no part that may be secret', async ({ location, shown }) => {
  const { verdict } = await play([answer(308, '{}', { headers: { location } })])
  expect('failure' in verdict && verdict.failure.message).toBe(
    `The service responded 308 Permanent Redirect and points to "${shown}": {}.`,
  )
})

const cause = new Error(`Failed to establish tunnel: HTTP/1.1 407 ${token} ${'z'.repeat(60_000)}`)
test.each<{ what: string; result: Result; expected: RegExp }>([
  { what: 'a response', result: moved, expected: movedText },
  {
    what: 'a network error',
    result: { ...fault('proxy-failed', false, false), cause },
    expected: /407 \*\*\* z+…\)\.$/,
  },
])('a failure quotes $what on one line, shortened and without secrets', async ({ result, expected }) => {
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
  'a response of $length characters and then $last is redacted, and cut after 64 KiB but not within a character',
  async ({ length, last, kept }) => {
    const { body } = await play([answer(400, `${'x'.repeat(length)}${last}`)])
    expect(body).toBe(`${'x'.repeat(Math.min(length, 65_536))}${kept}`)
  },
)

test('the beginning of a token at the end of a response is redacted only if the response broke off', async () => {
  const body = `{"token":"${token.slice(0, 9)}`
  expect(await play([answer(200, body, { incomplete: 'cut' })])).toMatchObject({ body: '{"token":"***' })
  expect(await play([answer(200, body)])).toMatchObject({ body })
})
