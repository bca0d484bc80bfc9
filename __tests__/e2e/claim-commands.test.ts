import { expect, test } from '@jest/globals'
import { runScriptBeside } from '../contract/run-script.ts'
import { readText, root } from '../contract/workflow-files.ts'
import { describeWithJq } from '../helpers/needs.ts'
import { node24 } from '../helpers/node.ts'
import { key, ref, type Scenario, startScenario } from '../helpers/once-key.ts'
import { told } from '../helpers/send.ts'

const gh = `exec "${node24}" "${root}__tests__/helpers/gh.mjs" "$@"`

/** Runs a command as a person would, with a stand-in for gh that sends its requests to this GitHub. */
function runCommand(run: string, { github }: Scenario) {
  const env = { GH_API_URL: github.url, GH_TOKEN: github.token, GH_REPO: github.repository }
  return runScriptBeside({ run }, { env, commands: { gh } })
}

/** Returns the printed command that deletes a claim. */
function printedCommand(text: string): string {
  const [command = ''] = text.split('\n').filter(line => line.includes('--method DELETE'))
  expect(command).toContain(ref)
  return command
}

const anotherClaim = 'f'.repeat(40)

const situations: { left: string; leave: (scenario: Scenario) => Promise<string> }[] = [
  {
    left: 'a run that sent nothing and could not delete its claim',
    leave: async ({ sandbox, github, step }) => {
      sandbox.fault('POST', { kind: 'respond', status: 400 })
      github.fault('deleteRef', { kind: 'respond', status: 504, body: 'Timed out' })
      return told(await step())
    },
  },
  {
    left: 'a run whose send is in doubt',
    leave: async ({ sandbox, step }) => {
      sandbox.fault('POST', { kind: 'respond', status: 500 })
      return told(await step())
    },
  },
  {
    left: 'a run that another run skipped',
    leave: async ({ step }) => {
      await step()
      return told(await step({}, { env: { GITHUB_RUN_ID: '4343' } }))
    },
  },
  {
    left: 'a run that could not claim its key with certainty',
    leave: async ({ github, step }) => {
      github.fault('createRef', { kind: 'respond', status: 502, times: 2, body: 'Bad gateway' })
      const text = told(await step())
      // GitHub carries out the request later.
      const [tag = ''] = github.tags.keys()
      github.refs.set(ref, tag)
      return text
    },
  },
]

describeWithJq('with jq,', () => {
  test('the documented command lists the time, run, and key of every claim', async () => {
    const scenario = await startScenario()
    const { sandbox, step, record } = scenario
    await step()
    const first = JSON.parse(record()?.message ?? '')
    sandbox.delivered.length = 0
    await step({ 'once-key': 'spring\tsale' }, { env: { GITHUB_RUN_ID: '4343' } })
    const [, command = ''] = /```sh\n(gh api [^`]*git\/tags[^`]*)```/.exec(readText('docs/at-most-once.md')) ?? []
    const { status, stdout } = await runCommand(command, scenario)
    const lines = stdout.trim().split('\n').sort()
    expect({ status, lines }).toEqual({
      status: 0,
      lines: [`${first.time}\t4242\t${key}`, expect.stringMatching(/^\S+Z\t4343\tspring\\tsale$/)],
    })
  })

  test.each(situations)('the command of $left deletes the claim', async ({ leave }) => {
    const scenario = await startScenario()
    const command = printedCommand(await leave(scenario))
    expect(scenario.github.refs.has(ref)).toBe(true)
    expect(await runCommand(command, scenario)).toMatchObject({ status: 0 })
    expect(scenario.github.refs.has(ref)).toBe(false)
  })

  test.each(situations)('the command of $left deletes nothing if another run has the claim by then', async row => {
    const scenario = await startScenario()
    const { github, claimByAnother } = scenario
    const command = printedCommand(await row.leave(scenario))
    claimByAnother()
    expect(await runCommand(command, scenario)).toMatchObject({ status: 1 })
    expect(github.refs.get(ref)).toBe(anotherClaim)
  })

  test.each([
    { fails: 'answers an error', status: 502 },
    { fails: 'does not find the ref', status: 404 },
  ])('a command deletes nothing if GitHub $fails when it reads the ref', async ({ status }) => {
    const scenario = await startScenario()
    const { sandbox, github, step } = scenario
    sandbox.fault('POST', { kind: 'respond', status: 500 })
    const command = printedCommand(told(await step()))
    github.fault('getRef', { kind: 'respond', status, body: { message: 'No' } })
    expect(await runCommand(command, scenario)).toMatchObject({ status: 1 })
    expect(github.refs.has(ref)).toBe(true)
  })
})
