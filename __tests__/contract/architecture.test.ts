import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readText, root } from './workflow-files.ts'

/** The folders in src/, from the top layer to the bottom. */
const layers = [
  'runner',
  'report',
  'claims',
  'push',
  'url-check',
  'content',
  'release',
  'github',
  'http',
  'inputs',
  'base',
]

const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map(name => ({ name, folder: /^([\w-]+)\//.exec(name)?.[1] ?? '', text: readText(`src/${name}`) }))

/** Returns what a file imports: names, types, side effects (`import './x.ts'`), and code loaded on demand. */
const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import|import\() ?'([^']+)'/g)].map(([, target = '']) => target)
const foldersThatImport = (pattern: RegExp) =>
  new Set(files.filter(({ text }) => importsOf(text).some(target => pattern.test(target))).map(({ folder }) => folder))

test('src/ has the folders of this architecture, and no others', () => {
  const folders = new Set(files.map(({ folder }) => folder).filter(Boolean))
  expect([...folders].sort()).toEqual([...layers].sort())
})

test('a folder imports only from the folders below it', () => {
  const upward: string[] = []
  for (const { name, folder, text } of files) {
    if (folder === '') continue
    for (const target of importsOf(text)) {
      const [, imported] = /^\.\.\/([\w-]+)\//.exec(target) ?? []
      if (imported !== undefined && layers.indexOf(imported) <= layers.indexOf(folder)) {
        upward.push(`${name} imports from ${imported}`)
      }
    }
  }
  expect(upward).toEqual([])
})

test('no two files have the same name', () => {
  const names = files.map(({ name }) => name.replace(/^.*\//, ''))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a file has at most 300 lines', () => {
  // Do not add to this list. Split the file instead.
  const stillLarger = ['github/github-client.ts']
  const larger = files.filter(({ text }) => text.split('\n').length - 1 > 300).map(({ name }) => name)
  expect(larger.filter(name => !stillLarger.includes(name))).toEqual([])
})

test('only runner and github import the toolkit', () => {
  expect(foldersThatImport(/^@actions\//)).toEqual(new Set(['github', 'runner']))
})

test('only http opens connections', () => {
  expect(foldersThatImport(/^node:(net|tls|https?)$/)).toEqual(new Set(['http']))
})

test('only runner reads the environment', () => {
  const readers = files.filter(({ text }) => text.includes('process.env'))
  expect(new Set(readers.map(({ folder }) => folder))).toEqual(new Set(['runner']))
})

test('only one file starts a process, which is git without a shell', () => {
  const starting = files.filter(({ text }) => text.includes('child_process'))
  expect(starting.map(({ name }) => name)).toEqual(['runner/git-repository.ts'])
  for (const { text } of starting) {
    expect(text).toContain("import { execFile } from 'node:child_process'")
    expect(text.match(/execFile\(.{6}/g)).toEqual(["execFile('git',"])
    expect(text).not.toContain('shell')
  }
})

test('only the files that start an action run code when they are imported', () => {
  const starting = files.filter(({ text }) => /^(import '|void |await )/m.test(text))
  expect(starting.map(({ name }) => name).sort()).toEqual(['start-audiences.ts', 'start-preview.ts', 'start-send.ts'])
})

// The preview needs Node 24, so tests cannot import it.
test.each(['send', 'audiences'])('importing src/%s.ts adds no listeners to the process', async name => {
  const listeners = () => process.eventNames().map(event => [event, process.listenerCount(event)])
  const before = listeners()
  const { main } = await import(`../../src/${name}.ts`)
  expect(main).toEqual(expect.any(Function))
  expect(listeners()).toEqual(before)
})

test('only the doors, where text comes in, hold a function that redacts', () => {
  const doors = ['runner', 'github', 'http', 'base']
  // redacted-fields.ts is the last look at what a report shows.
  const others = ['report/redacted-fields.ts']
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const inside = files.filter(({ folder }) => folder !== '' && !doors.includes(folder))
  const holding = inside.filter(({ text }) => /\b[Rr]edact\b/.test(code(text)))
  expect(holding.map(({ name }) => name).filter(name => !others.includes(name))).toEqual([])
})
