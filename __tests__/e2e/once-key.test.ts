import { expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import type { OperationName } from '../helpers/doubles/github-api.ts'
import { startProxy } from '../helpers/doubles/proxy.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { cancelled, command, key, ref, type Scenario, sent, sha, skipped, startScenario } from '../helpers/once-key.ts'
import { crashing, preloading } from '../helpers/preload.ts'
import { adviceIn } from '../helpers/printed-advice.ts'
import type { Step } from '../helpers/runner.ts'
import { leaks } from '../helpers/secrecy.ts'
import { closing, expectFailed, expectPassed, told, warningsOf } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

// claim-store.test.ts covers every response to the requests that create, read, or delete a claim. once-model.test.ts
// covers what can happen between these requests.

const rerun = { env: { GITHUB_RUN_ATTEMPT: '2' } }
const claimFailed = { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' }

test('a run claims its key just before its first POST, and records run, attempt, title, and target', async () => {
  const { sandbox, github, order, step, record } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '0' } })
  const inputs = { target: 'audience', 'audience-name': 'Newsletter', retries: '1' }
  // Octokit reads the event file on import and throws if the file is not JSON.
  const env = { GITHUB_RUN_ATTEMPT: '3', GITHUB_EVENT_PATH: 'broken.json' }
  expect(await step(inputs, { env, files: { 'broken.json': '{' } })).toMatchObject(sent)
  // Before the retry, the run checks that it still has its claim.
  expect(order).toEqual(['GET', 'createTag', 'createRef', 'POST', 'getRef', 'POST'])
  expect([...github.refs.keys()]).toEqual([ref])
  expect(record()?.object).toEqual({ sha, type: 'commit' })
  const { time, nonce, ...rest } = JSON.parse(record()?.message ?? '')
  expect(rest).toEqual({ run: '4242', attempt: 3, key, title: 'Hello', target: 'audience 101' })
  expect(Math.abs(Date.parse(time) - Date.parse(record()?.tagger.date ?? ''))).toBeLessThan(1_000)
  expect(nonce.length).toBeGreaterThan(20)
})

test('a run warns about a key with an unresolved template, which the next run has too', async () => {
  const { step } = await startScenario()
  const first = await step({ 'once-key': 'daily-$(date +%F)' })
  expect(first).toMatchObject(sent)
  const message = expect.stringContaining('the unresolved template "$(date +%F)". Every run has')
  expect(warningsOf(first)).toEqual([expect.objectContaining({ message })])
})

test('a run whose key was used is skipped, and names the run, the time, and the command that allows another send', async () => {
  const { sandbox, github, order, step, record } = await startScenario()
  await step()
  const outcome = await step({ 'once-key': `  ${key}\n`, title: 'Other' }, { env: { GITHUB_RUN_ID: '4343' } })
  expect(outcome).toMatchObject(skipped)
  expect(outcome.outputs['status-code']).toBe('')
  const { time } = JSON.parse(record()?.message ?? '')
  const page = 'https://github.com/octo/site/actions/runs/4242'
  const what = '"Hello" to every subscriber of the site'
  for (const text of ['run 4242', 'attempt 1', time, page, what, ref, command]) expect(outcome.stdout).toContain(text)
  const [advice] = adviceIn(told(outcome))
  expect(advice).toEqual({
    ref,
    tag: github.refs.get(ref),
    waitsFirst: false,
    waitsFor: '4242',
    mustCheckFirst: true,
    allowsSecond: true,
  })
  expect(outcome.summary).toContain('/octo/site/actions/runs/4242')
  expect(order.filter(each => each === 'POST')).toHaveLength(1)

  const [, path] = /gh api --method DELETE (\S+)/.exec(outcome.stdout) ?? []
  const headers = { authorization: `token ${github.token}`, 'user-agent': 'gh' }
  expect((await fetch(`${github.url}/${path}`, { method: 'DELETE', headers })).status).toBe(204)
  sandbox.delivered.length = 0
  expect(await step()).toMatchObject(sent)
})

