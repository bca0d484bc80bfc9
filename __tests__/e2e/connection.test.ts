import { createServer, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { startProxy } from '../helpers/doubles/proxy.ts'
import { closing, expectFailed, expectPassed, sandboxes, send } from '../helpers/send.ts'
import { authority, certificate } from '../helpers/tls.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const start = sandboxes()
const open = closing(startProxy)

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

type Kinds = ('reset' | 'hang' | 'garbage-tls')[]

const overTls = async (inputs: Record<string, string>, kinds: Kinds) => {
  const sandbox = await start({ tls: trusted })
  sandbox.fault('connection', ...kinds.map(kind => ({ kind })))
  return { sandbox, step: await send(sandbox, inputs, trusting()) }
}

test.each<[string, Record<string, string>, Kinds, RegExp]>([
  ['a reset', { retries: '1' }, ['reset'], /Retrying/],
  ['a time-out', { retries: '1', timeout: '1' }, ['hang'], /Timed out connecting/],
])('%s before the TLS session is established is tried again', async (_what, inputs, kinds, text) => {
  const { sandbox, step } = await overTls(inputs, kinds)
  expectPassed(step, { outcome: 'sent', attempts: '2' })
  expect(step.stdout).toMatch(text)
  expect(sandbox).toMatchObject({ connections: 2, requests: [expect.anything()], delivered: [expect.anything()] })
})

test.each<[string, Record<string, string>, Kinds, string]>([
  ['a reset of each try', { retries: '1' }, ['reset', 'reset'], 'connection-failed'],
  ['a time-out of the only try', { retries: '0', timeout: '1' }, ['hang'], 'timeout'],
  ['a service that does not speak TLS', {}, ['garbage-tls'], 'tls-failed'],
])('after %s nothing is sent', async (_what, inputs, kinds, reason) => {
  const { sandbox, step } = await overTls(inputs, kinds)
  expect(expectFailed(step, notSent(reason, kinds.length))).toMatch(/Nothing was sent/)
  expect(sandbox).toMatchObject({ connections: kinds.length, requests: [], delivered: [] })
})

test.each([
  ['of an unknown authority', { name: 'localhost', ip: '127.0.0.1' }, false],
  ['for another host', { name: 'elsewhere.example', ip: '192.0.2.1' }, true],
])('a certificate %s is not tried again', async (_what, host, isTrusted) => {
  const { caFile, remove, ...tls } = await authority(host)
  const sandbox = await start({ tls })
  const step = await send(sandbox, {}, { env: isTrusted ? { NODE_EXTRA_CA_CERTS: caFile } : {} })
  await remove()
  expect(expectFailed(step, notSent('tls-failed', 1))).toMatch(/NODE_EXTRA_CA_CERTS/)
  expect(sandbox).toMatchObject({ connections: 1, requests: [] })
})

test.each([
  ['accepted', 1],
  ['unknown', 0],
])('a proxy over TLS whose certificate is %s gets %d requests for a service over http', async (which, count) => {
  const [sandbox, proxy] = [await start(), await open({ tls: which === 'accepted' ? trusted : await certificate() })]
  const step = await send(sandbox, { retries: '1' }, trusting({ HTTP_PROXY: proxy.url }))
  if (count === 1) expectPassed(step, { outcome: 'sent', attempts: '1' })
  else expectFailed(step, notSent('proxy-failed', 1))
  expect(proxy.requests.map(({ target }) => target)).toEqual(Array(count).fill(`${sandbox.url}/v1/notifications`))
  expect(sandbox.connections).toBe(count)
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

test.each(['http', 'https'])(
  'a service that closes right after the list gets the POST on a new %s connection',
  async scheme => {
    const sandbox = await start(scheme === 'https' ? { tls: trusted } : {})
    sandbox.fault('GET', { kind: 'close-idle' })
    const inputs = { target: 'audience', 'audience-name': 'Newsletter', retries: '0' }
    expectPassed(await send(sandbox, inputs, trusting()), { outcome: 'sent', attempts: '1' })
    expect(sandbox).toMatchObject({ connections: 2, delivered: [expect.anything()] })
  },
)
