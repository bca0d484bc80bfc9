import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../', import.meta.url))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 64_000_000 })

test('what the runner downloads is at most 300 KB compressed, and only what it needs', () => {
  // As the archive of a tag: `export-ignore` of .gitattributes applies.
  const archive = git('archive', '--format=tar', 'HEAD')
  expect(gzipSync(archive).length).toBeLessThanOrEqual(300_000)

  const names = execFileSync('tar', ['-t'], { input: archive }).toString().split(/\r?\n/)
  const top = new Set(names.filter(name => name !== '').map(name => name.split('/')[0]))
  expect([...top].sort()).toEqual(
    'CHANGELOG.md LICENSE README.md SECURITY.md action.yml audiences dist package.json preview'.split(' ').sort(),
  )
})

test('the main bundle of a plain send is at most 300 KB, and all that is rare is in chunks of its own', () => {
  const main = readFileSync(`${root}dist/index.js`, 'utf8')
  expect(main.length).toBeLessThanOrEqual(300_000)
  // A word of each library that a plain send does not need.
  for (const rare of ['octokit', 'YAMLParseError', 'Intl.Segmenter', 'JPG', 'ZodError'])
    expect(main).not.toContain(rare)
})

test('the licences of everything that may be bundled are in dist', () => {
  const licences = readFileSync(`${root}dist/licenses.txt`, 'utf8')
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const bundled = Object.entries<string>(dependencies).filter(([, version]) => !version.startsWith('file:'))
  expect(bundled.length).toBeGreaterThan(5)
  for (const [name, version] of bundled) expect(licences).toContain(`${name} ${version}\n`)
  expect(licences).toContain('@octokit/core ')
})

test('nothing in dist is unresolved', () => {
  const files = readdirSync(`${root}dist`, { recursive: true, encoding: 'utf8' }).map(name => `${root}dist/${name}`)
  const scripts = files.filter(file => file.endsWith('.js') && statSync(file).isFile())
  expect(scripts.length).toBeGreaterThan(2)
  for (const file of scripts) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/eval\("require"\)|webpackMissingModule/)
  }
})
