import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import type { GithubStep } from '../helpers/doubles/github.mjs'
import { startProxy } from '../helpers/doubles/proxy.mjs'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import {
  claimByAnother,
  claimFailed,
  command,
  errors,
  further,
  github,
  key,
  operations,
  order,
  own,
  plain,
  posts,
  ref,
  sandbox,
  sent,
  sha,
  skipped,
  start,
  step,
  told,
  warnings,
} from '../helpers/once-key.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

// What may happen between the requests of a claim is in once-model.test.ts, and each refusal in claims.test.ts.

const rerun = { env: { GITHUB_RUN_ATTEMPT: '2' } }

/** Loads this script into the action before its own. */
async function preloaded(script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'web-push-once-'))
  further.push({ close: () => rm(folder, { recursive: true, force: true }) })
  const file = join(folder, 'preloaded.mjs')
  await writeFile(file, script)
  return { env: { NODE_OPTIONS: `--import=${pathToFileURL(file)}` } }
}

describe('claiming', () => {
  test('is the last thing before the POST, and records who sends what to whom', async () => {
    const inputs = { target: 'audience', 'audience-name': 'Newsletter' }
    expect(await step(inputs, { env: { GITHUB_RUN_ATTEMPT: '3' } })).toMatchObject(sent)
    expect(order).toEqual(['GET', 'createTag', 'createRef', 'POST'])
    expect([...github.refs.keys()]).toEqual([ref])
    expect(own()?.object).toEqual({ sha, type: 'commit' })
    const record = JSON.parse(own()?.message ?? '')
    expect(record).toMatchObject({ run: '4242', attempt: 3, title: 'Kestrel 4.2', target: 'audience 101' })
    expect(Math.abs(Date.parse(record.time) - Date.parse(own()?.tagger.date ?? ''))).toBeLessThan(1_000)
    expect(record.nonce.length).toBeGreaterThan(20)
  })

  test('a key that was used is skipped: who used it, when, and how to delete the claim; another key is sent', async () => {
    await step()
    const outcome = await step({}, { env: { GITHUB_RUN_ID: '4343' } })
    expect(outcome).toMatchObject(skipped)
    expect(outcome.outputs['status-code']).toBe('')
    const { time } = JSON.parse(own()?.message ?? '')
    for (const said of ['run 4242', 'attempt 1', time, ref, command]) {
      expect(outcome.stdout).toContain(said)
      expect(plain(outcome.summary)).toContain(said)
    }
    expect(outcome.stdout).toContain('https://github.com/octo/site/actions/runs/4242')
    expect(await step({}, rerun)).toMatchObject(skipped)
    expect(order.filter(each => each === 'POST')).toHaveLength(1)
    sandbox.delivered.length = 0
    expect(await step({ 'once-key': 'release v4.3' })).toMatchObject(sent)
  })

  test('the printed command deletes the claim', async () => {
    await step()
    const [, path] = /gh api --method DELETE (\S+)/.exec((await step()).stdout) ?? []
    const headers = { authorization: `token ${github.token}`, 'user-agent': 'gh' }
    expect((await fetch(`${github.url}/${path}`, { method: 'DELETE', headers })).status).toBe(204)
    sandbox.delivered.length = 0
    expect(await step()).toMatchObject(sent)
  })

  test.each([false, true])('of eight at once one sends (workflow files of no branch: %s)', async staleWorkflows => {
    await start({ github: { staleWorkflows } })
    const ids = Array.from({ length: 8 }, (_, job) => `${100 + job}`)
    const outcomes = await Promise.all(ids.map(id => step({ timeout: '30' }, { env: { GITHUB_RUN_ID: id } })))
    expect(outcomes.map(({ outputs }) => outputs.outcome).sort()).toEqual(['sent', ...Array(7).fill('skipped')])
    expect(sandbox.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(github.refs.size).toBe(1)
  })

  test('for a commit whose workflow files are those of no branch is a tag object of a blob', async () => {
    await start({ github: { staleWorkflows: true } })
    expect(await step()).toMatchObject(sent)
    expect(order).toEqual(['createTag', 'createRef', 'createBlob', 'createTag', 'createRef', 'POST'])
    expect(own()?.object.type).toBe('blob')
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain('run 4242')
  })

  test('without once-key GitHub gets not one request', async () => {
    expect(await step({ 'once-key': '' })).toMatchObject(sent)
    expect(github.requests).toEqual([])
  })

  test('needs no event file that is JSON, nor does a dry run', async () => {
    const rest = { files: { 'broken.json': '{' }, env: { GITHUB_EVENT_PATH: 'broken.json' } }
    expect(await step({ 'dry-run': 'true' }, rest)).toMatchObject({ outputs: { outcome: 'dry-run' } })
    expect(await step({}, rest)).toMatchObject(sent)
  })

  test('a key may be any text', async () => {
    const any = '発表 🎉 v1.0/β\n"quoted" ../.. ~^:?*[\\ @{x}.lock'
    expect(await step({ 'once-key': any })).toMatchObject(sent)
    const expected = /^refs\/web-push\/v1-0-quoted-x-lock-[0-9a-f]{12}$/
    expect([...github.refs.keys()]).toEqual([expect.stringMatching(expected)])
    expect(await step({ 'once-key': `  ${any}\n` })).toMatchObject(skipped)
    expect(github.refs.size).toBe(1)
  })

  test.each([
    ['1::error::x', 1],
    ['1', '<b>'],
  ])('a record that somebody forged (%j, %j) starts no command and draws nothing', async (run, attempt) => {
    const time = '\n::set-output name=outcome::sent\n##[set-output name=a;]b<img src=x>'
    claimByAnother(JSON.stringify({ run, attempt, time }))
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain(command)
    const known = ['add-mask', 'group', 'endgroup', 'notice']
    expect(outcome.commands.filter(({ name }) => !known.includes(name))).toEqual([])
    expect(outcome.commands.filter(({ name }) => name === 'notice')).toHaveLength(1)
    expect(outcome.summary).not.toContain('<img src=x')
  })

  test('the send is skipped even if the owner of the claim cannot be read', async () => {
    claimByAnother()
    github.fault('getTag', { kind: 'reset-late', times: 9 })
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain(command)
  })

  test('once-per is once in each period, by the moment at which the run starts', async () => {
    /** The run begins at the first of these times, and claims at the next. */
    const clock = (...times: string[]) =>
      preloaded(`const times = ${JSON.stringify(times.map(Date.parse))}
      const Real = Date
      globalThis.Date = class extends Real {
        constructor(...given) { given.length > 0 ? super(...given) : super(times.length > 1 ? times.shift() : times[0]) }
      }`)
    const perWeek = { 'once-per': 'week' }
    expect(await step(perWeek, await clock('2026-11-22T23:59:59.999Z', '2026-12-31T00:00:00Z'))).toMatchObject(sent)
    expect([...github.refs.keys()]).toEqual([expect.stringContaining('refs/web-push/release-v4-2-2026-w47-')])
    const again = await step(perWeek, await clock('2026-11-16T00:00:00Z'))
    expect(again).toMatchObject(skipped)
    expect(again.stdout).toContain(`${key} 2026-W47`)
    sandbox.delivered.length = 0
    expect(await step(perWeek, await clock('2026-11-23T00:00:00Z'))).toMatchObject(sent)
  })
})

describe('the claim cannot be made', () => {
  const denied = { kind: 'respond', status: 403, body: { message: 'Resource not accessible by integration' } } as const
  const ruled = { kind: 'respond', status: 422, body: { message: 'Repository rule violations found\n\nNo.' } } as const

  test.each<['createTag' | 'createRef', GithubStep, string[], string[]]>([
    ['createTag', { kind: 'hang' }, [], ['timeout']],
    ['createTag', { kind: 'garbage' }, [], ['bad-response']],
    ['createTag', denied, [], ['not accessible by integration', 'contents: write']],
    ['createRef', denied, ['createBlob', 'createTag', 'createRef'], ['403', 'cannot create a ref']],
    ['createRef', ruled, [], ['Repository rule violations found', 'a ruleset']],
    // Only a look at the ref says that it was not created.
    [
      'createRef',
      { kind: 'respond', status: 301, headers: { Location: '/repositories/1/git/refs' } },
      Array(3).fill('getRef'),
      ['301', 'GITHUB_API_URL'],
    ],
  ])('%s fails (%j): nothing is sent, and a re-run sends', async (operation, fault, again, texts) => {
    github.fault(operation, fault, fault)
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(order).toEqual(['createTag', ...(operation === 'createRef' ? ['createRef'] : []), ...again])
    expect(outcome.annotations).toHaveLength(1)
    for (const text of texts) expect(errors(outcome)[0]?.message).toContain(text)
    expect(github.refs.size).toBe(0)
    await start()
    expect(await step({}, rerun)).toMatchObject(sent)
  })

  test.each(['read', 'none'] as const)('a token that may %s: the error says what it needs', async permission => {
    await start({ github: { permission } })
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(errors(outcome)[0]?.message).toContain('contents: write')
  })

  test('a wrong token, and GitHub that cannot be reached', async () => {
    expect(await step({ 'github-token': 'ghs_wrong' })).toMatchObject(claimFailed)
    await github.close()
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(errors(outcome)[0]?.message).toContain('ECONNREFUSED')
    expect(order).not.toContain('POST')
  })

  test('GITHUB_API_URL that is not a URL', async () => {
    const outcome = await step({}, { env: { GITHUB_API_URL: 'no address' } })
    expect(outcome).toMatchObject(claimFailed)
    expect(errors(outcome)[0]?.message).toContain('GITHUB_API_URL must be')
    expect(order).toEqual([])
  })
})

describe('the answer to the creation of the ref is lost', () => {
  const losses: GithubStep[] = [
    { kind: 'reset-late' },
    { kind: 'hang' },
    { kind: 'cut-body', status: 201 },
    { kind: 'respond', status: 502, body: '<html>Bad gateway</html>', headers: { 'Content-Type': 'text/html' } },
  ]

  test.each(losses)('%j, and it was made: it is ours, and is sent', async fault => {
    github.fault('createRef', { ...fault, apply: true })
    expect(await step()).toMatchObject(sent)
    expect(order).toEqual(['createTag', 'createRef', 'getRef', 'POST'])
  })

  test.each(losses)('%j, and it was not made: nothing is sent, and the ref is named', async fault => {
    github.fault('createRef', { ...fault, apply: false })
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(errors(outcome)[0]?.message).toContain(ref)
    expect(told(outcome)).toContain(command)
    expect(operations().filter(each => each === 'createRef')).toHaveLength(1)
    expect(await step()).toMatchObject(sent)
  })
})

describe('what becomes of the claim', () => {
  test('rejected: it is deleted, and a re-run sends', async () => {
    sandbox.fault('POST', { kind: 'respond', status: 400 })
    expect(await step()).toMatchObject({ outputs: { outcome: 'rejected' } })
    expect(order).toEqual(['createTag', 'createRef', 'POST', 'deleteRef'])
    expect(await step({}, rerun)).toMatchObject(sent)
  })

  test('not sent, as there is no connection: it is deleted, and a re-run sends', async () => {
    const closed = await startSandbox()
    await closed.close()
    const outcome = await step({ 'base-url': closed.url })
    expect(outcome).toMatchObject({ outputs: { outcome: 'not-sent', reason: 'connection-failed', attempts: '1' } })
    expect(github.refs.size).toBe(0)
    expect(await step({}, rerun)).toMatchObject(sent)
  })

  test.each<FaultStep>([
    { kind: 'reset-late', accept: false },
    { kind: 'respond', status: 200, body: { success: false } },
  ])('%j is unknown: it is kept, which is said, and a re-run does not send', async fault => {
    sandbox.fault('POST', fault)
    const outcome = await step()
    expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'unknown' } })
    expect(operations()).toEqual(['createTag', 'createRef'])
    expect(plain(outcome.summary)).toContain(command)
    expect(outcome.stdout).toContain(command)
    expect(await step({}, rerun)).toMatchObject(skipped)
  })

  test('sent with a doubt: it is kept', async () => {
    sandbox.fault('POST', { kind: 'cut-body', status: 201 })
    expect(await step()).toMatchObject(sent)
    expect(await step({}, rerun)).toMatchObject(skipped)
  })

  test('a POST that is retried is one claim', async () => {
    sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '0' }, times: 2 })
    expect(await step({ retries: '2' })).toMatchObject({ ...sent, outputs: { attempts: '3' } })
    expect(order).toEqual(['createTag', 'createRef', 'POST', 'POST', 'POST'])
  })
})

