import { describe, expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import type { GithubStep } from '../helpers/doubles/github.mjs'
import { type LoopbackProxy, startProxy } from '../helpers/doubles/proxy.mjs'
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
} from '../helpers/once-key.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

describe('claiming', () => {
  test('is the last thing before the POST, and takes two requests', async () => {
    expect(await step({ target: 'audience', 'audience-name': 'Newsletter' })).toMatchObject(sent)
    expect(order).toEqual(['GET', 'createTag', 'createRef', 'POST'])
    expect([...github.refs.keys()]).toEqual([ref])
  })

  test('records run, attempt, target, title, time and a nonce in an annotated tag', async () => {
    await step({ target: 'audience', 'audience-id': '101' }, { env: { GITHUB_RUN_ATTEMPT: '3' } })
    expect(own()?.object).toEqual({ sha, type: 'commit' })
    const record = JSON.parse(own()?.message ?? '')
    expect(record).toMatchObject({
      run: '4242',
      attempt: 3,
      title: 'Kestrel 4.2',
      target: expect.stringContaining('101'),
    })
    expect(Math.abs(Date.parse(record.time) - Date.parse(own()?.tagger.date ?? ''))).toBeLessThan(1_000)
    expect(record.nonce.length).toBeGreaterThan(20)
  })

  test('a key that was used is skipped: who used it, when, and how to release it', async () => {
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
    expect(order.filter(each => each === 'POST')).toHaveLength(1)
  })

  test('a re-run is skipped, another key is sent', async () => {
    await step()
    expect(await step({}, { env: { GITHUB_RUN_ATTEMPT: '2' } })).toMatchObject(skipped)
    sandbox.delivered.length = 0
    expect(await step({ 'once-key': 'release v4.3' })).toMatchObject(sent)
    expect(github.refs.size).toBe(2)
  })

  test('of eight at once one sends', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, job) => step({ timeout: '30' }, { env: { GITHUB_RUN_ID: `${100 + job}` } })),
    )
    expect(outcomes.map(({ outputs }) => outputs.outcome).sort()).toEqual(
      [...Array(1).fill('sent'), ...Array(7).fill('skipped')].sort(),
    )
    expect(sandbox.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(github.refs.size).toBe(1)
  })

  test('without once-key GitHub gets not one request', async () => {
    expect(await step({ 'once-key': '' })).toMatchObject(sent)
    expect(github.requests).toEqual([])
  })

  test('needs no event file that is JSON, in a dry run neither', async () => {
    const rest = { files: { 'broken.json': '{' }, env: { GITHUB_EVENT_PATH: 'broken.json' } }
    expect(await step({ 'dry-run': 'true' }, rest)).toMatchObject({ outputs: { outcome: 'dry-run' } })
    expect(operations()).toEqual(['getRef'])
    expect(await step({}, rest)).toMatchObject(sent)
  })

  test('a key of any text', async () => {
    const any = '発表 🎉 v1.0/β\n"quoted" ../.. ~^:?*[\\ @{x}.lock'
    expect(await step({ 'once-key': any })).toMatchObject(sent)
    expect([...github.refs.keys()]).toEqual([
      expect.stringMatching(/^refs\/web-push\/v1-0-quoted-x-lock-[0-9a-f]{12}$/),
    ])
    expect(await step({ 'once-key': `  ${any}\n` })).toMatchObject(skipped)
    expect(github.refs.size).toBe(1)
  })

  test('a record that somebody forged starts no command and draws nothing', async () => {
    claimByAnother(
      JSON.stringify({
        run: '1::error::x',
        attempt: 1,
        time: '\n::set-output name=outcome::sent\n##[set-output name=a;]b<img src=x>',
      }),
    )
    const first = await step()
    claimByAnother(
      JSON.stringify({
        run: '1',
        attempt: '<b>',
        time: '\n::set-output name=outcome::sent\n##[set-output name=a;]b<img src=x>',
      }),
    )
    for (const outcome of [first, await step()]) {
      expect(outcome).toMatchObject(skipped)
      const own = ['add-mask', 'group', 'endgroup', 'notice']
      expect(outcome.commands.filter(({ name }) => !own.includes(name))).toEqual([])
      expect(outcome.commands.filter(({ name }) => name === 'notice')).toHaveLength(1)
      expect(outcome.summary).not.toContain('<img src=x')
    }
  })

  test('a claim that is not a record of this action is valid too', async () => {
    claimByAnother('made by hand')
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain(command)
    github.refs.set(ref, sha)
    expect(await step()).toMatchObject(skipped)
  })

  test.each<GithubStep>([
    { kind: 'respond', status: 403 },
    { kind: 'reset-late', times: 9 },
  ])('the send is skipped even if the owner of the claim cannot be read (%j)', async fault => {
    claimByAnother()
    github.fault('getTag', fault)
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain(command)
  })
})

