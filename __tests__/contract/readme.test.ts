import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { httpReasons, outcomes, reasons } from '../../build/reference.mjs'
import { withTables } from '../../build/tables.mjs'
import { fieldNames, requiredFields } from '../../src/notification/fields.ts'
import { browserSupport } from '../../src/report/browser-support.ts'
import { type Conclusion, exitCode } from '../../src/report/result.ts'
import { ownManifest, ownRepository, problemsIn, readText, type Step } from './workflow-files.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const readme = readText('README.md')
const manifests = { send: parse(readText('action.yml')), audiences: parse(readText('audiences/action.yml')) }
const inDocs = readdirSync(`${root}docs`).filter(name => name.endsWith('.md'))
const documents = ['README.md', ...inDocs.map(name => `docs/${name}`)]

const folders: string[] = []
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-push-readme-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the tables', () => {
  test('are those of the manifests and of the code', () => {
    expect(withTables(readme, manifests)).toBe(readme)
  })

  test('are written anew where something has changed', () => {
    const old = readme.replaceAll('Writes the job summary.', 'Writes nothing.').replace(/^\| `unknown` .*\n/m, '')
    expect(old.length).toBeLessThan(readme.length - 100)
    expect(withTables(old, manifests)).toBe(readme)
  })

  test.each(['inputs:start', 'outcomes:end', 'reasons:end'])('need their place once: %s', marker => {
    expect(() => withTables(readme.replace(`<!-- ${marker} -->`, ''), manifests)).toThrow('the README needs')
    expect(() => withTables(`${readme}<!-- ${marker} -->`, manifests)).toThrow('the README needs')
  })

  test('are compared, and written, by build/docs.mjs', async () => {
    const folder = temporaryFolder()
    for (const path of ['build', 'audiences', 'action.yml', 'README.md', 'package.json']) {
      cpSync(root + path, join(folder, path), { recursive: true })
    }
    symlinkSync(`${root}node_modules`, join(folder, 'node_modules'), 'junction')
    const docs = (...flags: string[]) => run(process.execPath, [join(folder, 'build/docs.mjs'), ...flags])
    const written = () => readFileSync(join(folder, 'README.md'), 'utf8').replaceAll('\r\n', '\n')

    await docs('--check')
    writeFileSync(join(folder, 'action.yml'), readText('action.yml').replaceAll('Title.', 'The title.'))
    await expect(docs('--check')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('out of date') })
    expect(written()).toBe(readme)
    await docs()
    expect(written()).toBe(readme.replace('Title. Required', 'The title. Required'))
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

  test('have a row for every status that is no success', () => {
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
    expect({ outcome, code: exitCode({ outcome } as Conclusion) }).toEqual({ outcome, code: passes ? 0 : 1 })
  }
})

interface Block {
  /** Where it begins: `README.md:30`. */
  place: string
  language: string
  text: string
  /** The text between the heading above and the block. */
  above: string
}

/** The fenced blocks of a document. */
function blocksOf(path: string): Block[] {
  const document = readText(path)
  return [...document.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: text = '', index }) => {
    const before = document.slice(0, index)
    return { place: `${path}:${before.split('\n').length}`, language, text, above: before.split(/^#+ /m).at(-1) ?? '' }
  })
}

const blocks = documents.flatMap(blocksOf)
const yaml = blocks.filter(({ language }) => language === 'yaml')
/** The example that a text links to last. */
const exampleIn = (text: string) => [...text.matchAll(/\((?:\.\.\/)?(examples\/[\w-]+\.yml)\)/g)].at(-1)?.[1]

describe('a workflow, or a part of one', () => {
  const parts = yaml.filter(({ above }) => exampleIn(above))
  const own = yaml.filter(({ above }) => !exampleIn(above))

  test('is there to be tested', () => {
    expect(parts.length).toBeGreaterThanOrEqual(5)
    expect(own.length).toBeGreaterThanOrEqual(4)
  })

  test.each(parts.map(block => [block.place, block] as const))(
    'at %s is a part of the example above it',
    (_, block) => {
      const example = parse(readText(exampleIn(block.above) ?? ''))
      expect(everyNode(example).some(node => isPart(parse(block.text), node))).toBe(true)
    },
  )

  test.each(own.map(block => [block.place, block] as const))('at %s is valid', async (_, { text }) => {
    expect(await problemsIn('document.yml', asWorkflow(text))).toEqual([])
  })

  test.each(own.map(block => [block.place, block] as const))('at %s reads outputs that there are', (_, { text }) => {
    const steps: Step[] = stepsIn(parse(text))
    for (const [, id, name = ''] of text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      const { uses, run = '' } = steps.find(step => step.id === id) ?? {}
      if (uses) expect(ownManifest(uses)?.outputs).toHaveProperty(name)
      else expect(run).toContain(`${name}=`)
    }
  })

  test('that is wrong would be found', async () => {
    const step = yaml[0]?.text ?? ''
    expect(await problemsIn('document.yml', asWorkflow(step.replace('target: all', 'targt: all')))).toHaveLength(2)
    const example = parse(readText('examples/announce-release.yml'))
    expect(everyNode(example).some(node => isPart({ with: { target: 'audience' } }, node))).toBe(false)
  })
})

