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

// What may happen between the requests of a claim is in once-model.test.ts, and each refusal in claim-store.test.ts.

const rerun = { env: { GITHUB_RUN_ATTEMPT: '2' } }

test('a run claims its key once, just before its POSTs, and records who sends what to whom', async () => {
  const { sandbox, github, order, step, record } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '0' } })
  const inputs = { target: 'audience', 'audience-name': 'Newsletter', retries: '1' }
  // Octokit reads the event as it loads, and throws if that is not JSON.
  const env = { GITHUB_RUN_ATTEMPT: '3', GITHUB_EVENT_PATH: 'broken.json' }
  expect(await step(inputs, { env, files: { 'broken.json': '{' } })).toMatchObject(sent)
  // It reads its claim before it tries again.
  expect(order).toEqual(['GET', 'createTag', 'createRef', 'POST', 'getRef', 'POST'])
  expect([...github.refs.keys()]).toEqual([ref])
  expect(record()?.object).toEqual({ sha, type: 'commit' })
  const { time, nonce, ...said } = JSON.parse(record()?.message ?? '')
  expect(said).toEqual({ run: '4242', attempt: 3, key, title: 'Hello', target: 'audience 101' })
  expect(Math.abs(Date.parse(time) - Date.parse(record()?.tagger.date ?? ''))).toBeLessThan(1_000)
  expect(nonce.length).toBeGreaterThan(20)
})

test('a run whose key was used is skipped, and says who used it, when, and which command makes it send again', async () => {
  const { sandbox, github, order, step, record } = await startScenario()
  await step()
  const outcome = await step({ 'once-key': `  ${key}\n`, title: 'Other' }, { env: { GITHUB_RUN_ID: '4343' } })
  expect(outcome).toMatchObject(skipped)
  expect(outcome.outputs['status-code']).toBe('')
  const { time } = JSON.parse(record()?.message ?? '')
  const page = 'https://github.com/octo/site/actions/runs/4242'
  const what = '"Hello" to every subscriber of the site'
  for (const said of ['run 4242', 'attempt 1', time, page, what, ref, command]) expect(outcome.stdout).toContain(said)
  const [advice] = adviceIn(told(outcome))
  expect(advice).toEqual({ ref, tag: github.refs.get(ref), waitsFor: '4242', looks: true, allowsSecond: true })
  expect(outcome.summary).toContain('/octo/site/actions/runs/4242')
  expect(order.filter(each => each === 'POST')).toHaveLength(1)

  const [, path] = /gh api --method DELETE (\S+)/.exec(outcome.stdout) ?? []
  const headers = { authorization: `token ${github.token}`, 'user-agent': 'gh' }
  expect((await fetch(`${github.url}/${path}`, { method: 'DELETE', headers })).status).toBe(204)
  sandbox.delivered.length = 0
  expect(await step()).toMatchObject(sent)
})

