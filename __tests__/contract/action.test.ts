import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { parse } from 'yaml'
import { readChangelog } from '../../build/changelog.mjs'
import {
  checkPreviewInputs,
  checkSendInputs,
  checkServiceInputs,
  type PreviewInputs,
  type SendInputs,
  type ServiceInputs,
} from '../../src/inputs/settings.ts'
import { outputNames } from '../../src/report/result.ts'
import { readPreviewInputs, readSendInputs, readServiceInputs } from '../../src/runner/inputs.ts'
import { version } from '../../src/version.ts'
import { noSecrets } from '../helpers/inputs.ts'
import { inputVariables, runAction } from '../helpers/runner.ts'
import { problemsIn, readText } from './workflow-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Manifest {
  inputs: Record<string, { description: string; required: boolean; default?: unknown }>
  outputs: Record<string, { description: string }>
  runs: Record<string, string>
}

const read = (path: string): Manifest => parse(readText(path))
const manifests = ['action.yml', 'audiences/action.yml', 'preview/action.yml'].map(path => [path, read(path)] as const)
const [send, list, preview] = [read('action.yml'), read('audiences/action.yml'), read('preview/action.yml')]

describe.each(manifests)('%s', (path, manifest) => {
  test('is a valid manifest', async () => {
    expect(await problemsIn(path, readText(path))).toEqual([])
  })

  test('runs a file that is there with the Node of the runner, and nothing before or after', () => {
    expect(manifest.runs).toEqual({ using: 'node24', main: expect.any(String) })
    const main = join(root, dirname(path), manifest.runs.main ?? '')
    expect(main.startsWith(join(root, 'dist'))).toBe(true)
    expect(existsSync(main)).toBe(true)
  })

  test('quotes its defaults, since the runner would take 1.10 for 1.1', () => {
    for (const { default: value = '' } of Object.values(manifest.inputs)) expect(value).toEqual(expect.any(String))
  })

  test('has no expression that makes the runner refuse to load it', () => {
    const expressions = readText(path).match(/\$\{\{.*/g)
    expect(expressions).toEqual(path === 'action.yml' ? [`\${{ github.token }}`] : null)
  })

  test('describes every input and output in a line, and says what is required', () => {
    for (const { description, required } of Object.values(manifest.inputs)) {
      expect(description).toMatch(/^.{5,200}$/)
      expect(typeof required).toBe('boolean')
    }
    for (const { description } of Object.values(manifest.outputs)) expect(description).toMatch(/^.{5,200}$/)
  })

  test('has no default for an input that must be given', () => {
    for (const { required, default: value } of Object.values(manifest.inputs)) {
      if (required) expect(value).toBeUndefined()
    }
  })
})

describe('the inputs', () => {
  const before = process.env

  beforeEach(() => {
    // Reading a secret masks it with a command on standard output.
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    process.env = { ...before }
  })
  afterEach(() => {
    jest.restoreAllMocks()
    process.env = before
  })

  const cases = [
    ['the send action', send, readSendInputs],
    ['the audiences action', list, readServiceInputs],
    ['the preview action', preview, readPreviewInputs],
  ] as const

  test.each(cases)('of %s are those that it reads, each under its own name', (_, manifest, readInputs) => {
    const values = Object.fromEntries(Object.keys(manifest.inputs).map(name => [name, `value of ${name}`]))
    Object.assign(process.env, inputVariables(values))
    expect(readInputs()).toEqual(values)
  })

  test.each(cases)('of %s are masked if they are secret', (_, manifest, readInputs) => {
    Object.assign(
      process.env,
      inputVariables(Object.fromEntries(Object.keys(manifest.inputs).map(name => [name, name]))),
    )
    readInputs()
    const commands = jest.mocked(process.stdout.write).mock.calls.map(([text]) => String(text).trim())
    const secrets = Object.keys(manifest.inputs).filter(name => name.endsWith('-token'))
    expect(commands.filter(text => text.startsWith('::')).sort()).toEqual(
      secrets.map(name => `::add-mask::${name}`).sort(),
    )
  })

  const required: Record<string, string> = {
    'base-url': 'https://push.example.com',
    'api-token': 'a-token-of-a-site',
    target: 'all',
  }
  // The default of `github-token` is an expression, which the runner replaces.
  const declaredDefault = (manifest: Manifest, name: string) =>
    name === 'github-token' ? '' : (manifest.inputs[name]?.default ?? '')
  const given = (manifest: Manifest, withDefaults: boolean) =>
    Object.fromEntries(
      Object.keys(manifest.inputs).map(name => [
        name,
        required[name] ?? (withDefaults ? declaredDefault(manifest, name) : ''),
      ]),
    )

  test('of the send action have the defaults that the code has', () => {
    const declared = checkSendInputs(given(send, true) as SendInputs, noSecrets)
    expect(declared).toMatchObject({
      problems: [],
      settings: expect.objectContaining({ target: 'all', dryRun: false }),
    })
    expect(declared.settings).toEqual(checkSendInputs(given(send, false) as SendInputs, noSecrets).settings)
  })

  test('of the audiences action have the defaults that the code has', () => {
    const declared = checkServiceInputs(given(list, true) as ServiceInputs, noSecrets)
    expect(declared).toMatchObject({ problems: [], settings: expect.objectContaining({ timeout: 30, retries: 3 }) })
    expect(declared.settings).toEqual(checkServiceInputs(given(list, false) as ServiceInputs, noSecrets).settings)
  })

  test('of the preview action have the defaults that the code has', () => {
    const files = { 'payload-files': 'campaigns/*.yml' }
    const check = (withDefaults: boolean) =>
      checkPreviewInputs({ ...(given(preview, withDefaults) as PreviewInputs), ...files }, noSecrets)
    expect(check(true)).toMatchObject({ problems: [], settings: { checkUrls: false, timeout: 30 } })
    expect(check(true).settings).toEqual(check(false).settings)
  })

  test('that can be left out and have an effect then say so with a default', () => {
    const own = checkSendInputs(given(send, false) as SendInputs, noSecrets).settings
    for (const [key, value] of Object.entries(own ?? {})) {
      const name = key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
      const { required, default: declared } = send.inputs[name] ?? {}
      if (!required && value !== undefined) expect(`${name}: ${declared}`).toBe(`${name}: ${value}`)
    }
  })

  test('that both actions have are the same', () => {
    for (const name of ['base-url', 'api-token', 'timeout', 'summary']) {
      expect(list.inputs[name]).toEqual(send.inputs[name])
    }
    expect(list.inputs.retries?.default).toBe(send.inputs.retries?.default)
  })
})

describe('the outputs', () => {
  test('of the send action are those of the code', () => {
    expect(Object.keys(send.outputs)).toEqual([...outputNames])
  })

  test.each([
    ['send', send],
    ['audiences', list],
    ['preview', preview],
  ] as const)('of the built %s action are all set, also where it fails', async (action, manifest) => {
    const { exitCode, outputs } = await runAction({ action, inputs: {} })
    expect(exitCode).toBe(1)
    expect(outputs.reason).toBe('invalid-input')
    expect(Object.keys(outputs)).toEqual(Object.keys(manifest.outputs))
  })
})

test('package.json, its lock file, the User-Agent and the changelog name one version', () => {
  const changelog = readChangelog(readText('CHANGELOG.md')).newest.version
  const lock = JSON.parse(readText('package-lock.json'))
  expect([version, lock.version, lock.packages[''].version, changelog]).toEqual(
    Array(4).fill(JSON.parse(readText('package.json')).version),
  )
})
