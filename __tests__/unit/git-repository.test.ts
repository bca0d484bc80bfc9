import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { GitRepository, GitTimeout, parentsOf, plainFilesIn } from '../../src/runner/git-repository.ts'
import { unlessWindows } from '../helpers/needs.ts'

unlessWindows(test, 'the program of this test is a shell script')('git is killed if it is too slow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-git-'))
  const path = process.env.PATH
  try {
    writeFileSync(join(folder, 'git'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 })
    process.env.PATH = `${folder}:${path}`
    const repository = new GitRepository(folder, new AbortController().signal, 0.01)
    await expect(repository.head()).rejects.toBeInstanceOf(GitTimeout)
  } finally {
    process.env.PATH = path
    rmSync(folder, { recursive: true })
  }
})

const hash = 'c0ffee'.padEnd(40, '0')

test('only files of a commit are plain, not links or submodules', () => {
  const records = [
    `100644 blob ${hash}\tplain.yml`,
    `100755 blob ${hash}\ta program`,
    `120000 blob ${hash}\tlink.yml`,
    `160000 commit ${hash}\tmodule`,
  ]
  expect(plainFilesIn(records.map(record => `${record}\0`).join(''))).toEqual(['plain.yml', 'a program'])
})

test('whatever a path contains, it is read as one path', () => {
  const part = fc.constantFrom('100644 blob abc', '120000 blob abc', '\t', '\n', '\n100644 blob abc\t', 'a.yml', ' ')
  const path = fc.array(part, { minLength: 1 }).map(parts => parts.join(''))
  const entry = fc.record({ path, isPlain: fc.boolean() })
  fc.assert(
    fc.property(fc.array(entry), entries => {
      const listed = entries.map(({ path, isPlain }) => `${isPlain ? '100644' : '120000'} blob ${hash}\t${path}\0`)
      expect(plainFilesIn(listed.join(''))).toEqual(entries.filter(({ isPlain }) => isPlain).map(({ path }) => path))
    }),
  )
})

test('the parents of a commit are read from the beginning of its header', () => {
  const author = 'author A <a@example.com> 0 +0000\ncommitter A <a@example.com> 0 +0000'
  const fake = `parent ${'f'.repeat(40)}`
  const merge = `tree ${hash}\nparent ${hash}\nparent ${hash}\n${author}\n${fake}\n\n${fake}\n`
  expect(parentsOf(merge)).toEqual([hash, hash])
  expect(parentsOf(`tree ${hash}\n${author}\n\n${fake}\n`)).toEqual([])
})
