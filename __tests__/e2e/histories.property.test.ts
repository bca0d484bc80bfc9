import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyHistory, type Group, type History } from '../helpers/any-history.ts'
import { startGithub } from '../helpers/doubles/github.ts'
import { startProxy } from '../helpers/doubles/proxy.ts'
import { startSandbox } from '../helpers/doubles/push-service.ts'
import { adviceIn } from '../helpers/printed-advice.ts'
import type { Outcome, Running } from '../helpers/runner.ts'
import { send } from '../helpers/send.ts'

const shas = ['c0ffee0000000000000000000000000000000001']

interface Run {
  /** Unlike GITHUB_RUN_ID, this id is unique within a history. */
  id: string
  step: Outcome
  signalled: boolean
  deliveryCount: number
}

test('whatever fails, at most one of the runs that share a key sends, and each reports the truth', async () => {
  await fc.assert(fc.asyncProperty(anyHistory, check), { numRuns: 3 })
})

async function check(history: History): Promise<void> {
  const { runs, last, holder, tokens } = await play(history)
  const all = [...runs, last]
  for (const run of all) expectTrueReport(run, tokens)
  const deliveries = all.reduce((sum, run) => sum + run.deliveryCount, 0)
  if (history.withKey) expect({ deliveries }).toEqual({ deliveries: Math.min(1, deliveries) })

  const owner = runs.find(({ id }) => id === holder)
  if (owner && owner.step.exitCode !== null && /^(rejected|not-sent)$/.test(owner.step.outputs.outcome ?? '')) {
    expect(owner.step.stdout).toContain('--method DELETE')
  }
  // If an outcome is unknown and nothing was delivered, the advice tells people to delete the claim.
  const isDeleted = history.groups.some(({ peopleAct }) => peopleAct)
  const kept = runs.some(
    ({ step, deliveryCount }) =>
      /^(sent|unknown)$/.test(step.outputs.outcome ?? '') && (deliveryCount > 0 || !isDeleted),
  )
  if (history.withKey && kept) expect(holder).toBeDefined()
  expect(last.step.outputs.outcome).toBe(holder === undefined ? 'sent' : 'skipped')
}

/** Checks that a run reported what actually happened. A run killed by a signal may have no report. */
function expectTrueReport({ step, signalled, deliveryCount }: Run, tokens: readonly string[]): void {
  const { outcome } = step.outputs
  const deliveries: Record<string, number[]> = {
    sent: [1],
    skipped: [0],
    rejected: [0],
    'not-sent': [0],
    unknown: [0, 1],
  }
  if (step.exitCode === null) {
    expect(signalled).toBe(true)
  } else {
    const passes = outcome === 'sent' || outcome === 'skipped'
    expect({ outcome, code: step.exitCode }).toEqual({ outcome, code: passes ? 0 : 1 })
  }
  expect(deliveries[outcome ?? ''] ?? [0, 1]).toContain(deliveryCount)
  const shown = `${step.stdout}${step.stderr}${step.summary}`.replace(/^::add-mask::.*$/gm, '')
  for (const token of tokens) expect(shown).not.toContain(token)
}

