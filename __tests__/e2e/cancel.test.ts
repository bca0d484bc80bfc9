import { expect, test } from '@jest/globals'
import type { Sandbox } from '../helpers/doubles/push-service.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { preloading } from '../helpers/preload.ts'
import type { Running } from '../helpers/runner.ts'
import { expectFailed, expectPassed, list, sandboxes, send, warningsOf } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const onPosix = unlessWindows(test, 'Windows has no signals')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

const start = sandboxes()

const arrived = ({ requests }: Pick<Sandbox, 'requests'>) => requests[0]?.complete
const cancelled = { reason: 'cancelled', 'status-code': '' }

/** Sends the signal as soon as the log has this. */
const onceLogged =
  (name: NodeJS.Signals, pattern: RegExp) =>
  async ({ logged, kill }: Running) => {
    await logged(pattern)
    kill(name)
  }

onPosix.each(signals)('%s while the connection is made ends it, and nothing is sent', async name => {
  const sandbox = await start({ tls: trusted })
  sandbox.fault('connection', { kind: 'hang' })
  const signal = { name, when: sandbox.until(({ connections }) => connections === 1) }
  const step = await send(sandbox, {}, { ...trusting(), signal })
  const text = expectFailed(step, { outcome: 'not-sent', ...cancelled, attempts: '1' })
  expect(text).toMatch(/cancelled before .*Nothing was sent/s)
  expect(sandbox).toMatchObject({ connections: 1, requests: [] })
})

onPosix('a signal ends the wait before a retry, and the run does not retry', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '100' }, body: 'slowly' })
  const step = await send(sandbox, {}, { meanwhile: onceLogged('SIGTERM', /Retrying in 100\.0 s/) })
  const outputs = { reason: 'cancelled', attempts: '1', 'status-code': '429', response: 'slowly' }
  expectFailed(step, { outcome: 'not-sent', ...outputs })
  expect(sandbox.requests).toHaveLength(1)
})

onPosix.each(signals)('%s after the request was handed over leaves it in doubt', async name => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'hang' })
  const step = await send(sandbox, {}, { signal: { name, when: sandbox.until(arrived) } })
  const text = expectFailed(step, { outcome: 'unknown', ...cancelled, attempts: '1' })
  expect(text).toMatch(/may or may not have been sent\W.*[Ll]ook in the panel/s)
  expect(sandbox).toMatchObject({ requests: [{ method: 'POST' }], delivered: [expect.anything()] })
})

onPosix('a signal while the list is fetched sends nothing, and the list is not requested again', async () => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'hang' })
  const inputs = { target: 'audience', 'audience-name': 'Newsletter' }
  const step = await send(sandbox, inputs, { signal: { name: 'SIGINT', when: sandbox.until(arrived) } })
  expectFailed(step, { outcome: 'not-sent', ...cancelled, attempts: '0' })
  expect(sandbox.requests).toMatchObject([{ method: 'GET' }])
})

onPosix('a signal ends the audiences action while it waits, and while it lists', async () => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'respond', status: 503, headers: { 'Retry-After': '100' } }, { kind: 'hang' })
  const ended = { reason: 'cancelled', audiences: '', count: '' }
  expectFailed(await list(sandbox, {}, { meanwhile: onceLogged('SIGTERM', /Retrying/) }), ended)
  const signal = { name: 'SIGINT', when: sandbox.until(({ requests }) => requests[1]?.complete) } as const
  expectFailed(await list(sandbox, {}, { signal }), ended)
})

/** Prints a line when the process has read a status, because nothing outside of it can see that. */
const telling = preloading(`import { subscribe } from 'node:diagnostics_channel'
  subscribe('http.client.response.finish', () => process.stdout.write('a status was read\\n'))`)

onPosix.each([
  { name: 'SIGTERM', status: 201, outcome: 'sent' },
  { name: 'SIGTERM', status: 401, outcome: 'rejected' },
  { name: 'SIGINT', status: 500, outcome: 'unknown' },
] as const)(
  '$name after the status $status was read ends the wait for the body, and the outcome is $outcome',
  async ({ name, status, outcome }) => {
    const sandbox = await start()
    const body = '{"id":'
    sandbox.fault('POST', { kind: 'hang-body', status, body })
    const step = await send(sandbox, {}, { env: telling, meanwhile: onceLogged(name, /^a status was read$/m) })
    if (outcome === 'sent') {
      expectPassed(step, { outcome, attempts: '1', 'status-code': '201' })
      expect(body).toContain(step.outputs.response)
      expect(warningsOf(step)).toMatchObject([
        { message: expect.stringMatching(/cancelled.*Before you send it again, wait/) },
      ])
      expect(sandbox.delivered).toHaveLength(1)
    } else expectFailed(step, { outcome, reason: `http-${status}`, 'status-code': `${status}` })
  },
)

test('the second signal of a runner on Windows, SIGBREAK, cancels a run too', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'hang' })
  // Other systems do not have this signal, so the process tells itself of it.
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
  const step = await send(sandbox, {}, { env, signal: { name: 'SIGINT', when: sandbox.until(arrived) } })
  expectFailed(step, { outcome: 'unknown', reason: 'cancelled', attempts: '1' })
  expect(step.stdout.match(/^the signals were sent$/gm)).toHaveLength(2)
  expect(step.summary).toMatch(/Unknown/)
})

onPosix('a signal that arrives while the action is busy is noticed before the request is sent', async () => {
  const sandbox = await start({ tls: trusted })
  // The payload is the last that is printed before the request, and nothing is waited for from there on.
  const env = preloading(`const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (text, ...rest) => {
      if (String(text).includes('"title":"Hello"')) process.kill(process.pid, 'SIGTERM')
      return write(text, ...rest)
    }`)
  const step = await send(sandbox, {}, { env: { ...trusting().env, ...env } })
  expectFailed(step, { outcome: 'not-sent', ...cancelled })
  expect(sandbox.requests).toEqual([])
})

// As for a process that was held: it learns of the signal only after it learns of the connection. (To hold the process
// itself proves nothing on a busy machine, where the system tells it of the signal tens of milliseconds late.)
onPosix.each([
  { name: 'SIGINT', scheme: 'http', event: 'connect' },
  { name: 'SIGTERM', scheme: 'https', event: 'secureConnect' },
] as const)('$name that is pending when the $scheme connection is made is seen in time', async row => {
  const { name, scheme, event } = row
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
  expect(sandbox).toMatchObject({ connections: 1, requests: [] })
})

onPosix.each([
  { name: 'SIGINT', run: send },
  { name: 'SIGTERM', run: list },
] as const)('$name as soon as the action runs ends it with its outputs ($run.name)', async ({ name, run }) => {
  const sandbox = await start()
  // The first thing that its code loads is too late to begin to listen.
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
