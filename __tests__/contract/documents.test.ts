import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { outcomes } from '../../build/docs/outcomes.mjs'
import { describeOnLinux, describeWithJq } from '../helpers/needs.ts'
import { inside, runScript, write } from './run-script.ts'
import { blocksOf, readText, root } from './workflow-files.ts'

const documents = ['', 'docs/', '.github/', 'bench/', 'maintainers/'].flatMap(folder =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => folder + name),
)

test.each(documents.map(path => ({ path })))(
  'every link, picture, file name, and npm script in $path exists',
  ({ path }) => {
    const text = readText(path)
    const all = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const)
    const isThere = (file: string) => existsSync(join(root, dirname(path), file))

    const links = all(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g).filter(([file, anchor]) => {
      const target = file ? posix.join(dirname(path), file) : path
      return !isThere(file) || (anchor && !anchorsOf(target).includes(anchor))
    })
    const pictures = all(/(?:src|srcset)="(?!https:)([^"]+)"/g).filter(([file]) => !isThere(file))
    const names = all(
      /(?:`|node )((?:src|__tests__|docs|build|sandbox|examples|bench|maintainers|\.github\/scripts)\/[\w./-]+)`/g,
    )
    const missing = names.filter(([name]) => !existsSync(join(root, name)))
    const { scripts } = JSON.parse(readText('package.json'))
    const commands = all(/npm run ([\w:-]+)/g).filter(([name]) => !Object.hasOwn(scripts, name))
    expect({ links, pictures, missing, commands }).toEqual({ links: [], pictures: [], missing: [], commands: [] })
  },
)

const wordsIn = (path: string) => readText(path).trim().split(/\s+/).length

test('a document for users has at most 1,300 words, and all of them together have at most 11,000', () => {
  const forUsers = documents.filter(path => /^(docs\/|(README|CONTRIBUTING|SECURITY|CHANGELOG)\.md$)/.test(path))
  const words = forUsers.map(path => ({ path, words: wordsIn(path) }))
  expect(words.filter(({ words }) => words > 1300)).toEqual([])
  expect(words.reduce((sum, { words }) => sum + words, 0)).toBeLessThanOrEqual(11_000)
})

test('CONTRIBUTING.md names every npm script, beginning with the one that checks everything', () => {
  const scripts = Object.keys(JSON.parse(readText('package.json')).scripts)
  const named = readText('CONTRIBUTING.md').matchAll(/npm (?:run )?(?!ci\b|run\b)([\w:-]+)/g)
  const inOrder = [...new Set([...named].map(([, name]) => name))]
  expect(inOrder[0]).toBe('check')
  expect(inOrder.sort()).toEqual(scripts.sort())
})

function anchorsOf(path: string): string[] {
  const text = readText(path).replace(/^```[\s\S]*?^```$/gm, '')
  const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
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

describeWithJq('with jq,', () => {
  test('the command in docs/report-deployments.md lists the creator, environment, and branch of each deployment', () => {
    const deployments = [
      { creator: { login: 'vercel[bot]' }, environment: 'Production – shop', ref: 'main' },
      { creator: { login: 'github-actions[bot]' }, environment: 'github-pages', ref: '0a1b2c3' },
    ]
    write({ 'deployments.json': JSON.stringify(deployments) })
    const [block] = blocksOf('sh', ['docs/report-deployments.md'])
    const commands = { gh: `jq --raw-output "\${@: -1}" "${inside('deployments.json')}"` }
    const { status, stdout, calls } = runScript({ run: block?.[1] ?? '' }, { commands })
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'vercel[bot]\tProduction – shop\tmain\ngithub-actions[bot]\tgithub-pages\t0a1b2c3\n',
    })
    expect(calls('gh')).toEqual([expect.stringMatching(/^api repos\/\{owner\}\/\{repo\}\/deployments --jq /)])
  })
})

describeOnLinux('on Linux,', () => {
  const commandsOf = (path: string, part: string) =>
    blocksOf('sh', [path]).find(([, text]) => text.includes(part))?.[1] ?? ''

  test('the commands in docs/setup.md download recipes that exist', () => {
    const { status, calls } = runScript(
      { run: commandsOf('docs/setup.md', '--create-dirs') },
      { commands: { curl: '' } },
    )
    expect(status).toBe(0)
    const recipes = calls('curl').map(call =>
      / -o \.github\/workflows\/(\S+) \S+\/v1\/examples\/(\S+)$/.exec(call)?.slice(1),
    )
    expect(recipes).toHaveLength(3)
    for (const [saved, recipe] of recipes as [string, string][]) {
      expect(saved).toBe(recipe)
      expect(existsSync(join(root, 'examples', recipe))).toBe(true)
    }
  })
})

test('the bug report form requires a reason and one of the outcomes', () => {
  const fields: object[] = parse(readText('.github/ISSUE_TEMPLATE/bug.yml')).body
  const attributes = expect.objectContaining({ options: expect.arrayContaining(Object.keys(outcomes)) })
  const required = { validations: { required: true } }
  expect(fields).toContainEqual(expect.objectContaining({ id: 'outcome', attributes, ...required }))
  expect(fields).toContainEqual(expect.objectContaining({ id: 'reason', ...required }))
})
