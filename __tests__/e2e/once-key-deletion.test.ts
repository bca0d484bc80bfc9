import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import type { GithubStep } from '../helpers/doubles/github.mjs'
import {
  claimByAnother,
  command,
  errors,
  further,
  github,
  operations,
  others,
  plain,
  ref,
  sandbox,
  sent,
  start,
  step,
  warnings,
} from '../helpers/once-key.ts'

describe('the deletion of a claim', () => {
  const rejecting = (fault: GithubStep) => {
    sandbox.fault('POST', { kind: 'respond', status: 400 })
    github.fault('deleteRef', fault)
    return step()
  }
  const rejected = { exitCode: 1, outputs: { outcome: 'rejected', reason: 'http-400' } }

  test.each<GithubStep>([
    { kind: 'respond', status: 403, times: 9 },
    { kind: 'respond', status: 404, times: 9 },
    { kind: 'respond', status: 409, times: 9 },
    {
      kind: 'respond',
      status: 422,
      times: 9,
      body: { message: 'Repository rule violations found\n\nCannot delete this ref' },
    },
    { kind: 'respond', status: 429, times: 9 },
    { kind: 'respond', status: 500, times: 9 },
    { kind: 'respond', status: 200, times: 9, apply: false },
    { kind: 'garbage', apply: false, times: 9 },
    { kind: 'reset-late', apply: false, times: 9 },
    { kind: 'reset-early', times: 9 },
  ])('fails (%j): a warning names the ref and the command; the outcome stays', async fault => {
    const outcome = await rejecting(fault)
    expect(outcome).toMatchObject(rejected)
    expect(warnings(outcome)).toHaveLength(1)
    expect(warnings(outcome)[0]?.message).toContain(ref)
    expect(warnings(outcome)[0]?.message).toContain(command)
    expect(plain(outcome.summary)).toContain(command)
    expect(errors(outcome)).toHaveLength(1)
    expect(operations().filter(each => each === 'createRef')).toHaveLength(1)
  })

  test.each<GithubStep>([
    { kind: 'reset-late' },
    { kind: 'hang', apply: true },
    { kind: 'respond', status: 502, apply: true },
    { kind: 'respond', status: 422, body: { message: 'Reference does not exist' }, apply: true },
    { kind: 'respond', status: 502 },
    { kind: 'reset-early' },
  ])('stumbles (%j), and is done in the end', async fault => {
    const outcome = await rejecting(fault)
    expect(outcome).toMatchObject(rejected)
    expect(warnings(outcome)).toEqual([])
    expect(github.refs.size).toBe(0)
  })

  test('never deletes what another run has claimed meanwhile', async () => {
    await start({
      github: {
        onEvent: state => {
          const last = state.requests.at(-1)
          if (last?.operation === 'deleteRef' && last.complete && !state.refs.has(ref)) claimByAnother()
        },
      },
    })
    const outcome = await rejecting({ kind: 'reset-late' })
    expect(outcome).toMatchObject(rejected)
    expect(warnings(outcome)).toEqual([])
    expect(github.refs.get(ref)).toBe(others)
  })

  test('the command in the message deletes the claim', async () => {
    await step()
    const { stdout } = await step()
    const [, path] = /gh api --method DELETE (\S+)/.exec(stdout) ?? []
    const headers = { authorization: `token ${github.token}`, 'user-agent': 'gh' }
    expect((await fetch(`${github.url}/${path}`, { method: 'DELETE', headers })).status).toBe(204)
    sandbox.delivered.length = 0
    expect(await step()).toMatchObject(sent)
  })

  test('comes to a halt: the run ends with outputs, and a warning names the claim', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'web-push-halt-'))
    further.push({ close: () => rm(folder, { recursive: true, force: true }) })
    const file = join(folder, 'halt.mjs')
    // Sockets that never connect and timers that nobody waits for, from the POST on: Node ends while it deletes.
    await writeFile(
      file,
      `import net from 'node:net'
      import http from 'node:http'
      const { setTimeout } = globalThis
      const { connect } = net.Socket.prototype
      const { request } = http
      let halts = false
      http.request = (url, options, ...rest) => {
        if (options?.method === 'DELETE') {
          halts = true
          globalThis.setTimeout = (...given) => setTimeout(...given).unref()
          return request(url, { ...options, agent: new http.Agent() }, ...rest)
        }
        return request(url, options, ...rest)
      }
      net.Socket.prototype.connect = function (...given) {
        if (!halts) return connect.apply(this, given)
        this.connecting = true
        return this
      }`,
    )
    sandbox.fault('POST', { kind: 'respond', status: 400, headers: { Connection: 'close' } })
    const outcome = await step({ timeout: '30' }, { env: { NODE_OPTIONS: `--import=${pathToFileURL(file)}` } })
    expect(outcome).toMatchObject(rejected)
    expect(warnings(outcome)[0]?.message).toContain(command)
  })
})
