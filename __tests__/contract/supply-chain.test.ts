import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from '@jest/globals'
import { jobsOf, programOf, readText, root, workflowsIn } from './workflow-files.ts'

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readText('package.json'))

test('no dependency runs a script when it is installed', () => {
  expect(readText('.npmrc').split('\n')).toContain('ignore-scripts=true')
})

test('every dependency has an exact version, and every locked package has a hash', () => {
  const versions = Object.values<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter(version => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const { packages } = JSON.parse(readText('package-lock.json'))
  const locked = Object.entries<{ integrity?: string; link?: boolean }>(packages)
  const foreign = locked.filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('the built actions evaluate no code and have no unresolved import, and only the preview starts a process', () => {
  const files = readdirSync(`${root}dist`, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(2)
  // The preview runs git to find the files that a pull request changes.
  expect(files.filter(name => readText(`dist/${name}`).includes('require("node:child_process")'))).toEqual([
    'preview.js',
  ])
  const unwanted = /worker_threads|\beval\(|\bFunction\(|node:vm\b|webpackMissingModule/
  expect(files.filter(name => unwanted.test(readText(`dist/${name}`)))).toEqual([])
})

test('dist has the license of every dependency', () => {
  const licences = readText('dist/licenses.txt')
  for (const [name, version] of Object.entries<string>(dependencies)) expect(licences).toContain(`${name} ${version}\n`)
  expect(licences).toContain('@octokit/core ')
})

test('a job that may write or sign runs no code of a dependency', () => {
  for (const [, { steps, permissions = {} }] of workflowsIn('.github/workflows').flatMap(jobsOf)) {
    if (!Object.values(permissions).includes('write')) continue
    for (const step of steps) {
      expect(programOf(step)).not.toMatch(/\bnp[mx]\b/)
      expect(step.uses ?? '').not.toMatch(/^actions\/(setup-node|cache)@/)
    }
  }
})

test('the scripts of workflows import only Node and files of this repository', () => {
  const imports = /^import (?!type\b)[^']*'([^']+)'/gm
  const seen = new Set<string>()
  const foreign: string[] = []
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, target = ''] of readText(path).matchAll(imports)) {
      if (target.startsWith('.')) visit(posix.join(posix.dirname(path), target))
      else if (!target.startsWith('node:')) foreign.push(`${path} imports ${target}`)
    }
  }
  const scripts = readdirSync(`${root}.github/scripts`, { recursive: true, encoding: 'utf8' })
  for (const name of scripts.filter(name => name.endsWith('.mjs'))) {
    visit(`.github/scripts/${name.replaceAll('\\', '/')}`)
  }
  expect(seen).toContain('sandbox/run-action.mjs')
  expect(foreign).toEqual([])
})

test('the release workflow uses no cache', () => {
  const release = readText('.github/workflows/release.yml')
  expect(release).toContain('package-manager-cache: false')
  expect(release).not.toMatch(/^\s*cache:|actions\/cache/m)
})
