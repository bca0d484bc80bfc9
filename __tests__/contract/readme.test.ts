import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { httpReasons, outcomes, reasons } from '../../build/reference.mjs'
import { documents, withTables } from '../../build/tables.mjs'
import { exitCode, type Result } from '../../src/report/result.ts'
import { blocksOf } from './document-blocks.ts'
import { ownRepository, readText } from './workflow-files.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const readme = readText('README.md')
const manifests = {
  send: parse(readText('action.yml')),
  audiences: parse(readText('audiences/action.yml')),
  preview: parse(readText('preview/action.yml')),
}

const folders: string[] = []
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-push-readme-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the generated parts of the documents', () => {
  const paths = Object.keys(documents) as (keyof typeof documents)[]

  test.each(paths)('of %s are up to date', path => {
    expect(withTables(path, readText(path), manifests)).toBe(readText(path))
  })

  test('are written again if something has changed', () => {
    const old = readme.replace(/^\| `unknown` .*\n/m, '')
    expect(old.length).toBeLessThan(readme.length)
    expect(withTables('README.md', old, manifests)).toBe(readme)
  })

  test.each(['inputs:start', 'outcomes:end'])('need the place %s exactly once', marker => {
    const write = (text: string) => () => withTables('README.md', text, manifests)
    expect(write(readme.replace(`<!-- ${marker} -->`, ''))).toThrow('README.md needs')
    expect(write(`${readme}<!-- ${marker} -->`)).toThrow('README.md needs')
  })

  test('are compared and written by build/docs.mjs', async () => {
    const folder = temporaryFolder()
    for (const path of ['build', 'audiences', 'preview', 'docs', 'action.yml', 'README.md', 'package.json']) {
      cpSync(root + path, join(folder, path), { recursive: true })
    }
    symlinkSync(`${root}node_modules`, join(folder, 'node_modules'), 'junction')
    const docs = (...flags: string[]) => run(process.execPath, [join(folder, 'build/docs.mjs'), ...flags])
    const written = () => readFileSync(join(folder, 'README.md'), 'utf8').replaceAll('\r\n', '\n')

    await docs('--check')
    writeFileSync(join(folder, 'action.yml'), readText('action.yml').replace(/^( {4}description: ).*$/m, '$1Changed.'))
    await expect(docs('--check')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('out of date') })
    expect(written()).toBe(readme)
    await docs()
    expect(written()).toContain('| Changed. |')
    await docs('--check')
  })
})

describe('the reasons', () => {
  const declared = /export type Reason =\n([\s\S]*?)\n\n/.exec(readText('src/errors.ts'))?.[1] ?? ''
  const codes = [...declared.matchAll(/'([\w-]+)'/g)].map(([, code]) => code)

  test('are those of the code, each with a row', () => {
    expect(codes.length).toBeGreaterThan(15)
    expect(Object.keys(reasons)).toEqual(codes)
  })

  test('have a row for every status that is not a success', () => {
    const fits = (row: string, status: number) => new RegExp(`^${row.replaceAll('x', '\\d')}$`).test(`http-${status}`)
    for (let status = 300; status < 600; status++) {
      expect({ status, rows: Object.keys(httpReasons).filter(row => fits(row, status)) }).not.toEqual({
        status,
        rows: [],
      })
    }
  })
})

test('the outcomes are those of the manifest, and pass or fail as the code has it', () => {
  const listed = /^One of (.*)\.$/.exec(manifests.send.outputs.outcome.description)?.[1]?.split(', ')
  expect(Object.keys(outcomes)).toEqual(listed)
  for (const [outcome, { passes }] of Object.entries(outcomes)) {
    expect({ outcome, code: exitCode({ outcome } as Result) }).toEqual({ outcome, code: passes ? 0 : 1 })
  }
})

describe('the commands in the documents', () => {
  const { scripts } = JSON.parse(readText('package.json'))
  const shown = ['README.md', 'docs/at-most-once.md', 'docs/campaigns.md']
    .flatMap(blocksOf)
    .filter(({ language }) => language === 'sh')

  /** Runs lines as a shell does, one after the other, in a folder; gives what they print. */
  async function shell(text: string, folder: string, env: Record<string, string> = {}): Promise<string> {
    const [program, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c']
    const options = { cwd: folder, env: { ...process.env, ...env }, windowsVerbatimArguments: true }
    return (await run(program, [flag, text.trim().replaceAll('\n', ' && ')], options)).stdout
  }

  /** A git repository in a temporary folder; gives a function that runs git in it. */
  async function repository(folder: string, ...flags: string[]) {
    const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim()
    await git('init', '--quiet', ...flags)
    return git
  }

  const checks: Record<string, (commands: string) => Promise<void>> = {
    // Nothing is installed there, so nothing but these folders can be needed.
    'npm run demo': async commands => {
      const [server, folder] = [temporaryFolder(), temporaryFolder()]
      for (const path of ['package.json', '.npmrc', 'sandbox', 'dist']) {
        cpSync(root + path, join(server, path), { recursive: true })
      }
      const git = await repository(server)
      await git('add', '--all', '--force')
      const settings = ['user.name=A', 'user.email=a@example.com', 'commit.gpgsign=false'].flatMap(each => ['-c', each])
      await git(...settings, 'commit', '--quiet', '--message', 'All')
      const log = await shell(commands, folder, {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `url.${server.replaceAll('\\', '/')}.insteadOf`,
        GIT_CONFIG_VALUE_0: `https://github.com/${ownRepository}`,
      })
      expect(log).toMatch(/All \d+ steps ended as they should\./)
    },

    // What it does has tests of its own.
    'npm run sandbox': async () => expect(scripts.sandbox).toBe('node sandbox/cli.mjs'),

    'git ls-remote origin "refs/web-push/*"': async commands => {
      const [server, clone] = [temporaryFolder(), temporaryFolder()]
      const git = await repository(server, '--bare')
      writeFileSync(join(server, 'claim'), 'a claim')
      const object = await git('hash-object', '-w', 'claim')
      await git('update-ref', 'refs/web-push/release-1-0123456789ab', object)
      await git('update-ref', 'refs/others/release', object)
      await (await repository(clone))('remote', 'add', 'origin', server)
      expect(await shell(commands, clone)).toBe(`${object}\trefs/web-push/release-1-0123456789ab\n`)
    },

    'npm run preview -- ../site/campaigns/spring.yml': async () => expect(scripts.preview).toBeDefined(),
  }

  test('are all known here', () => {
    expect(shown.map(({ text }) => text.trim().split('\n').at(-1))).toEqual(Object.keys(checks))
  })

  test.each(shown.map(({ place, text }) => [place, text] as const))('at %s do what they should', async (_, text) => {
    await checks[text.trim().split('\n').at(-1) ?? '']?.(text)
  })
})
