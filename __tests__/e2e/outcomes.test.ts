import { expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import { expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

// delivery.test.ts has every status and kind of body, and exchange.test.ts every way in which an exchange can break off.

const start = sandboxes()

interface Row {
  /** How the POST was answered, for the name of the test. */
  what: string
  /** How the service behaves. */
  fault: FaultStep
  outcome: 'sent' | 'rejected' | 'unknown'
  /** None if it was sent. */
  reason?: string
  /** The status of the last response, if one arrived. */
  status?: number
  /** How many requests reach the service, 1 by default. */
  attempts?: number
  /** How many notifications the service accepts, 0 by default. */
  delivered?: number
  /** How many warnings there are, 0 by default. */
  warnings?: number
  /** The output `response`, empty by default. */
  response?: string | RegExp
  /** The text of the error. By default it is that of a send in doubt. */
  says?: RegExp
}

const afterReset: Row = {
  what: 'a reset once the body is read',
  fault: { kind: 'reset-late' },
  outcome: 'unknown',
  reason: 'connection-lost',
  delivered: 1,
}

const rows: Row[] = [
  {
    what: 'an informational response, then a 201,',
    fault: {
      kind: 'garbage',
      body: 'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n{}',
      accept: true,
    },
    outcome: 'sent',
    status: 201,
    delivered: 1,
    response: '{}',
  },
  {
    what: 'a body of 1 MiB',
    fault: { kind: 'respond', body: `["${'x'.repeat(1_048_572)}"]` },
    outcome: 'sent',
    status: 201,
    delivered: 1,
    response: /^\["x{65534}$/,
  },
  {
    what: 'a body of more than 1 MiB',
    fault: { kind: 'respond', body: `["${'x'.repeat(1_048_573)}"]` },
    outcome: 'sent',
    status: 201,
    delivered: 1,
    response: /^\["x{65534}$/,
    warnings: 1,
  },
  {
    what: 'a 2xx that is not JSON',
    fault: { kind: 'respond', status: 200, body: 'Thanks!' },
    outcome: 'sent',
    status: 200,
    delivered: 1,
    response: 'Thanks!',
    warnings: 1,
  },
  {
    what: 'a 2xx that begins like a web page',
    fault: { kind: 'respond', status: 200, body: '\ufeff\n<p>Welcome to our shop', accept: false },
    outcome: 'unknown',
    reason: 'bad-response',
    status: 200,
    says: /`base-url` is the address of a website/,
    response: '\n<p>Welcome to our shop',
  },
  {
    what: 'a 2xx that says failure',
    fault: { kind: 'respond', status: 200, body: { success: false } },
    outcome: 'unknown',
    reason: 'service-reported-failure',
    status: 200,
    delivered: 1,
    response: '{"success":false}',
  },
  {
    what: 'a 429 that asks to come again',
    fault: { kind: 'respond', status: 429, headers: { 'Retry-After': '0' } },
    outcome: 'sent',
    status: 201,
    attempts: 2,
    delivered: 1,
    response: '{"id":1,"status":"accepted"}',
  },
  {
    what: 'a 503 that asks to come again, as Varnish responds if the service read the request and closed',
    fault: {
      kind: 'respond',
      status: 503,
      headers: { 'Retry-After': '5', 'Content-Type': 'text/html; charset=utf-8' },
      body: '<!DOCTYPE html><html><head><title>503 Backend fetch failed</title></head></html>',
      accept: true,
    },
    outcome: 'unknown',
    reason: 'http-503',
    status: 503,
    delivered: 1,
    response: /503 Backend fetch failed/,
  },
  {
    what: 'a second 429',
    fault: { kind: 'respond', status: 429, headers: { 'Retry-After': '0' }, times: 9 },
    outcome: 'rejected',
    reason: 'http-429',
    status: 429,
    attempts: 2,
    says: /Nothing was sent.*rate limit/s,
  },
  {
    what: 'a 408, though the service acted',
    fault: { kind: 'respond', status: 408, accept: true },
    outcome: 'unknown',
    reason: 'http-408',
    status: 408,
    delivered: 1,
  },
  {
    what: 'a 302, though the service acted',
    fault: { kind: 'respond', status: 302, headers: { Location: 'https://elsewhere.example/' }, accept: true },
    outcome: 'unknown',
    reason: 'http-302',
    status: 302,
    delivered: 1,
  },
  {
    what: 'a 308',
    fault: { kind: 'respond', status: 308, headers: { Location: 'https://elsewhere.example/' } },
    outcome: 'rejected',
    reason: 'http-308',
    status: 308,
    says: /https:\/\/elsewhere\.example\//,
  },
  {
    what: 'a 404',
    fault: { kind: 'respond', status: 404 },
    outcome: 'rejected',
    reason: 'http-404',
    status: 404,
    says: /`base-url`/,
  },
  {
    what: 'an ordinary 201',
    fault: { kind: 'pass' },
    outcome: 'sent',
    status: 201,
    delivered: 1,
    response: '{"id":1,"status":"accepted"}',
  },
  {
    what: 'a 2xx cut in its body',
    fault: { kind: 'cut-body', body: '{"id":' },
    outcome: 'sent',
    status: 201,
    delivered: 1,
    response: '{"id":',
    warnings: 1,
  },
  {
    what: 'a 403',
    fault: { kind: 'respond', status: 403, body: { message: 'No.' } },
    outcome: 'rejected',
    reason: 'http-403',
    status: 403,
    response: /No\./,
    says: /refused the token.*`api-token`/s,
  },
  afterReset,
  {
    what: 'headers without end',
    fault: { kind: 'garbage', body: `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(200_000)}\r\n\r\n`, accept: false },
    outcome: 'unknown',
    reason: 'bad-response',
  },
  {
    what: 'a change of the protocol',
    fault: {
      kind: 'garbage',
      body: 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
      accept: false,
    },
    outcome: 'unknown',
    reason: 'bad-response',
  },
]

/** Sends to a service with this fault, and expects the result in the row. */
async function expectOutcome({ fault, ...expected }: Row, inputs: Record<string, string>, isSecure = false) {
  const sandbox = await start(isSecure ? { tls: trusted } : {})
  sandbox.fault('POST', fault)
  const step = await send(sandbox, inputs, trusting())

  const { outcome, reason = '', status = '', attempts = 1, delivered = 0, warnings = 0 } = expected
  const { response = '', says = inDoubt } = expected
  const outputs = {
    outcome,
    reason,
    attempts: `${attempts}`,
    'status-code': `${status}`,
    'sent-at': outcome === 'sent' ? expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) : '',
    response: typeof response === 'string' ? response : expect.stringMatching(response),
  }
  if (outcome === 'sent') expectPassed(step, outputs)
  else expect(expectFailed(step, outputs)).toMatch(says)
  expect(warningsOf(step)).toHaveLength(warnings)
  expect(sandbox.requests.map(({ method }) => method)).toEqual(Array(attempts).fill('POST'))
  expect(sandbox.delivered).toHaveLength(delivered)
}
const inDoubt = /may or may not have been sent\W.*[Ll]ook in the panel/s

test.each(rows)('the outcome after $what is $outcome', row => expectOutcome(row, { retries: '1' }))

test('over https too, a send is in doubt after a reset once the body is read', () =>
  expectOutcome(afterReset, { retries: '1' }, true))

test('a response that never ends is judged by the part that arrived before the timeout', async () => {
  const endless: Row[] = [
    {
      what: 'no response',
      fault: { kind: 'hang' },
      outcome: 'unknown',
      reason: 'timeout',
      delivered: 1,
      says: /within 1 s\).*may or may not/s,
    },
    {
      what: 'no end of a 2xx',
      fault: { kind: 'hang-body', body: '{"id":' },
      outcome: 'sent',
      status: 201,
      delivered: 1,
      response: '{"id":',
      warnings: 1,
    },
    {
      what: 'no end of a 400',
      fault: { kind: 'hang-body', status: 400, body: 'No' },
      outcome: 'rejected',
      reason: 'http-400',
      status: 400,
      response: 'No',
      says: /Nothing was sent/,
    },
  ]
  await Promise.all(endless.map(row => expectOutcome(row, { timeout: '1' })))
})
