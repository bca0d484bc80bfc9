import { execFile } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { outcomes } from '../../build/docs/outcomes.mjs'
import { exitCode, type Result } from '../../src/report/send-result.ts'
import { avatarUrl, firstSend } from '../helpers/first-send.ts'
import { git, inside } from './run-script.ts'
import { blocksOf, ownRepository, readText, root } from './workflow-files.ts'

const run = promisify(execFile)

function copy(into: string, ...paths: string[]): string {
  mkdirSync(inside(into))
  for (const path of paths) cpSync(root + path, inside(into, path), { recursive: true })
  return inside(into)
}

test('the outcomes in the README match the manifest, and pass or fail as in the code', () => {
  const { description } = parse(readText('action.yml')).outputs.outcome
  expect(Object.keys(outcomes)).toEqual(/^One of (.*)\.$/.exec(description)?.[1]?.split(', '))
  for (const [outcome, { passes }] of Object.entries(outcomes)) {
    expect({ outcome, code: exitCode({ outcome } as Result) }).toEqual({ outcome, code: passes ? 0 : 1 })
  }
})

test('docs/inputs.md explains only existing inputs, each once, in the order of the manifest', () => {
  const rows = [...readText('docs/inputs.md').matchAll(/^\| (`[^|]*`) \|/gm)]
  const explained = rows.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  expect(explained.length).toBeGreaterThan(10)
  const inputs = Object.keys(parse(readText('action.yml')).inputs)
  expect(explained).toEqual(inputs.filter(name => explained.includes(name)))
})

test('the recipe in the README announces a release as the picture beside it shows', async () => {
  const { step, delivered } = await firstSend()
  expect(step.outputs).toMatchObject({ outcome: 'sent', reason: '' })
  expect(delivered).toEqual([
    {
      title: 'Kestrel 4.2',
      message: 'Offline maps are here: plan your next trip without a network.',
      icon_url: `${avatarUrl}&s=200`,
      landing_url: 'https://github.com/octo/kestrel/releases/tag/v4.2.0',
      target: { type: 'all' },
    },
  ])
  // maintainers/screenshots.mjs renders this summary as an image for the README, so it must not show a local address.
  expect(step.summary).not.toMatch(/127\.0\.0\.1|localhost/)
})

async function shell(text: string, folder: string, env: Record<string, string> = {}): Promise<string> {
  const [program, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c']
  const options = { cwd: folder, env: { ...process.env, ...env }, windowsVerbatimArguments: true }
  return (await run(program, [flag, text.trim().replaceAll('\n', ' && ')], options)).stdout
}

const checks: Record<string, (commands: string) => Promise<void>> = {
  // The clone has no node_modules, so this also tests that the demo needs no dependencies.
  'npm run demo': async commands => {
    const server = copy('server', 'package.json', '.npmrc', 'sandbox', 'dist')
    const folder = copy('empty')
    git('server', 'init', '--quiet')
    git('server', 'add', '--all', '--force')
    git('server', 'commit', '--quiet', '--message', 'All')
    const log = await shell(commands, folder, {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${server.replaceAll('\\', '/')}.insteadOf`,
      GIT_CONFIG_VALUE_0: `https://github.com/${ownRepository}`,
    })
    expect(log).toMatch(/All \d+ steps ended as they should\./)
    expect(log).toMatch(/\nNext: npm run sandbox( \(with Node 24 or newer\))?\n$/)
    // The log must fit on one screen.
    expect(log.split('\n').length).toBeLessThan(32)
  },

  'npm cit': async () => {
    const { stdout } = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['cit', '--help'])
    expect(stdout).toMatch(/^Install a project with a clean slate and run tests$/m)
    expect(JSON.parse(readText('package.json')).scripts).toHaveProperty('test')
  },

  // sandbox-cli.test.ts and preview.test.ts run these commands.
  'npm run sandbox': async () => {},
  'npm run preview -- ../site/campaigns/spring.yml': async () => {},
  // claim-commands.test.ts runs this command.
  '  xargs -I SHA gh api "repos/{owner}/{repo}/git/tags/SHA" --jq \'.message | fromjson | [.time, .run, .key] | @tsv\'':
    async () => {},
}

const commands = blocksOf('sh', ['README.md', 'docs/at-most-once.md', 'docs/campaigns.md'])
test.each(commands.map(([place, text]) => ({ place, text })))(
  'the commands at $place work as their document says',
  async ({ text }) => {
    const last = text.trim().split('\n').at(-1) ?? ''
    expect(Object.keys(checks)).toContain(last)
    await checks[last]?.(text)
  },
)
