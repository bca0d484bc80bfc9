import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyHistory, type Group, type History } from '../helpers/any-history.ts'
import { type Github, startGithub } from '../helpers/doubles/github.mjs'
import { startProxy } from '../helpers/doubles/proxy.mjs'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { type Outcome, type Running, runAction } from '../helpers/runner.ts'

const sha = 'c0ffee0000000000000000000000000000000001'

interface World {
  sandbox: Sandbox
  github: Github
  env: Record<string, string>
}

/** A run as it was seen from outside, and in truth: how often the service accepted its notification. */
interface Run {
  id: string
  step: Outcome
  signalled: boolean
  delivered: number
}

test('of runs that share a key at most one delivers, and each reports truly what it did, whatever fails', async () => {
  await fc.assert(fc.asyncProperty(anyHistory, check), { numRuns: 8 })
})

async function check(history: History): Promise<void> {
  const { runs, last, holder, tokens } = await play(history)
  for (const run of [...runs, last]) expectTrue(run, tokens)
  const all = [...runs, last]
  const deliveries = all.reduce((sum, run) => sum + run.delivered, 0)
  if (history.withKey) expect({ deliveries }).toEqual({ deliveries: Math.min(1, deliveries) })

  const owner = runs.find(({ id }) => id === holder)
  if (owner && owner.step.exitCode !== null && /^(rejected|not-sent)$/.test(owner.step.outputs.outcome ?? '')) {
    expect(owner.step.stdout).toContain('--method DELETE')
  }
  const kept = runs.some(({ step }) => /^(sent|unknown)$/.test(step.outputs.outcome ?? ''))
  if (history.withKey && kept) expect(holder).toBeDefined()
  expect(last.step.outputs.outcome).toBe(holder === undefined ? 'sent' : 'skipped')
}

/** What a run says is what happened. A signal may kill a process before it can say anything. */
function expectTrue({ step, signalled, delivered }: Run, tokens: readonly string[]): void {
  const { outcome } = step.outputs
  const possible = { sent: [1], skipped: [0], rejected: [0], 'not-sent': [0], unknown: [0, 1] }[outcome ?? '']
  if (step.exitCode === null) expect(signalled).toBe(true)
  else
    expect({ outcome, code: step.exitCode }).toEqual({ outcome, code: /^(sent|skipped)$/.test(outcome ?? '') ? 0 : 1 })
  expect(possible ?? [0, 1]).toContain(delivered)
  const shown = `${step.stdout}${step.stderr}${step.summary}`.replace(/^::add-mask::.*$/gm, '')
  for (const token of tokens) expect(shown).not.toContain(token)
}

/** Plays a history with whole processes, and at its end a run that nothing disturbs. */
async function play(history: History) {
  let onEvent = () => {}
  const sandbox = await startSandbox({ onEvent: () => onEvent() })
  const github = await startGithub({ shas: [sha], onEvent: () => onEvent() })
  // What was scripted and met by no request must not disturb the last run.
  const quiet = {
    sandbox: await startSandbox({ token: sandbox.token }),
    github: await startGithub({ shas: [sha], token: github.token }),
    env: {},
  }
  const proxy = await startProxy()
  const world: World = { sandbox, github, env: history.withProxy ? { http_proxy: proxy.url } : {} }
  let count = 0
  const start = (attempt: number, where: World, meanwhile?: (running: Running) => Promise<void>) =>
    startRun({ id: `${1_000 + ++count}`, attempt, world: where, history, ...(meanwhile && { meanwhile }) })

  async function playGroup(group: Group, attempt: number): Promise<Run[]> {
    script(group, { sandbox, github, proxy })
    const running: Running[] = []
    const signalled = new Set<number>()
    const timers: NodeJS.Timeout[] = []
    let events = 0
    onEvent = () => {
      events++
      for (const { name, run, event, delayMs } of group.signals) {
        if (event !== events) continue
        const kill = () => {
          running[run]?.kill(name)
          signalled.add(run)
        }
        timers.push(setTimeout(kill, delayMs))
      }
    }
    const indexes = Array.from({ length: group.runs }, (_, index) => index)
    const started = indexes.map(index =>
      start(attempt, world, async process => {
        running[index] = process
      }),
    )
    const ended = await Promise.all(started)
    onEvent = () => {}
    for (const timer of timers) clearTimeout(timer)
    return ended.map((run, index) => ({ ...run, signalled: signalled.has(index) }))
  }

  try {
    const runs: Run[] = []
    for (const [index, group] of history.groups.entries()) runs.push(...(await playGroup(group, index + 1)))
    const holder = holderOf(github)
    for (const [ref, tag] of github.refs) quiet.github.refs.set(ref, tag)
    for (const [name, tag] of github.tags) quiet.github.tags.set(name, tag)
    const last = await start(history.groups.length + 1, quiet)
    const delivered = [...sandbox.delivered, ...quiet.sandbox.delivered]
    for (const run of [...runs, last]) {
      run.delivered = delivered.filter(({ body }) => body.title === titleOf(run.id)).length
    }
    return { runs, last, holder, tokens: [sandbox.token, github.token] }
  } finally {
    await Promise.all([sandbox, github, quiet.sandbox, quiet.github, proxy].map(server => server.close()))
  }
}

function script(
  group: Group,
  { sandbox, github, proxy }: { sandbox: Sandbox; github: Github; proxy: Awaited<ReturnType<typeof startProxy>> },
): void {
  for (const match of ['connection', 'GET', 'POST'] as const) sandbox.fault(match, ...(group.service[match] ?? []))
  for (const match of ['connection', 'createTag', 'createRef', 'getRef', 'getTag', 'deleteRef'] as const) {
    github.fault(match, ...(group.github[match] ?? []))
  }
  proxy.fault(...group.proxy)
}

interface Start {
  id: string
  attempt: number
  world: World
  history: History
  meanwhile?: (running: Running) => Promise<void>
}

async function startRun({ id, attempt, world, history, meanwhile }: Start): Promise<Run> {
  const { sandbox, github, env } = world
  const { withKey, withList, retries } = history
  const step = await runAction({
    inputs: {
      'base-url': sandbox.url,
      'api-token': sandbox.token,
      ...(withList ? { target: 'audience', 'audience-name': 'Newsletter' } : { target: 'all' }),
      title: titleOf(id),
      message: 'One of many.',
      'icon-url': 'https://example.com/icon.png',
      'landing-url': 'https://example.com/',
      'github-token': github.token,
      ...(withKey && { 'once-key': 'campaign' }),
      timeout: '1',
      retries: `${retries}`,
    },
    env: {
      ...env,
      GITHUB_API_URL: github.url,
      GITHUB_SHA: sha,
      GITHUB_RUN_ID: id,
      GITHUB_RUN_ATTEMPT: `${attempt}`,
    },
    ...(meanwhile && { meanwhile }),
  })
  return { id, step, signalled: false, delivered: 0 }
}

const titleOf = (id: string) => `Run ${id}`

/** The run whose claim is there. */
function holderOf({ refs, tags }: Github): string | undefined {
  const [tag] = refs.values()
  const message = tags.get(tag ?? '')?.message
  return message === undefined ? undefined : JSON.parse(message).run
}
