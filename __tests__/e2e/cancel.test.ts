import { expect, test } from '@jest/globals'
import type { Sandbox } from '../helpers/doubles/push-service.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { preloading } from '../helpers/preload.ts'
import type { Running } from '../helpers/runner.ts'
import { expectFailed, expectPassed, list, sandboxes, send, warningsOf } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const onPosix = unlessWindows(test, 'Windows has no signals')
const start = sandboxes()

const hasArrived = ({ requests }: Pick<Sandbox, 'requests'>) => requests[0]?.complete
const cancelled = { reason: 'cancelled', 'status-code': '' }

const killOnceLogged =
  (name: NodeJS.Signals, pattern: RegExp) =>
  async ({ logged, kill }: Running) => {
    await logged(pattern)
    kill(name)
  }

onPosix.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)(
  '%s ends a run that is connecting, and nothing is sent',
  async name => {
    const sandbox = await start({ tls: trusted })
    sandbox.fault('connection', { kind: 'hang' })
    const signal = { name, when: sandbox.until(({ connectionCount }) => connectionCount === 1) }
    const step = await send(sandbox, {}, { ...trusting(), signal })
    const text = expectFailed(step, { outcome: 'not-sent', ...cancelled, attempts: '1' })
    expect(text).toMatch(/cancelled before .*Nothing was sent/s)
    expect(sandbox).toMatchObject({ connectionCount: 1, requests: [] })
  },
)

onPosix('a signal ends the wait before a retry, and the run does not retry', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '100' }, body: 'slowly' })
  const step = await send(sandbox, {}, { meanwhile: killOnceLogged('SIGTERM', /Retrying in 100\.0 s/) })
  const outputs = { reason: 'cancelled', attempts: '1', 'status-code': '429', response: 'slowly' }
  expectFailed(step, { outcome: 'not-sent', ...outputs })
  expect(sandbox.requests).toHaveLength(1)
})

onPosix('a signal after the request was handed over leaves the send in doubt', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'hang' })
  const step = await send(sandbox, {}, { signal: { name: 'SIGINT', when: sandbox.until(hasArrived) } })
  const text = expectFailed(step, { outcome: 'unknown', ...cancelled, attempts: '1' })
  expect(text).toMatch(/^May have been sent.*then look in the panel/s)
  expect(sandbox).toMatchObject({ requests: [{ method: 'POST' }], delivered: [expect.anything()] })
})

onPosix('a signal while the list is fetched ends the run, and nothing is sent or requested again', async () => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'hang' })
  const inputs = { target: 'audience', 'audience-name': 'Newsletter' }
  const step = await send(sandbox, inputs, { signal: { name: 'SIGINT', when: sandbox.until(hasArrived) } })
  expectFailed(step, { outcome: 'not-sent', ...cancelled, attempts: '0' })
  expect(sandbox.requests).toMatchObject([{ method: 'GET' }])
})

onPosix('a signal ends the audiences action while it waits before a retry', async () => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'respond', status: 503, headers: { 'Retry-After': '100' } })
  const step = await list(sandbox, {}, { meanwhile: killOnceLogged('SIGTERM', /Retrying/) })
  expectFailed(step, { reason: 'cancelled', audiences: '', count: '' })
})

/** Logs a line once Node has read the status, because a test cannot see that from outside the process. */
const logStatus = preloading(`import { subscribe } from 'node:diagnostics_channel'
  subscribe('http.client.response.finish', () => process.stdout.write('a status was read\\n'))`)

async function cancelAfterStatus(status: number) {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'hang-body', status, body: '{"id":' })
  const meanwhile = killOnceLogged('SIGTERM', /^a status was read$/m)
  return { sandbox, step: await send(sandbox, {}, { env: logStatus, meanwhile }) }
}