test.each([
  { what: 'four concurrent runs', count: 4, staleWorkflows: false, type: 'commit' },
  {
    what: 'two concurrent runs of a commit whose workflow files are on no branch',
    count: 2,
    staleWorkflows: true,
    type: 'blob',
  },
])('of $what, one sends, and its claim is a tag of a $type', async ({ count, staleWorkflows, type }) => {
  const { sandbox, github, step, record } = await startScenario({ github: { staleWorkflows } })
  const ids = Array.from({ length: count }, (_, job) => `${100 + job}`)
  const steps = await Promise.all(ids.map(id => step({ timeout: '30' }, { env: { GITHUB_RUN_ID: id } })))
  const outcomes = steps.map(({ outputs }) => outputs.outcome).sort()
  expect(outcomes).toEqual(['sent', ...Array(count - 1).fill('skipped')])
  expect(sandbox.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(github.refs.size).toBe(1)
  expect(record()?.object.type).toBe(type)
})

test('if a key holds the run and its attempt, the advice says that a re-run has another key, and sends', async () => {
  const { sandbox, step } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 500 })
  const outcome = await step({ 'once-key': 'sale-4242-1' })
  expect(expectFailed(outcome, { outcome: 'unknown', reason: 'http-500' })).toMatch(
    /If the 1 in the `once-key` is the attempt of this run .* a re-run gets a different key .* a re-run with the same key is skipped/,
  )
})

test('a run without once-key requests nothing from GitHub', async () => {
  const { github, step } = await startScenario()
  expect(await step({ 'once-key': 'none' })).toMatchObject(sent)
  expect(github.requests).toEqual([])
})

test('a forged record of a claim starts no workflow command and adds no HTML, and its key counts as used', async () => {
  const { step, claimByAnother } = await startScenario()
  const time = '\n::set-output name=outcome::sent\n##[set-output name=a;]b<img src=x>'
  claimByAnother({ run: '1::error::x', attempt: '<b>', time })
  const outcome = await step()
  expectPassed(outcome, skipped.outputs)
  expect(outcome.stdout).toContain(command)
  expect(outcome.summary).not.toContain('<img src=x')
})

test('once-per allows one send in each period, and the start of the run determines the period', async () => {
  const { sandbox, github, step } = await startScenario()
  /** Runs a step whose clock first returns `time`, and from then on a time in the next year. */
  const startAt = (time: string) => {
    const clock = `let now = '${time}'
      globalThis.Date = class extends Date {
        constructor(...given) { super(...(given.length > 0 ? given : [now])); now = '2027-11-22' }
      }`
    return step({ 'once-per': 'week' }, { env: preloading(clock) })
  }
  expect(await startAt('2026-11-22T23:59:59.999Z')).toMatchObject(sent)
  expect([...github.refs.keys()]).toEqual([expect.stringContaining('refs/web-push/release-v4-2-2026-w47-')])
  const again = await startAt('2026-11-16T00:00:00Z')
  expect(again).toMatchObject(skipped)
  expect(again.stdout).toContain(`${key} 2026-W47`)
  sandbox.delivered.length = 0
  expect(await startAt('2026-11-23T00:00:00Z')).toMatchObject(sent)
})

test.each<{ why: string; prepare: (scenario: Scenario) => unknown; requests: string[]; remedy: string }>([
  { why: 'GitHub cannot be reached', prepare: ({ github }) => github.close(), requests: [], remedy: 'ECONNREFUSED' },
  {
    why: 'the token may only read',
    prepare: ({ github }) => {
      github.permission = 'read'
    },
    requests: ['createTag'],
    remedy: '`contents: write`',
  },
])(
  'a run that cannot claim its key because $why sends nothing, and its error has the remedy',
  async ({ prepare, requests, remedy }) => {
    const scenario = await startScenario()
    const { github, order, step } = scenario
    await prepare(scenario)
    const outcome = await step()
    expect(expectFailed(outcome, claimFailed)).toContain(remedy)
    expect(order).toEqual(requests)
    expect(github.refs.size).toBe(0)
    expect(outcome.annotations).toHaveLength(1)
  },
)

test('a run sends nothing if GitHub may still make its claim, and its one error says to wait and then delete it', async () => {
  const { github, order, step } = await startScenario()
  github.fault('createRef', { kind: 'respond', status: 504, body: '<html>Timed out</html>', accept: false, times: 2 })
  const outcome = await step()
  const text = expectFailed(outcome, claimFailed)
  expect(text).toMatch(/First, wait a few minutes, because GitHub may still create the claim\./)
  expect(outcome.annotations).toHaveLength(1)
  const [tag] = github.tags.keys()
  expect(adviceIn(text)).toEqual([
    { ref, tag, waitsFirst: true, waitsFor: undefined, mustCheckFirst: false, allowsSecond: false },
  ])
  expect(order.filter(each => each === 'createRef')).toHaveLength(2)
  expect(await step()).toMatchObject(sent)
})

