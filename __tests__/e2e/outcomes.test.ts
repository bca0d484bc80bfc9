import { expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import { expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'

// gateways.test.ts covers refusals that a web server in front of the service may have given. delivery.test.ts covers every status and kind of body. exchange.test.ts covers every way an exchange can fail.

const start = sandboxes()

interface Row {
  what: string
  fault: FaultStep
  outcome: 'sent' | 'rejected' | 'unknown'
  reason?: string
  status?: number
  attempts?: number
  delivered?: number
  warnings?: number
  response?: string | RegExp
  message?: RegExp
}

const rows: Row[] = [
  {
    what: 'an informational response and then a 201',
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
    what: 'a body of more than 1 MiB',
    fault: { kind: 'respond', body: `["${'x'.repeat(1_048_573)}"]` },
    outcome: 'sent',
    status: 201,
    delivered: 1,
    response: /^\["x{65534}$/,
    warnings: 1,
  },
  {
    what: 'a 2xx with a bracket too many',
    fault: { kind: 'respond', status: 200, body: '{{"message":"queued"}}' },
    outcome: 'sent',
    status: 200,
    delivered: 1,
    response: '{{"message":"queued"}}',
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
    message: /`base-url` is probably the address of a website/,
    response: '\n<p>Welcome to our shop',
  },
  {
    what: 'a 2xx that reports failure',
    fault: { kind: 'respond', status: 200, body: { success: false } },
    outcome: 'unknown',
    reason: 'service-reported-failure',
    status: 200,
    message: /responded 200 OK, but its response reports a failure: \{"success":false\}\..*then look in the panel/s,
    delivered: 1,
    response: '{"success":false}',
  },
  {
    what: 'a 2xx with nothing but a message',
    fault: { kind: 'respond', status: 200, body: { message: 'Daily campaign limit exceeded' }, accept: false },
    outcome: 'sent',
    status: 200,
    response: '{"message":"Daily campaign limit exceeded"}',
    warnings: 1,
  },
  {
    what: 'a 429 and then a 201',
    fault: { kind: 'respond', status: 429, headers: { 'Retry-After': '0' } },
    outcome: 'sent',
    status: 201,
    attempts: 2,
    delivered: 1,
    response: '{"id":1,"status":"accepted"}',
  },
  {
    what: 'a 503 with Retry-After from a gateway, while the service accepted the POST,',
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
    message: /Nothing was sent.*rate limit/s,
  },
  {
    what: 'a 408 from a service that accepted the POST',
    fault: { kind: 'respond', status: 408, accept: true },
    outcome: 'unknown',
    reason: 'http-408',
    status: 408,
    delivered: 1,
  },
  {
    what: 'a 302 from a service that accepted the POST',
    fault: { kind: 'respond', status: 302, headers: { Location: 'https://elsewhere.example/' }, accept: true },
    outcome: 'unknown',
    reason: 'http-302',
    status: 302,
    delivered: 1,
  },
  {
    what: 'a 308',
    fault: { kind: 'respond', status: 308, headers: { Location: 'https://elsewhere.example/' }, body: {} },
    outcome: 'rejected',
    reason: 'http-308',
    status: 308,
    response: '{}',
    message: /https:\/\/elsewhere\.example\//,
  },
  {
    what: 'a 404',
    fault: { kind: 'respond', status: 404, body: { message: 'No such site' } },
    outcome: 'rejected',
    reason: 'http-404',
    status: 404,
    response: '{"message":"No such site"}',
    message: /`base-url`/,
  },
  {
    what: 'a 2xx with a truncated body',
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
    message: /refused the token.*`api-token`/s,
  },
  {
    what: 'a reset after the service has read the body',
    fault: { kind: 'reset-late' },
    outcome: 'unknown',
    reason: 'connection-lost',
    delivered: 1,
  },
  {
    what: 'headers that never end',
    fault: { kind: 'garbage', body: `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(200_000)}\r\n\r\n`, accept: false },
    outcome: 'unknown',
    reason: 'bad-response',
  },
]

const inDoubt = /^May have been sent .*then look in the panel/s
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

async function expectOutcome(row: Row, inputs: Record<string, string>) {
  const sandbox = await start()
  sandbox.fault('POST', row.fault)
  const step = await send(sandbox, inputs)

  const { outcome, reason = '', status = '', response = '', attempts = 1 } = row
  const outputs = {
    outcome,
    reason,
    attempts: `${attempts}`,
    'status-code': `${status}`,
    'sent-at': outcome === 'sent' ? expect.stringMatching(isoTime) : '',
    response: typeof response === 'string' ? response : expect.stringMatching(response),
  }
  if (outcome === 'sent') expectPassed(step, outputs)
  else expect(expectFailed(step, outputs)).toMatch(row.message ?? inDoubt)
  expect(warningsOf(step)).toHaveLength(row.warnings ?? 0)
  expect(sandbox.requests.map(({ method }) => method)).toEqual(Array(attempts).fill('POST'))
  expect(sandbox.delivered).toHaveLength(row.delivered ?? 0)
}

test.each(rows)('the outcome after $what is $outcome', row => expectOutcome(row, { retries: '1' }))

const endless: Row[] = [
  {
    what: 'no response',
    fault: { kind: 'hang' },
    outcome: 'unknown',
    reason: 'timeout',
    delivered: 1,
    message: /within 1 s\).*then look in the panel/s,
  },
  {
    what: 'only the beginning of a 2xx',
    fault: { kind: 'hang-body', body: '{"id":' },
    outcome: 'sent',
    status: 201,
    delivered: 1,
    response: '{"id":',
    warnings: 1,
  },
]

test.each(endless)('the outcome is $outcome if $what arrives before the timeout', row =>
  expectOutcome(row, { timeout: '1' }),
)

test('a message that confirms nothing is quoted in a warning, and tells nobody to send again', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 200, body: { message: 'Daily campaign limit exceeded' } })
  const step = await send(sandbox)
  expectPassed(step, { outcome: 'sent', 'notification-id': '' })
  expect(step.annotations).toMatchObject([{ level: 'warning', title: 'Accepted, but not confirmed' }])
  expect(step.annotations[0]?.message).toMatch(
    /"Daily campaign limit exceeded"\. .* look in the panel .*\. If it is not there, run this again\./,
  )
  expect(step.summary).toContain('Daily campaign limit exceeded')
})

test('a response that says both failure and success under one name is in doubt', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 200, body: '{"success":false,"success":true}' })
  const step = await send(sandbox)
  const message = expectFailed(step, { outcome: 'unknown', reason: 'service-reported-failure', attempts: '1' })
  expect(message).toMatch(/reports a failure: \{"success":false,"success":true\}\./)
})

test('an id of 0 confirms nothing', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 200, body: { message: { text: 'Limit exceeded' }, id: 0 } })
  const step = await send(sandbox)
  expectPassed(step, { outcome: 'sent', 'notification-id': '' })
  expect(step.annotations).toMatchObject([{ level: 'warning', title: 'Accepted, but not confirmed' }])
  expect(step.annotations[0]?.message).toContain('Limit exceeded')
})

test('the id of the notification is an output, and the log and the summary show it', async () => {
  const sandbox = await start()
  sandbox.fault('POST', {
    kind: 'respond',
    status: 201,
    body: { message: 'Done', data: { notification_id: 'n-88121' } },
  })
  const step = await send(sandbox)
  expectPassed(step, { outcome: 'sent', 'notification-id': 'n-88121' })
  expect(step.annotations).toEqual([])
  expect(step.stdout).toMatch(/^Notification sent: .* Its id is n-88121\.$/m)
  expect(step.summary).toContain('n-88121')
})
