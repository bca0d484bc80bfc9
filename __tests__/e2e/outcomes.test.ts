import { describe, expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import type { SandboxOptions } from '../helpers/doubles/types.mjs'
import { expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'
import { trusted } from '../helpers/trusted.ts'

const start = sandboxes()

/** What a run must show; `posts` are the requests that reached the service. */
interface Expected {
  outcome: string
  reason?: string
  status?: number
  attempts?: number
  posts?: number
  delivered?: number
  warnings?: number
  response?: string | RegExp
}

const once = { attempts: 1, posts: 1 }
const sent: Expected = { outcome: 'sent', ...once, delivered: 1 }
const rejected = (status: number, more: Partial<Expected> = {}): Expected => ({
  outcome: 'rejected',
  reason: `http-${status}`,
  status,
  ...once,
  ...more,
})
const unknown = (reason: string, more: Partial<Expected> = {}): Expected => ({
  outcome: 'unknown',
  reason,
  ...once,
  ...more,
})

const answer = (status: number, more: Omit<FaultStep, 'kind'> = {}): FaultStep => ({ kind: 'respond', status, ...more })
const wait = (seconds: string) => ({ headers: { 'Retry-After': seconds } })
const lateDate = new Date(Date.now() + 86_400_000).toUTCString()
const raw = (text: string, accept = false): FaultStep => ({ kind: 'garbage', body: text, accept })

type Row = [name: string, faults: FaultStep[], expected: Expected, inputs?: Record<string, string>]

/** The outcome table: what happened to the POST, and what becomes of it. */
const table: Row[] = [
  ['an ordinary 201', [], { ...sent, status: 201, response: '{"id":1,"status":"accepted"}' }],
  ['204', [answer(204)], { ...sent, status: 204, response: '' }],
  ['a body that is dripped', [{ kind: 'slow', head: true }], sent],
  ['a service that hangs up after its answer', [{ kind: 'close-idle' }], sent],
  [
    'an informational answer first',
    [raw('HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n{}', true)],
    { ...sent, status: 201, response: '{}' },
  ],
  ['a body whose end is that of the connection', [raw('HTTP/1.0 200 OK\r\n\r\n{"id":7}', true)], sent],
  ['a body of 1 MiB', [{ kind: 'flood', bytes: 1_048_576 }], { ...sent, response: /^"x{65535}$/ }],

  ['a 2xx that says success: false', [answer(200, { body: { success: false } })], failureIn('{"success":false}')],

  [
    'a 2xx that says failure behind a byte-order mark',
    [answer(200, { body: '\ufeff{"ok":false}' })],
    failureIn('{"ok":false}'),
  ],
  [
    'a 2xx that says failure and is cut behind it',
    [{ kind: 'cut-body', chunked: true, body: '{"success":false}' }],
    failureIn('{"success":false}', 201),
  ],

  ['a 2xx whose body is cut', [{ kind: 'cut-body', body: '{"id":' }], doubtful('{"id":')],
  ['a 2xx whose chunks are cut', [{ kind: 'cut-body', chunked: true, body: '{"id":' }], doubtful('{"id":')],
  ['a 2xx whose body ends in a reset', [{ kind: 'cut-body', rst: true, body: '' }], doubtful('')],
  ['a 2xx whose body is too large', [{ kind: 'flood', bytes: 1_048_577 }], doubtful(/^"x{65535}$/)],
  ['a 2xx whose body never ends', [{ kind: 'flood', bytes: Number.POSITIVE_INFINITY }], doubtful(/^"x{65535}$/)],
  ['a 2xx that is no JSON', [answer(200, { body: '<p>Thanks!</p>' })], doubtful('<p>Thanks!</p>')],

  ['429, then 201', [answer(429, wait('0'))], { ...sent, status: 201, attempts: 2, posts: 2 }],
  ['429 without Retry-After', [answer(429)], { ...sent, attempts: 2, posts: 2 }],
  ['429 until tries run out', [answer(429, { ...wait('0'), times: 9 })], rejected(429, { attempts: 2, posts: 2 })],
  ['429 without retries', [answer(429, wait('0'))], rejected(429), { retries: '0' }],
  ['429 with a date that is too far off', [answer(429, wait(lateDate))], rejected(429)],
  ['503 with Retry-After, then 201', [answer(503, wait('0'))], { ...sent, attempts: 2, posts: 2 }],
  [
    '429 twice, then a lost connection',
    [answer(429, { ...wait('0'), times: 2 }), { kind: 'reset-late' }],
    unknown('connection-lost', { status: 429, attempts: 3, posts: 3, delivered: 1 }),
    { retries: '5' },
  ],

  ['503 without Retry-After', [answer(503)], unknown('http-503', { status: 503 })],
  ...[302, 304].map((status): Row => {
    return [`${status}`, [answer(status, { headers: { Location: 'https://elsewhere.example/' } })], rejected(status)]
  }),
  ...[401, 408].map((status): Row => {
    return [`${status}`, [answer(status, { body: { message: 'No.' } })], rejected(status, { response: /No\./ })]
  }),
  ...[500, 502].map((status): Row => {
    return [`${status}`, [answer(status)], unknown(`http-${status}`, { status })]
  }),
  ['500 that was accepted', [answer(500, { accept: true })], unknown('http-500', { status: 500, delivered: 1 })],
  ['a body that is cut after 400', [{ kind: 'cut-body', status: 400, body: 'No' }], rejected(400, { response: 'No' })],

  ['a reset before the body is read', [{ kind: 'reset-early' }], unknown('connection-lost')],
  ['a reset after it', [{ kind: 'reset-late' }], unknown('connection-lost', { delivered: 1 })],
  ['an end after it', [{ kind: 'close-late', accept: false }], unknown('connection-lost')],
  ['bytes that are no HTTP', [{ kind: 'garbage' }], unknown('bad-response', { delivered: 1 })],
  ['headers that are cut', [{ kind: 'cut-headers' }], unknown('bad-response', { delivered: 1 })],
  ['headers that are cut by a reset', [{ kind: 'cut-headers', rst: true }], unknown('bad-response', { delivered: 1 })],
  ['a status that is no HTTP', [raw('HTTP/1.1 20 What\r\n\r\n')], unknown('bad-response')],
  ['headers without end', [raw(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(200_000)}\r\n\r\n`)], unknown('bad-response')],
  [
    '101',
    [raw('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n')],
    unknown('bad-response'),
  ],
]

function failureIn(response: string, status = 200): Expected {
  return { ...sent, ...unknown('service-reported-failure'), status, response, delivered: 1 }
}

function doubtful(response: string | RegExp): Expected {
  return { ...sent, warnings: 1, response }
}

async function check(options: SandboxOptions, [, faults, expected, inputs]: Row, env: Record<string, string>) {
  const sandbox = await start(options)
  if (faults.length > 0) sandbox.fault('POST', ...faults)
  const step = await send(sandbox, { retries: '1', ...inputs }, { env })

  const { outcome, reason = '', status, attempts = 0, posts = 0, delivered = 0, warnings = 0, response } = expected
  const outputs = {
    outcome,
    reason,
    attempts: `${attempts}`,
    'status-code': status === undefined ? (outcome === 'sent' ? expect.stringMatching(/^2\d\d$/) : '') : `${status}`,
    'sent-at': outcome === 'sent' ? expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) : '',
    ...(response !== undefined && {
      response: typeof response === 'string' ? response : expect.stringMatching(response),
    }),
  }
  if (outcome === 'sent') expectPassed(step, outputs)
  else expectFailed(step, outputs)
  expect(warningsOf(step)).toHaveLength(warnings)
  expect(sandbox.requests.map(({ method }) => method)).toEqual(Array(posts).fill('POST'))
  expect(sandbox.delivered).toHaveLength(delivered)
  return step
}

describe('over http', () => {
  test.each(table)('%s', async (...row) => {
    await check({}, row, {})
  })
})

describe('over https', () => {
  const chosen =
    /^(an ordinary|a 2xx whose|429 twice|401|302|500$|a reset|an end|bytes|headers that|101|a body that is cut)/
  test.each(table.filter(([name]) => chosen.test(name)))('%s', async (...row) => {
    await check({ tls: trusted }, row, { NODE_EXTRA_CA_CERTS: trusted.caFile })
  })
})

describe('the error says what to do', () => {
  test.each<[string, FaultStep, RegExp]>([
    ['401', answer(401), /refused the token.*`api-token`/s],
    ['403', answer(403), /refused the token.*`api-token`/s],
    ['404', answer(404), /`base-url`/],
    ['429', answer(429, wait('500')), /Nothing was sent.*rate limit of the service/s],
    ['308', answer(308, { headers: { Location: 'https://elsewhere.example/' } }), /https:\/\/elsewhere\.example\//],
    ['422', answer(422, { body: 'the title is too long' }), /Nothing was sent.*/s],
    ['500', answer(500), /may or may not have been sent\W.*[Ll]ook in the panel/s],
    ['a lost connection', { kind: 'reset-late' }, /may or may not have been sent\W.*[Ll]ook in the panel/s],
    [
      'a failure in a 2xx',
      answer(200, { body: { success: false } }),
      /may or may not have been sent\W.*[Ll]ook in the panel/s,
    ],
  ])('%s', async (_name, fault, text) => {
    const sandbox = await start()
    sandbox.fault('POST', fault)
    const step = await send(sandbox, { retries: '0' })
    const message = expectFailed(step, {})
    expect(message).toMatch(text)
    // Neither the status nor what the service said is kept back.
    if (fault.body === 'the title is too long') expect(message).toContain('422 Unprocessable Entity: the title is too')
    expect(message).toMatch(/sent/)
  })
})

describe('in time', () => {
  const timedOut: [string, FaultStep, Expected][] = [
    ['no answer', { kind: 'hang' }, unknown('timeout', { delivered: 1 })],
    ['no end of the headers', { kind: 'hang-headers' }, unknown('timeout', { delivered: 1 })],
    ['no end of a 2xx', { kind: 'hang-body', body: '{"id":' }, doubtful('{"id":')],
    [
      'no end of a 2xx that says failure',
      { kind: 'hang-body', chunked: true, body: '{"success":false}' },
      failureIn('{"success":false}', 201),
    ],
    ['no end of its chunks', { kind: 'hang-body', chunked: true, body: '{"i' }, doubtful('{"i')],
    ['no end of a 500', { kind: 'hang-body', status: 500, body: 'Oh' }, unknown('http-500', { status: 500 })],
    ['no end of a 400', { kind: 'hang-body', status: 400, body: 'No' }, rejected(400, { response: 'No' })],
  ]
  test('none of these hangs', async () => {
    const inputs = { timeout: '1' }
    await Promise.all(timedOut.map(([name, fault, expected]) => check({}, [name, [fault], expected, inputs], {})))
  })
})