const page = { kind: 'respond', status: 403, body: '<html>Forbidden</html>', accept: false } as const

test('a run that was skipped warns about a claim that a gateway refused, because GitHub may still make it', async () => {
  const { github, step, claimByAnother } = await startScenario()
  github.fault('createRef', page)
  claimByAnother()
  const outcome = await step()
  expect(outcome).toMatchObject(skipped)
  const own = [...github.tags.keys()].at(-1)
  const message = expect.stringMatching(
    `^This run sent nothing, .* First, wait a few minutes, because GitHub may still create the claim[^]* = ${own} `,
  )
  expect(warningsOf(outcome)).toEqual([expect.objectContaining({ title: 'Claim not certain', message })])
})

test.each<{ what: string; staleWorkflows: boolean; faults: FaultStep[]; warnings: unknown[] }>([
  { what: 'without a warning if GitHub itself refused the first one', staleWorkflows: true, faults: [], warnings: [] },
  {
    what: 'with a warning if a gateway refused the first one, which GitHub may still create',
    staleWorkflows: false,
    faults: [page],
    warnings: [{ message: expect.stringContaining(command) }],
  },
])('a rejected run deletes its second ref $what', async ({ staleWorkflows, faults, warnings }) => {
  const { sandbox, github, order, step } = await startScenario({ github: { staleWorkflows } })
  github.fault('createRef', ...faults)
  sandbox.fault('POST', { kind: 'respond', status: 400 })
  const outcome = await step()
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-400' })
  expect(order.filter(each => each === 'createRef')).toHaveLength(2)
  expect(github.refs.size).toBe(0)
  expect(warningsOf(outcome)).toMatchObject(warnings)
})

test.each<{ shown: string; reads: FaultStep[] }>([
  { shown: 'shows the ref', reads: [] },
  { shown: 'shows no ref', reads: [{ kind: 'pass' }, { kind: 'respond', status: 404, times: 3 }] },
])('a claim stays, with a warning, if GitHub finds no ref to delete and then $shown', async ({ reads }) => {
  const { sandbox, github, order, step } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 400 })
  const absent = { message: 'Reference does not exist', documentation_url: 'https://docs.github.com/rest' }
  github.fault('deleteRef', { kind: 'respond', status: 422, body: absent })
  github.fault('getRef', ...reads)
  const outcome = await step()
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-400' })
  expect(warningsOf(outcome)).toMatchObject([{ message: expect.stringContaining(command) }])
  expect(order.filter(each => each === 'deleteRef')).toHaveLength(1)
  expect(await step({}, rerun)).toMatchObject(skipped)
})

/** Moves the clock forward by an hour when the run creates its claim, as if the machine had been suspended. */
const suspended = preloading(`import http from 'node:http'
  const { request } = http
  const { now } = Date
  http.request = (...given) => {
    if (String(given[0]).endsWith('/git/refs')) Date.now = () => now() + 3_600_000
    return request(...given)
  }`)

test('a run whose machine was suspended after the claim sends nothing if another run has the claim by then', async () => {
  const { github, order, step } = await startScenario()
  const claimOfAnother = { object: { sha: 'f'.repeat(40) } }
  github.fault('getRef', { kind: 'respond', status: 200, body: claimOfAnother })
  const outcome = await step({}, { env: suspended })
  expect(outcome).toMatchObject(skipped)
  expect(order).not.toContain('POST')
  expect(outcome.annotations).toHaveLength(1)
})

test.each<{ outcome: string; fault: FaultStep; inputs: Record<string, string> }>([
  { outcome: 'rejected', fault: { kind: 'respond', status: 400 }, inputs: {} },
  { outcome: 'not-sent', fault: { kind: 'pass' }, inputs: { 'base-url': 'http://127.0.0.1:1' } },
])('a run whose outcome is $outcome deletes its claim, and a re-run sends', async ({ outcome, fault, inputs }) => {
  const { sandbox, github, order, step } = await startScenario()
  sandbox.fault('POST', fault)
  expect(await step(inputs)).toMatchObject({ outputs: { outcome, attempts: '1' } })
  expect(order.filter(each => each !== 'POST')).toEqual(['createTag', 'createRef', 'getRef', 'deleteRef'])
  expect(github.refs.size).toBe(0)
  expect(await step({}, rerun)).toMatchObject(sent)
})

