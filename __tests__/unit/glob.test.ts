import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findFiles, parsePattern, TooManyEntries, UnreadableFolder } from '../../src/runner/glob.ts'
import { expectLinear } from '../helpers/cost.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { closing } from '../helpers/send.ts'

const files = [
  'a.yml',
  'b.yaml',
  '.hidden.yml',
  'x/a.yml',
  'x/b1.yml',
  'x/b2.yml',
  'x/y/a.yml',
  'x/.git/a.yml',
  '[q].yml',
]
const names = process.platform === 'win32' ? files : [...files, 'st*r.yml']

const { signal } = new AbortController()

/** A folder with a tree of files in its folder `in`, what searches in that, and a file outside of it. */
const createTree = closing(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-push-glob-'))
  for (const name of names) {
    await mkdir(dirname(join(folder, 'in', name)), { recursive: true })
    await writeFile(join(folder, 'in', name), '')
  }
  await writeFile(join(folder, 'outside.yml'), '')
  const find = (pattern: string, max = 100, entries = 1_000) =>
    findFiles(join(folder, 'in'), parsePattern(pattern), max, { entries, signal })
  return { folder, find, close: () => rm(folder, { recursive: true, force: true }) }
})

test.each([
  ['[[]q].yml', ['[q].yml']],
  ['[]]*', []],
  ['[q', []],
  ['x/**', ['x/a.yml', 'x/b1.yml', 'x/b2.yml', 'x/y/a.yml']],
  ['x', []],
  ['', []],
  ['../*.yml', []],
  ['/a.yml', ['a.yml']],
  ['{a,b}.y*ml', []],
])('the pattern %j finds %j', async (pattern, expected) => {
  const { find } = await createTree()
  expect((await find(pattern)).filter(name => name !== 'st*r.yml')).toEqual(expected)
})

const onPosix = unlessWindows(test, 'Windows does not let every user make links')

onPosix('links to folders are not followed, links to files are found', async () => {
  const { folder, find } = await createTree()
  await symlink('..', join(folder, 'in', 'x', 'loop'))
  await symlink(folder, join(folder, 'in', 'out'))
  await symlink(join(folder, 'outside.yml'), join(folder, 'in', 'x', 'z-link.yml'))
  expect(await find('**/outside.yml')).toEqual([])
  expect(await find('out/*')).toEqual([])
  expect(await find('x/*')).toEqual(['x/a.yml', 'x/b1.yml', 'x/b2.yml', 'x/z-link.yml'])
})

test.each([
  { what: 'does not exist', name: 'none' },
  { what: 'is a file', name: 'outside.yml' },
])('a folder that $what has no files', async ({ name }) => {
  const { folder } = await createTree()
  expect(await findFiles(join(folder, name), parsePattern('**'), 100, { entries: 1_000, signal })).toEqual([])
})

onPosix('a folder that cannot be read ends the search', async () => {
  const { folder } = await createTree()
  const loop = join(folder, 'loop')
  await symlink(loop, loop)
  const search = findFiles(loop, parsePattern('**'), 100, { entries: 1_000, signal })
  const cause = expect.objectContaining({ code: 'ELOOP' })
  await expect(search).rejects.toMatchObject({ folder: '', cause })
  await expect(search).rejects.toBeInstanceOf(UnreadableFolder)
})

test('a search finds no more files than asked for, and looks at no more entries than allowed', async () => {
  const { find } = await createTree()
  expect(await find('**', 2)).toHaveLength(2)
  await expect(find('**', 100, 3)).rejects.toBeInstanceOf(TooManyEntries)
})

test.each([
  { pattern: '*', deep: 'x' },
  { pattern: 'x/*', deep: 'x/y' },
])(
  'the pattern $pattern does not search the folder $deep, in which nothing can match it',
  async ({ pattern, deep }) => {
    const { folder, find } = await createTree()
    for (let file = 0; file < 50; file++) writeFileSync(join(folder, 'in', deep, `${file}`), '')
    expect((await find(pattern, 100, 40)).filter(name => name !== 'st*r.yml')).toHaveLength(3)
  },
)