describe('the claim cannot be made', () => {
  const refusals: GithubStep[] = [
    { kind: 'respond', status: 400, body: { message: 'Problems parsing JSON' } },
    { kind: 'respond', status: 401, body: { message: 'Bad credentials' } },
    { kind: 'respond', status: 403, body: { message: 'Resource not accessible by integration' } },
    { kind: 'respond', status: 404, body: { message: 'Not Found' } },
    { kind: 'respond', status: 409, body: { message: 'Git Repository is empty.' } },
    {
      kind: 'respond',
      status: 422,
      body: { message: 'Repository rule violations found\n\nCannot create ref due to creations being restricted.' },
    },
    { kind: 'respond', status: 422, body: { message: 'Object does not exist' } },
    {
      kind: 'respond',
      status: 429,
      headers: { 'Retry-After': '60' },
      body: { message: 'You have exceeded a secondary rate limit' },
    },
    { kind: 'respond', status: 301, headers: { Location: '/repositories/1/git/refs' } },
  ]

  test.each(refusals)('the ref is refused: %j', async fault => {
    github.fault('createRef', fault, fault)
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    const again = fault.status === 403 || fault.status === 404 ? ['createBlob', 'createTag', 'createRef'] : []
    expect(order).toEqual(['createTag', 'createRef', ...again])
    expect(operations().length).toBe(order.length)
    await start()
    expect(outcome.annotations).toHaveLength(1)
    expect(errors(outcome)[0]?.message).toContain(String(fault.status))
    expect(await step()).toMatchObject(sent)
  })

  test.each<[number, string, string]>([
    [403, 'Resource not accessible by integration', 'cannot create this ref'],
    [422, 'Repository rule violations found', 'a ruleset'],
    [429, 'You have exceeded a secondary rate limit', 'run this again later'],
  ])('the ref is refused with %d (%s): the error says what to do', async (status, message, next) => {
    github.fault('createRef', { kind: 'respond', status, body: { message }, times: 2 })
    const [error] = errors(await step())
    expect(error?.message).toContain(message)
    expect(error?.message).toContain(next)
    expect(error?.message).not.toContain('contents: write')
  })

  test.each<GithubStep>([
    ...refusals,
    { kind: 'respond', status: 500 },
    { kind: 'respond', status: 502 },
    { kind: 'respond', status: 201, body: 'not JSON' },
    { kind: 'garbage' },
    { kind: 'reset-early' },
    { kind: 'hang' },
  ])('the tag object is not to be had: %j', async fault => {
    github.fault('createTag', fault)
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(order).toEqual(['createTag'])
    expect(outcome.annotations).toHaveLength(1)
    expect(github.refs.size).toBe(0)
  })

  test.each<[number, string, string]>([
    [401, 'Bad credentials', '`github.token`'],
    [422, 'Object does not exist', 'the commit of this run'],
    [429, 'You have exceeded a secondary rate limit', 'run this again later'],
  ])('the tag object is refused with %d (%s): what to do is said', async (status, message, next) => {
    github.fault('createTag', { kind: 'respond', status, body: { message } })
    const [error] = errors(await step())
    expect(error?.message).toContain(message)
    expect(error?.message).toContain(next)
    expect(error?.message).not.toContain('contents: write')
  })

  test.each(['read', 'none'] as const)('a token that may %s: the error says what it needs', async permission => {
    await start({ github: { permission } })
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(errors(outcome)[0]?.message).toContain('contents: write')
    expect(errors(outcome)[0]?.message).toContain('Resource not accessible by integration')
  })

  test('a wrong token, and GitHub that is not there', async () => {
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

  test('its holder gave it up meanwhile: nothing is sent, and a re-run sends', async () => {
    github.fault('createRef', { kind: 'respond', status: 422, body: { message: 'Reference already exists' } })
    expect(await step()).toMatchObject(claimFailed)
    expect(await step()).toMatchObject(sent)
  })

  test('it exists, and cannot be read: skipped', async () => {
    claimByAnother()
    github.fault('getRef', { kind: 'respond', status: 403, times: 9 })
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain(command)
  })
})

describe('what becomes of the claim', () => {
  test.each<[FaultStep, string]>([
    [{ kind: 'respond', status: 400 }, 'rejected'],
    [{ kind: 'respond', status: 301 }, 'rejected'],
    [{ kind: 'respond', status: 429, headers: { 'Retry-After': '0' } }, 'rejected'],
    [{ kind: 'respond', status: 503, headers: { 'Retry-After': '0' } }, 'rejected'],
  ])('%j is %s: released, and a re-run sends', async (fault, outcome) => {
    sandbox.fault('POST', fault)
    expect(await step()).toMatchObject({ outputs: { outcome } })
    expect(order).toEqual(['createTag', 'createRef', 'POST', 'deleteRef'])
    expect(github.refs.size).toBe(0)
    expect(await step({}, { env: { GITHUB_RUN_ATTEMPT: '2' } })).toMatchObject(sent)
  })

  test('no connection is not-sent: the claim is deleted, and a re-run sends', async () => {
    const closed = await startSandbox()
    await closed.close()
    const outcome = await step({ 'base-url': closed.url })
    expect(outcome).toMatchObject({ outputs: { outcome: 'not-sent', reason: 'connection-failed', attempts: '1' } })
    expect(github.refs.size).toBe(0)
    expect(await step()).toMatchObject(sent)
  })

  test.each<FaultStep>([
    { kind: 'reset-late', accept: true },
    { kind: 'reset-late', accept: false },
    { kind: 'hang', accept: true },
    { kind: 'garbage', accept: false },
    { kind: 'respond', status: 500, accept: true },
    { kind: 'respond', status: 503, accept: false },
    { kind: 'respond', status: 200, body: { success: false } },
  ])('%j is unknown: kept, which is said, and a re-run does not send', async fault => {
    sandbox.fault('POST', fault)
    const outcome = await step()
    expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'unknown' } })
    expect(operations()).toEqual(['createTag', 'createRef'])
    expect(github.refs.has(ref)).toBe(true)
    expect(plain(outcome.summary)).toContain(command)
    expect(outcome.stdout).toContain(command)
    expect(await step({}, { env: { GITHUB_RUN_ATTEMPT: '2' } })).toMatchObject(skipped)
  })

  test.each<FaultStep>([
    { kind: 'cut-body', status: 201 },
    { kind: 'respond', status: 200, body: 'fine' },
    { kind: 'hang-body', status: 202 },
  ])('%j is sent: kept', async fault => {
    sandbox.fault('POST', fault)
    expect(await step()).toMatchObject(sent)
    expect(await step()).toMatchObject(skipped)
  })

  test('a POST that is tried again is one claim', async () => {
    sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '0' }, times: 2 })
    expect(await step({ retries: '2' })).toMatchObject({ ...sent, outputs: { attempts: '3' } })
    expect(order).toEqual(['createTag', 'createRef', 'POST', 'POST', 'POST'])
  })
})

