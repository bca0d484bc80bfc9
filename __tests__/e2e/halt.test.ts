import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { unlessWindows } from '../helpers/needs.ts'
import { crashing, preloading } from '../helpers/preload.ts'
import { expectFailed, list, sandboxes, send } from '../helpers/send.ts'

const onPosix = unlessWindows(test, 'Windows has no signals')
const start = sandboxes()
// With this script, sockets never connect and timers do not keep the process alive, so Node exits before the action
// has finished.
const halting = preloading(`import net from 'node:net'
  const { setTimeout } = globalThis
  globalThis.setTimeout = (...given) => setTimeout(...given).unref()
  net.Socket.prototype.connect = function () { this.connecting = true; return this }`)

test.each([
  { when: 'after its POST has begun', dryRun: 'false', outputs: { outcome: 'unknown', attempts: '1' } },
  { when: 'before its POST', dryRun: 'true', outputs: { outcome: 'not-sent', attempts: '0' } },
])('a run that stops $when is a failure, and its log has the stack', async ({ dryRun, outputs }) => {
  const step = await send(await start(), { 'dry-run': dryRun }, { env: halting })
  expectFailed(step, { ...outputs, reason: 'internal-error' })
  const lines = String.raw`::group::Stack trace \(web-push-action/[\d.]+, Node v[\d.]+, \w+\)
Error: it stopped before it finished
(    at .+
)+::endgroup::
::error `
  expect(step.stdout.replaceAll('\r\n', '\n')).toMatch(new RegExp(lines))
})

test('the stack of an internal error names the function of src/ and the line in dist/ that failed', async () => {
  // Only bodyOf() in src/push/push-service.ts serializes an object with a target.
  const env = preloading(`const { stringify } = JSON
    JSON.stringify = (value, ...rest) => {
      if (value?.target) throw new RangeError('out of the blue')
      return stringify(value, ...rest)
    }`)
  const sandbox = await start()
  const step = await send(sandbox, {}, { env })
  expectFailed(step, { outcome: 'not-sent', reason: 'internal-error', attempts: '0' })
  expect(sandbox.requests).toEqual([])
  const frame = /^ +at bodyOf \(.*?dist.index\.js:(\d+):\d+\)\r?$/m
  expect(step.stdout).toMatch(frame)
  const number = Number(frame.exec(step.stdout)?.[1])
  const lines = readFileSync(new URL('../../dist/index.js', import.meta.url), 'utf8').split('\n')
  expect(lines[number - 1]).toContain('JSON.stringify(')
})

test('a listing that stops before it finishes is a failure', async () => {
  const step = await list(await start(), {}, { env: halting })
  expect(step).toMatchObject({ exitCode: 1, outputs: { reason: 'internal-error', audiences: '' } })
})

// once-key.test.ts covers an uncaught error before the POST.
onPosix('a send may have been sent if an uncaught error ends the run during its POST', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'hang' })
  const when = sandbox.until(({ requests }) => requests.length > 0)
  const step = await send(sandbox, {}, { env: crashing, signal: { name: 'SIGUSR2', when } })
  expectFailed(step, { outcome: 'unknown', reason: 'internal-error' })
})
