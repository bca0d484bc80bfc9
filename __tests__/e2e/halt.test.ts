import { expect, test } from '@jest/globals'
import { unlessWindows } from '../helpers/needs.ts'
import { crashing, preloading } from '../helpers/preload.ts'
import { expectFailed, list, sandboxes, send } from '../helpers/send.ts'

const onPosix = unlessWindows(test, 'Windows has no signals')
const start = sandboxes()
// Sockets never connect and timers do not keep the process alive, so Node ends before the action does.
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
  const lines = String.raw`::group::Stack trace \(web-push-action/[\d.]+, Node v[\d.]+, \w+\)
Error: it stopped before it finished
(    at .+
)+::endgroup::
::error `
  expect(stdout.replaceAll('\r\n', '\n')).toMatch(new RegExp(lines))
})

test('a listing that stops before it finishes is not a success', async () => {
  const outcome = await list(await start(), {}, { env })
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { reason: 'internal-error', audiences: '' } })
})

onPosix.each([
  { when: 'while its POST is under way may have been sent', on: 'POST', dryRun: 'false', outcome: 'unknown' },
  { when: 'before its POST has sent nothing', on: 'GET', dryRun: 'true', outcome: 'not-sent' },
] as const)('a send that an uncaught error ends $when', async ({ on, dryRun, outcome }) => {
  const sandbox = await start()
  sandbox.fault(on, { kind: 'hang' })
  const when = sandbox.until(({ requests }) => requests.length > 0)
  const step = await send(sandbox, { 'dry-run': dryRun }, { env: crashing, signal: { name: 'SIGUSR2', when } })
  expectFailed(step, { outcome, reason: 'internal-error' })
})