test('a search hears that the run is cancelled, also within one large folder', async () => {
  const { folder } = await createTree()
  const large = join(folder, 'large')
  await mkdir(large)
  for (let file = 0; file < 1_500; file++) writeFileSync(join(large, `${file}`), '')
  const controller = new AbortController()
  const budget = {
    entries: 1_500,
    // Cancelled at the next turn of the event loop once entries are looked at.
    get signal() {
      if (!controller.signal.aborted) setImmediate(() => controller.abort())
      return controller.signal
    },
  }
  expect((await findFiles(large, parsePattern('*'), 1_500, budget)).length).toBeLessThan(1_500)
})

/** Pieces of a pattern, each with what it is as a regular expression. */
const star = { text: '*', regex: '[^/]*' }
const pieces = [
  star,
  { text: '?', regex: '[^/]' },
  { text: 'a', regex: 'a' },
  { text: 'b', regex: 'b' },
  { text: '.', regex: '\\.' },
  { text: '-', regex: '-' },
  { text: '\u{1f600}', regex: '\u{1f600}' },
  { text: '[ab]', regex: '[ab]' },
  { text: '[a-c]', regex: '[a-c]' },
  { text: '[!a]', regex: '[^a/]' },
  { text: '[^b-c.]', regex: '[^b-c./]' },
]
const anyPiece = fc.oneof({ arbitrary: fc.constant(star), weight: 3 }, fc.constantFrom(...pieces))
const anySegment = (maxLength: number) =>
  fc.array(anyPiece, { minLength: 1, maxLength }).map(parts => {
    const text = parts.map(part => part.text).join('')
    if (text === '**') return { text, regex: '((?!\\.)[^/]+/)*' }
    if (text === '.') return { text, regex: '' }
    return { text, regex: `${text.startsWith('.') ? '' : '(?!\\.)'}${parts.map(part => part.regex).join('')}/` }
  })

test('a pattern finds the files of a tree that a regular expression matches', async () => {
  const { folder } = await createTree()
  const tree = join(folder, 'tree')
  const paths: string[] = []
  for (const path of ['', 'a', 'b', '.a', 'a/a', 'a/bb', 'a/.b', 'b/a', 'bb/a/b', '.a/a', 'a/a/a/b']) {
    await mkdir(join(tree, path), { recursive: true })
    for (const name of ['aa', 'ab', '.ab', 'a.b', 'c', 'abcab-a', 'a\u{1f600}']) {
      writeFileSync(join(tree, path, name), '')
      paths.push(join(path, name).replaceAll('\\', '/'))
    }
  }
  const segment = fc.oneof(fc.constant({ text: '**', regex: '((?!\\.)[^/]+/)*' }), anySegment(5))
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { minLength: 1, maxLength: 5 }), async segments => {
      const text = segments.map(each => each.text).join('/')
      const simple = new RegExp(`^${segments.map(({ regex }) => regex).join('')}$`, 'u')
      const found = await findFiles(tree, parsePattern(text), 1_000, { entries: 1_000, signal })
      expect(found.sort()).toEqual(paths.filter(path => simple.test(`${path}/`)).sort())
    }),
    { numRuns: 400 },
  )
})

/** Whether a pattern matches one name, of any length. */
const nameMatcher = (text: string) => {
  const [segment] = parsePattern(text)
  if (typeof segment !== 'function') throw new Error(`${text.slice(0, 100)} is not a pattern for one name`)
  return segment
}

test.each<{ what: string; make: (length: number) => [pattern: string, name: string] }>([
  { what: 'a long name', make: length => ['*y*y*y*y*z', 'y'.repeat(length)] },
  { what: 'a long name with another end', make: length => ['*.yml', `${'.ym'.repeat(length / 3)}.yaml`] },
  { what: 'a pattern of many stars', make: length => [`${'*y'.repeat(length / 20)}z`, 'y'.repeat(length)] },
  {
    what: 'stars that each match one character more',
    make: length => [`${'*y'.repeat(length / 2)}z`, 'yx'.repeat(length)],
  },
  { what: 'a pattern of many sets that do not end', make: (length: number) => ['[a'.repeat(length * 2), 'y'] },
  { what: 'a pattern of many sets', make: length => [`${'*[!a-x]'.repeat(length / 8)}z`, 'y'.repeat(length)] },
])('matching $what takes time in proportion to the length', async ({ make }) => {
  await expectLinear(make, ([pattern, name]) => expect(nameMatcher(pattern)(name)).toBe(false), 40_000)
})
