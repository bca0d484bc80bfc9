import { expect, test } from '@jest/globals'
import { preloading } from '../helpers/preload.ts'
import { expectFailed, list, sandboxes, send } from '../helpers/send.ts'

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

test('a listing that stops before it finishes is not a success', async () => {
  const outcome = await list(await start(), {}, { env })
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { reason: 'internal-error', audiences: '' } })
})