test('a run whose outcome is unknown keeps its claim and says so, and a re-run does not send', async () => {
  const { sandbox, order, step } = await startScenario()
  sandbox.fault('POST', { kind: 'reset-late', accept: false })
  const outcome = await step()
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'unknown' } })
  expect(order).toEqual(['createTag', 'createRef', 'POST'])
  expect(outcome.stdout).toContain(command)
  expect(await step({}, rerun)).toMatchObject(skipped)
})

test('a run that finds a claim by another run after its wait does not retry, and says why', async () => {
  const { sandbox, github, step, claimByAnother, whilePosting } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '0' } })
  whilePosting(() => claimByAnother())
  const outcome = await step({ retries: '3' })
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-429', attempts: '1', 'status-code': '429' })
  const message = expect.stringMatching(/is no longer the claim of this run\. Another run may send/)
  expect(warningsOf(outcome)).toMatchObject([{ title: 'Not retried', message }])
  expect(outcome.summary).toContain('The action did not retry after the wait')
  expect(github.refs.size).toBe(1)
})

test('a re-run after a send is first told that there is nothing to do, with a link to the attempt that made the claim', async () => {
  const { step } = await startScenario()
  await step()
  const outcome = await step({}, rerun)
  expect(outcome).toMatchObject(skipped)
  const [{ message = '' } = {}] = outcome.annotations
  expect(message).toMatch(
    /^Skipped: nothing was sent\. If you only re-ran this job and attempt 1 sent the notification, there is nothing to do\. Attempt 1 of this run claimed /,
  )
  expect(message).toContain('https://github.com/octo/site/actions/runs/4242/attempts/1')
  expect(message).not.toMatch(/run 4242 has ended|new key/)
  expect(outcome.summary).toContain('/octo/site/actions/runs/4242/attempts/1')
})

test('a claim on another key with the same ref is not a send of this key', async () => {
  const { sandbox, step, claimByAnother } = await startScenario()
  claimByAnother({ key: 'release v4.2 ', run: '777', attempt: 2, time: '2026-08-04T09:30:12.345Z' })
  expect(expectFailed(await step(), claimFailed)).toMatch(
    /is the claim on a different key with the same ref name, "release v4\.2 ", so .* cannot know/,
  )
  expect(sandbox.delivered).toEqual([])
})

test('the advice to delete a claim begins with waiting some minutes if its deletion may still be carried out', async () => {
  const { sandbox, github, step } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 400 })
  github.fault('deleteRef', { kind: 'respond', status: 504, body: 'Timed out' })
  const outcome = await step()
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-400' })
  expect(warningsOf(outcome)).toMatchObject([
    { message: expect.stringMatching(/^This run sent nothing, .* First, wait a few minutes, because GitHub/) },
  ])
  expect(told(outcome)).toContain(command)
})

/** The machine is suspended for 20 s before it connects for the POST, and for 20 s while it connects. */
const slowToConnect = preloading(`import http from 'node:http'
  const { request } = http
  const { now } = Date
  let aheadMs = 0
  Date.now = () => now() + aheadMs
  http.request = (url, options) => {
    if (!url.pathname.endsWith('/v1/notifications')) return request(url, options)
    aheadMs += 20_000
    return request(url, options).on('socket', socket => socket.on('connect', () => (aheadMs += 20_000)))
  }`)

test('a POST is not handed over more than 30 s after its claim, however the time is divided', async () => {
  const { order, sandbox, step } = await startScenario()
  const outcome = await step({ timeout: '300' }, { env: slowToConnect })
  expectFailed(outcome, { outcome: 'not-sent', reason: 'timeout' })
  expect(sandbox.delivered).toEqual([])
  expect(order).toEqual(['createTag', 'createRef', 'getRef', 'deleteRef'])
})

