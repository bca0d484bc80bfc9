import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { differences } from '../../build/compare-folders.mjs'
import { unlessWindows } from '../helpers/needs.ts'
import { readText } from './workflow-files.ts'

const onPosix = unlessWindows(test, 'Windows needs a privilege to create links')
let folder = ''
const committed = () => join(folder, 'committed')
const built = () => join(folder, 'built')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-dist-'))
  for (const each of [committed(), built()]) {
    mkdirSync(join(each, 'sandbox'), { recursive: true })
    writeFileSync(join(each, 'index.js'), 'same')
    writeFileSync(join(each, 'sandbox', 'libraries.mjs'), 'same')
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

test('equal folders have no differences', () => {
  expect(differences(committed(), built())).toEqual([])
})

test('changed, missing, and additional files are listed', () => {
  writeFileSync(join(committed(), 'index.js'), 'changed')
  writeFileSync(join(committed(), 'old.js'), '')
  writeFileSync(join(built(), 'sandbox', 'new.js'), '')
  expect(differences(committed(), built())).toEqual([
    'dist/index.js differs',
    'dist/old.js is left over from an earlier build',
    'dist/sandbox/new.js is missing',
  ])
})

onPosix('a link is a difference even if it leads to the same bytes', () => {
  rmSync(join(committed(), 'index.js'))
  symlinkSync(join(built(), 'index.js'), join(committed(), 'index.js'))
  rmSync(join(committed(), 'sandbox'), { recursive: true })
  symlinkSync(join(built(), 'sandbox'), join(committed(), 'sandbox'))
  expect(differences(committed(), built())).toEqual([
    'dist/index.js is neither a regular file nor a folder',
    'dist/sandbox is neither a regular file nor a folder',
    'dist/sandbox/libraries.mjs is missing',
  ])
})

onPosix('the whole folder may not be a link', () => {
  const link = join(folder, 'link')
  symlinkSync(built(), link)
  expect(differences(link, built())).toContain('dist/ is neither a regular file nor a folder')
})

test('Git and GitHub show changes in dist/ in reviews', () => {
  expect(readText('.gitattributes')).not.toMatch(/-diff|linguist-generated/)
})
