import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parse } from 'yaml'
import { readChangelog } from '../../build/changelog.mjs'
import { inputVariables } from '../../sandbox/run-action.mjs'
import {
  checkPreviewInputs,
  checkSendInputs,
  checkServiceInputs,
  type PreviewInputs,
  previewInputs,
  type SendInputs,
  type ServiceInputs,
  sendInputs,
  serviceInputs,
} from '../../src/inputs/settings.ts'
import { readInputs } from '../../src/runner/inputs.ts'
import { version } from '../../src/version.ts'
import { noSecrets } from '../helpers/inputs.ts'
import { runAction } from '../helpers/runner.ts'
import { problemsIn, readText, root } from './workflow-files.ts'

interface Manifest {
  inputs: Record<string, { description: string; required: boolean; default?: unknown }>
  outputs: Record<string, { description: string }>
  runs: Record<string, string>
}

const read = (path: string): Manifest => parse(readText(path))
const [send, list, preview] = [read('action.yml'), read('audiences/action.yml'), read('preview/action.yml')]
const files = [
  ['action.yml', send],
  ['audiences/action.yml', list],
  ['preview/action.yml', preview],
] as const

test.each(files)('%s is valid, and runs a file that exists with the Node of the runner', async (path, manifest) => {
  expect(await problemsIn(path, readText(path))).toEqual([])
  expect(manifest.runs).toEqual({ using: 'node24', main: expect.any(String) })
  const main = join(root, dirname(path), manifest.runs.main ?? '')
  expect(main.startsWith(join(root, 'dist')) && existsSync(main)).toBe(true)
  // Any other expression makes the runner refuse to load it.
  const expressions = readText(path).match(/\$\{\{.*/g)
  expect(expressions).toEqual(path === 'action.yml' ? [`\${{ github.token }}`] : null)
})

test.each(files)('%s describes every input and output in a line, and has its defaults in quotes', (_, manifest) => {
  for (const { description, required, default: value } of Object.values(manifest.inputs)) {
    expect(description).toMatch(/^.{5,200}$/)
    expect(typeof required).toBe('boolean')
    // The runner would take 1.10 for 1.1.
    expect(typeof value).toMatch(required ? 'undefined' : /undefined|string/)
  }
  for (const { description } of Object.values(manifest.outputs)) expect(description).toMatch(/^.{5,200}$/)
})

const environment = process.env
beforeEach(() => {
  process.env = { ...environment }
})
afterEach(() => {
  jest.restoreAllMocks()
  process.env = environment
})

test.each([
  ['send', send, sendInputs],
  ['audiences', list, serviceInputs],
  ['preview', preview, previewInputs],
] as const)('the %s action reads the inputs of its manifest, and masks the secret ones', (_, manifest, names) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const values = Object.fromEntries(Object.keys(manifest.inputs).map(name => [name, `value of ${name}`]))
  Object.assign(process.env, inputVariables(values))
  expect(readInputs<string>(names)).toEqual(values)
  const commands = write.mock.calls.map(([text]) => String(text).trim()).filter(text => text.startsWith('::'))
  const secrets = Object.keys(values).filter(name => name.endsWith('-token'))
  expect(commands.sort()).toEqual(secrets.map(name => `::add-mask::value of ${name}`).sort())
})

/** What every action needs, and the other inputs of a manifest with their declared defaults or without. */
function given<Inputs>({ inputs }: Manifest, withDefaults: boolean): Inputs {
  const needed = {
    'base-url': 'https://push.example.com',
    'api-token': 'a-token-of-a-site',
    target: 'all',
    'payload-files': 'campaigns/*.yml',
    // Its default is an expression, which the runner replaces.
    'github-token': '',
  }
  const values = Object.entries(inputs).map(([name, { default: value = '' }]) => [name, withDefaults ? value : ''])
  const own = Object.entries(needed).filter(([name]) => Object.hasOwn(inputs, name))
  return Object.fromEntries([...values, ...own])
}

const checks = {
  send: (withDefaults: boolean) => checkSendInputs(given<SendInputs>(send, withDefaults), noSecrets),
  audiences: (withDefaults: boolean) => checkServiceInputs(given<ServiceInputs>(list, withDefaults), noSecrets),
  preview: (withDefaults: boolean) => checkPreviewInputs(given<PreviewInputs>(preview, withDefaults), noSecrets),
}

test.each([
  ['send', { target: 'all', dryRun: false }],
  ['audiences', { timeout: 30, retries: 3 }],
  ['preview', { checkUrls: false, timeout: 30 }],
] as const)('the manifest of the %s action declares the defaults that the code has', (action, some) => {
  const declared = checks[action](true)
  expect(declared).toMatchObject({ problems: [], settings: expect.objectContaining(some) })
  expect(declared.settings).toEqual(checks[action](false).settings)
})

test('an input that has an effect without being given says so with a default, the same in each action', () => {
  for (const [key, value] of Object.entries(checks.send(false).settings ?? {})) {
    const name = key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const { required, default: declared } = send.inputs[name] ?? {}
    if (!required && value !== undefined) expect(`${name}: ${declared}`).toBe(`${name}: ${value}`)
  }
  const { retries, ...same } = list.inputs
  expect(send.inputs).toMatchObject(same)
  expect(send.inputs.retries?.default).toBe(retries?.default)
})

test.each([
  ['send', send],
  ['audiences', list],
  ['preview', preview],
] as const)('the %s action sets all the outputs of its manifest, also if it fails', async (action, manifest) => {
  const { exitCode, outputs } = await runAction({ action, inputs: {} })
  expect({ exitCode, ...outputs }).toMatchObject({ exitCode: 1, reason: 'invalid-input' })
  expect(Object.keys(outputs)).toEqual(Object.keys(manifest.outputs))
})

test('package.json, its lock file, the User-Agent and the changelog name one version', () => {
  const [own, lock] = [JSON.parse(readText('package.json')), JSON.parse(readText('package-lock.json'))]
  const changelog = readChangelog(readText('CHANGELOG.md')).newest.version
  expect(new Set([own.version, version, lock.version, lock.packages[''].version, changelog]).size).toBe(1)
})
