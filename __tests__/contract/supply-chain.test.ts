import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { type Job, jobsOf, readText, workflowsIn } from './workflow-files.ts'

interface Locked {
  integrity?: string
  link?: boolean
}

const lock: Record<string, Locked> = JSON.parse(readText('package-lock.json')).packages
const manifest = JSON.parse(readText('package.json'))

test('no dependency runs a script when it is installed', () => {
  expect(readText('.npmrc').split('\n')).toContain('ignore-scripts=true')
})

test('every locked package has a hash, unless it is a folder of this repository', () => {
  const foreign = Object.entries(lock).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  expect(foreign.length).toBeGreaterThan(200)
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('every dependency has one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const versions = Object.values<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter(version => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$|^file:build\/stubs\//.test(version))).toEqual([])
})

test('the built actions can start no process and evaluate no text', () => {
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(2)
  const found = scripts.filter(name =>
    /child_process|worker_threads|\beval\(|\bFunction\(|node:vm\b/.test(readText(`dist/${name.replaceAll('\\', '/')}`)),
  )
  expect(found).toEqual([])
})

describe('a job that may write or sign runs no code of a dependency', () => {
  const mayWrite = ({ permissions = {} }: Job) => Object.values(permissions).includes('write')
  const jobs = workflowsIn('.github/workflows').flatMap(file =>
    jobsOf(file).map(([name, job]) => [`${file.path} ${name}`, job] as const),
  )

  test.each(jobs.filter(([, job]) => mayWrite(job)))('%s', (_, job) => {
    for (const { run = '', uses = '' } of job.steps) {
      expect(run).not.toMatch(/\bnp[mx]\b/)
      expect(uses).not.toMatch(/^actions\/(setup-node|cache)@/)
    }
  })

  test('and nothing but the token of the run itself is used', () => {
    for (const [, job] of jobs) expect(JSON.stringify(job)).not.toMatch(/secrets\./)
  })
})

test('a release takes nothing out of a cache', () => {
  const release = readText('.github/workflows/release.yml')
  expect(release).toContain('package-manager-cache: false')
  expect(release).not.toMatch(/^\s*cache:|actions\/cache/m)
})
