import { createServer, type ServerOptions } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { startAlertingService } from '../helpers/doubles/alerting-service.ts'
import { closing, expectFailed, expectPassed, sandboxes, send } from '../helpers/send.ts'
import { authority } from '../helpers/tls.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const start = sandboxes()

const notSent = (reason: string, attempts: number) => {
  return { outcome: 'not-sent', reason, attempts: `${attempts}`, 'status-code': '', response: '' }
}

test('a port on which no server listens is tried again, and nothing is sent', async () => {
  const sandbox = await start()
  await sandbox.close()
  const step = await send(sandbox, { retries: '1' })
  expect(expectFailed(step, notSent('connection-failed', 2))).toMatch(/ECONNREFUSED.*Nothing was sent/s)
  expect(step.stdout).toMatch(/Retrying (in \d+\.\d s|now)/)
})

test('a reset and a time-out before the TLS session is established are tried again', async () => {
  const sandbox = await start({ tls: trusted })
  sandbox.fault('connection', { kind: 'reset' }, { kind: 'hang' })
  const step = await send(sandbox, { retries: '2', timeout: '1' }, trusting())
  expectPassed(step, { outcome: 'sent', attempts: '3' })
  expect(step.stdout).toMatch(/Retrying.*Timed out connecting/s)
  expect(sandbox).toMatchObject({ connections: 3, requests: [expect.anything()], delivered: [expect.anything()] })
})

test.each([
  { what: 'a time-out of the only try', kind: 'hang', reason: 'timeout', says: /Nothing was sent/ },
  {
    what: 'a service that does not speak TLS',
    kind: 'garbage-tls',
    reason: 'tls-failed',
    says: /does not speak TLS at this port.*Nothing was/s,
  },
] as const)('after $what nothing is sent', async ({ kind, reason, says }) => {
  const sandbox = await start({ tls: trusted })
  sandbox.fault('connection', { kind })
  const step = await send(sandbox, { timeout: '1', retries: kind === 'hang' ? '0' : '3' }, trusting())
  expect(expectFailed(step, notSent(reason, 1))).toMatch(says)
  expect(sandbox).toMatchObject({ connections: 1, requests: [], delivered: [] })
})

test.each([
  { what: 'of an unknown authority', host: { name: 'localhost', ip: '127.0.0.1' }, isTrusted: false },
  { what: 'for another host', host: { name: 'elsewhere.example', ip: '192.0.2.1' }, isTrusted: true },
])('a certificate $what is not tried again', async ({ host, isTrusted }) => {
  const { caFile, remove, ...tls } = await authority(host)
  const sandbox = await start({ tls })
  const step = await send(sandbox, {}, { env: isTrusted ? { NODE_EXTRA_CA_CERTS: caFile } : {} })
  await remove()
  expect(expectFailed(step, notSent('tls-failed', 1))).toMatch(/NODE_EXTRA_CA_CERTS/)
  expect(sandbox).toMatchObject({ connections: 1, requests: [] })
})

const strict = closing(async (options: ServerOptions = {}) => {
  const requests: unknown[] = []
  const service = createServer({ requestCert: true, rejectUnauthorized: true, ...options }, each => requests.push(each))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const url = `https://127.0.0.1:${(service.address() as AddressInfo).port}`
  return { requests, url, token: 'token-of-the-site', close: () => service.close() }
})

test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'a service that requires a client certificate over %s receives nothing',
  async version => {
    const service = await strict({ ...trusted, minVersion: version, maxVersion: version })
    const step = await send(service, { retries: '1' }, trusting())
    const text = expectFailed(step, notSent('tls-failed', 1))
    if (version === 'TLSv1.3') expect(text).toMatch(/requires a client certificate/)
    expect(service.requests).toEqual([])
  },
)

const alerting = closing(startAlertingService)

test.each([
  { alert: 44, name: 'certificate_revoked' },
  { alert: 46, name: 'certificate_unknown' },
  { alert: 116, name: 'certificate_required' },
])('a service that reads the request and then sends the TLS alert $name leaves it in doubt', async ({ alert }) => {
  const service = await alerting(trusted, alert)
  const step = await send(service, { retries: '1' }, trusting())
  const text = expectFailed(step, { outcome: 'unknown', reason: 'connection-lost', attempts: '1' })
  expect(text).toMatch(/service may have received the request.*may or may not have been sent/s)
  expect(service.requests).toEqual([expect.stringMatching(/^POST .*"title":"Hello"/s)])
})

/** A service that answers the list twice, the second time after 20 ms, and never answers a POST. */
const answeringTwice = closing(async () => {
  const list = JSON.stringify({ audience: [{ id: 101, name: 'Newsletter', reach: 3 }] })
  const response = (head: string, body: string) => `HTTP/1.1 ${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const requests: { method: string; connection: number }[] = []
  let connections = 0
  const server = createTcpServer(socket => {
    const connection = ++connections
    socket.on('error', () => {})
    socket.on('data', data => {
      const [method = ''] = data.toString().split(' ')
      requests.push({ method, connection })
      if (method !== 'GET') return
      socket.write(response('200 OK', list))
      setTimeout(() => socket.write(response('201 Created', '{"id":1}')), 20)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { requests, url, token: 'token-of-the-site', close: () => server.close() }
})

test('a stray second response to the list request is not taken for the response to the POST', async () => {
  const service = await answeringTwice()
  const inputs = { target: 'audience', 'audience-name': 'Newsletter', timeout: '1' }
  expectFailed(await send(service, inputs), { outcome: 'unknown', reason: 'timeout', attempts: '1' })
  expect(service.requests).toEqual([
    { method: 'GET', connection: 1 },
    { method: 'POST', connection: 2 },
  ])
})
