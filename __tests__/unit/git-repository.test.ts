import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { GitRepository, GitTimeout } from '../../src/runner/git-repository.ts'
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
