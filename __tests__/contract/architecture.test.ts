import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readText, root } from './workflow-files.ts'

/** The folders of src/; each imports only from folders after it, and from the files beside them that know no folder. */
const rooms = ['runner', 'report', 'github', 'url-check', 'push', 'http', 'content', 'inputs']

const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map(name => ({ name, room: /^([\w-]+)\//.exec(name)?.[1] ?? '', text: readText(`src/${name}`) }))

const importsOf = (text: string) => [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, target = '']) => target)
const importing = (pattern: RegExp) =>
  files.filter(({ text }) => importsOf(text).some(target => pattern.test(target))).map(({ room }) => room)

test('src/ has the folders that its architecture names, and no other', () => {
  expect([...new Set(files.map(({ room }) => room))].filter(Boolean).sort()).toEqual([...rooms].sort())
})

test('a folder imports only from the folders below it', () => {
  const upward: string[] = []
  for (const { name, room, text } of files) {
    if (room === '') continue
    for (const target of importsOf(text)) {
      const [, imported] = /^\.\.\/([\w-]+)\//.exec(target) ?? []
      if (imported !== undefined && rooms.indexOf(imported) <= rooms.indexOf(room)) {
        upward.push(`${name} imports from ${imported}`)
      }
    }
  }
  expect(upward).toEqual([])
})

test('only runner and github import the toolkit, only http opens connections, only runner reads the environment', () => {
  expect(new Set(importing(/^@actions\//))).toEqual(new Set(['github', 'runner']))
  expect(new Set(importing(/^node:(net|tls|https?)$/))).toEqual(new Set(['http']))
  expect(files.filter(({ room, text }) => room !== 'runner' && text.includes('process.env'))).toEqual([])
})

test('one file starts processes: git, without a shell', () => {
  const starting = files.filter(({ text }) => text.includes('child_process'))
  expect(starting.map(({ name }) => name)).toEqual(['runner/git-repository.ts'])
  for (const { text } of starting) {
    expect(text).toContain("import { execFile } from 'node:child_process'")
    expect(text.match(/execFile\(.{6}/g)).toEqual(["execFile('git',"])
    expect(text).not.toContain('shell')
  }
})
