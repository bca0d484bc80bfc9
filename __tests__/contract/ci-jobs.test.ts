import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import type { Github } from '../helpers/doubles/github.ts'
import { startGithub } from '../helpers/doubles/github.ts'
import { describeOnLinux } from '../helpers/needs.ts'
import { node24 } from '../helpers/node.ts'
import { withoutReleaseWaits } from '../helpers/preload.ts'
import { runAction } from '../helpers/runner.ts'
import { closing } from '../helpers/send.ts'
import { runScriptBeside, written } from './run-script.ts'
import { evaluate, readText, root, type Step } from './workflow-files.ts'

// These tests run the jobs in ci.yml that use the actions, with the real scripts and the real sandbox.

type CiStep = Step & { 'continue-on-error'?: boolean }

interface StepContext {
  outcome: 'success' | 'failure'
  outputs: Record<string, string>
}

interface Ended extends StepContext {
  log: string
}

interface Given {
  github?: Github
  /** Replaces one step's outputs to test that the job detects wrong ones. */
  change?: { id: string; outputs: Record<string, string> }
}

const sha = 'c0ffee0000000000000000000000000000000001'

const runnerOf = (github: Github | undefined) => ({
  GITHUB_API_URL: github?.url ?? '',
  GITHUB_REPOSITORY: 'octo/site',
  GITHUB_RUN_ID: '4242',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_SHA: sha,
})

const good = '__tests__/fixtures/campaigns/ci.yml'
const wrong = '__tests__/fixtures/campaigns-with-mistakes/ci.yml'
const fixtures = { [good]: readText(good), [wrong]: readText(wrong) }

async function runUse(uses: string, given: Record<string, string>, github: Github | undefined): Promise<Ended> {
  const action = ({ './audiences': 'audiences', './preview': 'preview' } as const)[uses] ?? 'send'
  const inputs = { ...(github && action === 'send' && { 'github-token': github.token }), ...given }
  const env = { ...withoutReleaseWaits, ...runnerOf(github) }
  const step = await runAction({ action, inputs, env, files: fixtures })
  return { outcome: step.exitCode === 0 ? 'success' : 'failure', outputs: step.outputs, log: step.stdout }
}

/** A fake `gh` for the printed command that deletes a claim. Supports only that command's two API requests. */
const gh = `exec ${node24} --input-type=module -e '
  const [path] = process.argv.filter(each => each.startsWith("repos/"))
  const method = process.argv.includes("DELETE") ? "DELETE" : "GET"
  const headers = { authorization: "token " + process.env.GH_TOKEN, "user-agent": "gh" }
  const response = await fetch(process.env.GITHUB_API_URL + "/" + path, { method, headers })
  if (method === "GET") console.log((await response.json()).object.sha)
  process.exitCode = response.ok ? 0 : 1
' -- "$@"`

async function runCommands(step: CiStep, env: Record<string, string>): Promise<Ended> {
  const commands = { gh, node: `exec ${node24} "$@"` }
  const { status, stdout } = await runScriptBeside(step, { cwd: root, commands, env })
  return { outcome: status === 0 ? 'success' : 'failure', outputs: {}, log: stdout }
}

async function runJob(name: string, { github, change }: Given = {}) {
  const job = parse(readText('.github/workflows/ci.yml')).jobs[name]
  const contexts = {
    github: { token: github?.token ?? '', run_id: '4242', run_attempt: '1' },
    env: {} as Record<string, string>,
    steps: {} as Record<string, StepContext>,
  }
  const { env, steps } = contexts
  const values = (given: object = {}) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, evaluate(value, contexts)]))
  Object.assign(env, values(job.env), { BASE_URL: `http://127.0.0.1:${await freePort()}` })

  let log = ''
  const failed: string[] = []
  let isOver = false
  for (const step of job.steps as CiStep[]) {
    if (isOver && step.if !== 'always()') continue
    let ended: Ended
    if (step.uses?.startsWith('./')) {
      ended = await runUse(step.uses, values(step.with), github)
    } else if (step.run) {
      ended = await runCommands(step, { ...runnerOf(github), ...env, ...values(step.env) })
      for (const line of written('env').split('\n').filter(Boolean)) {
        const [name = '', value = ''] = line.split('=')
        env[name] = value
      }
    } else continue
    log += ended.log
    if (step.id !== undefined) {
      const changed = change?.id === step.id ? change.outputs : {}
      steps[step.id] = { outcome: ended.outcome, outputs: { ...ended.outputs, ...changed } }
    }
    if (ended.outcome === 'success') continue
    failed.push(step.name ?? step.uses ?? '')
    isOver ||= !step['continue-on-error']
  }
  const [, sandbox] = /The sandbox is process (\d+)/.exec(log) ?? []
  if (sandbox !== undefined) process.kill(Number(sandbox))
  return { log, failed }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

describeOnLinux('on Linux,', () => {
  const startHub = closing(startGithub)

  test('the `action` job of ci.yml reports a wrong output, and only that one', async () => {
    const { log, failed } = await runJob('action', { change: { id: 'list', outputs: { count: '8' } } })
    const mustFail = ['Preview mistakes', 'Send a missing file', 'Send with a wrong token']
    expect(failed).toEqual([...mustFail, 'Check every output'])
    expect(log.match(/^::error title=[^:]*::got .*$/gm)).toEqual([
      '::error title=number of audiences::got "8", expected "11"',
    ])
  })

  test('the `claims` job of ci.yml passes, prints the responses from GitHub, and leaves no claim', async () => {
    const github = await startHub({ shas: [sha] })
    const { log, failed } = await runJob('claims', { github })
    expect(failed).toEqual(['Announce a missing release'])
    expect(log).toMatch(/^== GET git\/ref\/web-push\/ci-4242-1-[0-9a-f]{12}\n200 /m)
    expect(log).toMatch(/^== \[ "\$\(gh api .* --method DELETE /m)
    expect([...github.refs.keys()]).toEqual([])
  })

  test('the `claims` job of ci.yml fails, and leaves no claim, if the key does not stop a second send', async () => {
    const github = await startHub({ shas: [sha] })
    const change = { id: 'again', outputs: { outcome: 'sent', reason: '' } }
    const { failed } = await runJob('claims', { github, change })
    expect(failed).toEqual(['Announce a missing release', 'Check every output'])
    expect([...github.refs.keys()]).toEqual([])
  })
})