/** Executes a history with real processes, followed by one run without faults. */
async function play({ groups, withKey, withList, withProxy, retries, sharing }: History) {
  let onEvent = () => {}
  const sandbox = await startSandbox({ onEvent: () => onEvent() })
  const github = await startGithub({ shas, onEvent: () => onEvent() })
  const proxy = await startProxy()
  const env: Record<string, string> = withProxy ? { http_proxy: proxy.url } : {}
  const world = { sandbox, github, env }
  // The last run gets its own servers, because the shared servers may still have faults queued.
  const quiet = {
    sandbox: await startSandbox({ token: sandbox.token }),
    github: await startGithub({ shas, token: github.token }),
    env: {},
  }
  let count = 0

  async function start({ sandbox, github, env }: typeof world, attempt: number, onStart = (_: Running) => {}) {
    const id = `${1_000 + ++count}`
    const inputs = {
      ...(withList && { target: 'audience', 'audience-name': 'Newsletter' }),
      ...(withKey && { 'once-key': 'campaign' }),
      title: titleOf(id),
      'github-token': github.token,
      timeout: '1',
      retries: `${retries}`,
    }
    const own = {
      GITHUB_API_URL: github.url,
      GITHUB_RUN_ID: sharing === 'nothing' ? id : '4242',
      GITHUB_RUN_ATTEMPT: sharing === 'run and attempt' ? '1' : `${attempt}`,
    }
    const meanwhile = async (running: Running) => onStart(running)
    const step = await send(sandbox, inputs, { env: { ...env, ...own }, meanwhile })
    return { id, step, signalled: false, deliveryCount: 0 }
  }

  const makerOf = (tag: string) => /Run (\d+)/.exec(github.tags.get(tag)?.message ?? '')?.[1] ?? ''
  const deliveriesOf = (id: string) => sandbox.delivered.filter(({ body }) => body.title === titleOf(id)).length

  async function followAdvice(runs: readonly Run[]): Promise<void> {
    const advice = runs.flatMap(({ step }) => adviceIn([...linesOf(step), ...messagesOf(step)].join('\n')))
    if (advice.length === 0) return
    // In reality, late requests arrive long before anyone can follow the advice, so wait for them first.
    await setTimeout(longestLateMs)
    for (const { ref, tag, mustCheckFirst } of advice) {
      const isMissing = deliveriesOf(makerOf(tag)) === 0
      if (github.refs.get(ref) === tag && (isMissing || !mustCheckFirst)) github.refs.delete(ref)
    }
  }

  async function playGroup({ runs, signals, peopleAct, ...faults }: Group, attempt: number): Promise<Run[]> {
    for (const match of ['connection', 'GET', 'POST'] as const) sandbox.fault(match, ...faults.service[match])
    for (const match of ['connection', 'createTag', 'createRef', 'getRef', 'getTag', 'deleteRef'] as const) {
      github.fault(match, ...faults.github[match])
    }
    proxy.fault(...faults.proxy)
    const running: Running[] = []
    const signalled = new Set<number>()
    const timers: NodeJS.Timeout[] = []
    let events = 0
    onEvent = () => {
      events++
      for (const { name, run, delayMs } of signals.filter(({ eventCount }) => eventCount === events)) {
        const kill = () => {
          running[run % runs]?.kill(name)
          signalled.add(run % runs)
        }
        timers.push(globalThis.setTimeout(kill, delayMs))
      }
    }
    const started = Array.from({ length: runs }, (_, index) =>
      start(world, attempt, process => {
        running[index] = process
      }),
    )
    const ended = await Promise.all(started)
    onEvent = () => {}
    for (const timer of timers) clearTimeout(timer)
    if (peopleAct) await followAdvice(ended)
    return ended.map((run, index) => ({ ...run, signalled: signalled.has(index) }))
  }

  try {
    const runs: Run[] = []
    for (const [index, group] of groups.entries()) runs.push(...(await playGroup(group, index + 1)))
    for (const [ref, tag] of github.refs) quiet.github.refs.set(ref, tag)
    for (const [name, tag] of github.tags) quiet.github.tags.set(name, tag)
    const [claim] = github.refs.values()
    const holder = claim && makerOf(claim)
    const last = await start(quiet, groups.length + 1)
    const delivered = [...sandbox.delivered, ...quiet.sandbox.delivered]
    for (const run of [...runs, last]) {
      run.deliveryCount = delivered.filter(({ body }) => body.title === titleOf(run.id)).length
    }
    return { runs, last, holder, tokens: [sandbox.token, github.token] }
  } finally {
    await Promise.all([sandbox, github, quiet.sandbox, quiet.github, proxy].map(server => server.close()))
  }
}

const titleOf = (id: string) => `Run ${id}`
/** Must be longer than any fault's `lateMs`. */
const longestLateMs = 700

const linesOf = ({ stdout }: Outcome) => stdout.split('\n').filter(line => !line.startsWith('::'))
const messagesOf = ({ annotations }: Outcome) => annotations.map(({ message }) => message)
