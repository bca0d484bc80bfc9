import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect } from '@jest/globals'
import { type Github, startGithub } from './doubles/github.mjs'
import { startSandbox } from './doubles/push-service.mjs'
import type { Sandbox, SandboxOptions } from './doubles/types.mjs'
import { type Outcome, runAction, type Step } from './runner.ts'

export const sha = 'c0ffee0000000000000000000000000000000001'
export const key = 'release v4.2'
export const ref = `refs/web-push/release-v4-2-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`
export const command = `gh api --method DELETE repos/octo/site/git/${ref}`

/** What a test of once-key has: a service and a GitHub, started again for each test of the file that imports this. */
export let sandbox: Sandbox
export let github: Github
/** What reached either server, in order. */
export let order: string[]
/** What else is closed after a test. */
export const further: { close: () => Promise<void> }[] = []

export async function start(options: { sandbox?: SandboxOptions; github?: Parameters<typeof startGithub>[0] } = {}) {
  await stop()
  order = []
  const seen = new Set<object>()
  github = await startGithub({
    shas: [sha],
    ...options.github,
    onEvent: state => {
      options.github?.onEvent?.(state)
      const last = state.requests.at(-1)
      if (last && !seen.has(last)) order.push(`${last.operation}`)
      if (last) seen.add(last)
    },
  })
  sandbox = await startSandbox({
    ...options.sandbox,
    onEvent: event => {
      if (event.type === 'request') order.push(event.request.method)
    },
  })
}

async function stop() {
  await Promise.all([...further.splice(0), ...(sandbox ? [sandbox, github] : [])].map(each => each.close()))
}

beforeEach(() => start())
afterEach(stop)

const inputs = (changes: Record<string, string> = {}) => ({
  'base-url': sandbox.url,
  'api-token': sandbox.token,
  target: 'all',
  title: 'Kestrel 4.2',
  message: 'Offline maps.',
  'icon-url': 'https://example.com/icon.png',
  'landing-url': 'https://example.com/',
  'once-key': key,
  'github-token': github.token,
  timeout: '1',
  retries: '0',
  ...changes,
})

/** Runs a step, and checks what is true of every step: no claim of what was certainly not sent is kept in silence. */
export async function step(changes: Record<string, string> = {}, rest: Partial<Step> = {}): Promise<Outcome> {
  const before = github.refs.get(ref)
  const outcome = await runAction({
    inputs: inputs(changes),
    ...rest,
    env: { GITHUB_API_URL: github.url, GITHUB_SHA: sha, ...rest.env },
  })
  expect(posts().length).toBeLessThanOrEqual(1)
  const notSent = outcome.outputs.outcome === 'not-sent' || outcome.outputs.outcome === 'rejected'
  const kept = github.refs.get(ref)
  if (notSent && kept !== undefined && kept !== before && kept !== others) expect(told(outcome)).toContain(command)
  return outcome
}

/** Notifications that the service accepted. */
export const posts = () => sandbox.delivered
export const operations = () => github.requests.map(({ operation }) => operation)
export const told = ({ annotations }: Outcome) => annotations.map(({ message }) => message).join('\n')
export const errors = ({ annotations }: Outcome) => annotations.filter(({ level }) => level === 'error')
export const warnings = ({ annotations }: Outcome) => annotations.filter(({ level }) => level === 'warning')
export const own = () => github.tags.get(github.refs.get(ref) ?? '')

/** The tag object of another run. */
const others = 'f'.repeat(40)

/** Lets another run hold the claim. */
export function claimByAnother(message = JSON.stringify({ run: '777', attempt: 2, time: '2026-08-04T09:30:12.345Z' })) {
  const tagger = { name: 'x', email: 'x@example.com', date: '2026-08-04T09:30:12Z' }
  github.tags.set(others, { sha: others, tag: 't', message, tagger, object: { sha, type: 'commit' } })
  github.refs.set(ref, others)
}

export const sent = { exitCode: 0, outputs: { outcome: 'sent', reason: '' } }
export const skipped = {
  exitCode: 0,
  outputs: { outcome: 'skipped', reason: 'already-sent', attempts: '0', 'sent-at': '' },
}
export const claimFailed = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'claim-failed', attempts: '0' } }
export const cancelled = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'cancelled' } }

/** A summary as its reader sees it. */
export function plain(summary: string): string {
  return summary
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u200b', '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
}