describe('a dry run looks', () => {
  const dryRun = { 'dry-run': 'true' }
  const dry = { exitCode: 0, outputs: { outcome: 'dry-run', reason: '', attempts: '0' } }

  test('at a free key', async () => {
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

  test.each<GithubStep>([
    { kind: 'respond', status: 403, times: 9 },
    { kind: 'garbage', times: 9 },
  ])('in vain (%j): it stays a dry run', async fault => {
    github.fault('getRef', fault)
    const outcome = await step(dryRun)
    expect(outcome).toMatchObject(dry)
    expect(outcome.stdout).toContain(`Could not determine whether the key "${key}" was used`)
    expect(github.refs.size).toBe(0)
  })

  test('with a token that may only read', async () => {
    await start({ github: { permission: 'read' } })
    expect(await step(dryRun)).toMatchObject(dry)
  })
})

describe('where GitHub is', () => {
  test.each(['/api/v3', '/api/v3/'])('below a path (%s), as on GitHub Enterprise Server', async prefix => {
    await start({ github: { prefix: '/api/v3' } })
    const env = { GITHUB_API_URL: github.url.replace('/api/v3', prefix), GITHUB_SERVER_URL: 'https://git.example.com' }
    expect(await step({}, { env })).toMatchObject(sent)
    const outcome = await step({}, { env })
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain(`gh api --hostname git.example.com --method DELETE repos/octo/site/git/${ref}`)
    expect(outcome.stdout).toContain('https://git.example.com/octo/site/actions/runs/4242')
  })

  test('through a proxy', async () => {
    const proxy: LoopbackProxy = await startProxy()
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
    const outcome = await step({}, { env })
    expect(outcome).toMatchObject(claimFailed)
    expect(posts()).toEqual([])
  })

  test('over https, through a tunnel', async () => {
    const proxy: LoopbackProxy = await startProxy()
    await start({ github: { tls: trusted } })
    further.push(proxy)
    expect(await step({}, trusting({ HTTPS_PROXY: proxy.url }))).toMatchObject(sent)
    expect(proxy.requests.map(({ method }) => method)).toEqual(['CONNECT'])
    expect(operations()).toEqual(['createTag', 'createRef'])
  })
})

describe('the GitHub token', () => {
  test('is masked, goes only to GitHub, and shows up nowhere even if GitHub echoes it', async () => {
    github.fault('createRef', { kind: 'respond', status: 403, body: { message: `No: ${github.token}` }, times: 2 })
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(outcome.masks).toContain(github.token)
    const shown = [
      outcome.stdout.replace(`::add-mask::${github.token}`, ''),
      outcome.stderr,
      outcome.summary,
      JSON.stringify(outcome.outputs),
    ]
    for (const text of shown) expect(text).not.toContain(github.token)
    expect(errors(outcome)[0]?.message).toContain('No: ***')

    expect(await step()).toMatchObject(sent)
    expect(JSON.stringify([sandbox.requests, sandbox.delivered])).not.toContain(github.token)
    expect(JSON.stringify([...github.tags.values()])).not.toContain(github.token)
    expect(JSON.stringify(github.requests)).not.toContain(sandbox.token)
  })
})