test('if a claim exists but cannot be read, one error names it, and no command deletes it without a check', async () => {
  const { github, step, claimByAnother } = await startScenario()
  github.fault('getRef', { kind: 'respond', status: 403, body: { message: 'No' }, times: 9 })
  claimByAnother()
  const outcome = await step()
  const text = expectFailed(outcome, claimFailed)
  expect(text).toContain(ref)
  expect(outcome.annotations).toHaveLength(1)
  const own = [...github.tags.values()].find(({ message }) => message.includes('"run": "4242"'))
  expect(text).toContain(`= ${own?.sha} ] && ${command}`)
  const printed = `${outcome.stdout}${outcome.summary}`
  const deletions = printed.split(command).length - 1
  const checks = printed.match(/ = \w{40} \] (&&|&#38;&#38;) gh api --method DELETE/g)
  expect(checks).toHaveLength(deletions)
})

test('no printed command contains anything else than the hash of an object, even if GitHub sends something else', async () => {
  const { github, step, claimByAnother } = await startScenario()
  const sha = 'x ] || touch hacked #'
  github.fault('getRef', { kind: 'respond', status: 200, body: { object: { sha } }, times: 9 })
  claimByAnother()
  const outcome = await step()
  expectFailed(outcome, claimFailed)
  expect(`${outcome.stdout}${outcome.summary}`).not.toContain('hacked')
})

const openProxy = closing(startProxy)

/** The DELETE request hangs without keeping the process alive, so Node exits before the claim is deleted. */
const halting = preloading(`import http from 'node:http'
  import { PassThrough } from 'node:stream'
  const { request, setTimeout } = { ...http, ...globalThis }
  http.request = (...given) => {
    if (given[1]?.method !== 'DELETE') return request(...given)
    globalThis.setTimeout = (...given) => setTimeout(...given).unref()
    return new PassThrough()
  }`)

test.each([
  { why: 'a rule of the repository protects it', env: {} },
  { why: 'the run stops before it is deleted', env: halting },
])('a warning names a claim that is not deleted because $why, and the outcome does not change', async ({ env }) => {
  const { sandbox, github, step } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 400 })
  const ruled = { message: 'Repository rule violations found' }
  github.fault('deleteRef', { kind: 'respond', status: 422, body: ruled, times: 9 })
  const outcome = await step({ timeout: '30' }, { env })
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-400' })
  expect(warningsOf(outcome)).toMatchObject([{ message: expect.stringContaining(command) }])
  expect(outcome.summary).toContain(command)
})

test.each<{ what: string; prepare: (scenario: Scenario) => unknown; requests: string[]; texts: string[] }>([
  {
    what: 'has not been used',
    prepare: ({ github }) => {
      github.permission = 'read'
    },
    requests: ['getRef'],
    texts: ['has not been used.'],
  },
  {
    what: 'was used by another run',
    prepare: ({ claimByAnother }) => claimByAnother(),
    requests: ['getRef', 'getTag'],
    texts: ['Run 777', 'attempt 2', '2026-08-04T09:30:12.345Z', ref],
  },
])('a dry run says that its key $what, and claims nothing', async ({ prepare, requests, texts }) => {
  const scenario = await startScenario()
  const { order, step } = scenario
  await prepare(scenario)
  const outcome = await step({ 'dry-run': 'true' })
  expectPassed(outcome, { outcome: 'dry-run', attempts: '0' })
  expect(order).toEqual(['GET', ...requests])
  for (const text of [...texts, `key "${key}"`]) expect(outcome.stdout).toContain(text)
})

test('a claim on GitHub Enterprise Server uses the path of its API, and the command names its host', async () => {
  const { github, step } = await startScenario({ github: { prefix: '/api/v3' } })
  const env = { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: 'https://git.example.com' }
  expect(await step({}, { env })).toMatchObject(sent)
  const { stdout } = await step({}, { env })
  expect(stdout).toContain(`gh api --hostname git.example.com --method DELETE repos/octo/site/git/${ref}`)
  expect(stdout).toContain('https://git.example.com/octo/site/actions/runs/4242')
})

test('a claim goes through the proxy, with a tunnel for each request over https', async () => {
  const proxy = await openProxy()
  const { sandbox, github, step } = await startScenario({ github: { tls: trusted } })
  expect(await step({}, trusting({ http_proxy: proxy.url, https_proxy: proxy.url }))).toMatchObject(sent)
  expect(proxy.requests).toMatchObject([
    { method: 'CONNECT', target: `127.0.0.1:${github.port}` },
    { method: 'CONNECT', target: `127.0.0.1:${github.port}` },
    { method: 'POST', target: `${sandbox.url}/v1/notifications` },
  ])
})

test('a claim that fails because of a private CA names the variable to set on the runner', async () => {
  const { step } = await startScenario({ github: { tls: trusted } })
  expect(expectFailed(await step(), claimFailed)).toContain('NODE_EXTRA_CA_CERTS')
})

test('the GitHub token is masked, goes only to GitHub, and does not leak if GitHub echoes it', async () => {
  const { sandbox, github, step } = await startScenario()
  github.fault('createRef', { kind: 'respond', status: 403, body: { message: `No: ${github.token}` }, times: 2 })
  const outcome = await step()
  expect(expectFailed(outcome, { reason: 'claim-failed' })).toContain('No: ***')
  expect(outcome.masks).toContain(github.token)
  expect(leaks(github.token, outcome)).toEqual([])

  expect(await step()).toMatchObject(sent)
  const elsewhere = [sandbox.requests, sandbox.delivered, [...github.tags.values()]]
  expect(JSON.stringify(elsewhere)).not.toContain(github.token)
  expect(JSON.stringify(github.requests)).not.toContain(sandbox.token)
})

