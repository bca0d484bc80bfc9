import { createServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { startAlertingService } from '../helpers/doubles/alerting-service.ts'
import { withoutWaits } from '../helpers/preload.ts'
import { closing, expectFailed, expectPassed, sandboxes, send } from '../helpers/send.ts'
import { authority } from '../helpers/tls.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const start = sandboxes()

const notSent = (reason: string, attempts: number) => ({
  outcome: 'not-sent',
  reason,
  attempts: `${attempts}`,
  'status-code': '',
  response: '',
})

test('a send to a port on which no server listens is retried, and nothing is sent', async () => {
  const sandbox = await start()
  await sandbox.close()
  const step = await send(sandbox, { retries: '1' }, { env: withoutWaits })
  expect(expectFailed(step, notSent('connection-failed', 2))).toMatch(/ECONNREFUSED.*Nothing was sent/s)
  expect(step.stdout).toMatch(/Retrying (in \d+\.\d s|now)/)
})

test('a send is retried after a reset and a timeout before the TLS session is established', async () => {
  const sandbox = await start({ tls: trusted })
  sandbox.fault('connection', { kind: 'reset' }, { kind: 'hang' })
  const step = await send(sandbox, { retries: '2', timeout: '1' }, trusting(withoutWaits))
  expectPassed(step, { outcome: 'sent', attempts: '3' })
  expect(step.stdout).toMatch(/Retrying.*Timed out connecting/s)
  expect(sandbox).toMatchObject({ connectionCount: 3, requests: [expect.anything()], delivered: [expect.anything()] })
})

test('a connection to a service that does not speak TLS is not retried, and nothing is sent', async () => {
  const sandbox = await start({ tls: trusted })
  sandbox.fault('connection', { kind: 'garbage-tls' })
  const step = await send(sandbox, {}, trusting())
  expect(expectFailed(step, notSent('tls-failed', 1))).toMatch(/does not speak TLS at this port.*Nothing was/s)
  expect(sandbox).toMatchObject({ connectionCount: 1, requests: [], delivered: [] })
})

test.each([
  {
    what: 'from an unknown authority',
    host: { name: 'localhost', ip: '127.0.0.1' },
    isTrusted: false,
    advice: /set NODE_EXTRA_CA_CERTS/,
  },
  {
    what: 'for another host',
    host: { name: 'elsewhere.example', ip: '192.0.2.1' },
    isTrusted: true,
    advice: /Check the host in `base-url`/,
  },
])('a service with a certificate $what gets no request, and is not tried again', async row => {
  const { host, isTrusted, advice } = row
  const { caFile, remove, ...tls } = await authority(host)
  const sandbox = await start({ tls })
  const step = await send(sandbox, {}, { env: isTrusted ? { NODE_EXTRA_CA_CERTS: caFile } : {} })
  await remove()
  expect(expectFailed(step, notSent('tls-failed', 1))).toMatch(advice)
  expect(sandbox).toMatchObject({ connectionCount: 1, requests: [] })
})

const servicesWithClientCertificates = closing(async () => {
  const requests: unknown[] = []
  const options = { ...trusted, requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.3' } as const
  const service = createServer(options, request => requests.push(request))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const url = `https://127.0.0.1:${(service.address() as AddressInfo).port}`
  return { requests, url, token: 'token-of-the-site', close: () => service.close() }
})

test('a service that requires a client certificate receives nothing, and the error says so', async () => {
  const service = await servicesWithClientCertificates()
  const step = await send(service, { retries: '1' }, trusting())
  expect(expectFailed(step, notSent('tls-failed', 1))).toMatch(/requires a client certificate/)
  expect(service.requests).toEqual([])
})

const startAlerting = closing(startAlertingService)

test('a service that reads the request and then sends a TLS alert about certificates leaves the send in doubt', async () => {
  const certificateRequired = 116
  const service = await startAlerting(trusted, certificateRequired)
  const step = await send(service, { retries: '1' }, trusting())
  const text = expectFailed(step, { outcome: 'unknown', reason: 'connection-lost', attempts: '1' })
  expect(text).toMatch(/^May have been sent.*service may have received the request/s)
  expect(service.requests).toEqual([expect.stringMatching(/^POST .*"title":"Hello"/s)])
})

const servicesThatAnswerTwice = closing(async () => {
  const list = JSON.stringify({ audience: [{ id: 101, name: 'Newsletter', reach: 3 }] })
  const response = (status: string, body: string) =>
    `HTTP/1.1 ${status}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
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
  const service = await servicesThatAnswerTwice()
  const inputs = { target: 'audience', 'audience-name': 'Newsletter', timeout: '1' }
  expectFailed(await send(service, inputs), { outcome: 'unknown', reason: 'timeout', attempts: '1' })
  expect(service.requests).toEqual([
    { method: 'GET', connection: 1 },
    { method: 'POST', connection: 2 },
  ])
})
