import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { mkdtemp, open, readFile, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { unlessWindows } from '../helpers/needs.ts'
import type { Running } from '../helpers/runner.ts'
import { expectFailed, expectPassed, list, sandboxes, send, warningsOf } from '../helpers/send.ts'
import { trusted } from '../helpers/trusted.ts'

const onPosix = unlessWindows(describe, 'Windows has no signals')
const signals = ['SIGINT', 'SIGTERM'] as const

const start = sandboxes()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-push-cancel-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Sends the signal as soon as the service has seen this. */
const onceSeen =
  (sandbox: Sandbox, signal: NodeJS.Signals, seen: (sandbox: Sandbox) => unknown) =>
  async ({ kill }: Running) => {
    await sandbox.until(seen)
    kill(signal)
  }

const arrived = ({ requests }: Sandbox) => requests[0]?.complete

onPosix.each(signals)('%s', signal => {
  test('while the connection is made: not sent', async () => {
    const sandbox = await start({ tls: trusted })
    sandbox.fault('connection', { kind: 'hang' })
    const env = { NODE_EXTRA_CA_CERTS: trusted.caFile }
    const meanwhile = onceSeen(sandbox, signal, ({ connections }) => connections === 1)
    const text = expectFailed(await send(sandbox, {}, { env, meanwhile }), {
      outcome: 'not-sent',
      reason: 'cancelled',
      attempts: '1',
      'status-code': '',
    })
    expect(text).toMatch(/cancelled before .*Nothing was sent/s)
    expect(sandbox).toMatchObject({ connections: 1, requests: [] })
  })

  test('while it waits to try again: not sent, and no more tries', async () => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '100' }, body: 'slowly' })
    const meanwhile = async ({ logged, kill }: Running) => {
      await logged(/Retrying in 100\.0 s/)
      kill(signal)
    }
    const step = await send(sandbox, {}, { meanwhile })
    expectFailed(step, {
      outcome: 'not-sent',
      reason: 'cancelled',
      attempts: '1',
      'status-code': '429',
      response: 'slowly',
    })
    expect(sandbox.requests).toHaveLength(1)
  })

  test('after the request was handed over: unknown', async () => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'hang' })
    const step = await send(sandbox, {}, { meanwhile: onceSeen(sandbox, signal, arrived) })
    const text = expectFailed(step, { outcome: 'unknown', reason: 'cancelled', attempts: '1', 'status-code': '' })
    expect(text).toMatch(/may or may not have been sent\W.*[Ll]ook in the panel/s)
    expect(sandbox).toMatchObject({ requests: [{ method: 'POST' }], delivered: [expect.anything()] })
  })

  describe('once a status was read', () => {
    let env: Record<string, string>
    const statusRead = async ({ logged, kill }: Running) => {
      await logged(/^a status was read$/m)
      kill(signal)
    }

    beforeAll(async () => {
      // Only the process itself knows when it has read a status, so something in it has to tell.
      const teller = join(folder, 'teller.mjs')
      const tell = "process.stdout.write('a status was read\\n')"
      const subscribe = `subscribe('http.client.response.finish', () => ${tell})`
      await writeFile(teller, `import { subscribe } from 'node:diagnostics_channel'\n${subscribe}\n`)
      env = { NODE_OPTIONS: `--import=${pathToFileURL(teller)}` }
    })

    test('of a 2xx: sent, with a warning', async () => {
      const sandbox = await start()
      sandbox.fault('POST', { kind: 'hang-body', body: '{"id":' })
      const step = await send(sandbox, {}, { env, meanwhile: statusRead })
      expectPassed(step, { outcome: 'sent', attempts: '1', 'status-code': '201' })
      expect('{"id":').toContain(step.outputs.response)
      expect(warningsOf(step)).toMatchObject([{ message: expect.stringMatching(/cancelled/) }])
      expect(sandbox.delivered).toHaveLength(1)
    })

    test.each([
      [401, 'rejected'],
      [500, 'unknown'],
    ])('of a %d: %s', async (status, outcome) => {
      const sandbox = await start()
      sandbox.fault('POST', { kind: 'hang-body', status, body: 'No' })
      const step = await send(sandbox, {}, { env, meanwhile: statusRead })
      expectFailed(step, { outcome, reason: `http-${status}`, 'status-code': `${status}` })
    })
  })

  test('while the list is fetched: nothing is sent, and the list is not requested again', async () => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'hang' })
    const inputs = { target: 'audience', 'audience-name': 'Newsletter' }
    const step = await send(sandbox, inputs, { meanwhile: onceSeen(sandbox, signal, arrived) })
    expectFailed(step, { outcome: 'not-sent', reason: 'cancelled', attempts: '0' })
    expect(sandbox.requests).toMatchObject([{ method: 'GET' }])
  })

  test('while the audiences action lists or waits', async () => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'respond', status: 503, headers: { 'Retry-After': '100' } }, { kind: 'hang' })
    const waiting = await list(
      sandbox,
      {},
      {
        meanwhile: async ({ logged, kill }) => {
          await logged(/Retrying/)
          kill(signal)
        },
      },
    )
    expectFailed(waiting, { reason: 'cancelled', audiences: '', count: '' })
    const meanwhile = onceSeen(sandbox, signal, ({ requests }) => requests[1]?.complete)
    expectFailed(await list(sandbox, {}, { meanwhile }), { reason: 'cancelled', audiences: '', count: '' })
  })
})

onPosix('a second signal', () => {
  test('on the heels of the first cannot end the process before it reports', async () => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'hang' })
    const meanwhile = async ({ kill }: Running) => {
      await sandbox.until(arrived)
      kill('SIGINT')
      kill('SIGTERM')
    }
    const step = await send(sandbox, {}, { meanwhile })
    expectFailed(step, { outcome: 'unknown', reason: 'cancelled', attempts: '1' })
    expect(step.summary).toMatch(/Unknown/)
  })

  test('while it reports cannot end it either', async () => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'hang' })
    // A summary that nobody reads yet: the process is held in the middle of its report.
    const summary = join(folder, 'summary-pipe')
    await promisify(execFile)('mkfifo', [summary])
    const over = new AbortController()
    let written = ''
    const meanwhile = async ({ kill, outputFile }: Running) => {
      const reported = outputsIn(outputFile, over.signal)
      await sandbox.until(arrived)
      kill('SIGINT')
      await reported
      kill('SIGINT')
      kill('SIGTERM')
      written = await readFile(summary, 'utf8')
    }
    const step = await send(sandbox, {}, { env: { GITHUB_STEP_SUMMARY: summary }, meanwhile })
    // Had it ended too early, the test would wait for it to the end of time.
    over.abort()
    await writable(summary).then(
      file => file.close(),
      () => {},
    )
    expectFailed(step, { outcome: 'unknown', reason: 'cancelled' })
    expect(written).toMatch(/Unknown/)
  })
})

/** Resolves when the last output has been written. */
async function outputsIn(path: string, signal: AbortSignal): Promise<void> {
  for await (const _ of watch(path, { signal })) {
    if ((await readFile(path, 'utf8')).includes('sent-at<<')) return
  }
}

/** A pipe opened for writing, if somebody reads it. */
const writable = (path: string) => open(path, constants.O_WRONLY | constants.O_NONBLOCK)