const onPosix = unlessWindows(test, 'Windows has no signals')

const arrival = (github: Scenario['github'], operation: OperationName) =>
  github.until(({ requests }) => requests.some(each => each.operation === operation && each.complete))

const signalled = (step: Scenario['step'], name: NodeJS.Signals, when: Promise<void>, rest: Partial<Step> = {}) =>
  step({ timeout: '30' }, { signal: { name, when }, ...rest })

onPosix.each<{ what: string; accept: boolean; warnings: unknown[] }>([
  { what: 'deletes a claim that was made', accept: true, warnings: [] },
  {
    what: 'names a claim that may still be made',
    accept: false,
    warnings: [{ message: expect.stringContaining(command) }],
  },
])('a run that is cancelled while it claims $what', async ({ accept, warnings }) => {
  const { github, order, step } = await startScenario()
  github.fault('createRef', { kind: 'hang', accept })
  const outcome = await signalled(step, accept ? 'SIGINT' : 'SIGTERM', arrival(github, 'createRef'))
  expect(outcome).toMatchObject(cancelled)
  expect(order).not.toContain('POST')
  expect(warningsOf(outcome)).toMatchObject(warnings)
  expect(github.refs.size).toBe(0)
  expect(await step()).toMatchObject(sent)
})

onPosix('a run that is cancelled between its claim and the handover of its POST deletes its claim', async () => {
  const { sandbox, github, order, step } = await startScenario({ sandbox: { tls: trusted } })
  sandbox.fault('connection', { kind: 'hang' })
  const when = sandbox.until(({ connectionCount }) => connectionCount > 0)
  const outcome = await signalled(step, 'SIGTERM', when, trusting())
  expect(outcome).toMatchObject({ ...cancelled, outputs: { attempts: '1' } })
  expect(order).toEqual(['createTag', 'createRef', 'getRef', 'deleteRef'])
  expect(github.refs.size).toBe(0)
})

onPosix('a dry run that is cancelled while it looks up its key is a failure', async () => {
  const { github, step } = await startScenario()
  github.fault('getRef', { kind: 'hang' })
  const outcome = await step(
    { 'dry-run': 'true', timeout: '30' },
    { signal: { name: 'SIGINT', when: arrival(github, 'getRef') } },
  )
  expect(outcome).toMatchObject(cancelled)
})

onPosix('a cancelled run deletes its claim even if GitHub fails at first', async () => {
  const { sandbox, github, step } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '100' } })
  github.fault('getRef', { kind: 'respond', status: 502, times: 5 })
  const outcome = await step(
    { retries: '1' },
    { meanwhile: async ({ logged, kill }) => logged(/Retrying/).then(() => kill('SIGINT')) },
  )
  expect(outcome).toMatchObject(cancelled)
  expect(github.refs.size).toBe(0)
  expect(warningsOf(outcome)).toEqual([])
})

onPosix(
  'a run that is killed keeps its claim, and a later run names that run and the command to delete the claim',
  async () => {
    const { sandbox, step } = await startScenario()
    sandbox.fault('POST', { kind: 'hang', accept: false })
    const killed = await signalled(
      step,
      'SIGKILL',
      sandbox.until(({ requests }) => requests.length > 0),
    )
    expect(killed).toMatchObject({ exitCode: null, outputs: {} })
    const outcome = await step({}, { env: { GITHUB_RUN_ATTEMPT: '2' } })
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain('Attempt 1 of this run claimed the key')
    expect(outcome.stdout).toContain(command)
  },
)

onPosix('a run that an uncaught error ends while it claims sends nothing, and deletes its claim', async () => {
  const { github, order, step } = await startScenario()
  github.fault('createRef', { kind: 'slow', intervalMs: 25 })
  github.fault('getRef', { kind: 'slow', intervalMs: 100 })
  const when = github.until(({ refs }) => refs.size > 0)
  const outcome = await signalled(step, 'SIGUSR2', when, { env: crashing })
  expect(outcome).toMatchObject({
    exitCode: 1,
    outputs: { outcome: 'not-sent', reason: 'internal-error', attempts: '0' },
  })
  expect(order).not.toContain('POST')
  expect(github.refs.size).toBe(0)
})
