import { expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import { expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const start = sandboxes()

/** What a run must show; every attempt is a request that reaches the service. */
interface Expected {
  outcome: string
  reason?: string
  status?: number
  attempts?: number
  delivered?: number
  warnings?: number
  response?: string | RegExp
  /** In the error. */
  says?: RegExp
}

const twice = { attempts: 2 }
const sent: Expected = { outcome: 'sent', delivered: 1 }
const sentWithFlaw = (response: string | RegExp): Expected => ({ ...sent, warnings: 1, response })
const rejected = (status: number, says: RegExp, more: Partial<Expected> = {}): Expected => {
  return { outcome: 'rejected', reason: `http-${status}`, status, says, ...more }
}
const inDoubt = /may or may not have been sent\W.*[Ll]ook in the panel/s
const unknown = (reason: string, more: Partial<Expected> = {}): Expected => {
  return { outcome: 'unknown', reason, says: inDoubt, ...more }
}
const failure = { status: 200, response: '{"success":false}', delivered: 1 }

const answer = (status: number, more: Omit<FaultStep, 'kind'> = {}): FaultStep => ({ kind: 'respond', status, ...more })
const wait = (seconds: string) => ({ headers: { 'Retry-After': seconds } })
const elsewhere = { headers: { Location: 'https://elsewhere.example/' } }
const raw = (text: string, accept = false): FaultStep => ({ kind: 'garbage', body: text, accept })
const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'
const hints = 'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n{}'

type Row = [name: string, fault: FaultStep, expected: Expected]

/** What becomes of a POST that the service answered. The unit tests of delivery have every status. */
const answered: Row[] = [
  ['a body that ends with the connection', raw('HTTP/1.0 200 OK\r\n\r\n{"id":7}', true), sent],
  ['an informational response, then a 201,', raw(hints, true), { ...sent, status: 201, response: '{}' }],
  ['a body of 1 MiB', { kind: 'respond', body: `"${'x'.repeat(1_048_574)}"` }, { ...sent, response: /^"x{65535}$/ }],
  ['a body of more than 1 MiB', { kind: 'respond', body: `"${'x'.repeat(1_048_575)}"` }, sentWithFlaw(/^"x{65535}$/)],
  ['a 2xx that is not JSON', answer(200, { body: '<p>Thanks!</p>' }), sentWithFlaw('<p>Thanks!</p>')],
  [
    'a 2xx that is a web page',
    answer(200, { body: '\ufeff\n<!DOCTYPE html><title>Shop</title>', accept: false }),
    unknown('bad-response', { status: 200, says: /`base-url` leads to a website/, delivered: 0 }),
  ],
  ['a 2xx that says failure', answer(200, { body: { success: false } }), unknown('service-reported-failure', failure)],

  [
    'a 2xx that says failure, with more behind its body than it says',
    raw('HTTP/1.1 200 OK\r\nContent-Length: 17\r\n\r\n{"success":false}junk', true),
    unknown('service-reported-failure', failure),
  ],
  ['a 429 that asks to come again', answer(429, wait('0')), { ...sent, ...twice, status: 201 }],
  ['a 503 that asks to come again', answer(503, wait('0')), { ...sent, ...twice }],
  ['a second 429', answer(429, { ...wait('0'), times: 9 }), rejected(429, /Nothing was sent.*rate limit/s, twice)],
  ['a 503 without Retry-After', answer(503), unknown('http-503', { status: 503 })],
  [
    'a 408, though the service acted',
    answer(408, { accept: true }),
    unknown('http-408', { status: 408, delivered: 1 }),
  ],
  ['a 303', answer(303, { ...elsewhere, accept: true }), unknown('http-303', { status: 303, delivered: 1 })],

  ['a 308', answer(308, elsewhere), rejected(308, /https:\/\/elsewhere\.example\//)],
  ['a 403', answer(403), rejected(403, /refused the token.*`api-token`/s)],
  ['a 404', answer(404), rejected(404, /`base-url`/)],
  ['a 422', answer(422, { body: 'too long' }), rejected(422, /422 Unprocessable Entity: too long.*Nothing was sent/s)],
]

/** What becomes of a POST depends on the connection too, so these are sent over http and https. */
const exchanged: Row[] = [
  ['an ordinary 201', { kind: 'pass' }, { ...sent, status: 201, response: '{"id":1,"status":"accepted"}' }],
  ['a 2xx cut in its body', { kind: 'cut-body', body: '{"id":' }, sentWithFlaw('{"id":')],
  ['a 2xx with a reset in its body', { kind: 'cut-body', rst: true, body: '' }, sentWithFlaw('')],
  ['a 401', answer(401, { body: { message: 'No.' } }), rejected(401, /`api-token`/, { response: /No\./ })],
  ['a 500', answer(500), unknown('http-500', { status: 500 })],
  ['a reset once the body is read', { kind: 'reset-late' }, unknown('connection-lost', { delivered: 1 })],
  ['bytes that are not HTTP', { kind: 'garbage' }, unknown('bad-response', { delivered: 1 })],
  ['headers that are cut', { kind: 'cut-headers' }, unknown('bad-response', { delivered: 1 })],
  ['headers without end', raw(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(200_000)}\r\n\r\n`), unknown('bad-response')],
  ['a change of the protocol', raw(upgrade), unknown('bad-response')],
]

async function check([, fault, expected]: Row, inputs: Record<string, string> = { retries: '1' }, isSecure = false) {
  const sandbox = await start(isSecure ? { tls: trusted } : {})
  sandbox.fault('POST', fault)
  const step = await send(sandbox, inputs, trusting())

  const { outcome, reason = '', attempts = 1, delivered = 0, warnings = 0, response = /(?:)/, says = /./ } = expected
  const isSent = outcome === 'sent'
  const { status = isSent ? '2..' : '' } = expected
  const outputs = {
    outcome,
    reason,
    attempts: `${attempts}`,
    'status-code': expect.stringMatching(`^${status}$`),
    'sent-at': isSent ? expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) : '',
    response: typeof response === 'string' ? response : expect.stringMatching(response),
  }
  if (isSent) expectPassed(step, outputs)
  else expect(expectFailed(step, outputs)).toMatch(says)
  expect(warningsOf(step)).toHaveLength(warnings)
  expect(sandbox.requests.map(({ method }) => method)).toEqual(Array(attempts).fill('POST'))
  expect(sandbox.delivered).toHaveLength(delivered)
}

const named = (rows: Row[]) => rows.map(row => [row[0], row[2].outcome, row] as const)

test.each(named([...answered, ...exchanged]))('the outcome after %s is %s', async (_name, _outcome, row) => check(row))

test.each(named(exchanged))('the outcome over https after %s is %s', async (_name, _outcome, row) =>
  check(row, { retries: '1' }, true),
)

test('a response that never ends is judged in time, by what arrived of it', async () => {
  const rows: Row[] = [
    ['no response', { kind: 'hang' }, unknown('timeout', { delivered: 1, says: /within 1 s\).*may or may not/s })],
    ['no end of the headers', { kind: 'hang-headers' }, unknown('timeout', { delivered: 1 })],
    ['no end of a 2xx', { kind: 'hang-body', body: '{"id":' }, sentWithFlaw('{"id":')],
    [
      'no end of the chunks of a 2xx that says failure',
      { kind: 'hang-body', chunked: true, body: '{"success":false}' },
      unknown('service-reported-failure', { ...failure, status: 201 }),
    ],
    [
      'no end of a 400',
      { kind: 'hang-body', status: 400, body: 'No' },
      rejected(400, /Nothing was sent/, { response: 'No' }),
    ],
  ]
  await Promise.all(rows.map(row => check(row, { timeout: '1' })))
})
