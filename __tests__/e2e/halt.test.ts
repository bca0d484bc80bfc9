import { expect, test } from '@jest/globals'
import { unlessWindows } from '../helpers/needs.ts'
import { preloading } from '../helpers/preload.ts'
import { expectFailed, expectPassed, list, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()
// Sockets that never connect and timers that nobody waits for: what waits for them is never settled, and Node ends.
const env = preloading(`import net from 'node:net'
  const { setTimeout } = globalThis
  globalThis.setTimeout = (...given) => setTimeout(...given).unref()
  net.Socket.prototype.connect = function () { this.connecting = true; return this }`)

test.each([
  { when: 'after its POST began may have been sent', dryRun: 'false', outputs: { outcome: 'unknown', attempts: '1' } },
  { when: 'before its POST has sent nothing', dryRun: 'true', outputs: { outcome: 'not-sent', attempts: '0' } },
])('a send that stops $when, and is not a success', async ({ dryRun, outputs }) => {
  const outcome = await send(await start(), { 'dry-run': dryRun }, { env })
  expectFailed(outcome, { ...outputs, reason: 'internal-error' })
  expect(outcome.stdout).toContain('stopped before it finished')
})

test('an error of the action itself leaves its stack in the log, folded', async () => {
  const { stdout } = await send(await start(), {}, { env })
  const lines = String.raw`::group::Stack of the error \(web-push-action/[\d.]+, Node v[\d.]+, \w+\)
Error: it stopped before it finished
(    at .+
)+::endgroup::
::error `
  expect(stdout.replaceAll('\r\n', '\n')).toMatch(new RegExp(lines))
})

const onPosix = unlessWindows(test, 'Windows has no such call')
// Node has only one thread for what it cannot interrupt, and that waits for a pipe to which nobody writes.
const stuck = {
  UV_THREADPOOL_SIZE: '1',
  ...preloading(`import { execFileSync } from 'node:child_process'
    import { open } from 'node:fs'
    const path = \`\${process.env.RUNNER_TEMP}/pipe\`
    execFileSync('mkfifo', [path])
    open(path, 'r', () => {})`),
}

onPosix('a run whose host name is never resolved ends once its outputs are written', async () => {
  const sandbox = await start()
  const url = sandbox.url.replace('127.0.0.1', 'localhost')
  const step = await send({ ...sandbox, url }, { timeout: '1', retries: '0' }, { env: stuck })
  expectFailed(step, { outcome: 'not-sent', reason: 'timeout' })
})

onPosix('a run that sent ends as a success, even if a thread of Node never does', async () => {
  expectPassed(await send(await start(), {}, { env: stuck }), { outcome: 'sent' })
})

test('a listing that stops before it finishes is not a success', async () => {
  const outcome = await list(await start(), {}, { env })
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { reason: 'internal-error', audiences: '' } })
})

// As if the files of the action were deleted while it runs.
const withoutChunks = preloading(`import Module from 'node:module'
  const { _load } = Module
  Module._load = function (request, ...rest) {
    if (/\\d\\.index\\.js$/.test(request)) throw new Error('the file is gone')
    return _load.call(this, request, ...rest)
  }`)

test.each([
  {
    status: 201,
    expected: { outcome: 'sent', 'status-code': '201' },
    exitCode: 0,
    told: /Notification sent: the service responded 201/,
  },
  {
    status: 401,
    expected: { outcome: 'rejected', reason: 'http-401', 'status-code': '401' },
    exitCode: 1,
    told: /::error title=.*rejected%3A http-401/,
  },
  {
    status: 500,
    expected: { outcome: 'unknown', reason: 'http-500', 'status-code': '500' },
    exitCode: 1,
    told: /::error title=.*unknown%3A http-500.*Wait some minutes, then look/,
  },
])('a run whose report cannot be loaded says how it ended ($status)', async row => {
  const { status, expected, exitCode, told } = row
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status, body: '{}' })
  // The advice on a re-run is a part of the report that most runs do not need.
  const step = await send(sandbox, {}, { env: { ...withoutChunks, GITHUB_RUN_ATTEMPT: '2' } })
  expect(step).toMatchObject({ exitCode, outputs: expected })
  expect(step.stdout).toMatch(told)
  expect(step.stdout).toContain('The rest of this report could not be loaded')
  expect(step.stdout).not.toContain('The report of this run failed')
})