onPosix('a signal after a 2xx status was read ends the wait for the body, and the notification is sent', async () => {
  const { sandbox, step } = await cancelAfterStatus(201)
  expectPassed(step, { outcome: 'sent', attempts: '1', 'status-code': '201' })
  // The run may have received only part of this text.
  expect('{"id":').toContain(step.outputs.response)
  const message = expect.stringMatching(/cancelled.*wait a few minutes, then look in the panel .* If it is not there, /)
  expect(warningsOf(step)).toMatchObject([{ message }])
  expect(sandbox.delivered).toHaveLength(1)
})

onPosix('a signal after the status of a refusal was read leaves the outcome `rejected`', async () => {
  const { step } = await cancelAfterStatus(401)
  expectFailed(step, { outcome: 'rejected', reason: 'http-401', 'status-code': '401' })
})

test('SIGBREAK, which a runner on Windows sends second, cancels a run too', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'hang' })
  // A real SIGBREAK exists only on Windows, so the process emits the event itself.
  const env = preloading(`import { subscribe } from 'node:diagnostics_channel'
    subscribe('http.client.request.start', ({ request }) => {
      request.on('finish', () => setImmediate(() => process.emit('SIGBREAK', 'SIGBREAK')))
    })`)
  const step = await send(sandbox, {}, { env })
  expectFailed(step, { outcome: 'unknown', reason: 'cancelled', attempts: '1' })
})

onPosix('more signals do not end a cancelled run while it writes its report', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'hang' })
  const env = preloading(`import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { appendFileSync } = fs
    fs.appendFileSync = (...given) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.kill(process.pid, name)
      process.stdout.write('the signals were sent\\n')
      appendFileSync(...given)
    }
    syncBuiltinESMExports()`)
  const step = await send(sandbox, {}, { env, signal: { name: 'SIGINT', when: sandbox.until(hasArrived) } })
  expectFailed(step, { outcome: 'unknown', reason: 'cancelled', attempts: '1' })
  expect(step.stdout.match(/^the signals were sent$/gm)).toHaveLength(2)
  expect(step.summary).toMatch(/May have been sent/)
})

// A suspended process may resume with both an established connection and a pending signal. To simulate this, the
// process signals itself when the connection is established. A real suspension (SIGSTOP) would be unreliable, because
// the signal may come too late on a busy machine.
onPosix.each([
  { name: 'SIGINT', scheme: 'http', event: 'connect' },
  { name: 'SIGTERM', scheme: 'https', event: 'secureConnect' },
] as const)(
  'a $name that is pending when the $scheme connection is established prevents the send',
  async ({ name, scheme, event }) => {
    const sandbox = await start(scheme === 'https' ? { tls: trusted } : {})
    const { env } = trusting(
      preloading(`import { Socket } from 'node:net'
      const { emit } = Socket.prototype
      Socket.prototype.emit = function (event, ...rest) {
        if (event === '${event}') process.kill(process.pid, '${name}')
        return emit.call(this, event, ...rest)
      }`),
    )
    const step = await send(sandbox, {}, { env })
    expectFailed(step, { outcome: 'not-sent', ...cancelled, attempts: '1' })
    expect(sandbox).toMatchObject({ connectionCount: 1, requests: [] })
  },
)

onPosix.each([
  { name: 'SIGINT', what: 'send action', run: send },
  { name: 'SIGTERM', what: 'audiences action', run: list },
] as const)('$name at the very start of the $what ends it, and its outputs are set', async ({ name, run }) => {
  const sandbox = await start()
  // The signal arrives while the bundle loads its first module. By then, the action must be listening for signals.
  const env = preloading(`import Module from 'node:module'
    const { _load } = Module
    Module._load = function (request, parent, isMain) {
      if (/dist.\\w+\\.js$/.test(parent?.filename ?? '')) process.kill(process.pid, '${name}')
      return _load.call(this, request, parent, isMain)
    }`)
  const step = await run(sandbox, {}, { env })
  expectFailed(step, { reason: 'cancelled', ...(run === send && { outcome: 'not-sent' }) })
  expect(sandbox.requests).toEqual([])
})
