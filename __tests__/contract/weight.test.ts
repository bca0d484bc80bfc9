import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { readText, root } from './workflow-files.ts'

test('what the runner downloads is at most 330 KB compressed, and only what it needs', () => {
  // The names of all HTML entities, which release notes may have, are 16 KB of it.
  // As the archive of a tag: `export-ignore` of .gitattributes applies.
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { cwd: root, maxBuffer: 64_000_000 })
  expect(gzipSync(archive).length).toBeLessThanOrEqual(330_000)
  const names = execFileSync('tar', ['-t'], { input: archive }).toString().trim().split(/\r?\n/)
  expect([...new Set(names.map(name => name.split('/')[0]))].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'action.yml',
    'audiences',
    'dist',
    'package.json',
    'preview',
  ])
})

test('the main bundle of a plain send is at most 300 KB, and all that is rare is in chunks of its own', () => {
  // A long text goes on in the next line, behind a backslash.
  const bundle = (name: string) => readText(`dist/${name}`).replaceAll('\\\n', '')
  const main = bundle('index.js')
  expect(main.length).toBeLessThanOrEqual(300_000)
  // One character beyond Latin-1, as in a pattern, makes V8 keep the whole file in two bytes: 1 % of a send.
  expect(main).toMatch(/^[\0-\xff]*$/)
  const scripts = readdirSync(`${root}dist`).filter(name => name.endsWith('.js'))
  const others = scripts.filter(name => name !== 'index.js').map(bundle)
  // A word of each library, and of each part of ours, that a plain send does not need.
  const rare = [
    'octokit',
    'YAMLParseError',
    'Intl.Segmenter',
    'JPG',
    'ZodError',
    'formatToParts',
    'reponame',
    'per_page',
    'did not try again',
    'audience-ambiguous',
    'already be public',
  ]
  expect(rare.filter(word => main.includes(word))).toEqual([])
  // The first use of the global loads node:perf_hooks.
  expect(main).not.toContain('performance.')
  expect(rare.filter(word => others.some(script => script.includes(word)))).toEqual(rare)
})