describe('the deletion of a claim', () => {
  const rejecting = (fault: GithubStep) => {
    sandbox.fault('POST', { kind: 'respond', status: 400 })
    github.fault('deleteRef', fault)
    return step()
  }
  const rejected = { exitCode: 1, outputs: { outcome: 'rejected', reason: 'http-400' } }

  test.each<GithubStep>([
    { kind: 'respond', status: 403, times: 9 },
    { kind: 'respond', status: 422, times: 9, body: { message: 'Repository rule violations found' } },
    { kind: 'respond', status: 200, times: 9, apply: false },
    { kind: 'reset-late', apply: false, times: 9 },
  ])('fails (%j): a warning has the ref and the command; the outcome stays', async fault => {
    const outcome = await rejecting(fault)
    expect(outcome).toMatchObject(rejected)
    expect(warnings(outcome)).toHaveLength(1)
    expect(warnings(outcome)[0]?.message).toContain(ref)
    expect(warnings(outcome)[0]?.message).toContain(command)
    expect(plain(outcome.summary)).toContain(command)
    expect(errors(outcome)).toHaveLength(1)
  })

  test.each<GithubStep>([
    { kind: 'hang', apply: true },
    { kind: 'respond', status: 422, body: { message: 'Reference does not exist' }, apply: true },
    { kind: 'respond', status: 502 },
  ])('stumbles (%j), and is done in the end', async fault => {
    const outcome = await rejecting(fault)
    expect(outcome).toMatchObject(rejected)
    expect(warnings(outcome)).toEqual([])
    expect(github.refs.size).toBe(0)
  })

  test('comes to a halt: the run ends with outputs, and a warning names the claim', async () => {
    // Sockets that never connect and timers that nobody waits for, from the DELETE on: Node ends while it deletes.
    const halting = await preloaded(`import net from 'node:net'
      import http from 'node:http'
      const { setTimeout } = globalThis
      const { connect } = net.Socket.prototype
      const { request } = http
      let halts = false
      http.request = (url, options, ...rest) => {
        if (options?.method !== 'DELETE') return request(url, options, ...rest)
        halts = true
        globalThis.setTimeout = (...given) => setTimeout(...given).unref()
        return request(url, { ...options, agent: new http.Agent() }, ...rest)
      }
      net.Socket.prototype.connect = function (...given) {
        if (!halts) return connect.apply(this, given)
        this.connecting = true
        return this
      }`)
    sandbox.fault('POST', { kind: 'respond', status: 400, headers: { Connection: 'close' } })
    const outcome = await step({ timeout: '30' }, halting)
    expect(outcome).toMatchObject(rejected)
    expect(warnings(outcome)[0]?.message).toContain(command)
  })
})