test.each([
  { what: 'of a commit of a branch', staleWorkflows: false, type: 'commit' },
  { what: 'of a commit whose workflow files are those of no branch', staleWorkflows: true, type: 'blob' },
])('of eight runs at once $what, one sends, and its claim is a tag of a $type', async ({ staleWorkflows, type }) => {
  const { sandbox, github, step, record } = await startScenario({ github: { staleWorkflows } })
  const ids = Array.from({ length: 8 }, (_, job) => `${100 + job}`)
  const outcomes = await Promise.all(ids.map(id => step({ timeout: '30' }, { env: { GITHUB_RUN_ID: id } })))
  expect(outcomes.map(({ outputs }) => outputs.outcome).sort()).toEqual(['sent', ...Array(7).fill('skipped')])
  expect(sandbox.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect([github.refs.size, record()?.object.type]).toEqual([1, type])
})

test('a run without once-key requests nothing from GitHub', async () => {
  const { github, step } = await startScenario()
  expect(await step({ 'once-key': '' })).toMatchObject(sent)
  expect(github.requests).toEqual([])
})

test('a record that somebody forged starts no command and draws nothing, and its key counts as used', async () => {
  const { step, claimByAnother } = await startScenario()
  const time = '\n::set-output name=outcome::sent\n##[set-output name=a;]b<img src=x>'
  claimByAnother({ run: '1::error::x', attempt: '<b>', time })
  const outcome = await step()
  expectPassed(outcome, skipped.outputs)
  expect(outcome.stdout).toContain(command)
  expect(outcome.summary).not.toContain('<img src=x')
})

test('once-per allows one send in each period, by the moment at which the run starts', async () => {
  const { sandbox, github, step } = await startScenario()
  /** A step that starts at this time, and claims in the next year. */
  const at = (time: string) => {
    const clock = `let now = '${time}'
      globalThis.Date = class extends Date {
        constructor(...given) { super(...(given.length > 0 ? given : [now])); now = '2027-11-22' }
      }`
    return step({ 'once-per': 'week' }, { env: preloading(clock) })
  }
  expect(await at('2026-11-22T23:59:59.999Z')).toMatchObject(sent)
  expect([...github.refs.keys()]).toEqual([expect.stringContaining('refs/web-push/release-v4-2-2026-w47-')])
  const again = await at('2026-11-16T00:00:00Z')
  expect(again).toMatchObject(skipped)
  expect(again.stdout).toContain(`${key} 2026-W47`)
  sandbox.delivered.length = 0
  expect(await at('2026-11-23T00:00:00Z')).toMatchObject(sent)
})

test('a re-run in a later period sends again', async () => {
  const { sandbox, github, step } = await startScenario()
  expect((await step({ 'once-per': 'month' }, {})).stdout).not.toContain('attempt')
  const inSamePeriod = await step({ 'once-per': 'month' }, rerun)
  expect(inSamePeriod).toMatchObject(skipped)
  expect(inSamePeriod.stdout).not.toContain('before this month')
  github.refs.clear()
  sandbox.delivered.length = 0
  const later = await step({ 'once-per': 'month' }, rerun)
  expect(later).toMatchObject(sent)
})

const reads = (count: number) => Array<string>(count).fill('getRef')
const refusedTwice = ['createRef', ...reads(3), 'createRef', ...reads(3)]
const ruled = { kind: 'respond', status: 422, body: { message: 'Repository rule violations found\n\nNo.' } } as const

test.each<{ why: string; prepare: (scenario: Scenario) => unknown; requests: string[]; texts: string[] }>([
  { why: 'GitHub is not there', prepare: ({ github }) => github.close(), requests: [], texts: ['ECONNREFUSED'] },
  {
    why: 'GitHub does not answer',
    prepare: ({ github }) => github.fault('createTag', { kind: 'hang', times: 2 }),
    requests: ['createTag', 'createTag'],
    texts: ['within 1 s'],
  },
  {
    why: 'the token may only read',
    prepare: ({ github }) => {
      github.permission = 'read'
    },
    requests: ['createTag'],
    texts: ['`contents: write`'],
  },
  {
    why: 'a rule forbids refs',
    prepare: ({ github }) => github.fault('createRef', { ...ruled, times: 9 }),
    // Each refusal may hide a claim, may be gone the next time, or may concern only the commit.
    requests: ['createTag', ...refusedTwice, 'createBlob', 'createTag', ...refusedTwice, ...reads(3)],
    texts: ['Repository rule violations found', 'a ruleset'],
  },
])('a run sends nothing and says what to do if $why', async ({ prepare, requests, texts }) => {
  const scenario = await startScenario()
  const { github, order, step } = scenario
  await prepare(scenario)
  const outcome = await step()
  const text = expectFailed(outcome, { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' })
  for (const each of texts) expect(text).toContain(each)
  expect(order).toEqual(requests)
  expect(github.refs.size).toBe(0)
  expect(outcome.annotations).toHaveLength(1)
})

test('a run whose claim may still be made sends nothing, and names the ref', async () => {
  const { github, order, step } = await startScenario()
  github.fault('createRef', { kind: 'respond', status: 502, body: '<html>Bad gateway</html>', accept: false, times: 2 })
  const outcome = await step()
  expect(expectFailed(outcome, { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' })).toContain(ref)
  expect(told(outcome)).toContain(command)
  expect(order.filter(each => each === 'createRef')).toHaveLength(2)
  expect(await step()).toMatchObject(sent)
})

test.each<{ what: string; operation: OperationName; fault: FaultStep }>([
  { what: 'a tag object is answered with 502', operation: 'createTag', fault: { kind: 'respond', status: 502 } },
  {
    what: 'the ref is answered with 502',
    operation: 'createRef',
    fault: { kind: 'respond', status: 502, accept: false },
  },
  {
    what: 'the object of the ref is not there yet',
    operation: 'createRef',
    fault: { kind: 'respond', status: 422, body: { message: 'Object does not exist' } },
  },
])('a transient refusal is not the end: once, $what', async ({ operation, fault }) => {
  const { github, step } = await startScenario()
  github.fault(operation, fault)
  expect(await step()).toMatchObject(sent)
  expect(github.refs.size).toBe(1)
})

test('a claim that reads as absent after the service has refused is named by a warning, and is not forgotten', async () => {
  const { sandbox, github, step } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 400 })
  github.fault('getRef', { kind: 'respond', status: 404, body: { message: 'Not Found' }, times: 9 })
  const outcome = await step()
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-400' })
  expect(warningsOf(outcome)).toMatchObject([{ title: 'Claim not deleted', message: expect.stringContaining(command) }])
  expect(github.refs.size).toBe(1)
})

test('a run knows the first of its two tag objects too: its claim, which GitHub first refused, is its own', async () => {
  const { github, order, step } = await startScenario()
  github.fault('createRef', { kind: 'respond', status: 403, body: { message: 'No' }, accept: true })
  github.fault('getRef', { kind: 'respond', status: 404, body: { message: 'Not Found' }, times: 3 })
  expect(await step()).toMatchObject(sent)
  expect(order.filter(each => each === 'createTag')).toHaveLength(2)
})

/** The clock of the machine goes on by an hour while GitHub makes the claim. */
const suspended = preloading(`import http from 'node:http'
  const { request } = http
  const { now } = Date
  http.request = (...given) => {
    if (String(given[0]).endsWith('/git/refs')) Date.now = () => now() + 3_600_000
    return request(...given)
  }`)

test.each<{ read: string; fault: FaultStep; outputs: Record<string, string> }>([
  {
    read: 'another run’s',
    fault: { kind: 'respond', status: 200, body: { object: { sha: 'f'.repeat(40) } } },
    outputs: skipped.outputs,
  },
  {
    read: 'absent',
    fault: { kind: 'respond', status: 404, body: { message: 'Not Found' }, times: 3 },
    outputs: { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' },
  },
])('a machine that was suspended after its claim reads it before the first POST: $read', async ({ fault, outputs }) => {
  const { github, order, step } = await startScenario()
  github.fault('getRef', fault)
  const outcome = await step({}, { env: suspended })
  expect(outcome).toMatchObject({ outputs })
  expect(order).not.toContain('POST')
  expect(outcome.annotations).toHaveLength(1)
})

test('a machine that was suspended after its claim sends if it still has it', async () => {
  const { order, step } = await startScenario()
  expect(await step({}, { env: suspended })).toMatchObject(sent)
  expect(order).toEqual(['createTag', 'createRef', 'getRef', 'POST'])
})

test('if the key holds the id of the run, the hint to start a new run says what that would send again', async () => {
  const { github, step } = await startScenario()
  github.permission = 'read'
  const text = expectFailed(await step({ 'once-key': '4242-premium' }), { reason: 'claim-failed' })
  expect(text).toMatch(
    /start a new run .* a new run has another key and sends again what other jobs of this run have sent/s,
  )
})

test.each<{ outcome: string; fault: FaultStep; inputs: Record<string, string> }>([
  { outcome: 'rejected', fault: { kind: 'respond', status: 400 }, inputs: {} },
  { outcome: 'not-sent', fault: { kind: 'pass' }, inputs: { 'base-url': 'http://127.0.0.1:1' } },
])('a run that ends $outcome deletes its claim, and a re-run sends', async ({ outcome, fault, inputs }) => {
  const { sandbox, github, order, step } = await startScenario()
  sandbox.fault('POST', fault)
  expect(await step(inputs)).toMatchObject({ outputs: { outcome, attempts: '1' } })
  expect(order.filter(each => each !== 'POST')).toEqual(['createTag', 'createRef', 'getRef', 'deleteRef'])
  expect(github.refs.size).toBe(0)
  expect(await step({}, rerun)).toMatchObject(sent)
})

test('a run that ends unknown keeps its claim and says so, and a re-run does not send', async () => {
  const { sandbox, order, step } = await startScenario()
  sandbox.fault('POST', { kind: 'reset-late', accept: false })
  const outcome = await step()
  expect(outcome).toMatchObject({ exitCode: 1, outputs: { outcome: 'unknown' } })
  expect(order).toEqual(['createTag', 'createRef', 'POST'])
  expect(outcome.stdout).toContain(command)
  expect(await step({}, rerun)).toMatchObject(skipped)
})

test.each<{ what: string; fault: FaultStep }>([
  { what: 'answered with 504', fault: { kind: 'respond', status: 504, accept: false } },
  { what: 'not answered', fault: { kind: 'hang', accept: false } },
])('a deletion that was $what may still be carried out, so it is not repeated', async ({ fault }) => {
  const { sandbox, github, order, step } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 400 })
  github.fault('deleteRef', fault)
  const outcome = await step()
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-400' })
  expect(order.slice(3)).toEqual(['getRef', 'deleteRef', 'getRef'])
  expect(warningsOf(outcome)).toMatchObject([{ message: expect.stringContaining(command) }])
})

test('a claim is read before it is deleted: one that is another run’s by then stays', async () => {
  const { sandbox, github, order, step, claimByAnother, whilePosting } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 400 })
  whilePosting(() => claimByAnother())
  const outcome = await step()
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-400' })
  expect(order.slice(3)).toEqual(['getRef'])
  expect([github.refs.size, warningsOf(outcome)]).toEqual([1, []])
})

test.each([403])(
  'a claim that was made although it was answered with %d is given up, and a re-run sends',
  async status => {
    const { github, step } = await startScenario()
    github.fault('createRef', { kind: 'respond', status, body: { message: 'No' }, accept: true })
    const outcome = await step()
    expectFailed(outcome, { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' })
    expect([github.refs.size, outcome.annotations.length]).toEqual([0, 1])
    expect(await step({}, rerun)).toMatchObject(sent)
  },
)

test('a claim that was made although it was refused, and cannot be read, is named by the one error', async () => {
  const { github, step } = await startScenario()
  github.fault('createRef', { kind: 'respond', status: 403, body: { message: 'No' }, accept: true })
  github.fault('getRef', { kind: 'respond', status: 500, times: 9 })
  const outcome = await step({ timeout: '30' })
  const text = expectFailed(outcome, { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' })
  expect(outcome.annotations).toHaveLength(1)
  const tag = github.refs.get(ref)
  expect(adviceIn(text)).toEqual([{ ref, tag, waitsFor: undefined, looks: false, allowsSecond: false }])
})

const slowly = { kind: 'respond', status: 429, headers: { 'Retry-After': '0' } } as const

test.each<{ what: string; prepare: (scenario: Scenario) => unknown; left: number; why: RegExp }>([
  {
    what: 'is another run’s',
    prepare: ({ whilePosting, claimByAnother }) => whilePosting(() => claimByAnother()),
    left: 1,
    why: /is no longer the claim of this run\. Another run may send/,
  },
  {
    what: 'cannot be read',
    prepare: ({ github }) => github.fault('getRef', { kind: 'respond', status: 403, body: { message: 'No' } }),
    left: 0,
    why: /could not read whether the ref .* is still the claim of this run \(GitHub answered 403: No\)/,
  },
])('a run whose claim $what after a wait does not try again, and says why', async ({ prepare, left, why }) => {
  const scenario = await startScenario()
  const { sandbox, github, step } = scenario
  sandbox.fault('POST', slowly)
  prepare(scenario)
  const outcome = await step({ retries: '3' })
  expectFailed(outcome, { outcome: 'rejected', reason: 'http-429', attempts: '1', 'status-code': '429' })
  const warning = { title: 'Not retried', message: expect.stringMatching(why) }
  expect([github.refs.size, warningsOf(outcome)]).toEqual([left, [expect.objectContaining(warning)]])
  expect(outcome.summary).toContain('The action did not retry after the wait')
})

test.each<{ what: string; fault: FaultStep }>([
  { what: 'cannot be read', fault: { kind: 'respond', status: 403, body: { message: 'No' }, times: 9 } },
  {
    what: 'is not there when it is read',
    fault: { kind: 'respond', status: 404, body: { message: 'Not Found' }, times: 9 },
  },
])(
  'a ref that exists, and then $what, may be that of any run: one error names it, and no command deletes it unseen',
  async ({ fault }) => {
    const { github, step, claimByAnother } = await startScenario()
    claimByAnother()
    github.fault('getRef', fault)
    const outcome = await step()
    expect(expectFailed(outcome, { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' })).toContain(ref)
    expect(outcome.annotations).toHaveLength(1)
    const [tag = ''] = [...github.tags.values()].flatMap(({ sha, message }) =>
      message.includes('"4242"') ? [sha] : [],
    )
    const printed = `${outcome.stdout}${outcome.summary}`
    const checked = printed.match(/ = \w{40} \] (&&|&#38;&#38;) gh api --method DELETE/g)
    expect(checked).toHaveLength(printed.split(command).length - 1)
    expect(told(outcome)).toContain(`= ${tag} ] && ${command}`)
  },
)

const openProxy = closing(startProxy)

test('a used key is found used though a word of GitHub is a secret of the proxy', async () => {
  const { step, claimByAnother } = await startScenario()
  const proxy = await openProxy()
  const http_proxy = `http://read:exists@127.0.0.1:${proxy.port}`
  claimByAnother()
  expect(await step({}, { env: { http_proxy } })).toMatchObject(skipped)
})

// A DELETE that nothing waits for: Node ends while the claim is deleted.
const halting = preloading(`import http from 'node:http'
  import { PassThrough } from 'node:stream'
  const { request, setTimeout } = { ...http, ...globalThis }
  http.request = (...given) => {
    if (given[1]?.method !== 'DELETE') return request(...given)
    globalThis.setTimeout = (...given) => setTimeout(...given).unref()
    return new PassThrough()
  }`)

test.each([
  { what: 'a rule keeps it', env: {} },
  { what: 'the run stops before it is deleted', env: halting },
])('a claim that stays because $what is named by a warning, and the outcome stays', async ({ env }) => {
  const { sandbox, github, step } = await startScenario()
  sandbox.fault('POST', { kind: 'respond', status: 400 })
  github.fault('deleteRef', { ...ruled, times: 9 })
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

test('a claim on GitHub Enterprise Server is made below the path of its API, and its host is in the command', async () => {
  const { github, step } = await startScenario({ github: { prefix: '/api/v3' } })
  const env = { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: 'https://git.example.com' }
  expect(await step({}, { env })).toMatchObject(sent)
  const { stdout } = await step({}, { env })
  expect(stdout).toContain(`gh api --hostname git.example.com --method DELETE repos/octo/site/git/${ref}`)
  expect(stdout).toContain('https://git.example.com/octo/site/actions/runs/4242')
})

test('a claim uses the proxies: over https, through a tunnel for each request', async () => {
  const proxy = await openProxy()
  const { sandbox, github, step } = await startScenario({ github: { tls: trusted } })
  expect(await step({}, trusting({ http_proxy: proxy.url, https_proxy: proxy.url }))).toMatchObject(sent)
  expect(proxy.requests).toMatchObject([
    { method: 'CONNECT', target: `127.0.0.1:${github.port}` },
    { method: 'CONNECT', target: `127.0.0.1:${github.port}` },
    { method: 'POST', target: `${sandbox.url}/v1/notifications` },
  ])
})

test.each<{ cause: string; env: Record<string, string>; remedy: string }>([
  { cause: 'the private CA of GitHub', env: {}, remedy: 'NODE_EXTRA_CA_CERTS' },
  { cause: 'a proxy that is not there', env: { https_proxy: 'http://127.0.0.1:1' }, remedy: 'HTTPS_PROXY' },
])('a claim that fails because of $cause says what to change on the runner', async ({ env, remedy }) => {
  const { step } = await startScenario({ github: { tls: trusted } })
  const text = expectFailed(await step({}, { env }), { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' })
  expect(text).toContain(remedy)
  expect(text).not.toContain('when GitHub is available')
})

test('the GitHub token is masked, goes only to GitHub, and appears nowhere even if GitHub echoes it', async () => {
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

// Cancellation, and what else ends a run

const onPosix = unlessWindows(test, 'Windows has no signals')

/** Resolves when a request for this operation has arrived whole. */
const inFlight = (github: Scenario['github'], operation: OperationName) =>
  github.until(({ requests }) => requests.some(each => each.operation === operation && each.complete))

/** Runs a step that gets this signal. */
const signalled = (step: Scenario['step'], name: NodeJS.Signals, when: Promise<void>, rest: Partial<Step> = {}) =>
  step({ timeout: '30' }, { signal: { name, when }, ...rest })

onPosix.each<{ accept: boolean; warnings: unknown[] }>([
  { accept: true, warnings: [] },
  { accept: false, warnings: [{ message: expect.stringContaining(command) }] },
])(
  'a run that is cancelled while it claims leaves no claim in silence (claimed: $accept)',
  async ({ accept, warnings }) => {
    const { github, order, step } = await startScenario()
    github.fault('createRef', { kind: 'hang', accept })
    const outcome = await signalled(step, accept ? 'SIGINT' : 'SIGTERM', inFlight(github, 'createRef'))
    expect(outcome).toMatchObject(cancelled)
    expect(order).not.toContain('POST')
    expect(warningsOf(outcome)).toMatchObject(warnings)
    expect(github.refs.size).toBe(0)
    expect(await step()).toMatchObject(sent)
  },
)

onPosix('a run that is cancelled between claim and hand-over deletes its claim', async () => {
  const { sandbox, github, order, step } = await startScenario({ sandbox: { tls: trusted } })
  sandbox.fault('connection', { kind: 'hang' })
  const when = sandbox.until(({ connections }) => connections > 0)
  const outcome = await signalled(step, 'SIGTERM', when, trusting())
  expect(outcome).toMatchObject({ ...cancelled, outputs: { attempts: '1' } })
  expect(order).toEqual(['createTag', 'createRef', 'getRef', 'deleteRef'])
  expect(github.refs.size).toBe(0)
})

onPosix('a dry run that is cancelled while it looks at its key is not a dry run', async () => {
  const { github, step } = await startScenario()
  github.fault('getRef', { kind: 'hang' })
  const outcome = await step(
    { 'dry-run': 'true', timeout: '30' },
    { signal: { name: 'SIGINT', when: inFlight(github, 'getRef') } },
  )
  expect(outcome).toMatchObject(cancelled)
})

onPosix.each([
  { answer: 'carried out', accept: true, title: 'Claim not certain', looks: 3 },
  { answer: 'lost', accept: false, title: 'Claim not deleted', looks: 1 },
])(
  'a run that is cancelled while it deletes its claim reads what became of it, and names it ($answer)',
  async ({ accept, title, looks }) => {
    const { sandbox, github, order, step } = await startScenario()
    sandbox.fault('POST', { kind: 'respond', status: 400 })
    github.fault('deleteRef', { kind: 'hang', accept })
    const outcome = await signalled(step, 'SIGINT', inFlight(github, 'deleteRef'))
    expect(outcome).toMatchObject({ outputs: { outcome: 'rejected' } })
    expect(order.slice(3)).toEqual(['getRef', 'deleteRef', ...reads(looks)])
    expect(warningsOf(outcome)).toMatchObject([{ title, message: expect.stringContaining(command) }])
  },
)

onPosix('a cancelled run uses its last seconds to delete its claim, whatever GitHub answers at first', async () => {
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

onPosix('a run that is killed keeps its claim, and a later run says whose it is and how to delete it', async () => {
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
  expect(outcome.stdout).toContain('Run 4242 (attempt 1)')
  expect(outcome.stdout).toContain(command)
})

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
