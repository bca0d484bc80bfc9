import { expect, test } from '@jest/globals'
import type { OperationName } from '../helpers/doubles/github-api.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { cancelled, command, type Scenario, sent, skipped, startScenario } from '../helpers/once-key.ts'
import { crashing } from '../helpers/preload.ts'
import type { Step } from '../helpers/runner.ts'
import { warningsOf } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'

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

onPosix.each<{ answer: string; accept: boolean; warnings: unknown[] }>([
  { answer: 'carried out', accept: true, warnings: [] },
  { answer: 'lost', accept: false, warnings: [{ message: expect.stringContaining(command) }] },
])(
  'a run that is cancelled while it deletes its claim reads what became of it ($answer)',
  async ({ accept, warnings }) => {
    const { sandbox, github, order, step } = await startScenario()
    sandbox.fault('POST', { kind: 'respond', status: 400 })
    github.fault('deleteRef', { kind: 'hang', accept })
    const outcome = await signalled(step, 'SIGINT', inFlight(github, 'deleteRef'))
    expect(outcome).toMatchObject({ outputs: { outcome: 'rejected' } })
    expect(order.slice(3)).toEqual(['getRef', 'deleteRef', ...Array(accept ? 3 : 1).fill('getRef')])
    expect(warningsOf(outcome)).toMatchObject(warnings)
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
  expect(outcome.stdout).toContain('run 4242 (attempt 1)')
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
