import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import type { OperationName } from '../helpers/doubles/github.mjs'
import { unlessWindows } from '../helpers/needs.ts'
import {
  cancelled,
  command,
  further,
  github,
  operations,
  order,
  plain,
  sandbox,
  sent,
  skipped,
  start,
  step,
  warnings,
} from '../helpers/once-key.ts'
import type { Step } from '../helpers/runner.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

const onPosix = unlessWindows(describe, 'Windows has no signals')

onPosix('cancelled', () => {
  const inFlight = (operation: OperationName) =>
    github.until(({ requests }) => requests.some(each => each.operation === operation && each.complete))
  const cancelling = (name: 'SIGINT' | 'SIGTERM', when: Promise<void>, rest: Partial<Step> = {}) =>
    step({ timeout: '30' }, { signal: { name, when }, ...rest })

  test('while the ref is made, and it is made: it is deleted', async () => {
    github.fault('createRef', { kind: 'hang', apply: true })
    const outcome = await cancelling('SIGINT', inFlight('createRef'))
    expect(outcome).toMatchObject(cancelled)
    expect(github.refs.size).toBe(0)
    expect(order).not.toContain('POST')
    expect(warnings(outcome)).toEqual([])
    expect(await step()).toMatchObject(sent)
  })

  test('while the ref is made, and it is not made: a warning names it', async () => {
    github.fault('createRef', { kind: 'hang', apply: false })
    const outcome = await cancelling('SIGTERM', inFlight('createRef'))
    expect(outcome).toMatchObject(cancelled)
    expect(warnings(outcome)[0]?.message).toContain(command)
    expect(await step()).toMatchObject(sent)
  })

  test('between claim and hand-over: the claim is deleted', async () => {
    await start({ sandbox: { tls: trusted } })
    sandbox.fault('connection', { kind: 'hang' })
    const when = sandbox.until(({ connections }) => connections > 0)
    const outcome = await cancelling('SIGTERM', when, trusting())
    expect(outcome).toMatchObject({ ...cancelled, outputs: { attempts: '1' } })
    expect(order).toEqual(['createTag', 'createRef', 'deleteRef'])
    expect(github.refs.size).toBe(0)
  })

  test('after hand-over: the claim is kept, and a message says so', async () => {
    sandbox.fault('POST', { kind: 'hang', accept: true })
    const when = sandbox.until(({ delivered }) => delivered.length > 0)
    const outcome = await cancelling('SIGINT', when)
    expect(outcome).toMatchObject({ outputs: { outcome: 'unknown', reason: 'cancelled' } })
    expect(operations()).toEqual(['createTag', 'createRef'])
    expect(plain(outcome.summary)).toContain(command)
    expect(await step()).toMatchObject(skipped)
  })

  test('during the deletion: it is done all the same', async () => {
    sandbox.fault('POST', { kind: 'respond', status: 400 })
    github.fault('deleteRef', { kind: 'hang', apply: false })
    const outcome = await cancelling('SIGINT', inFlight('deleteRef'))
    expect(outcome).toMatchObject({ outputs: { outcome: 'rejected' } })
    expect(github.refs.size).toBe(0)
    expect(warnings(outcome)).toEqual([])
  })

  test('and GitHub answers nothing: a warning names the ref in time', async () => {
    github.fault('createRef', { kind: 'hang', apply: true })
    github.fault('getRef', { kind: 'hang', times: 9 })
    const outcome = await cancelling('SIGINT', inFlight('createRef'))
    expect(outcome).toMatchObject(cancelled)
    expect(warnings(outcome)[0]?.message).toContain(command)
    expect(operations().filter(each => each === 'getRef')).toHaveLength(1)
  })
})

onPosix('killed', () => {
  test('between claim and hand-over: the claim stays, and a later run says whose it is and how to delete it', async () => {
    sandbox.fault('POST', { kind: 'hang', accept: false })
    const when = sandbox.until(({ requests }) => requests.length > 0)
    const killed = await step({ timeout: '30' }, { signal: { name: 'SIGKILL', when } })
    expect(killed.exitCode).toBe(null)
    expect(killed.outputs).toEqual({})
    const outcome = await step({}, { env: { GITHUB_RUN_ATTEMPT: '2' } })
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain('run 4242 (attempt 1)')
    expect(outcome.stdout).toContain(command)
  })

  test('by an error that nothing caught, while it claims: nothing is sent afterwards', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'web-push-crash-'))
    further.push({ close: () => rm(folder, { recursive: true, force: true }) })
    const file = join(folder, 'crash.mjs')
    await writeFile(file, `process.on('SIGHUP', () => { throw new Error('out of the blue') })`)
    github.fault('createRef', { kind: 'slow', chunks: 8, intervalMs: 25 })
    github.fault('getRef', { kind: 'slow', chunks: 8, intervalMs: 100 })
    const outcome = await step(
      { timeout: '30' },
      {
        signal: { name: 'SIGHUP', when: github.until(({ refs }) => refs.size > 0) },
        env: { NODE_OPTIONS: `--import=${pathToFileURL(file)}` },
      },
    )
    expect(outcome).toMatchObject({
      exitCode: 1,
      outputs: { outcome: 'not-sent', reason: 'internal-error', attempts: '0' },
    })
    expect(order).not.toContain('POST')
    expect(github.refs.size).toBe(0)
  })
})
