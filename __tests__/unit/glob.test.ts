import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findFiles, parsePattern, TooManyEntries } from '../../src/runner/glob.ts'
import { unlessWindows } from '../helpers/needs.ts'

let folder: string
const files = 'a.yml b.yaml .hidden.yml x/a.yml x/b1.yml x/b2.yml x/y/a.yml x/.git/a.yml [q].yml'.split(' ')
const names = process.platform === 'win32' ? files : [...files, 'st*r.yml']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-push-glob-'))
  for (const name of names) {
    await mkdir(dirname(join(folder, 'in', name)), { recursive: true })
    await writeFile(join(folder, 'in', name), '')
  }
  await writeFile(join(folder, 'outside.yml'), '')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const find = (pattern: string, max = 100, entries = 1_000) =>
  findFiles(join(folder, 'in'), parsePattern(pattern), max, { entries })

test.each([
  ['*.yml', ['[q].yml', 'a.yml']],
  ['./a.yml', ['a.yml']],
  ['*.y*ml', ['[q].yml', 'a.yml', 'b.yaml']],
  ['?.ya?l', ['b.yaml']],
  ['.*.yml', ['.hidden.yml']],
  ['?hidden.yml', []],
  ['x/*', ['x/a.yml', 'x/b1.yml', 'x/b2.yml']],
  ['x/b[0-9].yml', ['x/b1.yml', 'x/b2.yml']],
  ['x/b[!1].yml', ['x/b2.yml']],
  ['x/b[^2].yml', ['x/b1.yml']],
  ['[[]q].yml', ['[q].yml']],
  ['[]]*', []],
  ['[q', []],
  ['**/a.yml', ['a.yml', 'x/a.yml', 'x/y/a.yml']],
  ['x/**/a.yml', ['x/a.yml', 'x/y/a.yml']],
  ['**/y/**', ['x/y/a.yml']],
  ['x/**', ['x/a.yml', 'x/b1.yml', 'x/b2.yml', 'x/y/a.yml']],
  ['x', []],
  ['', []],
  ['../*.yml', []],
  ['/a.yml', ['a.yml']],
  ['{a,b}.y*ml', []],
])('the pattern %j finds %j', async (pattern, expected) => {
  expect((await find(pattern)).filter(name => name !== 'st*r.yml')).toEqual(expected)
})

const onPosix = unlessWindows(test, 'Windows does not let every user make links')

onPosix('links to folders are not followed, links to files are found', async () => {
  await symlink('..', join(folder, 'in', 'x', 'loop'))
  await symlink(folder, join(folder, 'in', 'out'))
  await symlink(join(folder, 'outside.yml'), join(folder, 'in', 'x', 'z-link.yml'))
  expect(await find('**/outside.yml')).toEqual([])
  expect(await find('out/*')).toEqual([])
  expect(await find('x/*')).toEqual(['x/a.yml', 'x/b1.yml', 'x/b2.yml', 'x/z-link.yml'])
})

test('no more files are found than asked for', async () => {
  expect(await find('**', 2)).toHaveLength(2)
})

test('no more entries are looked at than allowed', async () => {
  await expect(find('**', 100, 3)).rejects.toBeInstanceOf(TooManyEntries)
})

test('a pattern of many stars takes no longer than one of few', async () => {
  await mkdir(join(folder, 'long'))
  await writeFile(join(folder, 'long', 'a'.repeat(200)), '')
  const pattern = parsePattern(`${'*a'.repeat(60)}b`)
  expect(await findFiles(join(folder, 'long'), pattern, 1, { entries: 10 })).toEqual([])
})
