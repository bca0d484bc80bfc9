import { createServer, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { startProxy } from '../helpers/doubles/proxy.mjs'
import { closing, expectFailed, expectPassed, sandboxes, send } from '../helpers/send.ts'
import { authority, certificate } from '../helpers/tls.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const start = sandboxes()
const open = closing(startProxy)

describe('before the connection is established', () => {
  test('a port on which no server listens is tried again, and nothing is sent', async () => {
    const sandbox = await start()
    await sandbox.close()
    const step = await send(sandbox, { retries: '1' })
    const message = expectFailed(step, {
      outcome: 'not-sent',
      reason: 'connection-failed',
      attempts: '2',
      'status-code': '',
      response: '',
    })
    expect(message).toMatch(/ECONNREFUSED.*Nothing was sent/s)
    expect(step.stdout).toMatch(/Retrying (in \d+\.\d s|now)/)
  })

  const overTls = async (inputs: Record<string, string>, ...faults: Parameters<typeof connectionFaults>[0]) => {
    const sandbox = await start({ tls: trusted })
    sandbox.fault('connection', ...connectionFaults(faults))
    return { sandbox, step: await send(sandbox, inputs, trusting()) }
  }
  const connectionFaults = (kinds: ('pass' | 'reset' | 'hang' | 'garbage-tls')[]) => kinds.map(kind => ({ kind }))

  test.each<[string, Record<string, string>, Parameters<typeof connectionFaults>[0], RegExp]>([
    ['a reset', { retries: '1' }, ['reset'], /Retrying/],
    ['a time-out', { retries: '1', timeout: '1' }, ['hang'], /Timed out connecting/],
  ])('%s before the TLS session is established is tried again', async (_what, inputs, faults, text) => {
    const { sandbox, step } = await overTls(inputs, ...faults)
    expectPassed(step, { outcome: 'sent', attempts: '2' })
    expect(step.stdout).toMatch(text)
    expect(sandbox).toMatchObject({ connections: 2, requests: [expect.anything()], delivered: [expect.anything()] })
  })

  test.each<[string, Record<string, string>, Parameters<typeof connectionFaults>[0], string]>([
    ['a reset until tries run out', { retries: '1' }, ['reset', 'reset'], 'connection-failed'],
    ['a time-out until tries run out', { retries: '0', timeout: '1' }, ['hang'], 'timeout'],
    ['something that does not speak TLS, at once', {}, ['garbage-tls'], 'tls-failed'],
  ])('%s sends nothing', async (_what, inputs, faults, reason) => {
    const { sandbox, step } = await overTls(inputs, ...faults)
    const attempts = `${faults.length}`
    const text = expectFailed(step, { outcome: 'not-sent', reason, attempts, 'status-code': '' })
    expect(text).toMatch(/Nothing was sent/)
    expect(sandbox).toMatchObject({ connections: faults.length, requests: [], delivered: [] })
  })

  test('a certificate of an unknown authority is not tried again', async () => {
    const sandbox = await start({ tls: trusted })
    const step = await send(sandbox, {})
    const message = expectFailed(step, { outcome: 'not-sent', reason: 'tls-failed', attempts: '1', 'status-code': '' })
    expect(message).toMatch(/NODE_EXTRA_CA_CERTS/)
    expect(sandbox).toMatchObject({ connections: 1, requests: [], delivered: [] })
  })

  test('a certificate for another host is not tried again', async () => {
    const { cert, key, caFile, remove } = await authority({ name: 'elsewhere.example', ip: '192.0.2.1' })
    const sandbox = await start({ tls: { cert, key } })
    const step = await send(sandbox, {}, { env: { NODE_EXTRA_CA_CERTS: caFile } })
    await remove()
    expectFailed(step, { outcome: 'not-sent', reason: 'tls-failed', attempts: '1' })
    expect(sandbox).toMatchObject({ connections: 1, requests: [] })
  })

  test('over http a connection that is reset at once may have been established, so it is not tried again', async () => {
    const sandbox = await start()
    sandbox.fault('connection', { kind: 'reset' })
    const step = await send(sandbox, { retries: '1' })
    // Which of the two it is depends on when the reset arrives.
    const stood = step.outputs.outcome === 'unknown'
    if (stood) expectFailed(step, { reason: 'connection-lost', attempts: '1', 'status-code': '' })
    else expectPassed(step, { outcome: 'sent', attempts: '2' })
    expect(sandbox).toMatchObject({ connections: stood ? 1 : 2 })
    expect(sandbox.delivered).toHaveLength(stood ? 0 : 1)
  })
})

describe('TLS with a proxy, behind which the service speaks http', () => {
  const through = async (tls: { key: string; cert: string }) => {
    const [sandbox, proxy] = [await start(), await open({ tls })]
    const step = await send(sandbox, { retries: '1' }, trusting({ HTTP_PROXY: proxy.url }))
    return { sandbox, proxy, step }
  }

  test('carries the request', async () => {
    const { sandbox, proxy, step } = await through(trusted)
    expectPassed(step, { outcome: 'sent', attempts: '1' })
    expect(proxy.requests).toMatchObject([{ method: 'POST', target: `${sandbox.url}/v1/notifications` }])
  })

  test('that fails has handed nothing over', async () => {
    const { sandbox, proxy, step } = await through(await certificate())
    expectFailed(step, { outcome: 'not-sent', reason: 'proxy-failed', attempts: '1', 'status-code': '' })
    expect(proxy.requests).toEqual([])
    expect(sandbox.connections).toBe(0)
  })
})

const strict = closing(async (options: ServerOptions = {}) => {
  const requests: unknown[] = []
  const service = createServer({ requestCert: true, rejectUnauthorized: true, ...options }, each => requests.push(each))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const url = `https://127.0.0.1:${(service.address() as AddressInfo).port}`
  return { requests, url, token: 'token-of-the-site', close: () => service.close() }
})

test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'a service that requires a client certificate over %s received nothing',
  async version => {
    const service = await strict({ ...trusted, minVersion: version, maxVersion: version })
    const step = await send(service, { retries: '1' }, trusting())
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'tls-failed', attempts: '1', 'status-code': '' })
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