test('the keys that are proposed are expressions that GitHub can read', async () => {
  const keys = [...readme.matchAll(/^\|.*\| `([^`]*\$\{\{[^`]*)` \|$/gm)].map(([, key]) => key ?? '')
  expect(keys.length).toBeGreaterThanOrEqual(4)
  for (const key of keys.filter(key => !key.includes('github.token'))) {
    const step = `- uses: ${ownRepository}@v1\n  with:\n    # base-url and api-token as above\n    target: all\n    once-key: ${key}\n`
    expect(await problemsIn('document.yml', asWorkflow(step))).toEqual([])
  }
})

/** A list of steps as a whole workflow, with the two inputs that documents do not repeat. */
function asWorkflow(text: string): string {
  const whole = text.replace(
    /^( *)# base-url and api-token as above$/gm,
    '$1base-url: https://a.example\n$1api-token: x',
  )
  if (!Array.isArray(parse(text))) return whole
  const events = '[release, deployment_status, workflow_dispatch]'
  const job = 'runs-on: ubuntu-latest\n    strategy: { matrix: { audience: [{ id: 1 }] } }\n    steps:'
  return `on: ${events}\njobs:\n  job:\n    ${job}\n${whole.replace(/^(?=.)/gm, '      ')}`
}

const stepsIn = (value: unknown): Step[] =>
  everyNode(value)
    .filter(isMapping)
    .filter(node => 'uses' in node || 'run' in node)
const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value and everything in it. */
function everyNode(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(everyNode)] : [value]
}

/** Whether everything that one value says, the other says too. */
function isPart(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) return Array.isArray(whole) && part.every(each => whole.some(other => isPart(each, other)))
  if (!isMapping(part)) return part === whole
  return isMapping(whole) && Object.entries(part).every(([key, value]) => isPart(value, whole[key]))
}

describe('the commands', () => {
  const { scripts } = JSON.parse(readText('package.json'))
  const shown = blocksOf('README.md').filter(({ language }) => language !== 'yaml')

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

    'npm cit': async commands => {
      expect(readText('.github/workflows/ci.yml')).toContain(`run: ${commands}`)
      expect(scripts.test).toContain('jest')
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
  }

  test('are all known here', () => {
    expect(shown.map(({ text }) => text.trim().split('\n').at(-1))).toEqual(Object.keys(checks))
    expect(new Set(shown.map(({ language }) => language))).toEqual(new Set(['sh']))
  })

  test.each(shown.map(({ place, text }) => [place, text] as const))('at %s do what they should', async (_, text) => {
    await checks[text.trim().split('\n').at(-1) ?? '']?.(text)
  })
})

describe.each(documents)('%s', path => {
  const text = readText(path)

  test('links to headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g)]
    const broken = links.filter(([, file = '', anchor = '']) => {
      const target = file ? posix.join(dirname(path), file) : path
      return !existsSync(root + target) || !anchorsOf(target).includes(anchor)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  test('shows pictures that are there', () => {
    const pictures = [...text.matchAll(/(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)\s]+)\)/g)].map(
      ([, tag, mark]) => tag ?? mark,
    )
    expect(pictures.filter(picture => !existsSync(join(root, dirname(path), picture ?? '')))).toEqual([])
    if (path === 'README.md') expect(pictures).toHaveLength(2)
  })
})

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(path: string): string[] {
  const headings = [
    ...readText(path)
      .replace(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/^#+ (.*)$/gm),
  ]
  const anchors = headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-'),
  )
  return anchors.map((anchor, index) => {
    const before = anchors.slice(0, index).filter(other => other === anchor).length
    return before > 0 ? `${anchor}-${before}` : anchor
  })
}

describe('docs/api.md', () => {
  const rows = [
    ...readText('docs/api.md').matchAll(/^\| `(\w+)` \| [^|]+ \| (yes|no) \| [^|]+ \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm),
  ]
  const fields = rows.map(([, name = '', required, ...support]) => ({
    name,
    required,
    support: support.map(each => each.trim()),
  }))

  test('knows the fields of the code, which of them are required, and which browsers support them', () => {
    expect(fields).toEqual([
      ...fieldNames.map(name => ({
        name,
        required: requiredFields.some(field => field === name) ? 'yes' : 'no',
        support: [...browserSupport[name]],
      })),
      { name: 'target', required: 'yes', support: ['', '', ''] },
    ])
  })
})