describe('a dry run looks', () => {
  const dryRun = { 'dry-run': 'true' }
  const dry = { exitCode: 0, outputs: { outcome: 'dry-run', reason: '', attempts: '0' } }

  test('at a key that was not used, with a token that may only read', async () => {
    await start({ github: { permission: 'read' } })
    const outcome = await step(dryRun)
    expect(outcome).toMatchObject(dry)
    expect(order).toEqual(['GET', 'getRef'])
    expect(outcome.stdout).toContain(`The key "${key}" has not been used.`)
  })

  test('at a used key, and says who used it', async () => {
    claimByAnother()
    const outcome = await step(dryRun)
    expect(outcome).toMatchObject(dry)
    expect(order).toEqual(['GET', 'getRef', 'getTag'])
    for (const said of ['run 777', 'attempt 2', '2026-08-04T09:30:12.345Z', ref]) {
      expect(outcome.stdout).toContain(said)
      expect(plain(outcome.summary)).toContain(said)
    }
  })

  test('in vain: it stays a dry run', async () => {
    github.fault('getRef', { kind: 'garbage', times: 9 })
    const outcome = await step(dryRun)
    expect(outcome).toMatchObject(dry)
    expect(outcome.stdout).toContain(`Could not determine whether the key "${key}" was used`)
  })
})

