import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { expectFailed, list, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()
let folder: string
let env: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-push-halt-'))
  const file = join(folder, 'halt.mjs')
  // Sockets that never connect and timers that nobody waits for: what waits for them is never settled, and Node ends.
  await writeFile(
    file,
    `import net from 'node:net'
    const { setTimeout } = globalThis
    globalThis.setTimeout = (...given) => setTimeout(...given).unref()
    net.Socket.prototype.connect = function () { this.connecting = true; return this }`,
  )
  env = { NODE_OPTIONS: `--import=${pathToFileURL(file)}` }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['after its POST began may have been sent', 'false', { outcome: 'unknown', attempts: '1' }],
  ['before its POST has sent nothing', 'true', { outcome: 'not-sent', attempts: '0' }],
])('a send that stops %s, and is not a success', async (_when, dryRun, outputs) => {
  const outcome = await send(await start(), { 'dry-run': dryRun }, { env })
  expectFailed(outcome, { ...outputs, reason: 'internal-error' })
  expect(outcome.stdout).toContain('stopped before it finished')
})

test('a listing that stops before it finishes is not a success', async () => {
  const outcome = await list(await start(), {}, { env })
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { reason: 'internal-error', audiences: '' } })
})