describe('GitHub is reached', () => {
  test.each(['/api/v3', '/api/v3/'])('below a path (%s), as on GitHub Enterprise Server', async prefix => {
    await start({ github: { prefix: '/api/v3' } })
    const env = { GITHUB_API_URL: github.url.replace('/api/v3', prefix), GITHUB_SERVER_URL: 'https://git.example.com' }
    expect(await step({}, { env })).toMatchObject(sent)
    const { stdout } = await step({}, { env })
    expect(stdout).toContain(`gh api --hostname git.example.com --method DELETE repos/octo/site/git/${ref}`)
    expect(stdout).toContain('https://git.example.com/octo/site/actions/runs/4242')
  })

  test('through a proxy, and not at all if the proxy fails', async () => {
    const proxy = await startProxy()
    further.push(proxy)
    const env = { http_proxy: proxy.url }
    expect(await step({}, { env })).toMatchObject(sent)
    expect(proxy.requests.map(({ target }) => target)).toEqual([
      `${github.url}/repos/octo/site/git/tags`,
      `${github.url}/repos/octo/site/git/refs`,
      `${sandbox.url}/v1/notifications`,
    ])
    sandbox.delivered.length = 0
    github.refs.clear()
    proxy.fault({ kind: 'pass' }, { kind: 'reset' })
    expect(await step({}, { env })).toMatchObject(claimFailed)
    expect(posts()).toEqual([])
  })

  test('over https, through a tunnel', async () => {
    const proxy = await startProxy()
    await start({ github: { tls: trusted } })
    further.push(proxy)
    expect(await step({}, trusting({ HTTPS_PROXY: proxy.url }))).toMatchObject(sent)
    expect(proxy.requests.map(({ method }) => method)).toEqual(['CONNECT'])
  })
})

test('the GitHub token is masked, goes only to GitHub, and shows up nowhere even if GitHub echoes it', async () => {
  github.fault('createRef', { kind: 'respond', status: 403, body: { message: `No: ${github.token}` }, times: 2 })
  const outcome = await step()
  expect(outcome).toMatchObject(claimFailed)
  expect(outcome.masks).toContain(github.token)
  const log = outcome.stdout.replace(`::add-mask::${github.token}`, '')
  for (const text of [log, outcome.stderr, outcome.summary, JSON.stringify(outcome.outputs)]) {
    expect(text).not.toContain(github.token)
  }
  expect(errors(outcome)[0]?.message).toContain('No: ***')

  expect(await step()).toMatchObject(sent)
  expect(JSON.stringify([sandbox.requests, sandbox.delivered])).not.toContain(github.token)
  expect(JSON.stringify([...github.tags.values()])).not.toContain(github.token)
  expect(JSON.stringify(github.requests)).not.toContain(sandbox.token)
})
